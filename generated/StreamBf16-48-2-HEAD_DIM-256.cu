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
    const u32 t8 = t7 + 65536u;
#line 154 "fa-kernels/src/forward/stream.rs"
    const u32 t9 = t8 + 49152u;
    const u32 t10 = t9 + 49152u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 244 "fa-kernels/src/forward/stream.rs"
        const u32 t14 = t10 + 48u;
#line 244 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 239 "fa-kernels/src/forward/stream.rs"
        const u32 t15 = t10 + 8u;
#line 239 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 240 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 241 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 244 "fa-kernels/src/forward/stream.rs"
        const u32 t18 = t10 + 56u;
#line 244 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 249 "fa-kernels/src/forward/stream.rs"
        const u32 t19 = t10 + 64u;
#line 249 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 72u;
#line 250 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t20) : "memory");
#line 252 "fa-kernels/src/forward/stream.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t21 = seq_q + 127u;
#line 255 "fa-kernels/src/forward/stream.rs"
    const u32 tiles = t21 >> 7u;
    const u32 t23 = tiles * heads;
#line 256 "fa-kernels/src/forward/stream.rs"
    const u32 total = t23 * batch;
#line 258 "fa-kernels/src/forward/stream.rs"
    const bool t25 = warpgroup == 0u;
#line 258 "fa-kernels/src/forward/stream.rs"
    if (t25) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t26 = thread == 0u;
#line 260 "fa-kernels/src/forward/stream.rs"
        if (t26) {
#line 294 "fa-kernels/src/forward/stream.rs"
            u32 passed = 0u;
            u32 tile = 0u;
            const u32 t27 = blockIdx.x;
#line 296 "fa-kernels/src/forward/stream.rs"
            u32 index = t27;
            while (true) {
#line 297 "fa-kernels/src/forward/stream.rs"
                const bool t28 = index < total;
                if (!t28) break;
#line 207 "fa-kernels/src/forward/stream.rs"
                const u32 t29 = index / tiles;
#line 207 "fa-kernels/src/forward/stream.rs"
                const u32 t30 = index % tiles;
#line 209 "fa-kernels/src/forward/stream.rs"
                const u32 first_query = t30 << 7u;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t32 = t29 % heads;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t33 = t29 / heads;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t34 = seq_k + 47u;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t35 = t34 / 48u;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t36 = t35 > 1u ? t35 : 1u;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t37 = seq_k / 48u;
#line 299 "fa-kernels/src/forward/stream.rs"
                const u32 kv_head = t32 / group;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t39 = t10 + 72u;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t40 = tile & 1u;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t41 = t40 ^ 1u;
#line 304 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t39), "r"(t41) : "memory");
                const u32 t42 = t10 + 64u;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 65536;" :  : "r"(t42) : "memory");
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(q), "r"(t42), "r"(0u), "r"(t32), "r"(first_query), "r"(t33) : "memory");
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t43 = smem_1 + 8192u;
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t43), "l"(q), "r"(t42), "r"(64u), "r"(t32), "r"(first_query), "r"(t33) : "memory");
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t44 = smem_1 + 16384u;
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t44), "l"(q), "r"(t42), "r"(128u), "r"(t32), "r"(first_query), "r"(t33) : "memory");
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t45 = smem_1 + 24576u;
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t45), "l"(q), "r"(t42), "r"(192u), "r"(t32), "r"(first_query), "r"(t33) : "memory");
#line 308 "fa-kernels/src/forward/stream.rs"
                const u32 t46 = first_query + 64u;
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t47 = smem_1 + 32768u;
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t47), "l"(q), "r"(t42), "r"(0u), "r"(t32), "r"(t46), "r"(t33) : "memory");
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t48 = t47 + 8192u;
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t48), "l"(q), "r"(t42), "r"(64u), "r"(t32), "r"(t46), "r"(t33) : "memory");
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t49 = t47 + 16384u;
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t49), "l"(q), "r"(t42), "r"(128u), "r"(t32), "r"(t46), "r"(t33) : "memory");
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t50 = t47 + 24576u;
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t50), "l"(q), "r"(t42), "r"(192u), "r"(t32), "r"(t46), "r"(t33) : "memory");
#line 319 "fa-kernels/src/forward/stream.rs"
                #pragma unroll 1
                for (u32 i = 0u; i < t36; i += 1u) {
#line 320 "fa-kernels/src/forward/stream.rs"
                    const u32 t51 = passed + i;
#line 324 "fa-kernels/src/forward/stream.rs"
                    const u32 t52 = t51 & 1u;
#line 324 "fa-kernels/src/forward/stream.rs"
                    const u32 t53 = t51 >> 1u;
#line 324 "fa-kernels/src/forward/stream.rs"
                    const u32 t54 = t53 & 1u;
#line 324 "fa-kernels/src/forward/stream.rs"
                    const u32 t55 = t54 ^ 1u;
                    const u32 t56 = t36 - 1u;
#line 325 "fa-kernels/src/forward/stream.rs"
                    const u32 t57 = t56 - i;
#line 325 "fa-kernels/src/forward/stream.rs"
                    const u32 t58 = t57 * 48u;
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t59 = t52 << 3u;
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t60 = t10 + t59;
                    const u32 t61 = t52 + 2u;
#line 335 "fa-kernels/src/forward/stream.rs"
                    const u32 t62 = t61 << 3u;
#line 335 "fa-kernels/src/forward/stream.rs"
                    const u32 t63 = t10 + t62;
#line 335 "fa-kernels/src/forward/stream.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t63), "r"(t55) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t60) : "memory");
                    const u32 t64 = t52 * 24576u;
#line 337 "fa-kernels/src/forward/stream.rs"
                    const u32 t65 = t8 + t64;
#line 337 "fa-kernels/src/forward/stream.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t65), "l"(k), "r"(t60), "r"(0u), "r"(kv_head), "r"(t58), "r"(t33) : "memory");
#line 337 "fa-kernels/src/forward/stream.rs"
                    const u32 t66 = t65 + 6144u;
#line 337 "fa-kernels/src/forward/stream.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t66), "l"(k), "r"(t60), "r"(64u), "r"(kv_head), "r"(t58), "r"(t33) : "memory");
#line 337 "fa-kernels/src/forward/stream.rs"
                    const u32 t67 = t65 + 12288u;
#line 337 "fa-kernels/src/forward/stream.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t67), "l"(k), "r"(t60), "r"(128u), "r"(kv_head), "r"(t58), "r"(t33) : "memory");
#line 337 "fa-kernels/src/forward/stream.rs"
                    const u32 t68 = t65 + 18432u;
#line 337 "fa-kernels/src/forward/stream.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t68), "l"(k), "r"(t60), "r"(192u), "r"(kv_head), "r"(t58), "r"(t33) : "memory");
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t69 = t52 + 4u;
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t70 = t69 << 3u;
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t71 = t10 + t70;
                    const u32 t72 = t52 + 6u;
#line 335 "fa-kernels/src/forward/stream.rs"
                    const u32 t73 = t72 << 3u;
#line 335 "fa-kernels/src/forward/stream.rs"
                    const u32 t74 = t10 + t73;
#line 335 "fa-kernels/src/forward/stream.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t74), "r"(t55) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t71) : "memory");
                    const u32 t75 = t52 * 24576u;
#line 337 "fa-kernels/src/forward/stream.rs"
                    const u32 t76 = t9 + t75;
#line 337 "fa-kernels/src/forward/stream.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t76), "l"(v), "r"(t71), "r"(0u), "r"(kv_head), "r"(t58), "r"(t33) : "memory");
#line 337 "fa-kernels/src/forward/stream.rs"
                    const u32 t77 = t76 + 6144u;
#line 337 "fa-kernels/src/forward/stream.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t77), "l"(v), "r"(t71), "r"(64u), "r"(kv_head), "r"(t58), "r"(t33) : "memory");
#line 337 "fa-kernels/src/forward/stream.rs"
                    const u32 t78 = t76 + 12288u;
#line 337 "fa-kernels/src/forward/stream.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t78), "l"(v), "r"(t71), "r"(128u), "r"(kv_head), "r"(t58), "r"(t33) : "memory");
#line 337 "fa-kernels/src/forward/stream.rs"
                    const u32 t79 = t76 + 18432u;
#line 337 "fa-kernels/src/forward/stream.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t79), "l"(v), "r"(t71), "r"(192u), "r"(kv_head), "r"(t58), "r"(t33) : "memory");
                }
#line 340 "fa-kernels/src/forward/stream.rs"
                const u32 t80 = passed + t36;
#line 340 "fa-kernels/src/forward/stream.rs"
                passed = t80;
                const u32 t81 = tile + 1u;
#line 341 "fa-kernels/src/forward/stream.rs"
                tile = t81;
                const u32 t82 = gridDim.x;
#line 342 "fa-kernels/src/forward/stream.rs"
                const u32 t83 = index + t82;
