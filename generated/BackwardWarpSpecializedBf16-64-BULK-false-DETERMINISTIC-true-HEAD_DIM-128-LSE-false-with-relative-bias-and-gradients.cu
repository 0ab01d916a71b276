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
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t83 = batch_2 * heads;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t84 = t83 + head;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t85 = t84 * padded;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t86 = block << 6u;
#line 223 "fa-kernels/src/attention/backward/work.rs"
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
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t130 = batch_2 * heads;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t131 = t130 + head_2;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t132 = t131 * padded;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t133 = block_2 << 6u;
#line 223 "fa-kernels/src/attention/backward/work.rs"
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
                const u32 t314 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t315 = t314 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t316 = t296 + t315;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t317 = t316 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t318 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t319 = t316 < t318 ? t316 : t318;
#line 27 "src/functions/bias.rs"
                const u32 t1_2 = t319 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2 = t1_2 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_2 = t2_2 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t323 = s * score_scale;
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
                const f32 t17_2 = t323 + t16_2;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t331 = t317 ? t17_2 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s = t331;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t332 = s_3 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_3 = first_2 - t313;
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
                const f32 t17_3 = t332 + t16_3;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t340 = t317 ? t17_3 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_3 = t340;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t341 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t342 = t341 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t343 = t296 + t342;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t344 = t343 + 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t345 = t344 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t346 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t347 = t344 < t346 ? t344 : t346;
#line 27 "src/functions/bias.rs"
                const u32 t1_3 = t347 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_3 = t1_3 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_3 = t2_3 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t351 = s_2 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_4 = first_3 - t311;
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
                const f32 t17_4 = t351 + t16_4;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t359 = t345 ? t17_4 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_2 = t359;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t360 = s_4 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_5 = first_3 - t313;
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
                const f32 t17_5 = t360 + t16_5;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t368 = t345 ? t17_5 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_4 = t368;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t369 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t370 = t369 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t371 = t296 + t370;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t372 = t371 + 8u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t373 = t372 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t374 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t375 = t372 < t374 ? t372 : t374;
#line 27 "src/functions/bias.rs"
                const u32 t1_4 = t375 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_4 = t1_4 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_4 = t2_4 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t379 = s_5 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_6 = first_4 - t311;
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
                const f32 t17_6 = t379 + t16_6;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t387 = t373 ? t17_6 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_5 = t387;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t388 = s_7 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_7 = t388 + t16_2;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t390 = t373 ? t17_7 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_7 = t390;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t391 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t392 = t391 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t393 = t296 + t392;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t394 = t393 + 9u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t395 = t394 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t396 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t397 = t394 < t396 ? t394 : t396;
#line 27 "src/functions/bias.rs"
                const u32 t1_5 = t397 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_5 = t1_5 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_5 = t2_5 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t401 = s_6 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_7 = first_5 - t311;
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
                const f32 t17_8 = t401 + t16_7;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t409 = t395 ? t17_8 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_6 = t409;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t410 = s_8 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_9 = t410 + t16_4;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t412 = t395 ? t17_9 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_8 = t412;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t413 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t414 = t413 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t415 = t296 + t414;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t416 = t415 + 16u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t417 = t416 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t418 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t419 = t416 < t418 ? t416 : t418;
#line 27 "src/functions/bias.rs"
                const u32 t1_6 = t419 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_6 = t1_6 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_6 = t2_6 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t423 = s_9 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_8 = first_6 - t311;
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
                const f32 t17_10 = t423 + t16_8;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t431 = t417 ? t17_10 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_9 = t431;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t432 = s_11 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_11 = t432 + t16_6;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t434 = t417 ? t17_11 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_11 = t434;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t435 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t436 = t435 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t437 = t296 + t436;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t438 = t437 + 17u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t439 = t438 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t440 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t441 = t438 < t440 ? t438 : t440;
#line 27 "src/functions/bias.rs"
                const u32 t1_7 = t441 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_7 = t1_7 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_7 = t2_7 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t445 = s_10 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_9 = first_7 - t311;
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
                const f32 t17_12 = t445 + t16_9;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t453 = t439 ? t17_12 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_10 = t453;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t454 = s_12 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_13 = t454 + t16_7;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t456 = t439 ? t17_13 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_12 = t456;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t457 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t458 = t457 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t459 = t296 + t458;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t460 = t459 + 24u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t461 = t460 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t462 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t463 = t460 < t462 ? t460 : t462;
#line 27 "src/functions/bias.rs"
                const u32 t1_8 = t463 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_8 = t1_8 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_8 = t2_8 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t467 = s_13 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_10 = first_8 - t311;
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
                const f32 t17_14 = t467 + t16_10;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t475 = t461 ? t17_14 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_13 = t475;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t476 = s_15 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_15 = t476 + t16_8;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t478 = t461 ? t17_15 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_15 = t478;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t479 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t480 = t479 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t481 = t296 + t480;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t482 = t481 + 25u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t483 = t482 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t484 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t485 = t482 < t484 ? t482 : t484;
#line 27 "src/functions/bias.rs"
                const u32 t1_9 = t485 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_9 = t1_9 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_9 = t2_9 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t489 = s_14 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_11 = first_9 - t311;
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
                const f32 t17_16 = t489 + t16_11;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t497 = t483 ? t17_16 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_14 = t497;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t498 = s_16 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_17 = t498 + t16_9;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t500 = t483 ? t17_17 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_16 = t500;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t501 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t502 = t501 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t503 = t296 + t502;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t504 = t503 + 32u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t505 = t504 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t506 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t507 = t504 < t506 ? t504 : t506;
#line 27 "src/functions/bias.rs"
                const u32 t1_10 = t507 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_10 = t1_10 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_10 = t2_10 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t511 = s_17 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_12 = first_10 - t311;
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
                const f32 t17_18 = t511 + t16_12;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t519 = t505 ? t17_18 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_17 = t519;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t520 = s_19 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_19 = t520 + t16_10;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t522 = t505 ? t17_19 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_19 = t522;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t523 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t524 = t523 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t525 = t296 + t524;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t526 = t525 + 33u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t527 = t526 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t528 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t529 = t526 < t528 ? t526 : t528;
#line 27 "src/functions/bias.rs"
                const u32 t1_11 = t529 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_11 = t1_11 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_11 = t2_11 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t533 = s_18 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_13 = first_11 - t311;
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
                const f32 t17_20 = t533 + t16_13;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t541 = t527 ? t17_20 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_18 = t541;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t542 = s_20 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_21 = t542 + t16_11;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t544 = t527 ? t17_21 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_20 = t544;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t545 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t546 = t545 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t547 = t296 + t546;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t548 = t547 + 40u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t549 = t548 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t550 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t551 = t548 < t550 ? t548 : t550;
#line 27 "src/functions/bias.rs"
                const u32 t1_12 = t551 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_12 = t1_12 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_12 = t2_12 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t555 = s_21 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_14 = first_12 - t311;
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
                const f32 t17_22 = t555 + t16_14;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t563 = t549 ? t17_22 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_21 = t563;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t564 = s_23 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_23 = t564 + t16_12;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t566 = t549 ? t17_23 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_23 = t566;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t567 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t568 = t567 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t569 = t296 + t568;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t570 = t569 + 41u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t571 = t570 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t572 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t573 = t570 < t572 ? t570 : t572;
#line 27 "src/functions/bias.rs"
                const u32 t1_13 = t573 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_13 = t1_13 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_13 = t2_13 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t577 = s_22 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_15 = first_13 - t311;
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
                const f32 t17_24 = t577 + t16_15;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t585 = t571 ? t17_24 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_22 = t585;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t586 = s_24 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_25 = t586 + t16_13;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t588 = t571 ? t17_25 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_24 = t588;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t589 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t590 = t589 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t591 = t296 + t590;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t592 = t591 + 48u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t593 = t592 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t594 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t595 = t592 < t594 ? t592 : t594;
#line 27 "src/functions/bias.rs"
                const u32 t1_14 = t595 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_14 = t1_14 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_14 = t2_14 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t599 = s_25 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_16 = first_14 - t311;
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
                const f32 t17_26 = t599 + t16_16;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t607 = t593 ? t17_26 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_25 = t607;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t608 = s_27 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_27 = t608 + t16_14;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t610 = t593 ? t17_27 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_27 = t610;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t611 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t612 = t611 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t613 = t296 + t612;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t614 = t613 + 49u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t615 = t614 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t616 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t617 = t614 < t616 ? t614 : t616;
#line 27 "src/functions/bias.rs"
                const u32 t1_15 = t617 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_15 = t1_15 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_15 = t2_15 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t621 = s_26 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_17 = first_15 - t311;
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
                const f32 t17_28 = t621 + t16_17;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t629 = t615 ? t17_28 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_26 = t629;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t630 = s_28 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_29 = t630 + t16_15;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t632 = t615 ? t17_29 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_28 = t632;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t633 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t634 = t633 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t635 = t296 + t634;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t636 = t635 + 56u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t637 = t636 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t638 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t639 = t636 < t638 ? t636 : t638;
#line 27 "src/functions/bias.rs"
                const u32 t1_16 = t639 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_16 = t1_16 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_16 = t2_16 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t643 = s_29 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_18 = first_16 - t311;
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
                const f32 t17_30 = t643 + t16_18;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t651 = t637 ? t17_30 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_29 = t651;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t652 = s_31 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_31 = t652 + t16_16;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t654 = t637 ? t17_31 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_31 = t654;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t655 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t656 = t655 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t657 = t296 + t656;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t658 = t657 + 57u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t659 = t658 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t660 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t661 = t658 < t660 ? t658 : t660;
