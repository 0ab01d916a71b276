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
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 154 "fa-kernels/src/forward/stream.rs"
    const u32 t9 = t8 + 24576u;
    const u32 t10 = t9 + 24576u;
#line 237 "fa-kernels/src/forward/stream.rs"
    const bool t11 = thread == 0u;
#line 237 "fa-kernels/src/forward/stream.rs"
    if (t11) {
#line 239 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 48u;
#line 240 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 24u;
#line 241 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t13) : "memory");
#line 244 "fa-kernels/src/forward/stream.rs"
        const u32 t14 = t10 + 72u;
#line 244 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t14) : "memory");
#line 239 "fa-kernels/src/forward/stream.rs"
        const u32 t15 = t10 + 8u;
#line 239 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 56u;
#line 240 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 32u;
#line 241 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t17) : "memory");
#line 244 "fa-kernels/src/forward/stream.rs"
        const u32 t18 = t10 + 80u;
#line 244 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t18) : "memory");
#line 239 "fa-kernels/src/forward/stream.rs"
        const u32 t19 = t10 + 16u;
#line 239 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 64u;
#line 240 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 40u;
#line 241 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t21) : "memory");
#line 244 "fa-kernels/src/forward/stream.rs"
        const u32 t22 = t10 + 88u;
#line 244 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t22) : "memory");
#line 249 "fa-kernels/src/forward/stream.rs"
        const u32 t23 = t10 + 96u;
#line 249 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 112u;
#line 250 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t24) : "memory");
#line 249 "fa-kernels/src/forward/stream.rs"
        const u32 t25 = t10 + 104u;
#line 249 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 120u;
#line 250 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t26) : "memory");
#line 252 "fa-kernels/src/forward/stream.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t27 = seq_q + 255u;
#line 255 "fa-kernels/src/forward/stream.rs"
    const u32 tiles = t27 >> 8u;
    const u32 t29 = tiles * heads;
#line 256 "fa-kernels/src/forward/stream.rs"
    const u32 total = t29 * batch;
#line 258 "fa-kernels/src/forward/stream.rs"
    const bool t31 = warpgroup == 0u;
#line 258 "fa-kernels/src/forward/stream.rs"
    if (t31) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t32 = thread == 0u;
#line 260 "fa-kernels/src/forward/stream.rs"
        if (t32) {
#line 294 "fa-kernels/src/forward/stream.rs"
            u32 passed = 0u;
            u32 tile = 0u;
            const u32 t33 = blockIdx.x;
#line 296 "fa-kernels/src/forward/stream.rs"
            u32 index = t33;
            while (true) {
#line 297 "fa-kernels/src/forward/stream.rs"
                const bool t34 = index < total;
                if (!t34) break;
#line 207 "fa-kernels/src/forward/stream.rs"
                const u32 t35 = index / tiles;
#line 207 "fa-kernels/src/forward/stream.rs"
                const u32 t36 = index % tiles;
#line 209 "fa-kernels/src/forward/stream.rs"
                const u32 first_query = t36 << 8u;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t38 = t35 % heads;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t39 = t35 / heads;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t40 = seq_k + 63u;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t41 = t40 >> 6u;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t42 = t41 > 1u ? t41 : 1u;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t43 = seq_k >> 6u;
#line 299 "fa-kernels/src/forward/stream.rs"
                const u32 kv_head = t38 / group;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t45 = tile & 1u;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t46 = t45 + 14u;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t47 = t46 << 3u;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t48 = t10 + t47;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t49 = tile >> 1u;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t50 = t49 & 1u;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t51 = t50 ^ 1u;
#line 304 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t48), "r"(t51) : "memory");
                const u32 t52 = tile & 1u;
#line 305 "fa-kernels/src/forward/stream.rs"
                const u32 t53 = t52 + 12u;
#line 305 "fa-kernels/src/forward/stream.rs"
                const u32 t54 = t53 << 3u;
#line 305 "fa-kernels/src/forward/stream.rs"
                const u32 t55 = t10 + t54;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t55) : "memory");
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t56 = tile & 1u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t57 = t56 << 15u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t58 = smem_1 + t57;
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t58), "l"(q), "r"(t55), "r"(0u), "r"(t38), "r"(first_query), "r"(t39) : "memory");
#line 308 "fa-kernels/src/forward/stream.rs"
                const u32 t59 = first_query + 64u;
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t60 = tile & 1u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t61 = t60 << 15u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t62 = smem_1 + t61;
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t63 = t62 + 8192u;
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t63), "l"(q), "r"(t55), "r"(0u), "r"(t38), "r"(t59), "r"(t39) : "memory");
#line 308 "fa-kernels/src/forward/stream.rs"
                const u32 t64 = first_query + 128u;
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t65 = tile & 1u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t66 = t65 << 15u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t67 = smem_1 + t66;
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t68 = t67 + 16384u;
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t68), "l"(q), "r"(t55), "r"(0u), "r"(t38), "r"(t64), "r"(t39) : "memory");
#line 308 "fa-kernels/src/forward/stream.rs"
                const u32 t69 = first_query + 192u;
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t70 = tile & 1u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t71 = t70 << 15u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t72 = smem_1 + t71;
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t73 = t72 + 24576u;
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t73), "l"(q), "r"(t55), "r"(0u), "r"(t38), "r"(t69), "r"(t39) : "memory");
#line 319 "fa-kernels/src/forward/stream.rs"
                #pragma unroll 1
                for (u32 i = 0u; i < t42; i += 1u) {
#line 320 "fa-kernels/src/forward/stream.rs"
                    const u32 t74 = passed + i;
#line 324 "fa-kernels/src/forward/stream.rs"
                    const u32 t75 = t74 % 3u;
#line 324 "fa-kernels/src/forward/stream.rs"
                    const u32 t76 = t74 / 3u;
#line 324 "fa-kernels/src/forward/stream.rs"
                    const u32 t77 = t76 & 1u;
#line 324 "fa-kernels/src/forward/stream.rs"
                    const u32 t78 = t77 ^ 1u;
                    const u32 t79 = t42 - 1u;
#line 325 "fa-kernels/src/forward/stream.rs"
                    const u32 t80 = t79 - i;
#line 325 "fa-kernels/src/forward/stream.rs"
                    const u32 t81 = t80 << 6u;
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t82 = t75 << 3u;
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t83 = t10 + t82;
                    const u32 t84 = t75 + 3u;
#line 335 "fa-kernels/src/forward/stream.rs"
                    const u32 t85 = t84 << 3u;
#line 335 "fa-kernels/src/forward/stream.rs"
                    const u32 t86 = t10 + t85;
#line 335 "fa-kernels/src/forward/stream.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t86), "r"(t78) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t83) : "memory");
                    const u32 t87 = t75 << 13u;
#line 337 "fa-kernels/src/forward/stream.rs"
                    const u32 t88 = t8 + t87;
#line 337 "fa-kernels/src/forward/stream.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t88), "l"(k), "r"(t83), "r"(0u), "r"(kv_head), "r"(t81), "r"(t39) : "memory");
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t89 = t75 + 6u;
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t90 = t89 << 3u;
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t91 = t10 + t90;
                    const u32 t92 = t75 + 9u;
#line 335 "fa-kernels/src/forward/stream.rs"
                    const u32 t93 = t92 << 3u;
#line 335 "fa-kernels/src/forward/stream.rs"
                    const u32 t94 = t10 + t93;
#line 335 "fa-kernels/src/forward/stream.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t94), "r"(t78) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t91) : "memory");
                    const u32 t95 = t75 << 13u;
#line 337 "fa-kernels/src/forward/stream.rs"
                    const u32 t96 = t9 + t95;
#line 337 "fa-kernels/src/forward/stream.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t96), "l"(v), "r"(t91), "r"(0u), "r"(kv_head), "r"(t81), "r"(t39) : "memory");
                }
#line 340 "fa-kernels/src/forward/stream.rs"
                const u32 t97 = passed + t42;
#line 340 "fa-kernels/src/forward/stream.rs"
                passed = t97;
                const u32 t98 = tile + 1u;
#line 341 "fa-kernels/src/forward/stream.rs"
                tile = t98;
                const u32 t99 = gridDim.x;
#line 342 "fa-kernels/src/forward/stream.rs"
                const u32 t100 = index + t99;