#line 342 "fa-kernels/src/forward/stream.rs"
                index = t83;
            }
        }
    } else {
#line 264 "fa-kernels/src/forward/stream.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 t85 = warpgroup - 1u;
#line 265 "fa-kernels/src/forward/stream.rs"
        const u32 rows = t85 << 6u;
#line 267 "fa-kernels/src/forward/stream.rs"
        const u32 t87 = warpgroup - 1u;
#line 267 "fa-kernels/src/forward/stream.rs"
        const u32 own = t87 << 15u;
        const u32 t89 = smem_1 + own;
#line 268 "fa-kernels/src/forward/stream.rs"
        const u32 t90 = t7 + own;
#line 273 "fa-kernels/src/forward/stream.rs"
        const u32 t91 = warpgroup - 1u;
#line 278 "fa-kernels/src/forward/stream.rs"
        const u32 t92 = warp & 3u;
#line 278 "fa-kernels/src/forward/stream.rs"
        const u32 t93 = t92 << 4u;
#line 424 "fa-kernels/src/forward/stream.rs"
        u32 passed_2 = 0u;
        u32 count = 0u;
        const u32 t94 = blockIdx.x;
#line 426 "fa-kernels/src/forward/stream.rs"
        u32 index_2 = t94;
#line 428 "fa-kernels/src/forward/stream.rs"
        while (true) {
#line 428 "fa-kernels/src/forward/stream.rs"
            const bool t95 = index_2 < total;
            if (!t95) break;
#line 207 "fa-kernels/src/forward/stream.rs"
            const u32 t96 = index_2 / tiles;
#line 207 "fa-kernels/src/forward/stream.rs"
            const u32 t97 = index_2 % tiles;
#line 209 "fa-kernels/src/forward/stream.rs"
            const u32 first_query_2 = t97 << 7u;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t99 = t96 % heads;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t100 = t96 / heads;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t101 = seq_k + 47u;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t102 = t101 / 48u;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 blocks = t102 > 1u ? t102 : 1u;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t104 = seq_k / 48u;
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
            f32 acc_33 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_34 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_35 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_36 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_37 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_38 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_39 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_40 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_41 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_42 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_43 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_44 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_45 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_46 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_47 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_48 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_49 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_50 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_51 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_52 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_53 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_54 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_55 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_56 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_57 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_58 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_59 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_60 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_61 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_62 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_63 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_64 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_65 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_66 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_67 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_68 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_69 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_70 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_71 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_72 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_73 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_74 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_75 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_76 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_77 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_78 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_79 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_80 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_81 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_82 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_83 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_84 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_85 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_86 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_87 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_88 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_89 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_90 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_91 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_92 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_93 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_94 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_95 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_96 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_97 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_98 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_99 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_100 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_101 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_102 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_103 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_104 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_105 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_106 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_107 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_108 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_109 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_110 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_111 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_112 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_113 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_114 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_115 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_116 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_117 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_118 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_119 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_120 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_121 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_122 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_123 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_124 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_125 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_126 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_127 = 0.0f;
#line 432 "fa-kernels/src/forward/stream.rs"
            f32 acc_128 = 0.0f;
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
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t105 = t10 + 64u;
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t106 = count & 1u;
#line 476 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t105), "r"(t106) : "memory");
#line 531 "fa-kernels/src/forward/stream.rs"
            const u32 slot = passed_2 & 1u;
            const u32 t108 = slot << 3u;
#line 532 "fa-kernels/src/forward/stream.rs"
            const u32 t109 = t10 + t108;
#line 532 "fa-kernels/src/forward/stream.rs"
            const u32 t110 = passed_2 >> 1u;
#line 532 "fa-kernels/src/forward/stream.rs"
            const u32 t111 = t110 & 1u;
#line 532 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t109), "r"(t111) : "memory");
#line 535 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t112 = slot * 24576u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t113 = t8 + t112;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t114 = t89 >> 4u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t115 = t114 & 16383u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t116 = (u64)t115;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t117 = t113 >> 4u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t118 = t117 & 16383u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t119 = (u64)t118;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t120 = t116 + 4611686293305360384ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t121 = t119 + 4611686293305360384ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24) : "l"(t120), "l"(t121) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t122 = t116 + 4611686293305360386ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t123 = t119 + 4611686293305360386ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t122), "l"(t123) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t124 = t116 + 4611686293305360388ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t125 = t119 + 4611686293305360388ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t124), "l"(t125) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t126 = t116 + 4611686293305360390ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t127 = t119 + 4611686293305360390ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t126), "l"(t127) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t128 = t116 + 4611686293305360896ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t129 = t119 + 4611686293305360768ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t128), "l"(t129) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t130 = t116 + 4611686293305360898ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t131 = t119 + 4611686293305360770ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t130), "l"(t131) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t132 = t116 + 4611686293305360900ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t133 = t119 + 4611686293305360772ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t132), "l"(t133) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t134 = t116 + 4611686293305360902ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t135 = t119 + 4611686293305360774ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t134), "l"(t135) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t136 = t116 + 4611686293305361408ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t137 = t119 + 4611686293305361152ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t136), "l"(t137) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t138 = t116 + 4611686293305361410ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t139 = t119 + 4611686293305361154ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t138), "l"(t139) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t140 = t116 + 4611686293305361412ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t141 = t119 + 4611686293305361156ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t140), "l"(t141) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t142 = t116 + 4611686293305361414ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t143 = t119 + 4611686293305361158ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t142), "l"(t143) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t144 = t116 + 4611686293305361920ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t145 = t119 + 4611686293305361536ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t144), "l"(t145) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t146 = t116 + 4611686293305361922ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t147 = t119 + 4611686293305361538ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t146), "l"(t147) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t148 = t116 + 4611686293305361924ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t149 = t119 + 4611686293305361540ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t148), "l"(t149) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t150 = t116 + 4611686293305361926ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t151 = t119 + 4611686293305361542ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t150), "l"(t151) : "memory");
#line 542 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 481 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) :  : "memory");
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t152 = passed_2 & 1u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t153 = t152 + 2u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t154 = t153 << 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t155 = t10 + t154;
#line 573 "fa-kernels/src/forward/stream.rs"
            const bool t156 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
            if (t156) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t155) : "memory");
            }
#line 581 "fa-kernels/src/forward/stream.rs"
            const u32 t157 = blocks - 1u;
#line 581 "fa-kernels/src/forward/stream.rs"
            const u32 first_key = t157 * 48u;
            const u32 t159 = first_query_2 + rows;
#line 582 "fa-kernels/src/forward/stream.rs"
            const u32 first_query_3 = t159 + t93;
#line 592 "fa-kernels/src/forward/stream.rs"
            const u32 t161 = first_key + 48u;
#line 592 "fa-kernels/src/forward/stream.rs"
            const bool t162 = seq_k < t161;
#line 592 "fa-kernels/src/forward/stream.rs"
            if (t162) {
#line 65 "fa-kernels/src/mask.rs"
                const u32 t163 = lane & 3u;
#line 65 "fa-kernels/src/mask.rs"
                const u32 t164 = t163 << 1u;
#line 65 "fa-kernels/src/mask.rs"
                const u32 column = first_key + t164;
#line 69 "fa-kernels/src/mask.rs"
                const bool t166 = column < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t167 = t166 ? s : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s = t167;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t168 = column + 1u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t169 = t168 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t170 = t169 ? s_2 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_2 = t170;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t171 = column + 8u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t172 = t171 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t173 = t172 ? s_5 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_5 = t173;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t174 = column + 9u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t175 = t174 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t176 = t175 ? s_6 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_6 = t176;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t177 = column + 16u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t178 = t177 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t179 = t178 ? s_9 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_9 = t179;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t180 = column + 17u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t181 = t180 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t182 = t181 ? s_10 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_10 = t182;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t183 = column + 24u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t184 = t183 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t185 = t184 ? s_13 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_13 = t185;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t186 = column + 25u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t187 = t186 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t188 = t187 ? s_14 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_14 = t188;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t189 = column + 32u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t190 = t189 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t191 = t190 ? s_17 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_17 = t191;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t192 = column + 33u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t193 = t192 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t194 = t193 ? s_18 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_18 = t194;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t195 = column + 40u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t196 = t195 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t197 = t196 ? s_21 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_21 = t197;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t198 = column + 41u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t199 = t198 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t200 = t199 ? s_22 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_22 = t200;
#line 65 "fa-kernels/src/mask.rs"
                const u32 t201 = lane & 3u;
#line 65 "fa-kernels/src/mask.rs"
                const u32 t202 = t201 << 1u;
#line 65 "fa-kernels/src/mask.rs"
                const u32 column_2 = first_key + t202;
#line 69 "fa-kernels/src/mask.rs"
                const bool t204 = column_2 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t205 = t204 ? s_3 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_3 = t205;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t206 = column_2 + 1u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t207 = t206 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t208 = t207 ? s_4 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_4 = t208;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t209 = column_2 + 8u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t210 = t209 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t211 = t210 ? s_7 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_7 = t211;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t212 = column_2 + 9u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t213 = t212 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t214 = t213 ? s_8 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_8 = t214;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t215 = column_2 + 16u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t216 = t215 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t217 = t216 ? s_11 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_11 = t217;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t218 = column_2 + 17u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t219 = t218 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t220 = t219 ? s_12 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_12 = t220;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t221 = column_2 + 24u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t222 = t221 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t223 = t222 ? s_15 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_15 = t223;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t224 = column_2 + 25u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t225 = t224 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t226 = t225 ? s_16 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_16 = t226;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t227 = column_2 + 32u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t228 = t227 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t229 = t228 ? s_19 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_19 = t229;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t230 = column_2 + 33u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t231 = t230 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t232 = t231 ? s_20 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_20 = t232;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t233 = column_2 + 40u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t234 = t233 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t235 = t234 ? s_23 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_23 = t235;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t236 = column_2 + 41u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t237 = t236 < seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t238 = t237 ? s_24 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_24 = t238;
            }
#line 71 "fa-kernels/src/softmax.rs"
            const f32 old = row_max;
#line 75 "fa-kernels/src/softmax.rs"
            f32 t240;
            asm("max.f32 %0, %1, %2;" : "=f"(t240) : "f"(old), "f"(s));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t241;
            asm("max.f32 %0, %1, %2;" : "=f"(t241) : "f"(t240), "f"(s_9));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t242;
            asm("max.f32 %0, %1, %2;" : "=f"(t242) : "f"(s_2), "f"(s_10));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t243;
            asm("max.f32 %0, %1, %2;" : "=f"(t243) : "f"(s_5), "f"(s_13));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t244;
            asm("max.f32 %0, %1, %2;" : "=f"(t244) : "f"(s_6), "f"(s_14));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t245;
            asm("max.f32 %0, %1, %2;" : "=f"(t245) : "f"(t241), "f"(s_17));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t246;
            asm("max.f32 %0, %1, %2;" : "=f"(t246) : "f"(t242), "f"(s_18));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t247;
            asm("max.f32 %0, %1, %2;" : "=f"(t247) : "f"(t243), "f"(s_21));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t248;
            asm("max.f32 %0, %1, %2;" : "=f"(t248) : "f"(t244), "f"(s_22));
            f32 t249;
            asm("max.f32 %0, %1, %2;" : "=f"(t249) : "f"(t245), "f"(t246));
#line 77 "fa-kernels/src/softmax.rs"
            f32 t250;
            asm("max.f32 %0, %1, %2;" : "=f"(t250) : "f"(t247), "f"(t248));