#line 27 "src/functions/bias.rs"
                const u32 t1_17 = t661 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_17 = t1_17 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_17 = t2_17 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t665 = s_30 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_19 = first_17 - t311;
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
                const f32 t17_32 = t665 + t16_19;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t673 = t659 ? t17_32 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_30 = t673;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t674 = s_32 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_33 = t674 + t16_17;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t676 = t659 ? t17_33 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_32 = t676;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t677 = block_3 << 6u;
                const u32 t678 = t30 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                const bool right = seq_k < t678;
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
                if (right) {
                    const u32 t680 = t169 << 4u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t681 = t170 + t680;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t682 = t30 + t681;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t683 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = t682 + t683;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t685 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t686 = t685 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t687 = t296 + t686;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t688 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t689 = t688 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t690 = t296 + t689;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t691 = t690 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t692 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end = t692 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t695 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t695;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t697 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t697;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t698 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_2 = t698 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t701 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t701;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t703 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t703;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t704 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t705 = t704 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t706 = t296 + t705;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t707 = t706 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t708 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t709 = t708 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t710 = t296 + t709;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t711 = t710 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t712 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_3 = t712 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t715 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t715;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t717 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t717;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t718 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_4 = t718 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t721 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t721;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t723 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t723;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t724 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t725 = t724 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t726 = t296 + t725;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t727 = t726 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t728 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t729 = t728 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t730 = t296 + t729;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t731 = t730 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t732 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_5 = t732 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t735 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t735;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t737 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t737;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t738 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_6 = t738 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t741 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t741;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t743 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t743;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t744 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t745 = t744 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t746 = t296 + t745;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t747 = t746 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t748 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t749 = t748 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t750 = t296 + t749;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t751 = t750 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t752 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_7 = t752 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t755 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t755;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t757 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t757;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t758 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_8 = t758 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t761 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t761;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t763 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t763;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t764 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t765 = t764 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t766 = t296 + t765;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t767 = t766 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t768 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t769 = t768 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t770 = t296 + t769;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t771 = t770 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t772 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_9 = t772 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t775 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t775;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t777 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t777;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t778 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_10 = t778 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t781 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t781;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t783 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t783;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t784 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t785 = t784 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t786 = t296 + t785;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t787 = t786 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t788 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t789 = t788 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t790 = t296 + t789;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t791 = t790 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t792 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_11 = t792 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t795 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t795;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t797 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t797;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t798 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_12 = t798 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t801 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t801;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t803 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t803;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t804 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t805 = t804 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t806 = t296 + t805;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t807 = t806 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t808 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t809 = t808 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t810 = t296 + t809;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t811 = t810 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t812 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_13 = t812 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t815 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t815;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t817 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t817;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t818 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_14 = t818 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t821 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t821;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t823 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t823;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t824 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t825 = t824 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t826 = t296 + t825;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t827 = t826 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t828 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t829 = t828 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t830 = t296 + t829;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t831 = t830 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t832 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_15 = t832 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t835 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t835;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t837 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t837;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t838 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_16 = t838 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t841 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t841;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t843 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t843;
                }
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t844 = lane & 3u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t845 = t844 << 4u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t846 = statistics_3 + t845;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                u32 row_6;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t846) : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_3));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t848;
                asm("mov.b32 %0, %1;" : "=f"(t848) : "r"(row_4));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_5));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t850;
                asm("mov.b32 %0, %1;" : "=f"(t850) : "r"(row_6));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t851 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t852;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t852) : "f"(s), "f"(1.442695f), "f"(t851));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t853;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t853) : "f"(t852));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t853;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t854 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t855;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t855) : "f"(s_2), "f"(1.442695f), "f"(t854));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t856;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t856) : "f"(t855));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t856;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t857 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t858;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t858) : "f"(s_3), "f"(1.442695f), "f"(t857));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t859;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t859) : "f"(t858));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t859;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t860 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t861;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t861) : "f"(s_4), "f"(1.442695f), "f"(t860));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t862;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t862) : "f"(t861));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t862;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_7;
                u32 row_8;
                u32 row_9;
                u32 row_10;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t846) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_7));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t864;
                asm("mov.b32 %0, %1;" : "=f"(t864) : "r"(row_8));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_9));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t866;
                asm("mov.b32 %0, %1;" : "=f"(t866) : "r"(row_10));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t867 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t868;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t868) : "f"(s_5), "f"(1.442695f), "f"(t867));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t869;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t869) : "f"(t868));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t869;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t870 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t871;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t871) : "f"(s_6), "f"(1.442695f), "f"(t870));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t872;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t872) : "f"(t871));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t872;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t873 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t874;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t874) : "f"(s_7), "f"(1.442695f), "f"(t873));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t875;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t875) : "f"(t874));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t875;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t876 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t877;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t877) : "f"(s_8), "f"(1.442695f), "f"(t876));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t878;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t878) : "f"(t877));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t878;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_11;
                u32 row_12;
                u32 row_13;
                u32 row_14;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t846) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_11));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t880;
                asm("mov.b32 %0, %1;" : "=f"(t880) : "r"(row_12));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_13));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t882;
                asm("mov.b32 %0, %1;" : "=f"(t882) : "r"(row_14));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t883 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t884;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t884) : "f"(s_9), "f"(1.442695f), "f"(t883));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t885;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t885) : "f"(t884));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t885;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t886 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t887;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t887) : "f"(s_10), "f"(1.442695f), "f"(t886));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t888;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t888) : "f"(t887));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t888;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t889 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t890;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t890) : "f"(s_11), "f"(1.442695f), "f"(t889));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t891;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t891) : "f"(t890));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t891;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t892 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t893;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t893) : "f"(s_12), "f"(1.442695f), "f"(t892));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t894;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t894) : "f"(t893));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t894;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_15;
                u32 row_16;
                u32 row_17;
                u32 row_18;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t846) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_15));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t896;
                asm("mov.b32 %0, %1;" : "=f"(t896) : "r"(row_16));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_17));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t898;
                asm("mov.b32 %0, %1;" : "=f"(t898) : "r"(row_18));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t899 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t900;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t900) : "f"(s_13), "f"(1.442695f), "f"(t899));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t901;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t901) : "f"(t900));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t901;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t902 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t903;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t903) : "f"(s_14), "f"(1.442695f), "f"(t902));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t904;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t904) : "f"(t903));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t904;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t905 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t906;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t906) : "f"(s_15), "f"(1.442695f), "f"(t905));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t907;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t907) : "f"(t906));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t907;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t908 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t909;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t909) : "f"(s_16), "f"(1.442695f), "f"(t908));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t910;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t910) : "f"(t909));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t910;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_19;
                u32 row_20;
                u32 row_21;
                u32 row_22;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t846) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_19));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t912;
                asm("mov.b32 %0, %1;" : "=f"(t912) : "r"(row_20));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_21));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t914;
                asm("mov.b32 %0, %1;" : "=f"(t914) : "r"(row_22));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t915 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t916;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t916) : "f"(s_17), "f"(1.442695f), "f"(t915));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t917;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t917) : "f"(t916));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t917;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t918 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t919;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t919) : "f"(s_18), "f"(1.442695f), "f"(t918));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t920;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t920) : "f"(t919));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t920;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t921 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t922;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t922) : "f"(s_19), "f"(1.442695f), "f"(t921));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t923;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t923) : "f"(t922));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t923;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t924 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t925;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t925) : "f"(s_20), "f"(1.442695f), "f"(t924));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t926;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t926) : "f"(t925));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t926;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_23;
                u32 row_24;
                u32 row_25;
                u32 row_26;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t846) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_23));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t928;
                asm("mov.b32 %0, %1;" : "=f"(t928) : "r"(row_24));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_25));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t930;
                asm("mov.b32 %0, %1;" : "=f"(t930) : "r"(row_26));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t931 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t932;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t932) : "f"(s_21), "f"(1.442695f), "f"(t931));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t933;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t933) : "f"(t932));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t933;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t934 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t935;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t935) : "f"(s_22), "f"(1.442695f), "f"(t934));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t936;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t936) : "f"(t935));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t936;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t937 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t938;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t938) : "f"(s_23), "f"(1.442695f), "f"(t937));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t939;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t939) : "f"(t938));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t939;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t940 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t941;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t941) : "f"(s_24), "f"(1.442695f), "f"(t940));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t942;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t942) : "f"(t941));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t942;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_27;
                u32 row_28;
                u32 row_29;
                u32 row_30;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t846) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_27));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t944;
                asm("mov.b32 %0, %1;" : "=f"(t944) : "r"(row_28));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_29));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t946;
                asm("mov.b32 %0, %1;" : "=f"(t946) : "r"(row_30));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t947 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t948;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t948) : "f"(s_25), "f"(1.442695f), "f"(t947));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t949;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t949) : "f"(t948));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t949;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t950 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t951;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t951) : "f"(s_26), "f"(1.442695f), "f"(t950));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t952;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t952) : "f"(t951));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t952;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t953 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t954;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t954) : "f"(s_27), "f"(1.442695f), "f"(t953));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t955;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t955) : "f"(t954));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t955;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t956 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t957;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t957) : "f"(s_28), "f"(1.442695f), "f"(t956));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t958;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t958) : "f"(t957));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t958;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_31;
                u32 row_32;
                u32 row_33;
                u32 row_34;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t846) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_31));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t960;
                asm("mov.b32 %0, %1;" : "=f"(t960) : "r"(row_32));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_33));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t962;
                asm("mov.b32 %0, %1;" : "=f"(t962) : "r"(row_34));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t963 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t964;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t964) : "f"(s_29), "f"(1.442695f), "f"(t963));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t965;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t965) : "f"(t964));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t965;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t966 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t967;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t967) : "f"(s_30), "f"(1.442695f), "f"(t966));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t968;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t968) : "f"(t967));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t968;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t969 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t970;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t970) : "f"(s_31), "f"(1.442695f), "f"(t969));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t971;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t971) : "f"(t970));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t971;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t972 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t973;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t973) : "f"(s_32), "f"(1.442695f), "f"(t972));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t974;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t974) : "f"(t973));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t974;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t975;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t975) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t976;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t976) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t977;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t977) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t978;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t978) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t979;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t979) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t980;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t980) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t981;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t981) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t982;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t982) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t983;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t983) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t984;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t984) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t985;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t985) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t986;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t986) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t987;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t987) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t988;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t988) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t989;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t989) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t990;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t990) : "f"(s_31), "f"(s_32));
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t991 = t239 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t992 = t991 + 33554432u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t993 = (u64)t992;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t994 = t993 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t995 = t991 + 33554560u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t996 = (u64)t995;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t997 = t996 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t998 = t991 + 33554688u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t999 = (u64)t998;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1000 = t999 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1001 = t991 + 33554816u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1002 = (u64)t1001;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1003 = t1002 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t975), "r"(t976), "r"(t977), "r"(t978), "l"(t994), "r"(t979), "r"(t980), "r"(t981), "r"(t982), "l"(t997), "r"(t983), "r"(t984), "r"(t985), "r"(t986), "l"(t1000), "r"(t987), "r"(t988), "r"(t989), "r"(t990), "l"(t1003) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1004 = lane & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1005 = t1004 << 4u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1006 = statistics_3 + t1005;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                u32 row_38;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t1006) : "memory");
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1007;
                asm("mov.b32 %0, %1;" : "=f"(t1007) : "r"(row_35));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1008;
                asm("mov.b32 %0, %1;" : "=f"(t1008) : "r"(row_36));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1009;
                asm("mov.b32 %0, %1;" : "=f"(t1009) : "r"(row_37));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1010;
                asm("mov.b32 %0, %1;" : "=f"(t1010) : "r"(row_38));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1011 = dp - t1008;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1012 = s * t1011;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1013;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1013) : "r"(lane));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1014 = head_3 / group;
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
                const u32 t1022 = t1013 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1023 = t299 + t1022;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1024 = seq_k - 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1025 = t1023 + 8u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1026 = t1013 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1027 = t1026 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1028 = t296 + t1027;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_2 = t1028 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_2 = t1_2_2 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_18 = t2_2_2 + argument1;
                const u32 t4_2_2 = first_18 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_2 = (int)t4_2_2 > (int)0u ? t4_2_2 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_20 = (int)t5_2_2 < (int)t6_2_2 ? t5_2_2 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_2 = (u64)place_20 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_2 = t11_2_2 + t14_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t18_2 = t15_2_2 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t1012;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1038 = dp_2 - t1010;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1039 = s_2 * t1038;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1040 = t1013 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1041 = t1040 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1042 = t296 + t1041;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1043 = t1042 + 1u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_3 = t1043 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_3 = t1_2_3 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_19 = t2_2_3 + argument1;
                const u32 t4_2_3 = first_19 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_3 = (int)t4_2_3 > (int)0u ? t4_2_3 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_21 = (int)t5_2_3 < (int)t6_2_2 ? t5_2_3 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_3 = (u64)place_21 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_3 = t11_2_2 + t14_2_3;
#line 30 "src/functions/bias.rs"
                const u64 t18_3 = t15_2_3 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t1039;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1053 = dp_3 - t1008;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1054 = s_3 * t1053;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_4 = first_18 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_4 = (int)t4_2_4 > (int)0u ? t4_2_4 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_22 = (int)t5_2_4 < (int)t6_2_2 ? t5_2_4 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_4 = (u64)place_22 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_4 = t11_2_2 + t14_2_4;
#line 30 "src/functions/bias.rs"
                const u64 t18_4 = t15_2_4 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t1054;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1061 = dp_4 - t1010;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1062 = s_4 * t1061;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_5 = first_19 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_5 = (int)t4_2_5 > (int)0u ? t4_2_5 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_23 = (int)t5_2_5 < (int)t6_2_2 ? t5_2_5 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_5 = (u64)place_23 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_5 = t11_2_2 + t14_2_5;
#line 30 "src/functions/bias.rs"
                const u64 t18_5 = t15_2_5 - argument0;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1069 = lane >> 2u;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1070 = lane & 3u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1071 = t1070 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1072 = t1069 <= t1071;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1073 = t1072 ? 0.0f : t1054;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1074 = t1070 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1075 = t1074 + 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1076 = t1069 <= t1075;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1077 = t1076 ? 0.0f : t1062;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1078 = lane + 4u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1079 = t1078 & 31u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1080;
                asm("mov.b32 %0, %1;" : "=r"(t1080) : "f"(t1077));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1081;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1081) : "r"(t1080), "r"(t1079));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1082;
                asm("mov.b32 %0, %1;" : "=f"(t1082) : "r"(t1081));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum = t1073 + t1082;
                const u32 t1084 = t1070 & 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1085 = t1084 == 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1086 = t1085 ? 24u : 8u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1087 = lane + t1086;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1088 = t1087 & 31u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 beside = t1088 ^ 1u;
                u32 t1090;
                asm("mov.b32 %0, %1;" : "=r"(t1090) : "f"(sum));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1091;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1091) : "r"(t1090), "r"(beside));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1092;
                asm("mov.b32 %0, %1;" : "=f"(t1092) : "r"(t1091));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_2 = sum + t1092;
                f32 t1094;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t1094) : "f"(sum_2));
#line 112 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1095 = sum_2 + t1094;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t1062;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_39;
                u32 row_40;
                u32 row_41;
                u32 row_42;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t1006) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1096;
                asm("mov.b32 %0, %1;" : "=f"(t1096) : "r"(row_39));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1097;
                asm("mov.b32 %0, %1;" : "=f"(t1097) : "r"(row_40));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1098;
                asm("mov.b32 %0, %1;" : "=f"(t1098) : "r"(row_41));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1099;
                asm("mov.b32 %0, %1;" : "=f"(t1099) : "r"(row_42));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1100 = dp_5 - t1097;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1101 = s_5 * t1100;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1102 = t1013 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1103 = t1102 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1104 = t296 + t1103;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1105 = t1104 + 8u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_4 = t1105 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_4 = t1_2_4 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_20 = t2_2_4 + argument1;
                const u32 t4_2_6 = first_20 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_6 = (int)t4_2_6 > (int)0u ? t4_2_6 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_24 = (int)t5_2_6 < (int)t6_2_2 ? t5_2_6 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_6 = (u64)place_24 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_6 = t11_2_2 + t14_2_6;
#line 30 "src/functions/bias.rs"
                const u64 t18_6 = t15_2_6 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t1101;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1115 = dp_6 - t1099;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1116 = s_6 * t1115;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1117 = t1013 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1118 = t1117 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1119 = t296 + t1118;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1120 = t1119 + 9u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_5 = t1120 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_5 = t1_2_5 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_21 = t2_2_5 + argument1;
                const u32 t4_2_7 = first_21 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_7 = (int)t4_2_7 > (int)0u ? t4_2_7 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_25 = (int)t5_2_7 < (int)t6_2_2 ? t5_2_7 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_7 = (u64)place_25 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_7 = t11_2_2 + t14_2_7;
#line 30 "src/functions/bias.rs"
                const u64 t18_7 = t15_2_7 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t1116;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1130 = dp_7 - t1097;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1131 = s_7 * t1130;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_8 = first_20 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_8 = (int)t4_2_8 > (int)0u ? t4_2_8 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_26 = (int)t5_2_8 < (int)t6_2_2 ? t5_2_8 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_8 = (u64)place_26 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_8 = t11_2_2 + t14_2_8;
#line 30 "src/functions/bias.rs"
                const u64 t18_8 = t15_2_8 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1138 = t1012 + t1131;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t1131;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1139 = dp_8 - t1099;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1140 = s_8 * t1139;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_9 = first_21 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_9 = (int)t4_2_9 > (int)0u ? t4_2_9 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_27 = (int)t5_2_9 < (int)t6_2_2 ? t5_2_9 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_9 = (u64)place_27 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_9 = t11_2_2 + t14_2_9;
#line 30 "src/functions/bias.rs"
                const u64 t18_9 = t15_2_9 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1147 = t1039 + t1140;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1148 = lane >> 2u;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1149 = lane & 3u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1150 = t1149 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1151 = t1148 <= t1150;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1152 = t1151 ? t1054 : t1138;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1153 = t1149 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1154 = t1153 + 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1155 = t1148 <= t1154;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1156 = t1155 ? t1062 : t1147;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1157 = lane + 4u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1158 = t1157 & 31u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1159;
                asm("mov.b32 %0, %1;" : "=r"(t1159) : "f"(t1156));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1160;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1160) : "r"(t1159), "r"(t1158));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1161;
                asm("mov.b32 %0, %1;" : "=f"(t1161) : "r"(t1160));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_3 = t1152 + t1161;
                const u32 t1163 = t1149 & 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1164 = t1163 == 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1165 = t1164 ? 24u : 8u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1166 = lane + t1165;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1167 = t1166 & 31u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 beside_2 = t1167 ^ 1u;
                u32 t1169;
                asm("mov.b32 %0, %1;" : "=r"(t1169) : "f"(sum_3));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1170;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1170) : "r"(t1169), "r"(beside_2));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1171;
                asm("mov.b32 %0, %1;" : "=f"(t1171) : "r"(t1170));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_4 = sum_3 + t1171;
                f32 t1173;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t1173) : "f"(sum_4));
#line 112 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1174 = sum_4 + t1173;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t1140;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_43;
                u32 row_44;
                u32 row_45;
                u32 row_46;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t1006) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1175;
                asm("mov.b32 %0, %1;" : "=f"(t1175) : "r"(row_43));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1176;
                asm("mov.b32 %0, %1;" : "=f"(t1176) : "r"(row_44));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1177;
                asm("mov.b32 %0, %1;" : "=f"(t1177) : "r"(row_45));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1178;
                asm("mov.b32 %0, %1;" : "=f"(t1178) : "r"(row_46));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1179 = dp_9 - t1176;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1180 = s_9 * t1179;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1181 = t1013 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1182 = t1181 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1183 = t296 + t1182;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1184 = t1183 + 16u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_6 = t1184 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_6 = t1_2_6 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_22 = t2_2_6 + argument1;
                const u32 t4_2_10 = first_22 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_10 = (int)t4_2_10 > (int)0u ? t4_2_10 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_28 = (int)t5_2_10 < (int)t6_2_2 ? t5_2_10 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_10 = (u64)place_28 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_10 = t11_2_2 + t14_2_10;
#line 30 "src/functions/bias.rs"
                const u64 t18_10 = t15_2_10 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t1180;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1194 = dp_10 - t1178;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1195 = s_10 * t1194;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1196 = t1013 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1197 = t1196 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1198 = t296 + t1197;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1199 = t1198 + 17u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_7 = t1199 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_7 = t1_2_7 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_23 = t2_2_7 + argument1;
                const u32 t4_2_11 = first_23 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_11 = (int)t4_2_11 > (int)0u ? t4_2_11 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_29 = (int)t5_2_11 < (int)t6_2_2 ? t5_2_11 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_11 = (u64)place_29 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_11 = t11_2_2 + t14_2_11;
