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
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 127u;
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 7u;
#line 155 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t3 = (u32)__cvta_generic_to_shared(smem);
#line 155 "fa-kernels/src/attention/backward/turns.rs"
    const u32 place = t3 + 165984u;
    const u32 t5 = threadIdx.x;
#line 156 "fa-kernels/src/attention/backward/turns.rs"
    const bool t6 = t5 == 0u;
#line 156 "fa-kernels/src/attention/backward/turns.rs"
    if (t6) {
        const u64 t7 = 0ull * turns_stride0;
#line 157 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t8 = t7 * 4ull;
#line 157 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t9 = turns + t8;
        const u32 t10 = gridDim.x;
#line 158 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t11 = t10 - 1u;
#line 158 "fa-kernels/src/attention/backward/turns.rs"
        u32 claimed;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(claimed) : "l"(t9), "r"(t11) : "memory");
#line 159 "fa-kernels/src/attention/backward/turns.rs"
        f32 t13;
        asm("mov.b32 %0, %1;" : "=f"(t13) : "r"(claimed));
#line 159 "fa-kernels/src/attention/backward/turns.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(place), "f"(t13) : "memory");
    }
    asm volatile("bar.sync 0;" :  :  : "memory");
    f32 t14;
    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t14) : "r"(place) : "memory");
#line 162 "fa-kernels/src/attention/backward/turns.rs"
    u32 t15;
    asm("mov.b32 %0, %1;" : "=r"(t15) : "f"(t14));
#line 162 "fa-kernels/src/attention/backward/turns.rs"
    u32 t16;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t16) : "r"(t15));
#line 113 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t17 = gridDim.x;
#line 113 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_2 = t17 / blocks;
    const u32 t19 = blocks * section;
#line 114 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t20 = t16 / t19;
#line 114 "fa-kernels/src/attention/backward/turns.rs"
    const u32 first = t20 * section;
    const u32 t22 = heads_2 - first;
#line 115 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_3 = t22 < section ? t22 : section;
    const u32 t24 = first * blocks;
#line 116 "fa-kernels/src/attention/backward/turns.rs"
    const u32 within = t16 - t24;
    const u32 t26 = within / heads_3;
#line 117 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t27 = within % heads_3;
#line 117 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t28 = first + t27;
#line 49 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t30 = t26 << 7u;
#line 56 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t28 / kv_heads;
#line 62 "fa-kernels/src/attention/backward/work.rs"
    const u32 t32 = t28 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t33 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t33 >> 6u;
#line 178 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t37 = thread >> 5u;
#line 180 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t37));
#line 181 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t47 = thread == 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 107 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 188 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t60 = warpgroup == 0u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t60) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t61 = warp == 0u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t61) {
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = count * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t63 = t32 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t64 = count - 1u;
#line 420 "fa-kernels/src/attention/backward/turns.rs"
            u32 head = t63;
            u32 block = t64;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
                const u32 t65 = i + 1u;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
                const bool t66 = t65 < count_2;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t67 = i == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t67) {
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t68;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t68) : );
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t69 = t68 == 1u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t69) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t70 = smem_1 + 16384u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t70), "l"(k), "r"(p), "r"(64u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
                    }
                }
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t72 = slot + 4u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t73 = t72 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t74 = p + t73;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t75 = i >> 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t76 = t75 & 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t77 = t76 ^ 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t74), "r"(t77) : "memory");
                const u32 t78 = slot + 2u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t79 = t78 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t80 = p + t79;
                const u32 t81 = slot << 14u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t82 = t42 + t81;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t83 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t84 = t83 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t85 = t84 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t86 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t85 + t86;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t88 = row >> 4u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 6u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t90;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t90) : );
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t91 = t90 == 1u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t91) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t80) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t82), "l"(q), "r"(t80), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t92 = t82 + 8192u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t92), "l"(q), "r"(t80), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t93 = slot << 9u;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t94 = statistics_2 + t93;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t94), "l"(statistics), "r"(t80), "r"(0u), "r"(0u), "r"(t88), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t95 = i == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t95) {
#line 61 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t96 = p + 8u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t97;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t97) : );
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t98 = t97 == 1u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t98) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t96) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t41), "l"(v), "r"(t96), "r"(0u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t99 = t41 + 16384u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t99), "l"(v), "r"(t96), "r"(64u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
                    }
                }
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i & 1u;
                const u32 t101 = slot_2 + 8u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t102 = t101 << 3u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t103 = p + t102;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t104 = i >> 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t105 = t104 & 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t106 = t105 ^ 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t103), "r"(t106) : "memory");
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t107 = slot_2 + 6u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t108 = t107 << 3u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t109 = p + t108;
                const u32 t110 = slot_2 << 14u;
#line 126 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t111 = t43 + t110;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 6u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t113;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t113) : );
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t114 = t113 == 1u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t114) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t109) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t111), "l"(d_o), "r"(t109), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t115 = t111 + 8192u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t115), "l"(d_o), "r"(t109), "r"(64u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 440 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head = t32 * group;
                const u32 t117 = head + 1u;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t118 = first_head + group;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps = t117 == t118;
                const u32 t120 = head + 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t121 = wraps ? first_head : t120;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t122 = block - 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t123 = wraps ? t122 : block;
#line 426 "fa-kernels/src/attention/backward/turns.rs"
                head = t121;
                block = t123;
            }
        }
#line 195 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t124 = warp == 1u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t124) {
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_3 = count * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t126 = t32 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t127 = count - 1u;
#line 420 "fa-kernels/src/attention/backward/turns.rs"
            u32 head_2 = t126;
            u32 block_2 = t127;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
                const u32 t128 = i_2 + 1u;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
                const bool t129 = t128 < count_3;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t130 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t131 = t130 + head_2;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t132 = t131 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t133 = block_2 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_2 = t132 + t133;
#line 361 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t135 = row_2 >> 6u;
#line 361 "fa-kernels/src/attention/backward/turns.rs"
                const u32 index = t135 + 1u;
                const u64 t137 = (u64)index;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t138 = t137 * turns_stride0;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t139 = t138 * 4ull;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t140 = turns + t139;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t141 = seq_k + 127u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
                const u32 all = t141 >> 7u;
#line 393 "fa-kernels/src/attention/backward/turns.rs"
                const u32 number = t30 >> 7u;
                const u32 t144 = number + 1u;
#line 394 "fa-kernels/src/attention/backward/turns.rs"
                const bool t145 = t144 == all;
#line 394 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t146 = number + 1u;
#line 394 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t147 = t145 ? 0u : t146;
#line 232 "fa-kernels/src/attention/backward/turns.rs"
                while (true) {
#line 232 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t148;
                    asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t148) : "l"(t140) : "memory");
#line 232 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t149 = t148 != number;
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
#line 251 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("st.release.gpu.global.u32 [%0+0], %1;" :  : "l"(t140), "r"(t147) : "memory");
                }
#line 440 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head_2 = t32 * group;
                const u32 t161 = head_2 + 1u;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t162 = first_head_2 + group;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps_2 = t161 == t162;
                const u32 t164 = head_2 + 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t165 = wraps_2 ? first_head_2 : t164;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t166 = block_2 - 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t167 = wraps_2 ? t166 : block_2;
#line 426 "fa-kernels/src/attention/backward/turns.rs"
                head_2 = t165;
                block_2 = t167;
            }
        }
    } else {
#line 200 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 225 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t169 = warp & 3u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t170 = index_2 << 6u;
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
        const u32 t171 = count * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
        const bool t172 = t171 != 0u;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t172) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t173 = p + 16u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t173), "r"(0u) : "memory");
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t174 = t170 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t175 = smem_1 + t174;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            u32 t176;
            asm volatile("mov.b32 %0, %1;" : "=r"(t176) : "r"(t175));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t177 = t176 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t178 = t42 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t179 = t177 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t180 = (u64)t179;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t181 = t180 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t182 = t178 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t183 = (u64)t182;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t184 = t183 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t185 = t177 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t186 = (u64)t185;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t187 = t186 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t188 = t178 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t189 = (u64)t188;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t190 = t189 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t191 = t177 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t192 = (u64)t191;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t193 = t192 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t194 = t178 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t195 = (u64)t194;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t196 = t195 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t197 = t177 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t198 = (u64)t197;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t199 = t198 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t200 = t178 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t201 = (u64)t200;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t202 = t201 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t203 = t177 + 66560u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t204 = (u64)t203;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t205 = t204 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t206 = t178 + 66048u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t207 = (u64)t206;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t208 = t207 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t209 = t177 + 66562u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t210 = (u64)t209;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t211 = t210 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t212 = t178 + 66050u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t213 = (u64)t212;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t214 = t213 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t215 = t177 + 66564u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t216 = (u64)t215;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t217 = t216 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t218 = t178 + 66052u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t219 = (u64)t218;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t220 = t219 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t221 = t177 + 66566u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t222 = (u64)t221;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t223 = t222 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t224 = t178 + 66054u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t225 = (u64)t224;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t226 = t225 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t181), "l"(t184), "l"(t187), "l"(t190), "l"(t193), "l"(t196), "l"(t199), "l"(t202), "l"(t205), "l"(t208), "l"(t211), "l"(t214), "l"(t217), "l"(t220), "l"(t223), "l"(t226) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
            const u32 t227 = p + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t227), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t228 = p + 48u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t228), "r"(0u) : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_4 = count * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t230 = t32 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t231 = count - 1u;
#line 420 "fa-kernels/src/attention/backward/turns.rs"
            u32 head_3 = t230;
            u32 block_3 = t231;
            #pragma unroll 1
            for (u32 i_3 = 0u; i_3 < count_4; i_3 += 1u) {
                const u32 t232 = i_3 + 1u;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
                const bool t233 = t232 < count_4;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t234 = i_3 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t235 = t234 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t236 = t42 + t235;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t237 = i_3 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t238 = t237 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t239 = t43 + t238;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_3 & 1u;
                const u32 t241 = slot_3 << 9u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t241;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t243 = t170 << 7u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t244 = t41 + t243;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t245;
                asm volatile("mov.b32 %0, %1;" : "=r"(t245) : "r"(t244));
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t246 = t245 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t247 = t239 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t248 = t246 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t249 = (u64)t248;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t250 = t249 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t251 = t247 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t252 = (u64)t251;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t253 = t252 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t254 = t246 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t255 = (u64)t254;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t256 = t255 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t257 = t247 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t258 = (u64)t257;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t259 = t258 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t260 = t246 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t261 = (u64)t260;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t262 = t261 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t263 = t247 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t264 = (u64)t263;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t265 = t264 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t266 = t246 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t267 = (u64)t266;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t268 = t267 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t269 = t247 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t270 = (u64)t269;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t271 = t270 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t272 = t246 + 66560u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t273 = (u64)t272;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t274 = t273 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t275 = t247 + 66048u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t276 = (u64)t275;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t277 = t276 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t278 = t246 + 66562u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t279 = (u64)t278;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t280 = t279 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t281 = t247 + 66050u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t282 = (u64)t281;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t283 = t282 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t284 = t246 + 66564u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t285 = (u64)t284;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t286 = t285 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t287 = t247 + 66052u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t288 = (u64)t287;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t289 = t288 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t290 = t246 + 66566u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t291 = (u64)t290;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t292 = t291 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t293 = t247 + 66054u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t294 = (u64)t293;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t295 = t294 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t250), "l"(t253), "l"(t256), "l"(t259), "l"(t262), "l"(t265), "l"(t268), "l"(t271), "l"(t274), "l"(t277), "l"(t280), "l"(t283), "l"(t286), "l"(t289), "l"(t292), "l"(t295) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t296 = block_3 << 6u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t297 = t169 << 4u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t298 = t170 + t297;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t299 = t30 + t298;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t300 = head_3 / group;
#line 30 "src/functions/bias.rs"
                const u32 t6_2 = argument1 * 2u;
                const u64 t8_2 = (u64)head_3;
#line 31 "src/functions/bias.rs"
                const u64 t9_2 = t8_2 * argument0_stride0;
#line 31 "src/functions/bias.rs"
                const u64 t10_2 = t9_2 * 4ull;
#line 31 "src/functions/bias.rs"
                const u64 t11_2 = argument0 + t10_2;
                const u32 t12_2 = (u32)argument0_stride1;
#line 32 "src/functions/bias.rs"
                const u32 t13_2 = t12_2 << 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t308 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t309 = t299 + t308;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t310 = seq_k - 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t311 = t309 < t310 ? t309 : t310;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t312 = t309 + 8u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t313 = t312 < t310 ? t312 : t310;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t314 = t296 + 63u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t315 = t299 + 15u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t316 = t296 + seq_k;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t317 = t314 - t296;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t318 = t316 + t317;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const bool t319 = t317 <= t317;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t320 = t319 ? t316 : 0u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t321 = t319 ? t318 : 4294967295u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t322 = t320 - seq_q;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t323 = t321 - t320;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t324 = t322 + t323;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const bool t325 = t323 <= t323;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t326 = t325 ? t322 : 0u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t327 = t325 ? t324 : 4294967295u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t328 = t326 + argument1;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t329 = t327 - t326;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t330 = t328 + t329;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const bool t331 = t329 <= t329;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t332 = t331 ? t328 : 0u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t333 = t331 ? t330 : 4294967295u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t334 = t332 - t315;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t335 = t333 - t332;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t336 = t315 - t299;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t337 = t335 + t336;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t338 = t334 + t337;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const bool t339 = t335 <= t337;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t340 = t339 ? t334 : 0u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t341 = t339 ? t338 : 4294967295u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const bool t342 = (int)t340 <= (int)t341;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t343 = t342 ? t340 : 2147483648u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t344 = t342 ? t341 : 2147483647u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t345 = (int)t343 > (int)0u ? t343 : 0u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t346 = (int)t344 > (int)0u ? t344 : 0u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const bool t347 = (int)t345 <= (int)t346;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t348 = t347 ? t345 : 2147483648u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t349 = t347 ? t346 : 2147483647u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t350 = (int)t348 < (int)t6_2 ? t348 : t6_2;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t351 = (int)t349 < (int)t6_2 ? t349 : t6_2;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const bool t352 = t350 == t351;
#line 95 "fa-kernels/src/attention/options/functions/uniform.rs"
                if (t352) {
                    const u32 t353 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t354 = t353 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t355 = t296 + t354;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t356 = t355 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t357 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t358 = t355 < t357 ? t355 : t357;
#line 29 "src/functions/bias.rs"
                    const u32 t1_2 = t358 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_2 = t1_2 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_2 = t2_2 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t362 = s * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_2 = first_2 - t311;
#line 30 "src/functions/bias.rs"
                    const u32 t5_2 = (int)t4_2 > (int)0u ? t4_2 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_2 = (int)t5_2 < (int)t6_2 ? t5_2 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_2 = (u64)place_2 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_2 = t11_2 + t14_2;
#line 32 "src/functions/bias.rs"
                    f32 t16_2;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_2) : "l"(t15_2));
#line 32 "src/functions/bias.rs"
                    const f32 t17_2 = t362 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t370 = t356 ? t17_2 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s = t370;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t371 = s_3 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_3 = t371 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t373 = t356 ? t17_3 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_3 = t373;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t374 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t375 = t374 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t376 = t296 + t375;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t377 = t376 + 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t378 = t377 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t379 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t380 = t377 < t379 ? t377 : t379;
#line 29 "src/functions/bias.rs"
                    const u32 t1_3 = t380 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_3 = t1_3 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_3 = t2_3 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t384 = s_2 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_4 = t384 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t386 = t378 ? t17_4 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_2 = t386;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t387 = s_4 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_5 = t387 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t389 = t378 ? t17_5 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_4 = t389;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t390 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t391 = t390 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t392 = t296 + t391;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t393 = t392 + 8u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t394 = t393 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t395 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t396 = t393 < t395 ? t393 : t395;
#line 29 "src/functions/bias.rs"
                    const u32 t1_4 = t396 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_4 = t1_4 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_4 = t2_4 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t400 = s_5 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_6 = t400 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t402 = t394 ? t17_6 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_5 = t402;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t403 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_7 = t403 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t405 = t394 ? t17_7 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_7 = t405;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t406 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t407 = t406 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t408 = t296 + t407;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t409 = t408 + 9u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t410 = t409 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t411 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t412 = t409 < t411 ? t409 : t411;
#line 29 "src/functions/bias.rs"
                    const u32 t1_5 = t412 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_5 = t1_5 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_5 = t2_5 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t416 = s_6 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_8 = t416 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t418 = t410 ? t17_8 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_6 = t418;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t419 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_9 = t419 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t421 = t410 ? t17_9 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_8 = t421;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t422 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t423 = t422 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t424 = t296 + t423;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t425 = t424 + 16u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t426 = t425 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t427 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t428 = t425 < t427 ? t425 : t427;
#line 29 "src/functions/bias.rs"
                    const u32 t1_6 = t428 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_6 = t1_6 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_6 = t2_6 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t432 = s_9 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_10 = t432 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t434 = t426 ? t17_10 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_9 = t434;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t435 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_11 = t435 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t437 = t426 ? t17_11 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_11 = t437;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t438 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t439 = t438 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t440 = t296 + t439;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t441 = t440 + 17u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t442 = t441 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t443 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t444 = t441 < t443 ? t441 : t443;
#line 29 "src/functions/bias.rs"
                    const u32 t1_7 = t444 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_7 = t1_7 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_7 = t2_7 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t448 = s_10 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_12 = t448 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t450 = t442 ? t17_12 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_10 = t450;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t451 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_13 = t451 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t453 = t442 ? t17_13 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_12 = t453;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t454 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t455 = t454 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t456 = t296 + t455;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t457 = t456 + 24u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t458 = t457 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t459 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t460 = t457 < t459 ? t457 : t459;
#line 29 "src/functions/bias.rs"
                    const u32 t1_8 = t460 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_8 = t1_8 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_8 = t2_8 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t464 = s_13 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_14 = t464 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t466 = t458 ? t17_14 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_13 = t466;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t467 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_15 = t467 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t469 = t458 ? t17_15 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_15 = t469;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t470 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t471 = t470 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t472 = t296 + t471;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t473 = t472 + 25u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t474 = t473 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t475 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t476 = t473 < t475 ? t473 : t475;
#line 29 "src/functions/bias.rs"
                    const u32 t1_9 = t476 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_9 = t1_9 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_9 = t2_9 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t480 = s_14 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_16 = t480 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t482 = t474 ? t17_16 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_14 = t482;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t483 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_17 = t483 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t485 = t474 ? t17_17 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_16 = t485;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t486 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t487 = t486 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t488 = t296 + t487;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t489 = t488 + 32u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t490 = t489 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t491 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t492 = t489 < t491 ? t489 : t491;
