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
#line 39 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 127u;
#line 39 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 7u;
#line 124 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t3 = (u32)__cvta_generic_to_shared(smem);
#line 124 "fa-kernels/src/attention/backward/turns.rs"
    const u32 place = t3 + 165984u;
    const u32 t5 = threadIdx.x;
#line 125 "fa-kernels/src/attention/backward/turns.rs"
    const bool t6 = t5 == 0u;
#line 125 "fa-kernels/src/attention/backward/turns.rs"
    if (t6) {
        const u64 t7 = 0ull * turns_stride0;
#line 126 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t8 = t7 * 4ull;
#line 126 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t9 = turns + t8;
        const u32 t10 = gridDim.x;
#line 127 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t11 = t10 - 1u;
#line 127 "fa-kernels/src/attention/backward/turns.rs"
        u32 claimed;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(claimed) : "l"(t9), "r"(t11) : "memory");
#line 128 "fa-kernels/src/attention/backward/turns.rs"
        f32 t13;
        asm("mov.b32 %0, %1;" : "=f"(t13) : "r"(claimed));
#line 128 "fa-kernels/src/attention/backward/turns.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(place), "f"(t13) : "memory");
    }
    asm volatile("bar.sync 0;" :  :  : "memory");
    f32 t14;
    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t14) : "r"(place) : "memory");
#line 131 "fa-kernels/src/attention/backward/turns.rs"
    u32 t15;
    asm("mov.b32 %0, %1;" : "=r"(t15) : "f"(t14));
#line 131 "fa-kernels/src/attention/backward/turns.rs"
    u32 number;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(number) : "r"(t15));
#line 114 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t17 = gridDim.x;
#line 114 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_2 = t17 / blocks;
    const u32 t19 = blocks * section;
#line 115 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t20 = number / t19;
#line 115 "fa-kernels/src/attention/backward/turns.rs"
    const u32 first = t20 * section;
    const u32 t22 = heads_2 - first;
#line 116 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_3 = t22 < section ? t22 : section;
    const u32 t24 = first * blocks;
#line 117 "fa-kernels/src/attention/backward/turns.rs"
    const u32 within = number - t24;
    const u32 t26 = within / heads_3;
#line 118 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t27 = within % heads_3;
#line 118 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t28 = first + t27;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t30 = t26 << 7u;
#line 50 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t28 / kv_heads;
#line 52 "fa-kernels/src/attention/backward/work.rs"
    const u32 t32 = t28 % kv_heads;
#line 41 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t33 = seq_q + 63u;
#line 41 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t33 >> 6u;
#line 149 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t37 = thread >> 5u;
#line 151 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t37));
#line 152 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 155 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t47 = thread == 0u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 159 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t60 = warpgroup == 0u;
#line 160 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t60) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t61 = warp == 0u;
#line 162 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t61) {
#line 95 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = count * group;
#line 337 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t63 = t32 * group;
#line 337 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t64 = count - 1u;
#line 323 "fa-kernels/src/attention/backward/turns.rs"
            u32 head = t63;
            u32 block = t64;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
                const u32 t65 = i + 1u;
#line 327 "fa-kernels/src/attention/backward/turns.rs"
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
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t83 = batch_2 * heads;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t84 = t83 + head;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t85 = t84 * padded;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t86 = block << 6u;
#line 228 "fa-kernels/src/attention/backward/work.rs"
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
#line 343 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head = t32 * group;
                const u32 t117 = head + 1u;
#line 344 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t118 = first_head + group;
#line 344 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps = t117 == t118;
                const u32 t120 = head + 1u;
#line 345 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t121 = wraps ? first_head : t120;
#line 345 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t122 = block - 1u;
#line 345 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t123 = wraps ? t122 : block;
#line 329 "fa-kernels/src/attention/backward/turns.rs"
                head = t121;
                block = t123;
            }
        }
#line 166 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t124 = warp == 1u;
#line 166 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t124) {
#line 95 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_3 = count * group;
#line 337 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t126 = t32 * group;
#line 337 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t127 = count - 1u;
#line 323 "fa-kernels/src/attention/backward/turns.rs"
            u32 head_2 = t126;
            u32 block_2 = t127;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
                const u32 t128 = i_2 + 1u;
#line 327 "fa-kernels/src/attention/backward/turns.rs"
                const bool t129 = t128 < count_3;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t130 = batch_2 * heads;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t131 = t130 + head_2;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t132 = t131 * padded;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t133 = block_2 << 6u;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_2 = t132 + t133;
#line 287 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t135 = row_2 >> 6u;
#line 287 "fa-kernels/src/attention/backward/turns.rs"
                const u32 index = t135 + 1u;
#line 74 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t137 = seq_k + 127u;
#line 74 "fa-kernels/src/attention/query_blocks.rs"
                const u32 all = t137 >> 7u;
#line 291 "fa-kernels/src/attention/backward/turns.rs"
                const u32 number_2 = t30 >> 7u;
                const u32 t140 = number_2 + 1u;
#line 292 "fa-kernels/src/attention/backward/turns.rs"
                const bool t141 = t140 == all;
#line 292 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t142 = number_2 + 1u;
#line 292 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t143 = t141 ? 0u : t142;
#line 307 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t144 = (u64)index;
#line 307 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t145 = t144 * turns_stride0;
#line 307 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t146 = t145 * 4ull;
#line 307 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t147 = turns + t146;
#line 169 "fa-kernels/src/attention/backward/turns.rs"
                while (true) {
#line 169 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t148;
                    asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t148) : "l"(t147) : "memory");
#line 169 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t149 = t148 != number_2;
                    if (!t149) break;
                }
#line 17 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                u32 t152;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t152) : );
#line 17 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const bool t153 = t152 == 1u;
#line 17 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                if (t153) {
                    const u32 t154 = p + 80u;
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t154) : "memory");
                }
                const u32 t155 = p + 80u;
#line 20 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const u32 t156 = t155 + 8u;
#line 20 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const u32 t157 = i_2 & 1u;
#line 20 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t156), "r"(t157) : "memory");
                u32 t158;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t158) : );
#line 21 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const bool t159 = t158 == 1u;
#line 21 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                if (t159) {
#line 188 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("st.release.gpu.global.u32 [%0+0], %1;" :  : "l"(t147), "r"(t143) : "memory");
                }
#line 343 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head_2 = t32 * group;
                const u32 t161 = head_2 + 1u;
#line 344 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t162 = first_head_2 + group;
#line 344 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps_2 = t161 == t162;
                const u32 t164 = head_2 + 1u;
#line 345 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t165 = wraps_2 ? first_head_2 : t164;
#line 345 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t166 = block_2 - 1u;
#line 345 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t167 = wraps_2 ? t166 : block_2;
#line 329 "fa-kernels/src/attention/backward/turns.rs"
                head_2 = t165;
                block_2 = t167;
            }
        }
    } else {
#line 171 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t169 = warp & 3u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t170 = index_2 << 6u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_2 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_3 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_4 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_5 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_6 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_7 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_8 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_9 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_10 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_11 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_12 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_13 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_14 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_15 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_16 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_17 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_18 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_19 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_20 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_21 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_22 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_23 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_24 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_25 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_26 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_27 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_28 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_29 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_30 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_31 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_32 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_2 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_3 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_4 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_5 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_6 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_7 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_8 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_9 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_10 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_11 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_12 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_13 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_14 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_15 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_16 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_17 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_18 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_19 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_20 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_21 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_22 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_23 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_24 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_25 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_26 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_27 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_28 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_29 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_30 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_31 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_32 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_2 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_3 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_4 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_5 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_6 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_7 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_8 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_9 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_10 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_11 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_12 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_13 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_14 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_15 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_16 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_17 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_18 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_19 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_20 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_21 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_22 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_23 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_24 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_25 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_26 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_27 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_28 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_29 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_30 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_31 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_32 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_2 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_3 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_4 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_5 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_6 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_7 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_8 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_9 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_10 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_11 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_12 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_13 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_14 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_15 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_16 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_17 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_18 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_19 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_20 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_21 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_22 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_23 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_24 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_25 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_26 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_27 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_28 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_29 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_30 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_31 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_32 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_33 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_34 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_35 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_36 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_37 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_38 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_39 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_40 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_41 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_42 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_43 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_44 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_45 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_46 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_47 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_48 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_49 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_50 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_51 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_52 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_53 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_54 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_55 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_56 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_57 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_58 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_59 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_60 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_61 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_62 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_63 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_64 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_65 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_2 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_3 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_4 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_5 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_6 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_7 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_8 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_9 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_10 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_11 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_12 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_13 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_14 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_15 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_16 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_17 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_18 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_19 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_20 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_21 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_22 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_23 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_24 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_25 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_26 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_27 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_28 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_29 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_30 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_31 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_32 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_33 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_34 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_35 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_36 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_37 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_38 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_39 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_40 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_41 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_42 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_43 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_44 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_45 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_46 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_47 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_48 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_49 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_50 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_51 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_52 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_53 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_54 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_55 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_56 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_57 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_58 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_59 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_60 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_61 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_62 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_63 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_64 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_65 = 0.0f;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept = 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_2 = 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_3 = 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_4 = 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_5 = 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_6 = 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_7 = 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_8 = 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_9 = 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_10 = 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_11 = 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_12 = 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_13 = 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_14 = 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_15 = 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_16 = 0u;
#line 95 "fa-kernels/src/attention/backward/work.rs"
        const u32 t171 = count * group;
#line 277 "fa-kernels/src/attention/backward/work.rs"
        const bool t172 = t171 != 0u;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t172) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t173 = p + 16u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
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
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t228 = p + 48u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t228), "r"(0u) : "memory");
#line 95 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_4 = count * group;
#line 337 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t230 = t32 * group;
#line 337 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t231 = count - 1u;
#line 323 "fa-kernels/src/attention/backward/turns.rs"
            u32 head_3 = t230;
            u32 block_3 = t231;
            #pragma unroll 1
            for (u32 i_3 = 0u; i_3 < count_4; i_3 += 1u) {
                const u32 t232 = i_3 + 1u;
#line 327 "fa-kernels/src/attention/backward/turns.rs"
                const bool t233 = t232 < count_4;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t234 = i_3 & 1u;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t235 = t234 << 14u;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t236 = t42 + t235;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t237 = i_3 & 1u;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t238 = t237 << 14u;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t239 = t43 + t238;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_3 & 1u;
                const u32 t241 = slot_3 << 9u;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
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
#line 111 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t296 = block_3 << 6u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t297 = t169 << 4u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t298 = t170 + t297;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t299 = t30 + t298;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t310 = seq_k - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t311 = t309 < t310 ? t309 : t310;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t312 = t309 + 8u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t313 = t312 < t310 ? t312 : t310;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t314 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t315 = t314 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t316 = t296 + t315;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t317 = t316 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t318 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t319 = t316 < t318 ? t316 : t318;
#line 27 "src/functions/bias.rs"
                const u32 t1_2 = t319 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2 = t1_2 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_2 = t2_2 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t331 = t317 ? t17_2 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s = t331;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t340 = t317 ? t17_3 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_3 = t340;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t341 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t342 = t341 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t343 = t296 + t342;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t344 = t343 + 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t345 = t344 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t346 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t347 = t344 < t346 ? t344 : t346;
#line 27 "src/functions/bias.rs"
                const u32 t1_3 = t347 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_3 = t1_3 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_3 = t2_3 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t359 = t345 ? t17_4 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_2 = t359;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t368 = t345 ? t17_5 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_4 = t368;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t369 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t370 = t369 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t371 = t296 + t370;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t372 = t371 + 8u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t373 = t372 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t374 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t375 = t372 < t374 ? t372 : t374;
#line 27 "src/functions/bias.rs"
                const u32 t1_4 = t375 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_4 = t1_4 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_4 = t2_4 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t387 = t373 ? t17_6 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_5 = t387;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t388 = s_7 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_7 = t388 + t16_2;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t390 = t373 ? t17_7 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_7 = t390;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t391 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t392 = t391 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t393 = t296 + t392;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t394 = t393 + 9u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t395 = t394 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t396 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t397 = t394 < t396 ? t394 : t396;
#line 27 "src/functions/bias.rs"
                const u32 t1_5 = t397 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_5 = t1_5 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_5 = t2_5 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t409 = t395 ? t17_8 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_6 = t409;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t410 = s_8 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_9 = t410 + t16_4;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t412 = t395 ? t17_9 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_8 = t412;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t413 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t414 = t413 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t415 = t296 + t414;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t416 = t415 + 16u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t417 = t416 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t418 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t419 = t416 < t418 ? t416 : t418;
#line 27 "src/functions/bias.rs"
                const u32 t1_6 = t419 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_6 = t1_6 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_6 = t2_6 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t431 = t417 ? t17_10 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_9 = t431;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t432 = s_11 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_11 = t432 + t16_6;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t434 = t417 ? t17_11 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_11 = t434;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t435 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t436 = t435 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t437 = t296 + t436;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t438 = t437 + 17u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t439 = t438 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t440 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t441 = t438 < t440 ? t438 : t440;
#line 27 "src/functions/bias.rs"
                const u32 t1_7 = t441 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_7 = t1_7 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_7 = t2_7 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t453 = t439 ? t17_12 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_10 = t453;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t454 = s_12 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_13 = t454 + t16_7;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t456 = t439 ? t17_13 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_12 = t456;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t457 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t458 = t457 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t459 = t296 + t458;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t460 = t459 + 24u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t461 = t460 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t462 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t463 = t460 < t462 ? t460 : t462;
#line 27 "src/functions/bias.rs"
                const u32 t1_8 = t463 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_8 = t1_8 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_8 = t2_8 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t475 = t461 ? t17_14 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_13 = t475;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t476 = s_15 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_15 = t476 + t16_8;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t478 = t461 ? t17_15 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_15 = t478;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t479 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t480 = t479 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t481 = t296 + t480;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t482 = t481 + 25u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t483 = t482 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t484 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t485 = t482 < t484 ? t482 : t484;
#line 27 "src/functions/bias.rs"
                const u32 t1_9 = t485 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_9 = t1_9 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_9 = t2_9 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t497 = t483 ? t17_16 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_14 = t497;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t498 = s_16 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_17 = t498 + t16_9;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t500 = t483 ? t17_17 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_16 = t500;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t501 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t502 = t501 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t503 = t296 + t502;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t504 = t503 + 32u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t505 = t504 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t506 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t507 = t504 < t506 ? t504 : t506;
#line 27 "src/functions/bias.rs"
                const u32 t1_10 = t507 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_10 = t1_10 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_10 = t2_10 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t519 = t505 ? t17_18 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_17 = t519;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t520 = s_19 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_19 = t520 + t16_10;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t522 = t505 ? t17_19 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_19 = t522;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t523 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t524 = t523 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t525 = t296 + t524;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t526 = t525 + 33u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t527 = t526 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t528 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t529 = t526 < t528 ? t526 : t528;
#line 27 "src/functions/bias.rs"
                const u32 t1_11 = t529 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_11 = t1_11 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_11 = t2_11 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t541 = t527 ? t17_20 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_18 = t541;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t542 = s_20 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_21 = t542 + t16_11;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t544 = t527 ? t17_21 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_20 = t544;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t545 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t546 = t545 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t547 = t296 + t546;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t548 = t547 + 40u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t549 = t548 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t550 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t551 = t548 < t550 ? t548 : t550;
#line 27 "src/functions/bias.rs"
                const u32 t1_12 = t551 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_12 = t1_12 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_12 = t2_12 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t563 = t549 ? t17_22 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_21 = t563;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t564 = s_23 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_23 = t564 + t16_12;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t566 = t549 ? t17_23 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_23 = t566;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t567 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t568 = t567 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t569 = t296 + t568;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t570 = t569 + 41u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t571 = t570 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t572 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t573 = t570 < t572 ? t570 : t572;
#line 27 "src/functions/bias.rs"
                const u32 t1_13 = t573 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_13 = t1_13 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_13 = t2_13 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t585 = t571 ? t17_24 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_22 = t585;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t586 = s_24 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_25 = t586 + t16_13;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t588 = t571 ? t17_25 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_24 = t588;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t589 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t590 = t589 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t591 = t296 + t590;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t592 = t591 + 48u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t593 = t592 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t594 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t595 = t592 < t594 ? t592 : t594;
#line 27 "src/functions/bias.rs"
                const u32 t1_14 = t595 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_14 = t1_14 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_14 = t2_14 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t607 = t593 ? t17_26 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_25 = t607;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t608 = s_27 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_27 = t608 + t16_14;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t610 = t593 ? t17_27 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_27 = t610;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t611 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t612 = t611 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t613 = t296 + t612;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t614 = t613 + 49u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t615 = t614 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t616 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t617 = t614 < t616 ? t614 : t616;
#line 27 "src/functions/bias.rs"
                const u32 t1_15 = t617 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_15 = t1_15 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_15 = t2_15 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t629 = t615 ? t17_28 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_26 = t629;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t630 = s_28 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_29 = t630 + t16_15;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t632 = t615 ? t17_29 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_28 = t632;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t633 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t634 = t633 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t635 = t296 + t634;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t636 = t635 + 56u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t637 = t636 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t638 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t639 = t636 < t638 ? t636 : t638;
#line 27 "src/functions/bias.rs"
                const u32 t1_16 = t639 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_16 = t1_16 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_16 = t2_16 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t651 = t637 ? t17_30 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_29 = t651;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t652 = s_31 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_31 = t652 + t16_16;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t654 = t637 ? t17_31 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_31 = t654;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t655 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t656 = t655 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t657 = t296 + t656;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t658 = t657 + 57u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t659 = t658 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t660 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t661 = t658 < t660 ? t658 : t660;
#line 27 "src/functions/bias.rs"
                const u32 t1_17 = t661 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_17 = t1_17 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_17 = t2_17 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t673 = t659 ? t17_32 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_30 = t673;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t674 = s_32 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_33 = t674 + t16_17;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t676 = t659 ? t17_33 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_32 = t676;
#line 93 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t677 = block_3 << 6u;
                const u32 t678 = t30 + 128u;
#line 127 "fa-kernels/src/attention/query_blocks.rs"
                const bool right = seq_k < t678;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
                if (right) {
                    const u32 t680 = t169 << 4u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t681 = t170 + t680;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 139 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t844 = lane & 3u;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t845 = t844 << 4u;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t846 = statistics_3 + t845;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                u32 row_6;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t846) : "memory");
