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
#line 47 "fa-kernels/src/forward/stream/mod.rs"
    const u32 t27 = heads << 1u;
#line 47 "fa-kernels/src/forward/stream/mod.rs"
    const u32 total = t27 * batch;
#line 49 "fa-kernels/src/forward/stream/mod.rs"
    const bool t29 = warpgroup == 0u;
#line 49 "fa-kernels/src/forward/stream/mod.rs"
    if (t29) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t30 = thread == 0u;
#line 51 "fa-kernels/src/forward/stream/mod.rs"
        if (t30) {
#line 19 "fa-kernels/src/forward/stream/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 41 "fa-kernels/src/forward/stream/work.rs"
            const u32 place = blockIdx.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t32 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t33 = tile * t32;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t34 = t33 + place;
#line 21 "fa-kernels/src/forward/stream/producer.rs"
            u32 index = t34;
            while (true) {
#line 22 "fa-kernels/src/forward/stream/producer.rs"
                const bool t35 = index < total;
                if (!t35) break;
#line 41 "fa-kernels/src/forward/place.rs"
                const u32 t36 = index >> 1u;
#line 41 "fa-kernels/src/forward/place.rs"
                const u32 t37 = index & 1u;
#line 43 "fa-kernels/src/forward/place.rs"
                const u32 t38 = t37 << 8u;
#line 43 "fa-kernels/src/forward/place.rs"
                const u32 t39 = t36 % heads;
#line 43 "fa-kernels/src/forward/place.rs"
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
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t51 = slot << 15u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t52 = smem_1 + t51;
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t52), "l"(q), "r"(t50), "r"(0u), "r"(t39), "r"(t38), "r"(t40) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t53 = t38 + 64u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t54 = slot << 15u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t55 = smem_1 + t54;
#line 55 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t56 = t55 + 8192u;
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t56), "l"(q), "r"(t50), "r"(0u), "r"(t39), "r"(t53), "r"(t40) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t57 = t38 + 128u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t58 = slot << 15u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t59 = smem_1 + t58;
#line 55 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t60 = t59 + 16384u;
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t60), "l"(q), "r"(t50), "r"(0u), "r"(t39), "r"(t57), "r"(t40) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t61 = t38 + 192u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t62 = slot << 15u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
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
#line 41 "fa-kernels/src/forward/stream/work.rs"
                const u32 place_2 = blockIdx.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
                const u32 t91 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
                const u32 t92 = tile * t91;
#line 43 "fa-kernels/src/forward/stream/work.rs"
                const u32 t93 = t92 + place_2;
#line 39 "fa-kernels/src/forward/stream/producer.rs"
                index = t93;
            }
        }
    } else {
#line 55 "fa-kernels/src/forward/stream/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 112;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
        const u32 own = index_2 << 13u;
        const u32 t97 = smem_1 + own;
#line 188 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t98 = t7 + own;
#line 57 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t99 = warp & 3u;
#line 57 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t100 = t99 << 4u;
#line 57 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t101 = index_2 << 6u;
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
        const u32 t103 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
        const u32 t104 = count * t103;
#line 43 "fa-kernels/src/forward/stream/work.rs"
        const u32 t105 = t104 + place_3;
#line 62 "fa-kernels/src/forward/stream/consumer.rs"
        u32 index_3 = t105;
#line 64 "fa-kernels/src/forward/stream/consumer.rs"
        while (true) {
#line 64 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t106 = index_3 < total;
            if (!t106) break;
#line 41 "fa-kernels/src/forward/place.rs"
            const u32 t107 = index_3 >> 1u;
#line 41 "fa-kernels/src/forward/place.rs"
            const u32 t108 = index_3 & 1u;
#line 43 "fa-kernels/src/forward/place.rs"
            const u32 t109 = t108 << 8u;
#line 43 "fa-kernels/src/forward/place.rs"
            const u32 t110 = t107 % heads;
#line 43 "fa-kernels/src/forward/place.rs"
            const u32 t111 = t107 / heads;
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_sum = 0.0f;
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t112 = count & 1u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t113 = t112 + 12u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t114 = t113 << 3u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t115 = t10 + t114;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t116 = count >> 1u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t117 = t116 & 1u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t115), "r"(t117) : "memory");
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t118 = passed_2 % 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t119 = t118 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t120 = t10 + t119;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t121 = passed_2 / 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t122 = t121 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t120), "r"(t122) : "memory");
#line 228 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t123 = count & 1u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
            const u32 t124 = t123 << 15u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
            const u32 t125 = t97 + t124;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t126 = passed_2 % 3u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t127 = t126 << 13u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t128 = t8 + t127;
            const u32 t129 = t125 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t130 = t128 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t131 = t129 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t132 = (u64)t131;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t133 = t132 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t134 = t130 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t135 = (u64)t134;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t136 = t135 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t133), "l"(t136) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t137 = t129 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t138 = (u64)t137;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t139 = t138 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t140 = t130 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t141 = (u64)t140;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t142 = t141 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t139), "l"(t142) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t143 = t129 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t144 = (u64)t143;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t145 = t144 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t146 = t130 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t147 = (u64)t146;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t148 = t147 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t145), "l"(t148) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t149 = t129 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t150 = (u64)t149;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t151 = t150 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t152 = t130 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t153 = (u64)t152;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t154 = t153 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t151), "l"(t154) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 150 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t155 = passed_2 % 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t156 = t155 + 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t157 = t156 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t158 = t10 + t157;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t159 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            if (t159) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t158) : "memory");
            }
#line 136 "fa-kernels/src/softmax.rs"
            const f32 old = row_max;
#line 158 "fa-kernels/src/softmax.rs"
            f32 t161;
            asm("max.f32 %0, %1, %2;" : "=f"(t161) : "f"(old), "f"(s));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t162;
            asm("max.f32 %0, %1, %2;" : "=f"(t162) : "f"(t161), "f"(s_9));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t163;
            asm("max.f32 %0, %1, %2;" : "=f"(t163) : "f"(s_2), "f"(s_10));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t164;
            asm("max.f32 %0, %1, %2;" : "=f"(t164) : "f"(s_5), "f"(s_13));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t165;
            asm("max.f32 %0, %1, %2;" : "=f"(t165) : "f"(s_6), "f"(s_14));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t166;
            asm("max.f32 %0, %1, %2;" : "=f"(t166) : "f"(t162), "f"(s_17));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t167;
            asm("max.f32 %0, %1, %2;" : "=f"(t167) : "f"(t163), "f"(s_18));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t168;
            asm("max.f32 %0, %1, %2;" : "=f"(t168) : "f"(t164), "f"(s_21));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t169;
            asm("max.f32 %0, %1, %2;" : "=f"(t169) : "f"(t165), "f"(s_22));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t170;
            asm("max.f32 %0, %1, %2;" : "=f"(t170) : "f"(t166), "f"(s_25));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t171;
            asm("max.f32 %0, %1, %2;" : "=f"(t171) : "f"(t167), "f"(s_26));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t172;
            asm("max.f32 %0, %1, %2;" : "=f"(t172) : "f"(t168), "f"(s_29));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t173;
            asm("max.f32 %0, %1, %2;" : "=f"(t173) : "f"(t169), "f"(s_30));
            f32 t174;
            asm("max.f32 %0, %1, %2;" : "=f"(t174) : "f"(t170), "f"(t171));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t175;
            asm("max.f32 %0, %1, %2;" : "=f"(t175) : "f"(t172), "f"(t173));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t176;
            asm("max.f32 %0, %1, %2;" : "=f"(t176) : "f"(t174), "f"(t175));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t177;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t177) : "f"(t176));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t176), "f"(t177));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t179;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t179) : "f"(pair));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t179));