#line 29 "src/functions/bias.rs"
                    const u32 t1_10 = t492 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_10 = t1_10 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_10 = t2_10 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t496 = s_17 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_18 = t496 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t498 = t490 ? t17_18 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_17 = t498;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t499 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_19 = t499 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t501 = t490 ? t17_19 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_19 = t501;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t502 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t503 = t502 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t504 = t296 + t503;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t505 = t504 + 33u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t506 = t505 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t507 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t508 = t505 < t507 ? t505 : t507;
#line 29 "src/functions/bias.rs"
                    const u32 t1_11 = t508 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_11 = t1_11 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_11 = t2_11 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t512 = s_18 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_20 = t512 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t514 = t506 ? t17_20 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_18 = t514;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t515 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_21 = t515 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t517 = t506 ? t17_21 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_20 = t517;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t518 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t519 = t518 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t520 = t296 + t519;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t521 = t520 + 40u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t522 = t521 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t523 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t524 = t521 < t523 ? t521 : t523;
#line 29 "src/functions/bias.rs"
                    const u32 t1_12 = t524 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_12 = t1_12 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_12 = t2_12 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t528 = s_21 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_22 = t528 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t530 = t522 ? t17_22 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_21 = t530;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t531 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_23 = t531 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t533 = t522 ? t17_23 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_23 = t533;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t534 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t535 = t534 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t536 = t296 + t535;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t537 = t536 + 41u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t538 = t537 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t539 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t540 = t537 < t539 ? t537 : t539;
#line 29 "src/functions/bias.rs"
                    const u32 t1_13 = t540 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_13 = t1_13 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_13 = t2_13 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t544 = s_22 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_24 = t544 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t546 = t538 ? t17_24 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_22 = t546;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t547 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_25 = t547 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t549 = t538 ? t17_25 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_24 = t549;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t550 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t551 = t550 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t552 = t296 + t551;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t553 = t552 + 48u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t554 = t553 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t555 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t556 = t553 < t555 ? t553 : t555;
#line 29 "src/functions/bias.rs"
                    const u32 t1_14 = t556 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_14 = t1_14 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_14 = t2_14 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t560 = s_25 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_26 = t560 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t562 = t554 ? t17_26 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_25 = t562;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t563 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_27 = t563 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t565 = t554 ? t17_27 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_27 = t565;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t566 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t567 = t566 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t568 = t296 + t567;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t569 = t568 + 49u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t570 = t569 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t571 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t572 = t569 < t571 ? t569 : t571;
#line 29 "src/functions/bias.rs"
                    const u32 t1_15 = t572 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_15 = t1_15 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_15 = t2_15 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t576 = s_26 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_28 = t576 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t578 = t570 ? t17_28 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_26 = t578;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t579 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_29 = t579 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t581 = t570 ? t17_29 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_28 = t581;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t582 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t583 = t582 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t584 = t296 + t583;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t585 = t584 + 56u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t586 = t585 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t587 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t588 = t585 < t587 ? t585 : t587;
#line 29 "src/functions/bias.rs"
                    const u32 t1_16 = t588 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_16 = t1_16 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_16 = t2_16 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t592 = s_29 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_30 = t592 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t594 = t586 ? t17_30 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_29 = t594;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t595 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_31 = t595 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t597 = t586 ? t17_31 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_31 = t597;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t598 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t599 = t598 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t600 = t296 + t599;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t601 = t600 + 57u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t602 = t601 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t603 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t604 = t601 < t603 ? t601 : t603;
#line 29 "src/functions/bias.rs"
                    const u32 t1_17 = t604 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_17 = t1_17 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_17 = t2_17 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t608 = s_30 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_32 = t608 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t610 = t602 ? t17_32 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_30 = t610;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t611 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_33 = t611 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t613 = t602 ? t17_33 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_32 = t613;
                } else {
                    const u32 t614 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t615 = t614 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t616 = t296 + t615;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t617 = t616 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t618 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t619 = t616 < t618 ? t616 : t618;
#line 29 "src/functions/bias.rs"
                    const u32 t1_18 = t619 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_18 = t1_18 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_18 = t2_18 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t623 = s * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_3 = first_18 - t311;
#line 30 "src/functions/bias.rs"
                    const u32 t5_3 = (int)t4_3 > (int)0u ? t4_3 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_3 = (int)t5_3 < (int)t6_2 ? t5_3 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_3 = (u64)place_3 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_3 = t11_2 + t14_3;
#line 32 "src/functions/bias.rs"
                    f32 t16_3;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_3) : "l"(t15_3));
#line 32 "src/functions/bias.rs"
                    const f32 t17_34 = t623 + t16_3;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t631 = t617 ? t17_34 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s = t631;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t632 = s_3 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_4 = first_18 - t313;
#line 30 "src/functions/bias.rs"
                    const u32 t5_4 = (int)t4_4 > (int)0u ? t4_4 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_4 = (int)t5_4 < (int)t6_2 ? t5_4 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_4 = (u64)place_4 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_4 = t11_2 + t14_4;
#line 32 "src/functions/bias.rs"
                    f32 t16_4;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_4) : "l"(t15_4));
#line 32 "src/functions/bias.rs"
                    const f32 t17_35 = t632 + t16_4;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t640 = t617 ? t17_35 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_3 = t640;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t641 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t642 = t641 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t643 = t296 + t642;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t644 = t643 + 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t645 = t644 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t646 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t647 = t644 < t646 ? t644 : t646;
#line 29 "src/functions/bias.rs"
                    const u32 t1_19 = t647 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_19 = t1_19 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_19 = t2_19 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t651 = s_2 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_5 = first_19 - t311;
#line 30 "src/functions/bias.rs"
                    const u32 t5_5 = (int)t4_5 > (int)0u ? t4_5 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_5 = (int)t5_5 < (int)t6_2 ? t5_5 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_5 = (u64)place_5 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_5 = t11_2 + t14_5;
#line 32 "src/functions/bias.rs"
                    f32 t16_5;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_5) : "l"(t15_5));
#line 32 "src/functions/bias.rs"
                    const f32 t17_36 = t651 + t16_5;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t659 = t645 ? t17_36 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_2 = t659;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t660 = s_4 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_6 = first_19 - t313;
#line 30 "src/functions/bias.rs"
                    const u32 t5_6 = (int)t4_6 > (int)0u ? t4_6 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_6 = (int)t5_6 < (int)t6_2 ? t5_6 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_6 = (u64)place_6 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_6 = t11_2 + t14_6;
#line 32 "src/functions/bias.rs"
                    f32 t16_6;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_6) : "l"(t15_6));
#line 32 "src/functions/bias.rs"
                    const f32 t17_37 = t660 + t16_6;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t668 = t645 ? t17_37 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_4 = t668;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t669 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t670 = t669 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t671 = t296 + t670;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t672 = t671 + 8u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t673 = t672 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t674 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t675 = t672 < t674 ? t672 : t674;
#line 29 "src/functions/bias.rs"
                    const u32 t1_20 = t675 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_20 = t1_20 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_20 = t2_20 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t679 = s_5 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_7 = first_20 - t311;
#line 30 "src/functions/bias.rs"
                    const u32 t5_7 = (int)t4_7 > (int)0u ? t4_7 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_7 = (int)t5_7 < (int)t6_2 ? t5_7 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_7 = (u64)place_7 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_7 = t11_2 + t14_7;
#line 32 "src/functions/bias.rs"
                    f32 t16_7;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_7) : "l"(t15_7));
#line 32 "src/functions/bias.rs"
                    const f32 t17_38 = t679 + t16_7;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t687 = t673 ? t17_38 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_5 = t687;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t688 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_39 = t688 + t16_3;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t690 = t673 ? t17_39 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_7 = t690;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t691 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t692 = t691 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t693 = t296 + t692;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t694 = t693 + 9u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t695 = t694 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t696 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t697 = t694 < t696 ? t694 : t696;
#line 29 "src/functions/bias.rs"
                    const u32 t1_21 = t697 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_21 = t1_21 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_21 = t2_21 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t701 = s_6 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_8 = first_21 - t311;
#line 30 "src/functions/bias.rs"
                    const u32 t5_8 = (int)t4_8 > (int)0u ? t4_8 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_8 = (int)t5_8 < (int)t6_2 ? t5_8 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_8 = (u64)place_8 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_8 = t11_2 + t14_8;
#line 32 "src/functions/bias.rs"
                    f32 t16_8;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_8) : "l"(t15_8));
#line 32 "src/functions/bias.rs"
                    const f32 t17_40 = t701 + t16_8;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t709 = t695 ? t17_40 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_6 = t709;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t710 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_41 = t710 + t16_5;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t712 = t695 ? t17_41 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_8 = t712;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t713 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t714 = t713 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t715 = t296 + t714;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t716 = t715 + 16u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t717 = t716 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t718 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t719 = t716 < t718 ? t716 : t718;
#line 29 "src/functions/bias.rs"
                    const u32 t1_22 = t719 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_22 = t1_22 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_22 = t2_22 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t723 = s_9 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_9 = first_22 - t311;
#line 30 "src/functions/bias.rs"
                    const u32 t5_9 = (int)t4_9 > (int)0u ? t4_9 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_9 = (int)t5_9 < (int)t6_2 ? t5_9 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_9 = (u64)place_9 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_9 = t11_2 + t14_9;
#line 32 "src/functions/bias.rs"
                    f32 t16_9;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_9) : "l"(t15_9));
#line 32 "src/functions/bias.rs"
                    const f32 t17_42 = t723 + t16_9;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t731 = t717 ? t17_42 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_9 = t731;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t732 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_43 = t732 + t16_7;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t734 = t717 ? t17_43 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_11 = t734;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t735 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t736 = t735 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t737 = t296 + t736;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t738 = t737 + 17u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t739 = t738 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t740 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t741 = t738 < t740 ? t738 : t740;
#line 29 "src/functions/bias.rs"
                    const u32 t1_23 = t741 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_23 = t1_23 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_23 = t2_23 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t745 = s_10 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_10 = first_23 - t311;
#line 30 "src/functions/bias.rs"
                    const u32 t5_10 = (int)t4_10 > (int)0u ? t4_10 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_10 = (int)t5_10 < (int)t6_2 ? t5_10 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_10 = (u64)place_10 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_10 = t11_2 + t14_10;
#line 32 "src/functions/bias.rs"
                    f32 t16_10;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_10) : "l"(t15_10));
#line 32 "src/functions/bias.rs"
                    const f32 t17_44 = t745 + t16_10;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t753 = t739 ? t17_44 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_10 = t753;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t754 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_45 = t754 + t16_8;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t756 = t739 ? t17_45 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_12 = t756;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t757 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t758 = t757 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t759 = t296 + t758;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t760 = t759 + 24u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t761 = t760 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t762 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t763 = t760 < t762 ? t760 : t762;
#line 29 "src/functions/bias.rs"
                    const u32 t1_24 = t763 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_24 = t1_24 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_24 = t2_24 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t767 = s_13 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_11 = first_24 - t311;
#line 30 "src/functions/bias.rs"
                    const u32 t5_11 = (int)t4_11 > (int)0u ? t4_11 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_11 = (int)t5_11 < (int)t6_2 ? t5_11 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_11 = (u64)place_11 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_11 = t11_2 + t14_11;
#line 32 "src/functions/bias.rs"
                    f32 t16_11;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_11) : "l"(t15_11));
#line 32 "src/functions/bias.rs"
                    const f32 t17_46 = t767 + t16_11;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t775 = t761 ? t17_46 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_13 = t775;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t776 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_47 = t776 + t16_9;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t778 = t761 ? t17_47 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_15 = t778;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t779 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t780 = t779 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t781 = t296 + t780;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t782 = t781 + 25u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t783 = t782 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t784 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t785 = t782 < t784 ? t782 : t784;
#line 29 "src/functions/bias.rs"
                    const u32 t1_25 = t785 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_25 = t1_25 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_25 = t2_25 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t789 = s_14 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_12 = first_25 - t311;
#line 30 "src/functions/bias.rs"
                    const u32 t5_12 = (int)t4_12 > (int)0u ? t4_12 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_12 = (int)t5_12 < (int)t6_2 ? t5_12 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_12 = (u64)place_12 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_12 = t11_2 + t14_12;
#line 32 "src/functions/bias.rs"
                    f32 t16_12;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_12) : "l"(t15_12));
#line 32 "src/functions/bias.rs"
                    const f32 t17_48 = t789 + t16_12;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t797 = t783 ? t17_48 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_14 = t797;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t798 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_49 = t798 + t16_10;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t800 = t783 ? t17_49 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_16 = t800;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t801 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t802 = t801 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t803 = t296 + t802;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t804 = t803 + 32u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t805 = t804 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t806 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t807 = t804 < t806 ? t804 : t806;
#line 29 "src/functions/bias.rs"
                    const u32 t1_26 = t807 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_26 = t1_26 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_26 = t2_26 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t811 = s_17 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_13 = first_26 - t311;
#line 30 "src/functions/bias.rs"
                    const u32 t5_13 = (int)t4_13 > (int)0u ? t4_13 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_13 = (int)t5_13 < (int)t6_2 ? t5_13 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_13 = (u64)place_13 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_13 = t11_2 + t14_13;
#line 32 "src/functions/bias.rs"
                    f32 t16_13;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_13) : "l"(t15_13));
#line 32 "src/functions/bias.rs"
                    const f32 t17_50 = t811 + t16_13;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t819 = t805 ? t17_50 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_17 = t819;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t820 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_51 = t820 + t16_11;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t822 = t805 ? t17_51 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_19 = t822;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t823 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t824 = t823 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t825 = t296 + t824;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t826 = t825 + 33u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t827 = t826 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t828 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t829 = t826 < t828 ? t826 : t828;
#line 29 "src/functions/bias.rs"
                    const u32 t1_27 = t829 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_27 = t1_27 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_27 = t2_27 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t833 = s_18 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_14 = first_27 - t311;
#line 30 "src/functions/bias.rs"
                    const u32 t5_14 = (int)t4_14 > (int)0u ? t4_14 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_14 = (int)t5_14 < (int)t6_2 ? t5_14 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_14 = (u64)place_14 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_14 = t11_2 + t14_14;
#line 32 "src/functions/bias.rs"
                    f32 t16_14;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_14) : "l"(t15_14));
#line 32 "src/functions/bias.rs"
                    const f32 t17_52 = t833 + t16_14;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t841 = t827 ? t17_52 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_18 = t841;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t842 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_53 = t842 + t16_12;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t844 = t827 ? t17_53 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_20 = t844;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t845 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t846 = t845 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t847 = t296 + t846;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t848 = t847 + 40u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t849 = t848 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t850 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t851 = t848 < t850 ? t848 : t850;
#line 29 "src/functions/bias.rs"
                    const u32 t1_28 = t851 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_28 = t1_28 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_28 = t2_28 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t855 = s_21 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_15 = first_28 - t311;
#line 30 "src/functions/bias.rs"
                    const u32 t5_15 = (int)t4_15 > (int)0u ? t4_15 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_15 = (int)t5_15 < (int)t6_2 ? t5_15 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_15 = (u64)place_15 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_15 = t11_2 + t14_15;
#line 32 "src/functions/bias.rs"
                    f32 t16_15;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_15) : "l"(t15_15));
#line 32 "src/functions/bias.rs"
                    const f32 t17_54 = t855 + t16_15;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t863 = t849 ? t17_54 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_21 = t863;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t864 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_55 = t864 + t16_13;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t866 = t849 ? t17_55 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_23 = t866;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t867 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t868 = t867 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t869 = t296 + t868;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t870 = t869 + 41u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t871 = t870 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t872 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t873 = t870 < t872 ? t870 : t872;
#line 29 "src/functions/bias.rs"
                    const u32 t1_29 = t873 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_29 = t1_29 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_29 = t2_29 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t877 = s_22 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_16 = first_29 - t311;
#line 30 "src/functions/bias.rs"
                    const u32 t5_16 = (int)t4_16 > (int)0u ? t4_16 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_16 = (int)t5_16 < (int)t6_2 ? t5_16 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_16 = (u64)place_16 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_16 = t11_2 + t14_16;
#line 32 "src/functions/bias.rs"
                    f32 t16_16;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_16) : "l"(t15_16));
#line 32 "src/functions/bias.rs"
                    const f32 t17_56 = t877 + t16_16;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t885 = t871 ? t17_56 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_22 = t885;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t886 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_57 = t886 + t16_14;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t888 = t871 ? t17_57 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_24 = t888;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t889 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t890 = t889 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t891 = t296 + t890;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t892 = t891 + 48u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t893 = t892 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t894 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t895 = t892 < t894 ? t892 : t894;
#line 29 "src/functions/bias.rs"
                    const u32 t1_30 = t895 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_30 = t1_30 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_30 = t2_30 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t899 = s_25 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_17 = first_30 - t311;
#line 30 "src/functions/bias.rs"
                    const u32 t5_17 = (int)t4_17 > (int)0u ? t4_17 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_17 = (int)t5_17 < (int)t6_2 ? t5_17 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_17 = (u64)place_17 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_17 = t11_2 + t14_17;
#line 32 "src/functions/bias.rs"
                    f32 t16_17;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_17) : "l"(t15_17));
#line 32 "src/functions/bias.rs"
                    const f32 t17_58 = t899 + t16_17;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t907 = t893 ? t17_58 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_25 = t907;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t908 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_59 = t908 + t16_15;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t910 = t893 ? t17_59 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_27 = t910;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t911 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t912 = t911 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t913 = t296 + t912;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t914 = t913 + 49u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t915 = t914 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t916 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t917 = t914 < t916 ? t914 : t916;
#line 29 "src/functions/bias.rs"
                    const u32 t1_31 = t917 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_31 = t1_31 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_31 = t2_31 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t921 = s_26 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_18 = first_31 - t311;
#line 30 "src/functions/bias.rs"
                    const u32 t5_18 = (int)t4_18 > (int)0u ? t4_18 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_18 = (int)t5_18 < (int)t6_2 ? t5_18 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_18 = (u64)place_18 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_18 = t11_2 + t14_18;
#line 32 "src/functions/bias.rs"
                    f32 t16_18;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_18) : "l"(t15_18));
#line 32 "src/functions/bias.rs"
                    const f32 t17_60 = t921 + t16_18;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t929 = t915 ? t17_60 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_26 = t929;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t930 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_61 = t930 + t16_16;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t932 = t915 ? t17_61 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_28 = t932;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t933 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t934 = t933 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t935 = t296 + t934;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t936 = t935 + 56u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t937 = t936 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t938 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t939 = t936 < t938 ? t936 : t938;
#line 29 "src/functions/bias.rs"
                    const u32 t1_32 = t939 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_32 = t1_32 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_32 = t2_32 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t943 = s_29 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_19 = first_32 - t311;
