typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(384, 1)
backward_warp_specialized_f16(
    const __grid_constant__ tensor_map q_map /* f16 */,
    const __grid_constant__ tensor_map k_map /* f16 */,
    const __grid_constant__ tensor_map v_map /* f16 */,
    const __grid_constant__ tensor_map d_o_map /* f16 */,
    const __grid_constant__ tensor_map statistics_map /* f32 */,
    const u64 sums /* f32, written in part */,
    const u64 sums_stride0,
    const u64 sums_stride1,
    const u64 sums_stride2,
    const u64 sums_stride3,
    const u64 dk /* f16, written */,
    const u64 dk_stride0,
    const u64 dk_stride1,
    const u64 dk_stride2,
    const u64 dk_stride3,
    const u64 dv /* f16, written */,
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
    const u64 cu_seqlens_q /* u32 */,
    const u64 cu_seqlens_q_stride0,
    const u64 cu_seqlens_q_stride1,
    const u64 cu_seqlens_q_stride2,
    const u64 cu_seqlens_q_stride3,
    const u64 cu_seqlens_k /* u32 */,
    const u64 cu_seqlens_k_stride0,
    const u64 cu_seqlens_k_stride1,
    const u64 cu_seqlens_k_stride2,
    const u64 cu_seqlens_k_stride3,
    const u32 least_queries,
    const u32 most_queries,
    const u32 head_dim,
    const f32 scale,
    const u32 padded)
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
#line 140 "fa-kernels/src/attention/options/packed.rs"
    const u32 next = batch_2 + 1u;
    const u64 t11 = (u64)batch_2;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t12 = t11 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t13 = t12 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t14 = cu_seqlens_q + t13;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    u32 first_query;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t14) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t16 = (u64)next;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t17 = t16 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t18 = t17 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t19 = cu_seqlens_q + t18;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    u32 t20;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t20) : "l"(t19) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u32 queries = t20 - first_query;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t22 = least_queries <= queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t23 = queries <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t24 = t22 & t23;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u32 seq_q_2 = t24 ? queries : 0u;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t26 = (u64)batch_2;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t27 = t26 * cu_seqlens_k_stride0;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t28 = t27 * 4ull;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t29 = cu_seqlens_k + t28;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    u32 first;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first) : "l"(t29) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t31 = (u64)next;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t32 = t31 * cu_seqlens_k_stride0;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t33 = t32 * 4ull;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t34 = cu_seqlens_k + t33;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    u32 t35;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t35) : "l"(t34) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u32 seq_k_2 = t35 - first;
#line 54 "fa-kernels/src/attention/backward/work.rs"
    const u32 t37 = t6 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t38 = seq_q_2 + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t38 >> 6u;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low = 0u;
    u32 high = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t40 = low < high;
        if (!t40) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t41 = low + high;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle = t41 >> 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t43 = middle << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t44 = t43 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t45 = seq_q_2 - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t46 = t44 < t45 ? t44 : t45;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t47 = t46 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t47 + 1u;
        const u32 t49 = end > seq_q_2 ? end : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t50 = t49 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_2 = t50 < seq_k_2 ? t50 : seq_k_2;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t8 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t53 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t54 = found ? low : t53;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t54;
        const u32 t55 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t55;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first_2 = low;
#line 147 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t57 = t8 < seq_k_2;
#line 147 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t57) {
#line 158 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t60 = thread >> 5u;
#line 160 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t60));
#line 161 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 warpgroup = warp >> 2u;
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t64 = smem_1 + 32768u;
        const u32 t65 = t64 + 32768u;
        const u32 t66 = t65 + 32768u;
        const u32 after = t66 + 32768u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 statistics_2 = after + 32768u;
        const u32 p = statistics_2 + 1024u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t70 = p + 32768u;
#line 164 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t71 = thread == 0u;
#line 164 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t71) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t70) : "memory");
            const u32 t72 = t70 + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t72) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t73 = t70 + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t73) : "memory");
            const u32 t74 = t70 + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t74) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t75 = t70 + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t75) : "memory");
            const u32 t76 = t70 + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t76) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t77 = t70 + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t77) : "memory");
            const u32 t78 = t70 + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t78) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t79 = t70 + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t79) : "memory");
            const u32 t80 = t70 + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t80) : "memory");
#line 103 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
        }
#line 168 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const bool t81 = warpgroup == 0u;
#line 169 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t81) {
            asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
            const bool t82 = warp == 0u;
#line 171 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            if (t82) {
#line 93 "fa-kernels/src/attention/backward/work.rs"
                const u32 t83 = count - first_2;
#line 93 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_2 = t83 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
                const u32 t85 = t37 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
                u32 head = t85;
                u32 block = first_2;
                #pragma unroll 1
                for (u32 i = 0u; i < count_2; i += 1u) {
#line 111 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t86 = i + 1u;
#line 111 "fa-kernels/src/attention/backward/work.rs"
                    const bool t87 = t86 < count_2;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t88 = i == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t88) {
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        u32 t89;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t89) : );
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const bool t90 = t89 == 1u;
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        if (t90) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t70) : "memory");
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t91 = 1073741824u - seq_k_2;
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t92 = t91 + t8;
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t93 = first + seq_k_2;
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(smem_1), "l"(k), "r"(t70), "r"(0u), "r"(t37), "r"(t92), "r"(t93), "r"(1073741824u) : "memory");
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t94 = smem_1 + 16384u;
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t94), "l"(k), "r"(t70), "r"(64u), "r"(t37), "r"(t92), "r"(t93), "r"(1073741824u) : "memory");
                        }
                    }
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 slot = i & 1u;
                    const u32 t96 = slot + 4u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t97 = t96 << 3u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t98 = t70 + t97;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t99 = i >> 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t100 = t99 & 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t101 = t100 ^ 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t98), "r"(t101) : "memory");
                    const u32 t102 = slot + 2u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t103 = t102 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t104 = t70 + t103;
                    const u32 t105 = slot << 14u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t106 = t65 + t105;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t107 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t108 = t107 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t109 = t108 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t110 = block << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row = t109 + t110;
#line 106 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t112 = row >> 4u;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 query = block << 6u;
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t114;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t114) : );
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t115 = t114 == 1u;
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t115) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t104) : "memory");
                        const u32 t116 = 1073741824u - seq_q_2;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t117 = t116 + query;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t118 = first_query + seq_q_2;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t106), "l"(q), "r"(t104), "r"(0u), "r"(head), "r"(t117), "r"(t118), "r"(1073741824u) : "memory");
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t119 = t106 + 8192u;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t119), "l"(q), "r"(t104), "r"(64u), "r"(head), "r"(t117), "r"(t118), "r"(1073741824u) : "memory");
                        const u32 t120 = slot << 9u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t121 = statistics_2 + t120;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t121), "l"(statistics), "r"(t104), "r"(0u), "r"(0u), "r"(t112), "r"(0u) : "memory");
                    }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t122 = i == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t122) {
#line 60 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t123 = t70 + 8u;
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        u32 t124;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t124) : );
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const bool t125 = t124 == 1u;
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        if (t125) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t123) : "memory");
                            const u32 t126 = 1073741824u - seq_k_2;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t127 = t126 + t8;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t128 = first + seq_k_2;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t64), "l"(v), "r"(t123), "r"(0u), "r"(t37), "r"(t127), "r"(t128), "r"(1073741824u) : "memory");
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t129 = t64 + 16384u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t129), "l"(v), "r"(t123), "r"(64u), "r"(t37), "r"(t127), "r"(t128), "r"(1073741824u) : "memory");
                        }
                    }
#line 120 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 slot_2 = i & 1u;
                    const u32 t131 = slot_2 + 8u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t132 = t131 << 3u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t133 = t70 + t132;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t134 = i >> 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t135 = t134 & 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t136 = t135 ^ 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t133), "r"(t136) : "memory");
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t137 = slot_2 + 6u;
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t138 = t137 << 3u;
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t139 = t70 + t138;
                    const u32 t140 = slot_2 << 14u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t141 = t66 + t140;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 query_2 = block << 6u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t143;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t143) : );
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t144 = t143 == 1u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t144) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t139) : "memory");
                        const u32 t145 = 1073741824u - seq_q_2;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t146 = t145 + query_2;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t147 = first_query + seq_q_2;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t141), "l"(d_o), "r"(t139), "r"(0u), "r"(head), "r"(t146), "r"(t147), "r"(1073741824u) : "memory");
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t148 = t141 + 8192u;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t148), "l"(d_o), "r"(t139), "r"(64u), "r"(head), "r"(t146), "r"(t147), "r"(1073741824u) : "memory");
                    }