#line 167 "fa-kernels/src/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t182 = new_1 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 reference = none ? 0.0f : t182;
#line 139 "fa-kernels/src/softmax.rs"
            const f32 t184 = -reference;
#line 139 "fa-kernels/src/softmax.rs"
            f32 t185;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t185) : "f"(old), "f"(scale_log2), "f"(t184));
#line 139 "fa-kernels/src/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t185));
#line 140 "fa-kernels/src/softmax.rs"
            row_max = new_1;
#line 182 "fa-kernels/src/softmax.rs"
            const f32 t187 = row_sum * rescale;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t188 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t188));
#line 13 "fa-kernels/src/softmax/arithmetic.rs"
            f32 x;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(x) : "f"(exponent), "f"(-127.0f));
#line 14 "fa-kernels/src/softmax/arithmetic.rs"
            const f32 rounded = x + 12582912.0f;
            const f32 t192 = rounded - 12582912.0f;
#line 15 "fa-kernels/src/softmax/arithmetic.rs"
            const f32 fraction = x - t192;
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t194;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t194) : "f"(fraction), "f"(0.05517167f), "f"(0.24261113f));
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t195;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t195) : "f"(t194), "f"(fraction), "f"(0.693261f));
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
            f32 power;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power) : "f"(t195), "f"(fraction), "f"(0.99992806f));
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
            u32 t197;
            asm("mov.b32 %0, %1;" : "=r"(t197) : "f"(rounded));
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
            const u32 t198 = t197 << 23u;
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
            const u32 exponent_2 = t198 + 1065353216u;
            f32 t200;
            asm("mov.b32 %0, %1;" : "=f"(t200) : "r"(exponent_2));
#line 22 "fa-kernels/src/softmax/arithmetic.rs"
            const f32 t201 = power * t200;
#line 185 "fa-kernels/src/softmax.rs"
            s = t201;
            const f32 t202 = t187 + s;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t203 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_2), "f"(scale_log2), "f"(t203));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t205;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t205) : "f"(exponent_3));
#line 185 "fa-kernels/src/softmax.rs"
            s_2 = t205;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t206 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_5), "f"(scale_log2), "f"(t206));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t208;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t208) : "f"(exponent_4));
#line 185 "fa-kernels/src/softmax.rs"
            s_5 = t208;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t209 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_6), "f"(scale_log2), "f"(t209));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t211;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t211) : "f"(exponent_5));
#line 185 "fa-kernels/src/softmax.rs"
            s_6 = t211;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t212 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_9), "f"(scale_log2), "f"(t212));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t214;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t214) : "f"(exponent_6));
#line 185 "fa-kernels/src/softmax.rs"
            s_9 = t214;
            const f32 t215 = t202 + s_9;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t216 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_10), "f"(scale_log2), "f"(t216));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t218;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t218) : "f"(exponent_7));
#line 185 "fa-kernels/src/softmax.rs"
            s_10 = t218;
            const f32 t219 = s_2 + s_10;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t220 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_13), "f"(scale_log2), "f"(t220));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t222;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t222) : "f"(exponent_8));
#line 185 "fa-kernels/src/softmax.rs"
            s_13 = t222;
            const f32 t223 = s_5 + s_13;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t224 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_14), "f"(scale_log2), "f"(t224));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t226;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t226) : "f"(exponent_9));
#line 185 "fa-kernels/src/softmax.rs"
            s_14 = t226;
            const f32 t227 = s_6 + s_14;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t228 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_17), "f"(scale_log2), "f"(t228));
#line 13 "fa-kernels/src/softmax/arithmetic.rs"
            f32 x_2;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_2) : "f"(exponent_10), "f"(-127.0f));
#line 14 "fa-kernels/src/softmax/arithmetic.rs"
            const f32 rounded_2 = x_2 + 12582912.0f;
            const f32 t232 = rounded_2 - 12582912.0f;
#line 15 "fa-kernels/src/softmax/arithmetic.rs"
            const f32 fraction_2 = x_2 - t232;
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t234;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t234) : "f"(fraction_2), "f"(0.05517167f), "f"(0.24261113f));
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t235;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t235) : "f"(t234), "f"(fraction_2), "f"(0.693261f));
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
            f32 power_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_2) : "f"(t235), "f"(fraction_2), "f"(0.99992806f));
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
            u32 t237;
            asm("mov.b32 %0, %1;" : "=r"(t237) : "f"(rounded_2));
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
            const u32 t238 = t237 << 23u;
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
            const u32 exponent_11 = t238 + 1065353216u;
            f32 t240;
            asm("mov.b32 %0, %1;" : "=f"(t240) : "r"(exponent_11));
#line 22 "fa-kernels/src/softmax/arithmetic.rs"
            const f32 t241 = power_2 * t240;
#line 185 "fa-kernels/src/softmax.rs"
            s_17 = t241;
            const f32 t242 = t215 + s_17;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t243 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_18), "f"(scale_log2), "f"(t243));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t245;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t245) : "f"(exponent_12));
#line 185 "fa-kernels/src/softmax.rs"
            s_18 = t245;
            const f32 t246 = t219 + s_18;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t247 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_21), "f"(scale_log2), "f"(t247));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t249;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t249) : "f"(exponent_13));
#line 185 "fa-kernels/src/softmax.rs"
            s_21 = t249;
            const f32 t250 = t223 + s_21;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t251 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_22), "f"(scale_log2), "f"(t251));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t253;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t253) : "f"(exponent_14));
#line 185 "fa-kernels/src/softmax.rs"
            s_22 = t253;
            const f32 t254 = t227 + s_22;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t255 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_25), "f"(scale_log2), "f"(t255));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t257;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t257) : "f"(exponent_15));
#line 185 "fa-kernels/src/softmax.rs"
            s_25 = t257;
            const f32 t258 = t242 + s_25;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t259 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_26), "f"(scale_log2), "f"(t259));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t261;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t261) : "f"(exponent_16));
#line 185 "fa-kernels/src/softmax.rs"
            s_26 = t261;
            const f32 t262 = t246 + s_26;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t263 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_29), "f"(scale_log2), "f"(t263));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t265;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t265) : "f"(exponent_17));
#line 185 "fa-kernels/src/softmax.rs"
            s_29 = t265;
            const f32 t266 = t250 + s_29;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t267 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_30), "f"(scale_log2), "f"(t267));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t269;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t269) : "f"(exponent_18));
