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
    const u64 seqused_k /* u32 */,
    const u64 seqused_k_stride0,
    const u64 seqused_k_stride1,
    const u64 seqused_k_stride2,
    const u64 seqused_k_stride3,
    const u32 added_k,
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
#line 91 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q_2 : added_k;
    const u64 t39 = (u64)batch_2;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t40 = t39 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t41 = t40 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t42 = seqused_k + t41;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    u32 t43;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t43) : "l"(t42) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = (int)t43 > (int)0u ? t43 : 0u;
    const u32 used_2 = used < seq_k_2 ? used : seq_k_2;
    const u32 t46 = used_2 + added;
#line 95 "fa-kernels/src/attention/options/cache.rs"
    const u32 t47 = t46 < seq_k_2 ? t46 : seq_k_2;
#line 62 "fa-kernels/src/attention/backward/work.rs"
    const u32 t48 = t6 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t49 = seq_q_2 + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t49 >> 6u;
#line 22 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t51 = threadIdx.x;
#line 22 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t52 = t51 & 15u;
#line 22 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 element = t52 << 3u;
#line 24 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t54 = t8 + 128u;
#line 24 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 end = seq_k_2 < t54 ? seq_k_2 : t54;
    const u32 t56 = t8 > t47 ? t8 : t47;
#line 25 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t57 = threadIdx.x;
#line 25 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t58 = t57 >> 4u;
#line 25 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 first_2 = t56 + t58;
    #pragma unroll 1
    for (u32 i = first_2; i < end; i += 24u) {
#line 27 "fa-kernels/src/attention/backward/unused_keys.rs"
        const bool t60 = element < head_dim;
#line 27 "fa-kernels/src/attention/backward/unused_keys.rs"
        if (t60) {
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u32 t61 = first + i;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t62 = 0ull * dk_stride0;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t63 = t62 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t64 = dk + t63;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t65 = (u64)t61;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t66 = t65 * dk_stride1;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t67 = t66 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t68 = t64 + t67;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t69 = (u64)t48;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t70 = t69 * dk_stride2;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t71 = t70 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t72 = t68 + t71;
            const u64 t73 = (u64)element * 2u;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t74 = t72 + t73;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t74), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u32 t75 = first + i;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t76 = 0ull * dv_stride0;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t77 = t76 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t78 = dv + t77;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t79 = (u64)t75;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t80 = t79 * dv_stride1;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t81 = t80 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t82 = t78 + t81;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t83 = (u64)t48;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t84 = t83 * dv_stride2;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t85 = t84 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t86 = t82 + t85;
            const u64 t87 = (u64)element * 2u;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t88 = t86 + t87;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t88), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
        }
    }
#line 167 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t89 = t8 < t47;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t89) {
#line 178 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t92 = thread >> 5u;
#line 180 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t92));
#line 181 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 warpgroup = warp >> 2u;
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t96 = smem_1 + 32768u;
        const u32 t97 = t96 + 32768u;
        const u32 t98 = t97 + 32768u;
        const u32 after = t98 + 32768u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 statistics_2 = after + 32768u;
        const u32 p = statistics_2 + 1024u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t102 = thread == 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t102) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(p) : "memory");
            const u32 t103 = p + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t103) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t104 = p + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t104) : "memory");
            const u32 t105 = p + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t105) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t106 = p + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t106) : "memory");
            const u32 t107 = p + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t107) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t108 = p + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t108) : "memory");
            const u32 t109 = p + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t109) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t110 = p + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t110) : "memory");
            const u32 t111 = p + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t111) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
        }
#line 188 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const bool t112 = warpgroup == 0u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t112) {
            asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
            const bool t113 = warp == 0u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            if (t113) {
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_2 = count * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                const u32 t115 = t48 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                u32 head = t115;
                u32 block = 0u;
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
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        u32 t119;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t119) : );
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const bool t120 = t119 == 1u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        if (t120) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t121 = 1073741824u - t47;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t122 = t121 + t8;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t123 = first + t47;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t48), "r"(t122), "r"(t123), "r"(1073741824u) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t124 = smem_1 + 16384u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t124), "l"(k), "r"(p), "r"(64u), "r"(t48), "r"(t122), "r"(t123), "r"(1073741824u) : "memory");
                        }
                    }
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 slot = i_2 & 1u;
                    const u32 t126 = slot + 4u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t127 = t126 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t128 = p + t127;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t129 = i_2 >> 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t130 = t129 & 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t131 = t130 ^ 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t128), "r"(t131) : "memory");
                    const u32 t132 = slot + 2u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t133 = t132 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t134 = p + t133;
                    const u32 t135 = slot << 14u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t136 = t97 + t135;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t137 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t138 = t137 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t139 = t138 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t140 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row = t139 + t140;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t142 = row >> 4u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 query = block << 6u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t144;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t144) : );
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t145 = t144 == 1u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t145) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t134) : "memory");
                        const u32 t146 = 1073741824u - seq_q_2;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t147 = t146 + query;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t148 = first_query + seq_q_2;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t136), "l"(q), "r"(t134), "r"(0u), "r"(head), "r"(t147), "r"(t148), "r"(1073741824u) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t149 = t136 + 8192u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t149), "l"(q), "r"(t134), "r"(64u), "r"(head), "r"(t147), "r"(t148), "r"(1073741824u) : "memory");
                        const u32 t150 = slot << 9u;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t151 = statistics_2 + t150;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t151), "l"(statistics), "r"(t134), "r"(0u), "r"(0u), "r"(t142), "r"(0u) : "memory");
                    }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t152 = i_2 == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t152) {
#line 61 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t153 = p + 8u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        u32 t154;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t154) : );
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const bool t155 = t154 == 1u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        if (t155) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t153) : "memory");
                            const u32 t156 = 1073741824u - t47;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t157 = t156 + t8;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t158 = first + t47;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t96), "l"(v), "r"(t153), "r"(0u), "r"(t48), "r"(t157), "r"(t158), "r"(1073741824u) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t159 = t96 + 16384u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t159), "l"(v), "r"(t153), "r"(64u), "r"(t48), "r"(t157), "r"(t158), "r"(1073741824u) : "memory");
                        }
                    }
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 slot_2 = i_2 & 1u;
                    const u32 t161 = slot_2 + 8u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t162 = t161 << 3u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t163 = p + t162;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t164 = i_2 >> 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t165 = t164 & 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t166 = t165 ^ 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t163), "r"(t166) : "memory");
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t167 = slot_2 + 6u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t168 = t167 << 3u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t169 = p + t168;
                    const u32 t170 = slot_2 << 14u;
