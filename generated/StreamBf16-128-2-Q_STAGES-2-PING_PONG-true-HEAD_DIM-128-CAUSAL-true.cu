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
    const u32 t8 = t7 + 32768u;
#line 154 "fa-kernels/src/forward/stream.rs"
    const u32 t9 = t8 + 65536u;
    const u32 t10 = t9 + 65536u;
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
        const u32 t20 = t10 + 80u;
#line 250 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t20) : "memory");
#line 249 "fa-kernels/src/forward/stream.rs"
        const u32 t21 = t10 + 72u;
#line 249 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 88u;
#line 250 "fa-kernels/src/forward/stream.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t22) : "memory");
#line 252 "fa-kernels/src/forward/stream.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t23 = seq_q + 127u;
#line 255 "fa-kernels/src/forward/stream.rs"
    const u32 tiles = t23 >> 7u;
    const u32 t25 = tiles * heads;
#line 256 "fa-kernels/src/forward/stream.rs"
    const u32 total = t25 * batch;
#line 258 "fa-kernels/src/forward/stream.rs"
    const bool t27 = warpgroup == 0u;
#line 258 "fa-kernels/src/forward/stream.rs"
    if (t27) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
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
#line 202 "fa-kernels/src/forward/stream.rs"
                const u32 t31 = section * tiles;
#line 202 "fa-kernels/src/forward/stream.rs"
                const u32 t32 = index / t31;
#line 202 "fa-kernels/src/forward/stream.rs"
                const u32 first = t32 * section;
                const u32 t34 = heads * batch;
#line 203 "fa-kernels/src/forward/stream.rs"
                const u32 t35 = t34 - first;
#line 203 "fa-kernels/src/forward/stream.rs"
                const u32 heads_2 = t35 < section ? t35 : section;
                const u32 t37 = first * tiles;
#line 204 "fa-kernels/src/forward/stream.rs"
                const u32 rest = index - t37;
                const u32 t39 = rest % heads_2;
#line 205 "fa-kernels/src/forward/stream.rs"
                const u32 t40 = first + t39;
#line 205 "fa-kernels/src/forward/stream.rs"
                const u32 t41 = tiles - 1u;
#line 205 "fa-kernels/src/forward/stream.rs"
                const u32 t42 = rest / heads_2;
#line 205 "fa-kernels/src/forward/stream.rs"
                const u32 t43 = t41 - t42;
#line 209 "fa-kernels/src/forward/stream.rs"
                const u32 first_query = t43 << 7u;
#line 33 "fa-kernels/src/mask.rs"
                const u32 t45 = first_query + 1u;
#line 33 "fa-kernels/src/mask.rs"
                const u32 end = t45 + seq_k;
                const bool t47 = end < seq_q;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t48 = end - seq_q;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t49 = t48 < seq_k ? t48 : seq_k;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t50 = t47 ? 0u : t49;
#line 211 "fa-kernels/src/forward/stream.rs"
                const u32 t51 = first_query + 127u;
#line 33 "fa-kernels/src/mask.rs"
                const u32 t52 = t51 + 1u;
#line 33 "fa-kernels/src/mask.rs"
                const u32 end_2 = t52 + seq_k;
                const bool t54 = end_2 < seq_q;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t55 = end_2 - seq_q;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t56 = t55 < seq_k ? t55 : seq_k;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t57 = t54 ? 0u : t56;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t58 = t40 % heads;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t59 = t40 / heads;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t60 = t57 + 127u;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t61 = t60 >> 7u;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t62 = t61 > 1u ? t61 : 1u;
#line 218 "fa-kernels/src/forward/stream.rs"
                const u32 t63 = t50 >> 7u;
#line 299 "fa-kernels/src/forward/stream.rs"
                const u32 kv_head = t58 / group;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t65 = tile & 1u;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t66 = t65 + 10u;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t67 = t66 << 3u;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t68 = t10 + t67;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t69 = tile >> 1u;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t70 = t69 & 1u;
#line 304 "fa-kernels/src/forward/stream.rs"
                const u32 t71 = t70 ^ 1u;
#line 304 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t68), "r"(t71) : "memory");
                const u32 t72 = tile & 1u;
#line 305 "fa-kernels/src/forward/stream.rs"
                const u32 t73 = t72 + 8u;
#line 305 "fa-kernels/src/forward/stream.rs"
                const u32 t74 = t73 << 3u;
#line 305 "fa-kernels/src/forward/stream.rs"
                const u32 t75 = t10 + t74;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t75) : "memory");
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t76 = tile & 1u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t77 = t76 << 15u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t78 = smem_1 + t77;
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t78), "l"(q), "r"(t75), "r"(0u), "r"(t58), "r"(first_query), "r"(t59) : "memory");
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t79 = t78 + 8192u;
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t79), "l"(q), "r"(t75), "r"(64u), "r"(t58), "r"(first_query), "r"(t59) : "memory");
#line 308 "fa-kernels/src/forward/stream.rs"
                const u32 t80 = first_query + 64u;
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t81 = tile & 1u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t82 = t81 << 15u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t83 = smem_1 + t82;
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t84 = t83 + 16384u;
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t84), "l"(q), "r"(t75), "r"(0u), "r"(t58), "r"(t80), "r"(t59) : "memory");
#line 314 "fa-kernels/src/forward/stream.rs"
                const u32 t85 = t84 + 8192u;
#line 314 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t85), "l"(q), "r"(t75), "r"(64u), "r"(t58), "r"(t80), "r"(t59) : "memory");
#line 319 "fa-kernels/src/forward/stream.rs"
                #pragma unroll 1
                for (u32 i = 0u; i < t62; i += 1u) {
#line 320 "fa-kernels/src/forward/stream.rs"
                    const u32 t86 = passed + i;
#line 324 "fa-kernels/src/forward/stream.rs"
                    const u32 t87 = t86 & 1u;
#line 324 "fa-kernels/src/forward/stream.rs"
                    const u32 t88 = t86 >> 1u;
#line 324 "fa-kernels/src/forward/stream.rs"
                    const u32 t89 = t88 & 1u;
#line 324 "fa-kernels/src/forward/stream.rs"
                    const u32 t90 = t89 ^ 1u;
                    const u32 t91 = t62 - 1u;
#line 325 "fa-kernels/src/forward/stream.rs"
                    const u32 t92 = t91 - i;
#line 325 "fa-kernels/src/forward/stream.rs"
                    const u32 t93 = t92 << 7u;
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t94 = t87 << 3u;
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t95 = t10 + t94;
                    const u32 t96 = t87 + 2u;
#line 335 "fa-kernels/src/forward/stream.rs"
                    const u32 t97 = t96 << 3u;
#line 335 "fa-kernels/src/forward/stream.rs"
                    const u32 t98 = t10 + t97;
#line 335 "fa-kernels/src/forward/stream.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t98), "r"(t90) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t95) : "memory");
                    const u32 t99 = t87 << 15u;
#line 337 "fa-kernels/src/forward/stream.rs"
                    const u32 t100 = t8 + t99;
#line 337 "fa-kernels/src/forward/stream.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t100), "l"(k), "r"(t95), "r"(0u), "r"(kv_head), "r"(t93), "r"(t59) : "memory");
#line 337 "fa-kernels/src/forward/stream.rs"
                    const u32 t101 = t100 + 16384u;
#line 337 "fa-kernels/src/forward/stream.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t101), "l"(k), "r"(t95), "r"(64u), "r"(kv_head), "r"(t93), "r"(t59) : "memory");
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t102 = t87 + 4u;
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t103 = t102 << 3u;
#line 334 "fa-kernels/src/forward/stream.rs"
                    const u32 t104 = t10 + t103;
                    const u32 t105 = t87 + 6u;
#line 335 "fa-kernels/src/forward/stream.rs"
                    const u32 t106 = t105 << 3u;
#line 335 "fa-kernels/src/forward/stream.rs"
                    const u32 t107 = t10 + t106;
#line 335 "fa-kernels/src/forward/stream.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t107), "r"(t90) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t104) : "memory");
                    const u32 t108 = t87 << 15u;
#line 337 "fa-kernels/src/forward/stream.rs"
                    const u32 t109 = t9 + t108;
#line 337 "fa-kernels/src/forward/stream.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t109), "l"(v), "r"(t104), "r"(0u), "r"(kv_head), "r"(t93), "r"(t59) : "memory");
#line 337 "fa-kernels/src/forward/stream.rs"
                    const u32 t110 = t109 + 16384u;
#line 337 "fa-kernels/src/forward/stream.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t110), "l"(v), "r"(t104), "r"(64u), "r"(kv_head), "r"(t93), "r"(t59) : "memory");
                }
#line 340 "fa-kernels/src/forward/stream.rs"
                const u32 t111 = passed + t62;
#line 340 "fa-kernels/src/forward/stream.rs"
                passed = t111;
                const u32 t112 = tile + 1u;
#line 341 "fa-kernels/src/forward/stream.rs"
                tile = t112;
                const u32 t113 = gridDim.x;
#line 342 "fa-kernels/src/forward/stream.rs"
                const u32 t114 = index + t113;
#line 342 "fa-kernels/src/forward/stream.rs"
                index = t114;
            }
        }
    } else {
#line 264 "fa-kernels/src/forward/stream.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 t116 = warpgroup - 1u;
#line 265 "fa-kernels/src/forward/stream.rs"
        const u32 rows = t116 << 6u;
#line 267 "fa-kernels/src/forward/stream.rs"
        const u32 t118 = warpgroup - 1u;
#line 267 "fa-kernels/src/forward/stream.rs"
        const u32 own = t118 << 14u;
        const u32 t120 = smem_1 + own;
#line 268 "fa-kernels/src/forward/stream.rs"
        const u32 t121 = t7 + own;
#line 273 "fa-kernels/src/forward/stream.rs"
        const u32 t122 = warpgroup - 1u;
#line 278 "fa-kernels/src/forward/stream.rs"
        const u32 t123 = warp & 3u;
#line 278 "fa-kernels/src/forward/stream.rs"
        const u32 t124 = t123 << 4u;
#line 424 "fa-kernels/src/forward/stream.rs"
        u32 passed_2 = 0u;
        u32 count = 0u;
        const u32 t125 = blockIdx.x;
#line 426 "fa-kernels/src/forward/stream.rs"
        u32 index_2 = t125;
#line 372 "fa-kernels/src/forward/stream.rs"
        const bool t126 = t122 == 1u;
#line 372 "fa-kernels/src/forward/stream.rs"
        if (t126) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 428 "fa-kernels/src/forward/stream.rs"
        while (true) {
#line 428 "fa-kernels/src/forward/stream.rs"
            const bool t127 = index_2 < total;
            if (!t127) break;
#line 202 "fa-kernels/src/forward/stream.rs"
            const u32 t128 = section * tiles;
#line 202 "fa-kernels/src/forward/stream.rs"
            const u32 t129 = index_2 / t128;
#line 202 "fa-kernels/src/forward/stream.rs"
            const u32 first_2 = t129 * section;
            const u32 t131 = heads * batch;
#line 203 "fa-kernels/src/forward/stream.rs"
            const u32 t132 = t131 - first_2;
#line 203 "fa-kernels/src/forward/stream.rs"
            const u32 heads_3 = t132 < section ? t132 : section;
            const u32 t134 = first_2 * tiles;
#line 204 "fa-kernels/src/forward/stream.rs"
            const u32 rest_2 = index_2 - t134;
            const u32 t136 = rest_2 % heads_3;
#line 205 "fa-kernels/src/forward/stream.rs"
            const u32 t137 = first_2 + t136;
#line 205 "fa-kernels/src/forward/stream.rs"
            const u32 t138 = tiles - 1u;
#line 205 "fa-kernels/src/forward/stream.rs"
            const u32 t139 = rest_2 / heads_3;
#line 205 "fa-kernels/src/forward/stream.rs"
            const u32 t140 = t138 - t139;
#line 209 "fa-kernels/src/forward/stream.rs"
            const u32 first_query_2 = t140 << 7u;
#line 33 "fa-kernels/src/mask.rs"
            const u32 t142 = first_query_2 + 1u;
#line 33 "fa-kernels/src/mask.rs"
            const u32 end_3 = t142 + seq_k;
            const bool t144 = end_3 < seq_q;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t145 = end_3 - seq_q;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t146 = t145 < seq_k ? t145 : seq_k;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t147 = t144 ? 0u : t146;
#line 211 "fa-kernels/src/forward/stream.rs"
            const u32 t148 = first_query_2 + 127u;
#line 33 "fa-kernels/src/mask.rs"
            const u32 t149 = t148 + 1u;
#line 33 "fa-kernels/src/mask.rs"
            const u32 end_4 = t149 + seq_k;
            const bool t151 = end_4 < seq_q;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t152 = end_4 - seq_q;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t153 = t152 < seq_k ? t152 : seq_k;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t154 = t151 ? 0u : t153;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t155 = t137 % heads;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t156 = t137 / heads;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t157 = t154 + 127u;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t158 = t157 >> 7u;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 blocks = t158 > 1u ? t158 : 1u;
#line 218 "fa-kernels/src/forward/stream.rs"
            const u32 t160 = t147 >> 7u;
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
            const u32 t161 = count & 1u;
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t162 = t161 + 8u;
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t163 = t162 << 3u;
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t164 = t10 + t163;
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t165 = count >> 1u;
#line 476 "fa-kernels/src/forward/stream.rs"
            const u32 t166 = t165 & 1u;
#line 476 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t164), "r"(t166) : "memory");
#line 531 "fa-kernels/src/forward/stream.rs"
            const u32 slot = passed_2 & 1u;
            const u32 t168 = slot << 3u;
#line 532 "fa-kernels/src/forward/stream.rs"
            const u32 t169 = t10 + t168;
#line 532 "fa-kernels/src/forward/stream.rs"
            const u32 t170 = passed_2 >> 1u;
#line 532 "fa-kernels/src/forward/stream.rs"
            const u32 t171 = t170 & 1u;
#line 532 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t169), "r"(t171) : "memory");
#line 535 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t172 = count & 1u;
#line 182 "fa-kernels/src/forward/stream.rs"
            const u32 t173 = t172 << 15u;
#line 182 "fa-kernels/src/forward/stream.rs"
            const u32 t174 = t120 + t173;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t175 = slot << 15u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t176 = t8 + t175;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t177 = t174 >> 4u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t178 = t177 & 16383u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t179 = (u64)t178;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t180 = t176 >> 4u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u32 t181 = t180 & 16383u;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t182 = (u64)t181;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t183 = t179 + 4611686293305360384ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t184 = t182 + 4611686293305360384ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t183), "l"(t184) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t185 = t179 + 4611686293305360386ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t186 = t182 + 4611686293305360386ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t185), "l"(t186) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t187 = t179 + 4611686293305360388ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t188 = t182 + 4611686293305360388ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t187), "l"(t188) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t189 = t179 + 4611686293305360390ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t190 = t182 + 4611686293305360390ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t189), "l"(t190) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t191 = t179 + 4611686293305360896ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t192 = t182 + 4611686293305361408ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t191), "l"(t192) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t193 = t179 + 4611686293305360898ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t194 = t182 + 4611686293305361410ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t193), "l"(t194) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t195 = t179 + 4611686293305360900ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t196 = t182 + 4611686293305361412ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t195), "l"(t196) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t197 = t179 + 4611686293305360902ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            const u64 t198 = t182 + 4611686293305361414ull;
#line 537 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t197), "l"(t198) : "memory");
#line 542 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 481 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t199 = passed_2 & 1u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t200 = t199 + 2u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t201 = t200 << 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t202 = t10 + t201;
#line 573 "fa-kernels/src/forward/stream.rs"
            const bool t203 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
            if (t203) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t202) : "memory");
            }
#line 581 "fa-kernels/src/forward/stream.rs"
            const u32 t204 = blocks - 1u;
#line 581 "fa-kernels/src/forward/stream.rs"
            const u32 first_key = t204 << 7u;
            const u32 t206 = first_query_2 + rows;
#line 582 "fa-kernels/src/forward/stream.rs"
            const u32 first_query_3 = t206 + t124;
#line 49 "fa-kernels/src/mask.rs"
            const u32 t208 = lane >> 2u;
#line 49 "fa-kernels/src/mask.rs"
            const u32 query = first_query_3 + t208;
#line 33 "fa-kernels/src/mask.rs"
            const u32 t210 = query + 1u;
#line 33 "fa-kernels/src/mask.rs"
            const u32 end_5 = t210 + seq_k;
            const bool t212 = end_5 < seq_q;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t213 = end_5 - seq_q;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t214 = t213 < seq_k ? t213 : seq_k;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t215 = t212 ? 0u : t214;
#line 65 "fa-kernels/src/mask.rs"
            const u32 t216 = lane & 3u;
#line 65 "fa-kernels/src/mask.rs"
            const u32 t217 = t216 << 1u;
#line 65 "fa-kernels/src/mask.rs"
            const u32 column = first_key + t217;
#line 69 "fa-kernels/src/mask.rs"
            const bool t219 = column < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t220 = t219 ? s : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s = t220;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t221 = column + 1u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t222 = t221 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t223 = t222 ? s_2 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_2 = t223;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t224 = column + 8u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t225 = t224 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t226 = t225 ? s_5 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_5 = t226;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t227 = column + 9u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t228 = t227 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t229 = t228 ? s_6 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_6 = t229;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t230 = column + 16u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t231 = t230 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t232 = t231 ? s_9 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_9 = t232;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t233 = column + 17u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t234 = t233 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t235 = t234 ? s_10 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_10 = t235;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t236 = column + 24u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t237 = t236 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t238 = t237 ? s_13 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_13 = t238;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t239 = column + 25u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t240 = t239 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t241 = t240 ? s_14 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_14 = t241;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t242 = column + 32u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t243 = t242 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t244 = t243 ? s_17 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_17 = t244;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t245 = column + 33u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t246 = t245 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t247 = t246 ? s_18 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_18 = t247;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t248 = column + 40u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t249 = t248 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t250 = t249 ? s_21 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_21 = t250;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t251 = column + 41u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t252 = t251 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t253 = t252 ? s_22 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_22 = t253;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t254 = column + 48u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t255 = t254 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t256 = t255 ? s_25 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_25 = t256;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t257 = column + 49u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t258 = t257 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t259 = t258 ? s_26 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_26 = t259;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t260 = column + 56u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t261 = t260 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t262 = t261 ? s_29 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_29 = t262;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t263 = column + 57u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t264 = t263 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t265 = t264 ? s_30 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_30 = t265;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t266 = column + 64u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t267 = t266 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t268 = t267 ? s_33 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_33 = t268;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t269 = column + 65u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t270 = t269 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t271 = t270 ? s_34 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_34 = t271;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t272 = column + 72u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t273 = t272 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t274 = t273 ? s_37 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_37 = t274;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t275 = column + 73u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t276 = t275 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t277 = t276 ? s_38 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_38 = t277;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t278 = column + 80u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t279 = t278 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t280 = t279 ? s_41 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_41 = t280;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t281 = column + 81u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t282 = t281 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t283 = t282 ? s_42 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_42 = t283;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t284 = column + 88u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t285 = t284 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t286 = t285 ? s_45 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_45 = t286;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t287 = column + 89u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t288 = t287 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t289 = t288 ? s_46 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_46 = t289;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t290 = column + 96u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t291 = t290 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t292 = t291 ? s_49 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_49 = t292;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t293 = column + 97u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t294 = t293 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t295 = t294 ? s_50 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_50 = t295;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t296 = column + 104u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t297 = t296 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t298 = t297 ? s_53 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_53 = t298;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t299 = column + 105u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t300 = t299 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t301 = t300 ? s_54 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_54 = t301;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t302 = column + 112u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t303 = t302 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t304 = t303 ? s_57 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_57 = t304;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t305 = column + 113u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t306 = t305 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t307 = t306 ? s_58 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_58 = t307;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t308 = column + 120u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t309 = t308 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t310 = t309 ? s_61 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_61 = t310;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t311 = column + 121u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t312 = t311 < t215;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t313 = t312 ? s_62 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_62 = t313;