#line 30 "src/functions/bias.rs"
                const u64 t18_11 = t15_2_11 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t1195;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1209 = dp_11 - t1176;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1210 = s_11 * t1209;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_12 = first_22 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_12 = (int)t4_2_12 > (int)0u ? t4_2_12 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_30 = (int)t5_2_12 < (int)t6_2_2 ? t5_2_12 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_12 = (u64)place_30 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_12 = t11_2_2 + t14_2_12;
#line 30 "src/functions/bias.rs"
                const u64 t18_12 = t15_2_12 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1217 = t1101 + t1210;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t1210;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1218 = dp_12 - t1178;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1219 = s_12 * t1218;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_13 = first_23 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_13 = (int)t4_2_13 > (int)0u ? t4_2_13 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_31 = (int)t5_2_13 < (int)t6_2_2 ? t5_2_13 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_13 = (u64)place_31 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_13 = t11_2_2 + t14_2_13;
#line 30 "src/functions/bias.rs"
                const u64 t18_13 = t15_2_13 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1226 = t1116 + t1219;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1227 = lane >> 2u;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1228 = lane & 3u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1229 = t1228 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1230 = t1227 <= t1229;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1231 = t1230 ? t1138 : t1217;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1232 = t1228 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1233 = t1232 + 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1234 = t1227 <= t1233;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1235 = t1234 ? t1147 : t1226;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1236 = lane + 4u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1237 = t1236 & 31u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1238;
                asm("mov.b32 %0, %1;" : "=r"(t1238) : "f"(t1235));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1239;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1239) : "r"(t1238), "r"(t1237));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1240;
                asm("mov.b32 %0, %1;" : "=f"(t1240) : "r"(t1239));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_5 = t1231 + t1240;
                const u32 t1242 = t1228 & 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1243 = t1242 == 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1244 = t1243 ? 24u : 8u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1245 = lane + t1244;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1246 = t1245 & 31u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 beside_3 = t1246 ^ 1u;
                u32 t1248;
                asm("mov.b32 %0, %1;" : "=r"(t1248) : "f"(sum_5));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1249;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1249) : "r"(t1248), "r"(beside_3));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1250;
                asm("mov.b32 %0, %1;" : "=f"(t1250) : "r"(t1249));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_6 = sum_5 + t1250;
                f32 t1252;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t1252) : "f"(sum_6));
#line 112 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1253 = sum_6 + t1252;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t1219;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_47;
                u32 row_48;
                u32 row_49;
                u32 row_50;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t1006) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1254;
                asm("mov.b32 %0, %1;" : "=f"(t1254) : "r"(row_47));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1255;
                asm("mov.b32 %0, %1;" : "=f"(t1255) : "r"(row_48));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1256;
                asm("mov.b32 %0, %1;" : "=f"(t1256) : "r"(row_49));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1257;
                asm("mov.b32 %0, %1;" : "=f"(t1257) : "r"(row_50));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1258 = dp_13 - t1255;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1259 = s_13 * t1258;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1260 = t1013 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1261 = t1260 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1262 = t296 + t1261;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1263 = t1262 + 24u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_8 = t1263 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_8 = t1_2_8 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_24 = t2_2_8 + argument1;
                const u32 t4_2_14 = first_24 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_14 = (int)t4_2_14 > (int)0u ? t4_2_14 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_32 = (int)t5_2_14 < (int)t6_2_2 ? t5_2_14 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_14 = (u64)place_32 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_14 = t11_2_2 + t14_2_14;
#line 30 "src/functions/bias.rs"
                const u64 t18_14 = t15_2_14 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t1259;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1273 = dp_14 - t1257;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1274 = s_14 * t1273;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1275 = t1013 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1276 = t1275 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1277 = t296 + t1276;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1278 = t1277 + 25u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_9 = t1278 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_9 = t1_2_9 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_25 = t2_2_9 + argument1;
                const u32 t4_2_15 = first_25 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_15 = (int)t4_2_15 > (int)0u ? t4_2_15 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_33 = (int)t5_2_15 < (int)t6_2_2 ? t5_2_15 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_15 = (u64)place_33 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_15 = t11_2_2 + t14_2_15;
#line 30 "src/functions/bias.rs"
                const u64 t18_15 = t15_2_15 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t1274;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1288 = dp_15 - t1255;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1289 = s_15 * t1288;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_16 = first_24 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_16 = (int)t4_2_16 > (int)0u ? t4_2_16 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_34 = (int)t5_2_16 < (int)t6_2_2 ? t5_2_16 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_16 = (u64)place_34 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_16 = t11_2_2 + t14_2_16;
#line 30 "src/functions/bias.rs"
                const u64 t18_16 = t15_2_16 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1296 = t1180 + t1289;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t1289;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1297 = dp_16 - t1257;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1298 = s_16 * t1297;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_17 = first_25 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_17 = (int)t4_2_17 > (int)0u ? t4_2_17 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_35 = (int)t5_2_17 < (int)t6_2_2 ? t5_2_17 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_17 = (u64)place_35 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_17 = t11_2_2 + t14_2_17;
#line 30 "src/functions/bias.rs"
                const u64 t18_17 = t15_2_17 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1305 = t1195 + t1298;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1306 = lane >> 2u;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1307 = lane & 3u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1308 = t1307 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1309 = t1306 <= t1308;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1310 = t1309 ? t1217 : t1296;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1311 = t1307 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1312 = t1311 + 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1313 = t1306 <= t1312;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1314 = t1313 ? t1226 : t1305;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1315 = lane + 4u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1316 = t1315 & 31u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1317;
                asm("mov.b32 %0, %1;" : "=r"(t1317) : "f"(t1314));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1318;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1318) : "r"(t1317), "r"(t1316));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1319;
                asm("mov.b32 %0, %1;" : "=f"(t1319) : "r"(t1318));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_7 = t1310 + t1319;
                const u32 t1321 = t1307 & 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1322 = t1321 == 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1323 = t1322 ? 24u : 8u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1324 = lane + t1323;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1325 = t1324 & 31u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 beside_4 = t1325 ^ 1u;
                u32 t1327;
                asm("mov.b32 %0, %1;" : "=r"(t1327) : "f"(sum_7));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1328;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1328) : "r"(t1327), "r"(beside_4));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1329;
                asm("mov.b32 %0, %1;" : "=f"(t1329) : "r"(t1328));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_8 = sum_7 + t1329;
                f32 t1331;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t1331) : "f"(sum_8));
#line 112 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1332 = sum_8 + t1331;
#line 118 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1333 = lane >> 2u;
#line 118 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1334 = lane & 3u;
                u32 eight = 0u;
                f32 sum_9 = 0.0f;
#line 122 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool is_own = t1334 == 0u;
                const u32 t1336 = is_own ? 4294967294u : eight;
#line 123 "fa-kernels/src/attention/options/functions/diagonals.rs"
                eight = t1336;
                const f32 t1337 = is_own ? t1095 : sum_9;
#line 124 "fa-kernels/src/attention/options/functions/diagonals.rs"
                sum_9 = t1337;
#line 122 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool is_own_2 = t1334 == 1u;
                const u32 t1339 = is_own_2 ? 4294967295u : eight;
#line 123 "fa-kernels/src/attention/options/functions/diagonals.rs"
                eight = t1339;
                const f32 t1340 = is_own_2 ? t1174 : sum_9;
#line 124 "fa-kernels/src/attention/options/functions/diagonals.rs"
                sum_9 = t1340;
#line 122 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool is_own_3 = t1334 == 2u;
                const u32 t1342 = is_own_3 ? 0u : eight;
#line 123 "fa-kernels/src/attention/options/functions/diagonals.rs"
                eight = t1342;
                const f32 t1343 = is_own_3 ? t1253 : sum_9;
#line 124 "fa-kernels/src/attention/options/functions/diagonals.rs"
                sum_9 = t1343;
#line 122 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool is_own_4 = t1334 == 3u;
                const u32 t1345 = is_own_4 ? 1u : eight;
#line 123 "fa-kernels/src/attention/options/functions/diagonals.rs"
                eight = t1345;
                const f32 t1346 = is_own_4 ? t1332 : sum_9;
#line 124 "fa-kernels/src/attention/options/functions/diagonals.rs"
                sum_9 = t1346;
#line 126 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1347 = t1334 << 1u;
#line 126 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1348 = t1347 + 8u;
#line 126 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1349 = t1348 - t1333;
#line 126 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 within_2 = t1349 & 7u;
                const u32 t1351 = eight << 3u;
#line 127 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1352 = t1351 + within_2;
#line 36 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool is_negative = (int)t1352 < (int)0u;
                const u32 t1354 = is_negative ? 0u : t1352;
#line 37 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1355 = t296 + t1354;
#line 37 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1356 = 0u - t1352;
#line 37 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1357 = is_negative ? t1356 : 0u;
#line 37 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1358 = t299 + t1357;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_10 = t1355 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_10 = t1_2_10 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_26 = t2_2_10 + argument1;
                const u32 t4_2_18 = first_26 - t1358;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_18 = (int)t4_2_18 > (int)0u ? t4_2_18 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_36 = (int)t5_2_18 < (int)t6_2_2 ? t5_2_18 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_18 = (u64)place_36 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_18 = t11_2_2 + t14_2_18;
#line 30 "src/functions/bias.rs"
                const u64 t18_18 = t15_2_18 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1368 = (u64)((long long)t18_18 >> 2u);
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1369 = t1368 * 104ull;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1370 = gradient + t1369;
#line 174 "fa-kernels/src/attention/options/functions/sums.rs"
                const f32 sum_10 = true ? sum_9 : 0.0f;
                const u32 halves = (u32)t18_18;
#line 175 "fa-kernels/src/attention/options/functions/sums.rs"
                const u64 t1373 = (u64)((long long)t18_18 >> 32u);
#line 175 "fa-kernels/src/attention/options/functions/sums.rs"
                const u32 halves_2 = (u32)t1373;
#line 179 "fa-kernels/src/attention/options/functions/sums.rs"
                u32 t1375;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1375) : "r"(halves));
#line 179 "fa-kernels/src/attention/options/functions/sums.rs"
                const bool t1376 = halves == t1375;
#line 179 "fa-kernels/src/attention/options/functions/sums.rs"
                u32 t1377;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1377) : "r"(halves_2));
#line 179 "fa-kernels/src/attention/options/functions/sums.rs"
                const bool t1378 = halves_2 == t1377;
                const bool t1379 = t1376 & t1378;
#line 180 "fa-kernels/src/attention/options/functions/sums.rs"
                const u32 t1380 = __ballot_sync(0xffffffffu, t1379);
#line 180 "fa-kernels/src/attention/options/functions/sums.rs"
                const bool t1381 = t1380 == 4294967295u;
#line 180 "fa-kernels/src/attention/options/functions/sums.rs"
                if (t1381) {
                    f32 t1382;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1382) : "f"(sum_10));
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 t1383 = sum_10 + t1382;
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    f32 t1384;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1384) : "f"(t1383));
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 t1385 = t1383 + t1384;
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    f32 t1386;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1386) : "f"(t1385));
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 t1387 = t1385 + t1386;
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    f32 t1388;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1388) : "f"(t1387));
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 t1389 = t1387 + t1388;
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    f32 t1390;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1390) : "f"(t1389));
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 all_2 = t1389 + t1390;
                    const bool t1392 = lane == 0u;
#line 182 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t1393 = all_2 != 0.0f;
#line 182 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t1394 = t1392 & t1393;
#line 182 "fa-kernels/src/attention/options/functions/sums.rs"
                    if (t1394) {
#line 47 "fa-kernels/src/exact.rs"
                        u32 bits;
                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(all_2));
#line 48 "fa-kernels/src/exact.rs"
                        const u32 t1396 = bits >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                        const u32 exponent = t1396 & 255u;
                        const bool t1398 = exponent == 255u;
#line 49 "fa-kernels/src/exact.rs"
                        if (t1398) {
                            const u64 t1399 = t1370 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1399), "f"(all_2) : "memory");
                        } else {
#line 53 "fa-kernels/src/exact.rs"
                            const bool t1400 = exponent == 0u;
#line 53 "fa-kernels/src/exact.rs"
                            const u32 leading = t1400 ? 0u : 8388608u;
                            const u32 t1402 = bits & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                            const u32 fraction = t1402 | leading;
                            const u32 t1404 = exponent > 1u ? exponent : 1u;
#line 55 "fa-kernels/src/exact.rs"
                            const u32 place_37 = t1404 - 1u;
                            const u32 digit = place_37 / 24u;
                            const u32 t1407 = digit * 24u;
#line 57 "fa-kernels/src/exact.rs"
                            const u32 shift = place_37 - t1407;
                            const u32 t1409 = bits >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                            const bool is_negative_2 = t1409 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                            const u32 t1411 = fraction << shift;
#line 63 "fa-kernels/src/exact.rs"
                            const u32 low = t1411 & 16777215u;
                            const u32 t1413 = 24u - shift;
#line 64 "fa-kernels/src/exact.rs"
                            const u32 high = fraction >> t1413;
                            const u32 t1415 = digit << 1u;
#line 65 "fa-kernels/src/exact.rs"
                            const u64 t1416 = (u64)t1415 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                            const u64 t1417 = t1370 + t1416;
#line 60 "fa-kernels/src/exact.rs"
                            const u64 part = (u64)low;
                            const u64 t1419 = 0ull - part;
#line 61 "fa-kernels/src/exact.rs"
                            const u64 t1420 = is_negative_2 ? t1419 : part;
#line 61 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1417), "l"(t1420) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                            const u64 part_2 = (u64)high;
                            const u64 t1422 = 0ull - part_2;
#line 61 "fa-kernels/src/exact.rs"
                            const u64 t1423 = is_negative_2 ? t1422 : part_2;
#line 61 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1417), "l"(t1423) : "memory");
                        }
                    }
                } else {
#line 186 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t1424 = sum_10 != 0.0f;
#line 186 "fa-kernels/src/attention/options/functions/sums.rs"
                    if (t1424) {
#line 47 "fa-kernels/src/exact.rs"
                        u32 bits_2;
                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(sum_10));
#line 48 "fa-kernels/src/exact.rs"
                        const u32 t1426 = bits_2 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                        const u32 exponent_2 = t1426 & 255u;
                        const bool t1428 = exponent_2 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                        if (t1428) {
                            const u64 t1429 = t1370 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1429), "f"(sum_10) : "memory");
                        } else {
#line 53 "fa-kernels/src/exact.rs"
                            const bool t1430 = exponent_2 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                            const u32 leading_2 = t1430 ? 0u : 8388608u;
                            const u32 t1432 = bits_2 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                            const u32 fraction_2 = t1432 | leading_2;
                            const u32 t1434 = exponent_2 > 1u ? exponent_2 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                            const u32 place_38 = t1434 - 1u;
                            const u32 digit_2 = place_38 / 24u;
                            const u32 t1437 = digit_2 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                            const u32 shift_2 = place_38 - t1437;
                            const u32 t1439 = bits_2 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                            const bool is_negative_3 = t1439 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                            const u32 t1441 = fraction_2 << shift_2;
#line 63 "fa-kernels/src/exact.rs"
                            const u32 low_2 = t1441 & 16777215u;
                            const u32 t1443 = 24u - shift_2;
#line 64 "fa-kernels/src/exact.rs"
                            const u32 high_2 = fraction_2 >> t1443;
                            const u32 t1445 = digit_2 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                            const u64 t1446 = (u64)t1445 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                            const u64 t1447 = t1370 + t1446;
#line 60 "fa-kernels/src/exact.rs"
                            const u64 part_3 = (u64)low_2;
                            const u64 t1449 = 0ull - part_3;
#line 61 "fa-kernels/src/exact.rs"
                            const u64 t1450 = is_negative_3 ? t1449 : part_3;
#line 61 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1447), "l"(t1450) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                            const u64 part_4 = (u64)high_2;
                            const u64 t1452 = 0ull - part_4;
#line 61 "fa-kernels/src/exact.rs"
                            const u64 t1453 = is_negative_3 ? t1452 : part_4;
#line 61 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1447), "l"(t1453) : "memory");
                        }
                    }
                }
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t1298;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_51;
                u32 row_52;
                u32 row_53;
                u32 row_54;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t1006) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1454;
                asm("mov.b32 %0, %1;" : "=f"(t1454) : "r"(row_51));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1455;
                asm("mov.b32 %0, %1;" : "=f"(t1455) : "r"(row_52));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1456;
                asm("mov.b32 %0, %1;" : "=f"(t1456) : "r"(row_53));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1457;
                asm("mov.b32 %0, %1;" : "=f"(t1457) : "r"(row_54));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1458 = dp_17 - t1455;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1459 = s_17 * t1458;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1460 = t1013 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1461 = t1460 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1462 = t296 + t1461;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1463 = t1462 + 32u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_11 = t1463 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_11 = t1_2_11 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_27 = t2_2_11 + argument1;
                const u32 t4_2_19 = first_27 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_19 = (int)t4_2_19 > (int)0u ? t4_2_19 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_39 = (int)t5_2_19 < (int)t6_2_2 ? t5_2_19 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_19 = (u64)place_39 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_19 = t11_2_2 + t14_2_19;
