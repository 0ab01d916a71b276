typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(512, 1)
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
#line 231 "fa-kernels/src/forward/stream.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 233 "fa-kernels/src/forward/stream.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t3));
#line 234 "fa-kernels/src/forward/stream.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 148 "fa-kernels/src/forward/stream.rs"
    const u32 t7 = smem_1 + 49152u;
    const u32 t8 = t7 + 24576u;
#line 154 "fa-kernels/src/forward/stream.rs"
    const u32 t9 = t8 + 32768u;
    const u32 t10 = t9 + 32768u;
#line 237 "fa-kernels/src/forward/stream.rs"
    const bool t11 = thread == 0u;
#line 237 "fa-kernels/src/forward/stream.rs"
    if (t11) {
#line 239 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 32u;
#line 240 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 16u;
#line 241 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t13) : "memory");
#line 244 "fa-kernels/src/forward/stream.rs"
        const u32 t14 = t10 + 48u;
#line 244 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t14) : "memory");
#line 239 "fa-kernels/src/forward/stream.rs"
        const u32 t15 = t10 + 8u;
#line 239 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 240 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 241 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t17) : "memory");
#line 244 "fa-kernels/src/forward/stream.rs"
        const u32 t18 = t10 + 56u;
#line 244 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t18) : "memory");
#line 249 "fa-kernels/src/forward/stream.rs"
        const u32 t19 = t10 + 64u;
#line 249 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 80u;
#line 250 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t20) : "memory");
#line 249 "fa-kernels/src/forward/stream.rs"
        const u32 t21 = t10 + 72u;
#line 249 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 88u;
#line 250 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t22) : "memory");
#line 252 "fa-kernels/src/forward/stream.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t23 = seq_q + 191u;
#line 255 "fa-kernels/src/forward/stream.rs"
    const u32 tiles = t23 / 192u;
    const u32 t25 = tiles * heads;
#line 256 "fa-kernels/src/forward/stream.rs"
    const u32 total = t25 * batch;
#line 258 "fa-kernels/src/forward/stream.rs"
    const bool t27 = warpgroup == 0u;
#line 258 "fa-kernels/src/forward/stream.rs"
    if (t27) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 32;" :  :  : "memory");
        const bool t28 = thread == 0u;
#line 260 "fa-kernels/src/forward/stream.rs"
        if (t28) {
#line 294 "fa-kernels/src/forward/stream.rs"
            u32 passed = 0u;
            u32 tile = 0u;
            const u32 t29 = blockIdx.x;
#line 296 "fa-kernels/src/forward/stream.rs"
            u32 index = t29;
            while (true) {
#line 297 "fa-kernels/src/forward/stream.rs"
                const bool t30 = index < total;
                if (!t30) break;
#line 207 "fa-kernels/src/forward/stream.rs"
                const u32 t31 = index / tiles;
#line 207 "fa-kernels/src/forward/stream.rs"
                const u32 t32 = index % tiles;
#line 209 "fa-kernels/src/forward/stream.rs"
                const u32 first_query = t32 * 192u;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t34 = t31 % heads;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t35 = t31 / heads;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t36 = seq_k + 127u;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t37 = t36 >> 7u;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t38 = t37 > 1u ? t37 : 1u;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t39 = seq_k >> 7u;
#line 299 "fa-kernels/src/forward/stream.rs"
                const u32 kv_head = t34 / group;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t41 = tile & 1u;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t42 = t41 + 10u;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t43 = t42 << 3u;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t44 = t10 + t43;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t45 = tile >> 1u;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t46 = t45 & 1u;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t47 = t46 ^ 1u;
#line 304 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t44), "r"(t47) : "memory");
                const u32 t48 = tile & 1u;
#line 305 "fa-kernels/src/forward/stream.rs"
                const u32 t49 = t48 + 8u;
#line 305 "fa-kernels/src/forward/stream.rs"
                const u32 t50 = t49 << 3u;
#line 305 "fa-kernels/src/forward/stream.rs"
                const u32 t51 = t10 + t50;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t51) : "memory");
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t52 = tile & 1u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t53 = t52 * 24576u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t54 = smem_1 + t53;
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t54), "l"(q), "r"(t51), "r"(0u), "r"(t34), "r"(first_query), "r"(t35) : "memory");
#line 308 "fa-kernels/src/forward/stream.rs"
                const u32 t55 = first_query + 64u;
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t56 = tile & 1u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t57 = t56 * 24576u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t58 = smem_1 + t57;
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t59 = t58 + 8192u;
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t59), "l"(q), "r"(t51), "r"(0u), "r"(t34), "r"(t55), "r"(t35) : "memory");
#line 308 "fa-kernels/src/forward/stream.rs"
                const u32 t60 = first_query + 128u;
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t61 = tile & 1u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t62 = t61 * 24576u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t63 = smem_1 + t62;
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t64 = t63 + 16384u;
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t64), "l"(q), "r"(t51), "r"(0u), "r"(t34), "r"(t60), "r"(t35) : "memory");
#line 319 "fa-kernels/src/forward/stream.rs"
                #pragma unroll 1
                for (u32 i = 0u; i < t38; i += 1u) {
#line 320 "fa-kernels/src/forward/stream.rs"
                    const u32 t65 = passed + i;
#line 324 "fa-kernels/src/forward/stream.rs"
                    const u32 t66 = t65 & 1u;
#line 324 "fa-kernels/src/forward/stream.rs"
                    const u32 t67 = t65 >> 1u;
#line 324 "fa-kernels/src/forward/stream.rs"
                    const u32 t68 = t67 & 1u;
#line 324 "fa-kernels/src/forward/stream.rs"
                    const u32 t69 = t68 ^ 1u;
                    const u32 t70 = t38 - 1u;
#line 325 "fa-kernels/src/forward/stream.rs"
                    const u32 t71 = t70 - i;
#line 325 "fa-kernels/src/forward/stream.rs"
                    const u32 t72 = t71 << 7u;
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t73 = t66 << 3u;
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t74 = t10 + t73;
                    const u32 t75 = t66 + 2u;
#line 335 "fa-kernels/src/forward/stream.rs"
                    const u32 t76 = t75 << 3u;
#line 335 "fa-kernels/src/forward/stream.rs"
                    const u32 t77 = t10 + t76;
#line 335 "fa-kernels/src/forward/stream.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t77), "r"(t69) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t74) : "memory");
                    const u32 t78 = t66 << 14u;
#line 337 "fa-kernels/src/forward/stream.rs"
                    const u32 t79 = t8 + t78;
#line 337 "fa-kernels/src/forward/stream.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t79), "l"(k), "r"(t74), "r"(0u), "r"(kv_head), "r"(t72), "r"(t35) : "memory");
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t80 = t66 + 4u;
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t81 = t80 << 3u;
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t82 = t10 + t81;
                    const u32 t83 = t66 + 6u;
#line 335 "fa-kernels/src/forward/stream.rs"
                    const u32 t84 = t83 << 3u;
#line 335 "fa-kernels/src/forward/stream.rs"
                    const u32 t85 = t10 + t84;
#line 335 "fa-kernels/src/forward/stream.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t69) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t82) : "memory");
                    const u32 t86 = t66 << 14u;
#line 337 "fa-kernels/src/forward/stream.rs"
                    const u32 t87 = t9 + t86;
#line 337 "fa-kernels/src/forward/stream.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t87), "l"(v), "r"(t82), "r"(0u), "r"(kv_head), "r"(t72), "r"(t35) : "memory");
                }
#line 340 "fa-kernels/src/forward/stream.rs"
                const u32 t88 = passed + t38;
#line 340 "fa-kernels/src/forward/stream.rs"
                passed = t88;
                const u32 t89 = tile + 1u;
#line 341 "fa-kernels/src/forward/stream.rs"
                tile = t89;
                const u32 t90 = gridDim.x;
#line 342 "fa-kernels/src/forward/stream.rs"
                const u32 t91 = index + t90;
#line 342 "fa-kernels/src/forward/stream.rs"
                index = t91;
            }
        }
    } else {
#line 264 "fa-kernels/src/forward/stream.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 t93 = warpgroup - 1u;
#line 265 "fa-kernels/src/forward/stream.rs"
        const u32 rows = t93 << 6u;
#line 267 "fa-kernels/src/forward/stream.rs"
        const u32 t95 = warpgroup - 1u;
#line 267 "fa-kernels/src/forward/stream.rs"
        const u32 own = t95 << 13u;
        const u32 t97 = smem_1 + own;
#line 268 "fa-kernels/src/forward/stream.rs"
        const u32 t98 = t7 + own;
#line 273 "fa-kernels/src/forward/stream.rs"
        const u32 t99 = warpgroup - 1u;
#line 278 "fa-kernels/src/forward/stream.rs"
        const u32 t100 = warp & 3u;
#line 278 "fa-kernels/src/forward/stream.rs"
        const u32 t101 = t100 << 4u;
#line 424 "fa-kernels/src/forward/stream.rs"
        u32 passed_2 = 0u;
        u32 count = 0u;
        const u32 t102 = blockIdx.x;
#line 426 "fa-kernels/src/forward/stream.rs"
        u32 index_2 = t102;
#line 372 "fa-kernels/src/forward/stream.rs"
        const bool t103 = t99 == 2u;
#line 372 "fa-kernels/src/forward/stream.rs"
        if (t103) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 428 "fa-kernels/src/forward/stream.rs"
        while (true) {
#line 428 "fa-kernels/src/forward/stream.rs"
            const bool t104 = index_2 < total;
            if (!t104) break;
#line 207 "fa-kernels/src/forward/stream.rs"
            const u32 t105 = index_2 / tiles;
#line 207 "fa-kernels/src/forward/stream.rs"
            const u32 t106 = index_2 % tiles;
#line 209 "fa-kernels/src/forward/stream.rs"
            const u32 first_query_2 = t106 * 192u;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t108 = t105 % heads;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t109 = t105 / heads;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t110 = seq_k + 127u;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t111 = t110 >> 7u;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 blocks = t111 > 1u ? t111 : 1u;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t113 = seq_k >> 7u;
#line 32 "fa-kernels/src/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 32 "fa-kernels/src/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 32 "fa-kernels/src/softmax.rs"
            f32 row_sum = 0.0f;
#line 32 "fa-kernels/src/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_2 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_3 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_4 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_5 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_6 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_7 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_8 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_9 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_10 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_11 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_12 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_13 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_14 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_15 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_16 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_17 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_18 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_19 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_20 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_21 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_22 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_23 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_24 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_25 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_26 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_27 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_28 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_29 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_30 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_31 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_32 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_33 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_34 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_35 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_36 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_37 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_38 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_39 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_40 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_41 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_42 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_43 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_44 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_45 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_46 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_47 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_48 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_49 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_50 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_51 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_52 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_53 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_54 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_55 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_56 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_57 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_58 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_59 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_60 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_61 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_62 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_63 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 s_64 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_2 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_3 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_4 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_5 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_6 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_7 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_8 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_9 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_10 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_11 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_12 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_13 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_14 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_15 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_16 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_17 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_18 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_19 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_20 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_21 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_22 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_23 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_24 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_25 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_26 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_27 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_28 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_29 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_30 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_31 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_32 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_2 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_3 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_4 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_5 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_6 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_7 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_8 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_9 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_10 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_11 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_12 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_13 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_14 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_15 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_16 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_17 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_18 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_19 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_20 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_21 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_22 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_23 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_24 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_25 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_26 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_27 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_28 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_29 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_30 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_31 = 0u;
#line 432 "fa-kernels/src/forward/stream.rs"
            u32 p_32 = 0u;
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t114 = count & 1u;
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t115 = t114 + 8u;
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t116 = t115 << 3u;
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t117 = t10 + t116;
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t118 = count >> 1u;
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t119 = t118 & 1u;
#line 476 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t117), "r"(t119) : "memory");
#line 531 "fa-kernels/src/forward/stream.rs"
            const u32 slot = passed_2 & 1u;
            const u32 t121 = slot << 3u;
#line 532 "fa-kernels/src/forward/stream.rs"
            const u32 t122 = t10 + t121;
#line 532 "fa-kernels/src/forward/stream.rs"
            const u32 t123 = passed_2 >> 1u;
#line 532 "fa-kernels/src/forward/stream.rs"
            const u32 t124 = t123 & 1u;
#line 532 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t122), "r"(t124) : "memory");
#line 535 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t125 = count & 1u;
#line 182 "fa-kernels/src/forward/stream.rs"
            const u32 t126 = t125 * 24576u;
#line 182 "fa-kernels/src/forward/stream.rs"
            const u32 t127 = t97 + t126;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t128 = slot << 14u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t129 = t8 + t128;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t130 = t127 >> 4u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t131 = t130 & 16383u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t132 = (u64)t131;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t133 = t129 >> 4u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t134 = t133 & 16383u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t135 = (u64)t134;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t136 = t132 + 4611686293305360384ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t137 = t135 + 4611686293305360384ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t136), "l"(t137) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t138 = t132 + 4611686293305360386ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t139 = t135 + 4611686293305360386ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t138), "l"(t139) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t140 = t132 + 4611686293305360388ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t141 = t135 + 4611686293305360388ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t140), "l"(t141) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t142 = t132 + 4611686293305360390ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t143 = t135 + 4611686293305360390ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t142), "l"(t143) : "memory");
