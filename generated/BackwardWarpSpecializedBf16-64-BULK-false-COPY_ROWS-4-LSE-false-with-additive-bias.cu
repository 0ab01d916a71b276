typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(384, 1)
backward_warp_specialized_bf16(
    const __grid_constant__ tensor_map q_map /* bf16 */,
    const __grid_constant__ tensor_map k_map /* bf16 */,
    const __grid_constant__ tensor_map v_map /* bf16 */,
    const __grid_constant__ tensor_map d_o_map /* bf16 */,
    const __grid_constant__ tensor_map statistics_map /* f32 */,
    const u64 sums /* f32, written in part */,
    const u64 sums_stride0,
    const u64 sums_stride1,
    const u64 sums_stride2,
    const u64 sums_stride3,
    const u64 dk /* bf16, written */,
    const u64 dk_stride0,
    const u64 dk_stride1,
    const u64 dk_stride2,
    const u64 dk_stride3,
    const u64 dv /* bf16, written */,
    const u64 dv_stride0,
    const u64 dv_stride1,
    const u64 dv_stride2,
    const u64 dv_stride3,
    const f32 scale_log2,
    const u32 seq_q,
    const u32 seq_k,
    const u32 heads,
    const u32 group,
    const u32 batch,
    const f32 score_scale,
    const u64 argument0 /* f32 */,
    const u64 argument0_stride0,
    const u64 argument0_stride1,
    const u64 argument0_stride2,
    const u64 argument0_stride3,
    const u32 head_dim,
    const f32 scale,
    const u32 padded,
    const __grid_constant__ tensor_map rows_of_four_map /* f32 */,
    const u32 rows_have)
{
    const u64 q = (u64)&q_map;
    const u64 k = (u64)&k_map;
    const u64 v = (u64)&v_map;
    const u64 d_o = (u64)&d_o_map;
    const u64 statistics = (u64)&statistics_map;
    const u64 rows_of_four = (u64)&rows_of_four_map;
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 127u;
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 7u;
    const u32 t3 = blockIdx.x;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 t4 = t3 % blocks;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 t5 = blockIdx.x;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 t6 = t5 / blocks;
#line 49 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t8 = t4 << 7u;
#line 56 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t6 % batch;
#line 62 "fa-kernels/src/attention/backward/work.rs"
    const u32 t10 = t6 / batch;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t11 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t11 >> 6u;
#line 178 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t15 = thread >> 5u;
#line 180 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t15));
#line 181 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 t19 = smem_1 + 16384u;
    const u32 t20 = t19 + 16384u;
    const u32 t21 = t20 + 16384u;
    const u32 after = t21 + 16384u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 32768u;
    const u32 p = statistics_2 + 1024u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 t25 = p + 33792u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t26 = thread == 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t26) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t27 = t25 + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t28 = t25 + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t28) : "memory");
        const u32 t29 = t25 + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t29) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t30 = t25 + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t30) : "memory");
        const u32 t31 = t25 + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t31) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t32 = t25 + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t32) : "memory");
        const u32 t33 = t25 + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t33) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t34 = t25 + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t34) : "memory");
        const u32 t35 = t25 + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t35) : "memory");
#line 104 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t36 = t25 + 80u;
#line 104 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t36) : "memory");
        const u32 t37 = t25 + 88u;
#line 105 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t37) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 188 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t38 = warpgroup == 0u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t38) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t39 = warp == 0u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t39) {
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = count * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            const u32 t41 = t10 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            u32 head = t41;
            u32 block = 0u;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const u32 t42 = i + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const bool t43 = t42 < count_2;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t44 = i == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t44) {
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t45;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t45) : );
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t46 = t45 == 1u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t46) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t25) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(t25), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t48 = slot + 4u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t49 = t48 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t50 = t25 + t49;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t51 = i >> 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t52 = t51 & 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t53 = t52 ^ 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t50), "r"(t53) : "memory");
                const u32 t54 = slot + 2u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t55 = t54 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t56 = t25 + t55;
                const u32 t57 = slot << 13u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t58 = t20 + t57;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t59 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t60 = t59 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t61 = t60 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t62 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t61 + t62;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t64 = row >> 4u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 6u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t66;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t66) : );
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t67 = t66 == 1u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t67) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8704;" :  : "r"(t56) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t58), "l"(q), "r"(t56), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t68 = slot << 9u;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t69 = statistics_2 + t68;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t69), "l"(statistics), "r"(t56), "r"(0u), "r"(0u), "r"(t64), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t70 = i == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t70) {
#line 61 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t71 = t25 + 8u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t72;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t72) : );
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t73 = t72 == 1u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t73) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t71) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t19), "l"(v), "r"(t71), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i & 1u;
                const u32 t75 = slot_2 + 8u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t76 = t75 << 3u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t77 = t25 + t76;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t78 = i >> 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t79 = t78 & 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t80 = t79 ^ 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t77), "r"(t80) : "memory");
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t81 = slot_2 + 6u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t82 = t81 << 3u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t83 = t25 + t82;
                const u32 t84 = slot_2 << 13u;
#line 126 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t85 = t21 + t84;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 6u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t87;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t87) : );
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t88 = t87 == 1u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t88) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t83) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t85), "l"(d_o), "r"(t83), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 142 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t89 = block << 6u;
#line 78 "fa-kernels/src/attention/copied_rows.rs"
                const u32 t90 = rows_have & 2u;
#line 78 "fa-kernels/src/attention/copied_rows.rs"
                const bool t91 = t90 != 0u;
#line 78 "fa-kernels/src/attention/copied_rows.rs"
                const u32 head_2 = t91 ? head : 0u;
                const u32 t93 = rows_have & 1u;
#line 79 "fa-kernels/src/attention/copied_rows.rs"
                const bool t94 = t93 != 0u;
#line 79 "fa-kernels/src/attention/copied_rows.rs"
                const u32 batch_3 = t94 ? batch_2 : 0u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t96 = t25 + 80u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t97 = t25 + 88u;
#line 93 "fa-kernels/src/attention/copied_rows.rs"
                const u32 t98 = i & 1u;
#line 93 "fa-kernels/src/attention/copied_rows.rs"
                const u32 t99 = t98 ^ 1u;
#line 93 "fa-kernels/src/attention/copied_rows.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t97), "r"(t99) : "memory");
                u32 t100;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t100) : );
#line 94 "fa-kernels/src/attention/copied_rows.rs"
                const bool t101 = t100 == 1u;
#line 94 "fa-kernels/src/attention/copied_rows.rs"
                if (t101) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 33792;" :  : "r"(t96) : "memory");