#line 30 "src/functions/bias.rs"
                const u64 t18_19 = t15_2_19 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t1459;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1473 = dp_18 - t1457;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1474 = s_18 * t1473;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1475 = t1013 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1476 = t1475 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1477 = t296 + t1476;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1478 = t1477 + 33u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_12 = t1478 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_12 = t1_2_12 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_28 = t2_2_12 + argument1;
                const u32 t4_2_20 = first_28 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_20 = (int)t4_2_20 > (int)0u ? t4_2_20 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_40 = (int)t5_2_20 < (int)t6_2_2 ? t5_2_20 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_20 = (u64)place_40 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_20 = t11_2_2 + t14_2_20;
#line 30 "src/functions/bias.rs"
                const u64 t18_20 = t15_2_20 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t1474;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1488 = dp_19 - t1455;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1489 = s_19 * t1488;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_21 = first_27 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_21 = (int)t4_2_21 > (int)0u ? t4_2_21 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_41 = (int)t5_2_21 < (int)t6_2_2 ? t5_2_21 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_21 = (u64)place_41 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_21 = t11_2_2 + t14_2_21;
#line 30 "src/functions/bias.rs"
                const u64 t18_21 = t15_2_21 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1496 = t1259 + t1489;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t1489;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1497 = dp_20 - t1457;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1498 = s_20 * t1497;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_22 = first_28 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_22 = (int)t4_2_22 > (int)0u ? t4_2_22 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_42 = (int)t5_2_22 < (int)t6_2_2 ? t5_2_22 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_22 = (u64)place_42 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_22 = t11_2_2 + t14_2_22;
#line 30 "src/functions/bias.rs"
                const u64 t18_22 = t15_2_22 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1505 = t1274 + t1498;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1506 = lane >> 2u;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1507 = lane & 3u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1508 = t1507 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1509 = t1506 <= t1508;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1510 = t1509 ? t1296 : t1496;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1511 = t1507 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1512 = t1511 + 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1513 = t1506 <= t1512;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1514 = t1513 ? t1305 : t1505;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1515 = lane + 4u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1516 = t1515 & 31u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1517;
                asm("mov.b32 %0, %1;" : "=r"(t1517) : "f"(t1514));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1518;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1518) : "r"(t1517), "r"(t1516));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1519;
                asm("mov.b32 %0, %1;" : "=f"(t1519) : "r"(t1518));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_11 = t1510 + t1519;
                const u32 t1521 = t1507 & 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1522 = t1521 == 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1523 = t1522 ? 24u : 8u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1524 = lane + t1523;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1525 = t1524 & 31u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 beside_5 = t1525 ^ 1u;
                u32 t1527;
                asm("mov.b32 %0, %1;" : "=r"(t1527) : "f"(sum_11));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1528;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1528) : "r"(t1527), "r"(beside_5));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1529;
                asm("mov.b32 %0, %1;" : "=f"(t1529) : "r"(t1528));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_12 = sum_11 + t1529;
                f32 t1531;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t1531) : "f"(sum_12));
#line 112 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1532 = sum_12 + t1531;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t1498;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_55;
                u32 row_56;
                u32 row_57;
                u32 row_58;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t1006) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1533;
                asm("mov.b32 %0, %1;" : "=f"(t1533) : "r"(row_55));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1534;
                asm("mov.b32 %0, %1;" : "=f"(t1534) : "r"(row_56));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1535;
                asm("mov.b32 %0, %1;" : "=f"(t1535) : "r"(row_57));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1536;
                asm("mov.b32 %0, %1;" : "=f"(t1536) : "r"(row_58));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1537 = dp_21 - t1534;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1538 = s_21 * t1537;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1539 = t1013 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1540 = t1539 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1541 = t296 + t1540;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1542 = t1541 + 40u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_13 = t1542 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_13 = t1_2_13 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_29 = t2_2_13 + argument1;
                const u32 t4_2_23 = first_29 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_23 = (int)t4_2_23 > (int)0u ? t4_2_23 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_43 = (int)t5_2_23 < (int)t6_2_2 ? t5_2_23 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_23 = (u64)place_43 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_23 = t11_2_2 + t14_2_23;
#line 30 "src/functions/bias.rs"
                const u64 t18_23 = t15_2_23 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t1538;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1552 = dp_22 - t1536;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1553 = s_22 * t1552;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1554 = t1013 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1555 = t1554 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1556 = t296 + t1555;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1557 = t1556 + 41u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_14 = t1557 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_14 = t1_2_14 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_30 = t2_2_14 + argument1;
                const u32 t4_2_24 = first_30 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_24 = (int)t4_2_24 > (int)0u ? t4_2_24 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_44 = (int)t5_2_24 < (int)t6_2_2 ? t5_2_24 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_24 = (u64)place_44 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_24 = t11_2_2 + t14_2_24;
#line 30 "src/functions/bias.rs"
                const u64 t18_24 = t15_2_24 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t1553;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1567 = dp_23 - t1534;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1568 = s_23 * t1567;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_25 = first_29 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_25 = (int)t4_2_25 > (int)0u ? t4_2_25 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_45 = (int)t5_2_25 < (int)t6_2_2 ? t5_2_25 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_25 = (u64)place_45 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_25 = t11_2_2 + t14_2_25;
#line 30 "src/functions/bias.rs"
                const u64 t18_25 = t15_2_25 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1575 = t1459 + t1568;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t1568;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1576 = dp_24 - t1536;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1577 = s_24 * t1576;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_26 = first_30 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_26 = (int)t4_2_26 > (int)0u ? t4_2_26 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_46 = (int)t5_2_26 < (int)t6_2_2 ? t5_2_26 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_26 = (u64)place_46 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_26 = t11_2_2 + t14_2_26;
#line 30 "src/functions/bias.rs"
                const u64 t18_26 = t15_2_26 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1584 = t1474 + t1577;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1585 = lane >> 2u;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1586 = lane & 3u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1587 = t1586 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1588 = t1585 <= t1587;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1589 = t1588 ? t1496 : t1575;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1590 = t1586 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1591 = t1590 + 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1592 = t1585 <= t1591;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1593 = t1592 ? t1505 : t1584;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1594 = lane + 4u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1595 = t1594 & 31u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1596;
                asm("mov.b32 %0, %1;" : "=r"(t1596) : "f"(t1593));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1597;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1597) : "r"(t1596), "r"(t1595));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1598;
                asm("mov.b32 %0, %1;" : "=f"(t1598) : "r"(t1597));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_13 = t1589 + t1598;
                const u32 t1600 = t1586 & 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1601 = t1600 == 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1602 = t1601 ? 24u : 8u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1603 = lane + t1602;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1604 = t1603 & 31u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 beside_6 = t1604 ^ 1u;
                u32 t1606;
                asm("mov.b32 %0, %1;" : "=r"(t1606) : "f"(sum_13));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1607;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1607) : "r"(t1606), "r"(beside_6));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1608;
                asm("mov.b32 %0, %1;" : "=f"(t1608) : "r"(t1607));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_14 = sum_13 + t1608;
                f32 t1610;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t1610) : "f"(sum_14));
#line 112 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1611 = sum_14 + t1610;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t1577;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_59;
                u32 row_60;
                u32 row_61;
                u32 row_62;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t1006) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1612;
                asm("mov.b32 %0, %1;" : "=f"(t1612) : "r"(row_59));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1613;
                asm("mov.b32 %0, %1;" : "=f"(t1613) : "r"(row_60));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1614;
                asm("mov.b32 %0, %1;" : "=f"(t1614) : "r"(row_61));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1615;
                asm("mov.b32 %0, %1;" : "=f"(t1615) : "r"(row_62));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1616 = dp_25 - t1613;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1617 = s_25 * t1616;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1618 = t1013 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1619 = t1618 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1620 = t296 + t1619;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1621 = t1620 + 48u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_15 = t1621 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_15 = t1_2_15 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_31 = t2_2_15 + argument1;
                const u32 t4_2_27 = first_31 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_27 = (int)t4_2_27 > (int)0u ? t4_2_27 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_47 = (int)t5_2_27 < (int)t6_2_2 ? t5_2_27 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_27 = (u64)place_47 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_27 = t11_2_2 + t14_2_27;
#line 30 "src/functions/bias.rs"
                const u64 t18_27 = t15_2_27 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t1617;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1631 = dp_26 - t1615;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1632 = s_26 * t1631;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1633 = t1013 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1634 = t1633 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1635 = t296 + t1634;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1636 = t1635 + 49u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_16 = t1636 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_16 = t1_2_16 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_32 = t2_2_16 + argument1;
                const u32 t4_2_28 = first_32 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_28 = (int)t4_2_28 > (int)0u ? t4_2_28 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_48 = (int)t5_2_28 < (int)t6_2_2 ? t5_2_28 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_28 = (u64)place_48 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_28 = t11_2_2 + t14_2_28;
#line 30 "src/functions/bias.rs"
                const u64 t18_28 = t15_2_28 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t1632;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1646 = dp_27 - t1613;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1647 = s_27 * t1646;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_29 = first_31 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_29 = (int)t4_2_29 > (int)0u ? t4_2_29 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_49 = (int)t5_2_29 < (int)t6_2_2 ? t5_2_29 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_29 = (u64)place_49 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_29 = t11_2_2 + t14_2_29;
#line 30 "src/functions/bias.rs"
                const u64 t18_29 = t15_2_29 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1654 = t1538 + t1647;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t1647;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1655 = dp_28 - t1615;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1656 = s_28 * t1655;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_30 = first_32 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_30 = (int)t4_2_30 > (int)0u ? t4_2_30 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_50 = (int)t5_2_30 < (int)t6_2_2 ? t5_2_30 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_30 = (u64)place_50 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_30 = t11_2_2 + t14_2_30;
#line 30 "src/functions/bias.rs"
                const u64 t18_30 = t15_2_30 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1663 = t1553 + t1656;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1664 = lane >> 2u;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1665 = lane & 3u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1666 = t1665 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1667 = t1664 <= t1666;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1668 = t1667 ? t1575 : t1654;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1669 = t1665 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1670 = t1669 + 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1671 = t1664 <= t1670;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1672 = t1671 ? t1584 : t1663;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1673 = lane + 4u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1674 = t1673 & 31u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1675;
                asm("mov.b32 %0, %1;" : "=r"(t1675) : "f"(t1672));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1676;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1676) : "r"(t1675), "r"(t1674));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1677;
                asm("mov.b32 %0, %1;" : "=f"(t1677) : "r"(t1676));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_15 = t1668 + t1677;
                const u32 t1679 = t1665 & 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1680 = t1679 == 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1681 = t1680 ? 24u : 8u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1682 = lane + t1681;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1683 = t1682 & 31u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 beside_7 = t1683 ^ 1u;
                u32 t1685;
                asm("mov.b32 %0, %1;" : "=r"(t1685) : "f"(sum_15));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1686;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1686) : "r"(t1685), "r"(beside_7));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1687;
                asm("mov.b32 %0, %1;" : "=f"(t1687) : "r"(t1686));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_16 = sum_15 + t1687;
                f32 t1689;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t1689) : "f"(sum_16));
#line 112 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1690 = sum_16 + t1689;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t1656;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_63;
                u32 row_64;
                u32 row_65;
                u32 row_66;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t1006) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1691;
                asm("mov.b32 %0, %1;" : "=f"(t1691) : "r"(row_63));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1692;
                asm("mov.b32 %0, %1;" : "=f"(t1692) : "r"(row_64));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1693;
                asm("mov.b32 %0, %1;" : "=f"(t1693) : "r"(row_65));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1694;
                asm("mov.b32 %0, %1;" : "=f"(t1694) : "r"(row_66));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1695 = dp_29 - t1692;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1696 = s_29 * t1695;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1697 = t1013 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1698 = t1697 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1699 = t296 + t1698;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1700 = t1699 + 56u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_17 = t1700 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_17 = t1_2_17 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_33 = t2_2_17 + argument1;
                const u32 t4_2_31 = first_33 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_31 = (int)t4_2_31 > (int)0u ? t4_2_31 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_51 = (int)t5_2_31 < (int)t6_2_2 ? t5_2_31 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_31 = (u64)place_51 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_31 = t11_2_2 + t14_2_31;
#line 30 "src/functions/bias.rs"
                const u64 t18_31 = t15_2_31 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t1696;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1710 = dp_30 - t1694;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1711 = s_30 * t1710;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1712 = t1013 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1713 = t1712 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1714 = t296 + t1713;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1715 = t1714 + 57u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_18 = t1715 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_18 = t1_2_18 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_34 = t2_2_18 + argument1;
                const u32 t4_2_32 = first_34 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_32 = (int)t4_2_32 > (int)0u ? t4_2_32 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_52 = (int)t5_2_32 < (int)t6_2_2 ? t5_2_32 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_32 = (u64)place_52 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_32 = t11_2_2 + t14_2_32;