#line 49 "fa-kernels/src/mask.rs"
            const u32 t314 = lane >> 2u;
#line 49 "fa-kernels/src/mask.rs"
            const u32 t315 = first_query_3 + t314;
#line 49 "fa-kernels/src/mask.rs"
            const u32 query_2 = t315 + 8u;
#line 33 "fa-kernels/src/mask.rs"
            const u32 t317 = query_2 + 1u;
#line 33 "fa-kernels/src/mask.rs"
            const u32 end_6 = t317 + seq_k;
            const bool t319 = end_6 < seq_q;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t320 = end_6 - seq_q;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t321 = t320 < seq_k ? t320 : seq_k;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t322 = t319 ? 0u : t321;
#line 65 "fa-kernels/src/mask.rs"
            const u32 t323 = lane & 3u;
#line 65 "fa-kernels/src/mask.rs"
            const u32 t324 = t323 << 1u;
#line 65 "fa-kernels/src/mask.rs"
            const u32 column_2 = first_key + t324;
#line 69 "fa-kernels/src/mask.rs"
            const bool t326 = column_2 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t327 = t326 ? s_3 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_3 = t327;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t328 = column_2 + 1u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t329 = t328 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t330 = t329 ? s_4 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_4 = t330;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t331 = column_2 + 8u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t332 = t331 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t333 = t332 ? s_7 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_7 = t333;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t334 = column_2 + 9u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t335 = t334 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t336 = t335 ? s_8 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_8 = t336;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t337 = column_2 + 16u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t338 = t337 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t339 = t338 ? s_11 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_11 = t339;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t340 = column_2 + 17u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t341 = t340 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t342 = t341 ? s_12 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_12 = t342;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t343 = column_2 + 24u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t344 = t343 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t345 = t344 ? s_15 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_15 = t345;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t346 = column_2 + 25u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t347 = t346 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t348 = t347 ? s_16 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_16 = t348;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t349 = column_2 + 32u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t350 = t349 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t351 = t350 ? s_19 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_19 = t351;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t352 = column_2 + 33u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t353 = t352 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t354 = t353 ? s_20 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_20 = t354;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t355 = column_2 + 40u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t356 = t355 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t357 = t356 ? s_23 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_23 = t357;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t358 = column_2 + 41u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t359 = t358 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t360 = t359 ? s_24 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_24 = t360;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t361 = column_2 + 48u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t362 = t361 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t363 = t362 ? s_27 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_27 = t363;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t364 = column_2 + 49u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t365 = t364 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t366 = t365 ? s_28 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_28 = t366;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t367 = column_2 + 56u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t368 = t367 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t369 = t368 ? s_31 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_31 = t369;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t370 = column_2 + 57u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t371 = t370 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t372 = t371 ? s_32 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_32 = t372;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t373 = column_2 + 64u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t374 = t373 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t375 = t374 ? s_35 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_35 = t375;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t376 = column_2 + 65u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t377 = t376 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t378 = t377 ? s_36 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_36 = t378;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t379 = column_2 + 72u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t380 = t379 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t381 = t380 ? s_39 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_39 = t381;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t382 = column_2 + 73u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t383 = t382 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t384 = t383 ? s_40 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_40 = t384;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t385 = column_2 + 80u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t386 = t385 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t387 = t386 ? s_43 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_43 = t387;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t388 = column_2 + 81u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t389 = t388 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t390 = t389 ? s_44 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_44 = t390;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t391 = column_2 + 88u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t392 = t391 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t393 = t392 ? s_47 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_47 = t393;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t394 = column_2 + 89u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t395 = t394 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t396 = t395 ? s_48 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_48 = t396;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t397 = column_2 + 96u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t398 = t397 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t399 = t398 ? s_51 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_51 = t399;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t400 = column_2 + 97u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t401 = t400 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t402 = t401 ? s_52 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_52 = t402;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t403 = column_2 + 104u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t404 = t403 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t405 = t404 ? s_55 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_55 = t405;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t406 = column_2 + 105u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t407 = t406 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t408 = t407 ? s_56 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_56 = t408;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t409 = column_2 + 112u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t410 = t409 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t411 = t410 ? s_59 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_59 = t411;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t412 = column_2 + 113u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t413 = t412 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t414 = t413 ? s_60 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_60 = t414;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t415 = column_2 + 120u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t416 = t415 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t417 = t416 ? s_63 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_63 = t417;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t418 = column_2 + 121u;
#line 69 "fa-kernels/src/mask.rs"
            const bool t419 = t418 < t322;
#line 69 "fa-kernels/src/mask.rs"
            const f32 t420 = t419 ? s_64 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
            s_64 = t420;
#line 71 "fa-kernels/src/softmax.rs"
            const f32 old = row_max;
#line 75 "fa-kernels/src/softmax.rs"
            f32 t422;
            asm("max.f32 %0, %1, %2;" : "=f"(t422) : "f"(old), "f"(s));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t423;
            asm("max.f32 %0, %1, %2;" : "=f"(t423) : "f"(t422), "f"(s_9));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t424;
            asm("max.f32 %0, %1, %2;" : "=f"(t424) : "f"(s_2), "f"(s_10));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t425;
            asm("max.f32 %0, %1, %2;" : "=f"(t425) : "f"(s_5), "f"(s_13));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t426;
            asm("max.f32 %0, %1, %2;" : "=f"(t426) : "f"(s_6), "f"(s_14));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t427;
            asm("max.f32 %0, %1, %2;" : "=f"(t427) : "f"(t423), "f"(s_17));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t428;
            asm("max.f32 %0, %1, %2;" : "=f"(t428) : "f"(t424), "f"(s_18));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t429;
            asm("max.f32 %0, %1, %2;" : "=f"(t429) : "f"(t425), "f"(s_21));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t430;
            asm("max.f32 %0, %1, %2;" : "=f"(t430) : "f"(t426), "f"(s_22));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t431;
            asm("max.f32 %0, %1, %2;" : "=f"(t431) : "f"(t427), "f"(s_25));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t432;
            asm("max.f32 %0, %1, %2;" : "=f"(t432) : "f"(t428), "f"(s_26));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t433;
            asm("max.f32 %0, %1, %2;" : "=f"(t433) : "f"(t429), "f"(s_29));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t434;
            asm("max.f32 %0, %1, %2;" : "=f"(t434) : "f"(t430), "f"(s_30));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t435;
            asm("max.f32 %0, %1, %2;" : "=f"(t435) : "f"(t431), "f"(s_33));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t436;
            asm("max.f32 %0, %1, %2;" : "=f"(t436) : "f"(t432), "f"(s_34));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t437;
            asm("max.f32 %0, %1, %2;" : "=f"(t437) : "f"(t433), "f"(s_37));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t438;
            asm("max.f32 %0, %1, %2;" : "=f"(t438) : "f"(t434), "f"(s_38));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t439;
            asm("max.f32 %0, %1, %2;" : "=f"(t439) : "f"(t435), "f"(s_41));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t440;
            asm("max.f32 %0, %1, %2;" : "=f"(t440) : "f"(t436), "f"(s_42));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t441;
            asm("max.f32 %0, %1, %2;" : "=f"(t441) : "f"(t437), "f"(s_45));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t442;
            asm("max.f32 %0, %1, %2;" : "=f"(t442) : "f"(t438), "f"(s_46));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t443;
            asm("max.f32 %0, %1, %2;" : "=f"(t443) : "f"(t439), "f"(s_49));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t444;
            asm("max.f32 %0, %1, %2;" : "=f"(t444) : "f"(t440), "f"(s_50));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t445;
            asm("max.f32 %0, %1, %2;" : "=f"(t445) : "f"(t441), "f"(s_53));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t446;
            asm("max.f32 %0, %1, %2;" : "=f"(t446) : "f"(t442), "f"(s_54));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t447;
            asm("max.f32 %0, %1, %2;" : "=f"(t447) : "f"(t443), "f"(s_57));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t448;
            asm("max.f32 %0, %1, %2;" : "=f"(t448) : "f"(t444), "f"(s_58));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t449;
            asm("max.f32 %0, %1, %2;" : "=f"(t449) : "f"(t445), "f"(s_61));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t450;
            asm("max.f32 %0, %1, %2;" : "=f"(t450) : "f"(t446), "f"(s_62));
            f32 t451;
            asm("max.f32 %0, %1, %2;" : "=f"(t451) : "f"(t447), "f"(t448));
#line 77 "fa-kernels/src/softmax.rs"
            f32 t452;
            asm("max.f32 %0, %1, %2;" : "=f"(t452) : "f"(t449), "f"(t450));
#line 77 "fa-kernels/src/softmax.rs"
            f32 t453;
            asm("max.f32 %0, %1, %2;" : "=f"(t453) : "f"(t451), "f"(t452));
#line 203 "fa-kernels/src/softmax.rs"
            f32 t454;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t454) : "f"(t453));
#line 203 "fa-kernels/src/softmax.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t453), "f"(t454));
#line 204 "fa-kernels/src/softmax.rs"
            f32 t456;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t456) : "f"(pair));
#line 204 "fa-kernels/src/softmax.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t456));
#line 80 "fa-kernels/src/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t459 = new_1 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
            const f32 reference = none ? 0.0f : t459;
            const f32 t461 = -reference;
#line 82 "fa-kernels/src/softmax.rs"
            f32 t462;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t462) : "f"(old), "f"(scale_log2), "f"(t461));
#line 82 "fa-kernels/src/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t462));
#line 83 "fa-kernels/src/softmax.rs"
            row_max = new_1;
            const f32 t464 = row_sum * rescale;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t465 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t466;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t466) : "f"(s), "f"(scale_log2), "f"(t465));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t467;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t467) : "f"(t466));
#line 86 "fa-kernels/src/softmax.rs"
            s = t467;
            const f32 t468 = t464 + s;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t469 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t470;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t470) : "f"(s_2), "f"(scale_log2), "f"(t469));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t471;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t471) : "f"(t470));
#line 86 "fa-kernels/src/softmax.rs"
            s_2 = t471;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t472 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t473;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t473) : "f"(s_5), "f"(scale_log2), "f"(t472));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t474;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t474) : "f"(t473));
#line 86 "fa-kernels/src/softmax.rs"
            s_5 = t474;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t475 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t476;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t476) : "f"(s_6), "f"(scale_log2), "f"(t475));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t477;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t477) : "f"(t476));
#line 86 "fa-kernels/src/softmax.rs"
            s_6 = t477;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t478 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t479;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t479) : "f"(s_9), "f"(scale_log2), "f"(t478));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t480;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t480) : "f"(t479));
#line 86 "fa-kernels/src/softmax.rs"
            s_9 = t480;
            const f32 t481 = t468 + s_9;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t482 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t483;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t483) : "f"(s_10), "f"(scale_log2), "f"(t482));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t484;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t484) : "f"(t483));
#line 86 "fa-kernels/src/softmax.rs"
            s_10 = t484;
            const f32 t485 = s_2 + s_10;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t486 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t487;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t487) : "f"(s_13), "f"(scale_log2), "f"(t486));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t488;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t488) : "f"(t487));
#line 86 "fa-kernels/src/softmax.rs"
            s_13 = t488;
            const f32 t489 = s_5 + s_13;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t490 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t491;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t491) : "f"(s_14), "f"(scale_log2), "f"(t490));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t492;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(t491));
#line 86 "fa-kernels/src/softmax.rs"
            s_14 = t492;
            const f32 t493 = s_6 + s_14;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t494 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t495;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t495) : "f"(s_17), "f"(scale_log2), "f"(t494));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t496;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t496) : "f"(t495));
#line 86 "fa-kernels/src/softmax.rs"
            s_17 = t496;
            const f32 t497 = t481 + s_17;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t498 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t499;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t499) : "f"(s_18), "f"(scale_log2), "f"(t498));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t500;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t500) : "f"(t499));
#line 86 "fa-kernels/src/softmax.rs"
            s_18 = t500;
            const f32 t501 = t485 + s_18;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t502 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t503;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t503) : "f"(s_21), "f"(scale_log2), "f"(t502));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t504;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t504) : "f"(t503));
#line 86 "fa-kernels/src/softmax.rs"
            s_21 = t504;
            const f32 t505 = t489 + s_21;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t506 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t507;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t507) : "f"(s_22), "f"(scale_log2), "f"(t506));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t508;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t508) : "f"(t507));
#line 86 "fa-kernels/src/softmax.rs"
            s_22 = t508;
            const f32 t509 = t493 + s_22;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t510 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t511;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t511) : "f"(s_25), "f"(scale_log2), "f"(t510));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t512;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t512) : "f"(t511));
#line 86 "fa-kernels/src/softmax.rs"
            s_25 = t512;
            const f32 t513 = t497 + s_25;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t514 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t515;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t515) : "f"(s_26), "f"(scale_log2), "f"(t514));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t516;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t516) : "f"(t515));
#line 86 "fa-kernels/src/softmax.rs"
            s_26 = t516;
            const f32 t517 = t501 + s_26;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t518 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t519;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t519) : "f"(s_29), "f"(scale_log2), "f"(t518));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t520;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t520) : "f"(t519));
#line 86 "fa-kernels/src/softmax.rs"
            s_29 = t520;
            const f32 t521 = t505 + s_29;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t522 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t523;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t523) : "f"(s_30), "f"(scale_log2), "f"(t522));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t524;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t524) : "f"(t523));
#line 86 "fa-kernels/src/softmax.rs"
            s_30 = t524;
            const f32 t525 = t509 + s_30;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t526 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t527;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t527) : "f"(s_33), "f"(scale_log2), "f"(t526));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t528;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t528) : "f"(t527));
#line 86 "fa-kernels/src/softmax.rs"
            s_33 = t528;
            const f32 t529 = t513 + s_33;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t530 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t531;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t531) : "f"(s_34), "f"(scale_log2), "f"(t530));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t532;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t532) : "f"(t531));
#line 86 "fa-kernels/src/softmax.rs"
            s_34 = t532;
            const f32 t533 = t517 + s_34;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t534 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t535;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t535) : "f"(s_37), "f"(scale_log2), "f"(t534));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t536;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t536) : "f"(t535));
#line 86 "fa-kernels/src/softmax.rs"
            s_37 = t536;
            const f32 t537 = t521 + s_37;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t538 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t539;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t539) : "f"(s_38), "f"(scale_log2), "f"(t538));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t540;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t540) : "f"(t539));
#line 86 "fa-kernels/src/softmax.rs"
            s_38 = t540;
            const f32 t541 = t525 + s_38;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t542 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t543;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t543) : "f"(s_41), "f"(scale_log2), "f"(t542));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t544;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t544) : "f"(t543));
#line 86 "fa-kernels/src/softmax.rs"
            s_41 = t544;
            const f32 t545 = t529 + s_41;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t546 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t547;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t547) : "f"(s_42), "f"(scale_log2), "f"(t546));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t548;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t548) : "f"(t547));
#line 86 "fa-kernels/src/softmax.rs"
            s_42 = t548;
            const f32 t549 = t533 + s_42;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t550 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t551;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t551) : "f"(s_45), "f"(scale_log2), "f"(t550));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t552;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t552) : "f"(t551));
#line 86 "fa-kernels/src/softmax.rs"
            s_45 = t552;
            const f32 t553 = t537 + s_45;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t554 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t555;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t555) : "f"(s_46), "f"(scale_log2), "f"(t554));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t556;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t556) : "f"(t555));
#line 86 "fa-kernels/src/softmax.rs"
            s_46 = t556;
            const f32 t557 = t541 + s_46;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t558 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t559;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t559) : "f"(s_49), "f"(scale_log2), "f"(t558));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t560;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t560) : "f"(t559));
#line 86 "fa-kernels/src/softmax.rs"
            s_49 = t560;
            const f32 t561 = t545 + s_49;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t562 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t563;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t563) : "f"(s_50), "f"(scale_log2), "f"(t562));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t564;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t564) : "f"(t563));
#line 86 "fa-kernels/src/softmax.rs"
            s_50 = t564;
            const f32 t565 = t549 + s_50;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t566 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t567;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(s_53), "f"(scale_log2), "f"(t566));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t568;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t568) : "f"(t567));
#line 86 "fa-kernels/src/softmax.rs"
            s_53 = t568;
            const f32 t569 = t553 + s_53;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t570 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t571;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t571) : "f"(s_54), "f"(scale_log2), "f"(t570));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t572;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t572) : "f"(t571));
#line 86 "fa-kernels/src/softmax.rs"
            s_54 = t572;
            const f32 t573 = t557 + s_54;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t574 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t575;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t575) : "f"(s_57), "f"(scale_log2), "f"(t574));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t576;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t576) : "f"(t575));
#line 86 "fa-kernels/src/softmax.rs"
            s_57 = t576;
            const f32 t577 = t561 + s_57;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t578 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t579;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t579) : "f"(s_58), "f"(scale_log2), "f"(t578));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t580;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t580) : "f"(t579));
#line 86 "fa-kernels/src/softmax.rs"
            s_58 = t580;
            const f32 t581 = t565 + s_58;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t582 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t583;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t583) : "f"(s_61), "f"(scale_log2), "f"(t582));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t584;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t584) : "f"(t583));
#line 86 "fa-kernels/src/softmax.rs"
            s_61 = t584;
            const f32 t585 = t569 + s_61;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t586 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t587;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t587) : "f"(s_62), "f"(scale_log2), "f"(t586));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t588;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t588) : "f"(t587));
#line 86 "fa-kernels/src/softmax.rs"
            s_62 = t588;
            const f32 t589 = t573 + s_62;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t590 = t577 + t581;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t591 = t585 + t589;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t592 = t590 + t591;
#line 89 "fa-kernels/src/softmax.rs"
            row_sum = t592;
#line 71 "fa-kernels/src/softmax.rs"
            const f32 old_2 = row_max_2;
#line 75 "fa-kernels/src/softmax.rs"
            f32 t594;
            asm("max.f32 %0, %1, %2;" : "=f"(t594) : "f"(old_2), "f"(s_3));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t595;
            asm("max.f32 %0, %1, %2;" : "=f"(t595) : "f"(t594), "f"(s_11));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t596;
            asm("max.f32 %0, %1, %2;" : "=f"(t596) : "f"(s_4), "f"(s_12));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t597;
            asm("max.f32 %0, %1, %2;" : "=f"(t597) : "f"(s_7), "f"(s_15));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t598;
            asm("max.f32 %0, %1, %2;" : "=f"(t598) : "f"(s_8), "f"(s_16));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t599;
            asm("max.f32 %0, %1, %2;" : "=f"(t599) : "f"(t595), "f"(s_19));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t600;
            asm("max.f32 %0, %1, %2;" : "=f"(t600) : "f"(t596), "f"(s_20));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t601;
            asm("max.f32 %0, %1, %2;" : "=f"(t601) : "f"(t597), "f"(s_23));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t602;
            asm("max.f32 %0, %1, %2;" : "=f"(t602) : "f"(t598), "f"(s_24));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t603;
            asm("max.f32 %0, %1, %2;" : "=f"(t603) : "f"(t599), "f"(s_27));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t604;
            asm("max.f32 %0, %1, %2;" : "=f"(t604) : "f"(t600), "f"(s_28));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t605;
            asm("max.f32 %0, %1, %2;" : "=f"(t605) : "f"(t601), "f"(s_31));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t606;
            asm("max.f32 %0, %1, %2;" : "=f"(t606) : "f"(t602), "f"(s_32));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t607;
            asm("max.f32 %0, %1, %2;" : "=f"(t607) : "f"(t603), "f"(s_35));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t608;
            asm("max.f32 %0, %1, %2;" : "=f"(t608) : "f"(t604), "f"(s_36));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t609;
            asm("max.f32 %0, %1, %2;" : "=f"(t609) : "f"(t605), "f"(s_39));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t610;
            asm("max.f32 %0, %1, %2;" : "=f"(t610) : "f"(t606), "f"(s_40));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t611;
            asm("max.f32 %0, %1, %2;" : "=f"(t611) : "f"(t607), "f"(s_43));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t612;
            asm("max.f32 %0, %1, %2;" : "=f"(t612) : "f"(t608), "f"(s_44));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t613;
            asm("max.f32 %0, %1, %2;" : "=f"(t613) : "f"(t609), "f"(s_47));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t614;
            asm("max.f32 %0, %1, %2;" : "=f"(t614) : "f"(t610), "f"(s_48));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t615;
            asm("max.f32 %0, %1, %2;" : "=f"(t615) : "f"(t611), "f"(s_51));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t616;
            asm("max.f32 %0, %1, %2;" : "=f"(t616) : "f"(t612), "f"(s_52));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t617;
            asm("max.f32 %0, %1, %2;" : "=f"(t617) : "f"(t613), "f"(s_55));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t618;
            asm("max.f32 %0, %1, %2;" : "=f"(t618) : "f"(t614), "f"(s_56));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t619;
            asm("max.f32 %0, %1, %2;" : "=f"(t619) : "f"(t615), "f"(s_59));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t620;
            asm("max.f32 %0, %1, %2;" : "=f"(t620) : "f"(t616), "f"(s_60));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t621;
            asm("max.f32 %0, %1, %2;" : "=f"(t621) : "f"(t617), "f"(s_63));
