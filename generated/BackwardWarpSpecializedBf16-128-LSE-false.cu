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
    const u32 t11 = seq_q + 127u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t11 >> 7u;
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
    const u32 t21 = t20 + 32768u;
    const u32 after = t21 + 32768u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 65536u;
    const u32 p = statistics_2 + 2048u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 t25 = p + 32768u;
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
#line 107 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 188 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t36 = warpgroup == 0u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t36) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t37 = warp == 0u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t37) {
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = count * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            const u32 t39 = t10 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            u32 head = t39;
            u32 block = 0u;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const u32 t40 = i + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const bool t41 = t40 < count_2;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t42 = i == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t42) {
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t43;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t43) : );
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t44 = t43 == 1u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t44) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t25) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(t25), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t46 = slot + 4u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t47 = t46 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t48 = t25 + t47;
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
                const u32 t54 = t25 + t53;
                const u32 t55 = slot << 14u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t56 = t20 + t55;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t57 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t58 = t57 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t59 = t58 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t60 = block << 7u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t59 + t60;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t62 = row >> 4u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 7u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t64;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t64) : );
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t65 = t64 == 1u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t65) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 17408;" :  : "r"(t54) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t56), "l"(q), "r"(t54), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t66 = slot << 10u;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t67 = statistics_2 + t66;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t67), "l"(statistics), "r"(t54), "r"(0u), "r"(0u), "r"(t62), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t68 = i == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t68) {
#line 61 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t69 = t25 + 8u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t70;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t70) : );
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t71 = t70 == 1u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t71) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t69) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t19), "l"(v), "r"(t69), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i & 1u;
                const u32 t73 = slot_2 + 8u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t74 = t73 << 3u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t75 = t25 + t74;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t76 = i >> 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t77 = t76 & 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t78 = t77 ^ 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t75), "r"(t78) : "memory");
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t79 = slot_2 + 6u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t80 = t79 << 3u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t81 = t25 + t80;
                const u32 t82 = slot_2 << 14u;
