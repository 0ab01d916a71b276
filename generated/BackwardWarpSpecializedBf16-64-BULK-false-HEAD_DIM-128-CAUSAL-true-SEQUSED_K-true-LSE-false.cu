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
    const u64 seqused_k /* u32 */,
    const u64 seqused_k_stride0,
    const u64 seqused_k_stride1,
    const u64 seqused_k_stride2,
    const u64 seqused_k_stride3,
    const u32 added_k,
    const u32 head_dim,
    const f32 scale,
    const u32 padded,
    const u32 k_outer_steps,
    const u32 k_row_steps,
    const u32 v_outer_steps,
    const u32 v_row_steps)
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
    const u32 t3 = blockIdx.x;
#line 42 "fa-kernels/src/attention/backward/work.rs"
    const u32 t4 = t3 % blocks;
#line 42 "fa-kernels/src/attention/backward/work.rs"
    const u32 t5 = blockIdx.x;
#line 42 "fa-kernels/src/attention/backward/work.rs"
    const u32 t6 = t5 / blocks;
#line 46 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t8 = t4 << 7u;
#line 52 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t6 / kv_heads;
#line 91 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q : added_k;
    const u64 t12 = (u64)batch_2;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t13 = t12 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t14 = t13 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t15 = seqused_k + t14;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    u32 t16;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t16) : "l"(t15) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = (int)t16 > (int)0u ? t16 : 0u;
    const u32 used_2 = used < seq_k ? used : seq_k;
    const u32 t19 = used_2 + added;
#line 95 "fa-kernels/src/attention/options/cache.rs"
    const u32 t20 = t19 < seq_k ? t19 : seq_k;
#line 54 "fa-kernels/src/attention/backward/work.rs"
    const u32 t21 = t6 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t22 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t22 >> 6u;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low = 0u;
    u32 high = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t24 = low < high;
        if (!t24) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t25 = low + high;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle = t25 >> 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t27 = middle << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t28 = t27 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t29 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t30 = t28 < t29 ? t28 : t29;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t31 = t30 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t31 + 1u;
        const u32 t33 = end > seq_q ? end : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t34 = t33 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_2 = t34 < t20 ? t34 : t20;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t8 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t37 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t38 = found ? low : t37;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t38;
        const u32 t39 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t39;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first = low;
#line 22 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t41 = threadIdx.x;
#line 22 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t42 = t41 & 15u;
#line 22 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 element = t42 << 3u;
#line 24 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t44 = t8 + 128u;
#line 24 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 end_3 = seq_k < t44 ? seq_k : t44;
    const u32 t46 = t8 > t20 ? t8 : t20;
#line 25 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t47 = threadIdx.x;
#line 25 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t48 = t47 >> 4u;
#line 25 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 first_2 = t46 + t48;
    #pragma unroll 1
    for (u32 i = first_2; i < end_3; i += 24u) {
#line 27 "fa-kernels/src/attention/backward/unused_keys.rs"
        const bool t50 = element < head_dim;
#line 27 "fa-kernels/src/attention/backward/unused_keys.rs"
        if (t50) {
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t51 = (u64)batch_2;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t52 = t51 * dk_stride0;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t53 = t52 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t54 = dk + t53;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t55 = (u64)i;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t56 = t55 * dk_stride1;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t57 = t56 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t58 = t54 + t57;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t59 = (u64)t21;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t60 = t59 * dk_stride2;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t61 = t60 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t62 = t58 + t61;
            const u64 t63 = (u64)element * 2u;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t64 = t62 + t63;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t64), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t65 = (u64)batch_2;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t66 = t65 * dv_stride0;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t67 = t66 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t68 = dv + t67;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t69 = (u64)i;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t70 = t69 * dv_stride1;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t71 = t70 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t72 = t68 + t71;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t73 = (u64)t21;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t74 = t73 * dv_stride2;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t75 = t74 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t76 = t72 + t75;
            const u64 t77 = (u64)element * 2u;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t78 = t76 + t77;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t78), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
        }
    }
#line 147 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t79 = t8 < t20;
#line 147 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t79) {
#line 158 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t82 = thread >> 5u;
#line 160 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t82));
#line 161 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 warpgroup = warp >> 2u;
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t86 = smem_1 + 32768u;
        const u32 t87 = t86 + 32768u;
        const u32 t88 = t87 + 32768u;
        const u32 after = t88 + 32768u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 statistics_2 = after + 32768u;
        const u32 p = statistics_2 + 1024u;
#line 164 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t92 = thread == 0u;
#line 164 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t92) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(p) : "memory");
            const u32 t93 = p + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t93) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t94 = p + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t94) : "memory");
            const u32 t95 = p + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t95) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t96 = p + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t96) : "memory");
            const u32 t97 = p + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t97) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t98 = p + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t98) : "memory");
            const u32 t99 = p + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t99) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t100 = p + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t100) : "memory");
            const u32 t101 = p + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t101) : "memory");
#line 103 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
        }
#line 168 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const bool t102 = warpgroup == 0u;
#line 169 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t102) {
            asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
            const bool t103 = warp == 0u;
#line 171 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            if (t103) {
#line 93 "fa-kernels/src/attention/backward/work.rs"
                const u32 t104 = count - first;
#line 93 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_2 = t104 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
                const u32 t106 = t21 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
                u32 head = t106;
                u32 block = first;
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < count_2; i_2 += 1u) {
#line 111 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t107 = i_2 + 1u;
#line 111 "fa-kernels/src/attention/backward/work.rs"
                    const bool t108 = t107 < count_2;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t109 = i_2 == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t109) {
#line 83 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t110 = t20 - t8;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                        const u32 t111 = batch_2 * k_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                        const u32 t112 = t20 * k_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                        const u32 t113 = t111 + t112;
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        u32 t114;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t114) : );
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const bool t115 = t114 == 1u;
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        if (t115) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t116 = 1073741824u - t110;
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t21), "r"(t116), "r"(t113), "r"(1073741824u) : "memory");
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t117 = smem_1 + 16384u;
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t117), "l"(k), "r"(p), "r"(64u), "r"(t21), "r"(t116), "r"(t113), "r"(1073741824u) : "memory");
                        }
                    }
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 slot = i_2 & 1u;
                    const u32 t119 = slot + 4u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t120 = t119 << 3u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t121 = p + t120;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t122 = i_2 >> 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t123 = t122 & 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t124 = t123 ^ 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t121), "r"(t124) : "memory");
                    const u32 t125 = slot + 2u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t126 = t125 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t127 = p + t126;
                    const u32 t128 = slot << 14u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t129 = t87 + t128;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t130 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t131 = t130 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t132 = t131 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t133 = block << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row = t132 + t133;
#line 106 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t135 = row >> 4u;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 query = block << 6u;
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t137;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t137) : );
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t138 = t137 == 1u;
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t138) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t127) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t129), "l"(q), "r"(t127), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t139 = t129 + 8192u;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t139), "l"(q), "r"(t127), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                        const u32 t140 = slot << 9u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t141 = statistics_2 + t140;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t141), "l"(statistics), "r"(t127), "r"(0u), "r"(0u), "r"(t135), "r"(0u) : "memory");
                    }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t142 = i_2 == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t142) {
#line 60 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t143 = p + 8u;
#line 83 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t144 = t20 - t8;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                        const u32 t145 = batch_2 * v_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                        const u32 t146 = t20 * v_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                        const u32 t147 = t145 + t146;
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        u32 t148;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t148) : );
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const bool t149 = t148 == 1u;
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        if (t149) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t143) : "memory");
                            const u32 t150 = 1073741824u - t144;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t86), "l"(v), "r"(t143), "r"(0u), "r"(t21), "r"(t150), "r"(t147), "r"(1073741824u) : "memory");
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t151 = t86 + 16384u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t151), "l"(v), "r"(t143), "r"(64u), "r"(t21), "r"(t150), "r"(t147), "r"(1073741824u) : "memory");
                        }
                    }