#line 75 "fa-kernels/src/softmax.rs"
            f32 t622;
            asm("max.f32 %0, %1, %2;" : "=f"(t622) : "f"(t618), "f"(s_64));
            f32 t623;
            asm("max.f32 %0, %1, %2;" : "=f"(t623) : "f"(t619), "f"(t620));
#line 77 "fa-kernels/src/softmax.rs"
            f32 t624;
            asm("max.f32 %0, %1, %2;" : "=f"(t624) : "f"(t621), "f"(t622));
#line 77 "fa-kernels/src/softmax.rs"
            f32 t625;
            asm("max.f32 %0, %1, %2;" : "=f"(t625) : "f"(t623), "f"(t624));
#line 203 "fa-kernels/src/softmax.rs"
            f32 t626;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t626) : "f"(t625));
#line 203 "fa-kernels/src/softmax.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t625), "f"(t626));
#line 204 "fa-kernels/src/softmax.rs"
            f32 t628;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t628) : "f"(pair_2));
#line 204 "fa-kernels/src/softmax.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t628));
#line 80 "fa-kernels/src/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t631 = new_2 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t631;
            const f32 t633 = -reference_2;
#line 82 "fa-kernels/src/softmax.rs"
            f32 t634;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t634) : "f"(old_2), "f"(scale_log2), "f"(t633));
#line 82 "fa-kernels/src/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t634));
#line 83 "fa-kernels/src/softmax.rs"
            row_max_2 = new_2;
            const f32 t636 = row_sum_2 * rescale_2;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t637 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t638;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t638) : "f"(s_3), "f"(scale_log2), "f"(t637));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t639;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t639) : "f"(t638));
#line 86 "fa-kernels/src/softmax.rs"
            s_3 = t639;
            const f32 t640 = t636 + s_3;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t641 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t642;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t642) : "f"(s_4), "f"(scale_log2), "f"(t641));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t643;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t643) : "f"(t642));
#line 86 "fa-kernels/src/softmax.rs"
            s_4 = t643;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t644 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t645;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t645) : "f"(s_7), "f"(scale_log2), "f"(t644));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t646;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t646) : "f"(t645));
#line 86 "fa-kernels/src/softmax.rs"
            s_7 = t646;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t647 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t648;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t648) : "f"(s_8), "f"(scale_log2), "f"(t647));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t649;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t649) : "f"(t648));
#line 86 "fa-kernels/src/softmax.rs"
            s_8 = t649;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t650 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t651;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t651) : "f"(s_11), "f"(scale_log2), "f"(t650));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t652;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t652) : "f"(t651));
#line 86 "fa-kernels/src/softmax.rs"
            s_11 = t652;
            const f32 t653 = t640 + s_11;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t654 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t655;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t655) : "f"(s_12), "f"(scale_log2), "f"(t654));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t656;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t656) : "f"(t655));
#line 86 "fa-kernels/src/softmax.rs"
            s_12 = t656;
            const f32 t657 = s_4 + s_12;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t658 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t659;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t659) : "f"(s_15), "f"(scale_log2), "f"(t658));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t660;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t660) : "f"(t659));
#line 86 "fa-kernels/src/softmax.rs"
            s_15 = t660;
            const f32 t661 = s_7 + s_15;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t662 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t663;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t663) : "f"(s_16), "f"(scale_log2), "f"(t662));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t664;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t664) : "f"(t663));
#line 86 "fa-kernels/src/softmax.rs"
            s_16 = t664;
            const f32 t665 = s_8 + s_16;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t666 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t667;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t667) : "f"(s_19), "f"(scale_log2), "f"(t666));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t668;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t668) : "f"(t667));
#line 86 "fa-kernels/src/softmax.rs"
            s_19 = t668;
            const f32 t669 = t653 + s_19;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t670 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t671;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t671) : "f"(s_20), "f"(scale_log2), "f"(t670));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t672;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t672) : "f"(t671));
#line 86 "fa-kernels/src/softmax.rs"
            s_20 = t672;
            const f32 t673 = t657 + s_20;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t674 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t675;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t675) : "f"(s_23), "f"(scale_log2), "f"(t674));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t676;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t676) : "f"(t675));
#line 86 "fa-kernels/src/softmax.rs"
            s_23 = t676;
            const f32 t677 = t661 + s_23;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t678 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t679;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t679) : "f"(s_24), "f"(scale_log2), "f"(t678));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t680;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t680) : "f"(t679));
#line 86 "fa-kernels/src/softmax.rs"
            s_24 = t680;
            const f32 t681 = t665 + s_24;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t682 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t683;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t683) : "f"(s_27), "f"(scale_log2), "f"(t682));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t684;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t684) : "f"(t683));
#line 86 "fa-kernels/src/softmax.rs"
            s_27 = t684;
            const f32 t685 = t669 + s_27;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t686 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t687;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t687) : "f"(s_28), "f"(scale_log2), "f"(t686));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t688;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t688) : "f"(t687));
#line 86 "fa-kernels/src/softmax.rs"
            s_28 = t688;
            const f32 t689 = t673 + s_28;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t690 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t691;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t691) : "f"(s_31), "f"(scale_log2), "f"(t690));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t692;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t692) : "f"(t691));
#line 86 "fa-kernels/src/softmax.rs"
            s_31 = t692;
            const f32 t693 = t677 + s_31;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t694 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t695;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t695) : "f"(s_32), "f"(scale_log2), "f"(t694));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t696;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t696) : "f"(t695));
#line 86 "fa-kernels/src/softmax.rs"
            s_32 = t696;
            const f32 t697 = t681 + s_32;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t698 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t699;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t699) : "f"(s_35), "f"(scale_log2), "f"(t698));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t700;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t700) : "f"(t699));
#line 86 "fa-kernels/src/softmax.rs"
            s_35 = t700;
            const f32 t701 = t685 + s_35;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t702 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t703;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t703) : "f"(s_36), "f"(scale_log2), "f"(t702));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t704;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t704) : "f"(t703));
#line 86 "fa-kernels/src/softmax.rs"
            s_36 = t704;
            const f32 t705 = t689 + s_36;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t706 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t707;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t707) : "f"(s_39), "f"(scale_log2), "f"(t706));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t708;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t708) : "f"(t707));
#line 86 "fa-kernels/src/softmax.rs"
            s_39 = t708;
            const f32 t709 = t693 + s_39;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t710 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t711;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t711) : "f"(s_40), "f"(scale_log2), "f"(t710));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t712;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t712) : "f"(t711));
#line 86 "fa-kernels/src/softmax.rs"
            s_40 = t712;
            const f32 t713 = t697 + s_40;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t714 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t715;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t715) : "f"(s_43), "f"(scale_log2), "f"(t714));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t716;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t716) : "f"(t715));
#line 86 "fa-kernels/src/softmax.rs"
            s_43 = t716;
            const f32 t717 = t701 + s_43;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t718 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t719;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t719) : "f"(s_44), "f"(scale_log2), "f"(t718));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t720;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t720) : "f"(t719));
#line 86 "fa-kernels/src/softmax.rs"
            s_44 = t720;
            const f32 t721 = t705 + s_44;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t722 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t723;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t723) : "f"(s_47), "f"(scale_log2), "f"(t722));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t724;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t724) : "f"(t723));
#line 86 "fa-kernels/src/softmax.rs"
            s_47 = t724;
            const f32 t725 = t709 + s_47;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t726 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t727;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t727) : "f"(s_48), "f"(scale_log2), "f"(t726));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t728;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t728) : "f"(t727));
#line 86 "fa-kernels/src/softmax.rs"
            s_48 = t728;
            const f32 t729 = t713 + s_48;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t730 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t731;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t731) : "f"(s_51), "f"(scale_log2), "f"(t730));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t732;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t732) : "f"(t731));
#line 86 "fa-kernels/src/softmax.rs"
            s_51 = t732;
            const f32 t733 = t717 + s_51;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t734 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t735;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t735) : "f"(s_52), "f"(scale_log2), "f"(t734));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t736;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t736) : "f"(t735));
#line 86 "fa-kernels/src/softmax.rs"
            s_52 = t736;
            const f32 t737 = t721 + s_52;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t738 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t739;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t739) : "f"(s_55), "f"(scale_log2), "f"(t738));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t740;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t740) : "f"(t739));
#line 86 "fa-kernels/src/softmax.rs"
            s_55 = t740;
            const f32 t741 = t725 + s_55;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t742 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t743;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t743) : "f"(s_56), "f"(scale_log2), "f"(t742));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t744;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t744) : "f"(t743));
#line 86 "fa-kernels/src/softmax.rs"
            s_56 = t744;
            const f32 t745 = t729 + s_56;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t746 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t747;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t747) : "f"(s_59), "f"(scale_log2), "f"(t746));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t748;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t748) : "f"(t747));
#line 86 "fa-kernels/src/softmax.rs"
            s_59 = t748;
            const f32 t749 = t733 + s_59;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t750 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t751;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t751) : "f"(s_60), "f"(scale_log2), "f"(t750));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t752;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t752) : "f"(t751));
#line 86 "fa-kernels/src/softmax.rs"
            s_60 = t752;
            const f32 t753 = t737 + s_60;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t754 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t755;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t755) : "f"(s_63), "f"(scale_log2), "f"(t754));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t756;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t756) : "f"(t755));
#line 86 "fa-kernels/src/softmax.rs"
            s_63 = t756;
            const f32 t757 = t741 + s_63;
#line 86 "fa-kernels/src/softmax.rs"
            const f32 t758 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
            f32 t759;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t759) : "f"(s_64), "f"(scale_log2), "f"(t758));
#line 86 "fa-kernels/src/softmax.rs"
            f32 t760;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t760) : "f"(t759));
#line 86 "fa-kernels/src/softmax.rs"
            s_64 = t760;
            const f32 t761 = t745 + s_64;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t762 = t749 + t753;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t763 = t757 + t761;
#line 89 "fa-kernels/src/softmax.rs"
            const f32 t764 = t762 + t763;
#line 89 "fa-kernels/src/softmax.rs"
            row_sum_2 = t764;
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t765;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t765) : "f"(s), "f"(s_2));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t766;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t766) : "f"(s_3), "f"(s_4));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t767;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t767) : "f"(s_5), "f"(s_6));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t768;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t768) : "f"(s_7), "f"(s_8));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t769;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t769) : "f"(s_9), "f"(s_10));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t770;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t770) : "f"(s_11), "f"(s_12));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t771;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t771) : "f"(s_13), "f"(s_14));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t772;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t772) : "f"(s_15), "f"(s_16));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t773;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t773) : "f"(s_17), "f"(s_18));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t774;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t774) : "f"(s_19), "f"(s_20));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t775;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t775) : "f"(s_21), "f"(s_22));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t776;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t776) : "f"(s_23), "f"(s_24));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t777;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t777) : "f"(s_25), "f"(s_26));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t778;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t778) : "f"(s_27), "f"(s_28));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t779;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t779) : "f"(s_29), "f"(s_30));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t780;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t780) : "f"(s_31), "f"(s_32));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t781;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t781) : "f"(s_33), "f"(s_34));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t782;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t782) : "f"(s_35), "f"(s_36));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t783;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t783) : "f"(s_37), "f"(s_38));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t784;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t784) : "f"(s_39), "f"(s_40));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t785;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t785) : "f"(s_41), "f"(s_42));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t786;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t786) : "f"(s_43), "f"(s_44));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t787;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t787) : "f"(s_45), "f"(s_46));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t788;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t788) : "f"(s_47), "f"(s_48));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t789;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t789) : "f"(s_49), "f"(s_50));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t790;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t790) : "f"(s_51), "f"(s_52));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t791;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t791) : "f"(s_53), "f"(s_54));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t792;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t792) : "f"(s_55), "f"(s_56));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t793;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t793) : "f"(s_57), "f"(s_58));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t794;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t794) : "f"(s_59), "f"(s_60));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t795;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t795) : "f"(s_61), "f"(s_62));
#line 485 "fa-kernels/src/forward/stream.rs"
            u32 t796;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t796) : "f"(s_63), "f"(s_64));
#line 643 "fa-kernels/src/forward/stream.rs"
            p = t765;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_2 = t766;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_3 = t767;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_4 = t768;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_5 = t769;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_6 = t770;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_7 = t771;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_8 = t772;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_9 = t773;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_10 = t774;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_11 = t775;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_12 = t776;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_13 = t777;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_14 = t778;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_15 = t779;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_16 = t780;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_17 = t781;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_18 = t782;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_19 = t783;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_20 = t784;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_21 = t785;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_22 = t786;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_23 = t787;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_24 = t788;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_25 = t789;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_26 = t790;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_27 = t791;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_28 = t792;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_29 = t793;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_30 = t794;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_31 = t795;
#line 643 "fa-kernels/src/forward/stream.rs"
            p_32 = t796;
#line 487 "fa-kernels/src/forward/stream.rs"
            const u32 t797 = t160 < blocks ? t160 : blocks;
#line 487 "fa-kernels/src/forward/stream.rs"
            const u32 t798 = blocks - t797;
#line 487 "fa-kernels/src/forward/stream.rs"
            const u32 masked = t798 > 1u ? t798 : 1u;
#line 489 "fa-kernels/src/forward/stream.rs"
            #pragma unroll 1
            for (u32 i_2 = 1u; i_2 < masked; i_2 += 1u) {
#line 382 "fa-kernels/src/forward/stream.rs"
                const u32 t800 = t122 + 1u;
#line 382 "fa-kernels/src/forward/stream.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t800) : "memory");
#line 530 "fa-kernels/src/forward/stream.rs"
                const u32 t801 = passed_2 + i_2;
                const u32 slot_2 = t801 & 1u;
                const u32 t803 = slot_2 << 3u;
#line 532 "fa-kernels/src/forward/stream.rs"
                const u32 t804 = t10 + t803;
#line 532 "fa-kernels/src/forward/stream.rs"
                const u32 t805 = t801 >> 1u;
#line 532 "fa-kernels/src/forward/stream.rs"
                const u32 t806 = t805 & 1u;
#line 532 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t804), "r"(t806) : "memory");
#line 535 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t807 = count & 1u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t808 = t807 << 15u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t809 = t120 + t808;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t810 = slot_2 << 15u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t811 = t8 + t810;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t812 = t809 >> 4u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t813 = t812 & 16383u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t814 = (u64)t813;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t815 = t811 >> 4u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t816 = t815 & 16383u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t817 = (u64)t816;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t818 = t814 + 4611686293305360384ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t819 = t817 + 4611686293305360384ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t818), "l"(t819) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t820 = t814 + 4611686293305360386ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t821 = t817 + 4611686293305360386ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t820), "l"(t821) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t822 = t814 + 4611686293305360388ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t823 = t817 + 4611686293305360388ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t822), "l"(t823) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t824 = t814 + 4611686293305360390ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t825 = t817 + 4611686293305360390ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t824), "l"(t825) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t826 = t814 + 4611686293305360896ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t827 = t817 + 4611686293305361408ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t826), "l"(t827) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t828 = t814 + 4611686293305360898ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t829 = t817 + 4611686293305361410ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t828), "l"(t829) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t830 = t814 + 4611686293305360900ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t831 = t817 + 4611686293305361412ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t830), "l"(t831) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t832 = t814 + 4611686293305360902ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t833 = t817 + 4611686293305361414ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t832), "l"(t833) : "memory");
#line 542 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 513 "fa-kernels/src/forward/stream.rs"
                const u32 t834 = i_2 - 1u;
#line 548 "fa-kernels/src/forward/stream.rs"
                const u32 t835 = passed_2 + t834;
                const u32 slot_3 = t835 & 1u;
                const u32 t837 = slot_3 + 4u;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t838 = t837 << 3u;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t839 = t10 + t838;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t840 = t835 >> 1u;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t841 = t840 & 1u;
#line 550 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t839), "r"(t841) : "memory");
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
                const u32 t842 = slot_3 << 15u;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u32 t843 = t9 + t842;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u32 t844 = t843 >> 4u;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u32 t845 = t844 & 16383u;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t846 = (u64)t845;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t847 = t846 + 4611686293372403712ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t847) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t848 = t846 + 4611686293372403840ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t848) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t849 = t846 + 4611686293372403968ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t849) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t850 = t846 + 4611686293372404096ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t850) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t851 = t846 + 4611686293372404224ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t851) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t852 = t846 + 4611686293372404352ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t852) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t853 = t846 + 4611686293372404480ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t853) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t854 = t846 + 4611686293372404608ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t854) : "memory");
#line 562 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 390 "fa-kernels/src/forward/stream.rs"
                const bool t855 = t122 == 1u;
#line 390 "fa-kernels/src/forward/stream.rs"
                const u32 t856 = t122 + 1u;
#line 390 "fa-kernels/src/forward/stream.rs"
                const u32 next = t855 ? 0u : t856;
                const u32 t858 = next + 1u;
#line 391 "fa-kernels/src/forward/stream.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t858) : "memory");
#line 515 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
                const u32 t859 = passed_2 + i_2;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t860 = t859 & 1u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t861 = t860 + 2u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t862 = t861 << 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t863 = t10 + t862;
#line 573 "fa-kernels/src/forward/stream.rs"
                const bool t864 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
                if (t864) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t863) : "memory");
                }
#line 581 "fa-kernels/src/forward/stream.rs"
                const u32 t865 = blocks - 1u;
#line 581 "fa-kernels/src/forward/stream.rs"
                const u32 t866 = t865 - i_2;
#line 581 "fa-kernels/src/forward/stream.rs"
                const u32 first_key_2 = t866 << 7u;
                const u32 t868 = first_query_2 + rows;
#line 582 "fa-kernels/src/forward/stream.rs"
                const u32 first_query_4 = t868 + t124;
#line 49 "fa-kernels/src/mask.rs"
                const u32 t870 = lane >> 2u;
#line 49 "fa-kernels/src/mask.rs"
                const u32 query_3 = first_query_4 + t870;
#line 33 "fa-kernels/src/mask.rs"
                const u32 t872 = query_3 + 1u;
#line 33 "fa-kernels/src/mask.rs"
                const u32 end_7 = t872 + seq_k;
                const bool t874 = end_7 < seq_q;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t875 = end_7 - seq_q;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t876 = t875 < seq_k ? t875 : seq_k;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t877 = t874 ? 0u : t876;
#line 65 "fa-kernels/src/mask.rs"
                const u32 t878 = lane & 3u;
#line 65 "fa-kernels/src/mask.rs"
                const u32 t879 = t878 << 1u;
#line 65 "fa-kernels/src/mask.rs"
                const u32 column_3 = first_key_2 + t879;