#line 30 "src/functions/bias.rs"
                    const u32 t5_19 = (int)t4_19 > (int)0u ? t4_19 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_19 = (int)t5_19 < (int)t6_2 ? t5_19 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_19 = (u64)place_19 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_19 = t11_2 + t14_19;
#line 32 "src/functions/bias.rs"
                    f32 t16_19;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_19) : "l"(t15_19));
#line 32 "src/functions/bias.rs"
                    const f32 t17_62 = t943 + t16_19;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t951 = t937 ? t17_62 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_29 = t951;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t952 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_63 = t952 + t16_17;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t954 = t937 ? t17_63 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_31 = t954;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t955 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t956 = t955 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t957 = t296 + t956;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t958 = t957 + 57u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t959 = t958 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t960 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t961 = t958 < t960 ? t958 : t960;
#line 29 "src/functions/bias.rs"
                    const u32 t1_33 = t961 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_33 = t1_33 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_33 = t2_33 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t965 = s_30 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_20 = first_33 - t311;
#line 30 "src/functions/bias.rs"
                    const u32 t5_20 = (int)t4_20 > (int)0u ? t4_20 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_20 = (int)t5_20 < (int)t6_2 ? t5_20 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_20 = (u64)place_20 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_20 = t11_2 + t14_20;
#line 32 "src/functions/bias.rs"
                    f32 t16_20;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_20) : "l"(t15_20));
#line 32 "src/functions/bias.rs"
                    const f32 t17_64 = t965 + t16_20;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t973 = t959 ? t17_64 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_30 = t973;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t974 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_65 = t974 + t16_18;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t976 = t959 ? t17_65 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_32 = t976;
                }
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t977 = block_3 << 6u;
                const u32 t978 = t30 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                const bool right = seq_k < t978;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (right) {
                    const u32 t980 = t169 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t981 = t170 + t980;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
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
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1144 = lane & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1145 = t1144 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1146 = statistics_3 + t1145;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                u32 row_6;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t1146) : "memory");
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_3));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1148;
                asm("mov.b32 %0, %1;" : "=f"(t1148) : "r"(row_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_5));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1150;
                asm("mov.b32 %0, %1;" : "=f"(t1150) : "r"(row_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1151 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1152;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1152) : "f"(s), "f"(1.442695f), "f"(t1151));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1153;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1153) : "f"(t1152));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t1153;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1154 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1155;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1155) : "f"(s_2), "f"(1.442695f), "f"(t1154));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1156;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1156) : "f"(t1155));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t1156;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1157 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1158;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1158) : "f"(s_3), "f"(1.442695f), "f"(t1157));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1159;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1159) : "f"(t1158));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t1159;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1160 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1161;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1161) : "f"(s_4), "f"(1.442695f), "f"(t1160));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1162;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1162) : "f"(t1161));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t1162;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_7;
                u32 row_8;
                u32 row_9;
                u32 row_10;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t1146) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_7));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1164;
                asm("mov.b32 %0, %1;" : "=f"(t1164) : "r"(row_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_9));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1166;
                asm("mov.b32 %0, %1;" : "=f"(t1166) : "r"(row_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1167 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1168;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1168) : "f"(s_5), "f"(1.442695f), "f"(t1167));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1169;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1169) : "f"(t1168));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t1169;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1170 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1171;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1171) : "f"(s_6), "f"(1.442695f), "f"(t1170));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1172;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1172) : "f"(t1171));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t1172;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1173 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1174;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1174) : "f"(s_7), "f"(1.442695f), "f"(t1173));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1175;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1175) : "f"(t1174));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t1175;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1176 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1177;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1177) : "f"(s_8), "f"(1.442695f), "f"(t1176));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1178;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1178) : "f"(t1177));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t1178;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_11;
                u32 row_12;
                u32 row_13;
                u32 row_14;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t1146) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_11));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1180;
                asm("mov.b32 %0, %1;" : "=f"(t1180) : "r"(row_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_13));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1182;
                asm("mov.b32 %0, %1;" : "=f"(t1182) : "r"(row_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1183 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1184;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1184) : "f"(s_9), "f"(1.442695f), "f"(t1183));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1185;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1185) : "f"(t1184));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t1185;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1186 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1187;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1187) : "f"(s_10), "f"(1.442695f), "f"(t1186));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1188;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1188) : "f"(t1187));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t1188;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1189 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1190;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1190) : "f"(s_11), "f"(1.442695f), "f"(t1189));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1191;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1191) : "f"(t1190));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t1191;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1192 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1193;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1193) : "f"(s_12), "f"(1.442695f), "f"(t1192));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1194;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1194) : "f"(t1193));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t1194;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_15;
                u32 row_16;
                u32 row_17;
                u32 row_18;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t1146) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_15));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1196;
                asm("mov.b32 %0, %1;" : "=f"(t1196) : "r"(row_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_17));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1198;
                asm("mov.b32 %0, %1;" : "=f"(t1198) : "r"(row_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1199 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1200;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1200) : "f"(s_13), "f"(1.442695f), "f"(t1199));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1201;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1201) : "f"(t1200));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t1201;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1202 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1203;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1203) : "f"(s_14), "f"(1.442695f), "f"(t1202));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1204;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1204) : "f"(t1203));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t1204;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1205 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1206;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1206) : "f"(s_15), "f"(1.442695f), "f"(t1205));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1207;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1207) : "f"(t1206));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t1207;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1208 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1209;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1209) : "f"(s_16), "f"(1.442695f), "f"(t1208));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1210;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1210) : "f"(t1209));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t1210;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_19;
                u32 row_20;
                u32 row_21;
                u32 row_22;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t1146) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_19));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1212;
                asm("mov.b32 %0, %1;" : "=f"(t1212) : "r"(row_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_21));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1214;
                asm("mov.b32 %0, %1;" : "=f"(t1214) : "r"(row_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1215 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1216;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1216) : "f"(s_17), "f"(1.442695f), "f"(t1215));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1217;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1217) : "f"(t1216));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t1217;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1218 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1219;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1219) : "f"(s_18), "f"(1.442695f), "f"(t1218));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1220;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1220) : "f"(t1219));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t1220;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1221 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1222;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1222) : "f"(s_19), "f"(1.442695f), "f"(t1221));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1223;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1223) : "f"(t1222));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t1223;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1224 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1225;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1225) : "f"(s_20), "f"(1.442695f), "f"(t1224));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1226;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1226) : "f"(t1225));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t1226;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_23;
                u32 row_24;
                u32 row_25;
                u32 row_26;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t1146) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_23));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1228;
                asm("mov.b32 %0, %1;" : "=f"(t1228) : "r"(row_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_25));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1230;
                asm("mov.b32 %0, %1;" : "=f"(t1230) : "r"(row_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1231 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1232;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1232) : "f"(s_21), "f"(1.442695f), "f"(t1231));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1233;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1233) : "f"(t1232));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t1233;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1234 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1235;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1235) : "f"(s_22), "f"(1.442695f), "f"(t1234));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1236;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1236) : "f"(t1235));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t1236;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1237 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1238;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1238) : "f"(s_23), "f"(1.442695f), "f"(t1237));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1239;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1239) : "f"(t1238));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t1239;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1240 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1241;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1241) : "f"(s_24), "f"(1.442695f), "f"(t1240));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1242;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1242) : "f"(t1241));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t1242;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_27;
                u32 row_28;
                u32 row_29;
                u32 row_30;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t1146) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_27));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1244;
                asm("mov.b32 %0, %1;" : "=f"(t1244) : "r"(row_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_29));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1246;
                asm("mov.b32 %0, %1;" : "=f"(t1246) : "r"(row_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1247 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1248;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1248) : "f"(s_25), "f"(1.442695f), "f"(t1247));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1249;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1249) : "f"(t1248));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t1249;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1250 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1251;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1251) : "f"(s_26), "f"(1.442695f), "f"(t1250));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1252;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1252) : "f"(t1251));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t1252;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1253 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1254;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1254) : "f"(s_27), "f"(1.442695f), "f"(t1253));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1255;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1255) : "f"(t1254));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t1255;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1256 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1257;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1257) : "f"(s_28), "f"(1.442695f), "f"(t1256));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1258;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1258) : "f"(t1257));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t1258;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_31;
                u32 row_32;
                u32 row_33;
                u32 row_34;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t1146) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_31));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1260;
                asm("mov.b32 %0, %1;" : "=f"(t1260) : "r"(row_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_33));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1262;
                asm("mov.b32 %0, %1;" : "=f"(t1262) : "r"(row_34));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1263 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1264;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1264) : "f"(s_29), "f"(1.442695f), "f"(t1263));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1265;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1265) : "f"(t1264));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t1265;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1266 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1267;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1267) : "f"(s_30), "f"(1.442695f), "f"(t1266));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1268;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1268) : "f"(t1267));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t1268;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1269 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1270;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1270) : "f"(s_31), "f"(1.442695f), "f"(t1269));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1271;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1271) : "f"(t1270));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t1271;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1272 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1273;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1273) : "f"(s_32), "f"(1.442695f), "f"(t1272));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1274;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1274) : "f"(t1273));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t1274;
#line 98 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1275;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1275) : "f"(s), "f"(s_2));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1276;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1276) : "f"(s_3), "f"(s_4));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1277;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1277) : "f"(s_5), "f"(s_6));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1278;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1278) : "f"(s_7), "f"(s_8));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1279;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1279) : "f"(s_9), "f"(s_10));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1280;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1280) : "f"(s_11), "f"(s_12));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1281;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1281) : "f"(s_13), "f"(s_14));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1282;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1282) : "f"(s_15), "f"(s_16));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1283;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1283) : "f"(s_17), "f"(s_18));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1284;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1284) : "f"(s_19), "f"(s_20));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1285;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1285) : "f"(s_21), "f"(s_22));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1286;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1286) : "f"(s_23), "f"(s_24));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1287;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1287) : "f"(s_25), "f"(s_26));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1288;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1288) : "f"(s_27), "f"(s_28));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1289;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1289) : "f"(s_29), "f"(s_30));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
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
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1304 = lane & 3u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1305 = t1304 << 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1306 = statistics_3 + t1305;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                u32 row_38;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t1306) : "memory");
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1307;
                asm("mov.b32 %0, %1;" : "=f"(t1307) : "r"(row_35));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1308;
                asm("mov.b32 %0, %1;" : "=f"(t1308) : "r"(row_36));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1309;
                asm("mov.b32 %0, %1;" : "=f"(t1309) : "r"(row_37));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1310;
                asm("mov.b32 %0, %1;" : "=f"(t1310) : "r"(row_38));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1311 = dp - t1308;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1312 = s * t1311;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1313;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1313) : "r"(lane));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1314 = head_3 / group;
#line 30 "src/functions/bias.rs"
                const u32 t6_2_2 = argument1 * 2u;
                const u64 t8_2_2 = (u64)head_3;
#line 31 "src/functions/bias.rs"
                const u64 t9_2_2 = t8_2_2 * argument0_stride0;
#line 31 "src/functions/bias.rs"
                const u64 t10_2_2 = t9_2_2 * 4ull;
#line 31 "src/functions/bias.rs"
                const u64 t11_2_2 = argument0 + t10_2_2;
                const u32 t12_2_2 = (u32)argument0_stride1;
#line 32 "src/functions/bias.rs"
                const u32 t13_2_2 = t12_2_2 << 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1322 = t1313 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1323 = t299 + t1322;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1324 = seq_k - 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1325 = t1323 + 8u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1326 = t1313 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1327 = t1326 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1328 = t296 + t1327;
#line 29 "src/functions/bias.rs"
                const u32 t1_2_2 = t1328 + seq_k;
#line 29 "src/functions/bias.rs"
                const u32 t2_2_2 = t1_2_2 - seq_q;
#line 29 "src/functions/bias.rs"
                const u32 first_34 = t2_2_2 + argument1;
                const u32 t4_2_2 = first_34 - t1323;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_2 = (int)t4_2_2 > (int)0u ? t4_2_2 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_21 = (int)t5_2_2 < (int)t6_2_2 ? t5_2_2 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_2 = (u64)place_21 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_2 = t11_2_2 + t14_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t18_2 = t15_2_2 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1338 = t296 + 63u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1339 = t299 + 15u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1340 = t296 + seq_k;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1341 = t1338 - t296;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1342 = t1340 + t1341;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1343 = t1341 <= t1341;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1344 = t1343 ? t1340 : 0u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1345 = t1343 ? t1342 : 4294967295u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1346 = t1344 - seq_q;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1347 = t1345 - t1344;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1348 = t1346 + t1347;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1349 = t1347 <= t1347;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1350 = t1349 ? t1346 : 0u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1351 = t1349 ? t1348 : 4294967295u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1352 = t1350 + argument1;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1353 = t1351 - t1350;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1354 = t1352 + t1353;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1355 = t1353 <= t1353;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1356 = t1355 ? t1352 : 0u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1357 = t1355 ? t1354 : 4294967295u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1358 = t1356 - t1339;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1359 = t1357 - t1356;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1360 = t1339 - t299;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1361 = t1359 + t1360;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1362 = t1358 + t1361;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1363 = t1359 <= t1361;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1364 = t1363 ? t1358 : 0u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1365 = t1363 ? t1362 : 4294967295u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1366 = (int)t1364 <= (int)t1365;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1367 = t1366 ? t1364 : 2147483648u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1368 = t1366 ? t1365 : 2147483647u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1369 = (int)t1367 > (int)0u ? t1367 : 0u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1370 = (int)t1368 > (int)0u ? t1368 : 0u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1371 = (int)t1369 <= (int)t1370;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1372 = t1371 ? t1369 : 2147483648u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1373 = t1371 ? t1370 : 2147483647u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1374 = (int)t1372 < (int)t6_2_2 ? t1372 : t6_2_2;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1375 = (int)t1373 < (int)t6_2_2 ? t1373 : t6_2_2;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1376 = t1374 == t1375;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 sum_of_block = 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t1312;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1377 = dp_2 - t1310;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1378 = s_2 * t1377;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1379 = t1313 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1380 = t1379 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1381 = t296 + t1380;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1382 = t1381 + 1u;
#line 29 "src/functions/bias.rs"
                const u32 t1_2_3 = t1382 + seq_k;
#line 29 "src/functions/bias.rs"
                const u32 t2_2_3 = t1_2_3 - seq_q;
#line 29 "src/functions/bias.rs"
                const u32 first_35 = t2_2_3 + argument1;
                const u32 t4_2_3 = first_35 - t1323;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_3 = (int)t4_2_3 > (int)0u ? t4_2_3 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_22 = (int)t5_2_3 < (int)t6_2_2 ? t5_2_3 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_3 = (u64)place_22 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_3 = t11_2_2 + t14_2_3;
#line 32 "src/functions/bias.rs"
                const u64 t18_3 = t15_2_3 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t1378;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1392 = dp_3 - t1308;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1393 = s_3 * t1392;
#line 30 "src/functions/bias.rs"
                const u32 t4_2_4 = first_34 - t1325;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_4 = (int)t4_2_4 > (int)0u ? t4_2_4 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_23 = (int)t5_2_4 < (int)t6_2_2 ? t5_2_4 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_4 = (u64)place_23 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_4 = t11_2_2 + t14_2_4;
#line 32 "src/functions/bias.rs"
                const u64 t18_4 = t15_2_4 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t1393;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1400 = dp_4 - t1310;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1401 = s_4 * t1400;
#line 30 "src/functions/bias.rs"
                const u32 t4_2_5 = first_35 - t1325;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_5 = (int)t4_2_5 > (int)0u ? t4_2_5 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_24 = (int)t5_2_5 < (int)t6_2_2 ? t5_2_5 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_5 = (u64)place_24 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_5 = t11_2_2 + t14_2_5;
#line 32 "src/functions/bias.rs"
                const u64 t18_5 = t15_2_5 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t1401;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_39;
                u32 row_40;
                u32 row_41;
                u32 row_42;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t1306) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1408;
                asm("mov.b32 %0, %1;" : "=f"(t1408) : "r"(row_39));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1409;
                asm("mov.b32 %0, %1;" : "=f"(t1409) : "r"(row_40));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1410;
                asm("mov.b32 %0, %1;" : "=f"(t1410) : "r"(row_41));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1411;
                asm("mov.b32 %0, %1;" : "=f"(t1411) : "r"(row_42));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1412 = dp_5 - t1409;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1413 = s_5 * t1412;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1414 = t1313 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1415 = t1414 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1416 = t296 + t1415;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1417 = t1416 + 8u;
#line 29 "src/functions/bias.rs"
                const u32 t1_2_4 = t1417 + seq_k;
#line 29 "src/functions/bias.rs"
                const u32 t2_2_4 = t1_2_4 - seq_q;
#line 29 "src/functions/bias.rs"
                const u32 first_36 = t2_2_4 + argument1;
                const u32 t4_2_6 = first_36 - t1323;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_6 = (int)t4_2_6 > (int)0u ? t4_2_6 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_25 = (int)t5_2_6 < (int)t6_2_2 ? t5_2_6 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_6 = (u64)place_25 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_6 = t11_2_2 + t14_2_6;
#line 32 "src/functions/bias.rs"
                const u64 t18_6 = t15_2_6 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t1413;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1427 = dp_6 - t1411;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1428 = s_6 * t1427;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1429 = t1313 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1430 = t1429 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1431 = t296 + t1430;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1432 = t1431 + 9u;
#line 29 "src/functions/bias.rs"
                const u32 t1_2_5 = t1432 + seq_k;
#line 29 "src/functions/bias.rs"
                const u32 t2_2_5 = t1_2_5 - seq_q;
#line 29 "src/functions/bias.rs"
                const u32 first_37 = t2_2_5 + argument1;
                const u32 t4_2_7 = first_37 - t1323;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_7 = (int)t4_2_7 > (int)0u ? t4_2_7 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_26 = (int)t5_2_7 < (int)t6_2_2 ? t5_2_7 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_7 = (u64)place_26 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_7 = t11_2_2 + t14_2_7;
#line 32 "src/functions/bias.rs"
                const u64 t18_7 = t15_2_7 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t1428;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1442 = dp_7 - t1409;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1443 = s_7 * t1442;
#line 30 "src/functions/bias.rs"
                const u32 t4_2_8 = first_36 - t1325;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_8 = (int)t4_2_8 > (int)0u ? t4_2_8 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_27 = (int)t5_2_8 < (int)t6_2_2 ? t5_2_8 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_8 = (u64)place_27 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_8 = t11_2_2 + t14_2_8;
#line 32 "src/functions/bias.rs"
                const u64 t18_8 = t15_2_8 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1450 = t1312 + t1443;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t1443;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1451 = dp_8 - t1411;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1452 = s_8 * t1451;