#line 77 "fa-kernels/src/softmax.rs"
            f32 t251;
            asm("max.f32 %0, %1, %2;" : "=f"(t251) : "f"(t249), "f"(t250));
#line 203 "fa-kernels/src/softmax.rs"
            f32 t252;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t252) : "f"(t251));
#line 203 "fa-kernels/src/softmax.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t251), "f"(t252));
#line 204 "fa-kernels/src/softmax.rs"
            f32 t254;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t254) : "f"(pair));
#line 204 "fa-kernels/src/softmax.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t254));
#line 80 "fa-kernels/src/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t257 = new_1 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
            const f32 reference = none ? 0.0f : t257;
            const f32 t259 = -reference;
#line 82 "fa-kernels/src/softmax.rs"
            f32 t260;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t260) : "f"(old), "f"(scale_log2), "f"(t259));
#line 82 "fa-kernels/src/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t260));
#line 83 "fa-kernels/src/softmax.rs"
            row_max = new_1;
            const f32 t262 = row_sum * rescale;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t263 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t264;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t264) : "f"(s), "f"(scale_log2), "f"(t263));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t265;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t265) : "f"(t264));
#line 86 "fa-kernels/src/softmax.rs"
            s = t265;
            const f32 t266 = t262 + s;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t267 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t268;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t268) : "f"(s_2), "f"(scale_log2), "f"(t267));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t269;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t269) : "f"(t268));
#line 86 "fa-kernels/src/softmax.rs"
            s_2 = t269;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t270 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t271;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t271) : "f"(s_5), "f"(scale_log2), "f"(t270));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t272;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t272) : "f"(t271));
#line 86 "fa-kernels/src/softmax.rs"
            s_5 = t272;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t273 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t274;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t274) : "f"(s_6), "f"(scale_log2), "f"(t273));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t275;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t275) : "f"(t274));
#line 86 "fa-kernels/src/softmax.rs"
            s_6 = t275;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t276 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t277;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t277) : "f"(s_9), "f"(scale_log2), "f"(t276));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t278;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t278) : "f"(t277));
#line 86 "fa-kernels/src/softmax.rs"
            s_9 = t278;
            const f32 t279 = t266 + s_9;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t280 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t281;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t281) : "f"(s_10), "f"(scale_log2), "f"(t280));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t282;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t282) : "f"(t281));
#line 86 "fa-kernels/src/softmax.rs"
            s_10 = t282;
            const f32 t283 = s_2 + s_10;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t284 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t285;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t285) : "f"(s_13), "f"(scale_log2), "f"(t284));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t286;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t286) : "f"(t285));
#line 86 "fa-kernels/src/softmax.rs"
            s_13 = t286;
            const f32 t287 = s_5 + s_13;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t288 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t289;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t289) : "f"(s_14), "f"(scale_log2), "f"(t288));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t290;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t290) : "f"(t289));
#line 86 "fa-kernels/src/softmax.rs"
            s_14 = t290;
            const f32 t291 = s_6 + s_14;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t292 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t293;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t293) : "f"(s_17), "f"(scale_log2), "f"(t292));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t294;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t294) : "f"(t293));
#line 86 "fa-kernels/src/softmax.rs"
            s_17 = t294;
            const f32 t295 = t279 + s_17;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t296 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t297;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t297) : "f"(s_18), "f"(scale_log2), "f"(t296));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t298;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t298) : "f"(t297));
#line 86 "fa-kernels/src/softmax.rs"
            s_18 = t298;
            const f32 t299 = t283 + s_18;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t300 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t301;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t301) : "f"(s_21), "f"(scale_log2), "f"(t300));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t302;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t302) : "f"(t301));
#line 86 "fa-kernels/src/softmax.rs"
            s_21 = t302;
            const f32 t303 = t287 + s_21;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t304 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t305;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t305) : "f"(s_22), "f"(scale_log2), "f"(t304));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t306;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t306) : "f"(t305));
#line 86 "fa-kernels/src/softmax.rs"
            s_22 = t306;
            const f32 t307 = t291 + s_22;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t308 = t295 + t299;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t309 = t303 + t307;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t310 = t308 + t309;
#line 89 "fa-kernels/src/softmax.rs"
            row_sum = t310;
#line 71 "fa-kernels/src/softmax.rs"
            const f32 old_2 = row_max_2;
#line 75 "fa-kernels/src/softmax.rs"
            f32 t312;
            asm("max.f32 %0, %1, %2;" : "=f"(t312) : "f"(old_2), "f"(s_3));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t313;
            asm("max.f32 %0, %1, %2;" : "=f"(t313) : "f"(t312), "f"(s_11));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t314;
            asm("max.f32 %0, %1, %2;" : "=f"(t314) : "f"(s_4), "f"(s_12));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t315;
            asm("max.f32 %0, %1, %2;" : "=f"(t315) : "f"(s_7), "f"(s_15));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t316;
            asm("max.f32 %0, %1, %2;" : "=f"(t316) : "f"(s_8), "f"(s_16));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t317;
            asm("max.f32 %0, %1, %2;" : "=f"(t317) : "f"(t313), "f"(s_19));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t318;
            asm("max.f32 %0, %1, %2;" : "=f"(t318) : "f"(t314), "f"(s_20));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t319;
            asm("max.f32 %0, %1, %2;" : "=f"(t319) : "f"(t315), "f"(s_23));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t320;
            asm("max.f32 %0, %1, %2;" : "=f"(t320) : "f"(t316), "f"(s_24));
            f32 t321;
            asm("max.f32 %0, %1, %2;" : "=f"(t321) : "f"(t317), "f"(t318));
#line 77 "fa-kernels/src/softmax.rs"
            f32 t322;
            asm("max.f32 %0, %1, %2;" : "=f"(t322) : "f"(t319), "f"(t320));
#line 77 "fa-kernels/src/softmax.rs"
            f32 t323;
            asm("max.f32 %0, %1, %2;" : "=f"(t323) : "f"(t321), "f"(t322));
#line 203 "fa-kernels/src/softmax.rs"
            f32 t324;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t324) : "f"(t323));
#line 203 "fa-kernels/src/softmax.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t323), "f"(t324));
#line 204 "fa-kernels/src/softmax.rs"
            f32 t326;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t326) : "f"(pair_2));
#line 204 "fa-kernels/src/softmax.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t326));
#line 80 "fa-kernels/src/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t329 = new_2 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t329;
            const f32 t331 = -reference_2;
#line 82 "fa-kernels/src/softmax.rs"
            f32 t332;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t332) : "f"(old_2), "f"(scale_log2), "f"(t331));
#line 82 "fa-kernels/src/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t332));
#line 83 "fa-kernels/src/softmax.rs"
            row_max_2 = new_2;
            const f32 t334 = row_sum_2 * rescale_2;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t335 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t336;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t336) : "f"(s_3), "f"(scale_log2), "f"(t335));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t337;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t337) : "f"(t336));
#line 86 "fa-kernels/src/softmax.rs"
            s_3 = t337;
            const f32 t338 = t334 + s_3;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t339 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t340;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t340) : "f"(s_4), "f"(scale_log2), "f"(t339));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t341;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t341) : "f"(t340));
#line 86 "fa-kernels/src/softmax.rs"
            s_4 = t341;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t342 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t343;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t343) : "f"(s_7), "f"(scale_log2), "f"(t342));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t344;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t344) : "f"(t343));
#line 86 "fa-kernels/src/softmax.rs"
            s_7 = t344;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t345 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t346;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t346) : "f"(s_8), "f"(scale_log2), "f"(t345));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t347;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t347) : "f"(t346));
#line 86 "fa-kernels/src/softmax.rs"
            s_8 = t347;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t348 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t349;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t349) : "f"(s_11), "f"(scale_log2), "f"(t348));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t350;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t350) : "f"(t349));
#line 86 "fa-kernels/src/softmax.rs"
            s_11 = t350;
            const f32 t351 = t338 + s_11;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t352 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t353;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t353) : "f"(s_12), "f"(scale_log2), "f"(t352));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t354;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t354) : "f"(t353));
#line 86 "fa-kernels/src/softmax.rs"
            s_12 = t354;
            const f32 t355 = s_4 + s_12;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t356 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t357;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t357) : "f"(s_15), "f"(scale_log2), "f"(t356));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t358;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t358) : "f"(t357));
#line 86 "fa-kernels/src/softmax.rs"
            s_15 = t358;
            const f32 t359 = s_7 + s_15;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t360 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t361;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t361) : "f"(s_16), "f"(scale_log2), "f"(t360));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t362;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t362) : "f"(t361));
#line 86 "fa-kernels/src/softmax.rs"
            s_16 = t362;
            const f32 t363 = s_8 + s_16;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t364 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t365;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t365) : "f"(s_19), "f"(scale_log2), "f"(t364));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t366;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t366) : "f"(t365));
#line 86 "fa-kernels/src/softmax.rs"
            s_19 = t366;
            const f32 t367 = t351 + s_19;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t368 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t369;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t369) : "f"(s_20), "f"(scale_log2), "f"(t368));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t370;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t370) : "f"(t369));
#line 86 "fa-kernels/src/softmax.rs"
            s_20 = t370;
            const f32 t371 = t355 + s_20;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t372 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t373;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t373) : "f"(s_23), "f"(scale_log2), "f"(t372));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t374;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t374) : "f"(t373));
#line 86 "fa-kernels/src/softmax.rs"
            s_23 = t374;
            const f32 t375 = t359 + s_23;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t376 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t377;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t377) : "f"(s_24), "f"(scale_log2), "f"(t376));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t378;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t378) : "f"(t377));
#line 86 "fa-kernels/src/softmax.rs"
            s_24 = t378;
            const f32 t379 = t363 + s_24;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t380 = t367 + t371;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t381 = t375 + t379;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t382 = t380 + t381;