#line 542 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 481 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t144 = passed_2 & 1u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t145 = t144 + 2u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t146 = t145 << 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t147 = t10 + t146;
#line 573 "fa-kernels/src/forward/stream.rs"
            const bool t148 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
            if (t148) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t147) : "memory");
            }
#line 581 "fa-kernels/src/forward/stream.rs"
            const u32 t149 = blocks - 1u;
#line 581 "fa-kernels/src/forward/stream.rs"
            const u32 first_key = t149 << 7u;
            const u32 t151 = first_query_2 + rows;
#line 582 "fa-kernels/src/forward/stream.rs"
            const u32 first_query_3 = t151 + t101;
#line 592 "fa-kernels/src/forward/stream.rs"
            const u32 t153 = first_key + 128u;
#line 592 "fa-kernels/src/forward/stream.rs"
            const bool t154 = seq_k < t153;
#line 592 "fa-kernels/src/forward/stream.rs"
            if (t154) {
#line 65 "fa-kernels/src/mask.rs"
                const u32 t155 = lane & 3u;
#line 65 "fa-kernels/src/mask.rs"
                const u32 t156 = t155 << 1u;
#line 65 "fa-kernels/src/mask.rs"
                const u32 column = first_key + t156;
#line 69 "fa-kernels/src/mask.rs"
                const bool t158 = column < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t159 = t158 ? s : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s = t159;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t160 = column + 1u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t161 = t160 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t162 = t161 ? s_2 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_2 = t162;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t163 = column + 8u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t164 = t163 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t165 = t164 ? s_5 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_5 = t165;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t166 = column + 9u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t167 = t166 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t168 = t167 ? s_6 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_6 = t168;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t169 = column + 16u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t170 = t169 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t171 = t170 ? s_9 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_9 = t171;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t172 = column + 17u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t173 = t172 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t174 = t173 ? s_10 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_10 = t174;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t175 = column + 24u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t176 = t175 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t177 = t176 ? s_13 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_13 = t177;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t178 = column + 25u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t179 = t178 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t180 = t179 ? s_14 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_14 = t180;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t181 = column + 32u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t182 = t181 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t183 = t182 ? s_17 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_17 = t183;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t184 = column + 33u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t185 = t184 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t186 = t185 ? s_18 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_18 = t186;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t187 = column + 40u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t188 = t187 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t189 = t188 ? s_21 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_21 = t189;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t190 = column + 41u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t191 = t190 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t192 = t191 ? s_22 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_22 = t192;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t193 = column + 48u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t194 = t193 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t195 = t194 ? s_25 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_25 = t195;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t196 = column + 49u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t197 = t196 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t198 = t197 ? s_26 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_26 = t198;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t199 = column + 56u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t200 = t199 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t201 = t200 ? s_29 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_29 = t201;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t202 = column + 57u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t203 = t202 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t204 = t203 ? s_30 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_30 = t204;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t205 = column + 64u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t206 = t205 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t207 = t206 ? s_33 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_33 = t207;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t208 = column + 65u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t209 = t208 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t210 = t209 ? s_34 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_34 = t210;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t211 = column + 72u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t212 = t211 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t213 = t212 ? s_37 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_37 = t213;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t214 = column + 73u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t215 = t214 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t216 = t215 ? s_38 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_38 = t216;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t217 = column + 80u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t218 = t217 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t219 = t218 ? s_41 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_41 = t219;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t220 = column + 81u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t221 = t220 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t222 = t221 ? s_42 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_42 = t222;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t223 = column + 88u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t224 = t223 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t225 = t224 ? s_45 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_45 = t225;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t226 = column + 89u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t227 = t226 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t228 = t227 ? s_46 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_46 = t228;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t229 = column + 96u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t230 = t229 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t231 = t230 ? s_49 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_49 = t231;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t232 = column + 97u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t233 = t232 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t234 = t233 ? s_50 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_50 = t234;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t235 = column + 104u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t236 = t235 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t237 = t236 ? s_53 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_53 = t237;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t238 = column + 105u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t239 = t238 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t240 = t239 ? s_54 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_54 = t240;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t241 = column + 112u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t242 = t241 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t243 = t242 ? s_57 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_57 = t243;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t244 = column + 113u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t245 = t244 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t246 = t245 ? s_58 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_58 = t246;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t247 = column + 120u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t248 = t247 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t249 = t248 ? s_61 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_61 = t249;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t250 = column + 121u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t251 = t250 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t252 = t251 ? s_62 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_62 = t252;
#line 65 "fa-kernels/src/mask.rs"
                const u32 t253 = lane & 3u;
#line 65 "fa-kernels/src/mask.rs"
                const u32 t254 = t253 << 1u;
#line 65 "fa-kernels/src/mask.rs"
                const u32 column_2 = first_key + t254;
#line 69 "fa-kernels/src/mask.rs"
                const bool t256 = column_2 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t257 = t256 ? s_3 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_3 = t257;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t258 = column_2 + 1u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t259 = t258 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t260 = t259 ? s_4 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_4 = t260;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t261 = column_2 + 8u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t262 = t261 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t263 = t262 ? s_7 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_7 = t263;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t264 = column_2 + 9u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t265 = t264 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t266 = t265 ? s_8 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_8 = t266;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t267 = column_2 + 16u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t268 = t267 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t269 = t268 ? s_11 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_11 = t269;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t270 = column_2 + 17u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t271 = t270 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t272 = t271 ? s_12 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_12 = t272;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t273 = column_2 + 24u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t274 = t273 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t275 = t274 ? s_15 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_15 = t275;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t276 = column_2 + 25u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t277 = t276 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t278 = t277 ? s_16 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_16 = t278;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t279 = column_2 + 32u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t280 = t279 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t281 = t280 ? s_19 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_19 = t281;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t282 = column_2 + 33u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t283 = t282 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t284 = t283 ? s_20 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_20 = t284;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t285 = column_2 + 40u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t286 = t285 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t287 = t286 ? s_23 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_23 = t287;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t288 = column_2 + 41u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t289 = t288 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t290 = t289 ? s_24 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_24 = t290;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t291 = column_2 + 48u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t292 = t291 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t293 = t292 ? s_27 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_27 = t293;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t294 = column_2 + 49u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t295 = t294 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t296 = t295 ? s_28 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_28 = t296;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t297 = column_2 + 56u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t298 = t297 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t299 = t298 ? s_31 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_31 = t299;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t300 = column_2 + 57u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t301 = t300 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t302 = t301 ? s_32 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_32 = t302;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t303 = column_2 + 64u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t304 = t303 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t305 = t304 ? s_35 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_35 = t305;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t306 = column_2 + 65u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t307 = t306 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t308 = t307 ? s_36 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_36 = t308;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t309 = column_2 + 72u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t310 = t309 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t311 = t310 ? s_39 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_39 = t311;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t312 = column_2 + 73u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t313 = t312 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t314 = t313 ? s_40 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_40 = t314;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t315 = column_2 + 80u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t316 = t315 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t317 = t316 ? s_43 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_43 = t317;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t318 = column_2 + 81u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t319 = t318 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t320 = t319 ? s_44 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_44 = t320;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t321 = column_2 + 88u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t322 = t321 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t323 = t322 ? s_47 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_47 = t323;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t324 = column_2 + 89u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t325 = t324 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t326 = t325 ? s_48 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_48 = t326;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t327 = column_2 + 96u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t328 = t327 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t329 = t328 ? s_51 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_51 = t329;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t330 = column_2 + 97u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t331 = t330 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t332 = t331 ? s_52 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_52 = t332;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t333 = column_2 + 104u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t334 = t333 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t335 = t334 ? s_55 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_55 = t335;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t336 = column_2 + 105u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t337 = t336 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t338 = t337 ? s_56 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_56 = t338;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t339 = column_2 + 112u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t340 = t339 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t341 = t340 ? s_59 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_59 = t341;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t342 = column_2 + 113u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t343 = t342 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t344 = t343 ? s_60 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_60 = t344;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t345 = column_2 + 120u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t346 = t345 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t347 = t346 ? s_63 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_63 = t347;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t348 = column_2 + 121u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t349 = t348 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t350 = t349 ? s_64 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_64 = t350;
            }
#line 71 "fa-kernels/src/softmax.rs"
            const f32 old = row_max;
#line 75 "fa-kernels/src/softmax.rs"
            f32 t352;
            asm("max.f32 %0, %1, %2;" : "=f"(t352) : "f"(old), "f"(s));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t353;
            asm("max.f32 %0, %1, %2;" : "=f"(t353) : "f"(t352), "f"(s_9));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t354;
            asm("max.f32 %0, %1, %2;" : "=f"(t354) : "f"(s_2), "f"(s_10));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t355;
            asm("max.f32 %0, %1, %2;" : "=f"(t355) : "f"(s_5), "f"(s_13));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t356;
            asm("max.f32 %0, %1, %2;" : "=f"(t356) : "f"(s_6), "f"(s_14));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t357;
            asm("max.f32 %0, %1, %2;" : "=f"(t357) : "f"(t353), "f"(s_17));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t358;
            asm("max.f32 %0, %1, %2;" : "=f"(t358) : "f"(t354), "f"(s_18));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t359;
            asm("max.f32 %0, %1, %2;" : "=f"(t359) : "f"(t355), "f"(s_21));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t360;
            asm("max.f32 %0, %1, %2;" : "=f"(t360) : "f"(t356), "f"(s_22));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t361;
            asm("max.f32 %0, %1, %2;" : "=f"(t361) : "f"(t357), "f"(s_25));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t362;
            asm("max.f32 %0, %1, %2;" : "=f"(t362) : "f"(t358), "f"(s_26));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t363;
            asm("max.f32 %0, %1, %2;" : "=f"(t363) : "f"(t359), "f"(s_29));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t364;
            asm("max.f32 %0, %1, %2;" : "=f"(t364) : "f"(t360), "f"(s_30));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t365;
            asm("max.f32 %0, %1, %2;" : "=f"(t365) : "f"(t361), "f"(s_33));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t366;
            asm("max.f32 %0, %1, %2;" : "=f"(t366) : "f"(t362), "f"(s_34));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t367;
            asm("max.f32 %0, %1, %2;" : "=f"(t367) : "f"(t363), "f"(s_37));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t368;
            asm("max.f32 %0, %1, %2;" : "=f"(t368) : "f"(t364), "f"(s_38));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t369;
            asm("max.f32 %0, %1, %2;" : "=f"(t369) : "f"(t365), "f"(s_41));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t370;
            asm("max.f32 %0, %1, %2;" : "=f"(t370) : "f"(t366), "f"(s_42));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t371;
            asm("max.f32 %0, %1, %2;" : "=f"(t371) : "f"(t367), "f"(s_45));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t372;
            asm("max.f32 %0, %1, %2;" : "=f"(t372) : "f"(t368), "f"(s_46));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t373;
            asm("max.f32 %0, %1, %2;" : "=f"(t373) : "f"(t369), "f"(s_49));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t374;
            asm("max.f32 %0, %1, %2;" : "=f"(t374) : "f"(t370), "f"(s_50));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t375;
            asm("max.f32 %0, %1, %2;" : "=f"(t375) : "f"(t371), "f"(s_53));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t376;
            asm("max.f32 %0, %1, %2;" : "=f"(t376) : "f"(t372), "f"(s_54));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t377;
            asm("max.f32 %0, %1, %2;" : "=f"(t377) : "f"(t373), "f"(s_57));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t378;
            asm("max.f32 %0, %1, %2;" : "=f"(t378) : "f"(t374), "f"(s_58));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t379;
            asm("max.f32 %0, %1, %2;" : "=f"(t379) : "f"(t375), "f"(s_61));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t380;
            asm("max.f32 %0, %1, %2;" : "=f"(t380) : "f"(t376), "f"(s_62));
            f32 t381;
            asm("max.f32 %0, %1, %2;" : "=f"(t381) : "f"(t377), "f"(t378));