#line 30 "src/functions/bias.rs"
                const u64 t18_32 = t15_2_32 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t1711;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1725 = dp_31 - t1692;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1726 = s_31 * t1725;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_33 = first_33 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_33 = (int)t4_2_33 > (int)0u ? t4_2_33 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_53 = (int)t5_2_33 < (int)t6_2_2 ? t5_2_33 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_33 = (u64)place_53 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_33 = t11_2_2 + t14_2_33;
#line 30 "src/functions/bias.rs"
                const u64 t18_33 = t15_2_33 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1733 = t1617 + t1726;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t1726;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1734 = dp_32 - t1694;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1735 = s_32 * t1734;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_34 = first_34 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_34 = (int)t4_2_34 > (int)0u ? t4_2_34 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_54 = (int)t5_2_34 < (int)t6_2_2 ? t5_2_34 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_34 = (u64)place_54 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_34 = t11_2_2 + t14_2_34;
#line 30 "src/functions/bias.rs"
                const u64 t18_34 = t15_2_34 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1742 = t1632 + t1735;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1743 = lane >> 2u;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1744 = lane & 3u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1745 = t1744 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1746 = t1743 <= t1745;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1747 = t1746 ? t1654 : t1733;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1748 = t1744 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1749 = t1748 + 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1750 = t1743 <= t1749;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1751 = t1750 ? t1663 : t1742;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1752 = lane + 4u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1753 = t1752 & 31u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1754;
                asm("mov.b32 %0, %1;" : "=r"(t1754) : "f"(t1751));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1755;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1755) : "r"(t1754), "r"(t1753));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1756;
                asm("mov.b32 %0, %1;" : "=f"(t1756) : "r"(t1755));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_17 = t1747 + t1756;
                const u32 t1758 = t1744 & 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1759 = t1758 == 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1760 = t1759 ? 24u : 8u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1761 = lane + t1760;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1762 = t1761 & 31u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 beside_8 = t1762 ^ 1u;
                u32 t1764;
                asm("mov.b32 %0, %1;" : "=r"(t1764) : "f"(sum_17));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1765;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1765) : "r"(t1764), "r"(beside_8));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1766;
                asm("mov.b32 %0, %1;" : "=f"(t1766) : "r"(t1765));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_18 = sum_17 + t1766;
                f32 t1768;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t1768) : "f"(sum_18));
#line 112 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1769 = sum_18 + t1768;
#line 118 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1770 = lane >> 2u;
#line 118 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1771 = lane & 3u;
                u32 eight_2 = 0u;
                f32 sum_19 = 0.0f;
#line 122 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool is_own_5 = t1771 == 0u;
                const u32 t1773 = is_own_5 ? 2u : eight_2;
#line 123 "fa-kernels/src/attention/options/functions/diagonals.rs"
                eight_2 = t1773;
                const f32 t1774 = is_own_5 ? t1532 : sum_19;
#line 124 "fa-kernels/src/attention/options/functions/diagonals.rs"
                sum_19 = t1774;
#line 122 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool is_own_6 = t1771 == 1u;
                const u32 t1776 = is_own_6 ? 3u : eight_2;
#line 123 "fa-kernels/src/attention/options/functions/diagonals.rs"
                eight_2 = t1776;
                const f32 t1777 = is_own_6 ? t1611 : sum_19;
#line 124 "fa-kernels/src/attention/options/functions/diagonals.rs"
                sum_19 = t1777;
#line 122 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool is_own_7 = t1771 == 2u;
                const u32 t1779 = is_own_7 ? 4u : eight_2;
#line 123 "fa-kernels/src/attention/options/functions/diagonals.rs"
                eight_2 = t1779;
                const f32 t1780 = is_own_7 ? t1690 : sum_19;
#line 124 "fa-kernels/src/attention/options/functions/diagonals.rs"
                sum_19 = t1780;
#line 122 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool is_own_8 = t1771 == 3u;
                const u32 t1782 = is_own_8 ? 5u : eight_2;
#line 123 "fa-kernels/src/attention/options/functions/diagonals.rs"
                eight_2 = t1782;
                const f32 t1783 = is_own_8 ? t1769 : sum_19;
#line 124 "fa-kernels/src/attention/options/functions/diagonals.rs"
                sum_19 = t1783;
#line 126 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1784 = t1771 << 1u;
#line 126 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1785 = t1784 + 8u;
#line 126 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1786 = t1785 - t1770;
#line 126 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 within_3 = t1786 & 7u;
                const u32 t1788 = eight_2 << 3u;
#line 127 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1789 = t1788 + within_3;
#line 36 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool is_negative_4 = (int)t1789 < (int)0u;
                const u32 t1791 = is_negative_4 ? 0u : t1789;
#line 37 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1792 = t296 + t1791;
#line 37 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1793 = 0u - t1789;
#line 37 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1794 = is_negative_4 ? t1793 : 0u;
#line 37 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1795 = t299 + t1794;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_19 = t1792 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_19 = t1_2_19 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_35 = t2_2_19 + argument1;
                const u32 t4_2_35 = first_35 - t1795;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_35 = (int)t4_2_35 > (int)0u ? t4_2_35 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_55 = (int)t5_2_35 < (int)t6_2_2 ? t5_2_35 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_35 = (u64)place_55 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_35 = t11_2_2 + t14_2_35;
#line 30 "src/functions/bias.rs"
                const u64 t18_35 = t15_2_35 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1805 = (u64)((long long)t18_35 >> 2u);
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1806 = t1805 * 104ull;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1807 = gradient + t1806;
#line 174 "fa-kernels/src/attention/options/functions/sums.rs"
                const f32 sum_20 = true ? sum_19 : 0.0f;
                const u32 halves_3 = (u32)t18_35;
#line 175 "fa-kernels/src/attention/options/functions/sums.rs"
                const u64 t1810 = (u64)((long long)t18_35 >> 32u);
#line 175 "fa-kernels/src/attention/options/functions/sums.rs"
                const u32 halves_4 = (u32)t1810;
#line 179 "fa-kernels/src/attention/options/functions/sums.rs"
                u32 t1812;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1812) : "r"(halves_3));
#line 179 "fa-kernels/src/attention/options/functions/sums.rs"
                const bool t1813 = halves_3 == t1812;
#line 179 "fa-kernels/src/attention/options/functions/sums.rs"
                u32 t1814;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1814) : "r"(halves_4));
#line 179 "fa-kernels/src/attention/options/functions/sums.rs"
                const bool t1815 = halves_4 == t1814;
                const bool t1816 = t1813 & t1815;
#line 180 "fa-kernels/src/attention/options/functions/sums.rs"
                const u32 t1817 = __ballot_sync(0xffffffffu, t1816);
#line 180 "fa-kernels/src/attention/options/functions/sums.rs"
                const bool t1818 = t1817 == 4294967295u;
#line 180 "fa-kernels/src/attention/options/functions/sums.rs"
                if (t1818) {
                    f32 t1819;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1819) : "f"(sum_20));
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 t1820 = sum_20 + t1819;
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    f32 t1821;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1821) : "f"(t1820));
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 t1822 = t1820 + t1821;
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    f32 t1823;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1823) : "f"(t1822));
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 t1824 = t1822 + t1823;
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    f32 t1825;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1825) : "f"(t1824));
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 t1826 = t1824 + t1825;
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    f32 t1827;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1827) : "f"(t1826));
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 all_3 = t1826 + t1827;
                    const bool t1829 = lane == 0u;
#line 182 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t1830 = all_3 != 0.0f;
#line 182 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t1831 = t1829 & t1830;
#line 182 "fa-kernels/src/attention/options/functions/sums.rs"
                    if (t1831) {
#line 47 "fa-kernels/src/exact.rs"
                        u32 bits_3;
                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(all_3));
#line 48 "fa-kernels/src/exact.rs"
                        const u32 t1833 = bits_3 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                        const u32 exponent_3 = t1833 & 255u;
                        const bool t1835 = exponent_3 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                        if (t1835) {
                            const u64 t1836 = t1807 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1836), "f"(all_3) : "memory");
                        } else {
#line 53 "fa-kernels/src/exact.rs"
                            const bool t1837 = exponent_3 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                            const u32 leading_3 = t1837 ? 0u : 8388608u;
                            const u32 t1839 = bits_3 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                            const u32 fraction_3 = t1839 | leading_3;
                            const u32 t1841 = exponent_3 > 1u ? exponent_3 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                            const u32 place_56 = t1841 - 1u;
                            const u32 digit_3 = place_56 / 24u;
                            const u32 t1844 = digit_3 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                            const u32 shift_3 = place_56 - t1844;
                            const u32 t1846 = bits_3 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                            const bool is_negative_5 = t1846 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                            const u32 t1848 = fraction_3 << shift_3;
#line 63 "fa-kernels/src/exact.rs"
                            const u32 low_3 = t1848 & 16777215u;
                            const u32 t1850 = 24u - shift_3;
#line 64 "fa-kernels/src/exact.rs"
                            const u32 high_3 = fraction_3 >> t1850;
                            const u32 t1852 = digit_3 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                            const u64 t1853 = (u64)t1852 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                            const u64 t1854 = t1807 + t1853;
#line 60 "fa-kernels/src/exact.rs"
                            const u64 part_5 = (u64)low_3;
                            const u64 t1856 = 0ull - part_5;
#line 61 "fa-kernels/src/exact.rs"
                            const u64 t1857 = is_negative_5 ? t1856 : part_5;
#line 61 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1854), "l"(t1857) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                            const u64 part_6 = (u64)high_3;
                            const u64 t1859 = 0ull - part_6;
#line 61 "fa-kernels/src/exact.rs"
                            const u64 t1860 = is_negative_5 ? t1859 : part_6;
#line 61 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1854), "l"(t1860) : "memory");
                        }
                    }
                } else {
#line 186 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t1861 = sum_20 != 0.0f;
#line 186 "fa-kernels/src/attention/options/functions/sums.rs"
                    if (t1861) {
#line 47 "fa-kernels/src/exact.rs"
                        u32 bits_4;
                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(sum_20));
#line 48 "fa-kernels/src/exact.rs"
                        const u32 t1863 = bits_4 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                        const u32 exponent_4 = t1863 & 255u;
                        const bool t1865 = exponent_4 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                        if (t1865) {
                            const u64 t1866 = t1807 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1866), "f"(sum_20) : "memory");
                        } else {
#line 53 "fa-kernels/src/exact.rs"
                            const bool t1867 = exponent_4 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                            const u32 leading_4 = t1867 ? 0u : 8388608u;
                            const u32 t1869 = bits_4 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                            const u32 fraction_4 = t1869 | leading_4;
                            const u32 t1871 = exponent_4 > 1u ? exponent_4 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                            const u32 place_57 = t1871 - 1u;
                            const u32 digit_4 = place_57 / 24u;
                            const u32 t1874 = digit_4 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                            const u32 shift_4 = place_57 - t1874;
                            const u32 t1876 = bits_4 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                            const bool is_negative_6 = t1876 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                            const u32 t1878 = fraction_4 << shift_4;
#line 63 "fa-kernels/src/exact.rs"
                            const u32 low_4 = t1878 & 16777215u;
                            const u32 t1880 = 24u - shift_4;
#line 64 "fa-kernels/src/exact.rs"
                            const u32 high_4 = fraction_4 >> t1880;
                            const u32 t1882 = digit_4 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                            const u64 t1883 = (u64)t1882 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                            const u64 t1884 = t1807 + t1883;
#line 60 "fa-kernels/src/exact.rs"
                            const u64 part_7 = (u64)low_4;
                            const u64 t1886 = 0ull - part_7;
#line 61 "fa-kernels/src/exact.rs"
                            const u64 t1887 = is_negative_6 ? t1886 : part_7;
#line 61 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1884), "l"(t1887) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                            const u64 part_8 = (u64)high_4;
                            const u64 t1889 = 0ull - part_8;
#line 61 "fa-kernels/src/exact.rs"
                            const u64 t1890 = is_negative_6 ? t1889 : part_8;
#line 61 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1884), "l"(t1890) : "memory");
                        }
                    }
                }
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1891 = lane >> 2u;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1892 = lane & 3u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1893 = t1892 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1894 = t1891 <= t1893;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1895 = t1894 ? t1733 : t1696;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1896 = t1892 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1897 = t1896 + 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1898 = t1891 <= t1897;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1899 = t1898 ? t1742 : t1711;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1900 = lane + 4u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1901 = t1900 & 31u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1902;
                asm("mov.b32 %0, %1;" : "=r"(t1902) : "f"(t1899));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1903;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1903) : "r"(t1902), "r"(t1901));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1904;
                asm("mov.b32 %0, %1;" : "=f"(t1904) : "r"(t1903));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_21 = t1895 + t1904;
                const u32 t1906 = t1892 & 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1907 = t1906 == 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1908 = t1907 ? 24u : 8u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1909 = lane + t1908;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1910 = t1909 & 31u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 beside_9 = t1910 ^ 1u;
                u32 t1912;
                asm("mov.b32 %0, %1;" : "=r"(t1912) : "f"(sum_21));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1913;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1913) : "r"(t1912), "r"(beside_9));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1914;
                asm("mov.b32 %0, %1;" : "=f"(t1914) : "r"(t1913));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_22 = sum_21 + t1914;
                f32 t1916;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t1916) : "f"(sum_22));
#line 112 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1917 = sum_22 + t1916;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1918 = lane >> 2u;
#line 100 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1919 = lane & 3u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1920 = t1919 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1921 = t1918 <= t1920;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1922 = t1921 ? t1696 : 0.0f;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1923 = t1919 << 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1924 = t1923 + 1u;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1925 = t1918 <= t1924;
#line 107 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1926 = t1925 ? t1711 : 0.0f;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1927 = lane + 4u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1928 = t1927 & 31u;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1929;
                asm("mov.b32 %0, %1;" : "=r"(t1929) : "f"(t1926));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1930;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1930) : "r"(t1929), "r"(t1928));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1931;
                asm("mov.b32 %0, %1;" : "=f"(t1931) : "r"(t1930));
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_23 = t1922 + t1931;
                const u32 t1933 = t1919 & 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool t1934 = t1933 == 1u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1935 = t1934 ? 24u : 8u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1936 = lane + t1935;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1937 = t1936 & 31u;
#line 110 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 beside_10 = t1937 ^ 1u;
                u32 t1939;
                asm("mov.b32 %0, %1;" : "=r"(t1939) : "f"(sum_23));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                u32 t1940;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1940) : "r"(t1939), "r"(beside_10));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                f32 t1941;
                asm("mov.b32 %0, %1;" : "=f"(t1941) : "r"(t1940));
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 sum_24 = sum_23 + t1941;
                f32 t1943;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t1943) : "f"(sum_24));
#line 112 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const f32 t1944 = sum_24 + t1943;
#line 118 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1945 = lane >> 2u;
#line 118 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1946 = lane & 3u;
                u32 eight_3 = 0u;
                f32 sum_25 = 0.0f;
#line 122 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool is_own_9 = t1946 == 0u;
                const u32 t1948 = is_own_9 ? 6u : eight_3;