#line 140 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_3));
#line 140 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t848;
                asm("mov.b32 %0, %1;" : "=f"(t848) : "r"(row_4));
#line 140 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_5));
#line 140 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t850;
                asm("mov.b32 %0, %1;" : "=f"(t850) : "r"(row_6));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t851 = -lse;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t852;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t852) : "f"(s), "f"(scale_log2), "f"(t851));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t853;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t853) : "f"(t852));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t853;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t854 = -lse_2;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t855;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t855) : "f"(s_2), "f"(scale_log2), "f"(t854));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t856;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t856) : "f"(t855));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t856;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t857 = -lse;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t858;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t858) : "f"(s_3), "f"(scale_log2), "f"(t857));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t859;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t859) : "f"(t858));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t859;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t860 = -lse_2;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t861;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t861) : "f"(s_4), "f"(scale_log2), "f"(t860));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t862;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t862) : "f"(t861));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t862;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_7;
                u32 row_8;
                u32 row_9;
                u32 row_10;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t846) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_7));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t864;
                asm("mov.b32 %0, %1;" : "=f"(t864) : "r"(row_8));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_9));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t866;
                asm("mov.b32 %0, %1;" : "=f"(t866) : "r"(row_10));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t867 = -lse_3;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t868;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t868) : "f"(s_5), "f"(scale_log2), "f"(t867));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t869;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t869) : "f"(t868));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t869;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t870 = -lse_4;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t871;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t871) : "f"(s_6), "f"(scale_log2), "f"(t870));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t872;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t872) : "f"(t871));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t872;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t873 = -lse_3;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t874;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t874) : "f"(s_7), "f"(scale_log2), "f"(t873));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t875;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t875) : "f"(t874));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t875;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t876 = -lse_4;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t877;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t877) : "f"(s_8), "f"(scale_log2), "f"(t876));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t878;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t878) : "f"(t877));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t878;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_11;
                u32 row_12;
                u32 row_13;
                u32 row_14;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t846) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_11));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t880;
                asm("mov.b32 %0, %1;" : "=f"(t880) : "r"(row_12));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_13));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t882;
                asm("mov.b32 %0, %1;" : "=f"(t882) : "r"(row_14));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t883 = -lse_5;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t884;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t884) : "f"(s_9), "f"(scale_log2), "f"(t883));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t885;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t885) : "f"(t884));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t885;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t886 = -lse_6;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t887;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t887) : "f"(s_10), "f"(scale_log2), "f"(t886));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t888;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t888) : "f"(t887));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t888;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t889 = -lse_5;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t890;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t890) : "f"(s_11), "f"(scale_log2), "f"(t889));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t891;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t891) : "f"(t890));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t891;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t892 = -lse_6;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t893;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t893) : "f"(s_12), "f"(scale_log2), "f"(t892));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t894;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t894) : "f"(t893));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t894;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_15;
                u32 row_16;
                u32 row_17;
                u32 row_18;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t846) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_15));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t896;
                asm("mov.b32 %0, %1;" : "=f"(t896) : "r"(row_16));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_17));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t898;
                asm("mov.b32 %0, %1;" : "=f"(t898) : "r"(row_18));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t899 = -lse_7;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t900;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t900) : "f"(s_13), "f"(scale_log2), "f"(t899));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t901;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t901) : "f"(t900));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t901;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t902 = -lse_8;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t903;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t903) : "f"(s_14), "f"(scale_log2), "f"(t902));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t904;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t904) : "f"(t903));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t904;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t905 = -lse_7;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t906;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t906) : "f"(s_15), "f"(scale_log2), "f"(t905));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t907;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t907) : "f"(t906));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t907;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t908 = -lse_8;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t909;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t909) : "f"(s_16), "f"(scale_log2), "f"(t908));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t910;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t910) : "f"(t909));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t910;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_19;
                u32 row_20;
                u32 row_21;
                u32 row_22;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t846) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_19));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t912;
                asm("mov.b32 %0, %1;" : "=f"(t912) : "r"(row_20));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_21));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t914;
                asm("mov.b32 %0, %1;" : "=f"(t914) : "r"(row_22));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t915 = -lse_9;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t916;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t916) : "f"(s_17), "f"(scale_log2), "f"(t915));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t917;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t917) : "f"(t916));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t917;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t918 = -lse_10;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t919;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t919) : "f"(s_18), "f"(scale_log2), "f"(t918));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t920;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t920) : "f"(t919));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t920;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t921 = -lse_9;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t922;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t922) : "f"(s_19), "f"(scale_log2), "f"(t921));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t923;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t923) : "f"(t922));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t923;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t924 = -lse_10;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t925;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t925) : "f"(s_20), "f"(scale_log2), "f"(t924));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t926;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t926) : "f"(t925));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t926;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_23;
                u32 row_24;
                u32 row_25;
                u32 row_26;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t846) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_23));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t928;
                asm("mov.b32 %0, %1;" : "=f"(t928) : "r"(row_24));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_25));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t930;
                asm("mov.b32 %0, %1;" : "=f"(t930) : "r"(row_26));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t931 = -lse_11;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t932;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t932) : "f"(s_21), "f"(scale_log2), "f"(t931));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t933;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t933) : "f"(t932));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t933;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t934 = -lse_12;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t935;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t935) : "f"(s_22), "f"(scale_log2), "f"(t934));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t936;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t936) : "f"(t935));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t936;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t937 = -lse_11;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t938;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t938) : "f"(s_23), "f"(scale_log2), "f"(t937));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t939;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t939) : "f"(t938));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t939;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t940 = -lse_12;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t941;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t941) : "f"(s_24), "f"(scale_log2), "f"(t940));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t942;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t942) : "f"(t941));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t942;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_27;
                u32 row_28;
                u32 row_29;
                u32 row_30;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t846) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_27));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t944;
                asm("mov.b32 %0, %1;" : "=f"(t944) : "r"(row_28));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_29));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t946;
                asm("mov.b32 %0, %1;" : "=f"(t946) : "r"(row_30));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t947 = -lse_13;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t948;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t948) : "f"(s_25), "f"(scale_log2), "f"(t947));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t949;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t949) : "f"(t948));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t949;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t950 = -lse_14;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t951;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t951) : "f"(s_26), "f"(scale_log2), "f"(t950));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t952;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t952) : "f"(t951));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t952;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t953 = -lse_13;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t954;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t954) : "f"(s_27), "f"(scale_log2), "f"(t953));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t955;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t955) : "f"(t954));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t955;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t956 = -lse_14;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t957;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t957) : "f"(s_28), "f"(scale_log2), "f"(t956));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t958;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t958) : "f"(t957));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t958;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_31;
                u32 row_32;
                u32 row_33;
                u32 row_34;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t846) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_31));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t960;
                asm("mov.b32 %0, %1;" : "=f"(t960) : "r"(row_32));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_33));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t962;
                asm("mov.b32 %0, %1;" : "=f"(t962) : "r"(row_34));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t963 = -lse_15;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t964;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t964) : "f"(s_29), "f"(scale_log2), "f"(t963));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t965;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t965) : "f"(t964));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t965;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t966 = -lse_16;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t967;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t967) : "f"(s_30), "f"(scale_log2), "f"(t966));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t968;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t968) : "f"(t967));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t968;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t969 = -lse_15;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t970;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t970) : "f"(s_31), "f"(scale_log2), "f"(t969));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t971;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t971) : "f"(t970));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t971;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t972 = -lse_16;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t973;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t973) : "f"(s_32), "f"(scale_log2), "f"(t972));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t974;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t974) : "f"(t973));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
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
#line 161 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1004 = lane & 3u;
#line 161 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1005 = t1004 << 4u;
#line 161 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1006 = statistics_3 + t1005;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                u32 row_38;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t1006) : "memory");
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1007;
                asm("mov.b32 %0, %1;" : "=f"(t1007) : "r"(row_35));
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1008;
                asm("mov.b32 %0, %1;" : "=f"(t1008) : "r"(row_36));
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1009;
                asm("mov.b32 %0, %1;" : "=f"(t1009) : "r"(row_37));
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1010;
                asm("mov.b32 %0, %1;" : "=f"(t1010) : "r"(row_38));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1011 = dp - t1008;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1012 = s * t1011;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1013;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1013) : "r"(lane));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
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
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1024 = seq_k - 1u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1025 = t1023 + 8u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1026 = t1013 & 3u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1027 = t1026 << 1u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
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
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1038 = (u64)((long long)t18_2 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1039 = t1038 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1040 = gradient + t1039;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1041 = t1012 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1041) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits;
                    asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(t1012));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1043 = bits >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent = t1043 & 255u;
                    const bool t1045 = exponent == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1045) {
                        const u64 t1046 = t1040 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1046), "f"(t1012) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1047 = exponent == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading = t1047 ? 0u : 8388608u;
                        const u32 t1049 = bits & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction = t1049 | leading;
                        const u32 t1051 = exponent > 1u ? exponent : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_21 = t1051 - 1u;
                        const u32 digit = place_21 / 24u;
                        const u32 t1054 = digit * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift = place_21 - t1054;
                        const u32 t1056 = bits >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative = t1056 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1058 = fraction << shift;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low = t1058 & 16777215u;
                        const u32 t1060 = 24u - shift;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high = fraction >> t1060;
                        const u32 t1062 = digit << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1063 = (u64)t1062 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1064 = t1040 + t1063;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part = (u64)low;
                        const u64 t1066 = 0ull - part;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1067 = is_negative ? t1066 : part;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1064), "l"(t1067) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_2 = (u64)high;
                        const u64 t1069 = 0ull - part_2;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1070 = is_negative ? t1069 : part_2;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1064), "l"(t1070) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t1012;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1071 = dp_2 - t1010;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1072 = s_2 * t1071;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1073 = t1013 & 3u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1074 = t1073 << 1u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1075 = t296 + t1074;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1076 = t1075 + 1u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_3 = t1076 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_3 = t1_2_3 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_19 = t2_2_3 + argument1;
                const u32 t4_2_3 = first_19 - t1023;
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
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1086 = (u64)((long long)t18_3 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1087 = t1086 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1088 = gradient + t1087;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1089 = t1072 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1089) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_2;
                    asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(t1072));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1091 = bits_2 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_2 = t1091 & 255u;
                    const bool t1093 = exponent_2 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1093) {
                        const u64 t1094 = t1088 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1094), "f"(t1072) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1095 = exponent_2 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_2 = t1095 ? 0u : 8388608u;
                        const u32 t1097 = bits_2 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_2 = t1097 | leading_2;
                        const u32 t1099 = exponent_2 > 1u ? exponent_2 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_23 = t1099 - 1u;
                        const u32 digit_2 = place_23 / 24u;
                        const u32 t1102 = digit_2 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_2 = place_23 - t1102;
                        const u32 t1104 = bits_2 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_2 = t1104 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1106 = fraction_2 << shift_2;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_2 = t1106 & 16777215u;
                        const u32 t1108 = 24u - shift_2;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_2 = fraction_2 >> t1108;
                        const u32 t1110 = digit_2 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1111 = (u64)t1110 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1112 = t1088 + t1111;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_3 = (u64)low_2;
                        const u64 t1114 = 0ull - part_3;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1115 = is_negative_2 ? t1114 : part_3;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1112), "l"(t1115) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_4 = (u64)high_2;
                        const u64 t1117 = 0ull - part_4;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1118 = is_negative_2 ? t1117 : part_4;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1112), "l"(t1118) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t1072;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1119 = dp_3 - t1008;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1120 = s_3 * t1119;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_4 = first_18 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_4 = (int)t4_2_4 > (int)0u ? t4_2_4 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_24 = (int)t5_2_4 < (int)t6_2_2 ? t5_2_4 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_4 = (u64)place_24 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_4 = t11_2_2 + t14_2_4;
#line 30 "src/functions/bias.rs"
                const u64 t18_4 = t15_2_4 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1127 = (u64)((long long)t18_4 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1128 = t1127 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1129 = gradient + t1128;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1130 = t1120 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1130) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_3;
                    asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(t1120));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1132 = bits_3 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_3 = t1132 & 255u;
                    const bool t1134 = exponent_3 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1134) {
                        const u64 t1135 = t1129 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1135), "f"(t1120) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1136 = exponent_3 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_3 = t1136 ? 0u : 8388608u;
                        const u32 t1138 = bits_3 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_3 = t1138 | leading_3;
                        const u32 t1140 = exponent_3 > 1u ? exponent_3 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_25 = t1140 - 1u;
                        const u32 digit_3 = place_25 / 24u;
                        const u32 t1143 = digit_3 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_3 = place_25 - t1143;
                        const u32 t1145 = bits_3 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_3 = t1145 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1147 = fraction_3 << shift_3;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_3 = t1147 & 16777215u;
                        const u32 t1149 = 24u - shift_3;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_3 = fraction_3 >> t1149;
                        const u32 t1151 = digit_3 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1152 = (u64)t1151 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1153 = t1129 + t1152;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_5 = (u64)low_3;
                        const u64 t1155 = 0ull - part_5;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1156 = is_negative_3 ? t1155 : part_5;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1153), "l"(t1156) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_6 = (u64)high_3;
                        const u64 t1158 = 0ull - part_6;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1159 = is_negative_3 ? t1158 : part_6;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1153), "l"(t1159) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t1120;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1160 = dp_4 - t1010;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1161 = s_4 * t1160;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_5 = first_19 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_5 = (int)t4_2_5 > (int)0u ? t4_2_5 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_26 = (int)t5_2_5 < (int)t6_2_2 ? t5_2_5 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_5 = (u64)place_26 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_5 = t11_2_2 + t14_2_5;
#line 30 "src/functions/bias.rs"
                const u64 t18_5 = t15_2_5 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1168 = (u64)((long long)t18_5 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1169 = t1168 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1170 = gradient + t1169;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1171 = t1161 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1171) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_4;
                    asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(t1161));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1173 = bits_4 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_4 = t1173 & 255u;
                    const bool t1175 = exponent_4 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1175) {
                        const u64 t1176 = t1170 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1176), "f"(t1161) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1177 = exponent_4 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_4 = t1177 ? 0u : 8388608u;
                        const u32 t1179 = bits_4 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_4 = t1179 | leading_4;
                        const u32 t1181 = exponent_4 > 1u ? exponent_4 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_27 = t1181 - 1u;
                        const u32 digit_4 = place_27 / 24u;
                        const u32 t1184 = digit_4 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_4 = place_27 - t1184;
                        const u32 t1186 = bits_4 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_4 = t1186 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1188 = fraction_4 << shift_4;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_4 = t1188 & 16777215u;
                        const u32 t1190 = 24u - shift_4;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_4 = fraction_4 >> t1190;
                        const u32 t1192 = digit_4 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1193 = (u64)t1192 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1194 = t1170 + t1193;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_7 = (u64)low_4;
                        const u64 t1196 = 0ull - part_7;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1197 = is_negative_4 ? t1196 : part_7;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1194), "l"(t1197) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_8 = (u64)high_4;
                        const u64 t1199 = 0ull - part_8;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1200 = is_negative_4 ? t1199 : part_8;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1194), "l"(t1200) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t1161;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_39;
                u32 row_40;
                u32 row_41;
                u32 row_42;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t1006) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1201;
                asm("mov.b32 %0, %1;" : "=f"(t1201) : "r"(row_39));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1202;
                asm("mov.b32 %0, %1;" : "=f"(t1202) : "r"(row_40));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1203;
                asm("mov.b32 %0, %1;" : "=f"(t1203) : "r"(row_41));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1204;
                asm("mov.b32 %0, %1;" : "=f"(t1204) : "r"(row_42));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1205 = dp_5 - t1202;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1206 = s_5 * t1205;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1207 = t1013 & 3u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1208 = t1207 << 1u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1209 = t296 + t1208;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1210 = t1209 + 8u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_4 = t1210 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_4 = t1_2_4 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_20 = t2_2_4 + argument1;
                const u32 t4_2_6 = first_20 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_6 = (int)t4_2_6 > (int)0u ? t4_2_6 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_28 = (int)t5_2_6 < (int)t6_2_2 ? t5_2_6 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_6 = (u64)place_28 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_6 = t11_2_2 + t14_2_6;
