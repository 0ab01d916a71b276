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
    const u32 head_dim,
    const f32 scale,
    const u32 padded)
{
    const u64 q = (u64)&q_map;
    const u64 k = (u64)&k_map;
    const u64 v = (u64)&v_map;
    const u64 d_o = (u64)&d_o_map;
    const u64 statistics = (u64)&statistics_map;
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
    const u32 batch_2 = t6 / kv_heads;
#line 62 "fa-kernels/src/attention/backward/work.rs"
    const u32 t10 = t6 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t11 = seq_q + 79u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t11 / 80u;
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
    const u32 t19 = smem_1 + 32768u;
    const u32 t20 = t19 + 32768u;
    const u32 t21 = t20 + 40960u;
    const u32 after = t21 + 40960u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 65536u;
    const u32 p = statistics_2 + 1280u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t25 = thread == 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t25) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(p) : "memory");
        const u32 t26 = p + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t26) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t27 = p + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = p + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t28) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t29 = p + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = p + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t30) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t31 = p + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = p + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t32) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t33 = p + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
        const u32 t34 = p + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t34) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 188 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t35 = warpgroup == 0u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t35) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t36 = warp == 0u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t36) {
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = count * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            const u32 t38 = t10 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            u32 head = t38;
            u32 block = 0u;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const u32 t39 = i + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const bool t40 = t39 < count_2;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t41 = i == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t41) {
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t42;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t42) : );
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t43 = t42 == 1u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t43) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t44 = smem_1 + 16384u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t44), "l"(k), "r"(p), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t46 = slot + 4u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t47 = t46 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t48 = p + t47;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t49 = i >> 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t50 = t49 & 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t51 = t50 ^ 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t48), "r"(t51) : "memory");
                const u32 t52 = slot + 2u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t53 = t52 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t54 = p + t53;
                const u32 t55 = slot * 20480u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t56 = t20 + t55;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t57 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t58 = t57 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t59 = t58 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t60 = block * 80u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t59 + t60;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t62 = row >> 4u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block * 80u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t64;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t64) : );
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t65 = t64 == 1u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t65) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 21120;" :  : "r"(t54) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t56), "l"(q), "r"(t54), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t66 = t56 + 10240u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t66), "l"(q), "r"(t54), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t67 = slot * 640u;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t68 = statistics_2 + t67;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t68), "l"(statistics), "r"(t54), "r"(0u), "r"(0u), "r"(t62), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t69 = i == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t69) {
#line 61 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t70 = p + 8u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t71;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t71) : );
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t72 = t71 == 1u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t72) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t70) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t19), "l"(v), "r"(t70), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t73 = t19 + 16384u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t73), "l"(v), "r"(t70), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i & 1u;
                const u32 t75 = slot_2 + 8u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t76 = t75 << 3u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t77 = p + t76;
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
                const u32 t83 = p + t82;
                const u32 t84 = slot_2 * 20480u;
#line 126 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t85 = t21 + t84;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block * 80u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t87;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t87) : );
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t88 = t87 == 1u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t88) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t83) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t85), "l"(d_o), "r"(t83), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t89 = t85 + 10240u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t89), "l"(d_o), "r"(t83), "r"(64u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const u32 t90 = block + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps = t90 == count;
                const u32 t92 = head + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                const u32 t93 = wraps ? t92 : head;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                head = t93;
                const u32 t94 = block + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                const u32 t95 = wraps ? 0u : t94;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                block = t95;
            }
        }
    } else {
#line 200 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 223 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t97 = warp & 3u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t98 = index << 6u;
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
        f32 s_33 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_34 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_35 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_36 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_37 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_38 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_39 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_40 = 0.0f;
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
        f32 dp_33 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_34 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_35 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_36 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_37 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_38 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_39 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_40 = 0.0f;
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
        f32 dq_17 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_18 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_19 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_20 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_21 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_22 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_23 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_24 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_25 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_26 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_27 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_28 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_29 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_30 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_31 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_32 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_33 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_34 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_35 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_36 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_37 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_38 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_39 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_40 = 0.0f;
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
        f32 dk_34 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_35 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_36 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_37 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_38 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_39 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_40 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_41 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_42 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_43 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_44 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_45 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_46 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_47 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_48 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_49 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_50 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_51 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_52 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_53 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_54 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_55 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_56 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_57 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_58 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_59 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_60 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_61 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_62 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_63 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_64 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_65 = 0.0f;
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
        f32 dv_34 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_35 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_36 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_37 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_38 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_39 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_40 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_41 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_42 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_43 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_44 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_45 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_46 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_47 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_48 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_49 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_50 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_51 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_52 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_53 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_54 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_55 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_56 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_57 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_58 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_59 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_60 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_61 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_62 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_63 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_64 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_65 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/work.rs"
        const u32 t99 = count * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
        const bool t100 = t99 != 0u;
#line 46 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
        if (t100) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
            const u32 t101 = p + 8u;
#line 48 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t101), "r"(0u) : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_3 = count * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            const u32 t103 = t10 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            u32 head_2 = t103;
            u32 block_2 = 0u;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const u32 t104 = i_2 + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const bool t105 = t104 < count_3;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t106 = i_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t107 = t106 * 20480u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t108 = t20 + t107;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t109 = i_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t110 = t109 * 20480u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t111 = t21 + t110;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_2 & 1u;
                const u32 t113 = slot_3 * 640u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t113;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t115 = i_2 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t116 = t115 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t117 = t116 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t118 = p + t117;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t119 = i_2 >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t120 = t119 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t118), "r"(t120) : "memory");