#line 185 "fa-kernels/src/softmax.rs"
            s_30 = t269;
            const f32 t270 = t254 + s_30;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t271 = t258 + t262;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t272 = t266 + t270;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t273 = t271 + t272;
#line 188 "fa-kernels/src/softmax.rs"
            row_sum = t273;
#line 136 "fa-kernels/src/softmax.rs"
            const f32 old_2 = row_max_2;
#line 158 "fa-kernels/src/softmax.rs"
            f32 t275;
            asm("max.f32 %0, %1, %2;" : "=f"(t275) : "f"(old_2), "f"(s_3));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t276;
            asm("max.f32 %0, %1, %2;" : "=f"(t276) : "f"(t275), "f"(s_11));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t277;
            asm("max.f32 %0, %1, %2;" : "=f"(t277) : "f"(s_4), "f"(s_12));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t278;
            asm("max.f32 %0, %1, %2;" : "=f"(t278) : "f"(s_7), "f"(s_15));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t279;
            asm("max.f32 %0, %1, %2;" : "=f"(t279) : "f"(s_8), "f"(s_16));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t280;
            asm("max.f32 %0, %1, %2;" : "=f"(t280) : "f"(t276), "f"(s_19));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t281;
            asm("max.f32 %0, %1, %2;" : "=f"(t281) : "f"(t277), "f"(s_20));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t282;
            asm("max.f32 %0, %1, %2;" : "=f"(t282) : "f"(t278), "f"(s_23));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t283;
            asm("max.f32 %0, %1, %2;" : "=f"(t283) : "f"(t279), "f"(s_24));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t284;
            asm("max.f32 %0, %1, %2;" : "=f"(t284) : "f"(t280), "f"(s_27));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t285;
            asm("max.f32 %0, %1, %2;" : "=f"(t285) : "f"(t281), "f"(s_28));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t286;
            asm("max.f32 %0, %1, %2;" : "=f"(t286) : "f"(t282), "f"(s_31));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t287;
            asm("max.f32 %0, %1, %2;" : "=f"(t287) : "f"(t283), "f"(s_32));
            f32 t288;
            asm("max.f32 %0, %1, %2;" : "=f"(t288) : "f"(t284), "f"(t285));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t289;
            asm("max.f32 %0, %1, %2;" : "=f"(t289) : "f"(t286), "f"(t287));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t290;
            asm("max.f32 %0, %1, %2;" : "=f"(t290) : "f"(t288), "f"(t289));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t291;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t291) : "f"(t290));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t290), "f"(t291));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t293;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t293) : "f"(pair_2));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t293));
#line 167 "fa-kernels/src/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t296 = new_2 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t296;
#line 139 "fa-kernels/src/softmax.rs"
            const f32 t298 = -reference_2;
#line 139 "fa-kernels/src/softmax.rs"
            f32 t299;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t299) : "f"(old_2), "f"(scale_log2), "f"(t298));
#line 139 "fa-kernels/src/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t299));
#line 140 "fa-kernels/src/softmax.rs"
            row_max_2 = new_2;
#line 182 "fa-kernels/src/softmax.rs"
            const f32 t301 = row_sum_2 * rescale_2;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t302 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_3), "f"(scale_log2), "f"(t302));
#line 13 "fa-kernels/src/softmax/arithmetic.rs"
            f32 x_3;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_3) : "f"(exponent_19), "f"(-127.0f));
#line 14 "fa-kernels/src/softmax/arithmetic.rs"
            const f32 rounded_3 = x_3 + 12582912.0f;
            const f32 t306 = rounded_3 - 12582912.0f;
#line 15 "fa-kernels/src/softmax/arithmetic.rs"
            const f32 fraction_3 = x_3 - t306;
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t308;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t308) : "f"(fraction_3), "f"(0.05517167f), "f"(0.24261113f));
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t309;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t309) : "f"(t308), "f"(fraction_3), "f"(0.693261f));
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
            f32 power_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_3) : "f"(t309), "f"(fraction_3), "f"(0.99992806f));
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
            u32 t311;
            asm("mov.b32 %0, %1;" : "=r"(t311) : "f"(rounded_3));
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
            const u32 t312 = t311 << 23u;
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
            const u32 exponent_20 = t312 + 1065353216u;
            f32 t314;
            asm("mov.b32 %0, %1;" : "=f"(t314) : "r"(exponent_20));
#line 22 "fa-kernels/src/softmax/arithmetic.rs"
            const f32 t315 = power_3 * t314;
#line 185 "fa-kernels/src/softmax.rs"
            s_3 = t315;
            const f32 t316 = t301 + s_3;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t317 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_4), "f"(scale_log2), "f"(t317));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t319;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t319) : "f"(exponent_21));
#line 185 "fa-kernels/src/softmax.rs"
            s_4 = t319;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t320 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_7), "f"(scale_log2), "f"(t320));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t322;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t322) : "f"(exponent_22));
#line 185 "fa-kernels/src/softmax.rs"
            s_7 = t322;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t323 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_8), "f"(scale_log2), "f"(t323));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t325;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t325) : "f"(exponent_23));
#line 185 "fa-kernels/src/softmax.rs"
            s_8 = t325;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t326 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_11), "f"(scale_log2), "f"(t326));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t328;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t328) : "f"(exponent_24));
#line 185 "fa-kernels/src/softmax.rs"
            s_11 = t328;
            const f32 t329 = t316 + s_11;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t330 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_12), "f"(scale_log2), "f"(t330));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t332;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t332) : "f"(exponent_25));
#line 185 "fa-kernels/src/softmax.rs"
            s_12 = t332;
            const f32 t333 = s_4 + s_12;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t334 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_15), "f"(scale_log2), "f"(t334));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t336;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t336) : "f"(exponent_26));
#line 185 "fa-kernels/src/softmax.rs"
            s_15 = t336;
            const f32 t337 = s_7 + s_15;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t338 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_16), "f"(scale_log2), "f"(t338));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t340;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t340) : "f"(exponent_27));
#line 185 "fa-kernels/src/softmax.rs"
            s_16 = t340;
            const f32 t341 = s_8 + s_16;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t342 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_19), "f"(scale_log2), "f"(t342));
#line 13 "fa-kernels/src/softmax/arithmetic.rs"
            f32 x_4;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_4) : "f"(exponent_28), "f"(-127.0f));
#line 14 "fa-kernels/src/softmax/arithmetic.rs"
            const f32 rounded_4 = x_4 + 12582912.0f;
            const f32 t346 = rounded_4 - 12582912.0f;
#line 15 "fa-kernels/src/softmax/arithmetic.rs"
            const f32 fraction_4 = x_4 - t346;
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t348;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t348) : "f"(fraction_4), "f"(0.05517167f), "f"(0.24261113f));
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t349;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t349) : "f"(t348), "f"(fraction_4), "f"(0.693261f));
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
            f32 power_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_4) : "f"(t349), "f"(fraction_4), "f"(0.99992806f));
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
            u32 t351;
            asm("mov.b32 %0, %1;" : "=r"(t351) : "f"(rounded_4));
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
            const u32 t352 = t351 << 23u;
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
            const u32 exponent_29 = t352 + 1065353216u;
            f32 t354;
            asm("mov.b32 %0, %1;" : "=f"(t354) : "r"(exponent_29));