#line 100 "fa-kernels/src/attention/copied_rows.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(p), "l"(rows_of_four), "r"(t96), "r"(t8), "r"(head_2), "r"(t89), "r"(batch_3) : "memory");
                }
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const u32 t102 = block + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps = t102 == count;
                const u32 t104 = head + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                const u32 t105 = wraps ? t104 : head;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                head = t105;
                const u32 t106 = block + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                const u32 t107 = wraps ? 0u : t106;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                block = t107;
            }
        }
    } else {
#line 200 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 225 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t109 = warp & 3u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t110 = index << 6u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_2 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_3 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_4 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_5 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_6 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_7 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_8 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_9 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_10 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_11 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_12 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_13 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_14 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_15 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_16 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_17 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_18 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_19 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_20 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_21 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_22 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_23 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_24 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_25 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_26 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_27 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_28 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_29 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_30 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_31 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_32 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_2 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_3 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_4 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_5 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_6 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_7 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_8 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_9 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_10 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_11 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_12 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_13 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_14 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_15 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_16 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_17 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_18 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_19 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_20 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_21 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_22 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_23 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_24 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_25 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_26 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_27 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_28 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_29 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_30 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_31 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_32 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_2 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_3 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_4 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_5 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_6 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_7 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_8 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_9 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_10 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_11 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_12 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_13 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_14 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_15 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_16 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_2 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_3 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_4 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_5 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_6 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_7 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_8 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_9 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_10 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_11 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_12 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_13 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_14 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_15 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_16 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_17 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_18 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_19 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_20 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_21 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_22 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_23 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_24 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_25 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_26 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_27 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_28 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_29 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_30 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_31 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_32 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_33 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_2 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_3 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_4 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_5 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_6 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_7 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_8 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_9 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_10 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_11 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_12 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_13 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_14 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_15 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_16 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_17 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_18 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_19 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_20 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_21 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_22 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_23 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_24 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_25 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_26 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_27 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_28 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_29 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_30 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_31 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_32 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_33 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_2 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_3 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_4 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_5 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_6 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_7 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_8 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_9 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_10 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_11 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_12 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_13 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_14 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_15 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_16 = 0u;
#line 104 "fa-kernels/src/attention/backward/work.rs"
        const u32 t111 = count * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
        const bool t112 = t111 != 0u;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t112) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t25), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t113 = t25 + 16u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t113), "r"(0u) : "memory");
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t114 = t110 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t115 = smem_1 + t114;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            u32 t116;
            asm volatile("mov.b32 %0, %1;" : "=r"(t116) : "r"(t115));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t117 = t116 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t118 = t20 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t119 = t117 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t120 = (u64)t119;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t121 = t120 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t122 = t118 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t123 = (u64)t122;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t124 = t123 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t125 = t117 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t126 = (u64)t125;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t127 = t126 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t128 = t118 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t129 = (u64)t128;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t130 = t129 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t131 = t117 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t132 = (u64)t131;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t133 = t132 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t134 = t118 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t135 = (u64)t134;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t136 = t135 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t137 = t117 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t138 = (u64)t137;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t139 = t138 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t140 = t118 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t141 = (u64)t140;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t142 = t141 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t121), "l"(t124), "l"(t127), "l"(t130), "l"(t133), "l"(t136), "l"(t139), "l"(t142) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
            const u32 t143 = t25 + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t143), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t144 = t25 + 48u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t144), "r"(0u) : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_3 = count * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            const u32 t146 = t10 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            u32 head_3 = t146;
            u32 block_2 = 0u;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const u32 t147 = i_2 + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const bool t148 = t147 < count_3;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t149 = i_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t150 = t149 << 13u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t151 = t20 + t150;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t152 = i_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t153 = t152 << 13u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t154 = t21 + t153;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_2 & 1u;
                const u32 t156 = slot_3 << 9u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t156;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t158 = t110 << 7u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t159 = t19 + t158;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t160;
                asm volatile("mov.b32 %0, %1;" : "=r"(t160) : "r"(t159));
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t161 = t160 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t162 = t154 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t163 = t161 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t164 = (u64)t163;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t165 = t164 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t166 = t162 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t167 = (u64)t166;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t168 = t167 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t169 = t161 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t170 = (u64)t169;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t171 = t170 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t172 = t162 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t173 = (u64)t172;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t174 = t173 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t175 = t161 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t176 = (u64)t175;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t177 = t176 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t178 = t162 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t179 = (u64)t178;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t180 = t179 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t181 = t161 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t182 = (u64)t181;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t183 = t182 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t184 = t162 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t185 = (u64)t184;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t186 = t185 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t165), "l"(t168), "l"(t171), "l"(t174), "l"(t177), "l"(t180), "l"(t183), "l"(t186) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t187 = t25 + 80u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t188 = i_2 & 1u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t187), "r"(t188) : "memory");
#line 114 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t189 = block_2 << 6u;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t190 = t109 << 4u;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t191 = t110 + t190;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t192 = lane >> 2u;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 key = t191 + t192;
                const u32 t194 = lane & 3u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t195 = t194 * 1056u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t196 = p + t195;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t197 = key << 2u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t198 = t196 + t197;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t199 = t109 << 4u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t200 = t110 + t199;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t201 = t8 + t200;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t202 = head_3 / group;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t203 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t204 = t201 + t203;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t205 = seq_k - 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t206 = t204 < t205 ? t204 : t205;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t207 = t204 + 8u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t208 = t207 < t205 ? t207 : t205;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t209 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t210 = t209 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t211 = t189 + t210;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const bool t212 = t211 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t213 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t214 = t211 < t213 ? t211 : t213;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t215 = s * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t216;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t216) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_2 = t215 + t216;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t218 = t212 ? t18_2 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s = t218;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t219 = s_3 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t220;
                asm volatile("ld.shared.f32 %0, [%1+32];" : "=f"(t220) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_3 = t219 + t220;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t222 = t212 ? t18_3 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_3 = t222;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t223 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t224 = t223 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t225 = t189 + t224;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t226 = t225 + 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const bool t227 = t226 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t228 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t229 = t226 < t228 ? t226 : t228;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t230 = s_2 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t231;
                asm volatile("ld.shared.f32 %0, [%1+528];" : "=f"(t231) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_4 = t230 + t231;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t233 = t227 ? t18_4 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_2 = t233;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t234 = s_4 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t235;
                asm volatile("ld.shared.f32 %0, [%1+560];" : "=f"(t235) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_5 = t234 + t235;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t237 = t227 ? t18_5 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_4 = t237;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t238 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t239 = t238 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t240 = t189 + t239;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t241 = t240 + 8u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const bool t242 = t241 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t243 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t244 = t241 < t243 ? t241 : t243;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t245 = s_5 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t246;
                asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t246) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_6 = t245 + t246;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t248 = t242 ? t18_6 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_5 = t248;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t249 = s_7 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t250;
                asm volatile("ld.shared.f32 %0, [%1+4256];" : "=f"(t250) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_7 = t249 + t250;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t252 = t242 ? t18_7 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_7 = t252;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t253 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t254 = t253 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t255 = t189 + t254;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t256 = t255 + 9u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const bool t257 = t256 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t258 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t259 = t256 < t258 ? t256 : t258;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t260 = s_6 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t261;
                asm volatile("ld.shared.f32 %0, [%1+4752];" : "=f"(t261) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_8 = t260 + t261;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t263 = t257 ? t18_8 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_6 = t263;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t264 = s_8 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t265;
                asm volatile("ld.shared.f32 %0, [%1+4784];" : "=f"(t265) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_9 = t264 + t265;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t267 = t257 ? t18_9 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_8 = t267;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t268 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t269 = t268 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t270 = t189 + t269;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t271 = t270 + 16u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const bool t272 = t271 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t273 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t274 = t271 < t273 ? t271 : t273;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t275 = s_9 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t276;
                asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t276) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_10 = t275 + t276;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t278 = t272 ? t18_10 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_9 = t278;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t279 = s_11 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t280;
                asm volatile("ld.shared.f32 %0, [%1+8480];" : "=f"(t280) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_11 = t279 + t280;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t282 = t272 ? t18_11 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_11 = t282;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t283 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t284 = t283 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t285 = t189 + t284;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t286 = t285 + 17u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const bool t287 = t286 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t288 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t289 = t286 < t288 ? t286 : t288;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t290 = s_10 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t291;
                asm volatile("ld.shared.f32 %0, [%1+8976];" : "=f"(t291) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_12 = t290 + t291;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t293 = t287 ? t18_12 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_10 = t293;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t294 = s_12 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t295;
                asm volatile("ld.shared.f32 %0, [%1+9008];" : "=f"(t295) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_13 = t294 + t295;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t297 = t287 ? t18_13 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_12 = t297;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t298 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t299 = t298 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t300 = t189 + t299;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t301 = t300 + 24u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const bool t302 = t301 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t303 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t304 = t301 < t303 ? t301 : t303;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t305 = s_13 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t306;
                asm volatile("ld.shared.f32 %0, [%1+12672];" : "=f"(t306) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_14 = t305 + t306;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t308 = t302 ? t18_14 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_13 = t308;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t309 = s_15 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t310;
                asm volatile("ld.shared.f32 %0, [%1+12704];" : "=f"(t310) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_15 = t309 + t310;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t312 = t302 ? t18_15 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_15 = t312;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t313 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t314 = t313 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t315 = t189 + t314;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t316 = t315 + 25u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const bool t317 = t316 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t318 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t319 = t316 < t318 ? t316 : t318;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t320 = s_14 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t321;
                asm volatile("ld.shared.f32 %0, [%1+13200];" : "=f"(t321) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_16 = t320 + t321;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t323 = t317 ? t18_16 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_14 = t323;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t324 = s_16 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t325;
                asm volatile("ld.shared.f32 %0, [%1+13232];" : "=f"(t325) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_17 = t324 + t325;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t327 = t317 ? t18_17 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_16 = t327;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t328 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t329 = t328 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t330 = t189 + t329;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t331 = t330 + 32u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const bool t332 = t331 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t333 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t334 = t331 < t333 ? t331 : t333;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t335 = s_17 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t336;
                asm volatile("ld.shared.f32 %0, [%1+16896];" : "=f"(t336) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_18 = t335 + t336;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t338 = t332 ? t18_18 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_17 = t338;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t339 = s_19 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t340;
                asm volatile("ld.shared.f32 %0, [%1+16928];" : "=f"(t340) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_19 = t339 + t340;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t342 = t332 ? t18_19 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_19 = t342;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t343 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t344 = t343 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t345 = t189 + t344;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t346 = t345 + 33u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const bool t347 = t346 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t348 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t349 = t346 < t348 ? t346 : t348;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t350 = s_18 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t351;
                asm volatile("ld.shared.f32 %0, [%1+17424];" : "=f"(t351) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_20 = t350 + t351;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t353 = t347 ? t18_20 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_18 = t353;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t354 = s_20 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t355;
                asm volatile("ld.shared.f32 %0, [%1+17456];" : "=f"(t355) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_21 = t354 + t355;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t357 = t347 ? t18_21 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_20 = t357;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t358 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t359 = t358 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t360 = t189 + t359;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t361 = t360 + 40u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const bool t362 = t361 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t363 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t364 = t361 < t363 ? t361 : t363;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t365 = s_21 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t366;
                asm volatile("ld.shared.f32 %0, [%1+21120];" : "=f"(t366) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_22 = t365 + t366;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t368 = t362 ? t18_22 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_21 = t368;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t369 = s_23 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t370;
                asm volatile("ld.shared.f32 %0, [%1+21152];" : "=f"(t370) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_23 = t369 + t370;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t372 = t362 ? t18_23 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_23 = t372;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t373 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t374 = t373 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t375 = t189 + t374;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t376 = t375 + 41u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const bool t377 = t376 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t378 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t379 = t376 < t378 ? t376 : t378;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t380 = s_22 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t381;
                asm volatile("ld.shared.f32 %0, [%1+21648];" : "=f"(t381) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_24 = t380 + t381;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t383 = t377 ? t18_24 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_22 = t383;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t384 = s_24 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t385;
                asm volatile("ld.shared.f32 %0, [%1+21680];" : "=f"(t385) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_25 = t384 + t385;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t387 = t377 ? t18_25 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_24 = t387;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t388 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t389 = t388 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t390 = t189 + t389;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t391 = t390 + 48u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const bool t392 = t391 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t393 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t394 = t391 < t393 ? t391 : t393;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t395 = s_25 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t396;
                asm volatile("ld.shared.f32 %0, [%1+25344];" : "=f"(t396) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_26 = t395 + t396;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t398 = t392 ? t18_26 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_25 = t398;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t399 = s_27 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t400;
                asm volatile("ld.shared.f32 %0, [%1+25376];" : "=f"(t400) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_27 = t399 + t400;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t402 = t392 ? t18_27 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_27 = t402;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t403 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t404 = t403 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t405 = t189 + t404;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t406 = t405 + 49u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const bool t407 = t406 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t408 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t409 = t406 < t408 ? t406 : t408;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t410 = s_26 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t411;
                asm volatile("ld.shared.f32 %0, [%1+25872];" : "=f"(t411) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_28 = t410 + t411;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t413 = t407 ? t18_28 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_26 = t413;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t414 = s_28 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t415;
                asm volatile("ld.shared.f32 %0, [%1+25904];" : "=f"(t415) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_29 = t414 + t415;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t417 = t407 ? t18_29 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_28 = t417;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t418 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t419 = t418 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t420 = t189 + t419;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t421 = t420 + 56u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const bool t422 = t421 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t423 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t424 = t421 < t423 ? t421 : t423;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t425 = s_29 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t426;
                asm volatile("ld.shared.f32 %0, [%1+29568];" : "=f"(t426) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_30 = t425 + t426;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t428 = t422 ? t18_30 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_29 = t428;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t429 = s_31 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t430;
                asm volatile("ld.shared.f32 %0, [%1+29600];" : "=f"(t430) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_31 = t429 + t430;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t432 = t422 ? t18_31 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_31 = t432;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t433 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t434 = t433 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t435 = t189 + t434;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t436 = t435 + 57u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const bool t437 = t436 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t438 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const u32 t439 = t436 < t438 ? t436 : t438;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t440 = s_30 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t441;
                asm volatile("ld.shared.f32 %0, [%1+30096];" : "=f"(t441) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_32 = t440 + t441;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t443 = t437 ? t18_32 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_30 = t443;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t444 = s_32 * score_scale;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                f32 t445;
                asm volatile("ld.shared.f32 %0, [%1+30128];" : "=f"(t445) : "r"(t198) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_33 = t444 + t445;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                const f32 t447 = t437 ? t18_33 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                s_32 = t447;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t448 = block_2 << 6u;
                const u32 t449 = t8 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                const bool right = seq_k < t449;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (right) {
                    const u32 t451 = t109 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t452 = t110 + t451;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t453 = t8 + t452;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t454 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = t453 + t454;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t456 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t457 = t456 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t458 = t189 + t457;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t459 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t460 = t459 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t461 = t189 + t460;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t462 = t461 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t463 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end = t463 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t466 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t466;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t468 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t468;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t469 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_2 = t469 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t472 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t472;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t474 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t474;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t475 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t476 = t475 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t477 = t189 + t476;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t478 = t477 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t479 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t480 = t479 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t481 = t189 + t480;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t482 = t481 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t483 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_3 = t483 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t486 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t486;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t488 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t488;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t489 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_4 = t489 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t492 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t492;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t494 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t494;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t495 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t496 = t495 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t497 = t189 + t496;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t498 = t497 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t499 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t500 = t499 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t501 = t189 + t500;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t502 = t501 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t503 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_5 = t503 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t506 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t506;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t508 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t508;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t509 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_6 = t509 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t512 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t512;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t514 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t514;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t515 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t516 = t515 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t517 = t189 + t516;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t518 = t517 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t519 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t520 = t519 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t521 = t189 + t520;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t522 = t521 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t523 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_7 = t523 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t526 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t526;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t528 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t528;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t529 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_8 = t529 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t532 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t532;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t534 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t534;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t535 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t536 = t535 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t537 = t189 + t536;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t538 = t537 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t539 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t540 = t539 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t541 = t189 + t540;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t542 = t541 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t543 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_9 = t543 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t546 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t546;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t548 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t548;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t549 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_10 = t549 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t552 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t552;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t554 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t554;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t555 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t556 = t555 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t557 = t189 + t556;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t558 = t557 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t559 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t560 = t559 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t561 = t189 + t560;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t562 = t561 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t563 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_11 = t563 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t566 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t566;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t568 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t568;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t569 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_12 = t569 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t572 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t572;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t574 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t574;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t575 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t576 = t575 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t577 = t189 + t576;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t578 = t577 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t579 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t580 = t579 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t581 = t189 + t580;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t582 = t581 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t583 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_13 = t583 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t586 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t586;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t588 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t588;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t589 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_14 = t589 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t592 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t592;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t594 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t594;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t595 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t596 = t595 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t597 = t189 + t596;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t598 = t597 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t599 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t600 = t599 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t601 = t189 + t600;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t602 = t601 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t603 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_15 = t603 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t606 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t606;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t608 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t608;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t609 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_16 = t609 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t612 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t612;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t614 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t614;
                }
#line 149 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t615 = t25 + 88u;
#line 110 "fa-kernels/src/attention/copied_rows.rs"
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const bool t616 = lane == 0u;
#line 112 "fa-kernels/src/attention/copied_rows.rs"
                if (t616) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t615) : "memory");
                }
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t617 = lane & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t618 = t617 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t619 = statistics_3 + t618;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t619) : "memory");
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t621;
                asm("mov.b32 %0, %1;" : "=f"(t621) : "r"(row_3));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t623;
                asm("mov.b32 %0, %1;" : "=f"(t623) : "r"(row_5));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t624 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t625;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t625) : "f"(s), "f"(1.442695f), "f"(t624));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t626;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t626) : "f"(t625));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t626;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t627 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t628;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t628) : "f"(s_2), "f"(1.442695f), "f"(t627));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t629;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t629) : "f"(t628));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t629;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t630 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t631;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t631) : "f"(s_3), "f"(1.442695f), "f"(t630));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t632;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t632) : "f"(t631));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t632;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t633 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t634;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t634) : "f"(s_4), "f"(1.442695f), "f"(t633));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t635;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t635) : "f"(t634));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t635;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_6;
                u32 row_7;
                u32 row_8;
                u32 row_9;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t619) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t637;
                asm("mov.b32 %0, %1;" : "=f"(t637) : "r"(row_7));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t639;
                asm("mov.b32 %0, %1;" : "=f"(t639) : "r"(row_9));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t640 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t641;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t641) : "f"(s_5), "f"(1.442695f), "f"(t640));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t642;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t642) : "f"(t641));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t642;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t643 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t644;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t644) : "f"(s_6), "f"(1.442695f), "f"(t643));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t645;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t645) : "f"(t644));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t645;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t646 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t647;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t647) : "f"(s_7), "f"(1.442695f), "f"(t646));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t648;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t648) : "f"(t647));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t648;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t649 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t650;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t650) : "f"(s_8), "f"(1.442695f), "f"(t649));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t651;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t651) : "f"(t650));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t651;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_10;
                u32 row_11;
                u32 row_12;
                u32 row_13;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t619) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t653;
                asm("mov.b32 %0, %1;" : "=f"(t653) : "r"(row_11));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t655;
                asm("mov.b32 %0, %1;" : "=f"(t655) : "r"(row_13));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t656 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t657;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t657) : "f"(s_9), "f"(1.442695f), "f"(t656));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t658;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t658) : "f"(t657));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t658;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t659 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t660;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t660) : "f"(s_10), "f"(1.442695f), "f"(t659));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t661;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t661) : "f"(t660));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t661;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t662 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t663;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t663) : "f"(s_11), "f"(1.442695f), "f"(t662));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t664;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t664) : "f"(t663));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t664;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t665 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t666;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(s_12), "f"(1.442695f), "f"(t665));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t667;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t667) : "f"(t666));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t667;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_14;
                u32 row_15;
                u32 row_16;
                u32 row_17;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t619) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t669;
                asm("mov.b32 %0, %1;" : "=f"(t669) : "r"(row_15));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t671;
                asm("mov.b32 %0, %1;" : "=f"(t671) : "r"(row_17));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t672 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t673;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t673) : "f"(s_13), "f"(1.442695f), "f"(t672));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t674;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t674) : "f"(t673));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t674;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t675 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t676;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t676) : "f"(s_14), "f"(1.442695f), "f"(t675));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t677;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t677) : "f"(t676));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t677;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t678 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t679;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t679) : "f"(s_15), "f"(1.442695f), "f"(t678));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t680;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t680) : "f"(t679));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t680;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t681 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t682;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t682) : "f"(s_16), "f"(1.442695f), "f"(t681));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t683;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t683) : "f"(t682));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t683;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t619) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t685;
                asm("mov.b32 %0, %1;" : "=f"(t685) : "r"(row_19));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t687;
                asm("mov.b32 %0, %1;" : "=f"(t687) : "r"(row_21));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t688 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t689;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t689) : "f"(s_17), "f"(1.442695f), "f"(t688));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t690;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t690) : "f"(t689));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t690;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t691 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t692;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t692) : "f"(s_18), "f"(1.442695f), "f"(t691));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t693;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t693) : "f"(t692));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t693;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t694 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t695;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t695) : "f"(s_19), "f"(1.442695f), "f"(t694));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t696;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t696) : "f"(t695));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t696;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t697 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t698;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t698) : "f"(s_20), "f"(1.442695f), "f"(t697));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t699;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t699) : "f"(t698));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t699;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t619) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t701;
                asm("mov.b32 %0, %1;" : "=f"(t701) : "r"(row_23));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t703;
                asm("mov.b32 %0, %1;" : "=f"(t703) : "r"(row_25));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t704 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t705;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t705) : "f"(s_21), "f"(1.442695f), "f"(t704));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t706;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t706) : "f"(t705));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t706;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t707 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t708;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t708) : "f"(s_22), "f"(1.442695f), "f"(t707));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t709;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t709) : "f"(t708));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t709;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t710 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t711;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t711) : "f"(s_23), "f"(1.442695f), "f"(t710));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t712;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t712) : "f"(t711));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t712;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t713 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t714;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t714) : "f"(s_24), "f"(1.442695f), "f"(t713));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t715;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t715) : "f"(t714));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t715;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t619) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t717;
                asm("mov.b32 %0, %1;" : "=f"(t717) : "r"(row_27));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t719;
                asm("mov.b32 %0, %1;" : "=f"(t719) : "r"(row_29));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t720 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t721;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t721) : "f"(s_25), "f"(1.442695f), "f"(t720));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t722;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t722) : "f"(t721));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t722;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t723 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t724;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t724) : "f"(s_26), "f"(1.442695f), "f"(t723));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t725;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t725) : "f"(t724));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t725;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t726 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t727;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t727) : "f"(s_27), "f"(1.442695f), "f"(t726));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t728;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t728) : "f"(t727));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t728;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t729 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t730;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t730) : "f"(s_28), "f"(1.442695f), "f"(t729));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t731;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t731) : "f"(t730));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t731;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_30;
                u32 row_31;
                u32 row_32;
                u32 row_33;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t619) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t733;
                asm("mov.b32 %0, %1;" : "=f"(t733) : "r"(row_31));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t735;
                asm("mov.b32 %0, %1;" : "=f"(t735) : "r"(row_33));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t736 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t737;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t737) : "f"(s_29), "f"(1.442695f), "f"(t736));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t738;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t738) : "f"(t737));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t738;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t739 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t740;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t740) : "f"(s_30), "f"(1.442695f), "f"(t739));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t741;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t741) : "f"(t740));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t741;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t742 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t743;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t743) : "f"(s_31), "f"(1.442695f), "f"(t742));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t744;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t744) : "f"(t743));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t744;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t745 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t746;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t746) : "f"(s_32), "f"(1.442695f), "f"(t745));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t747;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t747) : "f"(t746));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t747;