#line 120 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 slot_2 = i_2 & 1u;
                    const u32 t153 = slot_2 + 8u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t154 = t153 << 3u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t155 = p + t154;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t156 = i_2 >> 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t157 = t156 & 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t158 = t157 ^ 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t155), "r"(t158) : "memory");
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t159 = slot_2 + 6u;
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t160 = t159 << 3u;
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t161 = p + t160;
                    const u32 t162 = slot_2 << 14u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t163 = t88 + t162;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 query_2 = block << 6u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t165;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t165) : );
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t166 = t165 == 1u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t166) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t161) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t163), "l"(d_o), "r"(t161), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t167 = t163 + 8192u;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t167), "l"(d_o), "r"(t161), "r"(64u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                    }
#line 112 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t168 = block + 1u;
#line 112 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps = t168 == count;
                    const u32 t170 = head + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t171 = wraps ? t170 : head;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    head = t171;
                    const u32 t172 = block + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t173 = wraps ? first : t172;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    block = t173;
                }
            }
        } else {
#line 180 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
            const u32 index = warpgroup - 1u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 t175 = warp & 3u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 t176 = index << 6u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_2 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_3 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_4 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_5 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_6 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_7 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_8 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_9 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_10 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_11 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_12 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_13 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_14 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_15 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_16 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_17 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_18 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_19 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_20 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_21 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_22 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_23 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_24 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_25 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_26 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_27 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_28 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_29 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_30 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_31 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_32 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_2 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_3 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_4 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_5 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_6 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_7 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_8 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_9 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_10 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_11 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_12 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_13 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_14 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_15 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_16 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_17 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_18 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_19 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_20 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_21 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_22 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_23 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_24 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_25 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_26 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_27 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_28 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_29 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_30 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_31 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_32 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_2 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_3 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_4 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_5 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_6 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_7 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_8 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_9 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_10 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_11 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_12 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_13 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_14 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_15 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_16 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_17 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_18 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_19 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_20 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_21 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_22 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_23 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_24 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_25 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_26 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_27 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_28 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_29 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_30 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_31 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_32 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_2 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_3 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_4 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_5 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_6 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_7 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_8 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_9 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_10 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_11 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_12 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_13 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_14 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_15 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_16 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_17 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_18 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_19 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_20 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_21 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_22 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_23 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_24 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_25 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_26 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_27 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_28 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_29 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_30 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_31 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_32 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_33 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_34 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_35 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_36 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_37 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_38 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_39 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_40 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_41 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_42 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_43 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_44 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_45 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_46 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_47 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_48 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_49 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_50 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_51 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_52 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_53 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_54 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_55 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_56 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_57 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_58 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_59 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_60 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_61 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_62 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_63 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_64 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_65 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_2 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_3 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_4 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_5 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_6 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_7 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_8 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_9 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_10 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_11 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_12 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_13 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_14 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_15 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_16 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_17 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_18 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_19 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_20 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_21 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_22 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_23 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_24 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_25 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_26 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_27 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_28 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_29 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_30 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_31 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_32 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_33 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_34 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_35 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_36 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_37 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_38 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_39 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_40 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_41 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_42 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_43 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_44 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_45 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_46 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_47 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_48 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_49 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_50 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_51 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_52 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_53 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_54 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_55 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_56 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_57 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_58 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_59 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_60 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_61 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_62 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_63 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_64 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_65 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            u32 kept = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            u32 kept_2 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            u32 kept_3 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            u32 kept_4 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            u32 kept_5 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            u32 kept_6 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            u32 kept_7 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            u32 kept_8 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            u32 kept_9 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            u32 kept_10 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            u32 kept_11 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            u32 kept_12 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            u32 kept_13 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            u32 kept_14 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            u32 kept_15 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            u32 kept_16 = 0u;
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 t177 = count - first;
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 t178 = t177 * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
            const bool t179 = t178 != 0u;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            if (t179) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t180 = p + 16u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t180), "r"(0u) : "memory");
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t181 = t176 << 7u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t182 = smem_1 + t181;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t183;
                asm volatile("mov.b32 %0, %1;" : "=r"(t183) : "r"(t182));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t184 = t183 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t185 = t87 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t186 = t184 + 65536u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t187 = (u64)t186;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t188 = t187 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t189 = t185 + 65536u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t190 = (u64)t189;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t191 = t190 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t192 = t184 + 65538u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t193 = (u64)t192;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t194 = t193 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t195 = t185 + 65538u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t196 = (u64)t195;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t197 = t196 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t198 = t184 + 65540u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t199 = (u64)t198;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t200 = t199 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t201 = t185 + 65540u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t202 = (u64)t201;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t203 = t202 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t204 = t184 + 65542u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t205 = (u64)t204;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t206 = t205 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t207 = t185 + 65542u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t208 = (u64)t207;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t209 = t208 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t210 = t184 + 66560u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t211 = (u64)t210;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t212 = t211 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t213 = t185 + 66048u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t214 = (u64)t213;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t215 = t214 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t216 = t184 + 66562u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t217 = (u64)t216;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t218 = t217 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t219 = t185 + 66050u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t220 = (u64)t219;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t221 = t220 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t222 = t184 + 66564u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t223 = (u64)t222;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t224 = t223 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t225 = t185 + 66052u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t226 = (u64)t225;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t227 = t226 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t228 = t184 + 66566u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t229 = (u64)t228;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t230 = t229 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t231 = t185 + 66054u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t232 = (u64)t231;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t233 = t232 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t188), "l"(t191), "l"(t194), "l"(t197), "l"(t200), "l"(t203), "l"(t206), "l"(t209), "l"(t212), "l"(t215), "l"(t218), "l"(t221), "l"(t224), "l"(t227), "l"(t230), "l"(t233) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
                const u32 t234 = p + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t234), "r"(0u) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t235 = p + 48u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t235), "r"(0u) : "memory");
#line 93 "fa-kernels/src/attention/backward/work.rs"
                const u32 t236 = count - first;
#line 93 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_3 = t236 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
                const u32 t238 = t21 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
                u32 head_2 = t238;
                u32 block_2 = first;
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < count_3; i_3 += 1u) {
#line 111 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t239 = i_3 + 1u;
#line 111 "fa-kernels/src/attention/backward/work.rs"
                    const bool t240 = t239 < count_3;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t241 = i_3 & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t242 = t241 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t243 = t87 + t242;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t244 = i_3 & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t245 = t244 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t246 = t88 + t245;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_3 = i_3 & 1u;
                    const u32 t248 = slot_3 << 9u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 statistics_3 = statistics_2 + t248;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t250 = t176 << 7u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t251 = t86 + t250;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t252;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t252) : "r"(t251));
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t253 = t252 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t254 = t246 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t255 = t253 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t256 = (u64)t255;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t257 = t256 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t258 = t254 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t259 = (u64)t258;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t260 = t259 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t261 = t253 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t262 = (u64)t261;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t263 = t262 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t264 = t254 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t265 = (u64)t264;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t266 = t265 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t267 = t253 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t268 = (u64)t267;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t269 = t268 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t270 = t254 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t271 = (u64)t270;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t272 = t271 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t273 = t253 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t274 = (u64)t273;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t275 = t274 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t276 = t254 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t277 = (u64)t276;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t278 = t277 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t279 = t253 + 66560u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t280 = (u64)t279;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t281 = t280 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t282 = t254 + 66048u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t283 = (u64)t282;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t284 = t283 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t285 = t253 + 66562u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t286 = (u64)t285;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t287 = t286 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t288 = t254 + 66050u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t289 = (u64)t288;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t290 = t289 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t291 = t253 + 66564u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t292 = (u64)t291;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t293 = t292 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t294 = t254 + 66052u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t295 = (u64)t294;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t296 = t295 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t297 = t253 + 66566u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t298 = (u64)t297;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t299 = t298 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t300 = t254 + 66054u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t301 = (u64)t300;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t302 = t301 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t257), "l"(t260), "l"(t263), "l"(t266), "l"(t269), "l"(t272), "l"(t275), "l"(t278), "l"(t281), "l"(t284), "l"(t287), "l"(t290), "l"(t293), "l"(t296), "l"(t299), "l"(t302) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 113 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t303 = block_2 << 6u;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t304 = block_2 << 6u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t305 = t304 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_4 = t305 + 1u;
                    const u32 t307 = end_4 > seq_q ? end_4 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t308 = t307 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_5 = t308 < t20 ? t308 : t20;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t310 = t8 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                    const bool right = end_5 < t310;