#line 22 "fa-kernels/src/softmax/arithmetic.rs"
            const f32 t355 = power_4 * t354;
#line 185 "fa-kernels/src/softmax.rs"
            s_19 = t355;
            const f32 t356 = t329 + s_19;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t357 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_20), "f"(scale_log2), "f"(t357));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t359;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t359) : "f"(exponent_30));
#line 185 "fa-kernels/src/softmax.rs"
            s_20 = t359;
            const f32 t360 = t333 + s_20;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t361 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_23), "f"(scale_log2), "f"(t361));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t363;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t363) : "f"(exponent_31));
#line 185 "fa-kernels/src/softmax.rs"
            s_23 = t363;
            const f32 t364 = t337 + s_23;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t365 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_24), "f"(scale_log2), "f"(t365));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t367;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t367) : "f"(exponent_32));
#line 185 "fa-kernels/src/softmax.rs"
            s_24 = t367;
            const f32 t368 = t341 + s_24;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t369 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_27), "f"(scale_log2), "f"(t369));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t371;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t371) : "f"(exponent_33));
#line 185 "fa-kernels/src/softmax.rs"
            s_27 = t371;
            const f32 t372 = t356 + s_27;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t373 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_28), "f"(scale_log2), "f"(t373));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t375;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t375) : "f"(exponent_34));
#line 185 "fa-kernels/src/softmax.rs"
            s_28 = t375;
            const f32 t376 = t360 + s_28;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t377 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_31), "f"(scale_log2), "f"(t377));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t379;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t379) : "f"(exponent_35));
#line 185 "fa-kernels/src/softmax.rs"
            s_31 = t379;
            const f32 t380 = t364 + s_31;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t381 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_32), "f"(scale_log2), "f"(t381));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t383;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t383) : "f"(exponent_36));
#line 185 "fa-kernels/src/softmax.rs"
            s_32 = t383;
            const f32 t384 = t368 + s_32;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t385 = t372 + t376;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t386 = t380 + t384;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t387 = t385 + t386;
#line 188 "fa-kernels/src/softmax.rs"
            row_sum_2 = t387;
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t388;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t388) : "f"(s), "f"(s_2));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t389;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t389) : "f"(s_3), "f"(s_4));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t390;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t390) : "f"(s_5), "f"(s_6));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t391;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t391) : "f"(s_7), "f"(s_8));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t392;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t392) : "f"(s_9), "f"(s_10));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t393;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t393) : "f"(s_11), "f"(s_12));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t394;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t394) : "f"(s_13), "f"(s_14));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t395;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t395) : "f"(s_15), "f"(s_16));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t396;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t396) : "f"(s_17), "f"(s_18));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t397;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t397) : "f"(s_19), "f"(s_20));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t398;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t398) : "f"(s_21), "f"(s_22));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t399;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t399) : "f"(s_23), "f"(s_24));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t400;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t400) : "f"(s_25), "f"(s_26));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t401;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t401) : "f"(s_27), "f"(s_28));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t402;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t402) : "f"(s_29), "f"(s_30));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t403;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t403) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/softmax/step.rs"
            p = t388;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_2 = t389;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_3 = t390;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_4 = t391;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_5 = t392;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_6 = t393;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_7 = t394;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_8 = t395;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_9 = t396;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_10 = t397;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_11 = t398;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_12 = t399;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_13 = t400;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_14 = t401;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_15 = t402;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_16 = t403;
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
#line 176 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_2 = 1u; i_2 < 8u; i_2 += 1u) {
#line 226 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t404 = passed_2 + i_2;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t405 = t404 % 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t406 = t405 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t407 = t10 + t406;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t408 = t404 / 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t409 = t408 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t407), "r"(t409) : "memory");
#line 228 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t410 = count & 1u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t411 = t410 << 15u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t412 = t97 + t411;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t413 = t404 % 3u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t414 = t413 << 13u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t415 = t8 + t414;
                const u32 t416 = t412 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t417 = t415 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t418 = t416 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t419 = (u64)t418;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t420 = t419 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t421 = t417 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t422 = (u64)t421;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t423 = t422 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t420), "l"(t423) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t424 = t416 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t425 = (u64)t424;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t426 = t425 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t427 = t417 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t428 = (u64)t427;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t429 = t428 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t426), "l"(t429) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t430 = t416 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t431 = (u64)t430;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t432 = t431 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t433 = t417 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t434 = (u64)t433;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t435 = t434 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t432), "l"(t435) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t436 = t416 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t437 = (u64)t436;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t438 = t437 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t439 = t417 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t440 = (u64)t439;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t441 = t440 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t438), "l"(t441) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 209 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t442 = i_2 - 1u;
#line 238 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t443 = passed_2 + t442;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t444 = t443 % 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t445 = t444 + 6u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t446 = t445 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t447 = t10 + t446;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t448 = t443 / 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t449 = t448 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t447), "r"(t449) : "memory");
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
                const u32 t450 = t443 % 3u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t451 = t450 << 13u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t452 = t9 + t451;
                const u32 t453 = t452 >> 4u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t454 = t453 + 33554432u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t455 = (u64)t454;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t456 = t455 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t456) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t457 = t453 + 33554560u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t458 = (u64)t457;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t459 = t458 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t459) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t460 = t453 + 33554688u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t461 = (u64)t460;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t462 = t461 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t462) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t463 = t453 + 33554816u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t464 = (u64)t463;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t465 = t464 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t465) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 211 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/forward/stream/output.rs"
                const u32 t466 = passed_2 + i_2;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t467 = t466 % 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t468 = t467 + 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t469 = t468 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t470 = t10 + t469;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t471 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t471) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t470) : "memory");
                }
#line 136 "fa-kernels/src/softmax.rs"
                const f32 old_3 = row_max;
#line 158 "fa-kernels/src/softmax.rs"
                f32 t473;
                asm("max.f32 %0, %1, %2;" : "=f"(t473) : "f"(old_3), "f"(s));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t474;
                asm("max.f32 %0, %1, %2;" : "=f"(t474) : "f"(t473), "f"(s_9));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t475;
                asm("max.f32 %0, %1, %2;" : "=f"(t475) : "f"(s_2), "f"(s_10));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t476;
                asm("max.f32 %0, %1, %2;" : "=f"(t476) : "f"(s_5), "f"(s_13));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t477;
                asm("max.f32 %0, %1, %2;" : "=f"(t477) : "f"(s_6), "f"(s_14));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t478;
                asm("max.f32 %0, %1, %2;" : "=f"(t478) : "f"(t474), "f"(s_17));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t479;
                asm("max.f32 %0, %1, %2;" : "=f"(t479) : "f"(t475), "f"(s_18));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t480;
                asm("max.f32 %0, %1, %2;" : "=f"(t480) : "f"(t476), "f"(s_21));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t481;
                asm("max.f32 %0, %1, %2;" : "=f"(t481) : "f"(t477), "f"(s_22));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t482;
                asm("max.f32 %0, %1, %2;" : "=f"(t482) : "f"(t478), "f"(s_25));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t483;
                asm("max.f32 %0, %1, %2;" : "=f"(t483) : "f"(t479), "f"(s_26));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t484;
                asm("max.f32 %0, %1, %2;" : "=f"(t484) : "f"(t480), "f"(s_29));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t485;
                asm("max.f32 %0, %1, %2;" : "=f"(t485) : "f"(t481), "f"(s_30));
                f32 t486;
                asm("max.f32 %0, %1, %2;" : "=f"(t486) : "f"(t482), "f"(t483));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t487;
                asm("max.f32 %0, %1, %2;" : "=f"(t487) : "f"(t484), "f"(t485));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t488;
                asm("max.f32 %0, %1, %2;" : "=f"(t488) : "f"(t486), "f"(t487));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t489;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t489) : "f"(t488));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t488), "f"(t489));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t491;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t491) : "f"(pair_3));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 new_3;
                asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t491));
