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
#line 122 "fa-kernels/src/forward/stream/layout.rs"
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 128 "fa-kernels/src/forward/stream/layout.rs"
    const u32 t9 = t8 + 24576u;
    const u32 t10 = t9 + 24576u;
#line 40 "fa-kernels/src/forward/stream/mod.rs"
    const bool t11 = thread == 0u;
#line 40 "fa-kernels/src/forward/stream/mod.rs"
    if (t11) {
#line 147 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 48u;
#line 148 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 24u;
#line 149 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t13) : "memory");
#line 151 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t14 = t10 + 72u;
#line 151 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t14) : "memory");
#line 147 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t15 = t10 + 8u;
#line 147 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 56u;
#line 148 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 32u;
#line 149 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t17) : "memory");
#line 151 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t18 = t10 + 80u;
#line 151 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t18) : "memory");
#line 147 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t19 = t10 + 16u;
#line 147 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 64u;
#line 148 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 40u;
#line 149 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t21) : "memory");
#line 151 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t22 = t10 + 88u;
#line 151 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t22) : "memory");
#line 155 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t23 = t10 + 96u;
#line 155 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 112u;
#line 156 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t24) : "memory");
#line 155 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t25 = t10 + 104u;
#line 155 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 120u;
#line 156 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t26) : "memory");
#line 158 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 43 "fa-kernels/src/forward/stream/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 45 "fa-kernels/src/forward/stream/mod.rs"
    const u32 t27 = seq_q + 255u;
#line 45 "fa-kernels/src/forward/stream/mod.rs"
    const u32 tiles = t27 >> 8u;
    const u32 t29 = tiles * heads;
#line 46 "fa-kernels/src/forward/stream/mod.rs"
    const u32 total = t29 * batch;
#line 48 "fa-kernels/src/forward/stream/mod.rs"
    const bool t31 = warpgroup == 0u;
#line 48 "fa-kernels/src/forward/stream/mod.rs"
    if (t31) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t32 = thread == 0u;
#line 50 "fa-kernels/src/forward/stream/mod.rs"
        if (t32) {
#line 19 "fa-kernels/src/forward/stream/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 48 "fa-kernels/src/forward/stream/work.rs"
            const u32 place = blockIdx.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t34 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t35 = tile * t34;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t36 = t35 + place;
#line 21 "fa-kernels/src/forward/stream/producer.rs"
            u32 index = t36;
            while (true) {
#line 22 "fa-kernels/src/forward/stream/producer.rs"
                const bool t37 = index < total;
                if (!t37) break;
#line 65 "fa-kernels/src/forward/stream/work.rs"
                const u32 t38 = index / tiles;
#line 65 "fa-kernels/src/forward/stream/work.rs"
                const u32 t39 = index % tiles;
#line 67 "fa-kernels/src/forward/stream/work.rs"
                const u32 t40 = t39 << 8u;
#line 67 "fa-kernels/src/forward/stream/work.rs"
                const u32 t41 = t38 % heads;
#line 67 "fa-kernels/src/forward/stream/work.rs"
                const u32 t42 = t38 / heads;
#line 167 "fa-kernels/src/forward/problem.rs"
                const u32 t43 = seq_k + 63u;
#line 167 "fa-kernels/src/forward/problem.rs"
                const u32 t44 = t43 >> 6u;
#line 167 "fa-kernels/src/forward/problem.rs"
                const u32 end = t44 > 1u ? t44 : 1u;
#line 169 "fa-kernels/src/forward/problem.rs"
                const u32 t46 = seq_k >> 6u;
#line 169 "fa-kernels/src/forward/problem.rs"
                const u32 whole = t46 < end ? t46 : end;
#line 174 "fa-kernels/src/forward/problem.rs"
                const u32 t48 = end - whole;
#line 174 "fa-kernels/src/forward/problem.rs"
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
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t60 = slot << 15u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t61 = smem_1 + t60;
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t61), "l"(q), "r"(t59), "r"(0u), "r"(t41), "r"(t40), "r"(t42) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t62 = t40 + 64u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t63 = slot << 15u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t64 = smem_1 + t63;
#line 55 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t65 = t64 + 8192u;
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t65), "l"(q), "r"(t59), "r"(0u), "r"(t41), "r"(t62), "r"(t42) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t66 = t40 + 128u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t67 = slot << 15u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t68 = smem_1 + t67;
#line 55 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t69 = t68 + 16384u;
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t69), "l"(q), "r"(t59), "r"(0u), "r"(t41), "r"(t66), "r"(t42) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t70 = t40 + 192u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t71 = slot << 15u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
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
#line 48 "fa-kernels/src/forward/stream/work.rs"
                const u32 place_2 = blockIdx.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
                const u32 t101 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
                const u32 t102 = tile * t101;
#line 50 "fa-kernels/src/forward/stream/work.rs"
                const u32 t103 = t102 + place_2;
#line 39 "fa-kernels/src/forward/stream/producer.rs"
                index = t103;
            }
        }
    } else {
#line 54 "fa-kernels/src/forward/stream/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 112;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 164 "fa-kernels/src/forward/stream/layout.rs"
        const u32 own = index_2 << 13u;
        const u32 t107 = smem_1 + own;
#line 165 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t108 = t7 + own;
#line 56 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t109 = warp & 3u;
#line 56 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t110 = t109 << 4u;
#line 56 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t111 = index_2 << 6u;
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
        const u32 t113 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
        const u32 t114 = count * t113;
#line 50 "fa-kernels/src/forward/stream/work.rs"
        const u32 t115 = t114 + place_3;
#line 66 "fa-kernels/src/forward/stream/consumer.rs"
        u32 index_3 = t115;
#line 23 "fa-kernels/src/forward/stream/turn.rs"
        const bool t116 = index_2 == 3u;
#line 23 "fa-kernels/src/forward/stream/turn.rs"
        if (t116) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 68 "fa-kernels/src/forward/stream/consumer.rs"
        while (true) {
#line 68 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t117 = index_3 < total;
            if (!t117) break;
#line 65 "fa-kernels/src/forward/stream/work.rs"
            const u32 t118 = index_3 / tiles;
#line 65 "fa-kernels/src/forward/stream/work.rs"
            const u32 t119 = index_3 % tiles;
#line 67 "fa-kernels/src/forward/stream/work.rs"
            const u32 t120 = t119 << 8u;
#line 67 "fa-kernels/src/forward/stream/work.rs"
            const u32 t121 = t118 % heads;
#line 67 "fa-kernels/src/forward/stream/work.rs"
            const u32 t122 = t118 / heads;
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 t123 = seq_k + 63u;
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 t124 = t123 >> 6u;
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 end_2 = t124 > 1u ? t124 : 1u;
#line 169 "fa-kernels/src/forward/problem.rs"
            const u32 t126 = seq_k >> 6u;
#line 169 "fa-kernels/src/forward/problem.rs"
            const u32 whole_2 = t126 < end_2 ? t126 : end_2;
#line 174 "fa-kernels/src/forward/problem.rs"
            const u32 t128 = end_2 - whole_2;
#line 174 "fa-kernels/src/forward/problem.rs"
            const u32 t129 = t128 < end_2 ? t128 : end_2;
#line 83 "fa-kernels/src/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 83 "fa-kernels/src/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 83 "fa-kernels/src/softmax.rs"
            f32 row_sum = 0.0f;
#line 83 "fa-kernels/src/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t130 = count & 1u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t131 = t130 + 12u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t132 = t131 << 3u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t133 = t10 + t132;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t134 = count >> 1u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t135 = t134 & 1u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t133), "r"(t135) : "memory");
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t136 = passed_2 % 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t137 = t136 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t138 = t10 + t137;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t139 = passed_2 / 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t140 = t139 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t138), "r"(t140) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t141 = count & 1u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
            const u32 t142 = t141 << 15u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
            const u32 t143 = t107 + t142;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t144 = passed_2 % 3u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t145 = t144 << 13u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t146 = t8 + t145;
            const u32 t147 = t143 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t148 = t147 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t149 = (u64)t148;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t150 = t146 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t151 = t150 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t152 = (u64)t151;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t153 = t149 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t154 = t152 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t153), "l"(t154) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t155 = t149 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t156 = t152 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t155), "l"(t156) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t157 = t149 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t158 = t152 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t157), "l"(t158) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t159 = t149 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t160 = t152 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t159), "l"(t160) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 153 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t161 = passed_2 % 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t162 = t161 + 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t163 = t162 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t164 = t10 + t163;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t165 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            if (t165) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t164) : "memory");
            }