#line 77 "fa-kernels/src/softmax.rs"
            f32 t382;
            asm("max.f32 %0, %1, %2;" : "=f"(t382) : "f"(t379), "f"(t380));
#line 77 "fa-kernels/src/softmax.rs"
            f32 t383;
            asm("max.f32 %0, %1, %2;" : "=f"(t383) : "f"(t381), "f"(t382));
#line 203 "fa-kernels/src/softmax.rs"
            f32 t384;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t384) : "f"(t383));
#line 203 "fa-kernels/src/softmax.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t383), "f"(t384));
#line 204 "fa-kernels/src/softmax.rs"
            f32 t386;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t386) : "f"(pair));
#line 204 "fa-kernels/src/softmax.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t386));
#line 80 "fa-kernels/src/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t389 = new_1 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
            const f32 reference = none ? 0.0f : t389;
            const f32 t391 = -reference;
#line 82 "fa-kernels/src/softmax.rs"
            f32 t392;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t392) : "f"(old), "f"(scale_log2), "f"(t391));
#line 82 "fa-kernels/src/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t392));
#line 83 "fa-kernels/src/softmax.rs"
            row_max = new_1;
            const f32 t394 = row_sum * rescale;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t395 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t396;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t396) : "f"(s), "f"(scale_log2), "f"(t395));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t397;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t397) : "f"(t396));
#line 86 "fa-kernels/src/softmax.rs"
            s = t397;
            const f32 t398 = t394 + s;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t399 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t400;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t400) : "f"(s_2), "f"(scale_log2), "f"(t399));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t401;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t401) : "f"(t400));
#line 86 "fa-kernels/src/softmax.rs"
            s_2 = t401;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t402 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t403;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t403) : "f"(s_5), "f"(scale_log2), "f"(t402));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t404;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t404) : "f"(t403));
#line 86 "fa-kernels/src/softmax.rs"
            s_5 = t404;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t405 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t406;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t406) : "f"(s_6), "f"(scale_log2), "f"(t405));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t407;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t407) : "f"(t406));
#line 86 "fa-kernels/src/softmax.rs"
            s_6 = t407;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t408 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t409;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t409) : "f"(s_9), "f"(scale_log2), "f"(t408));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t410;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t410) : "f"(t409));
#line 86 "fa-kernels/src/softmax.rs"
            s_9 = t410;
            const f32 t411 = t398 + s_9;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t412 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t413;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t413) : "f"(s_10), "f"(scale_log2), "f"(t412));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t414;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t414) : "f"(t413));
#line 86 "fa-kernels/src/softmax.rs"
            s_10 = t414;
            const f32 t415 = s_2 + s_10;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t416 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t417;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t417) : "f"(s_13), "f"(scale_log2), "f"(t416));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t418;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t418) : "f"(t417));
#line 86 "fa-kernels/src/softmax.rs"
            s_13 = t418;
            const f32 t419 = s_5 + s_13;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t420 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t421;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t421) : "f"(s_14), "f"(scale_log2), "f"(t420));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t422;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t422) : "f"(t421));
#line 86 "fa-kernels/src/softmax.rs"
            s_14 = t422;
            const f32 t423 = s_6 + s_14;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t424 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t425;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t425) : "f"(s_17), "f"(scale_log2), "f"(t424));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t426;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t426) : "f"(t425));
#line 86 "fa-kernels/src/softmax.rs"
            s_17 = t426;
            const f32 t427 = t411 + s_17;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t428 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t429;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t429) : "f"(s_18), "f"(scale_log2), "f"(t428));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t430;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t430) : "f"(t429));
#line 86 "fa-kernels/src/softmax.rs"
            s_18 = t430;
            const f32 t431 = t415 + s_18;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t432 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t433;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t433) : "f"(s_21), "f"(scale_log2), "f"(t432));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t434;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t434) : "f"(t433));
#line 86 "fa-kernels/src/softmax.rs"
            s_21 = t434;
            const f32 t435 = t419 + s_21;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t436 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t437;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t437) : "f"(s_22), "f"(scale_log2), "f"(t436));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t438;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t438) : "f"(t437));
#line 86 "fa-kernels/src/softmax.rs"
            s_22 = t438;
            const f32 t439 = t423 + s_22;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t440 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t441;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t441) : "f"(s_25), "f"(scale_log2), "f"(t440));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t442;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t442) : "f"(t441));
#line 86 "fa-kernels/src/softmax.rs"
            s_25 = t442;
            const f32 t443 = t427 + s_25;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t444 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t445;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t445) : "f"(s_26), "f"(scale_log2), "f"(t444));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t446;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t446) : "f"(t445));
#line 86 "fa-kernels/src/softmax.rs"
            s_26 = t446;
            const f32 t447 = t431 + s_26;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t448 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t449;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t449) : "f"(s_29), "f"(scale_log2), "f"(t448));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t450;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t450) : "f"(t449));
#line 86 "fa-kernels/src/softmax.rs"
            s_29 = t450;
            const f32 t451 = t435 + s_29;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t452 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t453;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t453) : "f"(s_30), "f"(scale_log2), "f"(t452));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t454;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t454) : "f"(t453));
#line 86 "fa-kernels/src/softmax.rs"
            s_30 = t454;
            const f32 t455 = t439 + s_30;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t456 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t457;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t457) : "f"(s_33), "f"(scale_log2), "f"(t456));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t458;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t458) : "f"(t457));
#line 86 "fa-kernels/src/softmax.rs"
            s_33 = t458;
            const f32 t459 = t443 + s_33;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t460 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t461;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t461) : "f"(s_34), "f"(scale_log2), "f"(t460));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t462;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t462) : "f"(t461));
#line 86 "fa-kernels/src/softmax.rs"
            s_34 = t462;
            const f32 t463 = t447 + s_34;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t464 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t465;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t465) : "f"(s_37), "f"(scale_log2), "f"(t464));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t466;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t466) : "f"(t465));
#line 86 "fa-kernels/src/softmax.rs"
            s_37 = t466;
            const f32 t467 = t451 + s_37;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t468 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t469;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t469) : "f"(s_38), "f"(scale_log2), "f"(t468));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t470;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t470) : "f"(t469));
#line 86 "fa-kernels/src/softmax.rs"
            s_38 = t470;
            const f32 t471 = t455 + s_38;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t472 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t473;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t473) : "f"(s_41), "f"(scale_log2), "f"(t472));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t474;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t474) : "f"(t473));
#line 86 "fa-kernels/src/softmax.rs"
            s_41 = t474;
            const f32 t475 = t459 + s_41;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t476 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t477;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t477) : "f"(s_42), "f"(scale_log2), "f"(t476));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t478;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t478) : "f"(t477));
#line 86 "fa-kernels/src/softmax.rs"
            s_42 = t478;
            const f32 t479 = t463 + s_42;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t480 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t481;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t481) : "f"(s_45), "f"(scale_log2), "f"(t480));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t482;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t482) : "f"(t481));
#line 86 "fa-kernels/src/softmax.rs"
            s_45 = t482;
            const f32 t483 = t467 + s_45;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t484 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t485;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t485) : "f"(s_46), "f"(scale_log2), "f"(t484));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t486;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t486) : "f"(t485));
#line 86 "fa-kernels/src/softmax.rs"
            s_46 = t486;
            const f32 t487 = t471 + s_46;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t488 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t489;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t489) : "f"(s_49), "f"(scale_log2), "f"(t488));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t490;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t490) : "f"(t489));
#line 86 "fa-kernels/src/softmax.rs"
            s_49 = t490;
            const f32 t491 = t475 + s_49;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t492 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t493;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t493) : "f"(s_50), "f"(scale_log2), "f"(t492));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t494;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t494) : "f"(t493));
#line 86 "fa-kernels/src/softmax.rs"
            s_50 = t494;
            const f32 t495 = t479 + s_50;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t496 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t497;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t497) : "f"(s_53), "f"(scale_log2), "f"(t496));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t498;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t498) : "f"(t497));
#line 86 "fa-kernels/src/softmax.rs"
            s_53 = t498;
            const f32 t499 = t483 + s_53;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t500 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t501;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t501) : "f"(s_54), "f"(scale_log2), "f"(t500));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t502;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t502) : "f"(t501));
#line 86 "fa-kernels/src/softmax.rs"
            s_54 = t502;
            const f32 t503 = t487 + s_54;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t504 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t505;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t505) : "f"(s_57), "f"(scale_log2), "f"(t504));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t506;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t506) : "f"(t505));
#line 86 "fa-kernels/src/softmax.rs"
            s_57 = t506;
            const f32 t507 = t491 + s_57;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t508 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t509;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t509) : "f"(s_58), "f"(scale_log2), "f"(t508));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t510;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t510) : "f"(t509));
#line 86 "fa-kernels/src/softmax.rs"
            s_58 = t510;
            const f32 t511 = t495 + s_58;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t512 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t513;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t513) : "f"(s_61), "f"(scale_log2), "f"(t512));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t514;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(t513));
#line 86 "fa-kernels/src/softmax.rs"
            s_61 = t514;
            const f32 t515 = t499 + s_61;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t516 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t517;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t517) : "f"(s_62), "f"(scale_log2), "f"(t516));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t518;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t518) : "f"(t517));
#line 86 "fa-kernels/src/softmax.rs"
            s_62 = t518;
            const f32 t519 = t503 + s_62;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t520 = t507 + t511;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t521 = t515 + t519;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t522 = t520 + t521;
#line 89 "fa-kernels/src/softmax.rs"
            row_sum = t522;
#line 71 "fa-kernels/src/softmax.rs"
            const f32 old_2 = row_max_2;
#line 75 "fa-kernels/src/softmax.rs"
            f32 t524;
            asm("max.f32 %0, %1, %2;" : "=f"(t524) : "f"(old_2), "f"(s_3));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t525;
            asm("max.f32 %0, %1, %2;" : "=f"(t525) : "f"(t524), "f"(s_11));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t526;
            asm("max.f32 %0, %1, %2;" : "=f"(t526) : "f"(s_4), "f"(s_12));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t527;
            asm("max.f32 %0, %1, %2;" : "=f"(t527) : "f"(s_7), "f"(s_15));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t528;
            asm("max.f32 %0, %1, %2;" : "=f"(t528) : "f"(s_8), "f"(s_16));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t529;
            asm("max.f32 %0, %1, %2;" : "=f"(t529) : "f"(t525), "f"(s_19));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t530;
            asm("max.f32 %0, %1, %2;" : "=f"(t530) : "f"(t526), "f"(s_20));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t531;
            asm("max.f32 %0, %1, %2;" : "=f"(t531) : "f"(t527), "f"(s_23));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t532;
            asm("max.f32 %0, %1, %2;" : "=f"(t532) : "f"(t528), "f"(s_24));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t533;
            asm("max.f32 %0, %1, %2;" : "=f"(t533) : "f"(t529), "f"(s_27));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t534;
            asm("max.f32 %0, %1, %2;" : "=f"(t534) : "f"(t530), "f"(s_28));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t535;
            asm("max.f32 %0, %1, %2;" : "=f"(t535) : "f"(t531), "f"(s_31));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t536;
            asm("max.f32 %0, %1, %2;" : "=f"(t536) : "f"(t532), "f"(s_32));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t537;
            asm("max.f32 %0, %1, %2;" : "=f"(t537) : "f"(t533), "f"(s_35));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t538;
            asm("max.f32 %0, %1, %2;" : "=f"(t538) : "f"(t534), "f"(s_36));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t539;
            asm("max.f32 %0, %1, %2;" : "=f"(t539) : "f"(t535), "f"(s_39));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t540;
            asm("max.f32 %0, %1, %2;" : "=f"(t540) : "f"(t536), "f"(s_40));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t541;
            asm("max.f32 %0, %1, %2;" : "=f"(t541) : "f"(t537), "f"(s_43));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t542;
            asm("max.f32 %0, %1, %2;" : "=f"(t542) : "f"(t538), "f"(s_44));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t543;
            asm("max.f32 %0, %1, %2;" : "=f"(t543) : "f"(t539), "f"(s_47));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t544;
            asm("max.f32 %0, %1, %2;" : "=f"(t544) : "f"(t540), "f"(s_48));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t545;
            asm("max.f32 %0, %1, %2;" : "=f"(t545) : "f"(t541), "f"(s_51));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t546;
            asm("max.f32 %0, %1, %2;" : "=f"(t546) : "f"(t542), "f"(s_52));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t547;
            asm("max.f32 %0, %1, %2;" : "=f"(t547) : "f"(t543), "f"(s_55));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t548;
            asm("max.f32 %0, %1, %2;" : "=f"(t548) : "f"(t544), "f"(s_56));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t549;
            asm("max.f32 %0, %1, %2;" : "=f"(t549) : "f"(t545), "f"(s_59));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t550;
            asm("max.f32 %0, %1, %2;" : "=f"(t550) : "f"(t546), "f"(s_60));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t551;
            asm("max.f32 %0, %1, %2;" : "=f"(t551) : "f"(t547), "f"(s_63));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t552;
            asm("max.f32 %0, %1, %2;" : "=f"(t552) : "f"(t548), "f"(s_64));
            f32 t553;
            asm("max.f32 %0, %1, %2;" : "=f"(t553) : "f"(t549), "f"(t550));
