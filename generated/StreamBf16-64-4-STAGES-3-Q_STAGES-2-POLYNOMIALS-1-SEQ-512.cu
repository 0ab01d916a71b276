typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(640, 1)
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
#line 46 "fa-kernels/src/forward/stream/mod.rs"
    const u32 t27 = heads << 1u;
#line 46 "fa-kernels/src/forward/stream/mod.rs"
    const u32 total = t27 * batch;
#line 48 "fa-kernels/src/forward/stream/mod.rs"
    const bool t29 = warpgroup == 0u;
#line 48 "fa-kernels/src/forward/stream/mod.rs"
    if (t29) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t30 = thread == 0u;
#line 50 "fa-kernels/src/forward/stream/mod.rs"
        if (t30) {
#line 19 "fa-kernels/src/forward/stream/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 48 "fa-kernels/src/forward/stream/work.rs"
            const u32 place = blockIdx.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t32 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t33 = tile * t32;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t34 = t33 + place;
#line 21 "fa-kernels/src/forward/stream/producer.rs"
            u32 index = t34;
            while (true) {
#line 22 "fa-kernels/src/forward/stream/producer.rs"
                const bool t35 = index < total;
                if (!t35) break;
#line 65 "fa-kernels/src/forward/stream/work.rs"
                const u32 t36 = index >> 1u;
#line 65 "fa-kernels/src/forward/stream/work.rs"
                const u32 t37 = index & 1u;
#line 67 "fa-kernels/src/forward/stream/work.rs"
                const u32 t38 = t37 << 8u;
#line 67 "fa-kernels/src/forward/stream/work.rs"
                const u32 t39 = t36 % heads;
#line 67 "fa-kernels/src/forward/stream/work.rs"
                const u32 t40 = t36 / heads;
#line 45 "fa-kernels/src/forward/stream/producer.rs"
                const u32 slot = tile & 1u;
                const u32 t42 = slot + 14u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t43 = t42 << 3u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t44 = t10 + t43;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t45 = tile >> 1u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t46 = t45 & 1u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t47 = t46 ^ 1u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t44), "r"(t47) : "memory");
                const u32 t48 = slot + 12u;
#line 47 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t49 = t48 << 3u;
#line 47 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t50 = t10 + t49;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t50) : "memory");
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t51 = slot << 15u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t52 = smem_1 + t51;
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t52), "l"(q), "r"(t50), "r"(0u), "r"(t39), "r"(t38), "r"(t40) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t53 = t38 + 64u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t54 = slot << 15u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t55 = smem_1 + t54;
#line 55 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t56 = t55 + 8192u;
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t56), "l"(q), "r"(t50), "r"(0u), "r"(t39), "r"(t53), "r"(t40) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t57 = t38 + 128u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t58 = slot << 15u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t59 = smem_1 + t58;
#line 55 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t60 = t59 + 16384u;
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t60), "l"(q), "r"(t50), "r"(0u), "r"(t39), "r"(t57), "r"(t40) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t61 = t38 + 192u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t62 = slot << 15u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t63 = smem_1 + t62;
#line 55 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t64 = t63 + 24576u;
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t64), "l"(q), "r"(t50), "r"(0u), "r"(t39), "r"(t61), "r"(t40) : "memory");
#line 30 "fa-kernels/src/forward/stream/producer.rs"
                #pragma unroll 1
                for (u32 i = 0u; i < 8u; i += 1u) {
#line 31 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t65 = passed + i;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t66 = t65 % 3u;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t67 = t65 / 3u;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t68 = t67 & 1u;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t69 = t68 ^ 1u;
                    const u32 t70 = 7u - i;
#line 71 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t71 = t70 << 6u;
#line 71 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t72 = t39 / group;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t73 = t66 << 3u;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t74 = t10 + t73;
                    const u32 t75 = t66 + 3u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t76 = t75 << 3u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t77 = t10 + t76;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t77), "r"(t69) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t74) : "memory");
                    const u32 t78 = t66 << 13u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t79 = t8 + t78;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t79), "l"(k), "r"(t74), "r"(0u), "r"(t72), "r"(t71), "r"(t40) : "memory");
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t80 = t66 + 6u;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t81 = t80 << 3u;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t82 = t10 + t81;
                    const u32 t83 = t66 + 9u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t84 = t83 << 3u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t85 = t10 + t84;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t69) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t82) : "memory");
                    const u32 t86 = t66 << 13u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t87 = t9 + t86;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t87), "l"(v), "r"(t82), "r"(0u), "r"(t72), "r"(t71), "r"(t40) : "memory");
                }
#line 37 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t88 = passed + 8u;
#line 37 "fa-kernels/src/forward/stream/producer.rs"
                passed = t88;
                const u32 t89 = tile + 1u;
#line 38 "fa-kernels/src/forward/stream/producer.rs"
                tile = t89;
#line 48 "fa-kernels/src/forward/stream/work.rs"
                const u32 place_2 = blockIdx.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
                const u32 t91 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
                const u32 t92 = tile * t91;
#line 50 "fa-kernels/src/forward/stream/work.rs"
                const u32 t93 = t92 + place_2;
#line 39 "fa-kernels/src/forward/stream/producer.rs"
                index = t93;
            }
        }
    } else {
#line 54 "fa-kernels/src/forward/stream/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 112;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 164 "fa-kernels/src/forward/stream/layout.rs"
        const u32 own = index_2 << 13u;
        const u32 t97 = smem_1 + own;
#line 165 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t98 = t7 + own;
#line 56 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t99 = warp & 3u;
#line 56 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t100 = t99 << 4u;
#line 56 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t101 = index_2 << 6u;
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
        const u32 t103 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
        const u32 t104 = count * t103;
#line 50 "fa-kernels/src/forward/stream/work.rs"
        const u32 t105 = t104 + place_3;
#line 66 "fa-kernels/src/forward/stream/consumer.rs"
        u32 index_3 = t105;
#line 68 "fa-kernels/src/forward/stream/consumer.rs"
        while (true) {
#line 68 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t106 = index_3 < total;
            if (!t106) break;
#line 65 "fa-kernels/src/forward/stream/work.rs"
            const u32 t107 = index_3 >> 1u;
#line 65 "fa-kernels/src/forward/stream/work.rs"
            const u32 t108 = index_3 & 1u;
#line 67 "fa-kernels/src/forward/stream/work.rs"
            const u32 t109 = t108 << 8u;
#line 67 "fa-kernels/src/forward/stream/work.rs"
            const u32 t110 = t107 % heads;
#line 67 "fa-kernels/src/forward/stream/work.rs"
            const u32 t111 = t107 / heads;
#line 83 "fa-kernels/src/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 83 "fa-kernels/src/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 83 "fa-kernels/src/softmax.rs"
            f32 row_sum = 0.0f;
#line 83 "fa-kernels/src/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t112 = count & 1u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t113 = t112 + 12u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t114 = t113 << 3u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t115 = t10 + t114;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t116 = count >> 1u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t117 = t116 & 1u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t115), "r"(t117) : "memory");
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t118 = passed_2 % 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t119 = t118 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t120 = t10 + t119;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t121 = passed_2 / 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t122 = t121 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t120), "r"(t122) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t123 = count & 1u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
            const u32 t124 = t123 << 15u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
            const u32 t125 = t97 + t124;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t126 = passed_2 % 3u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t127 = t126 << 13u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t128 = t8 + t127;
            const u32 t129 = t125 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t130 = t129 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t131 = (u64)t130;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t132 = t128 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t133 = t132 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t134 = (u64)t133;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t135 = t131 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t136 = t134 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t135), "l"(t136) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t137 = t131 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t138 = t134 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t137), "l"(t138) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t139 = t131 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t140 = t134 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t139), "l"(t140) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t141 = t131 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t142 = t134 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t141), "l"(t142) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 153 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t143 = passed_2 % 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t144 = t143 + 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t145 = t144 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t146 = t10 + t145;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t147 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            if (t147) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t146) : "memory");
            }
#line 168 "fa-kernels/src/softmax.rs"
            const f32 old = row_max;