#line 98 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t748;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t748) : "f"(s), "f"(s_2));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t749;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t749) : "f"(s_3), "f"(s_4));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t750;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t750) : "f"(s_5), "f"(s_6));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t751;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t751) : "f"(s_7), "f"(s_8));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t752;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t752) : "f"(s_9), "f"(s_10));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t753;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t753) : "f"(s_11), "f"(s_12));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t754;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t754) : "f"(s_13), "f"(s_14));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t755;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t755) : "f"(s_15), "f"(s_16));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t756;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t756) : "f"(s_17), "f"(s_18));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t757;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t757) : "f"(s_19), "f"(s_20));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t758;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t758) : "f"(s_21), "f"(s_22));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t759;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t759) : "f"(s_23), "f"(s_24));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t760;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t760) : "f"(s_25), "f"(s_26));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t761;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t761) : "f"(s_27), "f"(s_28));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t762;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t762) : "f"(s_29), "f"(s_30));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t763;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t763) : "f"(s_31), "f"(s_32));
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t764 = t154 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t765 = t764 + 33554432u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t766 = (u64)t765;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t767 = t766 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t768 = t764 + 33554560u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t769 = (u64)t768;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t770 = t769 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t771 = t764 + 33554688u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t772 = (u64)t771;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t773 = t772 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t774 = t764 + 33554816u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t775 = (u64)t774;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t776 = t775 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t748), "r"(t749), "r"(t750), "r"(t751), "l"(t767), "r"(t752), "r"(t753), "r"(t754), "r"(t755), "l"(t770), "r"(t756), "r"(t757), "r"(t758), "r"(t759), "l"(t773), "r"(t760), "r"(t761), "r"(t762), "r"(t763), "l"(t776) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t777 = lane & 3u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t778 = t777 << 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t779 = statistics_3 + t778;
                u32 row_34;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t779) : "memory");
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t780;
                asm("mov.b32 %0, %1;" : "=f"(t780) : "r"(row_34));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t781;
                asm("mov.b32 %0, %1;" : "=f"(t781) : "r"(row_35));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t782;
                asm("mov.b32 %0, %1;" : "=f"(t782) : "r"(row_36));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t783;
                asm("mov.b32 %0, %1;" : "=f"(t783) : "r"(row_37));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t784 = dp - t781;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t785 = s * t784;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t785;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t786 = dp_2 - t783;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t787 = s_2 * t786;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t787;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t788 = dp_3 - t781;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t789 = s_3 * t788;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t789;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t790 = dp_4 - t783;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t791 = s_4 * t790;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t791;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_38;
                u32 row_39;
                u32 row_40;
                u32 row_41;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t779) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t792;
                asm("mov.b32 %0, %1;" : "=f"(t792) : "r"(row_38));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t793;
                asm("mov.b32 %0, %1;" : "=f"(t793) : "r"(row_39));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t794;
                asm("mov.b32 %0, %1;" : "=f"(t794) : "r"(row_40));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t795;
                asm("mov.b32 %0, %1;" : "=f"(t795) : "r"(row_41));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t796 = dp_5 - t793;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t797 = s_5 * t796;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t797;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t798 = dp_6 - t795;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t799 = s_6 * t798;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t799;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t800 = dp_7 - t793;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t801 = s_7 * t800;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t801;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t802 = dp_8 - t795;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t803 = s_8 * t802;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t803;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_42;
                u32 row_43;
                u32 row_44;
                u32 row_45;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t779) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t804;
                asm("mov.b32 %0, %1;" : "=f"(t804) : "r"(row_42));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t805;
                asm("mov.b32 %0, %1;" : "=f"(t805) : "r"(row_43));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t806;
                asm("mov.b32 %0, %1;" : "=f"(t806) : "r"(row_44));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t807;
                asm("mov.b32 %0, %1;" : "=f"(t807) : "r"(row_45));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t808 = dp_9 - t805;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t809 = s_9 * t808;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t809;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t810 = dp_10 - t807;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t811 = s_10 * t810;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t811;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t812 = dp_11 - t805;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t813 = s_11 * t812;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t813;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t814 = dp_12 - t807;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t815 = s_12 * t814;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t815;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_46;
                u32 row_47;
                u32 row_48;
                u32 row_49;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t779) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t816;
                asm("mov.b32 %0, %1;" : "=f"(t816) : "r"(row_46));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t817;
                asm("mov.b32 %0, %1;" : "=f"(t817) : "r"(row_47));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t818;
                asm("mov.b32 %0, %1;" : "=f"(t818) : "r"(row_48));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t819;
                asm("mov.b32 %0, %1;" : "=f"(t819) : "r"(row_49));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t820 = dp_13 - t817;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t821 = s_13 * t820;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t821;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t822 = dp_14 - t819;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t823 = s_14 * t822;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t823;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t824 = dp_15 - t817;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t825 = s_15 * t824;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t825;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t826 = dp_16 - t819;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t827 = s_16 * t826;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t827;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_50;
                u32 row_51;
                u32 row_52;
                u32 row_53;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t779) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t828;
                asm("mov.b32 %0, %1;" : "=f"(t828) : "r"(row_50));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t829;
                asm("mov.b32 %0, %1;" : "=f"(t829) : "r"(row_51));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t830;
                asm("mov.b32 %0, %1;" : "=f"(t830) : "r"(row_52));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t831;
                asm("mov.b32 %0, %1;" : "=f"(t831) : "r"(row_53));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t832 = dp_17 - t829;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t833 = s_17 * t832;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t833;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t834 = dp_18 - t831;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t835 = s_18 * t834;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t835;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t836 = dp_19 - t829;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t837 = s_19 * t836;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t837;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t838 = dp_20 - t831;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t839 = s_20 * t838;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t839;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_54;
                u32 row_55;
                u32 row_56;
                u32 row_57;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t779) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t840;
                asm("mov.b32 %0, %1;" : "=f"(t840) : "r"(row_54));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t841;
                asm("mov.b32 %0, %1;" : "=f"(t841) : "r"(row_55));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t842;
                asm("mov.b32 %0, %1;" : "=f"(t842) : "r"(row_56));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t843;
                asm("mov.b32 %0, %1;" : "=f"(t843) : "r"(row_57));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t844 = dp_21 - t841;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t845 = s_21 * t844;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t845;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t846 = dp_22 - t843;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t847 = s_22 * t846;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t847;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t848 = dp_23 - t841;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t849 = s_23 * t848;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t849;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t850 = dp_24 - t843;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t851 = s_24 * t850;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t851;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_58;
                u32 row_59;
                u32 row_60;
                u32 row_61;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t779) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t852;
                asm("mov.b32 %0, %1;" : "=f"(t852) : "r"(row_58));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t853;
                asm("mov.b32 %0, %1;" : "=f"(t853) : "r"(row_59));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t854;
                asm("mov.b32 %0, %1;" : "=f"(t854) : "r"(row_60));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t855;
                asm("mov.b32 %0, %1;" : "=f"(t855) : "r"(row_61));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t856 = dp_25 - t853;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t857 = s_25 * t856;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t857;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t858 = dp_26 - t855;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t859 = s_26 * t858;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t859;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t860 = dp_27 - t853;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t861 = s_27 * t860;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t861;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t862 = dp_28 - t855;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t863 = s_28 * t862;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t863;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_62;
                u32 row_63;
                u32 row_64;
                u32 row_65;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t779) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t864;
                asm("mov.b32 %0, %1;" : "=f"(t864) : "r"(row_62));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t865;
                asm("mov.b32 %0, %1;" : "=f"(t865) : "r"(row_63));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t866;
                asm("mov.b32 %0, %1;" : "=f"(t866) : "r"(row_64));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t867;
                asm("mov.b32 %0, %1;" : "=f"(t867) : "r"(row_65));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t868 = dp_29 - t865;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t869 = s_29 * t868;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t869;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t870 = dp_30 - t867;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t871 = s_30 * t870;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t871;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t872 = dp_31 - t865;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t873 = s_31 * t872;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t873;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t874 = dp_32 - t867;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t875 = s_32 * t874;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t875;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t876 = i_2 & 1u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t877 = t876 << 14u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t878 = after + t877;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t879 = t109 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t880 = t110 + t879;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t881;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t881) : "f"(dp), "f"(dp_2));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t882;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t882) : "f"(dp_3), "f"(dp_4));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t883;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t883) : "f"(dp_5), "f"(dp_6));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t884;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t884) : "f"(dp_7), "f"(dp_8));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t885;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t885) : "f"(dp_9), "f"(dp_10));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t886;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t886) : "f"(dp_11), "f"(dp_12));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t887;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t887) : "f"(dp_13), "f"(dp_14));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t888;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t888) : "f"(dp_15), "f"(dp_16));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t889;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t889) : "f"(dp_17), "f"(dp_18));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t890;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t890) : "f"(dp_19), "f"(dp_20));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t891;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t891) : "f"(dp_21), "f"(dp_22));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t892;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t892) : "f"(dp_23), "f"(dp_24));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t893;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t893) : "f"(dp_25), "f"(dp_26));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t894;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t894) : "f"(dp_27), "f"(dp_28));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t895;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t895) : "f"(dp_29), "f"(dp_30));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t896;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t896) : "f"(dp_31), "f"(dp_32));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t897 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t898 = t880 + t897;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t899 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t900 = t898 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t901 = t899 ^ t900;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t902 = t898 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t903 = t901 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t904 = t902 + t903;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t905 = t878 + t904;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t905), "r"(t881), "r"(t882), "r"(t883), "r"(t884) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t906 = t904 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t907 = t878 + t906;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t907), "r"(t885), "r"(t886), "r"(t887), "r"(t888) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t908 = t904 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t909 = t878 + t908;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t909), "r"(t889), "r"(t890), "r"(t891), "r"(t892) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t910 = t904 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t911 = t878 + t910;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t911), "r"(t893), "r"(t894), "r"(t895), "r"(t896) : "memory");
                u32 t912;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t912) : "f"(dp), "f"(dp_2));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t913;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t913) : "f"(dp_3), "f"(dp_4));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t914;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t914) : "f"(dp_5), "f"(dp_6));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t915;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t915) : "f"(dp_7), "f"(dp_8));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t916;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t916) : "f"(dp_9), "f"(dp_10));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t917;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t917) : "f"(dp_11), "f"(dp_12));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t918;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t918) : "f"(dp_13), "f"(dp_14));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t919;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t919) : "f"(dp_15), "f"(dp_16));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t920;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t920) : "f"(dp_17), "f"(dp_18));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t921;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t921) : "f"(dp_19), "f"(dp_20));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t922;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t922) : "f"(dp_21), "f"(dp_22));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t923;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t923) : "f"(dp_23), "f"(dp_24));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t924;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t924) : "f"(dp_25), "f"(dp_26));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t925;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t925) : "f"(dp_27), "f"(dp_28));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t926;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t926) : "f"(dp_29), "f"(dp_30));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t927;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t927) : "f"(dp_31), "f"(dp_32));
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t912;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t913;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t914;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t915;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t916;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t917;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t918;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t919;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t920;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t921;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t922;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t923;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t924;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t925;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t926;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t927;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t928 = index << 6u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t929 = smem_1 + t928;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t930;
                asm volatile("mov.b32 %0, %1;" : "=r"(t930) : "r"(t929));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t931 = t878 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t932 = t930 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t933 = t931 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t934 = (u64)t933;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t935 = t934 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t936 = t932 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t937 = (u64)t936;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t938 = t937 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t939 = t931 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t940 = (u64)t939;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t941 = t940 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t942 = t932 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t943 = (u64)t942;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t944 = t943 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t945 = t931 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t946 = (u64)t945;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t947 = t946 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t948 = t932 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t949 = (u64)t948;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t950 = t949 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t951 = t931 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t952 = (u64)t951;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t953 = t952 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t954 = t932 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t955 = (u64)t954;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t956 = t955 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t957 = t931 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t958 = (u64)t957;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t959 = t958 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t960 = t932 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t961 = (u64)t960;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t962 = t961 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t963 = t931 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t964 = (u64)t963;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t965 = t964 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t966 = t932 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t967 = (u64)t966;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t968 = t967 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t969 = t931 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t970 = (u64)t969;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t971 = t970 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t972 = t932 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t973 = (u64)t972;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t974 = t973 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t975 = t931 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t976 = (u64)t975;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t977 = t976 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t978 = t932 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t979 = (u64)t978;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t980 = t979 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15}, %16, %17, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15}, %18, %19, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15}, %20, %21, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15}, %22, %23, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15}, %24, %25, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15}, %26, %27, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15}, %28, %29, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15}, %30, %31, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16) : "l"(t935), "l"(t938), "l"(t941), "l"(t944), "l"(t947), "l"(t950), "l"(t953), "l"(t956), "l"(t959), "l"(t962), "l"(t965), "l"(t968), "l"(t971), "l"(t974), "l"(t977), "l"(t980) : "memory");