#line 281 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t166 = t129 != 0u;
#line 281 "fa-kernels/src/forward/stream/consumer.rs"
            if (t166) {
#line 290 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t167 = end_2 - 1u;
#line 290 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_key = t167 << 6u;
                const u32 t169 = t120 + t111;
#line 291 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_query = t169 + t110;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t171 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t172 = t171 << 1u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 column = first_key + t172;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t174 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t175 = first_query + t174;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t176 = seq_k > column ? seq_k : column;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_3 = t176 - column;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible = 0u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t179 = visible ? s : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s = t179;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_2 = 1u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t181 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_2 = t181;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_3 = 8u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t183 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_5 = t183;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_4 = 9u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t185 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_6 = t185;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_5 = 16u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t187 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_9 = t187;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_6 = 17u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t189 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_10 = t189;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_7 = 24u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t191 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_13 = t191;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_8 = 25u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t193 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_14 = t193;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_9 = 32u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t195 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_17 = t195;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_10 = 33u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t197 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_18 = t197;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_11 = 40u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t199 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_21 = t199;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_12 = 41u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t201 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_22 = t201;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_13 = 48u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t203 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_25 = t203;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_14 = 49u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t205 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_26 = t205;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_15 = 56u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t207 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_29 = t207;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_16 = 57u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t209 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_30 = t209;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t210 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t211 = first_query + t210;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t212 = t211 + 8u;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t213 = seq_k > column ? seq_k : column;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_4 = t213 - column;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_17 = 0u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t216 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_3 = t216;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_18 = 1u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t218 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_4 = t218;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_19 = 8u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t220 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_7 = t220;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_20 = 9u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t222 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_8 = t222;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_21 = 16u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t224 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_11 = t224;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_22 = 17u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t226 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_12 = t226;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_23 = 24u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t228 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_15 = t228;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_24 = 25u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t230 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_16 = t230;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_25 = 32u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t232 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_19 = t232;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_26 = 33u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t234 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_20 = t234;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_27 = 40u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t236 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_23 = t236;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_28 = 41u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t238 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_24 = t238;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_29 = 48u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t240 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_27 = t240;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_30 = 49u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t242 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_28 = t242;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_31 = 56u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t244 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_31 = t244;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_32 = 57u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t246 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_32 = t246;
            }
#line 168 "fa-kernels/src/softmax.rs"
            const f32 old = row_max;
#line 182 "fa-kernels/src/softmax.rs"
            f32 t248;
            asm("max.f32 %0, %1, %2;" : "=f"(t248) : "f"(old), "f"(s));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t249;
            asm("max.f32 %0, %1, %2;" : "=f"(t249) : "f"(t248), "f"(s_9));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t250;
            asm("max.f32 %0, %1, %2;" : "=f"(t250) : "f"(s_2), "f"(s_10));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t251;
            asm("max.f32 %0, %1, %2;" : "=f"(t251) : "f"(s_5), "f"(s_13));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t252;
            asm("max.f32 %0, %1, %2;" : "=f"(t252) : "f"(s_6), "f"(s_14));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t253;
            asm("max.f32 %0, %1, %2;" : "=f"(t253) : "f"(t249), "f"(s_17));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t254;
            asm("max.f32 %0, %1, %2;" : "=f"(t254) : "f"(t250), "f"(s_18));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t255;
            asm("max.f32 %0, %1, %2;" : "=f"(t255) : "f"(t251), "f"(s_21));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t256;
            asm("max.f32 %0, %1, %2;" : "=f"(t256) : "f"(t252), "f"(s_22));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t257;
            asm("max.f32 %0, %1, %2;" : "=f"(t257) : "f"(t253), "f"(s_25));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t258;
            asm("max.f32 %0, %1, %2;" : "=f"(t258) : "f"(t254), "f"(s_26));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t259;
            asm("max.f32 %0, %1, %2;" : "=f"(t259) : "f"(t255), "f"(s_29));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t260;
            asm("max.f32 %0, %1, %2;" : "=f"(t260) : "f"(t256), "f"(s_30));
            f32 t261;
            asm("max.f32 %0, %1, %2;" : "=f"(t261) : "f"(t257), "f"(t258));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t262;
            asm("max.f32 %0, %1, %2;" : "=f"(t262) : "f"(t259), "f"(t260));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t263;
            asm("max.f32 %0, %1, %2;" : "=f"(t263) : "f"(t261), "f"(t262));
#line 479 "fa-kernels/src/softmax.rs"
            f32 t264;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t264) : "f"(t263));
#line 479 "fa-kernels/src/softmax.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t263), "f"(t264));
#line 480 "fa-kernels/src/softmax.rs"
            f32 t266;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t266) : "f"(pair));
#line 480 "fa-kernels/src/softmax.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t266));
#line 191 "fa-kernels/src/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t269 = new_1 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
            const f32 reference = none ? 0.0f : t269;
#line 171 "fa-kernels/src/softmax.rs"
            const f32 t271 = -reference;
#line 171 "fa-kernels/src/softmax.rs"
            f32 t272;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t272) : "f"(old), "f"(scale_log2), "f"(t271));
#line 171 "fa-kernels/src/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t272));
#line 172 "fa-kernels/src/softmax.rs"
            row_max = new_1;
#line 206 "fa-kernels/src/softmax.rs"
            const f32 t274 = row_sum * rescale;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t275 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t275));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t277;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t277) : "f"(exponent));