#line 342 "fa-kernels/src/forward/stream.rs"
                index = t100;
            }
        }
    } else {
#line 264 "fa-kernels/src/forward/stream.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 112;" :  :  : "memory");
        const u32 t102 = warpgroup - 1u;
#line 265 "fa-kernels/src/forward/stream.rs"
        const u32 rows = t102 << 6u;
#line 267 "fa-kernels/src/forward/stream.rs"
        const u32 t104 = warpgroup - 1u;
#line 267 "fa-kernels/src/forward/stream.rs"
        const u32 own = t104 << 13u;
        const u32 t106 = smem_1 + own;
#line 268 "fa-kernels/src/forward/stream.rs"
        const u32 t107 = t7 + own;
#line 273 "fa-kernels/src/forward/stream.rs"
        const u32 t108 = warpgroup - 1u;
#line 278 "fa-kernels/src/forward/stream.rs"
        const u32 t109 = warp & 3u;
#line 278 "fa-kernels/src/forward/stream.rs"
        const u32 t110 = t109 << 4u;
#line 424 "fa-kernels/src/forward/stream.rs"
        u32 passed_2 = 0u;
        u32 count = 0u;
        const u32 t111 = blockIdx.x;
#line 426 "fa-kernels/src/forward/stream.rs"
        u32 index_2 = t111;
#line 372 "fa-kernels/src/forward/stream.rs"
        const bool t112 = t108 == 3u;
#line 372 "fa-kernels/src/forward/stream.rs"
        if (t112) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 428 "fa-kernels/src/forward/stream.rs"
        while (true) {
#line 428 "fa-kernels/src/forward/stream.rs"
            const bool t113 = index_2 < total;
            if (!t113) break;
#line 207 "fa-kernels/src/forward/stream.rs"
            const u32 t114 = index_2 / tiles;
#line 207 "fa-kernels/src/forward/stream.rs"
            const u32 t115 = index_2 % tiles;
#line 209 "fa-kernels/src/forward/stream.rs"
            const u32 first_query_2 = t115 << 8u;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t117 = t114 % heads;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t118 = t114 / heads;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t119 = seq_k + 63u;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t120 = t119 >> 6u;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 blocks = t120 > 1u ? t120 : 1u;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t122 = seq_k >> 6u;
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
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t123 = count & 1u;
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t124 = t123 + 12u;
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t125 = t124 << 3u;
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t126 = t10 + t125;
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t127 = count >> 1u;
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t128 = t127 & 1u;
#line 476 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t126), "r"(t128) : "memory");
#line 531 "fa-kernels/src/forward/stream.rs"
            const u32 slot = passed_2 % 3u;
            const u32 t130 = slot << 3u;
#line 532 "fa-kernels/src/forward/stream.rs"
            const u32 t131 = t10 + t130;
#line 532 "fa-kernels/src/forward/stream.rs"
            const u32 t132 = passed_2 / 3u;
#line 532 "fa-kernels/src/forward/stream.rs"
            const u32 t133 = t132 & 1u;
#line 532 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t131), "r"(t133) : "memory");
#line 535 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t134 = count & 1u;
#line 182 "fa-kernels/src/forward/stream.rs"
            const u32 t135 = t134 << 15u;
#line 182 "fa-kernels/src/forward/stream.rs"
            const u32 t136 = t106 + t135;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t137 = slot << 13u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t138 = t8 + t137;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t139 = t136 >> 4u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t140 = t139 & 16383u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t141 = (u64)t140;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t142 = t138 >> 4u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t143 = t142 & 16383u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t144 = (u64)t143;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t145 = t141 + 4611686293305360384ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t146 = t144 + 4611686293305360384ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t145), "l"(t146) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t147 = t141 + 4611686293305360386ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t148 = t144 + 4611686293305360386ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t147), "l"(t148) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t149 = t141 + 4611686293305360388ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t150 = t144 + 4611686293305360388ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t149), "l"(t150) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t151 = t141 + 4611686293305360390ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t152 = t144 + 4611686293305360390ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t151), "l"(t152) : "memory");
#line 542 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 481 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t153 = passed_2 % 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t154 = t153 + 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t155 = t154 << 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t156 = t10 + t155;
#line 573 "fa-kernels/src/forward/stream.rs"
            const bool t157 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
            if (t157) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t156) : "memory");
            }
#line 581 "fa-kernels/src/forward/stream.rs"
            const u32 t158 = blocks - 1u;
#line 581 "fa-kernels/src/forward/stream.rs"
            const u32 first_key = t158 << 6u;
            const u32 t160 = first_query_2 + rows;
#line 582 "fa-kernels/src/forward/stream.rs"
            const u32 first_query_3 = t160 + t110;
#line 592 "fa-kernels/src/forward/stream.rs"
            const u32 t162 = first_key + 64u;
#line 592 "fa-kernels/src/forward/stream.rs"
            const bool t163 = seq_k < t162;
#line 592 "fa-kernels/src/forward/stream.rs"
            if (t163) {
#line 65 "fa-kernels/src/mask.rs"
                const u32 t164 = lane & 3u;
#line 65 "fa-kernels/src/mask.rs"
                const u32 t165 = t164 << 1u;
#line 65 "fa-kernels/src/mask.rs"
                const u32 column = first_key + t165;
#line 69 "fa-kernels/src/mask.rs"
                const bool t167 = column < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t168 = t167 ? s : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s = t168;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t169 = column + 1u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t170 = t169 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t171 = t170 ? s_2 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_2 = t171;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t172 = column + 8u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t173 = t172 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t174 = t173 ? s_5 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_5 = t174;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t175 = column + 9u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t176 = t175 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t177 = t176 ? s_6 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_6 = t177;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t178 = column + 16u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t179 = t178 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t180 = t179 ? s_9 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_9 = t180;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t181 = column + 17u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t182 = t181 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t183 = t182 ? s_10 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_10 = t183;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t184 = column + 24u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t185 = t184 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t186 = t185 ? s_13 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_13 = t186;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t187 = column + 25u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t188 = t187 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t189 = t188 ? s_14 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_14 = t189;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t190 = column + 32u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t191 = t190 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t192 = t191 ? s_17 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_17 = t192;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t193 = column + 33u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t194 = t193 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t195 = t194 ? s_18 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_18 = t195;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t196 = column + 40u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t197 = t196 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t198 = t197 ? s_21 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_21 = t198;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t199 = column + 41u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t200 = t199 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t201 = t200 ? s_22 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_22 = t201;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t202 = column + 48u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t203 = t202 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t204 = t203 ? s_25 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_25 = t204;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t205 = column + 49u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t206 = t205 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t207 = t206 ? s_26 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_26 = t207;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t208 = column + 56u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t209 = t208 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t210 = t209 ? s_29 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_29 = t210;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t211 = column + 57u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t212 = t211 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t213 = t212 ? s_30 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_30 = t213;
#line 65 "fa-kernels/src/mask.rs"
                const u32 t214 = lane & 3u;
#line 65 "fa-kernels/src/mask.rs"
                const u32 t215 = t214 << 1u;
#line 65 "fa-kernels/src/mask.rs"
                const u32 column_2 = first_key + t215;
#line 69 "fa-kernels/src/mask.rs"
                const bool t217 = column_2 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t218 = t217 ? s_3 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_3 = t218;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t219 = column_2 + 1u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t220 = t219 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t221 = t220 ? s_4 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_4 = t221;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t222 = column_2 + 8u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t223 = t222 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t224 = t223 ? s_7 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_7 = t224;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t225 = column_2 + 9u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t226 = t225 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t227 = t226 ? s_8 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_8 = t227;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t228 = column_2 + 16u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t229 = t228 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t230 = t229 ? s_11 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_11 = t230;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t231 = column_2 + 17u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t232 = t231 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t233 = t232 ? s_12 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_12 = t233;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t234 = column_2 + 24u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t235 = t234 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t236 = t235 ? s_15 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_15 = t236;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t237 = column_2 + 25u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t238 = t237 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t239 = t238 ? s_16 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_16 = t239;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t240 = column_2 + 32u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t241 = t240 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t242 = t241 ? s_19 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_19 = t242;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t243 = column_2 + 33u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t244 = t243 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t245 = t244 ? s_20 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_20 = t245;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t246 = column_2 + 40u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t247 = t246 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t248 = t247 ? s_23 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_23 = t248;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t249 = column_2 + 41u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t250 = t249 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t251 = t250 ? s_24 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_24 = t251;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t252 = column_2 + 48u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t253 = t252 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t254 = t253 ? s_27 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_27 = t254;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t255 = column_2 + 49u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t256 = t255 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t257 = t256 ? s_28 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_28 = t257;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t258 = column_2 + 56u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t259 = t258 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t260 = t259 ? s_31 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_31 = t260;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t261 = column_2 + 57u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t262 = t261 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t263 = t262 ? s_32 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_32 = t263;
            }