#line 123 "fa-kernels/src/attention/options/functions/diagonals.rs"
                eight_3 = t1948;
                const f32 t1949 = is_own_9 ? t1917 : sum_25;
#line 124 "fa-kernels/src/attention/options/functions/diagonals.rs"
                sum_25 = t1949;
#line 122 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool is_own_10 = t1946 == 1u;
                const u32 t1951 = is_own_10 ? 7u : eight_3;
#line 123 "fa-kernels/src/attention/options/functions/diagonals.rs"
                eight_3 = t1951;
                const f32 t1952 = is_own_10 ? t1944 : sum_25;
#line 124 "fa-kernels/src/attention/options/functions/diagonals.rs"
                sum_25 = t1952;
#line 126 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1953 = t1946 << 1u;
#line 126 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1954 = t1953 + 8u;
#line 126 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1955 = t1954 - t1945;
#line 126 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 within_4 = t1955 & 7u;
                const u32 t1957 = eight_3 << 3u;
#line 127 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1958 = t1957 + within_4;
#line 36 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const bool is_negative_7 = (int)t1958 < (int)0u;
                const u32 t1960 = is_negative_7 ? 0u : t1958;
#line 37 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1961 = t296 + t1960;
#line 37 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1962 = 0u - t1958;
#line 37 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1963 = is_negative_7 ? t1962 : 0u;
#line 37 "fa-kernels/src/attention/options/functions/diagonals.rs"
                const u32 t1964 = t299 + t1963;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_20 = t1961 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_20 = t1_2_20 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_36 = t2_2_20 + argument1;
                const u32 t4_2_36 = first_36 - t1964;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_36 = (int)t4_2_36 > (int)0u ? t4_2_36 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_58 = (int)t5_2_36 < (int)t6_2_2 ? t5_2_36 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_36 = (u64)place_58 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_36 = t11_2_2 + t14_2_36;
#line 30 "src/functions/bias.rs"
                const u64 t18_36 = t15_2_36 - argument0;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1974 = (u64)((long long)t18_36 >> 2u);
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1975 = t1974 * 104ull;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1976 = gradient + t1975;
#line 174 "fa-kernels/src/attention/options/functions/sums.rs"
                const f32 sum_26 = true ? sum_25 : 0.0f;
                const u32 halves_5 = (u32)t18_36;
#line 175 "fa-kernels/src/attention/options/functions/sums.rs"
                const u64 t1979 = (u64)((long long)t18_36 >> 32u);
#line 175 "fa-kernels/src/attention/options/functions/sums.rs"
                const u32 halves_6 = (u32)t1979;
#line 179 "fa-kernels/src/attention/options/functions/sums.rs"
                u32 t1981;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1981) : "r"(halves_5));
#line 179 "fa-kernels/src/attention/options/functions/sums.rs"
                const bool t1982 = halves_5 == t1981;
#line 179 "fa-kernels/src/attention/options/functions/sums.rs"
                u32 t1983;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1983) : "r"(halves_6));
#line 179 "fa-kernels/src/attention/options/functions/sums.rs"
                const bool t1984 = halves_6 == t1983;
                const bool t1985 = t1982 & t1984;
#line 180 "fa-kernels/src/attention/options/functions/sums.rs"
                const u32 t1986 = __ballot_sync(0xffffffffu, t1985);
#line 180 "fa-kernels/src/attention/options/functions/sums.rs"
                const bool t1987 = t1986 == 4294967295u;
#line 180 "fa-kernels/src/attention/options/functions/sums.rs"
                if (t1987) {
                    f32 t1988;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1988) : "f"(sum_26));
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 t1989 = sum_26 + t1988;
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    f32 t1990;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1990) : "f"(t1989));
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 t1991 = t1989 + t1990;
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    f32 t1992;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1992) : "f"(t1991));
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 t1993 = t1991 + t1992;
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    f32 t1994;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1994) : "f"(t1993));
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 t1995 = t1993 + t1994;
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    f32 t1996;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1996) : "f"(t1995));
#line 181 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 all_4 = t1995 + t1996;
                    const bool t1998 = lane == 0u;
#line 182 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t1999 = all_4 != 0.0f;
#line 182 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t2000 = t1998 & t1999;
#line 182 "fa-kernels/src/attention/options/functions/sums.rs"
                    if (t2000) {
#line 47 "fa-kernels/src/exact.rs"
                        u32 bits_5;
                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(all_4));
#line 48 "fa-kernels/src/exact.rs"
                        const u32 t2002 = bits_5 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                        const u32 exponent_5 = t2002 & 255u;
                        const bool t2004 = exponent_5 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                        if (t2004) {
                            const u64 t2005 = t1976 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2005), "f"(all_4) : "memory");
                        } else {
#line 53 "fa-kernels/src/exact.rs"
                            const bool t2006 = exponent_5 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                            const u32 leading_5 = t2006 ? 0u : 8388608u;
                            const u32 t2008 = bits_5 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                            const u32 fraction_5 = t2008 | leading_5;
                            const u32 t2010 = exponent_5 > 1u ? exponent_5 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                            const u32 place_59 = t2010 - 1u;
                            const u32 digit_5 = place_59 / 24u;
                            const u32 t2013 = digit_5 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                            const u32 shift_5 = place_59 - t2013;
                            const u32 t2015 = bits_5 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                            const bool is_negative_8 = t2015 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                            const u32 t2017 = fraction_5 << shift_5;
#line 63 "fa-kernels/src/exact.rs"
                            const u32 low_5 = t2017 & 16777215u;
                            const u32 t2019 = 24u - shift_5;
#line 64 "fa-kernels/src/exact.rs"
                            const u32 high_5 = fraction_5 >> t2019;
                            const u32 t2021 = digit_5 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                            const u64 t2022 = (u64)t2021 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                            const u64 t2023 = t1976 + t2022;
#line 60 "fa-kernels/src/exact.rs"
                            const u64 part_9 = (u64)low_5;
                            const u64 t2025 = 0ull - part_9;
#line 61 "fa-kernels/src/exact.rs"
                            const u64 t2026 = is_negative_8 ? t2025 : part_9;
#line 61 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2023), "l"(t2026) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                            const u64 part_10 = (u64)high_5;
                            const u64 t2028 = 0ull - part_10;
#line 61 "fa-kernels/src/exact.rs"
                            const u64 t2029 = is_negative_8 ? t2028 : part_10;
#line 61 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2023), "l"(t2029) : "memory");
                        }
                    }
                } else {
#line 186 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t2030 = sum_26 != 0.0f;
#line 186 "fa-kernels/src/attention/options/functions/sums.rs"
                    if (t2030) {
#line 47 "fa-kernels/src/exact.rs"
                        u32 bits_6;
                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(sum_26));
#line 48 "fa-kernels/src/exact.rs"
                        const u32 t2032 = bits_6 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                        const u32 exponent_6 = t2032 & 255u;
                        const bool t2034 = exponent_6 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                        if (t2034) {
                            const u64 t2035 = t1976 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2035), "f"(sum_26) : "memory");
                        } else {
#line 53 "fa-kernels/src/exact.rs"
                            const bool t2036 = exponent_6 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                            const u32 leading_6 = t2036 ? 0u : 8388608u;
                            const u32 t2038 = bits_6 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                            const u32 fraction_6 = t2038 | leading_6;
                            const u32 t2040 = exponent_6 > 1u ? exponent_6 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                            const u32 place_60 = t2040 - 1u;
                            const u32 digit_6 = place_60 / 24u;
                            const u32 t2043 = digit_6 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                            const u32 shift_6 = place_60 - t2043;
                            const u32 t2045 = bits_6 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                            const bool is_negative_9 = t2045 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                            const u32 t2047 = fraction_6 << shift_6;
#line 63 "fa-kernels/src/exact.rs"
                            const u32 low_6 = t2047 & 16777215u;
                            const u32 t2049 = 24u - shift_6;
#line 64 "fa-kernels/src/exact.rs"
                            const u32 high_6 = fraction_6 >> t2049;
                            const u32 t2051 = digit_6 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                            const u64 t2052 = (u64)t2051 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                            const u64 t2053 = t1976 + t2052;
#line 60 "fa-kernels/src/exact.rs"
                            const u64 part_11 = (u64)low_6;
                            const u64 t2055 = 0ull - part_11;
#line 61 "fa-kernels/src/exact.rs"
                            const u64 t2056 = is_negative_9 ? t2055 : part_11;
#line 61 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2053), "l"(t2056) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                            const u64 part_12 = (u64)high_6;
                            const u64 t2058 = 0ull - part_12;
#line 61 "fa-kernels/src/exact.rs"
                            const u64 t2059 = is_negative_9 ? t2058 : part_12;
#line 61 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2053), "l"(t2059) : "memory");
                        }
                    }
                }
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t1735;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2060 = i_3 & 1u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2061 = t2060 << 14u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2062 = after + t2061;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2063 = t169 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2064 = t170 + t2063;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2065;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2065) : "f"(dp), "f"(dp_2));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2066;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2066) : "f"(dp_3), "f"(dp_4));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2067;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2067) : "f"(dp_5), "f"(dp_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2068;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2068) : "f"(dp_7), "f"(dp_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2069;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2069) : "f"(dp_9), "f"(dp_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2070;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2070) : "f"(dp_11), "f"(dp_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2071;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2071) : "f"(dp_13), "f"(dp_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2072;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2072) : "f"(dp_15), "f"(dp_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2073;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2073) : "f"(dp_17), "f"(dp_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2074;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2074) : "f"(dp_19), "f"(dp_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2075;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2075) : "f"(dp_21), "f"(dp_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2076;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2076) : "f"(dp_23), "f"(dp_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2077;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2077) : "f"(dp_25), "f"(dp_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2078;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2078) : "f"(dp_27), "f"(dp_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2079;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2079) : "f"(dp_29), "f"(dp_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2080;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2080) : "f"(dp_31), "f"(dp_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2081 = lane & 15u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2082 = t2064 + t2081;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2083 = lane >> 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2084 = t2082 & 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2085 = t2083 ^ t2084;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2086 = t2082 << 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2087 = t2085 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2088 = t2086 + t2087;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2089 = t2062 + t2088;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2089), "r"(t2065), "r"(t2066), "r"(t2067), "r"(t2068) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2090 = t2088 ^ 32u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2091 = t2062 + t2090;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2091), "r"(t2069), "r"(t2070), "r"(t2071), "r"(t2072) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2092 = t2088 ^ 64u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2093 = t2062 + t2092;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2093), "r"(t2073), "r"(t2074), "r"(t2075), "r"(t2076) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2094 = t2088 ^ 96u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2095 = t2062 + t2094;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2095), "r"(t2077), "r"(t2078), "r"(t2079), "r"(t2080) : "memory");
                u32 t2096;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2096) : "f"(dp), "f"(dp_2));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2097;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2097) : "f"(dp_3), "f"(dp_4));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2098;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2098) : "f"(dp_5), "f"(dp_6));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2099;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2099) : "f"(dp_7), "f"(dp_8));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2100;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2100) : "f"(dp_9), "f"(dp_10));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2101;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2101) : "f"(dp_11), "f"(dp_12));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2102;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2102) : "f"(dp_13), "f"(dp_14));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2103;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2103) : "f"(dp_15), "f"(dp_16));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2104;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2104) : "f"(dp_17), "f"(dp_18));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2105;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2105) : "f"(dp_19), "f"(dp_20));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2106;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2106) : "f"(dp_21), "f"(dp_22));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2107;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2107) : "f"(dp_23), "f"(dp_24));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2108;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2108) : "f"(dp_25), "f"(dp_26));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2109;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2109) : "f"(dp_27), "f"(dp_28));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2110;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2110) : "f"(dp_29), "f"(dp_30));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2111;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2111) : "f"(dp_31), "f"(dp_32));
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t2096;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t2097;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t2098;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t2099;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t2100;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t2101;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t2102;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t2103;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t2104;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t2105;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t2106;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t2107;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t2108;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t2109;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t2110;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t2111;
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2112 = index_2 << 14u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2113 = smem_1 + t2112;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2114;
                asm volatile("mov.b32 %0, %1;" : "=r"(t2114) : "r"(t2113));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2115 = t2062 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2116 = t2114 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2117 = t2115 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2118 = (u64)t2117;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2119 = t2118 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2120 = t2116 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2121 = (u64)t2120;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2122 = t2121 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2123 = t2115 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2124 = (u64)t2123;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2125 = t2124 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2126 = t2116 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2127 = (u64)t2126;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2128 = t2127 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2129 = t2115 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2130 = (u64)t2129;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2131 = t2130 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2132 = t2116 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2133 = (u64)t2132;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2134 = t2133 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2135 = t2115 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2136 = (u64)t2135;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2137 = t2136 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2138 = t2116 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2139 = (u64)t2138;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2140 = t2139 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2141 = t2115 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2142 = (u64)t2141;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2143 = t2142 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2144 = t2116 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2145 = (u64)t2144;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2146 = t2145 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2147 = t2115 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2148 = (u64)t2147;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2149 = t2148 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2150 = t2116 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2151 = (u64)t2150;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2152 = t2151 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2153 = t2115 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2154 = (u64)t2153;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2155 = t2154 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2156 = t2116 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2157 = (u64)t2156;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2158 = t2157 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2159 = t2115 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2160 = (u64)t2159;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2161 = t2160 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2162 = t2116 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2163 = (u64)t2162;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2164 = t2163 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t2119), "l"(t2122), "l"(t2125), "l"(t2128), "l"(t2131), "l"(t2134), "l"(t2137), "l"(t2140), "l"(t2143), "l"(t2146), "l"(t2149), "l"(t2152), "l"(t2155), "l"(t2158), "l"(t2161), "l"(t2164) : "memory");
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2165 = t236 >> 4u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2166 = t2165 + 33554432u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2167 = (u64)t2166;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2168 = t2167 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2169 = t2165 + 33554560u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2170 = (u64)t2169;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2171 = t2170 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2172 = t2165 + 33554688u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2173 = (u64)t2172;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2174 = t2173 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2175 = t2165 + 33554816u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2176 = (u64)t2175;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2177 = t2176 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t2168), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t2171), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t2174), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t2177) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2178 = i_3 + 1u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t233 ? t2178 : i_3;
#line 147 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t975), "r"(t976), "r"(t977), "r"(t978) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t979), "r"(t980), "r"(t981), "r"(t982) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t983), "r"(t984), "r"(t985), "r"(t986) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t987), "r"(t988), "r"(t989), "r"(t990) : "memory");
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_3 & 1u;
                const u32 t2181 = slot_4 + 8u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2182 = t2181 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2183 = p + t2182;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2184 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2184) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2183) : "memory");
                }
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2185 = batch_2 * heads;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2186 = t2185 + head_3;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2187 = t2186 * padded;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2188 = block_3 << 6u;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_67 = t2187 + t2188;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2190 = t169 << 4u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_68 = row_67 + t2190;
                const u64 t2192 = (u64)row_68;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2193 = t2192 * sums_stride0;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2194 = t2193 * 4ull;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2195 = sums + t2194;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2196 = index_2 << 10u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2197 = (u64)t2196 * 4u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 address = t2195 + t2197;
                const u32 t2199 = index_2 << 2u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2200 = t2199 + t169;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2201 = t2200 << 12u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place_61 = p + t2201;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2203 = p + 80u;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2204 = i_3 & 1u;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2203), "r"(t2204) : "memory");
