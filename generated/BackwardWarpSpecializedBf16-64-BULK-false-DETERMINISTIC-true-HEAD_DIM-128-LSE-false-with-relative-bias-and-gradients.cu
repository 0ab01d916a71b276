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
    const u32 argument1,
    const u64 gradient /* u32, written in part */,
    const u64 gradient_stride0,
    const u64 gradient_stride1,
    const u64 gradient_stride2,
    const u64 gradient_stride3,
    const u32 head_dim,
    const f32 scale,
    const u32 padded,
    const u64 turns /* u32, counters */,
    const u64 turns_stride0,
    const u64 turns_stride1,
    const u64 turns_stride2,
    const u64 turns_stride3,
    const u32 section)
{
    const u64 q = (u64)&q_map;
    const u64 k = (u64)&k_map;
    const u64 v = (u64)&v_map;
    const u64 d_o = (u64)&d_o_map;
    const u64 statistics = (u64)&statistics_map;
#line 41 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 127u;
#line 41 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 7u;
#line 145 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t3 = (u32)__cvta_generic_to_shared(smem);
#line 145 "fa-kernels/src/attention/backward/turns.rs"
    const u32 place = t3 + 165984u;
    const u32 t5 = threadIdx.x;
#line 146 "fa-kernels/src/attention/backward/turns.rs"
    const bool t6 = t5 == 0u;
#line 146 "fa-kernels/src/attention/backward/turns.rs"
    if (t6) {
        const u64 t7 = 0ull * turns_stride0;
#line 147 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t8 = t7 * 4ull;
#line 147 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t9 = turns + t8;
        const u32 t10 = gridDim.x;
#line 148 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t11 = t10 - 1u;
#line 148 "fa-kernels/src/attention/backward/turns.rs"
        u32 claimed;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(claimed) : "l"(t9), "r"(t11) : "memory");
#line 149 "fa-kernels/src/attention/backward/turns.rs"
        f32 t13;
        asm("mov.b32 %0, %1;" : "=f"(t13) : "r"(claimed));
#line 149 "fa-kernels/src/attention/backward/turns.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(place), "f"(t13) : "memory");
    }
    asm volatile("bar.sync 0;" :  :  : "memory");
    f32 t14;
    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t14) : "r"(place) : "memory");
#line 152 "fa-kernels/src/attention/backward/turns.rs"
    u32 t15;
    asm("mov.b32 %0, %1;" : "=r"(t15) : "f"(t14));
#line 152 "fa-kernels/src/attention/backward/turns.rs"
    u32 number;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(number) : "r"(t15));
#line 119 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t17 = gridDim.x;
#line 119 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_2 = t17 / blocks;
    const u32 t19 = blocks * section;
#line 120 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t20 = number / t19;
#line 120 "fa-kernels/src/attention/backward/turns.rs"
    const u32 first = t20 * section;
    const u32 t22 = heads_2 - first;
#line 121 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_3 = t22 < section ? t22 : section;
    const u32 t24 = first * blocks;
#line 122 "fa-kernels/src/attention/backward/turns.rs"
    const u32 within = number - t24;
    const u32 t26 = within / heads_3;
#line 123 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t27 = within % heads_3;
#line 123 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t28 = first + t27;
#line 46 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t30 = t26 << 7u;
#line 52 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t28 / kv_heads;
#line 54 "fa-kernels/src/attention/backward/work.rs"
    const u32 t32 = t28 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t33 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t33 >> 6u;
#line 152 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t37 = thread >> 5u;
#line 154 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t37));
#line 155 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 t41 = smem_1 + 32768u;
    const u32 t42 = t41 + 32768u;
    const u32 t43 = t42 + 32768u;
    const u32 after = t43 + 32768u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 32768u;
    const u32 p = statistics_2 + 1024u;
#line 158 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t47 = thread == 0u;
#line 158 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t47) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(p) : "memory");
        const u32 t48 = p + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t48) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t49 = p + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t49) : "memory");
        const u32 t50 = p + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t50) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t51 = p + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t51) : "memory");
        const u32 t52 = p + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t52) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t53 = p + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t53) : "memory");
        const u32 t54 = p + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t54) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t55 = p + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t55) : "memory");
        const u32 t56 = p + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t56) : "memory");
#line 100 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t57 = p + 80u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t57) : "memory");
        const u32 t58 = p + 80u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t59 = t58 + 8u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t59) : "memory");
#line 103 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 162 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t60 = warpgroup == 0u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t60) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t61 = warp == 0u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t61) {
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = count * group;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t63 = t32 * group;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t64 = count - 1u;
#line 410 "fa-kernels/src/attention/backward/turns.rs"
            u32 head = t63;
            u32 block = t64;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
                const u32 t65 = i + 1u;
#line 414 "fa-kernels/src/attention/backward/turns.rs"
                const bool t66 = t65 < count_2;
#line 25 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t67 = i == 0u;
#line 25 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t67) {
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t68;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t68) : );
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t69 = t68 == 1u;
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t69) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t70 = smem_1 + 16384u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t70), "l"(k), "r"(p), "r"(64u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
                    }
                }
#line 77 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t72 = slot + 4u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t73 = t72 << 3u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t74 = p + t73;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t75 = i >> 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t76 = t75 & 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t77 = t76 ^ 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t74), "r"(t77) : "memory");
                const u32 t78 = slot + 2u;
#line 79 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t79 = t78 << 3u;
#line 79 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t80 = p + t79;
                const u32 t81 = slot << 14u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t82 = t42 + t81;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t83 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t84 = t83 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t85 = t84 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t86 = block << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t85 + t86;
#line 84 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t88 = row >> 4u;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 6u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t90;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t90) : );
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t91 = t90 == 1u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t91) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t80) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t82), "l"(q), "r"(t80), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t92 = t82 + 8192u;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t92), "l"(q), "r"(t80), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t93 = slot << 9u;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t94 = statistics_2 + t93;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t94), "l"(statistics), "r"(t80), "r"(0u), "r"(0u), "r"(t88), "r"(0u) : "memory");
                }
#line 29 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t95 = i == 0u;
#line 29 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t95) {
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t96 = p + 8u;
                    u32 t97;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t97) : );
#line 56 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t98 = t97 == 1u;
#line 56 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t98) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t96) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t41), "l"(v), "r"(t96), "r"(0u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t99 = t41 + 16384u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t99), "l"(v), "r"(t96), "r"(64u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
                    }
                }
#line 98 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i & 1u;
                const u32 t101 = slot_2 + 8u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t102 = t101 << 3u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t103 = p + t102;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t104 = i >> 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t105 = t104 & 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t106 = t105 ^ 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t103), "r"(t106) : "memory");
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t107 = slot_2 + 6u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t108 = t107 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t109 = p + t108;
                const u32 t110 = slot_2 << 14u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t111 = t43 + t110;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 6u;
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t113;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t113) : );
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t114 = t113 == 1u;
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t114) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t109) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t111), "l"(d_o), "r"(t109), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t115 = t111 + 8192u;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t115), "l"(d_o), "r"(t109), "r"(64u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 430 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head = t32 * group;
                const u32 t117 = head + 1u;
#line 431 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t118 = first_head + group;
#line 431 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps = t117 == t118;
                const u32 t120 = head + 1u;
#line 432 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t121 = wraps ? first_head : t120;
#line 432 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t122 = block - 1u;
#line 432 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t123 = wraps ? t122 : block;
#line 416 "fa-kernels/src/attention/backward/turns.rs"
                head = t121;
                block = t123;
            }
        }
#line 169 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t124 = warp == 1u;
#line 169 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t124) {
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_3 = count * group;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t126 = t32 * group;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t127 = count - 1u;
#line 410 "fa-kernels/src/attention/backward/turns.rs"
            u32 head_2 = t126;
            u32 block_2 = t127;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
                const u32 t128 = i_2 + 1u;
#line 414 "fa-kernels/src/attention/backward/turns.rs"
                const bool t129 = t128 < count_3;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t130 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t131 = t130 + head_2;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t132 = t131 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t133 = block_2 << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_2 = t132 + t133;
#line 351 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t135 = row_2 >> 6u;
#line 351 "fa-kernels/src/attention/backward/turns.rs"
                const u32 index = t135 + 1u;
                const u64 t137 = (u64)index;
#line 352 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t138 = t137 * turns_stride0;
#line 352 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t139 = t138 * 4ull;
#line 352 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t140 = turns + t139;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t141 = seq_k + 127u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
                const u32 all = t141 >> 7u;
#line 383 "fa-kernels/src/attention/backward/turns.rs"
                const u32 number_2 = t30 >> 7u;
                const u32 t144 = number_2 + 1u;
#line 384 "fa-kernels/src/attention/backward/turns.rs"
                const bool t145 = t144 == all;
#line 384 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t146 = number_2 + 1u;
#line 384 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t147 = t145 ? 0u : t146;
#line 222 "fa-kernels/src/attention/backward/turns.rs"
                while (true) {
#line 222 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t148;
                    asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t148) : "l"(t140) : "memory");
#line 222 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t149 = t148 != number_2;
                    if (!t149) break;
                }
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                u32 t152;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t152) : );
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const bool t153 = t152 == 1u;
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                if (t153) {
#line 20 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                    const u32 t154 = p + 80u;
#line 20 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t154) : "memory");
                }
                const u32 t155 = p + 80u;
#line 22 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const u32 t156 = t155 + 8u;
#line 22 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const u32 t157 = i_2 & 1u;
#line 22 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t156), "r"(t157) : "memory");
                u32 t158;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t158) : );
#line 23 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const bool t159 = t158 == 1u;
#line 23 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                if (t159) {
#line 241 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("st.release.gpu.global.u32 [%0+0], %1;" :  : "l"(t140), "r"(t147) : "memory");
                }
#line 430 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head_2 = t32 * group;
                const u32 t161 = head_2 + 1u;
#line 431 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t162 = first_head_2 + group;
#line 431 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps_2 = t161 == t162;
                const u32 t164 = head_2 + 1u;
#line 432 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t165 = wraps_2 ? first_head_2 : t164;
#line 432 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t166 = block_2 - 1u;
#line 432 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t167 = wraps_2 ? t166 : block_2;
#line 416 "fa-kernels/src/attention/backward/turns.rs"
                head_2 = t165;
                block_2 = t167;
            }
        }
    } else {
#line 174 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 197 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t169 = warp & 3u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t170 = index_2 << 6u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_2 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_3 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_4 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_5 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_6 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_7 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_8 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_9 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_10 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_11 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_12 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_13 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_14 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_15 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_16 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_17 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_18 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_19 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_20 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_21 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_22 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_23 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_24 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_25 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_26 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_27 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_28 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_29 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_30 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_31 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_32 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_2 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_3 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_4 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_5 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_6 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_7 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_8 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_9 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_10 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_11 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_12 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_13 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_14 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_15 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_16 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_17 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_18 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_19 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_20 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_21 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_22 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_23 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_24 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_25 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_26 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_27 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_28 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_29 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_30 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_31 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_32 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_2 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_3 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_4 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_5 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_6 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_7 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_8 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_9 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_10 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_11 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_12 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_13 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_14 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_15 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_16 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_17 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_18 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_19 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_20 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_21 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_22 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_23 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_24 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_25 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_26 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_27 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_28 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_29 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_30 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_31 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_32 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_2 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_3 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_4 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_5 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_6 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_7 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_8 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_9 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_10 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_11 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_12 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_13 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_14 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_15 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_16 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_17 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_18 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_19 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_20 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_21 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_22 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_23 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_24 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_25 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_26 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_27 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_28 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_29 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_30 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_31 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_32 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_33 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_34 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_35 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_36 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_37 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_38 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_39 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_40 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_41 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_42 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_43 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_44 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_45 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_46 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_47 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_48 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_49 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_50 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_51 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_52 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_53 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_54 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_55 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_56 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_57 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_58 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_59 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_60 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_61 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_62 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_63 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_64 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_65 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_2 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_3 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_4 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_5 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_6 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_7 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_8 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_9 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_10 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_11 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_12 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_13 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_14 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_15 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_16 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_17 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_18 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_19 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_20 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_21 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_22 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_23 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_24 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_25 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_26 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_27 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_28 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_29 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_30 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_31 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_32 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_33 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_34 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_35 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_36 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_37 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_38 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_39 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_40 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_41 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_42 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_43 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_44 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_45 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_46 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_47 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_48 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_49 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_50 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_51 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_52 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_53 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_54 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_55 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_56 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_57 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_58 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_59 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_60 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_61 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_62 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_63 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_64 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_65 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_2 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_3 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_4 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_5 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_6 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_7 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_8 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_9 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_10 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_11 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_12 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_13 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_14 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_15 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_16 = 0u;
#line 93 "fa-kernels/src/attention/backward/work.rs"
        const u32 t171 = count * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
        const bool t172 = t171 != 0u;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t172) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t173 = p + 16u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t173), "r"(0u) : "memory");
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t174 = t170 << 7u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t175 = smem_1 + t174;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            u32 t176;
            asm volatile("mov.b32 %0, %1;" : "=r"(t176) : "r"(t175));
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t177 = t176 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t178 = t42 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t179 = t177 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t180 = (u64)t179;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t181 = t180 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t182 = t178 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t183 = (u64)t182;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t184 = t183 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t185 = t177 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t186 = (u64)t185;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t187 = t186 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t188 = t178 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t189 = (u64)t188;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t190 = t189 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t191 = t177 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t192 = (u64)t191;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t193 = t192 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t194 = t178 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t195 = (u64)t194;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t196 = t195 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t197 = t177 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t198 = (u64)t197;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t199 = t198 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t200 = t178 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t201 = (u64)t200;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t202 = t201 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t203 = t177 + 66560u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t204 = (u64)t203;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t205 = t204 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t206 = t178 + 66048u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t207 = (u64)t206;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t208 = t207 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t209 = t177 + 66562u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t210 = (u64)t209;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t211 = t210 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t212 = t178 + 66050u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t213 = (u64)t212;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t214 = t213 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t215 = t177 + 66564u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t216 = (u64)t215;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t217 = t216 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t218 = t178 + 66052u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t219 = (u64)t218;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t220 = t219 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t221 = t177 + 66566u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t222 = (u64)t221;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t223 = t222 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t224 = t178 + 66054u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t225 = (u64)t224;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t226 = t225 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t181), "l"(t184), "l"(t187), "l"(t190), "l"(t193), "l"(t196), "l"(t199), "l"(t202), "l"(t205), "l"(t208), "l"(t211), "l"(t214), "l"(t217), "l"(t220), "l"(t223), "l"(t226) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
            const u32 t227 = p + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t227), "r"(0u) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t228 = p + 48u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t228), "r"(0u) : "memory");
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_4 = count * group;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t230 = t32 * group;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t231 = count - 1u;
#line 410 "fa-kernels/src/attention/backward/turns.rs"
            u32 head_3 = t230;
            u32 block_3 = t231;
            #pragma unroll 1
            for (u32 i_3 = 0u; i_3 < count_4; i_3 += 1u) {
                const u32 t232 = i_3 + 1u;
#line 414 "fa-kernels/src/attention/backward/turns.rs"
                const bool t233 = t232 < count_4;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t234 = i_3 & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t235 = t234 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t236 = t42 + t235;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t237 = i_3 & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t238 = t237 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t239 = t43 + t238;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_3 & 1u;
                const u32 t241 = slot_3 << 9u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t241;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t243 = t170 << 7u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t244 = t41 + t243;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t245;
                asm volatile("mov.b32 %0, %1;" : "=r"(t245) : "r"(t244));
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t246 = t245 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t247 = t239 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t248 = t246 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t249 = (u64)t248;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t250 = t249 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t251 = t247 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t252 = (u64)t251;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t253 = t252 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t254 = t246 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t255 = (u64)t254;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t256 = t255 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t257 = t247 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t258 = (u64)t257;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t259 = t258 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t260 = t246 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t261 = (u64)t260;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t262 = t261 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t263 = t247 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t264 = (u64)t263;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t265 = t264 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t266 = t246 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t267 = (u64)t266;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t268 = t267 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t269 = t247 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t270 = (u64)t269;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t271 = t270 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t272 = t246 + 66560u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t273 = (u64)t272;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t274 = t273 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t275 = t247 + 66048u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t276 = (u64)t275;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t277 = t276 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t278 = t246 + 66562u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t279 = (u64)t278;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t280 = t279 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t281 = t247 + 66050u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t282 = (u64)t281;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t283 = t282 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t284 = t246 + 66564u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t285 = (u64)t284;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t286 = t285 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t287 = t247 + 66052u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t288 = (u64)t287;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t289 = t288 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t290 = t246 + 66566u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t291 = (u64)t290;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t292 = t291 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t293 = t247 + 66054u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t294 = (u64)t293;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t295 = t294 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t250), "l"(t253), "l"(t256), "l"(t259), "l"(t262), "l"(t265), "l"(t268), "l"(t271), "l"(t274), "l"(t277), "l"(t280), "l"(t283), "l"(t286), "l"(t289), "l"(t292), "l"(t295) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 113 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t296 = block_3 << 6u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t297 = t169 << 4u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t298 = t170 + t297;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t299 = t30 + t298;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t300 = head_3 / group;
#line 28 "src/functions/bias.rs"
                const u32 t6_2 = argument1 * 2u;
                const u64 t8_2 = (u64)head_3;
#line 29 "src/functions/bias.rs"
                const u64 t9_2 = t8_2 * argument0_stride0;
#line 29 "src/functions/bias.rs"
                const u64 t10_2 = t9_2 * 4ull;
#line 29 "src/functions/bias.rs"
                const u64 t11_2 = argument0 + t10_2;
                const u32 t12_2 = (u32)argument0_stride1;
#line 30 "src/functions/bias.rs"
                const u32 t13_2 = t12_2 << 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t308 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t309 = t299 + t308;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t310 = seq_k - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t311 = t309 < t310 ? t309 : t310;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t312 = t309 + 8u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t313 = t312 < t310 ? t312 : t310;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t314 = t296 + 63u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t315 = t299 + 15u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t316 = t296 + seq_k;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t317 = t314 - t296;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t318 = t316 + t317;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t319 = t317 <= t317;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t320 = t319 ? t316 : 0u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t321 = t319 ? t318 : 4294967295u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t322 = t320 - seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t323 = t321 - t320;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t324 = t322 + t323;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t325 = t323 <= t323;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t326 = t325 ? t322 : 0u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t327 = t325 ? t324 : 4294967295u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t328 = t326 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t329 = t327 - t326;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t330 = t328 + t329;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t331 = t329 <= t329;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t332 = t331 ? t328 : 0u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t333 = t331 ? t330 : 4294967295u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t334 = t332 - t315;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t335 = t333 - t332;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t336 = t315 - t299;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t337 = t335 + t336;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t338 = t334 + t337;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t339 = t335 <= t337;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t340 = t339 ? t334 : 0u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t341 = t339 ? t338 : 4294967295u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t342 = (int)t340 <= (int)t341;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t343 = t342 ? t340 : 2147483648u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t344 = t342 ? t341 : 2147483647u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t345 = (int)t343 > (int)0u ? t343 : 0u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t346 = (int)t344 > (int)0u ? t344 : 0u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t347 = (int)t345 <= (int)t346;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t348 = t347 ? t345 : 2147483648u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t349 = t347 ? t346 : 2147483647u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t350 = (int)t348 < (int)t6_2 ? t348 : t6_2;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t351 = (int)t349 < (int)t6_2 ? t349 : t6_2;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t352 = t350 == t351;
#line 103 "fa-kernels/src/attention/options/functions/uniform.rs"
                if (t352) {
                    const u32 t353 = lane & 3u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t354 = t353 << 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t355 = t296 + t354;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t356 = t355 < seq_q;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t357 = seq_q - 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t358 = t355 < t357 ? t355 : t357;
#line 27 "src/functions/bias.rs"
                    const u32 t1_2 = t358 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_2 = t1_2 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_2 = t2_2 + argument1;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t362 = s * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_2 = first_2 - t311;
#line 28 "src/functions/bias.rs"
                    const u32 t5_2 = (int)t4_2 > (int)0u ? t4_2 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_2 = (int)t5_2 < (int)t6_2 ? t5_2 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_2 = (u64)place_2 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_2 = t11_2 + t14_2;
#line 30 "src/functions/bias.rs"
                    f32 t16_2;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_2) : "l"(t15_2));