#line 126 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t171 = t98 + t170;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 query_2 = block << 6u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t173;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t173) : );
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t174 = t173 == 1u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t174) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t169) : "memory");
                        const u32 t175 = 1073741824u - seq_q_2;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t176 = t175 + query_2;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t177 = first_query + seq_q_2;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t171), "l"(d_o), "r"(t169), "r"(0u), "r"(head), "r"(t176), "r"(t177), "r"(1073741824u) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t178 = t171 + 8192u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t178), "l"(d_o), "r"(t169), "r"(64u), "r"(head), "r"(t176), "r"(t177), "r"(1073741824u) : "memory");
                    }
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t179 = block + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps = t179 == count;
                    const u32 t181 = head + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t182 = wraps ? t181 : head;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    head = t182;
                    const u32 t183 = block + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t184 = wraps ? 0u : t183;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    block = t184;
                }
            }
        } else {
#line 200 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
            const u32 index = warpgroup - 1u;
#line 225 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 t186 = warp & 3u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 t187 = index << 6u;
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
            const u32 t188 = count * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
            const bool t189 = t188 != 0u;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            if (t189) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t190 = p + 16u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t190), "r"(0u) : "memory");
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t191 = t187 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t192 = smem_1 + t191;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t193;
                asm volatile("mov.b32 %0, %1;" : "=r"(t193) : "r"(t192));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t194 = t193 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t195 = t97 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t196 = t194 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t197 = (u64)t196;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t198 = t197 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t199 = t195 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t200 = (u64)t199;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t201 = t200 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t202 = t194 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t203 = (u64)t202;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t204 = t203 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t205 = t195 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t206 = (u64)t205;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t207 = t206 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t208 = t194 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t209 = (u64)t208;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t210 = t209 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t211 = t195 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t212 = (u64)t211;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t213 = t212 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t214 = t194 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t215 = (u64)t214;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t216 = t215 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t217 = t195 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t218 = (u64)t217;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t219 = t218 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t220 = t194 + 66560u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t221 = (u64)t220;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t222 = t221 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t223 = t195 + 66048u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t224 = (u64)t223;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t225 = t224 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t226 = t194 + 66562u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t227 = (u64)t226;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t228 = t227 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t229 = t195 + 66050u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t230 = (u64)t229;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t231 = t230 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t232 = t194 + 66564u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t233 = (u64)t232;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t234 = t233 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t235 = t195 + 66052u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t236 = (u64)t235;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t237 = t236 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t238 = t194 + 66566u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t239 = (u64)t238;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t240 = t239 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t241 = t195 + 66054u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t242 = (u64)t241;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t243 = t242 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t198), "l"(t201), "l"(t204), "l"(t207), "l"(t210), "l"(t213), "l"(t216), "l"(t219), "l"(t222), "l"(t225), "l"(t228), "l"(t231), "l"(t234), "l"(t237), "l"(t240), "l"(t243) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
                const u32 t244 = p + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t244), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t245 = p + 48u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t245), "r"(0u) : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_3 = count * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                const u32 t247 = t48 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                u32 head_2 = t247;
                u32 block_2 = 0u;
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
                    const u32 t252 = t97 + t251;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t253 = i_3 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t254 = t253 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t255 = t98 + t254;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_3 = i_3 & 1u;
                    const u32 t257 = slot_3 << 9u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 statistics_3 = statistics_2 + t257;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t259 = t187 << 7u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t260 = t96 + t259;
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
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t266), "l"(t269), "l"(t272), "l"(t275), "l"(t278), "l"(t281), "l"(t284), "l"(t287), "l"(t290), "l"(t293), "l"(t296), "l"(t299), "l"(t302), "l"(t305), "l"(t308), "l"(t311) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t312 = block_2 << 6u;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t313 = block_2 << 6u;
                    const u32 t314 = t8 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                    const bool right = t47 < t314;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    if (right) {
                        const u32 t316 = t186 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u32 t317 = t187 + t316;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u32 t318 = t8 + t317;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t319 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 column = t318 + t319;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t321 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t322 = t321 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t323 = t312 + t322;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t324 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t325 = t324 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t326 = t312 + t325;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t327 = t326 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t328 = t47 > column ? t47 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_2 = t328 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t331 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s = t331;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_2 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t333 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_3 = t333;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t334 = t47 > column ? t47 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_3 = t334 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_3 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t337 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_2 = t337;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_4 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t339 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_4 = t339;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t340 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t341 = t340 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t342 = t312 + t341;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t343 = t342 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t344 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t345 = t344 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t346 = t312 + t345;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t347 = t346 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t348 = t47 > column ? t47 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_4 = t348 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_5 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t351 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_5 = t351;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_6 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t353 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_7 = t353;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t354 = t47 > column ? t47 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_5 = t354 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_7 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t357 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_6 = t357;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_8 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t359 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_8 = t359;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t360 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t361 = t360 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t362 = t312 + t361;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t363 = t362 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t364 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t365 = t364 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t366 = t312 + t365;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t367 = t366 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t368 = t47 > column ? t47 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_6 = t368 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_9 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t371 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_9 = t371;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_10 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t373 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_11 = t373;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t374 = t47 > column ? t47 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_7 = t374 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_11 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t377 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_10 = t377;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_12 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t379 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_12 = t379;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t380 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t381 = t380 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t382 = t312 + t381;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t383 = t382 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t384 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t385 = t384 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t386 = t312 + t385;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t387 = t386 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t388 = t47 > column ? t47 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_8 = t388 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_13 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t391 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_13 = t391;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_14 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t393 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_15 = t393;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t394 = t47 > column ? t47 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_9 = t394 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_15 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t397 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_14 = t397;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_16 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t399 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_16 = t399;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t400 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t401 = t400 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t402 = t312 + t401;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t403 = t402 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t404 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t405 = t404 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t406 = t312 + t405;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t407 = t406 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t408 = t47 > column ? t47 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_10 = t408 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_17 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t411 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_17 = t411;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_18 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t413 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_19 = t413;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t414 = t47 > column ? t47 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_11 = t414 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_19 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t417 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_18 = t417;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_20 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t419 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_20 = t419;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t420 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t421 = t420 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t422 = t312 + t421;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t423 = t422 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t424 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t425 = t424 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t426 = t312 + t425;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t427 = t426 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t428 = t47 > column ? t47 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_12 = t428 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_21 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t431 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_21 = t431;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_22 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t433 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_23 = t433;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t434 = t47 > column ? t47 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_13 = t434 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_23 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t437 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_22 = t437;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_24 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t439 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_24 = t439;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t440 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t441 = t440 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t442 = t312 + t441;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t443 = t442 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t444 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t445 = t444 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t446 = t312 + t445;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t447 = t446 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t448 = t47 > column ? t47 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_14 = t448 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_25 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t451 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_25 = t451;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_26 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t453 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_27 = t453;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t454 = t47 > column ? t47 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_15 = t454 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_27 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t457 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_26 = t457;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_28 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t459 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_28 = t459;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t460 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t461 = t460 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t462 = t312 + t461;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t463 = t462 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t464 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t465 = t464 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t466 = t312 + t465;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t467 = t466 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t468 = t47 > column ? t47 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_16 = t468 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_29 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t471 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_29 = t471;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_30 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t473 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_31 = t473;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t474 = t47 > column ? t47 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_17 = t474 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_31 = 0u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t477 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_30 = t477;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_32 = 8u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t479 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_32 = t479;
                    }
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t480 = lane & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t481 = t480 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t482 = statistics_3 + t481;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    u32 row_5;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t482) : "memory");
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse;
                    asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t484;
                    asm("mov.b32 %0, %1;" : "=f"(t484) : "r"(row_3));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_2;
                    asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t486;
                    asm("mov.b32 %0, %1;" : "=f"(t486) : "r"(row_5));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t487 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t488;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t488) : "f"(s), "f"(scale_log2), "f"(t487));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t489;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t489) : "f"(t488));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s = t489;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t490 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t491;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t491) : "f"(s_2), "f"(scale_log2), "f"(t490));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t492;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(t491));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_2 = t492;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t493 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t494;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t494) : "f"(s_3), "f"(scale_log2), "f"(t493));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t495;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t495) : "f"(t494));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_3 = t495;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t496 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t497;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t497) : "f"(s_4), "f"(scale_log2), "f"(t496));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t498;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t498) : "f"(t497));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_4 = t498;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    u32 row_9;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t482) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_3;
                    asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t500;
                    asm("mov.b32 %0, %1;" : "=f"(t500) : "r"(row_7));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_4;
                    asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t502;
                    asm("mov.b32 %0, %1;" : "=f"(t502) : "r"(row_9));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t503 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t504;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t504) : "f"(s_5), "f"(scale_log2), "f"(t503));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t505;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t505) : "f"(t504));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_5 = t505;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t506 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t507;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t507) : "f"(s_6), "f"(scale_log2), "f"(t506));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t508;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t508) : "f"(t507));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_6 = t508;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t509 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t510;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t510) : "f"(s_7), "f"(scale_log2), "f"(t509));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t511;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t511) : "f"(t510));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_7 = t511;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t512 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t513;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t513) : "f"(s_8), "f"(scale_log2), "f"(t512));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t514;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(t513));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_8 = t514;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    u32 row_13;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t482) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_5;
                    asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t516;
                    asm("mov.b32 %0, %1;" : "=f"(t516) : "r"(row_11));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_6;
                    asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t518;
                    asm("mov.b32 %0, %1;" : "=f"(t518) : "r"(row_13));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t519 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t520;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t520) : "f"(s_9), "f"(scale_log2), "f"(t519));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t521;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t521) : "f"(t520));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_9 = t521;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t522 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t523;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t523) : "f"(s_10), "f"(scale_log2), "f"(t522));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t524;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t524) : "f"(t523));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_10 = t524;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t525 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t526;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t526) : "f"(s_11), "f"(scale_log2), "f"(t525));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t527;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t527) : "f"(t526));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_11 = t527;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t528 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t529;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t529) : "f"(s_12), "f"(scale_log2), "f"(t528));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t530;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t530) : "f"(t529));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_12 = t530;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    u32 row_17;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t482) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_7;
                    asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t532;
                    asm("mov.b32 %0, %1;" : "=f"(t532) : "r"(row_15));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_8;
                    asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t534;
                    asm("mov.b32 %0, %1;" : "=f"(t534) : "r"(row_17));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t535 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t536;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t536) : "f"(s_13), "f"(scale_log2), "f"(t535));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t537;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t537) : "f"(t536));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_13 = t537;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t538 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t539;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t539) : "f"(s_14), "f"(scale_log2), "f"(t538));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t540;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t540) : "f"(t539));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_14 = t540;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t541 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t542;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t542) : "f"(s_15), "f"(scale_log2), "f"(t541));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t543;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t543) : "f"(t542));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_15 = t543;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t544 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t545;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t545) : "f"(s_16), "f"(scale_log2), "f"(t544));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t546;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t546) : "f"(t545));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_16 = t546;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    u32 row_21;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t482) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_9;
                    asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t548;
                    asm("mov.b32 %0, %1;" : "=f"(t548) : "r"(row_19));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_10;
                    asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t550;
                    asm("mov.b32 %0, %1;" : "=f"(t550) : "r"(row_21));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t551 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t552;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t552) : "f"(s_17), "f"(scale_log2), "f"(t551));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t553;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t553) : "f"(t552));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_17 = t553;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t554 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t555;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t555) : "f"(s_18), "f"(scale_log2), "f"(t554));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t556;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t556) : "f"(t555));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_18 = t556;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t557 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t558;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t558) : "f"(s_19), "f"(scale_log2), "f"(t557));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t559;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t559) : "f"(t558));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_19 = t559;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t560 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t561;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t561) : "f"(s_20), "f"(scale_log2), "f"(t560));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t562;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t562) : "f"(t561));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_20 = t562;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    u32 row_25;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t482) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_11;
                    asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t564;
                    asm("mov.b32 %0, %1;" : "=f"(t564) : "r"(row_23));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_12;
                    asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t566;
                    asm("mov.b32 %0, %1;" : "=f"(t566) : "r"(row_25));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t567 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t568;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t568) : "f"(s_21), "f"(scale_log2), "f"(t567));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t569;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t569) : "f"(t568));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_21 = t569;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t570 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t571;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t571) : "f"(s_22), "f"(scale_log2), "f"(t570));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t572;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t572) : "f"(t571));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_22 = t572;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t573 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t574;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t574) : "f"(s_23), "f"(scale_log2), "f"(t573));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t575;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t575) : "f"(t574));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_23 = t575;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t576 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t577;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t577) : "f"(s_24), "f"(scale_log2), "f"(t576));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t578;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t578) : "f"(t577));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_24 = t578;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    u32 row_29;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t482) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_13;
                    asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t580;
                    asm("mov.b32 %0, %1;" : "=f"(t580) : "r"(row_27));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_14;
                    asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t582;
                    asm("mov.b32 %0, %1;" : "=f"(t582) : "r"(row_29));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t583 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t584;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t584) : "f"(s_25), "f"(scale_log2), "f"(t583));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t585;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t585) : "f"(t584));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_25 = t585;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t586 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t587;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t587) : "f"(s_26), "f"(scale_log2), "f"(t586));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t588;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t588) : "f"(t587));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_26 = t588;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t589 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t590;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t590) : "f"(s_27), "f"(scale_log2), "f"(t589));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t591;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t591) : "f"(t590));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_27 = t591;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t592 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t593;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t593) : "f"(s_28), "f"(scale_log2), "f"(t592));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t594;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t594) : "f"(t593));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_28 = t594;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    u32 row_33;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t482) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_15;
                    asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t596;
                    asm("mov.b32 %0, %1;" : "=f"(t596) : "r"(row_31));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_16;
                    asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t598;
                    asm("mov.b32 %0, %1;" : "=f"(t598) : "r"(row_33));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t599 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t600;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t600) : "f"(s_29), "f"(scale_log2), "f"(t599));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t601;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t601) : "f"(t600));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_29 = t601;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t602 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t603;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t603) : "f"(s_30), "f"(scale_log2), "f"(t602));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t604;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t604) : "f"(t603));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_30 = t604;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t605 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t606;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t606) : "f"(s_31), "f"(scale_log2), "f"(t605));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t607;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t607) : "f"(t606));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_31 = t607;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t608 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t609;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t609) : "f"(s_32), "f"(scale_log2), "f"(t608));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t610;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t610) : "f"(t609));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_32 = t610;