#line 112 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t149 = block + 1u;
#line 112 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps = t149 == count;
                    const u32 t151 = head + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t152 = wraps ? t151 : head;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    head = t152;
                    const u32 t153 = block + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t154 = wraps ? first_2 : t153;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    block = t154;
                }
            }
        } else {
#line 180 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
            const u32 index = warpgroup - 1u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 t156 = warp & 3u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 t157 = index << 6u;
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
            const u32 t158 = count - first_2;
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 t159 = t158 * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
            const bool t160 = t159 != 0u;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            if (t160) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t70), "r"(0u) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t161 = t70 + 16u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t161), "r"(0u) : "memory");
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t162 = t157 << 7u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t163 = smem_1 + t162;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t164;
                asm volatile("mov.b32 %0, %1;" : "=r"(t164) : "r"(t163));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t165 = t164 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t166 = t65 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t167 = t165 + 65536u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t168 = (u64)t167;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t169 = t168 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t170 = t166 + 65536u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t171 = (u64)t170;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t172 = t171 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t173 = t165 + 65538u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t174 = (u64)t173;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t175 = t174 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t176 = t166 + 65538u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t177 = (u64)t176;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t178 = t177 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t179 = t165 + 65540u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t180 = (u64)t179;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t181 = t180 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t182 = t166 + 65540u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t183 = (u64)t182;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t184 = t183 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t185 = t165 + 65542u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t186 = (u64)t185;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t187 = t186 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t188 = t166 + 65542u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t189 = (u64)t188;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t190 = t189 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t191 = t165 + 66560u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t192 = (u64)t191;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t193 = t192 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t194 = t166 + 66048u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t195 = (u64)t194;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t196 = t195 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t197 = t165 + 66562u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t198 = (u64)t197;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t199 = t198 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t200 = t166 + 66050u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t201 = (u64)t200;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t202 = t201 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t203 = t165 + 66564u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t204 = (u64)t203;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t205 = t204 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t206 = t166 + 66052u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t207 = (u64)t206;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t208 = t207 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t209 = t165 + 66566u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t210 = (u64)t209;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t211 = t210 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t212 = t166 + 66054u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t213 = (u64)t212;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t214 = t213 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t169), "l"(t172), "l"(t175), "l"(t178), "l"(t181), "l"(t184), "l"(t187), "l"(t190), "l"(t193), "l"(t196), "l"(t199), "l"(t202), "l"(t205), "l"(t208), "l"(t211), "l"(t214) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
                const u32 t215 = t70 + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t215), "r"(0u) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t216 = t70 + 48u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t216), "r"(0u) : "memory");
#line 93 "fa-kernels/src/attention/backward/work.rs"
                const u32 t217 = count - first_2;
#line 93 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_3 = t217 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
                const u32 t219 = t37 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
                u32 head_2 = t219;
                u32 block_2 = first_2;
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
#line 111 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t220 = i_2 + 1u;
#line 111 "fa-kernels/src/attention/backward/work.rs"
                    const bool t221 = t220 < count_3;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t222 = i_2 & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t223 = t222 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t224 = t65 + t223;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t225 = i_2 & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t226 = t225 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t227 = t66 + t226;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_3 = i_2 & 1u;
                    const u32 t229 = slot_3 << 9u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 statistics_3 = statistics_2 + t229;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t231 = t157 << 7u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t232 = t64 + t231;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t233;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t233) : "r"(t232));
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t234 = t233 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t235 = t227 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t236 = t234 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t237 = (u64)t236;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t238 = t237 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t239 = t235 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t240 = (u64)t239;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t241 = t240 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t242 = t234 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t243 = (u64)t242;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t244 = t243 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t245 = t235 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t246 = (u64)t245;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t247 = t246 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t248 = t234 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t249 = (u64)t248;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t250 = t249 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t251 = t235 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t252 = (u64)t251;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t253 = t252 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t254 = t234 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t255 = (u64)t254;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t256 = t255 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t257 = t235 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t258 = (u64)t257;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t259 = t258 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t260 = t234 + 66560u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t261 = (u64)t260;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t262 = t261 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t263 = t235 + 66048u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t264 = (u64)t263;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t265 = t264 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t266 = t234 + 66562u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t267 = (u64)t266;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t268 = t267 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t269 = t235 + 66050u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t270 = (u64)t269;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t271 = t270 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t272 = t234 + 66564u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t273 = (u64)t272;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t274 = t273 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t275 = t235 + 66052u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t276 = (u64)t275;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t277 = t276 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t278 = t234 + 66566u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t279 = (u64)t278;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t280 = t279 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t281 = t235 + 66054u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t282 = (u64)t281;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t283 = t282 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t238), "l"(t241), "l"(t244), "l"(t247), "l"(t250), "l"(t253), "l"(t256), "l"(t259), "l"(t262), "l"(t265), "l"(t268), "l"(t271), "l"(t274), "l"(t277), "l"(t280), "l"(t283) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 113 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t284 = block_2 << 6u;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t285 = block_2 << 6u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t286 = t285 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_3 = t286 + 1u;
                    const u32 t288 = end_3 > seq_q_2 ? end_3 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t289 = t288 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_4 = t289 < seq_k_2 ? t289 : seq_k_2;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t291 = t8 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                    const bool right = end_4 < t291;