#line 69 "fa-kernels/src/mask.rs"
                const bool t881 = column_3 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t882 = t881 ? s : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s = t882;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t883 = column_3 + 1u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t884 = t883 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t885 = t884 ? s_2 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_2 = t885;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t886 = column_3 + 8u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t887 = t886 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t888 = t887 ? s_5 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_5 = t888;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t889 = column_3 + 9u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t890 = t889 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t891 = t890 ? s_6 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_6 = t891;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t892 = column_3 + 16u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t893 = t892 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t894 = t893 ? s_9 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_9 = t894;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t895 = column_3 + 17u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t896 = t895 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t897 = t896 ? s_10 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_10 = t897;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t898 = column_3 + 24u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t899 = t898 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t900 = t899 ? s_13 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_13 = t900;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t901 = column_3 + 25u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t902 = t901 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t903 = t902 ? s_14 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_14 = t903;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t904 = column_3 + 32u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t905 = t904 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t906 = t905 ? s_17 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_17 = t906;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t907 = column_3 + 33u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t908 = t907 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t909 = t908 ? s_18 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_18 = t909;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t910 = column_3 + 40u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t911 = t910 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t912 = t911 ? s_21 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_21 = t912;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t913 = column_3 + 41u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t914 = t913 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t915 = t914 ? s_22 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_22 = t915;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t916 = column_3 + 48u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t917 = t916 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t918 = t917 ? s_25 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_25 = t918;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t919 = column_3 + 49u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t920 = t919 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t921 = t920 ? s_26 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_26 = t921;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t922 = column_3 + 56u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t923 = t922 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t924 = t923 ? s_29 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_29 = t924;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t925 = column_3 + 57u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t926 = t925 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t927 = t926 ? s_30 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_30 = t927;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t928 = column_3 + 64u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t929 = t928 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t930 = t929 ? s_33 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_33 = t930;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t931 = column_3 + 65u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t932 = t931 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t933 = t932 ? s_34 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_34 = t933;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t934 = column_3 + 72u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t935 = t934 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t936 = t935 ? s_37 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_37 = t936;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t937 = column_3 + 73u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t938 = t937 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t939 = t938 ? s_38 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_38 = t939;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t940 = column_3 + 80u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t941 = t940 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t942 = t941 ? s_41 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_41 = t942;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t943 = column_3 + 81u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t944 = t943 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t945 = t944 ? s_42 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_42 = t945;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t946 = column_3 + 88u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t947 = t946 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t948 = t947 ? s_45 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_45 = t948;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t949 = column_3 + 89u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t950 = t949 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t951 = t950 ? s_46 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_46 = t951;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t952 = column_3 + 96u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t953 = t952 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t954 = t953 ? s_49 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_49 = t954;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t955 = column_3 + 97u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t956 = t955 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t957 = t956 ? s_50 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_50 = t957;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t958 = column_3 + 104u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t959 = t958 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t960 = t959 ? s_53 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_53 = t960;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t961 = column_3 + 105u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t962 = t961 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t963 = t962 ? s_54 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_54 = t963;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t964 = column_3 + 112u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t965 = t964 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t966 = t965 ? s_57 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_57 = t966;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t967 = column_3 + 113u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t968 = t967 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t969 = t968 ? s_58 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_58 = t969;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t970 = column_3 + 120u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t971 = t970 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t972 = t971 ? s_61 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_61 = t972;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t973 = column_3 + 121u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t974 = t973 < t877;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t975 = t974 ? s_62 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_62 = t975;
#line 49 "fa-kernels/src/mask.rs"
                const u32 t976 = lane >> 2u;
#line 49 "fa-kernels/src/mask.rs"
                const u32 t977 = first_query_4 + t976;
#line 49 "fa-kernels/src/mask.rs"
                const u32 query_4 = t977 + 8u;
#line 33 "fa-kernels/src/mask.rs"
                const u32 t979 = query_4 + 1u;
#line 33 "fa-kernels/src/mask.rs"
                const u32 end_8 = t979 + seq_k;
                const bool t981 = end_8 < seq_q;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t982 = end_8 - seq_q;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t983 = t982 < seq_k ? t982 : seq_k;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t984 = t981 ? 0u : t983;
#line 65 "fa-kernels/src/mask.rs"
                const u32 t985 = lane & 3u;
#line 65 "fa-kernels/src/mask.rs"
                const u32 t986 = t985 << 1u;
#line 65 "fa-kernels/src/mask.rs"
                const u32 column_4 = first_key_2 + t986;
#line 69 "fa-kernels/src/mask.rs"
                const bool t988 = column_4 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t989 = t988 ? s_3 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_3 = t989;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t990 = column_4 + 1u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t991 = t990 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t992 = t991 ? s_4 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_4 = t992;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t993 = column_4 + 8u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t994 = t993 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t995 = t994 ? s_7 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_7 = t995;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t996 = column_4 + 9u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t997 = t996 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t998 = t997 ? s_8 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_8 = t998;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t999 = column_4 + 16u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1000 = t999 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1001 = t1000 ? s_11 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_11 = t1001;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1002 = column_4 + 17u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1003 = t1002 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1004 = t1003 ? s_12 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_12 = t1004;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1005 = column_4 + 24u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1006 = t1005 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1007 = t1006 ? s_15 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_15 = t1007;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1008 = column_4 + 25u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1009 = t1008 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1010 = t1009 ? s_16 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_16 = t1010;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1011 = column_4 + 32u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1012 = t1011 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1013 = t1012 ? s_19 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_19 = t1013;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1014 = column_4 + 33u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1015 = t1014 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1016 = t1015 ? s_20 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_20 = t1016;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1017 = column_4 + 40u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1018 = t1017 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1019 = t1018 ? s_23 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_23 = t1019;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1020 = column_4 + 41u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1021 = t1020 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1022 = t1021 ? s_24 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_24 = t1022;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1023 = column_4 + 48u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1024 = t1023 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1025 = t1024 ? s_27 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_27 = t1025;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1026 = column_4 + 49u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1027 = t1026 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1028 = t1027 ? s_28 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_28 = t1028;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1029 = column_4 + 56u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1030 = t1029 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1031 = t1030 ? s_31 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_31 = t1031;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1032 = column_4 + 57u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1033 = t1032 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1034 = t1033 ? s_32 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_32 = t1034;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1035 = column_4 + 64u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1036 = t1035 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1037 = t1036 ? s_35 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_35 = t1037;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1038 = column_4 + 65u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1039 = t1038 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1040 = t1039 ? s_36 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_36 = t1040;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1041 = column_4 + 72u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1042 = t1041 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1043 = t1042 ? s_39 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_39 = t1043;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1044 = column_4 + 73u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1045 = t1044 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1046 = t1045 ? s_40 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_40 = t1046;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1047 = column_4 + 80u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1048 = t1047 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1049 = t1048 ? s_43 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_43 = t1049;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1050 = column_4 + 81u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1051 = t1050 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1052 = t1051 ? s_44 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_44 = t1052;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1053 = column_4 + 88u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1054 = t1053 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1055 = t1054 ? s_47 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_47 = t1055;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1056 = column_4 + 89u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1057 = t1056 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1058 = t1057 ? s_48 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_48 = t1058;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1059 = column_4 + 96u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1060 = t1059 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1061 = t1060 ? s_51 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_51 = t1061;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1062 = column_4 + 97u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1063 = t1062 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1064 = t1063 ? s_52 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_52 = t1064;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1065 = column_4 + 104u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1066 = t1065 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1067 = t1066 ? s_55 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_55 = t1067;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1068 = column_4 + 105u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1069 = t1068 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1070 = t1069 ? s_56 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_56 = t1070;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1071 = column_4 + 112u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1072 = t1071 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1073 = t1072 ? s_59 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_59 = t1073;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1074 = column_4 + 113u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1075 = t1074 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1076 = t1075 ? s_60 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_60 = t1076;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1077 = column_4 + 120u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1078 = t1077 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1079 = t1078 ? s_63 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_63 = t1079;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1080 = column_4 + 121u;
#line 69 "fa-kernels/src/mask.rs"
                const bool t1081 = t1080 < t984;
#line 69 "fa-kernels/src/mask.rs"
                const f32 t1082 = t1081 ? s_64 : __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/mask.rs"
                s_64 = t1082;
#line 71 "fa-kernels/src/softmax.rs"
                const f32 old_3 = row_max;
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1084;
                asm("max.f32 %0, %1, %2;" : "=f"(t1084) : "f"(old_3), "f"(s));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1085;
                asm("max.f32 %0, %1, %2;" : "=f"(t1085) : "f"(t1084), "f"(s_9));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1086;
                asm("max.f32 %0, %1, %2;" : "=f"(t1086) : "f"(s_2), "f"(s_10));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1087;
                asm("max.f32 %0, %1, %2;" : "=f"(t1087) : "f"(s_5), "f"(s_13));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1088;
                asm("max.f32 %0, %1, %2;" : "=f"(t1088) : "f"(s_6), "f"(s_14));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1089;
                asm("max.f32 %0, %1, %2;" : "=f"(t1089) : "f"(t1085), "f"(s_17));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1090;
                asm("max.f32 %0, %1, %2;" : "=f"(t1090) : "f"(t1086), "f"(s_18));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1091;
                asm("max.f32 %0, %1, %2;" : "=f"(t1091) : "f"(t1087), "f"(s_21));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1092;
                asm("max.f32 %0, %1, %2;" : "=f"(t1092) : "f"(t1088), "f"(s_22));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1093;
                asm("max.f32 %0, %1, %2;" : "=f"(t1093) : "f"(t1089), "f"(s_25));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1094;
                asm("max.f32 %0, %1, %2;" : "=f"(t1094) : "f"(t1090), "f"(s_26));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1095;
                asm("max.f32 %0, %1, %2;" : "=f"(t1095) : "f"(t1091), "f"(s_29));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1096;
                asm("max.f32 %0, %1, %2;" : "=f"(t1096) : "f"(t1092), "f"(s_30));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1097;
                asm("max.f32 %0, %1, %2;" : "=f"(t1097) : "f"(t1093), "f"(s_33));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1098;
                asm("max.f32 %0, %1, %2;" : "=f"(t1098) : "f"(t1094), "f"(s_34));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1099;
                asm("max.f32 %0, %1, %2;" : "=f"(t1099) : "f"(t1095), "f"(s_37));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1100;
                asm("max.f32 %0, %1, %2;" : "=f"(t1100) : "f"(t1096), "f"(s_38));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1101;
                asm("max.f32 %0, %1, %2;" : "=f"(t1101) : "f"(t1097), "f"(s_41));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1102;
                asm("max.f32 %0, %1, %2;" : "=f"(t1102) : "f"(t1098), "f"(s_42));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1103;
                asm("max.f32 %0, %1, %2;" : "=f"(t1103) : "f"(t1099), "f"(s_45));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1104;
                asm("max.f32 %0, %1, %2;" : "=f"(t1104) : "f"(t1100), "f"(s_46));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1105;
                asm("max.f32 %0, %1, %2;" : "=f"(t1105) : "f"(t1101), "f"(s_49));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1106;
                asm("max.f32 %0, %1, %2;" : "=f"(t1106) : "f"(t1102), "f"(s_50));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1107;
                asm("max.f32 %0, %1, %2;" : "=f"(t1107) : "f"(t1103), "f"(s_53));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1108;
                asm("max.f32 %0, %1, %2;" : "=f"(t1108) : "f"(t1104), "f"(s_54));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1109;
                asm("max.f32 %0, %1, %2;" : "=f"(t1109) : "f"(t1105), "f"(s_57));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1110;
                asm("max.f32 %0, %1, %2;" : "=f"(t1110) : "f"(t1106), "f"(s_58));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1111;
                asm("max.f32 %0, %1, %2;" : "=f"(t1111) : "f"(t1107), "f"(s_61));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1112;
                asm("max.f32 %0, %1, %2;" : "=f"(t1112) : "f"(t1108), "f"(s_62));
                f32 t1113;
                asm("max.f32 %0, %1, %2;" : "=f"(t1113) : "f"(t1109), "f"(t1110));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t1114;
                asm("max.f32 %0, %1, %2;" : "=f"(t1114) : "f"(t1111), "f"(t1112));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t1115;
                asm("max.f32 %0, %1, %2;" : "=f"(t1115) : "f"(t1113), "f"(t1114));
#line 203 "fa-kernels/src/softmax.rs"
                f32 t1116;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1116) : "f"(t1115));
#line 203 "fa-kernels/src/softmax.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1115), "f"(t1116));
#line 204 "fa-kernels/src/softmax.rs"
                f32 t1118;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1118) : "f"(pair_3));
#line 204 "fa-kernels/src/softmax.rs"
                f32 new_3;
                asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1118));
#line 80 "fa-kernels/src/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t1121 = new_3 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t1121;
                const f32 t1123 = -reference_3;
#line 82 "fa-kernels/src/softmax.rs"
                f32 t1124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1124) : "f"(old_3), "f"(scale_log2), "f"(t1123));
#line 82 "fa-kernels/src/softmax.rs"
                f32 rescale_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1124));
#line 83 "fa-kernels/src/softmax.rs"
                row_max = new_3;
                const f32 t1126 = row_sum * rescale_3;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1127 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1128;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1128) : "f"(s), "f"(scale_log2), "f"(t1127));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1129;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1129) : "f"(t1128));
#line 86 "fa-kernels/src/softmax.rs"
                s = t1129;
                const f32 t1130 = t1126 + s;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1131 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1132;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1132) : "f"(s_2), "f"(scale_log2), "f"(t1131));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1133;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1133) : "f"(t1132));
#line 86 "fa-kernels/src/softmax.rs"
                s_2 = t1133;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1134 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1135;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1135) : "f"(s_5), "f"(scale_log2), "f"(t1134));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1136;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1136) : "f"(t1135));
#line 86 "fa-kernels/src/softmax.rs"
                s_5 = t1136;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1137 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1138;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1138) : "f"(s_6), "f"(scale_log2), "f"(t1137));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1139;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1139) : "f"(t1138));
#line 86 "fa-kernels/src/softmax.rs"
                s_6 = t1139;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1140 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1141;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1141) : "f"(s_9), "f"(scale_log2), "f"(t1140));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1142;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1142) : "f"(t1141));
#line 86 "fa-kernels/src/softmax.rs"
                s_9 = t1142;
                const f32 t1143 = t1130 + s_9;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1144 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1145;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1145) : "f"(s_10), "f"(scale_log2), "f"(t1144));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1146;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1146) : "f"(t1145));
#line 86 "fa-kernels/src/softmax.rs"
                s_10 = t1146;
                const f32 t1147 = s_2 + s_10;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1148 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1149;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1149) : "f"(s_13), "f"(scale_log2), "f"(t1148));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1150;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1150) : "f"(t1149));
#line 86 "fa-kernels/src/softmax.rs"
                s_13 = t1150;
                const f32 t1151 = s_5 + s_13;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1152 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1153;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1153) : "f"(s_14), "f"(scale_log2), "f"(t1152));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1154;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1154) : "f"(t1153));
#line 86 "fa-kernels/src/softmax.rs"
                s_14 = t1154;
                const f32 t1155 = s_6 + s_14;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1156 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1157;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1157) : "f"(s_17), "f"(scale_log2), "f"(t1156));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1158;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1158) : "f"(t1157));
#line 86 "fa-kernels/src/softmax.rs"
                s_17 = t1158;
                const f32 t1159 = t1143 + s_17;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1160 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1161;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1161) : "f"(s_18), "f"(scale_log2), "f"(t1160));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1162;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1162) : "f"(t1161));
#line 86 "fa-kernels/src/softmax.rs"
                s_18 = t1162;
                const f32 t1163 = t1147 + s_18;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1164 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1165;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1165) : "f"(s_21), "f"(scale_log2), "f"(t1164));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1166;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1166) : "f"(t1165));
#line 86 "fa-kernels/src/softmax.rs"
                s_21 = t1166;
                const f32 t1167 = t1151 + s_21;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1168 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1169;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1169) : "f"(s_22), "f"(scale_log2), "f"(t1168));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1170;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1170) : "f"(t1169));
#line 86 "fa-kernels/src/softmax.rs"
                s_22 = t1170;
                const f32 t1171 = t1155 + s_22;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1172 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1173;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1173) : "f"(s_25), "f"(scale_log2), "f"(t1172));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1174;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1174) : "f"(t1173));
#line 86 "fa-kernels/src/softmax.rs"
                s_25 = t1174;
                const f32 t1175 = t1159 + s_25;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1176 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1177;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1177) : "f"(s_26), "f"(scale_log2), "f"(t1176));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1178;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1178) : "f"(t1177));
#line 86 "fa-kernels/src/softmax.rs"
                s_26 = t1178;
                const f32 t1179 = t1163 + s_26;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1180 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1181;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1181) : "f"(s_29), "f"(scale_log2), "f"(t1180));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1182;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1182) : "f"(t1181));
#line 86 "fa-kernels/src/softmax.rs"
                s_29 = t1182;
                const f32 t1183 = t1167 + s_29;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1184 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1185;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1185) : "f"(s_30), "f"(scale_log2), "f"(t1184));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1186;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1186) : "f"(t1185));
#line 86 "fa-kernels/src/softmax.rs"
                s_30 = t1186;
                const f32 t1187 = t1171 + s_30;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1188 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1189;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1189) : "f"(s_33), "f"(scale_log2), "f"(t1188));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1190;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1190) : "f"(t1189));
#line 86 "fa-kernels/src/softmax.rs"
                s_33 = t1190;
                const f32 t1191 = t1175 + s_33;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1192 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1193;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1193) : "f"(s_34), "f"(scale_log2), "f"(t1192));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1194;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1194) : "f"(t1193));
#line 86 "fa-kernels/src/softmax.rs"
                s_34 = t1194;
                const f32 t1195 = t1179 + s_34;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1196 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1197;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1197) : "f"(s_37), "f"(scale_log2), "f"(t1196));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1198;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1198) : "f"(t1197));
#line 86 "fa-kernels/src/softmax.rs"
                s_37 = t1198;
                const f32 t1199 = t1183 + s_37;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1200 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1201;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1201) : "f"(s_38), "f"(scale_log2), "f"(t1200));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1202;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1202) : "f"(t1201));
#line 86 "fa-kernels/src/softmax.rs"
                s_38 = t1202;
                const f32 t1203 = t1187 + s_38;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1204 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1205;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1205) : "f"(s_41), "f"(scale_log2), "f"(t1204));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1206;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1206) : "f"(t1205));
#line 86 "fa-kernels/src/softmax.rs"
                s_41 = t1206;
                const f32 t1207 = t1191 + s_41;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1208 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1209;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1209) : "f"(s_42), "f"(scale_log2), "f"(t1208));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1210;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1210) : "f"(t1209));
#line 86 "fa-kernels/src/softmax.rs"
                s_42 = t1210;
                const f32 t1211 = t1195 + s_42;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1212 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1213;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1213) : "f"(s_45), "f"(scale_log2), "f"(t1212));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1214;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1214) : "f"(t1213));
#line 86 "fa-kernels/src/softmax.rs"
                s_45 = t1214;
                const f32 t1215 = t1199 + s_45;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1216 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1217;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1217) : "f"(s_46), "f"(scale_log2), "f"(t1216));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1218;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1218) : "f"(t1217));
#line 86 "fa-kernels/src/softmax.rs"
                s_46 = t1218;
                const f32 t1219 = t1203 + s_46;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1220 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1221;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1221) : "f"(s_49), "f"(scale_log2), "f"(t1220));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1222;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1222) : "f"(t1221));
#line 86 "fa-kernels/src/softmax.rs"
                s_49 = t1222;
                const f32 t1223 = t1207 + s_49;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1224 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1225;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1225) : "f"(s_50), "f"(scale_log2), "f"(t1224));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1226;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1226) : "f"(t1225));
#line 86 "fa-kernels/src/softmax.rs"
                s_50 = t1226;
                const f32 t1227 = t1211 + s_50;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1228 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1229;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1229) : "f"(s_53), "f"(scale_log2), "f"(t1228));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1230;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1230) : "f"(t1229));
#line 86 "fa-kernels/src/softmax.rs"
                s_53 = t1230;
                const f32 t1231 = t1215 + s_53;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1232 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1233;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1233) : "f"(s_54), "f"(scale_log2), "f"(t1232));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1234;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1234) : "f"(t1233));
#line 86 "fa-kernels/src/softmax.rs"
                s_54 = t1234;
                const f32 t1235 = t1219 + s_54;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1236 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1237;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1237) : "f"(s_57), "f"(scale_log2), "f"(t1236));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1238;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1238) : "f"(t1237));