#line 209 "fa-kernels/src/softmax.rs"
            s = t277;
            const f32 t278 = t274 + s;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t279 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t279));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t281;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t281) : "f"(exponent_2));
#line 209 "fa-kernels/src/softmax.rs"
            s_2 = t281;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t282 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t282));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t284;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t284) : "f"(exponent_3));
#line 209 "fa-kernels/src/softmax.rs"
            s_5 = t284;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t285 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t285));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t287;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t287) : "f"(exponent_4));
#line 209 "fa-kernels/src/softmax.rs"
            s_6 = t287;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t288 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t288));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t290;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t290) : "f"(exponent_5));
#line 209 "fa-kernels/src/softmax.rs"
            s_9 = t290;
            const f32 t291 = t278 + s_9;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t292 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t292));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t294;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t294) : "f"(exponent_6));
#line 209 "fa-kernels/src/softmax.rs"
            s_10 = t294;
            const f32 t295 = s_2 + s_10;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t296 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t296));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t298;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t298) : "f"(exponent_7));
#line 209 "fa-kernels/src/softmax.rs"
            s_13 = t298;
            const f32 t299 = s_5 + s_13;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t300 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t300));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t302;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t302) : "f"(exponent_8));
#line 209 "fa-kernels/src/softmax.rs"
            s_14 = t302;
            const f32 t303 = s_6 + s_14;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t304 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t304));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t306;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t306) : "f"(exponent_9));
#line 209 "fa-kernels/src/softmax.rs"
            s_17 = t306;
            const f32 t307 = t291 + s_17;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t308 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t308));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t310;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t310) : "f"(exponent_10));
#line 209 "fa-kernels/src/softmax.rs"
            s_18 = t310;
            const f32 t311 = t295 + s_18;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t312 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t312));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t314;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t314) : "f"(exponent_11));
#line 209 "fa-kernels/src/softmax.rs"
            s_21 = t314;
            const f32 t315 = t299 + s_21;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t316 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t316));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t318;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t318) : "f"(exponent_12));
#line 209 "fa-kernels/src/softmax.rs"
            s_22 = t318;
            const f32 t319 = t303 + s_22;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t320 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t320));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t322;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t322) : "f"(exponent_13));
#line 209 "fa-kernels/src/softmax.rs"
            s_25 = t322;
            const f32 t323 = t307 + s_25;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t324 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t324));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t326;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t326) : "f"(exponent_14));
#line 209 "fa-kernels/src/softmax.rs"
            s_26 = t326;
            const f32 t327 = t311 + s_26;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t328 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t328));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t330;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t330) : "f"(exponent_15));
#line 209 "fa-kernels/src/softmax.rs"
            s_29 = t330;
            const f32 t331 = t315 + s_29;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t332 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t332));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t334;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t334) : "f"(exponent_16));
#line 209 "fa-kernels/src/softmax.rs"
            s_30 = t334;
            const f32 t335 = t319 + s_30;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t336 = t323 + t327;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t337 = t331 + t335;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t338 = t336 + t337;
#line 212 "fa-kernels/src/softmax.rs"
            row_sum = t338;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 old_2 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
            f32 t340;
            asm("max.f32 %0, %1, %2;" : "=f"(t340) : "f"(old_2), "f"(s_3));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t341;
            asm("max.f32 %0, %1, %2;" : "=f"(t341) : "f"(t340), "f"(s_11));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t342;
            asm("max.f32 %0, %1, %2;" : "=f"(t342) : "f"(s_4), "f"(s_12));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t343;
            asm("max.f32 %0, %1, %2;" : "=f"(t343) : "f"(s_7), "f"(s_15));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t344;
            asm("max.f32 %0, %1, %2;" : "=f"(t344) : "f"(s_8), "f"(s_16));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t345;
            asm("max.f32 %0, %1, %2;" : "=f"(t345) : "f"(t341), "f"(s_19));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t346;
            asm("max.f32 %0, %1, %2;" : "=f"(t346) : "f"(t342), "f"(s_20));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t347;
            asm("max.f32 %0, %1, %2;" : "=f"(t347) : "f"(t343), "f"(s_23));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t348;
            asm("max.f32 %0, %1, %2;" : "=f"(t348) : "f"(t344), "f"(s_24));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t349;
            asm("max.f32 %0, %1, %2;" : "=f"(t349) : "f"(t345), "f"(s_27));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t350;
            asm("max.f32 %0, %1, %2;" : "=f"(t350) : "f"(t346), "f"(s_28));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t351;
            asm("max.f32 %0, %1, %2;" : "=f"(t351) : "f"(t347), "f"(s_31));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t352;
            asm("max.f32 %0, %1, %2;" : "=f"(t352) : "f"(t348), "f"(s_32));
            f32 t353;
            asm("max.f32 %0, %1, %2;" : "=f"(t353) : "f"(t349), "f"(t350));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t354;
            asm("max.f32 %0, %1, %2;" : "=f"(t354) : "f"(t351), "f"(t352));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t355;
            asm("max.f32 %0, %1, %2;" : "=f"(t355) : "f"(t353), "f"(t354));
#line 479 "fa-kernels/src/softmax.rs"
            f32 t356;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t356) : "f"(t355));
#line 479 "fa-kernels/src/softmax.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t355), "f"(t356));
#line 480 "fa-kernels/src/softmax.rs"
            f32 t358;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t358) : "f"(pair_2));
#line 480 "fa-kernels/src/softmax.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t358));
#line 191 "fa-kernels/src/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t361 = new_2 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t361;
#line 171 "fa-kernels/src/softmax.rs"
            const f32 t363 = -reference_2;
#line 171 "fa-kernels/src/softmax.rs"
            f32 t364;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t364) : "f"(old_2), "f"(scale_log2), "f"(t363));
#line 171 "fa-kernels/src/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t364));
#line 172 "fa-kernels/src/softmax.rs"
            row_max_2 = new_2;
#line 206 "fa-kernels/src/softmax.rs"
            const f32 t366 = row_sum_2 * rescale_2;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t367 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t367));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t369;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t369) : "f"(exponent_17));
#line 209 "fa-kernels/src/softmax.rs"
            s_3 = t369;
            const f32 t370 = t366 + s_3;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t371 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t371));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t373;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t373) : "f"(exponent_18));
#line 209 "fa-kernels/src/softmax.rs"
            s_4 = t373;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t374 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t374));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t376;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t376) : "f"(exponent_19));
#line 209 "fa-kernels/src/softmax.rs"
            s_7 = t376;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t377 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t377));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t379;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t379) : "f"(exponent_20));
#line 209 "fa-kernels/src/softmax.rs"
            s_8 = t379;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t380 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t380));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t382;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t382) : "f"(exponent_21));
#line 209 "fa-kernels/src/softmax.rs"
            s_11 = t382;
            const f32 t383 = t370 + s_11;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t384 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t384));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t386;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t386) : "f"(exponent_22));
#line 209 "fa-kernels/src/softmax.rs"
            s_12 = t386;
            const f32 t387 = s_4 + s_12;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t388 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t388));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t390;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t390) : "f"(exponent_23));