#line 495 "fa-kernels/src/attention/kernel_problem.rs"
                    if (right) {
                        const u32 t293 = t156 << 4u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t294 = t157 + t293;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t295 = t8 + t294;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t296 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 column = t295 + t296;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t298 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t299 = t298 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t300 = t284 + t299;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t301 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t302 = t301 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t303 = t284 + t302;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t304 = t303 + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t305 = t300 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_5 = t305 + 1u;
                        const u32 t307 = end_5 > seq_q_2 ? end_5 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t308 = t307 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_6 = t308 < seq_k_2 ? t308 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t310 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_7 = t310 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t313 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s = t313;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_2 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t315 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_3 = t315;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t316 = t304 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_8 = t316 + 1u;
                        const u32 t318 = end_8 > seq_q_2 ? end_8 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t319 = t318 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_9 = t319 < seq_k_2 ? t319 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t321 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_10 = t321 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_3 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t324 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_2 = t324;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_4 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t326 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_4 = t326;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t327 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t328 = t327 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t329 = t284 + t328;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t330 = t329 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t331 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t332 = t331 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t333 = t284 + t332;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t334 = t333 + 9u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t335 = t330 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_11 = t335 + 1u;
                        const u32 t337 = end_11 > seq_q_2 ? end_11 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t338 = t337 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_12 = t338 < seq_k_2 ? t338 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t340 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_13 = t340 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_5 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t343 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_5 = t343;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_6 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t345 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_7 = t345;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t346 = t334 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_14 = t346 + 1u;
                        const u32 t348 = end_14 > seq_q_2 ? end_14 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t349 = t348 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_15 = t349 < seq_k_2 ? t349 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t351 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_16 = t351 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_7 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t354 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_6 = t354;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_8 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t356 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_8 = t356;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t357 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t358 = t357 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t359 = t284 + t358;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t360 = t359 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t361 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t362 = t361 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t363 = t284 + t362;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t364 = t363 + 17u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t365 = t360 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_17 = t365 + 1u;
                        const u32 t367 = end_17 > seq_q_2 ? end_17 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t368 = t367 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_18 = t368 < seq_k_2 ? t368 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t370 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_19 = t370 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_9 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t373 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_9 = t373;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_10 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t375 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_11 = t375;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t376 = t364 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_20 = t376 + 1u;
                        const u32 t378 = end_20 > seq_q_2 ? end_20 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t379 = t378 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_21 = t379 < seq_k_2 ? t379 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t381 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_22 = t381 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_11 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t384 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_10 = t384;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_12 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t386 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_12 = t386;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t387 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t388 = t387 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t389 = t284 + t388;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t390 = t389 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t391 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t392 = t391 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t393 = t284 + t392;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t394 = t393 + 25u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t395 = t390 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_23 = t395 + 1u;
                        const u32 t397 = end_23 > seq_q_2 ? end_23 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t398 = t397 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_24 = t398 < seq_k_2 ? t398 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t400 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_25 = t400 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_13 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t403 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_13 = t403;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_14 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t405 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_15 = t405;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t406 = t394 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_26 = t406 + 1u;
                        const u32 t408 = end_26 > seq_q_2 ? end_26 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t409 = t408 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_27 = t409 < seq_k_2 ? t409 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t411 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_28 = t411 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_15 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t414 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_14 = t414;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_16 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t416 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_16 = t416;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t417 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t418 = t417 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t419 = t284 + t418;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t420 = t419 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t421 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t422 = t421 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t423 = t284 + t422;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t424 = t423 + 33u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t425 = t420 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_29 = t425 + 1u;
                        const u32 t427 = end_29 > seq_q_2 ? end_29 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t428 = t427 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_30 = t428 < seq_k_2 ? t428 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t430 = end_30 > column ? end_30 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_31 = t430 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_17 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t433 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_17 = t433;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_18 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t435 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_19 = t435;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t436 = t424 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_32 = t436 + 1u;
                        const u32 t438 = end_32 > seq_q_2 ? end_32 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t439 = t438 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_33 = t439 < seq_k_2 ? t439 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t441 = end_33 > column ? end_33 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_34 = t441 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_19 = 0u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t444 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_18 = t444;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_20 = 8u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t446 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_20 = t446;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t447 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t448 = t447 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t449 = t284 + t448;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t450 = t449 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t451 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t452 = t451 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t453 = t284 + t452;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t454 = t453 + 41u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t455 = t450 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_35 = t455 + 1u;
                        const u32 t457 = end_35 > seq_q_2 ? end_35 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t458 = t457 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_36 = t458 < seq_k_2 ? t458 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t460 = end_36 > column ? end_36 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_37 = t460 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_21 = 0u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t463 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_21 = t463;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_22 = 8u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t465 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_23 = t465;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t466 = t454 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_38 = t466 + 1u;
                        const u32 t468 = end_38 > seq_q_2 ? end_38 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t469 = t468 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_39 = t469 < seq_k_2 ? t469 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t471 = end_39 > column ? end_39 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_40 = t471 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_23 = 0u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t474 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_22 = t474;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_24 = 8u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t476 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_24 = t476;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t477 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t478 = t477 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t479 = t284 + t478;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t480 = t479 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t481 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t482 = t481 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t483 = t284 + t482;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t484 = t483 + 49u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t485 = t480 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_41 = t485 + 1u;
                        const u32 t487 = end_41 > seq_q_2 ? end_41 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t488 = t487 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_42 = t488 < seq_k_2 ? t488 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t490 = end_42 > column ? end_42 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_43 = t490 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_25 = 0u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t493 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_25 = t493;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_26 = 8u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t495 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_27 = t495;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t496 = t484 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_44 = t496 + 1u;
                        const u32 t498 = end_44 > seq_q_2 ? end_44 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t499 = t498 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_45 = t499 < seq_k_2 ? t499 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t501 = end_45 > column ? end_45 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_46 = t501 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_27 = 0u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t504 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_26 = t504;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_28 = 8u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t506 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_28 = t506;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t507 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t508 = t507 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t509 = t284 + t508;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t510 = t509 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t511 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t512 = t511 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t513 = t284 + t512;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t514 = t513 + 57u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t515 = t510 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_47 = t515 + 1u;
                        const u32 t517 = end_47 > seq_q_2 ? end_47 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t518 = t517 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_48 = t518 < seq_k_2 ? t518 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t520 = end_48 > column ? end_48 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_49 = t520 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_29 = 0u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t523 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_29 = t523;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_30 = 8u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t525 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_31 = t525;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t526 = t514 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_50 = t526 + 1u;
                        const u32 t528 = end_50 > seq_q_2 ? end_50 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t529 = t528 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_51 = t529 < seq_k_2 ? t529 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t531 = end_51 > column ? end_51 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_52 = t531 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_31 = 0u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t534 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_30 = t534;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_32 = 8u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t536 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_32 = t536;
                    }
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t537 = lane & 3u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t538 = t537 << 4u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t539 = statistics_3 + t538;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    u32 row_5;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t539) : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse;
                    asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t541;
                    asm("mov.b32 %0, %1;" : "=f"(t541) : "r"(row_3));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_2;
                    asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t543;
                    asm("mov.b32 %0, %1;" : "=f"(t543) : "r"(row_5));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t544 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t545;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t545) : "f"(s), "f"(scale_log2), "f"(t544));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t546;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t546) : "f"(t545));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s = t546;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t547 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t548;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t548) : "f"(s_2), "f"(scale_log2), "f"(t547));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t549;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t549) : "f"(t548));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_2 = t549;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t550 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t551;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t551) : "f"(s_3), "f"(scale_log2), "f"(t550));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t552;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t552) : "f"(t551));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_3 = t552;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t553 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t554;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t554) : "f"(s_4), "f"(scale_log2), "f"(t553));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t555;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t555) : "f"(t554));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_4 = t555;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    u32 row_9;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t539) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_3;
                    asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t557;
                    asm("mov.b32 %0, %1;" : "=f"(t557) : "r"(row_7));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_4;
                    asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t559;
                    asm("mov.b32 %0, %1;" : "=f"(t559) : "r"(row_9));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t560 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t561;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t561) : "f"(s_5), "f"(scale_log2), "f"(t560));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t562;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t562) : "f"(t561));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_5 = t562;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t563 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t564;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t564) : "f"(s_6), "f"(scale_log2), "f"(t563));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t565;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t565) : "f"(t564));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_6 = t565;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t566 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t567;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(s_7), "f"(scale_log2), "f"(t566));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t568;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t568) : "f"(t567));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_7 = t568;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t569 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t570;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(s_8), "f"(scale_log2), "f"(t569));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t571;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t571) : "f"(t570));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_8 = t571;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    u32 row_13;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t539) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_5;
                    asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t573;
                    asm("mov.b32 %0, %1;" : "=f"(t573) : "r"(row_11));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_6;
                    asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t575;
                    asm("mov.b32 %0, %1;" : "=f"(t575) : "r"(row_13));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t576 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t577;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t577) : "f"(s_9), "f"(scale_log2), "f"(t576));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t578;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t578) : "f"(t577));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_9 = t578;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t579 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t580;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t580) : "f"(s_10), "f"(scale_log2), "f"(t579));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t581;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t581) : "f"(t580));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_10 = t581;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t582 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t583;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t583) : "f"(s_11), "f"(scale_log2), "f"(t582));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t584;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t584) : "f"(t583));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_11 = t584;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t585 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t586;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(s_12), "f"(scale_log2), "f"(t585));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t587;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(t586));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_12 = t587;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    u32 row_17;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t539) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_7;
                    asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t589;
                    asm("mov.b32 %0, %1;" : "=f"(t589) : "r"(row_15));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_8;
                    asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t591;
                    asm("mov.b32 %0, %1;" : "=f"(t591) : "r"(row_17));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t592 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t593;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t593) : "f"(s_13), "f"(scale_log2), "f"(t592));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t594;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t594) : "f"(t593));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_13 = t594;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t595 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t596;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t596) : "f"(s_14), "f"(scale_log2), "f"(t595));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t597;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t597) : "f"(t596));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_14 = t597;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t598 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t599;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t599) : "f"(s_15), "f"(scale_log2), "f"(t598));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t600;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t600) : "f"(t599));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_15 = t600;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t601 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t602;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t602) : "f"(s_16), "f"(scale_log2), "f"(t601));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t603;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(t602));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_16 = t603;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    u32 row_21;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t539) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_9;
                    asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t605;
                    asm("mov.b32 %0, %1;" : "=f"(t605) : "r"(row_19));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_10;
                    asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t607;
                    asm("mov.b32 %0, %1;" : "=f"(t607) : "r"(row_21));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t608 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t609;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t609) : "f"(s_17), "f"(scale_log2), "f"(t608));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t610;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t610) : "f"(t609));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_17 = t610;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t611 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t612;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t612) : "f"(s_18), "f"(scale_log2), "f"(t611));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t613;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t613) : "f"(t612));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_18 = t613;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t614 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t615;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t615) : "f"(s_19), "f"(scale_log2), "f"(t614));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t616;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t616) : "f"(t615));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_19 = t616;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t617 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t618;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t618) : "f"(s_20), "f"(scale_log2), "f"(t617));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t619;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(t618));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_20 = t619;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    u32 row_25;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t539) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_11;
                    asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t621;
                    asm("mov.b32 %0, %1;" : "=f"(t621) : "r"(row_23));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_12;
                    asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t623;
                    asm("mov.b32 %0, %1;" : "=f"(t623) : "r"(row_25));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t624 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t625;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t625) : "f"(s_21), "f"(scale_log2), "f"(t624));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t626;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t626) : "f"(t625));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_21 = t626;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t627 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t628;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t628) : "f"(s_22), "f"(scale_log2), "f"(t627));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t629;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t629) : "f"(t628));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_22 = t629;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t630 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t631;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t631) : "f"(s_23), "f"(scale_log2), "f"(t630));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t632;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t632) : "f"(t631));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_23 = t632;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t633 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t634;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t634) : "f"(s_24), "f"(scale_log2), "f"(t633));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t635;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t635) : "f"(t634));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_24 = t635;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    u32 row_29;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t539) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_13;
                    asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t637;
                    asm("mov.b32 %0, %1;" : "=f"(t637) : "r"(row_27));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_14;
                    asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t639;
                    asm("mov.b32 %0, %1;" : "=f"(t639) : "r"(row_29));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t640 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t641;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t641) : "f"(s_25), "f"(scale_log2), "f"(t640));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t642;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t642) : "f"(t641));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_25 = t642;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t643 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t644;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t644) : "f"(s_26), "f"(scale_log2), "f"(t643));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t645;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t645) : "f"(t644));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_26 = t645;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t646 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t647;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t647) : "f"(s_27), "f"(scale_log2), "f"(t646));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t648;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t648) : "f"(t647));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_27 = t648;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t649 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t650;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t650) : "f"(s_28), "f"(scale_log2), "f"(t649));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t651;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t651) : "f"(t650));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_28 = t651;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    u32 row_33;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t539) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_15;
                    asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t653;
                    asm("mov.b32 %0, %1;" : "=f"(t653) : "r"(row_31));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_16;
                    asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t655;
                    asm("mov.b32 %0, %1;" : "=f"(t655) : "r"(row_33));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t656 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t657;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t657) : "f"(s_29), "f"(scale_log2), "f"(t656));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t658;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t658) : "f"(t657));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_29 = t658;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t659 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t660;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t660) : "f"(s_30), "f"(scale_log2), "f"(t659));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t661;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t661) : "f"(t660));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_30 = t661;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t662 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t663;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t663) : "f"(s_31), "f"(scale_log2), "f"(t662));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t664;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t664) : "f"(t663));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_31 = t664;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t665 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t666;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(s_32), "f"(scale_log2), "f"(t665));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t667;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t667) : "f"(t666));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_32 = t667;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const bool t668 = i_2 != 0u;
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    if (t668) {
                        const u32 t669 = i_2 - 1u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                        asm volatile("// %0 %1 %2 %3" :  : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4) : "memory");
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                        asm volatile("// %0 %1 %2 %3" :  : "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8) : "memory");
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                        asm volatile("// %0 %1 %2 %3" :  : "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12) : "memory");
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                        asm volatile("// %0 %1 %2 %3" :  : "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16) : "memory");
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u32 slot_4 = t669 & 1u;
                        const u32 t671 = slot_4 + 4u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u32 t672 = t671 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u32 t673 = t70 + t672;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t674 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t674) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t673) : "memory");
                        }
                    }
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t675;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t675) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t676;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t676) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t677;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t677) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t678;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t678) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t679;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t679) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t680;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t680) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t681;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t681) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t682;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t682) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t683;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t683) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t684;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t684) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t685;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t685) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t686;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t686) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t687;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t687) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t688;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t688) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t689;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t689) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t690;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t690) : "f"(s_31), "f"(s_32));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t691 = lane & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t692 = t691 << 4u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t693 = statistics_3 + t692;
                    u32 row_34;
                    u32 row_35;
                    u32 row_36;
                    u32 row_37;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t693) : "memory");
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t694;
                    asm("mov.b32 %0, %1;" : "=f"(t694) : "r"(row_34));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t695;
                    asm("mov.b32 %0, %1;" : "=f"(t695) : "r"(row_35));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t696;
                    asm("mov.b32 %0, %1;" : "=f"(t696) : "r"(row_36));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t697;
                    asm("mov.b32 %0, %1;" : "=f"(t697) : "r"(row_37));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t698 = dp - t695;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t699 = s * t698;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp = t699;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t700 = dp_2 - t697;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t701 = s_2 * t700;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_2 = t701;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t702 = dp_3 - t695;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t703 = s_3 * t702;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_3 = t703;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t704 = dp_4 - t697;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t705 = s_4 * t704;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_4 = t705;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_38;
                    u32 row_39;
                    u32 row_40;
                    u32 row_41;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t693) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t706;
                    asm("mov.b32 %0, %1;" : "=f"(t706) : "r"(row_38));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t707;
                    asm("mov.b32 %0, %1;" : "=f"(t707) : "r"(row_39));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t708;
                    asm("mov.b32 %0, %1;" : "=f"(t708) : "r"(row_40));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t709;
                    asm("mov.b32 %0, %1;" : "=f"(t709) : "r"(row_41));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t710 = dp_5 - t707;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t711 = s_5 * t710;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_5 = t711;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t712 = dp_6 - t709;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t713 = s_6 * t712;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_6 = t713;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t714 = dp_7 - t707;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t715 = s_7 * t714;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_7 = t715;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t716 = dp_8 - t709;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t717 = s_8 * t716;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_8 = t717;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_42;
                    u32 row_43;
                    u32 row_44;
                    u32 row_45;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t693) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t718;
                    asm("mov.b32 %0, %1;" : "=f"(t718) : "r"(row_42));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t719;
                    asm("mov.b32 %0, %1;" : "=f"(t719) : "r"(row_43));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t720;
                    asm("mov.b32 %0, %1;" : "=f"(t720) : "r"(row_44));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t721;
                    asm("mov.b32 %0, %1;" : "=f"(t721) : "r"(row_45));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t722 = dp_9 - t719;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t723 = s_9 * t722;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_9 = t723;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t724 = dp_10 - t721;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t725 = s_10 * t724;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_10 = t725;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t726 = dp_11 - t719;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t727 = s_11 * t726;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_11 = t727;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t728 = dp_12 - t721;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t729 = s_12 * t728;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_12 = t729;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_46;
                    u32 row_47;
                    u32 row_48;
                    u32 row_49;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t693) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t730;
                    asm("mov.b32 %0, %1;" : "=f"(t730) : "r"(row_46));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t731;
                    asm("mov.b32 %0, %1;" : "=f"(t731) : "r"(row_47));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t732;
                    asm("mov.b32 %0, %1;" : "=f"(t732) : "r"(row_48));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t733;
                    asm("mov.b32 %0, %1;" : "=f"(t733) : "r"(row_49));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t734 = dp_13 - t731;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t735 = s_13 * t734;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_13 = t735;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t736 = dp_14 - t733;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t737 = s_14 * t736;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_14 = t737;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t738 = dp_15 - t731;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t739 = s_15 * t738;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_15 = t739;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t740 = dp_16 - t733;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t741 = s_16 * t740;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_16 = t741;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_50;
                    u32 row_51;
                    u32 row_52;
                    u32 row_53;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t693) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t742;
                    asm("mov.b32 %0, %1;" : "=f"(t742) : "r"(row_50));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t743;
                    asm("mov.b32 %0, %1;" : "=f"(t743) : "r"(row_51));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t744;
                    asm("mov.b32 %0, %1;" : "=f"(t744) : "r"(row_52));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t745;
                    asm("mov.b32 %0, %1;" : "=f"(t745) : "r"(row_53));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t746 = dp_17 - t743;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t747 = s_17 * t746;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_17 = t747;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t748 = dp_18 - t745;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t749 = s_18 * t748;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_18 = t749;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t750 = dp_19 - t743;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t751 = s_19 * t750;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_19 = t751;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t752 = dp_20 - t745;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t753 = s_20 * t752;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_20 = t753;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_54;
                    u32 row_55;
                    u32 row_56;
                    u32 row_57;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t693) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t754;
                    asm("mov.b32 %0, %1;" : "=f"(t754) : "r"(row_54));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t755;
                    asm("mov.b32 %0, %1;" : "=f"(t755) : "r"(row_55));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t756;
                    asm("mov.b32 %0, %1;" : "=f"(t756) : "r"(row_56));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t757;
                    asm("mov.b32 %0, %1;" : "=f"(t757) : "r"(row_57));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t758 = dp_21 - t755;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t759 = s_21 * t758;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_21 = t759;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t760 = dp_22 - t757;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t761 = s_22 * t760;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_22 = t761;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t762 = dp_23 - t755;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t763 = s_23 * t762;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_23 = t763;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t764 = dp_24 - t757;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t765 = s_24 * t764;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_24 = t765;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_58;
                    u32 row_59;
                    u32 row_60;
                    u32 row_61;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t693) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t766;
                    asm("mov.b32 %0, %1;" : "=f"(t766) : "r"(row_58));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t767;
                    asm("mov.b32 %0, %1;" : "=f"(t767) : "r"(row_59));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t768;
                    asm("mov.b32 %0, %1;" : "=f"(t768) : "r"(row_60));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t769;
                    asm("mov.b32 %0, %1;" : "=f"(t769) : "r"(row_61));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t770 = dp_25 - t767;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t771 = s_25 * t770;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_25 = t771;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t772 = dp_26 - t769;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t773 = s_26 * t772;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_26 = t773;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t774 = dp_27 - t767;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t775 = s_27 * t774;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_27 = t775;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t776 = dp_28 - t769;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t777 = s_28 * t776;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_28 = t777;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_62;
                    u32 row_63;
                    u32 row_64;
                    u32 row_65;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t693) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t778;
                    asm("mov.b32 %0, %1;" : "=f"(t778) : "r"(row_62));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t779;
                    asm("mov.b32 %0, %1;" : "=f"(t779) : "r"(row_63));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t780;
                    asm("mov.b32 %0, %1;" : "=f"(t780) : "r"(row_64));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t781;
                    asm("mov.b32 %0, %1;" : "=f"(t781) : "r"(row_65));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t782 = dp_29 - t779;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t783 = s_29 * t782;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_29 = t783;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t784 = dp_30 - t781;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t785 = s_30 * t784;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_30 = t785;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t786 = dp_31 - t779;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t787 = s_31 * t786;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_31 = t787;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t788 = dp_32 - t781;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t789 = s_32 * t788;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_32 = t789;
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t790 = i_2 & 1u;
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t791 = t790 << 14u;
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t792 = after + t791;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t793 = t156 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t794 = t157 + t793;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t795;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t795) : "f"(dp), "f"(dp_2));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t796;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t796) : "f"(dp_3), "f"(dp_4));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t797;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t797) : "f"(dp_5), "f"(dp_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t798;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t798) : "f"(dp_7), "f"(dp_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t799;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t799) : "f"(dp_9), "f"(dp_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t800;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t800) : "f"(dp_11), "f"(dp_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t801;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t801) : "f"(dp_13), "f"(dp_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t802;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t802) : "f"(dp_15), "f"(dp_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t803;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t803) : "f"(dp_17), "f"(dp_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t804;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t804) : "f"(dp_19), "f"(dp_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t805;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t805) : "f"(dp_21), "f"(dp_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t806;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t806) : "f"(dp_23), "f"(dp_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t807;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t807) : "f"(dp_25), "f"(dp_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t808;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t808) : "f"(dp_27), "f"(dp_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t809;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t809) : "f"(dp_29), "f"(dp_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t810;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t810) : "f"(dp_31), "f"(dp_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t811 = lane & 15u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t812 = t794 + t811;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t813 = lane >> 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t814 = t812 & 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t815 = t813 ^ t814;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t816 = t812 << 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t817 = t815 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t818 = t816 + t817;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t819 = t792 + t818;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t819), "r"(t795), "r"(t796), "r"(t797), "r"(t798) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t820 = t818 ^ 32u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t821 = t792 + t820;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t821), "r"(t799), "r"(t800), "r"(t801), "r"(t802) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t822 = t818 ^ 64u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t823 = t792 + t822;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t823), "r"(t803), "r"(t804), "r"(t805), "r"(t806) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t824 = t818 ^ 96u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t825 = t792 + t824;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t825), "r"(t807), "r"(t808), "r"(t809), "r"(t810) : "memory");
                    u32 t826;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t826) : "f"(dp), "f"(dp_2));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t827;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t827) : "f"(dp_3), "f"(dp_4));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t828;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t828) : "f"(dp_5), "f"(dp_6));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t829;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t829) : "f"(dp_7), "f"(dp_8));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t830;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t830) : "f"(dp_9), "f"(dp_10));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t831;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t831) : "f"(dp_11), "f"(dp_12));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t832;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t832) : "f"(dp_13), "f"(dp_14));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t833;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t833) : "f"(dp_15), "f"(dp_16));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t834;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t834) : "f"(dp_17), "f"(dp_18));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t835;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t835) : "f"(dp_19), "f"(dp_20));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t836;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t836) : "f"(dp_21), "f"(dp_22));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t837;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t837) : "f"(dp_23), "f"(dp_24));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t838;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t838) : "f"(dp_25), "f"(dp_26));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t839;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t839) : "f"(dp_27), "f"(dp_28));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t840;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t840) : "f"(dp_29), "f"(dp_30));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t841;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t841) : "f"(dp_31), "f"(dp_32));
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept = t826;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_2 = t827;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_3 = t828;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_4 = t829;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_5 = t830;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_6 = t831;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_7 = t832;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_8 = t833;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_9 = t834;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_10 = t835;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_11 = t836;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_12 = t837;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_13 = t838;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_14 = t839;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_15 = t840;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_16 = t841;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t842 = t227 >> 4u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t843 = t842 + 33554432u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t844 = (u64)t843;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t845 = t844 + 4611686293305294848ull;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t846 = t842 + 33554560u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t847 = (u64)t846;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t848 = t847 + 4611686293305294848ull;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t849 = t842 + 33554688u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t850 = (u64)t849;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t851 = t850 + 4611686293305294848ull;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t852 = t842 + 33554816u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t853 = (u64)t852;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t854 = t853 + 4611686293305294848ull;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t675), "r"(t676), "r"(t677), "r"(t678), "l"(t845), "r"(t679), "r"(t680), "r"(t681), "r"(t682), "l"(t848), "r"(t683), "r"(t684), "r"(t685), "r"(t686), "l"(t851), "r"(t687), "r"(t688), "r"(t689), "r"(t690), "l"(t854) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 138 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t855 = index << 14u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t856 = smem_1 + t855;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t857;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t857) : "r"(t856));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t858 = t792 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t859 = t857 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t860 = t858 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t861 = (u64)t860;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t862 = t861 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t863 = t859 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t864 = (u64)t863;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t865 = t864 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t866 = t858 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t867 = (u64)t866;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t868 = t867 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t869 = t859 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t870 = (u64)t869;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t871 = t870 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t872 = t858 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t873 = (u64)t872;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t874 = t873 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t875 = t859 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t876 = (u64)t875;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t877 = t876 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t878 = t858 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t879 = (u64)t878;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t880 = t879 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t881 = t859 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t882 = (u64)t881;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t883 = t882 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t884 = t858 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t885 = (u64)t884;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t886 = t885 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t887 = t859 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t888 = (u64)t887;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t889 = t888 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t890 = t858 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t891 = (u64)t890;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t892 = t891 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t893 = t859 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t894 = (u64)t893;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t895 = t894 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t896 = t858 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t897 = (u64)t896;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t898 = t897 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t899 = t859 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t900 = (u64)t899;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t901 = t900 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t902 = t858 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t903 = (u64)t902;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t904 = t903 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t905 = t859 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t906 = (u64)t905;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t907 = t906 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t862), "l"(t865), "l"(t868), "l"(t871), "l"(t874), "l"(t877), "l"(t880), "l"(t883), "l"(t886), "l"(t889), "l"(t892), "l"(t895), "l"(t898), "l"(t901), "l"(t904), "l"(t907) : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 152 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t908 = i_2 + 1u;
#line 152 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 next_2 = t221 ? t908 : i_2;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t910 = next_2 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t911 = t910 + 2u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t912 = t911 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t913 = t70 + t912;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t914 = next_2 >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t915 = t914 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t913), "r"(t915) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t916 = next_2 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t917 = t916 + 6u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t918 = t917 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t919 = t70 + t918;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t920 = next_2 >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t921 = t920 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t919), "r"(t921) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t675), "r"(t676), "r"(t677), "r"(t678) : "memory");
#line 157 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t679), "r"(t680), "r"(t681), "r"(t682) : "memory");
#line 157 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t683), "r"(t684), "r"(t685), "r"(t686) : "memory");
#line 157 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t687), "r"(t688), "r"(t689), "r"(t690) : "memory");
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_5 = i_2 & 1u;
                    const u32 t923 = slot_5 + 8u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t924 = t923 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t925 = t70 + t924;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t926 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t926) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t925) : "memory");
                    }
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t927 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t928 = t927 + head_2;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t929 = t928 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t930 = block_2 << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_66 = t929 + t930;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t932 = t156 << 4u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_67 = row_66 + t932;
                    const u64 t934 = (u64)row_67;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t935 = t934 * sums_stride0;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t936 = t935 * 4ull;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t937 = sums + t936;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t938 = index << 10u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t939 = (u64)t938 * 4u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 address = t937 + t939;
                    const u32 t941 = index << 2u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t942 = t941 + t156;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t943 = t942 << 12u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place = p + t943;