#line 77 "fa-kernels/src/softmax.rs"
            f32 t554;
            asm("max.f32 %0, %1, %2;" : "=f"(t554) : "f"(t551), "f"(t552));
#line 77 "fa-kernels/src/softmax.rs"
            f32 t555;
            asm("max.f32 %0, %1, %2;" : "=f"(t555) : "f"(t553), "f"(t554));
#line 203 "fa-kernels/src/softmax.rs"
            f32 t556;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t556) : "f"(t555));
#line 203 "fa-kernels/src/softmax.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t555), "f"(t556));
#line 204 "fa-kernels/src/softmax.rs"
            f32 t558;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t558) : "f"(pair_2));
#line 204 "fa-kernels/src/softmax.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t558));
#line 80 "fa-kernels/src/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t561 = new_2 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t561;
            const f32 t563 = -reference_2;
#line 82 "fa-kernels/src/softmax.rs"
            f32 t564;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t564) : "f"(old_2), "f"(scale_log2), "f"(t563));
#line 82 "fa-kernels/src/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t564));
#line 83 "fa-kernels/src/softmax.rs"
            row_max_2 = new_2;
            const f32 t566 = row_sum_2 * rescale_2;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t567 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t568;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t568) : "f"(s_3), "f"(scale_log2), "f"(t567));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t569;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t569) : "f"(t568));
#line 86 "fa-kernels/src/softmax.rs"
            s_3 = t569;
            const f32 t570 = t566 + s_3;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t571 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t572;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t572) : "f"(s_4), "f"(scale_log2), "f"(t571));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t573;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t573) : "f"(t572));
#line 86 "fa-kernels/src/softmax.rs"
            s_4 = t573;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t574 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t575;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t575) : "f"(s_7), "f"(scale_log2), "f"(t574));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t576;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t576) : "f"(t575));
#line 86 "fa-kernels/src/softmax.rs"
            s_7 = t576;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t577 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t578;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t578) : "f"(s_8), "f"(scale_log2), "f"(t577));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t579;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t579) : "f"(t578));
#line 86 "fa-kernels/src/softmax.rs"
            s_8 = t579;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t580 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t581;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t581) : "f"(s_11), "f"(scale_log2), "f"(t580));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t582;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t582) : "f"(t581));
#line 86 "fa-kernels/src/softmax.rs"
            s_11 = t582;
            const f32 t583 = t570 + s_11;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t584 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t585;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t585) : "f"(s_12), "f"(scale_log2), "f"(t584));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t586;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t586) : "f"(t585));
#line 86 "fa-kernels/src/softmax.rs"
            s_12 = t586;
            const f32 t587 = s_4 + s_12;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t588 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t589;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t589) : "f"(s_15), "f"(scale_log2), "f"(t588));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t590;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t590) : "f"(t589));
#line 86 "fa-kernels/src/softmax.rs"
            s_15 = t590;
            const f32 t591 = s_7 + s_15;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t592 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t593;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t593) : "f"(s_16), "f"(scale_log2), "f"(t592));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t594;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t594) : "f"(t593));
#line 86 "fa-kernels/src/softmax.rs"
            s_16 = t594;
            const f32 t595 = s_8 + s_16;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t596 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t597;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t597) : "f"(s_19), "f"(scale_log2), "f"(t596));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t598;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t598) : "f"(t597));
#line 86 "fa-kernels/src/softmax.rs"
            s_19 = t598;
            const f32 t599 = t583 + s_19;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t600 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t601;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t601) : "f"(s_20), "f"(scale_log2), "f"(t600));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t602;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t602) : "f"(t601));
#line 86 "fa-kernels/src/softmax.rs"
            s_20 = t602;
            const f32 t603 = t587 + s_20;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t604 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t605;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t605) : "f"(s_23), "f"(scale_log2), "f"(t604));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t606;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t606) : "f"(t605));
#line 86 "fa-kernels/src/softmax.rs"
            s_23 = t606;
            const f32 t607 = t591 + s_23;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t608 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t609;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t609) : "f"(s_24), "f"(scale_log2), "f"(t608));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t610;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t610) : "f"(t609));
#line 86 "fa-kernels/src/softmax.rs"
            s_24 = t610;
            const f32 t611 = t595 + s_24;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t612 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t613;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t613) : "f"(s_27), "f"(scale_log2), "f"(t612));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t614;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t614) : "f"(t613));
#line 86 "fa-kernels/src/softmax.rs"
            s_27 = t614;
            const f32 t615 = t599 + s_27;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t616 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t617;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t617) : "f"(s_28), "f"(scale_log2), "f"(t616));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t618;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t618) : "f"(t617));
#line 86 "fa-kernels/src/softmax.rs"
            s_28 = t618;
            const f32 t619 = t603 + s_28;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t620 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t621;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t621) : "f"(s_31), "f"(scale_log2), "f"(t620));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t622;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t622) : "f"(t621));
#line 86 "fa-kernels/src/softmax.rs"
            s_31 = t622;
            const f32 t623 = t607 + s_31;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t624 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t625;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t625) : "f"(s_32), "f"(scale_log2), "f"(t624));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t626;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t626) : "f"(t625));
#line 86 "fa-kernels/src/softmax.rs"
            s_32 = t626;
            const f32 t627 = t611 + s_32;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t628 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t629;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t629) : "f"(s_35), "f"(scale_log2), "f"(t628));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t630;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t630) : "f"(t629));
#line 86 "fa-kernels/src/softmax.rs"
            s_35 = t630;
            const f32 t631 = t615 + s_35;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t632 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t633;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t633) : "f"(s_36), "f"(scale_log2), "f"(t632));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t634;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t634) : "f"(t633));
#line 86 "fa-kernels/src/softmax.rs"
            s_36 = t634;
            const f32 t635 = t619 + s_36;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t636 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t637;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t637) : "f"(s_39), "f"(scale_log2), "f"(t636));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t638;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t638) : "f"(t637));
#line 86 "fa-kernels/src/softmax.rs"
            s_39 = t638;
            const f32 t639 = t623 + s_39;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t640 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t641;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t641) : "f"(s_40), "f"(scale_log2), "f"(t640));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t642;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t642) : "f"(t641));
#line 86 "fa-kernels/src/softmax.rs"
            s_40 = t642;
            const f32 t643 = t627 + s_40;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t644 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t645;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t645) : "f"(s_43), "f"(scale_log2), "f"(t644));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t646;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t646) : "f"(t645));
#line 86 "fa-kernels/src/softmax.rs"
            s_43 = t646;
            const f32 t647 = t631 + s_43;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t648 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t649;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t649) : "f"(s_44), "f"(scale_log2), "f"(t648));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t650;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t650) : "f"(t649));
#line 86 "fa-kernels/src/softmax.rs"
            s_44 = t650;
            const f32 t651 = t635 + s_44;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t652 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t653;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t653) : "f"(s_47), "f"(scale_log2), "f"(t652));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t654;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t654) : "f"(t653));
#line 86 "fa-kernels/src/softmax.rs"
            s_47 = t654;
            const f32 t655 = t639 + s_47;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t656 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t657;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t657) : "f"(s_48), "f"(scale_log2), "f"(t656));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t658;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t658) : "f"(t657));
#line 86 "fa-kernels/src/softmax.rs"
            s_48 = t658;
            const f32 t659 = t643 + s_48;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t660 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t661;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t661) : "f"(s_51), "f"(scale_log2), "f"(t660));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t662;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t662) : "f"(t661));
#line 86 "fa-kernels/src/softmax.rs"
            s_51 = t662;
            const f32 t663 = t647 + s_51;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t664 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t665;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t665) : "f"(s_52), "f"(scale_log2), "f"(t664));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t666;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t666) : "f"(t665));
#line 86 "fa-kernels/src/softmax.rs"
            s_52 = t666;
            const f32 t667 = t651 + s_52;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t668 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t669;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t669) : "f"(s_55), "f"(scale_log2), "f"(t668));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t670;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t670) : "f"(t669));
#line 86 "fa-kernels/src/softmax.rs"
            s_55 = t670;
            const f32 t671 = t655 + s_55;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t672 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t673;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t673) : "f"(s_56), "f"(scale_log2), "f"(t672));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t674;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t674) : "f"(t673));
#line 86 "fa-kernels/src/softmax.rs"
            s_56 = t674;
            const f32 t675 = t659 + s_56;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t676 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t677;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t677) : "f"(s_59), "f"(scale_log2), "f"(t676));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t678;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t678) : "f"(t677));
#line 86 "fa-kernels/src/softmax.rs"
            s_59 = t678;
            const f32 t679 = t663 + s_59;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t680 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t681;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t681) : "f"(s_60), "f"(scale_log2), "f"(t680));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t682;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t682) : "f"(t681));
#line 86 "fa-kernels/src/softmax.rs"
            s_60 = t682;
            const f32 t683 = t667 + s_60;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t684 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t685;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t685) : "f"(s_63), "f"(scale_log2), "f"(t684));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t686;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t686) : "f"(t685));
#line 86 "fa-kernels/src/softmax.rs"
            s_63 = t686;
            const f32 t687 = t671 + s_63;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t688 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t689;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t689) : "f"(s_64), "f"(scale_log2), "f"(t688));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t690;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t690) : "f"(t689));
#line 86 "fa-kernels/src/softmax.rs"
            s_64 = t690;
            const f32 t691 = t675 + s_64;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t692 = t679 + t683;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t693 = t687 + t691;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t694 = t692 + t693;
#line 89 "fa-kernels/src/softmax.rs"
            row_sum_2 = t694;
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t695;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t695) : "f"(s), "f"(s_2));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t696;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t696) : "f"(s_3), "f"(s_4));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t697;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t697) : "f"(s_5), "f"(s_6));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t698;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t698) : "f"(s_7), "f"(s_8));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t699;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t699) : "f"(s_9), "f"(s_10));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t700;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t700) : "f"(s_11), "f"(s_12));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t701;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t701) : "f"(s_13), "f"(s_14));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t702;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t702) : "f"(s_15), "f"(s_16));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t703;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t703) : "f"(s_17), "f"(s_18));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t704;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t704) : "f"(s_19), "f"(s_20));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t705;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t705) : "f"(s_21), "f"(s_22));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t706;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t706) : "f"(s_23), "f"(s_24));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t707;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t707) : "f"(s_25), "f"(s_26));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t708;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t708) : "f"(s_27), "f"(s_28));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t709;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t709) : "f"(s_29), "f"(s_30));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t710;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t710) : "f"(s_31), "f"(s_32));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t711;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t711) : "f"(s_33), "f"(s_34));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t712;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t712) : "f"(s_35), "f"(s_36));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t713;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t713) : "f"(s_37), "f"(s_38));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t714;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t714) : "f"(s_39), "f"(s_40));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t715;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t715) : "f"(s_41), "f"(s_42));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t716;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t716) : "f"(s_43), "f"(s_44));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t717;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t717) : "f"(s_45), "f"(s_46));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t718;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t718) : "f"(s_47), "f"(s_48));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t719;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t719) : "f"(s_49), "f"(s_50));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t720;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t720) : "f"(s_51), "f"(s_52));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t721;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t721) : "f"(s_53), "f"(s_54));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t722;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t722) : "f"(s_55), "f"(s_56));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t723;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t723) : "f"(s_57), "f"(s_58));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t724;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t724) : "f"(s_59), "f"(s_60));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t725;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t725) : "f"(s_61), "f"(s_62));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t726;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t726) : "f"(s_63), "f"(s_64));
#line 643 "fa-kernels/src/forward/stream.rs"
            p = t695;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_2 = t696;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_3 = t697;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_4 = t698;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_5 = t699;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_6 = t700;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_7 = t701;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_8 = t702;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_9 = t703;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_10 = t704;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_11 = t705;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_12 = t706;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_13 = t707;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_14 = t708;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_15 = t709;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_16 = t710;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_17 = t711;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_18 = t712;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_19 = t713;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_20 = t714;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_21 = t715;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_22 = t716;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_23 = t717;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_24 = t718;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_25 = t719;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_26 = t720;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_27 = t721;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_28 = t722;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_29 = t723;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_30 = t724;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_31 = t725;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_32 = t726;