#line 167 "fa-kernels/src/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t494 = new_3 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t494;
#line 139 "fa-kernels/src/softmax.rs"
                const f32 t496 = -reference_3;
#line 139 "fa-kernels/src/softmax.rs"
                f32 t497;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t497) : "f"(old_3), "f"(scale_log2), "f"(t496));
#line 139 "fa-kernels/src/softmax.rs"
                f32 rescale_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t497));
#line 140 "fa-kernels/src/softmax.rs"
                row_max = new_3;
#line 182 "fa-kernels/src/softmax.rs"
                const f32 t499 = row_sum * rescale_3;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t500 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s), "f"(scale_log2), "f"(t500));
#line 13 "fa-kernels/src/softmax/arithmetic.rs"
                f32 x_5;
                asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_5) : "f"(exponent_37), "f"(-127.0f));
#line 14 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 rounded_5 = x_5 + 12582912.0f;
                const f32 t504 = rounded_5 - 12582912.0f;
#line 15 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 fraction_5 = x_5 - t504;
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t506;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t506) : "f"(fraction_5), "f"(0.05517167f), "f"(0.24261113f));
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t507;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t507) : "f"(t506), "f"(fraction_5), "f"(0.693261f));
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
                f32 power_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_5) : "f"(t507), "f"(fraction_5), "f"(0.99992806f));
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
                u32 t509;
                asm("mov.b32 %0, %1;" : "=r"(t509) : "f"(rounded_5));
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
                const u32 t510 = t509 << 23u;
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
                const u32 exponent_38 = t510 + 1065353216u;
                f32 t512;
                asm("mov.b32 %0, %1;" : "=f"(t512) : "r"(exponent_38));
#line 22 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t513 = power_5 * t512;
#line 185 "fa-kernels/src/softmax.rs"
                s = t513;
                const f32 t514 = t499 + s;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t515 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_2), "f"(scale_log2), "f"(t515));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t517;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t517) : "f"(exponent_39));
#line 185 "fa-kernels/src/softmax.rs"
                s_2 = t517;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t518 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_5), "f"(scale_log2), "f"(t518));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t520;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t520) : "f"(exponent_40));
#line 185 "fa-kernels/src/softmax.rs"
                s_5 = t520;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t521 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_6), "f"(scale_log2), "f"(t521));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t523;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t523) : "f"(exponent_41));
#line 185 "fa-kernels/src/softmax.rs"
                s_6 = t523;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t524 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_9), "f"(scale_log2), "f"(t524));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t526;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t526) : "f"(exponent_42));
#line 185 "fa-kernels/src/softmax.rs"
                s_9 = t526;
                const f32 t527 = t514 + s_9;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t528 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_10), "f"(scale_log2), "f"(t528));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t530;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t530) : "f"(exponent_43));
#line 185 "fa-kernels/src/softmax.rs"
                s_10 = t530;
                const f32 t531 = s_2 + s_10;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t532 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_13), "f"(scale_log2), "f"(t532));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t534;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t534) : "f"(exponent_44));
#line 185 "fa-kernels/src/softmax.rs"
                s_13 = t534;
                const f32 t535 = s_5 + s_13;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t536 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_14), "f"(scale_log2), "f"(t536));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t538;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t538) : "f"(exponent_45));
#line 185 "fa-kernels/src/softmax.rs"
                s_14 = t538;
                const f32 t539 = s_6 + s_14;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t540 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_17), "f"(scale_log2), "f"(t540));
#line 13 "fa-kernels/src/softmax/arithmetic.rs"
                f32 x_6;
                asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_6) : "f"(exponent_46), "f"(-127.0f));
#line 14 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 rounded_6 = x_6 + 12582912.0f;
                const f32 t544 = rounded_6 - 12582912.0f;
#line 15 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 fraction_6 = x_6 - t544;
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t546;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t546) : "f"(fraction_6), "f"(0.05517167f), "f"(0.24261113f));
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t547;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t547) : "f"(t546), "f"(fraction_6), "f"(0.693261f));
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
                f32 power_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_6) : "f"(t547), "f"(fraction_6), "f"(0.99992806f));
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
                u32 t549;
                asm("mov.b32 %0, %1;" : "=r"(t549) : "f"(rounded_6));
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
                const u32 t550 = t549 << 23u;
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
                const u32 exponent_47 = t550 + 1065353216u;
                f32 t552;
                asm("mov.b32 %0, %1;" : "=f"(t552) : "r"(exponent_47));
#line 22 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t553 = power_6 * t552;
#line 185 "fa-kernels/src/softmax.rs"
                s_17 = t553;
                const f32 t554 = t527 + s_17;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t555 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_18), "f"(scale_log2), "f"(t555));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t557;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t557) : "f"(exponent_48));
#line 185 "fa-kernels/src/softmax.rs"
                s_18 = t557;
                const f32 t558 = t531 + s_18;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t559 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_21), "f"(scale_log2), "f"(t559));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t561;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t561) : "f"(exponent_49));
#line 185 "fa-kernels/src/softmax.rs"
                s_21 = t561;
                const f32 t562 = t535 + s_21;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t563 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_22), "f"(scale_log2), "f"(t563));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t565;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t565) : "f"(exponent_50));
#line 185 "fa-kernels/src/softmax.rs"
                s_22 = t565;
                const f32 t566 = t539 + s_22;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t567 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_25), "f"(scale_log2), "f"(t567));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t569;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t569) : "f"(exponent_51));
#line 185 "fa-kernels/src/softmax.rs"
                s_25 = t569;
                const f32 t570 = t554 + s_25;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t571 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_26), "f"(scale_log2), "f"(t571));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t573;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t573) : "f"(exponent_52));
#line 185 "fa-kernels/src/softmax.rs"
                s_26 = t573;
                const f32 t574 = t558 + s_26;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t575 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_29), "f"(scale_log2), "f"(t575));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t577;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t577) : "f"(exponent_53));
#line 185 "fa-kernels/src/softmax.rs"
                s_29 = t577;
                const f32 t578 = t562 + s_29;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t579 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_30), "f"(scale_log2), "f"(t579));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t581;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t581) : "f"(exponent_54));