#line 69 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t121 = t98 << 7u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t122 = smem_1 + t121;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t123;
                asm volatile("mov.b32 %0, %1;" : "=r"(t123) : "r"(t122));
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t124 = t123 >> 4u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t125 = t108 >> 4u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t126 = t124 + 65536u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t127 = (u64)t126;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t128 = t127 + 4611686293305294848ull;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t129 = t125 + 65536u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t130 = (u64)t129;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t131 = t130 + 4611686293305294848ull;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t132 = t124 + 65538u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t133 = (u64)t132;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t134 = t133 + 4611686293305294848ull;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t135 = t125 + 65538u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t136 = (u64)t135;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t137 = t136 + 4611686293305294848ull;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t138 = t124 + 65540u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t139 = (u64)t138;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t140 = t139 + 4611686293305294848ull;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t141 = t125 + 65540u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t142 = (u64)t141;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t143 = t142 + 4611686293305294848ull;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t144 = t124 + 65542u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t145 = (u64)t144;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t146 = t145 + 4611686293305294848ull;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t147 = t125 + 65542u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t148 = (u64)t147;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t149 = t148 + 4611686293305294848ull;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t150 = t124 + 66560u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t151 = (u64)t150;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t152 = t151 + 4611686293305294848ull;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t153 = t125 + 66176u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t154 = (u64)t153;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t155 = t154 + 4611686293305294848ull;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t156 = t124 + 66562u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t157 = (u64)t156;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t158 = t157 + 4611686293305294848ull;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t159 = t125 + 66178u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t160 = (u64)t159;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t161 = t160 + 4611686293305294848ull;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t162 = t124 + 66564u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t163 = (u64)t162;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t164 = t163 + 4611686293305294848ull;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t165 = t125 + 66180u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t166 = (u64)t165;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t167 = t166 + 4611686293305294848ull;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t168 = t124 + 66566u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t169 = (u64)t168;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t170 = t169 + 4611686293305294848ull;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t171 = t125 + 66182u;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t172 = (u64)t171;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t173 = t172 + 4611686293305294848ull;
#line 70 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t128), "l"(t131), "l"(t134), "l"(t137), "l"(t140), "l"(t143), "l"(t146), "l"(t149), "l"(t152), "l"(t155), "l"(t158), "l"(t161), "l"(t164), "l"(t167), "l"(t170), "l"(t173) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t174 = i_2 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t175 = t174 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t176 = t175 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t177 = p + t176;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t178 = i_2 >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t179 = t178 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t177), "r"(t179) : "memory");
#line 73 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t180 = t98 << 7u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t181 = t19 + t180;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t182;
                asm volatile("mov.b32 %0, %1;" : "=r"(t182) : "r"(t181));
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t183 = t182 >> 4u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t184 = t111 >> 4u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t185 = t183 + 65536u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t186 = (u64)t185;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t187 = t186 + 4611686293305294848ull;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t188 = t184 + 65536u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t189 = (u64)t188;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t190 = t189 + 4611686293305294848ull;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t191 = t183 + 65538u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t192 = (u64)t191;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t193 = t192 + 4611686293305294848ull;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t194 = t184 + 65538u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t195 = (u64)t194;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t196 = t195 + 4611686293305294848ull;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t197 = t183 + 65540u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t198 = (u64)t197;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t199 = t198 + 4611686293305294848ull;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t200 = t184 + 65540u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t201 = (u64)t200;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t202 = t201 + 4611686293305294848ull;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t203 = t183 + 65542u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t204 = (u64)t203;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t205 = t204 + 4611686293305294848ull;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t206 = t184 + 65542u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t207 = (u64)t206;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t208 = t207 + 4611686293305294848ull;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t209 = t183 + 66560u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t210 = (u64)t209;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t211 = t210 + 4611686293305294848ull;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t212 = t184 + 66176u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t213 = (u64)t212;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t214 = t213 + 4611686293305294848ull;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t215 = t183 + 66562u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t216 = (u64)t215;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t217 = t216 + 4611686293305294848ull;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t218 = t184 + 66178u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t219 = (u64)t218;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t220 = t219 + 4611686293305294848ull;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t221 = t183 + 66564u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t222 = (u64)t221;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t223 = t222 + 4611686293305294848ull;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t224 = t184 + 66180u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t225 = (u64)t224;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t226 = t225 + 4611686293305294848ull;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t227 = t183 + 66566u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t228 = (u64)t227;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t229 = t228 + 4611686293305294848ull;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t230 = t184 + 66182u;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t231 = (u64)t230;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t232 = t231 + 4611686293305294848ull;
#line 74 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32), "=&f"(dp_33), "=&f"(dp_34), "=&f"(dp_35), "=&f"(dp_36), "=&f"(dp_37), "=&f"(dp_38), "=&f"(dp_39), "=&f"(dp_40) : "l"(t187), "l"(t190), "l"(t193), "l"(t196), "l"(t199), "l"(t202), "l"(t205), "l"(t208), "l"(t211), "l"(t214), "l"(t217), "l"(t220), "l"(t223), "l"(t226), "l"(t229), "l"(t232) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 114 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t233 = block_2 * 80u;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t234 = block_2 * 80u;
                const u32 t235 = t8 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                const bool right = seq_k < t235;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (right) {
                    const u32 t237 = t97 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t238 = t98 + t237;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t239 = t8 + t238;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t240 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = t239 + t240;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t242 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t243 = t242 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t244 = t233 + t243;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t245 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t246 = t245 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t247 = t233 + t246;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t248 = t247 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t249 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end = t249 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t252 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t252;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t254 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t254;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t255 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_2 = t255 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t258 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t258;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t260 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t260;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t261 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t262 = t261 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t263 = t233 + t262;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t264 = t263 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t265 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t266 = t265 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t267 = t233 + t266;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t268 = t267 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t269 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_3 = t269 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t272 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t272;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t274 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t274;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t275 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_4 = t275 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t278 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t278;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t280 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t280;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t281 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t282 = t281 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t283 = t233 + t282;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t284 = t283 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t285 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t286 = t285 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t287 = t233 + t286;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t288 = t287 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t289 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_5 = t289 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t292 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t292;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t294 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t294;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t295 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_6 = t295 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t298 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t298;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t300 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t300;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t301 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t302 = t301 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t303 = t233 + t302;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t304 = t303 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t305 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t306 = t305 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t307 = t233 + t306;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t308 = t307 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t309 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_7 = t309 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t312 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t312;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t314 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t314;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t315 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_8 = t315 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t318 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t318;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t320 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t320;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t321 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t322 = t321 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t323 = t233 + t322;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t324 = t323 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t325 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t326 = t325 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t327 = t233 + t326;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t328 = t327 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t329 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_9 = t329 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t332 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t332;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t334 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t334;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t335 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_10 = t335 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t338 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t338;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t340 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t340;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t341 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t342 = t341 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t343 = t233 + t342;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t344 = t343 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t345 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t346 = t345 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t347 = t233 + t346;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t348 = t347 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t349 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_11 = t349 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t352 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t352;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t354 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t354;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t355 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_12 = t355 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t358 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t358;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t360 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t360;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t361 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t362 = t361 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t363 = t233 + t362;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t364 = t363 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t365 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t366 = t365 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t367 = t233 + t366;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t368 = t367 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t369 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_13 = t369 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t372 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t372;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t374 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t374;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t375 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_14 = t375 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t378 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t378;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t380 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t380;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t381 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t382 = t381 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t383 = t233 + t382;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t384 = t383 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t385 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t386 = t385 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t387 = t233 + t386;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t388 = t387 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t389 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_15 = t389 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t392 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t392;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t394 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t394;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t395 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_16 = t395 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t398 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t398;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t400 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t400;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t401 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t402 = t401 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t403 = t233 + t402;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t404 = t403 + 64u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t405 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t406 = t405 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t407 = t233 + t406;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t408 = t407 + 65u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t409 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_17 = t409 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_33 = 0u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t412 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t412;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_34 = 8u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t414 = visible_34 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t414;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t415 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_18 = t415 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_35 = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t418 = visible_35 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t418;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_36 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t420 = visible_36 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t420;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t421 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t422 = t421 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t423 = t233 + t422;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t424 = t423 + 72u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t425 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t426 = t425 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t427 = t233 + t426;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t428 = t427 + 73u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t429 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_19 = t429 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_37 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t432 = visible_37 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t432;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_38 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t434 = visible_38 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t434;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t435 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_20 = t435 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_39 = 0u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t438 = visible_39 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t438;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_40 = 8u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t440 = visible_40 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t440;
                }
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t441 = lane & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t442 = t441 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t443 = statistics_3 + t442;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t443) : "memory");
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t445;
                asm("mov.b32 %0, %1;" : "=f"(t445) : "r"(row_3));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t447;
                asm("mov.b32 %0, %1;" : "=f"(t447) : "r"(row_5));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t448 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t449;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t449) : "f"(s), "f"(scale_log2), "f"(t448));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t450;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t450) : "f"(t449));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t450;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t451 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t452;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t452) : "f"(s_2), "f"(scale_log2), "f"(t451));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t453;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t453) : "f"(t452));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t453;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t454 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t455;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t455) : "f"(s_3), "f"(scale_log2), "f"(t454));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t456;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t456) : "f"(t455));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t456;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t457 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t458;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t458) : "f"(s_4), "f"(scale_log2), "f"(t457));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t459;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t459) : "f"(t458));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t459;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_6;
                u32 row_7;
                u32 row_8;
                u32 row_9;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t443) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t461;
                asm("mov.b32 %0, %1;" : "=f"(t461) : "r"(row_7));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t463;
                asm("mov.b32 %0, %1;" : "=f"(t463) : "r"(row_9));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t464 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t465;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t465) : "f"(s_5), "f"(scale_log2), "f"(t464));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t466;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t466) : "f"(t465));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t466;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t467 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t468;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t468) : "f"(s_6), "f"(scale_log2), "f"(t467));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t469;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t469) : "f"(t468));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t469;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t470 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t471;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t471) : "f"(s_7), "f"(scale_log2), "f"(t470));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t472;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t472) : "f"(t471));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t472;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t473 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t474;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t474) : "f"(s_8), "f"(scale_log2), "f"(t473));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t475;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t475) : "f"(t474));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t475;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_10;
                u32 row_11;
                u32 row_12;
                u32 row_13;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t443) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t477;
                asm("mov.b32 %0, %1;" : "=f"(t477) : "r"(row_11));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t479;
                asm("mov.b32 %0, %1;" : "=f"(t479) : "r"(row_13));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t480 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t481;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t481) : "f"(s_9), "f"(scale_log2), "f"(t480));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t482;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t482) : "f"(t481));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t482;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t483 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t484;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t484) : "f"(s_10), "f"(scale_log2), "f"(t483));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t485;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t485) : "f"(t484));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t485;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t486 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t487;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t487) : "f"(s_11), "f"(scale_log2), "f"(t486));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t488;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t488) : "f"(t487));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t488;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t489 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t490;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t490) : "f"(s_12), "f"(scale_log2), "f"(t489));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t491;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t491) : "f"(t490));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t491;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_14;
                u32 row_15;
                u32 row_16;
                u32 row_17;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t443) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t493;
                asm("mov.b32 %0, %1;" : "=f"(t493) : "r"(row_15));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t495;
                asm("mov.b32 %0, %1;" : "=f"(t495) : "r"(row_17));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t496 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t497;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t497) : "f"(s_13), "f"(scale_log2), "f"(t496));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t498;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t498) : "f"(t497));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t498;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t499 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t500;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t500) : "f"(s_14), "f"(scale_log2), "f"(t499));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t501;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t501) : "f"(t500));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t501;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t502 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t503;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t503) : "f"(s_15), "f"(scale_log2), "f"(t502));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t504;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t504) : "f"(t503));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t504;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t505 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t506;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t506) : "f"(s_16), "f"(scale_log2), "f"(t505));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t507;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t507) : "f"(t506));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t507;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t443) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t509;
                asm("mov.b32 %0, %1;" : "=f"(t509) : "r"(row_19));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t511;
                asm("mov.b32 %0, %1;" : "=f"(t511) : "r"(row_21));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t512 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t513;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t513) : "f"(s_17), "f"(scale_log2), "f"(t512));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t514;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(t513));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t514;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t515 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t516;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t516) : "f"(s_18), "f"(scale_log2), "f"(t515));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t517;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t517) : "f"(t516));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t517;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t518 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t519;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t519) : "f"(s_19), "f"(scale_log2), "f"(t518));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t520;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t520) : "f"(t519));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t520;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t521 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t522;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t522) : "f"(s_20), "f"(scale_log2), "f"(t521));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t523;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t523) : "f"(t522));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t523;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t443) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t525;
                asm("mov.b32 %0, %1;" : "=f"(t525) : "r"(row_23));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t527;
                asm("mov.b32 %0, %1;" : "=f"(t527) : "r"(row_25));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t528 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t529;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t529) : "f"(s_21), "f"(scale_log2), "f"(t528));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t530;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t530) : "f"(t529));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t530;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t531 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t532;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t532) : "f"(s_22), "f"(scale_log2), "f"(t531));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t533;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t533) : "f"(t532));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t533;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t534 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t535;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t535) : "f"(s_23), "f"(scale_log2), "f"(t534));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t536;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t536) : "f"(t535));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t536;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t537 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t538;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t538) : "f"(s_24), "f"(scale_log2), "f"(t537));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t539;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(t538));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t539;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t443) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t541;
                asm("mov.b32 %0, %1;" : "=f"(t541) : "r"(row_27));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t543;
                asm("mov.b32 %0, %1;" : "=f"(t543) : "r"(row_29));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t544 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t545;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t545) : "f"(s_25), "f"(scale_log2), "f"(t544));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t546;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t546) : "f"(t545));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t546;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t547 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t548;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t548) : "f"(s_26), "f"(scale_log2), "f"(t547));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t549;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t549) : "f"(t548));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t549;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t550 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t551;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t551) : "f"(s_27), "f"(scale_log2), "f"(t550));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t552;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t552) : "f"(t551));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t552;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t553 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t554;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t554) : "f"(s_28), "f"(scale_log2), "f"(t553));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t555;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t555) : "f"(t554));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t555;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_30;
                u32 row_31;
                u32 row_32;
                u32 row_33;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t443) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t557;
                asm("mov.b32 %0, %1;" : "=f"(t557) : "r"(row_31));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t559;
                asm("mov.b32 %0, %1;" : "=f"(t559) : "r"(row_33));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t560 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t561;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t561) : "f"(s_29), "f"(scale_log2), "f"(t560));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t562;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t562) : "f"(t561));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t562;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t563 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t564;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t564) : "f"(s_30), "f"(scale_log2), "f"(t563));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t565;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t565) : "f"(t564));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t565;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t566 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t567;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(s_31), "f"(scale_log2), "f"(t566));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t568;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t568) : "f"(t567));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t568;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t569 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t570;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(s_32), "f"(scale_log2), "f"(t569));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t571;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t571) : "f"(t570));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t571;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_34;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t443) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_17;
                asm("mov.b32 %0, %1;" : "=f"(lse_17) : "r"(row_34));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t573;
                asm("mov.b32 %0, %1;" : "=f"(t573) : "r"(row_35));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_18;
                asm("mov.b32 %0, %1;" : "=f"(lse_18) : "r"(row_36));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t575;
                asm("mov.b32 %0, %1;" : "=f"(t575) : "r"(row_37));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t576 = -lse_17;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t577;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t577) : "f"(s_33), "f"(scale_log2), "f"(t576));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t578;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t578) : "f"(t577));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_33 = t578;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t579 = -lse_18;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t580;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t580) : "f"(s_34), "f"(scale_log2), "f"(t579));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t581;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t581) : "f"(t580));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_34 = t581;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t582 = -lse_17;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t583;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t583) : "f"(s_35), "f"(scale_log2), "f"(t582));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t584;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t584) : "f"(t583));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_35 = t584;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t585 = -lse_18;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t586;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(s_36), "f"(scale_log2), "f"(t585));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t587;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(t586));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_36 = t587;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_38;
                u32 row_39;
                u32 row_40;
                u32 row_41;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+576];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t443) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_19;
                asm("mov.b32 %0, %1;" : "=f"(lse_19) : "r"(row_38));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t589;
                asm("mov.b32 %0, %1;" : "=f"(t589) : "r"(row_39));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_20;
                asm("mov.b32 %0, %1;" : "=f"(lse_20) : "r"(row_40));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t591;
                asm("mov.b32 %0, %1;" : "=f"(t591) : "r"(row_41));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t592 = -lse_19;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t593;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t593) : "f"(s_37), "f"(scale_log2), "f"(t592));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t594;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t594) : "f"(t593));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_37 = t594;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t595 = -lse_20;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t596;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t596) : "f"(s_38), "f"(scale_log2), "f"(t595));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t597;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t597) : "f"(t596));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_38 = t597;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t598 = -lse_19;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t599;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t599) : "f"(s_39), "f"(scale_log2), "f"(t598));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t600;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t600) : "f"(t599));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_39 = t600;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t601 = -lse_20;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t602;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t602) : "f"(s_40), "f"(scale_log2), "f"(t601));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t603;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(t602));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_40 = t603;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t604;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t604) : "f"(s), "f"(s_2));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t605;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t605) : "f"(s_3), "f"(s_4));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t606;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t606) : "f"(s_5), "f"(s_6));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t607;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t607) : "f"(s_7), "f"(s_8));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t608;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t608) : "f"(s_9), "f"(s_10));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t609;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t609) : "f"(s_11), "f"(s_12));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t610;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t610) : "f"(s_13), "f"(s_14));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t611;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t611) : "f"(s_15), "f"(s_16));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t612;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t612) : "f"(s_17), "f"(s_18));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t613;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t613) : "f"(s_19), "f"(s_20));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t614;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t614) : "f"(s_21), "f"(s_22));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t615;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t615) : "f"(s_23), "f"(s_24));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t616;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t616) : "f"(s_25), "f"(s_26));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t617;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t617) : "f"(s_27), "f"(s_28));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t618;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t618) : "f"(s_29), "f"(s_30));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t619;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t619) : "f"(s_31), "f"(s_32));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t620;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t620) : "f"(s_33), "f"(s_34));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t621;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t621) : "f"(s_35), "f"(s_36));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t622;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t622) : "f"(s_37), "f"(s_38));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                u32 t623;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t623) : "f"(s_39), "f"(s_40));