#line 182 "fa-kernels/src/softmax.rs"
            f32 t149;
            asm("max.f32 %0, %1, %2;" : "=f"(t149) : "f"(old), "f"(s));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t150;
            asm("max.f32 %0, %1, %2;" : "=f"(t150) : "f"(t149), "f"(s_9));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t151;
            asm("max.f32 %0, %1, %2;" : "=f"(t151) : "f"(s_2), "f"(s_10));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t152;
            asm("max.f32 %0, %1, %2;" : "=f"(t152) : "f"(s_5), "f"(s_13));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t153;
            asm("max.f32 %0, %1, %2;" : "=f"(t153) : "f"(s_6), "f"(s_14));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t154;
            asm("max.f32 %0, %1, %2;" : "=f"(t154) : "f"(t150), "f"(s_17));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t155;
            asm("max.f32 %0, %1, %2;" : "=f"(t155) : "f"(t151), "f"(s_18));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t156;
            asm("max.f32 %0, %1, %2;" : "=f"(t156) : "f"(t152), "f"(s_21));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t157;
            asm("max.f32 %0, %1, %2;" : "=f"(t157) : "f"(t153), "f"(s_22));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t158;
            asm("max.f32 %0, %1, %2;" : "=f"(t158) : "f"(t154), "f"(s_25));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t159;
            asm("max.f32 %0, %1, %2;" : "=f"(t159) : "f"(t155), "f"(s_26));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t160;
            asm("max.f32 %0, %1, %2;" : "=f"(t160) : "f"(t156), "f"(s_29));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t161;
            asm("max.f32 %0, %1, %2;" : "=f"(t161) : "f"(t157), "f"(s_30));
            f32 t162;
            asm("max.f32 %0, %1, %2;" : "=f"(t162) : "f"(t158), "f"(t159));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t163;
            asm("max.f32 %0, %1, %2;" : "=f"(t163) : "f"(t160), "f"(t161));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t164;
            asm("max.f32 %0, %1, %2;" : "=f"(t164) : "f"(t162), "f"(t163));
#line 479 "fa-kernels/src/softmax.rs"
            f32 t165;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t165) : "f"(t164));
#line 479 "fa-kernels/src/softmax.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t164), "f"(t165));
#line 480 "fa-kernels/src/softmax.rs"
            f32 t167;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t167) : "f"(pair));
#line 480 "fa-kernels/src/softmax.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t167));
#line 191 "fa-kernels/src/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t170 = new_1 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
            const f32 reference = none ? 0.0f : t170;
#line 171 "fa-kernels/src/softmax.rs"
            const f32 t172 = -reference;
#line 171 "fa-kernels/src/softmax.rs"
            f32 t173;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t173) : "f"(old), "f"(scale_log2), "f"(t172));
#line 171 "fa-kernels/src/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t173));
#line 172 "fa-kernels/src/softmax.rs"
            row_max = new_1;
#line 206 "fa-kernels/src/softmax.rs"
            const f32 t175 = row_sum * rescale;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t176 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t176));
#line 417 "fa-kernels/src/softmax.rs"
            f32 x;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(x) : "f"(exponent), "f"(-127.0f));
#line 418 "fa-kernels/src/softmax.rs"
            const f32 rounded = x + 12582912.0f;
            const f32 t180 = rounded - 12582912.0f;
#line 419 "fa-kernels/src/softmax.rs"
            const f32 fraction = x - t180;
#line 421 "fa-kernels/src/softmax.rs"
            f32 t182;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t182) : "f"(fraction), "f"(0.05517167f), "f"(0.24261113f));
#line 421 "fa-kernels/src/softmax.rs"
            f32 t183;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t183) : "f"(t182), "f"(fraction), "f"(0.693261f));
#line 421 "fa-kernels/src/softmax.rs"
            f32 power;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power) : "f"(t183), "f"(fraction), "f"(0.99992806f));
#line 425 "fa-kernels/src/softmax.rs"
            u32 t185;
            asm("mov.b32 %0, %1;" : "=r"(t185) : "f"(rounded));
#line 425 "fa-kernels/src/softmax.rs"
            const u32 t186 = t185 << 23u;
#line 425 "fa-kernels/src/softmax.rs"
            const u32 exponent_2 = t186 + 1065353216u;
            f32 t188;
            asm("mov.b32 %0, %1;" : "=f"(t188) : "r"(exponent_2));
#line 426 "fa-kernels/src/softmax.rs"
            const f32 t189 = power * t188;
#line 209 "fa-kernels/src/softmax.rs"
            s = t189;
            const f32 t190 = t175 + s;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t191 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_2), "f"(scale_log2), "f"(t191));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t193;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t193) : "f"(exponent_3));
#line 209 "fa-kernels/src/softmax.rs"
            s_2 = t193;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t194 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_5), "f"(scale_log2), "f"(t194));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t196;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t196) : "f"(exponent_4));
#line 209 "fa-kernels/src/softmax.rs"
            s_5 = t196;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t197 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_6), "f"(scale_log2), "f"(t197));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t199;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t199) : "f"(exponent_5));
#line 209 "fa-kernels/src/softmax.rs"
            s_6 = t199;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t200 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_9), "f"(scale_log2), "f"(t200));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t202;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t202) : "f"(exponent_6));
#line 209 "fa-kernels/src/softmax.rs"
            s_9 = t202;
            const f32 t203 = t190 + s_9;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t204 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_10), "f"(scale_log2), "f"(t204));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t206;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t206) : "f"(exponent_7));
#line 209 "fa-kernels/src/softmax.rs"
            s_10 = t206;
            const f32 t207 = s_2 + s_10;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t208 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_13), "f"(scale_log2), "f"(t208));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t210;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t210) : "f"(exponent_8));
#line 209 "fa-kernels/src/softmax.rs"
            s_13 = t210;
            const f32 t211 = s_5 + s_13;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t212 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_14), "f"(scale_log2), "f"(t212));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t214;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t214) : "f"(exponent_9));
#line 209 "fa-kernels/src/softmax.rs"
            s_14 = t214;
            const f32 t215 = s_6 + s_14;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t216 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_17), "f"(scale_log2), "f"(t216));
#line 417 "fa-kernels/src/softmax.rs"
            f32 x_2;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_2) : "f"(exponent_10), "f"(-127.0f));
#line 418 "fa-kernels/src/softmax.rs"
            const f32 rounded_2 = x_2 + 12582912.0f;
            const f32 t220 = rounded_2 - 12582912.0f;
#line 419 "fa-kernels/src/softmax.rs"
            const f32 fraction_2 = x_2 - t220;
#line 421 "fa-kernels/src/softmax.rs"
            f32 t222;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t222) : "f"(fraction_2), "f"(0.05517167f), "f"(0.24261113f));
#line 421 "fa-kernels/src/softmax.rs"
            f32 t223;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t223) : "f"(t222), "f"(fraction_2), "f"(0.693261f));
#line 421 "fa-kernels/src/softmax.rs"
            f32 power_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_2) : "f"(t223), "f"(fraction_2), "f"(0.99992806f));
#line 425 "fa-kernels/src/softmax.rs"
            u32 t225;
            asm("mov.b32 %0, %1;" : "=r"(t225) : "f"(rounded_2));
#line 425 "fa-kernels/src/softmax.rs"
            const u32 t226 = t225 << 23u;
#line 425 "fa-kernels/src/softmax.rs"
            const u32 exponent_11 = t226 + 1065353216u;
            f32 t228;
            asm("mov.b32 %0, %1;" : "=f"(t228) : "r"(exponent_11));
#line 426 "fa-kernels/src/softmax.rs"
            const f32 t229 = power_2 * t228;
#line 209 "fa-kernels/src/softmax.rs"
            s_17 = t229;
            const f32 t230 = t203 + s_17;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t231 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_18), "f"(scale_log2), "f"(t231));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t233;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t233) : "f"(exponent_12));
#line 209 "fa-kernels/src/softmax.rs"
            s_18 = t233;
            const f32 t234 = t207 + s_18;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t235 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_21), "f"(scale_log2), "f"(t235));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t237;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t237) : "f"(exponent_13));