#line 89 "fa-kernels/src/softmax.rs"
            row_sum_2 = t382;
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t383;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t383) : "f"(s), "f"(s_2));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t384;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t384) : "f"(s_3), "f"(s_4));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t385;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t385) : "f"(s_5), "f"(s_6));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t386;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t386) : "f"(s_7), "f"(s_8));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t387;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t387) : "f"(s_9), "f"(s_10));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t388;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t388) : "f"(s_11), "f"(s_12));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t389;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t389) : "f"(s_13), "f"(s_14));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t390;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t390) : "f"(s_15), "f"(s_16));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t391;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t391) : "f"(s_17), "f"(s_18));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t392;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t392) : "f"(s_19), "f"(s_20));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t393;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t393) : "f"(s_21), "f"(s_22));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t394;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t394) : "f"(s_23), "f"(s_24));
#line 643 "fa-kernels/src/forward/stream.rs"
            p = t383;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_2 = t384;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_3 = t385;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_4 = t386;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_5 = t387;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_6 = t388;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_7 = t389;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_8 = t390;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_9 = t391;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_10 = t392;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_11 = t393;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_12 = t394;
#line 487 "fa-kernels/src/forward/stream.rs"
            const u32 t395 = t104 < blocks ? t104 : blocks;
#line 487 "fa-kernels/src/forward/stream.rs"
            const u32 t396 = blocks - t395;
#line 487 "fa-kernels/src/forward/stream.rs"
            const u32 masked = t396 > 1u ? t396 : 1u;
#line 493 "fa-kernels/src/forward/stream.rs"
            #pragma unroll 1
            for (u32 i_2 = masked; i_2 < blocks; i_2 += 1u) {
#line 530 "fa-kernels/src/forward/stream.rs"
                const u32 t398 = passed_2 + i_2;
                const u32 slot_2 = t398 & 1u;
                const u32 t400 = slot_2 << 3u;
#line 532 "fa-kernels/src/forward/stream.rs"
                const u32 t401 = t10 + t400;
#line 532 "fa-kernels/src/forward/stream.rs"
                const u32 t402 = t398 >> 1u;
#line 532 "fa-kernels/src/forward/stream.rs"
                const u32 t403 = t402 & 1u;
#line 532 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t401), "r"(t403) : "memory");
#line 535 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t404 = slot_2 * 24576u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t405 = t8 + t404;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t406 = t89 >> 4u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t407 = t406 & 16383u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t408 = (u64)t407;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t409 = t405 >> 4u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t410 = t409 & 16383u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t411 = (u64)t410;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t412 = t408 + 4611686293305360384ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t413 = t411 + 4611686293305360384ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24) : "l"(t412), "l"(t413) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t414 = t408 + 4611686293305360386ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t415 = t411 + 4611686293305360386ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t414), "l"(t415) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t416 = t408 + 4611686293305360388ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t417 = t411 + 4611686293305360388ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t416), "l"(t417) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t418 = t408 + 4611686293305360390ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t419 = t411 + 4611686293305360390ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t418), "l"(t419) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t420 = t408 + 4611686293305360896ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t421 = t411 + 4611686293305360768ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t420), "l"(t421) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t422 = t408 + 4611686293305360898ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t423 = t411 + 4611686293305360770ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t422), "l"(t423) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t424 = t408 + 4611686293305360900ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t425 = t411 + 4611686293305360772ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t424), "l"(t425) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t426 = t408 + 4611686293305360902ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t427 = t411 + 4611686293305360774ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t426), "l"(t427) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t428 = t408 + 4611686293305361408ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t429 = t411 + 4611686293305361152ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t428), "l"(t429) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t430 = t408 + 4611686293305361410ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t431 = t411 + 4611686293305361154ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t430), "l"(t431) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t432 = t408 + 4611686293305361412ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t433 = t411 + 4611686293305361156ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t432), "l"(t433) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t434 = t408 + 4611686293305361414ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t435 = t411 + 4611686293305361158ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t434), "l"(t435) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t436 = t408 + 4611686293305361920ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t437 = t411 + 4611686293305361536ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t436), "l"(t437) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t438 = t408 + 4611686293305361922ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t439 = t411 + 4611686293305361538ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t438), "l"(t439) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t440 = t408 + 4611686293305361924ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t441 = t411 + 4611686293305361540ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t440), "l"(t441) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t442 = t408 + 4611686293305361926ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t443 = t411 + 4611686293305361542ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n48k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23}, %24, %25, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "l"(t442), "l"(t443) : "memory");
#line 542 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 513 "fa-kernels/src/forward/stream.rs"
                const u32 t444 = i_2 - 1u;
#line 548 "fa-kernels/src/forward/stream.rs"
                const u32 t445 = passed_2 + t444;
                const u32 slot_3 = t445 & 1u;
                const u32 t447 = slot_3 + 4u;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t448 = t447 << 3u;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t449 = t10 + t448;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t450 = t445 >> 1u;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t451 = t450 & 1u;
#line 550 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t449), "r"(t451) : "memory");
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
#line 555 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t452 = slot_3 * 24576u;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u32 t453 = t9 + t452;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u32 t454 = t453 >> 4u;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u32 t455 = t454 & 16383u;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t456 = (u64)t455;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t457 = t456 + 4611686293330460672ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t457) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t458 = t456 + 4611686293330460800ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t458) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t459 = t456 + 4611686293330460928ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t459) : "memory");
#line 562 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 515 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) :  : "memory");
                const u32 t460 = passed_2 + i_2;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t461 = t460 & 1u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t462 = t461 + 2u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t463 = t462 << 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t464 = t10 + t463;
#line 573 "fa-kernels/src/forward/stream.rs"
                const bool t465 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
                if (t465) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t464) : "memory");
                }
#line 71 "fa-kernels/src/softmax.rs"
                const f32 old_3 = row_max;
#line 75 "fa-kernels/src/softmax.rs"
                f32 t467;
                asm("max.f32 %0, %1, %2;" : "=f"(t467) : "f"(old_3), "f"(s));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t468;
                asm("max.f32 %0, %1, %2;" : "=f"(t468) : "f"(t467), "f"(s_9));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t469;
                asm("max.f32 %0, %1, %2;" : "=f"(t469) : "f"(s_2), "f"(s_10));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t470;
                asm("max.f32 %0, %1, %2;" : "=f"(t470) : "f"(s_5), "f"(s_13));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t471;
                asm("max.f32 %0, %1, %2;" : "=f"(t471) : "f"(s_6), "f"(s_14));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t472;
                asm("max.f32 %0, %1, %2;" : "=f"(t472) : "f"(t468), "f"(s_17));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t473;
                asm("max.f32 %0, %1, %2;" : "=f"(t473) : "f"(t469), "f"(s_18));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t474;
                asm("max.f32 %0, %1, %2;" : "=f"(t474) : "f"(t470), "f"(s_21));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t475;
                asm("max.f32 %0, %1, %2;" : "=f"(t475) : "f"(t471), "f"(s_22));
                f32 t476;
                asm("max.f32 %0, %1, %2;" : "=f"(t476) : "f"(t472), "f"(t473));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t477;
                asm("max.f32 %0, %1, %2;" : "=f"(t477) : "f"(t474), "f"(t475));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t478;
                asm("max.f32 %0, %1, %2;" : "=f"(t478) : "f"(t476), "f"(t477));
#line 203 "fa-kernels/src/softmax.rs"
                f32 t479;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t479) : "f"(t478));
#line 203 "fa-kernels/src/softmax.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t478), "f"(t479));
#line 204 "fa-kernels/src/softmax.rs"
                f32 t481;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t481) : "f"(pair_3));
#line 204 "fa-kernels/src/softmax.rs"
                f32 new_3;
                asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t481));
#line 80 "fa-kernels/src/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t484 = new_3 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t484;
                const f32 t486 = -reference_3;
#line 82 "fa-kernels/src/softmax.rs"
                f32 t487;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t487) : "f"(old_3), "f"(scale_log2), "f"(t486));
#line 82 "fa-kernels/src/softmax.rs"
                f32 rescale_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t487));
#line 83 "fa-kernels/src/softmax.rs"
                row_max = new_3;
                const f32 t489 = row_sum * rescale_3;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t490 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t491;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t491) : "f"(s), "f"(scale_log2), "f"(t490));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t492;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(t491));
#line 86 "fa-kernels/src/softmax.rs"
                s = t492;
                const f32 t493 = t489 + s;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t494 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t495;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t495) : "f"(s_2), "f"(scale_log2), "f"(t494));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t496;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t496) : "f"(t495));
#line 86 "fa-kernels/src/softmax.rs"
                s_2 = t496;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t497 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t498;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t498) : "f"(s_5), "f"(scale_log2), "f"(t497));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t499;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t499) : "f"(t498));
#line 86 "fa-kernels/src/softmax.rs"
                s_5 = t499;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t500 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t501;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t501) : "f"(s_6), "f"(scale_log2), "f"(t500));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t502;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t502) : "f"(t501));
#line 86 "fa-kernels/src/softmax.rs"
                s_6 = t502;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t503 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t504;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t504) : "f"(s_9), "f"(scale_log2), "f"(t503));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t505;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t505) : "f"(t504));
#line 86 "fa-kernels/src/softmax.rs"
                s_9 = t505;
                const f32 t506 = t493 + s_9;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t507 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t508;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t508) : "f"(s_10), "f"(scale_log2), "f"(t507));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t509;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t509) : "f"(t508));
#line 86 "fa-kernels/src/softmax.rs"
                s_10 = t509;
                const f32 t510 = s_2 + s_10;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t511 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t512;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t512) : "f"(s_13), "f"(scale_log2), "f"(t511));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t513;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t513) : "f"(t512));
#line 86 "fa-kernels/src/softmax.rs"
                s_13 = t513;
                const f32 t514 = s_5 + s_13;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t515 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t516;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t516) : "f"(s_14), "f"(scale_log2), "f"(t515));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t517;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t517) : "f"(t516));
#line 86 "fa-kernels/src/softmax.rs"
                s_14 = t517;
                const f32 t518 = s_6 + s_14;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t519 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t520;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t520) : "f"(s_17), "f"(scale_log2), "f"(t519));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t521;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t521) : "f"(t520));
#line 86 "fa-kernels/src/softmax.rs"
                s_17 = t521;
                const f32 t522 = t506 + s_17;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t523 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t524;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t524) : "f"(s_18), "f"(scale_log2), "f"(t523));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t525;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t525) : "f"(t524));