#line 71 "fa-kernels/src/softmax.rs"
            const f32 old = row_max;
#line 75 "fa-kernels/src/softmax.rs"
            f32 t265;
            asm("max.f32 %0, %1, %2;" : "=f"(t265) : "f"(old), "f"(s));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t266;
            asm("max.f32 %0, %1, %2;" : "=f"(t266) : "f"(t265), "f"(s_9));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t267;
            asm("max.f32 %0, %1, %2;" : "=f"(t267) : "f"(s_2), "f"(s_10));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t268;
            asm("max.f32 %0, %1, %2;" : "=f"(t268) : "f"(s_5), "f"(s_13));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t269;
            asm("max.f32 %0, %1, %2;" : "=f"(t269) : "f"(s_6), "f"(s_14));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t270;
            asm("max.f32 %0, %1, %2;" : "=f"(t270) : "f"(t266), "f"(s_17));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t271;
            asm("max.f32 %0, %1, %2;" : "=f"(t271) : "f"(t267), "f"(s_18));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t272;
            asm("max.f32 %0, %1, %2;" : "=f"(t272) : "f"(t268), "f"(s_21));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t273;
            asm("max.f32 %0, %1, %2;" : "=f"(t273) : "f"(t269), "f"(s_22));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t274;
            asm("max.f32 %0, %1, %2;" : "=f"(t274) : "f"(t270), "f"(s_25));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t275;
            asm("max.f32 %0, %1, %2;" : "=f"(t275) : "f"(t271), "f"(s_26));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t276;
            asm("max.f32 %0, %1, %2;" : "=f"(t276) : "f"(t272), "f"(s_29));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t277;
            asm("max.f32 %0, %1, %2;" : "=f"(t277) : "f"(t273), "f"(s_30));
            f32 t278;
            asm("max.f32 %0, %1, %2;" : "=f"(t278) : "f"(t274), "f"(t275));
#line 77 "fa-kernels/src/softmax.rs"
            f32 t279;
            asm("max.f32 %0, %1, %2;" : "=f"(t279) : "f"(t276), "f"(t277));
#line 77 "fa-kernels/src/softmax.rs"
            f32 t280;
            asm("max.f32 %0, %1, %2;" : "=f"(t280) : "f"(t278), "f"(t279));
#line 203 "fa-kernels/src/softmax.rs"
            f32 t281;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t281) : "f"(t280));
#line 203 "fa-kernels/src/softmax.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t280), "f"(t281));
#line 204 "fa-kernels/src/softmax.rs"
            f32 t283;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t283) : "f"(pair));
#line 204 "fa-kernels/src/softmax.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t283));
#line 80 "fa-kernels/src/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t286 = new_1 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
            const f32 reference = none ? 0.0f : t286;
            const f32 t288 = -reference;
#line 82 "fa-kernels/src/softmax.rs"
            f32 t289;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t289) : "f"(old), "f"(scale_log2), "f"(t288));
#line 82 "fa-kernels/src/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t289));
#line 83 "fa-kernels/src/softmax.rs"
            row_max = new_1;
            const f32 t291 = row_sum * rescale;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t292 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t293;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t293) : "f"(s), "f"(scale_log2), "f"(t292));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t294;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t294) : "f"(t293));
#line 86 "fa-kernels/src/softmax.rs"
            s = t294;
            const f32 t295 = t291 + s;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t296 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t297;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t297) : "f"(s_2), "f"(scale_log2), "f"(t296));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t298;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t298) : "f"(t297));
#line 86 "fa-kernels/src/softmax.rs"
            s_2 = t298;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t299 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t300;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t300) : "f"(s_5), "f"(scale_log2), "f"(t299));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t301;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t301) : "f"(t300));
#line 86 "fa-kernels/src/softmax.rs"
            s_5 = t301;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t302 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t303;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t303) : "f"(s_6), "f"(scale_log2), "f"(t302));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t304;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t304) : "f"(t303));
#line 86 "fa-kernels/src/softmax.rs"
            s_6 = t304;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t305 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t306;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t306) : "f"(s_9), "f"(scale_log2), "f"(t305));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t307;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t307) : "f"(t306));
#line 86 "fa-kernels/src/softmax.rs"
            s_9 = t307;
            const f32 t308 = t295 + s_9;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t309 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t310;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t310) : "f"(s_10), "f"(scale_log2), "f"(t309));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t311;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t311) : "f"(t310));
#line 86 "fa-kernels/src/softmax.rs"
            s_10 = t311;
            const f32 t312 = s_2 + s_10;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t313 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t314;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t314) : "f"(s_13), "f"(scale_log2), "f"(t313));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t315;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t315) : "f"(t314));
#line 86 "fa-kernels/src/softmax.rs"
            s_13 = t315;
            const f32 t316 = s_5 + s_13;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t317 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t318;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t318) : "f"(s_14), "f"(scale_log2), "f"(t317));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t319;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t319) : "f"(t318));
#line 86 "fa-kernels/src/softmax.rs"
            s_14 = t319;
            const f32 t320 = s_6 + s_14;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t321 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t322;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t322) : "f"(s_17), "f"(scale_log2), "f"(t321));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t323;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t323) : "f"(t322));
#line 86 "fa-kernels/src/softmax.rs"
            s_17 = t323;
            const f32 t324 = t308 + s_17;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t325 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t326;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t326) : "f"(s_18), "f"(scale_log2), "f"(t325));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t327;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t327) : "f"(t326));
#line 86 "fa-kernels/src/softmax.rs"
            s_18 = t327;
            const f32 t328 = t312 + s_18;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t329 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t330;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t330) : "f"(s_21), "f"(scale_log2), "f"(t329));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t331;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t331) : "f"(t330));
#line 86 "fa-kernels/src/softmax.rs"
            s_21 = t331;
            const f32 t332 = t316 + s_21;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t333 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t334;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t334) : "f"(s_22), "f"(scale_log2), "f"(t333));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t335;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t335) : "f"(t334));
#line 86 "fa-kernels/src/softmax.rs"
            s_22 = t335;
            const f32 t336 = t320 + s_22;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t337 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t338;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t338) : "f"(s_25), "f"(scale_log2), "f"(t337));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t339;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t339) : "f"(t338));
#line 86 "fa-kernels/src/softmax.rs"
            s_25 = t339;
            const f32 t340 = t324 + s_25;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t341 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t342;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t342) : "f"(s_26), "f"(scale_log2), "f"(t341));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t343;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t343) : "f"(t342));
#line 86 "fa-kernels/src/softmax.rs"
            s_26 = t343;
            const f32 t344 = t328 + s_26;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t345 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t346;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t346) : "f"(s_29), "f"(scale_log2), "f"(t345));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t347;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t347) : "f"(t346));
#line 86 "fa-kernels/src/softmax.rs"
            s_29 = t347;
            const f32 t348 = t332 + s_29;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t349 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t350;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t350) : "f"(s_30), "f"(scale_log2), "f"(t349));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t351;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t351) : "f"(t350));
#line 86 "fa-kernels/src/softmax.rs"
            s_30 = t351;
            const f32 t352 = t336 + s_30;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t353 = t340 + t344;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t354 = t348 + t352;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t355 = t353 + t354;
#line 89 "fa-kernels/src/softmax.rs"
            row_sum = t355;
#line 71 "fa-kernels/src/softmax.rs"
            const f32 old_2 = row_max_2;