#line 30 "src/functions/bias.rs"
                    const f32 t17_2 = t362 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t370 = t356 ? t17_2 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s = t370;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t371 = s_3 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_3 = t371 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t373 = t356 ? t17_3 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_3 = t373;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t374 = lane & 3u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t375 = t374 << 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t376 = t296 + t375;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t377 = t376 + 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t378 = t377 < seq_q;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t379 = seq_q - 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t380 = t377 < t379 ? t377 : t379;
#line 27 "src/functions/bias.rs"
                    const u32 t1_3 = t380 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_3 = t1_3 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_3 = t2_3 + argument1;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t384 = s_2 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_4 = t384 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t386 = t378 ? t17_4 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_2 = t386;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t387 = s_4 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_5 = t387 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t389 = t378 ? t17_5 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_4 = t389;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t390 = lane & 3u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t391 = t390 << 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t392 = t296 + t391;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t393 = t392 + 8u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t394 = t393 < seq_q;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t395 = seq_q - 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t396 = t393 < t395 ? t393 : t395;
#line 27 "src/functions/bias.rs"
                    const u32 t1_4 = t396 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_4 = t1_4 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_4 = t2_4 + argument1;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t400 = s_5 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_6 = t400 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t402 = t394 ? t17_6 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_5 = t402;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t403 = s_7 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_7 = t403 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t405 = t394 ? t17_7 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_7 = t405;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t406 = lane & 3u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t407 = t406 << 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t408 = t296 + t407;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t409 = t408 + 9u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t410 = t409 < seq_q;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t411 = seq_q - 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t412 = t409 < t411 ? t409 : t411;
#line 27 "src/functions/bias.rs"
                    const u32 t1_5 = t412 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_5 = t1_5 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_5 = t2_5 + argument1;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t416 = s_6 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_8 = t416 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t418 = t410 ? t17_8 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_6 = t418;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t419 = s_8 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_9 = t419 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t421 = t410 ? t17_9 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_8 = t421;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t422 = lane & 3u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t423 = t422 << 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t424 = t296 + t423;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t425 = t424 + 16u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t426 = t425 < seq_q;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t427 = seq_q - 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t428 = t425 < t427 ? t425 : t427;
#line 27 "src/functions/bias.rs"
                    const u32 t1_6 = t428 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_6 = t1_6 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_6 = t2_6 + argument1;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t432 = s_9 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_10 = t432 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t434 = t426 ? t17_10 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_9 = t434;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t435 = s_11 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_11 = t435 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t437 = t426 ? t17_11 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_11 = t437;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t438 = lane & 3u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t439 = t438 << 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t440 = t296 + t439;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t441 = t440 + 17u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t442 = t441 < seq_q;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t443 = seq_q - 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t444 = t441 < t443 ? t441 : t443;
#line 27 "src/functions/bias.rs"
                    const u32 t1_7 = t444 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_7 = t1_7 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_7 = t2_7 + argument1;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t448 = s_10 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_12 = t448 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t450 = t442 ? t17_12 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_10 = t450;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t451 = s_12 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_13 = t451 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t453 = t442 ? t17_13 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_12 = t453;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t454 = lane & 3u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t455 = t454 << 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t456 = t296 + t455;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t457 = t456 + 24u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t458 = t457 < seq_q;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t459 = seq_q - 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t460 = t457 < t459 ? t457 : t459;
#line 27 "src/functions/bias.rs"
                    const u32 t1_8 = t460 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_8 = t1_8 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_8 = t2_8 + argument1;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t464 = s_13 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_14 = t464 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t466 = t458 ? t17_14 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_13 = t466;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t467 = s_15 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_15 = t467 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t469 = t458 ? t17_15 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_15 = t469;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t470 = lane & 3u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t471 = t470 << 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t472 = t296 + t471;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t473 = t472 + 25u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t474 = t473 < seq_q;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t475 = seq_q - 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t476 = t473 < t475 ? t473 : t475;
#line 27 "src/functions/bias.rs"
                    const u32 t1_9 = t476 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_9 = t1_9 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_9 = t2_9 + argument1;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t480 = s_14 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_16 = t480 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t482 = t474 ? t17_16 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_14 = t482;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t483 = s_16 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_17 = t483 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t485 = t474 ? t17_17 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_16 = t485;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t486 = lane & 3u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t487 = t486 << 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t488 = t296 + t487;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t489 = t488 + 32u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t490 = t489 < seq_q;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t491 = seq_q - 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t492 = t489 < t491 ? t489 : t491;
#line 27 "src/functions/bias.rs"
                    const u32 t1_10 = t492 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_10 = t1_10 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_10 = t2_10 + argument1;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t496 = s_17 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_18 = t496 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t498 = t490 ? t17_18 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_17 = t498;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t499 = s_19 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_19 = t499 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t501 = t490 ? t17_19 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_19 = t501;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t502 = lane & 3u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t503 = t502 << 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t504 = t296 + t503;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t505 = t504 + 33u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t506 = t505 < seq_q;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t507 = seq_q - 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t508 = t505 < t507 ? t505 : t507;
#line 27 "src/functions/bias.rs"
                    const u32 t1_11 = t508 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_11 = t1_11 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_11 = t2_11 + argument1;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t512 = s_18 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_20 = t512 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t514 = t506 ? t17_20 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_18 = t514;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t515 = s_20 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_21 = t515 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t517 = t506 ? t17_21 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_20 = t517;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t518 = lane & 3u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t519 = t518 << 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t520 = t296 + t519;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t521 = t520 + 40u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t522 = t521 < seq_q;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t523 = seq_q - 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t524 = t521 < t523 ? t521 : t523;
#line 27 "src/functions/bias.rs"
                    const u32 t1_12 = t524 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_12 = t1_12 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_12 = t2_12 + argument1;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t528 = s_21 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_22 = t528 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t530 = t522 ? t17_22 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_21 = t530;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t531 = s_23 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_23 = t531 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t533 = t522 ? t17_23 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_23 = t533;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t534 = lane & 3u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t535 = t534 << 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t536 = t296 + t535;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t537 = t536 + 41u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t538 = t537 < seq_q;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t539 = seq_q - 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t540 = t537 < t539 ? t537 : t539;
#line 27 "src/functions/bias.rs"
                    const u32 t1_13 = t540 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_13 = t1_13 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_13 = t2_13 + argument1;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t544 = s_22 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_24 = t544 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t546 = t538 ? t17_24 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_22 = t546;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t547 = s_24 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_25 = t547 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t549 = t538 ? t17_25 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_24 = t549;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t550 = lane & 3u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t551 = t550 << 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t552 = t296 + t551;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t553 = t552 + 48u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t554 = t553 < seq_q;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t555 = seq_q - 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t556 = t553 < t555 ? t553 : t555;
#line 27 "src/functions/bias.rs"
                    const u32 t1_14 = t556 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_14 = t1_14 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_14 = t2_14 + argument1;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t560 = s_25 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_26 = t560 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t562 = t554 ? t17_26 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_25 = t562;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t563 = s_27 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_27 = t563 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t565 = t554 ? t17_27 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_27 = t565;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t566 = lane & 3u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t567 = t566 << 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t568 = t296 + t567;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t569 = t568 + 49u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t570 = t569 < seq_q;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t571 = seq_q - 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t572 = t569 < t571 ? t569 : t571;
#line 27 "src/functions/bias.rs"
                    const u32 t1_15 = t572 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_15 = t1_15 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_15 = t2_15 + argument1;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t576 = s_26 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_28 = t576 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t578 = t570 ? t17_28 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_26 = t578;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t579 = s_28 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_29 = t579 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t581 = t570 ? t17_29 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_28 = t581;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t582 = lane & 3u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t583 = t582 << 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t584 = t296 + t583;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t585 = t584 + 56u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t586 = t585 < seq_q;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t587 = seq_q - 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t588 = t585 < t587 ? t585 : t587;
#line 27 "src/functions/bias.rs"
                    const u32 t1_16 = t588 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_16 = t1_16 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_16 = t2_16 + argument1;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t592 = s_29 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_30 = t592 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t594 = t586 ? t17_30 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_29 = t594;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t595 = s_31 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_31 = t595 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t597 = t586 ? t17_31 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_31 = t597;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t598 = lane & 3u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t599 = t598 << 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t600 = t296 + t599;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t601 = t600 + 57u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t602 = t601 < seq_q;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t603 = seq_q - 1u;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t604 = t601 < t603 ? t601 : t603;
#line 27 "src/functions/bias.rs"
                    const u32 t1_17 = t604 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_17 = t1_17 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_17 = t2_17 + argument1;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t608 = s_30 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_32 = t608 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t610 = t602 ? t17_32 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_30 = t610;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t611 = s_32 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_33 = t611 + t16_2;
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t613 = t602 ? t17_33 : __uint_as_float(0xff800000u);
#line 104 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_32 = t613;
                } else {
                    const u32 t614 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t615 = t614 << 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t616 = t296 + t615;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t617 = t616 < seq_q;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t618 = seq_q - 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t619 = t616 < t618 ? t616 : t618;
#line 27 "src/functions/bias.rs"
                    const u32 t1_18 = t619 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_18 = t1_18 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_18 = t2_18 + argument1;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t623 = s * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_3 = first_18 - t311;
#line 28 "src/functions/bias.rs"
                    const u32 t5_3 = (int)t4_3 > (int)0u ? t4_3 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_3 = (int)t5_3 < (int)t6_2 ? t5_3 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_3 = (u64)place_3 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_3 = t11_2 + t14_3;
#line 30 "src/functions/bias.rs"
                    f32 t16_3;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_3) : "l"(t15_3));
#line 30 "src/functions/bias.rs"
                    const f32 t17_34 = t623 + t16_3;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t631 = t617 ? t17_34 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s = t631;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t632 = s_3 * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_4 = first_18 - t313;
#line 28 "src/functions/bias.rs"
                    const u32 t5_4 = (int)t4_4 > (int)0u ? t4_4 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_4 = (int)t5_4 < (int)t6_2 ? t5_4 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_4 = (u64)place_4 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_4 = t11_2 + t14_4;
#line 30 "src/functions/bias.rs"
                    f32 t16_4;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_4) : "l"(t15_4));
#line 30 "src/functions/bias.rs"
                    const f32 t17_35 = t632 + t16_4;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t640 = t617 ? t17_35 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_3 = t640;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t641 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t642 = t641 << 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t643 = t296 + t642;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t644 = t643 + 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t645 = t644 < seq_q;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t646 = seq_q - 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t647 = t644 < t646 ? t644 : t646;
#line 27 "src/functions/bias.rs"
                    const u32 t1_19 = t647 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_19 = t1_19 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_19 = t2_19 + argument1;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t651 = s_2 * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_5 = first_19 - t311;
#line 28 "src/functions/bias.rs"
                    const u32 t5_5 = (int)t4_5 > (int)0u ? t4_5 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_5 = (int)t5_5 < (int)t6_2 ? t5_5 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_5 = (u64)place_5 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_5 = t11_2 + t14_5;
#line 30 "src/functions/bias.rs"
                    f32 t16_5;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_5) : "l"(t15_5));
#line 30 "src/functions/bias.rs"
                    const f32 t17_36 = t651 + t16_5;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t659 = t645 ? t17_36 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_2 = t659;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t660 = s_4 * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_6 = first_19 - t313;
#line 28 "src/functions/bias.rs"
                    const u32 t5_6 = (int)t4_6 > (int)0u ? t4_6 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_6 = (int)t5_6 < (int)t6_2 ? t5_6 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_6 = (u64)place_6 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_6 = t11_2 + t14_6;
#line 30 "src/functions/bias.rs"
                    f32 t16_6;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_6) : "l"(t15_6));
#line 30 "src/functions/bias.rs"
                    const f32 t17_37 = t660 + t16_6;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t668 = t645 ? t17_37 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_4 = t668;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t669 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t670 = t669 << 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t671 = t296 + t670;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t672 = t671 + 8u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t673 = t672 < seq_q;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t674 = seq_q - 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t675 = t672 < t674 ? t672 : t674;
#line 27 "src/functions/bias.rs"
                    const u32 t1_20 = t675 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_20 = t1_20 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_20 = t2_20 + argument1;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t679 = s_5 * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_7 = first_20 - t311;
#line 28 "src/functions/bias.rs"
                    const u32 t5_7 = (int)t4_7 > (int)0u ? t4_7 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_7 = (int)t5_7 < (int)t6_2 ? t5_7 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_7 = (u64)place_7 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_7 = t11_2 + t14_7;
#line 30 "src/functions/bias.rs"
                    f32 t16_7;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_7) : "l"(t15_7));
#line 30 "src/functions/bias.rs"
                    const f32 t17_38 = t679 + t16_7;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t687 = t673 ? t17_38 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_5 = t687;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t688 = s_7 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_39 = t688 + t16_3;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t690 = t673 ? t17_39 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_7 = t690;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t691 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t692 = t691 << 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t693 = t296 + t692;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t694 = t693 + 9u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t695 = t694 < seq_q;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t696 = seq_q - 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t697 = t694 < t696 ? t694 : t696;
#line 27 "src/functions/bias.rs"
                    const u32 t1_21 = t697 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_21 = t1_21 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_21 = t2_21 + argument1;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t701 = s_6 * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_8 = first_21 - t311;
#line 28 "src/functions/bias.rs"
                    const u32 t5_8 = (int)t4_8 > (int)0u ? t4_8 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_8 = (int)t5_8 < (int)t6_2 ? t5_8 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_8 = (u64)place_8 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_8 = t11_2 + t14_8;
#line 30 "src/functions/bias.rs"
                    f32 t16_8;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_8) : "l"(t15_8));
#line 30 "src/functions/bias.rs"
                    const f32 t17_40 = t701 + t16_8;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t709 = t695 ? t17_40 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_6 = t709;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t710 = s_8 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_41 = t710 + t16_5;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t712 = t695 ? t17_41 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_8 = t712;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t713 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t714 = t713 << 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t715 = t296 + t714;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t716 = t715 + 16u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t717 = t716 < seq_q;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t718 = seq_q - 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t719 = t716 < t718 ? t716 : t718;
#line 27 "src/functions/bias.rs"
                    const u32 t1_22 = t719 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_22 = t1_22 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_22 = t2_22 + argument1;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t723 = s_9 * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_9 = first_22 - t311;
#line 28 "src/functions/bias.rs"
                    const u32 t5_9 = (int)t4_9 > (int)0u ? t4_9 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_9 = (int)t5_9 < (int)t6_2 ? t5_9 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_9 = (u64)place_9 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_9 = t11_2 + t14_9;
#line 30 "src/functions/bias.rs"
                    f32 t16_9;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_9) : "l"(t15_9));
#line 30 "src/functions/bias.rs"
                    const f32 t17_42 = t723 + t16_9;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t731 = t717 ? t17_42 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_9 = t731;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t732 = s_11 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_43 = t732 + t16_7;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t734 = t717 ? t17_43 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_11 = t734;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t735 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t736 = t735 << 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t737 = t296 + t736;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t738 = t737 + 17u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t739 = t738 < seq_q;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t740 = seq_q - 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t741 = t738 < t740 ? t738 : t740;
#line 27 "src/functions/bias.rs"
                    const u32 t1_23 = t741 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_23 = t1_23 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_23 = t2_23 + argument1;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t745 = s_10 * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_10 = first_23 - t311;
#line 28 "src/functions/bias.rs"
                    const u32 t5_10 = (int)t4_10 > (int)0u ? t4_10 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_10 = (int)t5_10 < (int)t6_2 ? t5_10 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_10 = (u64)place_10 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_10 = t11_2 + t14_10;
#line 30 "src/functions/bias.rs"
                    f32 t16_10;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_10) : "l"(t15_10));
#line 30 "src/functions/bias.rs"
                    const f32 t17_44 = t745 + t16_10;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t753 = t739 ? t17_44 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_10 = t753;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t754 = s_12 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_45 = t754 + t16_8;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t756 = t739 ? t17_45 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_12 = t756;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t757 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t758 = t757 << 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t759 = t296 + t758;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t760 = t759 + 24u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t761 = t760 < seq_q;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t762 = seq_q - 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t763 = t760 < t762 ? t760 : t762;
#line 27 "src/functions/bias.rs"
                    const u32 t1_24 = t763 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_24 = t1_24 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_24 = t2_24 + argument1;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t767 = s_13 * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_11 = first_24 - t311;
#line 28 "src/functions/bias.rs"
                    const u32 t5_11 = (int)t4_11 > (int)0u ? t4_11 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_11 = (int)t5_11 < (int)t6_2 ? t5_11 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_11 = (u64)place_11 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_11 = t11_2 + t14_11;
#line 30 "src/functions/bias.rs"
                    f32 t16_11;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_11) : "l"(t15_11));
#line 30 "src/functions/bias.rs"
                    const f32 t17_46 = t767 + t16_11;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t775 = t761 ? t17_46 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_13 = t775;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t776 = s_15 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_47 = t776 + t16_9;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t778 = t761 ? t17_47 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_15 = t778;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t779 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t780 = t779 << 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t781 = t296 + t780;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t782 = t781 + 25u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t783 = t782 < seq_q;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t784 = seq_q - 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t785 = t782 < t784 ? t782 : t784;
#line 27 "src/functions/bias.rs"
                    const u32 t1_25 = t785 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_25 = t1_25 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_25 = t2_25 + argument1;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t789 = s_14 * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_12 = first_25 - t311;
#line 28 "src/functions/bias.rs"
                    const u32 t5_12 = (int)t4_12 > (int)0u ? t4_12 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_12 = (int)t5_12 < (int)t6_2 ? t5_12 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_12 = (u64)place_12 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_12 = t11_2 + t14_12;
#line 30 "src/functions/bias.rs"
                    f32 t16_12;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_12) : "l"(t15_12));
#line 30 "src/functions/bias.rs"
                    const f32 t17_48 = t789 + t16_12;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t797 = t783 ? t17_48 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_14 = t797;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t798 = s_16 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_49 = t798 + t16_10;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t800 = t783 ? t17_49 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_16 = t800;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t801 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t802 = t801 << 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t803 = t296 + t802;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t804 = t803 + 32u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t805 = t804 < seq_q;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t806 = seq_q - 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t807 = t804 < t806 ? t804 : t806;
#line 27 "src/functions/bias.rs"
                    const u32 t1_26 = t807 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_26 = t1_26 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_26 = t2_26 + argument1;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t811 = s_17 * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_13 = first_26 - t311;
#line 28 "src/functions/bias.rs"
                    const u32 t5_13 = (int)t4_13 > (int)0u ? t4_13 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_13 = (int)t5_13 < (int)t6_2 ? t5_13 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_13 = (u64)place_13 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_13 = t11_2 + t14_13;
#line 30 "src/functions/bias.rs"
                    f32 t16_13;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_13) : "l"(t15_13));
#line 30 "src/functions/bias.rs"
                    const f32 t17_50 = t811 + t16_13;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t819 = t805 ? t17_50 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_17 = t819;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t820 = s_19 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_51 = t820 + t16_11;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t822 = t805 ? t17_51 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_19 = t822;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t823 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t824 = t823 << 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t825 = t296 + t824;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t826 = t825 + 33u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t827 = t826 < seq_q;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t828 = seq_q - 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t829 = t826 < t828 ? t826 : t828;
#line 27 "src/functions/bias.rs"
                    const u32 t1_27 = t829 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_27 = t1_27 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_27 = t2_27 + argument1;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t833 = s_18 * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_14 = first_27 - t311;
#line 28 "src/functions/bias.rs"
                    const u32 t5_14 = (int)t4_14 > (int)0u ? t4_14 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_14 = (int)t5_14 < (int)t6_2 ? t5_14 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_14 = (u64)place_14 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_14 = t11_2 + t14_14;
#line 30 "src/functions/bias.rs"
                    f32 t16_14;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_14) : "l"(t15_14));
#line 30 "src/functions/bias.rs"
                    const f32 t17_52 = t833 + t16_14;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t841 = t827 ? t17_52 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_18 = t841;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t842 = s_20 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_53 = t842 + t16_12;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t844 = t827 ? t17_53 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_20 = t844;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t845 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t846 = t845 << 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t847 = t296 + t846;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t848 = t847 + 40u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t849 = t848 < seq_q;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t850 = seq_q - 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t851 = t848 < t850 ? t848 : t850;