#line 30 "src/functions/bias.rs"
                const u64 t18_6 = t15_2_6 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1220 = (u64)((long long)t18_6 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1221 = t1220 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1222 = gradient + t1221;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1223 = t1206 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1223) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_5;
                    asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(t1206));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1225 = bits_5 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_5 = t1225 & 255u;
                    const bool t1227 = exponent_5 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1227) {
                        const u64 t1228 = t1222 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1228), "f"(t1206) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1229 = exponent_5 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_5 = t1229 ? 0u : 8388608u;
                        const u32 t1231 = bits_5 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_5 = t1231 | leading_5;
                        const u32 t1233 = exponent_5 > 1u ? exponent_5 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_29 = t1233 - 1u;
                        const u32 digit_5 = place_29 / 24u;
                        const u32 t1236 = digit_5 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_5 = place_29 - t1236;
                        const u32 t1238 = bits_5 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_5 = t1238 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1240 = fraction_5 << shift_5;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_5 = t1240 & 16777215u;
                        const u32 t1242 = 24u - shift_5;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_5 = fraction_5 >> t1242;
                        const u32 t1244 = digit_5 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1245 = (u64)t1244 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1246 = t1222 + t1245;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_9 = (u64)low_5;
                        const u64 t1248 = 0ull - part_9;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1249 = is_negative_5 ? t1248 : part_9;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1246), "l"(t1249) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_10 = (u64)high_5;
                        const u64 t1251 = 0ull - part_10;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1252 = is_negative_5 ? t1251 : part_10;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1246), "l"(t1252) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t1206;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1253 = dp_6 - t1204;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1254 = s_6 * t1253;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1255 = t1013 & 3u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1256 = t1255 << 1u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1257 = t296 + t1256;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1258 = t1257 + 9u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_5 = t1258 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_5 = t1_2_5 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_21 = t2_2_5 + argument1;
                const u32 t4_2_7 = first_21 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_7 = (int)t4_2_7 > (int)0u ? t4_2_7 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_30 = (int)t5_2_7 < (int)t6_2_2 ? t5_2_7 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_7 = (u64)place_30 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_7 = t11_2_2 + t14_2_7;
#line 30 "src/functions/bias.rs"
                const u64 t18_7 = t15_2_7 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1268 = (u64)((long long)t18_7 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1269 = t1268 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1270 = gradient + t1269;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1271 = t1254 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1271) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_6;
                    asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(t1254));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1273 = bits_6 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_6 = t1273 & 255u;
                    const bool t1275 = exponent_6 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1275) {
                        const u64 t1276 = t1270 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1276), "f"(t1254) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1277 = exponent_6 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_6 = t1277 ? 0u : 8388608u;
                        const u32 t1279 = bits_6 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_6 = t1279 | leading_6;
                        const u32 t1281 = exponent_6 > 1u ? exponent_6 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_31 = t1281 - 1u;
                        const u32 digit_6 = place_31 / 24u;
                        const u32 t1284 = digit_6 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_6 = place_31 - t1284;
                        const u32 t1286 = bits_6 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_6 = t1286 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1288 = fraction_6 << shift_6;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_6 = t1288 & 16777215u;
                        const u32 t1290 = 24u - shift_6;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_6 = fraction_6 >> t1290;
                        const u32 t1292 = digit_6 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1293 = (u64)t1292 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1294 = t1270 + t1293;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_11 = (u64)low_6;
                        const u64 t1296 = 0ull - part_11;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1297 = is_negative_6 ? t1296 : part_11;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1294), "l"(t1297) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_12 = (u64)high_6;
                        const u64 t1299 = 0ull - part_12;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1300 = is_negative_6 ? t1299 : part_12;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1294), "l"(t1300) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t1254;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1301 = dp_7 - t1202;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1302 = s_7 * t1301;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_8 = first_20 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_8 = (int)t4_2_8 > (int)0u ? t4_2_8 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_32 = (int)t5_2_8 < (int)t6_2_2 ? t5_2_8 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_8 = (u64)place_32 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_8 = t11_2_2 + t14_2_8;
#line 30 "src/functions/bias.rs"
                const u64 t18_8 = t15_2_8 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1309 = (u64)((long long)t18_8 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1310 = t1309 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1311 = gradient + t1310;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1312 = t1302 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1312) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_7;
                    asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(t1302));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1314 = bits_7 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_7 = t1314 & 255u;
                    const bool t1316 = exponent_7 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1316) {
                        const u64 t1317 = t1311 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1317), "f"(t1302) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1318 = exponent_7 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_7 = t1318 ? 0u : 8388608u;
                        const u32 t1320 = bits_7 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_7 = t1320 | leading_7;
                        const u32 t1322 = exponent_7 > 1u ? exponent_7 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_33 = t1322 - 1u;
                        const u32 digit_7 = place_33 / 24u;
                        const u32 t1325 = digit_7 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_7 = place_33 - t1325;
                        const u32 t1327 = bits_7 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_7 = t1327 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1329 = fraction_7 << shift_7;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_7 = t1329 & 16777215u;
                        const u32 t1331 = 24u - shift_7;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_7 = fraction_7 >> t1331;
                        const u32 t1333 = digit_7 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1334 = (u64)t1333 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1335 = t1311 + t1334;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_13 = (u64)low_7;
                        const u64 t1337 = 0ull - part_13;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1338 = is_negative_7 ? t1337 : part_13;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1335), "l"(t1338) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_14 = (u64)high_7;
                        const u64 t1340 = 0ull - part_14;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1341 = is_negative_7 ? t1340 : part_14;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1335), "l"(t1341) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t1302;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1342 = dp_8 - t1204;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1343 = s_8 * t1342;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_9 = first_21 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_9 = (int)t4_2_9 > (int)0u ? t4_2_9 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_34 = (int)t5_2_9 < (int)t6_2_2 ? t5_2_9 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_9 = (u64)place_34 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_9 = t11_2_2 + t14_2_9;
#line 30 "src/functions/bias.rs"
                const u64 t18_9 = t15_2_9 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1350 = (u64)((long long)t18_9 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1351 = t1350 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1352 = gradient + t1351;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1353 = t1343 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1353) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_8;
                    asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(t1343));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1355 = bits_8 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_8 = t1355 & 255u;
                    const bool t1357 = exponent_8 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1357) {
                        const u64 t1358 = t1352 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1358), "f"(t1343) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1359 = exponent_8 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_8 = t1359 ? 0u : 8388608u;
                        const u32 t1361 = bits_8 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_8 = t1361 | leading_8;
                        const u32 t1363 = exponent_8 > 1u ? exponent_8 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_35 = t1363 - 1u;
                        const u32 digit_8 = place_35 / 24u;
                        const u32 t1366 = digit_8 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_8 = place_35 - t1366;
                        const u32 t1368 = bits_8 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_8 = t1368 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1370 = fraction_8 << shift_8;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_8 = t1370 & 16777215u;
                        const u32 t1372 = 24u - shift_8;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_8 = fraction_8 >> t1372;
                        const u32 t1374 = digit_8 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1375 = (u64)t1374 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1376 = t1352 + t1375;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_15 = (u64)low_8;
                        const u64 t1378 = 0ull - part_15;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1379 = is_negative_8 ? t1378 : part_15;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1376), "l"(t1379) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_16 = (u64)high_8;
                        const u64 t1381 = 0ull - part_16;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1382 = is_negative_8 ? t1381 : part_16;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1376), "l"(t1382) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t1343;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_43;
                u32 row_44;
                u32 row_45;
                u32 row_46;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t1006) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1383;
                asm("mov.b32 %0, %1;" : "=f"(t1383) : "r"(row_43));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1384;
                asm("mov.b32 %0, %1;" : "=f"(t1384) : "r"(row_44));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1385;
                asm("mov.b32 %0, %1;" : "=f"(t1385) : "r"(row_45));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1386;
                asm("mov.b32 %0, %1;" : "=f"(t1386) : "r"(row_46));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1387 = dp_9 - t1384;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1388 = s_9 * t1387;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1389 = t1013 & 3u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1390 = t1389 << 1u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1391 = t296 + t1390;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1392 = t1391 + 16u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_6 = t1392 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_6 = t1_2_6 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_22 = t2_2_6 + argument1;
                const u32 t4_2_10 = first_22 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_10 = (int)t4_2_10 > (int)0u ? t4_2_10 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_36 = (int)t5_2_10 < (int)t6_2_2 ? t5_2_10 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_10 = (u64)place_36 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_10 = t11_2_2 + t14_2_10;
#line 30 "src/functions/bias.rs"
                const u64 t18_10 = t15_2_10 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1402 = (u64)((long long)t18_10 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1403 = t1402 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1404 = gradient + t1403;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1405 = t1388 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1405) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_9;
                    asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(t1388));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1407 = bits_9 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_9 = t1407 & 255u;
                    const bool t1409 = exponent_9 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1409) {
                        const u64 t1410 = t1404 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1410), "f"(t1388) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1411 = exponent_9 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_9 = t1411 ? 0u : 8388608u;
                        const u32 t1413 = bits_9 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_9 = t1413 | leading_9;
                        const u32 t1415 = exponent_9 > 1u ? exponent_9 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_37 = t1415 - 1u;
                        const u32 digit_9 = place_37 / 24u;
                        const u32 t1418 = digit_9 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_9 = place_37 - t1418;
                        const u32 t1420 = bits_9 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_9 = t1420 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1422 = fraction_9 << shift_9;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_9 = t1422 & 16777215u;
                        const u32 t1424 = 24u - shift_9;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_9 = fraction_9 >> t1424;
                        const u32 t1426 = digit_9 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1427 = (u64)t1426 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1428 = t1404 + t1427;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_17 = (u64)low_9;
                        const u64 t1430 = 0ull - part_17;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1431 = is_negative_9 ? t1430 : part_17;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1428), "l"(t1431) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_18 = (u64)high_9;
                        const u64 t1433 = 0ull - part_18;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1434 = is_negative_9 ? t1433 : part_18;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1428), "l"(t1434) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t1388;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1435 = dp_10 - t1386;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1436 = s_10 * t1435;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1437 = t1013 & 3u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1438 = t1437 << 1u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1439 = t296 + t1438;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1440 = t1439 + 17u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_7 = t1440 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_7 = t1_2_7 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_23 = t2_2_7 + argument1;
                const u32 t4_2_11 = first_23 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_11 = (int)t4_2_11 > (int)0u ? t4_2_11 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_38 = (int)t5_2_11 < (int)t6_2_2 ? t5_2_11 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_11 = (u64)place_38 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_11 = t11_2_2 + t14_2_11;
#line 30 "src/functions/bias.rs"
                const u64 t18_11 = t15_2_11 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1450 = (u64)((long long)t18_11 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1451 = t1450 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1452 = gradient + t1451;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1453 = t1436 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1453) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_10;
                    asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(t1436));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1455 = bits_10 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_10 = t1455 & 255u;
                    const bool t1457 = exponent_10 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1457) {
                        const u64 t1458 = t1452 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1458), "f"(t1436) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1459 = exponent_10 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_10 = t1459 ? 0u : 8388608u;
                        const u32 t1461 = bits_10 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_10 = t1461 | leading_10;
                        const u32 t1463 = exponent_10 > 1u ? exponent_10 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_39 = t1463 - 1u;
                        const u32 digit_10 = place_39 / 24u;
                        const u32 t1466 = digit_10 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_10 = place_39 - t1466;
                        const u32 t1468 = bits_10 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_10 = t1468 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1470 = fraction_10 << shift_10;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_10 = t1470 & 16777215u;
                        const u32 t1472 = 24u - shift_10;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_10 = fraction_10 >> t1472;
                        const u32 t1474 = digit_10 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1475 = (u64)t1474 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1476 = t1452 + t1475;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_19 = (u64)low_10;
                        const u64 t1478 = 0ull - part_19;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1479 = is_negative_10 ? t1478 : part_19;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1476), "l"(t1479) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_20 = (u64)high_10;
                        const u64 t1481 = 0ull - part_20;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1482 = is_negative_10 ? t1481 : part_20;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1476), "l"(t1482) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t1436;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1483 = dp_11 - t1384;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1484 = s_11 * t1483;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_12 = first_22 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_12 = (int)t4_2_12 > (int)0u ? t4_2_12 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_40 = (int)t5_2_12 < (int)t6_2_2 ? t5_2_12 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_12 = (u64)place_40 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_12 = t11_2_2 + t14_2_12;
#line 30 "src/functions/bias.rs"
                const u64 t18_12 = t15_2_12 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1491 = (u64)((long long)t18_12 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1492 = t1491 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1493 = gradient + t1492;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1494 = t1484 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1494) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_11;
                    asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(t1484));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1496 = bits_11 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_11 = t1496 & 255u;
                    const bool t1498 = exponent_11 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1498) {
                        const u64 t1499 = t1493 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1499), "f"(t1484) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1500 = exponent_11 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_11 = t1500 ? 0u : 8388608u;
                        const u32 t1502 = bits_11 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_11 = t1502 | leading_11;
                        const u32 t1504 = exponent_11 > 1u ? exponent_11 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_41 = t1504 - 1u;
                        const u32 digit_11 = place_41 / 24u;
                        const u32 t1507 = digit_11 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_11 = place_41 - t1507;
                        const u32 t1509 = bits_11 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_11 = t1509 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1511 = fraction_11 << shift_11;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_11 = t1511 & 16777215u;
                        const u32 t1513 = 24u - shift_11;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_11 = fraction_11 >> t1513;
                        const u32 t1515 = digit_11 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1516 = (u64)t1515 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1517 = t1493 + t1516;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_21 = (u64)low_11;
                        const u64 t1519 = 0ull - part_21;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1520 = is_negative_11 ? t1519 : part_21;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1517), "l"(t1520) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_22 = (u64)high_11;
                        const u64 t1522 = 0ull - part_22;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1523 = is_negative_11 ? t1522 : part_22;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1517), "l"(t1523) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t1484;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1524 = dp_12 - t1386;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1525 = s_12 * t1524;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_13 = first_23 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_13 = (int)t4_2_13 > (int)0u ? t4_2_13 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_42 = (int)t5_2_13 < (int)t6_2_2 ? t5_2_13 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_13 = (u64)place_42 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_13 = t11_2_2 + t14_2_13;