#line 75 "fa-kernels/src/softmax.rs"
            f32 t357;
            asm("max.f32 %0, %1, %2;" : "=f"(t357) : "f"(old_2), "f"(s_3));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t358;
            asm("max.f32 %0, %1, %2;" : "=f"(t358) : "f"(t357), "f"(s_11));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t359;
            asm("max.f32 %0, %1, %2;" : "=f"(t359) : "f"(s_4), "f"(s_12));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t360;
            asm("max.f32 %0, %1, %2;" : "=f"(t360) : "f"(s_7), "f"(s_15));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t361;
            asm("max.f32 %0, %1, %2;" : "=f"(t361) : "f"(s_8), "f"(s_16));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t362;
            asm("max.f32 %0, %1, %2;" : "=f"(t362) : "f"(t358), "f"(s_19));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t363;
            asm("max.f32 %0, %1, %2;" : "=f"(t363) : "f"(t359), "f"(s_20));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t364;
            asm("max.f32 %0, %1, %2;" : "=f"(t364) : "f"(t360), "f"(s_23));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t365;
            asm("max.f32 %0, %1, %2;" : "=f"(t365) : "f"(t361), "f"(s_24));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t366;
            asm("max.f32 %0, %1, %2;" : "=f"(t366) : "f"(t362), "f"(s_27));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t367;
            asm("max.f32 %0, %1, %2;" : "=f"(t367) : "f"(t363), "f"(s_28));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t368;
            asm("max.f32 %0, %1, %2;" : "=f"(t368) : "f"(t364), "f"(s_31));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t369;
            asm("max.f32 %0, %1, %2;" : "=f"(t369) : "f"(t365), "f"(s_32));
            f32 t370;
            asm("max.f32 %0, %1, %2;" : "=f"(t370) : "f"(t366), "f"(t367));
#line 77 "fa-kernels/src/softmax.rs"
            f32 t371;
            asm("max.f32 %0, %1, %2;" : "=f"(t371) : "f"(t368), "f"(t369));
#line 77 "fa-kernels/src/softmax.rs"
            f32 t372;
            asm("max.f32 %0, %1, %2;" : "=f"(t372) : "f"(t370), "f"(t371));
#line 203 "fa-kernels/src/softmax.rs"
            f32 t373;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t373) : "f"(t372));
#line 203 "fa-kernels/src/softmax.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t372), "f"(t373));
#line 204 "fa-kernels/src/softmax.rs"
            f32 t375;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t375) : "f"(pair_2));
#line 204 "fa-kernels/src/softmax.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t375));
#line 80 "fa-kernels/src/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t378 = new_2 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t378;
            const f32 t380 = -reference_2;
#line 82 "fa-kernels/src/softmax.rs"
            f32 t381;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t381) : "f"(old_2), "f"(scale_log2), "f"(t380));
#line 82 "fa-kernels/src/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t381));
#line 83 "fa-kernels/src/softmax.rs"
            row_max_2 = new_2;
            const f32 t383 = row_sum_2 * rescale_2;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t384 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t385;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t385) : "f"(s_3), "f"(scale_log2), "f"(t384));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t386;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t386) : "f"(t385));
#line 86 "fa-kernels/src/softmax.rs"
            s_3 = t386;
            const f32 t387 = t383 + s_3;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t388 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t389;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t389) : "f"(s_4), "f"(scale_log2), "f"(t388));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t390;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t390) : "f"(t389));
#line 86 "fa-kernels/src/softmax.rs"
            s_4 = t390;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t391 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t392;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t392) : "f"(s_7), "f"(scale_log2), "f"(t391));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t393;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t393) : "f"(t392));
#line 86 "fa-kernels/src/softmax.rs"
            s_7 = t393;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t394 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t395;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t395) : "f"(s_8), "f"(scale_log2), "f"(t394));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t396;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t396) : "f"(t395));
#line 86 "fa-kernels/src/softmax.rs"
            s_8 = t396;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t397 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t398;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t398) : "f"(s_11), "f"(scale_log2), "f"(t397));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t399;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t399) : "f"(t398));
#line 86 "fa-kernels/src/softmax.rs"
            s_11 = t399;
            const f32 t400 = t387 + s_11;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t401 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t402;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t402) : "f"(s_12), "f"(scale_log2), "f"(t401));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t403;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t403) : "f"(t402));
#line 86 "fa-kernels/src/softmax.rs"
            s_12 = t403;
            const f32 t404 = s_4 + s_12;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t405 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t406;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t406) : "f"(s_15), "f"(scale_log2), "f"(t405));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t407;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t407) : "f"(t406));
#line 86 "fa-kernels/src/softmax.rs"
            s_15 = t407;
            const f32 t408 = s_7 + s_15;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t409 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t410;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t410) : "f"(s_16), "f"(scale_log2), "f"(t409));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t411;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t411) : "f"(t410));
#line 86 "fa-kernels/src/softmax.rs"
            s_16 = t411;
            const f32 t412 = s_8 + s_16;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t413 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t414;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t414) : "f"(s_19), "f"(scale_log2), "f"(t413));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t415;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t415) : "f"(t414));
#line 86 "fa-kernels/src/softmax.rs"
            s_19 = t415;
            const f32 t416 = t400 + s_19;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t417 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t418;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t418) : "f"(s_20), "f"(scale_log2), "f"(t417));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t419;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t419) : "f"(t418));
#line 86 "fa-kernels/src/softmax.rs"
            s_20 = t419;
            const f32 t420 = t404 + s_20;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t421 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t422;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t422) : "f"(s_23), "f"(scale_log2), "f"(t421));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t423;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t423) : "f"(t422));
#line 86 "fa-kernels/src/softmax.rs"
            s_23 = t423;
            const f32 t424 = t408 + s_23;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t425 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t426;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t426) : "f"(s_24), "f"(scale_log2), "f"(t425));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t427;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t427) : "f"(t426));
#line 86 "fa-kernels/src/softmax.rs"
            s_24 = t427;
            const f32 t428 = t412 + s_24;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t429 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t430;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t430) : "f"(s_27), "f"(scale_log2), "f"(t429));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t431;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t431) : "f"(t430));
#line 86 "fa-kernels/src/softmax.rs"
            s_27 = t431;
            const f32 t432 = t416 + s_27;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t433 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t434;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t434) : "f"(s_28), "f"(scale_log2), "f"(t433));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t435;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t435) : "f"(t434));
#line 86 "fa-kernels/src/softmax.rs"
            s_28 = t435;
            const f32 t436 = t420 + s_28;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t437 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t438;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t438) : "f"(s_31), "f"(scale_log2), "f"(t437));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t439;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t439) : "f"(t438));
#line 86 "fa-kernels/src/softmax.rs"
            s_31 = t439;
            const f32 t440 = t424 + s_31;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t441 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t442;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t442) : "f"(s_32), "f"(scale_log2), "f"(t441));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t443;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t443) : "f"(t442));
#line 86 "fa-kernels/src/softmax.rs"
            s_32 = t443;
            const f32 t444 = t428 + s_32;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t445 = t432 + t436;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t446 = t440 + t444;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t447 = t445 + t446;
#line 89 "fa-kernels/src/softmax.rs"
            row_sum_2 = t447;
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t448;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t448) : "f"(s), "f"(s_2));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t449;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t449) : "f"(s_3), "f"(s_4));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t450;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t450) : "f"(s_5), "f"(s_6));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t451;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t451) : "f"(s_7), "f"(s_8));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t452;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t452) : "f"(s_9), "f"(s_10));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t453;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t453) : "f"(s_11), "f"(s_12));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t454;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t454) : "f"(s_13), "f"(s_14));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t455;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t455) : "f"(s_15), "f"(s_16));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t456;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t456) : "f"(s_17), "f"(s_18));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t457;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t457) : "f"(s_19), "f"(s_20));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t458;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t458) : "f"(s_21), "f"(s_22));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t459;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t459) : "f"(s_23), "f"(s_24));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t460;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t460) : "f"(s_25), "f"(s_26));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t461;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t461) : "f"(s_27), "f"(s_28));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t462;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t462) : "f"(s_29), "f"(s_30));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t463;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t463) : "f"(s_31), "f"(s_32));
#line 643 "fa-kernels/src/forward/stream.rs"
            p = t448;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_2 = t449;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_3 = t450;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_4 = t451;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_5 = t452;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_6 = t453;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_7 = t454;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_8 = t455;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_9 = t456;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_10 = t457;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_11 = t458;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_12 = t459;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_13 = t460;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_14 = t461;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_15 = t462;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_16 = t463;
#line 487 "fa-kernels/src/forward/stream.rs"
            const u32 t464 = t122 < blocks ? t122 : blocks;
#line 487 "fa-kernels/src/forward/stream.rs"
            const u32 t465 = blocks - t464;
#line 487 "fa-kernels/src/forward/stream.rs"
            const u32 masked = t465 > 1u ? t465 : 1u;