#line 27 "src/functions/bias.rs"
                    const u32 t1_28 = t851 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_28 = t1_28 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_28 = t2_28 + argument1;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t855 = s_21 * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_15 = first_28 - t311;
#line 28 "src/functions/bias.rs"
                    const u32 t5_15 = (int)t4_15 > (int)0u ? t4_15 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_15 = (int)t5_15 < (int)t6_2 ? t5_15 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_15 = (u64)place_15 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_15 = t11_2 + t14_15;
#line 30 "src/functions/bias.rs"
                    f32 t16_15;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_15) : "l"(t15_15));
#line 30 "src/functions/bias.rs"
                    const f32 t17_54 = t855 + t16_15;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t863 = t849 ? t17_54 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_21 = t863;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t864 = s_23 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_55 = t864 + t16_13;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t866 = t849 ? t17_55 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_23 = t866;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t867 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t868 = t867 << 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t869 = t296 + t868;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t870 = t869 + 41u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t871 = t870 < seq_q;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t872 = seq_q - 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t873 = t870 < t872 ? t870 : t872;
#line 27 "src/functions/bias.rs"
                    const u32 t1_29 = t873 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_29 = t1_29 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_29 = t2_29 + argument1;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t877 = s_22 * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_16 = first_29 - t311;
#line 28 "src/functions/bias.rs"
                    const u32 t5_16 = (int)t4_16 > (int)0u ? t4_16 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_16 = (int)t5_16 < (int)t6_2 ? t5_16 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_16 = (u64)place_16 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_16 = t11_2 + t14_16;
#line 30 "src/functions/bias.rs"
                    f32 t16_16;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_16) : "l"(t15_16));
#line 30 "src/functions/bias.rs"
                    const f32 t17_56 = t877 + t16_16;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t885 = t871 ? t17_56 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_22 = t885;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t886 = s_24 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_57 = t886 + t16_14;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t888 = t871 ? t17_57 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_24 = t888;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t889 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t890 = t889 << 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t891 = t296 + t890;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t892 = t891 + 48u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t893 = t892 < seq_q;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t894 = seq_q - 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t895 = t892 < t894 ? t892 : t894;
#line 27 "src/functions/bias.rs"
                    const u32 t1_30 = t895 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_30 = t1_30 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_30 = t2_30 + argument1;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t899 = s_25 * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_17 = first_30 - t311;
#line 28 "src/functions/bias.rs"
                    const u32 t5_17 = (int)t4_17 > (int)0u ? t4_17 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_17 = (int)t5_17 < (int)t6_2 ? t5_17 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_17 = (u64)place_17 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_17 = t11_2 + t14_17;
#line 30 "src/functions/bias.rs"
                    f32 t16_17;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_17) : "l"(t15_17));
#line 30 "src/functions/bias.rs"
                    const f32 t17_58 = t899 + t16_17;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t907 = t893 ? t17_58 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_25 = t907;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t908 = s_27 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_59 = t908 + t16_15;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t910 = t893 ? t17_59 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_27 = t910;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t911 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t912 = t911 << 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t913 = t296 + t912;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t914 = t913 + 49u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t915 = t914 < seq_q;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t916 = seq_q - 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t917 = t914 < t916 ? t914 : t916;
#line 27 "src/functions/bias.rs"
                    const u32 t1_31 = t917 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_31 = t1_31 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_31 = t2_31 + argument1;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t921 = s_26 * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_18 = first_31 - t311;
#line 28 "src/functions/bias.rs"
                    const u32 t5_18 = (int)t4_18 > (int)0u ? t4_18 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_18 = (int)t5_18 < (int)t6_2 ? t5_18 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_18 = (u64)place_18 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_18 = t11_2 + t14_18;
#line 30 "src/functions/bias.rs"
                    f32 t16_18;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_18) : "l"(t15_18));
#line 30 "src/functions/bias.rs"
                    const f32 t17_60 = t921 + t16_18;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t929 = t915 ? t17_60 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_26 = t929;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t930 = s_28 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_61 = t930 + t16_16;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t932 = t915 ? t17_61 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_28 = t932;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t933 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t934 = t933 << 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t935 = t296 + t934;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t936 = t935 + 56u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t937 = t936 < seq_q;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t938 = seq_q - 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t939 = t936 < t938 ? t936 : t938;
#line 27 "src/functions/bias.rs"
                    const u32 t1_32 = t939 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_32 = t1_32 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_32 = t2_32 + argument1;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t943 = s_29 * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_19 = first_32 - t311;
#line 28 "src/functions/bias.rs"
                    const u32 t5_19 = (int)t4_19 > (int)0u ? t4_19 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_19 = (int)t5_19 < (int)t6_2 ? t5_19 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_19 = (u64)place_19 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_19 = t11_2 + t14_19;
#line 30 "src/functions/bias.rs"
                    f32 t16_19;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_19) : "l"(t15_19));
#line 30 "src/functions/bias.rs"
                    const f32 t17_62 = t943 + t16_19;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t951 = t937 ? t17_62 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_29 = t951;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t952 = s_31 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_63 = t952 + t16_17;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t954 = t937 ? t17_63 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_31 = t954;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t955 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t956 = t955 << 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t957 = t296 + t956;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t958 = t957 + 57u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t959 = t958 < seq_q;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t960 = seq_q - 1u;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t961 = t958 < t960 ? t958 : t960;
#line 27 "src/functions/bias.rs"
                    const u32 t1_33 = t961 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_33 = t1_33 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_33 = t2_33 + argument1;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t965 = s_30 * score_scale;
#line 28 "src/functions/bias.rs"
                    const u32 t4_20 = first_33 - t311;
#line 28 "src/functions/bias.rs"
                    const u32 t5_20 = (int)t4_20 > (int)0u ? t4_20 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_20 = (int)t5_20 < (int)t6_2 ? t5_20 : t6_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_20 = (u64)place_20 * t13_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_20 = t11_2 + t14_20;
#line 30 "src/functions/bias.rs"
                    f32 t16_20;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_20) : "l"(t15_20));
#line 30 "src/functions/bias.rs"
                    const f32 t17_64 = t965 + t16_20;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t973 = t959 ? t17_64 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_30 = t973;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t974 = s_32 * score_scale;
#line 30 "src/functions/bias.rs"
                    const f32 t17_65 = t974 + t16_18;
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t976 = t959 ? t17_65 : __uint_as_float(0xff800000u);
#line 106 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_32 = t976;
                }
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t977 = block_3 << 6u;
                const u32 t978 = t30 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                const bool right = seq_k < t978;
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
                if (right) {
                    const u32 t980 = t169 << 4u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t981 = t170 + t980;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t982 = t30 + t981;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t983 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = t982 + t983;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t985 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t986 = t985 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t987 = t296 + t986;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t988 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t989 = t988 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t990 = t296 + t989;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t991 = t990 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t992 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end = t992 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t995 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t995;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t997 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t997;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t998 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_2 = t998 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1001 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1001;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1003 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1003;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1004 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1005 = t1004 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1006 = t296 + t1005;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1007 = t1006 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1008 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1009 = t1008 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1010 = t296 + t1009;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1011 = t1010 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1012 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_3 = t1012 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1015 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1015;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1017 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1017;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1018 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_4 = t1018 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1021 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1021;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1023 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1023;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1024 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1025 = t1024 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1026 = t296 + t1025;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1027 = t1026 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1028 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1029 = t1028 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1030 = t296 + t1029;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1031 = t1030 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1032 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_5 = t1032 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1035 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1035;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1037 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1037;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1038 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_6 = t1038 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1041 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1041;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1043 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1043;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1044 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1045 = t1044 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1046 = t296 + t1045;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1047 = t1046 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1048 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1049 = t1048 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1050 = t296 + t1049;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1051 = t1050 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1052 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_7 = t1052 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1055 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1055;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1057 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1057;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1058 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_8 = t1058 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1061 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1061;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1063 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1063;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1064 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1065 = t1064 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1066 = t296 + t1065;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1067 = t1066 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1068 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1069 = t1068 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1070 = t296 + t1069;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1071 = t1070 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1072 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_9 = t1072 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1075 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1075;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1077 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1077;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1078 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_10 = t1078 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1081 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1081;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1083 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1083;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1084 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1085 = t1084 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1086 = t296 + t1085;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1087 = t1086 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1088 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1089 = t1088 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1090 = t296 + t1089;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1091 = t1090 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1092 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_11 = t1092 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1095 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1095;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1097 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1097;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1098 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_12 = t1098 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1101 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1101;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1103 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1103;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1104 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1105 = t1104 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1106 = t296 + t1105;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1107 = t1106 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1108 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1109 = t1108 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1110 = t296 + t1109;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1111 = t1110 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1112 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_13 = t1112 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1115 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1115;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1117 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1117;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1118 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_14 = t1118 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1121 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1121;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1123 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1123;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1124 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1125 = t1124 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1126 = t296 + t1125;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1127 = t1126 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1128 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1129 = t1128 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1130 = t296 + t1129;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1131 = t1130 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1132 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_15 = t1132 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1135 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1135;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1137 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1137;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1138 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_16 = t1138 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1141 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1141;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1143 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1143;
                }
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1144 = lane & 3u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1145 = t1144 << 4u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1146 = statistics_3 + t1145;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                u32 row_6;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t1146) : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_3));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1148;
                asm("mov.b32 %0, %1;" : "=f"(t1148) : "r"(row_4));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_5));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1150;
                asm("mov.b32 %0, %1;" : "=f"(t1150) : "r"(row_6));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1151 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1152;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1152) : "f"(s), "f"(1.442695f), "f"(t1151));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1153;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1153) : "f"(t1152));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t1153;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1154 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1155;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1155) : "f"(s_2), "f"(1.442695f), "f"(t1154));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1156;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1156) : "f"(t1155));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t1156;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1157 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1158;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1158) : "f"(s_3), "f"(1.442695f), "f"(t1157));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1159;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1159) : "f"(t1158));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t1159;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1160 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1161;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1161) : "f"(s_4), "f"(1.442695f), "f"(t1160));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1162;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1162) : "f"(t1161));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t1162;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_7;
                u32 row_8;
                u32 row_9;
                u32 row_10;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t1146) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_7));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1164;
                asm("mov.b32 %0, %1;" : "=f"(t1164) : "r"(row_8));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_9));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1166;
                asm("mov.b32 %0, %1;" : "=f"(t1166) : "r"(row_10));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1167 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1168;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1168) : "f"(s_5), "f"(1.442695f), "f"(t1167));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1169;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1169) : "f"(t1168));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t1169;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1170 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1171;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1171) : "f"(s_6), "f"(1.442695f), "f"(t1170));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1172;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1172) : "f"(t1171));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t1172;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1173 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1174;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1174) : "f"(s_7), "f"(1.442695f), "f"(t1173));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1175;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1175) : "f"(t1174));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t1175;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1176 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1177;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1177) : "f"(s_8), "f"(1.442695f), "f"(t1176));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1178;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1178) : "f"(t1177));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t1178;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_11;
                u32 row_12;
                u32 row_13;
                u32 row_14;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t1146) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_11));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1180;
                asm("mov.b32 %0, %1;" : "=f"(t1180) : "r"(row_12));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_13));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1182;
                asm("mov.b32 %0, %1;" : "=f"(t1182) : "r"(row_14));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1183 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1184;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1184) : "f"(s_9), "f"(1.442695f), "f"(t1183));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1185;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1185) : "f"(t1184));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t1185;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1186 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1187;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1187) : "f"(s_10), "f"(1.442695f), "f"(t1186));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1188;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1188) : "f"(t1187));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t1188;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1189 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1190;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1190) : "f"(s_11), "f"(1.442695f), "f"(t1189));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1191;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1191) : "f"(t1190));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t1191;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1192 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1193;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1193) : "f"(s_12), "f"(1.442695f), "f"(t1192));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1194;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1194) : "f"(t1193));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t1194;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_15;
                u32 row_16;
                u32 row_17;
                u32 row_18;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t1146) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_15));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1196;
                asm("mov.b32 %0, %1;" : "=f"(t1196) : "r"(row_16));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_17));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1198;
                asm("mov.b32 %0, %1;" : "=f"(t1198) : "r"(row_18));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1199 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1200;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1200) : "f"(s_13), "f"(1.442695f), "f"(t1199));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1201;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1201) : "f"(t1200));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t1201;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1202 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1203;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1203) : "f"(s_14), "f"(1.442695f), "f"(t1202));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1204;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1204) : "f"(t1203));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t1204;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1205 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1206;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1206) : "f"(s_15), "f"(1.442695f), "f"(t1205));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1207;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1207) : "f"(t1206));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t1207;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1208 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1209;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1209) : "f"(s_16), "f"(1.442695f), "f"(t1208));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1210;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1210) : "f"(t1209));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t1210;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_19;
                u32 row_20;
                u32 row_21;
                u32 row_22;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t1146) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_19));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1212;
                asm("mov.b32 %0, %1;" : "=f"(t1212) : "r"(row_20));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_21));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1214;
                asm("mov.b32 %0, %1;" : "=f"(t1214) : "r"(row_22));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1215 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1216;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1216) : "f"(s_17), "f"(1.442695f), "f"(t1215));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1217;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1217) : "f"(t1216));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t1217;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1218 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1219;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1219) : "f"(s_18), "f"(1.442695f), "f"(t1218));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1220;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1220) : "f"(t1219));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t1220;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1221 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1222;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1222) : "f"(s_19), "f"(1.442695f), "f"(t1221));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1223;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1223) : "f"(t1222));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t1223;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1224 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1225;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1225) : "f"(s_20), "f"(1.442695f), "f"(t1224));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1226;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1226) : "f"(t1225));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t1226;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_23;
                u32 row_24;
                u32 row_25;
                u32 row_26;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t1146) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_23));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1228;
                asm("mov.b32 %0, %1;" : "=f"(t1228) : "r"(row_24));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_25));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1230;
                asm("mov.b32 %0, %1;" : "=f"(t1230) : "r"(row_26));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1231 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1232;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1232) : "f"(s_21), "f"(1.442695f), "f"(t1231));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1233;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1233) : "f"(t1232));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t1233;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1234 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1235;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1235) : "f"(s_22), "f"(1.442695f), "f"(t1234));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1236;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1236) : "f"(t1235));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t1236;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1237 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1238;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1238) : "f"(s_23), "f"(1.442695f), "f"(t1237));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1239;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1239) : "f"(t1238));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t1239;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1240 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1241;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1241) : "f"(s_24), "f"(1.442695f), "f"(t1240));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1242;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1242) : "f"(t1241));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t1242;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_27;
                u32 row_28;
                u32 row_29;
                u32 row_30;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t1146) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_27));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1244;
                asm("mov.b32 %0, %1;" : "=f"(t1244) : "r"(row_28));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_29));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1246;
                asm("mov.b32 %0, %1;" : "=f"(t1246) : "r"(row_30));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1247 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1248;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1248) : "f"(s_25), "f"(1.442695f), "f"(t1247));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1249;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1249) : "f"(t1248));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t1249;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1250 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1251;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1251) : "f"(s_26), "f"(1.442695f), "f"(t1250));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1252;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1252) : "f"(t1251));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t1252;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1253 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1254;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1254) : "f"(s_27), "f"(1.442695f), "f"(t1253));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1255;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1255) : "f"(t1254));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t1255;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1256 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1257;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1257) : "f"(s_28), "f"(1.442695f), "f"(t1256));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1258;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1258) : "f"(t1257));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t1258;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_31;
                u32 row_32;
                u32 row_33;
                u32 row_34;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t1146) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_31));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1260;
                asm("mov.b32 %0, %1;" : "=f"(t1260) : "r"(row_32));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_33));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1262;
                asm("mov.b32 %0, %1;" : "=f"(t1262) : "r"(row_34));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1263 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1264;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1264) : "f"(s_29), "f"(1.442695f), "f"(t1263));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1265;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1265) : "f"(t1264));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t1265;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1266 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1267;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1267) : "f"(s_30), "f"(1.442695f), "f"(t1266));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1268;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1268) : "f"(t1267));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t1268;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1269 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1270;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1270) : "f"(s_31), "f"(1.442695f), "f"(t1269));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1271;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1271) : "f"(t1270));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t1271;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1272 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1273;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1273) : "f"(s_32), "f"(1.442695f), "f"(t1272));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1274;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1274) : "f"(t1273));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t1274;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1275;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1275) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1276;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1276) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1277;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1277) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1278;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1278) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1279;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1279) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1280;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1280) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1281;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1281) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1282;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1282) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1283;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1283) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1284;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1284) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1285;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1285) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1286;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1286) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1287;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1287) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1288;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1288) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1289;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1289) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1290;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1290) : "f"(s_31), "f"(s_32));
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1291 = t239 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1292 = t1291 + 33554432u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1293 = (u64)t1292;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1294 = t1293 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1295 = t1291 + 33554560u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1296 = (u64)t1295;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1297 = t1296 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1298 = t1291 + 33554688u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1299 = (u64)t1298;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1300 = t1299 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1301 = t1291 + 33554816u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1302 = (u64)t1301;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1303 = t1302 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "l"(t1294), "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "l"(t1297), "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286), "l"(t1300), "r"(t1287), "r"(t1288), "r"(t1289), "r"(t1290), "l"(t1303) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1304 = lane & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1305 = t1304 << 4u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1306 = statistics_3 + t1305;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                u32 row_38;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t1306) : "memory");
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1307;
                asm("mov.b32 %0, %1;" : "=f"(t1307) : "r"(row_35));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1308;
                asm("mov.b32 %0, %1;" : "=f"(t1308) : "r"(row_36));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1309;
                asm("mov.b32 %0, %1;" : "=f"(t1309) : "r"(row_37));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1310;
                asm("mov.b32 %0, %1;" : "=f"(t1310) : "r"(row_38));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1311 = dp - t1308;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1312 = s * t1311;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1313;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1313) : "r"(lane));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1314 = head_3 / group;
#line 28 "src/functions/bias.rs"
                const u32 t6_2_2 = argument1 * 2u;
                const u64 t8_2_2 = (u64)head_3;
#line 29 "src/functions/bias.rs"
                const u64 t9_2_2 = t8_2_2 * argument0_stride0;
#line 29 "src/functions/bias.rs"
                const u64 t10_2_2 = t9_2_2 * 4ull;
#line 29 "src/functions/bias.rs"
                const u64 t11_2_2 = argument0 + t10_2_2;
                const u32 t12_2_2 = (u32)argument0_stride1;
#line 30 "src/functions/bias.rs"
                const u32 t13_2_2 = t12_2_2 << 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1322 = t1313 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1323 = t299 + t1322;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1324 = seq_k - 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1325 = t1323 + 8u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1326 = t1313 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1327 = t1326 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1328 = t296 + t1327;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_2 = t1328 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_2 = t1_2_2 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_34 = t2_2_2 + argument1;
                const u32 t4_2_2 = first_34 - t1323;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_2 = (int)t4_2_2 > (int)0u ? t4_2_2 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_21 = (int)t5_2_2 < (int)t6_2_2 ? t5_2_2 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_2 = (u64)place_21 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_2 = t11_2_2 + t14_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t18_2 = t15_2_2 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1338 = t296 + 63u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1339 = t299 + 15u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1340 = t296 + seq_k;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1341 = t1338 - t296;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1342 = t1340 + t1341;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1343 = t1341 <= t1341;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1344 = t1343 ? t1340 : 0u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1345 = t1343 ? t1342 : 4294967295u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1346 = t1344 - seq_q;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1347 = t1345 - t1344;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1348 = t1346 + t1347;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1349 = t1347 <= t1347;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1350 = t1349 ? t1346 : 0u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1351 = t1349 ? t1348 : 4294967295u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1352 = t1350 + argument1;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1353 = t1351 - t1350;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1354 = t1352 + t1353;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1355 = t1353 <= t1353;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1356 = t1355 ? t1352 : 0u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1357 = t1355 ? t1354 : 4294967295u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1358 = t1356 - t1339;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1359 = t1357 - t1356;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1360 = t1339 - t299;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1361 = t1359 + t1360;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1362 = t1358 + t1361;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1363 = t1359 <= t1361;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1364 = t1363 ? t1358 : 0u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1365 = t1363 ? t1362 : 4294967295u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1366 = (int)t1364 <= (int)t1365;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1367 = t1366 ? t1364 : 2147483648u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1368 = t1366 ? t1365 : 2147483647u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1369 = (int)t1367 > (int)0u ? t1367 : 0u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1370 = (int)t1368 > (int)0u ? t1368 : 0u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1371 = (int)t1369 <= (int)t1370;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1372 = t1371 ? t1369 : 2147483648u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1373 = t1371 ? t1370 : 2147483647u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1374 = (int)t1372 < (int)t6_2_2 ? t1372 : t6_2_2;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1375 = (int)t1373 < (int)t6_2_2 ? t1373 : t6_2_2;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1376 = t1374 == t1375;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 sum_of_block = 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t1312;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1377 = dp_2 - t1310;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1378 = s_2 * t1377;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1379 = t1313 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1380 = t1379 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1381 = t296 + t1380;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1382 = t1381 + 1u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_3 = t1382 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_3 = t1_2_3 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_35 = t2_2_3 + argument1;
                const u32 t4_2_3 = first_35 - t1323;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_3 = (int)t4_2_3 > (int)0u ? t4_2_3 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_22 = (int)t5_2_3 < (int)t6_2_2 ? t5_2_3 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_3 = (u64)place_22 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_3 = t11_2_2 + t14_2_3;