#line 86 "fa-kernels/src/softmax.rs"
                s_18 = t525;
                const f32 t526 = t510 + s_18;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t527 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t528;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t528) : "f"(s_21), "f"(scale_log2), "f"(t527));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t529;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t529) : "f"(t528));
#line 86 "fa-kernels/src/softmax.rs"
                s_21 = t529;
                const f32 t530 = t514 + s_21;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t531 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t532;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t532) : "f"(s_22), "f"(scale_log2), "f"(t531));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t533;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t533) : "f"(t532));
#line 86 "fa-kernels/src/softmax.rs"
                s_22 = t533;
                const f32 t534 = t518 + s_22;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t535 = t522 + t526;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t536 = t530 + t534;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t537 = t535 + t536;
#line 89 "fa-kernels/src/softmax.rs"
                row_sum = t537;
#line 71 "fa-kernels/src/softmax.rs"
                const f32 old_4 = row_max_2;
#line 75 "fa-kernels/src/softmax.rs"
                f32 t539;
                asm("max.f32 %0, %1, %2;" : "=f"(t539) : "f"(old_4), "f"(s_3));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t540;
                asm("max.f32 %0, %1, %2;" : "=f"(t540) : "f"(t539), "f"(s_11));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t541;
                asm("max.f32 %0, %1, %2;" : "=f"(t541) : "f"(s_4), "f"(s_12));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t542;
                asm("max.f32 %0, %1, %2;" : "=f"(t542) : "f"(s_7), "f"(s_15));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t543;
                asm("max.f32 %0, %1, %2;" : "=f"(t543) : "f"(s_8), "f"(s_16));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t544;
                asm("max.f32 %0, %1, %2;" : "=f"(t544) : "f"(t540), "f"(s_19));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t545;
                asm("max.f32 %0, %1, %2;" : "=f"(t545) : "f"(t541), "f"(s_20));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t546;
                asm("max.f32 %0, %1, %2;" : "=f"(t546) : "f"(t542), "f"(s_23));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t547;
                asm("max.f32 %0, %1, %2;" : "=f"(t547) : "f"(t543), "f"(s_24));
                f32 t548;
                asm("max.f32 %0, %1, %2;" : "=f"(t548) : "f"(t544), "f"(t545));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t549;
                asm("max.f32 %0, %1, %2;" : "=f"(t549) : "f"(t546), "f"(t547));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t550;
                asm("max.f32 %0, %1, %2;" : "=f"(t550) : "f"(t548), "f"(t549));
#line 203 "fa-kernels/src/softmax.rs"
                f32 t551;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t551) : "f"(t550));
#line 203 "fa-kernels/src/softmax.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t550), "f"(t551));
#line 204 "fa-kernels/src/softmax.rs"
                f32 t553;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t553) : "f"(pair_4));
#line 204 "fa-kernels/src/softmax.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t553));
#line 80 "fa-kernels/src/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t556 = new_4 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t556;
                const f32 t558 = -reference_4;
#line 82 "fa-kernels/src/softmax.rs"
                f32 t559;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t559) : "f"(old_4), "f"(scale_log2), "f"(t558));
#line 82 "fa-kernels/src/softmax.rs"
                f32 rescale_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t559));
#line 83 "fa-kernels/src/softmax.rs"
                row_max_2 = new_4;
                const f32 t561 = row_sum_2 * rescale_4;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t562 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t563;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t563) : "f"(s_3), "f"(scale_log2), "f"(t562));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t564;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t564) : "f"(t563));
#line 86 "fa-kernels/src/softmax.rs"
                s_3 = t564;
                const f32 t565 = t561 + s_3;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t566 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t567;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(s_4), "f"(scale_log2), "f"(t566));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t568;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t568) : "f"(t567));
#line 86 "fa-kernels/src/softmax.rs"
                s_4 = t568;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t569 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t570;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(s_7), "f"(scale_log2), "f"(t569));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t571;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t571) : "f"(t570));
#line 86 "fa-kernels/src/softmax.rs"
                s_7 = t571;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t572 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t573;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t573) : "f"(s_8), "f"(scale_log2), "f"(t572));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t574;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t574) : "f"(t573));
#line 86 "fa-kernels/src/softmax.rs"
                s_8 = t574;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t575 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t576;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t576) : "f"(s_11), "f"(scale_log2), "f"(t575));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t577;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t577) : "f"(t576));
#line 86 "fa-kernels/src/softmax.rs"
                s_11 = t577;
                const f32 t578 = t565 + s_11;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t579 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t580;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t580) : "f"(s_12), "f"(scale_log2), "f"(t579));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t581;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t581) : "f"(t580));
#line 86 "fa-kernels/src/softmax.rs"
                s_12 = t581;
                const f32 t582 = s_4 + s_12;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t583 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t584;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t584) : "f"(s_15), "f"(scale_log2), "f"(t583));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t585;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t585) : "f"(t584));
#line 86 "fa-kernels/src/softmax.rs"
                s_15 = t585;
                const f32 t586 = s_7 + s_15;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t587 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t588;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t588) : "f"(s_16), "f"(scale_log2), "f"(t587));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t589;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t589) : "f"(t588));
#line 86 "fa-kernels/src/softmax.rs"
                s_16 = t589;
                const f32 t590 = s_8 + s_16;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t591 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t592;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t592) : "f"(s_19), "f"(scale_log2), "f"(t591));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t593;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t593) : "f"(t592));
#line 86 "fa-kernels/src/softmax.rs"
                s_19 = t593;
                const f32 t594 = t578 + s_19;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t595 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t596;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t596) : "f"(s_20), "f"(scale_log2), "f"(t595));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t597;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t597) : "f"(t596));
#line 86 "fa-kernels/src/softmax.rs"
                s_20 = t597;
                const f32 t598 = t582 + s_20;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t599 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t600;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t600) : "f"(s_23), "f"(scale_log2), "f"(t599));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t601;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t601) : "f"(t600));
#line 86 "fa-kernels/src/softmax.rs"
                s_23 = t601;
                const f32 t602 = t586 + s_23;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t603 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t604;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t604) : "f"(s_24), "f"(scale_log2), "f"(t603));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t605;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t605) : "f"(t604));
#line 86 "fa-kernels/src/softmax.rs"
                s_24 = t605;
                const f32 t606 = t590 + s_24;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t607 = t594 + t598;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t608 = t602 + t606;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t609 = t607 + t608;
#line 89 "fa-kernels/src/softmax.rs"
                row_sum_2 = t609;
#line 521 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
                const u32 t610 = i_2 - 1u;
#line 522 "fa-kernels/src/forward/stream.rs"
                const u32 t611 = passed_2 + t610;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t612 = t611 & 1u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t613 = t612 + 6u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t614 = t613 << 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t615 = t10 + t614;
#line 573 "fa-kernels/src/forward/stream.rs"
                const bool t616 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
                if (t616) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t615) : "memory");
                }
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t617;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t617) : "f"(s), "f"(s_2));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t618;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t618) : "f"(s_3), "f"(s_4));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t619;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t619) : "f"(s_5), "f"(s_6));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t620;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t620) : "f"(s_7), "f"(s_8));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t621;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t621) : "f"(s_9), "f"(s_10));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t622;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t622) : "f"(s_11), "f"(s_12));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t623;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t623) : "f"(s_13), "f"(s_14));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t624;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t624) : "f"(s_15), "f"(s_16));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t625;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t625) : "f"(s_17), "f"(s_18));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t626;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t626) : "f"(s_19), "f"(s_20));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t627;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t627) : "f"(s_21), "f"(s_22));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t628;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t628) : "f"(s_23), "f"(s_24));
#line 643 "fa-kernels/src/forward/stream.rs"
                p = t617;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_2 = t618;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_3 = t619;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_4 = t620;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_5 = t621;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_6 = t622;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_7 = t623;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_8 = t624;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_9 = t625;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_10 = t626;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_11 = t627;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_12 = t628;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t629 = acc * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc = t629;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t630 = acc_2 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_2 = t630;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t631 = acc_5 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_5 = t631;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t632 = acc_6 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_6 = t632;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t633 = acc_9 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_9 = t633;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t634 = acc_10 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_10 = t634;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t635 = acc_13 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_13 = t635;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t636 = acc_14 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_14 = t636;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t637 = acc_17 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_17 = t637;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t638 = acc_18 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_18 = t638;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t639 = acc_21 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_21 = t639;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t640 = acc_22 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_22 = t640;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t641 = acc_25 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_25 = t641;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t642 = acc_26 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_26 = t642;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t643 = acc_29 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_29 = t643;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t644 = acc_30 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_30 = t644;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t645 = acc_33 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_33 = t645;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t646 = acc_34 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_34 = t646;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t647 = acc_37 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_37 = t647;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t648 = acc_38 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_38 = t648;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t649 = acc_41 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_41 = t649;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t650 = acc_42 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_42 = t650;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t651 = acc_45 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_45 = t651;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t652 = acc_46 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_46 = t652;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t653 = acc_49 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_49 = t653;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t654 = acc_50 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_50 = t654;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t655 = acc_53 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_53 = t655;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t656 = acc_54 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_54 = t656;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t657 = acc_57 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_57 = t657;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t658 = acc_58 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_58 = t658;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t659 = acc_61 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_61 = t659;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t660 = acc_62 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_62 = t660;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t661 = acc_65 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_65 = t661;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t662 = acc_66 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_66 = t662;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t663 = acc_69 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_69 = t663;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t664 = acc_70 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_70 = t664;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t665 = acc_73 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_73 = t665;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t666 = acc_74 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_74 = t666;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t667 = acc_77 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_77 = t667;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t668 = acc_78 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_78 = t668;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t669 = acc_81 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_81 = t669;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t670 = acc_82 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_82 = t670;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t671 = acc_85 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_85 = t671;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t672 = acc_86 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_86 = t672;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t673 = acc_89 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_89 = t673;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t674 = acc_90 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_90 = t674;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t675 = acc_93 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_93 = t675;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t676 = acc_94 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_94 = t676;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t677 = acc_97 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_97 = t677;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t678 = acc_98 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_98 = t678;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t679 = acc_101 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_101 = t679;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t680 = acc_102 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_102 = t680;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t681 = acc_105 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_105 = t681;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t682 = acc_106 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_106 = t682;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t683 = acc_109 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_109 = t683;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t684 = acc_110 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_110 = t684;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t685 = acc_113 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_113 = t685;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t686 = acc_114 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_114 = t686;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t687 = acc_117 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_117 = t687;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t688 = acc_118 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_118 = t688;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t689 = acc_121 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_121 = t689;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t690 = acc_122 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_122 = t690;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t691 = acc_125 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_125 = t691;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t692 = acc_126 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_126 = t692;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t693 = acc_3 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_3 = t693;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t694 = acc_4 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_4 = t694;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t695 = acc_7 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_7 = t695;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t696 = acc_8 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_8 = t696;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t697 = acc_11 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_11 = t697;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t698 = acc_12 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_12 = t698;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t699 = acc_15 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_15 = t699;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t700 = acc_16 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_16 = t700;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t701 = acc_19 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_19 = t701;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t702 = acc_20 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_20 = t702;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t703 = acc_23 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_23 = t703;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t704 = acc_24 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_24 = t704;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t705 = acc_27 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_27 = t705;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t706 = acc_28 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_28 = t706;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t707 = acc_31 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_31 = t707;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t708 = acc_32 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_32 = t708;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t709 = acc_35 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_35 = t709;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t710 = acc_36 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_36 = t710;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t711 = acc_39 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_39 = t711;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t712 = acc_40 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_40 = t712;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t713 = acc_43 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_43 = t713;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t714 = acc_44 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_44 = t714;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t715 = acc_47 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_47 = t715;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t716 = acc_48 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_48 = t716;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t717 = acc_51 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_51 = t717;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t718 = acc_52 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_52 = t718;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t719 = acc_55 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_55 = t719;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t720 = acc_56 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_56 = t720;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t721 = acc_59 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_59 = t721;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t722 = acc_60 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_60 = t722;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t723 = acc_63 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_63 = t723;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t724 = acc_64 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_64 = t724;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t725 = acc_67 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_67 = t725;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t726 = acc_68 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_68 = t726;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t727 = acc_71 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_71 = t727;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t728 = acc_72 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_72 = t728;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t729 = acc_75 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_75 = t729;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t730 = acc_76 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_76 = t730;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t731 = acc_79 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_79 = t731;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t732 = acc_80 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_80 = t732;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t733 = acc_83 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_83 = t733;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t734 = acc_84 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_84 = t734;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t735 = acc_87 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_87 = t735;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t736 = acc_88 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_88 = t736;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t737 = acc_91 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_91 = t737;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t738 = acc_92 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_92 = t738;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t739 = acc_95 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_95 = t739;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t740 = acc_96 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_96 = t740;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t741 = acc_99 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_99 = t741;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t742 = acc_100 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_100 = t742;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t743 = acc_103 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_103 = t743;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t744 = acc_104 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_104 = t744;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t745 = acc_107 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_107 = t745;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t746 = acc_108 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_108 = t746;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t747 = acc_111 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_111 = t747;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t748 = acc_112 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_112 = t748;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t749 = acc_115 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_115 = t749;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t750 = acc_116 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_116 = t750;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t751 = acc_119 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_119 = t751;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t752 = acc_120 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_120 = t752;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t753 = acc_123 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_123 = t753;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t754 = acc_124 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_124 = t754;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t755 = acc_127 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_127 = t755;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t756 = acc_128 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_128 = t756;
            }