#line 30 "src/functions/bias.rs"
                const u64 t18_13 = t15_2_13 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1532 = (u64)((long long)t18_13 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1533 = t1532 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1534 = gradient + t1533;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1535 = t1525 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1535) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_12;
                    asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(t1525));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1537 = bits_12 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_12 = t1537 & 255u;
                    const bool t1539 = exponent_12 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1539) {
                        const u64 t1540 = t1534 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1540), "f"(t1525) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1541 = exponent_12 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_12 = t1541 ? 0u : 8388608u;
                        const u32 t1543 = bits_12 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_12 = t1543 | leading_12;
                        const u32 t1545 = exponent_12 > 1u ? exponent_12 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_43 = t1545 - 1u;
                        const u32 digit_12 = place_43 / 24u;
                        const u32 t1548 = digit_12 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_12 = place_43 - t1548;
                        const u32 t1550 = bits_12 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_12 = t1550 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1552 = fraction_12 << shift_12;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_12 = t1552 & 16777215u;
                        const u32 t1554 = 24u - shift_12;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_12 = fraction_12 >> t1554;
                        const u32 t1556 = digit_12 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1557 = (u64)t1556 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1558 = t1534 + t1557;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_23 = (u64)low_12;
                        const u64 t1560 = 0ull - part_23;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1561 = is_negative_12 ? t1560 : part_23;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1558), "l"(t1561) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_24 = (u64)high_12;
                        const u64 t1563 = 0ull - part_24;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1564 = is_negative_12 ? t1563 : part_24;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1558), "l"(t1564) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t1525;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_47;
                u32 row_48;
                u32 row_49;
                u32 row_50;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t1006) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1565;
                asm("mov.b32 %0, %1;" : "=f"(t1565) : "r"(row_47));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1566;
                asm("mov.b32 %0, %1;" : "=f"(t1566) : "r"(row_48));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1567;
                asm("mov.b32 %0, %1;" : "=f"(t1567) : "r"(row_49));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1568;
                asm("mov.b32 %0, %1;" : "=f"(t1568) : "r"(row_50));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1569 = dp_13 - t1566;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1570 = s_13 * t1569;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1571 = t1013 & 3u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1572 = t1571 << 1u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1573 = t296 + t1572;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1574 = t1573 + 24u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_8 = t1574 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_8 = t1_2_8 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_24 = t2_2_8 + argument1;
                const u32 t4_2_14 = first_24 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_14 = (int)t4_2_14 > (int)0u ? t4_2_14 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_44 = (int)t5_2_14 < (int)t6_2_2 ? t5_2_14 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_14 = (u64)place_44 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_14 = t11_2_2 + t14_2_14;
#line 30 "src/functions/bias.rs"
                const u64 t18_14 = t15_2_14 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1584 = (u64)((long long)t18_14 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1585 = t1584 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1586 = gradient + t1585;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1587 = t1570 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1587) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_13;
                    asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(t1570));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1589 = bits_13 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_13 = t1589 & 255u;
                    const bool t1591 = exponent_13 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1591) {
                        const u64 t1592 = t1586 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1592), "f"(t1570) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1593 = exponent_13 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_13 = t1593 ? 0u : 8388608u;
                        const u32 t1595 = bits_13 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_13 = t1595 | leading_13;
                        const u32 t1597 = exponent_13 > 1u ? exponent_13 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_45 = t1597 - 1u;
                        const u32 digit_13 = place_45 / 24u;
                        const u32 t1600 = digit_13 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_13 = place_45 - t1600;
                        const u32 t1602 = bits_13 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_13 = t1602 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1604 = fraction_13 << shift_13;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_13 = t1604 & 16777215u;
                        const u32 t1606 = 24u - shift_13;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_13 = fraction_13 >> t1606;
                        const u32 t1608 = digit_13 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1609 = (u64)t1608 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1610 = t1586 + t1609;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_25 = (u64)low_13;
                        const u64 t1612 = 0ull - part_25;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1613 = is_negative_13 ? t1612 : part_25;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1610), "l"(t1613) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_26 = (u64)high_13;
                        const u64 t1615 = 0ull - part_26;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1616 = is_negative_13 ? t1615 : part_26;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1610), "l"(t1616) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t1570;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1617 = dp_14 - t1568;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1618 = s_14 * t1617;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1619 = t1013 & 3u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1620 = t1619 << 1u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1621 = t296 + t1620;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1622 = t1621 + 25u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_9 = t1622 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_9 = t1_2_9 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_25 = t2_2_9 + argument1;
                const u32 t4_2_15 = first_25 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_15 = (int)t4_2_15 > (int)0u ? t4_2_15 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_46 = (int)t5_2_15 < (int)t6_2_2 ? t5_2_15 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_15 = (u64)place_46 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_15 = t11_2_2 + t14_2_15;
#line 30 "src/functions/bias.rs"
                const u64 t18_15 = t15_2_15 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1632 = (u64)((long long)t18_15 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1633 = t1632 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1634 = gradient + t1633;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1635 = t1618 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1635) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_14;
                    asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(t1618));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1637 = bits_14 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_14 = t1637 & 255u;
                    const bool t1639 = exponent_14 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1639) {
                        const u64 t1640 = t1634 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1640), "f"(t1618) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1641 = exponent_14 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_14 = t1641 ? 0u : 8388608u;
                        const u32 t1643 = bits_14 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_14 = t1643 | leading_14;
                        const u32 t1645 = exponent_14 > 1u ? exponent_14 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_47 = t1645 - 1u;
                        const u32 digit_14 = place_47 / 24u;
                        const u32 t1648 = digit_14 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_14 = place_47 - t1648;
                        const u32 t1650 = bits_14 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_14 = t1650 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1652 = fraction_14 << shift_14;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_14 = t1652 & 16777215u;
                        const u32 t1654 = 24u - shift_14;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_14 = fraction_14 >> t1654;
                        const u32 t1656 = digit_14 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1657 = (u64)t1656 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1658 = t1634 + t1657;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_27 = (u64)low_14;
                        const u64 t1660 = 0ull - part_27;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1661 = is_negative_14 ? t1660 : part_27;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1658), "l"(t1661) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_28 = (u64)high_14;
                        const u64 t1663 = 0ull - part_28;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1664 = is_negative_14 ? t1663 : part_28;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1658), "l"(t1664) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t1618;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1665 = dp_15 - t1566;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1666 = s_15 * t1665;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_16 = first_24 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_16 = (int)t4_2_16 > (int)0u ? t4_2_16 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_48 = (int)t5_2_16 < (int)t6_2_2 ? t5_2_16 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_16 = (u64)place_48 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_16 = t11_2_2 + t14_2_16;
#line 30 "src/functions/bias.rs"
                const u64 t18_16 = t15_2_16 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1673 = (u64)((long long)t18_16 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1674 = t1673 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1675 = gradient + t1674;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1676 = t1666 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1676) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_15;
                    asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(t1666));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1678 = bits_15 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_15 = t1678 & 255u;
                    const bool t1680 = exponent_15 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1680) {
                        const u64 t1681 = t1675 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1681), "f"(t1666) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1682 = exponent_15 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_15 = t1682 ? 0u : 8388608u;
                        const u32 t1684 = bits_15 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_15 = t1684 | leading_15;
                        const u32 t1686 = exponent_15 > 1u ? exponent_15 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_49 = t1686 - 1u;
                        const u32 digit_15 = place_49 / 24u;
                        const u32 t1689 = digit_15 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_15 = place_49 - t1689;
                        const u32 t1691 = bits_15 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_15 = t1691 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1693 = fraction_15 << shift_15;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_15 = t1693 & 16777215u;
                        const u32 t1695 = 24u - shift_15;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_15 = fraction_15 >> t1695;
                        const u32 t1697 = digit_15 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1698 = (u64)t1697 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1699 = t1675 + t1698;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_29 = (u64)low_15;
                        const u64 t1701 = 0ull - part_29;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1702 = is_negative_15 ? t1701 : part_29;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1699), "l"(t1702) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_30 = (u64)high_15;
                        const u64 t1704 = 0ull - part_30;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1705 = is_negative_15 ? t1704 : part_30;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1699), "l"(t1705) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t1666;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1706 = dp_16 - t1568;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1707 = s_16 * t1706;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_17 = first_25 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_17 = (int)t4_2_17 > (int)0u ? t4_2_17 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_50 = (int)t5_2_17 < (int)t6_2_2 ? t5_2_17 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_17 = (u64)place_50 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_17 = t11_2_2 + t14_2_17;
#line 30 "src/functions/bias.rs"
                const u64 t18_17 = t15_2_17 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1714 = (u64)((long long)t18_17 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1715 = t1714 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1716 = gradient + t1715;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1717 = t1707 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1717) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_16;
                    asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(t1707));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1719 = bits_16 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_16 = t1719 & 255u;
                    const bool t1721 = exponent_16 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1721) {
                        const u64 t1722 = t1716 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1722), "f"(t1707) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1723 = exponent_16 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_16 = t1723 ? 0u : 8388608u;
                        const u32 t1725 = bits_16 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_16 = t1725 | leading_16;
                        const u32 t1727 = exponent_16 > 1u ? exponent_16 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_51 = t1727 - 1u;
                        const u32 digit_16 = place_51 / 24u;
                        const u32 t1730 = digit_16 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_16 = place_51 - t1730;
                        const u32 t1732 = bits_16 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_16 = t1732 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1734 = fraction_16 << shift_16;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_16 = t1734 & 16777215u;
                        const u32 t1736 = 24u - shift_16;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_16 = fraction_16 >> t1736;
                        const u32 t1738 = digit_16 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1739 = (u64)t1738 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1740 = t1716 + t1739;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_31 = (u64)low_16;
                        const u64 t1742 = 0ull - part_31;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1743 = is_negative_16 ? t1742 : part_31;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1740), "l"(t1743) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_32 = (u64)high_16;
                        const u64 t1745 = 0ull - part_32;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1746 = is_negative_16 ? t1745 : part_32;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1740), "l"(t1746) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t1707;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_51;
                u32 row_52;
                u32 row_53;
                u32 row_54;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t1006) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1747;
                asm("mov.b32 %0, %1;" : "=f"(t1747) : "r"(row_51));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1748;
                asm("mov.b32 %0, %1;" : "=f"(t1748) : "r"(row_52));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1749;
                asm("mov.b32 %0, %1;" : "=f"(t1749) : "r"(row_53));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1750;
                asm("mov.b32 %0, %1;" : "=f"(t1750) : "r"(row_54));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1751 = dp_17 - t1748;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1752 = s_17 * t1751;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1753 = t1013 & 3u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1754 = t1753 << 1u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1755 = t296 + t1754;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1756 = t1755 + 32u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_10 = t1756 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_10 = t1_2_10 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_26 = t2_2_10 + argument1;
                const u32 t4_2_18 = first_26 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_18 = (int)t4_2_18 > (int)0u ? t4_2_18 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_52 = (int)t5_2_18 < (int)t6_2_2 ? t5_2_18 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_18 = (u64)place_52 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_18 = t11_2_2 + t14_2_18;
#line 30 "src/functions/bias.rs"
                const u64 t18_18 = t15_2_18 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1766 = (u64)((long long)t18_18 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1767 = t1766 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1768 = gradient + t1767;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1769 = t1752 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1769) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_17;
                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(t1752));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1771 = bits_17 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_17 = t1771 & 255u;
                    const bool t1773 = exponent_17 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1773) {
                        const u64 t1774 = t1768 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1774), "f"(t1752) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1775 = exponent_17 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_17 = t1775 ? 0u : 8388608u;
                        const u32 t1777 = bits_17 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_17 = t1777 | leading_17;
                        const u32 t1779 = exponent_17 > 1u ? exponent_17 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_53 = t1779 - 1u;
                        const u32 digit_17 = place_53 / 24u;
                        const u32 t1782 = digit_17 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_17 = place_53 - t1782;
                        const u32 t1784 = bits_17 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_17 = t1784 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1786 = fraction_17 << shift_17;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_17 = t1786 & 16777215u;
                        const u32 t1788 = 24u - shift_17;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_17 = fraction_17 >> t1788;
                        const u32 t1790 = digit_17 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1791 = (u64)t1790 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1792 = t1768 + t1791;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_33 = (u64)low_17;
                        const u64 t1794 = 0ull - part_33;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1795 = is_negative_17 ? t1794 : part_33;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1792), "l"(t1795) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_34 = (u64)high_17;
                        const u64 t1797 = 0ull - part_34;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1798 = is_negative_17 ? t1797 : part_34;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1792), "l"(t1798) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t1752;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1799 = dp_18 - t1750;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1800 = s_18 * t1799;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1801 = t1013 & 3u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1802 = t1801 << 1u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1803 = t296 + t1802;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1804 = t1803 + 33u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_11 = t1804 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_11 = t1_2_11 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_27 = t2_2_11 + argument1;
                const u32 t4_2_19 = first_27 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_19 = (int)t4_2_19 > (int)0u ? t4_2_19 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_54 = (int)t5_2_19 < (int)t6_2_2 ? t5_2_19 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_19 = (u64)place_54 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_19 = t11_2_2 + t14_2_19;
#line 30 "src/functions/bias.rs"
                const u64 t18_19 = t15_2_19 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1814 = (u64)((long long)t18_19 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1815 = t1814 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1816 = gradient + t1815;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1817 = t1800 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1817) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_18;
                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(t1800));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1819 = bits_18 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_18 = t1819 & 255u;
                    const bool t1821 = exponent_18 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1821) {
                        const u64 t1822 = t1816 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1822), "f"(t1800) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1823 = exponent_18 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_18 = t1823 ? 0u : 8388608u;
                        const u32 t1825 = bits_18 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_18 = t1825 | leading_18;
                        const u32 t1827 = exponent_18 > 1u ? exponent_18 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_55 = t1827 - 1u;
                        const u32 digit_18 = place_55 / 24u;
                        const u32 t1830 = digit_18 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_18 = place_55 - t1830;
                        const u32 t1832 = bits_18 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_18 = t1832 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1834 = fraction_18 << shift_18;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_18 = t1834 & 16777215u;
                        const u32 t1836 = 24u - shift_18;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_18 = fraction_18 >> t1836;
                        const u32 t1838 = digit_18 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1839 = (u64)t1838 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1840 = t1816 + t1839;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_35 = (u64)low_18;
                        const u64 t1842 = 0ull - part_35;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1843 = is_negative_18 ? t1842 : part_35;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1840), "l"(t1843) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_36 = (u64)high_18;
                        const u64 t1845 = 0ull - part_36;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1846 = is_negative_18 ? t1845 : part_36;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1840), "l"(t1846) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t1800;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1847 = dp_19 - t1748;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1848 = s_19 * t1847;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_20 = first_26 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_20 = (int)t4_2_20 > (int)0u ? t4_2_20 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_56 = (int)t5_2_20 < (int)t6_2_2 ? t5_2_20 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_20 = (u64)place_56 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_20 = t11_2_2 + t14_2_20;
#line 30 "src/functions/bias.rs"
                const u64 t18_20 = t15_2_20 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1855 = (u64)((long long)t18_20 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1856 = t1855 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1857 = gradient + t1856;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1858 = t1848 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1858) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_19;
                    asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(t1848));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1860 = bits_19 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_19 = t1860 & 255u;
                    const bool t1862 = exponent_19 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1862) {
                        const u64 t1863 = t1857 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1863), "f"(t1848) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1864 = exponent_19 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_19 = t1864 ? 0u : 8388608u;
                        const u32 t1866 = bits_19 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_19 = t1866 | leading_19;
                        const u32 t1868 = exponent_19 > 1u ? exponent_19 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_57 = t1868 - 1u;
                        const u32 digit_19 = place_57 / 24u;
                        const u32 t1871 = digit_19 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_19 = place_57 - t1871;
                        const u32 t1873 = bits_19 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_19 = t1873 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1875 = fraction_19 << shift_19;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_19 = t1875 & 16777215u;
                        const u32 t1877 = 24u - shift_19;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_19 = fraction_19 >> t1877;
                        const u32 t1879 = digit_19 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1880 = (u64)t1879 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1881 = t1857 + t1880;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_37 = (u64)low_19;
                        const u64 t1883 = 0ull - part_37;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1884 = is_negative_19 ? t1883 : part_37;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1881), "l"(t1884) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_38 = (u64)high_19;
                        const u64 t1886 = 0ull - part_38;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1887 = is_negative_19 ? t1886 : part_38;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1881), "l"(t1887) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t1848;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1888 = dp_20 - t1750;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1889 = s_20 * t1888;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_21 = first_27 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_21 = (int)t4_2_21 > (int)0u ? t4_2_21 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_58 = (int)t5_2_21 < (int)t6_2_2 ? t5_2_21 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_21 = (u64)place_58 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_21 = t11_2_2 + t14_2_21;