#line 209 "fa-kernels/src/softmax.rs"
            s_15 = t390;
            const f32 t391 = s_7 + s_15;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t392 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t392));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t394;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t394) : "f"(exponent_24));
#line 209 "fa-kernels/src/softmax.rs"
            s_16 = t394;
            const f32 t395 = s_8 + s_16;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t396 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t396));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t398;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t398) : "f"(exponent_25));
#line 209 "fa-kernels/src/softmax.rs"
            s_19 = t398;
            const f32 t399 = t383 + s_19;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t400 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t400));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t402;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t402) : "f"(exponent_26));
#line 209 "fa-kernels/src/softmax.rs"
            s_20 = t402;
            const f32 t403 = t387 + s_20;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t404 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t404));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t406;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t406) : "f"(exponent_27));
#line 209 "fa-kernels/src/softmax.rs"
            s_23 = t406;
            const f32 t407 = t391 + s_23;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t408 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t408));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t410;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t410) : "f"(exponent_28));
#line 209 "fa-kernels/src/softmax.rs"
            s_24 = t410;
            const f32 t411 = t395 + s_24;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t412 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t412));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t414;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t414) : "f"(exponent_29));
#line 209 "fa-kernels/src/softmax.rs"
            s_27 = t414;
            const f32 t415 = t399 + s_27;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t416 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t416));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t418;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t418) : "f"(exponent_30));
#line 209 "fa-kernels/src/softmax.rs"
            s_28 = t418;
            const f32 t419 = t403 + s_28;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t420 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t420));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t422;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t422) : "f"(exponent_31));
#line 209 "fa-kernels/src/softmax.rs"
            s_31 = t422;
            const f32 t423 = t407 + s_31;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t424 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t424));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t426;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t426) : "f"(exponent_32));
#line 209 "fa-kernels/src/softmax.rs"
            s_32 = t426;
            const f32 t427 = t411 + s_32;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t428 = t415 + t419;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t429 = t423 + t427;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t430 = t428 + t429;
#line 212 "fa-kernels/src/softmax.rs"
            row_sum_2 = t430;
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t431;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t431) : "f"(s), "f"(s_2));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t432;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t432) : "f"(s_3), "f"(s_4));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t433;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t433) : "f"(s_5), "f"(s_6));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t434;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t434) : "f"(s_7), "f"(s_8));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t435;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t435) : "f"(s_9), "f"(s_10));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t436;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t436) : "f"(s_11), "f"(s_12));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t437;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t437) : "f"(s_13), "f"(s_14));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t438;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t438) : "f"(s_15), "f"(s_16));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t439;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t439) : "f"(s_17), "f"(s_18));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t440;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t440) : "f"(s_19), "f"(s_20));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t441;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t441) : "f"(s_21), "f"(s_22));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t442;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t442) : "f"(s_23), "f"(s_24));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t443;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t443) : "f"(s_25), "f"(s_26));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t444;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t444) : "f"(s_27), "f"(s_28));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t445;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t445) : "f"(s_29), "f"(s_30));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t446;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t446) : "f"(s_31), "f"(s_32));
#line 399 "fa-kernels/src/softmax.rs"
            p = t431;
#line 399 "fa-kernels/src/softmax.rs"
            p_2 = t432;
#line 399 "fa-kernels/src/softmax.rs"
            p_3 = t433;
#line 399 "fa-kernels/src/softmax.rs"
            p_4 = t434;
#line 399 "fa-kernels/src/softmax.rs"
            p_5 = t435;
#line 399 "fa-kernels/src/softmax.rs"
            p_6 = t436;
#line 399 "fa-kernels/src/softmax.rs"
            p_7 = t437;
#line 399 "fa-kernels/src/softmax.rs"
            p_8 = t438;
#line 399 "fa-kernels/src/softmax.rs"
            p_9 = t439;
#line 399 "fa-kernels/src/softmax.rs"
            p_10 = t440;
#line 399 "fa-kernels/src/softmax.rs"
            p_11 = t441;
#line 399 "fa-kernels/src/softmax.rs"
            p_12 = t442;
#line 399 "fa-kernels/src/softmax.rs"
            p_13 = t443;
#line 399 "fa-kernels/src/softmax.rs"
            p_14 = t444;
#line 399 "fa-kernels/src/softmax.rs"
            p_15 = t445;
#line 399 "fa-kernels/src/softmax.rs"
            p_16 = t446;
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
#line 161 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 cut_right = t129 > 1u ? t129 : 1u;
            const u32 cut_left = end_2 > cut_right ? end_2 : cut_right;
#line 179 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_2 = 1u; i_2 < end_2; i_2 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t449 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t449) : "memory");
#line 229 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t450 = passed_2 + i_2;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t451 = t450 % 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t452 = t451 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t453 = t10 + t452;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t454 = t450 / 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t455 = t454 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t453), "r"(t455) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t456 = count & 1u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t457 = t456 << 15u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t458 = t107 + t457;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t459 = t450 % 3u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t460 = t459 << 13u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t461 = t8 + t460;
                const u32 t462 = t458 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t463 = t462 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t464 = (u64)t463;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t465 = t461 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t466 = t465 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t467 = (u64)t466;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t468 = t464 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t469 = t467 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t468), "l"(t469) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t470 = t464 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t471 = t467 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t470), "l"(t471) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t472 = t464 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t473 = t467 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t472), "l"(t473) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t474 = t464 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t475 = t467 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t474), "l"(t475) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 212 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t476 = i_2 - 1u;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t477 = passed_2 + t476;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t478 = t477 % 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t479 = t478 + 6u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t480 = t479 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t481 = t10 + t480;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t482 = t477 / 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t483 = t482 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t481), "r"(t483) : "memory");
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
                const u32 t484 = t477 % 3u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t485 = t484 << 13u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t486 = t9 + t485;
                const u32 t487 = t486 >> 4u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t488 = t487 & 16383u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t489 = (u64)t488;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t490 = t489 + 4611686293338849280ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t490) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t491 = t489 + 4611686293338849408ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t491) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t492 = t489 + 4611686293338849536ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t492) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t493 = t489 + 4611686293338849664ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t493) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t494 = index_2 == 3u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t495 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next = t494 ? 0u : t495;
                const u32 t497 = next + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t497) : "memory");
#line 214 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
                const u32 t498 = passed_2 + i_2;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t499 = t498 % 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t500 = t499 + 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t501 = t500 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t502 = t10 + t501;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t503 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t503) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t502) : "memory");
                }
#line 234 "fa-kernels/src/softmax.rs"
                const f32 old_3 = row_max;