#line 30 "src/functions/bias.rs"
                const u32 t4_2_9 = first_37 - t1325;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_9 = (int)t4_2_9 > (int)0u ? t4_2_9 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_28 = (int)t5_2_9 < (int)t6_2_2 ? t5_2_9 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_9 = (u64)place_28 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_9 = t11_2_2 + t14_2_9;
#line 32 "src/functions/bias.rs"
                const u64 t18_9 = t15_2_9 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1459 = t1378 + t1452;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t1452;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_43;
                u32 row_44;
                u32 row_45;
                u32 row_46;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t1306) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1460;
                asm("mov.b32 %0, %1;" : "=f"(t1460) : "r"(row_43));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1461;
                asm("mov.b32 %0, %1;" : "=f"(t1461) : "r"(row_44));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1462;
                asm("mov.b32 %0, %1;" : "=f"(t1462) : "r"(row_45));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1463;
                asm("mov.b32 %0, %1;" : "=f"(t1463) : "r"(row_46));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1464 = dp_9 - t1461;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1465 = s_9 * t1464;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1466 = t1313 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1467 = t1466 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1468 = t296 + t1467;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1469 = t1468 + 16u;
#line 29 "src/functions/bias.rs"
                const u32 t1_2_6 = t1469 + seq_k;
#line 29 "src/functions/bias.rs"
                const u32 t2_2_6 = t1_2_6 - seq_q;
#line 29 "src/functions/bias.rs"
                const u32 first_38 = t2_2_6 + argument1;
                const u32 t4_2_10 = first_38 - t1323;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_10 = (int)t4_2_10 > (int)0u ? t4_2_10 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_29 = (int)t5_2_10 < (int)t6_2_2 ? t5_2_10 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_10 = (u64)place_29 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_10 = t11_2_2 + t14_2_10;
#line 32 "src/functions/bias.rs"
                const u64 t18_10 = t15_2_10 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t1465;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1479 = dp_10 - t1463;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1480 = s_10 * t1479;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1481 = t1313 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1482 = t1481 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1483 = t296 + t1482;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1484 = t1483 + 17u;
#line 29 "src/functions/bias.rs"
                const u32 t1_2_7 = t1484 + seq_k;
#line 29 "src/functions/bias.rs"
                const u32 t2_2_7 = t1_2_7 - seq_q;
#line 29 "src/functions/bias.rs"
                const u32 first_39 = t2_2_7 + argument1;
                const u32 t4_2_11 = first_39 - t1323;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_11 = (int)t4_2_11 > (int)0u ? t4_2_11 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_30 = (int)t5_2_11 < (int)t6_2_2 ? t5_2_11 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_11 = (u64)place_30 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_11 = t11_2_2 + t14_2_11;
#line 32 "src/functions/bias.rs"
                const u64 t18_11 = t15_2_11 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t1480;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1494 = dp_11 - t1461;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1495 = s_11 * t1494;
#line 30 "src/functions/bias.rs"
                const u32 t4_2_12 = first_38 - t1325;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_12 = (int)t4_2_12 > (int)0u ? t4_2_12 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_31 = (int)t5_2_12 < (int)t6_2_2 ? t5_2_12 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_12 = (u64)place_31 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_12 = t11_2_2 + t14_2_12;
#line 32 "src/functions/bias.rs"
                const u64 t18_12 = t15_2_12 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1502 = t1413 + t1495;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t1495;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1503 = dp_12 - t1463;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1504 = s_12 * t1503;
#line 30 "src/functions/bias.rs"
                const u32 t4_2_13 = first_39 - t1325;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_13 = (int)t4_2_13 > (int)0u ? t4_2_13 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_32 = (int)t5_2_13 < (int)t6_2_2 ? t5_2_13 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_13 = (u64)place_32 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_13 = t11_2_2 + t14_2_13;
#line 32 "src/functions/bias.rs"
                const u64 t18_13 = t15_2_13 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1511 = t1428 + t1504;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t1504;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_47;
                u32 row_48;
                u32 row_49;
                u32 row_50;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t1306) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1512;
                asm("mov.b32 %0, %1;" : "=f"(t1512) : "r"(row_47));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1513;
                asm("mov.b32 %0, %1;" : "=f"(t1513) : "r"(row_48));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1514;
                asm("mov.b32 %0, %1;" : "=f"(t1514) : "r"(row_49));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1515;
                asm("mov.b32 %0, %1;" : "=f"(t1515) : "r"(row_50));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1516 = dp_13 - t1513;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1517 = s_13 * t1516;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1518 = t1313 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1519 = t1518 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1520 = t296 + t1519;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1521 = t1520 + 24u;
#line 29 "src/functions/bias.rs"
                const u32 t1_2_8 = t1521 + seq_k;
#line 29 "src/functions/bias.rs"
                const u32 t2_2_8 = t1_2_8 - seq_q;
#line 29 "src/functions/bias.rs"
                const u32 first_40 = t2_2_8 + argument1;
                const u32 t4_2_14 = first_40 - t1323;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_14 = (int)t4_2_14 > (int)0u ? t4_2_14 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_33 = (int)t5_2_14 < (int)t6_2_2 ? t5_2_14 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_14 = (u64)place_33 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_14 = t11_2_2 + t14_2_14;
#line 32 "src/functions/bias.rs"
                const u64 t18_14 = t15_2_14 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t1517;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1531 = dp_14 - t1515;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1532 = s_14 * t1531;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1533 = t1313 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1534 = t1533 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1535 = t296 + t1534;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1536 = t1535 + 25u;
#line 29 "src/functions/bias.rs"
                const u32 t1_2_9 = t1536 + seq_k;
#line 29 "src/functions/bias.rs"
                const u32 t2_2_9 = t1_2_9 - seq_q;
#line 29 "src/functions/bias.rs"
                const u32 first_41 = t2_2_9 + argument1;
                const u32 t4_2_15 = first_41 - t1323;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_15 = (int)t4_2_15 > (int)0u ? t4_2_15 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_34 = (int)t5_2_15 < (int)t6_2_2 ? t5_2_15 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_15 = (u64)place_34 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_15 = t11_2_2 + t14_2_15;
#line 32 "src/functions/bias.rs"
                const u64 t18_15 = t15_2_15 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t1532;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1546 = dp_15 - t1513;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1547 = s_15 * t1546;
#line 30 "src/functions/bias.rs"
                const u32 t4_2_16 = first_40 - t1325;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_16 = (int)t4_2_16 > (int)0u ? t4_2_16 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_35 = (int)t5_2_16 < (int)t6_2_2 ? t5_2_16 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_16 = (u64)place_35 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_16 = t11_2_2 + t14_2_16;
#line 32 "src/functions/bias.rs"
                const u64 t18_16 = t15_2_16 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1554 = t1465 + t1547;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t1547;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1555 = dp_16 - t1515;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1556 = s_16 * t1555;
#line 30 "src/functions/bias.rs"
                const u32 t4_2_17 = first_41 - t1325;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_17 = (int)t4_2_17 > (int)0u ? t4_2_17 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_36 = (int)t5_2_17 < (int)t6_2_2 ? t5_2_17 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_17 = (u64)place_36 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_17 = t11_2_2 + t14_2_17;
#line 32 "src/functions/bias.rs"
                const u64 t18_17 = t15_2_17 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
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
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1705 = seq_k - 1u;
#line 29 "src/functions/bias.rs"
                    const u32 t1_2_10 = t1701 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_2_10 = t1_2_10 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_42 = t2_2_10 + argument1;
                    const u32 t4_2_18 = first_42 - t1704;
#line 30 "src/functions/bias.rs"
                    const u32 t5_2_18 = (int)t4_2_18 > (int)0u ? t4_2_18 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_37 = (int)t5_2_18 < (int)t6_2_2 ? t5_2_18 : t6_2_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_2_18 = (u64)place_37 * t13_2_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_2_18 = t11_2_2 + t14_2_18;
#line 32 "src/functions/bias.rs"
                    const u64 t18_18 = t15_2_18 - argument0;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t1715 = t1701 < seq_q;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t1716 = t1704 < seq_k;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t1717 = t1715 & t1716;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t1718 = (u64)((long long)t18_18 >> 2u);
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t1719 = t1718 * 104ull;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t1720 = gradient + t1719;
#line 200 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 sum_10 = t1717 ? sum_9 : 0.0f;
                    const u32 halves = (u32)t18_18;
#line 201 "fa-kernels/src/attention/options/functions/sums.rs"
                    const u64 t1723 = (u64)((long long)t18_18 >> 32u);
#line 201 "fa-kernels/src/attention/options/functions/sums.rs"
                    const u32 halves_2 = (u32)t1723;
#line 205 "fa-kernels/src/attention/options/functions/sums.rs"
                    u32 t1725;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1725) : "r"(halves));
#line 205 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t1726 = halves == t1725;
#line 205 "fa-kernels/src/attention/options/functions/sums.rs"
                    u32 t1727;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1727) : "r"(halves_2));
#line 205 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t1728 = halves_2 == t1727;
                    const bool t1729 = t1726 & t1728;
#line 206 "fa-kernels/src/attention/options/functions/sums.rs"
                    const u32 t1730 = __ballot_sync(0xffffffffu, t1729);
#line 206 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t1731 = t1730 == 4294967295u;
#line 206 "fa-kernels/src/attention/options/functions/sums.rs"
                    if (t1731) {
                        f32 t1732;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1732) : "f"(sum_10));
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t1733 = sum_10 + t1732;
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t1734;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1734) : "f"(t1733));
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t1735 = t1733 + t1734;
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t1736;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1736) : "f"(t1735));
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t1737 = t1735 + t1736;
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t1738;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1738) : "f"(t1737));
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t1739 = t1737 + t1738;
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t1740;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1740) : "f"(t1739));
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 all_2 = t1739 + t1740;
                        const bool t1742 = lane == 0u;
#line 208 "fa-kernels/src/attention/options/functions/sums.rs"
                        const bool t1743 = all_2 != 0.0f;
#line 208 "fa-kernels/src/attention/options/functions/sums.rs"
                        const bool t1744 = t1742 & t1743;
#line 208 "fa-kernels/src/attention/options/functions/sums.rs"
                        if (t1744) {
#line 47 "fa-kernels/src/exact.rs"
                            u32 bits;
                            asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(all_2));
#line 48 "fa-kernels/src/exact.rs"
                            const u32 t1746 = bits >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                            const u32 exponent = t1746 & 255u;
                            const bool t1748 = exponent == 255u;
#line 49 "fa-kernels/src/exact.rs"
                            if (t1748) {
                                const u64 t1749 = t1720 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1749), "f"(all_2) : "memory");
                            } else {
#line 53 "fa-kernels/src/exact.rs"
                                const bool t1750 = exponent == 0u;
#line 53 "fa-kernels/src/exact.rs"
                                const u32 leading = t1750 ? 0u : 8388608u;
                                const u32 t1752 = bits & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                                const u32 fraction = t1752 | leading;
                                const u32 t1754 = exponent > 1u ? exponent : 1u;
#line 55 "fa-kernels/src/exact.rs"
                                const u32 place_38 = t1754 - 1u;
                                const u32 digit = place_38 / 24u;
                                const u32 t1757 = digit * 24u;
#line 57 "fa-kernels/src/exact.rs"
                                const u32 shift = place_38 - t1757;
                                const u32 t1759 = bits >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                                const bool is_negative_2 = t1759 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 t1761 = fraction << shift;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 low = t1761 & 16777215u;
                                const u32 t1763 = 24u - shift;
#line 64 "fa-kernels/src/exact.rs"
                                const u32 high = fraction >> t1763;
                                const u32 t1765 = digit << 1u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t1766 = (u64)t1765 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t1767 = t1720 + t1766;
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part = (u64)low;
                                const u64 t1769 = 0ull - part;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t1770 = is_negative_2 ? t1769 : part;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1767), "l"(t1770) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_2 = (u64)high;
                                const u64 t1772 = 0ull - part_2;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t1773 = is_negative_2 ? t1772 : part_2;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1767), "l"(t1773) : "memory");
                            }
                        }
                    } else {
#line 212 "fa-kernels/src/attention/options/functions/sums.rs"
                        const bool t1774 = sum_10 != 0.0f;
#line 212 "fa-kernels/src/attention/options/functions/sums.rs"
                        if (t1774) {
#line 47 "fa-kernels/src/exact.rs"
                            u32 bits_2;
                            asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(sum_10));
#line 48 "fa-kernels/src/exact.rs"
                            const u32 t1776 = bits_2 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                            const u32 exponent_2 = t1776 & 255u;
                            const bool t1778 = exponent_2 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                            if (t1778) {
                                const u64 t1779 = t1720 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1779), "f"(sum_10) : "memory");
                            } else {
#line 53 "fa-kernels/src/exact.rs"
                                const bool t1780 = exponent_2 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                                const u32 leading_2 = t1780 ? 0u : 8388608u;
                                const u32 t1782 = bits_2 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                                const u32 fraction_2 = t1782 | leading_2;
                                const u32 t1784 = exponent_2 > 1u ? exponent_2 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                                const u32 place_39 = t1784 - 1u;
                                const u32 digit_2 = place_39 / 24u;
                                const u32 t1787 = digit_2 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                                const u32 shift_2 = place_39 - t1787;
                                const u32 t1789 = bits_2 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                                const bool is_negative_3 = t1789 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 t1791 = fraction_2 << shift_2;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 low_2 = t1791 & 16777215u;
                                const u32 t1793 = 24u - shift_2;
#line 64 "fa-kernels/src/exact.rs"
                                const u32 high_2 = fraction_2 >> t1793;
                                const u32 t1795 = digit_2 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t1796 = (u64)t1795 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t1797 = t1720 + t1796;
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_3 = (u64)low_2;
                                const u64 t1799 = 0ull - part_3;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t1800 = is_negative_3 ? t1799 : part_3;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1797), "l"(t1800) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_4 = (u64)high_2;
                                const u64 t1802 = 0ull - part_4;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t1803 = is_negative_3 ? t1802 : part_4;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1797), "l"(t1803) : "memory");
                            }
                        }
                    }
                }
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t1556;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_51;
                u32 row_52;
                u32 row_53;
                u32 row_54;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t1306) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1804;
                asm("mov.b32 %0, %1;" : "=f"(t1804) : "r"(row_51));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1805;
                asm("mov.b32 %0, %1;" : "=f"(t1805) : "r"(row_52));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1806;
                asm("mov.b32 %0, %1;" : "=f"(t1806) : "r"(row_53));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1807;
                asm("mov.b32 %0, %1;" : "=f"(t1807) : "r"(row_54));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1808 = dp_17 - t1805;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1809 = s_17 * t1808;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1810 = t1313 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1811 = t1810 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1812 = t296 + t1811;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1813 = t1812 + 32u;
#line 29 "src/functions/bias.rs"
                const u32 t1_2_11 = t1813 + seq_k;
#line 29 "src/functions/bias.rs"
                const u32 t2_2_11 = t1_2_11 - seq_q;
#line 29 "src/functions/bias.rs"
                const u32 first_43 = t2_2_11 + argument1;
                const u32 t4_2_19 = first_43 - t1323;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_19 = (int)t4_2_19 > (int)0u ? t4_2_19 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_40 = (int)t5_2_19 < (int)t6_2_2 ? t5_2_19 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_19 = (u64)place_40 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_19 = t11_2_2 + t14_2_19;
#line 32 "src/functions/bias.rs"
                const u64 t18_19 = t15_2_19 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t1809;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1823 = dp_18 - t1807;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1824 = s_18 * t1823;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1825 = t1313 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1826 = t1825 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1827 = t296 + t1826;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1828 = t1827 + 33u;
#line 29 "src/functions/bias.rs"
                const u32 t1_2_12 = t1828 + seq_k;
#line 29 "src/functions/bias.rs"
                const u32 t2_2_12 = t1_2_12 - seq_q;
#line 29 "src/functions/bias.rs"
                const u32 first_44 = t2_2_12 + argument1;
                const u32 t4_2_20 = first_44 - t1323;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_20 = (int)t4_2_20 > (int)0u ? t4_2_20 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_41 = (int)t5_2_20 < (int)t6_2_2 ? t5_2_20 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_20 = (u64)place_41 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_20 = t11_2_2 + t14_2_20;
#line 32 "src/functions/bias.rs"
                const u64 t18_20 = t15_2_20 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t1824;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1838 = dp_19 - t1805;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1839 = s_19 * t1838;
#line 30 "src/functions/bias.rs"
                const u32 t4_2_21 = first_43 - t1325;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_21 = (int)t4_2_21 > (int)0u ? t4_2_21 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_42 = (int)t5_2_21 < (int)t6_2_2 ? t5_2_21 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_21 = (u64)place_42 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_21 = t11_2_2 + t14_2_21;
#line 32 "src/functions/bias.rs"
                const u64 t18_21 = t15_2_21 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1846 = t1517 + t1839;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t1839;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1847 = dp_20 - t1807;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1848 = s_20 * t1847;
#line 30 "src/functions/bias.rs"
                const u32 t4_2_22 = first_44 - t1325;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_22 = (int)t4_2_22 > (int)0u ? t4_2_22 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_43 = (int)t5_2_22 < (int)t6_2_2 ? t5_2_22 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_22 = (u64)place_43 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_22 = t11_2_2 + t14_2_22;
#line 32 "src/functions/bias.rs"
                const u64 t18_22 = t15_2_22 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1855 = t1532 + t1848;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t1848;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_55;
                u32 row_56;
                u32 row_57;
                u32 row_58;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t1306) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1856;
                asm("mov.b32 %0, %1;" : "=f"(t1856) : "r"(row_55));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1857;
                asm("mov.b32 %0, %1;" : "=f"(t1857) : "r"(row_56));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1858;
                asm("mov.b32 %0, %1;" : "=f"(t1858) : "r"(row_57));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1859;
                asm("mov.b32 %0, %1;" : "=f"(t1859) : "r"(row_58));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1860 = dp_21 - t1857;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1861 = s_21 * t1860;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1862 = t1313 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1863 = t1862 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1864 = t296 + t1863;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1865 = t1864 + 40u;
#line 29 "src/functions/bias.rs"
                const u32 t1_2_13 = t1865 + seq_k;
#line 29 "src/functions/bias.rs"
                const u32 t2_2_13 = t1_2_13 - seq_q;
#line 29 "src/functions/bias.rs"
                const u32 first_45 = t2_2_13 + argument1;
                const u32 t4_2_23 = first_45 - t1323;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_23 = (int)t4_2_23 > (int)0u ? t4_2_23 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_44 = (int)t5_2_23 < (int)t6_2_2 ? t5_2_23 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_23 = (u64)place_44 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_23 = t11_2_2 + t14_2_23;