#line 209 "fa-kernels/src/softmax.rs"
            s_21 = t237;
            const f32 t238 = t211 + s_21;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t239 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_22), "f"(scale_log2), "f"(t239));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t241;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t241) : "f"(exponent_14));
#line 209 "fa-kernels/src/softmax.rs"
            s_22 = t241;
            const f32 t242 = t215 + s_22;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t243 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_25), "f"(scale_log2), "f"(t243));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t245;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t245) : "f"(exponent_15));
#line 209 "fa-kernels/src/softmax.rs"
            s_25 = t245;
            const f32 t246 = t230 + s_25;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t247 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_26), "f"(scale_log2), "f"(t247));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t249;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t249) : "f"(exponent_16));
#line 209 "fa-kernels/src/softmax.rs"
            s_26 = t249;
            const f32 t250 = t234 + s_26;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t251 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_29), "f"(scale_log2), "f"(t251));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t253;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t253) : "f"(exponent_17));
#line 209 "fa-kernels/src/softmax.rs"
            s_29 = t253;
            const f32 t254 = t238 + s_29;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t255 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_30), "f"(scale_log2), "f"(t255));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t257;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t257) : "f"(exponent_18));
#line 209 "fa-kernels/src/softmax.rs"
            s_30 = t257;
            const f32 t258 = t242 + s_30;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t259 = t246 + t250;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t260 = t254 + t258;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t261 = t259 + t260;
#line 212 "fa-kernels/src/softmax.rs"
            row_sum = t261;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 old_2 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
            f32 t263;
            asm("max.f32 %0, %1, %2;" : "=f"(t263) : "f"(old_2), "f"(s_3));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t264;
            asm("max.f32 %0, %1, %2;" : "=f"(t264) : "f"(t263), "f"(s_11));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t265;
            asm("max.f32 %0, %1, %2;" : "=f"(t265) : "f"(s_4), "f"(s_12));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t266;
            asm("max.f32 %0, %1, %2;" : "=f"(t266) : "f"(s_7), "f"(s_15));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t267;
            asm("max.f32 %0, %1, %2;" : "=f"(t267) : "f"(s_8), "f"(s_16));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t268;
            asm("max.f32 %0, %1, %2;" : "=f"(t268) : "f"(t264), "f"(s_19));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t269;
            asm("max.f32 %0, %1, %2;" : "=f"(t269) : "f"(t265), "f"(s_20));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t270;
            asm("max.f32 %0, %1, %2;" : "=f"(t270) : "f"(t266), "f"(s_23));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t271;
            asm("max.f32 %0, %1, %2;" : "=f"(t271) : "f"(t267), "f"(s_24));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t272;
            asm("max.f32 %0, %1, %2;" : "=f"(t272) : "f"(t268), "f"(s_27));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t273;
            asm("max.f32 %0, %1, %2;" : "=f"(t273) : "f"(t269), "f"(s_28));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t274;
            asm("max.f32 %0, %1, %2;" : "=f"(t274) : "f"(t270), "f"(s_31));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t275;
            asm("max.f32 %0, %1, %2;" : "=f"(t275) : "f"(t271), "f"(s_32));
            f32 t276;
            asm("max.f32 %0, %1, %2;" : "=f"(t276) : "f"(t272), "f"(t273));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t277;
            asm("max.f32 %0, %1, %2;" : "=f"(t277) : "f"(t274), "f"(t275));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t278;
            asm("max.f32 %0, %1, %2;" : "=f"(t278) : "f"(t276), "f"(t277));
#line 479 "fa-kernels/src/softmax.rs"
            f32 t279;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t279) : "f"(t278));
#line 479 "fa-kernels/src/softmax.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t278), "f"(t279));
#line 480 "fa-kernels/src/softmax.rs"
            f32 t281;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t281) : "f"(pair_2));
#line 480 "fa-kernels/src/softmax.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t281));
#line 191 "fa-kernels/src/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t284 = new_2 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t284;
#line 171 "fa-kernels/src/softmax.rs"
            const f32 t286 = -reference_2;
#line 171 "fa-kernels/src/softmax.rs"
            f32 t287;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t287) : "f"(old_2), "f"(scale_log2), "f"(t286));
#line 171 "fa-kernels/src/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t287));
#line 172 "fa-kernels/src/softmax.rs"
            row_max_2 = new_2;
#line 206 "fa-kernels/src/softmax.rs"
            const f32 t289 = row_sum_2 * rescale_2;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t290 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_3), "f"(scale_log2), "f"(t290));
#line 417 "fa-kernels/src/softmax.rs"
            f32 x_3;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_3) : "f"(exponent_19), "f"(-127.0f));
#line 418 "fa-kernels/src/softmax.rs"
            const f32 rounded_3 = x_3 + 12582912.0f;
            const f32 t294 = rounded_3 - 12582912.0f;
#line 419 "fa-kernels/src/softmax.rs"
            const f32 fraction_3 = x_3 - t294;
#line 421 "fa-kernels/src/softmax.rs"
            f32 t296;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t296) : "f"(fraction_3), "f"(0.05517167f), "f"(0.24261113f));
#line 421 "fa-kernels/src/softmax.rs"
            f32 t297;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t297) : "f"(t296), "f"(fraction_3), "f"(0.693261f));
#line 421 "fa-kernels/src/softmax.rs"
            f32 power_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_3) : "f"(t297), "f"(fraction_3), "f"(0.99992806f));
#line 425 "fa-kernels/src/softmax.rs"
            u32 t299;
            asm("mov.b32 %0, %1;" : "=r"(t299) : "f"(rounded_3));
#line 425 "fa-kernels/src/softmax.rs"
            const u32 t300 = t299 << 23u;
#line 425 "fa-kernels/src/softmax.rs"
            const u32 exponent_20 = t300 + 1065353216u;
            f32 t302;
            asm("mov.b32 %0, %1;" : "=f"(t302) : "r"(exponent_20));
#line 426 "fa-kernels/src/softmax.rs"
            const f32 t303 = power_3 * t302;
#line 209 "fa-kernels/src/softmax.rs"
            s_3 = t303;
            const f32 t304 = t289 + s_3;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t305 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_4), "f"(scale_log2), "f"(t305));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t307;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t307) : "f"(exponent_21));
#line 209 "fa-kernels/src/softmax.rs"
            s_4 = t307;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t308 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_7), "f"(scale_log2), "f"(t308));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t310;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t310) : "f"(exponent_22));
#line 209 "fa-kernels/src/softmax.rs"
            s_7 = t310;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t311 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_8), "f"(scale_log2), "f"(t311));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t313;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t313) : "f"(exponent_23));
#line 209 "fa-kernels/src/softmax.rs"
            s_8 = t313;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t314 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_11), "f"(scale_log2), "f"(t314));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t316;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t316) : "f"(exponent_24));
#line 209 "fa-kernels/src/softmax.rs"
            s_11 = t316;
            const f32 t317 = t304 + s_11;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t318 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_12), "f"(scale_log2), "f"(t318));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t320;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t320) : "f"(exponent_25));
#line 209 "fa-kernels/src/softmax.rs"
            s_12 = t320;
            const f32 t321 = s_4 + s_12;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t322 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_15), "f"(scale_log2), "f"(t322));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t324;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t324) : "f"(exponent_26));
#line 209 "fa-kernels/src/softmax.rs"
            s_15 = t324;
            const f32 t325 = s_7 + s_15;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t326 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_16), "f"(scale_log2), "f"(t326));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t328;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t328) : "f"(exponent_27));
#line 209 "fa-kernels/src/softmax.rs"
            s_16 = t328;
            const f32 t329 = s_8 + s_16;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t330 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_19), "f"(scale_log2), "f"(t330));
#line 417 "fa-kernels/src/softmax.rs"
            f32 x_4;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_4) : "f"(exponent_28), "f"(-127.0f));
#line 418 "fa-kernels/src/softmax.rs"
            const f32 rounded_4 = x_4 + 12582912.0f;
            const f32 t334 = rounded_4 - 12582912.0f;