#line 126 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t83 = t21 + t82;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 7u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t85;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t85) : );
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t86 = t85 == 1u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t86) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t81) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t83), "l"(d_o), "r"(t81), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const u32 t87 = block + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps = t87 == count;
                const u32 t89 = head + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                const u32 t90 = wraps ? t89 : head;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                head = t90;
                const u32 t91 = block + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                const u32 t92 = wraps ? 0u : t91;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                block = t92;
            }
        }
    } else {
#line 200 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 225 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t94 = warp & 3u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t95 = index << 6u;
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
        f32 s_41 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_42 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_43 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_44 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_45 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_46 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_47 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_48 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_49 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_50 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_51 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_52 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_53 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_54 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_55 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_56 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_57 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_58 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_59 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_60 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_61 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_62 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_63 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_64 = 0.0f;
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
        f32 dp_41 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_42 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_43 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_44 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_45 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_46 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_47 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_48 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_49 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_50 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_51 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_52 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_53 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_54 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_55 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_56 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_57 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_58 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_59 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_60 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_61 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_62 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_63 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_64 = 0.0f;
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
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_17 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_18 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_19 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_20 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_21 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_22 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_23 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_24 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_25 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_26 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_27 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_28 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_29 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_30 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_31 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_32 = 0u;
#line 104 "fa-kernels/src/attention/backward/work.rs"
        const u32 t96 = count * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
        const bool t97 = t96 != 0u;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t97) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t25), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t98 = t25 + 16u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t98), "r"(0u) : "memory");
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t99 = t95 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t100 = smem_1 + t99;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            u32 t101;
            asm volatile("mov.b32 %0, %1;" : "=r"(t101) : "r"(t100));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t102 = t101 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t103 = t20 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t104 = t102 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t105 = (u64)t104;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t106 = t105 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t107 = t103 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t108 = (u64)t107;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t109 = t108 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t110 = t102 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t111 = (u64)t110;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t112 = t111 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t113 = t103 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t114 = (u64)t113;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t115 = t114 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t116 = t102 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t117 = (u64)t116;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t118 = t117 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t119 = t103 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t120 = (u64)t119;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t121 = t120 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t122 = t102 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t123 = (u64)t122;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t124 = t123 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t125 = t103 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t126 = (u64)t125;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t127 = t126 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t106), "l"(t109), "l"(t112), "l"(t115), "l"(t118), "l"(t121), "l"(t124), "l"(t127) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
            const u32 t128 = t25 + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t128), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t129 = t25 + 48u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t129), "r"(0u) : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_3 = count * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            const u32 t131 = t10 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            u32 head_2 = t131;
            u32 block_2 = 0u;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const u32 t132 = i_2 + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const bool t133 = t132 < count_3;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t134 = i_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t135 = t134 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t136 = t20 + t135;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t137 = i_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t138 = t137 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t139 = t21 + t138;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_2 & 1u;
                const u32 t141 = slot_3 << 10u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t141;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t143 = t95 << 7u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t144 = t19 + t143;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t145;
                asm volatile("mov.b32 %0, %1;" : "=r"(t145) : "r"(t144));
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t146 = t145 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t147 = t139 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t148 = t146 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t149 = (u64)t148;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t150 = t149 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t151 = t147 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t152 = (u64)t151;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t153 = t152 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t154 = t146 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t155 = (u64)t154;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t156 = t155 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t157 = t147 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t158 = (u64)t157;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t159 = t158 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t160 = t146 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t161 = (u64)t160;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t162 = t161 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t163 = t147 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t164 = (u64)t163;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t165 = t164 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t166 = t146 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t167 = (u64)t166;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t168 = t167 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t169 = t147 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t170 = (u64)t169;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t171 = t170 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32), "=&f"(dp_33), "=&f"(dp_34), "=&f"(dp_35), "=&f"(dp_36), "=&f"(dp_37), "=&f"(dp_38), "=&f"(dp_39), "=&f"(dp_40), "=&f"(dp_41), "=&f"(dp_42), "=&f"(dp_43), "=&f"(dp_44), "=&f"(dp_45), "=&f"(dp_46), "=&f"(dp_47), "=&f"(dp_48), "=&f"(dp_49), "=&f"(dp_50), "=&f"(dp_51), "=&f"(dp_52), "=&f"(dp_53), "=&f"(dp_54), "=&f"(dp_55), "=&f"(dp_56), "=&f"(dp_57), "=&f"(dp_58), "=&f"(dp_59), "=&f"(dp_60), "=&f"(dp_61), "=&f"(dp_62), "=&f"(dp_63), "=&f"(dp_64) : "l"(t150), "l"(t153), "l"(t156), "l"(t159), "l"(t162), "l"(t165), "l"(t168), "l"(t171) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t172 = block_2 << 7u;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t173 = block_2 << 7u;
                const u32 t174 = t8 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                const bool right = seq_k < t174;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (right) {
                    const u32 t176 = t94 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t177 = t95 + t176;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t178 = t8 + t177;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t179 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = t178 + t179;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t181 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t182 = t181 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t183 = t172 + t182;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t184 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t185 = t184 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t186 = t172 + t185;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t187 = t186 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t188 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end = t188 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t191 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t191;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t193 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t193;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t194 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_2 = t194 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t197 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t197;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t199 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t199;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t200 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t201 = t200 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t202 = t172 + t201;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t203 = t202 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t204 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t205 = t204 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t206 = t172 + t205;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t207 = t206 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t208 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_3 = t208 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t211 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t211;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t213 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t213;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t214 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_4 = t214 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t217 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t217;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t219 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t219;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t220 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t221 = t220 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t222 = t172 + t221;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t223 = t222 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t224 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t225 = t224 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t226 = t172 + t225;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t227 = t226 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t228 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_5 = t228 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t231 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t231;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t233 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t233;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t234 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_6 = t234 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t237 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t237;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t239 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t239;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t240 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t241 = t240 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t242 = t172 + t241;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t243 = t242 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t244 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t245 = t244 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t246 = t172 + t245;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t247 = t246 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t248 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_7 = t248 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t251 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t251;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t253 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t253;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t254 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_8 = t254 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t257 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t257;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t259 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t259;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t260 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t261 = t260 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t262 = t172 + t261;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t263 = t262 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t264 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t265 = t264 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t266 = t172 + t265;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t267 = t266 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t268 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_9 = t268 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t271 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t271;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t273 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t273;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t274 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_10 = t274 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t277 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t277;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t279 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t279;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t280 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t281 = t280 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t282 = t172 + t281;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t283 = t282 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t284 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t285 = t284 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t286 = t172 + t285;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t287 = t286 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t288 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_11 = t288 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t291 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t291;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t293 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t293;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t294 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_12 = t294 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t297 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t297;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t299 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t299;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t300 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t301 = t300 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t302 = t172 + t301;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t303 = t302 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t304 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t305 = t304 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t306 = t172 + t305;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t307 = t306 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t308 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_13 = t308 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t311 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t311;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t313 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t313;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t314 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_14 = t314 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t317 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t317;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t319 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t319;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t320 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t321 = t320 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t322 = t172 + t321;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t323 = t322 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t324 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t325 = t324 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t326 = t172 + t325;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t327 = t326 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t328 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_15 = t328 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t331 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t331;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t333 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t333;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t334 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_16 = t334 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t337 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t337;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t339 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t339;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t340 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t341 = t340 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t342 = t172 + t341;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t343 = t342 + 64u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t344 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t345 = t344 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t346 = t172 + t345;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t347 = t346 + 65u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t348 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_17 = t348 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_33 = 0u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t351 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t351;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_34 = 8u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t353 = visible_34 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t353;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t354 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_18 = t354 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_35 = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t357 = visible_35 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t357;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_36 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t359 = visible_36 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t359;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t360 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t361 = t360 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t362 = t172 + t361;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t363 = t362 + 72u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t364 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t365 = t364 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t366 = t172 + t365;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t367 = t366 + 73u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t368 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_19 = t368 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_37 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t371 = visible_37 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t371;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_38 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t373 = visible_38 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t373;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t374 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_20 = t374 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_39 = 0u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t377 = visible_39 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t377;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_40 = 8u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t379 = visible_40 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t379;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t380 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t381 = t380 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t382 = t172 + t381;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t383 = t382 + 80u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t384 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t385 = t384 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t386 = t172 + t385;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t387 = t386 + 81u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t388 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_21 = t388 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_41 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t391 = visible_41 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_41 = t391;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_42 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t393 = visible_42 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_43 = t393;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t394 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_22 = t394 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_43 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t397 = visible_43 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_42 = t397;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_44 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t399 = visible_44 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_44 = t399;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t400 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t401 = t400 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t402 = t172 + t401;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t403 = t402 + 88u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t404 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t405 = t404 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t406 = t172 + t405;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t407 = t406 + 89u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t408 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_23 = t408 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_45 = 0u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t411 = visible_45 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_45 = t411;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_46 = 8u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t413 = visible_46 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_47 = t413;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t414 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_24 = t414 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_47 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t417 = visible_47 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_46 = t417;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_48 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t419 = visible_48 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_48 = t419;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t420 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t421 = t420 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t422 = t172 + t421;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t423 = t422 + 96u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t424 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t425 = t424 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t426 = t172 + t425;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t427 = t426 + 97u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t428 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_25 = t428 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_49 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t431 = visible_49 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_49 = t431;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_50 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t433 = visible_50 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_51 = t433;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t434 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_26 = t434 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_51 = 0u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t437 = visible_51 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_50 = t437;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_52 = 8u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t439 = visible_52 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_52 = t439;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t440 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t441 = t440 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t442 = t172 + t441;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t443 = t442 + 104u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t444 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t445 = t444 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t446 = t172 + t445;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t447 = t446 + 105u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t448 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_27 = t448 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_53 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t451 = visible_53 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_53 = t451;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_54 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t453 = visible_54 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_55 = t453;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t454 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_28 = t454 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_55 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t457 = visible_55 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_54 = t457;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_56 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t459 = visible_56 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_56 = t459;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t460 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t461 = t460 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t462 = t172 + t461;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t463 = t462 + 112u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t464 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t465 = t464 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t466 = t172 + t465;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t467 = t466 + 113u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t468 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_29 = t468 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_57 = 0u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t471 = visible_57 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_57 = t471;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_58 = 8u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t473 = visible_58 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_59 = t473;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t474 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_30 = t474 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_59 = 0u < end_30;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t477 = visible_59 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_58 = t477;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_60 = 8u < end_30;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t479 = visible_60 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_60 = t479;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t480 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t481 = t480 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t482 = t172 + t481;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t483 = t482 + 120u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t484 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t485 = t484 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t486 = t172 + t485;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t487 = t486 + 121u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t488 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_31 = t488 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_61 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t491 = visible_61 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_61 = t491;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_62 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t493 = visible_62 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_63 = t493;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t494 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_32 = t494 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_63 = 0u < end_32;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t497 = visible_63 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_62 = t497;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_64 = 8u < end_32;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t499 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_64 = t499;
                }
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t500 = lane & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t501 = t500 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t502 = statistics_3 + t501;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t502) : "memory");
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t504;
                asm("mov.b32 %0, %1;" : "=f"(t504) : "r"(row_3));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t506;
                asm("mov.b32 %0, %1;" : "=f"(t506) : "r"(row_5));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t507 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t508;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t508) : "f"(s), "f"(scale_log2), "f"(t507));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t509;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t509) : "f"(t508));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t509;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t510 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t511;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t511) : "f"(s_2), "f"(scale_log2), "f"(t510));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t512;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t512) : "f"(t511));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t512;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t513 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t514;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t514) : "f"(s_3), "f"(scale_log2), "f"(t513));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t515;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t515) : "f"(t514));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t515;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t516 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t517;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t517) : "f"(s_4), "f"(scale_log2), "f"(t516));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t518;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t518) : "f"(t517));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t518;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_6;
                u32 row_7;
                u32 row_8;
                u32 row_9;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t502) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t520;
                asm("mov.b32 %0, %1;" : "=f"(t520) : "r"(row_7));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t522;
                asm("mov.b32 %0, %1;" : "=f"(t522) : "r"(row_9));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t523 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t524;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t524) : "f"(s_5), "f"(scale_log2), "f"(t523));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t525;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t525) : "f"(t524));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t525;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t526 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t527;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t527) : "f"(s_6), "f"(scale_log2), "f"(t526));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t528;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t528) : "f"(t527));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t528;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t529 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t530;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t530) : "f"(s_7), "f"(scale_log2), "f"(t529));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t531;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t531) : "f"(t530));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t531;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t532 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t533;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t533) : "f"(s_8), "f"(scale_log2), "f"(t532));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t534;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t534) : "f"(t533));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t534;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_10;
                u32 row_11;
                u32 row_12;
                u32 row_13;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t502) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t536;
                asm("mov.b32 %0, %1;" : "=f"(t536) : "r"(row_11));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t538;
                asm("mov.b32 %0, %1;" : "=f"(t538) : "r"(row_13));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t539 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t540;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t540) : "f"(s_9), "f"(scale_log2), "f"(t539));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t541;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t541) : "f"(t540));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t541;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t542 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t543;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t543) : "f"(s_10), "f"(scale_log2), "f"(t542));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t544;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t544) : "f"(t543));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t544;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t545 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t546;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t546) : "f"(s_11), "f"(scale_log2), "f"(t545));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t547;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t547) : "f"(t546));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t547;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t548 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t549;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t549) : "f"(s_12), "f"(scale_log2), "f"(t548));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t550;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t550) : "f"(t549));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t550;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_14;
                u32 row_15;
                u32 row_16;
                u32 row_17;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t502) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t552;
                asm("mov.b32 %0, %1;" : "=f"(t552) : "r"(row_15));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t554;
                asm("mov.b32 %0, %1;" : "=f"(t554) : "r"(row_17));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t555 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t556;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t556) : "f"(s_13), "f"(scale_log2), "f"(t555));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t557;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t557) : "f"(t556));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t557;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t558 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t559;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t559) : "f"(s_14), "f"(scale_log2), "f"(t558));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t560;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t560) : "f"(t559));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t560;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t561 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t562;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t562) : "f"(s_15), "f"(scale_log2), "f"(t561));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t563;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t563) : "f"(t562));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t563;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t564 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t565;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t565) : "f"(s_16), "f"(scale_log2), "f"(t564));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t566;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t566) : "f"(t565));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t566;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t502) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t568;
                asm("mov.b32 %0, %1;" : "=f"(t568) : "r"(row_19));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t570;
                asm("mov.b32 %0, %1;" : "=f"(t570) : "r"(row_21));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t571 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t572;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t572) : "f"(s_17), "f"(scale_log2), "f"(t571));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t573;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t573) : "f"(t572));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t573;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t574 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t575;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t575) : "f"(s_18), "f"(scale_log2), "f"(t574));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t576;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t576) : "f"(t575));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t576;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t577 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t578;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t578) : "f"(s_19), "f"(scale_log2), "f"(t577));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t579;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t579) : "f"(t578));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t579;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t580 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t581;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t581) : "f"(s_20), "f"(scale_log2), "f"(t580));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t582;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t582) : "f"(t581));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t582;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t502) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t584;
                asm("mov.b32 %0, %1;" : "=f"(t584) : "r"(row_23));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t586;
                asm("mov.b32 %0, %1;" : "=f"(t586) : "r"(row_25));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t587 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t588;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t588) : "f"(s_21), "f"(scale_log2), "f"(t587));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t589;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t589) : "f"(t588));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t589;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t590 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t591;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t591) : "f"(s_22), "f"(scale_log2), "f"(t590));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t592;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t592) : "f"(t591));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t592;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t593 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t594;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t594) : "f"(s_23), "f"(scale_log2), "f"(t593));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t595;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t595) : "f"(t594));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t595;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t596 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t597;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t597) : "f"(s_24), "f"(scale_log2), "f"(t596));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t598;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t598) : "f"(t597));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t598;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t502) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t600;
                asm("mov.b32 %0, %1;" : "=f"(t600) : "r"(row_27));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t602;
                asm("mov.b32 %0, %1;" : "=f"(t602) : "r"(row_29));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t603 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t604;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t604) : "f"(s_25), "f"(scale_log2), "f"(t603));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t605;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t605) : "f"(t604));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t605;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t606 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t607;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t607) : "f"(s_26), "f"(scale_log2), "f"(t606));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t608;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t608) : "f"(t607));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t608;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t609 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t610;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t610) : "f"(s_27), "f"(scale_log2), "f"(t609));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t611;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t611) : "f"(t610));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t611;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t612 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t613;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t613) : "f"(s_28), "f"(scale_log2), "f"(t612));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t614;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t614) : "f"(t613));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t614;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_30;
                u32 row_31;
                u32 row_32;
                u32 row_33;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t502) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t616;
                asm("mov.b32 %0, %1;" : "=f"(t616) : "r"(row_31));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t618;
                asm("mov.b32 %0, %1;" : "=f"(t618) : "r"(row_33));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t619 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t620;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t620) : "f"(s_29), "f"(scale_log2), "f"(t619));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t621;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t621) : "f"(t620));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t621;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t622 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t623;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t623) : "f"(s_30), "f"(scale_log2), "f"(t622));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t624;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t624) : "f"(t623));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t624;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t625 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t626;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t626) : "f"(s_31), "f"(scale_log2), "f"(t625));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t627;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t627) : "f"(t626));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t627;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t628 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t629;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t629) : "f"(s_32), "f"(scale_log2), "f"(t628));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t630;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t630) : "f"(t629));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t630;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_34;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t502) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_17;
                asm("mov.b32 %0, %1;" : "=f"(lse_17) : "r"(row_34));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t632;
                asm("mov.b32 %0, %1;" : "=f"(t632) : "r"(row_35));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_18;
                asm("mov.b32 %0, %1;" : "=f"(lse_18) : "r"(row_36));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t634;
                asm("mov.b32 %0, %1;" : "=f"(t634) : "r"(row_37));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t635 = -lse_17;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t636;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t636) : "f"(s_33), "f"(scale_log2), "f"(t635));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t637;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t637) : "f"(t636));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_33 = t637;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t638 = -lse_18;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t639;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t639) : "f"(s_34), "f"(scale_log2), "f"(t638));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t640;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t640) : "f"(t639));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_34 = t640;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t641 = -lse_17;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t642;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t642) : "f"(s_35), "f"(scale_log2), "f"(t641));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t643;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t643) : "f"(t642));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_35 = t643;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t644 = -lse_18;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t645;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t645) : "f"(s_36), "f"(scale_log2), "f"(t644));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t646;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t646) : "f"(t645));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_36 = t646;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_38;
                u32 row_39;
                u32 row_40;
                u32 row_41;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+576];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t502) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_19;
                asm("mov.b32 %0, %1;" : "=f"(lse_19) : "r"(row_38));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t648;
                asm("mov.b32 %0, %1;" : "=f"(t648) : "r"(row_39));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_20;
                asm("mov.b32 %0, %1;" : "=f"(lse_20) : "r"(row_40));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t650;
                asm("mov.b32 %0, %1;" : "=f"(t650) : "r"(row_41));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t651 = -lse_19;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t652;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t652) : "f"(s_37), "f"(scale_log2), "f"(t651));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t653;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t653) : "f"(t652));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_37 = t653;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t654 = -lse_20;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t655;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t655) : "f"(s_38), "f"(scale_log2), "f"(t654));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t656;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t656) : "f"(t655));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_38 = t656;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t657 = -lse_19;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t658;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t658) : "f"(s_39), "f"(scale_log2), "f"(t657));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t659;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t659) : "f"(t658));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_39 = t659;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t660 = -lse_20;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t661;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t661) : "f"(s_40), "f"(scale_log2), "f"(t660));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t662;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t662) : "f"(t661));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_40 = t662;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_42;
                u32 row_43;
                u32 row_44;
                u32 row_45;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+640];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t502) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_21;
                asm("mov.b32 %0, %1;" : "=f"(lse_21) : "r"(row_42));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t664;
                asm("mov.b32 %0, %1;" : "=f"(t664) : "r"(row_43));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_22;
                asm("mov.b32 %0, %1;" : "=f"(lse_22) : "r"(row_44));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t666;
                asm("mov.b32 %0, %1;" : "=f"(t666) : "r"(row_45));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t667 = -lse_21;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t668;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t668) : "f"(s_41), "f"(scale_log2), "f"(t667));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t669;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t669) : "f"(t668));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_41 = t669;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t670 = -lse_22;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t671;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t671) : "f"(s_42), "f"(scale_log2), "f"(t670));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t672;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t672) : "f"(t671));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_42 = t672;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t673 = -lse_21;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t674;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t674) : "f"(s_43), "f"(scale_log2), "f"(t673));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t675;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t675) : "f"(t674));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_43 = t675;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t676 = -lse_22;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t677;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t677) : "f"(s_44), "f"(scale_log2), "f"(t676));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t678;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t678) : "f"(t677));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_44 = t678;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_46;
                u32 row_47;
                u32 row_48;
                u32 row_49;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+704];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t502) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_23;
                asm("mov.b32 %0, %1;" : "=f"(lse_23) : "r"(row_46));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t680;
                asm("mov.b32 %0, %1;" : "=f"(t680) : "r"(row_47));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_24;
                asm("mov.b32 %0, %1;" : "=f"(lse_24) : "r"(row_48));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t682;
                asm("mov.b32 %0, %1;" : "=f"(t682) : "r"(row_49));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t683 = -lse_23;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t684;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t684) : "f"(s_45), "f"(scale_log2), "f"(t683));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t685;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t685) : "f"(t684));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_45 = t685;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t686 = -lse_24;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t687;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t687) : "f"(s_46), "f"(scale_log2), "f"(t686));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t688;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t688) : "f"(t687));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_46 = t688;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t689 = -lse_23;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t690;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t690) : "f"(s_47), "f"(scale_log2), "f"(t689));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t691;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t691) : "f"(t690));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_47 = t691;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t692 = -lse_24;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t693;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t693) : "f"(s_48), "f"(scale_log2), "f"(t692));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t694;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t694) : "f"(t693));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_48 = t694;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_50;
                u32 row_51;
                u32 row_52;
                u32 row_53;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+768];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t502) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_25;
                asm("mov.b32 %0, %1;" : "=f"(lse_25) : "r"(row_50));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t696;
                asm("mov.b32 %0, %1;" : "=f"(t696) : "r"(row_51));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_26;
                asm("mov.b32 %0, %1;" : "=f"(lse_26) : "r"(row_52));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t698;
                asm("mov.b32 %0, %1;" : "=f"(t698) : "r"(row_53));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t699 = -lse_25;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t700;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t700) : "f"(s_49), "f"(scale_log2), "f"(t699));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t701;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t701) : "f"(t700));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_49 = t701;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t702 = -lse_26;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t703;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t703) : "f"(s_50), "f"(scale_log2), "f"(t702));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t704;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t704) : "f"(t703));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_50 = t704;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t705 = -lse_25;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t706;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t706) : "f"(s_51), "f"(scale_log2), "f"(t705));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t707;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t707) : "f"(t706));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_51 = t707;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t708 = -lse_26;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t709;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t709) : "f"(s_52), "f"(scale_log2), "f"(t708));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t710;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t710) : "f"(t709));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_52 = t710;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_54;
                u32 row_55;
                u32 row_56;
                u32 row_57;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+832];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t502) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_27;
                asm("mov.b32 %0, %1;" : "=f"(lse_27) : "r"(row_54));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t712;
                asm("mov.b32 %0, %1;" : "=f"(t712) : "r"(row_55));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_28;
                asm("mov.b32 %0, %1;" : "=f"(lse_28) : "r"(row_56));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t714;
                asm("mov.b32 %0, %1;" : "=f"(t714) : "r"(row_57));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t715 = -lse_27;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t716;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t716) : "f"(s_53), "f"(scale_log2), "f"(t715));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t717;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t717) : "f"(t716));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_53 = t717;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t718 = -lse_28;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t719;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t719) : "f"(s_54), "f"(scale_log2), "f"(t718));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t720;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t720) : "f"(t719));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_54 = t720;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t721 = -lse_27;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t722;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t722) : "f"(s_55), "f"(scale_log2), "f"(t721));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t723;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t723) : "f"(t722));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_55 = t723;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t724 = -lse_28;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t725;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t725) : "f"(s_56), "f"(scale_log2), "f"(t724));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t726;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t726) : "f"(t725));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_56 = t726;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_58;
                u32 row_59;
                u32 row_60;
                u32 row_61;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+896];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t502) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_29;
                asm("mov.b32 %0, %1;" : "=f"(lse_29) : "r"(row_58));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t728;
                asm("mov.b32 %0, %1;" : "=f"(t728) : "r"(row_59));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_30;
                asm("mov.b32 %0, %1;" : "=f"(lse_30) : "r"(row_60));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t730;
                asm("mov.b32 %0, %1;" : "=f"(t730) : "r"(row_61));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t731 = -lse_29;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t732;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t732) : "f"(s_57), "f"(scale_log2), "f"(t731));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t733;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t733) : "f"(t732));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_57 = t733;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t734 = -lse_30;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t735;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t735) : "f"(s_58), "f"(scale_log2), "f"(t734));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t736;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t736) : "f"(t735));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_58 = t736;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t737 = -lse_29;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t738;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t738) : "f"(s_59), "f"(scale_log2), "f"(t737));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t739;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t739) : "f"(t738));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_59 = t739;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t740 = -lse_30;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t741;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t741) : "f"(s_60), "f"(scale_log2), "f"(t740));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t742;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t742) : "f"(t741));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_60 = t742;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_62;
                u32 row_63;
                u32 row_64;
                u32 row_65;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+960];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t502) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_31;
                asm("mov.b32 %0, %1;" : "=f"(lse_31) : "r"(row_62));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t744;
                asm("mov.b32 %0, %1;" : "=f"(t744) : "r"(row_63));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_32;
                asm("mov.b32 %0, %1;" : "=f"(lse_32) : "r"(row_64));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t746;
                asm("mov.b32 %0, %1;" : "=f"(t746) : "r"(row_65));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t747 = -lse_31;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t748;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t748) : "f"(s_61), "f"(scale_log2), "f"(t747));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t749;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t749) : "f"(t748));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_61 = t749;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t750 = -lse_32;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t751;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t751) : "f"(s_62), "f"(scale_log2), "f"(t750));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t752;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t752) : "f"(t751));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_62 = t752;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t753 = -lse_31;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t754;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t754) : "f"(s_63), "f"(scale_log2), "f"(t753));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t755;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t755) : "f"(t754));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_63 = t755;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t756 = -lse_32;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t757;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t757) : "f"(s_64), "f"(scale_log2), "f"(t756));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t758;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t758) : "f"(t757));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_64 = t758;