#line 487 "fa-kernels/src/forward/stream.rs"
            const u32 t727 = t113 < blocks ? t113 : blocks;
#line 487 "fa-kernels/src/forward/stream.rs"
            const u32 t728 = blocks - t727;
#line 487 "fa-kernels/src/forward/stream.rs"
            const u32 masked = t728 > 1u ? t728 : 1u;
#line 493 "fa-kernels/src/forward/stream.rs"
            #pragma unroll 1
            for (u32 i_2 = masked; i_2 < blocks; i_2 += 1u) {
#line 382 "fa-kernels/src/forward/stream.rs"
                const u32 t730 = t99 + 1u;
#line 382 "fa-kernels/src/forward/stream.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t730) : "memory");
#line 530 "fa-kernels/src/forward/stream.rs"
                const u32 t731 = passed_2 + i_2;
                const u32 slot_2 = t731 & 1u;
                const u32 t733 = slot_2 << 3u;
#line 532 "fa-kernels/src/forward/stream.rs"
                const u32 t734 = t10 + t733;
#line 532 "fa-kernels/src/forward/stream.rs"
                const u32 t735 = t731 >> 1u;
#line 532 "fa-kernels/src/forward/stream.rs"
                const u32 t736 = t735 & 1u;
#line 532 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t734), "r"(t736) : "memory");
#line 535 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t737 = count & 1u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t738 = t737 * 24576u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t739 = t97 + t738;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t740 = slot_2 << 14u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t741 = t8 + t740;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t742 = t739 >> 4u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t743 = t742 & 16383u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t744 = (u64)t743;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t745 = t741 >> 4u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t746 = t745 & 16383u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t747 = (u64)t746;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t748 = t744 + 4611686293305360384ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t749 = t747 + 4611686293305360384ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t748), "l"(t749) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t750 = t744 + 4611686293305360386ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t751 = t747 + 4611686293305360386ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t750), "l"(t751) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t752 = t744 + 4611686293305360388ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t753 = t747 + 4611686293305360388ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t752), "l"(t753) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t754 = t744 + 4611686293305360390ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t755 = t747 + 4611686293305360390ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t754), "l"(t755) : "memory");
#line 542 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 513 "fa-kernels/src/forward/stream.rs"
                const u32 t756 = i_2 - 1u;
#line 548 "fa-kernels/src/forward/stream.rs"
                const u32 t757 = passed_2 + t756;
                const u32 slot_3 = t757 & 1u;
                const u32 t759 = slot_3 + 4u;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t760 = t759 << 3u;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t761 = t10 + t760;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t762 = t757 >> 1u;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t763 = t762 & 1u;
#line 550 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t761), "r"(t763) : "memory");
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs = p;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_2 = p_2;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_3 = p_3;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_4 = p_4;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_5 = p_5;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_6 = p_6;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_7 = p_7;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_8 = p_8;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_9 = p_9;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_10 = p_10;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_11 = p_11;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_12 = p_12;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_13 = p_13;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_14 = p_14;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_15 = p_15;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_16 = p_16;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_17 = p_17;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_18 = p_18;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_19 = p_19;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_20 = p_20;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_21 = p_21;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_22 = p_22;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_23 = p_23;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_24 = p_24;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_25 = p_25;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_26 = p_26;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_27 = p_27;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_28 = p_28;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_29 = p_29;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_30 = p_30;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_31 = p_31;
#line 553 "fa-kernels/src/forward/stream.rs"
                const u32 regs_32 = p_32;
#line 555 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t764 = slot_3 << 14u;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u32 t765 = t9 + t764;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u32 t766 = t765 >> 4u;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u32 t767 = t766 & 16383u;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t768 = (u64)t767;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t769 = t768 + 4611686293372403712ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t769) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t770 = t768 + 4611686293372403840ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t770) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t771 = t768 + 4611686293372403968ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t771) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t772 = t768 + 4611686293372404096ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t772) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t773 = t768 + 4611686293372404224ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t773) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t774 = t768 + 4611686293372404352ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t774) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t775 = t768 + 4611686293372404480ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t775) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t776 = t768 + 4611686293372404608ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t776) : "memory");
#line 562 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 390 "fa-kernels/src/forward/stream.rs"
                const bool t777 = t99 == 2u;
#line 390 "fa-kernels/src/forward/stream.rs"
                const u32 t778 = t99 + 1u;
#line 390 "fa-kernels/src/forward/stream.rs"
                const u32 next = t777 ? 0u : t778;
                const u32 t780 = next + 1u;
#line 391 "fa-kernels/src/forward/stream.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t780) : "memory");
#line 515 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
                const u32 t781 = passed_2 + i_2;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t782 = t781 & 1u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t783 = t782 + 2u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t784 = t783 << 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t785 = t10 + t784;
#line 573 "fa-kernels/src/forward/stream.rs"
                const bool t786 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
                if (t786) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t785) : "memory");
                }
#line 71 "fa-kernels/src/softmax.rs"
                const f32 old_3 = row_max;
#line 75 "fa-kernels/src/softmax.rs"
                f32 t788;
                asm("max.f32 %0, %1, %2;" : "=f"(t788) : "f"(old_3), "f"(s));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t789;
                asm("max.f32 %0, %1, %2;" : "=f"(t789) : "f"(t788), "f"(s_9));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t790;
                asm("max.f32 %0, %1, %2;" : "=f"(t790) : "f"(s_2), "f"(s_10));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t791;
                asm("max.f32 %0, %1, %2;" : "=f"(t791) : "f"(s_5), "f"(s_13));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t792;
                asm("max.f32 %0, %1, %2;" : "=f"(t792) : "f"(s_6), "f"(s_14));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t793;
                asm("max.f32 %0, %1, %2;" : "=f"(t793) : "f"(t789), "f"(s_17));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t794;
                asm("max.f32 %0, %1, %2;" : "=f"(t794) : "f"(t790), "f"(s_18));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t795;
                asm("max.f32 %0, %1, %2;" : "=f"(t795) : "f"(t791), "f"(s_21));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t796;
                asm("max.f32 %0, %1, %2;" : "=f"(t796) : "f"(t792), "f"(s_22));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t797;
                asm("max.f32 %0, %1, %2;" : "=f"(t797) : "f"(t793), "f"(s_25));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t798;
                asm("max.f32 %0, %1, %2;" : "=f"(t798) : "f"(t794), "f"(s_26));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t799;
                asm("max.f32 %0, %1, %2;" : "=f"(t799) : "f"(t795), "f"(s_29));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t800;
                asm("max.f32 %0, %1, %2;" : "=f"(t800) : "f"(t796), "f"(s_30));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t801;
                asm("max.f32 %0, %1, %2;" : "=f"(t801) : "f"(t797), "f"(s_33));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t802;
                asm("max.f32 %0, %1, %2;" : "=f"(t802) : "f"(t798), "f"(s_34));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t803;
                asm("max.f32 %0, %1, %2;" : "=f"(t803) : "f"(t799), "f"(s_37));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t804;
                asm("max.f32 %0, %1, %2;" : "=f"(t804) : "f"(t800), "f"(s_38));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t805;
                asm("max.f32 %0, %1, %2;" : "=f"(t805) : "f"(t801), "f"(s_41));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t806;
                asm("max.f32 %0, %1, %2;" : "=f"(t806) : "f"(t802), "f"(s_42));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t807;
                asm("max.f32 %0, %1, %2;" : "=f"(t807) : "f"(t803), "f"(s_45));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t808;
                asm("max.f32 %0, %1, %2;" : "=f"(t808) : "f"(t804), "f"(s_46));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t809;
                asm("max.f32 %0, %1, %2;" : "=f"(t809) : "f"(t805), "f"(s_49));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t810;
                asm("max.f32 %0, %1, %2;" : "=f"(t810) : "f"(t806), "f"(s_50));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t811;
                asm("max.f32 %0, %1, %2;" : "=f"(t811) : "f"(t807), "f"(s_53));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t812;
                asm("max.f32 %0, %1, %2;" : "=f"(t812) : "f"(t808), "f"(s_54));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t813;
                asm("max.f32 %0, %1, %2;" : "=f"(t813) : "f"(t809), "f"(s_57));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t814;
                asm("max.f32 %0, %1, %2;" : "=f"(t814) : "f"(t810), "f"(s_58));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t815;
                asm("max.f32 %0, %1, %2;" : "=f"(t815) : "f"(t811), "f"(s_61));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t816;
                asm("max.f32 %0, %1, %2;" : "=f"(t816) : "f"(t812), "f"(s_62));
                f32 t817;
                asm("max.f32 %0, %1, %2;" : "=f"(t817) : "f"(t813), "f"(t814));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t818;
                asm("max.f32 %0, %1, %2;" : "=f"(t818) : "f"(t815), "f"(t816));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t819;
                asm("max.f32 %0, %1, %2;" : "=f"(t819) : "f"(t817), "f"(t818));
#line 203 "fa-kernels/src/softmax.rs"
                f32 t820;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t820) : "f"(t819));
#line 203 "fa-kernels/src/softmax.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t819), "f"(t820));
#line 204 "fa-kernels/src/softmax.rs"
                f32 t822;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t822) : "f"(pair_3));
#line 204 "fa-kernels/src/softmax.rs"
                f32 new_3;
                asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t822));
#line 80 "fa-kernels/src/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t825 = new_3 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t825;
                const f32 t827 = -reference_3;
#line 82 "fa-kernels/src/softmax.rs"
                f32 t828;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t828) : "f"(old_3), "f"(scale_log2), "f"(t827));
#line 82 "fa-kernels/src/softmax.rs"
                f32 rescale_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t828));
#line 83 "fa-kernels/src/softmax.rs"
                row_max = new_3;
                const f32 t830 = row_sum * rescale_3;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t831 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t832;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t832) : "f"(s), "f"(scale_log2), "f"(t831));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t833;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t833) : "f"(t832));
#line 86 "fa-kernels/src/softmax.rs"
                s = t833;
                const f32 t834 = t830 + s;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t835 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t836;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t836) : "f"(s_2), "f"(scale_log2), "f"(t835));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t837;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t837) : "f"(t836));
#line 86 "fa-kernels/src/softmax.rs"
                s_2 = t837;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t838 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t839;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t839) : "f"(s_5), "f"(scale_log2), "f"(t838));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t840;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t840) : "f"(t839));
#line 86 "fa-kernels/src/softmax.rs"
                s_5 = t840;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t841 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t842;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t842) : "f"(s_6), "f"(scale_log2), "f"(t841));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t843;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t843) : "f"(t842));
#line 86 "fa-kernels/src/softmax.rs"
                s_6 = t843;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t844 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t845;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t845) : "f"(s_9), "f"(scale_log2), "f"(t844));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t846;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t846) : "f"(t845));
#line 86 "fa-kernels/src/softmax.rs"
                s_9 = t846;
                const f32 t847 = t834 + s_9;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t848 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t849;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t849) : "f"(s_10), "f"(scale_log2), "f"(t848));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t850;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t850) : "f"(t849));
#line 86 "fa-kernels/src/softmax.rs"
                s_10 = t850;
                const f32 t851 = s_2 + s_10;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t852 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t853;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t853) : "f"(s_13), "f"(scale_log2), "f"(t852));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t854;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t854) : "f"(t853));
#line 86 "fa-kernels/src/softmax.rs"
                s_13 = t854;
                const f32 t855 = s_5 + s_13;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t856 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t857;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t857) : "f"(s_14), "f"(scale_log2), "f"(t856));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t858;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t858) : "f"(t857));
#line 86 "fa-kernels/src/softmax.rs"
                s_14 = t858;
                const f32 t859 = s_6 + s_14;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t860 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t861;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t861) : "f"(s_17), "f"(scale_log2), "f"(t860));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t862;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t862) : "f"(t861));
#line 86 "fa-kernels/src/softmax.rs"
                s_17 = t862;
                const f32 t863 = t847 + s_17;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t864 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t865;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t865) : "f"(s_18), "f"(scale_log2), "f"(t864));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t866;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t866) : "f"(t865));
#line 86 "fa-kernels/src/softmax.rs"
                s_18 = t866;
                const f32 t867 = t851 + s_18;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t868 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t869;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t869) : "f"(s_21), "f"(scale_log2), "f"(t868));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t870;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t870) : "f"(t869));
#line 86 "fa-kernels/src/softmax.rs"
                s_21 = t870;
                const f32 t871 = t855 + s_21;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t872 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t873;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t873) : "f"(s_22), "f"(scale_log2), "f"(t872));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t874;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t874) : "f"(t873));