#line 30 "src/functions/bias.rs"
                const u64 t18_21 = t15_2_21 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1896 = (u64)((long long)t18_21 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1897 = t1896 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1898 = gradient + t1897;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1899 = t1889 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1899) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_20;
                    asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(t1889));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1901 = bits_20 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_20 = t1901 & 255u;
                    const bool t1903 = exponent_20 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1903) {
                        const u64 t1904 = t1898 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1904), "f"(t1889) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1905 = exponent_20 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_20 = t1905 ? 0u : 8388608u;
                        const u32 t1907 = bits_20 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_20 = t1907 | leading_20;
                        const u32 t1909 = exponent_20 > 1u ? exponent_20 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_59 = t1909 - 1u;
                        const u32 digit_20 = place_59 / 24u;
                        const u32 t1912 = digit_20 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_20 = place_59 - t1912;
                        const u32 t1914 = bits_20 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_20 = t1914 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1916 = fraction_20 << shift_20;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_20 = t1916 & 16777215u;
                        const u32 t1918 = 24u - shift_20;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_20 = fraction_20 >> t1918;
                        const u32 t1920 = digit_20 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1921 = (u64)t1920 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1922 = t1898 + t1921;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_39 = (u64)low_20;
                        const u64 t1924 = 0ull - part_39;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1925 = is_negative_20 ? t1924 : part_39;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1922), "l"(t1925) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_40 = (u64)high_20;
                        const u64 t1927 = 0ull - part_40;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1928 = is_negative_20 ? t1927 : part_40;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1922), "l"(t1928) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t1889;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_55;
                u32 row_56;
                u32 row_57;
                u32 row_58;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t1006) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1929;
                asm("mov.b32 %0, %1;" : "=f"(t1929) : "r"(row_55));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1930;
                asm("mov.b32 %0, %1;" : "=f"(t1930) : "r"(row_56));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1931;
                asm("mov.b32 %0, %1;" : "=f"(t1931) : "r"(row_57));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1932;
                asm("mov.b32 %0, %1;" : "=f"(t1932) : "r"(row_58));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1933 = dp_21 - t1930;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1934 = s_21 * t1933;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1935 = t1013 & 3u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1936 = t1935 << 1u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1937 = t296 + t1936;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1938 = t1937 + 40u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_12 = t1938 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_12 = t1_2_12 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_28 = t2_2_12 + argument1;
                const u32 t4_2_22 = first_28 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_22 = (int)t4_2_22 > (int)0u ? t4_2_22 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_60 = (int)t5_2_22 < (int)t6_2_2 ? t5_2_22 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_22 = (u64)place_60 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_22 = t11_2_2 + t14_2_22;
#line 30 "src/functions/bias.rs"
                const u64 t18_22 = t15_2_22 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1948 = (u64)((long long)t18_22 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1949 = t1948 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1950 = gradient + t1949;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1951 = t1934 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1951) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_21;
                    asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(t1934));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t1953 = bits_21 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_21 = t1953 & 255u;
                    const bool t1955 = exponent_21 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t1955) {
                        const u64 t1956 = t1950 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1956), "f"(t1934) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t1957 = exponent_21 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_21 = t1957 ? 0u : 8388608u;
                        const u32 t1959 = bits_21 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_21 = t1959 | leading_21;
                        const u32 t1961 = exponent_21 > 1u ? exponent_21 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_61 = t1961 - 1u;
                        const u32 digit_21 = place_61 / 24u;
                        const u32 t1964 = digit_21 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_21 = place_61 - t1964;
                        const u32 t1966 = bits_21 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_21 = t1966 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t1968 = fraction_21 << shift_21;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_21 = t1968 & 16777215u;
                        const u32 t1970 = 24u - shift_21;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_21 = fraction_21 >> t1970;
                        const u32 t1972 = digit_21 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1973 = (u64)t1972 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t1974 = t1950 + t1973;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_41 = (u64)low_21;
                        const u64 t1976 = 0ull - part_41;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1977 = is_negative_21 ? t1976 : part_41;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1974), "l"(t1977) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_42 = (u64)high_21;
                        const u64 t1979 = 0ull - part_42;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t1980 = is_negative_21 ? t1979 : part_42;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1974), "l"(t1980) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t1934;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1981 = dp_22 - t1932;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1982 = s_22 * t1981;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1983 = t1013 & 3u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1984 = t1983 << 1u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1985 = t296 + t1984;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1986 = t1985 + 41u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_13 = t1986 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_13 = t1_2_13 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_29 = t2_2_13 + argument1;
                const u32 t4_2_23 = first_29 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_23 = (int)t4_2_23 > (int)0u ? t4_2_23 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_62 = (int)t5_2_23 < (int)t6_2_2 ? t5_2_23 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_23 = (u64)place_62 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_23 = t11_2_2 + t14_2_23;
#line 30 "src/functions/bias.rs"
                const u64 t18_23 = t15_2_23 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1996 = (u64)((long long)t18_23 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1997 = t1996 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1998 = gradient + t1997;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1999 = t1982 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1999) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_22;
                    asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(t1982));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t2001 = bits_22 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_22 = t2001 & 255u;
                    const bool t2003 = exponent_22 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t2003) {
                        const u64 t2004 = t1998 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2004), "f"(t1982) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t2005 = exponent_22 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_22 = t2005 ? 0u : 8388608u;
                        const u32 t2007 = bits_22 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_22 = t2007 | leading_22;
                        const u32 t2009 = exponent_22 > 1u ? exponent_22 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_63 = t2009 - 1u;
                        const u32 digit_22 = place_63 / 24u;
                        const u32 t2012 = digit_22 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_22 = place_63 - t2012;
                        const u32 t2014 = bits_22 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_22 = t2014 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t2016 = fraction_22 << shift_22;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_22 = t2016 & 16777215u;
                        const u32 t2018 = 24u - shift_22;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_22 = fraction_22 >> t2018;
                        const u32 t2020 = digit_22 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2021 = (u64)t2020 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2022 = t1998 + t2021;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_43 = (u64)low_22;
                        const u64 t2024 = 0ull - part_43;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2025 = is_negative_22 ? t2024 : part_43;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2022), "l"(t2025) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_44 = (u64)high_22;
                        const u64 t2027 = 0ull - part_44;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2028 = is_negative_22 ? t2027 : part_44;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2022), "l"(t2028) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t1982;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2029 = dp_23 - t1930;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2030 = s_23 * t2029;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_24 = first_28 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_24 = (int)t4_2_24 > (int)0u ? t4_2_24 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_64 = (int)t5_2_24 < (int)t6_2_2 ? t5_2_24 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_24 = (u64)place_64 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_24 = t11_2_2 + t14_2_24;
#line 30 "src/functions/bias.rs"
                const u64 t18_24 = t15_2_24 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2037 = (u64)((long long)t18_24 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2038 = t2037 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2039 = gradient + t2038;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2040 = t2030 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2040) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_23;
                    asm("mov.b32 %0, %1;" : "=r"(bits_23) : "f"(t2030));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t2042 = bits_23 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_23 = t2042 & 255u;
                    const bool t2044 = exponent_23 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t2044) {
                        const u64 t2045 = t2039 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2045), "f"(t2030) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t2046 = exponent_23 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_23 = t2046 ? 0u : 8388608u;
                        const u32 t2048 = bits_23 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_23 = t2048 | leading_23;
                        const u32 t2050 = exponent_23 > 1u ? exponent_23 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_65 = t2050 - 1u;
                        const u32 digit_23 = place_65 / 24u;
                        const u32 t2053 = digit_23 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_23 = place_65 - t2053;
                        const u32 t2055 = bits_23 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_23 = t2055 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t2057 = fraction_23 << shift_23;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_23 = t2057 & 16777215u;
                        const u32 t2059 = 24u - shift_23;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_23 = fraction_23 >> t2059;
                        const u32 t2061 = digit_23 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2062 = (u64)t2061 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2063 = t2039 + t2062;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_45 = (u64)low_23;
                        const u64 t2065 = 0ull - part_45;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2066 = is_negative_23 ? t2065 : part_45;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2063), "l"(t2066) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_46 = (u64)high_23;
                        const u64 t2068 = 0ull - part_46;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2069 = is_negative_23 ? t2068 : part_46;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2063), "l"(t2069) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t2030;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2070 = dp_24 - t1932;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2071 = s_24 * t2070;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_25 = first_29 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_25 = (int)t4_2_25 > (int)0u ? t4_2_25 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_66 = (int)t5_2_25 < (int)t6_2_2 ? t5_2_25 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_25 = (u64)place_66 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_25 = t11_2_2 + t14_2_25;
#line 30 "src/functions/bias.rs"
                const u64 t18_25 = t15_2_25 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2078 = (u64)((long long)t18_25 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2079 = t2078 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2080 = gradient + t2079;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2081 = t2071 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2081) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_24;
                    asm("mov.b32 %0, %1;" : "=r"(bits_24) : "f"(t2071));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t2083 = bits_24 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_24 = t2083 & 255u;
                    const bool t2085 = exponent_24 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t2085) {
                        const u64 t2086 = t2080 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2086), "f"(t2071) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t2087 = exponent_24 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_24 = t2087 ? 0u : 8388608u;
                        const u32 t2089 = bits_24 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_24 = t2089 | leading_24;
                        const u32 t2091 = exponent_24 > 1u ? exponent_24 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_67 = t2091 - 1u;
                        const u32 digit_24 = place_67 / 24u;
                        const u32 t2094 = digit_24 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_24 = place_67 - t2094;
                        const u32 t2096 = bits_24 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_24 = t2096 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t2098 = fraction_24 << shift_24;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_24 = t2098 & 16777215u;
                        const u32 t2100 = 24u - shift_24;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_24 = fraction_24 >> t2100;
                        const u32 t2102 = digit_24 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2103 = (u64)t2102 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2104 = t2080 + t2103;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_47 = (u64)low_24;
                        const u64 t2106 = 0ull - part_47;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2107 = is_negative_24 ? t2106 : part_47;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2104), "l"(t2107) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_48 = (u64)high_24;
                        const u64 t2109 = 0ull - part_48;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2110 = is_negative_24 ? t2109 : part_48;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2104), "l"(t2110) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t2071;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_59;
                u32 row_60;
                u32 row_61;
                u32 row_62;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t1006) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2111;
                asm("mov.b32 %0, %1;" : "=f"(t2111) : "r"(row_59));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2112;
                asm("mov.b32 %0, %1;" : "=f"(t2112) : "r"(row_60));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2113;
                asm("mov.b32 %0, %1;" : "=f"(t2113) : "r"(row_61));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2114;
                asm("mov.b32 %0, %1;" : "=f"(t2114) : "r"(row_62));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2115 = dp_25 - t2112;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2116 = s_25 * t2115;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2117 = t1013 & 3u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2118 = t2117 << 1u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2119 = t296 + t2118;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2120 = t2119 + 48u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_14 = t2120 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_14 = t1_2_14 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_30 = t2_2_14 + argument1;
                const u32 t4_2_26 = first_30 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_26 = (int)t4_2_26 > (int)0u ? t4_2_26 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_68 = (int)t5_2_26 < (int)t6_2_2 ? t5_2_26 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_26 = (u64)place_68 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_26 = t11_2_2 + t14_2_26;
#line 30 "src/functions/bias.rs"
                const u64 t18_26 = t15_2_26 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2130 = (u64)((long long)t18_26 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2131 = t2130 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2132 = gradient + t2131;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2133 = t2116 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2133) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_25;
                    asm("mov.b32 %0, %1;" : "=r"(bits_25) : "f"(t2116));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t2135 = bits_25 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_25 = t2135 & 255u;
                    const bool t2137 = exponent_25 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t2137) {
                        const u64 t2138 = t2132 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2138), "f"(t2116) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t2139 = exponent_25 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_25 = t2139 ? 0u : 8388608u;
                        const u32 t2141 = bits_25 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_25 = t2141 | leading_25;
                        const u32 t2143 = exponent_25 > 1u ? exponent_25 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_69 = t2143 - 1u;
                        const u32 digit_25 = place_69 / 24u;
                        const u32 t2146 = digit_25 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_25 = place_69 - t2146;
                        const u32 t2148 = bits_25 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_25 = t2148 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t2150 = fraction_25 << shift_25;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_25 = t2150 & 16777215u;
                        const u32 t2152 = 24u - shift_25;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_25 = fraction_25 >> t2152;
                        const u32 t2154 = digit_25 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2155 = (u64)t2154 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2156 = t2132 + t2155;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_49 = (u64)low_25;
                        const u64 t2158 = 0ull - part_49;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2159 = is_negative_25 ? t2158 : part_49;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2156), "l"(t2159) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_50 = (u64)high_25;
                        const u64 t2161 = 0ull - part_50;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2162 = is_negative_25 ? t2161 : part_50;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2156), "l"(t2162) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t2116;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2163 = dp_26 - t2114;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2164 = s_26 * t2163;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2165 = t1013 & 3u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2166 = t2165 << 1u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2167 = t296 + t2166;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2168 = t2167 + 49u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_15 = t2168 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_15 = t1_2_15 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_31 = t2_2_15 + argument1;
                const u32 t4_2_27 = first_31 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_27 = (int)t4_2_27 > (int)0u ? t4_2_27 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_70 = (int)t5_2_27 < (int)t6_2_2 ? t5_2_27 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_27 = (u64)place_70 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_27 = t11_2_2 + t14_2_27;
#line 30 "src/functions/bias.rs"
                const u64 t18_27 = t15_2_27 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2178 = (u64)((long long)t18_27 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2179 = t2178 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2180 = gradient + t2179;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2181 = t2164 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2181) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_26;
                    asm("mov.b32 %0, %1;" : "=r"(bits_26) : "f"(t2164));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t2183 = bits_26 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_26 = t2183 & 255u;
                    const bool t2185 = exponent_26 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t2185) {
                        const u64 t2186 = t2180 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2186), "f"(t2164) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t2187 = exponent_26 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_26 = t2187 ? 0u : 8388608u;
                        const u32 t2189 = bits_26 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_26 = t2189 | leading_26;
                        const u32 t2191 = exponent_26 > 1u ? exponent_26 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_71 = t2191 - 1u;
                        const u32 digit_26 = place_71 / 24u;
                        const u32 t2194 = digit_26 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_26 = place_71 - t2194;
                        const u32 t2196 = bits_26 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_26 = t2196 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t2198 = fraction_26 << shift_26;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_26 = t2198 & 16777215u;
                        const u32 t2200 = 24u - shift_26;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_26 = fraction_26 >> t2200;
                        const u32 t2202 = digit_26 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2203 = (u64)t2202 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2204 = t2180 + t2203;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_51 = (u64)low_26;
                        const u64 t2206 = 0ull - part_51;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2207 = is_negative_26 ? t2206 : part_51;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2204), "l"(t2207) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_52 = (u64)high_26;
                        const u64 t2209 = 0ull - part_52;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2210 = is_negative_26 ? t2209 : part_52;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2204), "l"(t2210) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t2164;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2211 = dp_27 - t2112;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2212 = s_27 * t2211;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_28 = first_30 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_28 = (int)t4_2_28 > (int)0u ? t4_2_28 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_72 = (int)t5_2_28 < (int)t6_2_2 ? t5_2_28 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_28 = (u64)place_72 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_28 = t11_2_2 + t14_2_28;
#line 30 "src/functions/bias.rs"
                const u64 t18_28 = t15_2_28 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2219 = (u64)((long long)t18_28 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2220 = t2219 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2221 = gradient + t2220;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2222 = t2212 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2222) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_27;
                    asm("mov.b32 %0, %1;" : "=r"(bits_27) : "f"(t2212));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t2224 = bits_27 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_27 = t2224 & 255u;
                    const bool t2226 = exponent_27 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t2226) {
                        const u64 t2227 = t2221 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2227), "f"(t2212) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t2228 = exponent_27 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_27 = t2228 ? 0u : 8388608u;
                        const u32 t2230 = bits_27 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_27 = t2230 | leading_27;
                        const u32 t2232 = exponent_27 > 1u ? exponent_27 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_73 = t2232 - 1u;
                        const u32 digit_27 = place_73 / 24u;
                        const u32 t2235 = digit_27 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_27 = place_73 - t2235;
                        const u32 t2237 = bits_27 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_27 = t2237 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t2239 = fraction_27 << shift_27;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_27 = t2239 & 16777215u;
                        const u32 t2241 = 24u - shift_27;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_27 = fraction_27 >> t2241;
                        const u32 t2243 = digit_27 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2244 = (u64)t2243 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2245 = t2221 + t2244;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_53 = (u64)low_27;
                        const u64 t2247 = 0ull - part_53;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2248 = is_negative_27 ? t2247 : part_53;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2245), "l"(t2248) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_54 = (u64)high_27;
                        const u64 t2250 = 0ull - part_54;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2251 = is_negative_27 ? t2250 : part_54;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2245), "l"(t2251) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t2212;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2252 = dp_28 - t2114;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2253 = s_28 * t2252;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_29 = first_31 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_29 = (int)t4_2_29 > (int)0u ? t4_2_29 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_74 = (int)t5_2_29 < (int)t6_2_2 ? t5_2_29 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_29 = (u64)place_74 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_29 = t11_2_2 + t14_2_29;