#line 98 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32), "+f"(dp_33), "+f"(dp_34), "+f"(dp_35), "+f"(dp_36), "+f"(dp_37), "+f"(dp_38), "+f"(dp_39), "+f"(dp_40), "+f"(dp_41), "+f"(dp_42), "+f"(dp_43), "+f"(dp_44), "+f"(dp_45), "+f"(dp_46), "+f"(dp_47), "+f"(dp_48), "+f"(dp_49), "+f"(dp_50), "+f"(dp_51), "+f"(dp_52), "+f"(dp_53), "+f"(dp_54), "+f"(dp_55), "+f"(dp_56), "+f"(dp_57), "+f"(dp_58), "+f"(dp_59), "+f"(dp_60), "+f"(dp_61), "+f"(dp_62), "+f"(dp_63), "+f"(dp_64) :  : "memory");
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t759;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t759) : "f"(s), "f"(s_2));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t760;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t760) : "f"(s_3), "f"(s_4));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t761;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t761) : "f"(s_5), "f"(s_6));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t762;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t762) : "f"(s_7), "f"(s_8));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t763;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t763) : "f"(s_9), "f"(s_10));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t764;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t764) : "f"(s_11), "f"(s_12));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t765;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t765) : "f"(s_13), "f"(s_14));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t766;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t766) : "f"(s_15), "f"(s_16));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t767;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t767) : "f"(s_17), "f"(s_18));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t768;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t768) : "f"(s_19), "f"(s_20));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t769;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t769) : "f"(s_21), "f"(s_22));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t770;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t770) : "f"(s_23), "f"(s_24));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t771;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t771) : "f"(s_25), "f"(s_26));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t772;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t772) : "f"(s_27), "f"(s_28));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t773;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t773) : "f"(s_29), "f"(s_30));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t774;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t774) : "f"(s_31), "f"(s_32));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t775;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t775) : "f"(s_33), "f"(s_34));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t776;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t776) : "f"(s_35), "f"(s_36));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t777;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t777) : "f"(s_37), "f"(s_38));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t778;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t778) : "f"(s_39), "f"(s_40));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t779;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t779) : "f"(s_41), "f"(s_42));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t780;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t780) : "f"(s_43), "f"(s_44));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t781;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t781) : "f"(s_45), "f"(s_46));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t782;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t782) : "f"(s_47), "f"(s_48));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t783;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t783) : "f"(s_49), "f"(s_50));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t784;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t784) : "f"(s_51), "f"(s_52));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t785;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t785) : "f"(s_53), "f"(s_54));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t786;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t786) : "f"(s_55), "f"(s_56));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t787;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t787) : "f"(s_57), "f"(s_58));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t788;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t788) : "f"(s_59), "f"(s_60));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t789;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t789) : "f"(s_61), "f"(s_62));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t790;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t790) : "f"(s_63), "f"(s_64));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t791 = lane & 3u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t792 = t791 << 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t793 = statistics_3 + t792;
                u32 row_66;
                u32 row_67;
                u32 row_68;
                u32 row_69;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_66), "=r"(row_67), "=r"(row_68), "=r"(row_69) : "r"(t793) : "memory");
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t794;
                asm("mov.b32 %0, %1;" : "=f"(t794) : "r"(row_66));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t795;
                asm("mov.b32 %0, %1;" : "=f"(t795) : "r"(row_67));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t796;
                asm("mov.b32 %0, %1;" : "=f"(t796) : "r"(row_68));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t797;
                asm("mov.b32 %0, %1;" : "=f"(t797) : "r"(row_69));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t798 = dp - t795;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t799 = s * t798;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t799;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t800 = dp_2 - t797;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t801 = s_2 * t800;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t801;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t802 = dp_3 - t795;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t803 = s_3 * t802;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t803;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t804 = dp_4 - t797;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t805 = s_4 * t804;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t805;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_70;
                u32 row_71;
                u32 row_72;
                u32 row_73;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_70), "=r"(row_71), "=r"(row_72), "=r"(row_73) : "r"(t793) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t806;
                asm("mov.b32 %0, %1;" : "=f"(t806) : "r"(row_70));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t807;
                asm("mov.b32 %0, %1;" : "=f"(t807) : "r"(row_71));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t808;
                asm("mov.b32 %0, %1;" : "=f"(t808) : "r"(row_72));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t809;
                asm("mov.b32 %0, %1;" : "=f"(t809) : "r"(row_73));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t810 = dp_5 - t807;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t811 = s_5 * t810;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t811;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t812 = dp_6 - t809;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t813 = s_6 * t812;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t813;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t814 = dp_7 - t807;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t815 = s_7 * t814;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t815;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t816 = dp_8 - t809;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t817 = s_8 * t816;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t817;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_74;
                u32 row_75;
                u32 row_76;
                u32 row_77;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_74), "=r"(row_75), "=r"(row_76), "=r"(row_77) : "r"(t793) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t818;
                asm("mov.b32 %0, %1;" : "=f"(t818) : "r"(row_74));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t819;
                asm("mov.b32 %0, %1;" : "=f"(t819) : "r"(row_75));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t820;
                asm("mov.b32 %0, %1;" : "=f"(t820) : "r"(row_76));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t821;
                asm("mov.b32 %0, %1;" : "=f"(t821) : "r"(row_77));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t822 = dp_9 - t819;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t823 = s_9 * t822;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t823;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t824 = dp_10 - t821;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t825 = s_10 * t824;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t825;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t826 = dp_11 - t819;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t827 = s_11 * t826;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t827;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t828 = dp_12 - t821;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t829 = s_12 * t828;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t829;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_78;
                u32 row_79;
                u32 row_80;
                u32 row_81;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_78), "=r"(row_79), "=r"(row_80), "=r"(row_81) : "r"(t793) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t830;
                asm("mov.b32 %0, %1;" : "=f"(t830) : "r"(row_78));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t831;
                asm("mov.b32 %0, %1;" : "=f"(t831) : "r"(row_79));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t832;
                asm("mov.b32 %0, %1;" : "=f"(t832) : "r"(row_80));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t833;
                asm("mov.b32 %0, %1;" : "=f"(t833) : "r"(row_81));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t834 = dp_13 - t831;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t835 = s_13 * t834;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t835;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t836 = dp_14 - t833;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t837 = s_14 * t836;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t837;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t838 = dp_15 - t831;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t839 = s_15 * t838;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t839;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t840 = dp_16 - t833;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t841 = s_16 * t840;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t841;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_82;
                u32 row_83;
                u32 row_84;
                u32 row_85;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_82), "=r"(row_83), "=r"(row_84), "=r"(row_85) : "r"(t793) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t842;
                asm("mov.b32 %0, %1;" : "=f"(t842) : "r"(row_82));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t843;
                asm("mov.b32 %0, %1;" : "=f"(t843) : "r"(row_83));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t844;
                asm("mov.b32 %0, %1;" : "=f"(t844) : "r"(row_84));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t845;
                asm("mov.b32 %0, %1;" : "=f"(t845) : "r"(row_85));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t846 = dp_17 - t843;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t847 = s_17 * t846;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t847;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t848 = dp_18 - t845;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t849 = s_18 * t848;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t849;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t850 = dp_19 - t843;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t851 = s_19 * t850;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t851;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t852 = dp_20 - t845;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t853 = s_20 * t852;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t853;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_86;
                u32 row_87;
                u32 row_88;
                u32 row_89;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_86), "=r"(row_87), "=r"(row_88), "=r"(row_89) : "r"(t793) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t854;
                asm("mov.b32 %0, %1;" : "=f"(t854) : "r"(row_86));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t855;
                asm("mov.b32 %0, %1;" : "=f"(t855) : "r"(row_87));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t856;
                asm("mov.b32 %0, %1;" : "=f"(t856) : "r"(row_88));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t857;
                asm("mov.b32 %0, %1;" : "=f"(t857) : "r"(row_89));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t858 = dp_21 - t855;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t859 = s_21 * t858;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t859;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t860 = dp_22 - t857;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t861 = s_22 * t860;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t861;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t862 = dp_23 - t855;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t863 = s_23 * t862;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t863;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t864 = dp_24 - t857;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t865 = s_24 * t864;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t865;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_90;
                u32 row_91;
                u32 row_92;
                u32 row_93;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_90), "=r"(row_91), "=r"(row_92), "=r"(row_93) : "r"(t793) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t866;
                asm("mov.b32 %0, %1;" : "=f"(t866) : "r"(row_90));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t867;
                asm("mov.b32 %0, %1;" : "=f"(t867) : "r"(row_91));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t868;
                asm("mov.b32 %0, %1;" : "=f"(t868) : "r"(row_92));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t869;
                asm("mov.b32 %0, %1;" : "=f"(t869) : "r"(row_93));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t870 = dp_25 - t867;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t871 = s_25 * t870;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t871;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t872 = dp_26 - t869;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t873 = s_26 * t872;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t873;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t874 = dp_27 - t867;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t875 = s_27 * t874;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t875;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t876 = dp_28 - t869;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t877 = s_28 * t876;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t877;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_94;
                u32 row_95;
                u32 row_96;
                u32 row_97;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_94), "=r"(row_95), "=r"(row_96), "=r"(row_97) : "r"(t793) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t878;
                asm("mov.b32 %0, %1;" : "=f"(t878) : "r"(row_94));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t879;
                asm("mov.b32 %0, %1;" : "=f"(t879) : "r"(row_95));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t880;
                asm("mov.b32 %0, %1;" : "=f"(t880) : "r"(row_96));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t881;
                asm("mov.b32 %0, %1;" : "=f"(t881) : "r"(row_97));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t882 = dp_29 - t879;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t883 = s_29 * t882;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t883;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t884 = dp_30 - t881;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t885 = s_30 * t884;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t885;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t886 = dp_31 - t879;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t887 = s_31 * t886;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t887;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t888 = dp_32 - t881;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t889 = s_32 * t888;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t889;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_98;
                u32 row_99;
                u32 row_100;
                u32 row_101;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_98), "=r"(row_99), "=r"(row_100), "=r"(row_101) : "r"(t793) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t890;
                asm("mov.b32 %0, %1;" : "=f"(t890) : "r"(row_98));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t891;
                asm("mov.b32 %0, %1;" : "=f"(t891) : "r"(row_99));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t892;
                asm("mov.b32 %0, %1;" : "=f"(t892) : "r"(row_100));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t893;
                asm("mov.b32 %0, %1;" : "=f"(t893) : "r"(row_101));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t894 = dp_33 - t891;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t895 = s_33 * t894;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_33 = t895;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t896 = dp_34 - t893;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t897 = s_34 * t896;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_34 = t897;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t898 = dp_35 - t891;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t899 = s_35 * t898;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_35 = t899;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t900 = dp_36 - t893;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t901 = s_36 * t900;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_36 = t901;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_102;
                u32 row_103;
                u32 row_104;
                u32 row_105;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+576];" : "=r"(row_102), "=r"(row_103), "=r"(row_104), "=r"(row_105) : "r"(t793) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t902;
                asm("mov.b32 %0, %1;" : "=f"(t902) : "r"(row_102));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t903;
                asm("mov.b32 %0, %1;" : "=f"(t903) : "r"(row_103));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t904;
                asm("mov.b32 %0, %1;" : "=f"(t904) : "r"(row_104));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t905;
                asm("mov.b32 %0, %1;" : "=f"(t905) : "r"(row_105));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t906 = dp_37 - t903;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t907 = s_37 * t906;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_37 = t907;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t908 = dp_38 - t905;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t909 = s_38 * t908;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_38 = t909;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t910 = dp_39 - t903;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t911 = s_39 * t910;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_39 = t911;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t912 = dp_40 - t905;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t913 = s_40 * t912;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_40 = t913;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_106;
                u32 row_107;
                u32 row_108;
                u32 row_109;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+640];" : "=r"(row_106), "=r"(row_107), "=r"(row_108), "=r"(row_109) : "r"(t793) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t914;
                asm("mov.b32 %0, %1;" : "=f"(t914) : "r"(row_106));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t915;
                asm("mov.b32 %0, %1;" : "=f"(t915) : "r"(row_107));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t916;
                asm("mov.b32 %0, %1;" : "=f"(t916) : "r"(row_108));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t917;
                asm("mov.b32 %0, %1;" : "=f"(t917) : "r"(row_109));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t918 = dp_41 - t915;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t919 = s_41 * t918;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_41 = t919;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t920 = dp_42 - t917;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t921 = s_42 * t920;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_42 = t921;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t922 = dp_43 - t915;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t923 = s_43 * t922;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_43 = t923;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t924 = dp_44 - t917;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t925 = s_44 * t924;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_44 = t925;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_110;
                u32 row_111;
                u32 row_112;
                u32 row_113;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+704];" : "=r"(row_110), "=r"(row_111), "=r"(row_112), "=r"(row_113) : "r"(t793) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t926;
                asm("mov.b32 %0, %1;" : "=f"(t926) : "r"(row_110));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t927;
                asm("mov.b32 %0, %1;" : "=f"(t927) : "r"(row_111));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t928;
                asm("mov.b32 %0, %1;" : "=f"(t928) : "r"(row_112));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t929;
                asm("mov.b32 %0, %1;" : "=f"(t929) : "r"(row_113));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t930 = dp_45 - t927;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t931 = s_45 * t930;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_45 = t931;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t932 = dp_46 - t929;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t933 = s_46 * t932;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_46 = t933;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t934 = dp_47 - t927;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t935 = s_47 * t934;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_47 = t935;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t936 = dp_48 - t929;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t937 = s_48 * t936;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_48 = t937;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_114;
                u32 row_115;
                u32 row_116;
                u32 row_117;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+768];" : "=r"(row_114), "=r"(row_115), "=r"(row_116), "=r"(row_117) : "r"(t793) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t938;
                asm("mov.b32 %0, %1;" : "=f"(t938) : "r"(row_114));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t939;
                asm("mov.b32 %0, %1;" : "=f"(t939) : "r"(row_115));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t940;
                asm("mov.b32 %0, %1;" : "=f"(t940) : "r"(row_116));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t941;
                asm("mov.b32 %0, %1;" : "=f"(t941) : "r"(row_117));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t942 = dp_49 - t939;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t943 = s_49 * t942;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_49 = t943;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t944 = dp_50 - t941;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t945 = s_50 * t944;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_50 = t945;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t946 = dp_51 - t939;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t947 = s_51 * t946;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_51 = t947;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t948 = dp_52 - t941;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t949 = s_52 * t948;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_52 = t949;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_118;
                u32 row_119;
                u32 row_120;
                u32 row_121;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+832];" : "=r"(row_118), "=r"(row_119), "=r"(row_120), "=r"(row_121) : "r"(t793) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t950;
                asm("mov.b32 %0, %1;" : "=f"(t950) : "r"(row_118));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t951;
                asm("mov.b32 %0, %1;" : "=f"(t951) : "r"(row_119));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t952;
                asm("mov.b32 %0, %1;" : "=f"(t952) : "r"(row_120));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t953;
                asm("mov.b32 %0, %1;" : "=f"(t953) : "r"(row_121));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t954 = dp_53 - t951;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t955 = s_53 * t954;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_53 = t955;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t956 = dp_54 - t953;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t957 = s_54 * t956;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_54 = t957;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t958 = dp_55 - t951;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t959 = s_55 * t958;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_55 = t959;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t960 = dp_56 - t953;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t961 = s_56 * t960;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_56 = t961;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_122;
                u32 row_123;
                u32 row_124;
                u32 row_125;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+896];" : "=r"(row_122), "=r"(row_123), "=r"(row_124), "=r"(row_125) : "r"(t793) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t962;
                asm("mov.b32 %0, %1;" : "=f"(t962) : "r"(row_122));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t963;
                asm("mov.b32 %0, %1;" : "=f"(t963) : "r"(row_123));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t964;
                asm("mov.b32 %0, %1;" : "=f"(t964) : "r"(row_124));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t965;
                asm("mov.b32 %0, %1;" : "=f"(t965) : "r"(row_125));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t966 = dp_57 - t963;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t967 = s_57 * t966;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_57 = t967;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t968 = dp_58 - t965;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t969 = s_58 * t968;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_58 = t969;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t970 = dp_59 - t963;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t971 = s_59 * t970;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_59 = t971;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t972 = dp_60 - t965;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t973 = s_60 * t972;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_60 = t973;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_126;
                u32 row_127;
                u32 row_128;
                u32 row_129;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+960];" : "=r"(row_126), "=r"(row_127), "=r"(row_128), "=r"(row_129) : "r"(t793) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t974;
                asm("mov.b32 %0, %1;" : "=f"(t974) : "r"(row_126));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t975;
                asm("mov.b32 %0, %1;" : "=f"(t975) : "r"(row_127));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t976;
                asm("mov.b32 %0, %1;" : "=f"(t976) : "r"(row_128));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t977;
                asm("mov.b32 %0, %1;" : "=f"(t977) : "r"(row_129));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t978 = dp_61 - t975;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t979 = s_61 * t978;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_61 = t979;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t980 = dp_62 - t977;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t981 = s_62 * t980;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_62 = t981;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t982 = dp_63 - t975;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t983 = s_63 * t982;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_63 = t983;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t984 = dp_64 - t977;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t985 = s_64 * t984;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_64 = t985;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t986 = i_2 & 1u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t987 = t986 << 15u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t988 = after + t987;