#line 493 "fa-kernels/src/forward/stream.rs"
            #pragma unroll 1
            for (u32 i_2 = masked; i_2 < blocks; i_2 += 1u) {
#line 382 "fa-kernels/src/forward/stream.rs"
                const u32 t467 = t108 + 1u;
#line 382 "fa-kernels/src/forward/stream.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t467) : "memory");
#line 530 "fa-kernels/src/forward/stream.rs"
                const u32 t468 = passed_2 + i_2;
                const u32 slot_2 = t468 % 3u;
                const u32 t470 = slot_2 << 3u;
#line 532 "fa-kernels/src/forward/stream.rs"
                const u32 t471 = t10 + t470;
#line 532 "fa-kernels/src/forward/stream.rs"
                const u32 t472 = t468 / 3u;
#line 532 "fa-kernels/src/forward/stream.rs"
                const u32 t473 = t472 & 1u;
#line 532 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t471), "r"(t473) : "memory");
#line 535 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t474 = count & 1u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t475 = t474 << 15u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t476 = t106 + t475;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t477 = slot_2 << 13u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t478 = t8 + t477;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t479 = t476 >> 4u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t480 = t479 & 16383u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t481 = (u64)t480;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t482 = t478 >> 4u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t483 = t482 & 16383u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t484 = (u64)t483;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t485 = t481 + 4611686293305360384ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t486 = t484 + 4611686293305360384ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t485), "l"(t486) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t487 = t481 + 4611686293305360386ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t488 = t484 + 4611686293305360386ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t487), "l"(t488) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t489 = t481 + 4611686293305360388ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t490 = t484 + 4611686293305360388ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t489), "l"(t490) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t491 = t481 + 4611686293305360390ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t492 = t484 + 4611686293305360390ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t491), "l"(t492) : "memory");
#line 542 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 513 "fa-kernels/src/forward/stream.rs"
                const u32 t493 = i_2 - 1u;
#line 548 "fa-kernels/src/forward/stream.rs"
                const u32 t494 = passed_2 + t493;
                const u32 slot_3 = t494 % 3u;
                const u32 t496 = slot_3 + 6u;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t497 = t496 << 3u;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t498 = t10 + t497;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t499 = t494 / 3u;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t500 = t499 & 1u;
#line 550 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t498), "r"(t500) : "memory");
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
#line 555 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t501 = slot_3 << 13u;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u32 t502 = t9 + t501;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u32 t503 = t502 >> 4u;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u32 t504 = t503 & 16383u;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t505 = (u64)t504;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t506 = t505 + 4611686293338849280ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t506) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t507 = t505 + 4611686293338849408ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t507) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t508 = t505 + 4611686293338849536ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t508) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t509 = t505 + 4611686293338849664ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t509) : "memory");
#line 562 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 390 "fa-kernels/src/forward/stream.rs"
                const bool t510 = t108 == 3u;
#line 390 "fa-kernels/src/forward/stream.rs"
                const u32 t511 = t108 + 1u;
#line 390 "fa-kernels/src/forward/stream.rs"
                const u32 next = t510 ? 0u : t511;
                const u32 t513 = next + 1u;
#line 391 "fa-kernels/src/forward/stream.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t513) : "memory");
#line 515 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
                const u32 t514 = passed_2 + i_2;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t515 = t514 % 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t516 = t515 + 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t517 = t516 << 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t518 = t10 + t517;
#line 573 "fa-kernels/src/forward/stream.rs"
                const bool t519 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
                if (t519) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t518) : "memory");
                }
#line 71 "fa-kernels/src/softmax.rs"
                const f32 old_3 = row_max;
#line 75 "fa-kernels/src/softmax.rs"
                f32 t521;
                asm("max.f32 %0, %1, %2;" : "=f"(t521) : "f"(old_3), "f"(s));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t522;
                asm("max.f32 %0, %1, %2;" : "=f"(t522) : "f"(t521), "f"(s_9));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t523;
                asm("max.f32 %0, %1, %2;" : "=f"(t523) : "f"(s_2), "f"(s_10));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t524;
                asm("max.f32 %0, %1, %2;" : "=f"(t524) : "f"(s_5), "f"(s_13));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t525;
                asm("max.f32 %0, %1, %2;" : "=f"(t525) : "f"(s_6), "f"(s_14));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t526;
                asm("max.f32 %0, %1, %2;" : "=f"(t526) : "f"(t522), "f"(s_17));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t527;
                asm("max.f32 %0, %1, %2;" : "=f"(t527) : "f"(t523), "f"(s_18));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t528;
                asm("max.f32 %0, %1, %2;" : "=f"(t528) : "f"(t524), "f"(s_21));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t529;
                asm("max.f32 %0, %1, %2;" : "=f"(t529) : "f"(t525), "f"(s_22));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t530;
                asm("max.f32 %0, %1, %2;" : "=f"(t530) : "f"(t526), "f"(s_25));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t531;
                asm("max.f32 %0, %1, %2;" : "=f"(t531) : "f"(t527), "f"(s_26));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t532;
                asm("max.f32 %0, %1, %2;" : "=f"(t532) : "f"(t528), "f"(s_29));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t533;
                asm("max.f32 %0, %1, %2;" : "=f"(t533) : "f"(t529), "f"(s_30));
                f32 t534;
                asm("max.f32 %0, %1, %2;" : "=f"(t534) : "f"(t530), "f"(t531));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t535;
                asm("max.f32 %0, %1, %2;" : "=f"(t535) : "f"(t532), "f"(t533));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t536;
                asm("max.f32 %0, %1, %2;" : "=f"(t536) : "f"(t534), "f"(t535));
#line 203 "fa-kernels/src/softmax.rs"
                f32 t537;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t537) : "f"(t536));
#line 203 "fa-kernels/src/softmax.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t536), "f"(t537));
#line 204 "fa-kernels/src/softmax.rs"
                f32 t539;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t539) : "f"(pair_3));
#line 204 "fa-kernels/src/softmax.rs"
                f32 new_3;
                asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t539));
#line 80 "fa-kernels/src/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t542 = new_3 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t542;
                const f32 t544 = -reference_3;
#line 82 "fa-kernels/src/softmax.rs"
                f32 t545;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t545) : "f"(old_3), "f"(scale_log2), "f"(t544));
#line 82 "fa-kernels/src/softmax.rs"
                f32 rescale_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t545));
#line 83 "fa-kernels/src/softmax.rs"
                row_max = new_3;
                const f32 t547 = row_sum * rescale_3;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t548 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t549;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t549) : "f"(s), "f"(scale_log2), "f"(t548));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t550;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t550) : "f"(t549));
#line 86 "fa-kernels/src/softmax.rs"
                s = t550;
                const f32 t551 = t547 + s;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t552 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t553;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t553) : "f"(s_2), "f"(scale_log2), "f"(t552));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t554;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t554) : "f"(t553));
#line 86 "fa-kernels/src/softmax.rs"
                s_2 = t554;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t555 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t556;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t556) : "f"(s_5), "f"(scale_log2), "f"(t555));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t557;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t557) : "f"(t556));
#line 86 "fa-kernels/src/softmax.rs"
                s_5 = t557;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t558 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t559;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t559) : "f"(s_6), "f"(scale_log2), "f"(t558));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t560;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t560) : "f"(t559));
#line 86 "fa-kernels/src/softmax.rs"
                s_6 = t560;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t561 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t562;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t562) : "f"(s_9), "f"(scale_log2), "f"(t561));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t563;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t563) : "f"(t562));
#line 86 "fa-kernels/src/softmax.rs"
                s_9 = t563;
                const f32 t564 = t551 + s_9;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t565 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t566;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t566) : "f"(s_10), "f"(scale_log2), "f"(t565));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t567;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t567) : "f"(t566));
#line 86 "fa-kernels/src/softmax.rs"
                s_10 = t567;
                const f32 t568 = s_2 + s_10;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t569 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t570;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(s_13), "f"(scale_log2), "f"(t569));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t571;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t571) : "f"(t570));
#line 86 "fa-kernels/src/softmax.rs"
                s_13 = t571;
                const f32 t572 = s_5 + s_13;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t573 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t574;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t574) : "f"(s_14), "f"(scale_log2), "f"(t573));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t575;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t575) : "f"(t574));
#line 86 "fa-kernels/src/softmax.rs"
                s_14 = t575;
                const f32 t576 = s_6 + s_14;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t577 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t578;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t578) : "f"(s_17), "f"(scale_log2), "f"(t577));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t579;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t579) : "f"(t578));
#line 86 "fa-kernels/src/softmax.rs"
                s_17 = t579;
                const f32 t580 = t564 + s_17;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t581 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t582;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t582) : "f"(s_18), "f"(scale_log2), "f"(t581));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t583;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t583) : "f"(t582));