#line 140 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t981 = t151 >> 4u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t982 = t981 + 33554432u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t983 = (u64)t982;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t984 = t983 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t985 = t981 + 33554560u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t986 = (u64)t985;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t987 = t986 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t988 = t981 + 33554688u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t989 = (u64)t988;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t990 = t989 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t991 = t981 + 33554816u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t992 = (u64)t991;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t993 = t992 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t984), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t987), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t990), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t993) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t994 = i_2 + 1u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t148 ? t994 : i_2;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t748), "r"(t749), "r"(t750), "r"(t751) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t752), "r"(t753), "r"(t754), "r"(t755) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t756), "r"(t757), "r"(t758), "r"(t759) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t760), "r"(t761), "r"(t762), "r"(t763) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_2 & 1u;
                const u32 t997 = slot_4 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t998 = t997 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t999 = t25 + t998;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1000 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1000) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t999) : "memory");
                }
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1001 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1002 = t1001 + head_3;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1003 = t1002 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1004 = block_2 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_66 = t1003 + t1004;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1006 = t109 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_67 = row_66 + t1006;
                const u64 t1008 = (u64)row_67;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1009 = t1008 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1010 = t1009 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1011 = sums + t1010;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1012 = index << 9u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1013 = (u64)t1012 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1014 = t1011 + t1013;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1015 = index << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1016 = t1015 + t109;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1017 = t1016 << 11u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place = p + t1017;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                const u32 t1019 = lane << 2u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                const u64 t1020 = (u64)t1019 * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                const u64 address = t1014 + t1020;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1022 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1023 = t1022 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1024 = t1023 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1025 = t25 + t1024;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1026 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1027 = t1026 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1025), "r"(t1027) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1028 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1029 = t1028 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1030 = t1029 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1031 = t25 + t1030;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1032 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1033 = t1032 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1031), "r"(t1033) : "memory");
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1034 = next & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1035 = t1034 << 13u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1036 = t20 + t1035;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1037 = t110 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1038 = smem_1 + t1037;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1039;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1039) : "r"(t1038));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1040 = t1039 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1041 = t1036 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1042 = t1040 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1043 = (u64)t1042;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1044 = t1043 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1045 = t1041 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1046 = (u64)t1045;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1047 = t1046 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1048 = t1040 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1049 = (u64)t1048;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1050 = t1049 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1051 = t1041 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1052 = (u64)t1051;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1053 = t1052 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1054 = t1040 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1055 = (u64)t1054;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1056 = t1055 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1057 = t1041 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1058 = (u64)t1057;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1059 = t1058 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1060 = t1040 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1061 = (u64)t1060;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1062 = t1061 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1063 = t1041 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1064 = (u64)t1063;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1065 = t1064 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1044), "l"(t1047), "l"(t1050), "l"(t1053), "l"(t1056), "l"(t1059), "l"(t1062), "l"(t1065) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 272 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("// %0" :  : "l"(address) : "memory");
#line 169 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_5 = i_2 & 1u;
                const u32 t1067 = slot_5 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1068 = t1067 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1069 = t25 + t1068;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1070 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1070) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1069) : "memory");
                }
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1071 = block_2 + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps_2 = t1071 == count;
                const u32 t1073 = head_3 + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1074 = wraps_2 ? t1073 : head_3;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                head_3 = t1074;
                const u32 t1075 = block_2 + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1076 = wraps_2 ? 0u : t1075;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                block_2 = t1076;
            }