#line 81 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32), "+f"(dp_33), "+f"(dp_34), "+f"(dp_35), "+f"(dp_36), "+f"(dp_37), "+f"(dp_38), "+f"(dp_39), "+f"(dp_40) :  : "memory");
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t624 = lane & 3u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t625 = t624 << 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t626 = statistics_3 + t625;
                u32 row_42;
                u32 row_43;
                u32 row_44;
                u32 row_45;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t626) : "memory");
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t627;
                asm("mov.b32 %0, %1;" : "=f"(t627) : "r"(row_42));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t628;
                asm("mov.b32 %0, %1;" : "=f"(t628) : "r"(row_43));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t629;
                asm("mov.b32 %0, %1;" : "=f"(t629) : "r"(row_44));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t630;
                asm("mov.b32 %0, %1;" : "=f"(t630) : "r"(row_45));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t631 = dp - t628;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t632 = s * t631;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t632;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t633 = dp_2 - t630;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t634 = s_2 * t633;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t634;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t635 = dp_3 - t628;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t636 = s_3 * t635;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t636;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t637 = dp_4 - t630;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t638 = s_4 * t637;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t638;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_46;
                u32 row_47;
                u32 row_48;
                u32 row_49;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t626) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t639;
                asm("mov.b32 %0, %1;" : "=f"(t639) : "r"(row_46));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t640;
                asm("mov.b32 %0, %1;" : "=f"(t640) : "r"(row_47));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t641;
                asm("mov.b32 %0, %1;" : "=f"(t641) : "r"(row_48));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t642;
                asm("mov.b32 %0, %1;" : "=f"(t642) : "r"(row_49));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t643 = dp_5 - t640;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t644 = s_5 * t643;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t644;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t645 = dp_6 - t642;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t646 = s_6 * t645;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t646;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t647 = dp_7 - t640;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t648 = s_7 * t647;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t648;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t649 = dp_8 - t642;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t650 = s_8 * t649;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t650;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_50;
                u32 row_51;
                u32 row_52;
                u32 row_53;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t626) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t651;
                asm("mov.b32 %0, %1;" : "=f"(t651) : "r"(row_50));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t652;
                asm("mov.b32 %0, %1;" : "=f"(t652) : "r"(row_51));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t653;
                asm("mov.b32 %0, %1;" : "=f"(t653) : "r"(row_52));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t654;
                asm("mov.b32 %0, %1;" : "=f"(t654) : "r"(row_53));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t655 = dp_9 - t652;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t656 = s_9 * t655;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t656;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t657 = dp_10 - t654;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t658 = s_10 * t657;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t658;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t659 = dp_11 - t652;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t660 = s_11 * t659;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t660;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t661 = dp_12 - t654;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t662 = s_12 * t661;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t662;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_54;
                u32 row_55;
                u32 row_56;
                u32 row_57;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t626) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t663;
                asm("mov.b32 %0, %1;" : "=f"(t663) : "r"(row_54));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t664;
                asm("mov.b32 %0, %1;" : "=f"(t664) : "r"(row_55));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t665;
                asm("mov.b32 %0, %1;" : "=f"(t665) : "r"(row_56));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t666;
                asm("mov.b32 %0, %1;" : "=f"(t666) : "r"(row_57));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t667 = dp_13 - t664;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t668 = s_13 * t667;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t668;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t669 = dp_14 - t666;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t670 = s_14 * t669;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t670;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t671 = dp_15 - t664;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t672 = s_15 * t671;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t672;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t673 = dp_16 - t666;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t674 = s_16 * t673;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t674;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_58;
                u32 row_59;
                u32 row_60;
                u32 row_61;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t626) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t675;
                asm("mov.b32 %0, %1;" : "=f"(t675) : "r"(row_58));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t676;
                asm("mov.b32 %0, %1;" : "=f"(t676) : "r"(row_59));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t677;
                asm("mov.b32 %0, %1;" : "=f"(t677) : "r"(row_60));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t678;
                asm("mov.b32 %0, %1;" : "=f"(t678) : "r"(row_61));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t679 = dp_17 - t676;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t680 = s_17 * t679;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t680;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t681 = dp_18 - t678;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t682 = s_18 * t681;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t682;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t683 = dp_19 - t676;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t684 = s_19 * t683;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t684;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t685 = dp_20 - t678;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t686 = s_20 * t685;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t686;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_62;
                u32 row_63;
                u32 row_64;
                u32 row_65;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t626) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t687;
                asm("mov.b32 %0, %1;" : "=f"(t687) : "r"(row_62));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t688;
                asm("mov.b32 %0, %1;" : "=f"(t688) : "r"(row_63));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t689;
                asm("mov.b32 %0, %1;" : "=f"(t689) : "r"(row_64));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t690;
                asm("mov.b32 %0, %1;" : "=f"(t690) : "r"(row_65));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t691 = dp_21 - t688;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t692 = s_21 * t691;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t692;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t693 = dp_22 - t690;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t694 = s_22 * t693;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t694;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t695 = dp_23 - t688;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t696 = s_23 * t695;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t696;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t697 = dp_24 - t690;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t698 = s_24 * t697;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t698;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_66;
                u32 row_67;
                u32 row_68;
                u32 row_69;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_66), "=r"(row_67), "=r"(row_68), "=r"(row_69) : "r"(t626) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t699;
                asm("mov.b32 %0, %1;" : "=f"(t699) : "r"(row_66));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t700;
                asm("mov.b32 %0, %1;" : "=f"(t700) : "r"(row_67));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t701;
                asm("mov.b32 %0, %1;" : "=f"(t701) : "r"(row_68));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t702;
                asm("mov.b32 %0, %1;" : "=f"(t702) : "r"(row_69));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t703 = dp_25 - t700;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t704 = s_25 * t703;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t704;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t705 = dp_26 - t702;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t706 = s_26 * t705;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t706;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t707 = dp_27 - t700;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t708 = s_27 * t707;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t708;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t709 = dp_28 - t702;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t710 = s_28 * t709;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t710;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_70;
                u32 row_71;
                u32 row_72;
                u32 row_73;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_70), "=r"(row_71), "=r"(row_72), "=r"(row_73) : "r"(t626) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t711;
                asm("mov.b32 %0, %1;" : "=f"(t711) : "r"(row_70));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t712;
                asm("mov.b32 %0, %1;" : "=f"(t712) : "r"(row_71));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t713;
                asm("mov.b32 %0, %1;" : "=f"(t713) : "r"(row_72));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t714;
                asm("mov.b32 %0, %1;" : "=f"(t714) : "r"(row_73));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t715 = dp_29 - t712;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t716 = s_29 * t715;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t716;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t717 = dp_30 - t714;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t718 = s_30 * t717;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t718;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t719 = dp_31 - t712;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t720 = s_31 * t719;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t720;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t721 = dp_32 - t714;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t722 = s_32 * t721;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t722;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_74;
                u32 row_75;
                u32 row_76;
                u32 row_77;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_74), "=r"(row_75), "=r"(row_76), "=r"(row_77) : "r"(t626) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t723;
                asm("mov.b32 %0, %1;" : "=f"(t723) : "r"(row_74));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t724;
                asm("mov.b32 %0, %1;" : "=f"(t724) : "r"(row_75));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t725;
                asm("mov.b32 %0, %1;" : "=f"(t725) : "r"(row_76));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t726;
                asm("mov.b32 %0, %1;" : "=f"(t726) : "r"(row_77));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t727 = dp_33 - t724;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t728 = s_33 * t727;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_33 = t728;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t729 = dp_34 - t726;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t730 = s_34 * t729;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_34 = t730;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t731 = dp_35 - t724;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t732 = s_35 * t731;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_35 = t732;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t733 = dp_36 - t726;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t734 = s_36 * t733;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_36 = t734;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_78;
                u32 row_79;
                u32 row_80;
                u32 row_81;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+576];" : "=r"(row_78), "=r"(row_79), "=r"(row_80), "=r"(row_81) : "r"(t626) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t735;
                asm("mov.b32 %0, %1;" : "=f"(t735) : "r"(row_78));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t736;
                asm("mov.b32 %0, %1;" : "=f"(t736) : "r"(row_79));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t737;
                asm("mov.b32 %0, %1;" : "=f"(t737) : "r"(row_80));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t738;
                asm("mov.b32 %0, %1;" : "=f"(t738) : "r"(row_81));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t739 = dp_37 - t736;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t740 = s_37 * t739;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_37 = t740;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t741 = dp_38 - t738;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t742 = s_38 * t741;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_38 = t742;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t743 = dp_39 - t736;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t744 = s_39 * t743;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_39 = t744;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t745 = dp_40 - t738;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t746 = s_40 * t745;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_40 = t746;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t747 = i_2 & 1u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t748 = t747 << 15u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t749 = after + t748;