#line 86 "fa-kernels/src/softmax.rs"
                s_57 = t1238;
                const f32 t1239 = t1223 + s_57;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1240 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1241;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1241) : "f"(s_58), "f"(scale_log2), "f"(t1240));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1242;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1242) : "f"(t1241));
#line 86 "fa-kernels/src/softmax.rs"
                s_58 = t1242;
                const f32 t1243 = t1227 + s_58;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1244 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1245;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1245) : "f"(s_61), "f"(scale_log2), "f"(t1244));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1246;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1246) : "f"(t1245));
#line 86 "fa-kernels/src/softmax.rs"
                s_61 = t1246;
                const f32 t1247 = t1231 + s_61;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1248 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1249;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1249) : "f"(s_62), "f"(scale_log2), "f"(t1248));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1250;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1250) : "f"(t1249));
#line 86 "fa-kernels/src/softmax.rs"
                s_62 = t1250;
                const f32 t1251 = t1235 + s_62;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t1252 = t1239 + t1243;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t1253 = t1247 + t1251;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t1254 = t1252 + t1253;
#line 89 "fa-kernels/src/softmax.rs"
                row_sum = t1254;
#line 71 "fa-kernels/src/softmax.rs"
                const f32 old_4 = row_max_2;
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1256;
                asm("max.f32 %0, %1, %2;" : "=f"(t1256) : "f"(old_4), "f"(s_3));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1257;
                asm("max.f32 %0, %1, %2;" : "=f"(t1257) : "f"(t1256), "f"(s_11));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1258;
                asm("max.f32 %0, %1, %2;" : "=f"(t1258) : "f"(s_4), "f"(s_12));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1259;
                asm("max.f32 %0, %1, %2;" : "=f"(t1259) : "f"(s_7), "f"(s_15));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1260;
                asm("max.f32 %0, %1, %2;" : "=f"(t1260) : "f"(s_8), "f"(s_16));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1261;
                asm("max.f32 %0, %1, %2;" : "=f"(t1261) : "f"(t1257), "f"(s_19));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1262;
                asm("max.f32 %0, %1, %2;" : "=f"(t1262) : "f"(t1258), "f"(s_20));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1263;
                asm("max.f32 %0, %1, %2;" : "=f"(t1263) : "f"(t1259), "f"(s_23));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1264;
                asm("max.f32 %0, %1, %2;" : "=f"(t1264) : "f"(t1260), "f"(s_24));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1265;
                asm("max.f32 %0, %1, %2;" : "=f"(t1265) : "f"(t1261), "f"(s_27));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1266;
                asm("max.f32 %0, %1, %2;" : "=f"(t1266) : "f"(t1262), "f"(s_28));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1267;
                asm("max.f32 %0, %1, %2;" : "=f"(t1267) : "f"(t1263), "f"(s_31));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1268;
                asm("max.f32 %0, %1, %2;" : "=f"(t1268) : "f"(t1264), "f"(s_32));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1269;
                asm("max.f32 %0, %1, %2;" : "=f"(t1269) : "f"(t1265), "f"(s_35));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1270;
                asm("max.f32 %0, %1, %2;" : "=f"(t1270) : "f"(t1266), "f"(s_36));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1271;
                asm("max.f32 %0, %1, %2;" : "=f"(t1271) : "f"(t1267), "f"(s_39));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1272;
                asm("max.f32 %0, %1, %2;" : "=f"(t1272) : "f"(t1268), "f"(s_40));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1273;
                asm("max.f32 %0, %1, %2;" : "=f"(t1273) : "f"(t1269), "f"(s_43));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1274;
                asm("max.f32 %0, %1, %2;" : "=f"(t1274) : "f"(t1270), "f"(s_44));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1275;
                asm("max.f32 %0, %1, %2;" : "=f"(t1275) : "f"(t1271), "f"(s_47));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1276;
                asm("max.f32 %0, %1, %2;" : "=f"(t1276) : "f"(t1272), "f"(s_48));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1277;
                asm("max.f32 %0, %1, %2;" : "=f"(t1277) : "f"(t1273), "f"(s_51));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1278;
                asm("max.f32 %0, %1, %2;" : "=f"(t1278) : "f"(t1274), "f"(s_52));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1279;
                asm("max.f32 %0, %1, %2;" : "=f"(t1279) : "f"(t1275), "f"(s_55));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1280;
                asm("max.f32 %0, %1, %2;" : "=f"(t1280) : "f"(t1276), "f"(s_56));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1281;
                asm("max.f32 %0, %1, %2;" : "=f"(t1281) : "f"(t1277), "f"(s_59));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1282;
                asm("max.f32 %0, %1, %2;" : "=f"(t1282) : "f"(t1278), "f"(s_60));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1283;
                asm("max.f32 %0, %1, %2;" : "=f"(t1283) : "f"(t1279), "f"(s_63));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1284;
                asm("max.f32 %0, %1, %2;" : "=f"(t1284) : "f"(t1280), "f"(s_64));
                f32 t1285;
                asm("max.f32 %0, %1, %2;" : "=f"(t1285) : "f"(t1281), "f"(t1282));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t1286;
                asm("max.f32 %0, %1, %2;" : "=f"(t1286) : "f"(t1283), "f"(t1284));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t1287;
                asm("max.f32 %0, %1, %2;" : "=f"(t1287) : "f"(t1285), "f"(t1286));
#line 203 "fa-kernels/src/softmax.rs"
                f32 t1288;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1288) : "f"(t1287));
#line 203 "fa-kernels/src/softmax.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1287), "f"(t1288));
#line 204 "fa-kernels/src/softmax.rs"
                f32 t1290;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1290) : "f"(pair_4));
#line 204 "fa-kernels/src/softmax.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1290));
#line 80 "fa-kernels/src/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t1293 = new_4 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t1293;
                const f32 t1295 = -reference_4;
#line 82 "fa-kernels/src/softmax.rs"
                f32 t1296;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1296) : "f"(old_4), "f"(scale_log2), "f"(t1295));
#line 82 "fa-kernels/src/softmax.rs"
                f32 rescale_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1296));
#line 83 "fa-kernels/src/softmax.rs"
                row_max_2 = new_4;
                const f32 t1298 = row_sum_2 * rescale_4;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1299 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1300;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1300) : "f"(s_3), "f"(scale_log2), "f"(t1299));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1301;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1301) : "f"(t1300));
#line 86 "fa-kernels/src/softmax.rs"
                s_3 = t1301;
                const f32 t1302 = t1298 + s_3;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1303 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1304;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1304) : "f"(s_4), "f"(scale_log2), "f"(t1303));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1305;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1305) : "f"(t1304));
#line 86 "fa-kernels/src/softmax.rs"
                s_4 = t1305;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1306 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1307;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1307) : "f"(s_7), "f"(scale_log2), "f"(t1306));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1308;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1308) : "f"(t1307));
#line 86 "fa-kernels/src/softmax.rs"
                s_7 = t1308;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1309 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1310;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1310) : "f"(s_8), "f"(scale_log2), "f"(t1309));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1311;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1311) : "f"(t1310));
#line 86 "fa-kernels/src/softmax.rs"
                s_8 = t1311;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1312 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1313;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1313) : "f"(s_11), "f"(scale_log2), "f"(t1312));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1314;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1314) : "f"(t1313));
#line 86 "fa-kernels/src/softmax.rs"
                s_11 = t1314;
                const f32 t1315 = t1302 + s_11;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1316 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1317;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1317) : "f"(s_12), "f"(scale_log2), "f"(t1316));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1318;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1318) : "f"(t1317));
#line 86 "fa-kernels/src/softmax.rs"
                s_12 = t1318;
                const f32 t1319 = s_4 + s_12;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1320 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1321;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1321) : "f"(s_15), "f"(scale_log2), "f"(t1320));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1322;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1322) : "f"(t1321));
#line 86 "fa-kernels/src/softmax.rs"
                s_15 = t1322;
                const f32 t1323 = s_7 + s_15;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1324 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1325;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1325) : "f"(s_16), "f"(scale_log2), "f"(t1324));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1326;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1326) : "f"(t1325));
#line 86 "fa-kernels/src/softmax.rs"
                s_16 = t1326;
                const f32 t1327 = s_8 + s_16;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1328 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1329;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1329) : "f"(s_19), "f"(scale_log2), "f"(t1328));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1330;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1330) : "f"(t1329));
#line 86 "fa-kernels/src/softmax.rs"
                s_19 = t1330;
                const f32 t1331 = t1315 + s_19;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1332 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1333;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1333) : "f"(s_20), "f"(scale_log2), "f"(t1332));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1334;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1334) : "f"(t1333));
#line 86 "fa-kernels/src/softmax.rs"
                s_20 = t1334;
                const f32 t1335 = t1319 + s_20;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1336 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1337;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1337) : "f"(s_23), "f"(scale_log2), "f"(t1336));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1338;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1338) : "f"(t1337));
#line 86 "fa-kernels/src/softmax.rs"
                s_23 = t1338;
                const f32 t1339 = t1323 + s_23;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1340 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1341;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1341) : "f"(s_24), "f"(scale_log2), "f"(t1340));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1342;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1342) : "f"(t1341));
#line 86 "fa-kernels/src/softmax.rs"
                s_24 = t1342;
                const f32 t1343 = t1327 + s_24;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1344 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1345;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1345) : "f"(s_27), "f"(scale_log2), "f"(t1344));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1346;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1346) : "f"(t1345));
#line 86 "fa-kernels/src/softmax.rs"
                s_27 = t1346;
                const f32 t1347 = t1331 + s_27;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1348 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1349;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1349) : "f"(s_28), "f"(scale_log2), "f"(t1348));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1350;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1350) : "f"(t1349));
#line 86 "fa-kernels/src/softmax.rs"
                s_28 = t1350;
                const f32 t1351 = t1335 + s_28;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1352 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1353;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1353) : "f"(s_31), "f"(scale_log2), "f"(t1352));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1354;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1354) : "f"(t1353));
#line 86 "fa-kernels/src/softmax.rs"
                s_31 = t1354;
                const f32 t1355 = t1339 + s_31;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1356 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1357;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1357) : "f"(s_32), "f"(scale_log2), "f"(t1356));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1358;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1358) : "f"(t1357));
#line 86 "fa-kernels/src/softmax.rs"
                s_32 = t1358;
                const f32 t1359 = t1343 + s_32;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1360 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1361;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1361) : "f"(s_35), "f"(scale_log2), "f"(t1360));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1362;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1362) : "f"(t1361));
#line 86 "fa-kernels/src/softmax.rs"
                s_35 = t1362;
                const f32 t1363 = t1347 + s_35;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1364 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1365;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1365) : "f"(s_36), "f"(scale_log2), "f"(t1364));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1366;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1366) : "f"(t1365));
#line 86 "fa-kernels/src/softmax.rs"
                s_36 = t1366;
                const f32 t1367 = t1351 + s_36;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1368 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1369;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1369) : "f"(s_39), "f"(scale_log2), "f"(t1368));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1370;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1370) : "f"(t1369));
#line 86 "fa-kernels/src/softmax.rs"
                s_39 = t1370;
                const f32 t1371 = t1355 + s_39;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1372 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1373;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1373) : "f"(s_40), "f"(scale_log2), "f"(t1372));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1374;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1374) : "f"(t1373));
#line 86 "fa-kernels/src/softmax.rs"
                s_40 = t1374;
                const f32 t1375 = t1359 + s_40;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1376 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1377;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1377) : "f"(s_43), "f"(scale_log2), "f"(t1376));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1378;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1378) : "f"(t1377));
#line 86 "fa-kernels/src/softmax.rs"
                s_43 = t1378;
                const f32 t1379 = t1363 + s_43;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1380 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1381;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1381) : "f"(s_44), "f"(scale_log2), "f"(t1380));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1382;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1382) : "f"(t1381));
#line 86 "fa-kernels/src/softmax.rs"
                s_44 = t1382;
                const f32 t1383 = t1367 + s_44;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1384 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1385;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1385) : "f"(s_47), "f"(scale_log2), "f"(t1384));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1386;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1386) : "f"(t1385));
#line 86 "fa-kernels/src/softmax.rs"
                s_47 = t1386;
                const f32 t1387 = t1371 + s_47;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1388 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1389;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1389) : "f"(s_48), "f"(scale_log2), "f"(t1388));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1390;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1390) : "f"(t1389));
#line 86 "fa-kernels/src/softmax.rs"
                s_48 = t1390;
                const f32 t1391 = t1375 + s_48;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1392 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1393;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1393) : "f"(s_51), "f"(scale_log2), "f"(t1392));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1394;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1394) : "f"(t1393));
#line 86 "fa-kernels/src/softmax.rs"
                s_51 = t1394;
                const f32 t1395 = t1379 + s_51;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1396 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1397;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1397) : "f"(s_52), "f"(scale_log2), "f"(t1396));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1398;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1398) : "f"(t1397));
#line 86 "fa-kernels/src/softmax.rs"
                s_52 = t1398;
                const f32 t1399 = t1383 + s_52;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1400 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1401;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1401) : "f"(s_55), "f"(scale_log2), "f"(t1400));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1402;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1402) : "f"(t1401));
#line 86 "fa-kernels/src/softmax.rs"
                s_55 = t1402;
                const f32 t1403 = t1387 + s_55;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1404 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1405;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1405) : "f"(s_56), "f"(scale_log2), "f"(t1404));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1406;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1406) : "f"(t1405));
#line 86 "fa-kernels/src/softmax.rs"
                s_56 = t1406;
                const f32 t1407 = t1391 + s_56;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1408 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1409;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1409) : "f"(s_59), "f"(scale_log2), "f"(t1408));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1410;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1410) : "f"(t1409));
#line 86 "fa-kernels/src/softmax.rs"
                s_59 = t1410;
                const f32 t1411 = t1395 + s_59;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1412 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1413;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1413) : "f"(s_60), "f"(scale_log2), "f"(t1412));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1414;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1414) : "f"(t1413));
#line 86 "fa-kernels/src/softmax.rs"
                s_60 = t1414;
                const f32 t1415 = t1399 + s_60;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1416 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1417;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1417) : "f"(s_63), "f"(scale_log2), "f"(t1416));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1418;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1418) : "f"(t1417));
#line 86 "fa-kernels/src/softmax.rs"
                s_63 = t1418;
                const f32 t1419 = t1403 + s_63;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1420 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1421;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1421) : "f"(s_64), "f"(scale_log2), "f"(t1420));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1422;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1422) : "f"(t1421));
#line 86 "fa-kernels/src/softmax.rs"
                s_64 = t1422;
                const f32 t1423 = t1407 + s_64;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t1424 = t1411 + t1415;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t1425 = t1419 + t1423;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t1426 = t1424 + t1425;
#line 89 "fa-kernels/src/softmax.rs"
                row_sum_2 = t1426;
#line 521 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t1427 = i_2 - 1u;
#line 522 "fa-kernels/src/forward/stream.rs"
                const u32 t1428 = passed_2 + t1427;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t1429 = t1428 & 1u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t1430 = t1429 + 6u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t1431 = t1430 << 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t1432 = t10 + t1431;
#line 573 "fa-kernels/src/forward/stream.rs"
                const bool t1433 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
                if (t1433) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1432) : "memory");
                }
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1434;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1434) : "f"(s), "f"(s_2));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1435;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1435) : "f"(s_3), "f"(s_4));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1436;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1436) : "f"(s_5), "f"(s_6));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1437;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1437) : "f"(s_7), "f"(s_8));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1438;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1438) : "f"(s_9), "f"(s_10));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1439;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1439) : "f"(s_11), "f"(s_12));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1440;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1440) : "f"(s_13), "f"(s_14));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1441;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1441) : "f"(s_15), "f"(s_16));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1442;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1442) : "f"(s_17), "f"(s_18));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1443;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1443) : "f"(s_19), "f"(s_20));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1444;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1444) : "f"(s_21), "f"(s_22));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1445;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1445) : "f"(s_23), "f"(s_24));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1446;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1446) : "f"(s_25), "f"(s_26));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1447;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1447) : "f"(s_27), "f"(s_28));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1448;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1448) : "f"(s_29), "f"(s_30));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1449;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1449) : "f"(s_31), "f"(s_32));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1450;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1450) : "f"(s_33), "f"(s_34));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1451;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1451) : "f"(s_35), "f"(s_36));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1452;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1452) : "f"(s_37), "f"(s_38));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1453;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1453) : "f"(s_39), "f"(s_40));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1454;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1454) : "f"(s_41), "f"(s_42));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1455;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1455) : "f"(s_43), "f"(s_44));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1456;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1456) : "f"(s_45), "f"(s_46));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1457;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1457) : "f"(s_47), "f"(s_48));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1458;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1458) : "f"(s_49), "f"(s_50));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1459;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1459) : "f"(s_51), "f"(s_52));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1460;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1460) : "f"(s_53), "f"(s_54));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1461;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1461) : "f"(s_55), "f"(s_56));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1462;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1462) : "f"(s_57), "f"(s_58));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1463;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1463) : "f"(s_59), "f"(s_60));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1464;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1464) : "f"(s_61), "f"(s_62));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1465;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1465) : "f"(s_63), "f"(s_64));
#line 643 "fa-kernels/src/forward/stream.rs"
                p = t1434;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_2 = t1435;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_3 = t1436;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_4 = t1437;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_5 = t1438;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_6 = t1439;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_7 = t1440;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_8 = t1441;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_9 = t1442;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_10 = t1443;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_11 = t1444;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_12 = t1445;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_13 = t1446;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_14 = t1447;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_15 = t1448;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_16 = t1449;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_17 = t1450;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_18 = t1451;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_19 = t1452;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_20 = t1453;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_21 = t1454;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_22 = t1455;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_23 = t1456;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_24 = t1457;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_25 = t1458;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_26 = t1459;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_27 = t1460;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_28 = t1461;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_29 = t1462;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_30 = t1463;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_31 = t1464;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_32 = t1465;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1466 = acc * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc = t1466;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1467 = acc_2 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_2 = t1467;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1468 = acc_5 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_5 = t1468;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1469 = acc_6 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_6 = t1469;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1470 = acc_9 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_9 = t1470;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1471 = acc_10 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_10 = t1471;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1472 = acc_13 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_13 = t1472;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1473 = acc_14 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_14 = t1473;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1474 = acc_17 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_17 = t1474;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1475 = acc_18 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_18 = t1475;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1476 = acc_21 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_21 = t1476;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1477 = acc_22 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_22 = t1477;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1478 = acc_25 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_25 = t1478;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1479 = acc_26 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_26 = t1479;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1480 = acc_29 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_29 = t1480;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1481 = acc_30 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_30 = t1481;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1482 = acc_33 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_33 = t1482;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1483 = acc_34 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_34 = t1483;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1484 = acc_37 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_37 = t1484;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1485 = acc_38 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_38 = t1485;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1486 = acc_41 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_41 = t1486;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1487 = acc_42 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_42 = t1487;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1488 = acc_45 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_45 = t1488;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1489 = acc_46 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_46 = t1489;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1490 = acc_49 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_49 = t1490;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1491 = acc_50 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_50 = t1491;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1492 = acc_53 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_53 = t1492;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1493 = acc_54 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_54 = t1493;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1494 = acc_57 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_57 = t1494;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1495 = acc_58 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_58 = t1495;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1496 = acc_61 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_61 = t1496;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1497 = acc_62 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
                acc_62 = t1497;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1498 = acc_3 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_3 = t1498;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1499 = acc_4 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_4 = t1499;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1500 = acc_7 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_7 = t1500;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1501 = acc_8 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_8 = t1501;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1502 = acc_11 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_11 = t1502;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1503 = acc_12 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_12 = t1503;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1504 = acc_15 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_15 = t1504;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1505 = acc_16 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_16 = t1505;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1506 = acc_19 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_19 = t1506;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1507 = acc_20 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_20 = t1507;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1508 = acc_23 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_23 = t1508;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1509 = acc_24 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_24 = t1509;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1510 = acc_27 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_27 = t1510;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1511 = acc_28 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_28 = t1511;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1512 = acc_31 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_31 = t1512;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1513 = acc_32 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_32 = t1513;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1514 = acc_35 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_35 = t1514;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1515 = acc_36 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_36 = t1515;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1516 = acc_39 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_39 = t1516;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1517 = acc_40 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_40 = t1517;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1518 = acc_43 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_43 = t1518;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1519 = acc_44 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_44 = t1519;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1520 = acc_47 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_47 = t1520;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1521 = acc_48 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_48 = t1521;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1522 = acc_51 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_51 = t1522;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1523 = acc_52 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_52 = t1523;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1524 = acc_55 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_55 = t1524;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1525 = acc_56 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_56 = t1525;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1526 = acc_59 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_59 = t1526;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1527 = acc_60 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_60 = t1527;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1528 = acc_63 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_63 = t1528;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1529 = acc_64 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
                acc_64 = t1529;
            }
