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
    const u32 v_row_steps,
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
    const u32 t3 = blockIdx.x;
#line 113 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t4 = gridDim.x;
#line 113 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_2 = t4 / blocks;
    const u32 t6 = blocks * section;
#line 114 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t7 = t3 / t6;
#line 114 "fa-kernels/src/attention/backward/turns.rs"
    const u32 first = t7 * section;
    const u32 t9 = heads_2 - first;
#line 115 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_3 = t9 < section ? t9 : section;
    const u32 t11 = first * blocks;
#line 116 "fa-kernels/src/attention/backward/turns.rs"
    const u32 within = t3 - t11;
    const u32 t13 = within / heads_3;
#line 117 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t14 = within % heads_3;
#line 117 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t15 = first + t14;
#line 49 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t17 = t13 << 7u;
#line 56 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t15 / kv_heads;
#line 91 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q : added_k;
    const u64 t21 = (u64)batch_2;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t22 = t21 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t23 = t22 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t24 = seqused_k + t23;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    u32 t25;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t25) : "l"(t24) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = (int)t25 > (int)0u ? t25 : 0u;
    const u32 used_2 = used < seq_k ? used : seq_k;
    const u32 t28 = used_2 + added;
#line 95 "fa-kernels/src/attention/options/cache.rs"
    const u32 t29 = t28 < seq_k ? t28 : seq_k;
#line 62 "fa-kernels/src/attention/backward/work.rs"
    const u32 t30 = t15 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t31 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t31 >> 6u;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low = 0u;
    u32 high = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t33 = low < high;
        if (!t33) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t34 = low + high;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle = t34 >> 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t36 = middle << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t37 = t36 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t38 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t39 = t37 < t38 ? t37 : t38;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t40 = t39 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t40 + 1u;
        const u32 t42 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t43 = t42 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_2 = t43 < t29 ? t43 : t29;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t17 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t46 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t47 = found ? low : t46;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t47;
        const u32 t48 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t48;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first_2 = low;
#line 22 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t50 = threadIdx.x;
#line 22 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t51 = t50 & 15u;
#line 22 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 element = t51 << 3u;
#line 24 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t53 = t17 + 128u;
#line 24 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 end_3 = seq_k < t53 ? seq_k : t53;
    const u32 t55 = t17 > t29 ? t17 : t29;
#line 25 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t56 = threadIdx.x;
#line 25 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t57 = t56 >> 4u;
#line 25 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 first_3 = t55 + t57;
    #pragma unroll 1
    for (u32 i = first_3; i < end_3; i += 24u) {
#line 27 "fa-kernels/src/attention/backward/unused_keys.rs"
        const bool t59 = element < head_dim;
#line 27 "fa-kernels/src/attention/backward/unused_keys.rs"
        if (t59) {
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t60 = (u64)batch_2;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t61 = t60 * dk_stride0;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t62 = t61 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t63 = dk + t62;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t64 = (u64)i;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t65 = t64 * dk_stride1;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t66 = t65 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t67 = t63 + t66;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t68 = (u64)t30;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t69 = t68 * dk_stride2;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t70 = t69 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t71 = t67 + t70;
            const u64 t72 = (u64)element * 2u;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t73 = t71 + t72;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t73), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t74 = (u64)batch_2;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t75 = t74 * dv_stride0;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t76 = t75 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t77 = dv + t76;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t78 = (u64)i;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t79 = t78 * dv_stride1;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t80 = t79 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t81 = t77 + t80;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t82 = (u64)t30;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t83 = t82 * dv_stride2;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t84 = t83 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t85 = t81 + t84;
            const u64 t86 = (u64)element * 2u;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t87 = t85 + t86;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t87), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
        }
    }
#line 167 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t88 = t17 < t29;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t88) {
#line 178 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t91 = thread >> 5u;
#line 180 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t91));
#line 181 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 warpgroup = warp >> 2u;
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t95 = smem_1 + 32768u;
        const u32 t96 = t95 + 32768u;
        const u32 t97 = t96 + 32768u;
        const u32 after = t97 + 32768u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 statistics_2 = after + 32768u;
        const u32 p = statistics_2 + 1024u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t101 = thread == 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t101) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(p) : "memory");
            const u32 t102 = p + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t102) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t103 = p + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t103) : "memory");
            const u32 t104 = p + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t104) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t105 = p + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t105) : "memory");
            const u32 t106 = p + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t106) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t107 = p + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t107) : "memory");
            const u32 t108 = p + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t108) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t109 = p + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t109) : "memory");
            const u32 t110 = p + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t110) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
        }
#line 188 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const bool t111 = warpgroup == 0u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t111) {
            asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
            const bool t112 = warp == 0u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            if (t112) {
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 t113 = count - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_2 = t113 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                const u32 t115 = t30 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                u32 head = t115;
                u32 block = first_2;
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < count_2; i_2 += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t116 = i_2 + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const bool t117 = t116 < count_2;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t118 = i_2 == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t118) {
#line 84 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t119 = t29 - t17;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                        const u32 t120 = batch_2 * k_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                        const u32 t121 = t29 * k_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                        const u32 t122 = t120 + t121;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        u32 t123;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t123) : );
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const bool t124 = t123 == 1u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        if (t124) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t125 = 1073741824u - t119;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t30), "r"(t125), "r"(t122), "r"(1073741824u) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t126 = smem_1 + 16384u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t126), "l"(k), "r"(p), "r"(64u), "r"(t30), "r"(t125), "r"(t122), "r"(1073741824u) : "memory");
                        }
                    }
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 slot = i_2 & 1u;
                    const u32 t128 = slot + 4u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t129 = t128 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t130 = p + t129;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t131 = i_2 >> 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t132 = t131 & 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t133 = t132 ^ 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t130), "r"(t133) : "memory");
                    const u32 t134 = slot + 2u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t135 = t134 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t136 = p + t135;
                    const u32 t137 = slot << 14u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t138 = t96 + t137;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t139 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t140 = t139 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t141 = t140 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t142 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row = t141 + t142;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t144 = row >> 4u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 query = block << 6u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t146;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t146) : );
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t147 = t146 == 1u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t147) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t136) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t138), "l"(q), "r"(t136), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t148 = t138 + 8192u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t148), "l"(q), "r"(t136), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                        const u32 t149 = slot << 9u;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t150 = statistics_2 + t149;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t150), "l"(statistics), "r"(t136), "r"(0u), "r"(0u), "r"(t144), "r"(0u) : "memory");
                    }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t151 = i_2 == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t151) {
#line 61 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t152 = p + 8u;
#line 84 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t153 = t29 - t17;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                        const u32 t154 = batch_2 * v_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                        const u32 t155 = t29 * v_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                        const u32 t156 = t154 + t155;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        u32 t157;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t157) : );
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const bool t158 = t157 == 1u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        if (t158) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t152) : "memory");
                            const u32 t159 = 1073741824u - t153;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t95), "l"(v), "r"(t152), "r"(0u), "r"(t30), "r"(t159), "r"(t156), "r"(1073741824u) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t160 = t95 + 16384u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t160), "l"(v), "r"(t152), "r"(64u), "r"(t30), "r"(t159), "r"(t156), "r"(1073741824u) : "memory");
                        }
                    }
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 slot_2 = i_2 & 1u;
                    const u32 t162 = slot_2 + 8u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t163 = t162 << 3u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t164 = p + t163;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t165 = i_2 >> 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t166 = t165 & 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t167 = t166 ^ 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t164), "r"(t167) : "memory");
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t168 = slot_2 + 6u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t169 = t168 << 3u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t170 = p + t169;
                    const u32 t171 = slot_2 << 14u;