#line 419 "fa-kernels/src/softmax.rs"
            const f32 fraction_4 = x_4 - t334;
#line 421 "fa-kernels/src/softmax.rs"
            f32 t336;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t336) : "f"(fraction_4), "f"(0.05517167f), "f"(0.24261113f));
#line 421 "fa-kernels/src/softmax.rs"
            f32 t337;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t337) : "f"(t336), "f"(fraction_4), "f"(0.693261f));
#line 421 "fa-kernels/src/softmax.rs"
            f32 power_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_4) : "f"(t337), "f"(fraction_4), "f"(0.99992806f));
#line 425 "fa-kernels/src/softmax.rs"
            u32 t339;
            asm("mov.b32 %0, %1;" : "=r"(t339) : "f"(rounded_4));
#line 425 "fa-kernels/src/softmax.rs"
            const u32 t340 = t339 << 23u;
#line 425 "fa-kernels/src/softmax.rs"
            const u32 exponent_29 = t340 + 1065353216u;
            f32 t342;
            asm("mov.b32 %0, %1;" : "=f"(t342) : "r"(exponent_29));
#line 426 "fa-kernels/src/softmax.rs"
            const f32 t343 = power_4 * t342;
#line 209 "fa-kernels/src/softmax.rs"
            s_19 = t343;
            const f32 t344 = t317 + s_19;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t345 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_20), "f"(scale_log2), "f"(t345));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t347;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t347) : "f"(exponent_30));
#line 209 "fa-kernels/src/softmax.rs"
            s_20 = t347;
            const f32 t348 = t321 + s_20;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t349 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_23), "f"(scale_log2), "f"(t349));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t351;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t351) : "f"(exponent_31));
#line 209 "fa-kernels/src/softmax.rs"
            s_23 = t351;
            const f32 t352 = t325 + s_23;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t353 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_24), "f"(scale_log2), "f"(t353));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t355;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t355) : "f"(exponent_32));
#line 209 "fa-kernels/src/softmax.rs"
            s_24 = t355;
            const f32 t356 = t329 + s_24;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t357 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_27), "f"(scale_log2), "f"(t357));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t359;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t359) : "f"(exponent_33));
#line 209 "fa-kernels/src/softmax.rs"
            s_27 = t359;
            const f32 t360 = t344 + s_27;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t361 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_28), "f"(scale_log2), "f"(t361));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t363;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t363) : "f"(exponent_34));
#line 209 "fa-kernels/src/softmax.rs"
            s_28 = t363;
            const f32 t364 = t348 + s_28;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t365 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_31), "f"(scale_log2), "f"(t365));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t367;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t367) : "f"(exponent_35));
#line 209 "fa-kernels/src/softmax.rs"
            s_31 = t367;
            const f32 t368 = t352 + s_31;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t369 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_32), "f"(scale_log2), "f"(t369));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t371;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t371) : "f"(exponent_36));
#line 209 "fa-kernels/src/softmax.rs"
            s_32 = t371;
            const f32 t372 = t356 + s_32;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t373 = t360 + t364;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t374 = t368 + t372;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t375 = t373 + t374;
#line 212 "fa-kernels/src/softmax.rs"
            row_sum_2 = t375;
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t376;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t376) : "f"(s), "f"(s_2));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t377;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t377) : "f"(s_3), "f"(s_4));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t378;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t378) : "f"(s_5), "f"(s_6));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t379;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t379) : "f"(s_7), "f"(s_8));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t380;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t380) : "f"(s_9), "f"(s_10));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t381;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t381) : "f"(s_11), "f"(s_12));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t382;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t382) : "f"(s_13), "f"(s_14));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t383;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t383) : "f"(s_15), "f"(s_16));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t384;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t384) : "f"(s_17), "f"(s_18));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t385;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t385) : "f"(s_19), "f"(s_20));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t386;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t386) : "f"(s_21), "f"(s_22));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t387;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t387) : "f"(s_23), "f"(s_24));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t388;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t388) : "f"(s_25), "f"(s_26));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t389;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t389) : "f"(s_27), "f"(s_28));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t390;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t390) : "f"(s_29), "f"(s_30));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t391;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t391) : "f"(s_31), "f"(s_32));
#line 399 "fa-kernels/src/softmax.rs"
            p = t376;
#line 399 "fa-kernels/src/softmax.rs"
            p_2 = t377;
#line 399 "fa-kernels/src/softmax.rs"
            p_3 = t378;
#line 399 "fa-kernels/src/softmax.rs"
            p_4 = t379;
#line 399 "fa-kernels/src/softmax.rs"
            p_5 = t380;
#line 399 "fa-kernels/src/softmax.rs"
            p_6 = t381;
#line 399 "fa-kernels/src/softmax.rs"
            p_7 = t382;
#line 399 "fa-kernels/src/softmax.rs"
            p_8 = t383;
#line 399 "fa-kernels/src/softmax.rs"
            p_9 = t384;
#line 399 "fa-kernels/src/softmax.rs"
            p_10 = t385;
#line 399 "fa-kernels/src/softmax.rs"
            p_11 = t386;
#line 399 "fa-kernels/src/softmax.rs"
            p_12 = t387;
#line 399 "fa-kernels/src/softmax.rs"
            p_13 = t388;
#line 399 "fa-kernels/src/softmax.rs"
            p_14 = t389;
#line 399 "fa-kernels/src/softmax.rs"
            p_15 = t390;
#line 399 "fa-kernels/src/softmax.rs"
            p_16 = t391;
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
#line 179 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_2 = 1u; i_2 < 8u; i_2 += 1u) {
#line 229 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t392 = passed_2 + i_2;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t393 = t392 % 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t394 = t393 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t395 = t10 + t394;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t396 = t392 / 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t397 = t396 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t395), "r"(t397) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t398 = count & 1u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t399 = t398 << 15u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t400 = t97 + t399;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t401 = t392 % 3u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t402 = t401 << 13u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t403 = t8 + t402;
                const u32 t404 = t400 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t405 = t404 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t406 = (u64)t405;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t407 = t403 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t408 = t407 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t409 = (u64)t408;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t410 = t406 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t411 = t409 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t410), "l"(t411) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t412 = t406 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t413 = t409 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t412), "l"(t413) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t414 = t406 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t415 = t409 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t414), "l"(t415) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t416 = t406 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t417 = t409 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t416), "l"(t417) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 212 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t418 = i_2 - 1u;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t419 = passed_2 + t418;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t420 = t419 % 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t421 = t420 + 6u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t422 = t421 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t423 = t10 + t422;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t424 = t419 / 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t425 = t424 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t423), "r"(t425) : "memory");
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
                const u32 t426 = t419 % 3u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t427 = t426 << 13u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t428 = t9 + t427;
                const u32 t429 = t428 >> 4u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t430 = t429 & 16383u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t431 = (u64)t430;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t432 = t431 + 4611686293338849280ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t432) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t433 = t431 + 4611686293338849408ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t433) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t434 = t431 + 4611686293338849536ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t434) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t435 = t431 + 4611686293338849664ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t435) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 214 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
                const u32 t436 = passed_2 + i_2;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t437 = t436 % 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t438 = t437 + 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t439 = t438 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t440 = t10 + t439;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t441 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t441) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t440) : "memory");
                }
#line 168 "fa-kernels/src/softmax.rs"
                const f32 old_3 = row_max;