#line 86 "fa-kernels/src/softmax.rs"
                s_18 = t583;
                const f32 t584 = t568 + s_18;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t585 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t586;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(s_21), "f"(scale_log2), "f"(t585));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t587;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(t586));
#line 86 "fa-kernels/src/softmax.rs"
                s_21 = t587;
                const f32 t588 = t572 + s_21;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t589 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t590;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t590) : "f"(s_22), "f"(scale_log2), "f"(t589));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t591;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t591) : "f"(t590));
#line 86 "fa-kernels/src/softmax.rs"
                s_22 = t591;
                const f32 t592 = t576 + s_22;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t593 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t594;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t594) : "f"(s_25), "f"(scale_log2), "f"(t593));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t595;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t595) : "f"(t594));
#line 86 "fa-kernels/src/softmax.rs"
                s_25 = t595;
                const f32 t596 = t580 + s_25;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t597 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t598;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t598) : "f"(s_26), "f"(scale_log2), "f"(t597));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t599;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t599) : "f"(t598));
#line 86 "fa-kernels/src/softmax.rs"
                s_26 = t599;
                const f32 t600 = t584 + s_26;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t601 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t602;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t602) : "f"(s_29), "f"(scale_log2), "f"(t601));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t603;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(t602));
#line 86 "fa-kernels/src/softmax.rs"
                s_29 = t603;
                const f32 t604 = t588 + s_29;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t605 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t606;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t606) : "f"(s_30), "f"(scale_log2), "f"(t605));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t607;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t607) : "f"(t606));
#line 86 "fa-kernels/src/softmax.rs"
                s_30 = t607;
                const f32 t608 = t592 + s_30;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t609 = t596 + t600;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t610 = t604 + t608;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t611 = t609 + t610;
#line 89 "fa-kernels/src/softmax.rs"
                row_sum = t611;
#line 71 "fa-kernels/src/softmax.rs"
                const f32 old_4 = row_max_2;
#line 75 "fa-kernels/src/softmax.rs"
                f32 t613;
                asm("max.f32 %0, %1, %2;" : "=f"(t613) : "f"(old_4), "f"(s_3));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t614;
                asm("max.f32 %0, %1, %2;" : "=f"(t614) : "f"(t613), "f"(s_11));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t615;
                asm("max.f32 %0, %1, %2;" : "=f"(t615) : "f"(s_4), "f"(s_12));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t616;
                asm("max.f32 %0, %1, %2;" : "=f"(t616) : "f"(s_7), "f"(s_15));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t617;
                asm("max.f32 %0, %1, %2;" : "=f"(t617) : "f"(s_8), "f"(s_16));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t618;
                asm("max.f32 %0, %1, %2;" : "=f"(t618) : "f"(t614), "f"(s_19));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t619;
                asm("max.f32 %0, %1, %2;" : "=f"(t619) : "f"(t615), "f"(s_20));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t620;
                asm("max.f32 %0, %1, %2;" : "=f"(t620) : "f"(t616), "f"(s_23));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t621;
                asm("max.f32 %0, %1, %2;" : "=f"(t621) : "f"(t617), "f"(s_24));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t622;
                asm("max.f32 %0, %1, %2;" : "=f"(t622) : "f"(t618), "f"(s_27));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t623;
                asm("max.f32 %0, %1, %2;" : "=f"(t623) : "f"(t619), "f"(s_28));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t624;
                asm("max.f32 %0, %1, %2;" : "=f"(t624) : "f"(t620), "f"(s_31));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t625;
                asm("max.f32 %0, %1, %2;" : "=f"(t625) : "f"(t621), "f"(s_32));
                f32 t626;
                asm("max.f32 %0, %1, %2;" : "=f"(t626) : "f"(t622), "f"(t623));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t627;
                asm("max.f32 %0, %1, %2;" : "=f"(t627) : "f"(t624), "f"(t625));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t628;
                asm("max.f32 %0, %1, %2;" : "=f"(t628) : "f"(t626), "f"(t627));
#line 203 "fa-kernels/src/softmax.rs"
                f32 t629;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t629) : "f"(t628));
#line 203 "fa-kernels/src/softmax.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t628), "f"(t629));
#line 204 "fa-kernels/src/softmax.rs"
                f32 t631;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t631) : "f"(pair_4));
#line 204 "fa-kernels/src/softmax.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t631));
#line 80 "fa-kernels/src/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t634 = new_4 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t634;
                const f32 t636 = -reference_4;
#line 82 "fa-kernels/src/softmax.rs"
                f32 t637;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t637) : "f"(old_4), "f"(scale_log2), "f"(t636));
#line 82 "fa-kernels/src/softmax.rs"
                f32 rescale_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t637));
#line 83 "fa-kernels/src/softmax.rs"
                row_max_2 = new_4;
                const f32 t639 = row_sum_2 * rescale_4;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t640 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t641;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t641) : "f"(s_3), "f"(scale_log2), "f"(t640));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t642;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t642) : "f"(t641));
#line 86 "fa-kernels/src/softmax.rs"
                s_3 = t642;
                const f32 t643 = t639 + s_3;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t644 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t645;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t645) : "f"(s_4), "f"(scale_log2), "f"(t644));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t646;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t646) : "f"(t645));
#line 86 "fa-kernels/src/softmax.rs"
                s_4 = t646;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t647 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t648;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t648) : "f"(s_7), "f"(scale_log2), "f"(t647));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t649;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t649) : "f"(t648));
#line 86 "fa-kernels/src/softmax.rs"
                s_7 = t649;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t650 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t651;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t651) : "f"(s_8), "f"(scale_log2), "f"(t650));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t652;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t652) : "f"(t651));
#line 86 "fa-kernels/src/softmax.rs"
                s_8 = t652;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t653 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t654;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t654) : "f"(s_11), "f"(scale_log2), "f"(t653));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t655;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t655) : "f"(t654));
#line 86 "fa-kernels/src/softmax.rs"
                s_11 = t655;
                const f32 t656 = t643 + s_11;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t657 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t658;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t658) : "f"(s_12), "f"(scale_log2), "f"(t657));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t659;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t659) : "f"(t658));
#line 86 "fa-kernels/src/softmax.rs"
                s_12 = t659;
                const f32 t660 = s_4 + s_12;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t661 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t662;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t662) : "f"(s_15), "f"(scale_log2), "f"(t661));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t663;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t663) : "f"(t662));
#line 86 "fa-kernels/src/softmax.rs"
                s_15 = t663;
                const f32 t664 = s_7 + s_15;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t665 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t666;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(s_16), "f"(scale_log2), "f"(t665));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t667;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t667) : "f"(t666));
#line 86 "fa-kernels/src/softmax.rs"
                s_16 = t667;
                const f32 t668 = s_8 + s_16;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t669 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t670;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t670) : "f"(s_19), "f"(scale_log2), "f"(t669));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t671;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t671) : "f"(t670));
#line 86 "fa-kernels/src/softmax.rs"
                s_19 = t671;
                const f32 t672 = t656 + s_19;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t673 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t674;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t674) : "f"(s_20), "f"(scale_log2), "f"(t673));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t675;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t675) : "f"(t674));
#line 86 "fa-kernels/src/softmax.rs"
                s_20 = t675;
                const f32 t676 = t660 + s_20;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t677 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t678;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t678) : "f"(s_23), "f"(scale_log2), "f"(t677));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t679;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t679) : "f"(t678));
#line 86 "fa-kernels/src/softmax.rs"
                s_23 = t679;
                const f32 t680 = t664 + s_23;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t681 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t682;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t682) : "f"(s_24), "f"(scale_log2), "f"(t681));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t683;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t683) : "f"(t682));
#line 86 "fa-kernels/src/softmax.rs"
                s_24 = t683;
                const f32 t684 = t668 + s_24;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t685 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t686;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t686) : "f"(s_27), "f"(scale_log2), "f"(t685));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t687;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t687) : "f"(t686));
#line 86 "fa-kernels/src/softmax.rs"
                s_27 = t687;
                const f32 t688 = t672 + s_27;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t689 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t690;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t690) : "f"(s_28), "f"(scale_log2), "f"(t689));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t691;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t691) : "f"(t690));
#line 86 "fa-kernels/src/softmax.rs"
                s_28 = t691;
                const f32 t692 = t676 + s_28;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t693 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t694;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t694) : "f"(s_31), "f"(scale_log2), "f"(t693));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t695;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t695) : "f"(t694));