#line 182 "fa-kernels/src/softmax.rs"
                f32 t504;
                asm("max.f32 %0, %1, %2;" : "=f"(t504) : "f"(old_3), "f"(s));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t505;
                asm("max.f32 %0, %1, %2;" : "=f"(t505) : "f"(t504), "f"(s_9));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t506;
                asm("max.f32 %0, %1, %2;" : "=f"(t506) : "f"(s_2), "f"(s_10));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t507;
                asm("max.f32 %0, %1, %2;" : "=f"(t507) : "f"(s_5), "f"(s_13));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t508;
                asm("max.f32 %0, %1, %2;" : "=f"(t508) : "f"(s_6), "f"(s_14));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t509;
                asm("max.f32 %0, %1, %2;" : "=f"(t509) : "f"(t505), "f"(s_17));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t510;
                asm("max.f32 %0, %1, %2;" : "=f"(t510) : "f"(t506), "f"(s_18));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t511;
                asm("max.f32 %0, %1, %2;" : "=f"(t511) : "f"(t507), "f"(s_21));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t512;
                asm("max.f32 %0, %1, %2;" : "=f"(t512) : "f"(t508), "f"(s_22));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t513;
                asm("max.f32 %0, %1, %2;" : "=f"(t513) : "f"(t509), "f"(s_25));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t514;
                asm("max.f32 %0, %1, %2;" : "=f"(t514) : "f"(t510), "f"(s_26));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t515;
                asm("max.f32 %0, %1, %2;" : "=f"(t515) : "f"(t511), "f"(s_29));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t516;
                asm("max.f32 %0, %1, %2;" : "=f"(t516) : "f"(t512), "f"(s_30));
                f32 t517;
                asm("max.f32 %0, %1, %2;" : "=f"(t517) : "f"(t513), "f"(t514));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t518;
                asm("max.f32 %0, %1, %2;" : "=f"(t518) : "f"(t515), "f"(t516));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t519;
                asm("max.f32 %0, %1, %2;" : "=f"(t519) : "f"(t517), "f"(t518));
#line 479 "fa-kernels/src/softmax.rs"
                f32 t520;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t520) : "f"(t519));
#line 479 "fa-kernels/src/softmax.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t519), "f"(t520));
#line 480 "fa-kernels/src/softmax.rs"
                f32 t522;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t522) : "f"(pair_3));
#line 480 "fa-kernels/src/softmax.rs"
                f32 news;
                asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t522));
#line 234 "fa-kernels/src/softmax.rs"
                const f32 old_4 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
                f32 t524;
                asm("max.f32 %0, %1, %2;" : "=f"(t524) : "f"(old_4), "f"(s_3));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t525;
                asm("max.f32 %0, %1, %2;" : "=f"(t525) : "f"(t524), "f"(s_11));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t526;
                asm("max.f32 %0, %1, %2;" : "=f"(t526) : "f"(s_4), "f"(s_12));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t527;
                asm("max.f32 %0, %1, %2;" : "=f"(t527) : "f"(s_7), "f"(s_15));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t528;
                asm("max.f32 %0, %1, %2;" : "=f"(t528) : "f"(s_8), "f"(s_16));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t529;
                asm("max.f32 %0, %1, %2;" : "=f"(t529) : "f"(t525), "f"(s_19));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t530;
                asm("max.f32 %0, %1, %2;" : "=f"(t530) : "f"(t526), "f"(s_20));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t531;
                asm("max.f32 %0, %1, %2;" : "=f"(t531) : "f"(t527), "f"(s_23));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t532;
                asm("max.f32 %0, %1, %2;" : "=f"(t532) : "f"(t528), "f"(s_24));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t533;
                asm("max.f32 %0, %1, %2;" : "=f"(t533) : "f"(t529), "f"(s_27));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t534;
                asm("max.f32 %0, %1, %2;" : "=f"(t534) : "f"(t530), "f"(s_28));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t535;
                asm("max.f32 %0, %1, %2;" : "=f"(t535) : "f"(t531), "f"(s_31));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t536;
                asm("max.f32 %0, %1, %2;" : "=f"(t536) : "f"(t532), "f"(s_32));
                f32 t537;
                asm("max.f32 %0, %1, %2;" : "=f"(t537) : "f"(t533), "f"(t534));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t538;
                asm("max.f32 %0, %1, %2;" : "=f"(t538) : "f"(t535), "f"(t536));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t539;
                asm("max.f32 %0, %1, %2;" : "=f"(t539) : "f"(t537), "f"(t538));
#line 479 "fa-kernels/src/softmax.rs"
                f32 t540;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t540) : "f"(t539));
#line 479 "fa-kernels/src/softmax.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t539), "f"(t540));
#line 480 "fa-kernels/src/softmax.rs"
                f32 t542;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t542) : "f"(pair_4));
#line 480 "fa-kernels/src/softmax.rs"
                f32 news_2;
                asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t542));
#line 242 "fa-kernels/src/softmax.rs"
                const f32 old_5 = row_max;
#line 244 "fa-kernels/src/softmax.rs"
                const f32 t544 = news - old_5;
#line 244 "fa-kernels/src/softmax.rs"
                const f32 t545 = t544 * scale_log2;
#line 244 "fa-kernels/src/softmax.rs"
                const bool t546 = 8.0f < t545;
#line 242 "fa-kernels/src/softmax.rs"
                const f32 old_6 = row_max_2;
#line 244 "fa-kernels/src/softmax.rs"
                const f32 t547 = news_2 - old_6;
#line 244 "fa-kernels/src/softmax.rs"
                const f32 t548 = t547 * scale_log2;
#line 244 "fa-kernels/src/softmax.rs"
                const bool t549 = 8.0f < t548;
#line 247 "fa-kernels/src/softmax.rs"
                const bool t550 = t546 | t549;
#line 247 "fa-kernels/src/softmax.rs"
                const bool rose = __any_sync(0xffffffffu, t550);
#line 252 "fa-kernels/src/softmax.rs"
                const f32 old_7 = row_max;
                const f32 new_3 = rose ? news : old_7;
#line 191 "fa-kernels/src/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t555 = new_3 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t555;
#line 255 "fa-kernels/src/softmax.rs"
                const f32 t557 = -reference_3;
#line 255 "fa-kernels/src/softmax.rs"
                f32 t558;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t558) : "f"(old_7), "f"(scale_log2), "f"(t557));
#line 255 "fa-kernels/src/softmax.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t558));
                row_max = new_3;
#line 206 "fa-kernels/src/softmax.rs"
                const f32 t560 = row_sum * factor;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t561 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t561));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t563;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t563) : "f"(exponent_33));
#line 209 "fa-kernels/src/softmax.rs"
                s = t563;
                const f32 t564 = t560 + s;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t565 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t565));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t567;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t567) : "f"(exponent_34));
#line 209 "fa-kernels/src/softmax.rs"
                s_2 = t567;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t568 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_5), "f"(scale_log2), "f"(t568));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t570;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t570) : "f"(exponent_35));
#line 209 "fa-kernels/src/softmax.rs"
                s_5 = t570;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t571 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_6), "f"(scale_log2), "f"(t571));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t573;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t573) : "f"(exponent_36));
#line 209 "fa-kernels/src/softmax.rs"
                s_6 = t573;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t574 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_9), "f"(scale_log2), "f"(t574));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t576;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t576) : "f"(exponent_37));