#line 185 "fa-kernels/src/softmax.rs"
                s_30 = t581;
                const f32 t582 = t566 + s_30;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t583 = t570 + t574;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t584 = t578 + t582;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t585 = t583 + t584;
#line 188 "fa-kernels/src/softmax.rs"
                row_sum = t585;
#line 136 "fa-kernels/src/softmax.rs"
                const f32 old_4 = row_max_2;
#line 158 "fa-kernels/src/softmax.rs"
                f32 t587;
                asm("max.f32 %0, %1, %2;" : "=f"(t587) : "f"(old_4), "f"(s_3));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t588;
                asm("max.f32 %0, %1, %2;" : "=f"(t588) : "f"(t587), "f"(s_11));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t589;
                asm("max.f32 %0, %1, %2;" : "=f"(t589) : "f"(s_4), "f"(s_12));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t590;
                asm("max.f32 %0, %1, %2;" : "=f"(t590) : "f"(s_7), "f"(s_15));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t591;
                asm("max.f32 %0, %1, %2;" : "=f"(t591) : "f"(s_8), "f"(s_16));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t592;
                asm("max.f32 %0, %1, %2;" : "=f"(t592) : "f"(t588), "f"(s_19));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t593;
                asm("max.f32 %0, %1, %2;" : "=f"(t593) : "f"(t589), "f"(s_20));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t594;
                asm("max.f32 %0, %1, %2;" : "=f"(t594) : "f"(t590), "f"(s_23));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t595;
                asm("max.f32 %0, %1, %2;" : "=f"(t595) : "f"(t591), "f"(s_24));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t596;
                asm("max.f32 %0, %1, %2;" : "=f"(t596) : "f"(t592), "f"(s_27));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t597;
                asm("max.f32 %0, %1, %2;" : "=f"(t597) : "f"(t593), "f"(s_28));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t598;
                asm("max.f32 %0, %1, %2;" : "=f"(t598) : "f"(t594), "f"(s_31));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t599;
                asm("max.f32 %0, %1, %2;" : "=f"(t599) : "f"(t595), "f"(s_32));
                f32 t600;
                asm("max.f32 %0, %1, %2;" : "=f"(t600) : "f"(t596), "f"(t597));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t601;
                asm("max.f32 %0, %1, %2;" : "=f"(t601) : "f"(t598), "f"(t599));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t602;
                asm("max.f32 %0, %1, %2;" : "=f"(t602) : "f"(t600), "f"(t601));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t603;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t603) : "f"(t602));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t602), "f"(t603));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t605;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t605) : "f"(pair_4));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t605));
#line 167 "fa-kernels/src/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t608 = new_4 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t608;
#line 139 "fa-kernels/src/softmax.rs"
                const f32 t610 = -reference_4;
#line 139 "fa-kernels/src/softmax.rs"
                f32 t611;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t611) : "f"(old_4), "f"(scale_log2), "f"(t610));
#line 139 "fa-kernels/src/softmax.rs"
                f32 rescale_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t611));
#line 140 "fa-kernels/src/softmax.rs"
                row_max_2 = new_4;
#line 182 "fa-kernels/src/softmax.rs"
                const f32 t613 = row_sum_2 * rescale_4;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t614 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_3), "f"(scale_log2), "f"(t614));
#line 13 "fa-kernels/src/softmax/arithmetic.rs"
                f32 x_7;
                asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_7) : "f"(exponent_55), "f"(-127.0f));
#line 14 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 rounded_7 = x_7 + 12582912.0f;
                const f32 t618 = rounded_7 - 12582912.0f;
#line 15 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 fraction_7 = x_7 - t618;
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t620;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t620) : "f"(fraction_7), "f"(0.05517167f), "f"(0.24261113f));
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t621;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t621) : "f"(t620), "f"(fraction_7), "f"(0.693261f));
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
                f32 power_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_7) : "f"(t621), "f"(fraction_7), "f"(0.99992806f));
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
                u32 t623;
                asm("mov.b32 %0, %1;" : "=r"(t623) : "f"(rounded_7));
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
                const u32 t624 = t623 << 23u;
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
                const u32 exponent_56 = t624 + 1065353216u;
                f32 t626;
                asm("mov.b32 %0, %1;" : "=f"(t626) : "r"(exponent_56));
#line 22 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t627 = power_7 * t626;
#line 185 "fa-kernels/src/softmax.rs"
                s_3 = t627;
                const f32 t628 = t613 + s_3;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t629 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_4), "f"(scale_log2), "f"(t629));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t631;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t631) : "f"(exponent_57));
#line 185 "fa-kernels/src/softmax.rs"
                s_4 = t631;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t632 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_7), "f"(scale_log2), "f"(t632));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t634;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t634) : "f"(exponent_58));
#line 185 "fa-kernels/src/softmax.rs"
                s_7 = t634;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t635 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_8), "f"(scale_log2), "f"(t635));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t637;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t637) : "f"(exponent_59));
#line 185 "fa-kernels/src/softmax.rs"
                s_8 = t637;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t638 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_11), "f"(scale_log2), "f"(t638));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t640;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t640) : "f"(exponent_60));
#line 185 "fa-kernels/src/softmax.rs"
                s_11 = t640;
                const f32 t641 = t628 + s_11;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t642 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_12), "f"(scale_log2), "f"(t642));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t644;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t644) : "f"(exponent_61));
#line 185 "fa-kernels/src/softmax.rs"
                s_12 = t644;
                const f32 t645 = s_4 + s_12;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t646 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_15), "f"(scale_log2), "f"(t646));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t648;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t648) : "f"(exponent_62));
#line 185 "fa-kernels/src/softmax.rs"
                s_15 = t648;
                const f32 t649 = s_7 + s_15;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t650 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_16), "f"(scale_log2), "f"(t650));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t652;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t652) : "f"(exponent_63));
#line 185 "fa-kernels/src/softmax.rs"
                s_16 = t652;
                const f32 t653 = s_8 + s_16;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t654 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_19), "f"(scale_log2), "f"(t654));
#line 13 "fa-kernels/src/softmax/arithmetic.rs"
                f32 x_8;
                asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_8) : "f"(exponent_64), "f"(-127.0f));
#line 14 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 rounded_8 = x_8 + 12582912.0f;
                const f32 t658 = rounded_8 - 12582912.0f;
#line 15 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 fraction_8 = x_8 - t658;
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t660;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t660) : "f"(fraction_8), "f"(0.05517167f), "f"(0.24261113f));
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t661;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t661) : "f"(t660), "f"(fraction_8), "f"(0.693261f));
#line 17 "fa-kernels/src/softmax/arithmetic.rs"
                f32 power_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_8) : "f"(t661), "f"(fraction_8), "f"(0.99992806f));
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
                u32 t663;
                asm("mov.b32 %0, %1;" : "=r"(t663) : "f"(rounded_8));
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
                const u32 t664 = t663 << 23u;
#line 21 "fa-kernels/src/softmax/arithmetic.rs"
                const u32 exponent_65 = t664 + 1065353216u;
                f32 t666;
                asm("mov.b32 %0, %1;" : "=f"(t666) : "r"(exponent_65));