#line 182 "fa-kernels/src/softmax.rs"
                f32 t443;
                asm("max.f32 %0, %1, %2;" : "=f"(t443) : "f"(old_3), "f"(s));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t444;
                asm("max.f32 %0, %1, %2;" : "=f"(t444) : "f"(t443), "f"(s_9));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t445;
                asm("max.f32 %0, %1, %2;" : "=f"(t445) : "f"(s_2), "f"(s_10));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t446;
                asm("max.f32 %0, %1, %2;" : "=f"(t446) : "f"(s_5), "f"(s_13));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t447;
                asm("max.f32 %0, %1, %2;" : "=f"(t447) : "f"(s_6), "f"(s_14));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t448;
                asm("max.f32 %0, %1, %2;" : "=f"(t448) : "f"(t444), "f"(s_17));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t449;
                asm("max.f32 %0, %1, %2;" : "=f"(t449) : "f"(t445), "f"(s_18));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t450;
                asm("max.f32 %0, %1, %2;" : "=f"(t450) : "f"(t446), "f"(s_21));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t451;
                asm("max.f32 %0, %1, %2;" : "=f"(t451) : "f"(t447), "f"(s_22));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t452;
                asm("max.f32 %0, %1, %2;" : "=f"(t452) : "f"(t448), "f"(s_25));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t453;
                asm("max.f32 %0, %1, %2;" : "=f"(t453) : "f"(t449), "f"(s_26));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t454;
                asm("max.f32 %0, %1, %2;" : "=f"(t454) : "f"(t450), "f"(s_29));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t455;
                asm("max.f32 %0, %1, %2;" : "=f"(t455) : "f"(t451), "f"(s_30));
                f32 t456;
                asm("max.f32 %0, %1, %2;" : "=f"(t456) : "f"(t452), "f"(t453));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t457;
                asm("max.f32 %0, %1, %2;" : "=f"(t457) : "f"(t454), "f"(t455));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t458;
                asm("max.f32 %0, %1, %2;" : "=f"(t458) : "f"(t456), "f"(t457));
#line 479 "fa-kernels/src/softmax.rs"
                f32 t459;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t459) : "f"(t458));
#line 479 "fa-kernels/src/softmax.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t458), "f"(t459));
#line 480 "fa-kernels/src/softmax.rs"
                f32 t461;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t461) : "f"(pair_3));
#line 480 "fa-kernels/src/softmax.rs"
                f32 new_3;
                asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t461));
#line 191 "fa-kernels/src/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t464 = new_3 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t464;
#line 171 "fa-kernels/src/softmax.rs"
                const f32 t466 = -reference_3;
#line 171 "fa-kernels/src/softmax.rs"
                f32 t467;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t467) : "f"(old_3), "f"(scale_log2), "f"(t466));
#line 171 "fa-kernels/src/softmax.rs"
                f32 rescale_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t467));
#line 172 "fa-kernels/src/softmax.rs"
                row_max = new_3;
#line 206 "fa-kernels/src/softmax.rs"
                const f32 t469 = row_sum * rescale_3;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t470 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s), "f"(scale_log2), "f"(t470));
#line 417 "fa-kernels/src/softmax.rs"
                f32 x_5;
                asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_5) : "f"(exponent_37), "f"(-127.0f));
#line 418 "fa-kernels/src/softmax.rs"
                const f32 rounded_5 = x_5 + 12582912.0f;
                const f32 t474 = rounded_5 - 12582912.0f;
#line 419 "fa-kernels/src/softmax.rs"
                const f32 fraction_5 = x_5 - t474;
#line 421 "fa-kernels/src/softmax.rs"
                f32 t476;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t476) : "f"(fraction_5), "f"(0.05517167f), "f"(0.24261113f));
#line 421 "fa-kernels/src/softmax.rs"
                f32 t477;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t477) : "f"(t476), "f"(fraction_5), "f"(0.693261f));
#line 421 "fa-kernels/src/softmax.rs"
                f32 power_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_5) : "f"(t477), "f"(fraction_5), "f"(0.99992806f));
#line 425 "fa-kernels/src/softmax.rs"
                u32 t479;
                asm("mov.b32 %0, %1;" : "=r"(t479) : "f"(rounded_5));
#line 425 "fa-kernels/src/softmax.rs"
                const u32 t480 = t479 << 23u;
#line 425 "fa-kernels/src/softmax.rs"
                const u32 exponent_38 = t480 + 1065353216u;
                f32 t482;
                asm("mov.b32 %0, %1;" : "=f"(t482) : "r"(exponent_38));
#line 426 "fa-kernels/src/softmax.rs"
                const f32 t483 = power_5 * t482;
#line 209 "fa-kernels/src/softmax.rs"
                s = t483;
                const f32 t484 = t469 + s;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t485 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_2), "f"(scale_log2), "f"(t485));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t487;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t487) : "f"(exponent_39));
#line 209 "fa-kernels/src/softmax.rs"
                s_2 = t487;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t488 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_5), "f"(scale_log2), "f"(t488));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t490;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t490) : "f"(exponent_40));
#line 209 "fa-kernels/src/softmax.rs"
                s_5 = t490;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t491 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_6), "f"(scale_log2), "f"(t491));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t493;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t493) : "f"(exponent_41));
#line 209 "fa-kernels/src/softmax.rs"
                s_6 = t493;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t494 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_9), "f"(scale_log2), "f"(t494));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t496;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t496) : "f"(exponent_42));
#line 209 "fa-kernels/src/softmax.rs"
                s_9 = t496;
                const f32 t497 = t484 + s_9;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t498 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_10), "f"(scale_log2), "f"(t498));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t500;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t500) : "f"(exponent_43));
#line 209 "fa-kernels/src/softmax.rs"
                s_10 = t500;
                const f32 t501 = s_2 + s_10;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t502 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_13), "f"(scale_log2), "f"(t502));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t504;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t504) : "f"(exponent_44));
#line 209 "fa-kernels/src/softmax.rs"
                s_13 = t504;
                const f32 t505 = s_5 + s_13;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t506 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_14), "f"(scale_log2), "f"(t506));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t508;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t508) : "f"(exponent_45));
#line 209 "fa-kernels/src/softmax.rs"
                s_14 = t508;
                const f32 t509 = s_6 + s_14;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t510 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_17), "f"(scale_log2), "f"(t510));
#line 417 "fa-kernels/src/softmax.rs"
                f32 x_6;
                asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_6) : "f"(exponent_46), "f"(-127.0f));
#line 418 "fa-kernels/src/softmax.rs"
                const f32 rounded_6 = x_6 + 12582912.0f;
                const f32 t514 = rounded_6 - 12582912.0f;
#line 419 "fa-kernels/src/softmax.rs"
                const f32 fraction_6 = x_6 - t514;
#line 421 "fa-kernels/src/softmax.rs"
                f32 t516;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t516) : "f"(fraction_6), "f"(0.05517167f), "f"(0.24261113f));
#line 421 "fa-kernels/src/softmax.rs"
                f32 t517;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t517) : "f"(t516), "f"(fraction_6), "f"(0.693261f));
#line 421 "fa-kernels/src/softmax.rs"
                f32 power_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_6) : "f"(t517), "f"(fraction_6), "f"(0.99992806f));
#line 425 "fa-kernels/src/softmax.rs"
                u32 t519;
                asm("mov.b32 %0, %1;" : "=r"(t519) : "f"(rounded_6));
#line 425 "fa-kernels/src/softmax.rs"
                const u32 t520 = t519 << 23u;
#line 425 "fa-kernels/src/softmax.rs"
                const u32 exponent_47 = t520 + 1065353216u;
                f32 t522;
                asm("mov.b32 %0, %1;" : "=f"(t522) : "r"(exponent_47));
#line 426 "fa-kernels/src/softmax.rs"
                const f32 t523 = power_6 * t522;
#line 209 "fa-kernels/src/softmax.rs"
                s_17 = t523;
                const f32 t524 = t497 + s_17;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t525 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_18), "f"(scale_log2), "f"(t525));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t527;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t527) : "f"(exponent_48));
#line 209 "fa-kernels/src/softmax.rs"
                s_18 = t527;
                const f32 t528 = t501 + s_18;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t529 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_21), "f"(scale_log2), "f"(t529));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t531;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t531) : "f"(exponent_49));
#line 209 "fa-kernels/src/softmax.rs"
                s_21 = t531;
                const f32 t532 = t505 + s_21;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t533 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_22), "f"(scale_log2), "f"(t533));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t535;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t535) : "f"(exponent_50));
#line 209 "fa-kernels/src/softmax.rs"
                s_22 = t535;
                const f32 t536 = t509 + s_22;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t537 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_25), "f"(scale_log2), "f"(t537));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t539;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(exponent_51));