#line 493 "fa-kernels/src/forward/stream.rs"
            #pragma unroll 1
            for (u32 i_3 = masked; i_3 < blocks; i_3 += 1u) {
#line 382 "fa-kernels/src/forward/stream.rs"
                const u32 t1530 = t122 + 1u;
#line 382 "fa-kernels/src/forward/stream.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1530) : "memory");
#line 530 "fa-kernels/src/forward/stream.rs"
                const u32 t1531 = passed_2 + i_3;
                const u32 slot_4 = t1531 & 1u;
                const u32 t1533 = slot_4 << 3u;
#line 532 "fa-kernels/src/forward/stream.rs"
                const u32 t1534 = t10 + t1533;
#line 532 "fa-kernels/src/forward/stream.rs"
                const u32 t1535 = t1531 >> 1u;
#line 532 "fa-kernels/src/forward/stream.rs"
                const u32 t1536 = t1535 & 1u;
#line 532 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1534), "r"(t1536) : "memory");
#line 535 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1537 = count & 1u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t1538 = t1537 << 15u;
#line 182 "fa-kernels/src/forward/stream.rs"
                const u32 t1539 = t120 + t1538;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t1540 = slot_4 << 15u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t1541 = t8 + t1540;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t1542 = t1539 >> 4u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t1543 = t1542 & 16383u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t1544 = (u64)t1543;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t1545 = t1541 >> 4u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u32 t1546 = t1545 & 16383u;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t1547 = (u64)t1546;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t1548 = t1544 + 4611686293305360384ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t1549 = t1547 + 4611686293305360384ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t1548), "l"(t1549) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t1550 = t1544 + 4611686293305360386ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t1551 = t1547 + 4611686293305360386ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1550), "l"(t1551) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t1552 = t1544 + 4611686293305360388ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t1553 = t1547 + 4611686293305360388ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1552), "l"(t1553) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t1554 = t1544 + 4611686293305360390ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t1555 = t1547 + 4611686293305360390ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1554), "l"(t1555) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t1556 = t1544 + 4611686293305360896ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t1557 = t1547 + 4611686293305361408ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1556), "l"(t1557) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t1558 = t1544 + 4611686293305360898ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t1559 = t1547 + 4611686293305361410ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1558), "l"(t1559) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t1560 = t1544 + 4611686293305360900ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t1561 = t1547 + 4611686293305361412ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1560), "l"(t1561) : "memory");
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t1562 = t1544 + 4611686293305360902ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                const u64 t1563 = t1547 + 4611686293305361414ull;
#line 537 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1562), "l"(t1563) : "memory");
#line 542 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 513 "fa-kernels/src/forward/stream.rs"
                const u32 t1564 = i_3 - 1u;
#line 548 "fa-kernels/src/forward/stream.rs"
                const u32 t1565 = passed_2 + t1564;
                const u32 slot_5 = t1565 & 1u;
                const u32 t1567 = slot_5 + 4u;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t1568 = t1567 << 3u;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t1569 = t10 + t1568;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t1570 = t1565 >> 1u;
#line 550 "fa-kernels/src/forward/stream.rs"
                const u32 t1571 = t1570 & 1u;
#line 550 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1569), "r"(t1571) : "memory");
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
                const u32 t1572 = slot_5 << 15u;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u32 t1573 = t9 + t1572;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u32 t1574 = t1573 >> 4u;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u32 t1575 = t1574 & 16383u;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t1576 = (u64)t1575;
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t1577 = t1576 + 4611686293372403712ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1577) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t1578 = t1576 + 4611686293372403840ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1578) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t1579 = t1576 + 4611686293372403968ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1579) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t1580 = t1576 + 4611686293372404096ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1580) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t1581 = t1576 + 4611686293372404224ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1581) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t1582 = t1576 + 4611686293372404352ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1582) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t1583 = t1576 + 4611686293372404480ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1583) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
                const u64 t1584 = t1576 + 4611686293372404608ull;
#line 556 "fa-kernels/src/forward/stream.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1584) : "memory");
#line 562 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 390 "fa-kernels/src/forward/stream.rs"
                const bool t1585 = t122 == 1u;
#line 390 "fa-kernels/src/forward/stream.rs"
                const u32 t1586 = t122 + 1u;
#line 390 "fa-kernels/src/forward/stream.rs"
                const u32 next_2 = t1585 ? 0u : t1586;
                const u32 t1588 = next_2 + 1u;
#line 391 "fa-kernels/src/forward/stream.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1588) : "memory");
#line 515 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
                const u32 t1589 = passed_2 + i_3;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t1590 = t1589 & 1u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t1591 = t1590 + 2u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t1592 = t1591 << 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t1593 = t10 + t1592;
#line 573 "fa-kernels/src/forward/stream.rs"
                const bool t1594 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
                if (t1594) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1593) : "memory");
                }
#line 71 "fa-kernels/src/softmax.rs"
                const f32 old_5 = row_max;
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1596;
                asm("max.f32 %0, %1, %2;" : "=f"(t1596) : "f"(old_5), "f"(s));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1597;
                asm("max.f32 %0, %1, %2;" : "=f"(t1597) : "f"(t1596), "f"(s_9));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1598;
                asm("max.f32 %0, %1, %2;" : "=f"(t1598) : "f"(s_2), "f"(s_10));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1599;
                asm("max.f32 %0, %1, %2;" : "=f"(t1599) : "f"(s_5), "f"(s_13));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1600;
                asm("max.f32 %0, %1, %2;" : "=f"(t1600) : "f"(s_6), "f"(s_14));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1601;
                asm("max.f32 %0, %1, %2;" : "=f"(t1601) : "f"(t1597), "f"(s_17));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1602;
                asm("max.f32 %0, %1, %2;" : "=f"(t1602) : "f"(t1598), "f"(s_18));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1603;
                asm("max.f32 %0, %1, %2;" : "=f"(t1603) : "f"(t1599), "f"(s_21));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1604;
                asm("max.f32 %0, %1, %2;" : "=f"(t1604) : "f"(t1600), "f"(s_22));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1605;
                asm("max.f32 %0, %1, %2;" : "=f"(t1605) : "f"(t1601), "f"(s_25));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1606;
                asm("max.f32 %0, %1, %2;" : "=f"(t1606) : "f"(t1602), "f"(s_26));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1607;
                asm("max.f32 %0, %1, %2;" : "=f"(t1607) : "f"(t1603), "f"(s_29));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1608;
                asm("max.f32 %0, %1, %2;" : "=f"(t1608) : "f"(t1604), "f"(s_30));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1609;
                asm("max.f32 %0, %1, %2;" : "=f"(t1609) : "f"(t1605), "f"(s_33));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1610;
                asm("max.f32 %0, %1, %2;" : "=f"(t1610) : "f"(t1606), "f"(s_34));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1611;
                asm("max.f32 %0, %1, %2;" : "=f"(t1611) : "f"(t1607), "f"(s_37));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1612;
                asm("max.f32 %0, %1, %2;" : "=f"(t1612) : "f"(t1608), "f"(s_38));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1613;
                asm("max.f32 %0, %1, %2;" : "=f"(t1613) : "f"(t1609), "f"(s_41));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1614;
                asm("max.f32 %0, %1, %2;" : "=f"(t1614) : "f"(t1610), "f"(s_42));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1615;
                asm("max.f32 %0, %1, %2;" : "=f"(t1615) : "f"(t1611), "f"(s_45));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1616;
                asm("max.f32 %0, %1, %2;" : "=f"(t1616) : "f"(t1612), "f"(s_46));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1617;
                asm("max.f32 %0, %1, %2;" : "=f"(t1617) : "f"(t1613), "f"(s_49));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1618;
                asm("max.f32 %0, %1, %2;" : "=f"(t1618) : "f"(t1614), "f"(s_50));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1619;
                asm("max.f32 %0, %1, %2;" : "=f"(t1619) : "f"(t1615), "f"(s_53));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1620;
                asm("max.f32 %0, %1, %2;" : "=f"(t1620) : "f"(t1616), "f"(s_54));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1621;
                asm("max.f32 %0, %1, %2;" : "=f"(t1621) : "f"(t1617), "f"(s_57));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1622;
                asm("max.f32 %0, %1, %2;" : "=f"(t1622) : "f"(t1618), "f"(s_58));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1623;
                asm("max.f32 %0, %1, %2;" : "=f"(t1623) : "f"(t1619), "f"(s_61));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1624;
                asm("max.f32 %0, %1, %2;" : "=f"(t1624) : "f"(t1620), "f"(s_62));
                f32 t1625;
                asm("max.f32 %0, %1, %2;" : "=f"(t1625) : "f"(t1621), "f"(t1622));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t1626;
                asm("max.f32 %0, %1, %2;" : "=f"(t1626) : "f"(t1623), "f"(t1624));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t1627;
                asm("max.f32 %0, %1, %2;" : "=f"(t1627) : "f"(t1625), "f"(t1626));
#line 203 "fa-kernels/src/softmax.rs"
                f32 t1628;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1628) : "f"(t1627));
#line 203 "fa-kernels/src/softmax.rs"
                f32 pair_5;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t1627), "f"(t1628));
#line 204 "fa-kernels/src/softmax.rs"
                f32 t1630;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1630) : "f"(pair_5));
#line 204 "fa-kernels/src/softmax.rs"
                f32 new_5;
                asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(pair_5), "f"(t1630));
#line 80 "fa-kernels/src/softmax.rs"
                const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                const f32 t1633 = new_5 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
                const f32 reference_5 = none_5 ? 0.0f : t1633;
                const f32 t1635 = -reference_5;
#line 82 "fa-kernels/src/softmax.rs"
                f32 t1636;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1636) : "f"(old_5), "f"(scale_log2), "f"(t1635));
#line 82 "fa-kernels/src/softmax.rs"
                f32 rescale_5;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_5) : "f"(t1636));
#line 83 "fa-kernels/src/softmax.rs"
                row_max = new_5;
                const f32 t1638 = row_sum * rescale_5;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1639 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1640;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1640) : "f"(s), "f"(scale_log2), "f"(t1639));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1641;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1641) : "f"(t1640));
#line 86 "fa-kernels/src/softmax.rs"
                s = t1641;
                const f32 t1642 = t1638 + s;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1643 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1644;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1644) : "f"(s_2), "f"(scale_log2), "f"(t1643));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1645;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1645) : "f"(t1644));
#line 86 "fa-kernels/src/softmax.rs"
                s_2 = t1645;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1646 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1647;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1647) : "f"(s_5), "f"(scale_log2), "f"(t1646));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1648;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1648) : "f"(t1647));
#line 86 "fa-kernels/src/softmax.rs"
                s_5 = t1648;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1649 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1650;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1650) : "f"(s_6), "f"(scale_log2), "f"(t1649));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1651;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1651) : "f"(t1650));
#line 86 "fa-kernels/src/softmax.rs"
                s_6 = t1651;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1652 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1653;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1653) : "f"(s_9), "f"(scale_log2), "f"(t1652));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1654;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1654) : "f"(t1653));
#line 86 "fa-kernels/src/softmax.rs"
                s_9 = t1654;
                const f32 t1655 = t1642 + s_9;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1656 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1657;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1657) : "f"(s_10), "f"(scale_log2), "f"(t1656));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1658;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1658) : "f"(t1657));
#line 86 "fa-kernels/src/softmax.rs"
                s_10 = t1658;
                const f32 t1659 = s_2 + s_10;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1660 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1661;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1661) : "f"(s_13), "f"(scale_log2), "f"(t1660));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1662;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1662) : "f"(t1661));
#line 86 "fa-kernels/src/softmax.rs"
                s_13 = t1662;
                const f32 t1663 = s_5 + s_13;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1664 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1665;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1665) : "f"(s_14), "f"(scale_log2), "f"(t1664));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1666;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1666) : "f"(t1665));
#line 86 "fa-kernels/src/softmax.rs"
                s_14 = t1666;
                const f32 t1667 = s_6 + s_14;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1668 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1669;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1669) : "f"(s_17), "f"(scale_log2), "f"(t1668));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1670;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1670) : "f"(t1669));
#line 86 "fa-kernels/src/softmax.rs"
                s_17 = t1670;
                const f32 t1671 = t1655 + s_17;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1672 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1673;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1673) : "f"(s_18), "f"(scale_log2), "f"(t1672));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1674;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1674) : "f"(t1673));
#line 86 "fa-kernels/src/softmax.rs"
                s_18 = t1674;
                const f32 t1675 = t1659 + s_18;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1676 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1677;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1677) : "f"(s_21), "f"(scale_log2), "f"(t1676));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1678;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1678) : "f"(t1677));
#line 86 "fa-kernels/src/softmax.rs"
                s_21 = t1678;
                const f32 t1679 = t1663 + s_21;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1680 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1681;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1681) : "f"(s_22), "f"(scale_log2), "f"(t1680));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1682;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1682) : "f"(t1681));
#line 86 "fa-kernels/src/softmax.rs"
                s_22 = t1682;
                const f32 t1683 = t1667 + s_22;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1684 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1685;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1685) : "f"(s_25), "f"(scale_log2), "f"(t1684));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1686;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1686) : "f"(t1685));
#line 86 "fa-kernels/src/softmax.rs"
                s_25 = t1686;
                const f32 t1687 = t1671 + s_25;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1688 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1689;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1689) : "f"(s_26), "f"(scale_log2), "f"(t1688));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1690;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1690) : "f"(t1689));
#line 86 "fa-kernels/src/softmax.rs"
                s_26 = t1690;
                const f32 t1691 = t1675 + s_26;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1692 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1693;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1693) : "f"(s_29), "f"(scale_log2), "f"(t1692));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1694;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1694) : "f"(t1693));
#line 86 "fa-kernels/src/softmax.rs"
                s_29 = t1694;
                const f32 t1695 = t1679 + s_29;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1696 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1697;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1697) : "f"(s_30), "f"(scale_log2), "f"(t1696));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1698;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1698) : "f"(t1697));
#line 86 "fa-kernels/src/softmax.rs"
                s_30 = t1698;
                const f32 t1699 = t1683 + s_30;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1700 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1701;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1701) : "f"(s_33), "f"(scale_log2), "f"(t1700));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1702;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1702) : "f"(t1701));
#line 86 "fa-kernels/src/softmax.rs"
                s_33 = t1702;
                const f32 t1703 = t1687 + s_33;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1704 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1705;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1705) : "f"(s_34), "f"(scale_log2), "f"(t1704));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1706;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1706) : "f"(t1705));
#line 86 "fa-kernels/src/softmax.rs"
                s_34 = t1706;
                const f32 t1707 = t1691 + s_34;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1708 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1709;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1709) : "f"(s_37), "f"(scale_log2), "f"(t1708));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1710;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1710) : "f"(t1709));
#line 86 "fa-kernels/src/softmax.rs"
                s_37 = t1710;
                const f32 t1711 = t1695 + s_37;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1712 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1713;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1713) : "f"(s_38), "f"(scale_log2), "f"(t1712));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1714;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1714) : "f"(t1713));
#line 86 "fa-kernels/src/softmax.rs"
                s_38 = t1714;
                const f32 t1715 = t1699 + s_38;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1716 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1717;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1717) : "f"(s_41), "f"(scale_log2), "f"(t1716));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1718;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1718) : "f"(t1717));
#line 86 "fa-kernels/src/softmax.rs"
                s_41 = t1718;
                const f32 t1719 = t1703 + s_41;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1720 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1721;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1721) : "f"(s_42), "f"(scale_log2), "f"(t1720));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1722;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1722) : "f"(t1721));
#line 86 "fa-kernels/src/softmax.rs"
                s_42 = t1722;
                const f32 t1723 = t1707 + s_42;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1724 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1725;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1725) : "f"(s_45), "f"(scale_log2), "f"(t1724));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1726;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1726) : "f"(t1725));
#line 86 "fa-kernels/src/softmax.rs"
                s_45 = t1726;
                const f32 t1727 = t1711 + s_45;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1728 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1729;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1729) : "f"(s_46), "f"(scale_log2), "f"(t1728));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1730;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1730) : "f"(t1729));
#line 86 "fa-kernels/src/softmax.rs"
                s_46 = t1730;
                const f32 t1731 = t1715 + s_46;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1732 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1733;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1733) : "f"(s_49), "f"(scale_log2), "f"(t1732));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1734;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1734) : "f"(t1733));
#line 86 "fa-kernels/src/softmax.rs"
                s_49 = t1734;
                const f32 t1735 = t1719 + s_49;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1736 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1737;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1737) : "f"(s_50), "f"(scale_log2), "f"(t1736));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1738;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1738) : "f"(t1737));
#line 86 "fa-kernels/src/softmax.rs"
                s_50 = t1738;
                const f32 t1739 = t1723 + s_50;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1740 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1741;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1741) : "f"(s_53), "f"(scale_log2), "f"(t1740));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1742;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1742) : "f"(t1741));
#line 86 "fa-kernels/src/softmax.rs"
                s_53 = t1742;
                const f32 t1743 = t1727 + s_53;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1744 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1745;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1745) : "f"(s_54), "f"(scale_log2), "f"(t1744));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1746;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1746) : "f"(t1745));
#line 86 "fa-kernels/src/softmax.rs"
                s_54 = t1746;
                const f32 t1747 = t1731 + s_54;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1748 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1749;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1749) : "f"(s_57), "f"(scale_log2), "f"(t1748));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1750;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1750) : "f"(t1749));
#line 86 "fa-kernels/src/softmax.rs"
                s_57 = t1750;
                const f32 t1751 = t1735 + s_57;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1752 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1753;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1753) : "f"(s_58), "f"(scale_log2), "f"(t1752));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1754;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1754) : "f"(t1753));
#line 86 "fa-kernels/src/softmax.rs"
                s_58 = t1754;
                const f32 t1755 = t1739 + s_58;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1756 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1757;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1757) : "f"(s_61), "f"(scale_log2), "f"(t1756));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1758;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1758) : "f"(t1757));
#line 86 "fa-kernels/src/softmax.rs"
                s_61 = t1758;
                const f32 t1759 = t1743 + s_61;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1760 = -reference_5;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1761;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1761) : "f"(s_62), "f"(scale_log2), "f"(t1760));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1762;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1762) : "f"(t1761));
#line 86 "fa-kernels/src/softmax.rs"
                s_62 = t1762;
                const f32 t1763 = t1747 + s_62;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t1764 = t1751 + t1755;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t1765 = t1759 + t1763;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t1766 = t1764 + t1765;
#line 89 "fa-kernels/src/softmax.rs"
                row_sum = t1766;