#line 206 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t750 = t749 + 16384u;
                const u32 t751 = t97 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t752 = t98 + t751;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t753;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t753) : "f"(dp), "f"(dp_2));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t754;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t754) : "f"(dp_3), "f"(dp_4));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t755;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t755) : "f"(dp_5), "f"(dp_6));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t756;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t756) : "f"(dp_7), "f"(dp_8));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t757;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t757) : "f"(dp_9), "f"(dp_10));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t758;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t758) : "f"(dp_11), "f"(dp_12));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t759;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t759) : "f"(dp_13), "f"(dp_14));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t760;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t760) : "f"(dp_15), "f"(dp_16));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t761;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t761) : "f"(dp_17), "f"(dp_18));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t762;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t762) : "f"(dp_19), "f"(dp_20));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t763;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t763) : "f"(dp_21), "f"(dp_22));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t764;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t764) : "f"(dp_23), "f"(dp_24));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t765;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t765) : "f"(dp_25), "f"(dp_26));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t766;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t766) : "f"(dp_27), "f"(dp_28));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t767;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t767) : "f"(dp_29), "f"(dp_30));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t768;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t768) : "f"(dp_31), "f"(dp_32));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t769;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t769) : "f"(dp_33), "f"(dp_34));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t770;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t770) : "f"(dp_35), "f"(dp_36));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t771;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t771) : "f"(dp_37), "f"(dp_38));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t772;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t772) : "f"(dp_39), "f"(dp_40));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t773 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t774 = t752 + t773;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t775 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t776 = t774 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t777 = t775 ^ t776;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t778 = t774 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t779 = t777 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t780 = t778 + t779;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t781 = t749 + t780;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t781), "r"(t753), "r"(t754), "r"(t755), "r"(t756) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t782 = t780 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t783 = t749 + t782;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t783), "r"(t757), "r"(t758), "r"(t759), "r"(t760) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t784 = t780 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t785 = t749 + t784;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t785), "r"(t761), "r"(t762), "r"(t763), "r"(t764) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t786 = t780 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t787 = t749 + t786;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t787), "r"(t765), "r"(t766), "r"(t767), "r"(t768) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t788 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t789 = t752 + t788;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t790 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t791 = t789 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t792 = t790 ^ t791;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t793 = t789 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t794 = t792 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t795 = t793 + t794;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t796 = t750 + t795;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t796), "r"(t769), "r"(t770), "r"(t771), "r"(t772) : "memory");
                u32 t797;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t797) : "f"(dp), "f"(dp_2));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t798;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t798) : "f"(dp_3), "f"(dp_4));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t799;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t799) : "f"(dp_5), "f"(dp_6));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t800;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t800) : "f"(dp_7), "f"(dp_8));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t801;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t801) : "f"(dp_9), "f"(dp_10));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t802;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t802) : "f"(dp_11), "f"(dp_12));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t803;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t803) : "f"(dp_13), "f"(dp_14));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t804;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t804) : "f"(dp_15), "f"(dp_16));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t805;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t805) : "f"(dp_17), "f"(dp_18));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t806;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t806) : "f"(dp_19), "f"(dp_20));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t807;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t807) : "f"(dp_21), "f"(dp_22));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t808;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t808) : "f"(dp_23), "f"(dp_24));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t809;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t809) : "f"(dp_25), "f"(dp_26));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t810;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t810) : "f"(dp_27), "f"(dp_28));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t811;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t811) : "f"(dp_29), "f"(dp_30));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t812;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t812) : "f"(dp_31), "f"(dp_32));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t813;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t813) : "f"(dp_33), "f"(dp_34));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t814;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t814) : "f"(dp_35), "f"(dp_36));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t815;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t815) : "f"(dp_37), "f"(dp_38));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t816;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t816) : "f"(dp_39), "f"(dp_40));