#line 30 "src/functions/bias.rs"
                const u64 t18_3 = t15_2_3 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t1378;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1392 = dp_3 - t1308;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1393 = s_3 * t1392;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_4 = first_34 - t1325;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_4 = (int)t4_2_4 > (int)0u ? t4_2_4 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_23 = (int)t5_2_4 < (int)t6_2_2 ? t5_2_4 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_4 = (u64)place_23 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_4 = t11_2_2 + t14_2_4;
#line 30 "src/functions/bias.rs"
                const u64 t18_4 = t15_2_4 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t1393;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1400 = dp_4 - t1310;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1401 = s_4 * t1400;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_5 = first_35 - t1325;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_5 = (int)t4_2_5 > (int)0u ? t4_2_5 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_24 = (int)t5_2_5 < (int)t6_2_2 ? t5_2_5 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_5 = (u64)place_24 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_5 = t11_2_2 + t14_2_5;
#line 30 "src/functions/bias.rs"
                const u64 t18_5 = t15_2_5 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t1401;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_39;
                u32 row_40;
                u32 row_41;
                u32 row_42;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t1306) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1408;
                asm("mov.b32 %0, %1;" : "=f"(t1408) : "r"(row_39));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1409;
                asm("mov.b32 %0, %1;" : "=f"(t1409) : "r"(row_40));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1410;
                asm("mov.b32 %0, %1;" : "=f"(t1410) : "r"(row_41));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1411;
                asm("mov.b32 %0, %1;" : "=f"(t1411) : "r"(row_42));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1412 = dp_5 - t1409;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1413 = s_5 * t1412;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1414 = t1313 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1415 = t1414 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1416 = t296 + t1415;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1417 = t1416 + 8u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_4 = t1417 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_4 = t1_2_4 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_36 = t2_2_4 + argument1;
                const u32 t4_2_6 = first_36 - t1323;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_6 = (int)t4_2_6 > (int)0u ? t4_2_6 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_25 = (int)t5_2_6 < (int)t6_2_2 ? t5_2_6 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_6 = (u64)place_25 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_6 = t11_2_2 + t14_2_6;
#line 30 "src/functions/bias.rs"
                const u64 t18_6 = t15_2_6 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t1413;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1427 = dp_6 - t1411;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1428 = s_6 * t1427;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1429 = t1313 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1430 = t1429 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1431 = t296 + t1430;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1432 = t1431 + 9u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_5 = t1432 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_5 = t1_2_5 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_37 = t2_2_5 + argument1;
                const u32 t4_2_7 = first_37 - t1323;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_7 = (int)t4_2_7 > (int)0u ? t4_2_7 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_26 = (int)t5_2_7 < (int)t6_2_2 ? t5_2_7 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_7 = (u64)place_26 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_7 = t11_2_2 + t14_2_7;
#line 30 "src/functions/bias.rs"
                const u64 t18_7 = t15_2_7 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t1428;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1442 = dp_7 - t1409;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1443 = s_7 * t1442;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_8 = first_36 - t1325;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_8 = (int)t4_2_8 > (int)0u ? t4_2_8 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_27 = (int)t5_2_8 < (int)t6_2_2 ? t5_2_8 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_8 = (u64)place_27 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_8 = t11_2_2 + t14_2_8;
#line 30 "src/functions/bias.rs"
                const u64 t18_8 = t15_2_8 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1450 = t1312 + t1443;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t1443;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1451 = dp_8 - t1411;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1452 = s_8 * t1451;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_9 = first_37 - t1325;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_9 = (int)t4_2_9 > (int)0u ? t4_2_9 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_28 = (int)t5_2_9 < (int)t6_2_2 ? t5_2_9 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_9 = (u64)place_28 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_9 = t11_2_2 + t14_2_9;
#line 30 "src/functions/bias.rs"
                const u64 t18_9 = t15_2_9 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1459 = t1378 + t1452;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t1452;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_43;
                u32 row_44;
                u32 row_45;
                u32 row_46;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t1306) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1460;
                asm("mov.b32 %0, %1;" : "=f"(t1460) : "r"(row_43));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1461;
                asm("mov.b32 %0, %1;" : "=f"(t1461) : "r"(row_44));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1462;
                asm("mov.b32 %0, %1;" : "=f"(t1462) : "r"(row_45));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1463;
                asm("mov.b32 %0, %1;" : "=f"(t1463) : "r"(row_46));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1464 = dp_9 - t1461;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1465 = s_9 * t1464;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1466 = t1313 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1467 = t1466 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1468 = t296 + t1467;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1469 = t1468 + 16u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_6 = t1469 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_6 = t1_2_6 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_38 = t2_2_6 + argument1;
                const u32 t4_2_10 = first_38 - t1323;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_10 = (int)t4_2_10 > (int)0u ? t4_2_10 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_29 = (int)t5_2_10 < (int)t6_2_2 ? t5_2_10 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_10 = (u64)place_29 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_10 = t11_2_2 + t14_2_10;
#line 30 "src/functions/bias.rs"
                const u64 t18_10 = t15_2_10 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t1465;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1479 = dp_10 - t1463;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1480 = s_10 * t1479;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1481 = t1313 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1482 = t1481 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1483 = t296 + t1482;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1484 = t1483 + 17u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_7 = t1484 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_7 = t1_2_7 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_39 = t2_2_7 + argument1;
                const u32 t4_2_11 = first_39 - t1323;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_11 = (int)t4_2_11 > (int)0u ? t4_2_11 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_30 = (int)t5_2_11 < (int)t6_2_2 ? t5_2_11 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_11 = (u64)place_30 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_11 = t11_2_2 + t14_2_11;
#line 30 "src/functions/bias.rs"
                const u64 t18_11 = t15_2_11 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t1480;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1494 = dp_11 - t1461;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1495 = s_11 * t1494;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_12 = first_38 - t1325;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_12 = (int)t4_2_12 > (int)0u ? t4_2_12 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_31 = (int)t5_2_12 < (int)t6_2_2 ? t5_2_12 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_12 = (u64)place_31 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_12 = t11_2_2 + t14_2_12;
#line 30 "src/functions/bias.rs"
                const u64 t18_12 = t15_2_12 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1502 = t1413 + t1495;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t1495;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1503 = dp_12 - t1463;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1504 = s_12 * t1503;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_13 = first_39 - t1325;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_13 = (int)t4_2_13 > (int)0u ? t4_2_13 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_32 = (int)t5_2_13 < (int)t6_2_2 ? t5_2_13 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_13 = (u64)place_32 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_13 = t11_2_2 + t14_2_13;
#line 30 "src/functions/bias.rs"
                const u64 t18_13 = t15_2_13 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1511 = t1428 + t1504;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t1504;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_47;
                u32 row_48;
                u32 row_49;
                u32 row_50;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t1306) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1512;
                asm("mov.b32 %0, %1;" : "=f"(t1512) : "r"(row_47));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1513;
                asm("mov.b32 %0, %1;" : "=f"(t1513) : "r"(row_48));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1514;
                asm("mov.b32 %0, %1;" : "=f"(t1514) : "r"(row_49));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1515;
                asm("mov.b32 %0, %1;" : "=f"(t1515) : "r"(row_50));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1516 = dp_13 - t1513;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1517 = s_13 * t1516;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1518 = t1313 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1519 = t1518 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1520 = t296 + t1519;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1521 = t1520 + 24u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_8 = t1521 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_8 = t1_2_8 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_40 = t2_2_8 + argument1;
                const u32 t4_2_14 = first_40 - t1323;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_14 = (int)t4_2_14 > (int)0u ? t4_2_14 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_33 = (int)t5_2_14 < (int)t6_2_2 ? t5_2_14 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_14 = (u64)place_33 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_14 = t11_2_2 + t14_2_14;
#line 30 "src/functions/bias.rs"
                const u64 t18_14 = t15_2_14 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t1517;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1531 = dp_14 - t1515;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1532 = s_14 * t1531;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1533 = t1313 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1534 = t1533 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1535 = t296 + t1534;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1536 = t1535 + 25u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_9 = t1536 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_9 = t1_2_9 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_41 = t2_2_9 + argument1;
                const u32 t4_2_15 = first_41 - t1323;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_15 = (int)t4_2_15 > (int)0u ? t4_2_15 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_34 = (int)t5_2_15 < (int)t6_2_2 ? t5_2_15 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_15 = (u64)place_34 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_15 = t11_2_2 + t14_2_15;
#line 30 "src/functions/bias.rs"
                const u64 t18_15 = t15_2_15 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t1532;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1546 = dp_15 - t1513;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1547 = s_15 * t1546;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_16 = first_40 - t1325;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_16 = (int)t4_2_16 > (int)0u ? t4_2_16 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_35 = (int)t5_2_16 < (int)t6_2_2 ? t5_2_16 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_16 = (u64)place_35 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_16 = t11_2_2 + t14_2_16;
#line 30 "src/functions/bias.rs"
                const u64 t18_16 = t15_2_16 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1554 = t1465 + t1547;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t1547;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1555 = dp_16 - t1515;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1556 = s_16 * t1555;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_17 = first_41 - t1325;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_17 = (int)t4_2_17 > (int)0u ? t4_2_17 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_36 = (int)t5_2_17 < (int)t6_2_2 ? t5_2_17 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_17 = (u64)place_36 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_17 = t11_2_2 + t14_2_17;
#line 30 "src/functions/bias.rs"
                const u64 t18_17 = t15_2_17 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1563 = t1480 + t1556;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                if (t1376) {
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t1564 = sum_of_block;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t1565 = t1564 + t1393;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t1566 = t1565 + t1401;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t1567 = t1566 + t1450;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t1568 = t1567 + t1459;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t1569 = t1568 + t1502;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 own = t1569 + t1511;
                    sum_of_block = own;
                } else {
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1571 = lane >> 2u;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1572 = lane & 3u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1573 = t1572 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t1574 = t1571 <= t1573;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t1575 = t1574 ? 0.0f : t1393;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1576 = t1572 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1577 = t1576 + 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t1578 = t1571 <= t1577;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t1579 = t1578 ? 0.0f : t1401;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1580 = lane + 4u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1581 = t1580 & 31u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t1582;
                    asm("mov.b32 %0, %1;" : "=r"(t1582) : "f"(t1579));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t1583;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1583) : "r"(t1582), "r"(t1581));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t1584;
                    asm("mov.b32 %0, %1;" : "=f"(t1584) : "r"(t1583));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum = t1575 + t1584;
                    const u32 t1586 = t1572 & 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t1587 = t1586 == 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1588 = t1587 ? 24u : 8u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1589 = lane + t1588;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1590 = t1589 & 31u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 beside = t1590 ^ 1u;
                    u32 t1592;
                    asm("mov.b32 %0, %1;" : "=r"(t1592) : "f"(sum));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t1593;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1593) : "r"(t1592), "r"(beside));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t1594;
                    asm("mov.b32 %0, %1;" : "=f"(t1594) : "r"(t1593));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_2 = sum + t1594;
                    f32 t1596;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t1596) : "f"(sum_2));
#line 148 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t1597 = sum_2 + t1596;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1598 = lane >> 2u;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1599 = lane & 3u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1600 = t1599 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t1601 = t1598 <= t1600;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t1602 = t1601 ? t1393 : t1450;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1603 = t1599 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1604 = t1603 + 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t1605 = t1598 <= t1604;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t1606 = t1605 ? t1401 : t1459;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1607 = lane + 4u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1608 = t1607 & 31u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t1609;
                    asm("mov.b32 %0, %1;" : "=r"(t1609) : "f"(t1606));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t1610;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1610) : "r"(t1609), "r"(t1608));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t1611;
                    asm("mov.b32 %0, %1;" : "=f"(t1611) : "r"(t1610));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_3 = t1602 + t1611;
                    const u32 t1613 = t1599 & 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t1614 = t1613 == 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1615 = t1614 ? 24u : 8u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1616 = lane + t1615;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1617 = t1616 & 31u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 beside_2 = t1617 ^ 1u;
                    u32 t1619;
                    asm("mov.b32 %0, %1;" : "=r"(t1619) : "f"(sum_3));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t1620;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1620) : "r"(t1619), "r"(beside_2));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t1621;
                    asm("mov.b32 %0, %1;" : "=f"(t1621) : "r"(t1620));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_4 = sum_3 + t1621;
                    f32 t1623;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t1623) : "f"(sum_4));
#line 148 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t1624 = sum_4 + t1623;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1625 = lane >> 2u;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1626 = lane & 3u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1627 = t1626 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t1628 = t1625 <= t1627;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t1629 = t1628 ? t1450 : t1502;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1630 = t1626 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1631 = t1630 + 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t1632 = t1625 <= t1631;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t1633 = t1632 ? t1459 : t1511;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1634 = lane + 4u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1635 = t1634 & 31u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t1636;
                    asm("mov.b32 %0, %1;" : "=r"(t1636) : "f"(t1633));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t1637;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1637) : "r"(t1636), "r"(t1635));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t1638;
                    asm("mov.b32 %0, %1;" : "=f"(t1638) : "r"(t1637));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_5 = t1629 + t1638;
                    const u32 t1640 = t1626 & 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t1641 = t1640 == 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1642 = t1641 ? 24u : 8u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1643 = lane + t1642;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1644 = t1643 & 31u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 beside_3 = t1644 ^ 1u;
                    u32 t1646;
                    asm("mov.b32 %0, %1;" : "=r"(t1646) : "f"(sum_5));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t1647;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1647) : "r"(t1646), "r"(beside_3));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t1648;
                    asm("mov.b32 %0, %1;" : "=f"(t1648) : "r"(t1647));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_6 = sum_5 + t1648;
                    f32 t1650;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t1650) : "f"(sum_6));
#line 148 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t1651 = sum_6 + t1650;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1652 = lane >> 2u;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1653 = lane & 3u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1654 = t1653 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t1655 = t1652 <= t1654;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t1656 = t1655 ? t1502 : t1554;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1657 = t1653 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1658 = t1657 + 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t1659 = t1652 <= t1658;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t1660 = t1659 ? t1511 : t1563;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1661 = lane + 4u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1662 = t1661 & 31u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t1663;
                    asm("mov.b32 %0, %1;" : "=r"(t1663) : "f"(t1660));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t1664;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1664) : "r"(t1663), "r"(t1662));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t1665;
                    asm("mov.b32 %0, %1;" : "=f"(t1665) : "r"(t1664));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_7 = t1656 + t1665;
                    const u32 t1667 = t1653 & 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t1668 = t1667 == 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1669 = t1668 ? 24u : 8u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1670 = lane + t1669;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1671 = t1670 & 31u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 beside_4 = t1671 ^ 1u;
                    u32 t1673;
                    asm("mov.b32 %0, %1;" : "=r"(t1673) : "f"(sum_7));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t1674;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1674) : "r"(t1673), "r"(beside_4));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t1675;
                    asm("mov.b32 %0, %1;" : "=f"(t1675) : "r"(t1674));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_8 = sum_7 + t1675;
                    f32 t1677;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t1677) : "f"(sum_8));
#line 148 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t1678 = sum_8 + t1677;
#line 154 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1679 = lane >> 2u;
#line 154 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1680 = lane & 3u;
                    u32 eight = 0u;
                    f32 sum_9 = 0.0f;
#line 158 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_own = t1680 == 0u;
                    const u32 t1682 = is_own ? 4294967294u : eight;
#line 159 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    eight = t1682;
                    const f32 t1683 = is_own ? t1597 : sum_9;
#line 160 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    sum_9 = t1683;
#line 158 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_own_2 = t1680 == 1u;
                    const u32 t1685 = is_own_2 ? 4294967295u : eight;
#line 159 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    eight = t1685;
                    const f32 t1686 = is_own_2 ? t1624 : sum_9;
#line 160 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    sum_9 = t1686;
#line 158 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_own_3 = t1680 == 2u;
                    const u32 t1688 = is_own_3 ? 0u : eight;
#line 159 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    eight = t1688;
                    const f32 t1689 = is_own_3 ? t1651 : sum_9;
#line 160 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    sum_9 = t1689;
#line 158 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_own_4 = t1680 == 3u;
                    const u32 t1691 = is_own_4 ? 1u : eight;
#line 159 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    eight = t1691;
                    const f32 t1692 = is_own_4 ? t1678 : sum_9;
#line 160 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    sum_9 = t1692;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1693 = t1680 << 1u;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1694 = t1693 + 8u;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1695 = t1694 - t1679;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 within_2 = t1695 & 7u;
                    const u32 t1697 = eight << 3u;
#line 163 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1698 = t1697 + within_2;
#line 49 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_negative = (int)t1698 < (int)0u;
                    const u32 t1700 = is_negative ? 0u : t1698;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1701 = t296 + t1700;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1702 = 0u - t1698;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1703 = is_negative ? t1702 : 0u;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t1704 = t299 + t1703;
#line 27 "src/functions/bias.rs"
                    const u32 t1_2_10 = t1701 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_2_10 = t1_2_10 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_42 = t2_2_10 + argument1;
                    const u32 t4_2_18 = first_42 - t1704;
#line 28 "src/functions/bias.rs"
                    const u32 t5_2_18 = (int)t4_2_18 > (int)0u ? t4_2_18 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_37 = (int)t5_2_18 < (int)t6_2_2 ? t5_2_18 : t6_2_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_2_18 = (u64)place_37 * t13_2_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_2_18 = t11_2_2 + t14_2_18;
#line 30 "src/functions/bias.rs"
                    const u64 t18_18 = t15_2_18 - argument0;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t1714 = (u64)((long long)t18_18 >> 2u);
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t1715 = t1714 * 104ull;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t1716 = gradient + t1715;
#line 190 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 sum_10 = true ? sum_9 : 0.0f;
                    const u32 halves = (u32)t18_18;
#line 191 "fa-kernels/src/attention/options/functions/sums.rs"
                    const u64 t1719 = (u64)((long long)t18_18 >> 32u);
#line 191 "fa-kernels/src/attention/options/functions/sums.rs"
                    const u32 halves_2 = (u32)t1719;
#line 195 "fa-kernels/src/attention/options/functions/sums.rs"
                    u32 t1721;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1721) : "r"(halves));
#line 195 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t1722 = halves == t1721;
#line 195 "fa-kernels/src/attention/options/functions/sums.rs"
                    u32 t1723;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1723) : "r"(halves_2));
#line 195 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t1724 = halves_2 == t1723;
                    const bool t1725 = t1722 & t1724;
#line 196 "fa-kernels/src/attention/options/functions/sums.rs"
                    const u32 t1726 = __ballot_sync(0xffffffffu, t1725);
#line 196 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t1727 = t1726 == 4294967295u;
#line 196 "fa-kernels/src/attention/options/functions/sums.rs"
                    if (t1727) {
                        f32 t1728;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1728) : "f"(sum_10));
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t1729 = sum_10 + t1728;
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t1730;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1730) : "f"(t1729));
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t1731 = t1729 + t1730;
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t1732;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1732) : "f"(t1731));
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t1733 = t1731 + t1732;
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t1734;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1734) : "f"(t1733));
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t1735 = t1733 + t1734;
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t1736;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1736) : "f"(t1735));
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 all_2 = t1735 + t1736;
                        const bool t1738 = lane == 0u;