#line 86 "fa-kernels/src/softmax.rs"
                s_22 = t874;
                const f32 t875 = t859 + s_22;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t876 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t877;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t877) : "f"(s_25), "f"(scale_log2), "f"(t876));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t878;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t878) : "f"(t877));
#line 86 "fa-kernels/src/softmax.rs"
                s_25 = t878;
                const f32 t879 = t863 + s_25;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t880 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t881;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t881) : "f"(s_26), "f"(scale_log2), "f"(t880));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t882;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t882) : "f"(t881));
#line 86 "fa-kernels/src/softmax.rs"
                s_26 = t882;
                const f32 t883 = t867 + s_26;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t884 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t885;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t885) : "f"(s_29), "f"(scale_log2), "f"(t884));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t886;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t886) : "f"(t885));
#line 86 "fa-kernels/src/softmax.rs"
                s_29 = t886;
                const f32 t887 = t871 + s_29;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t888 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t889;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t889) : "f"(s_30), "f"(scale_log2), "f"(t888));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t890;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t890) : "f"(t889));
#line 86 "fa-kernels/src/softmax.rs"
                s_30 = t890;
                const f32 t891 = t875 + s_30;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t892 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t893;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t893) : "f"(s_33), "f"(scale_log2), "f"(t892));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t894;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t894) : "f"(t893));
#line 86 "fa-kernels/src/softmax.rs"
                s_33 = t894;
                const f32 t895 = t879 + s_33;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t896 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t897;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t897) : "f"(s_34), "f"(scale_log2), "f"(t896));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t898;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t898) : "f"(t897));
#line 86 "fa-kernels/src/softmax.rs"
                s_34 = t898;
                const f32 t899 = t883 + s_34;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t900 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t901;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t901) : "f"(s_37), "f"(scale_log2), "f"(t900));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t902;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t902) : "f"(t901));
#line 86 "fa-kernels/src/softmax.rs"
                s_37 = t902;
                const f32 t903 = t887 + s_37;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t904 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t905;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t905) : "f"(s_38), "f"(scale_log2), "f"(t904));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t906;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t906) : "f"(t905));
#line 86 "fa-kernels/src/softmax.rs"
                s_38 = t906;
                const f32 t907 = t891 + s_38;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t908 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t909;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t909) : "f"(s_41), "f"(scale_log2), "f"(t908));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t910;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t910) : "f"(t909));
#line 86 "fa-kernels/src/softmax.rs"
                s_41 = t910;
                const f32 t911 = t895 + s_41;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t912 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t913;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t913) : "f"(s_42), "f"(scale_log2), "f"(t912));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t914;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t914) : "f"(t913));
#line 86 "fa-kernels/src/softmax.rs"
                s_42 = t914;
                const f32 t915 = t899 + s_42;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t916 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t917;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t917) : "f"(s_45), "f"(scale_log2), "f"(t916));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t918;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t918) : "f"(t917));
#line 86 "fa-kernels/src/softmax.rs"
                s_45 = t918;
                const f32 t919 = t903 + s_45;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t920 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t921;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t921) : "f"(s_46), "f"(scale_log2), "f"(t920));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t922;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t922) : "f"(t921));
#line 86 "fa-kernels/src/softmax.rs"
                s_46 = t922;
                const f32 t923 = t907 + s_46;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t924 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t925;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t925) : "f"(s_49), "f"(scale_log2), "f"(t924));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t926;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t926) : "f"(t925));
#line 86 "fa-kernels/src/softmax.rs"
                s_49 = t926;
                const f32 t927 = t911 + s_49;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t928 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t929;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t929) : "f"(s_50), "f"(scale_log2), "f"(t928));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t930;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t930) : "f"(t929));
#line 86 "fa-kernels/src/softmax.rs"
                s_50 = t930;
                const f32 t931 = t915 + s_50;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t932 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t933;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t933) : "f"(s_53), "f"(scale_log2), "f"(t932));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t934;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t934) : "f"(t933));
#line 86 "fa-kernels/src/softmax.rs"
                s_53 = t934;
                const f32 t935 = t919 + s_53;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t936 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t937;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t937) : "f"(s_54), "f"(scale_log2), "f"(t936));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t938;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t938) : "f"(t937));
#line 86 "fa-kernels/src/softmax.rs"
                s_54 = t938;
                const f32 t939 = t923 + s_54;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t940 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t941;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t941) : "f"(s_57), "f"(scale_log2), "f"(t940));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t942;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t942) : "f"(t941));
#line 86 "fa-kernels/src/softmax.rs"
                s_57 = t942;
                const f32 t943 = t927 + s_57;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t944 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t945;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t945) : "f"(s_58), "f"(scale_log2), "f"(t944));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t946;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t946) : "f"(t945));
#line 86 "fa-kernels/src/softmax.rs"
                s_58 = t946;
                const f32 t947 = t931 + s_58;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t948 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t949;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t949) : "f"(s_61), "f"(scale_log2), "f"(t948));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t950;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t950) : "f"(t949));
#line 86 "fa-kernels/src/softmax.rs"
                s_61 = t950;
                const f32 t951 = t935 + s_61;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t952 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t953;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t953) : "f"(s_62), "f"(scale_log2), "f"(t952));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t954;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t954) : "f"(t953));
#line 86 "fa-kernels/src/softmax.rs"
                s_62 = t954;
                const f32 t955 = t939 + s_62;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t956 = t943 + t947;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t957 = t951 + t955;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t958 = t956 + t957;
#line 89 "fa-kernels/src/softmax.rs"
                row_sum = t958;
#line 71 "fa-kernels/src/softmax.rs"
                const f32 old_4 = row_max_2;
#line 75 "fa-kernels/src/softmax.rs"
                f32 t960;
                asm("max.f32 %0, %1, %2;" : "=f"(t960) : "f"(old_4), "f"(s_3));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t961;
                asm("max.f32 %0, %1, %2;" : "=f"(t961) : "f"(t960), "f"(s_11));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t962;
                asm("max.f32 %0, %1, %2;" : "=f"(t962) : "f"(s_4), "f"(s_12));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t963;
                asm("max.f32 %0, %1, %2;" : "=f"(t963) : "f"(s_7), "f"(s_15));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t964;
                asm("max.f32 %0, %1, %2;" : "=f"(t964) : "f"(s_8), "f"(s_16));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t965;
                asm("max.f32 %0, %1, %2;" : "=f"(t965) : "f"(t961), "f"(s_19));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t966;
                asm("max.f32 %0, %1, %2;" : "=f"(t966) : "f"(t962), "f"(s_20));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t967;
                asm("max.f32 %0, %1, %2;" : "=f"(t967) : "f"(t963), "f"(s_23));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t968;
                asm("max.f32 %0, %1, %2;" : "=f"(t968) : "f"(t964), "f"(s_24));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t969;
                asm("max.f32 %0, %1, %2;" : "=f"(t969) : "f"(t965), "f"(s_27));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t970;
                asm("max.f32 %0, %1, %2;" : "=f"(t970) : "f"(t966), "f"(s_28));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t971;
                asm("max.f32 %0, %1, %2;" : "=f"(t971) : "f"(t967), "f"(s_31));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t972;
                asm("max.f32 %0, %1, %2;" : "=f"(t972) : "f"(t968), "f"(s_32));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t973;
                asm("max.f32 %0, %1, %2;" : "=f"(t973) : "f"(t969), "f"(s_35));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t974;
                asm("max.f32 %0, %1, %2;" : "=f"(t974) : "f"(t970), "f"(s_36));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t975;
                asm("max.f32 %0, %1, %2;" : "=f"(t975) : "f"(t971), "f"(s_39));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t976;
                asm("max.f32 %0, %1, %2;" : "=f"(t976) : "f"(t972), "f"(s_40));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t977;
                asm("max.f32 %0, %1, %2;" : "=f"(t977) : "f"(t973), "f"(s_43));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t978;
                asm("max.f32 %0, %1, %2;" : "=f"(t978) : "f"(t974), "f"(s_44));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t979;
                asm("max.f32 %0, %1, %2;" : "=f"(t979) : "f"(t975), "f"(s_47));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t980;
                asm("max.f32 %0, %1, %2;" : "=f"(t980) : "f"(t976), "f"(s_48));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t981;
                asm("max.f32 %0, %1, %2;" : "=f"(t981) : "f"(t977), "f"(s_51));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t982;
                asm("max.f32 %0, %1, %2;" : "=f"(t982) : "f"(t978), "f"(s_52));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t983;
                asm("max.f32 %0, %1, %2;" : "=f"(t983) : "f"(t979), "f"(s_55));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t984;
                asm("max.f32 %0, %1, %2;" : "=f"(t984) : "f"(t980), "f"(s_56));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t985;
                asm("max.f32 %0, %1, %2;" : "=f"(t985) : "f"(t981), "f"(s_59));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t986;
                asm("max.f32 %0, %1, %2;" : "=f"(t986) : "f"(t982), "f"(s_60));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t987;
                asm("max.f32 %0, %1, %2;" : "=f"(t987) : "f"(t983), "f"(s_63));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t988;
                asm("max.f32 %0, %1, %2;" : "=f"(t988) : "f"(t984), "f"(s_64));
                f32 t989;
                asm("max.f32 %0, %1, %2;" : "=f"(t989) : "f"(t985), "f"(t986));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t990;
                asm("max.f32 %0, %1, %2;" : "=f"(t990) : "f"(t987), "f"(t988));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t991;
                asm("max.f32 %0, %1, %2;" : "=f"(t991) : "f"(t989), "f"(t990));
#line 203 "fa-kernels/src/softmax.rs"
                f32 t992;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t992) : "f"(t991));
#line 203 "fa-kernels/src/softmax.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t991), "f"(t992));
#line 204 "fa-kernels/src/softmax.rs"
                f32 t994;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t994) : "f"(pair_4));
#line 204 "fa-kernels/src/softmax.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t994));
#line 80 "fa-kernels/src/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t997 = new_4 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t997;
                const f32 t999 = -reference_4;
#line 82 "fa-kernels/src/softmax.rs"
                f32 t1000;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1000) : "f"(old_4), "f"(scale_log2), "f"(t999));
#line 82 "fa-kernels/src/softmax.rs"
                f32 rescale_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1000));
#line 83 "fa-kernels/src/softmax.rs"
                row_max_2 = new_4;
                const f32 t1002 = row_sum_2 * rescale_4;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1003 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1004;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1004) : "f"(s_3), "f"(scale_log2), "f"(t1003));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1005;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1005) : "f"(t1004));
#line 86 "fa-kernels/src/softmax.rs"
                s_3 = t1005;
                const f32 t1006 = t1002 + s_3;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1007 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1008;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1008) : "f"(s_4), "f"(scale_log2), "f"(t1007));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1009;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1009) : "f"(t1008));
#line 86 "fa-kernels/src/softmax.rs"
                s_4 = t1009;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1010 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1011;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1011) : "f"(s_7), "f"(scale_log2), "f"(t1010));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1012;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1012) : "f"(t1011));
#line 86 "fa-kernels/src/softmax.rs"
                s_7 = t1012;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1013 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1014;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1014) : "f"(s_8), "f"(scale_log2), "f"(t1013));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1015;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1015) : "f"(t1014));
#line 86 "fa-kernels/src/softmax.rs"
                s_8 = t1015;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1016 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1017;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1017) : "f"(s_11), "f"(scale_log2), "f"(t1016));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1018;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1018) : "f"(t1017));
#line 86 "fa-kernels/src/softmax.rs"
                s_11 = t1018;
                const f32 t1019 = t1006 + s_11;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1020 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1021;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1021) : "f"(s_12), "f"(scale_log2), "f"(t1020));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1022;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1022) : "f"(t1021));
#line 86 "fa-kernels/src/softmax.rs"
                s_12 = t1022;
                const f32 t1023 = s_4 + s_12;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1024 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1025;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1025) : "f"(s_15), "f"(scale_log2), "f"(t1024));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1026;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1026) : "f"(t1025));
#line 86 "fa-kernels/src/softmax.rs"
                s_15 = t1026;
                const f32 t1027 = s_7 + s_15;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1028 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1029;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1029) : "f"(s_16), "f"(scale_log2), "f"(t1028));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1030;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1030) : "f"(t1029));
#line 86 "fa-kernels/src/softmax.rs"
                s_16 = t1030;
                const f32 t1031 = s_8 + s_16;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1032 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1033;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1033) : "f"(s_19), "f"(scale_log2), "f"(t1032));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1034;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1034) : "f"(t1033));