#line 22 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t667 = power_8 * t666;
#line 185 "fa-kernels/src/softmax.rs"
                s_19 = t667;
                const f32 t668 = t641 + s_19;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t669 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_20), "f"(scale_log2), "f"(t669));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t671;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t671) : "f"(exponent_66));
#line 185 "fa-kernels/src/softmax.rs"
                s_20 = t671;
                const f32 t672 = t645 + s_20;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t673 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_23), "f"(scale_log2), "f"(t673));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t675;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t675) : "f"(exponent_67));
#line 185 "fa-kernels/src/softmax.rs"
                s_23 = t675;
                const f32 t676 = t649 + s_23;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t677 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_24), "f"(scale_log2), "f"(t677));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t679;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t679) : "f"(exponent_68));
#line 185 "fa-kernels/src/softmax.rs"
                s_24 = t679;
                const f32 t680 = t653 + s_24;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t681 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_27), "f"(scale_log2), "f"(t681));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t683;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t683) : "f"(exponent_69));
#line 185 "fa-kernels/src/softmax.rs"
                s_27 = t683;
                const f32 t684 = t668 + s_27;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t685 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_28), "f"(scale_log2), "f"(t685));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t687;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t687) : "f"(exponent_70));
#line 185 "fa-kernels/src/softmax.rs"
                s_28 = t687;
                const f32 t688 = t672 + s_28;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t689 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_31), "f"(scale_log2), "f"(t689));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t691;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t691) : "f"(exponent_71));
#line 185 "fa-kernels/src/softmax.rs"
                s_31 = t691;
                const f32 t692 = t676 + s_31;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t693 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_32), "f"(scale_log2), "f"(t693));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t695;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t695) : "f"(exponent_72));
#line 185 "fa-kernels/src/softmax.rs"
                s_32 = t695;
                const f32 t696 = t680 + s_32;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t697 = t684 + t688;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t698 = t692 + t696;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t699 = t697 + t698;
#line 188 "fa-kernels/src/softmax.rs"
                row_sum_2 = t699;
#line 218 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t700 = i_2 - 1u;
#line 219 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t701 = passed_2 + t700;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t702 = t701 % 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t703 = t702 + 9u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t704 = t703 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t705 = t10 + t704;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t706 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t706) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t705) : "memory");
                }
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t707 = acc * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc = t707;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t708 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_2 = t708;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t709 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_5 = t709;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t710 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_6 = t710;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t711 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_9 = t711;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t712 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_10 = t712;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t713 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_13 = t713;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t714 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_14 = t714;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t715 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_17 = t715;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t716 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_18 = t716;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t717 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_21 = t717;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t718 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_22 = t718;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t719 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_25 = t719;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t720 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_26 = t720;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t721 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_29 = t721;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t722 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_30 = t722;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t723 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_3 = t723;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t724 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_4 = t724;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t725 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_7 = t725;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t726 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_8 = t726;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t727 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_11 = t727;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t728 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_12 = t728;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t729 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_15 = t729;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t730 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_16 = t730;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t731 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_19 = t731;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t732 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_20 = t732;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t733 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_23 = t733;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t734 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_24 = t734;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t735 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_27 = t735;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t736 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_28 = t736;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t737 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_31 = t737;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t738 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_32 = t738;
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t739;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t739) : "f"(s), "f"(s_2));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t740;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t740) : "f"(s_3), "f"(s_4));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t741;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t741) : "f"(s_5), "f"(s_6));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t742;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t742) : "f"(s_7), "f"(s_8));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t743;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t743) : "f"(s_9), "f"(s_10));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t744;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t744) : "f"(s_11), "f"(s_12));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t745;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t745) : "f"(s_13), "f"(s_14));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t746;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t746) : "f"(s_15), "f"(s_16));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t747;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t747) : "f"(s_17), "f"(s_18));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t748;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t748) : "f"(s_19), "f"(s_20));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t749;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t749) : "f"(s_21), "f"(s_22));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t750;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t750) : "f"(s_23), "f"(s_24));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t751;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t751) : "f"(s_25), "f"(s_26));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t752;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t752) : "f"(s_27), "f"(s_28));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t753;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t753) : "f"(s_29), "f"(s_30));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t754;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t754) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/softmax/step.rs"
                p = t739;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_2 = t740;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_3 = t741;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_4 = t742;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_5 = t743;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_6 = t744;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_7 = t745;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_8 = t746;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_9 = t747;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_10 = t748;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_11 = t749;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_12 = t750;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_13 = t751;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_14 = t752;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_15 = t753;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_16 = t754;
            }
#line 189 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t755 = count & 1u;
#line 189 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t756 = t755 + 14u;
#line 189 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t757 = t756 << 3u;
#line 189 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t758 = t10 + t757;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t759 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            if (t759) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t758) : "memory");
            }
#line 238 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t760 = passed_2 + 7u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t761 = t760 % 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t762 = t761 + 6u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t763 = t762 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t764 = t10 + t763;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t765 = t760 / 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t766 = t765 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t764), "r"(t766) : "memory");
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
            const u32 t767 = t760 % 3u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t768 = t767 << 13u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t769 = t9 + t768;
            const u32 t770 = t769 >> 4u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t771 = t770 + 33554432u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t772 = (u64)t771;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t773 = t772 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t773) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t774 = t770 + 33554560u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t775 = (u64)t774;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t776 = t775 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t776) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t777 = t770 + 33554688u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t778 = (u64)t777;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t779 = t778 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t779) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t780 = t770 + 33554816u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t781 = (u64)t780;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t782 = t781 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t782) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/forward/stream/output.rs"
            const u32 t783 = passed_2 + 7u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t784 = t783 % 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t785 = t784 + 9u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t786 = t785 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t787 = t10 + t786;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t788 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            if (t788) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t787) : "memory");
            }
#line 73 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 through = passed_2 + 8u;
#line 207 "fa-kernels/src/softmax.rs"
            f32 t790;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t790) : "f"(row_sum));
#line 207 "fa-kernels/src/softmax.rs"
            const f32 pair_5 = row_sum + t790;
            f32 t792;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t792) : "f"(pair_5));
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t793 = pair_5 + t792;
#line 208 "fa-kernels/src/softmax.rs"
            row_sum = t793;
#line 207 "fa-kernels/src/softmax.rs"
            f32 t794;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t794) : "f"(row_sum_2));
#line 207 "fa-kernels/src/softmax.rs"
            const f32 pair_6 = row_sum_2 + t794;
            f32 t796;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t796) : "f"(pair_6));
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t797 = pair_6 + t796;
#line 208 "fa-kernels/src/softmax.rs"
            row_sum_2 = t797;
#line 239 "fa-kernels/src/softmax.rs"
            const f32 sum = row_sum;
            const bool t798 = sum == 0.0f;
#line 240 "fa-kernels/src/softmax.rs"
            f32 t799;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t799) : "f"(sum));