#line 329 "fa-kernels/src/attention/backward/turns.rs"
                const bool t2205 = t30 == 0u;
#line 69 "fa-kernels/src/attention/backward/sums.rs"
                if (t2205) {
                    const u32 t2206 = lane << 2u;
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t2207 = (u64)t2206 * 4u;
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t2208 = address + t2207;
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2209;
                    asm("mov.b32 %0, %1;" : "=r"(t2209) : "f"(dq));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2210;
                    asm("mov.b32 %0, %1;" : "=r"(t2210) : "f"(dq_2));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2211;
                    asm("mov.b32 %0, %1;" : "=r"(t2211) : "f"(dq_3));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2212;
                    asm("mov.b32 %0, %1;" : "=r"(t2212) : "f"(dq_4));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2208), "r"(t2209), "r"(t2210), "r"(t2211), "r"(t2212) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2213;
                    asm("mov.b32 %0, %1;" : "=r"(t2213) : "f"(dq_5));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2214;
                    asm("mov.b32 %0, %1;" : "=r"(t2214) : "f"(dq_6));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2215;
                    asm("mov.b32 %0, %1;" : "=r"(t2215) : "f"(dq_7));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2216;
                    asm("mov.b32 %0, %1;" : "=r"(t2216) : "f"(dq_8));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2208), "r"(t2213), "r"(t2214), "r"(t2215), "r"(t2216) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2217;
                    asm("mov.b32 %0, %1;" : "=r"(t2217) : "f"(dq_9));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2218;
                    asm("mov.b32 %0, %1;" : "=r"(t2218) : "f"(dq_10));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2219;
                    asm("mov.b32 %0, %1;" : "=r"(t2219) : "f"(dq_11));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2220;
                    asm("mov.b32 %0, %1;" : "=r"(t2220) : "f"(dq_12));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t2208), "r"(t2217), "r"(t2218), "r"(t2219), "r"(t2220) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2221;
                    asm("mov.b32 %0, %1;" : "=r"(t2221) : "f"(dq_13));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2222;
                    asm("mov.b32 %0, %1;" : "=r"(t2222) : "f"(dq_14));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2223;
                    asm("mov.b32 %0, %1;" : "=r"(t2223) : "f"(dq_15));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2224;
                    asm("mov.b32 %0, %1;" : "=r"(t2224) : "f"(dq_16));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t2208), "r"(t2221), "r"(t2222), "r"(t2223), "r"(t2224) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2225;
                    asm("mov.b32 %0, %1;" : "=r"(t2225) : "f"(dq_17));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2226;
                    asm("mov.b32 %0, %1;" : "=r"(t2226) : "f"(dq_18));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2227;
                    asm("mov.b32 %0, %1;" : "=r"(t2227) : "f"(dq_19));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2228;
                    asm("mov.b32 %0, %1;" : "=r"(t2228) : "f"(dq_20));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t2208), "r"(t2225), "r"(t2226), "r"(t2227), "r"(t2228) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2229;
                    asm("mov.b32 %0, %1;" : "=r"(t2229) : "f"(dq_21));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2230;
                    asm("mov.b32 %0, %1;" : "=r"(t2230) : "f"(dq_22));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2231;
                    asm("mov.b32 %0, %1;" : "=r"(t2231) : "f"(dq_23));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2232;
                    asm("mov.b32 %0, %1;" : "=r"(t2232) : "f"(dq_24));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t2208), "r"(t2229), "r"(t2230), "r"(t2231), "r"(t2232) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2233;
                    asm("mov.b32 %0, %1;" : "=r"(t2233) : "f"(dq_25));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2234;
                    asm("mov.b32 %0, %1;" : "=r"(t2234) : "f"(dq_26));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2235;
                    asm("mov.b32 %0, %1;" : "=r"(t2235) : "f"(dq_27));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2236;
                    asm("mov.b32 %0, %1;" : "=r"(t2236) : "f"(dq_28));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t2208), "r"(t2233), "r"(t2234), "r"(t2235), "r"(t2236) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2237;
                    asm("mov.b32 %0, %1;" : "=r"(t2237) : "f"(dq_29));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2238;
                    asm("mov.b32 %0, %1;" : "=r"(t2238) : "f"(dq_30));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2239;
                    asm("mov.b32 %0, %1;" : "=r"(t2239) : "f"(dq_31));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2240;
                    asm("mov.b32 %0, %1;" : "=r"(t2240) : "f"(dq_32));
#line 70 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t2208), "r"(t2237), "r"(t2238), "r"(t2239), "r"(t2240) : "memory");
                } else {
                    const u32 t2241 = lane << 2u;
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t2242 = (u64)t2241 * 4u;
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t2243 = address + t2242;
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2243), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2243), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t2243), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t2243), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t2243), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t2243), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t2243), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t2243), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
                }
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2244 = p + 80u;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2245 = t2244 + 8u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2246 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2246) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2245) : "memory");
                }
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2247 = next & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2248 = t2247 + 2u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2249 = t2248 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2250 = p + t2249;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2251 = next >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2252 = t2251 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2250), "r"(t2252) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2253 = next & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2254 = t2253 + 6u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2255 = t2254 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2256 = p + t2255;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2257 = next >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2258 = t2257 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2256), "r"(t2258) : "memory");
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2259 = next & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2260 = t2259 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2261 = t42 + t2260;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2262 = t170 << 7u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2263 = smem_1 + t2262;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2264;
                asm volatile("mov.b32 %0, %1;" : "=r"(t2264) : "r"(t2263));
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2265 = t2264 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2266 = t2261 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2267 = t2265 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2268 = (u64)t2267;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2269 = t2268 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2270 = t2266 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2271 = (u64)t2270;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2272 = t2271 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2273 = t2265 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2274 = (u64)t2273;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2275 = t2274 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2276 = t2266 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2277 = (u64)t2276;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2278 = t2277 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2279 = t2265 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2280 = (u64)t2279;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2281 = t2280 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2282 = t2266 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2283 = (u64)t2282;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2284 = t2283 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2285 = t2265 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2286 = (u64)t2285;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2287 = t2286 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2288 = t2266 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2289 = (u64)t2288;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2290 = t2289 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2291 = t2265 + 66560u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2292 = (u64)t2291;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2293 = t2292 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2294 = t2266 + 66048u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2295 = (u64)t2294;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2296 = t2295 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2297 = t2265 + 66562u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2298 = (u64)t2297;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2299 = t2298 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2300 = t2266 + 66050u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2301 = (u64)t2300;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2302 = t2301 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2303 = t2265 + 66564u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2304 = (u64)t2303;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2305 = t2304 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2306 = t2266 + 66052u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2307 = (u64)t2306;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2308 = t2307 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2309 = t2265 + 66566u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2310 = (u64)t2309;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2311 = t2310 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2312 = t2266 + 66054u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2313 = (u64)t2312;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2314 = t2313 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t2269), "l"(t2272), "l"(t2275), "l"(t2278), "l"(t2281), "l"(t2284), "l"(t2287), "l"(t2290), "l"(t2293), "l"(t2296), "l"(t2299), "l"(t2302), "l"(t2305), "l"(t2308), "l"(t2311), "l"(t2314) : "memory");
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
                const u32 t2316 = slot_5 + 4u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2317 = t2316 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2318 = p + t2317;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2319 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2319) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2318) : "memory");
                }
#line 430 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head_3 = t32 * group;
                const u32 t2321 = head_3 + 1u;
#line 431 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t2322 = first_head_3 + group;
#line 431 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps_3 = t2321 == t2322;
                const u32 t2324 = head_3 + 1u;