#line 126 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t172 = t97 + t171;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 query_2 = block << 6u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t174;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t174) : );
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t175 = t174 == 1u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t175) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t170) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t172), "l"(d_o), "r"(t170), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t176 = t172 + 8192u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t176), "l"(d_o), "r"(t170), "r"(64u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                    }
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t177 = block + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps = t177 == count;
                    const u32 t179 = head + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t180 = wraps ? t179 : head;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    head = t180;
                    const u32 t181 = block + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t182 = wraps ? first_2 : t181;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    block = t182;
                }
            }
        } else {
#line 200 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
            const u32 index = warpgroup - 1u;
#line 225 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 t184 = warp & 3u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 t185 = index << 6u;
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
            const u32 t186 = count - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 t187 = t186 * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
            const bool t188 = t187 != 0u;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            if (t188) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t189 = p + 16u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t189), "r"(0u) : "memory");
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t190 = t185 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t191 = smem_1 + t190;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t192;
                asm volatile("mov.b32 %0, %1;" : "=r"(t192) : "r"(t191));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t193 = t192 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t194 = t96 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t195 = t193 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t196 = (u64)t195;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t197 = t196 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t198 = t194 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t199 = (u64)t198;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t200 = t199 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t201 = t193 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t202 = (u64)t201;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t203 = t202 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t204 = t194 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t205 = (u64)t204;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t206 = t205 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t207 = t193 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t208 = (u64)t207;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t209 = t208 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t210 = t194 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t211 = (u64)t210;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t212 = t211 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t213 = t193 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t214 = (u64)t213;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t215 = t214 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t216 = t194 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t217 = (u64)t216;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t218 = t217 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t219 = t193 + 66560u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t220 = (u64)t219;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t221 = t220 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t222 = t194 + 66048u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t223 = (u64)t222;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t224 = t223 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t225 = t193 + 66562u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t226 = (u64)t225;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t227 = t226 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t228 = t194 + 66050u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t229 = (u64)t228;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t230 = t229 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t231 = t193 + 66564u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t232 = (u64)t231;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t233 = t232 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t234 = t194 + 66052u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t235 = (u64)t234;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t236 = t235 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t237 = t193 + 66566u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t238 = (u64)t237;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t239 = t238 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t240 = t194 + 66054u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t241 = (u64)t240;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t242 = t241 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t197), "l"(t200), "l"(t203), "l"(t206), "l"(t209), "l"(t212), "l"(t215), "l"(t218), "l"(t221), "l"(t224), "l"(t227), "l"(t230), "l"(t233), "l"(t236), "l"(t239), "l"(t242) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
                const u32 t243 = p + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t243), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t244 = p + 48u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t244), "r"(0u) : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 t245 = count - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_3 = t245 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                const u32 t247 = t30 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                u32 head_2 = t247;
                u32 block_2 = first_2;
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < count_3; i_3 += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t248 = i_3 + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const bool t249 = t248 < count_3;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t250 = i_3 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t251 = t250 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t252 = t96 + t251;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t253 = i_3 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t254 = t253 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t255 = t97 + t254;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_3 = i_3 & 1u;
                    const u32 t257 = slot_3 << 9u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 statistics_3 = statistics_2 + t257;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t259 = t185 << 7u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t260 = t95 + t259;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t261;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t261) : "r"(t260));
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t262 = t261 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t263 = t255 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t264 = t262 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t265 = (u64)t264;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t266 = t265 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t267 = t263 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t268 = (u64)t267;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t269 = t268 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t270 = t262 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t271 = (u64)t270;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t272 = t271 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t273 = t263 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t274 = (u64)t273;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t275 = t274 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t276 = t262 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t277 = (u64)t276;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t278 = t277 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t279 = t263 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t280 = (u64)t279;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t281 = t280 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t282 = t262 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t283 = (u64)t282;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t284 = t283 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t285 = t263 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t286 = (u64)t285;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t287 = t286 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t288 = t262 + 66560u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t289 = (u64)t288;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t290 = t289 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t291 = t263 + 66048u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t292 = (u64)t291;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t293 = t292 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t294 = t262 + 66562u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t295 = (u64)t294;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t296 = t295 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t297 = t263 + 66050u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t298 = (u64)t297;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t299 = t298 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t300 = t262 + 66564u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t301 = (u64)t300;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t302 = t301 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t303 = t263 + 66052u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t304 = (u64)t303;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t305 = t304 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t306 = t262 + 66566u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t307 = (u64)t306;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t308 = t307 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t309 = t263 + 66054u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t310 = (u64)t309;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t311 = t310 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t266), "l"(t269), "l"(t272), "l"(t275), "l"(t278), "l"(t281), "l"(t284), "l"(t287), "l"(t290), "l"(t293), "l"(t296), "l"(t299), "l"(t302), "l"(t305), "l"(t308), "l"(t311) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t312 = block_2 << 6u;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t313 = block_2 << 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t314 = t313 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_4 = t314 + 1u;
                    const u32 t316 = end_4 > seq_q ? end_4 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t317 = t316 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_5 = t317 < t29 ? t317 : t29;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t319 = t17 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                    const bool right = end_5 < t319;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    if (right) {
                        const u32 t321 = t184 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u32 t322 = t185 + t321;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u32 t323 = t17 + t322;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t324 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 column = t323 + t324;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t326 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t327 = t326 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t328 = t312 + t327;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t329 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t330 = t329 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t331 = t312 + t330;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t332 = t331 + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t333 = t328 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_6 = t333 + 1u;
                        const u32 t335 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t336 = t335 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_7 = t336 < t29 ? t336 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t338 = end_7 > column ? end_7 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_8 = t338 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t341 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s = t341;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_2 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t343 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_3 = t343;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t344 = t332 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_9 = t344 + 1u;
                        const u32 t346 = end_9 > seq_q ? end_9 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t347 = t346 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_10 = t347 < t29 ? t347 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t349 = end_10 > column ? end_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_11 = t349 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_3 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t352 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_2 = t352;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_4 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t354 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_4 = t354;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t355 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t356 = t355 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t357 = t312 + t356;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t358 = t357 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t359 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t360 = t359 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t361 = t312 + t360;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t362 = t361 + 9u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t363 = t358 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_12 = t363 + 1u;
                        const u32 t365 = end_12 > seq_q ? end_12 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t366 = t365 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_13 = t366 < t29 ? t366 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t368 = end_13 > column ? end_13 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_14 = t368 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_5 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t371 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_5 = t371;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_6 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t373 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_7 = t373;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t374 = t362 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_15 = t374 + 1u;
                        const u32 t376 = end_15 > seq_q ? end_15 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t377 = t376 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_16 = t377 < t29 ? t377 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t379 = end_16 > column ? end_16 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_17 = t379 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_7 = 0u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t382 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_6 = t382;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_8 = 8u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t384 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_8 = t384;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t385 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t386 = t385 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t387 = t312 + t386;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t388 = t387 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t389 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t390 = t389 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t391 = t312 + t390;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t392 = t391 + 17u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t393 = t388 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_18 = t393 + 1u;
                        const u32 t395 = end_18 > seq_q ? end_18 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t396 = t395 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_19 = t396 < t29 ? t396 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t398 = end_19 > column ? end_19 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_20 = t398 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_9 = 0u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t401 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_9 = t401;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_10 = 8u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t403 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_11 = t403;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t404 = t392 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_21 = t404 + 1u;
                        const u32 t406 = end_21 > seq_q ? end_21 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t407 = t406 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_22 = t407 < t29 ? t407 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t409 = end_22 > column ? end_22 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_23 = t409 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_11 = 0u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t412 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_10 = t412;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_12 = 8u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t414 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_12 = t414;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t415 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t416 = t415 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t417 = t312 + t416;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t418 = t417 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t419 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t420 = t419 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t421 = t312 + t420;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t422 = t421 + 25u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t423 = t418 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_24 = t423 + 1u;
                        const u32 t425 = end_24 > seq_q ? end_24 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t426 = t425 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_25 = t426 < t29 ? t426 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t428 = end_25 > column ? end_25 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_26 = t428 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_13 = 0u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t431 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_13 = t431;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_14 = 8u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t433 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_15 = t433;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t434 = t422 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_27 = t434 + 1u;
                        const u32 t436 = end_27 > seq_q ? end_27 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t437 = t436 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_28 = t437 < t29 ? t437 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t439 = end_28 > column ? end_28 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_29 = t439 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_15 = 0u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t442 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_14 = t442;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_16 = 8u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t444 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_16 = t444;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t445 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t446 = t445 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t447 = t312 + t446;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t448 = t447 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t449 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t450 = t449 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t451 = t312 + t450;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t452 = t451 + 33u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t453 = t448 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_30 = t453 + 1u;
                        const u32 t455 = end_30 > seq_q ? end_30 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t456 = t455 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_31 = t456 < t29 ? t456 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t458 = end_31 > column ? end_31 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_32 = t458 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_17 = 0u < end_32;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t461 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_17 = t461;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_18 = 8u < end_32;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t463 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_19 = t463;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t464 = t452 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_33 = t464 + 1u;
                        const u32 t466 = end_33 > seq_q ? end_33 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t467 = t466 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_34 = t467 < t29 ? t467 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t469 = end_34 > column ? end_34 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_35 = t469 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_19 = 0u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t472 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_18 = t472;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_20 = 8u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t474 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_20 = t474;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t475 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t476 = t475 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t477 = t312 + t476;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t478 = t477 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t479 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t480 = t479 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t481 = t312 + t480;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t482 = t481 + 41u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t483 = t478 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_36 = t483 + 1u;
                        const u32 t485 = end_36 > seq_q ? end_36 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t486 = t485 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_37 = t486 < t29 ? t486 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t488 = end_37 > column ? end_37 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_38 = t488 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_21 = 0u < end_38;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t491 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_21 = t491;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_22 = 8u < end_38;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t493 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_23 = t493;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t494 = t482 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_39 = t494 + 1u;
                        const u32 t496 = end_39 > seq_q ? end_39 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t497 = t496 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_40 = t497 < t29 ? t497 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t499 = end_40 > column ? end_40 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_41 = t499 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_23 = 0u < end_41;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t502 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_22 = t502;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_24 = 8u < end_41;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t504 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_24 = t504;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t505 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t506 = t505 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t507 = t312 + t506;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t508 = t507 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t509 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t510 = t509 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t511 = t312 + t510;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t512 = t511 + 49u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t513 = t508 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_42 = t513 + 1u;
                        const u32 t515 = end_42 > seq_q ? end_42 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t516 = t515 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_43 = t516 < t29 ? t516 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t518 = end_43 > column ? end_43 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_44 = t518 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_25 = 0u < end_44;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t521 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_25 = t521;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_26 = 8u < end_44;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t523 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_27 = t523;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t524 = t512 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_45 = t524 + 1u;
                        const u32 t526 = end_45 > seq_q ? end_45 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t527 = t526 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_46 = t527 < t29 ? t527 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t529 = end_46 > column ? end_46 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_47 = t529 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_27 = 0u < end_47;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t532 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_26 = t532;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_28 = 8u < end_47;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t534 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_28 = t534;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t535 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t536 = t535 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t537 = t312 + t536;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t538 = t537 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t539 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t540 = t539 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t541 = t312 + t540;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t542 = t541 + 57u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t543 = t538 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_48 = t543 + 1u;
                        const u32 t545 = end_48 > seq_q ? end_48 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t546 = t545 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_49 = t546 < t29 ? t546 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t548 = end_49 > column ? end_49 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_50 = t548 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_29 = 0u < end_50;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t551 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_29 = t551;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_30 = 8u < end_50;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t553 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_31 = t553;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t554 = t542 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_51 = t554 + 1u;
                        const u32 t556 = end_51 > seq_q ? end_51 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t557 = t556 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_52 = t557 < t29 ? t557 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t559 = end_52 > column ? end_52 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_53 = t559 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_31 = 0u < end_53;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t562 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_30 = t562;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_32 = 8u < end_53;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t564 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_32 = t564;
                    }
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t565 = lane & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t566 = t565 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t567 = statistics_3 + t566;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    u32 row_5;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t567) : "memory");
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse;
                    asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t569;
                    asm("mov.b32 %0, %1;" : "=f"(t569) : "r"(row_3));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_2;
                    asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t571;
                    asm("mov.b32 %0, %1;" : "=f"(t571) : "r"(row_5));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t572 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t573;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t573) : "f"(s), "f"(scale_log2), "f"(t572));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t574;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t574) : "f"(t573));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s = t574;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t575 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t576;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t576) : "f"(s_2), "f"(scale_log2), "f"(t575));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t577;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t577) : "f"(t576));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_2 = t577;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t578 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t579;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t579) : "f"(s_3), "f"(scale_log2), "f"(t578));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t580;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t580) : "f"(t579));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_3 = t580;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t581 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t582;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t582) : "f"(s_4), "f"(scale_log2), "f"(t581));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t583;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t583) : "f"(t582));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_4 = t583;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    u32 row_9;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t567) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_3;
                    asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t585;
                    asm("mov.b32 %0, %1;" : "=f"(t585) : "r"(row_7));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_4;
                    asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t587;
                    asm("mov.b32 %0, %1;" : "=f"(t587) : "r"(row_9));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t588 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t589;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t589) : "f"(s_5), "f"(scale_log2), "f"(t588));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t590;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t590) : "f"(t589));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_5 = t590;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t591 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t592;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t592) : "f"(s_6), "f"(scale_log2), "f"(t591));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t593;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t593) : "f"(t592));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_6 = t593;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t594 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t595;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t595) : "f"(s_7), "f"(scale_log2), "f"(t594));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t596;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t596) : "f"(t595));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_7 = t596;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t597 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t598;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t598) : "f"(s_8), "f"(scale_log2), "f"(t597));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t599;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t599) : "f"(t598));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_8 = t599;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    u32 row_13;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t567) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_5;
                    asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t601;
                    asm("mov.b32 %0, %1;" : "=f"(t601) : "r"(row_11));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_6;
                    asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t603;
                    asm("mov.b32 %0, %1;" : "=f"(t603) : "r"(row_13));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t604 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t605;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t605) : "f"(s_9), "f"(scale_log2), "f"(t604));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t606;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t606) : "f"(t605));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_9 = t606;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t607 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t608;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t608) : "f"(s_10), "f"(scale_log2), "f"(t607));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t609;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t609) : "f"(t608));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_10 = t609;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t610 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t611;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t611) : "f"(s_11), "f"(scale_log2), "f"(t610));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t612;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t612) : "f"(t611));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_11 = t612;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t613 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t614;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t614) : "f"(s_12), "f"(scale_log2), "f"(t613));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t615;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t615) : "f"(t614));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_12 = t615;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    u32 row_17;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t567) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_7;
                    asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t617;
                    asm("mov.b32 %0, %1;" : "=f"(t617) : "r"(row_15));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_8;
                    asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t619;
                    asm("mov.b32 %0, %1;" : "=f"(t619) : "r"(row_17));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t620 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t621;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t621) : "f"(s_13), "f"(scale_log2), "f"(t620));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t622;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t622) : "f"(t621));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_13 = t622;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t623 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t624;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t624) : "f"(s_14), "f"(scale_log2), "f"(t623));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t625;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t625) : "f"(t624));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_14 = t625;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t626 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t627;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t627) : "f"(s_15), "f"(scale_log2), "f"(t626));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t628;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t628) : "f"(t627));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_15 = t628;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t629 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t630;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t630) : "f"(s_16), "f"(scale_log2), "f"(t629));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t631;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t631) : "f"(t630));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_16 = t631;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    u32 row_21;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t567) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_9;
                    asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t633;
                    asm("mov.b32 %0, %1;" : "=f"(t633) : "r"(row_19));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_10;
                    asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t635;
                    asm("mov.b32 %0, %1;" : "=f"(t635) : "r"(row_21));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t636 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t637;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t637) : "f"(s_17), "f"(scale_log2), "f"(t636));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t638;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t638) : "f"(t637));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_17 = t638;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t639 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t640;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t640) : "f"(s_18), "f"(scale_log2), "f"(t639));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t641;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t641) : "f"(t640));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_18 = t641;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t642 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t643;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t643) : "f"(s_19), "f"(scale_log2), "f"(t642));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t644;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t644) : "f"(t643));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_19 = t644;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t645 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t646;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t646) : "f"(s_20), "f"(scale_log2), "f"(t645));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t647;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t647) : "f"(t646));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_20 = t647;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    u32 row_25;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t567) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_11;
                    asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t649;
                    asm("mov.b32 %0, %1;" : "=f"(t649) : "r"(row_23));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_12;
                    asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t651;
                    asm("mov.b32 %0, %1;" : "=f"(t651) : "r"(row_25));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t652 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t653;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t653) : "f"(s_21), "f"(scale_log2), "f"(t652));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t654;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t654) : "f"(t653));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_21 = t654;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t655 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t656;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t656) : "f"(s_22), "f"(scale_log2), "f"(t655));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t657;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t657) : "f"(t656));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_22 = t657;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t658 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t659;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t659) : "f"(s_23), "f"(scale_log2), "f"(t658));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t660;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t660) : "f"(t659));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_23 = t660;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t661 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t662;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t662) : "f"(s_24), "f"(scale_log2), "f"(t661));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t663;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t663) : "f"(t662));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_24 = t663;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    u32 row_29;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t567) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_13;
                    asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t665;
                    asm("mov.b32 %0, %1;" : "=f"(t665) : "r"(row_27));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_14;
                    asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t667;
                    asm("mov.b32 %0, %1;" : "=f"(t667) : "r"(row_29));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t668 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t669;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t669) : "f"(s_25), "f"(scale_log2), "f"(t668));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t670;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t670) : "f"(t669));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_25 = t670;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t671 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t672;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t672) : "f"(s_26), "f"(scale_log2), "f"(t671));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t673;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t673) : "f"(t672));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_26 = t673;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t674 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t675;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t675) : "f"(s_27), "f"(scale_log2), "f"(t674));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t676;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t676) : "f"(t675));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_27 = t676;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t677 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t678;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t678) : "f"(s_28), "f"(scale_log2), "f"(t677));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t679;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t679) : "f"(t678));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_28 = t679;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    u32 row_33;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t567) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_15;
                    asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t681;
                    asm("mov.b32 %0, %1;" : "=f"(t681) : "r"(row_31));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_16;
                    asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t683;
                    asm("mov.b32 %0, %1;" : "=f"(t683) : "r"(row_33));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t684 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t685;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t685) : "f"(s_29), "f"(scale_log2), "f"(t684));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t686;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t686) : "f"(t685));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_29 = t686;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t687 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t688;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t688) : "f"(s_30), "f"(scale_log2), "f"(t687));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t689;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t689) : "f"(t688));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_30 = t689;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t690 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t691;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t691) : "f"(s_31), "f"(scale_log2), "f"(t690));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t692;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t692) : "f"(t691));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_31 = t692;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t693 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t694;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t694) : "f"(s_32), "f"(scale_log2), "f"(t693));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t695;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t695) : "f"(t694));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_32 = t695;