#line 206 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t989 = t988 + 16384u;
                const u32 t990 = t94 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t991 = t95 + t990;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t992;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t992) : "f"(dp), "f"(dp_2));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t993;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t993) : "f"(dp_3), "f"(dp_4));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t994;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t994) : "f"(dp_5), "f"(dp_6));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t995;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t995) : "f"(dp_7), "f"(dp_8));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t996;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t996) : "f"(dp_9), "f"(dp_10));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t997;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t997) : "f"(dp_11), "f"(dp_12));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t998;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t998) : "f"(dp_13), "f"(dp_14));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t999;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t999) : "f"(dp_15), "f"(dp_16));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1000;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1000) : "f"(dp_17), "f"(dp_18));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1001;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1001) : "f"(dp_19), "f"(dp_20));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1002;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1002) : "f"(dp_21), "f"(dp_22));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1003;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1003) : "f"(dp_23), "f"(dp_24));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1004;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1004) : "f"(dp_25), "f"(dp_26));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1005;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1005) : "f"(dp_27), "f"(dp_28));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1006;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1006) : "f"(dp_29), "f"(dp_30));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1007;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(dp_31), "f"(dp_32));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1008;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1008) : "f"(dp_33), "f"(dp_34));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1009;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1009) : "f"(dp_35), "f"(dp_36));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1010;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1010) : "f"(dp_37), "f"(dp_38));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1011;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1011) : "f"(dp_39), "f"(dp_40));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1012;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1012) : "f"(dp_41), "f"(dp_42));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1013;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1013) : "f"(dp_43), "f"(dp_44));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1014;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1014) : "f"(dp_45), "f"(dp_46));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1015;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1015) : "f"(dp_47), "f"(dp_48));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1016;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1016) : "f"(dp_49), "f"(dp_50));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1017;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1017) : "f"(dp_51), "f"(dp_52));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1018;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1018) : "f"(dp_53), "f"(dp_54));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1019;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1019) : "f"(dp_55), "f"(dp_56));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1020;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1020) : "f"(dp_57), "f"(dp_58));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1021;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1021) : "f"(dp_59), "f"(dp_60));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1022;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1022) : "f"(dp_61), "f"(dp_62));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1023;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1023) : "f"(dp_63), "f"(dp_64));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1024 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1025 = t991 + t1024;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1026 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1027 = t1025 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1028 = t1026 ^ t1027;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1029 = t1025 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1030 = t1028 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1031 = t1029 + t1030;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1032 = t988 + t1031;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1032), "r"(t992), "r"(t993), "r"(t994), "r"(t995) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1033 = t1031 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1034 = t988 + t1033;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1034), "r"(t996), "r"(t997), "r"(t998), "r"(t999) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1035 = t1031 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1036 = t988 + t1035;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1036), "r"(t1000), "r"(t1001), "r"(t1002), "r"(t1003) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1037 = t1031 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1038 = t988 + t1037;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1038), "r"(t1004), "r"(t1005), "r"(t1006), "r"(t1007) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1039 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1040 = t991 + t1039;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1041 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1042 = t1040 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1043 = t1041 ^ t1042;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1044 = t1040 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1045 = t1043 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1046 = t1044 + t1045;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1047 = t989 + t1046;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1047), "r"(t1008), "r"(t1009), "r"(t1010), "r"(t1011) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1048 = t1046 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1049 = t989 + t1048;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1049), "r"(t1012), "r"(t1013), "r"(t1014), "r"(t1015) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1050 = t1046 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1051 = t989 + t1050;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1051), "r"(t1016), "r"(t1017), "r"(t1018), "r"(t1019) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1052 = t1046 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1053 = t989 + t1052;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1053), "r"(t1020), "r"(t1021), "r"(t1022), "r"(t1023) : "memory");
                u32 t1054;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1054) : "f"(dp), "f"(dp_2));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1055;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1055) : "f"(dp_3), "f"(dp_4));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1056;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1056) : "f"(dp_5), "f"(dp_6));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1057;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1057) : "f"(dp_7), "f"(dp_8));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1058;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1058) : "f"(dp_9), "f"(dp_10));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1059;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1059) : "f"(dp_11), "f"(dp_12));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1060;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1060) : "f"(dp_13), "f"(dp_14));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1061;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1061) : "f"(dp_15), "f"(dp_16));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1062;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1062) : "f"(dp_17), "f"(dp_18));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1063;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1063) : "f"(dp_19), "f"(dp_20));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1064;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1064) : "f"(dp_21), "f"(dp_22));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1065;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1065) : "f"(dp_23), "f"(dp_24));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1066;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1066) : "f"(dp_25), "f"(dp_26));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1067;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1067) : "f"(dp_27), "f"(dp_28));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1068;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1068) : "f"(dp_29), "f"(dp_30));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1069;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1069) : "f"(dp_31), "f"(dp_32));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1070;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1070) : "f"(dp_33), "f"(dp_34));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1071;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1071) : "f"(dp_35), "f"(dp_36));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1072;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1072) : "f"(dp_37), "f"(dp_38));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1073;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1073) : "f"(dp_39), "f"(dp_40));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1074;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1074) : "f"(dp_41), "f"(dp_42));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1075;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1075) : "f"(dp_43), "f"(dp_44));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1076;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1076) : "f"(dp_45), "f"(dp_46));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1077;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1077) : "f"(dp_47), "f"(dp_48));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1078;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1078) : "f"(dp_49), "f"(dp_50));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1079;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1079) : "f"(dp_51), "f"(dp_52));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1080;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1080) : "f"(dp_53), "f"(dp_54));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1081;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1081) : "f"(dp_55), "f"(dp_56));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1082;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1082) : "f"(dp_57), "f"(dp_58));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1083;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1083) : "f"(dp_59), "f"(dp_60));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1084;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1084) : "f"(dp_61), "f"(dp_62));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1085;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1085) : "f"(dp_63), "f"(dp_64));
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t1054;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t1055;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t1056;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t1057;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t1058;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t1059;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t1060;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t1061;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t1062;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t1063;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t1064;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t1065;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t1066;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t1067;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t1068;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t1069;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_17 = t1070;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_18 = t1071;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_19 = t1072;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_20 = t1073;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_21 = t1074;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_22 = t1075;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_23 = t1076;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_24 = t1077;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_25 = t1078;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_26 = t1079;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_27 = t1080;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_28 = t1081;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_29 = t1082;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_30 = t1083;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_31 = t1084;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_32 = t1085;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1086 = t139 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1087 = t1086 + 67108864u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1088 = (u64)t1087;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1089 = t1088 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1090 = t1086 + 67108992u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1091 = (u64)t1090;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1092 = t1091 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1093 = t1086 + 67109120u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1094 = (u64)t1093;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1095 = t1094 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1096 = t1086 + 67109248u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1097 = (u64)t1096;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1098 = t1097 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1099 = t1086 + 67109376u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1100 = (u64)t1099;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1101 = t1100 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1102 = t1086 + 67109504u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1103 = (u64)t1102;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1104 = t1103 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1105 = t1086 + 67109632u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1106 = (u64)t1105;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1107 = t1106 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1108 = t1086 + 67109760u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1109 = (u64)t1108;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1110 = t1109 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t759), "r"(t760), "r"(t761), "r"(t762), "l"(t1089), "r"(t763), "r"(t764), "r"(t765), "r"(t766), "l"(t1092), "r"(t767), "r"(t768), "r"(t769), "r"(t770), "l"(t1095), "r"(t771), "r"(t772), "r"(t773), "r"(t774), "l"(t1098), "r"(t775), "r"(t776), "r"(t777), "r"(t778), "l"(t1101), "r"(t779), "r"(t780), "r"(t781), "r"(t782), "l"(t1104), "r"(t783), "r"(t784), "r"(t785), "r"(t786), "l"(t1107), "r"(t787), "r"(t788), "r"(t789), "r"(t790), "l"(t1110) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 236 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1111 = index & 1u;
#line 236 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1112 = index >> 1u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1113 = t1111 << 14u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1114 = t988 + t1113;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1115 = t1112 << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1116 = smem_1 + t1115;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1117;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1117) : "r"(t1116));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1118 = t1114 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1119 = t1117 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1120 = t1118 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1121 = (u64)t1120;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1122 = t1121 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1123 = t1119 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1124 = (u64)t1123;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1125 = t1124 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1126 = t1118 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1127 = (u64)t1126;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1128 = t1127 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1129 = t1119 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1130 = (u64)t1129;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1131 = t1130 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1132 = t1118 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1133 = (u64)t1132;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1134 = t1133 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1135 = t1119 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1136 = (u64)t1135;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1137 = t1136 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1138 = t1118 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1139 = (u64)t1138;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1140 = t1139 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1141 = t1119 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1142 = (u64)t1141;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1143 = t1142 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1144 = t1118 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1145 = (u64)t1144;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1146 = t1145 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1147 = t1119 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1148 = (u64)t1147;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1149 = t1148 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1150 = t1118 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1151 = (u64)t1150;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1152 = t1151 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1153 = t1119 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1154 = (u64)t1153;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1155 = t1154 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1156 = t1118 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1157 = (u64)t1156;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1158 = t1157 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1159 = t1119 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1160 = (u64)t1159;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1161 = t1160 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1162 = t1118 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1163 = (u64)t1162;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1164 = t1163 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1165 = t1119 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1166 = (u64)t1165;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1167 = t1166 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t1122), "l"(t1125), "l"(t1128), "l"(t1131), "l"(t1134), "l"(t1137), "l"(t1140), "l"(t1143), "l"(t1146), "l"(t1149), "l"(t1152), "l"(t1155), "l"(t1158), "l"(t1161), "l"(t1164), "l"(t1167) : "memory");
#line 140 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1168 = t136 >> 4u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1169 = t1168 + 67108864u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1170 = (u64)t1169;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1171 = t1170 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1172 = t1168 + 67108992u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1173 = (u64)t1172;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1174 = t1173 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1175 = t1168 + 67109120u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1176 = (u64)t1175;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1177 = t1176 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1178 = t1168 + 67109248u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1179 = (u64)t1178;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1180 = t1179 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1181 = t1168 + 67109376u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1182 = (u64)t1181;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1183 = t1182 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1184 = t1168 + 67109504u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1185 = (u64)t1184;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1186 = t1185 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1187 = t1168 + 67109632u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1188 = (u64)t1187;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1189 = t1188 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1190 = t1168 + 67109760u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1191 = (u64)t1190;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1192 = t1191 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t1171), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t1174), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t1177), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t1180), "r"(kept_17), "r"(kept_18), "r"(kept_19), "r"(kept_20), "l"(t1183), "r"(kept_21), "r"(kept_22), "r"(kept_23), "r"(kept_24), "l"(t1186), "r"(kept_25), "r"(kept_26), "r"(kept_27), "r"(kept_28), "l"(t1189), "r"(kept_29), "r"(kept_30), "r"(kept_31), "r"(kept_32), "l"(t1192) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1193 = i_2 + 1u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t133 ? t1193 : i_2;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1195 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1196 = t1195 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1197 = t1196 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1198 = t25 + t1197;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1199 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1200 = t1199 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1198), "r"(t1200) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1201 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1202 = t1201 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1203 = t1202 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1204 = t25 + t1203;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1205 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1206 = t1205 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1204), "r"(t1206) : "memory");
#line 155 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t759), "r"(t760), "r"(t761), "r"(t762) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t763), "r"(t764), "r"(t765), "r"(t766) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t767), "r"(t768), "r"(t769), "r"(t770) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t771), "r"(t772), "r"(t773), "r"(t774) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t775), "r"(t776), "r"(t777), "r"(t778) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t779), "r"(t780), "r"(t781), "r"(t782) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t783), "r"(t784), "r"(t785), "r"(t786) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t787), "r"(t788), "r"(t789), "r"(t790) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_2 & 1u;
                const u32 t1208 = slot_4 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1209 = t1208 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1210 = t25 + t1209;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1211 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1211) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1210) : "memory");
                }