#line 86 "fa-kernels/src/softmax.rs"
                s_19 = t1034;
                const f32 t1035 = t1019 + s_19;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1036 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1037;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1037) : "f"(s_20), "f"(scale_log2), "f"(t1036));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1038;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1038) : "f"(t1037));
#line 86 "fa-kernels/src/softmax.rs"
                s_20 = t1038;
                const f32 t1039 = t1023 + s_20;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1040 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1041;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1041) : "f"(s_23), "f"(scale_log2), "f"(t1040));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1042;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1042) : "f"(t1041));
#line 86 "fa-kernels/src/softmax.rs"
                s_23 = t1042;
                const f32 t1043 = t1027 + s_23;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1044 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1045;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1045) : "f"(s_24), "f"(scale_log2), "f"(t1044));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1046;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1046) : "f"(t1045));
#line 86 "fa-kernels/src/softmax.rs"
                s_24 = t1046;
                const f32 t1047 = t1031 + s_24;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1048 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1049;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1049) : "f"(s_27), "f"(scale_log2), "f"(t1048));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1050;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1050) : "f"(t1049));
#line 86 "fa-kernels/src/softmax.rs"
                s_27 = t1050;
                const f32 t1051 = t1035 + s_27;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1052 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1053;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1053) : "f"(s_28), "f"(scale_log2), "f"(t1052));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1054;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1054) : "f"(t1053));
#line 86 "fa-kernels/src/softmax.rs"
                s_28 = t1054;
                const f32 t1055 = t1039 + s_28;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1056 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1057;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1057) : "f"(s_31), "f"(scale_log2), "f"(t1056));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1058;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1058) : "f"(t1057));
#line 86 "fa-kernels/src/softmax.rs"
                s_31 = t1058;
                const f32 t1059 = t1043 + s_31;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1060 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1061;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1061) : "f"(s_32), "f"(scale_log2), "f"(t1060));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1062;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1062) : "f"(t1061));
#line 86 "fa-kernels/src/softmax.rs"
                s_32 = t1062;
                const f32 t1063 = t1047 + s_32;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1064 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1065;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1065) : "f"(s_35), "f"(scale_log2), "f"(t1064));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1066;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1066) : "f"(t1065));
#line 86 "fa-kernels/src/softmax.rs"
                s_35 = t1066;
                const f32 t1067 = t1051 + s_35;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1068 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1069;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1069) : "f"(s_36), "f"(scale_log2), "f"(t1068));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1070;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1070) : "f"(t1069));
#line 86 "fa-kernels/src/softmax.rs"
                s_36 = t1070;
                const f32 t1071 = t1055 + s_36;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1072 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1073;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1073) : "f"(s_39), "f"(scale_log2), "f"(t1072));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1074;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1074) : "f"(t1073));
#line 86 "fa-kernels/src/softmax.rs"
                s_39 = t1074;
                const f32 t1075 = t1059 + s_39;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1076 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1077;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1077) : "f"(s_40), "f"(scale_log2), "f"(t1076));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1078;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1078) : "f"(t1077));
#line 86 "fa-kernels/src/softmax.rs"
                s_40 = t1078;
                const f32 t1079 = t1063 + s_40;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1080 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1081;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1081) : "f"(s_43), "f"(scale_log2), "f"(t1080));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1082;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1082) : "f"(t1081));
#line 86 "fa-kernels/src/softmax.rs"
                s_43 = t1082;
                const f32 t1083 = t1067 + s_43;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1084 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1085;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1085) : "f"(s_44), "f"(scale_log2), "f"(t1084));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1086;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1086) : "f"(t1085));
#line 86 "fa-kernels/src/softmax.rs"
                s_44 = t1086;
                const f32 t1087 = t1071 + s_44;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1088 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1089;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1089) : "f"(s_47), "f"(scale_log2), "f"(t1088));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1090;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1090) : "f"(t1089));
#line 86 "fa-kernels/src/softmax.rs"
                s_47 = t1090;
                const f32 t1091 = t1075 + s_47;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1092 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1093;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1093) : "f"(s_48), "f"(scale_log2), "f"(t1092));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1094;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1094) : "f"(t1093));
#line 86 "fa-kernels/src/softmax.rs"
                s_48 = t1094;
                const f32 t1095 = t1079 + s_48;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1096 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1097;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1097) : "f"(s_51), "f"(scale_log2), "f"(t1096));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1098;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1098) : "f"(t1097));
#line 86 "fa-kernels/src/softmax.rs"
                s_51 = t1098;
                const f32 t1099 = t1083 + s_51;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1100 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1101) : "f"(s_52), "f"(scale_log2), "f"(t1100));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1102;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1102) : "f"(t1101));
#line 86 "fa-kernels/src/softmax.rs"
                s_52 = t1102;
                const f32 t1103 = t1087 + s_52;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1104 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1105) : "f"(s_55), "f"(scale_log2), "f"(t1104));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1106;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1106) : "f"(t1105));
#line 86 "fa-kernels/src/softmax.rs"
                s_55 = t1106;
                const f32 t1107 = t1091 + s_55;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1108 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1109) : "f"(s_56), "f"(scale_log2), "f"(t1108));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1110;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1110) : "f"(t1109));
#line 86 "fa-kernels/src/softmax.rs"
                s_56 = t1110;
                const f32 t1111 = t1095 + s_56;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1112 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1113) : "f"(s_59), "f"(scale_log2), "f"(t1112));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1114;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1114) : "f"(t1113));
#line 86 "fa-kernels/src/softmax.rs"
                s_59 = t1114;
                const f32 t1115 = t1099 + s_59;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1116 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1117;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1117) : "f"(s_60), "f"(scale_log2), "f"(t1116));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1118;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1118) : "f"(t1117));
#line 86 "fa-kernels/src/softmax.rs"
                s_60 = t1118;
                const f32 t1119 = t1103 + s_60;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1120 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1121) : "f"(s_63), "f"(scale_log2), "f"(t1120));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1122;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1122) : "f"(t1121));
#line 86 "fa-kernels/src/softmax.rs"
                s_63 = t1122;
                const f32 t1123 = t1107 + s_63;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1124 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1125;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1125) : "f"(s_64), "f"(scale_log2), "f"(t1124));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1126;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1126) : "f"(t1125));
#line 86 "fa-kernels/src/softmax.rs"
                s_64 = t1126;
                const f32 t1127 = t1111 + s_64;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t1128 = t1115 + t1119;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t1129 = t1123 + t1127;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t1130 = t1128 + t1129;
#line 89 "fa-kernels/src/softmax.rs"
                row_sum_2 = t1130;
#line 521 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t1131 = i_2 - 1u;
#line 522 "fa-kernels/src/forward/stream.rs"
                const u32 t1132 = passed_2 + t1131;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t1133 = t1132 & 1u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t1134 = t1133 + 6u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t1135 = t1134 << 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t1136 = t10 + t1135;
#line 573 "fa-kernels/src/forward/stream.rs"
                const bool t1137 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
                if (t1137) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1136) : "memory");
                }
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1138;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1138) : "f"(s), "f"(s_2));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1139;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1139) : "f"(s_3), "f"(s_4));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1140;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1140) : "f"(s_5), "f"(s_6));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1141;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1141) : "f"(s_7), "f"(s_8));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1142;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1142) : "f"(s_9), "f"(s_10));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1143;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1143) : "f"(s_11), "f"(s_12));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1144;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1144) : "f"(s_13), "f"(s_14));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1145;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1145) : "f"(s_15), "f"(s_16));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1146;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1146) : "f"(s_17), "f"(s_18));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1147;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1147) : "f"(s_19), "f"(s_20));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1148;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1148) : "f"(s_21), "f"(s_22));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1149;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1149) : "f"(s_23), "f"(s_24));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1150;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1150) : "f"(s_25), "f"(s_26));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1151;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1151) : "f"(s_27), "f"(s_28));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1152;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1152) : "f"(s_29), "f"(s_30));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1153;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1153) : "f"(s_31), "f"(s_32));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1154;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1154) : "f"(s_33), "f"(s_34));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1155;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1155) : "f"(s_35), "f"(s_36));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1156;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1156) : "f"(s_37), "f"(s_38));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1157;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1157) : "f"(s_39), "f"(s_40));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1158;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1158) : "f"(s_41), "f"(s_42));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1159;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1159) : "f"(s_43), "f"(s_44));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1160;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1160) : "f"(s_45), "f"(s_46));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1161;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1161) : "f"(s_47), "f"(s_48));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1162;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1162) : "f"(s_49), "f"(s_50));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1163;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1163) : "f"(s_51), "f"(s_52));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1164;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1164) : "f"(s_53), "f"(s_54));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1165;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1165) : "f"(s_55), "f"(s_56));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1166;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1166) : "f"(s_57), "f"(s_58));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1167;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1167) : "f"(s_59), "f"(s_60));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1168;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1168) : "f"(s_61), "f"(s_62));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1169;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1169) : "f"(s_63), "f"(s_64));
#line 643 "fa-kernels/src/forward/stream.rs"
                p = t1138;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_2 = t1139;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_3 = t1140;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_4 = t1141;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_5 = t1142;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_6 = t1143;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_7 = t1144;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_8 = t1145;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_9 = t1146;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_10 = t1147;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_11 = t1148;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_12 = t1149;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_13 = t1150;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_14 = t1151;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_15 = t1152;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_16 = t1153;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_17 = t1154;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_18 = t1155;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_19 = t1156;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_20 = t1157;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_21 = t1158;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_22 = t1159;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_23 = t1160;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_24 = t1161;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_25 = t1162;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_26 = t1163;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_27 = t1164;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_28 = t1165;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_29 = t1166;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_30 = t1167;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_31 = t1168;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_32 = t1169;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1170 = acc * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc = t1170;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1171 = acc_2 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_2 = t1171;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1172 = acc_5 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_5 = t1172;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1173 = acc_6 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_6 = t1173;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1174 = acc_9 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_9 = t1174;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1175 = acc_10 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_10 = t1175;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1176 = acc_13 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_13 = t1176;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1177 = acc_14 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_14 = t1177;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1178 = acc_17 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_17 = t1178;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1179 = acc_18 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_18 = t1179;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1180 = acc_21 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_21 = t1180;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1181 = acc_22 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_22 = t1181;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1182 = acc_25 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_25 = t1182;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1183 = acc_26 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_26 = t1183;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1184 = acc_29 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_29 = t1184;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1185 = acc_30 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_30 = t1185;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1186 = acc_3 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_3 = t1186;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1187 = acc_4 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_4 = t1187;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1188 = acc_7 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_7 = t1188;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1189 = acc_8 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_8 = t1189;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1190 = acc_11 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_11 = t1190;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1191 = acc_12 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_12 = t1191;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1192 = acc_15 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_15 = t1192;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1193 = acc_16 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_16 = t1193;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1194 = acc_19 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_19 = t1194;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1195 = acc_20 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_20 = t1195;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1196 = acc_23 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_23 = t1196;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1197 = acc_24 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_24 = t1197;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1198 = acc_27 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_27 = t1198;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1199 = acc_28 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_28 = t1199;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1200 = acc_31 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_31 = t1200;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1201 = acc_32 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_32 = t1201;
            }
#line 498 "fa-kernels/src/forward/stream.rs"
            const u32 t1202 = count & 1u;
#line 498 "fa-kernels/src/forward/stream.rs"
            const u32 t1203 = t1202 + 10u;
#line 498 "fa-kernels/src/forward/stream.rs"
            const u32 t1204 = t1203 << 3u;
#line 498 "fa-kernels/src/forward/stream.rs"
            const u32 t1205 = t10 + t1204;
#line 573 "fa-kernels/src/forward/stream.rs"
            const bool t1206 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
            if (t1206) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1205) : "memory");
            }
#line 499 "fa-kernels/src/forward/stream.rs"
            const u32 t1207 = blocks - 1u;
#line 548 "fa-kernels/src/forward/stream.rs"
            const u32 t1208 = passed_2 + t1207;
            const u32 slot_4 = t1208 & 1u;
            const u32 t1210 = slot_4 + 4u;
#line 550 "fa-kernels/src/forward/stream.rs"
            const u32 t1211 = t1210 << 3u;
#line 550 "fa-kernels/src/forward/stream.rs"
            const u32 t1212 = t10 + t1211;
#line 550 "fa-kernels/src/forward/stream.rs"
            const u32 t1213 = t1208 >> 1u;
#line 550 "fa-kernels/src/forward/stream.rs"
            const u32 t1214 = t1213 & 1u;