#line 98 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t696;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t696) : "f"(s), "f"(s_2));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t697;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t697) : "f"(s_3), "f"(s_4));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t698;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t698) : "f"(s_5), "f"(s_6));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t699;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t699) : "f"(s_7), "f"(s_8));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t700;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t700) : "f"(s_9), "f"(s_10));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t701;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t701) : "f"(s_11), "f"(s_12));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t702;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t702) : "f"(s_13), "f"(s_14));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t703;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t703) : "f"(s_15), "f"(s_16));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t704;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t704) : "f"(s_17), "f"(s_18));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t705;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t705) : "f"(s_19), "f"(s_20));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t706;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t706) : "f"(s_21), "f"(s_22));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t707;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t707) : "f"(s_23), "f"(s_24));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t708;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t708) : "f"(s_25), "f"(s_26));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t709;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t709) : "f"(s_27), "f"(s_28));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t710;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t710) : "f"(s_29), "f"(s_30));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t711;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t711) : "f"(s_31), "f"(s_32));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t712 = lane & 3u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t713 = t712 << 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t714 = statistics_3 + t713;
                    u32 row_34;
                    u32 row_35;
                    u32 row_36;
                    u32 row_37;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t714) : "memory");
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t715;
                    asm("mov.b32 %0, %1;" : "=f"(t715) : "r"(row_34));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t716;
                    asm("mov.b32 %0, %1;" : "=f"(t716) : "r"(row_35));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t717;
                    asm("mov.b32 %0, %1;" : "=f"(t717) : "r"(row_36));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t718;
                    asm("mov.b32 %0, %1;" : "=f"(t718) : "r"(row_37));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t719 = dp - t716;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t720 = s * t719;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp = t720;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t721 = dp_2 - t718;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t722 = s_2 * t721;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_2 = t722;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t723 = dp_3 - t716;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t724 = s_3 * t723;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_3 = t724;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t725 = dp_4 - t718;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t726 = s_4 * t725;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_4 = t726;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_38;
                    u32 row_39;
                    u32 row_40;
                    u32 row_41;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t714) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t727;
                    asm("mov.b32 %0, %1;" : "=f"(t727) : "r"(row_38));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t728;
                    asm("mov.b32 %0, %1;" : "=f"(t728) : "r"(row_39));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t729;
                    asm("mov.b32 %0, %1;" : "=f"(t729) : "r"(row_40));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t730;
                    asm("mov.b32 %0, %1;" : "=f"(t730) : "r"(row_41));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t731 = dp_5 - t728;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t732 = s_5 * t731;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_5 = t732;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t733 = dp_6 - t730;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t734 = s_6 * t733;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_6 = t734;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t735 = dp_7 - t728;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t736 = s_7 * t735;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_7 = t736;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t737 = dp_8 - t730;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t738 = s_8 * t737;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_8 = t738;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_42;
                    u32 row_43;
                    u32 row_44;
                    u32 row_45;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t714) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t739;
                    asm("mov.b32 %0, %1;" : "=f"(t739) : "r"(row_42));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t740;
                    asm("mov.b32 %0, %1;" : "=f"(t740) : "r"(row_43));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t741;
                    asm("mov.b32 %0, %1;" : "=f"(t741) : "r"(row_44));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t742;
                    asm("mov.b32 %0, %1;" : "=f"(t742) : "r"(row_45));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t743 = dp_9 - t740;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t744 = s_9 * t743;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_9 = t744;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t745 = dp_10 - t742;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t746 = s_10 * t745;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_10 = t746;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t747 = dp_11 - t740;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t748 = s_11 * t747;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_11 = t748;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t749 = dp_12 - t742;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t750 = s_12 * t749;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_12 = t750;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_46;
                    u32 row_47;
                    u32 row_48;
                    u32 row_49;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t714) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t751;
                    asm("mov.b32 %0, %1;" : "=f"(t751) : "r"(row_46));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t752;
                    asm("mov.b32 %0, %1;" : "=f"(t752) : "r"(row_47));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t753;
                    asm("mov.b32 %0, %1;" : "=f"(t753) : "r"(row_48));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t754;
                    asm("mov.b32 %0, %1;" : "=f"(t754) : "r"(row_49));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t755 = dp_13 - t752;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t756 = s_13 * t755;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_13 = t756;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t757 = dp_14 - t754;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t758 = s_14 * t757;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_14 = t758;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t759 = dp_15 - t752;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t760 = s_15 * t759;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_15 = t760;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t761 = dp_16 - t754;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t762 = s_16 * t761;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_16 = t762;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_50;
                    u32 row_51;
                    u32 row_52;
                    u32 row_53;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t714) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t763;
                    asm("mov.b32 %0, %1;" : "=f"(t763) : "r"(row_50));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t764;
                    asm("mov.b32 %0, %1;" : "=f"(t764) : "r"(row_51));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t765;
                    asm("mov.b32 %0, %1;" : "=f"(t765) : "r"(row_52));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t766;
                    asm("mov.b32 %0, %1;" : "=f"(t766) : "r"(row_53));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t767 = dp_17 - t764;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t768 = s_17 * t767;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_17 = t768;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t769 = dp_18 - t766;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t770 = s_18 * t769;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_18 = t770;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t771 = dp_19 - t764;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t772 = s_19 * t771;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_19 = t772;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t773 = dp_20 - t766;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t774 = s_20 * t773;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_20 = t774;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_54;
                    u32 row_55;
                    u32 row_56;
                    u32 row_57;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t714) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t775;
                    asm("mov.b32 %0, %1;" : "=f"(t775) : "r"(row_54));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t776;
                    asm("mov.b32 %0, %1;" : "=f"(t776) : "r"(row_55));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t777;
                    asm("mov.b32 %0, %1;" : "=f"(t777) : "r"(row_56));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t778;
                    asm("mov.b32 %0, %1;" : "=f"(t778) : "r"(row_57));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t779 = dp_21 - t776;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t780 = s_21 * t779;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_21 = t780;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t781 = dp_22 - t778;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t782 = s_22 * t781;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_22 = t782;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t783 = dp_23 - t776;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t784 = s_23 * t783;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_23 = t784;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t785 = dp_24 - t778;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t786 = s_24 * t785;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_24 = t786;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_58;
                    u32 row_59;
                    u32 row_60;
                    u32 row_61;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t714) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t787;
                    asm("mov.b32 %0, %1;" : "=f"(t787) : "r"(row_58));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t788;
                    asm("mov.b32 %0, %1;" : "=f"(t788) : "r"(row_59));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t789;
                    asm("mov.b32 %0, %1;" : "=f"(t789) : "r"(row_60));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t790;
                    asm("mov.b32 %0, %1;" : "=f"(t790) : "r"(row_61));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t791 = dp_25 - t788;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t792 = s_25 * t791;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_25 = t792;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t793 = dp_26 - t790;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t794 = s_26 * t793;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_26 = t794;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t795 = dp_27 - t788;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t796 = s_27 * t795;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_27 = t796;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t797 = dp_28 - t790;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t798 = s_28 * t797;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_28 = t798;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_62;
                    u32 row_63;
                    u32 row_64;
                    u32 row_65;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t714) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t799;
                    asm("mov.b32 %0, %1;" : "=f"(t799) : "r"(row_62));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t800;
                    asm("mov.b32 %0, %1;" : "=f"(t800) : "r"(row_63));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t801;
                    asm("mov.b32 %0, %1;" : "=f"(t801) : "r"(row_64));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t802;
                    asm("mov.b32 %0, %1;" : "=f"(t802) : "r"(row_65));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t803 = dp_29 - t800;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t804 = s_29 * t803;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_29 = t804;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t805 = dp_30 - t802;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t806 = s_30 * t805;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_30 = t806;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t807 = dp_31 - t800;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t808 = s_31 * t807;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_31 = t808;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t809 = dp_32 - t802;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t810 = s_32 * t809;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_32 = t810;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t811 = i_3 & 1u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t812 = t811 << 14u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t813 = after + t812;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t814 = t184 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t815 = t185 + t814;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t816;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t816) : "f"(dp), "f"(dp_2));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t817;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t817) : "f"(dp_3), "f"(dp_4));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t818;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t818) : "f"(dp_5), "f"(dp_6));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t819;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t819) : "f"(dp_7), "f"(dp_8));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t820;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t820) : "f"(dp_9), "f"(dp_10));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t821;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t821) : "f"(dp_11), "f"(dp_12));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t822;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t822) : "f"(dp_13), "f"(dp_14));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t823;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t823) : "f"(dp_15), "f"(dp_16));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t824;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t824) : "f"(dp_17), "f"(dp_18));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t825;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t825) : "f"(dp_19), "f"(dp_20));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t826;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t826) : "f"(dp_21), "f"(dp_22));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t827;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t827) : "f"(dp_23), "f"(dp_24));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t828;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t828) : "f"(dp_25), "f"(dp_26));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t829;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t829) : "f"(dp_27), "f"(dp_28));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t830;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t830) : "f"(dp_29), "f"(dp_30));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t831;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t831) : "f"(dp_31), "f"(dp_32));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t832 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t833 = t815 + t832;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t834 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t835 = t833 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t836 = t834 ^ t835;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t837 = t833 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t838 = t836 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t839 = t837 + t838;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t840 = t813 + t839;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t840), "r"(t816), "r"(t817), "r"(t818), "r"(t819) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t841 = t839 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t842 = t813 + t841;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t842), "r"(t820), "r"(t821), "r"(t822), "r"(t823) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t843 = t839 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t844 = t813 + t843;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t844), "r"(t824), "r"(t825), "r"(t826), "r"(t827) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t845 = t839 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t846 = t813 + t845;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t846), "r"(t828), "r"(t829), "r"(t830), "r"(t831) : "memory");
                    u32 t847;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t847) : "f"(dp), "f"(dp_2));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t848;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t848) : "f"(dp_3), "f"(dp_4));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t849;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t849) : "f"(dp_5), "f"(dp_6));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t850;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t850) : "f"(dp_7), "f"(dp_8));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t851;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t851) : "f"(dp_9), "f"(dp_10));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t852;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t852) : "f"(dp_11), "f"(dp_12));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t853;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t853) : "f"(dp_13), "f"(dp_14));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t854;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t854) : "f"(dp_15), "f"(dp_16));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t855;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t855) : "f"(dp_17), "f"(dp_18));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t856;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t856) : "f"(dp_19), "f"(dp_20));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t857;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t857) : "f"(dp_21), "f"(dp_22));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t858;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t858) : "f"(dp_23), "f"(dp_24));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t859;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t859) : "f"(dp_25), "f"(dp_26));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t860;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t860) : "f"(dp_27), "f"(dp_28));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t861;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t861) : "f"(dp_29), "f"(dp_30));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t862;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t862) : "f"(dp_31), "f"(dp_32));
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept = t847;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_2 = t848;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_3 = t849;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_4 = t850;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_5 = t851;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_6 = t852;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_7 = t853;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_8 = t854;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_9 = t855;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_10 = t856;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_11 = t857;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_12 = t858;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_13 = t859;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_14 = t860;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_15 = t861;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_16 = t862;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t863 = t255 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t864 = t863 + 33554432u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t865 = (u64)t864;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t866 = t865 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t867 = t863 + 33554560u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t868 = (u64)t867;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t869 = t868 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t870 = t863 + 33554688u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t871 = (u64)t870;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t872 = t871 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t873 = t863 + 33554816u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t874 = (u64)t873;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t875 = t874 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "l"(t866), "r"(t700), "r"(t701), "r"(t702), "r"(t703), "l"(t869), "r"(t704), "r"(t705), "r"(t706), "r"(t707), "l"(t872), "r"(t708), "r"(t709), "r"(t710), "r"(t711), "l"(t875) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t876 = index << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t877 = smem_1 + t876;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t878;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t878) : "r"(t877));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t879 = t813 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t880 = t878 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t881 = t879 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t882 = (u64)t881;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t883 = t882 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t884 = t880 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t885 = (u64)t884;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t886 = t885 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t887 = t879 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t888 = (u64)t887;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t889 = t888 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t890 = t880 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t891 = (u64)t890;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t892 = t891 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t893 = t879 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t894 = (u64)t893;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t895 = t894 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t896 = t880 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t897 = (u64)t896;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t898 = t897 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t899 = t879 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t900 = (u64)t899;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t901 = t900 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t902 = t880 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t903 = (u64)t902;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t904 = t903 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t905 = t879 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t906 = (u64)t905;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t907 = t906 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t908 = t880 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t909 = (u64)t908;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t910 = t909 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t911 = t879 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t912 = (u64)t911;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t913 = t912 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t914 = t880 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t915 = (u64)t914;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t916 = t915 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t917 = t879 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t918 = (u64)t917;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t919 = t918 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t920 = t880 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t921 = (u64)t920;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t922 = t921 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t923 = t879 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t924 = (u64)t923;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t925 = t924 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t926 = t880 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t927 = (u64)t926;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t928 = t927 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t883), "l"(t886), "l"(t889), "l"(t892), "l"(t895), "l"(t898), "l"(t901), "l"(t904), "l"(t907), "l"(t910), "l"(t913), "l"(t916), "l"(t919), "l"(t922), "l"(t925), "l"(t928) : "memory");
#line 140 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t929 = t252 >> 4u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t930 = t929 + 33554432u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t931 = (u64)t930;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t932 = t931 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t933 = t929 + 33554560u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t934 = (u64)t933;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t935 = t934 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t936 = t929 + 33554688u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t937 = (u64)t936;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t938 = t937 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t939 = t929 + 33554816u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t940 = (u64)t939;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t941 = t940 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t932), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t935), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t938), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t941) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t942 = i_3 + 1u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 next = t249 ? t942 : i_3;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t696), "r"(t697), "r"(t698), "r"(t699) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t700), "r"(t701), "r"(t702), "r"(t703) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t704), "r"(t705), "r"(t706), "r"(t707) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t708), "r"(t709), "r"(t710), "r"(t711) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_4 = i_3 & 1u;
                    const u32 t945 = slot_4 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t946 = t945 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t947 = p + t946;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t948 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t948) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t947) : "memory");
                    }
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t949 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t950 = t949 + head_2;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t951 = t950 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t952 = block_2 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_66 = t951 + t952;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t954 = t184 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_67 = row_66 + t954;
                    const u64 t956 = (u64)row_67;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t957 = t956 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t958 = t957 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t959 = sums + t958;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t960 = index << 10u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t961 = (u64)t960 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t962 = t959 + t961;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t963 = index << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t964 = t963 + t184;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t965 = t964 << 12u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place = p + t965;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u32 t967 = lane << 2u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t968 = (u64)t967 * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 address = t962 + t968;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t970 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t971 = t970 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t972 = t971 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t973 = p + t972;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t974 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t975 = t974 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t973), "r"(t975) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t976 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t977 = t976 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t978 = t977 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t979 = p + t978;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t980 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t981 = t980 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t979), "r"(t981) : "memory");
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t982 = next & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t983 = t982 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t984 = t96 + t983;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t985 = t185 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t986 = smem_1 + t985;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t987;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t987) : "r"(t986));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t988 = t987 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t989 = t984 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t990 = t988 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t991 = (u64)t990;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t992 = t991 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t993 = t989 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t994 = (u64)t993;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t995 = t994 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t996 = t988 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t997 = (u64)t996;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t998 = t997 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t999 = t989 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1000 = (u64)t999;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1001 = t1000 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1002 = t988 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1003 = (u64)t1002;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1004 = t1003 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1005 = t989 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1006 = (u64)t1005;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1007 = t1006 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1008 = t988 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1009 = (u64)t1008;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1010 = t1009 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1011 = t989 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1012 = (u64)t1011;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1013 = t1012 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1014 = t988 + 66560u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1015 = (u64)t1014;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1016 = t1015 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1017 = t989 + 66048u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1018 = (u64)t1017;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1019 = t1018 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1020 = t988 + 66562u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1021 = (u64)t1020;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1022 = t1021 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1023 = t989 + 66050u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1024 = (u64)t1023;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1025 = t1024 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1026 = t988 + 66564u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1027 = (u64)t1026;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1028 = t1027 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1029 = t989 + 66052u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1030 = (u64)t1029;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1031 = t1030 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1032 = t988 + 66566u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1033 = (u64)t1032;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1034 = t1033 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1035 = t989 + 66054u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1036 = (u64)t1035;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1037 = t1036 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t992), "l"(t995), "l"(t998), "l"(t1001), "l"(t1004), "l"(t1007), "l"(t1010), "l"(t1013), "l"(t1016), "l"(t1019), "l"(t1022), "l"(t1025), "l"(t1028), "l"(t1031), "l"(t1034), "l"(t1037) : "memory");
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
                    const u32 t1039 = slot_5 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1040 = t1039 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1041 = p + t1040;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1042 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1042) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1041) : "memory");
                    }
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1043 = block_2 + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_2 = t1043 == count;
                    const u32 t1045 = head_2 + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1046 = wraps_2 ? t1045 : head_2;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    head_2 = t1046;
                    const u32 t1047 = block_2 + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1048 = wraps_2 ? first_2 : t1047;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    block_2 = t1048;
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
            const f32 t1049 = dk_2 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_2 = t1049;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1050 = dk_3 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_3 = t1050;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1051 = dk_4 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_4 = t1051;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1052 = dk_5 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_5 = t1052;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1053 = dk_6 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_6 = t1053;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1054 = dk_7 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_7 = t1054;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1055 = dk_8 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_8 = t1055;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1056 = dk_9 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_9 = t1056;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1057 = dk_10 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_10 = t1057;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1058 = dk_11 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_11 = t1058;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1059 = dk_12 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_12 = t1059;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1060 = dk_13 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_13 = t1060;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1061 = dk_14 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_14 = t1061;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1062 = dk_15 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_15 = t1062;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1063 = dk_16 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_16 = t1063;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1064 = dk_17 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_17 = t1064;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1065 = dk_18 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_18 = t1065;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1066 = dk_19 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_19 = t1066;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1067 = dk_20 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_20 = t1067;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1068 = dk_21 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_21 = t1068;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1069 = dk_22 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_22 = t1069;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1070 = dk_23 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_23 = t1070;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1071 = dk_24 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_24 = t1071;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1072 = dk_25 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_25 = t1072;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1073 = dk_26 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_26 = t1073;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1074 = dk_27 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_27 = t1074;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1075 = dk_28 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_28 = t1075;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1076 = dk_29 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_29 = t1076;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1077 = dk_30 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_30 = t1077;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1078 = dk_31 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_31 = t1078;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1079 = dk_32 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_32 = t1079;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1080 = dk_33 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_33 = t1080;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1081 = dk_34 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_34 = t1081;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1082 = dk_35 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_35 = t1082;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1083 = dk_36 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_36 = t1083;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1084 = dk_37 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_37 = t1084;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1085 = dk_38 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_38 = t1085;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1086 = dk_39 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_39 = t1086;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1087 = dk_40 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_40 = t1087;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1088 = dk_41 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_41 = t1088;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1089 = dk_42 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_42 = t1089;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1090 = dk_43 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_43 = t1090;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1091 = dk_44 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_44 = t1091;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1092 = dk_45 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_45 = t1092;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1093 = dk_46 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_46 = t1093;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1094 = dk_47 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_47 = t1094;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1095 = dk_48 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_48 = t1095;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1096 = dk_49 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_49 = t1096;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1097 = dk_50 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_50 = t1097;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1098 = dk_51 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_51 = t1098;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1099 = dk_52 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_52 = t1099;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1100 = dk_53 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_53 = t1100;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1101 = dk_54 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_54 = t1101;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1102 = dk_55 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_55 = t1102;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1103 = dk_56 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_56 = t1103;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1104 = dk_57 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_57 = t1104;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1105 = dk_58 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_58 = t1105;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1106 = dk_59 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_59 = t1106;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1107 = dk_60 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_60 = t1107;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1108 = dk_61 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_61 = t1108;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1109 = dk_62 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_62 = t1109;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1110 = dk_63 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_63 = t1110;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1111 = dk_64 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_64 = t1111;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1112 = dk_65 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_65 = t1112;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1113 = smem_1 + 16384u;
            const u32 t1114 = t184 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1115 = t185 + t1114;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1116;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1116) : "f"(dk_2), "f"(dk_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1117;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1117) : "f"(dk_4), "f"(dk_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1118;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1118) : "f"(dk_6), "f"(dk_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1119;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1119) : "f"(dk_8), "f"(dk_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1120;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1120) : "f"(dk_10), "f"(dk_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1121;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1121) : "f"(dk_12), "f"(dk_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1122;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1122) : "f"(dk_14), "f"(dk_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1123;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1123) : "f"(dk_16), "f"(dk_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1124;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1124) : "f"(dk_18), "f"(dk_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1125;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1125) : "f"(dk_20), "f"(dk_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1126;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1126) : "f"(dk_22), "f"(dk_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1127;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1127) : "f"(dk_24), "f"(dk_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1128;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1128) : "f"(dk_26), "f"(dk_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1129;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1129) : "f"(dk_28), "f"(dk_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1130;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1130) : "f"(dk_30), "f"(dk_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1131;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1131) : "f"(dk_32), "f"(dk_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1132;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1132) : "f"(dk_34), "f"(dk_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1133;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1133) : "f"(dk_36), "f"(dk_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1134;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1134) : "f"(dk_38), "f"(dk_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1135;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1135) : "f"(dk_40), "f"(dk_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1136;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1136) : "f"(dk_42), "f"(dk_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1137;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1137) : "f"(dk_44), "f"(dk_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1138;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1138) : "f"(dk_46), "f"(dk_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1139;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1139) : "f"(dk_48), "f"(dk_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1140;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1140) : "f"(dk_50), "f"(dk_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1141;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1141) : "f"(dk_52), "f"(dk_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1142;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1142) : "f"(dk_54), "f"(dk_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1143;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1143) : "f"(dk_56), "f"(dk_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1144;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1144) : "f"(dk_58), "f"(dk_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1145;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1145) : "f"(dk_60), "f"(dk_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1146;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1146) : "f"(dk_62), "f"(dk_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1147;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1147) : "f"(dk_64), "f"(dk_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1148 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1149 = t1115 + t1148;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1150 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1151 = t1149 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1152 = t1150 ^ t1151;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1153 = t1149 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1154 = t1152 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1155 = t1153 + t1154;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1156 = smem_1 + t1155;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1156), "r"(t1116), "r"(t1117), "r"(t1118), "r"(t1119) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1157 = t1155 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1158 = smem_1 + t1157;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1158), "r"(t1120), "r"(t1121), "r"(t1122), "r"(t1123) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1159 = t1155 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1160 = smem_1 + t1159;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1160), "r"(t1124), "r"(t1125), "r"(t1126), "r"(t1127) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1161 = t1155 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1162 = smem_1 + t1161;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1162), "r"(t1128), "r"(t1129), "r"(t1130), "r"(t1131) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1163 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1164 = t1115 + t1163;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1165 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1166 = t1164 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1167 = t1165 ^ t1166;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1168 = t1164 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1169 = t1167 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1170 = t1168 + t1169;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1171 = t1113 + t1170;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1171), "r"(t1132), "r"(t1133), "r"(t1134), "r"(t1135) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1172 = t1170 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1173 = t1113 + t1172;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1173), "r"(t1136), "r"(t1137), "r"(t1138), "r"(t1139) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1174 = t1170 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1175 = t1113 + t1174;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1175), "r"(t1140), "r"(t1141), "r"(t1142), "r"(t1143) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1176 = t1170 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1177 = t1113 + t1176;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1177), "r"(t1144), "r"(t1145), "r"(t1146), "r"(t1147) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1178 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1179 = t1178 * dk_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1180 = t1179 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1181 = dk + t1180;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1182 = (u64)t17;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1183 = t1182 * dk_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1184 = t1183 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1185 = t1181 + t1184;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1186 = (u64)t30;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1187 = t1186 * dk_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1188 = t1187 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1189 = t1185 + t1188;
            const u32 t1190 = t29 - t17;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1191 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1192 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1193 = t1192 << 1u;
            const u32 t1194 = t184 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1195 = t185 + t1194;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1196 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1197 = t1195 + t1196;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1198 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1199 = t1197 < t1190;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1200 = t1198 < t1191;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1201 = t1199 & t1200;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1201) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1202 = t1197 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1203 = t1198 ^ t1202;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1204 = t1197 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1205 = t1203 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1206 = t1204 + t1205;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1207 = smem_1 + t1206;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_68;
                u32 row_69;
                u32 row_70;
                u32 row_71;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1207) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1208 = (u64)t1197 * t1193;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1209 = t1189 + t1208;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1210 = (u64)t1198 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1211 = t1209 + t1210;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1211), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1212 = t1197 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1213 = t1212 < t1190;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1214 = t1198 < t1191;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1215 = t1213 & t1214;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1215) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1216 = t1212 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1217 = t1198 ^ t1216;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1218 = t1212 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1219 = t1217 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1220 = t1218 + t1219;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1221 = smem_1 + t1220;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_72;
                u32 row_73;
                u32 row_74;
                u32 row_75;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1221) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1222 = (u64)t1212 * t1193;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1223 = t1189 + t1222;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1224 = (u64)t1198 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1225 = t1223 + t1224;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1225), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1226 = t1197 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1227 = t1226 < t1190;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1228 = t1198 < t1191;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1229 = t1227 & t1228;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1229) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1230 = t1226 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1231 = t1198 ^ t1230;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1232 = t1226 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1233 = t1231 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1234 = t1232 + t1233;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1235 = smem_1 + t1234;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_76;
                u32 row_77;
                u32 row_78;
                u32 row_79;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1235) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1236 = (u64)t1226 * t1193;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1237 = t1189 + t1236;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1238 = (u64)t1198 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1239 = t1237 + t1238;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1239), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1240 = t1197 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1241 = t1240 < t1190;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1242 = t1198 < t1191;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1243 = t1241 & t1242;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1243) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1244 = t1240 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1245 = t1198 ^ t1244;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1246 = t1240 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1247 = t1245 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1248 = t1246 + t1247;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1249 = smem_1 + t1248;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_80;
                u32 row_81;
                u32 row_82;
                u32 row_83;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1249) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1250 = (u64)t1240 * t1193;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1251 = t1189 + t1250;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1252 = (u64)t1198 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1253 = t1251 + t1252;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1253), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1254 = smem_1 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1255 = t1197 < t1190;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1256 = t1198 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1257 = t1256 < t1191;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1258 = t1255 & t1257;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1258) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1259 = t1197 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1260 = t1198 ^ t1259;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1261 = t1197 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1262 = t1260 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1263 = t1261 + t1262;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1264 = t1254 + t1263;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_84;
                u32 row_85;
                u32 row_86;
                u32 row_87;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t1264) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1265 = (u64)t1197 * t1193;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1266 = t1189 + t1265;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1267 = (u64)t1198 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1268 = t1266 + t1267;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1268), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1269 = t1197 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1270 = t1269 < t1190;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1271 = t1198 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1272 = t1271 < t1191;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1273 = t1270 & t1272;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1273) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1274 = t1269 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1275 = t1198 ^ t1274;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1276 = t1269 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1277 = t1275 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1278 = t1276 + t1277;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1279 = t1254 + t1278;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_88;
                u32 row_89;
                u32 row_90;
                u32 row_91;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t1279) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1280 = (u64)t1269 * t1193;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1281 = t1189 + t1280;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1282 = (u64)t1198 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1283 = t1281 + t1282;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1283), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1284 = t1197 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1285 = t1284 < t1190;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1286 = t1198 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1287 = t1286 < t1191;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1288 = t1285 & t1287;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1288) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1289 = t1284 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1290 = t1198 ^ t1289;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1291 = t1284 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1292 = t1290 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1293 = t1291 + t1292;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1294 = t1254 + t1293;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_92;
                u32 row_93;
                u32 row_94;
                u32 row_95;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t1294) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1295 = (u64)t1284 * t1193;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1296 = t1189 + t1295;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1297 = (u64)t1198 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1298 = t1296 + t1297;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1298), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1299 = t1197 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1300 = t1299 < t1190;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1301 = t1198 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1302 = t1301 < t1191;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1303 = t1300 & t1302;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1303) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1304 = t1299 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1305 = t1198 ^ t1304;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1306 = t1299 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1307 = t1305 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1308 = t1306 + t1307;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1309 = t1254 + t1308;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_96;
                u32 row_97;
                u32 row_98;
                u32 row_99;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t1309) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1310 = (u64)t1299 * t1193;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1311 = t1189 + t1310;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1312 = (u64)t1198 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1313 = t1311 + t1312;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1313), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
            }
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1314 = t95 + 16384u;
            const u32 t1315 = t184 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1316 = t185 + t1315;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1317;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1317) : "f"(dv_2), "f"(dv_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1318;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1318) : "f"(dv_4), "f"(dv_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1319;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1319) : "f"(dv_6), "f"(dv_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1320;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1320) : "f"(dv_8), "f"(dv_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1321;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1321) : "f"(dv_10), "f"(dv_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1322;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1322) : "f"(dv_12), "f"(dv_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1323;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1323) : "f"(dv_14), "f"(dv_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1324;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1324) : "f"(dv_16), "f"(dv_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1325;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(dv_18), "f"(dv_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1326;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(dv_20), "f"(dv_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1327;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1327) : "f"(dv_22), "f"(dv_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1328;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(dv_24), "f"(dv_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1329;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(dv_26), "f"(dv_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1330;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1330) : "f"(dv_28), "f"(dv_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1331;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1331) : "f"(dv_30), "f"(dv_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1332;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1332) : "f"(dv_32), "f"(dv_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1333;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1333) : "f"(dv_34), "f"(dv_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1334;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1334) : "f"(dv_36), "f"(dv_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1335;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1335) : "f"(dv_38), "f"(dv_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1336;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1336) : "f"(dv_40), "f"(dv_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1337;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1337) : "f"(dv_42), "f"(dv_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1338;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1338) : "f"(dv_44), "f"(dv_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1339;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1339) : "f"(dv_46), "f"(dv_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1340;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1340) : "f"(dv_48), "f"(dv_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1341;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1341) : "f"(dv_50), "f"(dv_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1342;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1342) : "f"(dv_52), "f"(dv_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1343;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1343) : "f"(dv_54), "f"(dv_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1344;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1344) : "f"(dv_56), "f"(dv_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1345;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1345) : "f"(dv_58), "f"(dv_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1346;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1346) : "f"(dv_60), "f"(dv_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1347;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1347) : "f"(dv_62), "f"(dv_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1348;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1348) : "f"(dv_64), "f"(dv_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1349 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1350 = t1316 + t1349;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1351 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1352 = t1350 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1353 = t1351 ^ t1352;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1354 = t1350 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1355 = t1353 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1356 = t1354 + t1355;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1357 = t95 + t1356;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1357), "r"(t1317), "r"(t1318), "r"(t1319), "r"(t1320) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1358 = t1356 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1359 = t95 + t1358;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1359), "r"(t1321), "r"(t1322), "r"(t1323), "r"(t1324) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1360 = t1356 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1361 = t95 + t1360;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1361), "r"(t1325), "r"(t1326), "r"(t1327), "r"(t1328) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1362 = t1356 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1363 = t95 + t1362;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1363), "r"(t1329), "r"(t1330), "r"(t1331), "r"(t1332) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1364 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1365 = t1316 + t1364;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1366 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1367 = t1365 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1368 = t1366 ^ t1367;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1369 = t1365 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1370 = t1368 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1371 = t1369 + t1370;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1372 = t1314 + t1371;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1372), "r"(t1333), "r"(t1334), "r"(t1335), "r"(t1336) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1373 = t1371 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1374 = t1314 + t1373;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1374), "r"(t1337), "r"(t1338), "r"(t1339), "r"(t1340) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1375 = t1371 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1376 = t1314 + t1375;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1376), "r"(t1341), "r"(t1342), "r"(t1343), "r"(t1344) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1377 = t1371 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1378 = t1314 + t1377;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1378), "r"(t1345), "r"(t1346), "r"(t1347), "r"(t1348) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1379 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1380 = t1379 * dv_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1381 = t1380 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1382 = dv + t1381;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1383 = (u64)t17;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1384 = t1383 * dv_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1385 = t1384 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1386 = t1382 + t1385;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1387 = (u64)t30;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1388 = t1387 * dv_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1389 = t1388 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1390 = t1386 + t1389;
            const u32 t1391 = t29 - t17;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1392 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1393 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1394 = t1393 << 1u;
            const u32 t1395 = t184 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1396 = t185 + t1395;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1397 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1398 = t1396 + t1397;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1399 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1400 = t1398 < t1391;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1401 = t1399 < t1392;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1402 = t1400 & t1401;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1402) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1403 = t1398 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1404 = t1399 ^ t1403;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1405 = t1398 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1406 = t1404 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1407 = t1405 + t1406;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1408 = t95 + t1407;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_100;
                u32 row_101;
                u32 row_102;
                u32 row_103;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t1408) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1409 = (u64)t1398 * t1394;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1410 = t1390 + t1409;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1411 = (u64)t1399 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1412 = t1410 + t1411;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1412), "r"(row_100), "r"(row_101), "r"(row_102), "r"(row_103) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1413 = t1398 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1414 = t1413 < t1391;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1415 = t1399 < t1392;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1416 = t1414 & t1415;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1416) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1417 = t1413 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1418 = t1399 ^ t1417;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1419 = t1413 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1420 = t1418 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1421 = t1419 + t1420;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1422 = t95 + t1421;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_104;
                u32 row_105;
                u32 row_106;
                u32 row_107;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t1422) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1423 = (u64)t1413 * t1394;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1424 = t1390 + t1423;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1425 = (u64)t1399 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1426 = t1424 + t1425;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1426), "r"(row_104), "r"(row_105), "r"(row_106), "r"(row_107) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1427 = t1398 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1428 = t1427 < t1391;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1429 = t1399 < t1392;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1430 = t1428 & t1429;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1430) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1431 = t1427 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1432 = t1399 ^ t1431;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1433 = t1427 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1434 = t1432 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1435 = t1433 + t1434;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1436 = t95 + t1435;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_108;
                u32 row_109;
                u32 row_110;
                u32 row_111;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t1436) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1437 = (u64)t1427 * t1394;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1438 = t1390 + t1437;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1439 = (u64)t1399 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1440 = t1438 + t1439;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1440), "r"(row_108), "r"(row_109), "r"(row_110), "r"(row_111) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1441 = t1398 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1442 = t1441 < t1391;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1443 = t1399 < t1392;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1444 = t1442 & t1443;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1444) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1445 = t1441 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1446 = t1399 ^ t1445;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1447 = t1441 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1448 = t1446 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1449 = t1447 + t1448;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1450 = t95 + t1449;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_112;
                u32 row_113;
                u32 row_114;
                u32 row_115;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t1450) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1451 = (u64)t1441 * t1394;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1452 = t1390 + t1451;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1453 = (u64)t1399 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1454 = t1452 + t1453;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1454), "r"(row_112), "r"(row_113), "r"(row_114), "r"(row_115) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1455 = t95 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1456 = t1398 < t1391;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1457 = t1399 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1458 = t1457 < t1392;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1459 = t1456 & t1458;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1459) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1460 = t1398 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1461 = t1399 ^ t1460;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1462 = t1398 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1463 = t1461 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1464 = t1462 + t1463;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1465 = t1455 + t1464;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_116;
                u32 row_117;
                u32 row_118;
                u32 row_119;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t1465) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1466 = (u64)t1398 * t1394;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1467 = t1390 + t1466;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1468 = (u64)t1399 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1469 = t1467 + t1468;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1469), "r"(row_116), "r"(row_117), "r"(row_118), "r"(row_119) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1470 = t1398 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1471 = t1470 < t1391;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1472 = t1399 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1473 = t1472 < t1392;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1474 = t1471 & t1473;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1474) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1475 = t1470 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1476 = t1399 ^ t1475;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1477 = t1470 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1478 = t1476 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1479 = t1477 + t1478;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1480 = t1455 + t1479;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_120;
                u32 row_121;
                u32 row_122;
                u32 row_123;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t1480) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1481 = (u64)t1470 * t1394;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1482 = t1390 + t1481;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1483 = (u64)t1399 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1484 = t1482 + t1483;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1484), "r"(row_120), "r"(row_121), "r"(row_122), "r"(row_123) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1485 = t1398 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1486 = t1485 < t1391;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1487 = t1399 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1488 = t1487 < t1392;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1489 = t1486 & t1488;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1489) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1490 = t1485 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1491 = t1399 ^ t1490;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1492 = t1485 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1493 = t1491 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1494 = t1492 + t1493;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1495 = t1455 + t1494;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_124;
                u32 row_125;
                u32 row_126;
                u32 row_127;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t1495) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1496 = (u64)t1485 * t1394;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1497 = t1390 + t1496;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1498 = (u64)t1399 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1499 = t1497 + t1498;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1499), "r"(row_124), "r"(row_125), "r"(row_126), "r"(row_127) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1500 = t1398 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1501 = t1500 < t1391;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1502 = t1399 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1503 = t1502 < t1392;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1504 = t1501 & t1503;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1504) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1505 = t1500 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1506 = t1399 ^ t1505;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1507 = t1500 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1508 = t1506 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1509 = t1507 + t1508;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1510 = t1455 + t1509;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_128;
                u32 row_129;
                u32 row_130;
                u32 row_131;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t1510) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1511 = (u64)t1500 * t1394;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1512 = t1390 + t1511;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1513 = (u64)t1399 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1514 = t1512 + t1513;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1514), "r"(row_128), "r"(row_129), "r"(row_130), "r"(row_131) : "memory");
            }
        }
    }
}