#line 32 "src/functions/bias.rs"
                const u64 t18_23 = t15_2_23 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t1861;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1875 = dp_22 - t1859;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1876 = s_22 * t1875;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1877 = t1313 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1878 = t1877 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1879 = t296 + t1878;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1880 = t1879 + 41u;
#line 29 "src/functions/bias.rs"
                const u32 t1_2_14 = t1880 + seq_k;
#line 29 "src/functions/bias.rs"
                const u32 t2_2_14 = t1_2_14 - seq_q;
#line 29 "src/functions/bias.rs"
                const u32 first_46 = t2_2_14 + argument1;
                const u32 t4_2_24 = first_46 - t1323;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_24 = (int)t4_2_24 > (int)0u ? t4_2_24 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_45 = (int)t5_2_24 < (int)t6_2_2 ? t5_2_24 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_24 = (u64)place_45 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_24 = t11_2_2 + t14_2_24;
#line 32 "src/functions/bias.rs"
                const u64 t18_24 = t15_2_24 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t1876;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1890 = dp_23 - t1857;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1891 = s_23 * t1890;
#line 30 "src/functions/bias.rs"
                const u32 t4_2_25 = first_45 - t1325;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_25 = (int)t4_2_25 > (int)0u ? t4_2_25 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_46 = (int)t5_2_25 < (int)t6_2_2 ? t5_2_25 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_25 = (u64)place_46 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_25 = t11_2_2 + t14_2_25;
#line 32 "src/functions/bias.rs"
                const u64 t18_25 = t15_2_25 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1898 = t1809 + t1891;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t1891;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1899 = dp_24 - t1859;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1900 = s_24 * t1899;
#line 30 "src/functions/bias.rs"
                const u32 t4_2_26 = first_46 - t1325;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_26 = (int)t4_2_26 > (int)0u ? t4_2_26 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_47 = (int)t5_2_26 < (int)t6_2_2 ? t5_2_26 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_26 = (u64)place_47 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_26 = t11_2_2 + t14_2_26;
#line 32 "src/functions/bias.rs"
                const u64 t18_26 = t15_2_26 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1907 = t1824 + t1900;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t1900;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_59;
                u32 row_60;
                u32 row_61;
                u32 row_62;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t1306) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1908;
                asm("mov.b32 %0, %1;" : "=f"(t1908) : "r"(row_59));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1909;
                asm("mov.b32 %0, %1;" : "=f"(t1909) : "r"(row_60));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1910;
                asm("mov.b32 %0, %1;" : "=f"(t1910) : "r"(row_61));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1911;
                asm("mov.b32 %0, %1;" : "=f"(t1911) : "r"(row_62));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1912 = dp_25 - t1909;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1913 = s_25 * t1912;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1914 = t1313 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1915 = t1914 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1916 = t296 + t1915;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1917 = t1916 + 48u;
#line 29 "src/functions/bias.rs"
                const u32 t1_2_15 = t1917 + seq_k;
#line 29 "src/functions/bias.rs"
                const u32 t2_2_15 = t1_2_15 - seq_q;
#line 29 "src/functions/bias.rs"
                const u32 first_47 = t2_2_15 + argument1;
                const u32 t4_2_27 = first_47 - t1323;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_27 = (int)t4_2_27 > (int)0u ? t4_2_27 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_48 = (int)t5_2_27 < (int)t6_2_2 ? t5_2_27 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_27 = (u64)place_48 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_27 = t11_2_2 + t14_2_27;
#line 32 "src/functions/bias.rs"
                const u64 t18_27 = t15_2_27 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t1913;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1927 = dp_26 - t1911;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1928 = s_26 * t1927;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1929 = t1313 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1930 = t1929 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1931 = t296 + t1930;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1932 = t1931 + 49u;
#line 29 "src/functions/bias.rs"
                const u32 t1_2_16 = t1932 + seq_k;
#line 29 "src/functions/bias.rs"
                const u32 t2_2_16 = t1_2_16 - seq_q;
#line 29 "src/functions/bias.rs"
                const u32 first_48 = t2_2_16 + argument1;
                const u32 t4_2_28 = first_48 - t1323;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_28 = (int)t4_2_28 > (int)0u ? t4_2_28 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_49 = (int)t5_2_28 < (int)t6_2_2 ? t5_2_28 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_28 = (u64)place_49 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_28 = t11_2_2 + t14_2_28;
#line 32 "src/functions/bias.rs"
                const u64 t18_28 = t15_2_28 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t1928;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1942 = dp_27 - t1909;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1943 = s_27 * t1942;
#line 30 "src/functions/bias.rs"
                const u32 t4_2_29 = first_47 - t1325;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_29 = (int)t4_2_29 > (int)0u ? t4_2_29 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_50 = (int)t5_2_29 < (int)t6_2_2 ? t5_2_29 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_29 = (u64)place_50 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_29 = t11_2_2 + t14_2_29;
#line 32 "src/functions/bias.rs"
                const u64 t18_29 = t15_2_29 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1950 = t1861 + t1943;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t1943;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1951 = dp_28 - t1911;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1952 = s_28 * t1951;
#line 30 "src/functions/bias.rs"
                const u32 t4_2_30 = first_48 - t1325;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_30 = (int)t4_2_30 > (int)0u ? t4_2_30 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_51 = (int)t5_2_30 < (int)t6_2_2 ? t5_2_30 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_30 = (u64)place_51 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_30 = t11_2_2 + t14_2_30;
#line 32 "src/functions/bias.rs"
                const u64 t18_30 = t15_2_30 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1959 = t1876 + t1952;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t1952;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_63;
                u32 row_64;
                u32 row_65;
                u32 row_66;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t1306) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1960;
                asm("mov.b32 %0, %1;" : "=f"(t1960) : "r"(row_63));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1961;
                asm("mov.b32 %0, %1;" : "=f"(t1961) : "r"(row_64));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1962;
                asm("mov.b32 %0, %1;" : "=f"(t1962) : "r"(row_65));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1963;
                asm("mov.b32 %0, %1;" : "=f"(t1963) : "r"(row_66));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1964 = dp_29 - t1961;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1965 = s_29 * t1964;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1966 = t1313 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1967 = t1966 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1968 = t296 + t1967;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1969 = t1968 + 56u;
#line 29 "src/functions/bias.rs"
                const u32 t1_2_17 = t1969 + seq_k;
#line 29 "src/functions/bias.rs"
                const u32 t2_2_17 = t1_2_17 - seq_q;
#line 29 "src/functions/bias.rs"
                const u32 first_49 = t2_2_17 + argument1;
                const u32 t4_2_31 = first_49 - t1323;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_31 = (int)t4_2_31 > (int)0u ? t4_2_31 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_52 = (int)t5_2_31 < (int)t6_2_2 ? t5_2_31 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_31 = (u64)place_52 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_31 = t11_2_2 + t14_2_31;
#line 32 "src/functions/bias.rs"
                const u64 t18_31 = t15_2_31 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t1965;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1979 = dp_30 - t1963;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1980 = s_30 * t1979;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1981 = t1313 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1982 = t1981 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1983 = t296 + t1982;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1984 = t1983 + 57u;
#line 29 "src/functions/bias.rs"
                const u32 t1_2_18 = t1984 + seq_k;
#line 29 "src/functions/bias.rs"
                const u32 t2_2_18 = t1_2_18 - seq_q;
#line 29 "src/functions/bias.rs"
                const u32 first_50 = t2_2_18 + argument1;
                const u32 t4_2_32 = first_50 - t1323;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_32 = (int)t4_2_32 > (int)0u ? t4_2_32 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_53 = (int)t5_2_32 < (int)t6_2_2 ? t5_2_32 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_32 = (u64)place_53 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_32 = t11_2_2 + t14_2_32;
#line 32 "src/functions/bias.rs"
                const u64 t18_32 = t15_2_32 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t1980;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1994 = dp_31 - t1961;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1995 = s_31 * t1994;
#line 30 "src/functions/bias.rs"
                const u32 t4_2_33 = first_49 - t1325;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_33 = (int)t4_2_33 > (int)0u ? t4_2_33 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_54 = (int)t5_2_33 < (int)t6_2_2 ? t5_2_33 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_33 = (u64)place_54 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_33 = t11_2_2 + t14_2_33;
#line 32 "src/functions/bias.rs"
                const u64 t18_33 = t15_2_33 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2002 = t1913 + t1995;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t1995;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2003 = dp_32 - t1963;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2004 = s_32 * t2003;
#line 30 "src/functions/bias.rs"
                const u32 t4_2_34 = first_50 - t1325;
#line 30 "src/functions/bias.rs"
                const u32 t5_2_34 = (int)t4_2_34 > (int)0u ? t4_2_34 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_55 = (int)t5_2_34 < (int)t6_2_2 ? t5_2_34 : t6_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_2_34 = (u64)place_55 * t13_2_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_2_34 = t11_2_2 + t14_2_34;
#line 32 "src/functions/bias.rs"
                const u64 t18_34 = t15_2_34 - argument0;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2011 = t1928 + t2004;
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                if (t1376) {
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2012 = sum_of_block;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2013 = t2012 + t1554;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2014 = t2013 + t1563;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2015 = t2014 + t1846;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2016 = t2015 + t1855;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2017 = t2016 + t1898;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2018 = t2017 + t1907;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2019 = t2018 + t1950;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 own_2 = t2019 + t1959;
                    sum_of_block = own_2;
                } else {
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2021 = lane >> 2u;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2022 = lane & 3u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2023 = t2022 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2024 = t2021 <= t2023;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2025 = t2024 ? t1554 : t1846;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2026 = t2022 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2027 = t2026 + 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2028 = t2021 <= t2027;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2029 = t2028 ? t1563 : t1855;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2030 = lane + 4u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2031 = t2030 & 31u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2032;
                    asm("mov.b32 %0, %1;" : "=r"(t2032) : "f"(t2029));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2033;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2033) : "r"(t2032), "r"(t2031));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2034;
                    asm("mov.b32 %0, %1;" : "=f"(t2034) : "r"(t2033));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_11 = t2025 + t2034;
                    const u32 t2036 = t2022 & 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2037 = t2036 == 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2038 = t2037 ? 24u : 8u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2039 = lane + t2038;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2040 = t2039 & 31u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 beside_5 = t2040 ^ 1u;
                    u32 t2042;
                    asm("mov.b32 %0, %1;" : "=r"(t2042) : "f"(sum_11));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2043;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2043) : "r"(t2042), "r"(beside_5));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2044;
                    asm("mov.b32 %0, %1;" : "=f"(t2044) : "r"(t2043));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_12 = sum_11 + t2044;
                    f32 t2046;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t2046) : "f"(sum_12));
#line 148 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2047 = sum_12 + t2046;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2048 = lane >> 2u;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2049 = lane & 3u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2050 = t2049 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2051 = t2048 <= t2050;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2052 = t2051 ? t1846 : t1898;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2053 = t2049 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2054 = t2053 + 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2055 = t2048 <= t2054;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2056 = t2055 ? t1855 : t1907;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2057 = lane + 4u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2058 = t2057 & 31u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2059;
                    asm("mov.b32 %0, %1;" : "=r"(t2059) : "f"(t2056));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2060;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2060) : "r"(t2059), "r"(t2058));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2061;
                    asm("mov.b32 %0, %1;" : "=f"(t2061) : "r"(t2060));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_13 = t2052 + t2061;
                    const u32 t2063 = t2049 & 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2064 = t2063 == 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2065 = t2064 ? 24u : 8u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2066 = lane + t2065;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2067 = t2066 & 31u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 beside_6 = t2067 ^ 1u;
                    u32 t2069;
                    asm("mov.b32 %0, %1;" : "=r"(t2069) : "f"(sum_13));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2070;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2070) : "r"(t2069), "r"(beside_6));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2071;
                    asm("mov.b32 %0, %1;" : "=f"(t2071) : "r"(t2070));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_14 = sum_13 + t2071;
                    f32 t2073;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t2073) : "f"(sum_14));
#line 148 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2074 = sum_14 + t2073;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2075 = lane >> 2u;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2076 = lane & 3u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2077 = t2076 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2078 = t2075 <= t2077;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2079 = t2078 ? t1898 : t1950;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2080 = t2076 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2081 = t2080 + 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2082 = t2075 <= t2081;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2083 = t2082 ? t1907 : t1959;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2084 = lane + 4u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2085 = t2084 & 31u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2086;
                    asm("mov.b32 %0, %1;" : "=r"(t2086) : "f"(t2083));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2087;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2087) : "r"(t2086), "r"(t2085));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2088;
                    asm("mov.b32 %0, %1;" : "=f"(t2088) : "r"(t2087));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_15 = t2079 + t2088;
                    const u32 t2090 = t2076 & 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2091 = t2090 == 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2092 = t2091 ? 24u : 8u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2093 = lane + t2092;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2094 = t2093 & 31u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 beside_7 = t2094 ^ 1u;
                    u32 t2096;
                    asm("mov.b32 %0, %1;" : "=r"(t2096) : "f"(sum_15));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2097;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2097) : "r"(t2096), "r"(beside_7));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2098;
                    asm("mov.b32 %0, %1;" : "=f"(t2098) : "r"(t2097));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_16 = sum_15 + t2098;
                    f32 t2100;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t2100) : "f"(sum_16));
#line 148 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2101 = sum_16 + t2100;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2102 = lane >> 2u;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2103 = lane & 3u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2104 = t2103 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2105 = t2102 <= t2104;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2106 = t2105 ? t1950 : t2002;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2107 = t2103 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2108 = t2107 + 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2109 = t2102 <= t2108;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2110 = t2109 ? t1959 : t2011;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2111 = lane + 4u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2112 = t2111 & 31u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2113;
                    asm("mov.b32 %0, %1;" : "=r"(t2113) : "f"(t2110));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2114;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2114) : "r"(t2113), "r"(t2112));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2115;
                    asm("mov.b32 %0, %1;" : "=f"(t2115) : "r"(t2114));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_17 = t2106 + t2115;
                    const u32 t2117 = t2103 & 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2118 = t2117 == 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2119 = t2118 ? 24u : 8u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2120 = lane + t2119;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2121 = t2120 & 31u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 beside_8 = t2121 ^ 1u;
                    u32 t2123;
                    asm("mov.b32 %0, %1;" : "=r"(t2123) : "f"(sum_17));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2124;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2124) : "r"(t2123), "r"(beside_8));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2125;
                    asm("mov.b32 %0, %1;" : "=f"(t2125) : "r"(t2124));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_18 = sum_17 + t2125;
                    f32 t2127;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t2127) : "f"(sum_18));
#line 148 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2128 = sum_18 + t2127;
#line 154 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2129 = lane >> 2u;
#line 154 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2130 = lane & 3u;
                    u32 eight_2 = 0u;
                    f32 sum_19 = 0.0f;
#line 158 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_own_5 = t2130 == 0u;
                    const u32 t2132 = is_own_5 ? 2u : eight_2;
#line 159 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    eight_2 = t2132;
                    const f32 t2133 = is_own_5 ? t2047 : sum_19;
#line 160 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    sum_19 = t2133;
#line 158 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_own_6 = t2130 == 1u;
                    const u32 t2135 = is_own_6 ? 3u : eight_2;
#line 159 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    eight_2 = t2135;
                    const f32 t2136 = is_own_6 ? t2074 : sum_19;
#line 160 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    sum_19 = t2136;
#line 158 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_own_7 = t2130 == 2u;
                    const u32 t2138 = is_own_7 ? 4u : eight_2;
#line 159 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    eight_2 = t2138;
                    const f32 t2139 = is_own_7 ? t2101 : sum_19;
#line 160 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    sum_19 = t2139;
#line 158 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_own_8 = t2130 == 3u;
                    const u32 t2141 = is_own_8 ? 5u : eight_2;
#line 159 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    eight_2 = t2141;
                    const f32 t2142 = is_own_8 ? t2128 : sum_19;
#line 160 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    sum_19 = t2142;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2143 = t2130 << 1u;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2144 = t2143 + 8u;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2145 = t2144 - t2129;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 within_3 = t2145 & 7u;
                    const u32 t2147 = eight_2 << 3u;
#line 163 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2148 = t2147 + within_3;
#line 49 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_negative_4 = (int)t2148 < (int)0u;
                    const u32 t2150 = is_negative_4 ? 0u : t2148;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2151 = t296 + t2150;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2152 = 0u - t2148;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2153 = is_negative_4 ? t2152 : 0u;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2154 = t299 + t2153;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t2155 = seq_k - 1u;
#line 29 "src/functions/bias.rs"
                    const u32 t1_2_19 = t2151 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_2_19 = t1_2_19 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_51 = t2_2_19 + argument1;
                    const u32 t4_2_35 = first_51 - t2154;
#line 30 "src/functions/bias.rs"
                    const u32 t5_2_35 = (int)t4_2_35 > (int)0u ? t4_2_35 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_56 = (int)t5_2_35 < (int)t6_2_2 ? t5_2_35 : t6_2_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_2_35 = (u64)place_56 * t13_2_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_2_35 = t11_2_2 + t14_2_35;
#line 32 "src/functions/bias.rs"
                    const u64 t18_35 = t15_2_35 - argument0;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2165 = t2151 < seq_q;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2166 = t2154 < seq_k;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2167 = t2165 & t2166;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t2168 = (u64)((long long)t18_35 >> 2u);
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t2169 = t2168 * 104ull;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t2170 = gradient + t2169;
#line 200 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 sum_20 = t2167 ? sum_19 : 0.0f;
                    const u32 halves_3 = (u32)t18_35;
#line 201 "fa-kernels/src/attention/options/functions/sums.rs"
                    const u64 t2173 = (u64)((long long)t18_35 >> 32u);
#line 201 "fa-kernels/src/attention/options/functions/sums.rs"
                    const u32 halves_4 = (u32)t2173;
#line 205 "fa-kernels/src/attention/options/functions/sums.rs"
                    u32 t2175;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2175) : "r"(halves_3));
#line 205 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t2176 = halves_3 == t2175;
#line 205 "fa-kernels/src/attention/options/functions/sums.rs"
                    u32 t2177;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2177) : "r"(halves_4));
#line 205 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t2178 = halves_4 == t2177;
                    const bool t2179 = t2176 & t2178;
#line 206 "fa-kernels/src/attention/options/functions/sums.rs"
                    const u32 t2180 = __ballot_sync(0xffffffffu, t2179);
#line 206 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t2181 = t2180 == 4294967295u;
#line 206 "fa-kernels/src/attention/options/functions/sums.rs"
                    if (t2181) {
                        f32 t2182;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2182) : "f"(sum_20));
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t2183 = sum_20 + t2182;
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t2184;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2184) : "f"(t2183));
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t2185 = t2183 + t2184;
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t2186;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2186) : "f"(t2185));
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t2187 = t2185 + t2186;
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t2188;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2188) : "f"(t2187));
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t2189 = t2187 + t2188;
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t2190;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2190) : "f"(t2189));
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 all_3 = t2189 + t2190;
                        const bool t2192 = lane == 0u;