#line 550 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1212), "r"(t1214) : "memory");
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_33 = p;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_34 = p_2;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_35 = p_3;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_36 = p_4;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_37 = p_5;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_38 = p_6;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_39 = p_7;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_40 = p_8;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_41 = p_9;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_42 = p_10;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_43 = p_11;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_44 = p_12;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_45 = p_13;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_46 = p_14;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_47 = p_15;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_48 = p_16;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_49 = p_17;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_50 = p_18;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_51 = p_19;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_52 = p_20;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_53 = p_21;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_54 = p_22;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_55 = p_23;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_56 = p_24;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_57 = p_25;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_58 = p_26;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_59 = p_27;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_60 = p_28;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_61 = p_29;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_62 = p_30;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_63 = p_31;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_64 = p_32;
#line 555 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t1215 = slot_4 << 14u;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u32 t1216 = t9 + t1215;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u32 t1217 = t1216 >> 4u;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u32 t1218 = t1217 & 16383u;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t1219 = (u64)t1218;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t1220 = t1219 + 4611686293372403712ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1220) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t1221 = t1219 + 4611686293372403840ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1221) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t1222 = t1219 + 4611686293372403968ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1222) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t1223 = t1219 + 4611686293372404096ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1223) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t1224 = t1219 + 4611686293372404224ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1224) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t1225 = t1219 + 4611686293372404352ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1225) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t1226 = t1219 + 4611686293372404480ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1226) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t1227 = t1219 + 4611686293372404608ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1227) : "memory");
#line 562 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 500 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
            const u32 t1228 = blocks - 1u;
#line 501 "fa-kernels/src/forward/stream.rs"
            const u32 t1229 = passed_2 + t1228;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t1230 = t1229 & 1u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t1231 = t1230 + 6u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t1232 = t1231 << 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t1233 = t10 + t1232;
#line 573 "fa-kernels/src/forward/stream.rs"
            const bool t1234 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
            if (t1234) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1233) : "memory");
            }
#line 97 "fa-kernels/src/softmax.rs"
            f32 t1235;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1235) : "f"(row_sum));
#line 97 "fa-kernels/src/softmax.rs"
            const f32 pair_5 = row_sum + t1235;
            f32 t1237;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1237) : "f"(pair_5));
#line 98 "fa-kernels/src/softmax.rs"
            const f32 t1238 = pair_5 + t1237;
#line 98 "fa-kernels/src/softmax.rs"
            row_sum = t1238;
#line 97 "fa-kernels/src/softmax.rs"
            f32 t1239;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1239) : "f"(row_sum_2));
#line 97 "fa-kernels/src/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1239;
            f32 t1241;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1241) : "f"(pair_6));
#line 98 "fa-kernels/src/softmax.rs"
            const f32 t1242 = pair_6 + t1241;
#line 98 "fa-kernels/src/softmax.rs"
            row_sum_2 = t1242;
#line 129 "fa-kernels/src/softmax.rs"
            const f32 sum = row_sum;
            const bool t1243 = sum == 0.0f;
#line 130 "fa-kernels/src/softmax.rs"
            f32 t1244;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1244) : "f"(sum));
#line 130 "fa-kernels/src/softmax.rs"
            const f32 normalizer = t1243 ? 0.0f : t1244;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1246 = acc * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc = t1246;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1247 = acc_2 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_2 = t1247;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1248 = acc_5 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_5 = t1248;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1249 = acc_6 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_6 = t1249;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1250 = acc_9 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_9 = t1250;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1251 = acc_10 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_10 = t1251;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1252 = acc_13 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_13 = t1252;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1253 = acc_14 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_14 = t1253;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1254 = acc_17 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_17 = t1254;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1255 = acc_18 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_18 = t1255;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1256 = acc_21 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_21 = t1256;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1257 = acc_22 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_22 = t1257;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1258 = acc_25 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_25 = t1258;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1259 = acc_26 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_26 = t1259;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1260 = acc_29 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_29 = t1260;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1261 = acc_30 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_30 = t1261;
#line 129 "fa-kernels/src/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1262 = sum_2 == 0.0f;
#line 130 "fa-kernels/src/softmax.rs"
            f32 t1263;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1263) : "f"(sum_2));
#line 130 "fa-kernels/src/softmax.rs"
            const f32 normalizer_2 = t1262 ? 0.0f : t1263;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1265 = acc_3 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_3 = t1265;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1266 = acc_4 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_4 = t1266;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1267 = acc_7 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_7 = t1267;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1268 = acc_8 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_8 = t1268;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1269 = acc_11 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_11 = t1269;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1270 = acc_12 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_12 = t1270;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1271 = acc_15 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_15 = t1271;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1272 = acc_16 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_16 = t1272;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1273 = acc_19 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_19 = t1273;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1274 = acc_20 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_20 = t1274;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1275 = acc_23 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_23 = t1275;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1276 = acc_24 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_24 = t1276;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1277 = acc_27 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_27 = t1277;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1278 = acc_28 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_28 = t1278;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1279 = acc_31 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_31 = t1279;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t1280 = acc_32 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_32 = t1280;
#line 605 "fa-kernels/src/forward/stream.rs"
            const bool t1281 = lane == 0u;
#line 605 "fa-kernels/src/forward/stream.rs"
            if (t1281) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1282 = lane >> 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1283 = t101 + t1282;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1284 = t1283 & 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1285 = 0u ^ t1284;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1286 = t1283 << 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1287 = t1285 << 4u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1288 = t1286 + t1287;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1289 = lane & 3u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1290 = t1289 << 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1291 = t1288 + t1290;
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1292;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1292) : "f"(acc), "f"(acc_2));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1293 = t98 + t1291;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1293), "r"(t1292) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1294;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1294) : "f"(acc_5), "f"(acc_6));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1295 = t1291 ^ 16u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1296 = t98 + t1295;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1296), "r"(t1294) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1297;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1297) : "f"(acc_9), "f"(acc_10));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1298 = t1291 ^ 32u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1299 = t98 + t1298;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1299), "r"(t1297) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1300;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1300) : "f"(acc_13), "f"(acc_14));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1301 = t1291 ^ 48u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1302 = t98 + t1301;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1302), "r"(t1300) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1303;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1303) : "f"(acc_17), "f"(acc_18));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1304 = t1291 ^ 64u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1305 = t98 + t1304;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1305), "r"(t1303) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1306;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1306) : "f"(acc_21), "f"(acc_22));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1307 = t1291 ^ 80u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1308 = t98 + t1307;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1308), "r"(t1306) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1309;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1309) : "f"(acc_25), "f"(acc_26));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1310 = t1291 ^ 96u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1311 = t98 + t1310;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1311), "r"(t1309) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1312;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1312) : "f"(acc_29), "f"(acc_30));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1313 = t1291 ^ 112u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1314 = t98 + t1313;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1314), "r"(t1312) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1315 = lane >> 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1316 = t101 + t1315;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1317 = t1316 + 8u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1318 = t1317 & 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1319 = 0u ^ t1318;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1320 = t1317 << 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1321 = t1319 << 4u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1322 = t1320 + t1321;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1323 = lane & 3u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1324 = t1323 << 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1325 = t1322 + t1324;
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1326;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(acc_3), "f"(acc_4));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1327 = t98 + t1325;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1327), "r"(t1326) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1328;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(acc_7), "f"(acc_8));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1329 = t1325 ^ 16u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1330 = t98 + t1329;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1330), "r"(t1328) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1331;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1331) : "f"(acc_11), "f"(acc_12));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1332 = t1325 ^ 32u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1333 = t98 + t1332;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1333), "r"(t1331) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1334;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1334) : "f"(acc_15), "f"(acc_16));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1335 = t1325 ^ 48u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1336 = t98 + t1335;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1336), "r"(t1334) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1337;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1337) : "f"(acc_19), "f"(acc_20));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1338 = t1325 ^ 64u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1339 = t98 + t1338;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1339), "r"(t1337) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1340;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1340) : "f"(acc_23), "f"(acc_24));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1341 = t1325 ^ 80u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1342 = t98 + t1341;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1342), "r"(t1340) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1343;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1343) : "f"(acc_27), "f"(acc_28));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1344 = t1325 ^ 96u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1345 = t98 + t1344;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1345), "r"(t1343) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1346;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1346) : "f"(acc_31), "f"(acc_32));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1347 = t1325 ^ 112u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1348 = t98 + t1347;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1348), "r"(t1346) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1349 = first_query_2 + rows;
#line 615 "fa-kernels/src/forward/stream.rs"
            const u32 first_row = t1349 + t101;
            const bool t1351 = lane == 0u;
#line 616 "fa-kernels/src/forward/stream.rs"
            if (t1351) {
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t1352 = t101 << 7u;
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t1353 = t98 + t1352;
#line 622 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1353), "l"(o), "r"(0u), "r"(t108), "r"(first_row), "r"(t109) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
            const u32 t1354 = lane & 3u;
#line 625 "fa-kernels/src/forward/stream.rs"
            const bool t1355 = t1354 == 0u;
#line 625 "fa-kernels/src/forward/stream.rs"
            if (t1355) {
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 t1356 = lane >> 2u;
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 row = first_row + t1356;
                const bool t1358 = row < seq_q;
#line 628 "fa-kernels/src/forward/stream.rs"
                if (t1358) {
                    const u64 t1359 = (u64)t109;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1360 = t1359 * lse_stride0;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1361 = t1360 * 4ull;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1362 = lse + t1361;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1363 = (u64)t108;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1364 = t1363 * lse_stride1;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1365 = t1364 * 4ull;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1366 = t1362 + t1365;
                    const u32 t1367 = (u32)lse_stride2;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t1368 = (u64)row * t1367;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t1369 = t1368 * 4ull;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t1370 = t1366 + t1369;
#line 109 "fa-kernels/src/softmax.rs"
                    f32 t1371;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1371) : "f"(row_sum));
#line 109 "fa-kernels/src/softmax.rs"
                    f32 t1372;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1372) : "f"(row_max), "f"(scale_log2), "f"(t1371));
#line 109 "fa-kernels/src/softmax.rs"
                    const f32 lse_2 = t1372 * 0.6931472f;
                    const bool t1374 = row_sum == 0.0f;
#line 110 "fa-kernels/src/softmax.rs"
                    const f32 t1375 = t1374 ? __uint_as_float(0xff800000u) : lse_2;
#line 630 "fa-kernels/src/forward/stream.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1370), "f"(t1375) : "memory");
                }
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 t1376 = lane >> 2u;
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 t1377 = first_row + t1376;
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 row_2 = t1377 + 8u;
                const bool t1379 = row_2 < seq_q;
#line 628 "fa-kernels/src/forward/stream.rs"
                if (t1379) {
                    const u64 t1380 = (u64)t109;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1381 = t1380 * lse_stride0;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1382 = t1381 * 4ull;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1383 = lse + t1382;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1384 = (u64)t108;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1385 = t1384 * lse_stride1;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1386 = t1385 * 4ull;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1387 = t1383 + t1386;
                    const u32 t1388 = (u32)lse_stride2;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t1389 = (u64)row_2 * t1388;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t1390 = t1389 * 4ull;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t1391 = t1387 + t1390;
#line 109 "fa-kernels/src/softmax.rs"
                    f32 t1392;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1392) : "f"(row_sum_2));
#line 109 "fa-kernels/src/softmax.rs"
                    f32 t1393;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1393) : "f"(row_max_2), "f"(scale_log2), "f"(t1392));
#line 109 "fa-kernels/src/softmax.rs"
                    const f32 lse_3 = t1393 * 0.6931472f;
                    const bool t1395 = row_sum_2 == 0.0f;
#line 110 "fa-kernels/src/softmax.rs"
                    const f32 t1396 = t1395 ? __uint_as_float(0xff800000u) : lse_3;
#line 630 "fa-kernels/src/forward/stream.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1391), "f"(t1396) : "memory");
                }
            }
#line 448 "fa-kernels/src/forward/stream.rs"
            const u32 t1397 = passed_2 + blocks;
#line 448 "fa-kernels/src/forward/stream.rs"
            passed_2 = t1397;
            const u32 t1398 = count + 1u;
#line 449 "fa-kernels/src/forward/stream.rs"
            count = t1398;
            const u32 t1399 = gridDim.x;
#line 450 "fa-kernels/src/forward/stream.rs"
            const u32 t1400 = index_2 + t1399;
#line 450 "fa-kernels/src/forward/stream.rs"
            index_2 = t1400;
        }
#line 399 "fa-kernels/src/forward/stream.rs"
        const bool t1402 = t99 == 0u;
#line 399 "fa-kernels/src/forward/stream.rs"
        if (t1402) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 453 "fa-kernels/src/forward/stream.rs"
        const bool t1403 = lane == 0u;
#line 453 "fa-kernels/src/forward/stream.rs"
        if (t1403) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