#line 30 "src/functions/bias.rs"
                const u64 t18_29 = t15_2_29 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2260 = (u64)((long long)t18_29 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2261 = t2260 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2262 = gradient + t2261;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2263 = t2253 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2263) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_28;
                    asm("mov.b32 %0, %1;" : "=r"(bits_28) : "f"(t2253));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t2265 = bits_28 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_28 = t2265 & 255u;
                    const bool t2267 = exponent_28 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t2267) {
                        const u64 t2268 = t2262 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2268), "f"(t2253) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t2269 = exponent_28 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_28 = t2269 ? 0u : 8388608u;
                        const u32 t2271 = bits_28 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_28 = t2271 | leading_28;
                        const u32 t2273 = exponent_28 > 1u ? exponent_28 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_75 = t2273 - 1u;
                        const u32 digit_28 = place_75 / 24u;
                        const u32 t2276 = digit_28 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_28 = place_75 - t2276;
                        const u32 t2278 = bits_28 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_28 = t2278 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t2280 = fraction_28 << shift_28;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_28 = t2280 & 16777215u;
                        const u32 t2282 = 24u - shift_28;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_28 = fraction_28 >> t2282;
                        const u32 t2284 = digit_28 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2285 = (u64)t2284 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2286 = t2262 + t2285;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_55 = (u64)low_28;
                        const u64 t2288 = 0ull - part_55;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2289 = is_negative_28 ? t2288 : part_55;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2286), "l"(t2289) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_56 = (u64)high_28;
                        const u64 t2291 = 0ull - part_56;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2292 = is_negative_28 ? t2291 : part_56;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2286), "l"(t2292) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t2253;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_63;
                u32 row_64;
                u32 row_65;
                u32 row_66;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t1006) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2293;
                asm("mov.b32 %0, %1;" : "=f"(t2293) : "r"(row_63));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2294;
                asm("mov.b32 %0, %1;" : "=f"(t2294) : "r"(row_64));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2295;
                asm("mov.b32 %0, %1;" : "=f"(t2295) : "r"(row_65));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2296;
                asm("mov.b32 %0, %1;" : "=f"(t2296) : "r"(row_66));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2297 = dp_29 - t2294;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2298 = s_29 * t2297;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2299 = t1013 & 3u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2300 = t2299 << 1u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2301 = t296 + t2300;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2302 = t2301 + 56u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_16 = t2302 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_16 = t1_2_16 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_32 = t2_2_16 + argument1;
                const u32 t4_2_30 = first_32 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_30 = (int)t4_2_30 > (int)0u ? t4_2_30 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_76 = (int)t5_2_30 < (int)t6_2_2 ? t5_2_30 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_30 = (u64)place_76 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_30 = t11_2_2 + t14_2_30;
#line 30 "src/functions/bias.rs"
                const u64 t18_30 = t15_2_30 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2312 = (u64)((long long)t18_30 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2313 = t2312 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2314 = gradient + t2313;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2315 = t2298 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2315) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_29;
                    asm("mov.b32 %0, %1;" : "=r"(bits_29) : "f"(t2298));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t2317 = bits_29 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_29 = t2317 & 255u;
                    const bool t2319 = exponent_29 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t2319) {
                        const u64 t2320 = t2314 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2320), "f"(t2298) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t2321 = exponent_29 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_29 = t2321 ? 0u : 8388608u;
                        const u32 t2323 = bits_29 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_29 = t2323 | leading_29;
                        const u32 t2325 = exponent_29 > 1u ? exponent_29 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_77 = t2325 - 1u;
                        const u32 digit_29 = place_77 / 24u;
                        const u32 t2328 = digit_29 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_29 = place_77 - t2328;
                        const u32 t2330 = bits_29 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_29 = t2330 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t2332 = fraction_29 << shift_29;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_29 = t2332 & 16777215u;
                        const u32 t2334 = 24u - shift_29;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_29 = fraction_29 >> t2334;
                        const u32 t2336 = digit_29 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2337 = (u64)t2336 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2338 = t2314 + t2337;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_57 = (u64)low_29;
                        const u64 t2340 = 0ull - part_57;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2341 = is_negative_29 ? t2340 : part_57;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2338), "l"(t2341) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_58 = (u64)high_29;
                        const u64 t2343 = 0ull - part_58;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2344 = is_negative_29 ? t2343 : part_58;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2338), "l"(t2344) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t2298;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2345 = dp_30 - t2296;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2346 = s_30 * t2345;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2347 = t1013 & 3u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2348 = t2347 << 1u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2349 = t296 + t2348;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2350 = t2349 + 57u;
#line 27 "src/functions/bias.rs"
                const u32 t1_2_17 = t2350 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2_17 = t1_2_17 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_33 = t2_2_17 + argument1;
                const u32 t4_2_31 = first_33 - t1023;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_31 = (int)t4_2_31 > (int)0u ? t4_2_31 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_78 = (int)t5_2_31 < (int)t6_2_2 ? t5_2_31 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_31 = (u64)place_78 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_31 = t11_2_2 + t14_2_31;
#line 30 "src/functions/bias.rs"
                const u64 t18_31 = t15_2_31 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2360 = (u64)((long long)t18_31 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2361 = t2360 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2362 = gradient + t2361;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2363 = t2346 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2363) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_30;
                    asm("mov.b32 %0, %1;" : "=r"(bits_30) : "f"(t2346));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t2365 = bits_30 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_30 = t2365 & 255u;
                    const bool t2367 = exponent_30 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t2367) {
                        const u64 t2368 = t2362 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2368), "f"(t2346) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t2369 = exponent_30 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_30 = t2369 ? 0u : 8388608u;
                        const u32 t2371 = bits_30 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_30 = t2371 | leading_30;
                        const u32 t2373 = exponent_30 > 1u ? exponent_30 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_79 = t2373 - 1u;
                        const u32 digit_30 = place_79 / 24u;
                        const u32 t2376 = digit_30 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_30 = place_79 - t2376;
                        const u32 t2378 = bits_30 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_30 = t2378 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t2380 = fraction_30 << shift_30;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_30 = t2380 & 16777215u;
                        const u32 t2382 = 24u - shift_30;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_30 = fraction_30 >> t2382;
                        const u32 t2384 = digit_30 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2385 = (u64)t2384 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2386 = t2362 + t2385;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_59 = (u64)low_30;
                        const u64 t2388 = 0ull - part_59;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2389 = is_negative_30 ? t2388 : part_59;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2386), "l"(t2389) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_60 = (u64)high_30;
                        const u64 t2391 = 0ull - part_60;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2392 = is_negative_30 ? t2391 : part_60;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2386), "l"(t2392) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t2346;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2393 = dp_31 - t2294;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2394 = s_31 * t2393;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_32 = first_32 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_32 = (int)t4_2_32 > (int)0u ? t4_2_32 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_80 = (int)t5_2_32 < (int)t6_2_2 ? t5_2_32 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_32 = (u64)place_80 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_32 = t11_2_2 + t14_2_32;
#line 30 "src/functions/bias.rs"
                const u64 t18_32 = t15_2_32 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2401 = (u64)((long long)t18_32 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2402 = t2401 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2403 = gradient + t2402;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2404 = t2394 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2404) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_31;
                    asm("mov.b32 %0, %1;" : "=r"(bits_31) : "f"(t2394));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t2406 = bits_31 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_31 = t2406 & 255u;
                    const bool t2408 = exponent_31 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t2408) {
                        const u64 t2409 = t2403 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2409), "f"(t2394) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t2410 = exponent_31 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_31 = t2410 ? 0u : 8388608u;
                        const u32 t2412 = bits_31 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_31 = t2412 | leading_31;
                        const u32 t2414 = exponent_31 > 1u ? exponent_31 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_81 = t2414 - 1u;
                        const u32 digit_31 = place_81 / 24u;
                        const u32 t2417 = digit_31 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_31 = place_81 - t2417;
                        const u32 t2419 = bits_31 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_31 = t2419 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t2421 = fraction_31 << shift_31;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_31 = t2421 & 16777215u;
                        const u32 t2423 = 24u - shift_31;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_31 = fraction_31 >> t2423;
                        const u32 t2425 = digit_31 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2426 = (u64)t2425 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2427 = t2403 + t2426;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_61 = (u64)low_31;
                        const u64 t2429 = 0ull - part_61;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2430 = is_negative_31 ? t2429 : part_61;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2427), "l"(t2430) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_62 = (u64)high_31;
                        const u64 t2432 = 0ull - part_62;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2433 = is_negative_31 ? t2432 : part_62;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2427), "l"(t2433) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t2394;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2434 = dp_32 - t2296;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2435 = s_32 * t2434;
#line 28 "src/functions/bias.rs"
                const u32 t4_2_33 = first_33 - t1025;
#line 28 "src/functions/bias.rs"
                const u32 t5_2_33 = (int)t4_2_33 > (int)0u ? t4_2_33 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_82 = (int)t5_2_33 < (int)t6_2_2 ? t5_2_33 : t6_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2_33 = (u64)place_82 * t13_2_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2_33 = t11_2_2 + t14_2_33;
#line 30 "src/functions/bias.rs"
                const u64 t18_33 = t15_2_33 - argument0;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2442 = (u64)((long long)t18_33 >> 2u);
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2443 = t2442 * 104ull;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2444 = gradient + t2443;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2445 = t2435 != 0.0f;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2445) {
#line 47 "fa-kernels/src/exact.rs"
                    u32 bits_32;
                    asm("mov.b32 %0, %1;" : "=r"(bits_32) : "f"(t2435));
#line 48 "fa-kernels/src/exact.rs"
                    const u32 t2447 = bits_32 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
                    const u32 exponent_32 = t2447 & 255u;
                    const bool t2449 = exponent_32 == 255u;
#line 49 "fa-kernels/src/exact.rs"
                    if (t2449) {
                        const u64 t2450 = t2444 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2450), "f"(t2435) : "memory");
                    } else {
#line 53 "fa-kernels/src/exact.rs"
                        const bool t2451 = exponent_32 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                        const u32 leading_32 = t2451 ? 0u : 8388608u;
                        const u32 t2453 = bits_32 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                        const u32 fraction_32 = t2453 | leading_32;
                        const u32 t2455 = exponent_32 > 1u ? exponent_32 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                        const u32 place_83 = t2455 - 1u;
                        const u32 digit_32 = place_83 / 24u;
                        const u32 t2458 = digit_32 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                        const u32 shift_32 = place_83 - t2458;
                        const u32 t2460 = bits_32 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                        const bool is_negative_32 = t2460 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 t2462 = fraction_32 << shift_32;
#line 63 "fa-kernels/src/exact.rs"
                        const u32 low_32 = t2462 & 16777215u;
                        const u32 t2464 = 24u - shift_32;
#line 64 "fa-kernels/src/exact.rs"
                        const u32 high_32 = fraction_32 >> t2464;
                        const u32 t2466 = digit_32 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2467 = (u64)t2466 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                        const u64 t2468 = t2444 + t2467;
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_63 = (u64)low_32;
                        const u64 t2470 = 0ull - part_63;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2471 = is_negative_32 ? t2470 : part_63;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2468), "l"(t2471) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                        const u64 part_64 = (u64)high_32;
                        const u64 t2473 = 0ull - part_64;
#line 61 "fa-kernels/src/exact.rs"
                        const u64 t2474 = is_negative_32 ? t2473 : part_64;
#line 61 "fa-kernels/src/exact.rs"
                        asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2468), "l"(t2474) : "memory");
                    }
                }
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t2435;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2475 = i_3 & 1u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2476 = t2475 << 14u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2477 = after + t2476;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2478 = t169 << 4u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2479 = t170 + t2478;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2480;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2480) : "f"(dp), "f"(dp_2));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2481;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2481) : "f"(dp_3), "f"(dp_4));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2482;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2482) : "f"(dp_5), "f"(dp_6));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2483;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2483) : "f"(dp_7), "f"(dp_8));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2484;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2484) : "f"(dp_9), "f"(dp_10));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2485;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2485) : "f"(dp_11), "f"(dp_12));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2486;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2486) : "f"(dp_13), "f"(dp_14));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2487;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2487) : "f"(dp_15), "f"(dp_16));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2488;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2488) : "f"(dp_17), "f"(dp_18));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2489;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2489) : "f"(dp_19), "f"(dp_20));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2490;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2490) : "f"(dp_21), "f"(dp_22));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2491;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2491) : "f"(dp_23), "f"(dp_24));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2492;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2492) : "f"(dp_25), "f"(dp_26));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2493;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2493) : "f"(dp_27), "f"(dp_28));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2494;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2494) : "f"(dp_29), "f"(dp_30));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2495;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2495) : "f"(dp_31), "f"(dp_32));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2496 = lane & 15u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2497 = t2479 + t2496;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2498 = lane >> 4u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2499 = t2497 & 7u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2500 = t2498 ^ t2499;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2501 = t2497 << 7u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2502 = t2500 << 4u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2503 = t2501 + t2502;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2504 = t2477 + t2503;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2504), "r"(t2480), "r"(t2481), "r"(t2482), "r"(t2483) : "memory");
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2505 = t2503 ^ 32u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2506 = t2477 + t2505;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2506), "r"(t2484), "r"(t2485), "r"(t2486), "r"(t2487) : "memory");
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2507 = t2503 ^ 64u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2508 = t2477 + t2507;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2508), "r"(t2488), "r"(t2489), "r"(t2490), "r"(t2491) : "memory");
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2509 = t2503 ^ 96u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2510 = t2477 + t2509;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2510), "r"(t2492), "r"(t2493), "r"(t2494), "r"(t2495) : "memory");
                u32 t2511;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2511) : "f"(dp), "f"(dp_2));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2512;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2512) : "f"(dp_3), "f"(dp_4));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2513;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2513) : "f"(dp_5), "f"(dp_6));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2514;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2514) : "f"(dp_7), "f"(dp_8));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2515;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2515) : "f"(dp_9), "f"(dp_10));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2516;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2516) : "f"(dp_11), "f"(dp_12));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2517;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2517) : "f"(dp_13), "f"(dp_14));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2518;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2518) : "f"(dp_15), "f"(dp_16));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2519;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2519) : "f"(dp_17), "f"(dp_18));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2520;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2520) : "f"(dp_19), "f"(dp_20));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2521;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2521) : "f"(dp_21), "f"(dp_22));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2522;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2522) : "f"(dp_23), "f"(dp_24));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2523;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2523) : "f"(dp_25), "f"(dp_26));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2524;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2524) : "f"(dp_27), "f"(dp_28));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2525;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2525) : "f"(dp_29), "f"(dp_30));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2526;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2526) : "f"(dp_31), "f"(dp_32));
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t2511;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t2512;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t2513;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t2514;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t2515;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t2516;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t2517;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t2518;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t2519;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t2520;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t2521;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t2522;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t2523;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t2524;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t2525;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t2526;
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 189 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2527 = index_2 << 14u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2528 = smem_1 + t2527;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2529;
                asm volatile("mov.b32 %0, %1;" : "=r"(t2529) : "r"(t2528));
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2530 = t2477 >> 4u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2531 = t2529 >> 4u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2532 = t2530 + 67108864u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2533 = (u64)t2532;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2534 = t2533 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2535 = t2531 + 67108864u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2536 = (u64)t2535;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2537 = t2536 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2538 = t2530 + 67108992u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2539 = (u64)t2538;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2540 = t2539 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2541 = t2531 + 67108992u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2542 = (u64)t2541;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2543 = t2542 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2544 = t2530 + 67109120u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2545 = (u64)t2544;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2546 = t2545 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2547 = t2531 + 67109120u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2548 = (u64)t2547;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2549 = t2548 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2550 = t2530 + 67109248u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2551 = (u64)t2550;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2552 = t2551 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2553 = t2531 + 67109248u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2554 = (u64)t2553;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2555 = t2554 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2556 = t2530 + 67109376u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2557 = (u64)t2556;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2558 = t2557 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2559 = t2531 + 67109376u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2560 = (u64)t2559;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2561 = t2560 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2562 = t2530 + 67109504u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2563 = (u64)t2562;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2564 = t2563 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2565 = t2531 + 67109504u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2566 = (u64)t2565;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2567 = t2566 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2568 = t2530 + 67109632u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2569 = (u64)t2568;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2570 = t2569 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2571 = t2531 + 67109632u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2572 = (u64)t2571;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2573 = t2572 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2574 = t2530 + 67109760u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2575 = (u64)t2574;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2576 = t2575 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2577 = t2531 + 67109760u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2578 = (u64)t2577;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2579 = t2578 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t2534), "l"(t2537), "l"(t2540), "l"(t2543), "l"(t2546), "l"(t2549), "l"(t2552), "l"(t2555), "l"(t2558), "l"(t2561), "l"(t2564), "l"(t2567), "l"(t2570), "l"(t2573), "l"(t2576), "l"(t2579) : "memory");
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2580 = t236 >> 4u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2581 = t2580 + 33554432u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2582 = (u64)t2581;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2583 = t2582 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2584 = t2580 + 33554560u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2585 = (u64)t2584;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2586 = t2585 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2587 = t2580 + 33554688u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2588 = (u64)t2587;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2589 = t2588 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2590 = t2580 + 33554816u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2591 = (u64)t2590;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2592 = t2591 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t2583), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t2586), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t2589), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t2592) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2593 = i_3 + 1u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t233 ? t2593 : i_3;
#line 147 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t975), "r"(t976), "r"(t977), "r"(t978) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t979), "r"(t980), "r"(t981), "r"(t982) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t983), "r"(t984), "r"(t985), "r"(t986) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t987), "r"(t988), "r"(t989), "r"(t990) : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_3 & 1u;
                const u32 t2596 = slot_4 + 8u;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2597 = t2596 << 3u;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2598 = p + t2597;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2599 = lane == 0u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2599) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2598) : "memory");
                }
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2600 = batch_2 * heads;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2601 = t2600 + head_3;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2602 = t2601 * padded;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2603 = block_3 << 6u;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_67 = t2602 + t2603;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2605 = t169 << 4u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_68 = row_67 + t2605;
                const u64 t2607 = (u64)row_68;