#line 495 "fa-kernels/src/attention/kernel_problem.rs"
                    if (right) {
                        const u32 t312 = t175 << 4u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t313 = t176 + t312;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t314 = t8 + t313;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t315 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 column = t314 + t315;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t317 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t318 = t317 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t319 = t303 + t318;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t320 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t321 = t320 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t322 = t303 + t321;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t323 = t322 + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t324 = t319 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_6 = t324 + 1u;
                        const u32 t326 = end_6 > seq_q ? end_6 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t327 = t326 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_7 = t327 < t20 ? t327 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t329 = end_7 > column ? end_7 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_8 = t329 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t332 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s = t332;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_2 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t334 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_3 = t334;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t335 = t323 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_9 = t335 + 1u;
                        const u32 t337 = end_9 > seq_q ? end_9 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t338 = t337 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_10 = t338 < t20 ? t338 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t340 = end_10 > column ? end_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_11 = t340 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_3 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t343 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_2 = t343;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_4 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t345 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_4 = t345;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t346 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t347 = t346 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t348 = t303 + t347;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t349 = t348 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t350 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t351 = t350 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t352 = t303 + t351;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t353 = t352 + 9u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t354 = t349 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_12 = t354 + 1u;
                        const u32 t356 = end_12 > seq_q ? end_12 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t357 = t356 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_13 = t357 < t20 ? t357 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t359 = end_13 > column ? end_13 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_14 = t359 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_5 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t362 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_5 = t362;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_6 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t364 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_7 = t364;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t365 = t353 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_15 = t365 + 1u;
                        const u32 t367 = end_15 > seq_q ? end_15 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t368 = t367 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_16 = t368 < t20 ? t368 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t370 = end_16 > column ? end_16 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_17 = t370 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_7 = 0u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t373 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_6 = t373;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_8 = 8u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t375 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_8 = t375;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t376 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t377 = t376 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t378 = t303 + t377;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t379 = t378 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t380 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t381 = t380 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t382 = t303 + t381;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t383 = t382 + 17u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t384 = t379 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_18 = t384 + 1u;
                        const u32 t386 = end_18 > seq_q ? end_18 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t387 = t386 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_19 = t387 < t20 ? t387 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t389 = end_19 > column ? end_19 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_20 = t389 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_9 = 0u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t392 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_9 = t392;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_10 = 8u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t394 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_11 = t394;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t395 = t383 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_21 = t395 + 1u;
                        const u32 t397 = end_21 > seq_q ? end_21 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t398 = t397 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_22 = t398 < t20 ? t398 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t400 = end_22 > column ? end_22 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_23 = t400 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_11 = 0u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t403 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_10 = t403;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_12 = 8u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t405 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_12 = t405;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t406 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t407 = t406 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t408 = t303 + t407;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t409 = t408 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t410 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t411 = t410 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t412 = t303 + t411;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t413 = t412 + 25u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t414 = t409 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_24 = t414 + 1u;
                        const u32 t416 = end_24 > seq_q ? end_24 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t417 = t416 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_25 = t417 < t20 ? t417 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t419 = end_25 > column ? end_25 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_26 = t419 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_13 = 0u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t422 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_13 = t422;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_14 = 8u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t424 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_15 = t424;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t425 = t413 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_27 = t425 + 1u;
                        const u32 t427 = end_27 > seq_q ? end_27 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t428 = t427 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_28 = t428 < t20 ? t428 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t430 = end_28 > column ? end_28 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_29 = t430 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_15 = 0u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t433 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_14 = t433;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_16 = 8u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t435 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_16 = t435;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t436 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t437 = t436 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t438 = t303 + t437;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t439 = t438 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t440 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t441 = t440 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t442 = t303 + t441;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t443 = t442 + 33u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t444 = t439 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_30 = t444 + 1u;
                        const u32 t446 = end_30 > seq_q ? end_30 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t447 = t446 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_31 = t447 < t20 ? t447 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t449 = end_31 > column ? end_31 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_32 = t449 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_17 = 0u < end_32;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t452 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_17 = t452;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_18 = 8u < end_32;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t454 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_19 = t454;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t455 = t443 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_33 = t455 + 1u;
                        const u32 t457 = end_33 > seq_q ? end_33 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t458 = t457 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_34 = t458 < t20 ? t458 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t460 = end_34 > column ? end_34 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_35 = t460 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_19 = 0u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t463 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_18 = t463;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_20 = 8u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t465 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_20 = t465;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t466 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t467 = t466 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t468 = t303 + t467;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t469 = t468 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t470 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t471 = t470 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t472 = t303 + t471;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t473 = t472 + 41u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t474 = t469 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_36 = t474 + 1u;
                        const u32 t476 = end_36 > seq_q ? end_36 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t477 = t476 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_37 = t477 < t20 ? t477 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t479 = end_37 > column ? end_37 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_38 = t479 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_21 = 0u < end_38;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t482 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_21 = t482;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_22 = 8u < end_38;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t484 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_23 = t484;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t485 = t473 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_39 = t485 + 1u;
                        const u32 t487 = end_39 > seq_q ? end_39 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t488 = t487 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_40 = t488 < t20 ? t488 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t490 = end_40 > column ? end_40 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_41 = t490 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_23 = 0u < end_41;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t493 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_22 = t493;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_24 = 8u < end_41;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t495 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_24 = t495;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t496 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t497 = t496 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t498 = t303 + t497;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t499 = t498 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t500 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t501 = t500 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t502 = t303 + t501;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t503 = t502 + 49u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t504 = t499 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_42 = t504 + 1u;
                        const u32 t506 = end_42 > seq_q ? end_42 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t507 = t506 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_43 = t507 < t20 ? t507 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t509 = end_43 > column ? end_43 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_44 = t509 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_25 = 0u < end_44;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t512 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_25 = t512;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_26 = 8u < end_44;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t514 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_27 = t514;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t515 = t503 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_45 = t515 + 1u;
                        const u32 t517 = end_45 > seq_q ? end_45 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t518 = t517 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_46 = t518 < t20 ? t518 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t520 = end_46 > column ? end_46 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_47 = t520 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_27 = 0u < end_47;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t523 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_26 = t523;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_28 = 8u < end_47;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t525 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_28 = t525;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t526 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t527 = t526 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t528 = t303 + t527;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t529 = t528 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t530 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t531 = t530 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t532 = t303 + t531;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t533 = t532 + 57u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t534 = t529 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_48 = t534 + 1u;
                        const u32 t536 = end_48 > seq_q ? end_48 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t537 = t536 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_49 = t537 < t20 ? t537 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t539 = end_49 > column ? end_49 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_50 = t539 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_29 = 0u < end_50;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t542 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_29 = t542;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_30 = 8u < end_50;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t544 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_31 = t544;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t545 = t533 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_51 = t545 + 1u;
                        const u32 t547 = end_51 > seq_q ? end_51 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t548 = t547 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_52 = t548 < t20 ? t548 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t550 = end_52 > column ? end_52 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_53 = t550 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_31 = 0u < end_53;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t553 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_30 = t553;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_32 = 8u < end_53;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t555 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_32 = t555;
                    }
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t556 = lane & 3u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t557 = t556 << 4u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t558 = statistics_3 + t557;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    u32 row_5;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t558) : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse;
                    asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t560;
                    asm("mov.b32 %0, %1;" : "=f"(t560) : "r"(row_3));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_2;
                    asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t562;
                    asm("mov.b32 %0, %1;" : "=f"(t562) : "r"(row_5));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t563 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t564;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t564) : "f"(s), "f"(scale_log2), "f"(t563));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t565;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t565) : "f"(t564));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s = t565;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t566 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t567;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(s_2), "f"(scale_log2), "f"(t566));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t568;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t568) : "f"(t567));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_2 = t568;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t569 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t570;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(s_3), "f"(scale_log2), "f"(t569));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t571;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t571) : "f"(t570));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_3 = t571;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t572 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t573;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t573) : "f"(s_4), "f"(scale_log2), "f"(t572));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t574;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t574) : "f"(t573));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_4 = t574;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    u32 row_9;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t558) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_3;
                    asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t576;
                    asm("mov.b32 %0, %1;" : "=f"(t576) : "r"(row_7));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_4;
                    asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t578;
                    asm("mov.b32 %0, %1;" : "=f"(t578) : "r"(row_9));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t579 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t580;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t580) : "f"(s_5), "f"(scale_log2), "f"(t579));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t581;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t581) : "f"(t580));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_5 = t581;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t582 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t583;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t583) : "f"(s_6), "f"(scale_log2), "f"(t582));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t584;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t584) : "f"(t583));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_6 = t584;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t585 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t586;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(s_7), "f"(scale_log2), "f"(t585));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t587;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(t586));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_7 = t587;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t588 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t589;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t589) : "f"(s_8), "f"(scale_log2), "f"(t588));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t590;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t590) : "f"(t589));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_8 = t590;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    u32 row_13;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t558) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_5;
                    asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t592;
                    asm("mov.b32 %0, %1;" : "=f"(t592) : "r"(row_11));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_6;
                    asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t594;
                    asm("mov.b32 %0, %1;" : "=f"(t594) : "r"(row_13));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t595 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t596;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t596) : "f"(s_9), "f"(scale_log2), "f"(t595));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t597;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t597) : "f"(t596));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_9 = t597;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t598 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t599;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t599) : "f"(s_10), "f"(scale_log2), "f"(t598));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t600;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t600) : "f"(t599));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_10 = t600;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t601 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t602;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t602) : "f"(s_11), "f"(scale_log2), "f"(t601));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t603;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(t602));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_11 = t603;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t604 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t605;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t605) : "f"(s_12), "f"(scale_log2), "f"(t604));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t606;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t606) : "f"(t605));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_12 = t606;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    u32 row_17;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t558) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_7;
                    asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t608;
                    asm("mov.b32 %0, %1;" : "=f"(t608) : "r"(row_15));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_8;
                    asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t610;
                    asm("mov.b32 %0, %1;" : "=f"(t610) : "r"(row_17));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t611 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t612;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t612) : "f"(s_13), "f"(scale_log2), "f"(t611));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t613;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t613) : "f"(t612));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_13 = t613;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t614 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t615;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t615) : "f"(s_14), "f"(scale_log2), "f"(t614));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t616;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t616) : "f"(t615));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_14 = t616;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t617 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t618;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t618) : "f"(s_15), "f"(scale_log2), "f"(t617));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t619;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(t618));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_15 = t619;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t620 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t621;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t621) : "f"(s_16), "f"(scale_log2), "f"(t620));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t622;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t622) : "f"(t621));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_16 = t622;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    u32 row_21;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t558) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_9;
                    asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t624;
                    asm("mov.b32 %0, %1;" : "=f"(t624) : "r"(row_19));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_10;
                    asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t626;
                    asm("mov.b32 %0, %1;" : "=f"(t626) : "r"(row_21));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t627 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t628;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t628) : "f"(s_17), "f"(scale_log2), "f"(t627));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t629;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t629) : "f"(t628));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_17 = t629;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t630 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t631;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t631) : "f"(s_18), "f"(scale_log2), "f"(t630));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t632;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t632) : "f"(t631));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_18 = t632;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t633 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t634;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t634) : "f"(s_19), "f"(scale_log2), "f"(t633));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t635;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t635) : "f"(t634));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_19 = t635;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t636 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t637;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t637) : "f"(s_20), "f"(scale_log2), "f"(t636));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t638;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t638) : "f"(t637));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_20 = t638;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    u32 row_25;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t558) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_11;
                    asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t640;
                    asm("mov.b32 %0, %1;" : "=f"(t640) : "r"(row_23));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_12;
                    asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t642;
                    asm("mov.b32 %0, %1;" : "=f"(t642) : "r"(row_25));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t643 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t644;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t644) : "f"(s_21), "f"(scale_log2), "f"(t643));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t645;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t645) : "f"(t644));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_21 = t645;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t646 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t647;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t647) : "f"(s_22), "f"(scale_log2), "f"(t646));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t648;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t648) : "f"(t647));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_22 = t648;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t649 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t650;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t650) : "f"(s_23), "f"(scale_log2), "f"(t649));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t651;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t651) : "f"(t650));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_23 = t651;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t652 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t653;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t653) : "f"(s_24), "f"(scale_log2), "f"(t652));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t654;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t654) : "f"(t653));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_24 = t654;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    u32 row_29;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t558) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_13;
                    asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t656;
                    asm("mov.b32 %0, %1;" : "=f"(t656) : "r"(row_27));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_14;
                    asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t658;
                    asm("mov.b32 %0, %1;" : "=f"(t658) : "r"(row_29));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t659 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t660;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t660) : "f"(s_25), "f"(scale_log2), "f"(t659));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t661;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t661) : "f"(t660));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_25 = t661;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t662 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t663;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t663) : "f"(s_26), "f"(scale_log2), "f"(t662));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t664;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t664) : "f"(t663));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_26 = t664;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t665 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t666;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(s_27), "f"(scale_log2), "f"(t665));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t667;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t667) : "f"(t666));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_27 = t667;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t668 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t669;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t669) : "f"(s_28), "f"(scale_log2), "f"(t668));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t670;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t670) : "f"(t669));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_28 = t670;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    u32 row_33;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t558) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_15;
                    asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t672;
                    asm("mov.b32 %0, %1;" : "=f"(t672) : "r"(row_31));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_16;
                    asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t674;
                    asm("mov.b32 %0, %1;" : "=f"(t674) : "r"(row_33));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t675 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t676;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t676) : "f"(s_29), "f"(scale_log2), "f"(t675));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t677;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t677) : "f"(t676));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_29 = t677;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t678 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t679;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t679) : "f"(s_30), "f"(scale_log2), "f"(t678));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t680;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t680) : "f"(t679));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_30 = t680;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t681 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t682;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t682) : "f"(s_31), "f"(scale_log2), "f"(t681));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t683;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t683) : "f"(t682));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_31 = t683;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t684 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t685;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t685) : "f"(s_32), "f"(scale_log2), "f"(t684));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t686;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t686) : "f"(t685));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_32 = t686;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t687;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t687) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t688;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t688) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t689;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t689) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t690;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t690) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t691;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t691) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t692;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t692) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t693;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t693) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t694;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t694) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t695;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t695) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t696;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t696) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t697;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t697) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t698;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t698) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t699;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t699) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t700;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t700) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t701;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t701) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t702;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t702) : "f"(s_31), "f"(s_32));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t703 = lane & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t704 = t703 << 4u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t705 = statistics_3 + t704;
                    u32 row_34;
                    u32 row_35;
                    u32 row_36;
                    u32 row_37;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t705) : "memory");
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t706;
                    asm("mov.b32 %0, %1;" : "=f"(t706) : "r"(row_34));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t707;
                    asm("mov.b32 %0, %1;" : "=f"(t707) : "r"(row_35));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t708;
                    asm("mov.b32 %0, %1;" : "=f"(t708) : "r"(row_36));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t709;
                    asm("mov.b32 %0, %1;" : "=f"(t709) : "r"(row_37));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t710 = dp - t707;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t711 = s * t710;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp = t711;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t712 = dp_2 - t709;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t713 = s_2 * t712;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_2 = t713;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t714 = dp_3 - t707;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t715 = s_3 * t714;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_3 = t715;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t716 = dp_4 - t709;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t717 = s_4 * t716;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_4 = t717;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_38;
                    u32 row_39;
                    u32 row_40;
                    u32 row_41;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t705) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t718;
                    asm("mov.b32 %0, %1;" : "=f"(t718) : "r"(row_38));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t719;
                    asm("mov.b32 %0, %1;" : "=f"(t719) : "r"(row_39));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t720;
                    asm("mov.b32 %0, %1;" : "=f"(t720) : "r"(row_40));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t721;
                    asm("mov.b32 %0, %1;" : "=f"(t721) : "r"(row_41));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t722 = dp_5 - t719;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t723 = s_5 * t722;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_5 = t723;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t724 = dp_6 - t721;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t725 = s_6 * t724;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_6 = t725;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t726 = dp_7 - t719;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t727 = s_7 * t726;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_7 = t727;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t728 = dp_8 - t721;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t729 = s_8 * t728;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_8 = t729;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_42;
                    u32 row_43;
                    u32 row_44;
                    u32 row_45;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t705) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t730;
                    asm("mov.b32 %0, %1;" : "=f"(t730) : "r"(row_42));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t731;
                    asm("mov.b32 %0, %1;" : "=f"(t731) : "r"(row_43));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t732;
                    asm("mov.b32 %0, %1;" : "=f"(t732) : "r"(row_44));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t733;
                    asm("mov.b32 %0, %1;" : "=f"(t733) : "r"(row_45));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t734 = dp_9 - t731;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t735 = s_9 * t734;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_9 = t735;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t736 = dp_10 - t733;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t737 = s_10 * t736;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_10 = t737;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t738 = dp_11 - t731;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t739 = s_11 * t738;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_11 = t739;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t740 = dp_12 - t733;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t741 = s_12 * t740;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_12 = t741;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_46;
                    u32 row_47;
                    u32 row_48;
                    u32 row_49;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t705) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t742;
                    asm("mov.b32 %0, %1;" : "=f"(t742) : "r"(row_46));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t743;
                    asm("mov.b32 %0, %1;" : "=f"(t743) : "r"(row_47));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t744;
                    asm("mov.b32 %0, %1;" : "=f"(t744) : "r"(row_48));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t745;
                    asm("mov.b32 %0, %1;" : "=f"(t745) : "r"(row_49));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t746 = dp_13 - t743;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t747 = s_13 * t746;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_13 = t747;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t748 = dp_14 - t745;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t749 = s_14 * t748;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_14 = t749;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t750 = dp_15 - t743;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t751 = s_15 * t750;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_15 = t751;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t752 = dp_16 - t745;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t753 = s_16 * t752;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_16 = t753;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_50;
                    u32 row_51;
                    u32 row_52;
                    u32 row_53;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t705) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t754;
                    asm("mov.b32 %0, %1;" : "=f"(t754) : "r"(row_50));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t755;
                    asm("mov.b32 %0, %1;" : "=f"(t755) : "r"(row_51));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t756;
                    asm("mov.b32 %0, %1;" : "=f"(t756) : "r"(row_52));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t757;
                    asm("mov.b32 %0, %1;" : "=f"(t757) : "r"(row_53));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t758 = dp_17 - t755;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t759 = s_17 * t758;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_17 = t759;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t760 = dp_18 - t757;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t761 = s_18 * t760;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_18 = t761;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t762 = dp_19 - t755;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t763 = s_19 * t762;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_19 = t763;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t764 = dp_20 - t757;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t765 = s_20 * t764;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_20 = t765;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_54;
                    u32 row_55;
                    u32 row_56;
                    u32 row_57;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t705) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t766;
                    asm("mov.b32 %0, %1;" : "=f"(t766) : "r"(row_54));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t767;
                    asm("mov.b32 %0, %1;" : "=f"(t767) : "r"(row_55));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t768;
                    asm("mov.b32 %0, %1;" : "=f"(t768) : "r"(row_56));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t769;
                    asm("mov.b32 %0, %1;" : "=f"(t769) : "r"(row_57));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t770 = dp_21 - t767;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t771 = s_21 * t770;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_21 = t771;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t772 = dp_22 - t769;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t773 = s_22 * t772;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_22 = t773;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t774 = dp_23 - t767;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t775 = s_23 * t774;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_23 = t775;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t776 = dp_24 - t769;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t777 = s_24 * t776;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_24 = t777;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_58;
                    u32 row_59;
                    u32 row_60;
                    u32 row_61;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t705) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t778;
                    asm("mov.b32 %0, %1;" : "=f"(t778) : "r"(row_58));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t779;
                    asm("mov.b32 %0, %1;" : "=f"(t779) : "r"(row_59));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t780;
                    asm("mov.b32 %0, %1;" : "=f"(t780) : "r"(row_60));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t781;
                    asm("mov.b32 %0, %1;" : "=f"(t781) : "r"(row_61));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t782 = dp_25 - t779;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t783 = s_25 * t782;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_25 = t783;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t784 = dp_26 - t781;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t785 = s_26 * t784;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_26 = t785;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t786 = dp_27 - t779;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t787 = s_27 * t786;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_27 = t787;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t788 = dp_28 - t781;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t789 = s_28 * t788;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_28 = t789;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_62;
                    u32 row_63;
                    u32 row_64;
                    u32 row_65;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t705) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t790;
                    asm("mov.b32 %0, %1;" : "=f"(t790) : "r"(row_62));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t791;
                    asm("mov.b32 %0, %1;" : "=f"(t791) : "r"(row_63));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t792;
                    asm("mov.b32 %0, %1;" : "=f"(t792) : "r"(row_64));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t793;
                    asm("mov.b32 %0, %1;" : "=f"(t793) : "r"(row_65));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t794 = dp_29 - t791;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t795 = s_29 * t794;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_29 = t795;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t796 = dp_30 - t793;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t797 = s_30 * t796;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_30 = t797;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t798 = dp_31 - t791;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t799 = s_31 * t798;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_31 = t799;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t800 = dp_32 - t793;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t801 = s_32 * t800;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_32 = t801;
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t802 = i_3 & 1u;
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t803 = t802 << 14u;
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t804 = after + t803;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t805 = t175 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t806 = t176 + t805;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t807;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t807) : "f"(dp), "f"(dp_2));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t808;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t808) : "f"(dp_3), "f"(dp_4));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t809;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t809) : "f"(dp_5), "f"(dp_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t810;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t810) : "f"(dp_7), "f"(dp_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t811;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t811) : "f"(dp_9), "f"(dp_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t812;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t812) : "f"(dp_11), "f"(dp_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t813;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t813) : "f"(dp_13), "f"(dp_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t814;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t814) : "f"(dp_15), "f"(dp_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t815;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t815) : "f"(dp_17), "f"(dp_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t816;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t816) : "f"(dp_19), "f"(dp_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t817;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t817) : "f"(dp_21), "f"(dp_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t818;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t818) : "f"(dp_23), "f"(dp_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t819;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t819) : "f"(dp_25), "f"(dp_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t820;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t820) : "f"(dp_27), "f"(dp_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t821;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t821) : "f"(dp_29), "f"(dp_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t822;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t822) : "f"(dp_31), "f"(dp_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t823 = lane & 15u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t824 = t806 + t823;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t825 = lane >> 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t826 = t824 & 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t827 = t825 ^ t826;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t828 = t824 << 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t829 = t827 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t830 = t828 + t829;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t831 = t804 + t830;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t831), "r"(t807), "r"(t808), "r"(t809), "r"(t810) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t832 = t830 ^ 32u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t833 = t804 + t832;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t833), "r"(t811), "r"(t812), "r"(t813), "r"(t814) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t834 = t830 ^ 64u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t835 = t804 + t834;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t835), "r"(t815), "r"(t816), "r"(t817), "r"(t818) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t836 = t830 ^ 96u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t837 = t804 + t836;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t837), "r"(t819), "r"(t820), "r"(t821), "r"(t822) : "memory");
                    u32 t838;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t838) : "f"(dp), "f"(dp_2));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t839;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t839) : "f"(dp_3), "f"(dp_4));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t840;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t840) : "f"(dp_5), "f"(dp_6));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t841;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t841) : "f"(dp_7), "f"(dp_8));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t842;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t842) : "f"(dp_9), "f"(dp_10));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t843;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t843) : "f"(dp_11), "f"(dp_12));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t844;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t844) : "f"(dp_13), "f"(dp_14));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t845;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t845) : "f"(dp_15), "f"(dp_16));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t846;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t846) : "f"(dp_17), "f"(dp_18));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t847;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t847) : "f"(dp_19), "f"(dp_20));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t848;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t848) : "f"(dp_21), "f"(dp_22));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t849;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t849) : "f"(dp_23), "f"(dp_24));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t850;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t850) : "f"(dp_25), "f"(dp_26));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t851;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t851) : "f"(dp_27), "f"(dp_28));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t852;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t852) : "f"(dp_29), "f"(dp_30));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t853;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t853) : "f"(dp_31), "f"(dp_32));
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept = t838;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_2 = t839;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_3 = t840;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_4 = t841;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_5 = t842;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_6 = t843;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_7 = t844;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_8 = t845;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_9 = t846;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_10 = t847;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_11 = t848;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_12 = t849;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_13 = t850;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_14 = t851;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_15 = t852;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_16 = t853;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t854 = t246 >> 4u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t855 = t854 + 33554432u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t856 = (u64)t855;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t857 = t856 + 4611686293305294848ull;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t858 = t854 + 33554560u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t859 = (u64)t858;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t860 = t859 + 4611686293305294848ull;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t861 = t854 + 33554688u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t862 = (u64)t861;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t863 = t862 + 4611686293305294848ull;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t864 = t854 + 33554816u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t865 = (u64)t864;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t866 = t865 + 4611686293305294848ull;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t687), "r"(t688), "r"(t689), "r"(t690), "l"(t857), "r"(t691), "r"(t692), "r"(t693), "r"(t694), "l"(t860), "r"(t695), "r"(t696), "r"(t697), "r"(t698), "l"(t863), "r"(t699), "r"(t700), "r"(t701), "r"(t702), "l"(t866) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 138 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t867 = index << 14u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t868 = smem_1 + t867;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t869;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t869) : "r"(t868));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t870 = t804 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t871 = t869 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t872 = t870 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t873 = (u64)t872;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t874 = t873 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t875 = t871 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t876 = (u64)t875;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t877 = t876 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t878 = t870 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t879 = (u64)t878;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t880 = t879 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t881 = t871 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t882 = (u64)t881;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t883 = t882 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t884 = t870 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t885 = (u64)t884;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t886 = t885 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t887 = t871 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t888 = (u64)t887;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t889 = t888 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t890 = t870 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t891 = (u64)t890;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t892 = t891 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t893 = t871 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t894 = (u64)t893;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t895 = t894 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t896 = t870 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t897 = (u64)t896;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t898 = t897 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t899 = t871 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t900 = (u64)t899;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t901 = t900 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t902 = t870 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t903 = (u64)t902;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t904 = t903 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t905 = t871 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t906 = (u64)t905;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t907 = t906 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t908 = t870 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t909 = (u64)t908;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t910 = t909 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t911 = t871 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t912 = (u64)t911;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t913 = t912 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t914 = t870 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t915 = (u64)t914;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t916 = t915 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t917 = t871 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t918 = (u64)t917;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t919 = t918 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t874), "l"(t877), "l"(t880), "l"(t883), "l"(t886), "l"(t889), "l"(t892), "l"(t895), "l"(t898), "l"(t901), "l"(t904), "l"(t907), "l"(t910), "l"(t913), "l"(t916), "l"(t919) : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 144 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t920 = t243 >> 4u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t921 = t920 + 33554432u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t922 = (u64)t921;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t923 = t922 + 4611686293305294848ull;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t924 = t920 + 33554560u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t925 = (u64)t924;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t926 = t925 + 4611686293305294848ull;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t927 = t920 + 33554688u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t928 = (u64)t927;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t929 = t928 + 4611686293305294848ull;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t930 = t920 + 33554816u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t931 = (u64)t930;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t932 = t931 + 4611686293305294848ull;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t923), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t926), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t929), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t932) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 152 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t933 = i_3 + 1u;
#line 152 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 next = t240 ? t933 : i_3;
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t687), "r"(t688), "r"(t689), "r"(t690) : "memory");
#line 157 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t691), "r"(t692), "r"(t693), "r"(t694) : "memory");
#line 157 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t695), "r"(t696), "r"(t697), "r"(t698) : "memory");
#line 157 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t699), "r"(t700), "r"(t701), "r"(t702) : "memory");
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_4 = i_3 & 1u;
                    const u32 t936 = slot_4 + 8u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t937 = t936 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t938 = p + t937;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t939 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t939) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t938) : "memory");
                    }
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t940 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t941 = t940 + head_2;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t942 = t941 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t943 = block_2 << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_66 = t942 + t943;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t945 = t175 << 4u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_67 = row_66 + t945;
                    const u64 t947 = (u64)row_67;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t948 = t947 * sums_stride0;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t949 = t948 * 4ull;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t950 = sums + t949;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t951 = index << 10u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t952 = (u64)t951 * 4u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t953 = t950 + t952;
                    const u32 t954 = index << 2u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t955 = t954 + t175;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t956 = t955 << 12u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place = p + t956;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    const u32 t958 = lane << 2u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t959 = (u64)t958 * 4u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 address = t953 + t959;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t961 = next & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t962 = t961 + 2u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t963 = t962 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t964 = p + t963;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t965 = next >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t966 = t965 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t964), "r"(t966) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t967 = next & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t968 = t967 + 6u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t969 = t968 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t970 = p + t969;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t971 = next >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t972 = t971 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t970), "r"(t972) : "memory");
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t973 = next & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t974 = t973 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t975 = t87 + t974;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t976 = t176 << 7u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t977 = smem_1 + t976;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t978;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t978) : "r"(t977));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t979 = t978 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t980 = t975 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t981 = t979 + 65536u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t982 = (u64)t981;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t983 = t982 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t984 = t980 + 65536u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t985 = (u64)t984;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t986 = t985 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t987 = t979 + 65538u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t988 = (u64)t987;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t989 = t988 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t990 = t980 + 65538u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t991 = (u64)t990;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t992 = t991 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t993 = t979 + 65540u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t994 = (u64)t993;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t995 = t994 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t996 = t980 + 65540u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t997 = (u64)t996;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t998 = t997 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t999 = t979 + 65542u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1000 = (u64)t999;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1001 = t1000 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1002 = t980 + 65542u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1003 = (u64)t1002;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1004 = t1003 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1005 = t979 + 66560u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1006 = (u64)t1005;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1007 = t1006 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1008 = t980 + 66048u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1009 = (u64)t1008;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1010 = t1009 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1011 = t979 + 66562u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1012 = (u64)t1011;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1013 = t1012 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1014 = t980 + 66050u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1015 = (u64)t1014;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1016 = t1015 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1017 = t979 + 66564u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1018 = (u64)t1017;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1019 = t1018 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1020 = t980 + 66052u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1021 = (u64)t1020;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1022 = t1021 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1023 = t979 + 66566u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1024 = (u64)t1023;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1025 = t1024 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1026 = t980 + 66054u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1027 = (u64)t1026;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1028 = t1027 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t983), "l"(t986), "l"(t989), "l"(t992), "l"(t995), "l"(t998), "l"(t1001), "l"(t1004), "l"(t1007), "l"(t1010), "l"(t1013), "l"(t1016), "l"(t1019), "l"(t1022), "l"(t1025), "l"(t1028) : "memory");
#line 164 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address) : "memory");
#line 170 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4) : "memory");
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8) : "memory");
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12) : "memory");
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16) : "memory");
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_5 = i_3 & 1u;
                    const u32 t1030 = slot_5 + 4u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1031 = t1030 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1032 = p + t1031;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1033 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1033) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1032) : "memory");
                    }