#line 71 "fa-kernels/src/softmax.rs"
                const f32 old_6 = row_max_2;
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1768;
                asm("max.f32 %0, %1, %2;" : "=f"(t1768) : "f"(old_6), "f"(s_3));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1769;
                asm("max.f32 %0, %1, %2;" : "=f"(t1769) : "f"(t1768), "f"(s_11));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1770;
                asm("max.f32 %0, %1, %2;" : "=f"(t1770) : "f"(s_4), "f"(s_12));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1771;
                asm("max.f32 %0, %1, %2;" : "=f"(t1771) : "f"(s_7), "f"(s_15));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1772;
                asm("max.f32 %0, %1, %2;" : "=f"(t1772) : "f"(s_8), "f"(s_16));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1773;
                asm("max.f32 %0, %1, %2;" : "=f"(t1773) : "f"(t1769), "f"(s_19));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1774;
                asm("max.f32 %0, %1, %2;" : "=f"(t1774) : "f"(t1770), "f"(s_20));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1775;
                asm("max.f32 %0, %1, %2;" : "=f"(t1775) : "f"(t1771), "f"(s_23));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1776;
                asm("max.f32 %0, %1, %2;" : "=f"(t1776) : "f"(t1772), "f"(s_24));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1777;
                asm("max.f32 %0, %1, %2;" : "=f"(t1777) : "f"(t1773), "f"(s_27));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1778;
                asm("max.f32 %0, %1, %2;" : "=f"(t1778) : "f"(t1774), "f"(s_28));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1779;
                asm("max.f32 %0, %1, %2;" : "=f"(t1779) : "f"(t1775), "f"(s_31));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1780;
                asm("max.f32 %0, %1, %2;" : "=f"(t1780) : "f"(t1776), "f"(s_32));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1781;
                asm("max.f32 %0, %1, %2;" : "=f"(t1781) : "f"(t1777), "f"(s_35));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1782;
                asm("max.f32 %0, %1, %2;" : "=f"(t1782) : "f"(t1778), "f"(s_36));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1783;
                asm("max.f32 %0, %1, %2;" : "=f"(t1783) : "f"(t1779), "f"(s_39));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1784;
                asm("max.f32 %0, %1, %2;" : "=f"(t1784) : "f"(t1780), "f"(s_40));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1785;
                asm("max.f32 %0, %1, %2;" : "=f"(t1785) : "f"(t1781), "f"(s_43));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1786;
                asm("max.f32 %0, %1, %2;" : "=f"(t1786) : "f"(t1782), "f"(s_44));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1787;
                asm("max.f32 %0, %1, %2;" : "=f"(t1787) : "f"(t1783), "f"(s_47));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1788;
                asm("max.f32 %0, %1, %2;" : "=f"(t1788) : "f"(t1784), "f"(s_48));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1789;
                asm("max.f32 %0, %1, %2;" : "=f"(t1789) : "f"(t1785), "f"(s_51));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1790;
                asm("max.f32 %0, %1, %2;" : "=f"(t1790) : "f"(t1786), "f"(s_52));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1791;
                asm("max.f32 %0, %1, %2;" : "=f"(t1791) : "f"(t1787), "f"(s_55));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1792;
                asm("max.f32 %0, %1, %2;" : "=f"(t1792) : "f"(t1788), "f"(s_56));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1793;
                asm("max.f32 %0, %1, %2;" : "=f"(t1793) : "f"(t1789), "f"(s_59));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1794;
                asm("max.f32 %0, %1, %2;" : "=f"(t1794) : "f"(t1790), "f"(s_60));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1795;
                asm("max.f32 %0, %1, %2;" : "=f"(t1795) : "f"(t1791), "f"(s_63));
#line 75 "fa-kernels/src/softmax.rs"
                f32 t1796;
                asm("max.f32 %0, %1, %2;" : "=f"(t1796) : "f"(t1792), "f"(s_64));
                f32 t1797;
                asm("max.f32 %0, %1, %2;" : "=f"(t1797) : "f"(t1793), "f"(t1794));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t1798;
                asm("max.f32 %0, %1, %2;" : "=f"(t1798) : "f"(t1795), "f"(t1796));
#line 77 "fa-kernels/src/softmax.rs"
                f32 t1799;
                asm("max.f32 %0, %1, %2;" : "=f"(t1799) : "f"(t1797), "f"(t1798));
#line 203 "fa-kernels/src/softmax.rs"
                f32 t1800;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1800) : "f"(t1799));
#line 203 "fa-kernels/src/softmax.rs"
                f32 pair_6;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t1799), "f"(t1800));
#line 204 "fa-kernels/src/softmax.rs"
                f32 t1802;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1802) : "f"(pair_6));
#line 204 "fa-kernels/src/softmax.rs"
                f32 new_6;
                asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(pair_6), "f"(t1802));
#line 80 "fa-kernels/src/softmax.rs"
                const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                const f32 t1805 = new_6 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
                const f32 reference_6 = none_6 ? 0.0f : t1805;
                const f32 t1807 = -reference_6;
#line 82 "fa-kernels/src/softmax.rs"
                f32 t1808;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1808) : "f"(old_6), "f"(scale_log2), "f"(t1807));
#line 82 "fa-kernels/src/softmax.rs"
                f32 rescale_6;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_6) : "f"(t1808));
#line 83 "fa-kernels/src/softmax.rs"
                row_max_2 = new_6;
                const f32 t1810 = row_sum_2 * rescale_6;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1811 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1812;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1812) : "f"(s_3), "f"(scale_log2), "f"(t1811));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1813;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1813) : "f"(t1812));
#line 86 "fa-kernels/src/softmax.rs"
                s_3 = t1813;
                const f32 t1814 = t1810 + s_3;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1815 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1816;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1816) : "f"(s_4), "f"(scale_log2), "f"(t1815));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1817;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1817) : "f"(t1816));
#line 86 "fa-kernels/src/softmax.rs"
                s_4 = t1817;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1818 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1819;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1819) : "f"(s_7), "f"(scale_log2), "f"(t1818));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1820;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1820) : "f"(t1819));
#line 86 "fa-kernels/src/softmax.rs"
                s_7 = t1820;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1821 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1822;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1822) : "f"(s_8), "f"(scale_log2), "f"(t1821));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1823;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1823) : "f"(t1822));
#line 86 "fa-kernels/src/softmax.rs"
                s_8 = t1823;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1824 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1825;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1825) : "f"(s_11), "f"(scale_log2), "f"(t1824));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1826;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1826) : "f"(t1825));
#line 86 "fa-kernels/src/softmax.rs"
                s_11 = t1826;
                const f32 t1827 = t1814 + s_11;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1828 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1829;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1829) : "f"(s_12), "f"(scale_log2), "f"(t1828));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1830;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1830) : "f"(t1829));
#line 86 "fa-kernels/src/softmax.rs"
                s_12 = t1830;
                const f32 t1831 = s_4 + s_12;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1832 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1833;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1833) : "f"(s_15), "f"(scale_log2), "f"(t1832));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1834;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1834) : "f"(t1833));
#line 86 "fa-kernels/src/softmax.rs"
                s_15 = t1834;
                const f32 t1835 = s_7 + s_15;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1836 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1837;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1837) : "f"(s_16), "f"(scale_log2), "f"(t1836));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1838;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1838) : "f"(t1837));
#line 86 "fa-kernels/src/softmax.rs"
                s_16 = t1838;
                const f32 t1839 = s_8 + s_16;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1840 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1841;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1841) : "f"(s_19), "f"(scale_log2), "f"(t1840));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1842;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1842) : "f"(t1841));
#line 86 "fa-kernels/src/softmax.rs"
                s_19 = t1842;
                const f32 t1843 = t1827 + s_19;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1844 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1845;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1845) : "f"(s_20), "f"(scale_log2), "f"(t1844));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1846;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1846) : "f"(t1845));
#line 86 "fa-kernels/src/softmax.rs"
                s_20 = t1846;
                const f32 t1847 = t1831 + s_20;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1848 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1849;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1849) : "f"(s_23), "f"(scale_log2), "f"(t1848));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1850;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1850) : "f"(t1849));
#line 86 "fa-kernels/src/softmax.rs"
                s_23 = t1850;
                const f32 t1851 = t1835 + s_23;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1852 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1853;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1853) : "f"(s_24), "f"(scale_log2), "f"(t1852));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1854;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1854) : "f"(t1853));
#line 86 "fa-kernels/src/softmax.rs"
                s_24 = t1854;
                const f32 t1855 = t1839 + s_24;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1856 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1857;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1857) : "f"(s_27), "f"(scale_log2), "f"(t1856));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1858;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1858) : "f"(t1857));
#line 86 "fa-kernels/src/softmax.rs"
                s_27 = t1858;
                const f32 t1859 = t1843 + s_27;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1860 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1861;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1861) : "f"(s_28), "f"(scale_log2), "f"(t1860));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1862;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1862) : "f"(t1861));
#line 86 "fa-kernels/src/softmax.rs"
                s_28 = t1862;
                const f32 t1863 = t1847 + s_28;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1864 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1865;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1865) : "f"(s_31), "f"(scale_log2), "f"(t1864));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1866;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1866) : "f"(t1865));
#line 86 "fa-kernels/src/softmax.rs"
                s_31 = t1866;
                const f32 t1867 = t1851 + s_31;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1868 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1869;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1869) : "f"(s_32), "f"(scale_log2), "f"(t1868));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1870;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1870) : "f"(t1869));
#line 86 "fa-kernels/src/softmax.rs"
                s_32 = t1870;
                const f32 t1871 = t1855 + s_32;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1872 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1873;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1873) : "f"(s_35), "f"(scale_log2), "f"(t1872));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1874;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1874) : "f"(t1873));
#line 86 "fa-kernels/src/softmax.rs"
                s_35 = t1874;
                const f32 t1875 = t1859 + s_35;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1876 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1877;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1877) : "f"(s_36), "f"(scale_log2), "f"(t1876));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1878;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1878) : "f"(t1877));
#line 86 "fa-kernels/src/softmax.rs"
                s_36 = t1878;
                const f32 t1879 = t1863 + s_36;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1880 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1881;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1881) : "f"(s_39), "f"(scale_log2), "f"(t1880));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1882;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1882) : "f"(t1881));
#line 86 "fa-kernels/src/softmax.rs"
                s_39 = t1882;
                const f32 t1883 = t1867 + s_39;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1884 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1885;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1885) : "f"(s_40), "f"(scale_log2), "f"(t1884));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1886;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1886) : "f"(t1885));
#line 86 "fa-kernels/src/softmax.rs"
                s_40 = t1886;
                const f32 t1887 = t1871 + s_40;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1888 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1889;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1889) : "f"(s_43), "f"(scale_log2), "f"(t1888));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1890;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1890) : "f"(t1889));
#line 86 "fa-kernels/src/softmax.rs"
                s_43 = t1890;
                const f32 t1891 = t1875 + s_43;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1892 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1893;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1893) : "f"(s_44), "f"(scale_log2), "f"(t1892));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1894;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1894) : "f"(t1893));
#line 86 "fa-kernels/src/softmax.rs"
                s_44 = t1894;
                const f32 t1895 = t1879 + s_44;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1896 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1897;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1897) : "f"(s_47), "f"(scale_log2), "f"(t1896));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1898;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1898) : "f"(t1897));
#line 86 "fa-kernels/src/softmax.rs"
                s_47 = t1898;
                const f32 t1899 = t1883 + s_47;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1900 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1901;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1901) : "f"(s_48), "f"(scale_log2), "f"(t1900));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1902;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1902) : "f"(t1901));
#line 86 "fa-kernels/src/softmax.rs"
                s_48 = t1902;
                const f32 t1903 = t1887 + s_48;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1904 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1905;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1905) : "f"(s_51), "f"(scale_log2), "f"(t1904));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1906;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1906) : "f"(t1905));
#line 86 "fa-kernels/src/softmax.rs"
                s_51 = t1906;
                const f32 t1907 = t1891 + s_51;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1908 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1909;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1909) : "f"(s_52), "f"(scale_log2), "f"(t1908));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1910;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1910) : "f"(t1909));
#line 86 "fa-kernels/src/softmax.rs"
                s_52 = t1910;
                const f32 t1911 = t1895 + s_52;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1912 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1913;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1913) : "f"(s_55), "f"(scale_log2), "f"(t1912));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1914;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1914) : "f"(t1913));
#line 86 "fa-kernels/src/softmax.rs"
                s_55 = t1914;
                const f32 t1915 = t1899 + s_55;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1916 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1917;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1917) : "f"(s_56), "f"(scale_log2), "f"(t1916));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1918;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1918) : "f"(t1917));
#line 86 "fa-kernels/src/softmax.rs"
                s_56 = t1918;
                const f32 t1919 = t1903 + s_56;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1920 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1921;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1921) : "f"(s_59), "f"(scale_log2), "f"(t1920));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1922;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1922) : "f"(t1921));
#line 86 "fa-kernels/src/softmax.rs"
                s_59 = t1922;
                const f32 t1923 = t1907 + s_59;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1924 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1925;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1925) : "f"(s_60), "f"(scale_log2), "f"(t1924));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1926;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1926) : "f"(t1925));
#line 86 "fa-kernels/src/softmax.rs"
                s_60 = t1926;
                const f32 t1927 = t1911 + s_60;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1928 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1929;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1929) : "f"(s_63), "f"(scale_log2), "f"(t1928));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1930;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1930) : "f"(t1929));
#line 86 "fa-kernels/src/softmax.rs"
                s_63 = t1930;
                const f32 t1931 = t1915 + s_63;
#line 86 "fa-kernels/src/softmax.rs"
                const f32 t1932 = -reference_6;
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1933;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1933) : "f"(s_64), "f"(scale_log2), "f"(t1932));
#line 86 "fa-kernels/src/softmax.rs"
                f32 t1934;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1934) : "f"(t1933));
#line 86 "fa-kernels/src/softmax.rs"
                s_64 = t1934;
                const f32 t1935 = t1919 + s_64;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t1936 = t1923 + t1927;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t1937 = t1931 + t1935;
#line 89 "fa-kernels/src/softmax.rs"
                const f32 t1938 = t1936 + t1937;
#line 89 "fa-kernels/src/softmax.rs"
                row_sum_2 = t1938;
#line 521 "fa-kernels/src/forward/stream.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t1939 = i_3 - 1u;
#line 522 "fa-kernels/src/forward/stream.rs"
                const u32 t1940 = passed_2 + t1939;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t1941 = t1940 & 1u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t1942 = t1941 + 6u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t1943 = t1942 << 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
                const u32 t1944 = t10 + t1943;
#line 573 "fa-kernels/src/forward/stream.rs"
                const bool t1945 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
                if (t1945) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1944) : "memory");
                }
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1946;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1946) : "f"(s), "f"(s_2));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1947;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1947) : "f"(s_3), "f"(s_4));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1948;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1948) : "f"(s_5), "f"(s_6));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1949;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1949) : "f"(s_7), "f"(s_8));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1950;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1950) : "f"(s_9), "f"(s_10));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1951;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1951) : "f"(s_11), "f"(s_12));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1952;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1952) : "f"(s_13), "f"(s_14));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1953;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1953) : "f"(s_15), "f"(s_16));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1954;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1954) : "f"(s_17), "f"(s_18));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1955;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1955) : "f"(s_19), "f"(s_20));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1956;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1956) : "f"(s_21), "f"(s_22));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1957;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1957) : "f"(s_23), "f"(s_24));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1958;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1958) : "f"(s_25), "f"(s_26));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1959;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1959) : "f"(s_27), "f"(s_28));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1960;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1960) : "f"(s_29), "f"(s_30));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1961;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1961) : "f"(s_31), "f"(s_32));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1962;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1962) : "f"(s_33), "f"(s_34));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1963;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1963) : "f"(s_35), "f"(s_36));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1964;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1964) : "f"(s_37), "f"(s_38));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1965;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1965) : "f"(s_39), "f"(s_40));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1966;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1966) : "f"(s_41), "f"(s_42));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1967;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1967) : "f"(s_43), "f"(s_44));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1968;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1968) : "f"(s_45), "f"(s_46));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1969;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1969) : "f"(s_47), "f"(s_48));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1970;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1970) : "f"(s_49), "f"(s_50));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1971;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1971) : "f"(s_51), "f"(s_52));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1972;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1972) : "f"(s_53), "f"(s_54));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1973;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1973) : "f"(s_55), "f"(s_56));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1974;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1974) : "f"(s_57), "f"(s_58));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1975;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1975) : "f"(s_59), "f"(s_60));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1976;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1976) : "f"(s_61), "f"(s_62));
#line 523 "fa-kernels/src/forward/stream.rs"
                u32 t1977;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1977) : "f"(s_63), "f"(s_64));
#line 643 "fa-kernels/src/forward/stream.rs"
                p = t1946;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_2 = t1947;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_3 = t1948;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_4 = t1949;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_5 = t1950;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_6 = t1951;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_7 = t1952;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_8 = t1953;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_9 = t1954;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_10 = t1955;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_11 = t1956;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_12 = t1957;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_13 = t1958;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_14 = t1959;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_15 = t1960;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_16 = t1961;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_17 = t1962;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_18 = t1963;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_19 = t1964;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_20 = t1965;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_21 = t1966;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_22 = t1967;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_23 = t1968;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_24 = t1969;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_25 = t1970;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_26 = t1971;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_27 = t1972;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_28 = t1973;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_29 = t1974;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_30 = t1975;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_31 = t1976;
#line 643 "fa-kernels/src/forward/stream.rs"
                p_32 = t1977;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1978 = acc * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc = t1978;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1979 = acc_2 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_2 = t1979;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1980 = acc_5 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_5 = t1980;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1981 = acc_6 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_6 = t1981;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1982 = acc_9 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_9 = t1982;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1983 = acc_10 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_10 = t1983;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1984 = acc_13 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_13 = t1984;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1985 = acc_14 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_14 = t1985;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1986 = acc_17 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_17 = t1986;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1987 = acc_18 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_18 = t1987;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1988 = acc_21 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_21 = t1988;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1989 = acc_22 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_22 = t1989;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1990 = acc_25 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_25 = t1990;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1991 = acc_26 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_26 = t1991;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1992 = acc_29 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_29 = t1992;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1993 = acc_30 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_30 = t1993;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1994 = acc_33 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_33 = t1994;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1995 = acc_34 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_34 = t1995;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1996 = acc_37 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_37 = t1996;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1997 = acc_38 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_38 = t1997;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1998 = acc_41 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_41 = t1998;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t1999 = acc_42 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_42 = t1999;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2000 = acc_45 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_45 = t2000;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2001 = acc_46 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_46 = t2001;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2002 = acc_49 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_49 = t2002;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2003 = acc_50 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_50 = t2003;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2004 = acc_53 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_53 = t2004;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2005 = acc_54 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_54 = t2005;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2006 = acc_57 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_57 = t2006;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2007 = acc_58 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_58 = t2007;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2008 = acc_61 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_61 = t2008;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2009 = acc_62 * rescale_5;
#line 157 "fa-kernels/src/softmax.rs"
                acc_62 = t2009;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2010 = acc_3 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_3 = t2010;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2011 = acc_4 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_4 = t2011;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2012 = acc_7 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_7 = t2012;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2013 = acc_8 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_8 = t2013;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2014 = acc_11 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_11 = t2014;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2015 = acc_12 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_12 = t2015;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2016 = acc_15 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_15 = t2016;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2017 = acc_16 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_16 = t2017;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2018 = acc_19 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_19 = t2018;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2019 = acc_20 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_20 = t2019;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2020 = acc_23 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_23 = t2020;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2021 = acc_24 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_24 = t2021;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2022 = acc_27 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_27 = t2022;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2023 = acc_28 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_28 = t2023;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2024 = acc_31 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_31 = t2024;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2025 = acc_32 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_32 = t2025;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2026 = acc_35 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_35 = t2026;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2027 = acc_36 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_36 = t2027;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2028 = acc_39 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_39 = t2028;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2029 = acc_40 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_40 = t2029;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2030 = acc_43 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_43 = t2030;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2031 = acc_44 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_44 = t2031;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2032 = acc_47 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_47 = t2032;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2033 = acc_48 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_48 = t2033;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2034 = acc_51 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_51 = t2034;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2035 = acc_52 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_52 = t2035;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2036 = acc_55 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_55 = t2036;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2037 = acc_56 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_56 = t2037;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2038 = acc_59 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_59 = t2038;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2039 = acc_60 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_60 = t2039;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2040 = acc_63 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_63 = t2040;
#line 157 "fa-kernels/src/softmax.rs"
                const f32 t2041 = acc_64 * rescale_6;
#line 157 "fa-kernels/src/softmax.rs"
                acc_64 = t2041;
            }