#line 498 "fa-kernels/src/forward/stream.rs"
            const u32 t757 = t10 + 72u;
#line 573 "fa-kernels/src/forward/stream.rs"
            const bool t758 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
            if (t758) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t757) : "memory");
            }
#line 499 "fa-kernels/src/forward/stream.rs"
            const u32 t759 = blocks - 1u;
#line 548 "fa-kernels/src/forward/stream.rs"
            const u32 t760 = passed_2 + t759;
            const u32 slot_4 = t760 & 1u;
            const u32 t762 = slot_4 + 4u;
#line 550 "fa-kernels/src/forward/stream.rs"
            const u32 t763 = t762 << 3u;
#line 550 "fa-kernels/src/forward/stream.rs"
            const u32 t764 = t10 + t763;
#line 550 "fa-kernels/src/forward/stream.rs"
            const u32 t765 = t760 >> 1u;
#line 550 "fa-kernels/src/forward/stream.rs"
            const u32 t766 = t765 & 1u;
#line 550 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t764), "r"(t766) : "memory");
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_13 = p;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_14 = p_2;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_15 = p_3;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_16 = p_4;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_17 = p_5;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_18 = p_6;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_19 = p_7;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_20 = p_8;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_21 = p_9;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_22 = p_10;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_23 = p_11;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_24 = p_12;
#line 555 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t767 = slot_4 * 24576u;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u32 t768 = t9 + t767;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u32 t769 = t768 >> 4u;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u32 t770 = t769 & 16383u;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t771 = (u64)t770;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t772 = t771 + 4611686293330460672ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t772) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t773 = t771 + 4611686293330460800ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t773) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t774 = t771 + 4611686293330460928ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t774) : "memory");
#line 562 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 500 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
            const u32 t775 = blocks - 1u;
#line 501 "fa-kernels/src/forward/stream.rs"
            const u32 t776 = passed_2 + t775;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t777 = t776 & 1u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t778 = t777 + 6u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t779 = t778 << 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t780 = t10 + t779;
#line 573 "fa-kernels/src/forward/stream.rs"
            const bool t781 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
            if (t781) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t780) : "memory");
            }
#line 97 "fa-kernels/src/softmax.rs"
            f32 t782;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t782) : "f"(row_sum));
#line 97 "fa-kernels/src/softmax.rs"
            const f32 pair_5 = row_sum + t782;
            f32 t784;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t784) : "f"(pair_5));
#line 98 "fa-kernels/src/softmax.rs"
            const f32 t785 = pair_5 + t784;
#line 98 "fa-kernels/src/softmax.rs"
            row_sum = t785;
#line 97 "fa-kernels/src/softmax.rs"
            f32 t786;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t786) : "f"(row_sum_2));
#line 97 "fa-kernels/src/softmax.rs"
            const f32 pair_6 = row_sum_2 + t786;
            f32 t788;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t788) : "f"(pair_6));
#line 98 "fa-kernels/src/softmax.rs"
            const f32 t789 = pair_6 + t788;
#line 98 "fa-kernels/src/softmax.rs"
            row_sum_2 = t789;
#line 129 "fa-kernels/src/softmax.rs"
            const f32 sum = row_sum;
            const bool t790 = sum == 0.0f;
#line 130 "fa-kernels/src/softmax.rs"
            f32 t791;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t791) : "f"(sum));
#line 130 "fa-kernels/src/softmax.rs"
            const f32 normalizer = t790 ? 0.0f : t791;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t793 = acc * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc = t793;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t794 = acc_2 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_2 = t794;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t795 = acc_5 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_5 = t795;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t796 = acc_6 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_6 = t796;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t797 = acc_9 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_9 = t797;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t798 = acc_10 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_10 = t798;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t799 = acc_13 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_13 = t799;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t800 = acc_14 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_14 = t800;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t801 = acc_17 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_17 = t801;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t802 = acc_18 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_18 = t802;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t803 = acc_21 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_21 = t803;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t804 = acc_22 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_22 = t804;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t805 = acc_25 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_25 = t805;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t806 = acc_26 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_26 = t806;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t807 = acc_29 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_29 = t807;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t808 = acc_30 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_30 = t808;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t809 = acc_33 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_33 = t809;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t810 = acc_34 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_34 = t810;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t811 = acc_37 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_37 = t811;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t812 = acc_38 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_38 = t812;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t813 = acc_41 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_41 = t813;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t814 = acc_42 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_42 = t814;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t815 = acc_45 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_45 = t815;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t816 = acc_46 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_46 = t816;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t817 = acc_49 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_49 = t817;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t818 = acc_50 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_50 = t818;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t819 = acc_53 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_53 = t819;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t820 = acc_54 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_54 = t820;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t821 = acc_57 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_57 = t821;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t822 = acc_58 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_58 = t822;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t823 = acc_61 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_61 = t823;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t824 = acc_62 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_62 = t824;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t825 = acc_65 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_65 = t825;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t826 = acc_66 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_66 = t826;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t827 = acc_69 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_69 = t827;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t828 = acc_70 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_70 = t828;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t829 = acc_73 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_73 = t829;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t830 = acc_74 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_74 = t830;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t831 = acc_77 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_77 = t831;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t832 = acc_78 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_78 = t832;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t833 = acc_81 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_81 = t833;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t834 = acc_82 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_82 = t834;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t835 = acc_85 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_85 = t835;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t836 = acc_86 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_86 = t836;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t837 = acc_89 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_89 = t837;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t838 = acc_90 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_90 = t838;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t839 = acc_93 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_93 = t839;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t840 = acc_94 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_94 = t840;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t841 = acc_97 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_97 = t841;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t842 = acc_98 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_98 = t842;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t843 = acc_101 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_101 = t843;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t844 = acc_102 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_102 = t844;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t845 = acc_105 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_105 = t845;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t846 = acc_106 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_106 = t846;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t847 = acc_109 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_109 = t847;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t848 = acc_110 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_110 = t848;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t849 = acc_113 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_113 = t849;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t850 = acc_114 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_114 = t850;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t851 = acc_117 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_117 = t851;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t852 = acc_118 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_118 = t852;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t853 = acc_121 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_121 = t853;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t854 = acc_122 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_122 = t854;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t855 = acc_125 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_125 = t855;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t856 = acc_126 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_126 = t856;
#line 129 "fa-kernels/src/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t857 = sum_2 == 0.0f;
#line 130 "fa-kernels/src/softmax.rs"
            f32 t858;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t858) : "f"(sum_2));