#line 208 "fa-kernels/src/attention/options/functions/sums.rs"
                        const bool t2193 = all_3 != 0.0f;
#line 208 "fa-kernels/src/attention/options/functions/sums.rs"
                        const bool t2194 = t2192 & t2193;
#line 208 "fa-kernels/src/attention/options/functions/sums.rs"
                        if (t2194) {
#line 47 "fa-kernels/src/exact.rs"
                            u32 bits_3;
                            asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(all_3));
#line 48 "fa-kernels/src/exact.rs"
                            const u32 t2196 = bits_3 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                            const u32 exponent_3 = t2196 & 255u;
                            const bool t2198 = exponent_3 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                            if (t2198) {
                                const u64 t2199 = t2170 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2199), "f"(all_3) : "memory");
                            } else {
#line 53 "fa-kernels/src/exact.rs"
                                const bool t2200 = exponent_3 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                                const u32 leading_3 = t2200 ? 0u : 8388608u;
                                const u32 t2202 = bits_3 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                                const u32 fraction_3 = t2202 | leading_3;
                                const u32 t2204 = exponent_3 > 1u ? exponent_3 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                                const u32 place_57 = t2204 - 1u;
                                const u32 digit_3 = place_57 / 24u;
                                const u32 t2207 = digit_3 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                                const u32 shift_3 = place_57 - t2207;
                                const u32 t2209 = bits_3 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                                const bool is_negative_5 = t2209 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 t2211 = fraction_3 << shift_3;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 low_3 = t2211 & 16777215u;
                                const u32 t2213 = 24u - shift_3;
#line 64 "fa-kernels/src/exact.rs"
                                const u32 high_3 = fraction_3 >> t2213;
                                const u32 t2215 = digit_3 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t2216 = (u64)t2215 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t2217 = t2170 + t2216;
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_5 = (u64)low_3;
                                const u64 t2219 = 0ull - part_5;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t2220 = is_negative_5 ? t2219 : part_5;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2217), "l"(t2220) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_6 = (u64)high_3;
                                const u64 t2222 = 0ull - part_6;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t2223 = is_negative_5 ? t2222 : part_6;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2217), "l"(t2223) : "memory");
                            }
                        }
                    } else {
#line 212 "fa-kernels/src/attention/options/functions/sums.rs"
                        const bool t2224 = sum_20 != 0.0f;
#line 212 "fa-kernels/src/attention/options/functions/sums.rs"
                        if (t2224) {
#line 47 "fa-kernels/src/exact.rs"
                            u32 bits_4;
                            asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(sum_20));
#line 48 "fa-kernels/src/exact.rs"
                            const u32 t2226 = bits_4 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                            const u32 exponent_4 = t2226 & 255u;
                            const bool t2228 = exponent_4 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                            if (t2228) {
                                const u64 t2229 = t2170 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2229), "f"(sum_20) : "memory");
                            } else {
#line 53 "fa-kernels/src/exact.rs"
                                const bool t2230 = exponent_4 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                                const u32 leading_4 = t2230 ? 0u : 8388608u;
                                const u32 t2232 = bits_4 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                                const u32 fraction_4 = t2232 | leading_4;
                                const u32 t2234 = exponent_4 > 1u ? exponent_4 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                                const u32 place_58 = t2234 - 1u;
                                const u32 digit_4 = place_58 / 24u;
                                const u32 t2237 = digit_4 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                                const u32 shift_4 = place_58 - t2237;
                                const u32 t2239 = bits_4 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                                const bool is_negative_6 = t2239 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 t2241 = fraction_4 << shift_4;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 low_4 = t2241 & 16777215u;
                                const u32 t2243 = 24u - shift_4;
#line 64 "fa-kernels/src/exact.rs"
                                const u32 high_4 = fraction_4 >> t2243;
                                const u32 t2245 = digit_4 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t2246 = (u64)t2245 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t2247 = t2170 + t2246;
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_7 = (u64)low_4;
                                const u64 t2249 = 0ull - part_7;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t2250 = is_negative_6 ? t2249 : part_7;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2247), "l"(t2250) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_8 = (u64)high_4;
                                const u64 t2252 = 0ull - part_8;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t2253 = is_negative_6 ? t2252 : part_8;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2247), "l"(t2253) : "memory");
                            }
                        }
                    }
                }
#line 109 "fa-kernels/src/attention/options/functions/diagonals.rs"
                if (t1376) {
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2254 = sum_of_block;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2255 = t2254 + t2002;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2256 = t2255 + t2011;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2257 = t2256 + t1965;
#line 111 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 own_3 = t2257 + t1980;
                    sum_of_block = own_3;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2259;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2259) : "f"(own_3));
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2260 = own_3 + t2259;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2261;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2261) : "f"(t2260));
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2262 = t2260 + t2261;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2263;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2263) : "f"(t2262));
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2264 = t2262 + t2263;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2265;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2265) : "f"(t2264));
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2266 = t2264 + t2265;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2267;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2267) : "f"(t2266));
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2268 = t2266 + t2267;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t2269 = seq_k - 1u;
#line 29 "src/functions/bias.rs"
                    const u32 t1_2_20 = t296 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_2_20 = t1_2_20 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_52 = t2_2_20 + argument1;
                    const u32 t4_2_36 = first_52 - t299;
#line 30 "src/functions/bias.rs"
                    const u32 t5_2_36 = (int)t4_2_36 > (int)0u ? t4_2_36 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_59 = (int)t5_2_36 < (int)t6_2_2 ? t5_2_36 : t6_2_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_2_36 = (u64)place_59 * t13_2_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_2_36 = t11_2_2 + t14_2_36;
#line 32 "src/functions/bias.rs"
                    const u64 t18_36 = t15_2_36 - argument0;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2279 = t296 < seq_q;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2280 = t299 < seq_k;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2281 = t2279 & t2280;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t2282 = (u64)((long long)t18_36 >> 2u);
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t2283 = t2282 * 104ull;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t2284 = gradient + t2283;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2285 = lane == 0u;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2286 = t2268 != 0.0f;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2287 = t2286 & t2281;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2288 = t2287 & t2285;
#line 114 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    if (t2288) {
#line 47 "fa-kernels/src/exact.rs"
                        u32 bits_5;
                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(t2268));
#line 48 "fa-kernels/src/exact.rs"
                        const u32 t2290 = bits_5 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                        const u32 exponent_5 = t2290 & 255u;
                        const bool t2292 = exponent_5 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                        if (t2292) {
                            const u64 t2293 = t2284 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2293), "f"(t2268) : "memory");
                        } else {
#line 53 "fa-kernels/src/exact.rs"
                            const bool t2294 = exponent_5 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                            const u32 leading_5 = t2294 ? 0u : 8388608u;
                            const u32 t2296 = bits_5 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                            const u32 fraction_5 = t2296 | leading_5;
                            const u32 t2298 = exponent_5 > 1u ? exponent_5 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                            const u32 place_60 = t2298 - 1u;
                            const u32 digit_5 = place_60 / 24u;
                            const u32 t2301 = digit_5 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                            const u32 shift_5 = place_60 - t2301;
                            const u32 t2303 = bits_5 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                            const bool is_negative_7 = t2303 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                            const u32 t2305 = fraction_5 << shift_5;
#line 63 "fa-kernels/src/exact.rs"
                            const u32 low_5 = t2305 & 16777215u;
                            const u32 t2307 = 24u - shift_5;
#line 64 "fa-kernels/src/exact.rs"
                            const u32 high_5 = fraction_5 >> t2307;
                            const u32 t2309 = digit_5 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                            const u64 t2310 = (u64)t2309 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                            const u64 t2311 = t2284 + t2310;
#line 60 "fa-kernels/src/exact.rs"
                            const u64 part_9 = (u64)low_5;
                            const u64 t2313 = 0ull - part_9;
#line 61 "fa-kernels/src/exact.rs"
                            const u64 t2314 = is_negative_7 ? t2313 : part_9;
#line 61 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2311), "l"(t2314) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                            const u64 part_10 = (u64)high_5;
                            const u64 t2316 = 0ull - part_10;
#line 61 "fa-kernels/src/exact.rs"
                            const u64 t2317 = is_negative_7 ? t2316 : part_10;
#line 61 "fa-kernels/src/exact.rs"
                            asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2311), "l"(t2317) : "memory");
                        }
                    }
                } else {
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2318 = lane >> 2u;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2319 = lane & 3u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2320 = t2319 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2321 = t2318 <= t2320;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2322 = t2321 ? t2002 : t1965;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2323 = t2319 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2324 = t2323 + 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2325 = t2318 <= t2324;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2326 = t2325 ? t2011 : t1980;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2327 = lane + 4u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2328 = t2327 & 31u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2329;
                    asm("mov.b32 %0, %1;" : "=r"(t2329) : "f"(t2326));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2330;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2330) : "r"(t2329), "r"(t2328));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2331;
                    asm("mov.b32 %0, %1;" : "=f"(t2331) : "r"(t2330));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_21 = t2322 + t2331;
                    const u32 t2333 = t2319 & 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2334 = t2333 == 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2335 = t2334 ? 24u : 8u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2336 = lane + t2335;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2337 = t2336 & 31u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 beside_9 = t2337 ^ 1u;
                    u32 t2339;
                    asm("mov.b32 %0, %1;" : "=r"(t2339) : "f"(sum_21));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2340;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2340) : "r"(t2339), "r"(beside_9));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2341;
                    asm("mov.b32 %0, %1;" : "=f"(t2341) : "r"(t2340));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_22 = sum_21 + t2341;
                    f32 t2343;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t2343) : "f"(sum_22));
#line 148 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2344 = sum_22 + t2343;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2345 = lane >> 2u;
#line 136 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2346 = lane & 3u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2347 = t2346 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2348 = t2345 <= t2347;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2349 = t2348 ? t1965 : 0.0f;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2350 = t2346 << 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2351 = t2350 + 1u;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2352 = t2345 <= t2351;
#line 143 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2353 = t2352 ? t1980 : 0.0f;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2354 = lane + 4u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2355 = t2354 & 31u;
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2356;
                    asm("mov.b32 %0, %1;" : "=r"(t2356) : "f"(t2353));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2357;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2357) : "r"(t2356), "r"(t2355));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2358;
                    asm("mov.b32 %0, %1;" : "=f"(t2358) : "r"(t2357));
#line 145 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_23 = t2349 + t2358;
                    const u32 t2360 = t2346 & 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2361 = t2360 == 1u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2362 = t2361 ? 24u : 8u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2363 = lane + t2362;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2364 = t2363 & 31u;
#line 146 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 beside_10 = t2364 ^ 1u;
                    u32 t2366;
                    asm("mov.b32 %0, %1;" : "=r"(t2366) : "f"(sum_23));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    u32 t2367;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2367) : "r"(t2366), "r"(beside_10));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    f32 t2368;
                    asm("mov.b32 %0, %1;" : "=f"(t2368) : "r"(t2367));
#line 147 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 sum_24 = sum_23 + t2368;
                    f32 t2370;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 18, 0x1f, 0xffffffff;" : "=f"(t2370) : "f"(sum_24));
#line 148 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const f32 t2371 = sum_24 + t2370;
#line 154 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2372 = lane >> 2u;
#line 154 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2373 = lane & 3u;
                    u32 eight_3 = 0u;
                    f32 sum_25 = 0.0f;
#line 158 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_own_9 = t2373 == 0u;
                    const u32 t2375 = is_own_9 ? 6u : eight_3;
#line 159 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    eight_3 = t2375;
                    const f32 t2376 = is_own_9 ? t2344 : sum_25;
#line 160 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    sum_25 = t2376;
#line 158 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_own_10 = t2373 == 1u;
                    const u32 t2378 = is_own_10 ? 7u : eight_3;
#line 159 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    eight_3 = t2378;
                    const f32 t2379 = is_own_10 ? t2371 : sum_25;
#line 160 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    sum_25 = t2379;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2380 = t2373 << 1u;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2381 = t2380 + 8u;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2382 = t2381 - t2372;
#line 162 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 within_4 = t2382 & 7u;
                    const u32 t2384 = eight_3 << 3u;
#line 163 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2385 = t2384 + within_4;
#line 49 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool is_negative_8 = (int)t2385 < (int)0u;
                    const u32 t2387 = is_negative_8 ? 0u : t2385;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2388 = t296 + t2387;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2389 = 0u - t2385;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2390 = is_negative_8 ? t2389 : 0u;
#line 50 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u32 t2391 = t299 + t2390;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t2392 = seq_k - 1u;
#line 29 "src/functions/bias.rs"
                    const u32 t1_2_21 = t2388 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_2_21 = t1_2_21 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_53 = t2_2_21 + argument1;
                    const u32 t4_2_37 = first_53 - t2391;
#line 30 "src/functions/bias.rs"
                    const u32 t5_2_37 = (int)t4_2_37 > (int)0u ? t4_2_37 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_61 = (int)t5_2_37 < (int)t6_2_2 ? t5_2_37 : t6_2_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_2_37 = (u64)place_61 * t13_2_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_2_37 = t11_2_2 + t14_2_37;
#line 32 "src/functions/bias.rs"
                    const u64 t18_37 = t15_2_37 - argument0;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2402 = t2388 < seq_q;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2403 = t2391 < seq_k;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const bool t2404 = t2402 & t2403;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t2405 = (u64)((long long)t18_37 >> 2u);
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t2406 = t2405 * 104ull;
#line 105 "fa-kernels/src/attention/options/functions/diagonals.rs"
                    const u64 t2407 = gradient + t2406;
#line 200 "fa-kernels/src/attention/options/functions/sums.rs"
                    const f32 sum_26 = t2404 ? sum_25 : 0.0f;
                    const u32 halves_5 = (u32)t18_37;
#line 201 "fa-kernels/src/attention/options/functions/sums.rs"
                    const u64 t2410 = (u64)((long long)t18_37 >> 32u);
#line 201 "fa-kernels/src/attention/options/functions/sums.rs"
                    const u32 halves_6 = (u32)t2410;
#line 205 "fa-kernels/src/attention/options/functions/sums.rs"
                    u32 t2412;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2412) : "r"(halves_5));
#line 205 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t2413 = halves_5 == t2412;
#line 205 "fa-kernels/src/attention/options/functions/sums.rs"
                    u32 t2414;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2414) : "r"(halves_6));
#line 205 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t2415 = halves_6 == t2414;
                    const bool t2416 = t2413 & t2415;
#line 206 "fa-kernels/src/attention/options/functions/sums.rs"
                    const u32 t2417 = __ballot_sync(0xffffffffu, t2416);
#line 206 "fa-kernels/src/attention/options/functions/sums.rs"
                    const bool t2418 = t2417 == 4294967295u;
#line 206 "fa-kernels/src/attention/options/functions/sums.rs"
                    if (t2418) {
                        f32 t2419;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2419) : "f"(sum_26));
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t2420 = sum_26 + t2419;
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t2421;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2421) : "f"(t2420));
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t2422 = t2420 + t2421;
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t2423;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2423) : "f"(t2422));
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t2424 = t2422 + t2423;
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t2425;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2425) : "f"(t2424));
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 t2426 = t2424 + t2425;
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        f32 t2427;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2427) : "f"(t2426));
#line 207 "fa-kernels/src/attention/options/functions/sums.rs"
                        const f32 all_4 = t2426 + t2427;
                        const bool t2429 = lane == 0u;
#line 208 "fa-kernels/src/attention/options/functions/sums.rs"
                        const bool t2430 = all_4 != 0.0f;
#line 208 "fa-kernels/src/attention/options/functions/sums.rs"
                        const bool t2431 = t2429 & t2430;
#line 208 "fa-kernels/src/attention/options/functions/sums.rs"
                        if (t2431) {
#line 47 "fa-kernels/src/exact.rs"
                            u32 bits_6;
                            asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(all_4));
#line 48 "fa-kernels/src/exact.rs"
                            const u32 t2433 = bits_6 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                            const u32 exponent_6 = t2433 & 255u;
                            const bool t2435 = exponent_6 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                            if (t2435) {
                                const u64 t2436 = t2407 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2436), "f"(all_4) : "memory");
                            } else {
#line 53 "fa-kernels/src/exact.rs"
                                const bool t2437 = exponent_6 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                                const u32 leading_6 = t2437 ? 0u : 8388608u;
                                const u32 t2439 = bits_6 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                                const u32 fraction_6 = t2439 | leading_6;
                                const u32 t2441 = exponent_6 > 1u ? exponent_6 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                                const u32 place_62 = t2441 - 1u;
                                const u32 digit_6 = place_62 / 24u;
                                const u32 t2444 = digit_6 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                                const u32 shift_6 = place_62 - t2444;
                                const u32 t2446 = bits_6 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                                const bool is_negative_9 = t2446 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 t2448 = fraction_6 << shift_6;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 low_6 = t2448 & 16777215u;
                                const u32 t2450 = 24u - shift_6;
#line 64 "fa-kernels/src/exact.rs"
                                const u32 high_6 = fraction_6 >> t2450;
                                const u32 t2452 = digit_6 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t2453 = (u64)t2452 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t2454 = t2407 + t2453;
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_11 = (u64)low_6;
                                const u64 t2456 = 0ull - part_11;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t2457 = is_negative_9 ? t2456 : part_11;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2454), "l"(t2457) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_12 = (u64)high_6;
                                const u64 t2459 = 0ull - part_12;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t2460 = is_negative_9 ? t2459 : part_12;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2454), "l"(t2460) : "memory");
                            }
                        }
                    } else {
#line 212 "fa-kernels/src/attention/options/functions/sums.rs"
                        const bool t2461 = sum_26 != 0.0f;
#line 212 "fa-kernels/src/attention/options/functions/sums.rs"
                        if (t2461) {
#line 47 "fa-kernels/src/exact.rs"
                            u32 bits_7;
                            asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(sum_26));
#line 48 "fa-kernels/src/exact.rs"
                            const u32 t2463 = bits_7 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                            const u32 exponent_7 = t2463 & 255u;
                            const bool t2465 = exponent_7 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                            if (t2465) {
                                const u64 t2466 = t2407 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2466), "f"(sum_26) : "memory");
                            } else {
#line 53 "fa-kernels/src/exact.rs"
                                const bool t2467 = exponent_7 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                                const u32 leading_7 = t2467 ? 0u : 8388608u;
                                const u32 t2469 = bits_7 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                                const u32 fraction_7 = t2469 | leading_7;
                                const u32 t2471 = exponent_7 > 1u ? exponent_7 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                                const u32 place_63 = t2471 - 1u;
                                const u32 digit_7 = place_63 / 24u;
                                const u32 t2474 = digit_7 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                                const u32 shift_7 = place_63 - t2474;
                                const u32 t2476 = bits_7 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                                const bool is_negative_10 = t2476 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 t2478 = fraction_7 << shift_7;
#line 63 "fa-kernels/src/exact.rs"
                                const u32 low_7 = t2478 & 16777215u;
                                const u32 t2480 = 24u - shift_7;
#line 64 "fa-kernels/src/exact.rs"
                                const u32 high_7 = fraction_7 >> t2480;
                                const u32 t2482 = digit_7 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t2483 = (u64)t2482 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                                const u64 t2484 = t2407 + t2483;
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_13 = (u64)low_7;
                                const u64 t2486 = 0ull - part_13;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t2487 = is_negative_10 ? t2486 : part_13;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2484), "l"(t2487) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                                const u64 part_14 = (u64)high_7;
                                const u64 t2489 = 0ull - part_14;