#line 198 "fa-kernels/src/attention/options/functions/sums.rs"
                        const bool t1739 = all_2 != 0.0f;
#line 198 "fa-kernels/src/attention/options/functions/sums.rs"
                        const bool t1740 = t1738 & t1739;
#line 198 "fa-kernels/src/attention/options/functions/sums.rs"
                        if (t1740) {
#line 47 "fa-kernels/src/exact.rs"
                            u32 bits;
                            asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(all_2));
#line 48 "fa-kernels/src/exact.rs"
                            const u32 t1742 = bits >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                            const u32 exponent = t1742 & 255u;
                            const bool t1744 = exponent == 255u;
#line 49 "fa-kernels/src/exact.rs"
                            if (t1744) {
                                const u64 t1745 = t1716 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1745), "f"(all_2) : "memory");
                            } else {
#line 53 "fa-kernels/src/exact.rs"
                                const bool t1746 = exponent == 0u;
#line 53 "fa-kernels/src/exact.rs"
                                const u32 leading = t1746 ? 0u : 8388608u;
                                const u32 t1748 = bits & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                                const u32 fraction = t1748 | leading;
                                const u32 t1750 = exponent > 1u ? exponent : 1u;
#line 55 "fa-kernels/src/exact.rs"
                                const u32 place_38 = t1750 - 1u;
                                const u32 digit = place_38 / 24u;
                                const u32 t1753 = digit * 24u;
#line 57 "fa-kernels/src/exact.rs"
                                const u32 shift = place_38 - t1753;
                                const u32 t1755 = bits >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                                const bool is_negative_2 = t1755 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 t1757 = fraction << shift;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 low = t1757 & 16777215u;
                                const u32 t1759 = 24u - shift;
#line 64 "fa-kernels/src/exact.rs"
                                const u32 high = fraction >> t1759;
                                const u32 t1761 = digit << 1u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t1762 = (u64)t1761 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t1763 = t1716 + t1762;
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part = (u64)low;
                                const u64 t1765 = 0ull - part;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t1766 = is_negative_2 ? t1765 : part;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1763), "l"(t1766) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_2 = (u64)high;
                                const u64 t1768 = 0ull - part_2;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t1769 = is_negative_2 ? t1768 : part_2;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1763), "l"(t1769) : "memory");
                            }
                        }
                    } else {
#line 202 "fa-kernels/src/attention/options/functions/sums.rs"
                        const bool t1770 = sum_10 != 0.0f;
#line 202 "fa-kernels/src/attention/options/functions/sums.rs"
                        if (t1770) {
#line 47 "fa-kernels/src/exact.rs"
                            u32 bits_2;
                            asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(sum_10));
#line 48 "fa-kernels/src/exact.rs"
                            const u32 t1772 = bits_2 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                            const u32 exponent_2 = t1772 & 255u;
                            const bool t1774 = exponent_2 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                            if (t1774) {
                                const u64 t1775 = t1716 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1775), "f"(sum_10) : "memory");
                            } else {
#line 53 "fa-kernels/src/exact.rs"
                                const bool t1776 = exponent_2 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                                const u32 leading_2 = t1776 ? 0u : 8388608u;
                                const u32 t1778 = bits_2 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                                const u32 fraction_2 = t1778 | leading_2;
                                const u32 t1780 = exponent_2 > 1u ? exponent_2 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                                const u32 place_39 = t1780 - 1u;
                                const u32 digit_2 = place_39 / 24u;
                                const u32 t1783 = digit_2 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                                const u32 shift_2 = place_39 - t1783;
                                const u32 t1785 = bits_2 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                                const bool is_negative_3 = t1785 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 t1787 = fraction_2 << shift_2;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 low_2 = t1787 & 16777215u;
                                const u32 t1789 = 24u - shift_2;
#line 64 "fa-kernels/src/exact.rs"
                                const u32 high_2 = fraction_2 >> t1789;
                                const u32 t1791 = digit_2 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t1792 = (u64)t1791 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t1793 = t1716 + t1792;
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_3 = (u64)low_2;
                                const u64 t1795 = 0ull - part_3;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t1796 = is_negative_3 ? t1795 : part_3;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1793), "l"(t1796) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_4 = (u64)high_2;
                                const u64 t1798 = 0ull - part_4;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t1799 = is_negative_3 ? t1798 : part_4;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1793), "l"(t1799) : "memory");
                            }
                        }
                    }
                }
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t1556;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_51;
                u32 row_52;
                u32 row_53;
                u32 row_54;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t1306) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1800;
                asm("mov.b32 %0, %1;" : "=f"(t1800) : "r"(row_51));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1801;
                asm("mov.b32 %0, %1;" : "=f"(t1801) : "r"(row_52));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1802;
                asm("mov.b32 %0, %1;" : "=f"(t1802) : "r"(row_53));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1803;
                asm("mov.b32 %0, %1;" : "=f"(t1803) : "r"(row_54));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1804 = dp_17 - t1801;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1805 = s_17 * t1804;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1806 = t1313 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1807 = t1806 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1808 = t296 + t1807;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1809 = t1808 + 32u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_11 = t1809 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_11 = t1_2_11 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_43 = t2_2_11 + argument1;
                const u32 t4_2_19 = first_43 - t1323;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_19 = (int)t4_2_19 > (int)0u ? t4_2_19 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_40 = (int)t5_2_19 < (int)t6_2_2 ? t5_2_19 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_19 = (u64)place_40 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_19 = t11_2_2 + t14_2_19;
#line 30 "src/functions/bias.rs"
                const u64 t18_19 = t15_2_19 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t1805;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1819 = dp_18 - t1803;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1820 = s_18 * t1819;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1821 = t1313 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1822 = t1821 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1823 = t296 + t1822;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1824 = t1823 + 33u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_12 = t1824 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_12 = t1_2_12 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_44 = t2_2_12 + argument1;
                const u32 t4_2_20 = first_44 - t1323;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_20 = (int)t4_2_20 > (int)0u ? t4_2_20 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_41 = (int)t5_2_20 < (int)t6_2_2 ? t5_2_20 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_20 = (u64)place_41 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_20 = t11_2_2 + t14_2_20;
#line 30 "src/functions/bias.rs"
                const u64 t18_20 = t15_2_20 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t1820;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1834 = dp_19 - t1801;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1835 = s_19 * t1834;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_21 = first_43 - t1325;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_21 = (int)t4_2_21 > (int)0u ? t4_2_21 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_42 = (int)t5_2_21 < (int)t6_2_2 ? t5_2_21 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_21 = (u64)place_42 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_21 = t11_2_2 + t14_2_21;
#line 30 "src/functions/bias.rs"
                const u64 t18_21 = t15_2_21 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1842 = t1517 + t1835;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t1835;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1843 = dp_20 - t1803;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1844 = s_20 * t1843;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_22 = first_44 - t1325;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_22 = (int)t4_2_22 > (int)0u ? t4_2_22 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_43 = (int)t5_2_22 < (int)t6_2_2 ? t5_2_22 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_22 = (u64)place_43 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_22 = t11_2_2 + t14_2_22;
#line 30 "src/functions/bias.rs"
                const u64 t18_22 = t15_2_22 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1851 = t1532 + t1844;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t1844;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_55;
                u32 row_56;
                u32 row_57;
                u32 row_58;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t1306) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1852;
                asm("mov.b32 %0, %1;" : "=f"(t1852) : "r"(row_55));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1853;
                asm("mov.b32 %0, %1;" : "=f"(t1853) : "r"(row_56));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1854;
                asm("mov.b32 %0, %1;" : "=f"(t1854) : "r"(row_57));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1855;
                asm("mov.b32 %0, %1;" : "=f"(t1855) : "r"(row_58));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1856 = dp_21 - t1853;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1857 = s_21 * t1856;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1858 = t1313 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1859 = t1858 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1860 = t296 + t1859;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1861 = t1860 + 40u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_13 = t1861 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_13 = t1_2_13 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_45 = t2_2_13 + argument1;
                const u32 t4_2_23 = first_45 - t1323;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_23 = (int)t4_2_23 > (int)0u ? t4_2_23 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_44 = (int)t5_2_23 < (int)t6_2_2 ? t5_2_23 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_23 = (u64)place_44 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_23 = t11_2_2 + t14_2_23;
#line 30 "src/functions/bias.rs"
                const u64 t18_23 = t15_2_23 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t1857;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1871 = dp_22 - t1855;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1872 = s_22 * t1871;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1873 = t1313 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1874 = t1873 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1875 = t296 + t1874;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1876 = t1875 + 41u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_14 = t1876 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_14 = t1_2_14 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_46 = t2_2_14 + argument1;
                const u32 t4_2_24 = first_46 - t1323;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_24 = (int)t4_2_24 > (int)0u ? t4_2_24 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_45 = (int)t5_2_24 < (int)t6_2_2 ? t5_2_24 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_24 = (u64)place_45 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_24 = t11_2_2 + t14_2_24;
#line 30 "src/functions/bias.rs"
                const u64 t18_24 = t15_2_24 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t1872;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1886 = dp_23 - t1853;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1887 = s_23 * t1886;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_25 = first_45 - t1325;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_25 = (int)t4_2_25 > (int)0u ? t4_2_25 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_46 = (int)t5_2_25 < (int)t6_2_2 ? t5_2_25 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_25 = (u64)place_46 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_25 = t11_2_2 + t14_2_25;
#line 30 "src/functions/bias.rs"
                const u64 t18_25 = t15_2_25 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1894 = t1805 + t1887;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t1887;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1895 = dp_24 - t1855;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1896 = s_24 * t1895;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_26 = first_46 - t1325;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_26 = (int)t4_2_26 > (int)0u ? t4_2_26 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_47 = (int)t5_2_26 < (int)t6_2_2 ? t5_2_26 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_26 = (u64)place_47 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_26 = t11_2_2 + t14_2_26;
#line 30 "src/functions/bias.rs"
                const u64 t18_26 = t15_2_26 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1903 = t1820 + t1896;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t1896;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_59;
                u32 row_60;
                u32 row_61;
                u32 row_62;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t1306) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1904;
                asm("mov.b32 %0, %1;" : "=f"(t1904) : "r"(row_59));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1905;
                asm("mov.b32 %0, %1;" : "=f"(t1905) : "r"(row_60));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1906;
                asm("mov.b32 %0, %1;" : "=f"(t1906) : "r"(row_61));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1907;
                asm("mov.b32 %0, %1;" : "=f"(t1907) : "r"(row_62));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1908 = dp_25 - t1905;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1909 = s_25 * t1908;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1910 = t1313 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1911 = t1910 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1912 = t296 + t1911;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1913 = t1912 + 48u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_15 = t1913 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_15 = t1_2_15 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_47 = t2_2_15 + argument1;
                const u32 t4_2_27 = first_47 - t1323;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_27 = (int)t4_2_27 > (int)0u ? t4_2_27 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_48 = (int)t5_2_27 < (int)t6_2_2 ? t5_2_27 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_27 = (u64)place_48 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_27 = t11_2_2 + t14_2_27;
#line 30 "src/functions/bias.rs"
                const u64 t18_27 = t15_2_27 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t1909;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1923 = dp_26 - t1907;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1924 = s_26 * t1923;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1925 = t1313 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1926 = t1925 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1927 = t296 + t1926;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1928 = t1927 + 49u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_16 = t1928 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_16 = t1_2_16 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_48 = t2_2_16 + argument1;
                const u32 t4_2_28 = first_48 - t1323;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_28 = (int)t4_2_28 > (int)0u ? t4_2_28 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_49 = (int)t5_2_28 < (int)t6_2_2 ? t5_2_28 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_28 = (u64)place_49 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_28 = t11_2_2 + t14_2_28;
#line 30 "src/functions/bias.rs"
                const u64 t18_28 = t15_2_28 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t1924;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1938 = dp_27 - t1905;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1939 = s_27 * t1938;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_29 = first_47 - t1325;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_29 = (int)t4_2_29 > (int)0u ? t4_2_29 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_50 = (int)t5_2_29 < (int)t6_2_2 ? t5_2_29 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_29 = (u64)place_50 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_29 = t11_2_2 + t14_2_29;
#line 30 "src/functions/bias.rs"
                const u64 t18_29 = t15_2_29 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1946 = t1857 + t1939;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t1939;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1947 = dp_28 - t1907;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1948 = s_28 * t1947;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_30 = first_48 - t1325;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_30 = (int)t4_2_30 > (int)0u ? t4_2_30 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_51 = (int)t5_2_30 < (int)t6_2_2 ? t5_2_30 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_30 = (u64)place_51 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_30 = t11_2_2 + t14_2_30;
#line 30 "src/functions/bias.rs"
                const u64 t18_30 = t15_2_30 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1955 = t1872 + t1948;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t1948;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_63;
                u32 row_64;
                u32 row_65;
                u32 row_66;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t1306) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1956;
                asm("mov.b32 %0, %1;" : "=f"(t1956) : "r"(row_63));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1957;
                asm("mov.b32 %0, %1;" : "=f"(t1957) : "r"(row_64));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1958;
                asm("mov.b32 %0, %1;" : "=f"(t1958) : "r"(row_65));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1959;
                asm("mov.b32 %0, %1;" : "=f"(t1959) : "r"(row_66));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1960 = dp_29 - t1957;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1961 = s_29 * t1960;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1962 = t1313 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1963 = t1962 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1964 = t296 + t1963;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1965 = t1964 + 56u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_17 = t1965 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_17 = t1_2_17 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_49 = t2_2_17 + argument1;
                const u32 t4_2_31 = first_49 - t1323;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_31 = (int)t4_2_31 > (int)0u ? t4_2_31 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_52 = (int)t5_2_31 < (int)t6_2_2 ? t5_2_31 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_31 = (u64)place_52 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_31 = t11_2_2 + t14_2_31;
#line 30 "src/functions/bias.rs"
                const u64 t18_31 = t15_2_31 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t1961;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1975 = dp_30 - t1959;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1976 = s_30 * t1975;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1977 = t1313 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1978 = t1977 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1979 = t296 + t1978;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1980 = t1979 + 57u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_18 = t1980 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_18 = t1_2_18 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_50 = t2_2_18 + argument1;
                const u32 t4_2_32 = first_50 - t1323;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_32 = (int)t4_2_32 > (int)0u ? t4_2_32 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_53 = (int)t5_2_32 < (int)t6_2_2 ? t5_2_32 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_32 = (u64)place_53 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_32 = t11_2_2 + t14_2_32;
#line 30 "src/functions/bias.rs"
                const u64 t18_32 = t15_2_32 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t1976;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1990 = dp_31 - t1957;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1991 = s_31 * t1990;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_33 = first_49 - t1325;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_33 = (int)t4_2_33 > (int)0u ? t4_2_33 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_54 = (int)t5_2_33 < (int)t6_2_2 ? t5_2_33 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_33 = (u64)place_54 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_33 = t11_2_2 + t14_2_33;
#line 30 "src/functions/bias.rs"
                const u64 t18_33 = t15_2_33 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1998 = t1909 + t1991;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t1991;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1999 = dp_32 - t1959;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2000 = s_32 * t1999;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_34 = first_50 - t1325;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_34 = (int)t4_2_34 > (int)0u ? t4_2_34 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_55 = (int)t5_2_34 < (int)t6_2_2 ? t5_2_34 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_34 = (u64)place_55 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_34 = t11_2_2 + t14_2_34;
#line 30 "src/functions/bias.rs"
                const u64 t18_34 = t15_2_34 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2007 = t1924 + t2000;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                if (t1376) {
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2008 = sum_of_block;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2009 = t2008 + t1554;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2010 = t2009 + t1563;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2011 = t2010 + t1842;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2012 = t2011 + t1851;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2013 = t2012 + t1894;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2014 = t2013 + t1903;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2015 = t2014 + t1946;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 own_2 = t2015 + t1955;
                    sum_of_block = own_2;
                } else {
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2017 = lane >> 2u;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2018 = lane & 3u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2019 = t2018 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2020 = t2017 <= t2019;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2021 = t2020 ? t1554 : t1842;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2022 = t2018 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2023 = t2022 + 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2024 = t2017 <= t2023;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2025 = t2024 ? t1563 : t1851;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2026 = lane + 4u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2027 = t2026 & 31u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2028;
                    asm("mov.b32 %0, %1;" : "=r"(t2028) : "f"(t2025));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2029;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2029) : "r"(t2028), "r"(t2027));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2030;
                    asm("mov.b32 %0, %1;" : "=f"(t2030) : "r"(t2029));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_11 = t2021 + t2030;
                    const u32 t2032 = t2018 & 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2033 = t2032 == 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2034 = t2033 ? 24u : 8u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2035 = lane + t2034;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2036 = t2035 & 31u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 beside_5 = t2036 ^ 1u;
                    u32 t2038;
                    asm("mov.b32 %0, %1;" : "=r"(t2038) : "f"(sum_11));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2039;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2039) : "r"(t2038), "r"(beside_5));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2040;
                    asm("mov.b32 %0, %1;" : "=f"(t2040) : "r"(t2039));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_12 = sum_11 + t2040;
                    f32 t2042;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t2042) : "f"(sum_12));
#line 148 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2043 = sum_12 + t2042;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2044 = lane >> 2u;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2045 = lane & 3u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2046 = t2045 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2047 = t2044 <= t2046;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2048 = t2047 ? t1842 : t1894;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2049 = t2045 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2050 = t2049 + 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2051 = t2044 <= t2050;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2052 = t2051 ? t1851 : t1903;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2053 = lane + 4u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2054 = t2053 & 31u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2055;
                    asm("mov.b32 %0, %1;" : "=r"(t2055) : "f"(t2052));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2056;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2056) : "r"(t2055), "r"(t2054));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2057;
                    asm("mov.b32 %0, %1;" : "=f"(t2057) : "r"(t2056));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_13 = t2048 + t2057;
                    const u32 t2059 = t2045 & 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2060 = t2059 == 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2061 = t2060 ? 24u : 8u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2062 = lane + t2061;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2063 = t2062 & 31u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 beside_6 = t2063 ^ 1u;
                    u32 t2065;
                    asm("mov.b32 %0, %1;" : "=r"(t2065) : "f"(sum_13));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2066;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2066) : "r"(t2065), "r"(beside_6));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2067;
                    asm("mov.b32 %0, %1;" : "=f"(t2067) : "r"(t2066));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_14 = sum_13 + t2067;
                    f32 t2069;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t2069) : "f"(sum_14));
#line 148 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2070 = sum_14 + t2069;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2071 = lane >> 2u;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2072 = lane & 3u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2073 = t2072 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2074 = t2071 <= t2073;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2075 = t2074 ? t1894 : t1946;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2076 = t2072 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2077 = t2076 + 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2078 = t2071 <= t2077;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2079 = t2078 ? t1903 : t1955;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2080 = lane + 4u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2081 = t2080 & 31u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2082;
                    asm("mov.b32 %0, %1;" : "=r"(t2082) : "f"(t2079));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2083;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2083) : "r"(t2082), "r"(t2081));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2084;
                    asm("mov.b32 %0, %1;" : "=f"(t2084) : "r"(t2083));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_15 = t2075 + t2084;
                    const u32 t2086 = t2072 & 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2087 = t2086 == 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2088 = t2087 ? 24u : 8u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2089 = lane + t2088;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2090 = t2089 & 31u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 beside_7 = t2090 ^ 1u;
                    u32 t2092;
                    asm("mov.b32 %0, %1;" : "=r"(t2092) : "f"(sum_15));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2093;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2093) : "r"(t2092), "r"(beside_7));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2094;
                    asm("mov.b32 %0, %1;" : "=f"(t2094) : "r"(t2093));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_16 = sum_15 + t2094;
                    f32 t2096;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t2096) : "f"(sum_16));