#line 209 "fa-kernels/src/softmax.rs"
                s_9 = t576;
                const f32 t577 = t564 + s_9;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t578 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_10), "f"(scale_log2), "f"(t578));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t580;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t580) : "f"(exponent_38));
#line 209 "fa-kernels/src/softmax.rs"
                s_10 = t580;
                const f32 t581 = s_2 + s_10;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t582 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_13), "f"(scale_log2), "f"(t582));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t584;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t584) : "f"(exponent_39));
#line 209 "fa-kernels/src/softmax.rs"
                s_13 = t584;
                const f32 t585 = s_5 + s_13;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t586 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_14), "f"(scale_log2), "f"(t586));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t588;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t588) : "f"(exponent_40));
#line 209 "fa-kernels/src/softmax.rs"
                s_14 = t588;
                const f32 t589 = s_6 + s_14;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t590 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_17), "f"(scale_log2), "f"(t590));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t592;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t592) : "f"(exponent_41));
#line 209 "fa-kernels/src/softmax.rs"
                s_17 = t592;
                const f32 t593 = t577 + s_17;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t594 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_18), "f"(scale_log2), "f"(t594));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t596;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t596) : "f"(exponent_42));
#line 209 "fa-kernels/src/softmax.rs"
                s_18 = t596;
                const f32 t597 = t581 + s_18;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t598 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_21), "f"(scale_log2), "f"(t598));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t600;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t600) : "f"(exponent_43));
#line 209 "fa-kernels/src/softmax.rs"
                s_21 = t600;
                const f32 t601 = t585 + s_21;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t602 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_22), "f"(scale_log2), "f"(t602));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t604;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t604) : "f"(exponent_44));
#line 209 "fa-kernels/src/softmax.rs"
                s_22 = t604;
                const f32 t605 = t589 + s_22;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t606 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_25), "f"(scale_log2), "f"(t606));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t608;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t608) : "f"(exponent_45));
#line 209 "fa-kernels/src/softmax.rs"
                s_25 = t608;
                const f32 t609 = t593 + s_25;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t610 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_26), "f"(scale_log2), "f"(t610));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t612;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t612) : "f"(exponent_46));
#line 209 "fa-kernels/src/softmax.rs"
                s_26 = t612;
                const f32 t613 = t597 + s_26;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t614 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_29), "f"(scale_log2), "f"(t614));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t616;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t616) : "f"(exponent_47));
#line 209 "fa-kernels/src/softmax.rs"
                s_29 = t616;
                const f32 t617 = t601 + s_29;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t618 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_30), "f"(scale_log2), "f"(t618));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t620;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t620) : "f"(exponent_48));
#line 209 "fa-kernels/src/softmax.rs"
                s_30 = t620;
                const f32 t621 = t605 + s_30;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t622 = t609 + t613;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t623 = t617 + t621;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t624 = t622 + t623;
#line 212 "fa-kernels/src/softmax.rs"
                row_sum = t624;
#line 252 "fa-kernels/src/softmax.rs"
                const f32 old_8 = row_max_2;
                const f32 new_4 = rose ? news_2 : old_8;
#line 191 "fa-kernels/src/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t628 = new_4 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t628;
#line 255 "fa-kernels/src/softmax.rs"
                const f32 t630 = -reference_4;
#line 255 "fa-kernels/src/softmax.rs"
                f32 t631;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t631) : "f"(old_8), "f"(scale_log2), "f"(t630));
#line 255 "fa-kernels/src/softmax.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t631));
                row_max_2 = new_4;
#line 206 "fa-kernels/src/softmax.rs"
                const f32 t633 = row_sum_2 * factor_2;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t634 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_3), "f"(scale_log2), "f"(t634));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t636;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t636) : "f"(exponent_49));
#line 209 "fa-kernels/src/softmax.rs"
                s_3 = t636;
                const f32 t637 = t633 + s_3;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t638 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_4), "f"(scale_log2), "f"(t638));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t640;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t640) : "f"(exponent_50));
#line 209 "fa-kernels/src/softmax.rs"
                s_4 = t640;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t641 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_7), "f"(scale_log2), "f"(t641));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t643;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t643) : "f"(exponent_51));
#line 209 "fa-kernels/src/softmax.rs"
                s_7 = t643;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t644 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_8), "f"(scale_log2), "f"(t644));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t646;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t646) : "f"(exponent_52));
#line 209 "fa-kernels/src/softmax.rs"
                s_8 = t646;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t647 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_11), "f"(scale_log2), "f"(t647));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t649;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t649) : "f"(exponent_53));
#line 209 "fa-kernels/src/softmax.rs"
                s_11 = t649;
                const f32 t650 = t637 + s_11;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t651 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_12), "f"(scale_log2), "f"(t651));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t653;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t653) : "f"(exponent_54));
#line 209 "fa-kernels/src/softmax.rs"
                s_12 = t653;
                const f32 t654 = s_4 + s_12;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t655 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_15), "f"(scale_log2), "f"(t655));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t657;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t657) : "f"(exponent_55));
#line 209 "fa-kernels/src/softmax.rs"
                s_15 = t657;
                const f32 t658 = s_7 + s_15;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t659 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_16), "f"(scale_log2), "f"(t659));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t661;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t661) : "f"(exponent_56));
#line 209 "fa-kernels/src/softmax.rs"
                s_16 = t661;
                const f32 t662 = s_8 + s_16;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t663 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_19), "f"(scale_log2), "f"(t663));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t665;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t665) : "f"(exponent_57));
#line 209 "fa-kernels/src/softmax.rs"
                s_19 = t665;
                const f32 t666 = t650 + s_19;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t667 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_20), "f"(scale_log2), "f"(t667));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t669;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t669) : "f"(exponent_58));
#line 209 "fa-kernels/src/softmax.rs"
                s_20 = t669;
                const f32 t670 = t654 + s_20;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t671 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_23), "f"(scale_log2), "f"(t671));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t673;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t673) : "f"(exponent_59));
#line 209 "fa-kernels/src/softmax.rs"
                s_23 = t673;
                const f32 t674 = t658 + s_23;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t675 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_24), "f"(scale_log2), "f"(t675));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t677;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t677) : "f"(exponent_60));
#line 209 "fa-kernels/src/softmax.rs"
                s_24 = t677;
                const f32 t678 = t662 + s_24;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t679 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_27), "f"(scale_log2), "f"(t679));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t681;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t681) : "f"(exponent_61));
#line 209 "fa-kernels/src/softmax.rs"
                s_27 = t681;
                const f32 t682 = t666 + s_27;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t683 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_28), "f"(scale_log2), "f"(t683));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t685;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t685) : "f"(exponent_62));
#line 209 "fa-kernels/src/softmax.rs"
                s_28 = t685;
                const f32 t686 = t670 + s_28;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t687 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t687));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t689;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t689) : "f"(exponent_63));
#line 209 "fa-kernels/src/softmax.rs"
                s_31 = t689;
                const f32 t690 = t674 + s_31;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t691 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t691));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t693;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t693) : "f"(exponent_64));