#line 130 "fa-kernels/src/softmax.rs"
            const f32 normalizer_2 = t857 ? 0.0f : t858;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t860 = acc_3 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_3 = t860;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t861 = acc_4 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_4 = t861;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t862 = acc_7 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_7 = t862;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t863 = acc_8 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_8 = t863;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t864 = acc_11 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_11 = t864;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t865 = acc_12 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_12 = t865;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t866 = acc_15 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_15 = t866;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t867 = acc_16 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_16 = t867;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t868 = acc_19 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_19 = t868;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t869 = acc_20 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_20 = t869;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t870 = acc_23 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_23 = t870;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t871 = acc_24 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_24 = t871;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t872 = acc_27 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_27 = t872;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t873 = acc_28 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_28 = t873;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t874 = acc_31 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_31 = t874;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t875 = acc_32 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_32 = t875;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t876 = acc_35 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_35 = t876;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t877 = acc_36 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_36 = t877;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t878 = acc_39 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_39 = t878;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t879 = acc_40 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_40 = t879;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t880 = acc_43 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_43 = t880;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t881 = acc_44 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_44 = t881;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t882 = acc_47 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_47 = t882;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t883 = acc_48 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_48 = t883;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t884 = acc_51 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_51 = t884;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t885 = acc_52 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_52 = t885;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t886 = acc_55 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_55 = t886;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t887 = acc_56 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_56 = t887;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t888 = acc_59 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_59 = t888;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t889 = acc_60 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_60 = t889;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t890 = acc_63 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_63 = t890;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t891 = acc_64 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_64 = t891;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t892 = acc_67 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_67 = t892;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t893 = acc_68 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_68 = t893;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t894 = acc_71 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_71 = t894;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t895 = acc_72 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_72 = t895;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t896 = acc_75 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_75 = t896;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t897 = acc_76 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_76 = t897;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t898 = acc_79 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_79 = t898;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t899 = acc_80 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_80 = t899;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t900 = acc_83 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_83 = t900;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t901 = acc_84 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_84 = t901;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t902 = acc_87 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_87 = t902;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t903 = acc_88 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_88 = t903;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t904 = acc_91 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_91 = t904;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t905 = acc_92 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_92 = t905;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t906 = acc_95 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_95 = t906;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t907 = acc_96 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_96 = t907;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t908 = acc_99 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_99 = t908;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t909 = acc_100 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_100 = t909;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t910 = acc_103 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_103 = t910;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t911 = acc_104 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_104 = t911;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t912 = acc_107 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_107 = t912;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t913 = acc_108 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_108 = t913;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t914 = acc_111 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_111 = t914;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t915 = acc_112 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_112 = t915;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t916 = acc_115 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_115 = t916;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t917 = acc_116 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_116 = t917;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t918 = acc_119 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_119 = t918;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t919 = acc_120 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_120 = t919;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t920 = acc_123 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_123 = t920;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t921 = acc_124 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_124 = t921;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t922 = acc_127 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_127 = t922;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t923 = acc_128 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_128 = t923;
#line 605 "fa-kernels/src/forward/stream.rs"
            const bool t924 = lane == 0u;
#line 605 "fa-kernels/src/forward/stream.rs"
            if (t924) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t925 = t90 + 8192u;
#line 609 "fa-kernels/src/forward/stream.rs"
            const u32 t926 = t90 + 16384u;
#line 609 "fa-kernels/src/forward/stream.rs"
            const u32 t927 = t90 + 24576u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t928 = lane >> 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t929 = t93 + t928;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t930 = t929 & 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t931 = 0u ^ t930;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t932 = t929 << 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t933 = t931 << 4u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t934 = t932 + t933;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t935 = lane & 3u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t936 = t935 << 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t937 = t934 + t936;
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t938;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t938) : "f"(acc), "f"(acc_2));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t939 = t90 + t937;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t939), "r"(t938) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t940;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t940) : "f"(acc_5), "f"(acc_6));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t941 = t937 ^ 16u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t942 = t90 + t941;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t942), "r"(t940) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t943;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t943) : "f"(acc_9), "f"(acc_10));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t944 = t937 ^ 32u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t945 = t90 + t944;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t945), "r"(t943) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t946;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t946) : "f"(acc_13), "f"(acc_14));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t947 = t937 ^ 48u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t948 = t90 + t947;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t948), "r"(t946) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t949;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t949) : "f"(acc_17), "f"(acc_18));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t950 = t937 ^ 64u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t951 = t90 + t950;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t951), "r"(t949) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t952;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t952) : "f"(acc_21), "f"(acc_22));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t953 = t937 ^ 80u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t954 = t90 + t953;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t954), "r"(t952) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t955;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t955) : "f"(acc_25), "f"(acc_26));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t956 = t937 ^ 96u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t957 = t90 + t956;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t957), "r"(t955) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t958;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t958) : "f"(acc_29), "f"(acc_30));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t959 = t937 ^ 112u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t960 = t90 + t959;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t960), "r"(t958) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t961 = t929 & 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t962 = 0u ^ t961;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t963 = t929 << 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t964 = t962 << 4u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t965 = t963 + t964;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t966 = lane & 3u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t967 = t966 << 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t968 = t965 + t967;
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t969;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t969) : "f"(acc_33), "f"(acc_34));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t970 = t925 + t968;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t970), "r"(t969) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t971;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t971) : "f"(acc_37), "f"(acc_38));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t972 = t968 ^ 16u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t973 = t925 + t972;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t973), "r"(t971) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t974;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t974) : "f"(acc_41), "f"(acc_42));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t975 = t968 ^ 32u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t976 = t925 + t975;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t976), "r"(t974) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t977;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t977) : "f"(acc_45), "f"(acc_46));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t978 = t968 ^ 48u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t979 = t925 + t978;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t979), "r"(t977) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t980;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t980) : "f"(acc_49), "f"(acc_50));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t981 = t968 ^ 64u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t982 = t925 + t981;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t982), "r"(t980) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t983;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t983) : "f"(acc_53), "f"(acc_54));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t984 = t968 ^ 80u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t985 = t925 + t984;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t985), "r"(t983) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t986;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t986) : "f"(acc_57), "f"(acc_58));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t987 = t968 ^ 96u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t988 = t925 + t987;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t988), "r"(t986) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t989;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t989) : "f"(acc_61), "f"(acc_62));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t990 = t968 ^ 112u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t991 = t925 + t990;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t991), "r"(t989) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t992 = t929 & 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t993 = 0u ^ t992;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t994 = t929 << 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t995 = t993 << 4u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t996 = t994 + t995;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t997 = lane & 3u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t998 = t997 << 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t999 = t996 + t998;
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1000;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1000) : "f"(acc_65), "f"(acc_66));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1001 = t926 + t999;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1001), "r"(t1000) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1002;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1002) : "f"(acc_69), "f"(acc_70));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1003 = t999 ^ 16u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1004 = t926 + t1003;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1004), "r"(t1002) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1005;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1005) : "f"(acc_73), "f"(acc_74));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1006 = t999 ^ 32u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1007 = t926 + t1006;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1007), "r"(t1005) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1008;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1008) : "f"(acc_77), "f"(acc_78));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1009 = t999 ^ 48u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1010 = t926 + t1009;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1010), "r"(t1008) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1011;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1011) : "f"(acc_81), "f"(acc_82));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1012 = t999 ^ 64u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1013 = t926 + t1012;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1013), "r"(t1011) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1014;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1014) : "f"(acc_85), "f"(acc_86));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1015 = t999 ^ 80u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1016 = t926 + t1015;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1016), "r"(t1014) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1017;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1017) : "f"(acc_89), "f"(acc_90));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1018 = t999 ^ 96u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1019 = t926 + t1018;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1019), "r"(t1017) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1020;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1020) : "f"(acc_93), "f"(acc_94));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1021 = t999 ^ 112u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1022 = t926 + t1021;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1022), "r"(t1020) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1023 = t929 & 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1024 = 0u ^ t1023;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1025 = t929 << 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1026 = t1024 << 4u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1027 = t1025 + t1026;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1028 = lane & 3u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1029 = t1028 << 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1030 = t1027 + t1029;
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1031;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1031) : "f"(acc_97), "f"(acc_98));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1032 = t927 + t1030;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1032), "r"(t1031) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1033;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1033) : "f"(acc_101), "f"(acc_102));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1034 = t1030 ^ 16u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1035 = t927 + t1034;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1035), "r"(t1033) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1036;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1036) : "f"(acc_105), "f"(acc_106));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1037 = t1030 ^ 32u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1038 = t927 + t1037;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1038), "r"(t1036) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1039;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1039) : "f"(acc_109), "f"(acc_110));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1040 = t1030 ^ 48u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1041 = t927 + t1040;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1041), "r"(t1039) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1042;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1042) : "f"(acc_113), "f"(acc_114));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1043 = t1030 ^ 64u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1044 = t927 + t1043;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1044), "r"(t1042) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1045;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1045) : "f"(acc_117), "f"(acc_118));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1046 = t1030 ^ 80u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1047 = t927 + t1046;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1047), "r"(t1045) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1048;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1048) : "f"(acc_121), "f"(acc_122));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1049 = t1030 ^ 96u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1050 = t927 + t1049;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1050), "r"(t1048) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1051;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1051) : "f"(acc_125), "f"(acc_126));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1052 = t1030 ^ 112u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1053 = t927 + t1052;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1053), "r"(t1051) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1054 = lane >> 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1055 = t93 + t1054;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1056 = t1055 + 8u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1057 = t1056 & 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1058 = 0u ^ t1057;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1059 = t1056 << 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1060 = t1058 << 4u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1061 = t1059 + t1060;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1062 = lane & 3u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1063 = t1062 << 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1064 = t1061 + t1063;
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1065;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1065) : "f"(acc_3), "f"(acc_4));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1066 = t90 + t1064;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1066), "r"(t1065) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1067;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1067) : "f"(acc_7), "f"(acc_8));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1068 = t1064 ^ 16u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1069 = t90 + t1068;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1069), "r"(t1067) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1070;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1070) : "f"(acc_11), "f"(acc_12));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1071 = t1064 ^ 32u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1072 = t90 + t1071;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1072), "r"(t1070) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1073;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1073) : "f"(acc_15), "f"(acc_16));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1074 = t1064 ^ 48u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1075 = t90 + t1074;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1075), "r"(t1073) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1076;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1076) : "f"(acc_19), "f"(acc_20));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1077 = t1064 ^ 64u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1078 = t90 + t1077;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1078), "r"(t1076) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1079;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1079) : "f"(acc_23), "f"(acc_24));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1080 = t1064 ^ 80u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1081 = t90 + t1080;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1081), "r"(t1079) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1082;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1082) : "f"(acc_27), "f"(acc_28));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1083 = t1064 ^ 96u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1084 = t90 + t1083;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1084), "r"(t1082) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1085;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1085) : "f"(acc_31), "f"(acc_32));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1086 = t1064 ^ 112u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1087 = t90 + t1086;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1087), "r"(t1085) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1088 = t1056 & 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1089 = 0u ^ t1088;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1090 = t1056 << 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1091 = t1089 << 4u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1092 = t1090 + t1091;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1093 = lane & 3u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1094 = t1093 << 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1095 = t1092 + t1094;
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1096;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1096) : "f"(acc_35), "f"(acc_36));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1097 = t925 + t1095;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1097), "r"(t1096) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1098;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1098) : "f"(acc_39), "f"(acc_40));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1099 = t1095 ^ 16u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1100 = t925 + t1099;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1100), "r"(t1098) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1101;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1101) : "f"(acc_43), "f"(acc_44));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1102 = t1095 ^ 32u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1103 = t925 + t1102;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1103), "r"(t1101) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1104;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1104) : "f"(acc_47), "f"(acc_48));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1105 = t1095 ^ 48u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1106 = t925 + t1105;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1106), "r"(t1104) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1107;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1107) : "f"(acc_51), "f"(acc_52));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1108 = t1095 ^ 64u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1109 = t925 + t1108;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1109), "r"(t1107) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1110;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(acc_55), "f"(acc_56));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1111 = t1095 ^ 80u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1112 = t925 + t1111;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1112), "r"(t1110) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1113;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1113) : "f"(acc_59), "f"(acc_60));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1114 = t1095 ^ 96u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1115 = t925 + t1114;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1115), "r"(t1113) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1116;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1116) : "f"(acc_63), "f"(acc_64));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1117 = t1095 ^ 112u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1118 = t925 + t1117;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1118), "r"(t1116) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1119 = t1056 & 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1120 = 0u ^ t1119;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1121 = t1056 << 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1122 = t1120 << 4u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1123 = t1121 + t1122;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1124 = lane & 3u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1125 = t1124 << 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1126 = t1123 + t1125;
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1127;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1127) : "f"(acc_67), "f"(acc_68));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1128 = t926 + t1126;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1128), "r"(t1127) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1129;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1129) : "f"(acc_71), "f"(acc_72));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1130 = t1126 ^ 16u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1131 = t926 + t1130;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1131), "r"(t1129) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1132;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1132) : "f"(acc_75), "f"(acc_76));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1133 = t1126 ^ 32u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1134 = t926 + t1133;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1134), "r"(t1132) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1135;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1135) : "f"(acc_79), "f"(acc_80));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1136 = t1126 ^ 48u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1137 = t926 + t1136;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1137), "r"(t1135) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1138;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1138) : "f"(acc_83), "f"(acc_84));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1139 = t1126 ^ 64u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1140 = t926 + t1139;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1140), "r"(t1138) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1141;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1141) : "f"(acc_87), "f"(acc_88));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1142 = t1126 ^ 80u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1143 = t926 + t1142;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1143), "r"(t1141) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1144;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1144) : "f"(acc_91), "f"(acc_92));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1145 = t1126 ^ 96u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1146 = t926 + t1145;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1146), "r"(t1144) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1147;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1147) : "f"(acc_95), "f"(acc_96));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1148 = t1126 ^ 112u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1149 = t926 + t1148;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1149), "r"(t1147) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1150 = t1056 & 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1151 = 0u ^ t1150;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1152 = t1056 << 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1153 = t1151 << 4u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1154 = t1152 + t1153;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1155 = lane & 3u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1156 = t1155 << 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1157 = t1154 + t1156;
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1158;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1158) : "f"(acc_99), "f"(acc_100));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1159 = t927 + t1157;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1159), "r"(t1158) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1160;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1160) : "f"(acc_103), "f"(acc_104));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1161 = t1157 ^ 16u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1162 = t927 + t1161;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1162), "r"(t1160) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1163;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1163) : "f"(acc_107), "f"(acc_108));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1164 = t1157 ^ 32u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1165 = t927 + t1164;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1165), "r"(t1163) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1166;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1166) : "f"(acc_111), "f"(acc_112));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1167 = t1157 ^ 48u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1168 = t927 + t1167;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1168), "r"(t1166) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1169;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1169) : "f"(acc_115), "f"(acc_116));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1170 = t1157 ^ 64u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1171 = t927 + t1170;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1171), "r"(t1169) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1172;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1172) : "f"(acc_119), "f"(acc_120));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1173 = t1157 ^ 80u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1174 = t927 + t1173;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1174), "r"(t1172) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1175;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1175) : "f"(acc_123), "f"(acc_124));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1176 = t1157 ^ 96u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1177 = t927 + t1176;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1177), "r"(t1175) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t1178;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1178) : "f"(acc_127), "f"(acc_128));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1179 = t1157 ^ 112u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t1180 = t927 + t1179;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1180), "r"(t1178) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1181 = first_query_2 + rows;
#line 615 "fa-kernels/src/forward/stream.rs"
            const u32 first_row = t1181 + t93;
            const bool t1183 = lane == 0u;