#line 212 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2608 = t2607 * sums_stride0;
#line 212 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2609 = t2608 * 4ull;
#line 212 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2610 = sums + t2609;
#line 212 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2611 = index_2 << 10u;
#line 212 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2612 = (u64)t2611 * 4u;
#line 212 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 address = t2610 + t2612;
                const u32 t2614 = index_2 << 2u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2615 = t2614 + t169;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2616 = t2615 << 12u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place_84 = p + t2616;
#line 219 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2618 = p + 80u;
#line 219 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2619 = i_3 & 1u;
#line 219 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2618), "r"(t2619) : "memory");
#line 270 "fa-kernels/src/attention/backward/turns.rs"
                const bool t2620 = t30 == 0u;
#line 270 "fa-kernels/src/attention/backward/turns.rs"
                if (t2620) {
                    const u32 t2621 = lane << 2u;
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    const u64 t2622 = (u64)t2621 * 4u;
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    const u64 t2623 = address + t2622;
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2624;
                    asm("mov.b32 %0, %1;" : "=r"(t2624) : "f"(dq));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2625;
                    asm("mov.b32 %0, %1;" : "=r"(t2625) : "f"(dq_2));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2626;
                    asm("mov.b32 %0, %1;" : "=r"(t2626) : "f"(dq_3));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2627;
                    asm("mov.b32 %0, %1;" : "=r"(t2627) : "f"(dq_4));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2623), "r"(t2624), "r"(t2625), "r"(t2626), "r"(t2627) : "memory");
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2628;
                    asm("mov.b32 %0, %1;" : "=r"(t2628) : "f"(dq_5));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2629;
                    asm("mov.b32 %0, %1;" : "=r"(t2629) : "f"(dq_6));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2630;
                    asm("mov.b32 %0, %1;" : "=r"(t2630) : "f"(dq_7));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2631;
                    asm("mov.b32 %0, %1;" : "=r"(t2631) : "f"(dq_8));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2623), "r"(t2628), "r"(t2629), "r"(t2630), "r"(t2631) : "memory");
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2632;
                    asm("mov.b32 %0, %1;" : "=r"(t2632) : "f"(dq_9));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2633;
                    asm("mov.b32 %0, %1;" : "=r"(t2633) : "f"(dq_10));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2634;
                    asm("mov.b32 %0, %1;" : "=r"(t2634) : "f"(dq_11));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2635;
                    asm("mov.b32 %0, %1;" : "=r"(t2635) : "f"(dq_12));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("st.global.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t2623), "r"(t2632), "r"(t2633), "r"(t2634), "r"(t2635) : "memory");
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2636;
                    asm("mov.b32 %0, %1;" : "=r"(t2636) : "f"(dq_13));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2637;
                    asm("mov.b32 %0, %1;" : "=r"(t2637) : "f"(dq_14));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2638;
                    asm("mov.b32 %0, %1;" : "=r"(t2638) : "f"(dq_15));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2639;
                    asm("mov.b32 %0, %1;" : "=r"(t2639) : "f"(dq_16));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("st.global.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t2623), "r"(t2636), "r"(t2637), "r"(t2638), "r"(t2639) : "memory");
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2640;
                    asm("mov.b32 %0, %1;" : "=r"(t2640) : "f"(dq_17));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2641;
                    asm("mov.b32 %0, %1;" : "=r"(t2641) : "f"(dq_18));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2642;
                    asm("mov.b32 %0, %1;" : "=r"(t2642) : "f"(dq_19));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2643;
                    asm("mov.b32 %0, %1;" : "=r"(t2643) : "f"(dq_20));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("st.global.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t2623), "r"(t2640), "r"(t2641), "r"(t2642), "r"(t2643) : "memory");
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2644;
                    asm("mov.b32 %0, %1;" : "=r"(t2644) : "f"(dq_21));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2645;
                    asm("mov.b32 %0, %1;" : "=r"(t2645) : "f"(dq_22));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2646;
                    asm("mov.b32 %0, %1;" : "=r"(t2646) : "f"(dq_23));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2647;
                    asm("mov.b32 %0, %1;" : "=r"(t2647) : "f"(dq_24));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("st.global.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t2623), "r"(t2644), "r"(t2645), "r"(t2646), "r"(t2647) : "memory");
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2648;
                    asm("mov.b32 %0, %1;" : "=r"(t2648) : "f"(dq_25));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2649;
                    asm("mov.b32 %0, %1;" : "=r"(t2649) : "f"(dq_26));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2650;
                    asm("mov.b32 %0, %1;" : "=r"(t2650) : "f"(dq_27));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2651;
                    asm("mov.b32 %0, %1;" : "=r"(t2651) : "f"(dq_28));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("st.global.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t2623), "r"(t2648), "r"(t2649), "r"(t2650), "r"(t2651) : "memory");
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2652;
                    asm("mov.b32 %0, %1;" : "=r"(t2652) : "f"(dq_29));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2653;
                    asm("mov.b32 %0, %1;" : "=r"(t2653) : "f"(dq_30));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2654;
                    asm("mov.b32 %0, %1;" : "=r"(t2654) : "f"(dq_31));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t2655;
                    asm("mov.b32 %0, %1;" : "=r"(t2655) : "f"(dq_32));
#line 271 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("st.global.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t2623), "r"(t2652), "r"(t2653), "r"(t2654), "r"(t2655) : "memory");
                } else {
                    const u32 t2656 = lane << 2u;
#line 273 "fa-kernels/src/attention/backward/turns.rs"
                    const u64 t2657 = (u64)t2656 * 4u;
#line 273 "fa-kernels/src/attention/backward/turns.rs"
                    const u64 t2658 = address + t2657;
#line 273 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2658), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 273 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2658), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 273 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t2658), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 273 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t2658), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 273 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t2658), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 273 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t2658), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 273 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t2658), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 273 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t2658), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
                }
#line 219 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 219 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2659 = p + 80u;
#line 219 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2660 = t2659 + 8u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2661 = lane == 0u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2661) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2660) : "memory");
                }
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2662 = next & 1u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2663 = t2662 + 2u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2664 = t2663 << 3u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2665 = p + t2664;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2666 = next >> 1u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2667 = t2666 & 1u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2665), "r"(t2667) : "memory");
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2668 = next & 1u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2669 = t2668 + 6u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2670 = t2669 << 3u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2671 = p + t2670;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2672 = next >> 1u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2673 = t2672 & 1u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2671), "r"(t2673) : "memory");
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2674 = next & 1u;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2675 = t2674 << 14u;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2676 = t42 + t2675;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2677 = t170 << 7u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2678 = smem_1 + t2677;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2679;
                asm volatile("mov.b32 %0, %1;" : "=r"(t2679) : "r"(t2678));
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2680 = t2679 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2681 = t2676 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2682 = t2680 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2683 = (u64)t2682;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2684 = t2683 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2685 = t2681 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2686 = (u64)t2685;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2687 = t2686 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2688 = t2680 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2689 = (u64)t2688;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2690 = t2689 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2691 = t2681 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2692 = (u64)t2691;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2693 = t2692 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2694 = t2680 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2695 = (u64)t2694;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2696 = t2695 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2697 = t2681 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2698 = (u64)t2697;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2699 = t2698 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2700 = t2680 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2701 = (u64)t2700;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2702 = t2701 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2703 = t2681 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2704 = (u64)t2703;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2705 = t2704 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2706 = t2680 + 66560u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2707 = (u64)t2706;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2708 = t2707 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2709 = t2681 + 66048u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2710 = (u64)t2709;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2711 = t2710 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2712 = t2680 + 66562u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2713 = (u64)t2712;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2714 = t2713 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2715 = t2681 + 66050u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2716 = (u64)t2715;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2717 = t2716 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2718 = t2680 + 66564u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2719 = (u64)t2718;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2720 = t2719 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2721 = t2681 + 66052u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2722 = (u64)t2721;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2723 = t2722 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2724 = t2680 + 66566u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2725 = (u64)t2724;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2726 = t2725 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2727 = t2681 + 66054u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2728 = (u64)t2727;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2729 = t2728 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t2684), "l"(t2687), "l"(t2690), "l"(t2693), "l"(t2696), "l"(t2699), "l"(t2702), "l"(t2705), "l"(t2708), "l"(t2711), "l"(t2714), "l"(t2717), "l"(t2720), "l"(t2723), "l"(t2726), "l"(t2729) : "memory");
#line 155 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 231 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
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
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_5 = i_3 & 1u;
                const u32 t2731 = slot_5 + 4u;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2732 = t2731 << 3u;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2733 = p + t2732;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2734 = lane == 0u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2734) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2733) : "memory");
                }
#line 343 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head_3 = t32 * group;
                const u32 t2736 = head_3 + 1u;
#line 344 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t2737 = first_head_3 + group;
#line 344 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps_3 = t2736 == t2737;
                const u32 t2739 = head_3 + 1u;
#line 345 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t2740 = wraps_3 ? first_head_3 : t2739;
#line 345 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t2741 = block_3 - 1u;
#line 345 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t2742 = wraps_3 ? t2741 : block_3;
#line 329 "fa-kernels/src/attention/backward/turns.rs"
                head_3 = t2740;
                block_3 = t2742;
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
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2743 = dk_2 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t2743;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2744 = dk_3 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t2744;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2745 = dk_4 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t2745;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2746 = dk_5 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t2746;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2747 = dk_6 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t2747;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2748 = dk_7 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t2748;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2749 = dk_8 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t2749;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2750 = dk_9 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t2750;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2751 = dk_10 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t2751;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2752 = dk_11 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t2752;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2753 = dk_12 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t2753;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2754 = dk_13 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t2754;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2755 = dk_14 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t2755;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2756 = dk_15 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t2756;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2757 = dk_16 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t2757;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2758 = dk_17 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t2758;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2759 = dk_18 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t2759;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2760 = dk_19 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t2760;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2761 = dk_20 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t2761;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2762 = dk_21 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t2762;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2763 = dk_22 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t2763;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2764 = dk_23 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t2764;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2765 = dk_24 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t2765;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2766 = dk_25 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t2766;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2767 = dk_26 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t2767;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2768 = dk_27 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t2768;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2769 = dk_28 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t2769;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2770 = dk_29 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t2770;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2771 = dk_30 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t2771;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2772 = dk_31 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t2772;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2773 = dk_32 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t2773;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2774 = dk_33 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t2774;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2775 = dk_34 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t2775;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2776 = dk_35 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t2776;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2777 = dk_36 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t2777;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2778 = dk_37 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t2778;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2779 = dk_38 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t2779;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2780 = dk_39 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t2780;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2781 = dk_40 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t2781;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2782 = dk_41 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t2782;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2783 = dk_42 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t2783;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2784 = dk_43 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t2784;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2785 = dk_44 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t2785;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2786 = dk_45 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t2786;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2787 = dk_46 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t2787;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2788 = dk_47 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t2788;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2789 = dk_48 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t2789;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2790 = dk_49 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t2790;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2791 = dk_50 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t2791;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2792 = dk_51 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t2792;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2793 = dk_52 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t2793;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2794 = dk_53 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t2794;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2795 = dk_54 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t2795;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2796 = dk_55 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t2796;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2797 = dk_56 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t2797;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2798 = dk_57 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t2798;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2799 = dk_58 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t2799;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2800 = dk_59 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t2800;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2801 = dk_60 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t2801;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2802 = dk_61 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t2802;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2803 = dk_62 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t2803;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2804 = dk_63 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t2804;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2805 = dk_64 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t2805;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2806 = dk_65 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t2806;
#line 326 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2807 = smem_1 + 16384u;
        const u32 t2808 = t169 << 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2809 = t170 + t2808;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2810;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2810) : "f"(dk_2), "f"(dk_3));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2811;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2811) : "f"(dk_4), "f"(dk_5));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2812;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2812) : "f"(dk_6), "f"(dk_7));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2813;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2813) : "f"(dk_8), "f"(dk_9));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2814;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2814) : "f"(dk_10), "f"(dk_11));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2815;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2815) : "f"(dk_12), "f"(dk_13));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2816;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2816) : "f"(dk_14), "f"(dk_15));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2817;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2817) : "f"(dk_16), "f"(dk_17));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2818;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2818) : "f"(dk_18), "f"(dk_19));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2819;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2819) : "f"(dk_20), "f"(dk_21));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2820;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2820) : "f"(dk_22), "f"(dk_23));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2821;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2821) : "f"(dk_24), "f"(dk_25));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2822;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2822) : "f"(dk_26), "f"(dk_27));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2823;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2823) : "f"(dk_28), "f"(dk_29));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2824;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2824) : "f"(dk_30), "f"(dk_31));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2825;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2825) : "f"(dk_32), "f"(dk_33));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2826;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2826) : "f"(dk_34), "f"(dk_35));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2827;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2827) : "f"(dk_36), "f"(dk_37));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2828;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2828) : "f"(dk_38), "f"(dk_39));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2829;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2829) : "f"(dk_40), "f"(dk_41));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2830;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2830) : "f"(dk_42), "f"(dk_43));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2831;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2831) : "f"(dk_44), "f"(dk_45));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2832;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2832) : "f"(dk_46), "f"(dk_47));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2833;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2833) : "f"(dk_48), "f"(dk_49));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2834;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2834) : "f"(dk_50), "f"(dk_51));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2835;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2835) : "f"(dk_52), "f"(dk_53));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2836;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2836) : "f"(dk_54), "f"(dk_55));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2837;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2837) : "f"(dk_56), "f"(dk_57));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2838;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2838) : "f"(dk_58), "f"(dk_59));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2839;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2839) : "f"(dk_60), "f"(dk_61));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2840;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2840) : "f"(dk_62), "f"(dk_63));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2841;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2841) : "f"(dk_64), "f"(dk_65));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2842 = lane & 15u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2843 = t2809 + t2842;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2844 = lane >> 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2845 = t2843 & 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2846 = t2844 ^ t2845;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2847 = t2843 << 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2848 = t2846 << 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2849 = t2847 + t2848;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2850 = smem_1 + t2849;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2850), "r"(t2810), "r"(t2811), "r"(t2812), "r"(t2813) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2851 = t2849 ^ 32u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2852 = smem_1 + t2851;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2852), "r"(t2814), "r"(t2815), "r"(t2816), "r"(t2817) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2853 = t2849 ^ 64u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2854 = smem_1 + t2853;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2854), "r"(t2818), "r"(t2819), "r"(t2820), "r"(t2821) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2855 = t2849 ^ 96u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2856 = smem_1 + t2855;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2856), "r"(t2822), "r"(t2823), "r"(t2824), "r"(t2825) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2857 = lane & 15u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2858 = t2809 + t2857;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2859 = lane >> 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2860 = t2858 & 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2861 = t2859 ^ t2860;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2862 = t2858 << 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2863 = t2861 << 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2864 = t2862 + t2863;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2865 = t2807 + t2864;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2865), "r"(t2826), "r"(t2827), "r"(t2828), "r"(t2829) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2866 = t2864 ^ 32u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2867 = t2807 + t2866;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2867), "r"(t2830), "r"(t2831), "r"(t2832), "r"(t2833) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2868 = t2864 ^ 64u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2869 = t2807 + t2868;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2869), "r"(t2834), "r"(t2835), "r"(t2836), "r"(t2837) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2870 = t2864 ^ 96u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2871 = t2807 + t2870;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2871), "r"(t2838), "r"(t2839), "r"(t2840), "r"(t2841) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2872 = (u64)batch_2;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2873 = t2872 * dk_stride0;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2874 = t2873 * 2ull;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2875 = dk + t2874;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2876 = (u64)t30;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2877 = t2876 * dk_stride1;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2878 = t2877 * 2ull;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2879 = t2875 + t2878;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2880 = (u64)t32;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2881 = t2880 * dk_stride2;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2882 = t2881 * 2ull;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2883 = t2879 + t2882;
        const u32 t2884 = seq_k - t30;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2885 = head_dim >> 3u;