#line 88 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t817 = t111 >> 4u;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t818 = t817 + 41943040u;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t819 = (u64)t818;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t820 = t819 + 4611686293305294848ull;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t821 = t817 + 41943168u;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t822 = (u64)t821;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t823 = t822 + 4611686293305294848ull;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t824 = t817 + 41943296u;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t825 = (u64)t824;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t826 = t825 + 4611686293305294848ull;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t827 = t817 + 41943424u;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t828 = (u64)t827;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t829 = t828 + 4611686293305294848ull;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t830 = t817 + 41943552u;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t831 = (u64)t830;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t832 = t831 + 4611686293305294848ull;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t604), "r"(t605), "r"(t606), "r"(t607), "l"(t820), "r"(t608), "r"(t609), "r"(t610), "r"(t611), "l"(t823), "r"(t612), "r"(t613), "r"(t614), "r"(t615), "l"(t826), "r"(t616), "r"(t617), "r"(t618), "r"(t619), "l"(t829), "r"(t620), "r"(t621), "r"(t622), "r"(t623), "l"(t832) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t833 = index << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t834 = smem_1 + t833;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t835;
                asm volatile("mov.b32 %0, %1;" : "=r"(t835) : "r"(t834));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t836 = t835 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t837 = t749 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t838 = t836 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t839 = (u64)t838;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t840 = t839 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t841 = t837 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t842 = (u64)t841;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t843 = t842 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t844 = t836 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t845 = (u64)t844;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t846 = t845 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t847 = t837 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t848 = (u64)t847;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t849 = t848 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t850 = t836 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t851 = (u64)t850;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t852 = t851 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t853 = t837 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t854 = (u64)t853;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t855 = t854 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t856 = t836 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t857 = (u64)t856;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t858 = t857 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t859 = t837 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t860 = (u64)t859;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t861 = t860 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t862 = t836 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t863 = (u64)t862;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t864 = t863 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t865 = t837 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t866 = (u64)t865;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t867 = t866 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t868 = t836 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t869 = (u64)t868;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t870 = t869 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t871 = t837 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t872 = (u64)t871;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t873 = t872 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t874 = t836 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t875 = (u64)t874;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t876 = t875 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t877 = t837 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t878 = (u64)t877;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t879 = t878 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t880 = t836 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t881 = (u64)t880;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t882 = t881 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t883 = t837 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t884 = (u64)t883;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t885 = t884 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32), "=&f"(dq_33), "=&f"(dq_34), "=&f"(dq_35), "=&f"(dq_36), "=&f"(dq_37), "=&f"(dq_38), "=&f"(dq_39), "=&f"(dq_40) : "l"(t840), "l"(t843), "l"(t846), "l"(t849), "l"(t852), "l"(t855), "l"(t858), "l"(t861), "l"(t864), "l"(t867), "l"(t870), "l"(t873), "l"(t876), "l"(t879), "l"(t882), "l"(t885) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t604), "r"(t605), "r"(t606), "r"(t607) : "memory");
#line 97 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t608), "r"(t609), "r"(t610), "r"(t611) : "memory");
#line 97 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t612), "r"(t613), "r"(t614), "r"(t615) : "memory");
#line 97 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t616), "r"(t617), "r"(t618), "r"(t619) : "memory");
#line 97 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t620), "r"(t621), "r"(t622), "r"(t623) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_2 & 1u;
                const u32 t887 = slot_4 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t888 = t887 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t889 = p + t888;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t890 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t890) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t889) : "memory");
                }
#line 99 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t891 = t108 >> 4u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t892 = t891 + 41943040u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t893 = (u64)t892;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t894 = t893 + 4611686293305294848ull;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t895 = t891 + 41943168u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t896 = (u64)t895;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t897 = t896 + 4611686293305294848ull;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t898 = t891 + 41943296u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t899 = (u64)t898;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t900 = t899 + 4611686293305294848ull;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t901 = t891 + 41943424u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t902 = (u64)t901;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t903 = t902 + 4611686293305294848ull;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u32 t904 = t891 + 41943552u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t905 = (u64)t904;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                const u64 t906 = t905 + 4611686293305294848ull;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(t797), "r"(t798), "r"(t799), "r"(t800), "l"(t894), "r"(t801), "r"(t802), "r"(t803), "r"(t804), "l"(t897), "r"(t805), "r"(t806), "r"(t807), "r"(t808), "l"(t900), "r"(t809), "r"(t810), "r"(t811), "r"(t812), "l"(t903), "r"(t813), "r"(t814), "r"(t815), "r"(t816), "l"(t906) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32), "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36), "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40) :  : "memory");
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t907 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t908 = t907 + head_2;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t909 = t908 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t910 = block_2 * 80u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_82 = t909 + t910;
#line 248 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t912 = index << 2u;
#line 248 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 block_3 = t912 + t97;
                const u64 t914 = (u64)row_82;