#line 69 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) :  : "memory");
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16) : "memory");
        }
#line 393 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1077 = dk_2 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t1077;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1078 = dk_3 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t1078;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1079 = dk_4 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t1079;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1080 = dk_5 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t1080;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1081 = dk_6 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t1081;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1082 = dk_7 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t1082;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1083 = dk_8 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t1083;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1084 = dk_9 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t1084;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1085 = dk_10 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t1085;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1086 = dk_11 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t1086;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1087 = dk_12 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t1087;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1088 = dk_13 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t1088;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1089 = dk_14 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t1089;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1090 = dk_15 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t1090;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1091 = dk_16 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t1091;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1092 = dk_17 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t1092;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1093 = dk_18 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t1093;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1094 = dk_19 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t1094;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1095 = dk_20 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t1095;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1096 = dk_21 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t1096;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1097 = dk_22 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t1097;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1098 = dk_23 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t1098;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1099 = dk_24 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t1099;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1100 = dk_25 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t1100;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1101 = dk_26 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t1101;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1102 = dk_27 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t1102;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1103 = dk_28 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t1103;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1104 = dk_29 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t1104;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1105 = dk_30 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t1105;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1106 = dk_31 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t1106;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1107 = dk_32 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t1107;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1108 = dk_33 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t1108;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1109 = t109 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1110 = t110 + t1109;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1111;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1111) : "f"(dk_2), "f"(dk_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1112;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1112) : "f"(dk_4), "f"(dk_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1113;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1113) : "f"(dk_6), "f"(dk_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1114;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1114) : "f"(dk_8), "f"(dk_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1115;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1115) : "f"(dk_10), "f"(dk_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1116;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1116) : "f"(dk_12), "f"(dk_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1117;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1117) : "f"(dk_14), "f"(dk_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1118;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1118) : "f"(dk_16), "f"(dk_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1119;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1119) : "f"(dk_18), "f"(dk_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1120;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1120) : "f"(dk_20), "f"(dk_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1121;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1121) : "f"(dk_22), "f"(dk_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1122;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1122) : "f"(dk_24), "f"(dk_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1123;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1123) : "f"(dk_26), "f"(dk_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1124;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1124) : "f"(dk_28), "f"(dk_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1125;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1125) : "f"(dk_30), "f"(dk_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1126;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1126) : "f"(dk_32), "f"(dk_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1127 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1128 = t1110 + t1127;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1129 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1130 = t1128 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1131 = t1129 ^ t1130;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1132 = t1128 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1133 = t1131 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1134 = t1132 + t1133;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1135 = smem_1 + t1134;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1135), "r"(t1111), "r"(t1112), "r"(t1113), "r"(t1114) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1136 = t1134 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1137 = smem_1 + t1136;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1137), "r"(t1115), "r"(t1116), "r"(t1117), "r"(t1118) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1138 = t1134 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1139 = smem_1 + t1138;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1139), "r"(t1119), "r"(t1120), "r"(t1121), "r"(t1122) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1140 = t1134 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1141 = smem_1 + t1140;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1141), "r"(t1123), "r"(t1124), "r"(t1125), "r"(t1126) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1142 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1143 = t1142 * dk_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1144 = t1143 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1145 = dk + t1144;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1146 = (u64)t8;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1147 = t1146 * dk_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1148 = t1147 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1149 = t1145 + t1148;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1150 = (u64)t10;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1151 = t1150 * dk_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1152 = t1151 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1153 = t1149 + t1152;
        const u32 t1154 = seq_k - t8;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1155 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1156 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1157 = t1156 << 1u;
        const u32 t1158 = t109 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1159 = t110 + t1158;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1160 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1161 = t1159 + t1160;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1162 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1163 = t1161 < t1154;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1164 = t1162 < t1155;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1165 = t1163 & t1164;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1165) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1166 = t1161 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1167 = t1162 ^ t1166;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1168 = t1161 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1169 = t1167 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1170 = t1168 + t1169;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1171 = smem_1 + t1170;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_68;
            u32 row_69;
            u32 row_70;
            u32 row_71;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1171) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1172 = (u64)t1161 * t1157;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1173 = t1153 + t1172;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1174 = (u64)t1162 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1175 = t1173 + t1174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1175), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1176 = t1161 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1177 = t1176 < t1154;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1178 = t1162 < t1155;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1179 = t1177 & t1178;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1179) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1180 = t1176 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1181 = t1162 ^ t1180;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1182 = t1176 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1183 = t1181 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1184 = t1182 + t1183;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1185 = smem_1 + t1184;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_72;
            u32 row_73;
            u32 row_74;
            u32 row_75;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1185) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1186 = (u64)t1176 * t1157;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1187 = t1153 + t1186;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1188 = (u64)t1162 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1189 = t1187 + t1188;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1189), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1190 = t1161 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1191 = t1190 < t1154;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1192 = t1162 < t1155;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1193 = t1191 & t1192;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1193) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1194 = t1190 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1195 = t1162 ^ t1194;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1196 = t1190 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1197 = t1195 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1198 = t1196 + t1197;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1199 = smem_1 + t1198;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_76;
            u32 row_77;
            u32 row_78;
            u32 row_79;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1199) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1200 = (u64)t1190 * t1157;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1201 = t1153 + t1200;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1202 = (u64)t1162 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1203 = t1201 + t1202;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1203), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1204 = t1161 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1205 = t1204 < t1154;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1206 = t1162 < t1155;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1207 = t1205 & t1206;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1207) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1208 = t1204 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1209 = t1162 ^ t1208;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1210 = t1204 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1211 = t1209 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1212 = t1210 + t1211;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1213 = smem_1 + t1212;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_80;
            u32 row_81;
            u32 row_82;
            u32 row_83;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1213) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1214 = (u64)t1204 * t1157;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1215 = t1153 + t1214;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1216 = (u64)t1162 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1217 = t1215 + t1216;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1217), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
        }
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1218 = t109 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1219 = t110 + t1218;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1220;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1220) : "f"(dv_2), "f"(dv_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1221;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1221) : "f"(dv_4), "f"(dv_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1222;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1222) : "f"(dv_6), "f"(dv_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1223;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1223) : "f"(dv_8), "f"(dv_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1224;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1224) : "f"(dv_10), "f"(dv_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1225;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1225) : "f"(dv_12), "f"(dv_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1226;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1226) : "f"(dv_14), "f"(dv_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1227;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1227) : "f"(dv_16), "f"(dv_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1228;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1228) : "f"(dv_18), "f"(dv_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1229;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1229) : "f"(dv_20), "f"(dv_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1230;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1230) : "f"(dv_22), "f"(dv_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1231;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1231) : "f"(dv_24), "f"(dv_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1232;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1232) : "f"(dv_26), "f"(dv_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1233;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1233) : "f"(dv_28), "f"(dv_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1234;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1234) : "f"(dv_30), "f"(dv_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1235;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1235) : "f"(dv_32), "f"(dv_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1236 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1237 = t1219 + t1236;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1238 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1239 = t1237 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1240 = t1238 ^ t1239;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1241 = t1237 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1242 = t1240 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1243 = t1241 + t1242;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1244 = t19 + t1243;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1244), "r"(t1220), "r"(t1221), "r"(t1222), "r"(t1223) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1245 = t1243 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1246 = t19 + t1245;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1246), "r"(t1224), "r"(t1225), "r"(t1226), "r"(t1227) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1247 = t1243 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1248 = t19 + t1247;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1248), "r"(t1228), "r"(t1229), "r"(t1230), "r"(t1231) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1249 = t1243 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1250 = t19 + t1249;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1250), "r"(t1232), "r"(t1233), "r"(t1234), "r"(t1235) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1251 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1252 = t1251 * dv_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1253 = t1252 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1254 = dv + t1253;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1255 = (u64)t8;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1256 = t1255 * dv_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1257 = t1256 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1258 = t1254 + t1257;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1259 = (u64)t10;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1260 = t1259 * dv_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1261 = t1260 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1262 = t1258 + t1261;
        const u32 t1263 = seq_k - t8;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1264 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1265 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1266 = t1265 << 1u;
        const u32 t1267 = t109 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1268 = t110 + t1267;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1269 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1270 = t1268 + t1269;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1271 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1272 = t1270 < t1263;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1273 = t1271 < t1264;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1274 = t1272 & t1273;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1274) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1275 = t1270 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1276 = t1271 ^ t1275;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1277 = t1270 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1278 = t1276 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1279 = t1277 + t1278;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1280 = t19 + t1279;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_84;
            u32 row_85;
            u32 row_86;
            u32 row_87;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t1280) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1281 = (u64)t1270 * t1266;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1282 = t1262 + t1281;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1283 = (u64)t1271 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1284 = t1282 + t1283;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1284), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1285 = t1270 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1286 = t1285 < t1263;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1287 = t1271 < t1264;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1288 = t1286 & t1287;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1288) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1289 = t1285 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1290 = t1271 ^ t1289;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1291 = t1285 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1292 = t1290 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1293 = t1291 + t1292;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1294 = t19 + t1293;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_88;
            u32 row_89;
            u32 row_90;
            u32 row_91;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t1294) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1295 = (u64)t1285 * t1266;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1296 = t1262 + t1295;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1297 = (u64)t1271 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1298 = t1296 + t1297;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1298), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1299 = t1270 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1300 = t1299 < t1263;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1301 = t1271 < t1264;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1302 = t1300 & t1301;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1302) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1303 = t1299 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1304 = t1271 ^ t1303;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1305 = t1299 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1306 = t1304 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1307 = t1305 + t1306;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1308 = t19 + t1307;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_92;
            u32 row_93;
            u32 row_94;
            u32 row_95;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t1308) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1309 = (u64)t1299 * t1266;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1310 = t1262 + t1309;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1311 = (u64)t1271 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1312 = t1310 + t1311;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1312), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1313 = t1270 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1314 = t1313 < t1263;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1315 = t1271 < t1264;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1316 = t1314 & t1315;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1316) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1317 = t1313 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1318 = t1271 ^ t1317;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1319 = t1313 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1320 = t1318 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1321 = t1319 + t1320;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1322 = t19 + t1321;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_96;
            u32 row_97;
            u32 row_98;
            u32 row_99;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t1322) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1323 = (u64)t1313 * t1266;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1324 = t1262 + t1323;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1325 = (u64)t1271 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1326 = t1324 + t1325;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1326), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
        }
    }
}