#line 340 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2886 = (u32)dk_stride1;
#line 340 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2887 = t2886 << 1u;
        const u32 t2888 = t169 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2889 = t170 + t2888;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2890 = lane >> 3u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2891 = t2889 + t2890;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2892 = lane & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2893 = t2891 < t2884;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2894 = t2892 < t2885;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2895 = t2893 & t2894;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2895) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2896 = t2891 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2897 = t2892 ^ t2896;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2898 = t2891 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2899 = t2897 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2900 = t2898 + t2899;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2901 = smem_1 + t2900;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_69;
            u32 row_70;
            u32 row_71;
            u32 row_72;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_69), "=r"(row_70), "=r"(row_71), "=r"(row_72) : "r"(t2901) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2902 = (u64)t2891 * t2887;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2903 = t2883 + t2902;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2904 = (u64)t2892 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2905 = t2903 + t2904;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2905), "r"(row_69), "r"(row_70), "r"(row_71), "r"(row_72) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2906 = t2891 + 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2907 = t2906 < t2884;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2908 = t2892 < t2885;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2909 = t2907 & t2908;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2909) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2910 = t2906 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2911 = t2892 ^ t2910;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2912 = t2906 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2913 = t2911 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2914 = t2912 + t2913;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2915 = smem_1 + t2914;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_73;
            u32 row_74;
            u32 row_75;
            u32 row_76;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_73), "=r"(row_74), "=r"(row_75), "=r"(row_76) : "r"(t2915) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2916 = (u64)t2906 * t2887;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2917 = t2883 + t2916;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2918 = (u64)t2892 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2919 = t2917 + t2918;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2919), "r"(row_73), "r"(row_74), "r"(row_75), "r"(row_76) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2920 = t2891 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2921 = t2920 < t2884;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2922 = t2892 < t2885;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2923 = t2921 & t2922;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2923) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2924 = t2920 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2925 = t2892 ^ t2924;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2926 = t2920 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2927 = t2925 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2928 = t2926 + t2927;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2929 = smem_1 + t2928;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_77;
            u32 row_78;
            u32 row_79;
            u32 row_80;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_77), "=r"(row_78), "=r"(row_79), "=r"(row_80) : "r"(t2929) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2930 = (u64)t2920 * t2887;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2931 = t2883 + t2930;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2932 = (u64)t2892 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2933 = t2931 + t2932;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2933), "r"(row_77), "r"(row_78), "r"(row_79), "r"(row_80) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2934 = t2891 + 12u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2935 = t2934 < t2884;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2936 = t2892 < t2885;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2937 = t2935 & t2936;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2937) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2938 = t2934 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2939 = t2892 ^ t2938;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2940 = t2934 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2941 = t2939 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2942 = t2940 + t2941;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2943 = smem_1 + t2942;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_81;
            u32 row_82;
            u32 row_83;
            u32 row_84;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_81), "=r"(row_82), "=r"(row_83), "=r"(row_84) : "r"(t2943) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2944 = (u64)t2934 * t2887;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2945 = t2883 + t2944;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2946 = (u64)t2892 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2947 = t2945 + t2946;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2947), "r"(row_81), "r"(row_82), "r"(row_83), "r"(row_84) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2948 = smem_1 + 16384u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2949 = t2891 < t2884;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2950 = t2892 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2951 = t2950 < t2885;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2952 = t2949 & t2951;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2952) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2953 = t2891 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2954 = t2892 ^ t2953;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2955 = t2891 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2956 = t2954 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2957 = t2955 + t2956;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2958 = t2948 + t2957;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_85;
            u32 row_86;
            u32 row_87;
            u32 row_88;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_85), "=r"(row_86), "=r"(row_87), "=r"(row_88) : "r"(t2958) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2959 = (u64)t2891 * t2887;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2960 = t2883 + t2959;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2961 = (u64)t2892 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2962 = t2960 + t2961;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2962), "r"(row_85), "r"(row_86), "r"(row_87), "r"(row_88) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2963 = t2891 + 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2964 = t2963 < t2884;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2965 = t2892 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2966 = t2965 < t2885;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2967 = t2964 & t2966;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2967) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2968 = t2963 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2969 = t2892 ^ t2968;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2970 = t2963 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2971 = t2969 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2972 = t2970 + t2971;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2973 = t2948 + t2972;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_89;
            u32 row_90;
            u32 row_91;
            u32 row_92;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_89), "=r"(row_90), "=r"(row_91), "=r"(row_92) : "r"(t2973) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2974 = (u64)t2963 * t2887;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2975 = t2883 + t2974;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2976 = (u64)t2892 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2977 = t2975 + t2976;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2977), "r"(row_89), "r"(row_90), "r"(row_91), "r"(row_92) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2978 = t2891 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2979 = t2978 < t2884;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2980 = t2892 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2981 = t2980 < t2885;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2982 = t2979 & t2981;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2982) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2983 = t2978 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2984 = t2892 ^ t2983;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2985 = t2978 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2986 = t2984 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2987 = t2985 + t2986;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2988 = t2948 + t2987;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_93;
            u32 row_94;
            u32 row_95;
            u32 row_96;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_93), "=r"(row_94), "=r"(row_95), "=r"(row_96) : "r"(t2988) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2989 = (u64)t2978 * t2887;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2990 = t2883 + t2989;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2991 = (u64)t2892 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2992 = t2990 + t2991;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2992), "r"(row_93), "r"(row_94), "r"(row_95), "r"(row_96) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2993 = t2891 + 12u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2994 = t2993 < t2884;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2995 = t2892 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2996 = t2995 < t2885;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2997 = t2994 & t2996;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2997) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2998 = t2993 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2999 = t2892 ^ t2998;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3000 = t2993 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3001 = t2999 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3002 = t3000 + t3001;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3003 = t2948 + t3002;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_97;
            u32 row_98;
            u32 row_99;
            u32 row_100;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_97), "=r"(row_98), "=r"(row_99), "=r"(row_100) : "r"(t3003) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3004 = (u64)t2993 * t2887;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3005 = t2883 + t3004;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3006 = (u64)t2892 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3007 = t3005 + t3006;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3007), "r"(row_97), "r"(row_98), "r"(row_99), "r"(row_100) : "memory");
        }
#line 326 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3008 = t41 + 16384u;
        const u32 t3009 = t169 << 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3010 = t170 + t3009;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3011;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3011) : "f"(dv_2), "f"(dv_3));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3012;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3012) : "f"(dv_4), "f"(dv_5));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3013;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3013) : "f"(dv_6), "f"(dv_7));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3014;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3014) : "f"(dv_8), "f"(dv_9));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3015;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3015) : "f"(dv_10), "f"(dv_11));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3016;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3016) : "f"(dv_12), "f"(dv_13));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3017;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3017) : "f"(dv_14), "f"(dv_15));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3018;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3018) : "f"(dv_16), "f"(dv_17));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3019;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3019) : "f"(dv_18), "f"(dv_19));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3020;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3020) : "f"(dv_20), "f"(dv_21));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3021;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3021) : "f"(dv_22), "f"(dv_23));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3022;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3022) : "f"(dv_24), "f"(dv_25));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3023;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3023) : "f"(dv_26), "f"(dv_27));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3024;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3024) : "f"(dv_28), "f"(dv_29));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3025;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3025) : "f"(dv_30), "f"(dv_31));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3026;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3026) : "f"(dv_32), "f"(dv_33));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3027;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3027) : "f"(dv_34), "f"(dv_35));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3028;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3028) : "f"(dv_36), "f"(dv_37));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3029;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3029) : "f"(dv_38), "f"(dv_39));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3030;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3030) : "f"(dv_40), "f"(dv_41));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3031;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3031) : "f"(dv_42), "f"(dv_43));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3032;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3032) : "f"(dv_44), "f"(dv_45));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3033;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3033) : "f"(dv_46), "f"(dv_47));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3034;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3034) : "f"(dv_48), "f"(dv_49));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3035;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3035) : "f"(dv_50), "f"(dv_51));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3036;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3036) : "f"(dv_52), "f"(dv_53));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3037;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3037) : "f"(dv_54), "f"(dv_55));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3038;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3038) : "f"(dv_56), "f"(dv_57));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3039;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3039) : "f"(dv_58), "f"(dv_59));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3040;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3040) : "f"(dv_60), "f"(dv_61));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3041;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3041) : "f"(dv_62), "f"(dv_63));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3042;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3042) : "f"(dv_64), "f"(dv_65));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3043 = lane & 15u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3044 = t3010 + t3043;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3045 = lane >> 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3046 = t3044 & 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3047 = t3045 ^ t3046;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3048 = t3044 << 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3049 = t3047 << 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3050 = t3048 + t3049;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3051 = t41 + t3050;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3051), "r"(t3011), "r"(t3012), "r"(t3013), "r"(t3014) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3052 = t3050 ^ 32u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3053 = t41 + t3052;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3053), "r"(t3015), "r"(t3016), "r"(t3017), "r"(t3018) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3054 = t3050 ^ 64u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3055 = t41 + t3054;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3055), "r"(t3019), "r"(t3020), "r"(t3021), "r"(t3022) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3056 = t3050 ^ 96u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3057 = t41 + t3056;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3057), "r"(t3023), "r"(t3024), "r"(t3025), "r"(t3026) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3058 = lane & 15u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3059 = t3010 + t3058;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3060 = lane >> 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3061 = t3059 & 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3062 = t3060 ^ t3061;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3063 = t3059 << 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3064 = t3062 << 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3065 = t3063 + t3064;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3066 = t3008 + t3065;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3066), "r"(t3027), "r"(t3028), "r"(t3029), "r"(t3030) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3067 = t3065 ^ 32u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3068 = t3008 + t3067;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3068), "r"(t3031), "r"(t3032), "r"(t3033), "r"(t3034) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3069 = t3065 ^ 64u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3070 = t3008 + t3069;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3070), "r"(t3035), "r"(t3036), "r"(t3037), "r"(t3038) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3071 = t3065 ^ 96u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3072 = t3008 + t3071;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3072), "r"(t3039), "r"(t3040), "r"(t3041), "r"(t3042) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3073 = (u64)batch_2;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3074 = t3073 * dv_stride0;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3075 = t3074 * 2ull;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3076 = dv + t3075;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3077 = (u64)t30;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3078 = t3077 * dv_stride1;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3079 = t3078 * 2ull;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3080 = t3076 + t3079;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3081 = (u64)t32;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3082 = t3081 * dv_stride2;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3083 = t3082 * 2ull;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3084 = t3080 + t3083;
        const u32 t3085 = seq_k - t30;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3086 = head_dim >> 3u;
#line 340 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3087 = (u32)dv_stride1;
#line 340 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3088 = t3087 << 1u;
        const u32 t3089 = t169 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3090 = t170 + t3089;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3091 = lane >> 3u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3092 = t3090 + t3091;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3093 = lane & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3094 = t3092 < t3085;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3095 = t3093 < t3086;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3096 = t3094 & t3095;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3096) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3097 = t3092 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3098 = t3093 ^ t3097;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3099 = t3092 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3100 = t3098 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3101 = t3099 + t3100;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3102 = t41 + t3101;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_101;
            u32 row_102;
            u32 row_103;
            u32 row_104;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_101), "=r"(row_102), "=r"(row_103), "=r"(row_104) : "r"(t3102) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3103 = (u64)t3092 * t3088;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3104 = t3084 + t3103;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3105 = (u64)t3093 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3106 = t3104 + t3105;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3106), "r"(row_101), "r"(row_102), "r"(row_103), "r"(row_104) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3107 = t3092 + 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3108 = t3107 < t3085;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3109 = t3093 < t3086;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3110 = t3108 & t3109;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3110) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3111 = t3107 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3112 = t3093 ^ t3111;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3113 = t3107 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3114 = t3112 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3115 = t3113 + t3114;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3116 = t41 + t3115;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_105;
            u32 row_106;
            u32 row_107;
            u32 row_108;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_105), "=r"(row_106), "=r"(row_107), "=r"(row_108) : "r"(t3116) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3117 = (u64)t3107 * t3088;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3118 = t3084 + t3117;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3119 = (u64)t3093 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3120 = t3118 + t3119;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3120), "r"(row_105), "r"(row_106), "r"(row_107), "r"(row_108) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3121 = t3092 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3122 = t3121 < t3085;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3123 = t3093 < t3086;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3124 = t3122 & t3123;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3124) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3125 = t3121 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3126 = t3093 ^ t3125;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3127 = t3121 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3128 = t3126 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3129 = t3127 + t3128;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3130 = t41 + t3129;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_109;
            u32 row_110;
            u32 row_111;
            u32 row_112;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_109), "=r"(row_110), "=r"(row_111), "=r"(row_112) : "r"(t3130) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3131 = (u64)t3121 * t3088;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3132 = t3084 + t3131;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3133 = (u64)t3093 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3134 = t3132 + t3133;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3134), "r"(row_109), "r"(row_110), "r"(row_111), "r"(row_112) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3135 = t3092 + 12u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3136 = t3135 < t3085;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3137 = t3093 < t3086;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3138 = t3136 & t3137;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3138) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3139 = t3135 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3140 = t3093 ^ t3139;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3141 = t3135 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3142 = t3140 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3143 = t3141 + t3142;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3144 = t41 + t3143;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_113;
            u32 row_114;
            u32 row_115;
            u32 row_116;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_113), "=r"(row_114), "=r"(row_115), "=r"(row_116) : "r"(t3144) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3145 = (u64)t3135 * t3088;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3146 = t3084 + t3145;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3147 = (u64)t3093 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3148 = t3146 + t3147;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3148), "r"(row_113), "r"(row_114), "r"(row_115), "r"(row_116) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3149 = t41 + 16384u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3150 = t3092 < t3085;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3151 = t3093 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3152 = t3151 < t3086;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3153 = t3150 & t3152;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3153) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3154 = t3092 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3155 = t3093 ^ t3154;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3156 = t3092 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3157 = t3155 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3158 = t3156 + t3157;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3159 = t3149 + t3158;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_117;
            u32 row_118;
            u32 row_119;
            u32 row_120;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_117), "=r"(row_118), "=r"(row_119), "=r"(row_120) : "r"(t3159) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3160 = (u64)t3092 * t3088;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3161 = t3084 + t3160;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3162 = (u64)t3093 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3163 = t3161 + t3162;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3163), "r"(row_117), "r"(row_118), "r"(row_119), "r"(row_120) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3164 = t3092 + 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3165 = t3164 < t3085;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3166 = t3093 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3167 = t3166 < t3086;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3168 = t3165 & t3167;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3168) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3169 = t3164 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3170 = t3093 ^ t3169;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3171 = t3164 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3172 = t3170 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3173 = t3171 + t3172;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3174 = t3149 + t3173;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_121;
            u32 row_122;
            u32 row_123;
            u32 row_124;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_121), "=r"(row_122), "=r"(row_123), "=r"(row_124) : "r"(t3174) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3175 = (u64)t3164 * t3088;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3176 = t3084 + t3175;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3177 = (u64)t3093 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3178 = t3176 + t3177;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3178), "r"(row_121), "r"(row_122), "r"(row_123), "r"(row_124) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3179 = t3092 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3180 = t3179 < t3085;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3181 = t3093 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3182 = t3181 < t3086;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3183 = t3180 & t3182;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3183) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3184 = t3179 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3185 = t3093 ^ t3184;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3186 = t3179 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3187 = t3185 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3188 = t3186 + t3187;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3189 = t3149 + t3188;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_125;
            u32 row_126;
            u32 row_127;
            u32 row_128;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_125), "=r"(row_126), "=r"(row_127), "=r"(row_128) : "r"(t3189) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3190 = (u64)t3179 * t3088;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3191 = t3084 + t3190;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3192 = (u64)t3093 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3193 = t3191 + t3192;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3193), "r"(row_125), "r"(row_126), "r"(row_127), "r"(row_128) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3194 = t3092 + 12u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3195 = t3194 < t3085;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3196 = t3093 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3197 = t3196 < t3086;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3198 = t3195 & t3197;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3198) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3199 = t3194 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3200 = t3093 ^ t3199;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3201 = t3194 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3202 = t3200 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3203 = t3201 + t3202;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3204 = t3149 + t3203;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_129;
            u32 row_130;
            u32 row_131;
            u32 row_132;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_129), "=r"(row_130), "=r"(row_131), "=r"(row_132) : "r"(t3204) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3205 = (u64)t3194 * t3088;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3206 = t3084 + t3205;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3207 = (u64)t3093 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3208 = t3206 + t3207;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3208), "r"(row_129), "r"(row_130), "r"(row_131), "r"(row_132) : "memory");
        }
    }
}