#line 432 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t2325 = wraps_3 ? first_head_3 : t2324;
#line 432 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t2326 = block_3 - 1u;
#line 432 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t2327 = wraps_3 ? t2326 : block_3;
#line 416 "fa-kernels/src/attention/backward/turns.rs"
                head_3 = t2325;
                block_3 = t2327;
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
        const f32 t2328 = dk_2 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t2328;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2329 = dk_3 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t2329;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2330 = dk_4 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t2330;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2331 = dk_5 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t2331;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2332 = dk_6 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t2332;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2333 = dk_7 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t2333;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2334 = dk_8 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t2334;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2335 = dk_9 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t2335;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2336 = dk_10 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t2336;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2337 = dk_11 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t2337;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2338 = dk_12 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t2338;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2339 = dk_13 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t2339;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2340 = dk_14 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t2340;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2341 = dk_15 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t2341;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2342 = dk_16 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t2342;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2343 = dk_17 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t2343;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2344 = dk_18 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t2344;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2345 = dk_19 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t2345;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2346 = dk_20 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t2346;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2347 = dk_21 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t2347;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2348 = dk_22 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t2348;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2349 = dk_23 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t2349;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2350 = dk_24 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t2350;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2351 = dk_25 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t2351;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2352 = dk_26 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t2352;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2353 = dk_27 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t2353;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2354 = dk_28 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t2354;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2355 = dk_29 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t2355;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2356 = dk_30 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t2356;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2357 = dk_31 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t2357;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2358 = dk_32 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t2358;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2359 = dk_33 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t2359;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2360 = dk_34 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t2360;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2361 = dk_35 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t2361;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2362 = dk_36 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t2362;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2363 = dk_37 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t2363;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2364 = dk_38 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t2364;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2365 = dk_39 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t2365;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2366 = dk_40 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t2366;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2367 = dk_41 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t2367;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2368 = dk_42 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t2368;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2369 = dk_43 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t2369;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2370 = dk_44 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t2370;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2371 = dk_45 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t2371;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2372 = dk_46 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t2372;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2373 = dk_47 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t2373;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2374 = dk_48 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t2374;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2375 = dk_49 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t2375;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2376 = dk_50 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t2376;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2377 = dk_51 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t2377;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2378 = dk_52 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t2378;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2379 = dk_53 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t2379;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2380 = dk_54 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t2380;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2381 = dk_55 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t2381;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2382 = dk_56 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t2382;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2383 = dk_57 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t2383;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2384 = dk_58 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t2384;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2385 = dk_59 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t2385;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2386 = dk_60 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t2386;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2387 = dk_61 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t2387;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2388 = dk_62 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t2388;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2389 = dk_63 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t2389;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2390 = dk_64 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t2390;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2391 = dk_65 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t2391;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2392 = smem_1 + 16384u;
        const u32 t2393 = t169 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2394 = t170 + t2393;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2395;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2395) : "f"(dk_2), "f"(dk_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2396;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2396) : "f"(dk_4), "f"(dk_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2397;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2397) : "f"(dk_6), "f"(dk_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2398;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2398) : "f"(dk_8), "f"(dk_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2399;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2399) : "f"(dk_10), "f"(dk_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2400;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2400) : "f"(dk_12), "f"(dk_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2401;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2401) : "f"(dk_14), "f"(dk_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2402;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2402) : "f"(dk_16), "f"(dk_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2403;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2403) : "f"(dk_18), "f"(dk_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2404;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2404) : "f"(dk_20), "f"(dk_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2405;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2405) : "f"(dk_22), "f"(dk_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2406;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2406) : "f"(dk_24), "f"(dk_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2407;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2407) : "f"(dk_26), "f"(dk_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2408;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2408) : "f"(dk_28), "f"(dk_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2409;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2409) : "f"(dk_30), "f"(dk_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2410;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2410) : "f"(dk_32), "f"(dk_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2411;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2411) : "f"(dk_34), "f"(dk_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2412;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2412) : "f"(dk_36), "f"(dk_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2413;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2413) : "f"(dk_38), "f"(dk_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2414;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2414) : "f"(dk_40), "f"(dk_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2415;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2415) : "f"(dk_42), "f"(dk_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2416;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2416) : "f"(dk_44), "f"(dk_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2417;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2417) : "f"(dk_46), "f"(dk_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2418;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2418) : "f"(dk_48), "f"(dk_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2419;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2419) : "f"(dk_50), "f"(dk_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2420;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2420) : "f"(dk_52), "f"(dk_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2421;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2421) : "f"(dk_54), "f"(dk_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2422;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2422) : "f"(dk_56), "f"(dk_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2423;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2423) : "f"(dk_58), "f"(dk_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2424;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2424) : "f"(dk_60), "f"(dk_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2425;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2425) : "f"(dk_62), "f"(dk_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2426;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2426) : "f"(dk_64), "f"(dk_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2427 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2428 = t2394 + t2427;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2429 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2430 = t2428 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2431 = t2429 ^ t2430;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2432 = t2428 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2433 = t2431 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2434 = t2432 + t2433;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2435 = smem_1 + t2434;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2435), "r"(t2395), "r"(t2396), "r"(t2397), "r"(t2398) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2436 = t2434 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2437 = smem_1 + t2436;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2437), "r"(t2399), "r"(t2400), "r"(t2401), "r"(t2402) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2438 = t2434 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2439 = smem_1 + t2438;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2439), "r"(t2403), "r"(t2404), "r"(t2405), "r"(t2406) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2440 = t2434 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2441 = smem_1 + t2440;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2441), "r"(t2407), "r"(t2408), "r"(t2409), "r"(t2410) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2442 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2443 = t2394 + t2442;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2444 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2445 = t2443 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2446 = t2444 ^ t2445;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2447 = t2443 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2448 = t2446 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2449 = t2447 + t2448;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2450 = t2392 + t2449;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2450), "r"(t2411), "r"(t2412), "r"(t2413), "r"(t2414) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2451 = t2449 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2452 = t2392 + t2451;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2452), "r"(t2415), "r"(t2416), "r"(t2417), "r"(t2418) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2453 = t2449 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2454 = t2392 + t2453;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2454), "r"(t2419), "r"(t2420), "r"(t2421), "r"(t2422) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2455 = t2449 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2456 = t2392 + t2455;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2456), "r"(t2423), "r"(t2424), "r"(t2425), "r"(t2426) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2457 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2458 = t2457 * dk_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2459 = t2458 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2460 = dk + t2459;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2461 = (u64)t30;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2462 = t2461 * dk_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2463 = t2462 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2464 = t2460 + t2463;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2465 = (u64)t32;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2466 = t2465 * dk_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2467 = t2466 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2468 = t2464 + t2467;
        const u32 t2469 = seq_k - t30;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2470 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2471 = (u32)dk_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2472 = t2471 << 1u;
        const u32 t2473 = t169 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2474 = t170 + t2473;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2475 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2476 = t2474 + t2475;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2477 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2478 = t2476 < t2469;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2479 = t2477 < t2470;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2480 = t2478 & t2479;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2480) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2481 = t2476 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2482 = t2477 ^ t2481;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2483 = t2476 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2484 = t2482 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2485 = t2483 + t2484;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2486 = smem_1 + t2485;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_69;
            u32 row_70;
            u32 row_71;
            u32 row_72;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_69), "=r"(row_70), "=r"(row_71), "=r"(row_72) : "r"(t2486) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2487 = (u64)t2476 * t2472;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2488 = t2468 + t2487;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2489 = (u64)t2477 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2490 = t2488 + t2489;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2490), "r"(row_69), "r"(row_70), "r"(row_71), "r"(row_72) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2491 = t2476 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2492 = t2491 < t2469;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2493 = t2477 < t2470;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2494 = t2492 & t2493;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2494) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2495 = t2491 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2496 = t2477 ^ t2495;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2497 = t2491 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2498 = t2496 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2499 = t2497 + t2498;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2500 = smem_1 + t2499;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_73;
            u32 row_74;
            u32 row_75;
            u32 row_76;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_73), "=r"(row_74), "=r"(row_75), "=r"(row_76) : "r"(t2500) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2501 = (u64)t2491 * t2472;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2502 = t2468 + t2501;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2503 = (u64)t2477 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2504 = t2502 + t2503;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2504), "r"(row_73), "r"(row_74), "r"(row_75), "r"(row_76) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2505 = t2476 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2506 = t2505 < t2469;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2507 = t2477 < t2470;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2508 = t2506 & t2507;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2508) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2509 = t2505 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2510 = t2477 ^ t2509;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2511 = t2505 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2512 = t2510 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2513 = t2511 + t2512;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2514 = smem_1 + t2513;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_77;
            u32 row_78;
            u32 row_79;
            u32 row_80;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_77), "=r"(row_78), "=r"(row_79), "=r"(row_80) : "r"(t2514) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2515 = (u64)t2505 * t2472;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2516 = t2468 + t2515;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2517 = (u64)t2477 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2518 = t2516 + t2517;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2518), "r"(row_77), "r"(row_78), "r"(row_79), "r"(row_80) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2519 = t2476 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2520 = t2519 < t2469;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2521 = t2477 < t2470;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2522 = t2520 & t2521;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2522) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2523 = t2519 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2524 = t2477 ^ t2523;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2525 = t2519 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2526 = t2524 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2527 = t2525 + t2526;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2528 = smem_1 + t2527;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_81;
            u32 row_82;
            u32 row_83;
            u32 row_84;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_81), "=r"(row_82), "=r"(row_83), "=r"(row_84) : "r"(t2528) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2529 = (u64)t2519 * t2472;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2530 = t2468 + t2529;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2531 = (u64)t2477 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2532 = t2530 + t2531;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2532), "r"(row_81), "r"(row_82), "r"(row_83), "r"(row_84) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2533 = smem_1 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2534 = t2476 < t2469;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2535 = t2477 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2536 = t2535 < t2470;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2537 = t2534 & t2536;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2537) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2538 = t2476 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2539 = t2477 ^ t2538;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2540 = t2476 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2541 = t2539 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2542 = t2540 + t2541;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2543 = t2533 + t2542;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_85;
            u32 row_86;
            u32 row_87;
            u32 row_88;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_85), "=r"(row_86), "=r"(row_87), "=r"(row_88) : "r"(t2543) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2544 = (u64)t2476 * t2472;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2545 = t2468 + t2544;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2546 = (u64)t2477 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2547 = t2545 + t2546;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2547), "r"(row_85), "r"(row_86), "r"(row_87), "r"(row_88) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2548 = t2476 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2549 = t2548 < t2469;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2550 = t2477 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2551 = t2550 < t2470;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2552 = t2549 & t2551;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2552) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2553 = t2548 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2554 = t2477 ^ t2553;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2555 = t2548 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2556 = t2554 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2557 = t2555 + t2556;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2558 = t2533 + t2557;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_89;
            u32 row_90;
            u32 row_91;
            u32 row_92;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_89), "=r"(row_90), "=r"(row_91), "=r"(row_92) : "r"(t2558) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2559 = (u64)t2548 * t2472;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2560 = t2468 + t2559;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2561 = (u64)t2477 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2562 = t2560 + t2561;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2562), "r"(row_89), "r"(row_90), "r"(row_91), "r"(row_92) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2563 = t2476 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2564 = t2563 < t2469;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2565 = t2477 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2566 = t2565 < t2470;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2567 = t2564 & t2566;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2567) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2568 = t2563 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2569 = t2477 ^ t2568;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2570 = t2563 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2571 = t2569 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2572 = t2570 + t2571;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2573 = t2533 + t2572;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_93;
            u32 row_94;
            u32 row_95;
            u32 row_96;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_93), "=r"(row_94), "=r"(row_95), "=r"(row_96) : "r"(t2573) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2574 = (u64)t2563 * t2472;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2575 = t2468 + t2574;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2576 = (u64)t2477 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2577 = t2575 + t2576;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2577), "r"(row_93), "r"(row_94), "r"(row_95), "r"(row_96) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2578 = t2476 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2579 = t2578 < t2469;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2580 = t2477 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2581 = t2580 < t2470;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2582 = t2579 & t2581;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2582) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2583 = t2578 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2584 = t2477 ^ t2583;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2585 = t2578 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2586 = t2584 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2587 = t2585 + t2586;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2588 = t2533 + t2587;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_97;
            u32 row_98;
            u32 row_99;
            u32 row_100;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_97), "=r"(row_98), "=r"(row_99), "=r"(row_100) : "r"(t2588) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2589 = (u64)t2578 * t2472;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2590 = t2468 + t2589;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2591 = (u64)t2477 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2592 = t2590 + t2591;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2592), "r"(row_97), "r"(row_98), "r"(row_99), "r"(row_100) : "memory");
        }
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2593 = t41 + 16384u;
        const u32 t2594 = t169 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2595 = t170 + t2594;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2596;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2596) : "f"(dv_2), "f"(dv_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2597;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2597) : "f"(dv_4), "f"(dv_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2598;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2598) : "f"(dv_6), "f"(dv_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2599;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2599) : "f"(dv_8), "f"(dv_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2600;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2600) : "f"(dv_10), "f"(dv_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2601;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2601) : "f"(dv_12), "f"(dv_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2602;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2602) : "f"(dv_14), "f"(dv_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2603;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2603) : "f"(dv_16), "f"(dv_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2604;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2604) : "f"(dv_18), "f"(dv_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2605;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2605) : "f"(dv_20), "f"(dv_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2606;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2606) : "f"(dv_22), "f"(dv_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2607;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2607) : "f"(dv_24), "f"(dv_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2608;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2608) : "f"(dv_26), "f"(dv_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2609;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2609) : "f"(dv_28), "f"(dv_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2610;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2610) : "f"(dv_30), "f"(dv_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2611;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2611) : "f"(dv_32), "f"(dv_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2612;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2612) : "f"(dv_34), "f"(dv_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2613;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2613) : "f"(dv_36), "f"(dv_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2614;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2614) : "f"(dv_38), "f"(dv_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2615;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2615) : "f"(dv_40), "f"(dv_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2616;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2616) : "f"(dv_42), "f"(dv_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2617;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2617) : "f"(dv_44), "f"(dv_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2618;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2618) : "f"(dv_46), "f"(dv_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2619;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2619) : "f"(dv_48), "f"(dv_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2620;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2620) : "f"(dv_50), "f"(dv_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2621;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2621) : "f"(dv_52), "f"(dv_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2622;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2622) : "f"(dv_54), "f"(dv_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2623;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2623) : "f"(dv_56), "f"(dv_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2624;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2624) : "f"(dv_58), "f"(dv_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2625;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2625) : "f"(dv_60), "f"(dv_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2626;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2626) : "f"(dv_62), "f"(dv_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2627;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2627) : "f"(dv_64), "f"(dv_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2628 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2629 = t2595 + t2628;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2630 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2631 = t2629 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2632 = t2630 ^ t2631;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2633 = t2629 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2634 = t2632 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2635 = t2633 + t2634;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2636 = t41 + t2635;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2636), "r"(t2596), "r"(t2597), "r"(t2598), "r"(t2599) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2637 = t2635 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2638 = t41 + t2637;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2638), "r"(t2600), "r"(t2601), "r"(t2602), "r"(t2603) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2639 = t2635 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2640 = t41 + t2639;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2640), "r"(t2604), "r"(t2605), "r"(t2606), "r"(t2607) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2641 = t2635 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2642 = t41 + t2641;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2642), "r"(t2608), "r"(t2609), "r"(t2610), "r"(t2611) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2643 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2644 = t2595 + t2643;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2645 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2646 = t2644 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2647 = t2645 ^ t2646;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2648 = t2644 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2649 = t2647 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2650 = t2648 + t2649;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2651 = t2593 + t2650;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2651), "r"(t2612), "r"(t2613), "r"(t2614), "r"(t2615) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2652 = t2650 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2653 = t2593 + t2652;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2653), "r"(t2616), "r"(t2617), "r"(t2618), "r"(t2619) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2654 = t2650 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2655 = t2593 + t2654;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2655), "r"(t2620), "r"(t2621), "r"(t2622), "r"(t2623) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2656 = t2650 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2657 = t2593 + t2656;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2657), "r"(t2624), "r"(t2625), "r"(t2626), "r"(t2627) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2658 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2659 = t2658 * dv_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2660 = t2659 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2661 = dv + t2660;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2662 = (u64)t30;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2663 = t2662 * dv_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2664 = t2663 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2665 = t2661 + t2664;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2666 = (u64)t32;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2667 = t2666 * dv_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2668 = t2667 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2669 = t2665 + t2668;
        const u32 t2670 = seq_k - t30;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2671 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2672 = (u32)dv_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2673 = t2672 << 1u;
        const u32 t2674 = t169 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2675 = t170 + t2674;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2676 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2677 = t2675 + t2676;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2678 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2679 = t2677 < t2670;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2680 = t2678 < t2671;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2681 = t2679 & t2680;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2681) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2682 = t2677 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2683 = t2678 ^ t2682;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2684 = t2677 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2685 = t2683 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2686 = t2684 + t2685;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2687 = t41 + t2686;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_101;
            u32 row_102;
            u32 row_103;
            u32 row_104;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_101), "=r"(row_102), "=r"(row_103), "=r"(row_104) : "r"(t2687) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2688 = (u64)t2677 * t2673;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2689 = t2669 + t2688;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2690 = (u64)t2678 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2691 = t2689 + t2690;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2691), "r"(row_101), "r"(row_102), "r"(row_103), "r"(row_104) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2692 = t2677 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2693 = t2692 < t2670;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2694 = t2678 < t2671;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2695 = t2693 & t2694;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2695) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2696 = t2692 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2697 = t2678 ^ t2696;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2698 = t2692 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2699 = t2697 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2700 = t2698 + t2699;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2701 = t41 + t2700;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_105;
            u32 row_106;
            u32 row_107;
            u32 row_108;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_105), "=r"(row_106), "=r"(row_107), "=r"(row_108) : "r"(t2701) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2702 = (u64)t2692 * t2673;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2703 = t2669 + t2702;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2704 = (u64)t2678 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2705 = t2703 + t2704;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2705), "r"(row_105), "r"(row_106), "r"(row_107), "r"(row_108) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2706 = t2677 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2707 = t2706 < t2670;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2708 = t2678 < t2671;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2709 = t2707 & t2708;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2709) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2710 = t2706 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2711 = t2678 ^ t2710;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2712 = t2706 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2713 = t2711 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2714 = t2712 + t2713;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2715 = t41 + t2714;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_109;
            u32 row_110;
            u32 row_111;
            u32 row_112;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_109), "=r"(row_110), "=r"(row_111), "=r"(row_112) : "r"(t2715) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2716 = (u64)t2706 * t2673;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2717 = t2669 + t2716;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2718 = (u64)t2678 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2719 = t2717 + t2718;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2719), "r"(row_109), "r"(row_110), "r"(row_111), "r"(row_112) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2720 = t2677 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2721 = t2720 < t2670;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2722 = t2678 < t2671;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2723 = t2721 & t2722;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2723) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2724 = t2720 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2725 = t2678 ^ t2724;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2726 = t2720 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2727 = t2725 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2728 = t2726 + t2727;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2729 = t41 + t2728;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_113;
            u32 row_114;
            u32 row_115;
            u32 row_116;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_113), "=r"(row_114), "=r"(row_115), "=r"(row_116) : "r"(t2729) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2730 = (u64)t2720 * t2673;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2731 = t2669 + t2730;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2732 = (u64)t2678 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2733 = t2731 + t2732;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2733), "r"(row_113), "r"(row_114), "r"(row_115), "r"(row_116) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2734 = t41 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2735 = t2677 < t2670;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2736 = t2678 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2737 = t2736 < t2671;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2738 = t2735 & t2737;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2738) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2739 = t2677 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2740 = t2678 ^ t2739;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2741 = t2677 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2742 = t2740 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2743 = t2741 + t2742;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2744 = t2734 + t2743;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_117;
            u32 row_118;
            u32 row_119;
            u32 row_120;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_117), "=r"(row_118), "=r"(row_119), "=r"(row_120) : "r"(t2744) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2745 = (u64)t2677 * t2673;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2746 = t2669 + t2745;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2747 = (u64)t2678 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2748 = t2746 + t2747;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2748), "r"(row_117), "r"(row_118), "r"(row_119), "r"(row_120) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2749 = t2677 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2750 = t2749 < t2670;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2751 = t2678 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2752 = t2751 < t2671;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2753 = t2750 & t2752;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2753) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2754 = t2749 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2755 = t2678 ^ t2754;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2756 = t2749 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2757 = t2755 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2758 = t2756 + t2757;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2759 = t2734 + t2758;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_121;
            u32 row_122;
            u32 row_123;
            u32 row_124;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_121), "=r"(row_122), "=r"(row_123), "=r"(row_124) : "r"(t2759) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2760 = (u64)t2749 * t2673;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2761 = t2669 + t2760;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2762 = (u64)t2678 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2763 = t2761 + t2762;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2763), "r"(row_121), "r"(row_122), "r"(row_123), "r"(row_124) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2764 = t2677 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2765 = t2764 < t2670;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2766 = t2678 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2767 = t2766 < t2671;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2768 = t2765 & t2767;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2768) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2769 = t2764 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2770 = t2678 ^ t2769;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2771 = t2764 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2772 = t2770 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2773 = t2771 + t2772;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2774 = t2734 + t2773;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_125;
            u32 row_126;
            u32 row_127;
            u32 row_128;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_125), "=r"(row_126), "=r"(row_127), "=r"(row_128) : "r"(t2774) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2775 = (u64)t2764 * t2673;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2776 = t2669 + t2775;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2777 = (u64)t2678 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2778 = t2776 + t2777;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2778), "r"(row_125), "r"(row_126), "r"(row_127), "r"(row_128) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2779 = t2677 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2780 = t2779 < t2670;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2781 = t2678 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2782 = t2781 < t2671;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2783 = t2780 & t2782;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2783) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2784 = t2779 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2785 = t2678 ^ t2784;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2786 = t2779 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2787 = t2785 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2788 = t2786 + t2787;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2789 = t2734 + t2788;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_129;
            u32 row_130;
            u32 row_131;
            u32 row_132;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_129), "=r"(row_130), "=r"(row_131), "=r"(row_132) : "r"(t2789) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2790 = (u64)t2779 * t2673;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2791 = t2669 + t2790;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2792 = (u64)t2678 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2793 = t2791 + t2792;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2793), "r"(row_129), "r"(row_130), "r"(row_131), "r"(row_132) : "memory");
        }
    }
}