#line 236 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1212 = index & 1u;
#line 236 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1213 = index >> 1u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1214 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1215 = t1214 + head_2;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1216 = t1215 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1217 = block_2 << 7u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_130 = t1216 + t1217;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1219 = t1212 << 6u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1220 = row_130 + t1219;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1221 = t94 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_131 = t1220 + t1221;
                const u64 t1223 = (u64)row_131;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1224 = t1223 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1225 = t1224 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1226 = sums + t1225;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1227 = t1213 << 10u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1228 = (u64)t1227 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 address = t1226 + t1228;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1230 = index << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1231 = t1230 + t94;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1232 = t1231 << 12u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place = p + t1232;
#line 351 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1234;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1234) : );
#line 351 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1235 = t1234 == 1u;
#line 351 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1235) {
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                }
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1236 = lane << 4u;
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1237 = place + t1236;
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1238;
                asm("mov.b32 %0, %1;" : "=r"(t1238) : "f"(dq));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1239;
                asm("mov.b32 %0, %1;" : "=r"(t1239) : "f"(dq_2));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1240;
                asm("mov.b32 %0, %1;" : "=r"(t1240) : "f"(dq_3));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1241;
                asm("mov.b32 %0, %1;" : "=r"(t1241) : "f"(dq_4));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1237), "r"(t1238), "r"(t1239), "r"(t1240), "r"(t1241) : "memory");
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1242;
                asm("mov.b32 %0, %1;" : "=r"(t1242) : "f"(dq_5));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1243;
                asm("mov.b32 %0, %1;" : "=r"(t1243) : "f"(dq_6));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1244;
                asm("mov.b32 %0, %1;" : "=r"(t1244) : "f"(dq_7));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1245;
                asm("mov.b32 %0, %1;" : "=r"(t1245) : "f"(dq_8));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.shared.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "r"(t1237), "r"(t1242), "r"(t1243), "r"(t1244), "r"(t1245) : "memory");
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1246;
                asm("mov.b32 %0, %1;" : "=r"(t1246) : "f"(dq_9));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1247;
                asm("mov.b32 %0, %1;" : "=r"(t1247) : "f"(dq_10));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1248;
                asm("mov.b32 %0, %1;" : "=r"(t1248) : "f"(dq_11));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1249;
                asm("mov.b32 %0, %1;" : "=r"(t1249) : "f"(dq_12));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.shared.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "r"(t1237), "r"(t1246), "r"(t1247), "r"(t1248), "r"(t1249) : "memory");
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1250;
                asm("mov.b32 %0, %1;" : "=r"(t1250) : "f"(dq_13));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1251;
                asm("mov.b32 %0, %1;" : "=r"(t1251) : "f"(dq_14));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1252;
                asm("mov.b32 %0, %1;" : "=r"(t1252) : "f"(dq_15));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1253;
                asm("mov.b32 %0, %1;" : "=r"(t1253) : "f"(dq_16));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.shared.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "r"(t1237), "r"(t1250), "r"(t1251), "r"(t1252), "r"(t1253) : "memory");
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1254;
                asm("mov.b32 %0, %1;" : "=r"(t1254) : "f"(dq_17));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1255;
                asm("mov.b32 %0, %1;" : "=r"(t1255) : "f"(dq_18));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1256;
                asm("mov.b32 %0, %1;" : "=r"(t1256) : "f"(dq_19));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1257;
                asm("mov.b32 %0, %1;" : "=r"(t1257) : "f"(dq_20));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.shared.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t1237), "r"(t1254), "r"(t1255), "r"(t1256), "r"(t1257) : "memory");
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1258;
                asm("mov.b32 %0, %1;" : "=r"(t1258) : "f"(dq_21));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1259;
                asm("mov.b32 %0, %1;" : "=r"(t1259) : "f"(dq_22));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1260;
                asm("mov.b32 %0, %1;" : "=r"(t1260) : "f"(dq_23));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1261;
                asm("mov.b32 %0, %1;" : "=r"(t1261) : "f"(dq_24));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.shared.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "r"(t1237), "r"(t1258), "r"(t1259), "r"(t1260), "r"(t1261) : "memory");
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1262;
                asm("mov.b32 %0, %1;" : "=r"(t1262) : "f"(dq_25));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1263;
                asm("mov.b32 %0, %1;" : "=r"(t1263) : "f"(dq_26));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1264;
                asm("mov.b32 %0, %1;" : "=r"(t1264) : "f"(dq_27));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1265;
                asm("mov.b32 %0, %1;" : "=r"(t1265) : "f"(dq_28));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.shared.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "r"(t1237), "r"(t1262), "r"(t1263), "r"(t1264), "r"(t1265) : "memory");
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1266;
                asm("mov.b32 %0, %1;" : "=r"(t1266) : "f"(dq_29));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1267;
                asm("mov.b32 %0, %1;" : "=r"(t1267) : "f"(dq_30));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1268;
                asm("mov.b32 %0, %1;" : "=r"(t1268) : "f"(dq_31));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1269;
                asm("mov.b32 %0, %1;" : "=r"(t1269) : "f"(dq_32));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.shared.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "r"(t1237), "r"(t1266), "r"(t1267), "r"(t1268), "r"(t1269) : "memory");
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1270 = next & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1271 = t1270 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1272 = t20 + t1271;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1273 = t95 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1274 = smem_1 + t1273;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1275;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1275) : "r"(t1274));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1276 = t1275 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1277 = t1272 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1278 = t1276 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1279 = (u64)t1278;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1280 = t1279 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1281 = t1277 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1282 = (u64)t1281;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1283 = t1282 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1284 = t1276 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1285 = (u64)t1284;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1286 = t1285 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1287 = t1277 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1288 = (u64)t1287;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1289 = t1288 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1290 = t1276 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1291 = (u64)t1290;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1292 = t1291 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1293 = t1277 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1294 = (u64)t1293;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1295 = t1294 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1296 = t1276 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1297 = (u64)t1296;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1298 = t1297 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1299 = t1277 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1300 = (u64)t1299;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1301 = t1300 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1280), "l"(t1283), "l"(t1286), "l"(t1289), "l"(t1292), "l"(t1295), "l"(t1298), "l"(t1301) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 264 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t1302;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1302) : );
#line 266 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1303 = t1302 == 1u;
#line 266 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1303) {
                    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%0], [%1], 4096;" :  : "l"(address), "r"(place) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