#line 616 "fa-kernels/src/forward/stream.rs"
            if (t1183) {
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t1184 = t93 << 7u;
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t1185 = t90 + t1184;
#line 622 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1185), "l"(o), "r"(0u), "r"(t99), "r"(first_row), "r"(t100) : "memory");
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t1186 = t90 + 8192u;
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t1187 = t93 << 7u;
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t1188 = t1186 + t1187;
#line 622 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1188), "l"(o), "r"(64u), "r"(t99), "r"(first_row), "r"(t100) : "memory");
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t1189 = t90 + 16384u;
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t1190 = t93 << 7u;
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t1191 = t1189 + t1190;
#line 622 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1191), "l"(o), "r"(128u), "r"(t99), "r"(first_row), "r"(t100) : "memory");
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t1192 = t90 + 24576u;
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t1193 = t93 << 7u;
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t1194 = t1192 + t1193;
#line 622 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1194), "l"(o), "r"(192u), "r"(t99), "r"(first_row), "r"(t100) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
            const u32 t1195 = lane & 3u;
#line 625 "fa-kernels/src/forward/stream.rs"
            const bool t1196 = t1195 == 0u;
#line 625 "fa-kernels/src/forward/stream.rs"
            if (t1196) {
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 t1197 = lane >> 2u;
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 row = first_row + t1197;
                const bool t1199 = row < seq_q;
#line 628 "fa-kernels/src/forward/stream.rs"
                if (t1199) {
                    const u64 t1200 = (u64)t100;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1201 = t1200 * lse_stride0;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1202 = t1201 * 4ull;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1203 = lse + t1202;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1204 = (u64)t99;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1205 = t1204 * lse_stride1;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1206 = t1205 * 4ull;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1207 = t1203 + t1206;
                    const u32 t1208 = (u32)lse_stride2;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t1209 = (u64)row * t1208;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t1210 = t1209 * 4ull;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t1211 = t1207 + t1210;
#line 109 "fa-kernels/src/softmax.rs"
                    f32 t1212;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1212) : "f"(row_sum));
#line 109 "fa-kernels/src/softmax.rs"
                    f32 t1213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1213) : "f"(row_max), "f"(scale_log2), "f"(t1212));
#line 109 "fa-kernels/src/softmax.rs"
                    const f32 lse_2 = t1213 * 0.6931472f;
                    const bool t1215 = row_sum == 0.0f;
#line 110 "fa-kernels/src/softmax.rs"
                    const f32 t1216 = t1215 ? __uint_as_float(0xff800000u) : lse_2;
#line 630 "fa-kernels/src/forward/stream.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1211), "f"(t1216) : "memory");
                }
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 t1217 = lane >> 2u;
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 t1218 = first_row + t1217;
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 row_2 = t1218 + 8u;
                const bool t1220 = row_2 < seq_q;
#line 628 "fa-kernels/src/forward/stream.rs"
                if (t1220) {
                    const u64 t1221 = (u64)t100;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1222 = t1221 * lse_stride0;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1223 = t1222 * 4ull;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1224 = lse + t1223;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1225 = (u64)t99;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1226 = t1225 * lse_stride1;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1227 = t1226 * 4ull;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t1228 = t1224 + t1227;
                    const u32 t1229 = (u32)lse_stride2;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t1230 = (u64)row_2 * t1229;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t1231 = t1230 * 4ull;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t1232 = t1228 + t1231;
#line 109 "fa-kernels/src/softmax.rs"
                    f32 t1233;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1233) : "f"(row_sum_2));
#line 109 "fa-kernels/src/softmax.rs"
                    f32 t1234;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1234) : "f"(row_max_2), "f"(scale_log2), "f"(t1233));
#line 109 "fa-kernels/src/softmax.rs"
                    const f32 lse_3 = t1234 * 0.6931472f;
                    const bool t1236 = row_sum_2 == 0.0f;
#line 110 "fa-kernels/src/softmax.rs"
                    const f32 t1237 = t1236 ? __uint_as_float(0xff800000u) : lse_3;
#line 630 "fa-kernels/src/forward/stream.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1232), "f"(t1237) : "memory");
                }
            }
#line 448 "fa-kernels/src/forward/stream.rs"
            const u32 t1238 = passed_2 + blocks;
#line 448 "fa-kernels/src/forward/stream.rs"
            passed_2 = t1238;
            const u32 t1239 = count + 1u;
#line 449 "fa-kernels/src/forward/stream.rs"
            count = t1239;
            const u32 t1240 = gridDim.x;
#line 450 "fa-kernels/src/forward/stream.rs"
            const u32 t1241 = index_2 + t1240;
#line 450 "fa-kernels/src/forward/stream.rs"
            index_2 = t1241;
        }
#line 453 "fa-kernels/src/forward/stream.rs"
        const bool t1243 = lane == 0u;
#line 453 "fa-kernels/src/forward/stream.rs"
        if (t1243) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