#line 311 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t945;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t945) : );
#line 311 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t946 = t945 == 1u;
#line 311 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t946) {
                        asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                    }
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t947 = lane << 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t948 = place + t947;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t949;
                    asm("mov.b32 %0, %1;" : "=r"(t949) : "f"(dq));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t950;
                    asm("mov.b32 %0, %1;" : "=r"(t950) : "f"(dq_2));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t951;
                    asm("mov.b32 %0, %1;" : "=r"(t951) : "f"(dq_3));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t952;
                    asm("mov.b32 %0, %1;" : "=r"(t952) : "f"(dq_4));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t948), "r"(t949), "r"(t950), "r"(t951), "r"(t952) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t953;
                    asm("mov.b32 %0, %1;" : "=r"(t953) : "f"(dq_5));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t954;
                    asm("mov.b32 %0, %1;" : "=r"(t954) : "f"(dq_6));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t955;
                    asm("mov.b32 %0, %1;" : "=r"(t955) : "f"(dq_7));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t956;
                    asm("mov.b32 %0, %1;" : "=r"(t956) : "f"(dq_8));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("st.shared.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "r"(t948), "r"(t953), "r"(t954), "r"(t955), "r"(t956) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t957;
                    asm("mov.b32 %0, %1;" : "=r"(t957) : "f"(dq_9));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t958;
                    asm("mov.b32 %0, %1;" : "=r"(t958) : "f"(dq_10));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t959;
                    asm("mov.b32 %0, %1;" : "=r"(t959) : "f"(dq_11));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t960;
                    asm("mov.b32 %0, %1;" : "=r"(t960) : "f"(dq_12));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("st.shared.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "r"(t948), "r"(t957), "r"(t958), "r"(t959), "r"(t960) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t961;
                    asm("mov.b32 %0, %1;" : "=r"(t961) : "f"(dq_13));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t962;
                    asm("mov.b32 %0, %1;" : "=r"(t962) : "f"(dq_14));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t963;
                    asm("mov.b32 %0, %1;" : "=r"(t963) : "f"(dq_15));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t964;
                    asm("mov.b32 %0, %1;" : "=r"(t964) : "f"(dq_16));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("st.shared.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "r"(t948), "r"(t961), "r"(t962), "r"(t963), "r"(t964) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t965;
                    asm("mov.b32 %0, %1;" : "=r"(t965) : "f"(dq_17));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t966;
                    asm("mov.b32 %0, %1;" : "=r"(t966) : "f"(dq_18));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t967;
                    asm("mov.b32 %0, %1;" : "=r"(t967) : "f"(dq_19));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t968;
                    asm("mov.b32 %0, %1;" : "=r"(t968) : "f"(dq_20));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("st.shared.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t948), "r"(t965), "r"(t966), "r"(t967), "r"(t968) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t969;
                    asm("mov.b32 %0, %1;" : "=r"(t969) : "f"(dq_21));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t970;
                    asm("mov.b32 %0, %1;" : "=r"(t970) : "f"(dq_22));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t971;
                    asm("mov.b32 %0, %1;" : "=r"(t971) : "f"(dq_23));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t972;
                    asm("mov.b32 %0, %1;" : "=r"(t972) : "f"(dq_24));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("st.shared.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "r"(t948), "r"(t969), "r"(t970), "r"(t971), "r"(t972) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t973;
                    asm("mov.b32 %0, %1;" : "=r"(t973) : "f"(dq_25));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t974;
                    asm("mov.b32 %0, %1;" : "=r"(t974) : "f"(dq_26));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t975;
                    asm("mov.b32 %0, %1;" : "=r"(t975) : "f"(dq_27));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t976;
                    asm("mov.b32 %0, %1;" : "=r"(t976) : "f"(dq_28));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("st.shared.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "r"(t948), "r"(t973), "r"(t974), "r"(t975), "r"(t976) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t977;
                    asm("mov.b32 %0, %1;" : "=r"(t977) : "f"(dq_29));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t978;
                    asm("mov.b32 %0, %1;" : "=r"(t978) : "f"(dq_30));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t979;
                    asm("mov.b32 %0, %1;" : "=r"(t979) : "f"(dq_31));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t980;
                    asm("mov.b32 %0, %1;" : "=r"(t980) : "f"(dq_32));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("st.shared.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "r"(t948), "r"(t977), "r"(t978), "r"(t979), "r"(t980) : "memory");
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t981 = next_2 & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t982 = t981 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t983 = t65 + t982;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t984 = t157 << 7u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t985 = smem_1 + t984;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t986;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t986) : "r"(t985));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t987 = t986 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t988 = t983 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t989 = t987 + 65536u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t990 = (u64)t989;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t991 = t990 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t992 = t988 + 65536u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t993 = (u64)t992;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t994 = t993 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t995 = t987 + 65538u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t996 = (u64)t995;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t997 = t996 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t998 = t988 + 65538u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t999 = (u64)t998;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1000 = t999 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1001 = t987 + 65540u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1002 = (u64)t1001;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1003 = t1002 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1004 = t988 + 65540u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1005 = (u64)t1004;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1006 = t1005 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1007 = t987 + 65542u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1008 = (u64)t1007;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1009 = t1008 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1010 = t988 + 65542u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1011 = (u64)t1010;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1012 = t1011 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1013 = t987 + 66560u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1014 = (u64)t1013;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1015 = t1014 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1016 = t988 + 66048u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1017 = (u64)t1016;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1018 = t1017 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1019 = t987 + 66562u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1020 = (u64)t1019;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1021 = t1020 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1022 = t988 + 66050u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1023 = (u64)t1022;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1024 = t1023 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1025 = t987 + 66564u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1026 = (u64)t1025;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1027 = t1026 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1028 = t988 + 66052u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1029 = (u64)t1028;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1030 = t1029 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1031 = t987 + 66566u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1032 = (u64)t1031;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1033 = t1032 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1034 = t988 + 66054u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1035 = (u64)t1034;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1036 = t1035 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t991), "l"(t994), "l"(t997), "l"(t1000), "l"(t1003), "l"(t1006), "l"(t1009), "l"(t1012), "l"(t1015), "l"(t1018), "l"(t1021), "l"(t1024), "l"(t1027), "l"(t1030), "l"(t1033), "l"(t1036) : "memory");
#line 164 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 225 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1037;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1037) : );
#line 227 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1038 = t1037 == 1u;
#line 227 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1038) {
                        asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%0], [%1], 4096;" :  : "l"(address), "r"(place) : "memory");
                        asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                    }
#line 144 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1039 = t224 >> 4u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1040 = t1039 + 33554432u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1041 = (u64)t1040;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1042 = t1041 + 4611686293305294848ull;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1043 = t1039 + 33554560u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1044 = (u64)t1043;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1045 = t1044 + 4611686293305294848ull;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1046 = t1039 + 33554688u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1047 = (u64)t1046;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1048 = t1047 + 4611686293305294848ull;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1049 = t1039 + 33554816u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1050 = (u64)t1049;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1051 = t1050 + 4611686293305294848ull;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t1042), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t1045), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t1048), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t1051) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 168 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 112 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1052 = block_2 + 1u;
#line 112 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_2 = t1052 == count;
                    const u32 t1054 = head_2 + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1055 = wraps_2 ? t1054 : head_2;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    head_2 = t1055;
                    const u32 t1056 = block_2 + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1057 = wraps_2 ? first_2 : t1056;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    block_2 = t1057;
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
            const f32 t1058 = dk_2 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_2 = t1058;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1059 = dk_3 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_3 = t1059;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1060 = dk_4 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_4 = t1060;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1061 = dk_5 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_5 = t1061;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1062 = dk_6 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_6 = t1062;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1063 = dk_7 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_7 = t1063;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1064 = dk_8 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_8 = t1064;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1065 = dk_9 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_9 = t1065;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1066 = dk_10 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_10 = t1066;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1067 = dk_11 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_11 = t1067;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1068 = dk_12 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_12 = t1068;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1069 = dk_13 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_13 = t1069;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1070 = dk_14 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_14 = t1070;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1071 = dk_15 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_15 = t1071;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1072 = dk_16 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_16 = t1072;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1073 = dk_17 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_17 = t1073;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1074 = dk_18 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_18 = t1074;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1075 = dk_19 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_19 = t1075;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1076 = dk_20 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_20 = t1076;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1077 = dk_21 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_21 = t1077;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1078 = dk_22 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_22 = t1078;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1079 = dk_23 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_23 = t1079;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1080 = dk_24 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_24 = t1080;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1081 = dk_25 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_25 = t1081;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1082 = dk_26 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_26 = t1082;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1083 = dk_27 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_27 = t1083;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1084 = dk_28 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_28 = t1084;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1085 = dk_29 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_29 = t1085;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1086 = dk_30 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_30 = t1086;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1087 = dk_31 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_31 = t1087;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1088 = dk_32 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_32 = t1088;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1089 = dk_33 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_33 = t1089;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1090 = dk_34 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_34 = t1090;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1091 = dk_35 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_35 = t1091;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1092 = dk_36 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_36 = t1092;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1093 = dk_37 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_37 = t1093;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1094 = dk_38 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_38 = t1094;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1095 = dk_39 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_39 = t1095;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1096 = dk_40 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_40 = t1096;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1097 = dk_41 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_41 = t1097;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1098 = dk_42 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_42 = t1098;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1099 = dk_43 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_43 = t1099;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1100 = dk_44 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_44 = t1100;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1101 = dk_45 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_45 = t1101;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1102 = dk_46 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_46 = t1102;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1103 = dk_47 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_47 = t1103;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1104 = dk_48 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_48 = t1104;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1105 = dk_49 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_49 = t1105;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1106 = dk_50 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_50 = t1106;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1107 = dk_51 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_51 = t1107;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1108 = dk_52 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_52 = t1108;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1109 = dk_53 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_53 = t1109;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1110 = dk_54 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_54 = t1110;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1111 = dk_55 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_55 = t1111;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1112 = dk_56 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_56 = t1112;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1113 = dk_57 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_57 = t1113;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1114 = dk_58 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_58 = t1114;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1115 = dk_59 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_59 = t1115;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1116 = dk_60 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_60 = t1116;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1117 = dk_61 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_61 = t1117;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1118 = dk_62 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_62 = t1118;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1119 = dk_63 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_63 = t1119;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1120 = dk_64 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_64 = t1120;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1121 = dk_65 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_65 = t1121;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1122 = smem_1 + 16384u;
            const u32 t1123 = t156 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1124 = t157 + t1123;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1125;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1125) : "f"(dk_2), "f"(dk_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1126;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1126) : "f"(dk_4), "f"(dk_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1127;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1127) : "f"(dk_6), "f"(dk_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1128;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1128) : "f"(dk_8), "f"(dk_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1129;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1129) : "f"(dk_10), "f"(dk_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1130;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1130) : "f"(dk_12), "f"(dk_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1131;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1131) : "f"(dk_14), "f"(dk_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1132;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1132) : "f"(dk_16), "f"(dk_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1133;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1133) : "f"(dk_18), "f"(dk_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1134;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1134) : "f"(dk_20), "f"(dk_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1135;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1135) : "f"(dk_22), "f"(dk_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1136;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1136) : "f"(dk_24), "f"(dk_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1137;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1137) : "f"(dk_26), "f"(dk_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1138;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1138) : "f"(dk_28), "f"(dk_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1139;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1139) : "f"(dk_30), "f"(dk_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1140;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1140) : "f"(dk_32), "f"(dk_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1141;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1141) : "f"(dk_34), "f"(dk_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1142;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1142) : "f"(dk_36), "f"(dk_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1143;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1143) : "f"(dk_38), "f"(dk_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1144;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1144) : "f"(dk_40), "f"(dk_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1145;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1145) : "f"(dk_42), "f"(dk_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1146;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1146) : "f"(dk_44), "f"(dk_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1147;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1147) : "f"(dk_46), "f"(dk_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1148;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1148) : "f"(dk_48), "f"(dk_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1149;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1149) : "f"(dk_50), "f"(dk_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1150;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1150) : "f"(dk_52), "f"(dk_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1151;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1151) : "f"(dk_54), "f"(dk_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1152;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1152) : "f"(dk_56), "f"(dk_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1153;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1153) : "f"(dk_58), "f"(dk_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1154;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1154) : "f"(dk_60), "f"(dk_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1155;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1155) : "f"(dk_62), "f"(dk_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1156;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1156) : "f"(dk_64), "f"(dk_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1157 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1158 = t1124 + t1157;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1159 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1160 = t1158 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1161 = t1159 ^ t1160;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1162 = t1158 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1163 = t1161 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1164 = t1162 + t1163;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1165 = smem_1 + t1164;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1165), "r"(t1125), "r"(t1126), "r"(t1127), "r"(t1128) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1166 = t1164 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1167 = smem_1 + t1166;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1167), "r"(t1129), "r"(t1130), "r"(t1131), "r"(t1132) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1168 = t1164 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1169 = smem_1 + t1168;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1169), "r"(t1133), "r"(t1134), "r"(t1135), "r"(t1136) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1170 = t1164 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1171 = smem_1 + t1170;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1171), "r"(t1137), "r"(t1138), "r"(t1139), "r"(t1140) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1172 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1173 = t1124 + t1172;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1174 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1175 = t1173 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1176 = t1174 ^ t1175;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1177 = t1173 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1178 = t1176 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1179 = t1177 + t1178;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1180 = t1122 + t1179;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1180), "r"(t1141), "r"(t1142), "r"(t1143), "r"(t1144) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1181 = t1179 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1182 = t1122 + t1181;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1182), "r"(t1145), "r"(t1146), "r"(t1147), "r"(t1148) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1183 = t1179 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1184 = t1122 + t1183;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1184), "r"(t1149), "r"(t1150), "r"(t1151), "r"(t1152) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1185 = t1179 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1186 = t1122 + t1185;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1186), "r"(t1153), "r"(t1154), "r"(t1155), "r"(t1156) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1187 = first + t8;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1188 = 0ull * dk_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1189 = t1188 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1190 = dk + t1189;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1191 = (u64)t1187;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1192 = t1191 * dk_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1193 = t1192 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1194 = t1190 + t1193;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1195 = (u64)t37;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1196 = t1195 * dk_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1197 = t1196 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1198 = t1194 + t1197;
            const u32 t1199 = seq_k_2 - t8;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1200 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1201 = (u32)dk_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1202 = t1201 << 1u;
            const u32 t1203 = t156 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1204 = t157 + t1203;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1205 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1206 = t1204 + t1205;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1207 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1208 = t1206 < t1199;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1209 = t1207 < t1200;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1210 = t1208 & t1209;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1210) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1211 = t1206 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1212 = t1207 ^ t1211;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1213 = t1206 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1214 = t1212 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1215 = t1213 + t1214;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1216 = smem_1 + t1215;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_68;
                u32 row_69;
                u32 row_70;
                u32 row_71;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1216) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1217 = (u64)t1206 * t1202;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1218 = t1198 + t1217;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1219 = (u64)t1207 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1220 = t1218 + t1219;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1220), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1221 = t1206 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1222 = t1221 < t1199;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1223 = t1207 < t1200;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1224 = t1222 & t1223;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1224) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1225 = t1221 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1226 = t1207 ^ t1225;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1227 = t1221 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1228 = t1226 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1229 = t1227 + t1228;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1230 = smem_1 + t1229;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_72;
                u32 row_73;
                u32 row_74;
                u32 row_75;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1230) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1231 = (u64)t1221 * t1202;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1232 = t1198 + t1231;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1233 = (u64)t1207 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1234 = t1232 + t1233;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1234), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1235 = t1206 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1236 = t1235 < t1199;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1237 = t1207 < t1200;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1238 = t1236 & t1237;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1238) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1239 = t1235 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1240 = t1207 ^ t1239;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1241 = t1235 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1242 = t1240 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1243 = t1241 + t1242;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1244 = smem_1 + t1243;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_76;
                u32 row_77;
                u32 row_78;
                u32 row_79;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1244) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1245 = (u64)t1235 * t1202;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1246 = t1198 + t1245;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1247 = (u64)t1207 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1248 = t1246 + t1247;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1248), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1249 = t1206 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1250 = t1249 < t1199;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1251 = t1207 < t1200;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1252 = t1250 & t1251;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1252) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1253 = t1249 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1254 = t1207 ^ t1253;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1255 = t1249 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1256 = t1254 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1257 = t1255 + t1256;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1258 = smem_1 + t1257;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_80;
                u32 row_81;
                u32 row_82;
                u32 row_83;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1258) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1259 = (u64)t1249 * t1202;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1260 = t1198 + t1259;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1261 = (u64)t1207 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1262 = t1260 + t1261;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1262), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1263 = smem_1 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1264 = t1206 < t1199;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1265 = t1207 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1266 = t1265 < t1200;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1267 = t1264 & t1266;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1267) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1268 = t1206 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1269 = t1207 ^ t1268;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1270 = t1206 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1271 = t1269 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1272 = t1270 + t1271;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1273 = t1263 + t1272;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_84;
                u32 row_85;
                u32 row_86;
                u32 row_87;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t1273) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1274 = (u64)t1206 * t1202;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1275 = t1198 + t1274;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1276 = (u64)t1207 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1277 = t1275 + t1276;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1277), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1278 = t1206 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1279 = t1278 < t1199;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1280 = t1207 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1281 = t1280 < t1200;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1282 = t1279 & t1281;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1282) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1283 = t1278 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1284 = t1207 ^ t1283;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1285 = t1278 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1286 = t1284 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1287 = t1285 + t1286;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1288 = t1263 + t1287;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_88;
                u32 row_89;
                u32 row_90;
                u32 row_91;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t1288) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1289 = (u64)t1278 * t1202;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1290 = t1198 + t1289;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1291 = (u64)t1207 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1292 = t1290 + t1291;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1292), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1293 = t1206 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1294 = t1293 < t1199;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1295 = t1207 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1296 = t1295 < t1200;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1297 = t1294 & t1296;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1297) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1298 = t1293 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1299 = t1207 ^ t1298;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1300 = t1293 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1301 = t1299 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1302 = t1300 + t1301;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1303 = t1263 + t1302;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_92;
                u32 row_93;
                u32 row_94;
                u32 row_95;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t1303) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1304 = (u64)t1293 * t1202;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1305 = t1198 + t1304;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1306 = (u64)t1207 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1307 = t1305 + t1306;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1307), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1308 = t1206 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1309 = t1308 < t1199;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1310 = t1207 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1311 = t1310 < t1200;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1312 = t1309 & t1311;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1312) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1313 = t1308 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1314 = t1207 ^ t1313;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1315 = t1308 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1316 = t1314 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1317 = t1315 + t1316;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1318 = t1263 + t1317;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_96;
                u32 row_97;
                u32 row_98;
                u32 row_99;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t1318) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1319 = (u64)t1308 * t1202;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1320 = t1198 + t1319;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1321 = (u64)t1207 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1322 = t1320 + t1321;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1322), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
            }
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1323 = t64 + 16384u;
            const u32 t1324 = t156 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1325 = t157 + t1324;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1326;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(dv_2), "f"(dv_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1327;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1327) : "f"(dv_4), "f"(dv_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1328;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(dv_6), "f"(dv_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1329;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(dv_8), "f"(dv_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1330;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1330) : "f"(dv_10), "f"(dv_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1331;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1331) : "f"(dv_12), "f"(dv_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1332;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1332) : "f"(dv_14), "f"(dv_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1333;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1333) : "f"(dv_16), "f"(dv_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1334;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1334) : "f"(dv_18), "f"(dv_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1335;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1335) : "f"(dv_20), "f"(dv_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1336;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1336) : "f"(dv_22), "f"(dv_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1337;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1337) : "f"(dv_24), "f"(dv_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1338;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1338) : "f"(dv_26), "f"(dv_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1339;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1339) : "f"(dv_28), "f"(dv_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1340;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1340) : "f"(dv_30), "f"(dv_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1341;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1341) : "f"(dv_32), "f"(dv_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1342;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1342) : "f"(dv_34), "f"(dv_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1343;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1343) : "f"(dv_36), "f"(dv_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1344;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1344) : "f"(dv_38), "f"(dv_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1345;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1345) : "f"(dv_40), "f"(dv_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1346;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1346) : "f"(dv_42), "f"(dv_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1347;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1347) : "f"(dv_44), "f"(dv_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1348;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1348) : "f"(dv_46), "f"(dv_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1349;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1349) : "f"(dv_48), "f"(dv_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1350;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1350) : "f"(dv_50), "f"(dv_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1351;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1351) : "f"(dv_52), "f"(dv_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1352;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1352) : "f"(dv_54), "f"(dv_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1353;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1353) : "f"(dv_56), "f"(dv_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1354;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1354) : "f"(dv_58), "f"(dv_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1355;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1355) : "f"(dv_60), "f"(dv_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1356;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1356) : "f"(dv_62), "f"(dv_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1357;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1357) : "f"(dv_64), "f"(dv_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1358 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1359 = t1325 + t1358;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1360 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1361 = t1359 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1362 = t1360 ^ t1361;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1363 = t1359 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1364 = t1362 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1365 = t1363 + t1364;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1366 = t64 + t1365;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1366), "r"(t1326), "r"(t1327), "r"(t1328), "r"(t1329) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1367 = t1365 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1368 = t64 + t1367;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1368), "r"(t1330), "r"(t1331), "r"(t1332), "r"(t1333) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1369 = t1365 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1370 = t64 + t1369;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1370), "r"(t1334), "r"(t1335), "r"(t1336), "r"(t1337) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1371 = t1365 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1372 = t64 + t1371;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1372), "r"(t1338), "r"(t1339), "r"(t1340), "r"(t1341) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1373 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1374 = t1325 + t1373;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1375 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1376 = t1374 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1377 = t1375 ^ t1376;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1378 = t1374 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1379 = t1377 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1380 = t1378 + t1379;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1381 = t1323 + t1380;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1381), "r"(t1342), "r"(t1343), "r"(t1344), "r"(t1345) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1382 = t1380 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1383 = t1323 + t1382;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1383), "r"(t1346), "r"(t1347), "r"(t1348), "r"(t1349) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1384 = t1380 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1385 = t1323 + t1384;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1385), "r"(t1350), "r"(t1351), "r"(t1352), "r"(t1353) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1386 = t1380 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1387 = t1323 + t1386;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1387), "r"(t1354), "r"(t1355), "r"(t1356), "r"(t1357) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1388 = first + t8;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1389 = 0ull * dv_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1390 = t1389 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1391 = dv + t1390;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1392 = (u64)t1388;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1393 = t1392 * dv_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1394 = t1393 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1395 = t1391 + t1394;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1396 = (u64)t37;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1397 = t1396 * dv_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1398 = t1397 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1399 = t1395 + t1398;
            const u32 t1400 = seq_k_2 - t8;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1401 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1402 = (u32)dv_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1403 = t1402 << 1u;
            const u32 t1404 = t156 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1405 = t157 + t1404;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1406 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1407 = t1405 + t1406;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1408 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1409 = t1407 < t1400;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1410 = t1408 < t1401;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1411 = t1409 & t1410;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1411) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1412 = t1407 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1413 = t1408 ^ t1412;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1414 = t1407 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1415 = t1413 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1416 = t1414 + t1415;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1417 = t64 + t1416;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_100;
                u32 row_101;
                u32 row_102;
                u32 row_103;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t1417) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1418 = (u64)t1407 * t1403;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1419 = t1399 + t1418;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1420 = (u64)t1408 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1421 = t1419 + t1420;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1421), "r"(row_100), "r"(row_101), "r"(row_102), "r"(row_103) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1422 = t1407 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1423 = t1422 < t1400;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1424 = t1408 < t1401;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1425 = t1423 & t1424;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1425) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1426 = t1422 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1427 = t1408 ^ t1426;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1428 = t1422 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1429 = t1427 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1430 = t1428 + t1429;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1431 = t64 + t1430;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_104;
                u32 row_105;
                u32 row_106;
                u32 row_107;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t1431) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1432 = (u64)t1422 * t1403;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1433 = t1399 + t1432;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1434 = (u64)t1408 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1435 = t1433 + t1434;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1435), "r"(row_104), "r"(row_105), "r"(row_106), "r"(row_107) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1436 = t1407 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1437 = t1436 < t1400;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1438 = t1408 < t1401;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1439 = t1437 & t1438;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1439) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1440 = t1436 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1441 = t1408 ^ t1440;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1442 = t1436 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1443 = t1441 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1444 = t1442 + t1443;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1445 = t64 + t1444;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_108;
                u32 row_109;
                u32 row_110;
                u32 row_111;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t1445) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1446 = (u64)t1436 * t1403;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1447 = t1399 + t1446;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1448 = (u64)t1408 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1449 = t1447 + t1448;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1449), "r"(row_108), "r"(row_109), "r"(row_110), "r"(row_111) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1450 = t1407 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1451 = t1450 < t1400;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1452 = t1408 < t1401;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1453 = t1451 & t1452;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1453) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1454 = t1450 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1455 = t1408 ^ t1454;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1456 = t1450 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1457 = t1455 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1458 = t1456 + t1457;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1459 = t64 + t1458;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_112;
                u32 row_113;
                u32 row_114;
                u32 row_115;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t1459) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1460 = (u64)t1450 * t1403;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1461 = t1399 + t1460;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1462 = (u64)t1408 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1463 = t1461 + t1462;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1463), "r"(row_112), "r"(row_113), "r"(row_114), "r"(row_115) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1464 = t64 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1465 = t1407 < t1400;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1466 = t1408 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1467 = t1466 < t1401;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1468 = t1465 & t1467;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1468) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1469 = t1407 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1470 = t1408 ^ t1469;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1471 = t1407 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1472 = t1470 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1473 = t1471 + t1472;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1474 = t1464 + t1473;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_116;
                u32 row_117;
                u32 row_118;
                u32 row_119;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t1474) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1475 = (u64)t1407 * t1403;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1476 = t1399 + t1475;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1477 = (u64)t1408 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1478 = t1476 + t1477;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1478), "r"(row_116), "r"(row_117), "r"(row_118), "r"(row_119) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1479 = t1407 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1480 = t1479 < t1400;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1481 = t1408 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1482 = t1481 < t1401;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1483 = t1480 & t1482;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1483) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1484 = t1479 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1485 = t1408 ^ t1484;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1486 = t1479 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1487 = t1485 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1488 = t1486 + t1487;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1489 = t1464 + t1488;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_120;
                u32 row_121;
                u32 row_122;
                u32 row_123;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t1489) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1490 = (u64)t1479 * t1403;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1491 = t1399 + t1490;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1492 = (u64)t1408 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1493 = t1491 + t1492;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1493), "r"(row_120), "r"(row_121), "r"(row_122), "r"(row_123) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1494 = t1407 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1495 = t1494 < t1400;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1496 = t1408 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1497 = t1496 < t1401;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1498 = t1495 & t1497;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1498) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1499 = t1494 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1500 = t1408 ^ t1499;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1501 = t1494 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1502 = t1500 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1503 = t1501 + t1502;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1504 = t1464 + t1503;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_124;
                u32 row_125;
                u32 row_126;
                u32 row_127;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t1504) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1505 = (u64)t1494 * t1403;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1506 = t1399 + t1505;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1507 = (u64)t1408 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1508 = t1506 + t1507;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1508), "r"(row_124), "r"(row_125), "r"(row_126), "r"(row_127) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1509 = t1407 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1510 = t1509 < t1400;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1511 = t1408 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1512 = t1511 < t1401;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1513 = t1510 & t1512;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1513) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1514 = t1509 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1515 = t1408 ^ t1514;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1516 = t1509 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1517 = t1515 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1518 = t1516 + t1517;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1519 = t1464 + t1518;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_128;
                u32 row_129;
                u32 row_130;
                u32 row_131;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t1519) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1520 = (u64)t1509 * t1403;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1521 = t1399 + t1520;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1522 = (u64)t1408 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1523 = t1521 + t1522;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1523), "r"(row_128), "r"(row_129), "r"(row_130), "r"(row_131) : "memory");
            }
#line 353 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1524;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1524) : );
#line 353 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1525 = t1524 == 1u;
#line 353 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1525) {
                asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
            }
        }
    }
}