#line 249 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t915 = t914 * sums_stride0;
#line 249 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t916 = t915 * 4ull;
#line 249 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t917 = sums + t916;
#line 249 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t918 = block_3 << 7u;
#line 249 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t919 = (u64)t918 * 4u;
#line 249 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t920 = t917 + t919;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t921 = index << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t922 = t921 + t97;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t923 = t922 << 12u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place = p + t923;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                const u32 t925 = lane << 2u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                const u64 t926 = (u64)t925 * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                const u64 address = t920 + t926;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4096], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+8192], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+12288], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+16384], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+20480], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+24576], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+28672], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+32768], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_33), "f"(dq_34), "f"(dq_35), "f"(dq_36) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+36864], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_37), "f"(dq_38), "f"(dq_39), "f"(dq_40) : "memory");
#line 104 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t797), "r"(t798), "r"(t799), "r"(t800) : "memory");
#line 105 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t801), "r"(t802), "r"(t803), "r"(t804) : "memory");
#line 105 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t805), "r"(t806), "r"(t807), "r"(t808) : "memory");
#line 105 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t809), "r"(t810), "r"(t811), "r"(t812) : "memory");
#line 105 "fa-kernels/src/attention/backward/warp_specialized/one_by_one.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t813), "r"(t814), "r"(t815), "r"(t816) : "memory");
#line 272 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("// %0" :  : "l"(address) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_5 = i_2 & 1u;
                const u32 t929 = slot_5 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t930 = t929 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t931 = p + t930;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t932 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t932) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t931) : "memory");
                }
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const u32 t933 = block_2 + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps_2 = t933 == count;
                const u32 t935 = head_2 + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                const u32 t936 = wraps_2 ? t935 : head_2;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                head_2 = t936;
                const u32 t937 = block_2 + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                const u32 t938 = wraps_2 ? 0u : t937;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                block_2 = t938;
            }
        }