#line 209 "fa-kernels/src/softmax.rs"
                s_32 = t693;
                const f32 t694 = t678 + s_32;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t695 = t682 + t686;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t696 = t690 + t694;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t697 = t695 + t696;
#line 212 "fa-kernels/src/softmax.rs"
                row_sum_2 = t697;
#line 221 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t698 = i_2 - 1u;
#line 222 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t699 = passed_2 + t698;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t700 = t699 % 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t701 = t700 + 9u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t702 = t701 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t703 = t10 + t702;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t704 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t704) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t703) : "memory");
                }
#line 134 "fa-kernels/src/softmax.rs"
                if (rose) {
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t705 = acc * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc = t705;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t706 = acc_2 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_2 = t706;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t707 = acc_5 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_5 = t707;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t708 = acc_6 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_6 = t708;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t709 = acc_9 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_9 = t709;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t710 = acc_10 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_10 = t710;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t711 = acc_13 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_13 = t711;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t712 = acc_14 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_14 = t712;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t713 = acc_17 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_17 = t713;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t714 = acc_18 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_18 = t714;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t715 = acc_21 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_21 = t715;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t716 = acc_22 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_22 = t716;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t717 = acc_25 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_25 = t717;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t718 = acc_26 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_26 = t718;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t719 = acc_29 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_29 = t719;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t720 = acc_30 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_30 = t720;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t721 = acc_3 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_3 = t721;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t722 = acc_4 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_4 = t722;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t723 = acc_7 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_7 = t723;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t724 = acc_8 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_8 = t724;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t725 = acc_11 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_11 = t725;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t726 = acc_12 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_12 = t726;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t727 = acc_15 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_15 = t727;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t728 = acc_16 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_16 = t728;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t729 = acc_19 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_19 = t729;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t730 = acc_20 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_20 = t730;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t731 = acc_23 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_23 = t731;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t732 = acc_24 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_24 = t732;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t733 = acc_27 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_27 = t733;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t734 = acc_28 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_28 = t734;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t735 = acc_31 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_31 = t735;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t736 = acc_32 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_32 = t736;
                }
#line 137 "fa-kernels/src/softmax.rs"
                u32 t737;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t737) : "f"(s), "f"(s_2));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t738;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t738) : "f"(s_3), "f"(s_4));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t739;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t739) : "f"(s_5), "f"(s_6));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t740;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t740) : "f"(s_7), "f"(s_8));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t741;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t741) : "f"(s_9), "f"(s_10));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t742;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t742) : "f"(s_11), "f"(s_12));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t743;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t743) : "f"(s_13), "f"(s_14));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t744;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t744) : "f"(s_15), "f"(s_16));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t745;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t745) : "f"(s_17), "f"(s_18));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t746;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t746) : "f"(s_19), "f"(s_20));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t747;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t747) : "f"(s_21), "f"(s_22));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t748;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t748) : "f"(s_23), "f"(s_24));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t749;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t749) : "f"(s_25), "f"(s_26));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t750;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t750) : "f"(s_27), "f"(s_28));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t751;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t751) : "f"(s_29), "f"(s_30));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t752;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t752) : "f"(s_31), "f"(s_32));
#line 399 "fa-kernels/src/softmax.rs"
                p = t737;
#line 399 "fa-kernels/src/softmax.rs"
                p_2 = t738;
#line 399 "fa-kernels/src/softmax.rs"
                p_3 = t739;
#line 399 "fa-kernels/src/softmax.rs"
                p_4 = t740;
#line 399 "fa-kernels/src/softmax.rs"
                p_5 = t741;
#line 399 "fa-kernels/src/softmax.rs"
                p_6 = t742;
#line 399 "fa-kernels/src/softmax.rs"
                p_7 = t743;
#line 399 "fa-kernels/src/softmax.rs"
                p_8 = t744;
#line 399 "fa-kernels/src/softmax.rs"
                p_9 = t745;
#line 399 "fa-kernels/src/softmax.rs"
                p_10 = t746;
#line 399 "fa-kernels/src/softmax.rs"
                p_11 = t747;
#line 399 "fa-kernels/src/softmax.rs"
                p_12 = t748;
#line 399 "fa-kernels/src/softmax.rs"
                p_13 = t749;
#line 399 "fa-kernels/src/softmax.rs"
                p_14 = t750;
#line 399 "fa-kernels/src/softmax.rs"
                p_15 = t751;
#line 399 "fa-kernels/src/softmax.rs"
                p_16 = t752;
            }
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t753 = count & 1u;
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t754 = t753 + 14u;
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t755 = t754 << 3u;
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t756 = t10 + t755;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t757 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            if (t757) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t756) : "memory");
            }
#line 194 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t758 = end_2 - 1u;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t759 = passed_2 + t758;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t760 = t759 % 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t761 = t760 + 6u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t762 = t761 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t763 = t10 + t762;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t764 = t759 / 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t765 = t764 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t763), "r"(t765) : "memory");
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
            const u32 t766 = t759 % 3u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t767 = t766 << 13u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t768 = t9 + t767;
            const u32 t769 = t768 >> 4u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t770 = t769 & 16383u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t771 = (u64)t770;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t772 = t771 + 4611686293338849280ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t772) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t773 = t771 + 4611686293338849408ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t773) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t774 = t771 + 4611686293338849536ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t774) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t775 = t771 + 4611686293338849664ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t775) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 195 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
            const u32 t776 = end_2 - 1u;
#line 196 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t777 = passed_2 + t776;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t778 = t777 % 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t779 = t778 + 9u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t780 = t779 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t781 = t10 + t780;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t782 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            if (t782) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t781) : "memory");
            }
#line 77 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t783 = passed_2 + end_2;
#line 77 "fa-kernels/src/forward/stream/consumer.rs"
            passed_2 = t783;
#line 320 "fa-kernels/src/softmax.rs"
            f32 t784;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t784) : "f"(row_sum));
#line 320 "fa-kernels/src/softmax.rs"
            const f32 pair_5 = row_sum + t784;
            f32 t786;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t786) : "f"(pair_5));
#line 321 "fa-kernels/src/softmax.rs"
            const f32 t787 = pair_5 + t786;
#line 321 "fa-kernels/src/softmax.rs"
            row_sum = t787;
#line 320 "fa-kernels/src/softmax.rs"
            f32 t788;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t788) : "f"(row_sum_2));
#line 320 "fa-kernels/src/softmax.rs"
            const f32 pair_6 = row_sum_2 + t788;
            f32 t790;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t790) : "f"(pair_6));
#line 321 "fa-kernels/src/softmax.rs"
            const f32 t791 = pair_6 + t790;
#line 321 "fa-kernels/src/softmax.rs"
            row_sum_2 = t791;
#line 352 "fa-kernels/src/softmax.rs"
            const f32 sum = row_sum;
            const bool t792 = sum == 0.0f;
#line 353 "fa-kernels/src/softmax.rs"
            f32 t793;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t793) : "f"(sum));