#line 61 "fa-kernels/src/exact.rs"
                                const u64 t2490 = is_negative_10 ? t2489 : part_14;
#line 61 "fa-kernels/src/exact.rs"
                                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2484), "l"(t2490) : "memory");
                            }
                        }
                    }
                }
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t2004;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2491 = i_3 & 1u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2492 = t2491 << 14u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2493 = after + t2492;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2494 = t169 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2495 = t170 + t2494;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2496;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2496) : "f"(dp), "f"(dp_2));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2497;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2497) : "f"(dp_3), "f"(dp_4));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2498;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2498) : "f"(dp_5), "f"(dp_6));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2499;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2499) : "f"(dp_7), "f"(dp_8));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2500;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2500) : "f"(dp_9), "f"(dp_10));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2501;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2501) : "f"(dp_11), "f"(dp_12));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2502;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2502) : "f"(dp_13), "f"(dp_14));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2503;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2503) : "f"(dp_15), "f"(dp_16));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2504;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2504) : "f"(dp_17), "f"(dp_18));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2505;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2505) : "f"(dp_19), "f"(dp_20));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2506;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2506) : "f"(dp_21), "f"(dp_22));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2507;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2507) : "f"(dp_23), "f"(dp_24));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2508;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2508) : "f"(dp_25), "f"(dp_26));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2509;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2509) : "f"(dp_27), "f"(dp_28));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2510;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2510) : "f"(dp_29), "f"(dp_30));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2511;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2511) : "f"(dp_31), "f"(dp_32));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2512 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2513 = t2495 + t2512;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2514 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2515 = t2513 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2516 = t2514 ^ t2515;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2517 = t2513 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2518 = t2516 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2519 = t2517 + t2518;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2520 = t2493 + t2519;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2520), "r"(t2496), "r"(t2497), "r"(t2498), "r"(t2499) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2521 = t2519 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2522 = t2493 + t2521;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2522), "r"(t2500), "r"(t2501), "r"(t2502), "r"(t2503) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2523 = t2519 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2524 = t2493 + t2523;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2524), "r"(t2504), "r"(t2505), "r"(t2506), "r"(t2507) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2525 = t2519 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2526 = t2493 + t2525;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2526), "r"(t2508), "r"(t2509), "r"(t2510), "r"(t2511) : "memory");
                u32 t2527;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2527) : "f"(dp), "f"(dp_2));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2528;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2528) : "f"(dp_3), "f"(dp_4));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2529;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2529) : "f"(dp_5), "f"(dp_6));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2530;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2530) : "f"(dp_7), "f"(dp_8));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2531;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2531) : "f"(dp_9), "f"(dp_10));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2532;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2532) : "f"(dp_11), "f"(dp_12));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2533;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2533) : "f"(dp_13), "f"(dp_14));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2534;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2534) : "f"(dp_15), "f"(dp_16));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2535;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2535) : "f"(dp_17), "f"(dp_18));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2536;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2536) : "f"(dp_19), "f"(dp_20));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2537;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2537) : "f"(dp_21), "f"(dp_22));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2538;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2538) : "f"(dp_23), "f"(dp_24));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2539;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2539) : "f"(dp_25), "f"(dp_26));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2540;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2540) : "f"(dp_27), "f"(dp_28));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2541;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2541) : "f"(dp_29), "f"(dp_30));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2542;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2542) : "f"(dp_31), "f"(dp_32));
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t2527;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t2528;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t2529;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t2530;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t2531;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t2532;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t2533;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t2534;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t2535;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t2536;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t2537;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t2538;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t2539;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t2540;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t2541;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t2542;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2543 = index_2 << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2544 = smem_1 + t2543;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2545;
                asm volatile("mov.b32 %0, %1;" : "=r"(t2545) : "r"(t2544));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2546 = t2493 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2547 = t2545 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2548 = t2546 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2549 = (u64)t2548;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2550 = t2549 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2551 = t2547 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2552 = (u64)t2551;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2553 = t2552 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2554 = t2546 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2555 = (u64)t2554;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2556 = t2555 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2557 = t2547 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2558 = (u64)t2557;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2559 = t2558 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2560 = t2546 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2561 = (u64)t2560;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2562 = t2561 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2563 = t2547 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2564 = (u64)t2563;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2565 = t2564 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2566 = t2546 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2567 = (u64)t2566;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2568 = t2567 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2569 = t2547 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2570 = (u64)t2569;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2571 = t2570 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2572 = t2546 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2573 = (u64)t2572;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2574 = t2573 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2575 = t2547 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2576 = (u64)t2575;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2577 = t2576 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2578 = t2546 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2579 = (u64)t2578;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2580 = t2579 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2581 = t2547 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2582 = (u64)t2581;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2583 = t2582 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2584 = t2546 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2585 = (u64)t2584;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2586 = t2585 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2587 = t2547 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2588 = (u64)t2587;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2589 = t2588 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2590 = t2546 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2591 = (u64)t2590;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2592 = t2591 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2593 = t2547 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2594 = (u64)t2593;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2595 = t2594 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t2550), "l"(t2553), "l"(t2556), "l"(t2559), "l"(t2562), "l"(t2565), "l"(t2568), "l"(t2571), "l"(t2574), "l"(t2577), "l"(t2580), "l"(t2583), "l"(t2586), "l"(t2589), "l"(t2592), "l"(t2595) : "memory");
#line 140 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2596 = t236 >> 4u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2597 = t2596 + 33554432u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2598 = (u64)t2597;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2599 = t2598 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2600 = t2596 + 33554560u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2601 = (u64)t2600;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2602 = t2601 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2603 = t2596 + 33554688u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2604 = (u64)t2603;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2605 = t2604 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2606 = t2596 + 33554816u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2607 = (u64)t2606;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2608 = t2607 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t2599), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t2602), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t2605), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t2608) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2609 = i_3 + 1u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t233 ? t2609 : i_3;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1287), "r"(t1288), "r"(t1289), "r"(t1290) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_3 & 1u;
                const u32 t2612 = slot_4 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2613 = t2612 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2614 = p + t2613;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2615 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2615) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2614) : "memory");
                }
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2616 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2617 = t2616 + head_3;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2618 = t2617 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2619 = block_3 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_67 = t2618 + t2619;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2621 = t169 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_68 = row_67 + t2621;
                const u64 t2623 = (u64)row_68;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2624 = t2623 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2625 = t2624 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2626 = sums + t2625;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2627 = index_2 << 10u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2628 = (u64)t2627 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 address = t2626 + t2628;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2630 = index_2 << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2631 = t2630 + t169;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2632 = t2631 << 12u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place_64 = p + t2632;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2634 = p + 80u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2635 = i_3 & 1u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2634), "r"(t2635) : "memory");
#line 339 "fa-kernels/src/attention/backward/turns.rs"
                const bool t2636 = t30 == 0u;
#line 81 "fa-kernels/src/attention/backward/sums.rs"
                if (t2636) {
                    const u32 t2637 = lane << 2u;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t2638 = (u64)t2637 * 4u;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t2639 = address + t2638;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2640;
                    asm("mov.b32 %0, %1;" : "=r"(t2640) : "f"(dq));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2641;
                    asm("mov.b32 %0, %1;" : "=r"(t2641) : "f"(dq_2));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2642;
                    asm("mov.b32 %0, %1;" : "=r"(t2642) : "f"(dq_3));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2643;
                    asm("mov.b32 %0, %1;" : "=r"(t2643) : "f"(dq_4));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2639), "r"(t2640), "r"(t2641), "r"(t2642), "r"(t2643) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2644;
                    asm("mov.b32 %0, %1;" : "=r"(t2644) : "f"(dq_5));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2645;
                    asm("mov.b32 %0, %1;" : "=r"(t2645) : "f"(dq_6));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2646;
                    asm("mov.b32 %0, %1;" : "=r"(t2646) : "f"(dq_7));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2647;
                    asm("mov.b32 %0, %1;" : "=r"(t2647) : "f"(dq_8));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2639), "r"(t2644), "r"(t2645), "r"(t2646), "r"(t2647) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2648;
                    asm("mov.b32 %0, %1;" : "=r"(t2648) : "f"(dq_9));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2649;
                    asm("mov.b32 %0, %1;" : "=r"(t2649) : "f"(dq_10));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2650;
                    asm("mov.b32 %0, %1;" : "=r"(t2650) : "f"(dq_11));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2651;
                    asm("mov.b32 %0, %1;" : "=r"(t2651) : "f"(dq_12));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t2639), "r"(t2648), "r"(t2649), "r"(t2650), "r"(t2651) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2652;
                    asm("mov.b32 %0, %1;" : "=r"(t2652) : "f"(dq_13));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2653;
                    asm("mov.b32 %0, %1;" : "=r"(t2653) : "f"(dq_14));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2654;
                    asm("mov.b32 %0, %1;" : "=r"(t2654) : "f"(dq_15));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2655;
                    asm("mov.b32 %0, %1;" : "=r"(t2655) : "f"(dq_16));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t2639), "r"(t2652), "r"(t2653), "r"(t2654), "r"(t2655) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2656;
                    asm("mov.b32 %0, %1;" : "=r"(t2656) : "f"(dq_17));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2657;
                    asm("mov.b32 %0, %1;" : "=r"(t2657) : "f"(dq_18));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2658;
                    asm("mov.b32 %0, %1;" : "=r"(t2658) : "f"(dq_19));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2659;
                    asm("mov.b32 %0, %1;" : "=r"(t2659) : "f"(dq_20));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t2639), "r"(t2656), "r"(t2657), "r"(t2658), "r"(t2659) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2660;
                    asm("mov.b32 %0, %1;" : "=r"(t2660) : "f"(dq_21));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2661;
                    asm("mov.b32 %0, %1;" : "=r"(t2661) : "f"(dq_22));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2662;
                    asm("mov.b32 %0, %1;" : "=r"(t2662) : "f"(dq_23));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2663;
                    asm("mov.b32 %0, %1;" : "=r"(t2663) : "f"(dq_24));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t2639), "r"(t2660), "r"(t2661), "r"(t2662), "r"(t2663) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2664;
                    asm("mov.b32 %0, %1;" : "=r"(t2664) : "f"(dq_25));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2665;
                    asm("mov.b32 %0, %1;" : "=r"(t2665) : "f"(dq_26));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2666;
                    asm("mov.b32 %0, %1;" : "=r"(t2666) : "f"(dq_27));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2667;
                    asm("mov.b32 %0, %1;" : "=r"(t2667) : "f"(dq_28));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t2639), "r"(t2664), "r"(t2665), "r"(t2666), "r"(t2667) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2668;
                    asm("mov.b32 %0, %1;" : "=r"(t2668) : "f"(dq_29));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2669;
                    asm("mov.b32 %0, %1;" : "=r"(t2669) : "f"(dq_30));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2670;
                    asm("mov.b32 %0, %1;" : "=r"(t2670) : "f"(dq_31));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t2671;
                    asm("mov.b32 %0, %1;" : "=r"(t2671) : "f"(dq_32));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t2639), "r"(t2668), "r"(t2669), "r"(t2670), "r"(t2671) : "memory");
                } else {
                    const u32 t2672 = lane << 2u;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t2673 = (u64)t2672 * 4u;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t2674 = address + t2673;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2674), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2674), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t2674), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t2674), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t2674), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t2674), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t2674), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t2674), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
                }
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2675 = p + 80u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2676 = t2675 + 8u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2677 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2677) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2676) : "memory");
                }
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2678 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2679 = t2678 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2680 = t2679 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2681 = p + t2680;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2682 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2683 = t2682 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2681), "r"(t2683) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2684 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2685 = t2684 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2686 = t2685 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2687 = p + t2686;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2688 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2689 = t2688 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2687), "r"(t2689) : "memory");
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2690 = next & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2691 = t2690 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2692 = t42 + t2691;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2693 = t170 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2694 = smem_1 + t2693;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2695;
                asm volatile("mov.b32 %0, %1;" : "=r"(t2695) : "r"(t2694));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2696 = t2695 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2697 = t2692 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2698 = t2696 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2699 = (u64)t2698;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2700 = t2699 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2701 = t2697 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2702 = (u64)t2701;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2703 = t2702 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2704 = t2696 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2705 = (u64)t2704;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2706 = t2705 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2707 = t2697 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2708 = (u64)t2707;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2709 = t2708 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2710 = t2696 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2711 = (u64)t2710;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2712 = t2711 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2713 = t2697 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2714 = (u64)t2713;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2715 = t2714 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2716 = t2696 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2717 = (u64)t2716;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2718 = t2717 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2719 = t2697 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2720 = (u64)t2719;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2721 = t2720 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2722 = t2696 + 66560u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2723 = (u64)t2722;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2724 = t2723 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2725 = t2697 + 66048u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2726 = (u64)t2725;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2727 = t2726 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2728 = t2696 + 66562u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2729 = (u64)t2728;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2730 = t2729 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2731 = t2697 + 66050u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2732 = (u64)t2731;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2733 = t2732 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2734 = t2696 + 66564u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2735 = (u64)t2734;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2736 = t2735 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2737 = t2697 + 66052u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2738 = (u64)t2737;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2739 = t2738 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2740 = t2696 + 66566u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2741 = (u64)t2740;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2742 = t2741 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2743 = t2697 + 66054u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2744 = (u64)t2743;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2745 = t2744 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t2700), "l"(t2703), "l"(t2706), "l"(t2709), "l"(t2712), "l"(t2715), "l"(t2718), "l"(t2721), "l"(t2724), "l"(t2727), "l"(t2730), "l"(t2733), "l"(t2736), "l"(t2739), "l"(t2742), "l"(t2745) : "memory");
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
                const u32 slot_5 = i_3 & 1u;
                const u32 t2747 = slot_5 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2748 = t2747 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2749 = p + t2748;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2750 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2750) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2749) : "memory");
                }
#line 440 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head_3 = t32 * group;
                const u32 t2752 = head_3 + 1u;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t2753 = first_head_3 + group;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps_3 = t2752 == t2753;
                const u32 t2755 = head_3 + 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t2756 = wraps_3 ? first_head_3 : t2755;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t2757 = block_3 - 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t2758 = wraps_3 ? t2757 : block_3;