#line 393 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t939 = dk_2 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t939;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t940 = dk_3 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t940;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t941 = dk_4 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t941;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t942 = dk_5 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t942;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t943 = dk_6 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t943;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t944 = dk_7 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t944;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t945 = dk_8 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t945;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t946 = dk_9 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t946;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t947 = dk_10 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t947;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t948 = dk_11 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t948;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t949 = dk_12 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t949;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t950 = dk_13 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t950;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t951 = dk_14 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t951;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t952 = dk_15 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t952;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t953 = dk_16 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t953;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t954 = dk_17 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t954;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t955 = dk_18 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t955;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t956 = dk_19 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t956;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t957 = dk_20 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t957;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t958 = dk_21 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t958;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t959 = dk_22 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t959;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t960 = dk_23 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t960;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t961 = dk_24 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t961;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t962 = dk_25 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t962;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t963 = dk_26 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t963;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t964 = dk_27 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t964;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t965 = dk_28 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t965;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t966 = dk_29 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t966;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t967 = dk_30 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t967;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t968 = dk_31 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t968;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t969 = dk_32 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t969;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t970 = dk_33 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t970;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t971 = dk_34 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t971;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t972 = dk_35 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t972;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t973 = dk_36 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t973;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t974 = dk_37 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t974;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t975 = dk_38 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t975;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t976 = dk_39 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t976;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t977 = dk_40 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t977;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t978 = dk_41 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t978;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t979 = dk_42 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t979;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t980 = dk_43 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t980;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t981 = dk_44 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t981;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t982 = dk_45 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t982;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t983 = dk_46 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t983;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t984 = dk_47 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t984;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t985 = dk_48 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t985;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t986 = dk_49 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t986;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t987 = dk_50 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t987;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t988 = dk_51 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t988;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t989 = dk_52 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t989;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t990 = dk_53 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t990;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t991 = dk_54 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t991;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t992 = dk_55 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t992;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t993 = dk_56 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t993;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t994 = dk_57 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t994;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t995 = dk_58 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t995;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t996 = dk_59 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t996;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t997 = dk_60 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t997;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t998 = dk_61 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t998;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t999 = dk_62 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t999;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1000 = dk_63 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t1000;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1001 = dk_64 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t1001;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1002 = dk_65 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t1002;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1003 = smem_1 + 16384u;
        const u32 t1004 = t97 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1005 = t98 + t1004;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1006;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1006) : "f"(dk_2), "f"(dk_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1007;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(dk_4), "f"(dk_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1008;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1008) : "f"(dk_6), "f"(dk_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1009;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1009) : "f"(dk_8), "f"(dk_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1010;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1010) : "f"(dk_10), "f"(dk_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1011;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1011) : "f"(dk_12), "f"(dk_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1012;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1012) : "f"(dk_14), "f"(dk_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1013;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1013) : "f"(dk_16), "f"(dk_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1014;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1014) : "f"(dk_18), "f"(dk_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1015;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1015) : "f"(dk_20), "f"(dk_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1016;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1016) : "f"(dk_22), "f"(dk_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1017;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1017) : "f"(dk_24), "f"(dk_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1018;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1018) : "f"(dk_26), "f"(dk_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1019;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1019) : "f"(dk_28), "f"(dk_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1020;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1020) : "f"(dk_30), "f"(dk_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1021;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1021) : "f"(dk_32), "f"(dk_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1022;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1022) : "f"(dk_34), "f"(dk_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1023;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1023) : "f"(dk_36), "f"(dk_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1024;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1024) : "f"(dk_38), "f"(dk_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1025;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1025) : "f"(dk_40), "f"(dk_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1026;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1026) : "f"(dk_42), "f"(dk_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1027;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1027) : "f"(dk_44), "f"(dk_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1028;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1028) : "f"(dk_46), "f"(dk_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1029;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1029) : "f"(dk_48), "f"(dk_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1030;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1030) : "f"(dk_50), "f"(dk_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1031;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1031) : "f"(dk_52), "f"(dk_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1032;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1032) : "f"(dk_54), "f"(dk_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1033;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1033) : "f"(dk_56), "f"(dk_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1034;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1034) : "f"(dk_58), "f"(dk_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1035;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1035) : "f"(dk_60), "f"(dk_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1036;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1036) : "f"(dk_62), "f"(dk_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1037;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1037) : "f"(dk_64), "f"(dk_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1038 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1039 = t1005 + t1038;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1040 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1041 = t1039 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1042 = t1040 ^ t1041;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1043 = t1039 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1044 = t1042 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1045 = t1043 + t1044;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1046 = smem_1 + t1045;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1046), "r"(t1006), "r"(t1007), "r"(t1008), "r"(t1009) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1047 = t1045 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1048 = smem_1 + t1047;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1048), "r"(t1010), "r"(t1011), "r"(t1012), "r"(t1013) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1049 = t1045 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1050 = smem_1 + t1049;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1050), "r"(t1014), "r"(t1015), "r"(t1016), "r"(t1017) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1051 = t1045 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1052 = smem_1 + t1051;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1052), "r"(t1018), "r"(t1019), "r"(t1020), "r"(t1021) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1053 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1054 = t1005 + t1053;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1055 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1056 = t1054 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1057 = t1055 ^ t1056;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1058 = t1054 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1059 = t1057 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1060 = t1058 + t1059;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1061 = t1003 + t1060;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1061), "r"(t1022), "r"(t1023), "r"(t1024), "r"(t1025) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1062 = t1060 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1063 = t1003 + t1062;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1063), "r"(t1026), "r"(t1027), "r"(t1028), "r"(t1029) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1064 = t1060 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1065 = t1003 + t1064;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1065), "r"(t1030), "r"(t1031), "r"(t1032), "r"(t1033) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1066 = t1060 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1067 = t1003 + t1066;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1067), "r"(t1034), "r"(t1035), "r"(t1036), "r"(t1037) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1068 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1069 = t1068 * dk_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1070 = t1069 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1071 = dk + t1070;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1072 = (u64)t8;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1073 = t1072 * dk_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1074 = t1073 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1075 = t1071 + t1074;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1076 = (u64)t10;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1077 = t1076 * dk_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1078 = t1077 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1079 = t1075 + t1078;
        const u32 t1080 = seq_k - t8;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1081 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1082 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1083 = t1082 << 1u;
        const u32 t1084 = t97 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1085 = t98 + t1084;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1086 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1087 = t1085 + t1086;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1088 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1089 = t1087 < t1080;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1090 = t1088 < t1081;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1091 = t1089 & t1090;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1091) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1092 = t1087 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1093 = t1088 ^ t1092;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1094 = t1087 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1095 = t1093 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1096 = t1094 + t1095;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1097 = smem_1 + t1096;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_83;
            u32 row_84;
            u32 row_85;
            u32 row_86;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_83), "=r"(row_84), "=r"(row_85), "=r"(row_86) : "r"(t1097) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1098 = (u64)t1087 * t1083;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1099 = t1079 + t1098;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1100 = (u64)t1088 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1101 = t1099 + t1100;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1101), "r"(row_83), "r"(row_84), "r"(row_85), "r"(row_86) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1102 = t1087 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1103 = t1102 < t1080;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1104 = t1088 < t1081;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1105 = t1103 & t1104;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1105) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1106 = t1102 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1107 = t1088 ^ t1106;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1108 = t1102 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1109 = t1107 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1110 = t1108 + t1109;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1111 = smem_1 + t1110;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_87;
            u32 row_88;
            u32 row_89;
            u32 row_90;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_87), "=r"(row_88), "=r"(row_89), "=r"(row_90) : "r"(t1111) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1112 = (u64)t1102 * t1083;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1113 = t1079 + t1112;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1114 = (u64)t1088 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1115 = t1113 + t1114;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1115), "r"(row_87), "r"(row_88), "r"(row_89), "r"(row_90) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1116 = t1087 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1117 = t1116 < t1080;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1118 = t1088 < t1081;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1119 = t1117 & t1118;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1119) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1120 = t1116 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1121 = t1088 ^ t1120;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1122 = t1116 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1123 = t1121 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1124 = t1122 + t1123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1125 = smem_1 + t1124;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_91;
            u32 row_92;
            u32 row_93;
            u32 row_94;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_91), "=r"(row_92), "=r"(row_93), "=r"(row_94) : "r"(t1125) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1126 = (u64)t1116 * t1083;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1127 = t1079 + t1126;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1128 = (u64)t1088 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1129 = t1127 + t1128;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1129), "r"(row_91), "r"(row_92), "r"(row_93), "r"(row_94) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1130 = t1087 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1131 = t1130 < t1080;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1132 = t1088 < t1081;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1133 = t1131 & t1132;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1133) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1134 = t1130 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1135 = t1088 ^ t1134;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1136 = t1130 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1137 = t1135 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1138 = t1136 + t1137;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1139 = smem_1 + t1138;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_95;
            u32 row_96;
            u32 row_97;
            u32 row_98;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_95), "=r"(row_96), "=r"(row_97), "=r"(row_98) : "r"(t1139) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1140 = (u64)t1130 * t1083;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1141 = t1079 + t1140;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1142 = (u64)t1088 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1143 = t1141 + t1142;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1143), "r"(row_95), "r"(row_96), "r"(row_97), "r"(row_98) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1144 = smem_1 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1145 = t1087 < t1080;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1146 = t1088 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1147 = t1146 < t1081;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1148 = t1145 & t1147;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1148) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1149 = t1087 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1150 = t1088 ^ t1149;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1151 = t1087 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1152 = t1150 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1153 = t1151 + t1152;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1154 = t1144 + t1153;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_99;
            u32 row_100;
            u32 row_101;
            u32 row_102;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_99), "=r"(row_100), "=r"(row_101), "=r"(row_102) : "r"(t1154) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1155 = (u64)t1087 * t1083;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1156 = t1079 + t1155;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1157 = (u64)t1088 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1158 = t1156 + t1157;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1158), "r"(row_99), "r"(row_100), "r"(row_101), "r"(row_102) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1159 = t1087 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1160 = t1159 < t1080;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1161 = t1088 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1162 = t1161 < t1081;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1163 = t1160 & t1162;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1163) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1164 = t1159 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1165 = t1088 ^ t1164;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1166 = t1159 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1167 = t1165 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1168 = t1166 + t1167;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1169 = t1144 + t1168;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_103;
            u32 row_104;
            u32 row_105;
            u32 row_106;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_103), "=r"(row_104), "=r"(row_105), "=r"(row_106) : "r"(t1169) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1170 = (u64)t1159 * t1083;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1171 = t1079 + t1170;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1172 = (u64)t1088 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1173 = t1171 + t1172;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1173), "r"(row_103), "r"(row_104), "r"(row_105), "r"(row_106) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1174 = t1087 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1175 = t1174 < t1080;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1176 = t1088 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1177 = t1176 < t1081;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1178 = t1175 & t1177;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1178) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1179 = t1174 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1180 = t1088 ^ t1179;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1181 = t1174 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1182 = t1180 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1183 = t1181 + t1182;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1184 = t1144 + t1183;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_107;
            u32 row_108;
            u32 row_109;
            u32 row_110;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_107), "=r"(row_108), "=r"(row_109), "=r"(row_110) : "r"(t1184) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1185 = (u64)t1174 * t1083;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1186 = t1079 + t1185;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1187 = (u64)t1088 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1188 = t1186 + t1187;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1188), "r"(row_107), "r"(row_108), "r"(row_109), "r"(row_110) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1189 = t1087 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1190 = t1189 < t1080;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1191 = t1088 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1192 = t1191 < t1081;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1193 = t1190 & t1192;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1193) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1194 = t1189 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1195 = t1088 ^ t1194;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1196 = t1189 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1197 = t1195 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1198 = t1196 + t1197;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1199 = t1144 + t1198;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_111;
            u32 row_112;
            u32 row_113;
            u32 row_114;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_111), "=r"(row_112), "=r"(row_113), "=r"(row_114) : "r"(t1199) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1200 = (u64)t1189 * t1083;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1201 = t1079 + t1200;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1202 = (u64)t1088 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1203 = t1201 + t1202;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1203), "r"(row_111), "r"(row_112), "r"(row_113), "r"(row_114) : "memory");
        }
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1204 = t19 + 16384u;
        const u32 t1205 = t97 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1206 = t98 + t1205;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1207;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1207) : "f"(dv_2), "f"(dv_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1208;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1208) : "f"(dv_4), "f"(dv_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1209;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1209) : "f"(dv_6), "f"(dv_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1210;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1210) : "f"(dv_8), "f"(dv_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1211;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1211) : "f"(dv_10), "f"(dv_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1212;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1212) : "f"(dv_12), "f"(dv_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1213;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1213) : "f"(dv_14), "f"(dv_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1214;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1214) : "f"(dv_16), "f"(dv_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1215;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1215) : "f"(dv_18), "f"(dv_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1216;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1216) : "f"(dv_20), "f"(dv_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1217;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1217) : "f"(dv_22), "f"(dv_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1218;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1218) : "f"(dv_24), "f"(dv_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1219;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1219) : "f"(dv_26), "f"(dv_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1220;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1220) : "f"(dv_28), "f"(dv_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1221;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1221) : "f"(dv_30), "f"(dv_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1222;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1222) : "f"(dv_32), "f"(dv_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1223;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1223) : "f"(dv_34), "f"(dv_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1224;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1224) : "f"(dv_36), "f"(dv_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1225;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1225) : "f"(dv_38), "f"(dv_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1226;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1226) : "f"(dv_40), "f"(dv_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1227;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1227) : "f"(dv_42), "f"(dv_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1228;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1228) : "f"(dv_44), "f"(dv_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1229;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1229) : "f"(dv_46), "f"(dv_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1230;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1230) : "f"(dv_48), "f"(dv_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1231;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1231) : "f"(dv_50), "f"(dv_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1232;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1232) : "f"(dv_52), "f"(dv_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1233;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1233) : "f"(dv_54), "f"(dv_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1234;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1234) : "f"(dv_56), "f"(dv_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1235;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1235) : "f"(dv_58), "f"(dv_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1236;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1236) : "f"(dv_60), "f"(dv_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1237;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1237) : "f"(dv_62), "f"(dv_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1238;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1238) : "f"(dv_64), "f"(dv_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1239 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1240 = t1206 + t1239;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1241 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1242 = t1240 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1243 = t1241 ^ t1242;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1244 = t1240 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1245 = t1243 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1246 = t1244 + t1245;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1247 = t19 + t1246;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1247), "r"(t1207), "r"(t1208), "r"(t1209), "r"(t1210) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1248 = t1246 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1249 = t19 + t1248;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1249), "r"(t1211), "r"(t1212), "r"(t1213), "r"(t1214) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1250 = t1246 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1251 = t19 + t1250;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1251), "r"(t1215), "r"(t1216), "r"(t1217), "r"(t1218) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1252 = t1246 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1253 = t19 + t1252;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1253), "r"(t1219), "r"(t1220), "r"(t1221), "r"(t1222) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1254 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1255 = t1206 + t1254;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1256 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1257 = t1255 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1258 = t1256 ^ t1257;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1259 = t1255 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1260 = t1258 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1261 = t1259 + t1260;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1262 = t1204 + t1261;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1262), "r"(t1223), "r"(t1224), "r"(t1225), "r"(t1226) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1263 = t1261 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1264 = t1204 + t1263;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1264), "r"(t1227), "r"(t1228), "r"(t1229), "r"(t1230) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1265 = t1261 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1266 = t1204 + t1265;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1266), "r"(t1231), "r"(t1232), "r"(t1233), "r"(t1234) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1267 = t1261 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1268 = t1204 + t1267;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1268), "r"(t1235), "r"(t1236), "r"(t1237), "r"(t1238) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1269 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1270 = t1269 * dv_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1271 = t1270 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1272 = dv + t1271;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1273 = (u64)t8;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1274 = t1273 * dv_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1275 = t1274 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1276 = t1272 + t1275;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1277 = (u64)t10;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1278 = t1277 * dv_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1279 = t1278 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1280 = t1276 + t1279;
        const u32 t1281 = seq_k - t8;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1282 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1283 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1284 = t1283 << 1u;
        const u32 t1285 = t97 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1286 = t98 + t1285;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1287 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1288 = t1286 + t1287;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1289 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1290 = t1288 < t1281;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1291 = t1289 < t1282;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1292 = t1290 & t1291;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1292) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1293 = t1288 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1294 = t1289 ^ t1293;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1295 = t1288 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1296 = t1294 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1297 = t1295 + t1296;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1298 = t19 + t1297;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_115;
            u32 row_116;
            u32 row_117;
            u32 row_118;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_115), "=r"(row_116), "=r"(row_117), "=r"(row_118) : "r"(t1298) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1299 = (u64)t1288 * t1284;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1300 = t1280 + t1299;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1301 = (u64)t1289 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1302 = t1300 + t1301;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1302), "r"(row_115), "r"(row_116), "r"(row_117), "r"(row_118) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1303 = t1288 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1304 = t1303 < t1281;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1305 = t1289 < t1282;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1306 = t1304 & t1305;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1306) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1307 = t1303 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1308 = t1289 ^ t1307;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1309 = t1303 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1310 = t1308 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1311 = t1309 + t1310;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1312 = t19 + t1311;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_119;
            u32 row_120;
            u32 row_121;
            u32 row_122;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_119), "=r"(row_120), "=r"(row_121), "=r"(row_122) : "r"(t1312) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1313 = (u64)t1303 * t1284;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1314 = t1280 + t1313;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1315 = (u64)t1289 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1316 = t1314 + t1315;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1316), "r"(row_119), "r"(row_120), "r"(row_121), "r"(row_122) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1317 = t1288 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1318 = t1317 < t1281;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1319 = t1289 < t1282;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1320 = t1318 & t1319;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1320) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1321 = t1317 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1322 = t1289 ^ t1321;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1323 = t1317 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1324 = t1322 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1325 = t1323 + t1324;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1326 = t19 + t1325;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_123;
            u32 row_124;
            u32 row_125;
            u32 row_126;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_123), "=r"(row_124), "=r"(row_125), "=r"(row_126) : "r"(t1326) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1327 = (u64)t1317 * t1284;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1328 = t1280 + t1327;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1329 = (u64)t1289 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1330 = t1328 + t1329;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1330), "r"(row_123), "r"(row_124), "r"(row_125), "r"(row_126) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1331 = t1288 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1332 = t1331 < t1281;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1333 = t1289 < t1282;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1334 = t1332 & t1333;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1334) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1335 = t1331 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1336 = t1289 ^ t1335;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1337 = t1331 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1338 = t1336 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1339 = t1337 + t1338;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1340 = t19 + t1339;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_127;
            u32 row_128;
            u32 row_129;
            u32 row_130;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_127), "=r"(row_128), "=r"(row_129), "=r"(row_130) : "r"(t1340) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1341 = (u64)t1331 * t1284;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1342 = t1280 + t1341;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1343 = (u64)t1289 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1344 = t1342 + t1343;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1344), "r"(row_127), "r"(row_128), "r"(row_129), "r"(row_130) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1345 = t19 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1346 = t1288 < t1281;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1347 = t1289 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1348 = t1347 < t1282;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1349 = t1346 & t1348;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1349) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1350 = t1288 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1351 = t1289 ^ t1350;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1352 = t1288 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1353 = t1351 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1354 = t1352 + t1353;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1355 = t1345 + t1354;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_131;
            u32 row_132;
            u32 row_133;
            u32 row_134;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_131), "=r"(row_132), "=r"(row_133), "=r"(row_134) : "r"(t1355) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1356 = (u64)t1288 * t1284;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1357 = t1280 + t1356;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1358 = (u64)t1289 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1359 = t1357 + t1358;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1359), "r"(row_131), "r"(row_132), "r"(row_133), "r"(row_134) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1360 = t1288 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1361 = t1360 < t1281;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1362 = t1289 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1363 = t1362 < t1282;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1364 = t1361 & t1363;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1364) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1365 = t1360 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1366 = t1289 ^ t1365;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1367 = t1360 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1368 = t1366 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1369 = t1367 + t1368;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1370 = t1345 + t1369;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_135;
            u32 row_136;
            u32 row_137;
            u32 row_138;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_135), "=r"(row_136), "=r"(row_137), "=r"(row_138) : "r"(t1370) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1371 = (u64)t1360 * t1284;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1372 = t1280 + t1371;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1373 = (u64)t1289 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1374 = t1372 + t1373;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1374), "r"(row_135), "r"(row_136), "r"(row_137), "r"(row_138) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1375 = t1288 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1376 = t1375 < t1281;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1377 = t1289 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1378 = t1377 < t1282;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1379 = t1376 & t1378;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1379) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1380 = t1375 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1381 = t1289 ^ t1380;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1382 = t1375 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1383 = t1381 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1384 = t1382 + t1383;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1385 = t1345 + t1384;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_139;
            u32 row_140;
            u32 row_141;
            u32 row_142;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_139), "=r"(row_140), "=r"(row_141), "=r"(row_142) : "r"(t1385) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1386 = (u64)t1375 * t1284;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1387 = t1280 + t1386;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1388 = (u64)t1289 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1389 = t1387 + t1388;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1389), "r"(row_139), "r"(row_140), "r"(row_141), "r"(row_142) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1390 = t1288 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1391 = t1390 < t1281;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1392 = t1289 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1393 = t1392 < t1282;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1394 = t1391 & t1393;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1394) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1395 = t1390 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1396 = t1289 ^ t1395;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1397 = t1390 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1398 = t1396 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1399 = t1397 + t1398;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1400 = t1345 + t1399;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_143;
            u32 row_144;
            u32 row_145;
            u32 row_146;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_143), "=r"(row_144), "=r"(row_145), "=r"(row_146) : "r"(t1400) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1401 = (u64)t1390 * t1284;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1402 = t1280 + t1401;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1403 = (u64)t1289 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1404 = t1402 + t1403;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1404), "r"(row_143), "r"(row_144), "r"(row_145), "r"(row_146) : "memory");
        }
    }
}