#line 86 "fa-kernels/src/softmax.rs"
                s_31 = t695;
                const f32 t696 = t680 + s_31;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t697 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t698;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t698) : "f"(s_32), "f"(scale_log2), "f"(t697));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t699;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t699) : "f"(t698));
#line 86 "fa-kernels/src/softmax.rs"
                s_32 = t699;
                const f32 t700 = t684 + s_32;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t701 = t688 + t692;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t702 = t696 + t700;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t703 = t701 + t702;
#line 89 "fa-kernels/src/softmax.rs"
                row_sum_2 = t703;
#line 521 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t704 = i_2 - 1u;
#line 522 "fa-kernels/src/forward/stream.rs"
                const u32 t705 = passed_2 + t704;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t706 = t705 % 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t707 = t706 + 9u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t708 = t707 << 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t709 = t10 + t708;
#line 573 "fa-kernels/src/forward/stream.rs"
                const bool t710 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
                if (t710) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t709) : "memory");
                }
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t711;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t711) : "f"(s), "f"(s_2));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t712;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t712) : "f"(s_3), "f"(s_4));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t713;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t713) : "f"(s_5), "f"(s_6));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t714;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t714) : "f"(s_7), "f"(s_8));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t715;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t715) : "f"(s_9), "f"(s_10));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t716;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t716) : "f"(s_11), "f"(s_12));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t717;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t717) : "f"(s_13), "f"(s_14));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t718;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t718) : "f"(s_15), "f"(s_16));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t719;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t719) : "f"(s_17), "f"(s_18));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t720;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t720) : "f"(s_19), "f"(s_20));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t721;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t721) : "f"(s_21), "f"(s_22));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t722;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t722) : "f"(s_23), "f"(s_24));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t723;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t723) : "f"(s_25), "f"(s_26));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t724;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t724) : "f"(s_27), "f"(s_28));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t725;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t725) : "f"(s_29), "f"(s_30));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t726;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t726) : "f"(s_31), "f"(s_32));
#line 643 "fa-kernels/src/forward/stream.rs"
                p = t711;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_2 = t712;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_3 = t713;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_4 = t714;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_5 = t715;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_6 = t716;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_7 = t717;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_8 = t718;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_9 = t719;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_10 = t720;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_11 = t721;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_12 = t722;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_13 = t723;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_14 = t724;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_15 = t725;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_16 = t726;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t727 = acc * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc = t727;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t728 = acc_2 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_2 = t728;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t729 = acc_5 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_5 = t729;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t730 = acc_6 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_6 = t730;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t731 = acc_9 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_9 = t731;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t732 = acc_10 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_10 = t732;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t733 = acc_13 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_13 = t733;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t734 = acc_14 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_14 = t734;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t735 = acc_17 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_17 = t735;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t736 = acc_18 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_18 = t736;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t737 = acc_21 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_21 = t737;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t738 = acc_22 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_22 = t738;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t739 = acc_25 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_25 = t739;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t740 = acc_26 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_26 = t740;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t741 = acc_29 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_29 = t741;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t742 = acc_30 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_30 = t742;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t743 = acc_3 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_3 = t743;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t744 = acc_4 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_4 = t744;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t745 = acc_7 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_7 = t745;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t746 = acc_8 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_8 = t746;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t747 = acc_11 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_11 = t747;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t748 = acc_12 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_12 = t748;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t749 = acc_15 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_15 = t749;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t750 = acc_16 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_16 = t750;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t751 = acc_19 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_19 = t751;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t752 = acc_20 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_20 = t752;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t753 = acc_23 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_23 = t753;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t754 = acc_24 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_24 = t754;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t755 = acc_27 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_27 = t755;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t756 = acc_28 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_28 = t756;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t757 = acc_31 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_31 = t757;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t758 = acc_32 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_32 = t758;
            }
#line 498 "fa-kernels/src/forward/stream.rs"
            const u32 t759 = count & 1u;
#line 498 "fa-kernels/src/forward/stream.rs"
            const u32 t760 = t759 + 14u;
#line 498 "fa-kernels/src/forward/stream.rs"
            const u32 t761 = t760 << 3u;
#line 498 "fa-kernels/src/forward/stream.rs"
            const u32 t762 = t10 + t761;
#line 573 "fa-kernels/src/forward/stream.rs"
            const bool t763 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
            if (t763) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t762) : "memory");
            }
#line 499 "fa-kernels/src/forward/stream.rs"
            const u32 t764 = blocks - 1u;
#line 548 "fa-kernels/src/forward/stream.rs"
            const u32 t765 = passed_2 + t764;
            const u32 slot_4 = t765 % 3u;
            const u32 t767 = slot_4 + 6u;
#line 550 "fa-kernels/src/forward/stream.rs"
            const u32 t768 = t767 << 3u;
#line 550 "fa-kernels/src/forward/stream.rs"
            const u32 t769 = t10 + t768;
#line 550 "fa-kernels/src/forward/stream.rs"
            const u32 t770 = t765 / 3u;
#line 550 "fa-kernels/src/forward/stream.rs"
            const u32 t771 = t770 & 1u;
#line 550 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t769), "r"(t771) : "memory");
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_17 = p;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_18 = p_2;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_19 = p_3;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_20 = p_4;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_21 = p_5;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_22 = p_6;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_23 = p_7;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_24 = p_8;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_25 = p_9;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_26 = p_10;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_27 = p_11;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_28 = p_12;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_29 = p_13;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_30 = p_14;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_31 = p_15;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_32 = p_16;
#line 555 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t772 = slot_4 << 13u;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u32 t773 = t9 + t772;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u32 t774 = t773 >> 4u;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u32 t775 = t774 & 16383u;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t776 = (u64)t775;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t777 = t776 + 4611686293338849280ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t777) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t778 = t776 + 4611686293338849408ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t778) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t779 = t776 + 4611686293338849536ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t779) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t780 = t776 + 4611686293338849664ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t780) : "memory");
#line 562 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 500 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
            const u32 t781 = blocks - 1u;
#line 501 "fa-kernels/src/forward/stream.rs"
            const u32 t782 = passed_2 + t781;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t783 = t782 % 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t784 = t783 + 9u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t785 = t784 << 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t786 = t10 + t785;
#line 573 "fa-kernels/src/forward/stream.rs"
            const bool t787 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
            if (t787) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t786) : "memory");
            }
#line 97 "fa-kernels/src/softmax.rs"
            f32 t788;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t788) : "f"(row_sum));
#line 97 "fa-kernels/src/softmax.rs"
            const f32 pair_5 = row_sum + t788;
            f32 t790;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t790) : "f"(pair_5));
#line 98 "fa-kernels/src/softmax.rs"
            const f32 t791 = pair_5 + t790;
#line 98 "fa-kernels/src/softmax.rs"
            row_sum = t791;
#line 97 "fa-kernels/src/softmax.rs"
            f32 t792;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t792) : "f"(row_sum_2));
#line 97 "fa-kernels/src/softmax.rs"
            const f32 pair_6 = row_sum_2 + t792;
            f32 t794;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t794) : "f"(pair_6));
#line 98 "fa-kernels/src/softmax.rs"
            const f32 t795 = pair_6 + t794;
#line 98 "fa-kernels/src/softmax.rs"
            row_sum_2 = t795;
#line 129 "fa-kernels/src/softmax.rs"
            const f32 sum = row_sum;
            const bool t796 = sum == 0.0f;
#line 130 "fa-kernels/src/softmax.rs"
            f32 t797;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t797) : "f"(sum));
#line 130 "fa-kernels/src/softmax.rs"
            const f32 normalizer = t796 ? 0.0f : t797;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t799 = acc * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc = t799;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t800 = acc_2 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_2 = t800;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t801 = acc_5 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_5 = t801;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t802 = acc_6 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_6 = t802;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t803 = acc_9 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_9 = t803;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t804 = acc_10 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_10 = t804;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t805 = acc_13 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_13 = t805;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t806 = acc_14 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_14 = t806;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t807 = acc_17 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_17 = t807;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t808 = acc_18 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_18 = t808;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t809 = acc_21 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_21 = t809;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t810 = acc_22 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_22 = t810;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t811 = acc_25 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_25 = t811;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t812 = acc_26 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_26 = t812;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t813 = acc_29 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_29 = t813;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t814 = acc_30 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_30 = t814;
#line 129 "fa-kernels/src/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t815 = sum_2 == 0.0f;
#line 130 "fa-kernels/src/softmax.rs"
            f32 t816;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t816) : "f"(sum_2));