#line 426 "fa-kernels/src/attention/backward/turns.rs"
                head_3 = t2756;
                block_3 = t2758;
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
#line 393 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2759 = dk_2 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t2759;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2760 = dk_3 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t2760;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2761 = dk_4 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t2761;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2762 = dk_5 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t2762;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2763 = dk_6 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t2763;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2764 = dk_7 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t2764;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2765 = dk_8 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t2765;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2766 = dk_9 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t2766;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2767 = dk_10 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t2767;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2768 = dk_11 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t2768;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2769 = dk_12 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t2769;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2770 = dk_13 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t2770;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2771 = dk_14 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t2771;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2772 = dk_15 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t2772;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2773 = dk_16 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t2773;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2774 = dk_17 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t2774;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2775 = dk_18 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t2775;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2776 = dk_19 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t2776;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2777 = dk_20 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t2777;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2778 = dk_21 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t2778;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2779 = dk_22 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t2779;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2780 = dk_23 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t2780;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2781 = dk_24 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t2781;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2782 = dk_25 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t2782;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2783 = dk_26 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t2783;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2784 = dk_27 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t2784;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2785 = dk_28 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t2785;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2786 = dk_29 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t2786;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2787 = dk_30 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t2787;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2788 = dk_31 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t2788;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2789 = dk_32 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t2789;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2790 = dk_33 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t2790;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2791 = dk_34 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t2791;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2792 = dk_35 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t2792;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2793 = dk_36 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t2793;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2794 = dk_37 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t2794;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2795 = dk_38 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t2795;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2796 = dk_39 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t2796;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2797 = dk_40 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t2797;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2798 = dk_41 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t2798;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2799 = dk_42 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t2799;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2800 = dk_43 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t2800;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2801 = dk_44 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t2801;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2802 = dk_45 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t2802;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2803 = dk_46 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t2803;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2804 = dk_47 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t2804;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2805 = dk_48 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t2805;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2806 = dk_49 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t2806;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2807 = dk_50 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t2807;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2808 = dk_51 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t2808;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2809 = dk_52 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t2809;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2810 = dk_53 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t2810;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2811 = dk_54 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t2811;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2812 = dk_55 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t2812;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2813 = dk_56 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t2813;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2814 = dk_57 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t2814;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2815 = dk_58 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t2815;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2816 = dk_59 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t2816;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2817 = dk_60 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t2817;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2818 = dk_61 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t2818;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2819 = dk_62 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t2819;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2820 = dk_63 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t2820;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2821 = dk_64 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t2821;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2822 = dk_65 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t2822;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2823 = smem_1 + 16384u;
        const u32 t2824 = t169 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2825 = t170 + t2824;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2826;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2826) : "f"(dk_2), "f"(dk_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2827;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2827) : "f"(dk_4), "f"(dk_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2828;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2828) : "f"(dk_6), "f"(dk_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2829;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2829) : "f"(dk_8), "f"(dk_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2830;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2830) : "f"(dk_10), "f"(dk_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2831;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2831) : "f"(dk_12), "f"(dk_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2832;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2832) : "f"(dk_14), "f"(dk_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2833;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2833) : "f"(dk_16), "f"(dk_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2834;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2834) : "f"(dk_18), "f"(dk_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2835;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2835) : "f"(dk_20), "f"(dk_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2836;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2836) : "f"(dk_22), "f"(dk_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2837;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2837) : "f"(dk_24), "f"(dk_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2838;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2838) : "f"(dk_26), "f"(dk_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2839;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2839) : "f"(dk_28), "f"(dk_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2840;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2840) : "f"(dk_30), "f"(dk_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2841;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2841) : "f"(dk_32), "f"(dk_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2842;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2842) : "f"(dk_34), "f"(dk_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2843;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2843) : "f"(dk_36), "f"(dk_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2844;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2844) : "f"(dk_38), "f"(dk_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2845;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2845) : "f"(dk_40), "f"(dk_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2846;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2846) : "f"(dk_42), "f"(dk_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2847;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2847) : "f"(dk_44), "f"(dk_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2848;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2848) : "f"(dk_46), "f"(dk_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2849;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2849) : "f"(dk_48), "f"(dk_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2850;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2850) : "f"(dk_50), "f"(dk_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2851;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2851) : "f"(dk_52), "f"(dk_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2852;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2852) : "f"(dk_54), "f"(dk_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2853;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2853) : "f"(dk_56), "f"(dk_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2854;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2854) : "f"(dk_58), "f"(dk_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2855;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2855) : "f"(dk_60), "f"(dk_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2856;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2856) : "f"(dk_62), "f"(dk_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2857;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2857) : "f"(dk_64), "f"(dk_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2858 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2859 = t2825 + t2858;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2860 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2861 = t2859 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2862 = t2860 ^ t2861;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2863 = t2859 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2864 = t2862 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2865 = t2863 + t2864;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2866 = smem_1 + t2865;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2866), "r"(t2826), "r"(t2827), "r"(t2828), "r"(t2829) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2867 = t2865 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2868 = smem_1 + t2867;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2868), "r"(t2830), "r"(t2831), "r"(t2832), "r"(t2833) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2869 = t2865 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2870 = smem_1 + t2869;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2870), "r"(t2834), "r"(t2835), "r"(t2836), "r"(t2837) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2871 = t2865 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2872 = smem_1 + t2871;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2872), "r"(t2838), "r"(t2839), "r"(t2840), "r"(t2841) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2873 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2874 = t2825 + t2873;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2875 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2876 = t2874 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2877 = t2875 ^ t2876;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2878 = t2874 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2879 = t2877 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2880 = t2878 + t2879;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2881 = t2823 + t2880;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2881), "r"(t2842), "r"(t2843), "r"(t2844), "r"(t2845) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2882 = t2880 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2883 = t2823 + t2882;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2883), "r"(t2846), "r"(t2847), "r"(t2848), "r"(t2849) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2884 = t2880 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2885 = t2823 + t2884;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2885), "r"(t2850), "r"(t2851), "r"(t2852), "r"(t2853) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2886 = t2880 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2887 = t2823 + t2886;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2887), "r"(t2854), "r"(t2855), "r"(t2856), "r"(t2857) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2888 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2889 = t2888 * dk_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2890 = t2889 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2891 = dk + t2890;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2892 = (u64)t30;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2893 = t2892 * dk_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2894 = t2893 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2895 = t2891 + t2894;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2896 = (u64)t32;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2897 = t2896 * dk_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2898 = t2897 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2899 = t2895 + t2898;
        const u32 t2900 = seq_k - t30;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2901 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2902 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2903 = t2902 << 1u;
        const u32 t2904 = t169 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2905 = t170 + t2904;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2906 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2907 = t2905 + t2906;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2908 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2909 = t2907 < t2900;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2910 = t2908 < t2901;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2911 = t2909 & t2910;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2911) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2912 = t2907 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2913 = t2908 ^ t2912;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2914 = t2907 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2915 = t2913 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2916 = t2914 + t2915;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2917 = smem_1 + t2916;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_69;
            u32 row_70;
            u32 row_71;
            u32 row_72;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_69), "=r"(row_70), "=r"(row_71), "=r"(row_72) : "r"(t2917) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2918 = (u64)t2907 * t2903;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2919 = t2899 + t2918;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2920 = (u64)t2908 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2921 = t2919 + t2920;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2921), "r"(row_69), "r"(row_70), "r"(row_71), "r"(row_72) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2922 = t2907 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2923 = t2922 < t2900;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2924 = t2908 < t2901;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2925 = t2923 & t2924;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2925) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2926 = t2922 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2927 = t2908 ^ t2926;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2928 = t2922 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2929 = t2927 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2930 = t2928 + t2929;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2931 = smem_1 + t2930;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_73;
            u32 row_74;
            u32 row_75;
            u32 row_76;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_73), "=r"(row_74), "=r"(row_75), "=r"(row_76) : "r"(t2931) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2932 = (u64)t2922 * t2903;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2933 = t2899 + t2932;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2934 = (u64)t2908 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2935 = t2933 + t2934;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2935), "r"(row_73), "r"(row_74), "r"(row_75), "r"(row_76) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2936 = t2907 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2937 = t2936 < t2900;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2938 = t2908 < t2901;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2939 = t2937 & t2938;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2939) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2940 = t2936 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2941 = t2908 ^ t2940;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2942 = t2936 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2943 = t2941 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2944 = t2942 + t2943;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2945 = smem_1 + t2944;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_77;
            u32 row_78;
            u32 row_79;
            u32 row_80;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_77), "=r"(row_78), "=r"(row_79), "=r"(row_80) : "r"(t2945) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2946 = (u64)t2936 * t2903;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2947 = t2899 + t2946;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2948 = (u64)t2908 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2949 = t2947 + t2948;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2949), "r"(row_77), "r"(row_78), "r"(row_79), "r"(row_80) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2950 = t2907 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2951 = t2950 < t2900;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2952 = t2908 < t2901;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2953 = t2951 & t2952;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2953) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2954 = t2950 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2955 = t2908 ^ t2954;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2956 = t2950 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2957 = t2955 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2958 = t2956 + t2957;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2959 = smem_1 + t2958;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_81;
            u32 row_82;
            u32 row_83;
            u32 row_84;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_81), "=r"(row_82), "=r"(row_83), "=r"(row_84) : "r"(t2959) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2960 = (u64)t2950 * t2903;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2961 = t2899 + t2960;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2962 = (u64)t2908 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2963 = t2961 + t2962;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2963), "r"(row_81), "r"(row_82), "r"(row_83), "r"(row_84) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2964 = smem_1 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2965 = t2907 < t2900;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2966 = t2908 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2967 = t2966 < t2901;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2968 = t2965 & t2967;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2968) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2969 = t2907 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2970 = t2908 ^ t2969;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2971 = t2907 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2972 = t2970 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2973 = t2971 + t2972;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2974 = t2964 + t2973;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_85;
            u32 row_86;
            u32 row_87;
            u32 row_88;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_85), "=r"(row_86), "=r"(row_87), "=r"(row_88) : "r"(t2974) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2975 = (u64)t2907 * t2903;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2976 = t2899 + t2975;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2977 = (u64)t2908 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2978 = t2976 + t2977;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2978), "r"(row_85), "r"(row_86), "r"(row_87), "r"(row_88) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2979 = t2907 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2980 = t2979 < t2900;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2981 = t2908 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2982 = t2981 < t2901;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2983 = t2980 & t2982;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2983) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2984 = t2979 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2985 = t2908 ^ t2984;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2986 = t2979 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2987 = t2985 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2988 = t2986 + t2987;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2989 = t2964 + t2988;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_89;
            u32 row_90;
            u32 row_91;
            u32 row_92;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_89), "=r"(row_90), "=r"(row_91), "=r"(row_92) : "r"(t2989) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2990 = (u64)t2979 * t2903;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2991 = t2899 + t2990;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2992 = (u64)t2908 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2993 = t2991 + t2992;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2993), "r"(row_89), "r"(row_90), "r"(row_91), "r"(row_92) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2994 = t2907 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2995 = t2994 < t2900;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2996 = t2908 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2997 = t2996 < t2901;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2998 = t2995 & t2997;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2998) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2999 = t2994 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3000 = t2908 ^ t2999;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3001 = t2994 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3002 = t3000 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3003 = t3001 + t3002;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3004 = t2964 + t3003;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_93;
            u32 row_94;
            u32 row_95;
            u32 row_96;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_93), "=r"(row_94), "=r"(row_95), "=r"(row_96) : "r"(t3004) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3005 = (u64)t2994 * t2903;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3006 = t2899 + t3005;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3007 = (u64)t2908 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3008 = t3006 + t3007;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3008), "r"(row_93), "r"(row_94), "r"(row_95), "r"(row_96) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3009 = t2907 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3010 = t3009 < t2900;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3011 = t2908 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3012 = t3011 < t2901;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3013 = t3010 & t3012;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3013) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3014 = t3009 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3015 = t2908 ^ t3014;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3016 = t3009 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3017 = t3015 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3018 = t3016 + t3017;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3019 = t2964 + t3018;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_97;
            u32 row_98;
            u32 row_99;
            u32 row_100;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_97), "=r"(row_98), "=r"(row_99), "=r"(row_100) : "r"(t3019) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3020 = (u64)t3009 * t2903;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3021 = t2899 + t3020;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3022 = (u64)t2908 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3023 = t3021 + t3022;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3023), "r"(row_97), "r"(row_98), "r"(row_99), "r"(row_100) : "memory");
        }
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3024 = t41 + 16384u;
        const u32 t3025 = t169 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3026 = t170 + t3025;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3027;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3027) : "f"(dv_2), "f"(dv_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3028;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3028) : "f"(dv_4), "f"(dv_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3029;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3029) : "f"(dv_6), "f"(dv_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3030;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3030) : "f"(dv_8), "f"(dv_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3031;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3031) : "f"(dv_10), "f"(dv_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3032;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3032) : "f"(dv_12), "f"(dv_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3033;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3033) : "f"(dv_14), "f"(dv_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3034;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3034) : "f"(dv_16), "f"(dv_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3035;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3035) : "f"(dv_18), "f"(dv_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3036;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3036) : "f"(dv_20), "f"(dv_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3037;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3037) : "f"(dv_22), "f"(dv_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3038;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3038) : "f"(dv_24), "f"(dv_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3039;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3039) : "f"(dv_26), "f"(dv_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3040;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3040) : "f"(dv_28), "f"(dv_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3041;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3041) : "f"(dv_30), "f"(dv_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3042;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3042) : "f"(dv_32), "f"(dv_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3043;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3043) : "f"(dv_34), "f"(dv_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3044;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3044) : "f"(dv_36), "f"(dv_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3045;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3045) : "f"(dv_38), "f"(dv_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3046;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3046) : "f"(dv_40), "f"(dv_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3047;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3047) : "f"(dv_42), "f"(dv_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3048;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3048) : "f"(dv_44), "f"(dv_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3049;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3049) : "f"(dv_46), "f"(dv_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3050;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3050) : "f"(dv_48), "f"(dv_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3051;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3051) : "f"(dv_50), "f"(dv_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3052;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3052) : "f"(dv_52), "f"(dv_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3053;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3053) : "f"(dv_54), "f"(dv_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3054;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3054) : "f"(dv_56), "f"(dv_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3055;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3055) : "f"(dv_58), "f"(dv_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3056;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3056) : "f"(dv_60), "f"(dv_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3057;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3057) : "f"(dv_62), "f"(dv_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3058;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3058) : "f"(dv_64), "f"(dv_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3059 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3060 = t3026 + t3059;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3061 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3062 = t3060 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3063 = t3061 ^ t3062;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3064 = t3060 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3065 = t3063 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3066 = t3064 + t3065;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3067 = t41 + t3066;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3067), "r"(t3027), "r"(t3028), "r"(t3029), "r"(t3030) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3068 = t3066 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3069 = t41 + t3068;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3069), "r"(t3031), "r"(t3032), "r"(t3033), "r"(t3034) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3070 = t3066 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3071 = t41 + t3070;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3071), "r"(t3035), "r"(t3036), "r"(t3037), "r"(t3038) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3072 = t3066 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3073 = t41 + t3072;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3073), "r"(t3039), "r"(t3040), "r"(t3041), "r"(t3042) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3074 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3075 = t3026 + t3074;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3076 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3077 = t3075 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3078 = t3076 ^ t3077;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3079 = t3075 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3080 = t3078 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3081 = t3079 + t3080;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3082 = t3024 + t3081;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3082), "r"(t3043), "r"(t3044), "r"(t3045), "r"(t3046) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3083 = t3081 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3084 = t3024 + t3083;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3084), "r"(t3047), "r"(t3048), "r"(t3049), "r"(t3050) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3085 = t3081 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3086 = t3024 + t3085;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3086), "r"(t3051), "r"(t3052), "r"(t3053), "r"(t3054) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3087 = t3081 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3088 = t3024 + t3087;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3088), "r"(t3055), "r"(t3056), "r"(t3057), "r"(t3058) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3089 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3090 = t3089 * dv_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3091 = t3090 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3092 = dv + t3091;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3093 = (u64)t30;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3094 = t3093 * dv_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3095 = t3094 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3096 = t3092 + t3095;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3097 = (u64)t32;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3098 = t3097 * dv_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3099 = t3098 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3100 = t3096 + t3099;
        const u32 t3101 = seq_k - t30;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3102 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3103 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3104 = t3103 << 1u;
        const u32 t3105 = t169 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3106 = t170 + t3105;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3107 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3108 = t3106 + t3107;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3109 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3110 = t3108 < t3101;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3111 = t3109 < t3102;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3112 = t3110 & t3111;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3112) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3113 = t3108 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3114 = t3109 ^ t3113;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3115 = t3108 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3116 = t3114 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3117 = t3115 + t3116;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3118 = t41 + t3117;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_101;
            u32 row_102;
            u32 row_103;
            u32 row_104;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_101), "=r"(row_102), "=r"(row_103), "=r"(row_104) : "r"(t3118) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3119 = (u64)t3108 * t3104;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3120 = t3100 + t3119;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3121 = (u64)t3109 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3122 = t3120 + t3121;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3122), "r"(row_101), "r"(row_102), "r"(row_103), "r"(row_104) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3123 = t3108 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3124 = t3123 < t3101;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3125 = t3109 < t3102;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3126 = t3124 & t3125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3126) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3127 = t3123 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3128 = t3109 ^ t3127;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3129 = t3123 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3130 = t3128 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3131 = t3129 + t3130;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3132 = t41 + t3131;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_105;
            u32 row_106;
            u32 row_107;
            u32 row_108;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_105), "=r"(row_106), "=r"(row_107), "=r"(row_108) : "r"(t3132) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3133 = (u64)t3123 * t3104;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3134 = t3100 + t3133;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3135 = (u64)t3109 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3136 = t3134 + t3135;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3136), "r"(row_105), "r"(row_106), "r"(row_107), "r"(row_108) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3137 = t3108 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3138 = t3137 < t3101;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3139 = t3109 < t3102;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3140 = t3138 & t3139;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3140) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3141 = t3137 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3142 = t3109 ^ t3141;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3143 = t3137 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3144 = t3142 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3145 = t3143 + t3144;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3146 = t41 + t3145;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_109;
            u32 row_110;
            u32 row_111;
            u32 row_112;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_109), "=r"(row_110), "=r"(row_111), "=r"(row_112) : "r"(t3146) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3147 = (u64)t3137 * t3104;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3148 = t3100 + t3147;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3149 = (u64)t3109 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3150 = t3148 + t3149;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3150), "r"(row_109), "r"(row_110), "r"(row_111), "r"(row_112) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3151 = t3108 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3152 = t3151 < t3101;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3153 = t3109 < t3102;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3154 = t3152 & t3153;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3154) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3155 = t3151 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3156 = t3109 ^ t3155;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3157 = t3151 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3158 = t3156 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3159 = t3157 + t3158;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3160 = t41 + t3159;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_113;
            u32 row_114;
            u32 row_115;
            u32 row_116;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_113), "=r"(row_114), "=r"(row_115), "=r"(row_116) : "r"(t3160) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3161 = (u64)t3151 * t3104;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3162 = t3100 + t3161;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3163 = (u64)t3109 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3164 = t3162 + t3163;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3164), "r"(row_113), "r"(row_114), "r"(row_115), "r"(row_116) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3165 = t41 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3166 = t3108 < t3101;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3167 = t3109 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3168 = t3167 < t3102;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3169 = t3166 & t3168;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3169) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3170 = t3108 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3171 = t3109 ^ t3170;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3172 = t3108 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3173 = t3171 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3174 = t3172 + t3173;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3175 = t3165 + t3174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_117;
            u32 row_118;
            u32 row_119;
            u32 row_120;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_117), "=r"(row_118), "=r"(row_119), "=r"(row_120) : "r"(t3175) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3176 = (u64)t3108 * t3104;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3177 = t3100 + t3176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3178 = (u64)t3109 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3179 = t3177 + t3178;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3179), "r"(row_117), "r"(row_118), "r"(row_119), "r"(row_120) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3180 = t3108 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3181 = t3180 < t3101;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3182 = t3109 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3183 = t3182 < t3102;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3184 = t3181 & t3183;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3184) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3185 = t3180 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3186 = t3109 ^ t3185;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3187 = t3180 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3188 = t3186 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3189 = t3187 + t3188;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3190 = t3165 + t3189;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_121;
            u32 row_122;
            u32 row_123;
            u32 row_124;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_121), "=r"(row_122), "=r"(row_123), "=r"(row_124) : "r"(t3190) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3191 = (u64)t3180 * t3104;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3192 = t3100 + t3191;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3193 = (u64)t3109 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3194 = t3192 + t3193;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3194), "r"(row_121), "r"(row_122), "r"(row_123), "r"(row_124) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3195 = t3108 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3196 = t3195 < t3101;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3197 = t3109 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3198 = t3197 < t3102;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3199 = t3196 & t3198;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3199) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3200 = t3195 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3201 = t3109 ^ t3200;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3202 = t3195 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3203 = t3201 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3204 = t3202 + t3203;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3205 = t3165 + t3204;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_125;
            u32 row_126;
            u32 row_127;
            u32 row_128;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_125), "=r"(row_126), "=r"(row_127), "=r"(row_128) : "r"(t3205) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3206 = (u64)t3195 * t3104;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3207 = t3100 + t3206;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3208 = (u64)t3109 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3209 = t3207 + t3208;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3209), "r"(row_125), "r"(row_126), "r"(row_127), "r"(row_128) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3210 = t3108 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3211 = t3210 < t3101;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3212 = t3109 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3213 = t3212 < t3102;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3214 = t3211 & t3213;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3214) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3215 = t3210 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3216 = t3109 ^ t3215;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3217 = t3210 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3218 = t3216 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3219 = t3217 + t3218;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3220 = t3165 + t3219;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_129;
            u32 row_130;
            u32 row_131;
            u32 row_132;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_129), "=r"(row_130), "=r"(row_131), "=r"(row_132) : "r"(t3220) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3221 = (u64)t3210 * t3104;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3222 = t3100 + t3221;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3223 = (u64)t3109 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3224 = t3222 + t3223;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3224), "r"(row_129), "r"(row_130), "r"(row_131), "r"(row_132) : "memory");
        }
    }
}