#line 353 "fa-kernels/src/softmax.rs"
            const f32 normalizer = t792 ? 0.0f : t793;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t795 = acc * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc = t795;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t796 = acc_2 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_2 = t796;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t797 = acc_5 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_5 = t797;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t798 = acc_6 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_6 = t798;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t799 = acc_9 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_9 = t799;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t800 = acc_10 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_10 = t800;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t801 = acc_13 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_13 = t801;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t802 = acc_14 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_14 = t802;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t803 = acc_17 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_17 = t803;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t804 = acc_18 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_18 = t804;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t805 = acc_21 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_21 = t805;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t806 = acc_22 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_22 = t806;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t807 = acc_25 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_25 = t807;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t808 = acc_26 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_26 = t808;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t809 = acc_29 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_29 = t809;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t810 = acc_30 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_30 = t810;
#line 352 "fa-kernels/src/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t811 = sum_2 == 0.0f;
#line 353 "fa-kernels/src/softmax.rs"
            f32 t812;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t812) : "f"(sum_2));
#line 353 "fa-kernels/src/softmax.rs"
            const f32 normalizer_2 = t811 ? 0.0f : t812;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t814 = acc_3 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_3 = t814;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t815 = acc_4 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_4 = t815;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t816 = acc_7 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_7 = t816;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t817 = acc_8 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_8 = t817;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t818 = acc_11 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_11 = t818;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t819 = acc_12 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_12 = t819;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t820 = acc_15 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_15 = t820;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t821 = acc_16 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_16 = t821;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t822 = acc_19 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_19 = t822;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t823 = acc_20 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_20 = t823;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t824 = acc_23 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_23 = t824;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t825 = acc_24 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_24 = t825;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t826 = acc_27 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_27 = t826;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t827 = acc_28 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_28 = t827;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t828 = acc_31 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_31 = t828;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t829 = acc_32 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_32 = t829;
#line 308 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t830 = lane == 0u;
#line 308 "fa-kernels/src/forward/stream/consumer.rs"
            if (t830) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 313 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 slot_2 = count & 1u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t832;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t832) : "f"(acc), "f"(acc_2));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t833;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t833) : "f"(acc_3), "f"(acc_4));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t834;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t834) : "f"(acc_5), "f"(acc_6));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t835;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t835) : "f"(acc_7), "f"(acc_8));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t836;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t836) : "f"(acc_9), "f"(acc_10));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t837;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t837) : "f"(acc_11), "f"(acc_12));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t838;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t838) : "f"(acc_13), "f"(acc_14));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t839;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t839) : "f"(acc_15), "f"(acc_16));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t840;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t840) : "f"(acc_17), "f"(acc_18));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t841;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t841) : "f"(acc_19), "f"(acc_20));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t842;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t842) : "f"(acc_21), "f"(acc_22));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t843;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t843) : "f"(acc_23), "f"(acc_24));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t844;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t844) : "f"(acc_25), "f"(acc_26));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t845;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t845) : "f"(acc_27), "f"(acc_28));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t846;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t846) : "f"(acc_29), "f"(acc_30));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t847;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t847) : "f"(acc_31), "f"(acc_32));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t848 = lane & 15u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t849 = t110 + t848;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t850 = lane >> 4u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t851 = t849 & 7u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t852 = t850 ^ t851;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t853 = t849 << 7u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t854 = t852 << 4u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t855 = t853 + t854;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t856 = t108 + t855;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t856), "r"(t832), "r"(t833), "r"(t834), "r"(t835) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t857 = t855 ^ 32u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t858 = t108 + t857;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t858), "r"(t836), "r"(t837), "r"(t838), "r"(t839) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t859 = t855 ^ 64u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t860 = t108 + t859;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t860), "r"(t840), "r"(t841), "r"(t842), "r"(t843) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t861 = t855 ^ 96u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t862 = t108 + t861;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t862), "r"(t844), "r"(t845), "r"(t846), "r"(t847) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t863 = t120 + t111;
#line 319 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 first_row = t863 + t110;
            const bool t865 = lane == 0u;
#line 320 "fa-kernels/src/forward/stream/consumer.rs"
            if (t865) {
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t866 = t110 << 7u;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t867 = t108 + t866;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t867), "l"(o), "r"(0u), "r"(t121), "r"(first_row), "r"(t122) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t868 = (u64)t122;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t869 = t868 * lse_stride0;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t870 = t869 * 4ull;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t871 = lse + t870;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t872 = (u64)t121;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t873 = t872 * lse_stride1;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t874 = t873 * 4ull;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t875 = t871 + t874;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t876 = (u32)lse_stride2;
#line 117 "fa-kernels/src/epilogue.rs"
            const u32 t877 = lane & 3u;
#line 117 "fa-kernels/src/epilogue.rs"
            const bool t878 = t877 == 0u;
#line 117 "fa-kernels/src/epilogue.rs"
            if (t878) {
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t879 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row = first_row + t879;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists = row < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists) {
                    const u64 t882 = (u64)row * t876;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t883 = t882 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t884 = t875 + t883;
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t885;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t885) : "f"(row_sum));
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t886;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t886) : "f"(row_max), "f"(scale_log2), "f"(t885));
#line 332 "fa-kernels/src/softmax.rs"
                    const f32 lse_2 = t886 * 0.6931472f;
                    const bool t888 = row_sum == 0.0f;
#line 333 "fa-kernels/src/softmax.rs"
                    const f32 t889 = t888 ? __uint_as_float(0xff800000u) : lse_2;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t884), "f"(t889) : "memory");
                }
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t890 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t891 = first_row + t890;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row_2 = t891 + 8u;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists_2) {
                    const u64 t894 = (u64)row_2 * t876;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t895 = t894 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t896 = t875 + t895;
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t897;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t897) : "f"(row_sum_2));
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t898;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t898) : "f"(row_max_2), "f"(scale_log2), "f"(t897));
#line 332 "fa-kernels/src/softmax.rs"
                    const f32 lse_3 = t898 * 0.6931472f;
                    const bool t900 = row_sum_2 == 0.0f;
#line 333 "fa-kernels/src/softmax.rs"
                    const f32 t901 = t900 ? __uint_as_float(0xff800000u) : lse_3;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t896), "f"(t901) : "memory");
                }
            }
#line 82 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t902 = count + 1u;
#line 82 "fa-kernels/src/forward/stream/consumer.rs"
            count = t902;
#line 48 "fa-kernels/src/forward/stream/work.rs"
            const u32 place_4 = blockIdx.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t904 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t905 = count * t904;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t906 = t905 + place_4;
#line 83 "fa-kernels/src/forward/stream/consumer.rs"
            index_3 = t906;
        }
#line 50 "fa-kernels/src/forward/stream/turn.rs"
        const bool t908 = index_2 == 0u;
#line 50 "fa-kernels/src/forward/stream/turn.rs"
        if (t908) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 86 "fa-kernels/src/forward/stream/consumer.rs"
        const bool t909 = lane == 0u;
#line 86 "fa-kernels/src/forward/stream/consumer.rs"
        if (t909) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