#line 148 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2097 = sum_16 + t2096;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2098 = lane >> 2u;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2099 = lane & 3u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2100 = t2099 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2101 = t2098 <= t2100;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2102 = t2101 ? t1946 : t1998;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2103 = t2099 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2104 = t2103 + 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2105 = t2098 <= t2104;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2106 = t2105 ? t1955 : t2007;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2107 = lane + 4u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2108 = t2107 & 31u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2109;
                    asm("mov.b32 %0, %1;" : "=r"(t2109) : "f"(t2106));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2110;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2110) : "r"(t2109), "r"(t2108));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2111;
                    asm("mov.b32 %0, %1;" : "=f"(t2111) : "r"(t2110));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_17 = t2102 + t2111;
                    const u32 t2113 = t2099 & 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2114 = t2113 == 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2115 = t2114 ? 24u : 8u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2116 = lane + t2115;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2117 = t2116 & 31u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 beside_8 = t2117 ^ 1u;
                    u32 t2119;
                    asm("mov.b32 %0, %1;" : "=r"(t2119) : "f"(sum_17));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2120;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2120) : "r"(t2119), "r"(beside_8));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2121;
                    asm("mov.b32 %0, %1;" : "=f"(t2121) : "r"(t2120));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_18 = sum_17 + t2121;
                    f32 t2123;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t2123) : "f"(sum_18));
#line 148 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2124 = sum_18 + t2123;
#line 154 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2125 = lane >> 2u;
#line 154 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2126 = lane & 3u;
                    u32 eight_2 = 0u;
                    f32 sum_19 = 0.0f;
#line 158 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_own_5 = t2126 == 0u;
                    const u32 t2128 = is_own_5 ? 2u : eight_2;
#line 159 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    eight_2 = t2128;
                    const f32 t2129 = is_own_5 ? t2043 : sum_19;
#line 160 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    sum_19 = t2129;
#line 158 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_own_6 = t2126 == 1u;
                    const u32 t2131 = is_own_6 ? 3u : eight_2;
#line 159 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    eight_2 = t2131;
                    const f32 t2132 = is_own_6 ? t2070 : sum_19;
#line 160 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    sum_19 = t2132;
#line 158 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_own_7 = t2126 == 2u;
                    const u32 t2134 = is_own_7 ? 4u : eight_2;
#line 159 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    eight_2 = t2134;
                    const f32 t2135 = is_own_7 ? t2097 : sum_19;
#line 160 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    sum_19 = t2135;
#line 158 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_own_8 = t2126 == 3u;
                    const u32 t2137 = is_own_8 ? 5u : eight_2;
#line 159 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    eight_2 = t2137;
                    const f32 t2138 = is_own_8 ? t2124 : sum_19;
#line 160 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    sum_19 = t2138;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2139 = t2126 << 1u;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2140 = t2139 + 8u;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2141 = t2140 - t2125;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 within_3 = t2141 & 7u;
                    const u32 t2143 = eight_2 << 3u;
#line 163 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2144 = t2143 + within_3;
#line 49 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_negative_4 = (int)t2144 < (int)0u;
                    const u32 t2146 = is_negative_4 ? 0u : t2144;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2147 = t296 + t2146;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2148 = 0u - t2144;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2149 = is_negative_4 ? t2148 : 0u;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2150 = t299 + t2149;
#line 27 "src/functions/bias.rs"
                    const u32 t1_2_19 = t2147 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_2_19 = t1_2_19 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_51 = t2_2_19 + argument1;
                    const u32 t4_2_35 = first_51 - t2150;
#line 28 "src/functions/bias.rs"
                    const u32 t5_2_35 = (int)t4_2_35 > (int)0u ? t4_2_35 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_56 = (int)t5_2_35 < (int)t6_2_2 ? t5_2_35 : t6_2_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_2_35 = (u64)place_56 * t13_2_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_2_35 = t11_2_2 + t14_2_35;
#line 30 "src/functions/bias.rs"
                    const u64 t18_35 = t15_2_35 - argument0;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t2160 = (u64)((long long)t18_35 >> 2u);
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t2161 = t2160 * 104ull;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t2162 = gradient + t2161;
#line 190 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 sum_20 = true ? sum_19 : 0.0f;
                    const u32 halves_3 = (u32)t18_35;
#line 191 "fa-kernels/src/attention/options/functions/sums.rs"
                    const u64 t2165 = (u64)((long long)t18_35 >> 32u);
#line 191 "fa-kernels/src/attention/options/functions/sums.rs"
                    const u32 halves_4 = (u32)t2165;
#line 195 "fa-kernels/src/attention/options/functions/sums.rs"
                    u32 t2167;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2167) : "r"(halves_3));
#line 195 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t2168 = halves_3 == t2167;
#line 195 "fa-kernels/src/attention/options/functions/sums.rs"
                    u32 t2169;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2169) : "r"(halves_4));
#line 195 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t2170 = halves_4 == t2169;
                    const bool t2171 = t2168 & t2170;
#line 196 "fa-kernels/src/attention/options/functions/sums.rs"
                    const u32 t2172 = __ballot_sync(0xffffffffu, t2171);
#line 196 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t2173 = t2172 == 4294967295u;
#line 196 "fa-kernels/src/attention/options/functions/sums.rs"
                    if (t2173) {
                        f32 t2174;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2174) : "f"(sum_20));
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t2175 = sum_20 + t2174;
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t2176;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2176) : "f"(t2175));
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t2177 = t2175 + t2176;
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t2178;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2178) : "f"(t2177));
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t2179 = t2177 + t2178;
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t2180;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2180) : "f"(t2179));
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t2181 = t2179 + t2180;
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t2182;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2182) : "f"(t2181));
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 all_3 = t2181 + t2182;
                        const bool t2184 = lane == 0u;
#line 198 "fa-kernels/src/attention/options/functions/sums.rs"
                        const bool t2185 = all_3 != 0.0f;
#line 198 "fa-kernels/src/attention/options/functions/sums.rs"
                        const bool t2186 = t2184 & t2185;
#line 198 "fa-kernels/src/attention/options/functions/sums.rs"
                        if (t2186) {
#line 47 "fa-kernels/src/exact.rs"
                            u32 bits_3;
                            asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(all_3));
#line 48 "fa-kernels/src/exact.rs"
                            const u32 t2188 = bits_3 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                            const u32 exponent_3 = t2188 & 255u;
                            const bool t2190 = exponent_3 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                            if (t2190) {
                                const u64 t2191 = t2162 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2191), "f"(all_3) : "memory");
                            } else {
#line 53 "fa-kernels/src/exact.rs"
                                const bool t2192 = exponent_3 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                                const u32 leading_3 = t2192 ? 0u : 8388608u;
                                const u32 t2194 = bits_3 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                                const u32 fraction_3 = t2194 | leading_3;
                                const u32 t2196 = exponent_3 > 1u ? exponent_3 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                                const u32 place_57 = t2196 - 1u;
                                const u32 digit_3 = place_57 / 24u;
                                const u32 t2199 = digit_3 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                                const u32 shift_3 = place_57 - t2199;
                                const u32 t2201 = bits_3 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                                const bool is_negative_5 = t2201 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 t2203 = fraction_3 << shift_3;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 low_3 = t2203 & 16777215u;
                                const u32 t2205 = 24u - shift_3;
#line 64 "fa-kernels/src/exact.rs"
                                const u32 high_3 = fraction_3 >> t2205;
                                const u32 t2207 = digit_3 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t2208 = (u64)t2207 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t2209 = t2162 + t2208;
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_5 = (u64)low_3;
                                const u64 t2211 = 0ull - part_5;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t2212 = is_negative_5 ? t2211 : part_5;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2209), "l"(t2212) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_6 = (u64)high_3;
                                const u64 t2214 = 0ull - part_6;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t2215 = is_negative_5 ? t2214 : part_6;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2209), "l"(t2215) : "memory");
                            }
                        }
                    } else {
#line 202 "fa-kernels/src/attention/options/functions/sums.rs"
                        const bool t2216 = sum_20 != 0.0f;
#line 202 "fa-kernels/src/attention/options/functions/sums.rs"
                        if (t2216) {
#line 47 "fa-kernels/src/exact.rs"
                            u32 bits_4;
                            asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(sum_20));
#line 48 "fa-kernels/src/exact.rs"
                            const u32 t2218 = bits_4 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                            const u32 exponent_4 = t2218 & 255u;
                            const bool t2220 = exponent_4 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                            if (t2220) {
                                const u64 t2221 = t2162 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2221), "f"(sum_20) : "memory");
                            } else {
#line 53 "fa-kernels/src/exact.rs"
                                const bool t2222 = exponent_4 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                                const u32 leading_4 = t2222 ? 0u : 8388608u;
                                const u32 t2224 = bits_4 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                                const u32 fraction_4 = t2224 | leading_4;
                                const u32 t2226 = exponent_4 > 1u ? exponent_4 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                                const u32 place_58 = t2226 - 1u;
                                const u32 digit_4 = place_58 / 24u;
                                const u32 t2229 = digit_4 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                                const u32 shift_4 = place_58 - t2229;
                                const u32 t2231 = bits_4 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                                const bool is_negative_6 = t2231 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 t2233 = fraction_4 << shift_4;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 low_4 = t2233 & 16777215u;
                                const u32 t2235 = 24u - shift_4;
#line 64 "fa-kernels/src/exact.rs"
                                const u32 high_4 = fraction_4 >> t2235;
                                const u32 t2237 = digit_4 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t2238 = (u64)t2237 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t2239 = t2162 + t2238;
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_7 = (u64)low_4;
                                const u64 t2241 = 0ull - part_7;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t2242 = is_negative_6 ? t2241 : part_7;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2239), "l"(t2242) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_8 = (u64)high_4;
                                const u64 t2244 = 0ull - part_8;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t2245 = is_negative_6 ? t2244 : part_8;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2239), "l"(t2245) : "memory");
                            }
                        }
                    }
                }
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                if (t1376) {
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2246 = sum_of_block;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2247 = t2246 + t1998;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2248 = t2247 + t2007;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2249 = t2248 + t1961;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 own_3 = t2249 + t1976;
                    sum_of_block = own_3;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2251;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2251) : "f"(own_3));
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2252 = own_3 + t2251;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2253;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2253) : "f"(t2252));
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2254 = t2252 + t2253;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2255;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2255) : "f"(t2254));
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2256 = t2254 + t2255;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2257;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2257) : "f"(t2256));
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2258 = t2256 + t2257;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2259;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2259) : "f"(t2258));
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2260 = t2258 + t2259;
#line 27 "src/functions/bias.rs"
                    const u32 t1_2_20 = t296 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_2_20 = t1_2_20 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_52 = t2_2_20 + argument1;
                    const u32 t4_2_36 = first_52 - t299;
#line 28 "src/functions/bias.rs"
                    const u32 t5_2_36 = (int)t4_2_36 > (int)0u ? t4_2_36 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_59 = (int)t5_2_36 < (int)t6_2_2 ? t5_2_36 : t6_2_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_2_36 = (u64)place_59 * t13_2_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_2_36 = t11_2_2 + t14_2_36;
#line 30 "src/functions/bias.rs"
                    const u64 t18_36 = t15_2_36 - argument0;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t2270 = (u64)((long long)t18_36 >> 2u);
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t2271 = t2270 * 104ull;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t2272 = gradient + t2271;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2273 = lane == 0u;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2274 = t2260 != 0.0f;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2275 = t2274 & t2273;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    if (t2275) {
#line 47 "fa-kernels/src/exact.rs"
                        u32 bits_5;
                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(t2260));
#line 48 "fa-kernels/src/exact.rs"
                        const u32 t2277 = bits_5 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                        const u32 exponent_5 = t2277 & 255u;
                        const bool t2279 = exponent_5 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                        if (t2279) {
                            const u64 t2280 = t2272 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2280), "f"(t2260) : "memory");
                        } else {
#line 53 "fa-kernels/src/exact.rs"
                            const bool t2281 = exponent_5 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                            const u32 leading_5 = t2281 ? 0u : 8388608u;
                            const u32 t2283 = bits_5 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                            const u32 fraction_5 = t2283 | leading_5;
                            const u32 t2285 = exponent_5 > 1u ? exponent_5 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                            const u32 place_60 = t2285 - 1u;
                            const u32 digit_5 = place_60 / 24u;
                            const u32 t2288 = digit_5 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                            const u32 shift_5 = place_60 - t2288;
                            const u32 t2290 = bits_5 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                            const bool is_negative_7 = t2290 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                            const u32 t2292 = fraction_5 << shift_5;
#line 63 "fa-kernels/src/exact.rs"
                            const u32 low_5 = t2292 & 16777215u;
                            const u32 t2294 = 24u - shift_5;
#line 64 "fa-kernels/src/exact.rs"
                            const u32 high_5 = fraction_5 >> t2294;
                            const u32 t2296 = digit_5 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                            const u64 t2297 = (u64)t2296 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                            const u64 t2298 = t2272 + t2297;
#line 60 "fa-kernels/src/exact.rs"
                            const u64 part_9 = (u64)low_5;
                            const u64 t2300 = 0ull - part_9;
#line 61 "fa-kernels/src/exact.rs"
                            const u64 t2301 = is_negative_7 ? t2300 : part_9;
#line 61 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2298), "l"(t2301) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                            const u64 part_10 = (u64)high_5;
                            const u64 t2303 = 0ull - part_10;
#line 61 "fa-kernels/src/exact.rs"
                            const u64 t2304 = is_negative_7 ? t2303 : part_10;
#line 61 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2298), "l"(t2304) : "memory");
                        }
                    }
                } else {
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2305 = lane >> 2u;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2306 = lane & 3u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2307 = t2306 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2308 = t2305 <= t2307;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2309 = t2308 ? t1998 : t1961;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2310 = t2306 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2311 = t2310 + 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2312 = t2305 <= t2311;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2313 = t2312 ? t2007 : t1976;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2314 = lane + 4u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2315 = t2314 & 31u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2316;
                    asm("mov.b32 %0, %1;" : "=r"(t2316) : "f"(t2313));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2317;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2317) : "r"(t2316), "r"(t2315));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2318;
                    asm("mov.b32 %0, %1;" : "=f"(t2318) : "r"(t2317));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_21 = t2309 + t2318;
                    const u32 t2320 = t2306 & 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2321 = t2320 == 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2322 = t2321 ? 24u : 8u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2323 = lane + t2322;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2324 = t2323 & 31u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 beside_9 = t2324 ^ 1u;
                    u32 t2326;
                    asm("mov.b32 %0, %1;" : "=r"(t2326) : "f"(sum_21));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2327;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2327) : "r"(t2326), "r"(beside_9));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2328;
                    asm("mov.b32 %0, %1;" : "=f"(t2328) : "r"(t2327));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_22 = sum_21 + t2328;
                    f32 t2330;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t2330) : "f"(sum_22));
#line 148 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2331 = sum_22 + t2330;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2332 = lane >> 2u;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2333 = lane & 3u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2334 = t2333 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2335 = t2332 <= t2334;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2336 = t2335 ? t1961 : 0.0f;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2337 = t2333 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2338 = t2337 + 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2339 = t2332 <= t2338;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2340 = t2339 ? t1976 : 0.0f;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2341 = lane + 4u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2342 = t2341 & 31u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2343;
                    asm("mov.b32 %0, %1;" : "=r"(t2343) : "f"(t2340));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2344;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2344) : "r"(t2343), "r"(t2342));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2345;
                    asm("mov.b32 %0, %1;" : "=f"(t2345) : "r"(t2344));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_23 = t2336 + t2345;
                    const u32 t2347 = t2333 & 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2348 = t2347 == 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2349 = t2348 ? 24u : 8u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2350 = lane + t2349;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2351 = t2350 & 31u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 beside_10 = t2351 ^ 1u;
                    u32 t2353;
                    asm("mov.b32 %0, %1;" : "=r"(t2353) : "f"(sum_23));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2354;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2354) : "r"(t2353), "r"(beside_10));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2355;
                    asm("mov.b32 %0, %1;" : "=f"(t2355) : "r"(t2354));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_24 = sum_23 + t2355;
                    f32 t2357;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t2357) : "f"(sum_24));
#line 148 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2358 = sum_24 + t2357;
#line 154 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2359 = lane >> 2u;
#line 154 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2360 = lane & 3u;
                    u32 eight_3 = 0u;
                    f32 sum_25 = 0.0f;
#line 158 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_own_9 = t2360 == 0u;
                    const u32 t2362 = is_own_9 ? 6u : eight_3;
#line 159 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    eight_3 = t2362;
                    const f32 t2363 = is_own_9 ? t2331 : sum_25;
#line 160 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    sum_25 = t2363;
#line 158 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_own_10 = t2360 == 1u;
                    const u32 t2365 = is_own_10 ? 7u : eight_3;
#line 159 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    eight_3 = t2365;
                    const f32 t2366 = is_own_10 ? t2358 : sum_25;
#line 160 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    sum_25 = t2366;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2367 = t2360 << 1u;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2368 = t2367 + 8u;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2369 = t2368 - t2359;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 within_4 = t2369 & 7u;
                    const u32 t2371 = eight_3 << 3u;
#line 163 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2372 = t2371 + within_4;
#line 49 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_negative_8 = (int)t2372 < (int)0u;
                    const u32 t2374 = is_negative_8 ? 0u : t2372;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2375 = t296 + t2374;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2376 = 0u - t2372;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2377 = is_negative_8 ? t2376 : 0u;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2378 = t299 + t2377;
#line 27 "src/functions/bias.rs"
                    const u32 t1_2_21 = t2375 + seq_k;
#line 27 "src/functions/bias.rs"
                    const u32 t2_2_21 = t1_2_21 - seq_q;
#line 27 "src/functions/bias.rs"
                    const u32 first_53 = t2_2_21 + argument1;
                    const u32 t4_2_37 = first_53 - t2378;
#line 28 "src/functions/bias.rs"
                    const u32 t5_2_37 = (int)t4_2_37 > (int)0u ? t4_2_37 : 0u;
#line 28 "src/functions/bias.rs"
                    const u32 place_61 = (int)t5_2_37 < (int)t6_2_2 ? t5_2_37 : t6_2_2;
#line 30 "src/functions/bias.rs"
                    const u64 t14_2_37 = (u64)place_61 * t13_2_2;
#line 30 "src/functions/bias.rs"
                    const u64 t15_2_37 = t11_2_2 + t14_2_37;
#line 30 "src/functions/bias.rs"
                    const u64 t18_37 = t15_2_37 - argument0;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t2388 = (u64)((long long)t18_37 >> 2u);
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t2389 = t2388 * 104ull;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t2390 = gradient + t2389;
#line 190 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 sum_26 = true ? sum_25 : 0.0f;
                    const u32 halves_5 = (u32)t18_37;
#line 191 "fa-kernels/src/attention/options/functions/sums.rs"
                    const u64 t2393 = (u64)((long long)t18_37 >> 32u);
#line 191 "fa-kernels/src/attention/options/functions/sums.rs"
                    const u32 halves_6 = (u32)t2393;
#line 195 "fa-kernels/src/attention/options/functions/sums.rs"
                    u32 t2395;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2395) : "r"(halves_5));
#line 195 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t2396 = halves_5 == t2395;
#line 195 "fa-kernels/src/attention/options/functions/sums.rs"
                    u32 t2397;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2397) : "r"(halves_6));
#line 195 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t2398 = halves_6 == t2397;
                    const bool t2399 = t2396 & t2398;
#line 196 "fa-kernels/src/attention/options/functions/sums.rs"
                    const u32 t2400 = __ballot_sync(0xffffffffu, t2399);
#line 196 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t2401 = t2400 == 4294967295u;
#line 196 "fa-kernels/src/attention/options/functions/sums.rs"
                    if (t2401) {
                        f32 t2402;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2402) : "f"(sum_26));
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t2403 = sum_26 + t2402;
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t2404;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2404) : "f"(t2403));
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t2405 = t2403 + t2404;
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t2406;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2406) : "f"(t2405));
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t2407 = t2405 + t2406;
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t2408;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2408) : "f"(t2407));
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t2409 = t2407 + t2408;
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t2410;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2410) : "f"(t2409));
#line 197 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 all_4 = t2409 + t2410;
                        const bool t2412 = lane == 0u;
#line 198 "fa-kernels/src/attention/options/functions/sums.rs"
                        const bool t2413 = all_4 != 0.0f;
#line 198 "fa-kernels/src/attention/options/functions/sums.rs"
                        const bool t2414 = t2412 & t2413;