#line 209 "fa-kernels/src/softmax.rs"
                s_25 = t539;
                const f32 t540 = t524 + s_25;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t541 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_26), "f"(scale_log2), "f"(t541));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t543;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t543) : "f"(exponent_52));
#line 209 "fa-kernels/src/softmax.rs"
                s_26 = t543;
                const f32 t544 = t528 + s_26;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t545 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_29), "f"(scale_log2), "f"(t545));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t547;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t547) : "f"(exponent_53));
#line 209 "fa-kernels/src/softmax.rs"
                s_29 = t547;
                const f32 t548 = t532 + s_29;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t549 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_30), "f"(scale_log2), "f"(t549));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t551;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t551) : "f"(exponent_54));
#line 209 "fa-kernels/src/softmax.rs"
                s_30 = t551;
                const f32 t552 = t536 + s_30;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t553 = t540 + t544;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t554 = t548 + t552;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t555 = t553 + t554;
#line 212 "fa-kernels/src/softmax.rs"
                row_sum = t555;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 old_4 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
                f32 t557;
                asm("max.f32 %0, %1, %2;" : "=f"(t557) : "f"(old_4), "f"(s_3));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t558;
                asm("max.f32 %0, %1, %2;" : "=f"(t558) : "f"(t557), "f"(s_11));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t559;
                asm("max.f32 %0, %1, %2;" : "=f"(t559) : "f"(s_4), "f"(s_12));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t560;
                asm("max.f32 %0, %1, %2;" : "=f"(t560) : "f"(s_7), "f"(s_15));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t561;
                asm("max.f32 %0, %1, %2;" : "=f"(t561) : "f"(s_8), "f"(s_16));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t562;
                asm("max.f32 %0, %1, %2;" : "=f"(t562) : "f"(t558), "f"(s_19));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t563;
                asm("max.f32 %0, %1, %2;" : "=f"(t563) : "f"(t559), "f"(s_20));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t564;
                asm("max.f32 %0, %1, %2;" : "=f"(t564) : "f"(t560), "f"(s_23));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t565;
                asm("max.f32 %0, %1, %2;" : "=f"(t565) : "f"(t561), "f"(s_24));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t566;
                asm("max.f32 %0, %1, %2;" : "=f"(t566) : "f"(t562), "f"(s_27));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t567;
                asm("max.f32 %0, %1, %2;" : "=f"(t567) : "f"(t563), "f"(s_28));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t568;
                asm("max.f32 %0, %1, %2;" : "=f"(t568) : "f"(t564), "f"(s_31));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t569;
                asm("max.f32 %0, %1, %2;" : "=f"(t569) : "f"(t565), "f"(s_32));
                f32 t570;
                asm("max.f32 %0, %1, %2;" : "=f"(t570) : "f"(t566), "f"(t567));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t571;
                asm("max.f32 %0, %1, %2;" : "=f"(t571) : "f"(t568), "f"(t569));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t572;
                asm("max.f32 %0, %1, %2;" : "=f"(t572) : "f"(t570), "f"(t571));
#line 479 "fa-kernels/src/softmax.rs"
                f32 t573;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t573) : "f"(t572));
#line 479 "fa-kernels/src/softmax.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t572), "f"(t573));
#line 480 "fa-kernels/src/softmax.rs"
                f32 t575;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t575) : "f"(pair_4));
#line 480 "fa-kernels/src/softmax.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t575));
#line 191 "fa-kernels/src/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t578 = new_4 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t578;
#line 171 "fa-kernels/src/softmax.rs"
                const f32 t580 = -reference_4;
#line 171 "fa-kernels/src/softmax.rs"
                f32 t581;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t581) : "f"(old_4), "f"(scale_log2), "f"(t580));
#line 171 "fa-kernels/src/softmax.rs"
                f32 rescale_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t581));
#line 172 "fa-kernels/src/softmax.rs"
                row_max_2 = new_4;
#line 206 "fa-kernels/src/softmax.rs"
                const f32 t583 = row_sum_2 * rescale_4;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t584 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_3), "f"(scale_log2), "f"(t584));
#line 417 "fa-kernels/src/softmax.rs"
                f32 x_7;
                asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_7) : "f"(exponent_55), "f"(-127.0f));
#line 418 "fa-kernels/src/softmax.rs"
                const f32 rounded_7 = x_7 + 12582912.0f;
                const f32 t588 = rounded_7 - 12582912.0f;
#line 419 "fa-kernels/src/softmax.rs"
                const f32 fraction_7 = x_7 - t588;
#line 421 "fa-kernels/src/softmax.rs"
                f32 t590;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t590) : "f"(fraction_7), "f"(0.05517167f), "f"(0.24261113f));
#line 421 "fa-kernels/src/softmax.rs"
                f32 t591;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t591) : "f"(t590), "f"(fraction_7), "f"(0.693261f));
#line 421 "fa-kernels/src/softmax.rs"
                f32 power_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_7) : "f"(t591), "f"(fraction_7), "f"(0.99992806f));
#line 425 "fa-kernels/src/softmax.rs"
                u32 t593;
                asm("mov.b32 %0, %1;" : "=r"(t593) : "f"(rounded_7));
#line 425 "fa-kernels/src/softmax.rs"
                const u32 t594 = t593 << 23u;
#line 425 "fa-kernels/src/softmax.rs"
                const u32 exponent_56 = t594 + 1065353216u;
                f32 t596;
                asm("mov.b32 %0, %1;" : "=f"(t596) : "r"(exponent_56));
#line 426 "fa-kernels/src/softmax.rs"
                const f32 t597 = power_7 * t596;
#line 209 "fa-kernels/src/softmax.rs"
                s_3 = t597;
                const f32 t598 = t583 + s_3;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t599 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_4), "f"(scale_log2), "f"(t599));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t601;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t601) : "f"(exponent_57));
#line 209 "fa-kernels/src/softmax.rs"
                s_4 = t601;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t602 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_7), "f"(scale_log2), "f"(t602));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t604;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t604) : "f"(exponent_58));
#line 209 "fa-kernels/src/softmax.rs"
                s_7 = t604;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t605 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_8), "f"(scale_log2), "f"(t605));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t607;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t607) : "f"(exponent_59));
#line 209 "fa-kernels/src/softmax.rs"
                s_8 = t607;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t608 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_11), "f"(scale_log2), "f"(t608));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t610;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t610) : "f"(exponent_60));
#line 209 "fa-kernels/src/softmax.rs"
                s_11 = t610;
                const f32 t611 = t598 + s_11;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t612 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_12), "f"(scale_log2), "f"(t612));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t614;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t614) : "f"(exponent_61));
#line 209 "fa-kernels/src/softmax.rs"
                s_12 = t614;
                const f32 t615 = s_4 + s_12;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t616 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_15), "f"(scale_log2), "f"(t616));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t618;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t618) : "f"(exponent_62));
#line 209 "fa-kernels/src/softmax.rs"
                s_15 = t618;
                const f32 t619 = s_7 + s_15;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t620 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_16), "f"(scale_log2), "f"(t620));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t622;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t622) : "f"(exponent_63));
#line 209 "fa-kernels/src/softmax.rs"
                s_16 = t622;
                const f32 t623 = s_8 + s_16;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t624 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_19), "f"(scale_log2), "f"(t624));
#line 417 "fa-kernels/src/softmax.rs"
                f32 x_8;
                asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_8) : "f"(exponent_64), "f"(-127.0f));
#line 418 "fa-kernels/src/softmax.rs"
                const f32 rounded_8 = x_8 + 12582912.0f;
                const f32 t628 = rounded_8 - 12582912.0f;
#line 419 "fa-kernels/src/softmax.rs"
                const f32 fraction_8 = x_8 - t628;
#line 421 "fa-kernels/src/softmax.rs"
                f32 t630;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t630) : "f"(fraction_8), "f"(0.05517167f), "f"(0.24261113f));
#line 421 "fa-kernels/src/softmax.rs"
                f32 t631;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t631) : "f"(t630), "f"(fraction_8), "f"(0.693261f));