#line 498 "fa-kernels/src/forward/stream.rs"
            const u32 t2042 = count & 1u;
#line 498 "fa-kernels/src/forward/stream.rs"
            const u32 t2043 = t2042 + 10u;
#line 498 "fa-kernels/src/forward/stream.rs"
            const u32 t2044 = t2043 << 3u;
#line 498 "fa-kernels/src/forward/stream.rs"
            const u32 t2045 = t10 + t2044;
#line 573 "fa-kernels/src/forward/stream.rs"
            const bool t2046 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
            if (t2046) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2045) : "memory");
            }
#line 499 "fa-kernels/src/forward/stream.rs"
            const u32 t2047 = blocks - 1u;
#line 548 "fa-kernels/src/forward/stream.rs"
            const u32 t2048 = passed_2 + t2047;
            const u32 slot_6 = t2048 & 1u;
            const u32 t2050 = slot_6 + 4u;
#line 550 "fa-kernels/src/forward/stream.rs"
            const u32 t2051 = t2050 << 3u;
#line 550 "fa-kernels/src/forward/stream.rs"
            const u32 t2052 = t10 + t2051;
#line 550 "fa-kernels/src/forward/stream.rs"
            const u32 t2053 = t2048 >> 1u;
#line 550 "fa-kernels/src/forward/stream.rs"
            const u32 t2054 = t2053 & 1u;
#line 550 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2052), "r"(t2054) : "memory");
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_65 = p;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_66 = p_2;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_67 = p_3;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_68 = p_4;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_69 = p_5;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_70 = p_6;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_71 = p_7;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_72 = p_8;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_73 = p_9;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_74 = p_10;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_75 = p_11;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_76 = p_12;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_77 = p_13;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_78 = p_14;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_79 = p_15;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_80 = p_16;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_81 = p_17;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_82 = p_18;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_83 = p_19;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_84 = p_20;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_85 = p_21;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_86 = p_22;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_87 = p_23;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_88 = p_24;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_89 = p_25;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_90 = p_26;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_91 = p_27;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_92 = p_28;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_93 = p_29;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_94 = p_30;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_95 = p_31;
#line 553 "fa-kernels/src/forward/stream.rs"
            const u32 regs_96 = p_32;
#line 555 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t2055 = slot_6 << 15u;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u32 t2056 = t9 + t2055;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u32 t2057 = t2056 >> 4u;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u32 t2058 = t2057 & 16383u;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t2059 = (u64)t2058;
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t2060 = t2059 + 4611686293372403712ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2060) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t2061 = t2059 + 4611686293372403840ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2061) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t2062 = t2059 + 4611686293372403968ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t2062) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t2063 = t2059 + 4611686293372404096ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t2063) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t2064 = t2059 + 4611686293372404224ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t2064) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t2065 = t2059 + 4611686293372404352ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t2065) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t2066 = t2059 + 4611686293372404480ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t2066) : "memory");
#line 556 "fa-kernels/src/forward/stream.rs"
            const u64 t2067 = t2059 + 4611686293372404608ull;
#line 556 "fa-kernels/src/forward/stream.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t2067) : "memory");
#line 562 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 500 "fa-kernels/src/forward/stream.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
            const u32 t2068 = blocks - 1u;
#line 501 "fa-kernels/src/forward/stream.rs"
            const u32 t2069 = passed_2 + t2068;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t2070 = t2069 & 1u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t2071 = t2070 + 6u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t2072 = t2071 << 3u;
#line 568 "fa-kernels/src/forward/stream.rs"
            const u32 t2073 = t10 + t2072;
#line 573 "fa-kernels/src/forward/stream.rs"
            const bool t2074 = lane == 0u;
#line 573 "fa-kernels/src/forward/stream.rs"
            if (t2074) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2073) : "memory");
            }
#line 97 "fa-kernels/src/softmax.rs"
            f32 t2075;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2075) : "f"(row_sum));
#line 97 "fa-kernels/src/softmax.rs"
            const f32 pair_7 = row_sum + t2075;
            f32 t2077;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2077) : "f"(pair_7));
#line 98 "fa-kernels/src/softmax.rs"
            const f32 t2078 = pair_7 + t2077;
#line 98 "fa-kernels/src/softmax.rs"
            row_sum = t2078;
#line 97 "fa-kernels/src/softmax.rs"
            f32 t2079;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2079) : "f"(row_sum_2));
#line 97 "fa-kernels/src/softmax.rs"
            const f32 pair_8 = row_sum_2 + t2079;
            f32 t2081;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2081) : "f"(pair_8));
#line 98 "fa-kernels/src/softmax.rs"
            const f32 t2082 = pair_8 + t2081;
#line 98 "fa-kernels/src/softmax.rs"
            row_sum_2 = t2082;
#line 129 "fa-kernels/src/softmax.rs"
            const f32 sum = row_sum;
            const bool t2083 = sum == 0.0f;
#line 130 "fa-kernels/src/softmax.rs"
            f32 t2084;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2084) : "f"(sum));
#line 130 "fa-kernels/src/softmax.rs"
            const f32 normalizer = t2083 ? 0.0f : t2084;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2086 = acc * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc = t2086;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2087 = acc_2 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_2 = t2087;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2088 = acc_5 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_5 = t2088;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2089 = acc_6 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_6 = t2089;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2090 = acc_9 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_9 = t2090;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2091 = acc_10 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_10 = t2091;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2092 = acc_13 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_13 = t2092;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2093 = acc_14 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_14 = t2093;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2094 = acc_17 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_17 = t2094;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2095 = acc_18 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_18 = t2095;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2096 = acc_21 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_21 = t2096;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2097 = acc_22 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_22 = t2097;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2098 = acc_25 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_25 = t2098;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2099 = acc_26 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_26 = t2099;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2100 = acc_29 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_29 = t2100;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2101 = acc_30 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_30 = t2101;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2102 = acc_33 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_33 = t2102;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2103 = acc_34 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_34 = t2103;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2104 = acc_37 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_37 = t2104;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2105 = acc_38 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_38 = t2105;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2106 = acc_41 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_41 = t2106;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2107 = acc_42 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_42 = t2107;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2108 = acc_45 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_45 = t2108;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2109 = acc_46 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_46 = t2109;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2110 = acc_49 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_49 = t2110;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2111 = acc_50 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_50 = t2111;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2112 = acc_53 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_53 = t2112;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2113 = acc_54 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_54 = t2113;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2114 = acc_57 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_57 = t2114;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2115 = acc_58 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_58 = t2115;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2116 = acc_61 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_61 = t2116;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2117 = acc_62 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
            acc_62 = t2117;
#line 129 "fa-kernels/src/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t2118 = sum_2 == 0.0f;
#line 130 "fa-kernels/src/softmax.rs"
            f32 t2119;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2119) : "f"(sum_2));
#line 130 "fa-kernels/src/softmax.rs"
            const f32 normalizer_2 = t2118 ? 0.0f : t2119;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2121 = acc_3 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_3 = t2121;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2122 = acc_4 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_4 = t2122;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2123 = acc_7 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_7 = t2123;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2124 = acc_8 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_8 = t2124;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2125 = acc_11 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_11 = t2125;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2126 = acc_12 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_12 = t2126;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2127 = acc_15 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_15 = t2127;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2128 = acc_16 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_16 = t2128;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2129 = acc_19 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_19 = t2129;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2130 = acc_20 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_20 = t2130;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2131 = acc_23 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_23 = t2131;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2132 = acc_24 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_24 = t2132;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2133 = acc_27 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_27 = t2133;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2134 = acc_28 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_28 = t2134;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2135 = acc_31 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_31 = t2135;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2136 = acc_32 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_32 = t2136;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2137 = acc_35 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_35 = t2137;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2138 = acc_36 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_36 = t2138;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2139 = acc_39 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_39 = t2139;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2140 = acc_40 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_40 = t2140;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2141 = acc_43 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_43 = t2141;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2142 = acc_44 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_44 = t2142;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2143 = acc_47 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_47 = t2143;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2144 = acc_48 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_48 = t2144;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2145 = acc_51 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_51 = t2145;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2146 = acc_52 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_52 = t2146;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2147 = acc_55 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_55 = t2147;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2148 = acc_56 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_56 = t2148;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2149 = acc_59 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_59 = t2149;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2150 = acc_60 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_60 = t2150;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2151 = acc_63 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_63 = t2151;
#line 120 "fa-kernels/src/softmax.rs"
            const f32 t2152 = acc_64 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
            acc_64 = t2152;
#line 605 "fa-kernels/src/forward/stream.rs"
            const bool t2153 = lane == 0u;
#line 605 "fa-kernels/src/forward/stream.rs"
            if (t2153) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t2154 = t121 + 8192u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2155 = lane >> 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2156 = t124 + t2155;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2157 = t2156 & 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2158 = 0u ^ t2157;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2159 = t2156 << 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2160 = t2158 << 4u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2161 = t2159 + t2160;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2162 = lane & 3u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2163 = t2162 << 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2164 = t2161 + t2163;
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2165;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2165) : "f"(acc), "f"(acc_2));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2166 = t121 + t2164;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2166), "r"(t2165) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2167;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2167) : "f"(acc_5), "f"(acc_6));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2168 = t2164 ^ 16u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2169 = t121 + t2168;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2169), "r"(t2167) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2170;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2170) : "f"(acc_9), "f"(acc_10));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2171 = t2164 ^ 32u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2172 = t121 + t2171;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2172), "r"(t2170) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2173;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2173) : "f"(acc_13), "f"(acc_14));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2174 = t2164 ^ 48u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2175 = t121 + t2174;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2175), "r"(t2173) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2176;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2176) : "f"(acc_17), "f"(acc_18));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2177 = t2164 ^ 64u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2178 = t121 + t2177;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2178), "r"(t2176) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2179;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2179) : "f"(acc_21), "f"(acc_22));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2180 = t2164 ^ 80u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2181 = t121 + t2180;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2181), "r"(t2179) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2182;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2182) : "f"(acc_25), "f"(acc_26));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2183 = t2164 ^ 96u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2184 = t121 + t2183;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2184), "r"(t2182) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2185;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2185) : "f"(acc_29), "f"(acc_30));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2186 = t2164 ^ 112u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2187 = t121 + t2186;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2187), "r"(t2185) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2188 = t2156 & 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2189 = 0u ^ t2188;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2190 = t2156 << 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2191 = t2189 << 4u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2192 = t2190 + t2191;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2193 = lane & 3u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2194 = t2193 << 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2195 = t2192 + t2194;
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2196;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2196) : "f"(acc_33), "f"(acc_34));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2197 = t2154 + t2195;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2197), "r"(t2196) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2198;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2198) : "f"(acc_37), "f"(acc_38));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2199 = t2195 ^ 16u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2200 = t2154 + t2199;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2200), "r"(t2198) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2201;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2201) : "f"(acc_41), "f"(acc_42));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2202 = t2195 ^ 32u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2203 = t2154 + t2202;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2203), "r"(t2201) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2204;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2204) : "f"(acc_45), "f"(acc_46));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2205 = t2195 ^ 48u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2206 = t2154 + t2205;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2206), "r"(t2204) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2207;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2207) : "f"(acc_49), "f"(acc_50));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2208 = t2195 ^ 64u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2209 = t2154 + t2208;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2209), "r"(t2207) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2210;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2210) : "f"(acc_53), "f"(acc_54));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2211 = t2195 ^ 80u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2212 = t2154 + t2211;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2212), "r"(t2210) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2213;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2213) : "f"(acc_57), "f"(acc_58));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2214 = t2195 ^ 96u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2215 = t2154 + t2214;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2215), "r"(t2213) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2216;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2216) : "f"(acc_61), "f"(acc_62));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2217 = t2195 ^ 112u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2218 = t2154 + t2217;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2218), "r"(t2216) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2219 = lane >> 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2220 = t124 + t2219;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2221 = t2220 + 8u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2222 = t2221 & 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2223 = 0u ^ t2222;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2224 = t2221 << 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2225 = t2223 << 4u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2226 = t2224 + t2225;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2227 = lane & 3u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2228 = t2227 << 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2229 = t2226 + t2228;
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2230;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2230) : "f"(acc_3), "f"(acc_4));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2231 = t121 + t2229;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2231), "r"(t2230) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2232;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2232) : "f"(acc_7), "f"(acc_8));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2233 = t2229 ^ 16u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2234 = t121 + t2233;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2234), "r"(t2232) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2235;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2235) : "f"(acc_11), "f"(acc_12));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2236 = t2229 ^ 32u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2237 = t121 + t2236;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2237), "r"(t2235) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2238;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2238) : "f"(acc_15), "f"(acc_16));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2239 = t2229 ^ 48u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2240 = t121 + t2239;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2240), "r"(t2238) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2241;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2241) : "f"(acc_19), "f"(acc_20));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2242 = t2229 ^ 64u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2243 = t121 + t2242;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2243), "r"(t2241) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2244;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2244) : "f"(acc_23), "f"(acc_24));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2245 = t2229 ^ 80u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2246 = t121 + t2245;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2246), "r"(t2244) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2247;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2247) : "f"(acc_27), "f"(acc_28));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2248 = t2229 ^ 96u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2249 = t121 + t2248;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2249), "r"(t2247) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2250;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2250) : "f"(acc_31), "f"(acc_32));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2251 = t2229 ^ 112u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2252 = t121 + t2251;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2252), "r"(t2250) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2253 = t2221 & 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2254 = 0u ^ t2253;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2255 = t2221 << 7u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2256 = t2254 << 4u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2257 = t2255 + t2256;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2258 = lane & 3u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2259 = t2258 << 2u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2260 = t2257 + t2259;
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2261;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2261) : "f"(acc_35), "f"(acc_36));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2262 = t2154 + t2260;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2262), "r"(t2261) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2263;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2263) : "f"(acc_39), "f"(acc_40));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2264 = t2260 ^ 16u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2265 = t2154 + t2264;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2265), "r"(t2263) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2266;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2266) : "f"(acc_43), "f"(acc_44));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2267 = t2260 ^ 32u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2268 = t2154 + t2267;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2268), "r"(t2266) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2269;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2269) : "f"(acc_47), "f"(acc_48));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2270 = t2260 ^ 48u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2271 = t2154 + t2270;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2271), "r"(t2269) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2272;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2272) : "f"(acc_51), "f"(acc_52));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2273 = t2260 ^ 64u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2274 = t2154 + t2273;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2274), "r"(t2272) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2275;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2275) : "f"(acc_55), "f"(acc_56));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2276 = t2260 ^ 80u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2277 = t2154 + t2276;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2277), "r"(t2275) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2278;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2278) : "f"(acc_59), "f"(acc_60));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2279 = t2260 ^ 96u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2280 = t2154 + t2279;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2280), "r"(t2278) : "memory");
#line 612 "fa-kernels/src/forward/stream.rs"
            u32 t2281;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2281) : "f"(acc_63), "f"(acc_64));
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2282 = t2260 ^ 112u;
#line 612 "fa-kernels/src/forward/stream.rs"
            const u32 t2283 = t2154 + t2282;
#line 612 "fa-kernels/src/forward/stream.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2283), "r"(t2281) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t2284 = first_query_2 + rows;
#line 615 "fa-kernels/src/forward/stream.rs"
            const u32 first_row = t2284 + t124;
            const bool t2286 = lane == 0u;
#line 616 "fa-kernels/src/forward/stream.rs"
            if (t2286) {
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t2287 = t124 << 7u;
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t2288 = t121 + t2287;
#line 622 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2288), "l"(o), "r"(0u), "r"(t155), "r"(first_row), "r"(t156) : "memory");
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t2289 = t121 + 8192u;
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t2290 = t124 << 7u;
#line 622 "fa-kernels/src/forward/stream.rs"
                const u32 t2291 = t2289 + t2290;
#line 622 "fa-kernels/src/forward/stream.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2291), "l"(o), "r"(64u), "r"(t155), "r"(first_row), "r"(t156) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
            const u32 t2292 = lane & 3u;
#line 625 "fa-kernels/src/forward/stream.rs"
            const bool t2293 = t2292 == 0u;
#line 625 "fa-kernels/src/forward/stream.rs"
            if (t2293) {
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 t2294 = lane >> 2u;
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 row = first_row + t2294;
                const bool t2296 = row < seq_q;
#line 628 "fa-kernels/src/forward/stream.rs"
                if (t2296) {
                    const u64 t2297 = (u64)t156;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t2298 = t2297 * lse_stride0;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t2299 = t2298 * 4ull;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t2300 = lse + t2299;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t2301 = (u64)t155;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t2302 = t2301 * lse_stride1;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t2303 = t2302 * 4ull;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t2304 = t2300 + t2303;
                    const u32 t2305 = (u32)lse_stride2;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t2306 = (u64)row * t2305;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t2307 = t2306 * 4ull;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t2308 = t2304 + t2307;
#line 109 "fa-kernels/src/softmax.rs"
                    f32 t2309;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2309) : "f"(row_sum));
#line 109 "fa-kernels/src/softmax.rs"
                    f32 t2310;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2310) : "f"(row_max), "f"(scale_log2), "f"(t2309));
#line 109 "fa-kernels/src/softmax.rs"
                    const f32 lse_2 = t2310 * 0.6931472f;
                    const bool t2312 = row_sum == 0.0f;
#line 110 "fa-kernels/src/softmax.rs"
                    const f32 t2313 = t2312 ? __uint_as_float(0xff800000u) : lse_2;
#line 630 "fa-kernels/src/forward/stream.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2308), "f"(t2313) : "memory");
                }
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 t2314 = lane >> 2u;
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 t2315 = first_row + t2314;
#line 627 "fa-kernels/src/forward/stream.rs"
                const u32 row_2 = t2315 + 8u;
                const bool t2317 = row_2 < seq_q;
#line 628 "fa-kernels/src/forward/stream.rs"
                if (t2317) {
                    const u64 t2318 = (u64)t156;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t2319 = t2318 * lse_stride0;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t2320 = t2319 * 4ull;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t2321 = lse + t2320;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t2322 = (u64)t155;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t2323 = t2322 * lse_stride1;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t2324 = t2323 * 4ull;
#line 629 "fa-kernels/src/forward/stream.rs"
                    const u64 t2325 = t2321 + t2324;
                    const u32 t2326 = (u32)lse_stride2;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t2327 = (u64)row_2 * t2326;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t2328 = t2327 * 4ull;
#line 630 "fa-kernels/src/forward/stream.rs"
                    const u64 t2329 = t2325 + t2328;
#line 109 "fa-kernels/src/softmax.rs"
                    f32 t2330;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2330) : "f"(row_sum_2));
#line 109 "fa-kernels/src/softmax.rs"
                    f32 t2331;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2331) : "f"(row_max_2), "f"(scale_log2), "f"(t2330));
#line 109 "fa-kernels/src/softmax.rs"
                    const f32 lse_3 = t2331 * 0.6931472f;
                    const bool t2333 = row_sum_2 == 0.0f;
#line 110 "fa-kernels/src/softmax.rs"
                    const f32 t2334 = t2333 ? __uint_as_float(0xff800000u) : lse_3;
#line 630 "fa-kernels/src/forward/stream.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2329), "f"(t2334) : "memory");
                }
            }
#line 448 "fa-kernels/src/forward/stream.rs"
            const u32 t2335 = passed_2 + blocks;
#line 448 "fa-kernels/src/forward/stream.rs"
            passed_2 = t2335;
            const u32 t2336 = count + 1u;
#line 449 "fa-kernels/src/forward/stream.rs"
            count = t2336;
            const u32 t2337 = gridDim.x;
#line 450 "fa-kernels/src/forward/stream.rs"
            const u32 t2338 = index_2 + t2337;
#line 450 "fa-kernels/src/forward/stream.rs"
            index_2 = t2338;
        }
#line 399 "fa-kernels/src/forward/stream.rs"
        const bool t2340 = t122 == 0u;
#line 399 "fa-kernels/src/forward/stream.rs"
        if (t2340) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 453 "fa-kernels/src/forward/stream.rs"
        const bool t2341 = lane == 0u;
#line 453 "fa-kernels/src/forward/stream.rs"
        if (t2341) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