#line 98 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t611;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t611) : "f"(s), "f"(s_2));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t612;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t612) : "f"(s_3), "f"(s_4));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t613;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t613) : "f"(s_5), "f"(s_6));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t614;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t614) : "f"(s_7), "f"(s_8));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t615;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t615) : "f"(s_9), "f"(s_10));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t616;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t616) : "f"(s_11), "f"(s_12));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t617;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t617) : "f"(s_13), "f"(s_14));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t618;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t618) : "f"(s_15), "f"(s_16));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t619;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t619) : "f"(s_17), "f"(s_18));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t620;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t620) : "f"(s_19), "f"(s_20));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t621;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t621) : "f"(s_21), "f"(s_22));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t622;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t622) : "f"(s_23), "f"(s_24));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t623;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t623) : "f"(s_25), "f"(s_26));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t624;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t624) : "f"(s_27), "f"(s_28));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t625;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t625) : "f"(s_29), "f"(s_30));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t626;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t626) : "f"(s_31), "f"(s_32));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t627 = lane & 3u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t628 = t627 << 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t629 = statistics_3 + t628;
                    u32 row_34;
                    u32 row_35;
                    u32 row_36;
                    u32 row_37;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t629) : "memory");
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t630;
                    asm("mov.b32 %0, %1;" : "=f"(t630) : "r"(row_34));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t631;
                    asm("mov.b32 %0, %1;" : "=f"(t631) : "r"(row_35));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t632;
                    asm("mov.b32 %0, %1;" : "=f"(t632) : "r"(row_36));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t633;
                    asm("mov.b32 %0, %1;" : "=f"(t633) : "r"(row_37));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t634 = dp - t631;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t635 = s * t634;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp = t635;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t636 = dp_2 - t633;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t637 = s_2 * t636;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_2 = t637;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t638 = dp_3 - t631;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t639 = s_3 * t638;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_3 = t639;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t640 = dp_4 - t633;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t641 = s_4 * t640;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_4 = t641;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_38;
                    u32 row_39;
                    u32 row_40;
                    u32 row_41;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t629) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t642;
                    asm("mov.b32 %0, %1;" : "=f"(t642) : "r"(row_38));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t643;
                    asm("mov.b32 %0, %1;" : "=f"(t643) : "r"(row_39));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t644;
                    asm("mov.b32 %0, %1;" : "=f"(t644) : "r"(row_40));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t645;
                    asm("mov.b32 %0, %1;" : "=f"(t645) : "r"(row_41));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t646 = dp_5 - t643;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t647 = s_5 * t646;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_5 = t647;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t648 = dp_6 - t645;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t649 = s_6 * t648;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_6 = t649;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t650 = dp_7 - t643;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t651 = s_7 * t650;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_7 = t651;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t652 = dp_8 - t645;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t653 = s_8 * t652;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_8 = t653;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_42;
                    u32 row_43;
                    u32 row_44;
                    u32 row_45;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t629) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t654;
                    asm("mov.b32 %0, %1;" : "=f"(t654) : "r"(row_42));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t655;
                    asm("mov.b32 %0, %1;" : "=f"(t655) : "r"(row_43));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t656;
                    asm("mov.b32 %0, %1;" : "=f"(t656) : "r"(row_44));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t657;
                    asm("mov.b32 %0, %1;" : "=f"(t657) : "r"(row_45));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t658 = dp_9 - t655;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t659 = s_9 * t658;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_9 = t659;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t660 = dp_10 - t657;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t661 = s_10 * t660;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_10 = t661;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t662 = dp_11 - t655;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t663 = s_11 * t662;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_11 = t663;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t664 = dp_12 - t657;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t665 = s_12 * t664;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_12 = t665;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_46;
                    u32 row_47;
                    u32 row_48;
                    u32 row_49;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t629) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t666;
                    asm("mov.b32 %0, %1;" : "=f"(t666) : "r"(row_46));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t667;
                    asm("mov.b32 %0, %1;" : "=f"(t667) : "r"(row_47));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t668;
                    asm("mov.b32 %0, %1;" : "=f"(t668) : "r"(row_48));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t669;
                    asm("mov.b32 %0, %1;" : "=f"(t669) : "r"(row_49));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t670 = dp_13 - t667;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t671 = s_13 * t670;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_13 = t671;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t672 = dp_14 - t669;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t673 = s_14 * t672;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_14 = t673;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t674 = dp_15 - t667;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t675 = s_15 * t674;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_15 = t675;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t676 = dp_16 - t669;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t677 = s_16 * t676;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_16 = t677;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_50;
                    u32 row_51;
                    u32 row_52;
                    u32 row_53;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t629) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t678;
                    asm("mov.b32 %0, %1;" : "=f"(t678) : "r"(row_50));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t679;
                    asm("mov.b32 %0, %1;" : "=f"(t679) : "r"(row_51));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t680;
                    asm("mov.b32 %0, %1;" : "=f"(t680) : "r"(row_52));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t681;
                    asm("mov.b32 %0, %1;" : "=f"(t681) : "r"(row_53));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t682 = dp_17 - t679;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t683 = s_17 * t682;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_17 = t683;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t684 = dp_18 - t681;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t685 = s_18 * t684;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_18 = t685;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t686 = dp_19 - t679;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t687 = s_19 * t686;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_19 = t687;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t688 = dp_20 - t681;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t689 = s_20 * t688;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_20 = t689;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_54;
                    u32 row_55;
                    u32 row_56;
                    u32 row_57;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t629) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t690;
                    asm("mov.b32 %0, %1;" : "=f"(t690) : "r"(row_54));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t691;
                    asm("mov.b32 %0, %1;" : "=f"(t691) : "r"(row_55));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t692;
                    asm("mov.b32 %0, %1;" : "=f"(t692) : "r"(row_56));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t693;
                    asm("mov.b32 %0, %1;" : "=f"(t693) : "r"(row_57));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t694 = dp_21 - t691;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t695 = s_21 * t694;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_21 = t695;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t696 = dp_22 - t693;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t697 = s_22 * t696;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_22 = t697;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t698 = dp_23 - t691;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t699 = s_23 * t698;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_23 = t699;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t700 = dp_24 - t693;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t701 = s_24 * t700;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_24 = t701;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_58;
                    u32 row_59;
                    u32 row_60;
                    u32 row_61;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t629) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t702;
                    asm("mov.b32 %0, %1;" : "=f"(t702) : "r"(row_58));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t703;
                    asm("mov.b32 %0, %1;" : "=f"(t703) : "r"(row_59));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t704;
                    asm("mov.b32 %0, %1;" : "=f"(t704) : "r"(row_60));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t705;
                    asm("mov.b32 %0, %1;" : "=f"(t705) : "r"(row_61));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t706 = dp_25 - t703;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t707 = s_25 * t706;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_25 = t707;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t708 = dp_26 - t705;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t709 = s_26 * t708;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_26 = t709;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t710 = dp_27 - t703;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t711 = s_27 * t710;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_27 = t711;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t712 = dp_28 - t705;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t713 = s_28 * t712;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_28 = t713;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_62;
                    u32 row_63;
                    u32 row_64;
                    u32 row_65;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t629) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t714;
                    asm("mov.b32 %0, %1;" : "=f"(t714) : "r"(row_62));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t715;
                    asm("mov.b32 %0, %1;" : "=f"(t715) : "r"(row_63));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t716;
                    asm("mov.b32 %0, %1;" : "=f"(t716) : "r"(row_64));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t717;
                    asm("mov.b32 %0, %1;" : "=f"(t717) : "r"(row_65));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t718 = dp_29 - t715;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t719 = s_29 * t718;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_29 = t719;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t720 = dp_30 - t717;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t721 = s_30 * t720;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_30 = t721;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t722 = dp_31 - t715;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t723 = s_31 * t722;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_31 = t723;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t724 = dp_32 - t717;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t725 = s_32 * t724;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_32 = t725;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t726 = i_3 & 1u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t727 = t726 << 14u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t728 = after + t727;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t729 = t186 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t730 = t187 + t729;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t731;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t731) : "f"(dp), "f"(dp_2));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t732;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t732) : "f"(dp_3), "f"(dp_4));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t733;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t733) : "f"(dp_5), "f"(dp_6));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t734;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t734) : "f"(dp_7), "f"(dp_8));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t735;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t735) : "f"(dp_9), "f"(dp_10));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t736;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t736) : "f"(dp_11), "f"(dp_12));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t737;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t737) : "f"(dp_13), "f"(dp_14));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t738;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t738) : "f"(dp_15), "f"(dp_16));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t739;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t739) : "f"(dp_17), "f"(dp_18));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t740;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t740) : "f"(dp_19), "f"(dp_20));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t741;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t741) : "f"(dp_21), "f"(dp_22));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t742;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t742) : "f"(dp_23), "f"(dp_24));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t743;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t743) : "f"(dp_25), "f"(dp_26));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t744;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t744) : "f"(dp_27), "f"(dp_28));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t745;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t745) : "f"(dp_29), "f"(dp_30));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t746;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t746) : "f"(dp_31), "f"(dp_32));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t747 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t748 = t730 + t747;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t749 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t750 = t748 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t751 = t749 ^ t750;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t752 = t748 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t753 = t751 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t754 = t752 + t753;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t755 = t728 + t754;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t755), "r"(t731), "r"(t732), "r"(t733), "r"(t734) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t756 = t754 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t757 = t728 + t756;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t757), "r"(t735), "r"(t736), "r"(t737), "r"(t738) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t758 = t754 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t759 = t728 + t758;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t759), "r"(t739), "r"(t740), "r"(t741), "r"(t742) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t760 = t754 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t761 = t728 + t760;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t761), "r"(t743), "r"(t744), "r"(t745), "r"(t746) : "memory");
                    u32 t762;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t762) : "f"(dp), "f"(dp_2));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t763;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t763) : "f"(dp_3), "f"(dp_4));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t764;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t764) : "f"(dp_5), "f"(dp_6));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t765;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t765) : "f"(dp_7), "f"(dp_8));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t766;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t766) : "f"(dp_9), "f"(dp_10));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t767;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t767) : "f"(dp_11), "f"(dp_12));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t768;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t768) : "f"(dp_13), "f"(dp_14));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t769;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t769) : "f"(dp_15), "f"(dp_16));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t770;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t770) : "f"(dp_17), "f"(dp_18));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t771;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t771) : "f"(dp_19), "f"(dp_20));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t772;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t772) : "f"(dp_21), "f"(dp_22));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t773;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t773) : "f"(dp_23), "f"(dp_24));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t774;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t774) : "f"(dp_25), "f"(dp_26));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t775;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t775) : "f"(dp_27), "f"(dp_28));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t776;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t776) : "f"(dp_29), "f"(dp_30));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t777;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t777) : "f"(dp_31), "f"(dp_32));
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept = t762;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_2 = t763;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_3 = t764;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_4 = t765;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_5 = t766;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_6 = t767;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_7 = t768;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_8 = t769;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_9 = t770;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_10 = t771;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_11 = t772;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_12 = t773;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_13 = t774;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_14 = t775;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_15 = t776;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_16 = t777;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t778 = t255 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t779 = t778 + 33554432u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t780 = (u64)t779;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t781 = t780 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t782 = t778 + 33554560u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t783 = (u64)t782;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t784 = t783 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t785 = t778 + 33554688u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t786 = (u64)t785;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t787 = t786 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t788 = t778 + 33554816u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t789 = (u64)t788;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t790 = t789 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t611), "r"(t612), "r"(t613), "r"(t614), "l"(t781), "r"(t615), "r"(t616), "r"(t617), "r"(t618), "l"(t784), "r"(t619), "r"(t620), "r"(t621), "r"(t622), "l"(t787), "r"(t623), "r"(t624), "r"(t625), "r"(t626), "l"(t790) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t791 = index << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t792 = smem_1 + t791;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t793;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t793) : "r"(t792));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t794 = t728 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t795 = t793 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t796 = t794 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t797 = (u64)t796;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t798 = t797 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t799 = t795 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t800 = (u64)t799;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t801 = t800 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t802 = t794 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t803 = (u64)t802;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t804 = t803 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t805 = t795 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t806 = (u64)t805;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t807 = t806 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t808 = t794 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t809 = (u64)t808;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t810 = t809 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t811 = t795 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t812 = (u64)t811;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t813 = t812 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t814 = t794 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t815 = (u64)t814;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t816 = t815 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t817 = t795 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t818 = (u64)t817;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t819 = t818 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t820 = t794 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t821 = (u64)t820;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t822 = t821 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t823 = t795 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t824 = (u64)t823;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t825 = t824 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t826 = t794 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t827 = (u64)t826;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t828 = t827 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t829 = t795 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t830 = (u64)t829;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t831 = t830 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t832 = t794 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t833 = (u64)t832;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t834 = t833 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t835 = t795 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t836 = (u64)t835;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t837 = t836 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t838 = t794 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t839 = (u64)t838;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t840 = t839 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t841 = t795 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t842 = (u64)t841;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t843 = t842 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t798), "l"(t801), "l"(t804), "l"(t807), "l"(t810), "l"(t813), "l"(t816), "l"(t819), "l"(t822), "l"(t825), "l"(t828), "l"(t831), "l"(t834), "l"(t837), "l"(t840), "l"(t843) : "memory");
#line 140 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t844 = t252 >> 4u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t845 = t844 + 33554432u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t846 = (u64)t845;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t847 = t846 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t848 = t844 + 33554560u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t849 = (u64)t848;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t850 = t849 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t851 = t844 + 33554688u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t852 = (u64)t851;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t853 = t852 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t854 = t844 + 33554816u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t855 = (u64)t854;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t856 = t855 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t847), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t850), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t853), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t856) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t857 = i_3 + 1u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 next_2 = t249 ? t857 : i_3;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t611), "r"(t612), "r"(t613), "r"(t614) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t615), "r"(t616), "r"(t617), "r"(t618) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t619), "r"(t620), "r"(t621), "r"(t622) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t623), "r"(t624), "r"(t625), "r"(t626) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_4 = i_3 & 1u;
                    const u32 t860 = slot_4 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t861 = t860 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t862 = p + t861;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t863 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t863) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t862) : "memory");
                    }
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t864 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t865 = t864 + head_2;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t866 = t865 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t867 = block_2 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_66 = t866 + t867;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t869 = t186 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_67 = row_66 + t869;
                    const u64 t871 = (u64)row_67;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t872 = t871 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t873 = t872 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t874 = sums + t873;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t875 = index << 10u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t876 = (u64)t875 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t877 = t874 + t876;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t878 = index << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t879 = t878 + t186;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t880 = t879 << 12u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place = p + t880;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u32 t882 = lane << 2u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t883 = (u64)t882 * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 address = t877 + t883;
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
                    const u32 t885 = next_2 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t886 = t885 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t887 = t886 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t888 = p + t887;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t889 = next_2 >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t890 = t889 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t888), "r"(t890) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t891 = next_2 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t892 = t891 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t893 = t892 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t894 = p + t893;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t895 = next_2 >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t896 = t895 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t894), "r"(t896) : "memory");
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t897 = next_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t898 = t897 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t899 = t97 + t898;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t900 = t187 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t901 = smem_1 + t900;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t902;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t902) : "r"(t901));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t903 = t902 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t904 = t899 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t905 = t903 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t906 = (u64)t905;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t907 = t906 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t908 = t904 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t909 = (u64)t908;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t910 = t909 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t911 = t903 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t912 = (u64)t911;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t913 = t912 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t914 = t904 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t915 = (u64)t914;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t916 = t915 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t917 = t903 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t918 = (u64)t917;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t919 = t918 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t920 = t904 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t921 = (u64)t920;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t922 = t921 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t923 = t903 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t924 = (u64)t923;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t925 = t924 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t926 = t904 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t927 = (u64)t926;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t928 = t927 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t929 = t903 + 66560u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t930 = (u64)t929;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t931 = t930 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t932 = t904 + 66048u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t933 = (u64)t932;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t934 = t933 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t935 = t903 + 66562u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t936 = (u64)t935;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t937 = t936 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t938 = t904 + 66050u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t939 = (u64)t938;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t940 = t939 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t941 = t903 + 66564u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t942 = (u64)t941;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t943 = t942 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t944 = t904 + 66052u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t945 = (u64)t944;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t946 = t945 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t947 = t903 + 66566u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t948 = (u64)t947;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t949 = t948 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t950 = t904 + 66054u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t951 = (u64)t950;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t952 = t951 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t907), "l"(t910), "l"(t913), "l"(t916), "l"(t919), "l"(t922), "l"(t925), "l"(t928), "l"(t931), "l"(t934), "l"(t937), "l"(t940), "l"(t943), "l"(t946), "l"(t949), "l"(t952) : "memory");
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
                    const u32 t954 = slot_5 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t955 = t954 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t956 = p + t955;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t957 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t957) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t956) : "memory");
                    }
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t958 = block_2 + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_2 = t958 == count;
                    const u32 t960 = head_2 + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t961 = wraps_2 ? t960 : head_2;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    head_2 = t961;
                    const u32 t962 = block_2 + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t963 = wraps_2 ? 0u : t962;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    block_2 = t963;
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
            const f32 t964 = dk_2 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_2 = t964;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t965 = dk_3 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_3 = t965;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t966 = dk_4 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_4 = t966;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t967 = dk_5 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_5 = t967;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t968 = dk_6 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_6 = t968;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t969 = dk_7 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_7 = t969;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t970 = dk_8 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_8 = t970;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t971 = dk_9 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_9 = t971;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t972 = dk_10 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_10 = t972;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t973 = dk_11 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_11 = t973;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t974 = dk_12 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_12 = t974;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t975 = dk_13 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_13 = t975;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t976 = dk_14 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_14 = t976;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t977 = dk_15 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_15 = t977;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t978 = dk_16 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_16 = t978;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t979 = dk_17 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_17 = t979;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t980 = dk_18 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_18 = t980;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t981 = dk_19 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_19 = t981;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t982 = dk_20 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_20 = t982;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t983 = dk_21 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_21 = t983;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t984 = dk_22 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_22 = t984;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t985 = dk_23 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_23 = t985;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t986 = dk_24 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_24 = t986;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t987 = dk_25 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_25 = t987;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t988 = dk_26 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_26 = t988;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t989 = dk_27 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_27 = t989;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t990 = dk_28 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_28 = t990;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t991 = dk_29 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_29 = t991;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t992 = dk_30 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_30 = t992;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t993 = dk_31 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_31 = t993;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t994 = dk_32 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_32 = t994;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t995 = dk_33 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_33 = t995;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t996 = dk_34 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_34 = t996;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t997 = dk_35 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_35 = t997;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t998 = dk_36 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_36 = t998;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t999 = dk_37 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_37 = t999;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1000 = dk_38 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_38 = t1000;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1001 = dk_39 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_39 = t1001;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1002 = dk_40 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_40 = t1002;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1003 = dk_41 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_41 = t1003;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1004 = dk_42 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_42 = t1004;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1005 = dk_43 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_43 = t1005;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1006 = dk_44 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_44 = t1006;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1007 = dk_45 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_45 = t1007;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1008 = dk_46 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_46 = t1008;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1009 = dk_47 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_47 = t1009;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1010 = dk_48 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_48 = t1010;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1011 = dk_49 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_49 = t1011;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1012 = dk_50 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_50 = t1012;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1013 = dk_51 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_51 = t1013;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1014 = dk_52 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_52 = t1014;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1015 = dk_53 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_53 = t1015;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1016 = dk_54 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_54 = t1016;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1017 = dk_55 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_55 = t1017;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1018 = dk_56 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_56 = t1018;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1019 = dk_57 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_57 = t1019;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1020 = dk_58 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_58 = t1020;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1021 = dk_59 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_59 = t1021;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1022 = dk_60 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_60 = t1022;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1023 = dk_61 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_61 = t1023;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1024 = dk_62 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_62 = t1024;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1025 = dk_63 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_63 = t1025;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1026 = dk_64 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_64 = t1026;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1027 = dk_65 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_65 = t1027;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1028 = smem_1 + 16384u;
            const u32 t1029 = t186 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1030 = t187 + t1029;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1031;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1031) : "f"(dk_2), "f"(dk_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1032;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1032) : "f"(dk_4), "f"(dk_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1033;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1033) : "f"(dk_6), "f"(dk_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1034;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1034) : "f"(dk_8), "f"(dk_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1035;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1035) : "f"(dk_10), "f"(dk_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1036;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1036) : "f"(dk_12), "f"(dk_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1037;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1037) : "f"(dk_14), "f"(dk_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1038;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1038) : "f"(dk_16), "f"(dk_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1039;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1039) : "f"(dk_18), "f"(dk_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1040;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1040) : "f"(dk_20), "f"(dk_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1041;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1041) : "f"(dk_22), "f"(dk_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1042;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1042) : "f"(dk_24), "f"(dk_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1043;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1043) : "f"(dk_26), "f"(dk_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1044;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1044) : "f"(dk_28), "f"(dk_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1045;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1045) : "f"(dk_30), "f"(dk_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1046;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1046) : "f"(dk_32), "f"(dk_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1047;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1047) : "f"(dk_34), "f"(dk_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1048;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1048) : "f"(dk_36), "f"(dk_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1049;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1049) : "f"(dk_38), "f"(dk_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1050;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1050) : "f"(dk_40), "f"(dk_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1051;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1051) : "f"(dk_42), "f"(dk_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1052;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1052) : "f"(dk_44), "f"(dk_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1053;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1053) : "f"(dk_46), "f"(dk_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1054;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1054) : "f"(dk_48), "f"(dk_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1055;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1055) : "f"(dk_50), "f"(dk_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1056;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1056) : "f"(dk_52), "f"(dk_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1057;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1057) : "f"(dk_54), "f"(dk_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1058;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1058) : "f"(dk_56), "f"(dk_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1059;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1059) : "f"(dk_58), "f"(dk_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1060;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1060) : "f"(dk_60), "f"(dk_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1061;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1061) : "f"(dk_62), "f"(dk_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1062;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1062) : "f"(dk_64), "f"(dk_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1063 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1064 = t1030 + t1063;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1065 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1066 = t1064 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1067 = t1065 ^ t1066;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1068 = t1064 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1069 = t1067 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1070 = t1068 + t1069;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1071 = smem_1 + t1070;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1071), "r"(t1031), "r"(t1032), "r"(t1033), "r"(t1034) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1072 = t1070 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1073 = smem_1 + t1072;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1073), "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1074 = t1070 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1075 = smem_1 + t1074;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1075), "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1076 = t1070 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1077 = smem_1 + t1076;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1077), "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1078 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1079 = t1030 + t1078;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1080 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1081 = t1079 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1082 = t1080 ^ t1081;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1083 = t1079 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1084 = t1082 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1085 = t1083 + t1084;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1086 = t1028 + t1085;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1086), "r"(t1047), "r"(t1048), "r"(t1049), "r"(t1050) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1087 = t1085 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1088 = t1028 + t1087;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1088), "r"(t1051), "r"(t1052), "r"(t1053), "r"(t1054) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1089 = t1085 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1090 = t1028 + t1089;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1090), "r"(t1055), "r"(t1056), "r"(t1057), "r"(t1058) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1091 = t1085 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1092 = t1028 + t1091;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1092), "r"(t1059), "r"(t1060), "r"(t1061), "r"(t1062) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1093 = first + t8;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1094 = 0ull * dk_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1095 = t1094 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1096 = dk + t1095;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1097 = (u64)t1093;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1098 = t1097 * dk_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1099 = t1098 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1100 = t1096 + t1099;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1101 = (u64)t48;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1102 = t1101 * dk_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1103 = t1102 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1104 = t1100 + t1103;
            const u32 t1105 = t47 - t8;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1106 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1107 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1108 = t1107 << 1u;
            const u32 t1109 = t186 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1110 = t187 + t1109;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1111 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1112 = t1110 + t1111;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1113 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1114 = t1112 < t1105;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1115 = t1113 < t1106;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1116 = t1114 & t1115;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1116) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1117 = t1112 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1118 = t1113 ^ t1117;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1119 = t1112 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1120 = t1118 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1121 = t1119 + t1120;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1122 = smem_1 + t1121;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_68;
                u32 row_69;
                u32 row_70;
                u32 row_71;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1122) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1123 = (u64)t1112 * t1108;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1124 = t1104 + t1123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1125 = (u64)t1113 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1126 = t1124 + t1125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1126), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1127 = t1112 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1128 = t1127 < t1105;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1129 = t1113 < t1106;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1130 = t1128 & t1129;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1130) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1131 = t1127 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1132 = t1113 ^ t1131;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1133 = t1127 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1134 = t1132 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1135 = t1133 + t1134;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1136 = smem_1 + t1135;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_72;
                u32 row_73;
                u32 row_74;
                u32 row_75;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1136) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1137 = (u64)t1127 * t1108;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1138 = t1104 + t1137;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1139 = (u64)t1113 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1140 = t1138 + t1139;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1140), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1141 = t1112 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1142 = t1141 < t1105;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1143 = t1113 < t1106;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1144 = t1142 & t1143;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1144) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1145 = t1141 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1146 = t1113 ^ t1145;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1147 = t1141 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1148 = t1146 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1149 = t1147 + t1148;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1150 = smem_1 + t1149;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_76;
                u32 row_77;
                u32 row_78;
                u32 row_79;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1150) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1151 = (u64)t1141 * t1108;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1152 = t1104 + t1151;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1153 = (u64)t1113 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1154 = t1152 + t1153;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1154), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1155 = t1112 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1156 = t1155 < t1105;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1157 = t1113 < t1106;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1158 = t1156 & t1157;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1158) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1159 = t1155 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1160 = t1113 ^ t1159;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1161 = t1155 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1162 = t1160 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1163 = t1161 + t1162;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1164 = smem_1 + t1163;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_80;
                u32 row_81;
                u32 row_82;
                u32 row_83;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1164) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1165 = (u64)t1155 * t1108;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1166 = t1104 + t1165;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1167 = (u64)t1113 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1168 = t1166 + t1167;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1168), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1169 = smem_1 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1170 = t1112 < t1105;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1171 = t1113 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1172 = t1171 < t1106;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1173 = t1170 & t1172;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1173) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1174 = t1112 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1175 = t1113 ^ t1174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1176 = t1112 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1177 = t1175 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1178 = t1176 + t1177;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1179 = t1169 + t1178;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_84;
                u32 row_85;
                u32 row_86;
                u32 row_87;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t1179) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1180 = (u64)t1112 * t1108;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1181 = t1104 + t1180;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1182 = (u64)t1113 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1183 = t1181 + t1182;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1183), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1184 = t1112 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1185 = t1184 < t1105;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1186 = t1113 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1187 = t1186 < t1106;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1188 = t1185 & t1187;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1188) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1189 = t1184 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1190 = t1113 ^ t1189;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1191 = t1184 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1192 = t1190 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1193 = t1191 + t1192;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1194 = t1169 + t1193;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_88;
                u32 row_89;
                u32 row_90;
                u32 row_91;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t1194) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1195 = (u64)t1184 * t1108;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1196 = t1104 + t1195;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1197 = (u64)t1113 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1198 = t1196 + t1197;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1198), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1199 = t1112 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1200 = t1199 < t1105;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1201 = t1113 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1202 = t1201 < t1106;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1203 = t1200 & t1202;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1203) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1204 = t1199 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1205 = t1113 ^ t1204;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1206 = t1199 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1207 = t1205 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1208 = t1206 + t1207;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1209 = t1169 + t1208;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_92;
                u32 row_93;
                u32 row_94;
                u32 row_95;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t1209) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1210 = (u64)t1199 * t1108;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1211 = t1104 + t1210;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1212 = (u64)t1113 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1213 = t1211 + t1212;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1213), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1214 = t1112 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1215 = t1214 < t1105;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1216 = t1113 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1217 = t1216 < t1106;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1218 = t1215 & t1217;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1218) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1219 = t1214 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1220 = t1113 ^ t1219;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1221 = t1214 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1222 = t1220 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1223 = t1221 + t1222;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1224 = t1169 + t1223;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_96;
                u32 row_97;
                u32 row_98;
                u32 row_99;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t1224) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1225 = (u64)t1214 * t1108;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1226 = t1104 + t1225;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1227 = (u64)t1113 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1228 = t1226 + t1227;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1228), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
            }
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1229 = t96 + 16384u;
            const u32 t1230 = t186 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1231 = t187 + t1230;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1232;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1232) : "f"(dv_2), "f"(dv_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1233;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1233) : "f"(dv_4), "f"(dv_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1234;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1234) : "f"(dv_6), "f"(dv_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1235;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1235) : "f"(dv_8), "f"(dv_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1236;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1236) : "f"(dv_10), "f"(dv_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1237;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1237) : "f"(dv_12), "f"(dv_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1238;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1238) : "f"(dv_14), "f"(dv_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1239;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1239) : "f"(dv_16), "f"(dv_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1240;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1240) : "f"(dv_18), "f"(dv_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1241;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1241) : "f"(dv_20), "f"(dv_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1242;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1242) : "f"(dv_22), "f"(dv_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1243;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1243) : "f"(dv_24), "f"(dv_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1244;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1244) : "f"(dv_26), "f"(dv_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1245;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1245) : "f"(dv_28), "f"(dv_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1246;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1246) : "f"(dv_30), "f"(dv_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1247;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1247) : "f"(dv_32), "f"(dv_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1248;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1248) : "f"(dv_34), "f"(dv_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1249;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1249) : "f"(dv_36), "f"(dv_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1250;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1250) : "f"(dv_38), "f"(dv_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1251;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1251) : "f"(dv_40), "f"(dv_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1252;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1252) : "f"(dv_42), "f"(dv_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1253;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1253) : "f"(dv_44), "f"(dv_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1254;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1254) : "f"(dv_46), "f"(dv_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1255;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1255) : "f"(dv_48), "f"(dv_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1256;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1256) : "f"(dv_50), "f"(dv_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1257;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1257) : "f"(dv_52), "f"(dv_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1258;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1258) : "f"(dv_54), "f"(dv_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1259;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1259) : "f"(dv_56), "f"(dv_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1260;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1260) : "f"(dv_58), "f"(dv_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1261;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1261) : "f"(dv_60), "f"(dv_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1262;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1262) : "f"(dv_62), "f"(dv_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1263;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1263) : "f"(dv_64), "f"(dv_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1264 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1265 = t1231 + t1264;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1266 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1267 = t1265 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1268 = t1266 ^ t1267;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1269 = t1265 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1270 = t1268 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1271 = t1269 + t1270;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1272 = t96 + t1271;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1272), "r"(t1232), "r"(t1233), "r"(t1234), "r"(t1235) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1273 = t1271 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1274 = t96 + t1273;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1274), "r"(t1236), "r"(t1237), "r"(t1238), "r"(t1239) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1275 = t1271 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1276 = t96 + t1275;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1276), "r"(t1240), "r"(t1241), "r"(t1242), "r"(t1243) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1277 = t1271 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1278 = t96 + t1277;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1278), "r"(t1244), "r"(t1245), "r"(t1246), "r"(t1247) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1279 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1280 = t1231 + t1279;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1281 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1282 = t1280 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1283 = t1281 ^ t1282;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1284 = t1280 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1285 = t1283 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1286 = t1284 + t1285;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1287 = t1229 + t1286;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1287), "r"(t1248), "r"(t1249), "r"(t1250), "r"(t1251) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1288 = t1286 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1289 = t1229 + t1288;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1289), "r"(t1252), "r"(t1253), "r"(t1254), "r"(t1255) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1290 = t1286 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1291 = t1229 + t1290;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1291), "r"(t1256), "r"(t1257), "r"(t1258), "r"(t1259) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1292 = t1286 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1293 = t1229 + t1292;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1293), "r"(t1260), "r"(t1261), "r"(t1262), "r"(t1263) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1294 = first + t8;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1295 = 0ull * dv_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1296 = t1295 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1297 = dv + t1296;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1298 = (u64)t1294;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1299 = t1298 * dv_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1300 = t1299 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1301 = t1297 + t1300;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1302 = (u64)t48;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1303 = t1302 * dv_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1304 = t1303 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1305 = t1301 + t1304;
            const u32 t1306 = t47 - t8;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1307 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1308 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1309 = t1308 << 1u;
            const u32 t1310 = t186 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1311 = t187 + t1310;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1312 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1313 = t1311 + t1312;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1314 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1315 = t1313 < t1306;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1316 = t1314 < t1307;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1317 = t1315 & t1316;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1317) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1318 = t1313 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1319 = t1314 ^ t1318;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1320 = t1313 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1321 = t1319 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1322 = t1320 + t1321;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1323 = t96 + t1322;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_100;
                u32 row_101;
                u32 row_102;
                u32 row_103;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t1323) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1324 = (u64)t1313 * t1309;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1325 = t1305 + t1324;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1326 = (u64)t1314 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1327 = t1325 + t1326;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1327), "r"(row_100), "r"(row_101), "r"(row_102), "r"(row_103) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1328 = t1313 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1329 = t1328 < t1306;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1330 = t1314 < t1307;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1331 = t1329 & t1330;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1331) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1332 = t1328 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1333 = t1314 ^ t1332;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1334 = t1328 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1335 = t1333 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1336 = t1334 + t1335;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1337 = t96 + t1336;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_104;
                u32 row_105;
                u32 row_106;
                u32 row_107;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t1337) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1338 = (u64)t1328 * t1309;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1339 = t1305 + t1338;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1340 = (u64)t1314 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1341 = t1339 + t1340;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1341), "r"(row_104), "r"(row_105), "r"(row_106), "r"(row_107) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1342 = t1313 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1343 = t1342 < t1306;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1344 = t1314 < t1307;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1345 = t1343 & t1344;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1345) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1346 = t1342 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1347 = t1314 ^ t1346;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1348 = t1342 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1349 = t1347 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1350 = t1348 + t1349;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1351 = t96 + t1350;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_108;
                u32 row_109;
                u32 row_110;
                u32 row_111;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t1351) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1352 = (u64)t1342 * t1309;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1353 = t1305 + t1352;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1354 = (u64)t1314 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1355 = t1353 + t1354;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1355), "r"(row_108), "r"(row_109), "r"(row_110), "r"(row_111) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1356 = t1313 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1357 = t1356 < t1306;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1358 = t1314 < t1307;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1359 = t1357 & t1358;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1359) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1360 = t1356 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1361 = t1314 ^ t1360;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1362 = t1356 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1363 = t1361 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1364 = t1362 + t1363;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1365 = t96 + t1364;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_112;
                u32 row_113;
                u32 row_114;
                u32 row_115;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t1365) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1366 = (u64)t1356 * t1309;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1367 = t1305 + t1366;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1368 = (u64)t1314 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1369 = t1367 + t1368;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1369), "r"(row_112), "r"(row_113), "r"(row_114), "r"(row_115) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1370 = t96 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1371 = t1313 < t1306;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1372 = t1314 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1373 = t1372 < t1307;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1374 = t1371 & t1373;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1374) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1375 = t1313 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1376 = t1314 ^ t1375;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1377 = t1313 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1378 = t1376 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1379 = t1377 + t1378;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1380 = t1370 + t1379;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_116;
                u32 row_117;
                u32 row_118;
                u32 row_119;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t1380) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1381 = (u64)t1313 * t1309;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1382 = t1305 + t1381;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1383 = (u64)t1314 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1384 = t1382 + t1383;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1384), "r"(row_116), "r"(row_117), "r"(row_118), "r"(row_119) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1385 = t1313 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1386 = t1385 < t1306;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1387 = t1314 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1388 = t1387 < t1307;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1389 = t1386 & t1388;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1389) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1390 = t1385 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1391 = t1314 ^ t1390;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1392 = t1385 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1393 = t1391 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1394 = t1392 + t1393;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1395 = t1370 + t1394;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_120;
                u32 row_121;
                u32 row_122;
                u32 row_123;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t1395) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1396 = (u64)t1385 * t1309;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1397 = t1305 + t1396;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1398 = (u64)t1314 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1399 = t1397 + t1398;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1399), "r"(row_120), "r"(row_121), "r"(row_122), "r"(row_123) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1400 = t1313 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1401 = t1400 < t1306;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1402 = t1314 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1403 = t1402 < t1307;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1404 = t1401 & t1403;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1404) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1405 = t1400 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1406 = t1314 ^ t1405;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1407 = t1400 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1408 = t1406 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1409 = t1407 + t1408;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1410 = t1370 + t1409;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_124;
                u32 row_125;
                u32 row_126;
                u32 row_127;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t1410) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1411 = (u64)t1400 * t1309;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1412 = t1305 + t1411;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1413 = (u64)t1314 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1414 = t1412 + t1413;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1414), "r"(row_124), "r"(row_125), "r"(row_126), "r"(row_127) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1415 = t1313 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1416 = t1415 < t1306;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1417 = t1314 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1418 = t1417 < t1307;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1419 = t1416 & t1418;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1419) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1420 = t1415 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1421 = t1314 ^ t1420;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1422 = t1415 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1423 = t1421 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1424 = t1422 + t1423;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1425 = t1370 + t1424;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_128;
                u32 row_129;
                u32 row_130;
                u32 row_131;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t1425) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1426 = (u64)t1415 * t1309;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1427 = t1305 + t1426;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1428 = (u64)t1314 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1429 = t1427 + t1428;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1429), "r"(row_128), "r"(row_129), "r"(row_130), "r"(row_131) : "memory");
            }
        }
    }
}