#line 198 "fa-kernels/src/attention/options/functions/sums.rs"
                        if (t2414) {
#line 47 "fa-kernels/src/exact.rs"
                            u32 bits_6;
                            asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(all_4));
#line 48 "fa-kernels/src/exact.rs"
                            const u32 t2416 = bits_6 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                            const u32 exponent_6 = t2416 & 255u;
                            const bool t2418 = exponent_6 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                            if (t2418) {
                                const u64 t2419 = t2390 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2419), "f"(all_4) : "memory");
                            } else {
#line 53 "fa-kernels/src/exact.rs"
                                const bool t2420 = exponent_6 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                                const u32 leading_6 = t2420 ? 0u : 8388608u;
                                const u32 t2422 = bits_6 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                                const u32 fraction_6 = t2422 | leading_6;
                                const u32 t2424 = exponent_6 > 1u ? exponent_6 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                                const u32 place_62 = t2424 - 1u;
                                const u32 digit_6 = place_62 / 24u;
                                const u32 t2427 = digit_6 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                                const u32 shift_6 = place_62 - t2427;
                                const u32 t2429 = bits_6 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                                const bool is_negative_9 = t2429 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 t2431 = fraction_6 << shift_6;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 low_6 = t2431 & 16777215u;
                                const u32 t2433 = 24u - shift_6;
#line 64 "fa-kernels/src/exact.rs"
                                const u32 high_6 = fraction_6 >> t2433;
                                const u32 t2435 = digit_6 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t2436 = (u64)t2435 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t2437 = t2390 + t2436;
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_11 = (u64)low_6;
                                const u64 t2439 = 0ull - part_11;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t2440 = is_negative_9 ? t2439 : part_11;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2437), "l"(t2440) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_12 = (u64)high_6;
                                const u64 t2442 = 0ull - part_12;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t2443 = is_negative_9 ? t2442 : part_12;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2437), "l"(t2443) : "memory");
                            }
                        }
                    } else {
#line 202 "fa-kernels/src/attention/options/functions/sums.rs"
                        const bool t2444 = sum_26 != 0.0f;
#line 202 "fa-kernels/src/attention/options/functions/sums.rs"
                        if (t2444) {
#line 47 "fa-kernels/src/exact.rs"
                            u32 bits_7;
                            asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(sum_26));
#line 48 "fa-kernels/src/exact.rs"
                            const u32 t2446 = bits_7 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                            const u32 exponent_7 = t2446 & 255u;
                            const bool t2448 = exponent_7 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                            if (t2448) {
                                const u64 t2449 = t2390 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2449), "f"(sum_26) : "memory");
                            } else {
#line 53 "fa-kernels/src/exact.rs"
                                const bool t2450 = exponent_7 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                                const u32 leading_7 = t2450 ? 0u : 8388608u;
                                const u32 t2452 = bits_7 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                                const u32 fraction_7 = t2452 | leading_7;
                                const u32 t2454 = exponent_7 > 1u ? exponent_7 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                                const u32 place_63 = t2454 - 1u;
                                const u32 digit_7 = place_63 / 24u;
                                const u32 t2457 = digit_7 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                                const u32 shift_7 = place_63 - t2457;
                                const u32 t2459 = bits_7 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                                const bool is_negative_10 = t2459 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 t2461 = fraction_7 << shift_7;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 low_7 = t2461 & 16777215u;
                                const u32 t2463 = 24u - shift_7;
#line 64 "fa-kernels/src/exact.rs"
                                const u32 high_7 = fraction_7 >> t2463;
                                const u32 t2465 = digit_7 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t2466 = (u64)t2465 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t2467 = t2390 + t2466;
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_13 = (u64)low_7;
                                const u64 t2469 = 0ull - part_13;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t2470 = is_negative_10 ? t2469 : part_13;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2467), "l"(t2470) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_14 = (u64)high_7;
                                const u64 t2472 = 0ull - part_14;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t2473 = is_negative_10 ? t2472 : part_14;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2467), "l"(t2473) : "memory");
                            }
                        }
                    }
                }
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t2000;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2474 = i_3 & 1u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2475 = t2474 << 14u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2476 = after + t2475;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2477 = t169 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2478 = t170 + t2477;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2479;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2479) : "f"(dp), "f"(dp_2));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2480;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2480) : "f"(dp_3), "f"(dp_4));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2481;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2481) : "f"(dp_5), "f"(dp_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2482;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2482) : "f"(dp_7), "f"(dp_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2483;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2483) : "f"(dp_9), "f"(dp_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2484;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2484) : "f"(dp_11), "f"(dp_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2485;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2485) : "f"(dp_13), "f"(dp_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2486;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2486) : "f"(dp_15), "f"(dp_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2487;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2487) : "f"(dp_17), "f"(dp_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2488;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2488) : "f"(dp_19), "f"(dp_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2489;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2489) : "f"(dp_21), "f"(dp_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2490;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2490) : "f"(dp_23), "f"(dp_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2491;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2491) : "f"(dp_25), "f"(dp_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2492;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2492) : "f"(dp_27), "f"(dp_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2493;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2493) : "f"(dp_29), "f"(dp_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2494;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2494) : "f"(dp_31), "f"(dp_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2495 = lane & 15u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2496 = t2478 + t2495;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2497 = lane >> 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2498 = t2496 & 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2499 = t2497 ^ t2498;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2500 = t2496 << 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2501 = t2499 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2502 = t2500 + t2501;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2503 = t2476 + t2502;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2503), "r"(t2479), "r"(t2480), "r"(t2481), "r"(t2482) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2504 = t2502 ^ 32u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2505 = t2476 + t2504;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2505), "r"(t2483), "r"(t2484), "r"(t2485), "r"(t2486) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2506 = t2502 ^ 64u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2507 = t2476 + t2506;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2507), "r"(t2487), "r"(t2488), "r"(t2489), "r"(t2490) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2508 = t2502 ^ 96u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2509 = t2476 + t2508;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2509), "r"(t2491), "r"(t2492), "r"(t2493), "r"(t2494) : "memory");
                u32 t2510;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2510) : "f"(dp), "f"(dp_2));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2511;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2511) : "f"(dp_3), "f"(dp_4));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2512;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2512) : "f"(dp_5), "f"(dp_6));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2513;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2513) : "f"(dp_7), "f"(dp_8));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2514;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2514) : "f"(dp_9), "f"(dp_10));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2515;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2515) : "f"(dp_11), "f"(dp_12));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2516;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2516) : "f"(dp_13), "f"(dp_14));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2517;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2517) : "f"(dp_15), "f"(dp_16));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2518;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2518) : "f"(dp_17), "f"(dp_18));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2519;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2519) : "f"(dp_19), "f"(dp_20));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2520;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2520) : "f"(dp_21), "f"(dp_22));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2521;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2521) : "f"(dp_23), "f"(dp_24));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2522;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2522) : "f"(dp_25), "f"(dp_26));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2523;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2523) : "f"(dp_27), "f"(dp_28));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2524;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2524) : "f"(dp_29), "f"(dp_30));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2525;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2525) : "f"(dp_31), "f"(dp_32));
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t2510;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t2511;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t2512;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t2513;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t2514;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t2515;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t2516;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t2517;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t2518;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t2519;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t2520;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t2521;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t2522;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t2523;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t2524;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t2525;
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2526 = index_2 << 14u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2527 = smem_1 + t2526;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2528;
                asm volatile("mov.b32 %0, %1;" : "=r"(t2528) : "r"(t2527));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2529 = t2476 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2530 = t2528 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2531 = t2529 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2532 = (u64)t2531;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2533 = t2532 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2534 = t2530 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2535 = (u64)t2534;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2536 = t2535 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2537 = t2529 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2538 = (u64)t2537;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2539 = t2538 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2540 = t2530 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2541 = (u64)t2540;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2542 = t2541 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2543 = t2529 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2544 = (u64)t2543;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2545 = t2544 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2546 = t2530 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2547 = (u64)t2546;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2548 = t2547 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2549 = t2529 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2550 = (u64)t2549;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2551 = t2550 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2552 = t2530 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2553 = (u64)t2552;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2554 = t2553 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2555 = t2529 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2556 = (u64)t2555;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2557 = t2556 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2558 = t2530 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2559 = (u64)t2558;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2560 = t2559 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2561 = t2529 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2562 = (u64)t2561;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2563 = t2562 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2564 = t2530 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2565 = (u64)t2564;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2566 = t2565 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2567 = t2529 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2568 = (u64)t2567;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2569 = t2568 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2570 = t2530 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2571 = (u64)t2570;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2572 = t2571 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2573 = t2529 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2574 = (u64)t2573;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2575 = t2574 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2576 = t2530 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2577 = (u64)t2576;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2578 = t2577 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t2533), "l"(t2536), "l"(t2539), "l"(t2542), "l"(t2545), "l"(t2548), "l"(t2551), "l"(t2554), "l"(t2557), "l"(t2560), "l"(t2563), "l"(t2566), "l"(t2569), "l"(t2572), "l"(t2575), "l"(t2578) : "memory");
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2579 = t236 >> 4u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2580 = t2579 + 33554432u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2581 = (u64)t2580;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2582 = t2581 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2583 = t2579 + 33554560u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2584 = (u64)t2583;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2585 = t2584 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2586 = t2579 + 33554688u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2587 = (u64)t2586;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2588 = t2587 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2589 = t2579 + 33554816u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2590 = (u64)t2589;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2591 = t2590 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t2582), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t2585), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t2588), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t2591) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2592 = i_3 + 1u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t233 ? t2592 : i_3;
#line 147 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1287), "r"(t1288), "r"(t1289), "r"(t1290) : "memory");
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_3 & 1u;
                const u32 t2595 = slot_4 + 8u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2596 = t2595 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2597 = p + t2596;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2598 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2598) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2597) : "memory");
                }
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2599 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2600 = t2599 + head_3;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2601 = t2600 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2602 = block_3 << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_67 = t2601 + t2602;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2604 = t169 << 4u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_68 = row_67 + t2604;
                const u64 t2606 = (u64)row_68;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2607 = t2606 * sums_stride0;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2608 = t2607 * 4ull;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2609 = sums + t2608;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2610 = index_2 << 10u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2611 = (u64)t2610 * 4u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 address = t2609 + t2611;
                const u32 t2613 = index_2 << 2u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2614 = t2613 + t169;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2615 = t2614 << 12u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place_64 = p + t2615;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2617 = p + 80u;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2618 = i_3 & 1u;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2617), "r"(t2618) : "memory");
#line 329 "fa-kernels/src/attention/backward/turns.rs"
                const bool t2619 = t30 == 0u;
#line 69 "fa-kernels/src/attention/backward/sums.rs"
                if (t2619) {
                    const u32 t2620 = lane << 2u;
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t2621 = (u64)t2620 * 4u;
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t2622 = address + t2621;
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2623;
                    asm("mov.b32 %0, %1;" : "=r"(t2623) : "f"(dq));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2624;
                    asm("mov.b32 %0, %1;" : "=r"(t2624) : "f"(dq_2));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2625;
                    asm("mov.b32 %0, %1;" : "=r"(t2625) : "f"(dq_3));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2626;
                    asm("mov.b32 %0, %1;" : "=r"(t2626) : "f"(dq_4));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2622), "r"(t2623), "r"(t2624), "r"(t2625), "r"(t2626) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2627;
                    asm("mov.b32 %0, %1;" : "=r"(t2627) : "f"(dq_5));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2628;
                    asm("mov.b32 %0, %1;" : "=r"(t2628) : "f"(dq_6));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2629;
                    asm("mov.b32 %0, %1;" : "=r"(t2629) : "f"(dq_7));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2630;
                    asm("mov.b32 %0, %1;" : "=r"(t2630) : "f"(dq_8));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2622), "r"(t2627), "r"(t2628), "r"(t2629), "r"(t2630) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2631;
                    asm("mov.b32 %0, %1;" : "=r"(t2631) : "f"(dq_9));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2632;
                    asm("mov.b32 %0, %1;" : "=r"(t2632) : "f"(dq_10));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2633;
                    asm("mov.b32 %0, %1;" : "=r"(t2633) : "f"(dq_11));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2634;
                    asm("mov.b32 %0, %1;" : "=r"(t2634) : "f"(dq_12));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t2622), "r"(t2631), "r"(t2632), "r"(t2633), "r"(t2634) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2635;
                    asm("mov.b32 %0, %1;" : "=r"(t2635) : "f"(dq_13));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2636;
                    asm("mov.b32 %0, %1;" : "=r"(t2636) : "f"(dq_14));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2637;
                    asm("mov.b32 %0, %1;" : "=r"(t2637) : "f"(dq_15));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2638;
                    asm("mov.b32 %0, %1;" : "=r"(t2638) : "f"(dq_16));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t2622), "r"(t2635), "r"(t2636), "r"(t2637), "r"(t2638) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2639;
                    asm("mov.b32 %0, %1;" : "=r"(t2639) : "f"(dq_17));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2640;
                    asm("mov.b32 %0, %1;" : "=r"(t2640) : "f"(dq_18));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2641;
                    asm("mov.b32 %0, %1;" : "=r"(t2641) : "f"(dq_19));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2642;
                    asm("mov.b32 %0, %1;" : "=r"(t2642) : "f"(dq_20));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t2622), "r"(t2639), "r"(t2640), "r"(t2641), "r"(t2642) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2643;
                    asm("mov.b32 %0, %1;" : "=r"(t2643) : "f"(dq_21));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2644;
                    asm("mov.b32 %0, %1;" : "=r"(t2644) : "f"(dq_22));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2645;
                    asm("mov.b32 %0, %1;" : "=r"(t2645) : "f"(dq_23));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2646;
                    asm("mov.b32 %0, %1;" : "=r"(t2646) : "f"(dq_24));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t2622), "r"(t2643), "r"(t2644), "r"(t2645), "r"(t2646) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2647;
                    asm("mov.b32 %0, %1;" : "=r"(t2647) : "f"(dq_25));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2648;
                    asm("mov.b32 %0, %1;" : "=r"(t2648) : "f"(dq_26));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2649;
                    asm("mov.b32 %0, %1;" : "=r"(t2649) : "f"(dq_27));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2650;
                    asm("mov.b32 %0, %1;" : "=r"(t2650) : "f"(dq_28));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t2622), "r"(t2647), "r"(t2648), "r"(t2649), "r"(t2650) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2651;
                    asm("mov.b32 %0, %1;" : "=r"(t2651) : "f"(dq_29));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2652;
                    asm("mov.b32 %0, %1;" : "=r"(t2652) : "f"(dq_30));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2653;
                    asm("mov.b32 %0, %1;" : "=r"(t2653) : "f"(dq_31));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2654;
                    asm("mov.b32 %0, %1;" : "=r"(t2654) : "f"(dq_32));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t2622), "r"(t2651), "r"(t2652), "r"(t2653), "r"(t2654) : "memory");
                } else {
                    const u32 t2655 = lane << 2u;
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t2656 = (u64)t2655 * 4u;
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t2657 = address + t2656;
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2657), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2657), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t2657), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t2657), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t2657), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t2657), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t2657), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t2657), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
                }
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2658 = p + 80u;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2659 = t2658 + 8u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2660 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2660) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2659) : "memory");
                }
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2661 = next & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2662 = t2661 + 2u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2663 = t2662 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2664 = p + t2663;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2665 = next >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2666 = t2665 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2664), "r"(t2666) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2667 = next & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2668 = t2667 + 6u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2669 = t2668 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2670 = p + t2669;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2671 = next >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2672 = t2671 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2670), "r"(t2672) : "memory");
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2673 = next & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2674 = t2673 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2675 = t42 + t2674;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2676 = t170 << 7u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2677 = smem_1 + t2676;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2678;
                asm volatile("mov.b32 %0, %1;" : "=r"(t2678) : "r"(t2677));
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2679 = t2678 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2680 = t2675 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2681 = t2679 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2682 = (u64)t2681;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2683 = t2682 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2684 = t2680 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2685 = (u64)t2684;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2686 = t2685 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2687 = t2679 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2688 = (u64)t2687;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2689 = t2688 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2690 = t2680 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2691 = (u64)t2690;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2692 = t2691 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2693 = t2679 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2694 = (u64)t2693;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2695 = t2694 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2696 = t2680 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2697 = (u64)t2696;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2698 = t2697 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2699 = t2679 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2700 = (u64)t2699;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2701 = t2700 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2702 = t2680 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2703 = (u64)t2702;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2704 = t2703 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2705 = t2679 + 66560u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2706 = (u64)t2705;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2707 = t2706 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2708 = t2680 + 66048u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2709 = (u64)t2708;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2710 = t2709 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2711 = t2679 + 66562u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2712 = (u64)t2711;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2713 = t2712 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2714 = t2680 + 66050u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2715 = (u64)t2714;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2716 = t2715 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2717 = t2679 + 66564u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2718 = (u64)t2717;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2719 = t2718 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2720 = t2680 + 66052u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2721 = (u64)t2720;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2722 = t2721 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2723 = t2679 + 66566u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2724 = (u64)t2723;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2725 = t2724 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2726 = t2680 + 66054u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2727 = (u64)t2726;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2728 = t2727 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t2683), "l"(t2686), "l"(t2689), "l"(t2692), "l"(t2695), "l"(t2698), "l"(t2701), "l"(t2704), "l"(t2707), "l"(t2710), "l"(t2713), "l"(t2716), "l"(t2719), "l"(t2722), "l"(t2725), "l"(t2728) : "memory");
#line 155 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("// %0" :  : "l"(address) : "memory");
#line 161 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16) : "memory");
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_5 = i_3 & 1u;
                const u32 t2730 = slot_5 + 4u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2731 = t2730 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2732 = p + t2731;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2733 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2733) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2732) : "memory");
                }
#line 430 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head_3 = t32 * group;
                const u32 t2735 = head_3 + 1u;
#line 431 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t2736 = first_head_3 + group;
#line 431 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps_3 = t2735 == t2736;
                const u32 t2738 = head_3 + 1u;
#line 432 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t2739 = wraps_3 ? first_head_3 : t2738;
#line 432 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t2740 = block_3 - 1u;
#line 432 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t2741 = wraps_3 ? t2740 : block_3;
#line 416 "fa-kernels/src/attention/backward/turns.rs"
                head_3 = t2739;
                block_3 = t2741;
            }
#line 69 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) :  : "memory");
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16) : "memory");
        }