#line 169 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_17), "r"(kept_18), "r"(kept_19), "r"(kept_20) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_21), "r"(kept_22), "r"(kept_23), "r"(kept_24) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_25), "r"(kept_26), "r"(kept_27), "r"(kept_28) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_29), "r"(kept_30), "r"(kept_31), "r"(kept_32) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_5 = i_2 & 1u;
                const u32 t1305 = slot_5 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1306 = t1305 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1307 = t25 + t1306;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1308 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1308) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1307) : "memory");
                }
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1309 = block_2 + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps_2 = t1309 == count;
                const u32 t1311 = head_2 + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1312 = wraps_2 ? t1311 : head_2;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                head_2 = t1312;
                const u32 t1313 = block_2 + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1314 = wraps_2 ? 0u : t1313;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                block_2 = t1314;
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
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_17), "r"(kept_18), "r"(kept_19), "r"(kept_20) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_21), "r"(kept_22), "r"(kept_23), "r"(kept_24) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_25), "r"(kept_26), "r"(kept_27), "r"(kept_28) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_29), "r"(kept_30), "r"(kept_31), "r"(kept_32) : "memory");
        }
#line 393 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1315 = dk_2 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t1315;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1316 = dk_3 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t1316;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1317 = dk_4 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t1317;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1318 = dk_5 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t1318;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1319 = dk_6 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t1319;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1320 = dk_7 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t1320;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1321 = dk_8 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t1321;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1322 = dk_9 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t1322;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1323 = dk_10 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t1323;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1324 = dk_11 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t1324;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1325 = dk_12 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t1325;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1326 = dk_13 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t1326;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1327 = dk_14 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t1327;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1328 = dk_15 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t1328;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1329 = dk_16 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t1329;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1330 = dk_17 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t1330;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1331 = dk_18 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t1331;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1332 = dk_19 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t1332;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1333 = dk_20 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t1333;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1334 = dk_21 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t1334;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1335 = dk_22 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t1335;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1336 = dk_23 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t1336;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1337 = dk_24 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t1337;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1338 = dk_25 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t1338;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1339 = dk_26 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t1339;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1340 = dk_27 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t1340;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1341 = dk_28 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t1341;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1342 = dk_29 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t1342;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1343 = dk_30 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t1343;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1344 = dk_31 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t1344;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1345 = dk_32 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t1345;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1346 = dk_33 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t1346;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1347 = t94 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1348 = t95 + t1347;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1349;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1349) : "f"(dk_2), "f"(dk_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1350;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1350) : "f"(dk_4), "f"(dk_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1351;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1351) : "f"(dk_6), "f"(dk_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1352;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1352) : "f"(dk_8), "f"(dk_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1353;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1353) : "f"(dk_10), "f"(dk_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1354;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1354) : "f"(dk_12), "f"(dk_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1355;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1355) : "f"(dk_14), "f"(dk_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1356;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1356) : "f"(dk_16), "f"(dk_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1357;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1357) : "f"(dk_18), "f"(dk_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1358;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1358) : "f"(dk_20), "f"(dk_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1359;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1359) : "f"(dk_22), "f"(dk_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1360;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1360) : "f"(dk_24), "f"(dk_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1361;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1361) : "f"(dk_26), "f"(dk_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1362;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1362) : "f"(dk_28), "f"(dk_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1363;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1363) : "f"(dk_30), "f"(dk_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1364;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1364) : "f"(dk_32), "f"(dk_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1365 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1366 = t1348 + t1365;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1367 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1368 = t1366 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1369 = t1367 ^ t1368;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1370 = t1366 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1371 = t1369 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1372 = t1370 + t1371;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1373 = smem_1 + t1372;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1373), "r"(t1349), "r"(t1350), "r"(t1351), "r"(t1352) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1374 = t1372 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1375 = smem_1 + t1374;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1375), "r"(t1353), "r"(t1354), "r"(t1355), "r"(t1356) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1376 = t1372 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1377 = smem_1 + t1376;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1377), "r"(t1357), "r"(t1358), "r"(t1359), "r"(t1360) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1378 = t1372 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1379 = smem_1 + t1378;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1379), "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1380 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1381 = t1380 * dk_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1382 = t1381 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1383 = dk + t1382;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1384 = (u64)t8;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1385 = t1384 * dk_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1386 = t1385 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1387 = t1383 + t1386;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1388 = (u64)t10;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1389 = t1388 * dk_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1390 = t1389 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1391 = t1387 + t1390;
        const u32 t1392 = seq_k - t8;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1393 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1394 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1395 = t1394 << 1u;
        const u32 t1396 = t94 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1397 = t95 + t1396;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1398 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1399 = t1397 + t1398;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1400 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1401 = t1399 < t1392;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1402 = t1400 < t1393;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1403 = t1401 & t1402;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1403) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1404 = t1399 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1405 = t1400 ^ t1404;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1406 = t1399 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1407 = t1405 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1408 = t1406 + t1407;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1409 = smem_1 + t1408;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_132;
            u32 row_133;
            u32 row_134;
            u32 row_135;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_132), "=r"(row_133), "=r"(row_134), "=r"(row_135) : "r"(t1409) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1410 = (u64)t1399 * t1395;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1411 = t1391 + t1410;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1412 = (u64)t1400 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1413 = t1411 + t1412;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1413), "r"(row_132), "r"(row_133), "r"(row_134), "r"(row_135) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1414 = t1399 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1415 = t1414 < t1392;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1416 = t1400 < t1393;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1417 = t1415 & t1416;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1417) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1418 = t1414 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1419 = t1400 ^ t1418;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1420 = t1414 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1421 = t1419 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1422 = t1420 + t1421;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1423 = smem_1 + t1422;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_136;
            u32 row_137;
            u32 row_138;
            u32 row_139;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_136), "=r"(row_137), "=r"(row_138), "=r"(row_139) : "r"(t1423) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1424 = (u64)t1414 * t1395;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1425 = t1391 + t1424;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1426 = (u64)t1400 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1427 = t1425 + t1426;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1427), "r"(row_136), "r"(row_137), "r"(row_138), "r"(row_139) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1428 = t1399 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1429 = t1428 < t1392;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1430 = t1400 < t1393;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1431 = t1429 & t1430;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1431) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1432 = t1428 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1433 = t1400 ^ t1432;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1434 = t1428 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1435 = t1433 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1436 = t1434 + t1435;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1437 = smem_1 + t1436;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_140;
            u32 row_141;
            u32 row_142;
            u32 row_143;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_140), "=r"(row_141), "=r"(row_142), "=r"(row_143) : "r"(t1437) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1438 = (u64)t1428 * t1395;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1439 = t1391 + t1438;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1440 = (u64)t1400 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1441 = t1439 + t1440;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1441), "r"(row_140), "r"(row_141), "r"(row_142), "r"(row_143) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1442 = t1399 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1443 = t1442 < t1392;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1444 = t1400 < t1393;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1445 = t1443 & t1444;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1445) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1446 = t1442 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1447 = t1400 ^ t1446;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1448 = t1442 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1449 = t1447 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1450 = t1448 + t1449;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1451 = smem_1 + t1450;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_144;
            u32 row_145;
            u32 row_146;
            u32 row_147;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_144), "=r"(row_145), "=r"(row_146), "=r"(row_147) : "r"(t1451) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1452 = (u64)t1442 * t1395;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1453 = t1391 + t1452;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1454 = (u64)t1400 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1455 = t1453 + t1454;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1455), "r"(row_144), "r"(row_145), "r"(row_146), "r"(row_147) : "memory");
        }
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1456 = t94 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1457 = t95 + t1456;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1458;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1458) : "f"(dv_2), "f"(dv_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1459;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1459) : "f"(dv_4), "f"(dv_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1460;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1460) : "f"(dv_6), "f"(dv_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1461;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1461) : "f"(dv_8), "f"(dv_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1462;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1462) : "f"(dv_10), "f"(dv_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1463;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1463) : "f"(dv_12), "f"(dv_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1464;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1464) : "f"(dv_14), "f"(dv_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1465;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1465) : "f"(dv_16), "f"(dv_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1466;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1466) : "f"(dv_18), "f"(dv_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1467;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1467) : "f"(dv_20), "f"(dv_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1468;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1468) : "f"(dv_22), "f"(dv_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1469;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1469) : "f"(dv_24), "f"(dv_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1470;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1470) : "f"(dv_26), "f"(dv_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1471;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1471) : "f"(dv_28), "f"(dv_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1472;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1472) : "f"(dv_30), "f"(dv_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1473;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1473) : "f"(dv_32), "f"(dv_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1474 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1475 = t1457 + t1474;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1476 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1477 = t1475 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1478 = t1476 ^ t1477;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1479 = t1475 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1480 = t1478 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1481 = t1479 + t1480;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1482 = t19 + t1481;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1482), "r"(t1458), "r"(t1459), "r"(t1460), "r"(t1461) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1483 = t1481 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1484 = t19 + t1483;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1484), "r"(t1462), "r"(t1463), "r"(t1464), "r"(t1465) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1485 = t1481 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1486 = t19 + t1485;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1486), "r"(t1466), "r"(t1467), "r"(t1468), "r"(t1469) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1487 = t1481 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1488 = t19 + t1487;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1488), "r"(t1470), "r"(t1471), "r"(t1472), "r"(t1473) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1489 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1490 = t1489 * dv_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1491 = t1490 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1492 = dv + t1491;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1493 = (u64)t8;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1494 = t1493 * dv_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1495 = t1494 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1496 = t1492 + t1495;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1497 = (u64)t10;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1498 = t1497 * dv_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1499 = t1498 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1500 = t1496 + t1499;
        const u32 t1501 = seq_k - t8;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1502 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1503 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1504 = t1503 << 1u;
        const u32 t1505 = t94 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1506 = t95 + t1505;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1507 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1508 = t1506 + t1507;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1509 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1510 = t1508 < t1501;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1511 = t1509 < t1502;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1512 = t1510 & t1511;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1512) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1513 = t1508 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1514 = t1509 ^ t1513;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1515 = t1508 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1516 = t1514 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1517 = t1515 + t1516;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1518 = t19 + t1517;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_148;
            u32 row_149;
            u32 row_150;
            u32 row_151;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_148), "=r"(row_149), "=r"(row_150), "=r"(row_151) : "r"(t1518) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1519 = (u64)t1508 * t1504;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1520 = t1500 + t1519;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1521 = (u64)t1509 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1522 = t1520 + t1521;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1522), "r"(row_148), "r"(row_149), "r"(row_150), "r"(row_151) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1523 = t1508 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1524 = t1523 < t1501;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1525 = t1509 < t1502;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1526 = t1524 & t1525;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1526) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1527 = t1523 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1528 = t1509 ^ t1527;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1529 = t1523 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1530 = t1528 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1531 = t1529 + t1530;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1532 = t19 + t1531;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_152;
            u32 row_153;
            u32 row_154;
            u32 row_155;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_152), "=r"(row_153), "=r"(row_154), "=r"(row_155) : "r"(t1532) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1533 = (u64)t1523 * t1504;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1534 = t1500 + t1533;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1535 = (u64)t1509 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1536 = t1534 + t1535;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1536), "r"(row_152), "r"(row_153), "r"(row_154), "r"(row_155) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1537 = t1508 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1538 = t1537 < t1501;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1539 = t1509 < t1502;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1540 = t1538 & t1539;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1540) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1541 = t1537 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1542 = t1509 ^ t1541;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1543 = t1537 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1544 = t1542 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1545 = t1543 + t1544;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1546 = t19 + t1545;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_156;
            u32 row_157;
            u32 row_158;
            u32 row_159;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_156), "=r"(row_157), "=r"(row_158), "=r"(row_159) : "r"(t1546) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1547 = (u64)t1537 * t1504;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1548 = t1500 + t1547;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1549 = (u64)t1509 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1550 = t1548 + t1549;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1550), "r"(row_156), "r"(row_157), "r"(row_158), "r"(row_159) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1551 = t1508 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1552 = t1551 < t1501;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1553 = t1509 < t1502;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1554 = t1552 & t1553;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1554) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1555 = t1551 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1556 = t1509 ^ t1555;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1557 = t1551 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1558 = t1556 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1559 = t1557 + t1558;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1560 = t19 + t1559;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_160;
            u32 row_161;
            u32 row_162;
            u32 row_163;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_160), "=r"(row_161), "=r"(row_162), "=r"(row_163) : "r"(t1560) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1561 = (u64)t1551 * t1504;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1562 = t1500 + t1561;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1563 = (u64)t1509 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1564 = t1562 + t1563;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1564), "r"(row_160), "r"(row_161), "r"(row_162), "r"(row_163) : "memory");
        }
#line 403 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1565;
        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1565) : );
#line 403 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1566 = t1565 == 1u;
#line 403 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1566) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