#line 421 "fa-kernels/src/softmax.rs"
                f32 power_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_8) : "f"(t631), "f"(fraction_8), "f"(0.99992806f));
#line 425 "fa-kernels/src/softmax.rs"
                u32 t633;
                asm("mov.b32 %0, %1;" : "=r"(t633) : "f"(rounded_8));
#line 425 "fa-kernels/src/softmax.rs"
                const u32 t634 = t633 << 23u;
#line 425 "fa-kernels/src/softmax.rs"
                const u32 exponent_65 = t634 + 1065353216u;
                f32 t636;
                asm("mov.b32 %0, %1;" : "=f"(t636) : "r"(exponent_65));
#line 426 "fa-kernels/src/softmax.rs"
                const f32 t637 = power_8 * t636;
#line 209 "fa-kernels/src/softmax.rs"
                s_19 = t637;
                const f32 t638 = t611 + s_19;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t639 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_20), "f"(scale_log2), "f"(t639));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t641;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t641) : "f"(exponent_66));
#line 209 "fa-kernels/src/softmax.rs"
                s_20 = t641;
                const f32 t642 = t615 + s_20;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t643 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_23), "f"(scale_log2), "f"(t643));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t645;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t645) : "f"(exponent_67));
#line 209 "fa-kernels/src/softmax.rs"
                s_23 = t645;
                const f32 t646 = t619 + s_23;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t647 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_24), "f"(scale_log2), "f"(t647));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t649;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t649) : "f"(exponent_68));
#line 209 "fa-kernels/src/softmax.rs"
                s_24 = t649;
                const f32 t650 = t623 + s_24;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t651 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_27), "f"(scale_log2), "f"(t651));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t653;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t653) : "f"(exponent_69));
#line 209 "fa-kernels/src/softmax.rs"
                s_27 = t653;
                const f32 t654 = t638 + s_27;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t655 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_28), "f"(scale_log2), "f"(t655));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t657;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t657) : "f"(exponent_70));
#line 209 "fa-kernels/src/softmax.rs"
                s_28 = t657;
                const f32 t658 = t642 + s_28;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t659 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_31), "f"(scale_log2), "f"(t659));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t661;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t661) : "f"(exponent_71));
#line 209 "fa-kernels/src/softmax.rs"
                s_31 = t661;
                const f32 t662 = t646 + s_31;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t663 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_32), "f"(scale_log2), "f"(t663));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t665;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t665) : "f"(exponent_72));
#line 209 "fa-kernels/src/softmax.rs"
                s_32 = t665;
                const f32 t666 = t650 + s_32;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t667 = t654 + t658;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t668 = t662 + t666;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t669 = t667 + t668;
#line 212 "fa-kernels/src/softmax.rs"
                row_sum_2 = t669;
#line 221 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t670 = i_2 - 1u;
#line 222 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t671 = passed_2 + t670;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t672 = t671 % 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t673 = t672 + 9u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t674 = t673 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t675 = t10 + t674;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t676 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t676) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t675) : "memory");
                }
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t677 = acc * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc = t677;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t678 = acc_2 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_2 = t678;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t679 = acc_5 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_5 = t679;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t680 = acc_6 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_6 = t680;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t681 = acc_9 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_9 = t681;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t682 = acc_10 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_10 = t682;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t683 = acc_13 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_13 = t683;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t684 = acc_14 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_14 = t684;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t685 = acc_17 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_17 = t685;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t686 = acc_18 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_18 = t686;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t687 = acc_21 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_21 = t687;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t688 = acc_22 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_22 = t688;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t689 = acc_25 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_25 = t689;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t690 = acc_26 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_26 = t690;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t691 = acc_29 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_29 = t691;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t692 = acc_30 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_30 = t692;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t693 = acc_3 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_3 = t693;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t694 = acc_4 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_4 = t694;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t695 = acc_7 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_7 = t695;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t696 = acc_8 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_8 = t696;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t697 = acc_11 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_11 = t697;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t698 = acc_12 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_12 = t698;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t699 = acc_15 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_15 = t699;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t700 = acc_16 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_16 = t700;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t701 = acc_19 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_19 = t701;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t702 = acc_20 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_20 = t702;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t703 = acc_23 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_23 = t703;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t704 = acc_24 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_24 = t704;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t705 = acc_27 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_27 = t705;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t706 = acc_28 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_28 = t706;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t707 = acc_31 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_31 = t707;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t708 = acc_32 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_32 = t708;
#line 130 "fa-kernels/src/softmax.rs"
                u32 t709;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t709) : "f"(s), "f"(s_2));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t710;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t710) : "f"(s_3), "f"(s_4));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t711;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t711) : "f"(s_5), "f"(s_6));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t712;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t712) : "f"(s_7), "f"(s_8));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t713;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t713) : "f"(s_9), "f"(s_10));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t714;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t714) : "f"(s_11), "f"(s_12));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t715;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t715) : "f"(s_13), "f"(s_14));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t716;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t716) : "f"(s_15), "f"(s_16));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t717;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t717) : "f"(s_17), "f"(s_18));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t718;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t718) : "f"(s_19), "f"(s_20));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t719;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t719) : "f"(s_21), "f"(s_22));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t720;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t720) : "f"(s_23), "f"(s_24));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t721;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t721) : "f"(s_25), "f"(s_26));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t722;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t722) : "f"(s_27), "f"(s_28));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t723;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t723) : "f"(s_29), "f"(s_30));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t724;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t724) : "f"(s_31), "f"(s_32));
#line 399 "fa-kernels/src/softmax.rs"
                p = t709;
#line 399 "fa-kernels/src/softmax.rs"
                p_2 = t710;
#line 399 "fa-kernels/src/softmax.rs"
                p_3 = t711;
#line 399 "fa-kernels/src/softmax.rs"
                p_4 = t712;
#line 399 "fa-kernels/src/softmax.rs"
                p_5 = t713;
#line 399 "fa-kernels/src/softmax.rs"
                p_6 = t714;
#line 399 "fa-kernels/src/softmax.rs"
                p_7 = t715;
#line 399 "fa-kernels/src/softmax.rs"
                p_8 = t716;
#line 399 "fa-kernels/src/softmax.rs"
                p_9 = t717;
#line 399 "fa-kernels/src/softmax.rs"
                p_10 = t718;
#line 399 "fa-kernels/src/softmax.rs"
                p_11 = t719;
#line 399 "fa-kernels/src/softmax.rs"
                p_12 = t720;
#line 399 "fa-kernels/src/softmax.rs"
                p_13 = t721;
#line 399 "fa-kernels/src/softmax.rs"
                p_14 = t722;
#line 399 "fa-kernels/src/softmax.rs"
                p_15 = t723;
#line 399 "fa-kernels/src/softmax.rs"
                p_16 = t724;
            }
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t725 = count & 1u;
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t726 = t725 + 14u;
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t727 = t726 << 3u;
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t728 = t10 + t727;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t729 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            if (t729) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t728) : "memory");
            }
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t730 = passed_2 + 7u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t731 = t730 % 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t732 = t731 + 6u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t733 = t732 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t734 = t10 + t733;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t735 = t730 / 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t736 = t735 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t734), "r"(t736) : "memory");
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
            const u32 t737 = t730 % 3u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t738 = t737 << 13u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t739 = t9 + t738;
            const u32 t740 = t739 >> 4u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t741 = t740 & 16383u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t742 = (u64)t741;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t743 = t742 + 4611686293338849280ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t743) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t744 = t742 + 4611686293338849408ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t744) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t745 = t742 + 4611686293338849536ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t745) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t746 = t742 + 4611686293338849664ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t746) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 195 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
            const u32 t747 = passed_2 + 7u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t748 = t747 % 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t749 = t748 + 9u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t750 = t749 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t751 = t10 + t750;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t752 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            if (t752) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t751) : "memory");
            }
#line 77 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t753 = passed_2 + 8u;
#line 77 "fa-kernels/src/forward/stream/consumer.rs"
            passed_2 = t753;