#line 73 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2742 = dk_2 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t2742;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2743 = dk_3 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t2743;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2744 = dk_4 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t2744;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2745 = dk_5 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t2745;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2746 = dk_6 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t2746;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2747 = dk_7 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t2747;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2748 = dk_8 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t2748;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2749 = dk_9 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t2749;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2750 = dk_10 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t2750;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2751 = dk_11 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t2751;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2752 = dk_12 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t2752;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2753 = dk_13 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t2753;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2754 = dk_14 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t2754;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2755 = dk_15 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t2755;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2756 = dk_16 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t2756;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2757 = dk_17 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t2757;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2758 = dk_18 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t2758;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2759 = dk_19 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t2759;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2760 = dk_20 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t2760;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2761 = dk_21 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t2761;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2762 = dk_22 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t2762;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2763 = dk_23 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t2763;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2764 = dk_24 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t2764;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2765 = dk_25 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t2765;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2766 = dk_26 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t2766;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2767 = dk_27 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t2767;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2768 = dk_28 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t2768;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2769 = dk_29 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t2769;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2770 = dk_30 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t2770;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2771 = dk_31 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t2771;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2772 = dk_32 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t2772;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2773 = dk_33 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t2773;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2774 = dk_34 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t2774;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2775 = dk_35 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t2775;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2776 = dk_36 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t2776;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2777 = dk_37 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t2777;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2778 = dk_38 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t2778;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2779 = dk_39 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t2779;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2780 = dk_40 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t2780;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2781 = dk_41 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t2781;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2782 = dk_42 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t2782;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2783 = dk_43 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t2783;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2784 = dk_44 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t2784;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2785 = dk_45 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t2785;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2786 = dk_46 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t2786;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2787 = dk_47 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t2787;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2788 = dk_48 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t2788;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2789 = dk_49 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t2789;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2790 = dk_50 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t2790;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2791 = dk_51 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t2791;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2792 = dk_52 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t2792;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2793 = dk_53 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t2793;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2794 = dk_54 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t2794;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2795 = dk_55 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t2795;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2796 = dk_56 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t2796;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2797 = dk_57 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t2797;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2798 = dk_58 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t2798;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2799 = dk_59 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t2799;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2800 = dk_60 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t2800;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2801 = dk_61 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t2801;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2802 = dk_62 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t2802;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2803 = dk_63 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t2803;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2804 = dk_64 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t2804;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2805 = dk_65 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t2805;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2806 = smem_1 + 16384u;
        const u32 t2807 = t169 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2808 = t170 + t2807;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2809;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2809) : "f"(dk_2), "f"(dk_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2810;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2810) : "f"(dk_4), "f"(dk_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2811;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2811) : "f"(dk_6), "f"(dk_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2812;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2812) : "f"(dk_8), "f"(dk_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2813;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2813) : "f"(dk_10), "f"(dk_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2814;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2814) : "f"(dk_12), "f"(dk_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2815;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2815) : "f"(dk_14), "f"(dk_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2816;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2816) : "f"(dk_16), "f"(dk_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2817;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2817) : "f"(dk_18), "f"(dk_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2818;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2818) : "f"(dk_20), "f"(dk_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2819;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2819) : "f"(dk_22), "f"(dk_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2820;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2820) : "f"(dk_24), "f"(dk_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2821;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2821) : "f"(dk_26), "f"(dk_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2822;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2822) : "f"(dk_28), "f"(dk_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2823;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2823) : "f"(dk_30), "f"(dk_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2824;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2824) : "f"(dk_32), "f"(dk_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2825;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2825) : "f"(dk_34), "f"(dk_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2826;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2826) : "f"(dk_36), "f"(dk_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2827;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2827) : "f"(dk_38), "f"(dk_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2828;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2828) : "f"(dk_40), "f"(dk_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2829;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2829) : "f"(dk_42), "f"(dk_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2830;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2830) : "f"(dk_44), "f"(dk_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2831;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2831) : "f"(dk_46), "f"(dk_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2832;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2832) : "f"(dk_48), "f"(dk_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2833;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2833) : "f"(dk_50), "f"(dk_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2834;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2834) : "f"(dk_52), "f"(dk_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2835;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2835) : "f"(dk_54), "f"(dk_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2836;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2836) : "f"(dk_56), "f"(dk_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2837;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2837) : "f"(dk_58), "f"(dk_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2838;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2838) : "f"(dk_60), "f"(dk_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2839;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2839) : "f"(dk_62), "f"(dk_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2840;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2840) : "f"(dk_64), "f"(dk_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2841 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2842 = t2808 + t2841;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2843 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2844 = t2842 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2845 = t2843 ^ t2844;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2846 = t2842 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2847 = t2845 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2848 = t2846 + t2847;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2849 = smem_1 + t2848;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2849), "r"(t2809), "r"(t2810), "r"(t2811), "r"(t2812) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2850 = t2848 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2851 = smem_1 + t2850;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2851), "r"(t2813), "r"(t2814), "r"(t2815), "r"(t2816) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2852 = t2848 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2853 = smem_1 + t2852;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2853), "r"(t2817), "r"(t2818), "r"(t2819), "r"(t2820) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2854 = t2848 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2855 = smem_1 + t2854;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2855), "r"(t2821), "r"(t2822), "r"(t2823), "r"(t2824) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2856 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2857 = t2808 + t2856;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2858 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2859 = t2857 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2860 = t2858 ^ t2859;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2861 = t2857 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2862 = t2860 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2863 = t2861 + t2862;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2864 = t2806 + t2863;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2864), "r"(t2825), "r"(t2826), "r"(t2827), "r"(t2828) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2865 = t2863 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2866 = t2806 + t2865;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2866), "r"(t2829), "r"(t2830), "r"(t2831), "r"(t2832) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2867 = t2863 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2868 = t2806 + t2867;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2868), "r"(t2833), "r"(t2834), "r"(t2835), "r"(t2836) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2869 = t2863 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2870 = t2806 + t2869;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2870), "r"(t2837), "r"(t2838), "r"(t2839), "r"(t2840) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2871 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2872 = t2871 * dk_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2873 = t2872 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2874 = dk + t2873;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2875 = (u64)t30;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2876 = t2875 * dk_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2877 = t2876 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2878 = t2874 + t2877;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2879 = (u64)t32;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2880 = t2879 * dk_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2881 = t2880 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2882 = t2878 + t2881;
        const u32 t2883 = seq_k - t30;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2884 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2885 = (u32)dk_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2886 = t2885 << 1u;
        const u32 t2887 = t169 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2888 = t170 + t2887;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2889 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2890 = t2888 + t2889;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2891 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2892 = t2890 < t2883;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2893 = t2891 < t2884;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2894 = t2892 & t2893;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2894) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2895 = t2890 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2896 = t2891 ^ t2895;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2897 = t2890 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2898 = t2896 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2899 = t2897 + t2898;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2900 = smem_1 + t2899;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_69;
            u32 row_70;
            u32 row_71;
            u32 row_72;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_69), "=r"(row_70), "=r"(row_71), "=r"(row_72) : "r"(t2900) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2901 = (u64)t2890 * t2886;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2902 = t2882 + t2901;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2903 = (u64)t2891 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2904 = t2902 + t2903;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2904), "r"(row_69), "r"(row_70), "r"(row_71), "r"(row_72) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2905 = t2890 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2906 = t2905 < t2883;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2907 = t2891 < t2884;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2908 = t2906 & t2907;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2908) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2909 = t2905 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2910 = t2891 ^ t2909;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2911 = t2905 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2912 = t2910 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2913 = t2911 + t2912;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2914 = smem_1 + t2913;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_73;
            u32 row_74;
            u32 row_75;
            u32 row_76;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_73), "=r"(row_74), "=r"(row_75), "=r"(row_76) : "r"(t2914) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2915 = (u64)t2905 * t2886;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2916 = t2882 + t2915;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2917 = (u64)t2891 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2918 = t2916 + t2917;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2918), "r"(row_73), "r"(row_74), "r"(row_75), "r"(row_76) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2919 = t2890 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2920 = t2919 < t2883;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2921 = t2891 < t2884;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2922 = t2920 & t2921;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2922) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2923 = t2919 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2924 = t2891 ^ t2923;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2925 = t2919 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2926 = t2924 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2927 = t2925 + t2926;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2928 = smem_1 + t2927;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_77;
            u32 row_78;
            u32 row_79;
            u32 row_80;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_77), "=r"(row_78), "=r"(row_79), "=r"(row_80) : "r"(t2928) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2929 = (u64)t2919 * t2886;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2930 = t2882 + t2929;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2931 = (u64)t2891 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2932 = t2930 + t2931;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2932), "r"(row_77), "r"(row_78), "r"(row_79), "r"(row_80) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2933 = t2890 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2934 = t2933 < t2883;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2935 = t2891 < t2884;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2936 = t2934 & t2935;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2936) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2937 = t2933 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2938 = t2891 ^ t2937;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2939 = t2933 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2940 = t2938 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2941 = t2939 + t2940;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2942 = smem_1 + t2941;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_81;
            u32 row_82;
            u32 row_83;
            u32 row_84;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_81), "=r"(row_82), "=r"(row_83), "=r"(row_84) : "r"(t2942) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2943 = (u64)t2933 * t2886;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2944 = t2882 + t2943;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2945 = (u64)t2891 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2946 = t2944 + t2945;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2946), "r"(row_81), "r"(row_82), "r"(row_83), "r"(row_84) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2947 = smem_1 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2948 = t2890 < t2883;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2949 = t2891 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2950 = t2949 < t2884;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2951 = t2948 & t2950;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2951) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2952 = t2890 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2953 = t2891 ^ t2952;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2954 = t2890 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2955 = t2953 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2956 = t2954 + t2955;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2957 = t2947 + t2956;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_85;
            u32 row_86;
            u32 row_87;
            u32 row_88;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_85), "=r"(row_86), "=r"(row_87), "=r"(row_88) : "r"(t2957) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2958 = (u64)t2890 * t2886;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2959 = t2882 + t2958;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2960 = (u64)t2891 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2961 = t2959 + t2960;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2961), "r"(row_85), "r"(row_86), "r"(row_87), "r"(row_88) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2962 = t2890 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2963 = t2962 < t2883;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2964 = t2891 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2965 = t2964 < t2884;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2966 = t2963 & t2965;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2966) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2967 = t2962 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2968 = t2891 ^ t2967;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2969 = t2962 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2970 = t2968 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2971 = t2969 + t2970;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2972 = t2947 + t2971;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_89;
            u32 row_90;
            u32 row_91;
            u32 row_92;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_89), "=r"(row_90), "=r"(row_91), "=r"(row_92) : "r"(t2972) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2973 = (u64)t2962 * t2886;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2974 = t2882 + t2973;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2975 = (u64)t2891 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2976 = t2974 + t2975;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2976), "r"(row_89), "r"(row_90), "r"(row_91), "r"(row_92) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2977 = t2890 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2978 = t2977 < t2883;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2979 = t2891 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2980 = t2979 < t2884;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2981 = t2978 & t2980;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2981) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2982 = t2977 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2983 = t2891 ^ t2982;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2984 = t2977 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2985 = t2983 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2986 = t2984 + t2985;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2987 = t2947 + t2986;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_93;
            u32 row_94;
            u32 row_95;
            u32 row_96;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_93), "=r"(row_94), "=r"(row_95), "=r"(row_96) : "r"(t2987) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2988 = (u64)t2977 * t2886;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2989 = t2882 + t2988;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2990 = (u64)t2891 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2991 = t2989 + t2990;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2991), "r"(row_93), "r"(row_94), "r"(row_95), "r"(row_96) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2992 = t2890 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2993 = t2992 < t2883;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2994 = t2891 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2995 = t2994 < t2884;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2996 = t2993 & t2995;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2996) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2997 = t2992 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2998 = t2891 ^ t2997;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2999 = t2992 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3000 = t2998 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3001 = t2999 + t3000;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3002 = t2947 + t3001;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_97;
            u32 row_98;
            u32 row_99;
            u32 row_100;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_97), "=r"(row_98), "=r"(row_99), "=r"(row_100) : "r"(t3002) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3003 = (u64)t2992 * t2886;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3004 = t2882 + t3003;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3005 = (u64)t2891 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3006 = t3004 + t3005;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3006), "r"(row_97), "r"(row_98), "r"(row_99), "r"(row_100) : "memory");
        }
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3007 = t41 + 16384u;
        const u32 t3008 = t169 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3009 = t170 + t3008;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3010;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3010) : "f"(dv_2), "f"(dv_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3011;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3011) : "f"(dv_4), "f"(dv_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3012;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3012) : "f"(dv_6), "f"(dv_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3013;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3013) : "f"(dv_8), "f"(dv_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3014;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3014) : "f"(dv_10), "f"(dv_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3015;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3015) : "f"(dv_12), "f"(dv_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3016;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3016) : "f"(dv_14), "f"(dv_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3017;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3017) : "f"(dv_16), "f"(dv_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3018;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3018) : "f"(dv_18), "f"(dv_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3019;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3019) : "f"(dv_20), "f"(dv_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3020;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3020) : "f"(dv_22), "f"(dv_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3021;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3021) : "f"(dv_24), "f"(dv_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3022;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3022) : "f"(dv_26), "f"(dv_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3023;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3023) : "f"(dv_28), "f"(dv_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3024;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3024) : "f"(dv_30), "f"(dv_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3025;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3025) : "f"(dv_32), "f"(dv_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3026;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3026) : "f"(dv_34), "f"(dv_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3027;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3027) : "f"(dv_36), "f"(dv_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3028;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3028) : "f"(dv_38), "f"(dv_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3029;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3029) : "f"(dv_40), "f"(dv_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3030;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3030) : "f"(dv_42), "f"(dv_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3031;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3031) : "f"(dv_44), "f"(dv_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3032;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3032) : "f"(dv_46), "f"(dv_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3033;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3033) : "f"(dv_48), "f"(dv_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3034;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3034) : "f"(dv_50), "f"(dv_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3035;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3035) : "f"(dv_52), "f"(dv_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3036;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3036) : "f"(dv_54), "f"(dv_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3037;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3037) : "f"(dv_56), "f"(dv_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3038;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3038) : "f"(dv_58), "f"(dv_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3039;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3039) : "f"(dv_60), "f"(dv_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3040;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3040) : "f"(dv_62), "f"(dv_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3041;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3041) : "f"(dv_64), "f"(dv_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3042 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3043 = t3009 + t3042;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3044 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3045 = t3043 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3046 = t3044 ^ t3045;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3047 = t3043 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3048 = t3046 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3049 = t3047 + t3048;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3050 = t41 + t3049;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3050), "r"(t3010), "r"(t3011), "r"(t3012), "r"(t3013) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3051 = t3049 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3052 = t41 + t3051;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3052), "r"(t3014), "r"(t3015), "r"(t3016), "r"(t3017) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3053 = t3049 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3054 = t41 + t3053;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3054), "r"(t3018), "r"(t3019), "r"(t3020), "r"(t3021) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3055 = t3049 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3056 = t41 + t3055;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3056), "r"(t3022), "r"(t3023), "r"(t3024), "r"(t3025) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3057 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3058 = t3009 + t3057;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3059 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3060 = t3058 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3061 = t3059 ^ t3060;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3062 = t3058 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3063 = t3061 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3064 = t3062 + t3063;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3065 = t3007 + t3064;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3065), "r"(t3026), "r"(t3027), "r"(t3028), "r"(t3029) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3066 = t3064 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3067 = t3007 + t3066;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3067), "r"(t3030), "r"(t3031), "r"(t3032), "r"(t3033) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3068 = t3064 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3069 = t3007 + t3068;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3069), "r"(t3034), "r"(t3035), "r"(t3036), "r"(t3037) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3070 = t3064 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3071 = t3007 + t3070;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3071), "r"(t3038), "r"(t3039), "r"(t3040), "r"(t3041) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3072 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3073 = t3072 * dv_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3074 = t3073 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3075 = dv + t3074;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3076 = (u64)t30;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3077 = t3076 * dv_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3078 = t3077 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3079 = t3075 + t3078;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3080 = (u64)t32;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3081 = t3080 * dv_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3082 = t3081 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3083 = t3079 + t3082;
        const u32 t3084 = seq_k - t30;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3085 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3086 = (u32)dv_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3087 = t3086 << 1u;
        const u32 t3088 = t169 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3089 = t170 + t3088;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3090 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3091 = t3089 + t3090;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3092 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3093 = t3091 < t3084;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3094 = t3092 < t3085;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3095 = t3093 & t3094;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3095) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3096 = t3091 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3097 = t3092 ^ t3096;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3098 = t3091 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3099 = t3097 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3100 = t3098 + t3099;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3101 = t41 + t3100;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_101;
            u32 row_102;
            u32 row_103;
            u32 row_104;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_101), "=r"(row_102), "=r"(row_103), "=r"(row_104) : "r"(t3101) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3102 = (u64)t3091 * t3087;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3103 = t3083 + t3102;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3104 = (u64)t3092 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3105 = t3103 + t3104;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3105), "r"(row_101), "r"(row_102), "r"(row_103), "r"(row_104) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3106 = t3091 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3107 = t3106 < t3084;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3108 = t3092 < t3085;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3109 = t3107 & t3108;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3109) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3110 = t3106 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3111 = t3092 ^ t3110;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3112 = t3106 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3113 = t3111 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3114 = t3112 + t3113;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3115 = t41 + t3114;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_105;
            u32 row_106;
            u32 row_107;
            u32 row_108;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_105), "=r"(row_106), "=r"(row_107), "=r"(row_108) : "r"(t3115) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3116 = (u64)t3106 * t3087;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3117 = t3083 + t3116;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3118 = (u64)t3092 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3119 = t3117 + t3118;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3119), "r"(row_105), "r"(row_106), "r"(row_107), "r"(row_108) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3120 = t3091 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3121 = t3120 < t3084;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3122 = t3092 < t3085;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3123 = t3121 & t3122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3123) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3124 = t3120 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3125 = t3092 ^ t3124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3126 = t3120 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3127 = t3125 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3128 = t3126 + t3127;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3129 = t41 + t3128;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_109;
            u32 row_110;
            u32 row_111;
            u32 row_112;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_109), "=r"(row_110), "=r"(row_111), "=r"(row_112) : "r"(t3129) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3130 = (u64)t3120 * t3087;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3131 = t3083 + t3130;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3132 = (u64)t3092 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3133 = t3131 + t3132;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3133), "r"(row_109), "r"(row_110), "r"(row_111), "r"(row_112) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3134 = t3091 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3135 = t3134 < t3084;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3136 = t3092 < t3085;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3137 = t3135 & t3136;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3137) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3138 = t3134 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3139 = t3092 ^ t3138;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3140 = t3134 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3141 = t3139 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3142 = t3140 + t3141;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3143 = t41 + t3142;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_113;
            u32 row_114;
            u32 row_115;
            u32 row_116;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_113), "=r"(row_114), "=r"(row_115), "=r"(row_116) : "r"(t3143) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3144 = (u64)t3134 * t3087;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3145 = t3083 + t3144;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3146 = (u64)t3092 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3147 = t3145 + t3146;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3147), "r"(row_113), "r"(row_114), "r"(row_115), "r"(row_116) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3148 = t41 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3149 = t3091 < t3084;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3150 = t3092 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3151 = t3150 < t3085;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3152 = t3149 & t3151;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3152) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3153 = t3091 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3154 = t3092 ^ t3153;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3155 = t3091 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3156 = t3154 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3157 = t3155 + t3156;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3158 = t3148 + t3157;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_117;
            u32 row_118;
            u32 row_119;
            u32 row_120;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_117), "=r"(row_118), "=r"(row_119), "=r"(row_120) : "r"(t3158) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3159 = (u64)t3091 * t3087;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3160 = t3083 + t3159;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3161 = (u64)t3092 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3162 = t3160 + t3161;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3162), "r"(row_117), "r"(row_118), "r"(row_119), "r"(row_120) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3163 = t3091 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3164 = t3163 < t3084;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3165 = t3092 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3166 = t3165 < t3085;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3167 = t3164 & t3166;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3167) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3168 = t3163 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3169 = t3092 ^ t3168;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3170 = t3163 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3171 = t3169 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3172 = t3170 + t3171;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3173 = t3148 + t3172;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_121;
            u32 row_122;
            u32 row_123;
            u32 row_124;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_121), "=r"(row_122), "=r"(row_123), "=r"(row_124) : "r"(t3173) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3174 = (u64)t3163 * t3087;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3175 = t3083 + t3174;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3176 = (u64)t3092 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3177 = t3175 + t3176;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3177), "r"(row_121), "r"(row_122), "r"(row_123), "r"(row_124) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3178 = t3091 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3179 = t3178 < t3084;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3180 = t3092 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3181 = t3180 < t3085;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3182 = t3179 & t3181;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3182) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3183 = t3178 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3184 = t3092 ^ t3183;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3185 = t3178 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3186 = t3184 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3187 = t3185 + t3186;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3188 = t3148 + t3187;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_125;
            u32 row_126;
            u32 row_127;
            u32 row_128;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_125), "=r"(row_126), "=r"(row_127), "=r"(row_128) : "r"(t3188) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3189 = (u64)t3178 * t3087;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3190 = t3083 + t3189;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3191 = (u64)t3092 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3192 = t3190 + t3191;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3192), "r"(row_125), "r"(row_126), "r"(row_127), "r"(row_128) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3193 = t3091 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3194 = t3193 < t3084;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3195 = t3092 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3196 = t3195 < t3085;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3197 = t3194 & t3196;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3197) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3198 = t3193 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3199 = t3092 ^ t3198;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3200 = t3193 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3201 = t3199 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3202 = t3200 + t3201;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3203 = t3148 + t3202;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_129;
            u32 row_130;
            u32 row_131;
            u32 row_132;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_129), "=r"(row_130), "=r"(row_131), "=r"(row_132) : "r"(t3203) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3204 = (u64)t3193 * t3087;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3205 = t3083 + t3204;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3206 = (u64)t3092 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3207 = t3205 + t3206;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3207), "r"(row_129), "r"(row_130), "r"(row_131), "r"(row_132) : "memory");
        }
    }
}