#line 130 "fa-kernels/src/softmax.rs"
            const f32 normalizer_2 = t815 ? 0.0f : t816;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t818 = acc_3 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_3 = t818;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t819 = acc_4 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_4 = t819;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t820 = acc_7 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_7 = t820;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t821 = acc_8 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_8 = t821;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t822 = acc_11 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_11 = t822;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t823 = acc_12 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_12 = t823;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t824 = acc_15 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_15 = t824;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t825 = acc_16 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_16 = t825;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t826 = acc_19 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_19 = t826;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t827 = acc_20 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_20 = t827;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t828 = acc_23 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_23 = t828;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t829 = acc_24 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_24 = t829;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t830 = acc_27 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_27 = t830;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t831 = acc_28 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_28 = t831;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t832 = acc_31 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_31 = t832;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t833 = acc_32 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_32 = t833;
#line 605 "fa-kernels/src/forward/stream.rs"
            const bool t834 = lane == 0u;
#line 605 "fa-kernels/src/forward/stream.rs"
            if (t834) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t835 = lane >> 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t836 = t110 + t835;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t837 = t836 & 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t838 = 0u ^ t837;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t839 = t836 << 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t840 = t838 << 4u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t841 = t839 + t840;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t842 = lane & 3u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t843 = t842 << 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t844 = t841 + t843;
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t845;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t845) : "f"(acc), "f"(acc_2));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t846 = t107 + t844;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t846), "r"(t845) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t847;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t847) : "f"(acc_5), "f"(acc_6));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t848 = t844 ^ 16u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t849 = t107 + t848;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t849), "r"(t847) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t850;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t850) : "f"(acc_9), "f"(acc_10));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t851 = t844 ^ 32u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t852 = t107 + t851;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t852), "r"(t850) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t853;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t853) : "f"(acc_13), "f"(acc_14));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t854 = t844 ^ 48u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t855 = t107 + t854;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t855), "r"(t853) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t856;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t856) : "f"(acc_17), "f"(acc_18));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t857 = t844 ^ 64u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t858 = t107 + t857;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t858), "r"(t856) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t859;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t859) : "f"(acc_21), "f"(acc_22));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t860 = t844 ^ 80u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t861 = t107 + t860;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t861), "r"(t859) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t862;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t862) : "f"(acc_25), "f"(acc_26));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t863 = t844 ^ 96u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t864 = t107 + t863;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t864), "r"(t862) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t865;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t865) : "f"(acc_29), "f"(acc_30));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t866 = t844 ^ 112u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t867 = t107 + t866;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t867), "r"(t865) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t868 = lane >> 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t869 = t110 + t868;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t870 = t869 + 8u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t871 = t870 & 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t872 = 0u ^ t871;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t873 = t870 << 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t874 = t872 << 4u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t875 = t873 + t874;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t876 = lane & 3u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t877 = t876 << 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t878 = t875 + t877;
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t879;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t879) : "f"(acc_3), "f"(acc_4));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t880 = t107 + t878;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t880), "r"(t879) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t881;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t881) : "f"(acc_7), "f"(acc_8));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t882 = t878 ^ 16u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t883 = t107 + t882;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t883), "r"(t881) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t884;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t884) : "f"(acc_11), "f"(acc_12));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t885 = t878 ^ 32u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t886 = t107 + t885;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t886), "r"(t884) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t887;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t887) : "f"(acc_15), "f"(acc_16));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t888 = t878 ^ 48u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t889 = t107 + t888;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t889), "r"(t887) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t890;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t890) : "f"(acc_19), "f"(acc_20));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t891 = t878 ^ 64u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t892 = t107 + t891;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t892), "r"(t890) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t893;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t893) : "f"(acc_23), "f"(acc_24));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t894 = t878 ^ 80u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t895 = t107 + t894;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t895), "r"(t893) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t896;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t896) : "f"(acc_27), "f"(acc_28));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t897 = t878 ^ 96u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t898 = t107 + t897;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t898), "r"(t896) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t899;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t899) : "f"(acc_31), "f"(acc_32));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t900 = t878 ^ 112u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t901 = t107 + t900;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t901), "r"(t899) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t902 = first_query_2 + rows;
#line 615 "fa-kernels/src/forward/stream.rs"
            const u32 first_row = t902 + t110;
            const bool t904 = lane == 0u;
#line 616 "fa-kernels/src/forward/stream.rs"
            if (t904) {
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t905 = t110 << 7u;
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t906 = t107 + t905;
#line 622 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t906), "l"(o), "r"(0u), "r"(t117), "r"(first_row), "r"(t118) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
            const u32 t907 = lane & 3u;
#line 625 "fa-kernels/src/forward/stream.rs"
            const bool t908 = t907 == 0u;
#line 625 "fa-kernels/src/forward/stream.rs"
            if (t908) {
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 t909 = lane >> 2u;
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 row = first_row + t909;
                const bool t911 = row < seq_q;
#line 628 "fa-kernels/src/forward/stream.rs"
                if (t911) {
                    const u64 t912 = (u64)t118;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t913 = t912 * lse_stride0;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t914 = t913 * 4ull;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t915 = lse + t914;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t916 = (u64)t117;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t917 = t916 * lse_stride1;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t918 = t917 * 4ull;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t919 = t915 + t918;
                    const u32 t920 = (u32)lse_stride2;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t921 = (u64)row * t920;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t922 = t921 * 4ull;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t923 = t919 + t922;
#line 109 "fa-kernels/src/softmax.rs"
                    f32 t924;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t924) : "f"(row_sum));
#line 109 "fa-kernels/src/softmax.rs"
                    f32 t925;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t925) : "f"(row_max), "f"(scale_log2), "f"(t924));
#line 109 "fa-kernels/src/softmax.rs"
                    const f32 lse_2 = t925 * 0.6931472f;
                    const bool t927 = row_sum == 0.0f;
#line 110 "fa-kernels/src/softmax.rs"
                    const f32 t928 = t927 ? __uint_as_float(0xff800000u) : lse_2;
#line 630 "fa-kernels/src/forward/stream.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t923), "f"(t928) : "memory");
                }
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 t929 = lane >> 2u;
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 t930 = first_row + t929;
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 row_2 = t930 + 8u;
                const bool t932 = row_2 < seq_q;
#line 628 "fa-kernels/src/forward/stream.rs"
                if (t932) {
                    const u64 t933 = (u64)t118;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t934 = t933 * lse_stride0;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t935 = t934 * 4ull;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t936 = lse + t935;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t937 = (u64)t117;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t938 = t937 * lse_stride1;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t939 = t938 * 4ull;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t940 = t936 + t939;
                    const u32 t941 = (u32)lse_stride2;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t942 = (u64)row_2 * t941;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t943 = t942 * 4ull;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t944 = t940 + t943;
#line 109 "fa-kernels/src/softmax.rs"
                    f32 t945;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t945) : "f"(row_sum_2));
#line 109 "fa-kernels/src/softmax.rs"
                    f32 t946;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t946) : "f"(row_max_2), "f"(scale_log2), "f"(t945));
#line 109 "fa-kernels/src/softmax.rs"
                    const f32 lse_3 = t946 * 0.6931472f;
                    const bool t948 = row_sum_2 == 0.0f;
#line 110 "fa-kernels/src/softmax.rs"
                    const f32 t949 = t948 ? __uint_as_float(0xff800000u) : lse_3;
#line 630 "fa-kernels/src/forward/stream.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t944), "f"(t949) : "memory");
                }
            }
#line 448 "fa-kernels/src/forward/stream.rs"
            const u32 t950 = passed_2 + blocks;
#line 448 "fa-kernels/src/forward/stream.rs"
            passed_2 = t950;
            const u32 t951 = count + 1u;
#line 449 "fa-kernels/src/forward/stream.rs"
            count = t951;
            const u32 t952 = gridDim.x;
#line 450 "fa-kernels/src/forward/stream.rs"
            const u32 t953 = index_2 + t952;
#line 450 "fa-kernels/src/forward/stream.rs"
            index_2 = t953;
        }
#line 399 "fa-kernels/src/forward/stream.rs"
        const bool t955 = t108 == 0u;
#line 399 "fa-kernels/src/forward/stream.rs"
        if (t955) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 453 "fa-kernels/src/forward/stream.rs"
        const bool t956 = lane == 0u;
#line 453 "fa-kernels/src/forward/stream.rs"
        if (t956) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