#line 320 "fa-kernels/src/softmax.rs"
            f32 t754;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t754) : "f"(row_sum));
#line 320 "fa-kernels/src/softmax.rs"
            const f32 pair_5 = row_sum + t754;
            f32 t756;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t756) : "f"(pair_5));
#line 321 "fa-kernels/src/softmax.rs"
            const f32 t757 = pair_5 + t756;
#line 321 "fa-kernels/src/softmax.rs"
            row_sum = t757;
#line 320 "fa-kernels/src/softmax.rs"
            f32 t758;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t758) : "f"(row_sum_2));
#line 320 "fa-kernels/src/softmax.rs"
            const f32 pair_6 = row_sum_2 + t758;
            f32 t760;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t760) : "f"(pair_6));
#line 321 "fa-kernels/src/softmax.rs"
            const f32 t761 = pair_6 + t760;
#line 321 "fa-kernels/src/softmax.rs"
            row_sum_2 = t761;
#line 352 "fa-kernels/src/softmax.rs"
            const f32 sum = row_sum;
            const bool t762 = sum == 0.0f;
#line 353 "fa-kernels/src/softmax.rs"
            f32 t763;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t763) : "f"(sum));
#line 353 "fa-kernels/src/softmax.rs"
            const f32 normalizer = t762 ? 0.0f : t763;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t765 = acc * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc = t765;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t766 = acc_2 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_2 = t766;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t767 = acc_5 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_5 = t767;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t768 = acc_6 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_6 = t768;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t769 = acc_9 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_9 = t769;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t770 = acc_10 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_10 = t770;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t771 = acc_13 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_13 = t771;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t772 = acc_14 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_14 = t772;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t773 = acc_17 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_17 = t773;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t774 = acc_18 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_18 = t774;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t775 = acc_21 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_21 = t775;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t776 = acc_22 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_22 = t776;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t777 = acc_25 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_25 = t777;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t778 = acc_26 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_26 = t778;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t779 = acc_29 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_29 = t779;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t780 = acc_30 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_30 = t780;
#line 352 "fa-kernels/src/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t781 = sum_2 == 0.0f;
#line 353 "fa-kernels/src/softmax.rs"
            f32 t782;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t782) : "f"(sum_2));
#line 353 "fa-kernels/src/softmax.rs"
            const f32 normalizer_2 = t781 ? 0.0f : t782;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t784 = acc_3 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_3 = t784;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t785 = acc_4 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_4 = t785;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t786 = acc_7 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_7 = t786;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t787 = acc_8 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_8 = t787;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t788 = acc_11 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_11 = t788;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t789 = acc_12 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_12 = t789;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t790 = acc_15 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_15 = t790;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t791 = acc_16 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_16 = t791;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t792 = acc_19 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_19 = t792;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t793 = acc_20 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_20 = t793;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t794 = acc_23 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_23 = t794;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t795 = acc_24 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_24 = t795;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t796 = acc_27 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_27 = t796;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t797 = acc_28 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_28 = t797;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t798 = acc_31 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_31 = t798;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t799 = acc_32 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_32 = t799;
#line 308 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t800 = lane == 0u;
#line 308 "fa-kernels/src/forward/stream/consumer.rs"
            if (t800) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 313 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 slot_2 = count & 1u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t802;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t802) : "f"(acc), "f"(acc_2));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t803;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t803) : "f"(acc_3), "f"(acc_4));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t804;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t804) : "f"(acc_5), "f"(acc_6));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t805;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t805) : "f"(acc_7), "f"(acc_8));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t806;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t806) : "f"(acc_9), "f"(acc_10));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t807;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t807) : "f"(acc_11), "f"(acc_12));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t808;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t808) : "f"(acc_13), "f"(acc_14));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t809;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t809) : "f"(acc_15), "f"(acc_16));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t810;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t810) : "f"(acc_17), "f"(acc_18));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t811;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t811) : "f"(acc_19), "f"(acc_20));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t812;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t812) : "f"(acc_21), "f"(acc_22));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t813;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t813) : "f"(acc_23), "f"(acc_24));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t814;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t814) : "f"(acc_25), "f"(acc_26));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t815;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t815) : "f"(acc_27), "f"(acc_28));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t816;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t816) : "f"(acc_29), "f"(acc_30));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t817;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t817) : "f"(acc_31), "f"(acc_32));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t818 = lane & 15u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t819 = t100 + t818;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t820 = lane >> 4u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t821 = t819 & 7u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t822 = t820 ^ t821;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t823 = t819 << 7u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t824 = t822 << 4u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t825 = t823 + t824;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t826 = t98 + t825;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t826), "r"(t802), "r"(t803), "r"(t804), "r"(t805) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t827 = t825 ^ 32u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t828 = t98 + t827;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t828), "r"(t806), "r"(t807), "r"(t808), "r"(t809) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t829 = t825 ^ 64u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t830 = t98 + t829;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t830), "r"(t810), "r"(t811), "r"(t812), "r"(t813) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t831 = t825 ^ 96u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t832 = t98 + t831;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t832), "r"(t814), "r"(t815), "r"(t816), "r"(t817) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t833 = t109 + t101;
#line 319 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 first_row = t833 + t100;
            const bool t835 = lane == 0u;
#line 320 "fa-kernels/src/forward/stream/consumer.rs"
            if (t835) {
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t836 = t100 << 7u;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t837 = t98 + t836;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t837), "l"(o), "r"(0u), "r"(t110), "r"(first_row), "r"(t111) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t838 = (u64)t111;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t839 = t838 * lse_stride0;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t840 = t839 * 4ull;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t841 = lse + t840;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t842 = (u64)t110;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t843 = t842 * lse_stride1;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t844 = t843 * 4ull;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t845 = t841 + t844;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t846 = (u32)lse_stride2;
#line 117 "fa-kernels/src/epilogue.rs"
            const u32 t847 = lane & 3u;
#line 117 "fa-kernels/src/epilogue.rs"
            const bool t848 = t847 == 0u;
#line 117 "fa-kernels/src/epilogue.rs"
            if (t848) {
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t849 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row = first_row + t849;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists = row < 512u;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists) {
                    const u64 t852 = (u64)row * t846;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t853 = t852 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t854 = t845 + t853;
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t855;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t855) : "f"(row_sum));
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t856;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t856) : "f"(row_max), "f"(scale_log2), "f"(t855));
#line 332 "fa-kernels/src/softmax.rs"
                    const f32 lse_2 = t856 * 0.6931472f;
                    const bool t858 = row_sum == 0.0f;
#line 333 "fa-kernels/src/softmax.rs"
                    const f32 t859 = t858 ? __uint_as_float(0xff800000u) : lse_2;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t854), "f"(t859) : "memory");
                }
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t860 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t861 = first_row + t860;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row_2 = t861 + 8u;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists_2 = row_2 < 512u;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists_2) {
                    const u64 t864 = (u64)row_2 * t846;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t865 = t864 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t866 = t845 + t865;
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t867;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t867) : "f"(row_sum_2));
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t868;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t868) : "f"(row_max_2), "f"(scale_log2), "f"(t867));
#line 332 "fa-kernels/src/softmax.rs"
                    const f32 lse_3 = t868 * 0.6931472f;
                    const bool t870 = row_sum_2 == 0.0f;
#line 333 "fa-kernels/src/softmax.rs"
                    const f32 t871 = t870 ? __uint_as_float(0xff800000u) : lse_3;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t866), "f"(t871) : "memory");
                }
            }
#line 82 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t872 = count + 1u;
#line 82 "fa-kernels/src/forward/stream/consumer.rs"
            count = t872;
#line 48 "fa-kernels/src/forward/stream/work.rs"
            const u32 place_4 = blockIdx.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t874 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t875 = count * t874;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t876 = t875 + place_4;
#line 83 "fa-kernels/src/forward/stream/consumer.rs"
            index_3 = t876;
        }
#line 86 "fa-kernels/src/forward/stream/consumer.rs"
        const bool t878 = lane == 0u;
#line 86 "fa-kernels/src/forward/stream/consumer.rs"
        if (t878) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