#line 240 "fa-kernels/src/softmax.rs"
            const f32 normalizer = t798 ? 0.0f : t799;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t801 = acc * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc = t801;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t802 = acc_2 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_2 = t802;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t803 = acc_5 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_5 = t803;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t804 = acc_6 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_6 = t804;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t805 = acc_9 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_9 = t805;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t806 = acc_10 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_10 = t806;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t807 = acc_13 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_13 = t807;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t808 = acc_14 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_14 = t808;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t809 = acc_17 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_17 = t809;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t810 = acc_18 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_18 = t810;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t811 = acc_21 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_21 = t811;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t812 = acc_22 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_22 = t812;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t813 = acc_25 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_25 = t813;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t814 = acc_26 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_26 = t814;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t815 = acc_29 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_29 = t815;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t816 = acc_30 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_30 = t816;
#line 239 "fa-kernels/src/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t817 = sum_2 == 0.0f;
#line 240 "fa-kernels/src/softmax.rs"
            f32 t818;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t818) : "f"(sum_2));
#line 240 "fa-kernels/src/softmax.rs"
            const f32 normalizer_2 = t817 ? 0.0f : t818;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t820 = acc_3 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_3 = t820;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t821 = acc_4 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_4 = t821;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t822 = acc_7 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_7 = t822;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t823 = acc_8 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_8 = t823;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t824 = acc_11 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_11 = t824;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t825 = acc_12 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_12 = t825;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t826 = acc_15 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_15 = t826;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t827 = acc_16 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_16 = t827;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t828 = acc_19 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_19 = t828;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t829 = acc_20 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_20 = t829;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t830 = acc_23 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_23 = t830;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t831 = acc_24 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_24 = t831;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t832 = acc_27 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_27 = t832;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t833 = acc_28 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_28 = t833;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t834 = acc_31 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_31 = t834;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t835 = acc_32 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_32 = t835;
#line 89 "fa-kernels/src/forward/stream/output.rs"
            const bool t836 = lane == 0u;
#line 89 "fa-kernels/src/forward/stream/output.rs"
            if (t836) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 55 "fa-kernels/src/forward/stream/output.rs"
            const u32 t837 = count & 1u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t838;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t838) : "f"(acc), "f"(acc_2));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t839;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t839) : "f"(acc_3), "f"(acc_4));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t840;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t840) : "f"(acc_5), "f"(acc_6));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t841;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t841) : "f"(acc_7), "f"(acc_8));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t842;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t842) : "f"(acc_9), "f"(acc_10));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t843;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t843) : "f"(acc_11), "f"(acc_12));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t844;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t844) : "f"(acc_13), "f"(acc_14));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t845;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t845) : "f"(acc_15), "f"(acc_16));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t846;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t846) : "f"(acc_17), "f"(acc_18));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t847;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t847) : "f"(acc_19), "f"(acc_20));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t848;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t848) : "f"(acc_21), "f"(acc_22));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t849;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t849) : "f"(acc_23), "f"(acc_24));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t850;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t850) : "f"(acc_25), "f"(acc_26));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t851;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t851) : "f"(acc_27), "f"(acc_28));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t852;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t852) : "f"(acc_29), "f"(acc_30));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t853;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t853) : "f"(acc_31), "f"(acc_32));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t854 = lane & 15u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t855 = t100 + t854;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t856 = lane >> 4u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t857 = t855 & 7u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t858 = t856 ^ t857;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t859 = t855 << 7u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t860 = t858 << 4u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t861 = t859 + t860;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t862 = t98 + t861;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t862), "r"(t838), "r"(t839), "r"(t840), "r"(t841) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t863 = t861 ^ 32u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t864 = t98 + t863;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t864), "r"(t842), "r"(t843), "r"(t844), "r"(t845) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t865 = t861 ^ 64u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t866 = t98 + t865;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t866), "r"(t846), "r"(t847), "r"(t848), "r"(t849) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t867 = t861 ^ 96u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t868 = t98 + t867;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t868), "r"(t850), "r"(t851), "r"(t852), "r"(t853) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 61 "fa-kernels/src/forward/stream/output.rs"
            const u32 t869 = t109 + t101;
#line 61 "fa-kernels/src/forward/stream/output.rs"
            const u32 first_row = t869 + t100;
            const bool t871 = lane == 0u;
#line 62 "fa-kernels/src/forward/stream/output.rs"
            if (t871) {
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t872 = t100 << 7u;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t873 = t98 + t872;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t873), "l"(o), "r"(0u), "r"(t110), "r"(first_row), "r"(t111) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t874 = (u64)t111;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t875 = t874 * lse_stride0;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t876 = t875 * 4ull;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t877 = lse + t876;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t878 = (u64)t110;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t879 = t878 * lse_stride1;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t880 = t879 * 4ull;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t881 = t877 + t880;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u32 t882 = (u32)lse_stride2;
#line 117 "fa-kernels/src/epilogue.rs"
            const u32 t883 = lane & 3u;
#line 117 "fa-kernels/src/epilogue.rs"
            const bool t884 = t883 == 0u;
#line 117 "fa-kernels/src/epilogue.rs"
            if (t884) {
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t885 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row = first_row + t885;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists = row < 512u;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists) {
                    const u64 t888 = (u64)row * t882;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t889 = t888 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t890 = t881 + t889;
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t891;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t891) : "f"(row_sum));
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t892;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t892) : "f"(row_max), "f"(scale_log2), "f"(t891));
#line 219 "fa-kernels/src/softmax.rs"
                    const f32 lse_2 = t892 * 0.6931472f;
                    const bool t894 = row_sum == 0.0f;
#line 220 "fa-kernels/src/softmax.rs"
                    const f32 t895 = t894 ? __uint_as_float(0xff800000u) : lse_2;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t890), "f"(t895) : "memory");
                }
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t896 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t897 = first_row + t896;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row_2 = t897 + 8u;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists_2 = row_2 < 512u;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists_2) {
                    const u64 t900 = (u64)row_2 * t882;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t901 = t900 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t902 = t881 + t901;
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t903;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t903) : "f"(row_sum_2));
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t904;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t904) : "f"(row_max_2), "f"(scale_log2), "f"(t903));
#line 219 "fa-kernels/src/softmax.rs"
                    const f32 lse_3 = t904 * 0.6931472f;
                    const bool t906 = row_sum_2 == 0.0f;
#line 220 "fa-kernels/src/softmax.rs"
                    const f32 t907 = t906 ? __uint_as_float(0xff800000u) : lse_3;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t902), "f"(t907) : "memory");
                }
            }
#line 78 "fa-kernels/src/forward/stream/consumer.rs"
            passed_2 = through;
            const u32 t908 = count + 1u;
#line 79 "fa-kernels/src/forward/stream/consumer.rs"
            count = t908;
#line 41 "fa-kernels/src/forward/stream/work.rs"
            const u32 place_4 = blockIdx.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t910 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t911 = count * t910;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t912 = t911 + place_4;
#line 80 "fa-kernels/src/forward/stream/consumer.rs"
            index_3 = t912;
        }
#line 83 "fa-kernels/src/forward/stream/consumer.rs"
        const bool t914 = lane == 0u;
#line 83 "fa-kernels/src/forward/stream/consumer.rs"
        if (t914) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