#line 112 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1034 = block_2 + 1u;
#line 112 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_2 = t1034 == count;
                    const u32 t1036 = head_2 + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1037 = wraps_2 ? t1036 : head_2;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    head_2 = t1037;
                    const u32 t1038 = block_2 + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1039 = wraps_2 ? first : t1038;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    block_2 = t1039;
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
            const f32 t1040 = dk_2 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_2 = t1040;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1041 = dk_3 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_3 = t1041;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1042 = dk_4 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_4 = t1042;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1043 = dk_5 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_5 = t1043;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1044 = dk_6 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_6 = t1044;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1045 = dk_7 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_7 = t1045;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1046 = dk_8 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_8 = t1046;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1047 = dk_9 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_9 = t1047;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1048 = dk_10 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_10 = t1048;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1049 = dk_11 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_11 = t1049;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1050 = dk_12 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_12 = t1050;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1051 = dk_13 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_13 = t1051;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1052 = dk_14 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_14 = t1052;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1053 = dk_15 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_15 = t1053;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1054 = dk_16 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_16 = t1054;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1055 = dk_17 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_17 = t1055;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1056 = dk_18 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_18 = t1056;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1057 = dk_19 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_19 = t1057;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1058 = dk_20 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_20 = t1058;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1059 = dk_21 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_21 = t1059;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1060 = dk_22 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_22 = t1060;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1061 = dk_23 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_23 = t1061;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1062 = dk_24 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_24 = t1062;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1063 = dk_25 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_25 = t1063;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1064 = dk_26 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_26 = t1064;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1065 = dk_27 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_27 = t1065;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1066 = dk_28 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_28 = t1066;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1067 = dk_29 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_29 = t1067;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1068 = dk_30 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_30 = t1068;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1069 = dk_31 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_31 = t1069;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1070 = dk_32 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_32 = t1070;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1071 = dk_33 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_33 = t1071;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1072 = dk_34 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_34 = t1072;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1073 = dk_35 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_35 = t1073;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1074 = dk_36 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_36 = t1074;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1075 = dk_37 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_37 = t1075;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1076 = dk_38 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_38 = t1076;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1077 = dk_39 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_39 = t1077;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1078 = dk_40 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_40 = t1078;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1079 = dk_41 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_41 = t1079;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1080 = dk_42 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_42 = t1080;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1081 = dk_43 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_43 = t1081;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1082 = dk_44 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_44 = t1082;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1083 = dk_45 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_45 = t1083;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1084 = dk_46 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_46 = t1084;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1085 = dk_47 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_47 = t1085;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1086 = dk_48 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_48 = t1086;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1087 = dk_49 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_49 = t1087;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1088 = dk_50 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_50 = t1088;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1089 = dk_51 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_51 = t1089;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1090 = dk_52 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_52 = t1090;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1091 = dk_53 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_53 = t1091;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1092 = dk_54 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_54 = t1092;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1093 = dk_55 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_55 = t1093;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1094 = dk_56 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_56 = t1094;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1095 = dk_57 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_57 = t1095;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1096 = dk_58 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_58 = t1096;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1097 = dk_59 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_59 = t1097;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1098 = dk_60 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_60 = t1098;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1099 = dk_61 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_61 = t1099;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1100 = dk_62 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_62 = t1100;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1101 = dk_63 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_63 = t1101;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1102 = dk_64 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_64 = t1102;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1103 = dk_65 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_65 = t1103;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1104 = smem_1 + 16384u;
            const u32 t1105 = t175 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1106 = t176 + t1105;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1107;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1107) : "f"(dk_2), "f"(dk_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1108;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1108) : "f"(dk_4), "f"(dk_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1109;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1109) : "f"(dk_6), "f"(dk_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1110;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(dk_8), "f"(dk_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1111;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1111) : "f"(dk_10), "f"(dk_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1112;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1112) : "f"(dk_12), "f"(dk_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1113;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1113) : "f"(dk_14), "f"(dk_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1114;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1114) : "f"(dk_16), "f"(dk_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1115;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1115) : "f"(dk_18), "f"(dk_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1116;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1116) : "f"(dk_20), "f"(dk_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1117;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1117) : "f"(dk_22), "f"(dk_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1118;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1118) : "f"(dk_24), "f"(dk_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1119;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1119) : "f"(dk_26), "f"(dk_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1120;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1120) : "f"(dk_28), "f"(dk_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1121;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1121) : "f"(dk_30), "f"(dk_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1122;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1122) : "f"(dk_32), "f"(dk_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1123;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1123) : "f"(dk_34), "f"(dk_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1124;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1124) : "f"(dk_36), "f"(dk_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1125;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1125) : "f"(dk_38), "f"(dk_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1126;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1126) : "f"(dk_40), "f"(dk_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1127;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1127) : "f"(dk_42), "f"(dk_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1128;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1128) : "f"(dk_44), "f"(dk_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1129;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1129) : "f"(dk_46), "f"(dk_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1130;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1130) : "f"(dk_48), "f"(dk_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1131;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1131) : "f"(dk_50), "f"(dk_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1132;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1132) : "f"(dk_52), "f"(dk_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1133;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1133) : "f"(dk_54), "f"(dk_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1134;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1134) : "f"(dk_56), "f"(dk_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1135;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1135) : "f"(dk_58), "f"(dk_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1136;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1136) : "f"(dk_60), "f"(dk_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1137;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1137) : "f"(dk_62), "f"(dk_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1138;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1138) : "f"(dk_64), "f"(dk_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1139 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1140 = t1106 + t1139;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1141 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1142 = t1140 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1143 = t1141 ^ t1142;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1144 = t1140 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1145 = t1143 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1146 = t1144 + t1145;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1147 = smem_1 + t1146;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1147), "r"(t1107), "r"(t1108), "r"(t1109), "r"(t1110) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1148 = t1146 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1149 = smem_1 + t1148;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1149), "r"(t1111), "r"(t1112), "r"(t1113), "r"(t1114) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1150 = t1146 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1151 = smem_1 + t1150;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1151), "r"(t1115), "r"(t1116), "r"(t1117), "r"(t1118) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1152 = t1146 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1153 = smem_1 + t1152;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1153), "r"(t1119), "r"(t1120), "r"(t1121), "r"(t1122) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1154 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1155 = t1106 + t1154;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1156 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1157 = t1155 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1158 = t1156 ^ t1157;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1159 = t1155 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1160 = t1158 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1161 = t1159 + t1160;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1162 = t1104 + t1161;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1162), "r"(t1123), "r"(t1124), "r"(t1125), "r"(t1126) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1163 = t1161 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1164 = t1104 + t1163;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1164), "r"(t1127), "r"(t1128), "r"(t1129), "r"(t1130) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1165 = t1161 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1166 = t1104 + t1165;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1166), "r"(t1131), "r"(t1132), "r"(t1133), "r"(t1134) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1167 = t1161 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1168 = t1104 + t1167;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1168), "r"(t1135), "r"(t1136), "r"(t1137), "r"(t1138) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1169 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1170 = t1169 * dk_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1171 = t1170 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1172 = dk + t1171;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1173 = (u64)t8;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1174 = t1173 * dk_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1175 = t1174 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1176 = t1172 + t1175;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1177 = (u64)t21;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1178 = t1177 * dk_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1179 = t1178 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1180 = t1176 + t1179;
            const u32 t1181 = t20 - t8;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1182 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1183 = (u32)dk_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1184 = t1183 << 1u;
            const u32 t1185 = t175 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1186 = t176 + t1185;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1187 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1188 = t1186 + t1187;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1189 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1190 = t1188 < t1181;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1191 = t1189 < t1182;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1192 = t1190 & t1191;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1192) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1193 = t1188 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1194 = t1189 ^ t1193;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1195 = t1188 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1196 = t1194 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1197 = t1195 + t1196;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1198 = smem_1 + t1197;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_68;
                u32 row_69;
                u32 row_70;
                u32 row_71;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1198) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1199 = (u64)t1188 * t1184;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1200 = t1180 + t1199;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1201 = (u64)t1189 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1202 = t1200 + t1201;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1202), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1203 = t1188 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1204 = t1203 < t1181;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1205 = t1189 < t1182;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1206 = t1204 & t1205;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1206) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1207 = t1203 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1208 = t1189 ^ t1207;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1209 = t1203 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1210 = t1208 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1211 = t1209 + t1210;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1212 = smem_1 + t1211;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_72;
                u32 row_73;
                u32 row_74;
                u32 row_75;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1212) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1213 = (u64)t1203 * t1184;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1214 = t1180 + t1213;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1215 = (u64)t1189 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1216 = t1214 + t1215;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1216), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1217 = t1188 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1218 = t1217 < t1181;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1219 = t1189 < t1182;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1220 = t1218 & t1219;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1220) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1221 = t1217 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1222 = t1189 ^ t1221;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1223 = t1217 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1224 = t1222 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1225 = t1223 + t1224;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1226 = smem_1 + t1225;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_76;
                u32 row_77;
                u32 row_78;
                u32 row_79;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1226) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1227 = (u64)t1217 * t1184;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1228 = t1180 + t1227;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1229 = (u64)t1189 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1230 = t1228 + t1229;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1230), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1231 = t1188 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1232 = t1231 < t1181;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1233 = t1189 < t1182;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1234 = t1232 & t1233;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1234) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1235 = t1231 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1236 = t1189 ^ t1235;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1237 = t1231 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1238 = t1236 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1239 = t1237 + t1238;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1240 = smem_1 + t1239;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_80;
                u32 row_81;
                u32 row_82;
                u32 row_83;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1240) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1241 = (u64)t1231 * t1184;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1242 = t1180 + t1241;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1243 = (u64)t1189 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1244 = t1242 + t1243;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1244), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1245 = smem_1 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1246 = t1188 < t1181;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1247 = t1189 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1248 = t1247 < t1182;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1249 = t1246 & t1248;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1249) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1250 = t1188 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1251 = t1189 ^ t1250;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1252 = t1188 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1253 = t1251 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1254 = t1252 + t1253;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1255 = t1245 + t1254;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_84;
                u32 row_85;
                u32 row_86;
                u32 row_87;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t1255) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1256 = (u64)t1188 * t1184;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1257 = t1180 + t1256;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1258 = (u64)t1189 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1259 = t1257 + t1258;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1259), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1260 = t1188 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1261 = t1260 < t1181;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1262 = t1189 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1263 = t1262 < t1182;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1264 = t1261 & t1263;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1264) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1265 = t1260 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1266 = t1189 ^ t1265;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1267 = t1260 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1268 = t1266 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1269 = t1267 + t1268;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1270 = t1245 + t1269;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_88;
                u32 row_89;
                u32 row_90;
                u32 row_91;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t1270) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1271 = (u64)t1260 * t1184;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1272 = t1180 + t1271;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1273 = (u64)t1189 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1274 = t1272 + t1273;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1274), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1275 = t1188 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1276 = t1275 < t1181;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1277 = t1189 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1278 = t1277 < t1182;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1279 = t1276 & t1278;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1279) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1280 = t1275 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1281 = t1189 ^ t1280;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1282 = t1275 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1283 = t1281 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1284 = t1282 + t1283;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1285 = t1245 + t1284;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_92;
                u32 row_93;
                u32 row_94;
                u32 row_95;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t1285) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1286 = (u64)t1275 * t1184;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1287 = t1180 + t1286;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1288 = (u64)t1189 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1289 = t1287 + t1288;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1289), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1290 = t1188 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1291 = t1290 < t1181;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1292 = t1189 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1293 = t1292 < t1182;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1294 = t1291 & t1293;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1294) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1295 = t1290 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1296 = t1189 ^ t1295;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1297 = t1290 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1298 = t1296 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1299 = t1297 + t1298;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1300 = t1245 + t1299;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_96;
                u32 row_97;
                u32 row_98;
                u32 row_99;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t1300) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1301 = (u64)t1290 * t1184;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1302 = t1180 + t1301;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1303 = (u64)t1189 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1304 = t1302 + t1303;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1304), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
            }
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1305 = t86 + 16384u;
            const u32 t1306 = t175 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1307 = t176 + t1306;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1308;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1308) : "f"(dv_2), "f"(dv_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1309;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1309) : "f"(dv_4), "f"(dv_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1310;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1310) : "f"(dv_6), "f"(dv_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1311;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1311) : "f"(dv_8), "f"(dv_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1312;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1312) : "f"(dv_10), "f"(dv_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1313;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1313) : "f"(dv_12), "f"(dv_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1314;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1314) : "f"(dv_14), "f"(dv_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1315;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1315) : "f"(dv_16), "f"(dv_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1316;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1316) : "f"(dv_18), "f"(dv_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1317;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1317) : "f"(dv_20), "f"(dv_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1318;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1318) : "f"(dv_22), "f"(dv_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1319;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1319) : "f"(dv_24), "f"(dv_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1320;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1320) : "f"(dv_26), "f"(dv_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1321;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1321) : "f"(dv_28), "f"(dv_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1322;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1322) : "f"(dv_30), "f"(dv_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1323;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1323) : "f"(dv_32), "f"(dv_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1324;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1324) : "f"(dv_34), "f"(dv_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1325;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(dv_36), "f"(dv_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1326;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(dv_38), "f"(dv_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1327;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1327) : "f"(dv_40), "f"(dv_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1328;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(dv_42), "f"(dv_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1329;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(dv_44), "f"(dv_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1330;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1330) : "f"(dv_46), "f"(dv_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1331;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1331) : "f"(dv_48), "f"(dv_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1332;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1332) : "f"(dv_50), "f"(dv_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1333;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1333) : "f"(dv_52), "f"(dv_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1334;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1334) : "f"(dv_54), "f"(dv_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1335;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1335) : "f"(dv_56), "f"(dv_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1336;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1336) : "f"(dv_58), "f"(dv_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1337;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1337) : "f"(dv_60), "f"(dv_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1338;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1338) : "f"(dv_62), "f"(dv_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1339;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1339) : "f"(dv_64), "f"(dv_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1340 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1341 = t1307 + t1340;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1342 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1343 = t1341 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1344 = t1342 ^ t1343;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1345 = t1341 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1346 = t1344 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1347 = t1345 + t1346;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1348 = t86 + t1347;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1348), "r"(t1308), "r"(t1309), "r"(t1310), "r"(t1311) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1349 = t1347 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1350 = t86 + t1349;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1350), "r"(t1312), "r"(t1313), "r"(t1314), "r"(t1315) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1351 = t1347 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1352 = t86 + t1351;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1352), "r"(t1316), "r"(t1317), "r"(t1318), "r"(t1319) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1353 = t1347 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1354 = t86 + t1353;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1354), "r"(t1320), "r"(t1321), "r"(t1322), "r"(t1323) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1355 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1356 = t1307 + t1355;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1357 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1358 = t1356 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1359 = t1357 ^ t1358;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1360 = t1356 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1361 = t1359 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1362 = t1360 + t1361;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1363 = t1305 + t1362;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1363), "r"(t1324), "r"(t1325), "r"(t1326), "r"(t1327) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1364 = t1362 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1365 = t1305 + t1364;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1365), "r"(t1328), "r"(t1329), "r"(t1330), "r"(t1331) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1366 = t1362 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1367 = t1305 + t1366;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1367), "r"(t1332), "r"(t1333), "r"(t1334), "r"(t1335) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1368 = t1362 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1369 = t1305 + t1368;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1369), "r"(t1336), "r"(t1337), "r"(t1338), "r"(t1339) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1370 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1371 = t1370 * dv_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1372 = t1371 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1373 = dv + t1372;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1374 = (u64)t8;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1375 = t1374 * dv_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1376 = t1375 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1377 = t1373 + t1376;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1378 = (u64)t21;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1379 = t1378 * dv_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1380 = t1379 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1381 = t1377 + t1380;
            const u32 t1382 = t20 - t8;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1383 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1384 = (u32)dv_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1385 = t1384 << 1u;
            const u32 t1386 = t175 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1387 = t176 + t1386;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1388 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1389 = t1387 + t1388;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1390 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1391 = t1389 < t1382;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1392 = t1390 < t1383;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1393 = t1391 & t1392;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1393) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1394 = t1389 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1395 = t1390 ^ t1394;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1396 = t1389 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1397 = t1395 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1398 = t1396 + t1397;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1399 = t86 + t1398;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_100;
                u32 row_101;
                u32 row_102;
                u32 row_103;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t1399) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1400 = (u64)t1389 * t1385;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1401 = t1381 + t1400;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1402 = (u64)t1390 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1403 = t1401 + t1402;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1403), "r"(row_100), "r"(row_101), "r"(row_102), "r"(row_103) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1404 = t1389 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1405 = t1404 < t1382;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1406 = t1390 < t1383;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1407 = t1405 & t1406;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1407) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1408 = t1404 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1409 = t1390 ^ t1408;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1410 = t1404 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1411 = t1409 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1412 = t1410 + t1411;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1413 = t86 + t1412;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_104;
                u32 row_105;
                u32 row_106;
                u32 row_107;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t1413) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1414 = (u64)t1404 * t1385;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1415 = t1381 + t1414;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1416 = (u64)t1390 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1417 = t1415 + t1416;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1417), "r"(row_104), "r"(row_105), "r"(row_106), "r"(row_107) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1418 = t1389 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1419 = t1418 < t1382;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1420 = t1390 < t1383;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1421 = t1419 & t1420;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1421) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1422 = t1418 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1423 = t1390 ^ t1422;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1424 = t1418 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1425 = t1423 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1426 = t1424 + t1425;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1427 = t86 + t1426;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_108;
                u32 row_109;
                u32 row_110;
                u32 row_111;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t1427) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1428 = (u64)t1418 * t1385;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1429 = t1381 + t1428;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1430 = (u64)t1390 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1431 = t1429 + t1430;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1431), "r"(row_108), "r"(row_109), "r"(row_110), "r"(row_111) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1432 = t1389 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1433 = t1432 < t1382;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1434 = t1390 < t1383;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1435 = t1433 & t1434;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1435) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1436 = t1432 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1437 = t1390 ^ t1436;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1438 = t1432 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1439 = t1437 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1440 = t1438 + t1439;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1441 = t86 + t1440;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_112;
                u32 row_113;
                u32 row_114;
                u32 row_115;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t1441) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1442 = (u64)t1432 * t1385;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1443 = t1381 + t1442;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1444 = (u64)t1390 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1445 = t1443 + t1444;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1445), "r"(row_112), "r"(row_113), "r"(row_114), "r"(row_115) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1446 = t86 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1447 = t1389 < t1382;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1448 = t1390 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1449 = t1448 < t1383;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1450 = t1447 & t1449;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1450) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1451 = t1389 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1452 = t1390 ^ t1451;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1453 = t1389 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1454 = t1452 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1455 = t1453 + t1454;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1456 = t1446 + t1455;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_116;
                u32 row_117;
                u32 row_118;
                u32 row_119;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t1456) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1457 = (u64)t1389 * t1385;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1458 = t1381 + t1457;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1459 = (u64)t1390 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1460 = t1458 + t1459;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1460), "r"(row_116), "r"(row_117), "r"(row_118), "r"(row_119) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1461 = t1389 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1462 = t1461 < t1382;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1463 = t1390 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1464 = t1463 < t1383;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1465 = t1462 & t1464;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1465) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1466 = t1461 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1467 = t1390 ^ t1466;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1468 = t1461 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1469 = t1467 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1470 = t1468 + t1469;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1471 = t1446 + t1470;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_120;
                u32 row_121;
                u32 row_122;
                u32 row_123;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t1471) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1472 = (u64)t1461 * t1385;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1473 = t1381 + t1472;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1474 = (u64)t1390 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1475 = t1473 + t1474;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1475), "r"(row_120), "r"(row_121), "r"(row_122), "r"(row_123) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1476 = t1389 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1477 = t1476 < t1382;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1478 = t1390 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1479 = t1478 < t1383;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1480 = t1477 & t1479;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1480) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1481 = t1476 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1482 = t1390 ^ t1481;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1483 = t1476 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1484 = t1482 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1485 = t1483 + t1484;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1486 = t1446 + t1485;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_124;
                u32 row_125;
                u32 row_126;
                u32 row_127;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t1486) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1487 = (u64)t1476 * t1385;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1488 = t1381 + t1487;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1489 = (u64)t1390 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1490 = t1488 + t1489;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1490), "r"(row_124), "r"(row_125), "r"(row_126), "r"(row_127) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1491 = t1389 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1492 = t1491 < t1382;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1493 = t1390 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1494 = t1493 < t1383;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1495 = t1492 & t1494;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1495) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1496 = t1491 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1497 = t1390 ^ t1496;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1498 = t1491 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1499 = t1497 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1500 = t1498 + t1499;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1501 = t1446 + t1500;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_128;
                u32 row_129;
                u32 row_130;
                u32 row_131;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t1501) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1502 = (u64)t1491 * t1385;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1503 = t1381 + t1502;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1504 = (u64)t1390 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1505 = t1503 + t1504;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1505), "r"(row_128), "r"(row_129), "r"(row_130), "r"(row_131) : "memory");
            }
        }
    }
}
