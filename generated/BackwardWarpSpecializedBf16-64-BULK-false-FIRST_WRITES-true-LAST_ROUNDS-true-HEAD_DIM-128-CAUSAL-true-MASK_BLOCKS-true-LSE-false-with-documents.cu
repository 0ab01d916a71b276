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
    const u64 dq /* bf16, written in part */,
    const u64 dq_stride0,
    const u64 dq_stride1,
    const u64 dq_stride2,
    const u64 dq_stride3,
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
    const u64 argument0 /* u32 */,
    const u64 argument0_stride0,
    const u64 argument0_stride1,
    const u64 argument0_stride2,
    const u64 argument0_stride3,
    const u64 argument1 /* u32 */,
    const u64 argument1_stride0,
    const u64 argument1_stride1,
    const u64 argument1_stride2,
    const u64 argument1_stride3,
    const u64 mask_blocks /* u32 */,
    const u64 mask_blocks_stride0,
    const u64 mask_blocks_stride1,
    const u64 mask_blocks_stride2,
    const u64 mask_blocks_stride3,
    const u32 head_dim,
    const f32 scale,
    const u32 padded,
    const u64 turns /* u32, counters */,
    const u64 turns_stride0,
    const u64 turns_stride1,
    const u64 turns_stride2,
    const u64 turns_stride3,
    const u32 section,
    const u64 visible /* u32 */,
    const u64 visible_stride0,
    const u64 visible_stride1,
    const u64 visible_stride2,
    const u64 visible_stride3,
    const u32 listed_queries,
    const u32 listed_keys)
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
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low = 0u;
    u32 high = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t35 = low < high;
        if (!t35) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t36 = low + high;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle = t36 >> 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t38 = middle << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t39 = t38 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t40 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t41 = t39 < t40 ? t39 : t40;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t42 = t41 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t42 + 1u;
        const u32 t44 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t45 = t44 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_2 = t45 < seq_k ? t45 : seq_k;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t30 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t48 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t49 = found ? low : t48;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t49;
        const u32 t50 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t50;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first_2 = low;
#line 178 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t54 = thread >> 5u;
#line 180 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t54));
#line 181 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 t58 = smem_1 + 32768u;
    const u32 t59 = t58 + 32768u;
    const u32 t60 = t59 + 32768u;
    const u32 after = t60 + 32768u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 32768u;
    const u32 p = statistics_2 + 1024u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t64 = thread == 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t64) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(p) : "memory");
        const u32 t65 = p + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t65) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t66 = p + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t66) : "memory");
        const u32 t67 = p + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t67) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t68 = p + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t68) : "memory");
        const u32 t69 = p + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t69) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t70 = p + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t70) : "memory");
        const u32 t71 = p + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t71) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t72 = p + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t72) : "memory");
        const u32 t73 = p + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t73) : "memory");
#line 100 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t74 = p + 80u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t74) : "memory");
        const u32 t75 = p + 80u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t76 = t75 + 8u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t76) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 17 "fa-kernels/src/attention/backward/walk.rs"
    const u32 t77 = p + 96u;
#line 45 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t78 = count - first_2;
#line 45 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t79 = t78 + 31u;
#line 45 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 all = t79 >> 5u;
#line 56 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t82 = thread_2 & 31u;
#line 57 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t83 = thread_2 >> 5u;
#line 57 "fa-kernels/src/attention/backward/query_walk.rs"
    u32 t84;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t84) : "r"(t83));
#line 58 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 first_head = t32 * group;
#line 64 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t86 = all < 128u ? all : 128u;
#line 64 "fa-kernels/src/attention/backward/query_walk.rs"
    #pragma unroll 1
    for (u32 i = t84; i < t86; i += 12u) {
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t87 = i << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t88 = 31u - t82;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 place_2 = t87 + t88;
        const u32 t90 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool exists = place_2 < t90;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t92 = i << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t93 = 31u - t82;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 place_3 = t92 + t93;
        const u32 t95 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t96 = t95 - place_3;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 block = exists ? t96 : first_2;
#line 20 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t98 = block << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t99 = block << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t100 = t99 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t101 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t102 = t100 < t101 ? t100 : t101;
#line 28 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t103 = t30 >> 7u;
#line 28 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t104 = t30 + 127u;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t105 = seq_k - 1u;
#line 28 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t106 = t104 < t105 ? t104 : t105;
#line 50 "fa-kernels/src/attention/backward/block_class.rs"
        u32 ever = 0u;
        u32 always = 1u;
        const u32 t107 = t98 / listed_queries;
#line 52 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t108 = t102 / listed_queries;
#line 52 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t109 = t108 + 1u;
#line 52 "fa-kernels/src/attention/backward/block_class.rs"
        #pragma unroll 1
        for (u32 i_2 = t107; i_2 < t109; i_2 += 1u) {
            const u32 t110 = t30 / listed_keys;
#line 54 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t111 = t106 / listed_keys;
#line 54 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t112 = t111 + 1u;
#line 54 "fa-kernels/src/attention/backward/block_class.rs"
            #pragma unroll 1
            for (u32 i_3 = t110; i_3 < t112; i_3 += 1u) {
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t113 = (u64)batch_2;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t114 = t113 * mask_blocks_stride0;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t115 = t114 * 4ull;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t116 = mask_blocks + t115;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t117 = (u64)first_head;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t118 = t117 * mask_blocks_stride1;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t119 = t118 * 4ull;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t120 = t116 + t119;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t121 = (u64)i_2;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t122 = t121 * mask_blocks_stride2;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t123 = t122 * 4ull;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t124 = t120 + t123;
#line 183 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u32 t125 = i_3 >> 5u;
#line 183 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t126 = (u64)t125 * 8u;
#line 183 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t127 = t124 + t126;
#line 185 "fa-kernels/src/attention/options/mask_blocks.rs"
                u32 bits;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits) : "l"(t127) : "memory");
#line 186 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u32 t129 = i_3 & 31u;
#line 186 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u32 t130 = bits >> t129;
#line 186 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u32 t131 = t130 & 1u;
#line 186 "fa-kernels/src/attention/options/mask_blocks.rs"
                const bool t132 = t131 == 1u;
#line 185 "fa-kernels/src/attention/options/mask_blocks.rs"
                u32 bits_2;
                asm volatile("ld.global.u32 %0, [%1+4];" : "=r"(bits_2) : "l"(t127) : "memory");
#line 186 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u32 t134 = i_3 & 31u;
#line 186 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u32 t135 = bits_2 >> t134;
#line 186 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u32 t136 = t135 & 1u;
#line 186 "fa-kernels/src/attention/options/mask_blocks.rs"
                const bool t137 = t136 == 1u;
#line 56 "fa-kernels/src/attention/backward/block_class.rs"
                const u32 t138 = t132 ? 1u : ever;
#line 56 "fa-kernels/src/attention/backward/block_class.rs"
                ever = t138;
                const u32 t139 = t137 ? always : 0u;
#line 57 "fa-kernels/src/attention/backward/block_class.rs"
                always = t139;
            }
        }
        const bool t140 = always != 0u;
#line 60 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t141 = ever != 0u;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t142 = block << 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t143 = t142 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t143 + 1u;
        const u32 t145 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t146 = t145 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_4 = t146 < seq_k ? t146 : seq_k;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t148 = t30 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = end_4 < t148;
#line 73 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool inside = !right;
        const u32 t151 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t152 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t153 = t152 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t154 = t153 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t155 = visible + t154;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t156 = (u64)first_head;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t157 = t156 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t158 = t157 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t159 = t155 + t158;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t160 = (u64)block;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t161 = t160 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t162 = t161 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t163 = t159 + t162;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u32 t164 = t151 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t165 = (u64)t164 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t166 = t163 + t165;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
        u32 bits_3;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_3) : "l"(t166) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u32 t168 = t151 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u32 t169 = bits_3 >> t168;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u32 t170 = t169 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const bool ever_2 = t170 == 1u;
#line 78 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t172 = exists & ever_2;
#line 78 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 visible_2 = __ballot_sync(0xffffffffu, t172);
        const bool t174 = exists & inside;
#line 79 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t175 = t174 & ever_2;
#line 79 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t176 = t175 & t140;
#line 79 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 whole = __ballot_sync(0xffffffffu, t176);
        const bool t178 = t82 == 0u;
#line 80 "fa-kernels/src/attention/backward/query_walk.rs"
        if (t178) {
            const u32 t179 = i << 3u;
#line 81 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 to = t77 + t179;
            const u32 t181 = visible_2 ^ whole;
#line 82 "fa-kernels/src/attention/backward/query_walk.rs"
            f32 t182;
            asm("mov.b32 %0, %1;" : "=f"(t182) : "r"(t181));
#line 82 "fa-kernels/src/attention/backward/query_walk.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t182) : "memory");
            f32 t183;
            asm("mov.b32 %0, %1;" : "=f"(t183) : "r"(whole));
#line 83 "fa-kernels/src/attention/backward/query_walk.rs"
            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t183) : "memory");
        }
    }
#line 188 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t184 = warpgroup == 0u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t184) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t185 = warp == 0u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t185) {
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 t186 = t32 * group;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 head = t186;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 pair = 0u;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 rest = 0u;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 partial = 0u;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 first_head_2 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t188 = pair < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
            if (t188) {
                const u32 number = pair;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 partial_2 = 0u;
                u32 visible_3 = 0u;
                const bool t190 = number < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t190) {
                    const u32 t191 = number << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 from = t77 + t191;
                    f32 t193;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t193) : "r"(from) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t194;
                    asm("mov.b32 %0, %1;" : "=r"(t194) : "f"(t193));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_2 = t194;
                    f32 t195;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t195) : "r"(from) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t196;
                    asm("mov.b32 %0, %1;" : "=r"(t196) : "f"(t195));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t197 = partial_2 | t196;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    visible_3 = t197;
                } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t198 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t199 = t198 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t200 = number << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t201 = 31u - t199;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 place_4 = t200 + t201;
                    const u32 t203 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool exists_2 = place_4 < t203;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t205 = number << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t206 = 31u - t199;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 place_5 = t205 + t206;
                    const u32 t208 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t209 = t208 - place_5;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 block_2 = exists_2 ? t209 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t211 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t212 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t213 = t212 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t214 = t213 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t215 = visible + t214;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t216 = (u64)first_head_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t217 = t216 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t218 = t217 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t219 = t215 + t218;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t220 = (u64)block_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t221 = t220 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t222 = t221 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t223 = t219 + t222;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t224 = t211 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t225 = (u64)t224 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t226 = t223 + t225;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    u32 bits_4;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_4) : "l"(t226) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t228 = t211 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t229 = bits_4 >> t228;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t230 = t229 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const bool sees = t230 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t232 = exists_2 & sees;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 all_2 = __ballot_sync(0xffffffffu, t232);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_2 = all_2;
                    visible_3 = all_2;
                }
#line 112 "fa-kernels/src/attention/backward/turn_walk.rs"
                rest = visible_3;
            }
#line 92 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 searches = 1u;
            while (true) {
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t234 = pair < all;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t235 = searches != 0u;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t236 = t234 & t235;
                if (!t236) break;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t237 = head;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 number_2 = pair;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 partial_3 = 0u;
                u32 visible_4 = 0u;
                const bool t239 = number_2 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t239) {
                    const u32 t240 = number_2 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 from_2 = t77 + t240;
                    f32 t242;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t242) : "r"(from_2) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t243;
                    asm("mov.b32 %0, %1;" : "=r"(t243) : "f"(t242));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_3 = t243;
                    f32 t244;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t244) : "r"(from_2) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t245;
                    asm("mov.b32 %0, %1;" : "=r"(t245) : "f"(t244));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t246 = partial_3 | t245;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    visible_4 = t246;
                } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t247 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t248 = t247 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t249 = number_2 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t250 = 31u - t248;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 place_6 = t249 + t250;
                    const u32 t252 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool exists_3 = place_6 < t252;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t254 = number_2 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t255 = 31u - t248;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 place_7 = t254 + t255;
                    const u32 t257 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t258 = t257 - place_7;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 block_3 = exists_3 ? t258 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t260 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t261 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t262 = t261 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t263 = t262 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t264 = visible + t263;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t265 = (u64)t237;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t266 = t265 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t267 = t266 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t268 = t264 + t267;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t269 = (u64)block_3;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t270 = t269 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t271 = t270 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t272 = t268 + t271;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t273 = t260 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t274 = (u64)t273 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t275 = t272 + t274;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    u32 bits_5;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_5) : "l"(t275) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t277 = t260 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t278 = bits_5 >> t277;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t279 = t278 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const bool sees_2 = t279 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t281 = exists_3 & sees_2;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 all_3 = __ballot_sync(0xffffffffu, t281);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_3 = all_3;
                    visible_4 = all_3;
                }
#line 95 "fa-kernels/src/attention/backward/turn_walk.rs"
                u32 bit;
                asm("bfind.u32 %0, %1;" : "=r"(bit) : "r"(rest));
#line 96 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool is_left = rest != 0u;
                const u32 t285 = bit & 31u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t286 = visible_4 >> t285;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t287 = t286 & 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t288 = t287 == 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t289 = is_left & t288;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                if (t289) {
                    partial = partial_3;
                    searches = 0u;
                } else {
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t290 = rest == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t290) {
                        const u32 t291 = pair + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                        pair = t291;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 first_head_3 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const bool t293 = pair < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                        if (t293) {
                            const u32 number_3 = pair;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 partial_4 = 0u;
                            u32 visible_5 = 0u;
                            const bool t295 = number_3 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                            if (t295) {
                                const u32 t296 = number_3 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 from_3 = t77 + t296;
                                f32 t298;
                                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t298) : "r"(from_3) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                u32 t299;
                                asm("mov.b32 %0, %1;" : "=r"(t299) : "f"(t298));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                partial_4 = t299;
                                f32 t300;
                                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t300) : "r"(from_3) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                u32 t301;
                                asm("mov.b32 %0, %1;" : "=r"(t301) : "f"(t300));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t302 = partial_4 | t301;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                visible_5 = t302;
                            } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t303 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t304 = t303 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t305 = number_3 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t306 = 31u - t304;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 place_8 = t305 + t306;
                                const u32 t308 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                                const bool exists_4 = place_8 < t308;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t310 = number_3 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t311 = 31u - t304;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 place_9 = t310 + t311;
                                const u32 t313 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t314 = t313 - place_9;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 block_4 = exists_4 ? t314 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t316 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t317 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t318 = t317 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t319 = t318 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t320 = visible + t319;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t321 = (u64)first_head_3;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t322 = t321 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t323 = t322 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t324 = t320 + t323;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t325 = (u64)block_4;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t326 = t325 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t327 = t326 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t328 = t324 + t327;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u32 t329 = t316 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t330 = (u64)t329 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t331 = t328 + t330;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                u32 bits_6;
                                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_6) : "l"(t331) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u32 t333 = t316 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u32 t334 = bits_6 >> t333;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u32 t335 = t334 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const bool sees_3 = t335 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                const bool t337 = exists_4 & sees_3;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 all_4 = __ballot_sync(0xffffffffu, t337);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                                partial_4 = all_4;
                                visible_5 = all_4;
                            }
#line 112 "fa-kernels/src/attention/backward/turn_walk.rs"
                            rest = visible_5;
                        }
                    } else {
#line 77 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 first_head_4 = t32 * group;
                        const u32 head_2 = head + 1u;
                        const u32 t341 = first_head_4 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const bool t342 = head_2 == t341;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                        if (t342) {
                            u32 bit_2;
                            asm("bfind.u32 %0, %1;" : "=r"(bit_2) : "r"(rest));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const u32 t344 = 1u << bit_2;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const u32 t345 = rest ^ t344;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                            rest = t345;
                            head = first_head_4;
                        } else {
                            head = head_2;
                        }
                    }
                }
            }
#line 60 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 i_4 = 0u;
            while (true) {
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t349 = pair < all;
                if (!t349) break;
#line 49 "fa-kernels/src/attention/backward/turn_walk.rs"
                u32 bit_3;
                asm("bfind.u32 %0, %1;" : "=r"(bit_3) : "r"(rest));
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t351 = head;
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t352 = pair;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t353 = t352 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t354 = 31u - bit_3;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_10 = t353 + t354;
                const u32 t356 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t357 = t356 - place_10;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t358 = bit_3 & 31u;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t359 = partial >> t358;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t360 = t359 & 1u;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t361 = t360 == 1u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t362 = rest == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                if (t362) {
                    const u32 t363 = pair + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                    pair = t363;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 first_head_5 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t365 = pair < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t365) {
                        const u32 number_4 = pair;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 partial_5 = 0u;
                        u32 visible_6 = 0u;
                        const bool t367 = number_4 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t367) {
                            const u32 t368 = number_4 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_4 = t77 + t368;
                            f32 t370;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t370) : "r"(from_4) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t371;
                            asm("mov.b32 %0, %1;" : "=r"(t371) : "f"(t370));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_5 = t371;
                            f32 t372;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t372) : "r"(from_4) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t373;
                            asm("mov.b32 %0, %1;" : "=r"(t373) : "f"(t372));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t374 = partial_5 | t373;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            visible_6 = t374;
                        } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t375 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t376 = t375 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t377 = number_4 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t378 = 31u - t376;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_11 = t377 + t378;
                            const u32 t380 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                            const bool exists_5 = place_11 < t380;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t382 = number_4 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t383 = 31u - t376;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_12 = t382 + t383;
                            const u32 t385 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t386 = t385 - place_12;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 block_5 = exists_5 ? t386 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t388 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t389 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t390 = t389 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t391 = t390 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t392 = visible + t391;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t393 = (u64)first_head_5;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t394 = t393 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t395 = t394 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t396 = t392 + t395;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t397 = (u64)block_5;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t398 = t397 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t399 = t398 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t400 = t396 + t399;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t401 = t388 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t402 = (u64)t401 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t403 = t400 + t402;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            u32 bits_7;
                            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_7) : "l"(t403) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t405 = t388 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t406 = bits_7 >> t405;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t407 = t406 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const bool sees_4 = t407 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const bool t409 = exists_5 & sees_4;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_5 = __ballot_sync(0xffffffffu, t409);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_5 = all_5;
                            visible_6 = all_5;
                        }
#line 112 "fa-kernels/src/attention/backward/turn_walk.rs"
                        rest = visible_6;
                    }
                } else {
#line 77 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 first_head_6 = t32 * group;
                    const u32 head_3 = head + 1u;
                    const u32 t413 = first_head_6 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t414 = head_3 == t413;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t414) {
                        u32 bit_4;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_4) : "r"(rest));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t416 = 1u << bit_4;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t417 = rest ^ t416;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        rest = t417;
                        head = first_head_6;
                    } else {
                        head = head_3;
                    }
                }
#line 92 "fa-kernels/src/attention/backward/turn_walk.rs"
                u32 searches_2 = 1u;
                while (true) {
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t418 = pair < all;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t419 = searches_2 != 0u;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t420 = t418 & t419;
                    if (!t420) break;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t421 = head;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 number_5 = pair;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 partial_6 = 0u;
                    u32 visible_7 = 0u;
                    const bool t423 = number_5 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t423) {
                        const u32 t424 = number_5 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 from_5 = t77 + t424;
                        f32 t426;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t426) : "r"(from_5) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t427;
                        asm("mov.b32 %0, %1;" : "=r"(t427) : "f"(t426));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_6 = t427;
                        f32 t428;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t428) : "r"(from_5) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t429;
                        asm("mov.b32 %0, %1;" : "=r"(t429) : "f"(t428));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t430 = partial_6 | t429;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        visible_7 = t430;
                    } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t431 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t432 = t431 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t433 = number_5 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t434 = 31u - t432;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 place_13 = t433 + t434;
                        const u32 t436 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                        const bool exists_6 = place_13 < t436;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t438 = number_5 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t439 = 31u - t432;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 place_14 = t438 + t439;
                        const u32 t441 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t442 = t441 - place_14;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 block_6 = exists_6 ? t442 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t444 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t445 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t446 = t445 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t447 = t446 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t448 = visible + t447;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t449 = (u64)t421;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t450 = t449 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t451 = t450 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t452 = t448 + t451;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t453 = (u64)block_6;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t454 = t453 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t455 = t454 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t456 = t452 + t455;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t457 = t444 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t458 = (u64)t457 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t459 = t456 + t458;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        u32 bits_8;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_8) : "l"(t459) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t461 = t444 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t462 = bits_8 >> t461;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t463 = t462 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const bool sees_5 = t463 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                        const bool t465 = exists_6 & sees_5;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 all_6 = __ballot_sync(0xffffffffu, t465);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_6 = all_6;
                        visible_7 = all_6;
                    }
#line 95 "fa-kernels/src/attention/backward/turn_walk.rs"
                    u32 bit_5;
                    asm("bfind.u32 %0, %1;" : "=r"(bit_5) : "r"(rest));
#line 96 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool is_left_2 = rest != 0u;
                    const u32 t469 = bit_5 & 31u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t470 = visible_7 >> t469;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t471 = t470 & 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t472 = t471 == 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t473 = is_left_2 & t472;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t473) {
                        partial = partial_6;
                        searches_2 = 0u;
                    } else {
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const bool t474 = rest == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                        if (t474) {
                            const u32 t475 = pair + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                            pair = t475;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const u32 first_head_7 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const bool t477 = pair < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                            if (t477) {
                                const u32 number_6 = pair;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                                u32 partial_7 = 0u;
                                u32 visible_8 = 0u;
                                const bool t479 = number_6 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                                if (t479) {
                                    const u32 t480 = number_6 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 from_6 = t77 + t480;
                                    f32 t482;
                                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t482) : "r"(from_6) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                    u32 t483;
                                    asm("mov.b32 %0, %1;" : "=r"(t483) : "f"(t482));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                    partial_7 = t483;
                                    f32 t484;
                                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t484) : "r"(from_6) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                    u32 t485;
                                    asm("mov.b32 %0, %1;" : "=r"(t485) : "f"(t484));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t486 = partial_7 | t485;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                    visible_8 = t486;
                                } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t487 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t488 = t487 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t489 = number_6 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t490 = 31u - t488;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 place_15 = t489 + t490;
                                    const u32 t492 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const bool exists_7 = place_15 < t492;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t494 = number_6 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t495 = 31u - t488;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 place_16 = t494 + t495;
                                    const u32 t497 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t498 = t497 - place_16;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 block_7 = exists_7 ? t498 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t500 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t501 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t502 = t501 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t503 = t502 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t504 = visible + t503;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t505 = (u64)first_head_7;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t506 = t505 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t507 = t506 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t508 = t504 + t507;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t509 = (u64)block_7;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t510 = t509 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t511 = t510 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t512 = t508 + t511;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t513 = t500 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t514 = (u64)t513 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t515 = t512 + t514;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    u32 bits_9;
                                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_9) : "l"(t515) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t517 = t500 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t518 = bits_9 >> t517;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t519 = t518 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const bool sees_6 = t519 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const bool t521 = exists_7 & sees_6;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 all_7 = __ballot_sync(0xffffffffu, t521);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                                    partial_7 = all_7;
                                    visible_8 = all_7;
                                }
#line 112 "fa-kernels/src/attention/backward/turn_walk.rs"
                                rest = visible_8;
                            }
                        } else {
#line 77 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const u32 first_head_8 = t32 * group;
                            const u32 head_4 = head + 1u;
                            const u32 t525 = first_head_8 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const bool t526 = head_4 == t525;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                            if (t526) {
                                u32 bit_6;
                                asm("bfind.u32 %0, %1;" : "=r"(bit_6) : "r"(rest));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                                const u32 t528 = 1u << bit_6;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                                const u32 t529 = rest ^ t528;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                                rest = t529;
                                head = first_head_8;
                            } else {
                                head = head_4;
                            }
                        }
                    }
                }
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t533 = pair < all;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t534 = i_4 == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t534) {
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t535;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t535) : );
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t536 = t535 == 1u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t536) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t537 = smem_1 + 16384u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t537), "l"(k), "r"(p), "r"(64u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
                    }
                }
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i_4 & 1u;
                const u32 t539 = slot + 4u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t540 = t539 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t541 = p + t540;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t542 = i_4 >> 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t543 = t542 & 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t544 = t543 ^ 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t541), "r"(t544) : "memory");
                const u32 t545 = slot + 2u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t546 = t545 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t547 = p + t546;
                const u32 t548 = slot << 14u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t549 = t59 + t548;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t550 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t551 = t550 + t351;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t552 = t551 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t553 = t357 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t552 + t553;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t555 = row >> 4u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = t357 << 6u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t557;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t557) : );
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t558 = t557 == 1u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t558) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t547) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t549), "l"(q), "r"(t547), "r"(0u), "r"(t351), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t559 = t549 + 8192u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t559), "l"(q), "r"(t547), "r"(64u), "r"(t351), "r"(query), "r"(batch_2) : "memory");
                    const u32 t560 = slot << 9u;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t561 = statistics_2 + t560;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t561), "l"(statistics), "r"(t547), "r"(0u), "r"(0u), "r"(t555), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t562 = i_4 == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t562) {
#line 61 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t563 = p + 8u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t564;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t564) : );
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t565 = t564 == 1u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t565) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t563) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t58), "l"(v), "r"(t563), "r"(0u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t566 = t58 + 16384u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t566), "l"(v), "r"(t563), "r"(64u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
                    }
                }
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i_4 & 1u;
                const u32 t568 = slot_2 + 8u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t569 = t568 << 3u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t570 = p + t569;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t571 = i_4 >> 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t572 = t571 & 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t573 = t572 ^ 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t570), "r"(t573) : "memory");
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t574 = slot_2 + 6u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t575 = t574 << 3u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t576 = p + t575;
                const u32 t577 = slot_2 << 14u;
#line 126 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t578 = t60 + t577;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = t357 << 6u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t580;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t580) : );
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t581 = t580 == 1u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t581) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t576) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t578), "l"(d_o), "r"(t576), "r"(0u), "r"(t351), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t582 = t578 + 8192u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t582), "l"(d_o), "r"(t576), "r"(64u), "r"(t351), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 66 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t583 = i_4 + 1u;
#line 66 "fa-kernels/src/attention/backward/turn_walk.rs"
                i_4 = t583;
            }
        }
#line 195 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t585 = warp == 1u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t585) {
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 t586 = t32 * group;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 head_5 = t586;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 pair_2 = 0u;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 rest_2 = 0u;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 partial_8 = 0u;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 first_head_9 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t588 = pair_2 < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
            if (t588) {
                const u32 number_7 = pair_2;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 partial_9 = 0u;
                u32 visible_9 = 0u;
                const bool t590 = number_7 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t590) {
                    const u32 t591 = number_7 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 from_7 = t77 + t591;
                    f32 t593;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t593) : "r"(from_7) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t594;
                    asm("mov.b32 %0, %1;" : "=r"(t594) : "f"(t593));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_9 = t594;
                    f32 t595;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t595) : "r"(from_7) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t596;
                    asm("mov.b32 %0, %1;" : "=r"(t596) : "f"(t595));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t597 = partial_9 | t596;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    visible_9 = t597;
                } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t598 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t599 = t598 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t600 = number_7 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t601 = 31u - t599;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 place_17 = t600 + t601;
                    const u32 t603 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool exists_8 = place_17 < t603;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t605 = number_7 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t606 = 31u - t599;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 place_18 = t605 + t606;
                    const u32 t608 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t609 = t608 - place_18;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 block_8 = exists_8 ? t609 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t611 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t612 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t613 = t612 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t614 = t613 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t615 = visible + t614;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t616 = (u64)first_head_9;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t617 = t616 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t618 = t617 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t619 = t615 + t618;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t620 = (u64)block_8;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t621 = t620 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t622 = t621 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t623 = t619 + t622;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t624 = t611 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t625 = (u64)t624 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t626 = t623 + t625;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    u32 bits_10;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_10) : "l"(t626) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t628 = t611 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t629 = bits_10 >> t628;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t630 = t629 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const bool sees_7 = t630 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t632 = exists_8 & sees_7;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 all_8 = __ballot_sync(0xffffffffu, t632);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_9 = all_8;
                    visible_9 = all_8;
                }
#line 112 "fa-kernels/src/attention/backward/turn_walk.rs"
                rest_2 = visible_9;
            }
#line 92 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 searches_3 = 1u;
            while (true) {
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t634 = pair_2 < all;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t635 = searches_3 != 0u;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t636 = t634 & t635;
                if (!t636) break;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t637 = head_5;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 number_8 = pair_2;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 partial_10 = 0u;
                u32 visible_10 = 0u;
                const bool t639 = number_8 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t639) {
                    const u32 t640 = number_8 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 from_8 = t77 + t640;
                    f32 t642;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t642) : "r"(from_8) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t643;
                    asm("mov.b32 %0, %1;" : "=r"(t643) : "f"(t642));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_10 = t643;
                    f32 t644;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t644) : "r"(from_8) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t645;
                    asm("mov.b32 %0, %1;" : "=r"(t645) : "f"(t644));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t646 = partial_10 | t645;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    visible_10 = t646;
                } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t647 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t648 = t647 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t649 = number_8 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t650 = 31u - t648;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 place_19 = t649 + t650;
                    const u32 t652 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool exists_9 = place_19 < t652;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t654 = number_8 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t655 = 31u - t648;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 place_20 = t654 + t655;
                    const u32 t657 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t658 = t657 - place_20;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 block_9 = exists_9 ? t658 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t660 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t661 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t662 = t661 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t663 = t662 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t664 = visible + t663;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t665 = (u64)t637;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t666 = t665 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t667 = t666 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t668 = t664 + t667;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t669 = (u64)block_9;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t670 = t669 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t671 = t670 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t672 = t668 + t671;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t673 = t660 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t674 = (u64)t673 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t675 = t672 + t674;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    u32 bits_11;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_11) : "l"(t675) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t677 = t660 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t678 = bits_11 >> t677;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t679 = t678 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const bool sees_8 = t679 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t681 = exists_9 & sees_8;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 all_9 = __ballot_sync(0xffffffffu, t681);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_10 = all_9;
                    visible_10 = all_9;
                }
#line 95 "fa-kernels/src/attention/backward/turn_walk.rs"
                u32 bit_7;
                asm("bfind.u32 %0, %1;" : "=r"(bit_7) : "r"(rest_2));
#line 96 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool is_left_3 = rest_2 != 0u;
                const u32 t685 = bit_7 & 31u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t686 = visible_10 >> t685;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t687 = t686 & 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t688 = t687 == 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t689 = is_left_3 & t688;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                if (t689) {
                    partial_8 = partial_10;
                    searches_3 = 0u;
                } else {
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t690 = rest_2 == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t690) {
                        const u32 t691 = pair_2 + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                        pair_2 = t691;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 first_head_10 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const bool t693 = pair_2 < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                        if (t693) {
                            const u32 number_9 = pair_2;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 partial_11 = 0u;
                            u32 visible_11 = 0u;
                            const bool t695 = number_9 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                            if (t695) {
                                const u32 t696 = number_9 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 from_9 = t77 + t696;
                                f32 t698;
                                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t698) : "r"(from_9) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                u32 t699;
                                asm("mov.b32 %0, %1;" : "=r"(t699) : "f"(t698));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                partial_11 = t699;
                                f32 t700;
                                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t700) : "r"(from_9) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                u32 t701;
                                asm("mov.b32 %0, %1;" : "=r"(t701) : "f"(t700));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t702 = partial_11 | t701;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                visible_11 = t702;
                            } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t703 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t704 = t703 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t705 = number_9 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t706 = 31u - t704;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 place_21 = t705 + t706;
                                const u32 t708 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                                const bool exists_10 = place_21 < t708;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t710 = number_9 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t711 = 31u - t704;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 place_22 = t710 + t711;
                                const u32 t713 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t714 = t713 - place_22;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 block_10 = exists_10 ? t714 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t716 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t717 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t718 = t717 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t719 = t718 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t720 = visible + t719;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t721 = (u64)first_head_10;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t722 = t721 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t723 = t722 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t724 = t720 + t723;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t725 = (u64)block_10;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t726 = t725 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t727 = t726 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t728 = t724 + t727;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u32 t729 = t716 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t730 = (u64)t729 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t731 = t728 + t730;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                u32 bits_12;
                                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_12) : "l"(t731) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u32 t733 = t716 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u32 t734 = bits_12 >> t733;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u32 t735 = t734 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const bool sees_9 = t735 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                const bool t737 = exists_10 & sees_9;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 all_10 = __ballot_sync(0xffffffffu, t737);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                                partial_11 = all_10;
                                visible_11 = all_10;
                            }
#line 112 "fa-kernels/src/attention/backward/turn_walk.rs"
                            rest_2 = visible_11;
                        }
                    } else {
#line 77 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 first_head_11 = t32 * group;
                        const u32 head_6 = head_5 + 1u;
                        const u32 t741 = first_head_11 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const bool t742 = head_6 == t741;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                        if (t742) {
                            u32 bit_8;
                            asm("bfind.u32 %0, %1;" : "=r"(bit_8) : "r"(rest_2));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const u32 t744 = 1u << bit_8;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const u32 t745 = rest_2 ^ t744;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                            rest_2 = t745;
                            head_5 = first_head_11;
                        } else {
                            head_5 = head_6;
                        }
                    }
                }
            }
#line 60 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 i_5 = 0u;
            while (true) {
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t749 = pair_2 < all;
                if (!t749) break;
#line 49 "fa-kernels/src/attention/backward/turn_walk.rs"
                u32 bit_9;
                asm("bfind.u32 %0, %1;" : "=r"(bit_9) : "r"(rest_2));
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t751 = head_5;
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t752 = pair_2;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t753 = t752 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t754 = 31u - bit_9;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_23 = t753 + t754;
                const u32 t756 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t757 = t756 - place_23;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t758 = bit_9 & 31u;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t759 = partial_8 >> t758;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t760 = t759 & 1u;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t761 = t760 == 1u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t762 = rest_2 == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                if (t762) {
                    const u32 t763 = pair_2 + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                    pair_2 = t763;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 first_head_12 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t765 = pair_2 < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t765) {
                        const u32 number_10 = pair_2;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 partial_12 = 0u;
                        u32 visible_12 = 0u;
                        const bool t767 = number_10 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t767) {
                            const u32 t768 = number_10 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_10 = t77 + t768;
                            f32 t770;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t770) : "r"(from_10) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t771;
                            asm("mov.b32 %0, %1;" : "=r"(t771) : "f"(t770));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_12 = t771;
                            f32 t772;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t772) : "r"(from_10) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t773;
                            asm("mov.b32 %0, %1;" : "=r"(t773) : "f"(t772));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t774 = partial_12 | t773;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            visible_12 = t774;
                        } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t775 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t776 = t775 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t777 = number_10 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t778 = 31u - t776;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_24 = t777 + t778;
                            const u32 t780 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                            const bool exists_11 = place_24 < t780;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t782 = number_10 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t783 = 31u - t776;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_25 = t782 + t783;
                            const u32 t785 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t786 = t785 - place_25;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 block_11 = exists_11 ? t786 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t788 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t789 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t790 = t789 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t791 = t790 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t792 = visible + t791;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t793 = (u64)first_head_12;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t794 = t793 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t795 = t794 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t796 = t792 + t795;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t797 = (u64)block_11;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t798 = t797 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t799 = t798 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t800 = t796 + t799;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t801 = t788 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t802 = (u64)t801 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t803 = t800 + t802;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            u32 bits_13;
                            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_13) : "l"(t803) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t805 = t788 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t806 = bits_13 >> t805;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t807 = t806 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const bool sees_10 = t807 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const bool t809 = exists_11 & sees_10;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_11 = __ballot_sync(0xffffffffu, t809);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_12 = all_11;
                            visible_12 = all_11;
                        }
#line 112 "fa-kernels/src/attention/backward/turn_walk.rs"
                        rest_2 = visible_12;
                    }
                } else {
#line 77 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 first_head_13 = t32 * group;
                    const u32 head_7 = head_5 + 1u;
                    const u32 t813 = first_head_13 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t814 = head_7 == t813;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t814) {
                        u32 bit_10;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_10) : "r"(rest_2));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t816 = 1u << bit_10;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t817 = rest_2 ^ t816;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        rest_2 = t817;
                        head_5 = first_head_13;
                    } else {
                        head_5 = head_7;
                    }
                }
#line 92 "fa-kernels/src/attention/backward/turn_walk.rs"
                u32 searches_4 = 1u;
                while (true) {
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t818 = pair_2 < all;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t819 = searches_4 != 0u;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t820 = t818 & t819;
                    if (!t820) break;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t821 = head_5;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 number_11 = pair_2;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 partial_13 = 0u;
                    u32 visible_13 = 0u;
                    const bool t823 = number_11 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t823) {
                        const u32 t824 = number_11 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 from_11 = t77 + t824;
                        f32 t826;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t826) : "r"(from_11) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t827;
                        asm("mov.b32 %0, %1;" : "=r"(t827) : "f"(t826));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_13 = t827;
                        f32 t828;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t828) : "r"(from_11) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t829;
                        asm("mov.b32 %0, %1;" : "=r"(t829) : "f"(t828));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t830 = partial_13 | t829;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        visible_13 = t830;
                    } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t831 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t832 = t831 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t833 = number_11 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t834 = 31u - t832;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 place_26 = t833 + t834;
                        const u32 t836 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                        const bool exists_12 = place_26 < t836;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t838 = number_11 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t839 = 31u - t832;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 place_27 = t838 + t839;
                        const u32 t841 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t842 = t841 - place_27;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 block_12 = exists_12 ? t842 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t844 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t845 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t846 = t845 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t847 = t846 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t848 = visible + t847;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t849 = (u64)t821;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t850 = t849 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t851 = t850 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t852 = t848 + t851;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t853 = (u64)block_12;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t854 = t853 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t855 = t854 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t856 = t852 + t855;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t857 = t844 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t858 = (u64)t857 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t859 = t856 + t858;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        u32 bits_14;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_14) : "l"(t859) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t861 = t844 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t862 = bits_14 >> t861;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t863 = t862 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const bool sees_11 = t863 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                        const bool t865 = exists_12 & sees_11;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 all_12 = __ballot_sync(0xffffffffu, t865);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_13 = all_12;
                        visible_13 = all_12;
                    }
#line 95 "fa-kernels/src/attention/backward/turn_walk.rs"
                    u32 bit_11;
                    asm("bfind.u32 %0, %1;" : "=r"(bit_11) : "r"(rest_2));
#line 96 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool is_left_4 = rest_2 != 0u;
                    const u32 t869 = bit_11 & 31u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t870 = visible_13 >> t869;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t871 = t870 & 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t872 = t871 == 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t873 = is_left_4 & t872;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t873) {
                        partial_8 = partial_13;
                        searches_4 = 0u;
                    } else {
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const bool t874 = rest_2 == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                        if (t874) {
                            const u32 t875 = pair_2 + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                            pair_2 = t875;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const u32 first_head_14 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const bool t877 = pair_2 < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                            if (t877) {
                                const u32 number_12 = pair_2;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                                u32 partial_14 = 0u;
                                u32 visible_14 = 0u;
                                const bool t879 = number_12 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                                if (t879) {
                                    const u32 t880 = number_12 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 from_12 = t77 + t880;
                                    f32 t882;
                                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t882) : "r"(from_12) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                    u32 t883;
                                    asm("mov.b32 %0, %1;" : "=r"(t883) : "f"(t882));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                    partial_14 = t883;
                                    f32 t884;
                                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t884) : "r"(from_12) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                    u32 t885;
                                    asm("mov.b32 %0, %1;" : "=r"(t885) : "f"(t884));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t886 = partial_14 | t885;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                    visible_14 = t886;
                                } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t887 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t888 = t887 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t889 = number_12 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t890 = 31u - t888;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 place_28 = t889 + t890;
                                    const u32 t892 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const bool exists_13 = place_28 < t892;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t894 = number_12 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t895 = 31u - t888;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 place_29 = t894 + t895;
                                    const u32 t897 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t898 = t897 - place_29;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 block_13 = exists_13 ? t898 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t900 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t901 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t902 = t901 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t903 = t902 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t904 = visible + t903;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t905 = (u64)first_head_14;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t906 = t905 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t907 = t906 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t908 = t904 + t907;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t909 = (u64)block_13;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t910 = t909 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t911 = t910 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t912 = t908 + t911;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t913 = t900 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t914 = (u64)t913 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t915 = t912 + t914;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    u32 bits_15;
                                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_15) : "l"(t915) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t917 = t900 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t918 = bits_15 >> t917;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t919 = t918 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const bool sees_12 = t919 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const bool t921 = exists_13 & sees_12;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 all_13 = __ballot_sync(0xffffffffu, t921);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                                    partial_14 = all_13;
                                    visible_14 = all_13;
                                }
#line 112 "fa-kernels/src/attention/backward/turn_walk.rs"
                                rest_2 = visible_14;
                            }
                        } else {
#line 77 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const u32 first_head_15 = t32 * group;
                            const u32 head_8 = head_5 + 1u;
                            const u32 t925 = first_head_15 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const bool t926 = head_8 == t925;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                            if (t926) {
                                u32 bit_12;
                                asm("bfind.u32 %0, %1;" : "=r"(bit_12) : "r"(rest_2));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                                const u32 t928 = 1u << bit_12;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                                const u32 t929 = rest_2 ^ t928;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                                rest_2 = t929;
                                head_5 = first_head_15;
                            } else {
                                head_5 = head_8;
                            }
                        }
                    }
                }
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t933 = pair_2 < all;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t934 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t935 = t934 + t751;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t936 = t935 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t937 = t757 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_2 = t936 + t937;
#line 361 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t939 = row_2 >> 6u;
#line 361 "fa-kernels/src/attention/backward/turns.rs"
                const u32 index = t939 + 1u;
                const u64 t941 = (u64)index;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t942 = t941 * turns_stride0;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t943 = t942 * 4ull;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t944 = turns + t943;
#line 371 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t945 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t946 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t947 = t946 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t948 = t947 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t949 = visible + t948;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t950 = (u64)t751;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t951 = t950 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t952 = t951 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t953 = t949 + t952;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t954 = (u64)t757;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t955 = t954 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t956 = t955 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t957 = t953 + t956;
#line 152 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 own = t945 >> 5u;
                const u32 t959 = t945 & 31u;
#line 153 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t960 = 1u << t959;
#line 153 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 below = t960 - 1u;
                u32 before = 0u;
                u32 all_14 = 0u;
                const u32 t962 = seq_k + 127u;
#line 156 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 blocks_2 = t962 >> 7u;
                const u32 t964 = blocks_2 + 31u;
#line 157 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t965 = t964 >> 5u;
#line 157 "fa-kernels/src/attention/backward/visible_blocks.rs"
                #pragma unroll 1
                for (u32 i_6 = 0u; i_6 < t965; i_6 += 1u) {
#line 158 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t966 = (u64)i_6 * 4u;
#line 158 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t967 = t957 + t966;
#line 158 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    u32 bits_16;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_16) : "l"(t967) : "memory");
#line 159 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const bool t969 = i_6 < own;
#line 159 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const bool t970 = i_6 == own;
#line 159 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t971 = t970 ? below : 0u;
#line 159 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 earlier = t969 ? 4294967295u : t971;
                    const u32 t973 = bits_16 & earlier;
#line 160 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    u32 t974;
                    asm("popc.b32 %0, %1;" : "=r"(t974) : "r"(t973));
#line 160 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t975 = before + t974;
#line 160 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    before = t975;
                    u32 t976;
                    asm("popc.b32 %0, %1;" : "=r"(t976) : "r"(bits_16));
#line 161 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t977 = all_14 + t976;
#line 161 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    all_14 = t977;
                }
#line 372 "fa-kernels/src/attention/backward/turns.rs"
                const bool t978 = before == 0u;
#line 372 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t979 = before + 1u;
#line 372 "fa-kernels/src/attention/backward/turns.rs"
                const bool t980 = t979 == all_14;
#line 210 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t981 = all_14 - 1u;
#line 242 "fa-kernels/src/attention/backward/turns.rs"
                const u32 least = t980 ? t981 : 1u;
                while (true) {
#line 243 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t983 = !t978;
#line 243 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t984;
                    asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t984) : "l"(t944) : "memory");
#line 243 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t985 = t984 < least;
#line 243 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t986 = t983 & t985;
                    if (!t986) break;
                }
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                u32 t991;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t991) : );
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const bool t992 = t991 == 1u;
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                if (t992) {
#line 139 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 t993 = (u32)__cvta_generic_to_shared(smem);
#line 139 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 place_30 = t993 + 165984u;
                    const u32 t995 = t978 ? 1u : 0u;
#line 140 "fa-kernels/src/attention/backward/turns.rs"
                    f32 t996;
                    asm("mov.b32 %0, %1;" : "=f"(t996) : "r"(t995));
#line 140 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(place_30), "f"(t996) : "memory");
                    const u32 t997 = t980 ? 1u : 0u;
#line 141 "fa-kernels/src/attention/backward/turns.rs"
                    f32 t998;
                    asm("mov.b32 %0, %1;" : "=f"(t998) : "r"(t997));
#line 141 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(place_30), "f"(t998) : "memory");
#line 20 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                    const u32 t999 = p + 80u;
#line 20 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t999) : "memory");
                }
                const u32 t1000 = p + 80u;
#line 22 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const u32 t1001 = t1000 + 8u;
#line 22 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const u32 t1002 = i_5 & 1u;
#line 22 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1001), "r"(t1002) : "memory");
                u32 t1003;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1003) : );
#line 23 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const bool t1004 = t1003 == 1u;
#line 23 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                if (t1004) {
#line 263 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t1005 = t978 | t980;
#line 263 "fa-kernels/src/attention/backward/turns.rs"
                    if (t1005) {
                        const u32 t1006 = t980 ? 0u : 1u;
#line 264 "fa-kernels/src/attention/backward/turns.rs"
                        asm volatile("st.release.gpu.global.u32 [%0+0], %1;" :  : "l"(t944), "r"(t1006) : "memory");
                    } else {
                        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t944), "r"(1u) : "memory");
                    }
                }
#line 66 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t1007 = i_5 + 1u;
#line 66 "fa-kernels/src/attention/backward/turn_walk.rs"
                i_5 = t1007;
            }
        }
    } else {
#line 200 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 225 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t1010 = warp & 3u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t1011 = index_2 << 6u;
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
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
        const u32 t1012 = t32 * group;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
        u32 head_9 = t1012;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
        u32 pair_3 = 0u;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
        u32 rest_3 = 0u;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
        u32 partial_15 = 0u;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
        const u32 first_head_16 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
        const bool t1014 = pair_3 < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
        if (t1014) {
            const u32 number_13 = pair_3;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 partial_16 = 0u;
            u32 visible_15 = 0u;
            const bool t1016 = number_13 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t1016) {
                const u32 t1017 = number_13 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 from_13 = t77 + t1017;
                f32 t1019;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1019) : "r"(from_13) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t1020;
                asm("mov.b32 %0, %1;" : "=r"(t1020) : "f"(t1019));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_16 = t1020;
                f32 t1021;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1021) : "r"(from_13) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t1022;
                asm("mov.b32 %0, %1;" : "=r"(t1022) : "f"(t1021));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1023 = partial_16 | t1022;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                visible_15 = t1023;
            } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1024 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1025 = t1024 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1026 = number_13 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1027 = 31u - t1025;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_31 = t1026 + t1027;
                const u32 t1029 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool exists_14 = place_31 < t1029;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1031 = number_13 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1032 = 31u - t1025;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_32 = t1031 + t1032;
                const u32 t1034 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1035 = t1034 - place_32;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 block_14 = exists_14 ? t1035 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1037 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1038 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1039 = t1038 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1040 = t1039 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1041 = visible + t1040;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1042 = (u64)first_head_16;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1043 = t1042 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1044 = t1043 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1045 = t1041 + t1044;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1046 = (u64)block_14;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1047 = t1046 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1048 = t1047 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1049 = t1045 + t1048;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t1050 = t1037 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1051 = (u64)t1050 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1052 = t1049 + t1051;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                u32 bits_17;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_17) : "l"(t1052) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t1054 = t1037 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t1055 = bits_17 >> t1054;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t1056 = t1055 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const bool sees_13 = t1056 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t1058 = exists_14 & sees_13;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 all_15 = __ballot_sync(0xffffffffu, t1058);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_16 = all_15;
                visible_15 = all_15;
            }
#line 112 "fa-kernels/src/attention/backward/turn_walk.rs"
            rest_3 = visible_15;
        }
#line 92 "fa-kernels/src/attention/backward/turn_walk.rs"
        u32 searches_5 = 1u;
        while (true) {
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t1060 = pair_3 < all;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t1061 = searches_5 != 0u;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t1062 = t1060 & t1061;
            if (!t1062) break;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 t1063 = head_9;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 number_14 = pair_3;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 partial_17 = 0u;
            u32 visible_16 = 0u;
            const bool t1065 = number_14 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t1065) {
                const u32 t1066 = number_14 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 from_14 = t77 + t1066;
                f32 t1068;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1068) : "r"(from_14) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t1069;
                asm("mov.b32 %0, %1;" : "=r"(t1069) : "f"(t1068));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_17 = t1069;
                f32 t1070;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1070) : "r"(from_14) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t1071;
                asm("mov.b32 %0, %1;" : "=r"(t1071) : "f"(t1070));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1072 = partial_17 | t1071;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                visible_16 = t1072;
            } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1073 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1074 = t1073 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1075 = number_14 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1076 = 31u - t1074;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_33 = t1075 + t1076;
                const u32 t1078 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool exists_15 = place_33 < t1078;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1080 = number_14 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1081 = 31u - t1074;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_34 = t1080 + t1081;
                const u32 t1083 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1084 = t1083 - place_34;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 block_15 = exists_15 ? t1084 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1086 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1087 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1088 = t1087 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1089 = t1088 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1090 = visible + t1089;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1091 = (u64)t1063;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1092 = t1091 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1093 = t1092 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1094 = t1090 + t1093;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1095 = (u64)block_15;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1096 = t1095 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1097 = t1096 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1098 = t1094 + t1097;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t1099 = t1086 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1100 = (u64)t1099 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1101 = t1098 + t1100;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                u32 bits_18;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_18) : "l"(t1101) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t1103 = t1086 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t1104 = bits_18 >> t1103;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t1105 = t1104 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const bool sees_14 = t1105 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t1107 = exists_15 & sees_14;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 all_16 = __ballot_sync(0xffffffffu, t1107);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_17 = all_16;
                visible_16 = all_16;
            }
#line 95 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 bit_13;
            asm("bfind.u32 %0, %1;" : "=r"(bit_13) : "r"(rest_3));
#line 96 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool is_left_5 = rest_3 != 0u;
            const u32 t1111 = bit_13 & 31u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 t1112 = visible_16 >> t1111;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 t1113 = t1112 & 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t1114 = t1113 == 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t1115 = is_left_5 & t1114;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
            if (t1115) {
                partial_15 = partial_17;
                searches_5 = 0u;
            } else {
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t1116 = rest_3 == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                if (t1116) {
                    const u32 t1117 = pair_3 + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                    pair_3 = t1117;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 first_head_17 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1119 = pair_3 < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t1119) {
                        const u32 number_15 = pair_3;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 partial_18 = 0u;
                        u32 visible_17 = 0u;
                        const bool t1121 = number_15 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t1121) {
                            const u32 t1122 = number_15 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_15 = t77 + t1122;
                            f32 t1124;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1124) : "r"(from_15) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t1125;
                            asm("mov.b32 %0, %1;" : "=r"(t1125) : "f"(t1124));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_18 = t1125;
                            f32 t1126;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1126) : "r"(from_15) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t1127;
                            asm("mov.b32 %0, %1;" : "=r"(t1127) : "f"(t1126));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1128 = partial_18 | t1127;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            visible_17 = t1128;
                        } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1129 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1130 = t1129 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1131 = number_15 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1132 = 31u - t1130;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_35 = t1131 + t1132;
                            const u32 t1134 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                            const bool exists_16 = place_35 < t1134;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1136 = number_15 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1137 = 31u - t1130;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_36 = t1136 + t1137;
                            const u32 t1139 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1140 = t1139 - place_36;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 block_16 = exists_16 ? t1140 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1142 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1143 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1144 = t1143 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1145 = t1144 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1146 = visible + t1145;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1147 = (u64)first_head_17;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1148 = t1147 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1149 = t1148 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1150 = t1146 + t1149;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1151 = (u64)block_16;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1152 = t1151 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1153 = t1152 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1154 = t1150 + t1153;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1155 = t1142 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1156 = (u64)t1155 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1157 = t1154 + t1156;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            u32 bits_19;
                            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_19) : "l"(t1157) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1159 = t1142 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1160 = bits_19 >> t1159;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1161 = t1160 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const bool sees_15 = t1161 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const bool t1163 = exists_16 & sees_15;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_17 = __ballot_sync(0xffffffffu, t1163);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_18 = all_17;
                            visible_17 = all_17;
                        }
#line 112 "fa-kernels/src/attention/backward/turn_walk.rs"
                        rest_3 = visible_17;
                    }
                } else {
#line 77 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 first_head_18 = t32 * group;
                    const u32 head_10 = head_9 + 1u;
                    const u32 t1167 = first_head_18 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1168 = head_10 == t1167;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t1168) {
                        u32 bit_14;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_14) : "r"(rest_3));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t1170 = 1u << bit_14;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t1171 = rest_3 ^ t1170;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        rest_3 = t1171;
                        head_9 = first_head_18;
                    } else {
                        head_9 = head_10;
                    }
                }
            }
        }
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
        const bool t1175 = pair_3 < all;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t1175) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1176 = p + 16u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1176), "r"(0u) : "memory");
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t1177 = t1011 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1178 = smem_1 + t1177;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            u32 t1179;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1179) : "r"(t1178));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1180 = t1179 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1181 = t59 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1182 = t1180 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1183 = (u64)t1182;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1184 = t1183 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1185 = t1181 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1186 = (u64)t1185;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1187 = t1186 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1188 = t1180 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1189 = (u64)t1188;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1190 = t1189 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1191 = t1181 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1192 = (u64)t1191;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1193 = t1192 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1194 = t1180 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1195 = (u64)t1194;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1196 = t1195 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1197 = t1181 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1198 = (u64)t1197;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1199 = t1198 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1200 = t1180 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1201 = (u64)t1200;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1202 = t1201 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1203 = t1181 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1204 = (u64)t1203;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1205 = t1204 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1206 = t1180 + 66560u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1207 = (u64)t1206;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1208 = t1207 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1209 = t1181 + 66048u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1210 = (u64)t1209;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1211 = t1210 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1212 = t1180 + 66562u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1213 = (u64)t1212;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1214 = t1213 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1215 = t1181 + 66050u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1216 = (u64)t1215;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1217 = t1216 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1218 = t1180 + 66564u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1219 = (u64)t1218;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1220 = t1219 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1221 = t1181 + 66052u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1222 = (u64)t1221;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1223 = t1222 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1224 = t1180 + 66566u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1225 = (u64)t1224;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1226 = t1225 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1227 = t1181 + 66054u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1228 = (u64)t1227;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1229 = t1228 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1184), "l"(t1187), "l"(t1190), "l"(t1193), "l"(t1196), "l"(t1199), "l"(t1202), "l"(t1205), "l"(t1208), "l"(t1211), "l"(t1214), "l"(t1217), "l"(t1220), "l"(t1223), "l"(t1226), "l"(t1229) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
            const u32 t1230 = p + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1230), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1231 = p + 48u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1231), "r"(0u) : "memory");
#line 60 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 i_7 = 0u;
            while (true) {
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t1232 = pair_3 < all;
                if (!t1232) break;
#line 49 "fa-kernels/src/attention/backward/turn_walk.rs"
                u32 bit_15;
                asm("bfind.u32 %0, %1;" : "=r"(bit_15) : "r"(rest_3));
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t1234 = head_9;
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t1235 = pair_3;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1236 = t1235 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1237 = 31u - bit_15;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_37 = t1236 + t1237;
                const u32 t1239 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1240 = t1239 - place_37;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1241 = bit_15 & 31u;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1242 = partial_15 >> t1241;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1243 = t1242 & 1u;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t1244 = t1243 == 1u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t1245 = rest_3 == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                if (t1245) {
                    const u32 t1246 = pair_3 + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                    pair_3 = t1246;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 first_head_19 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1248 = pair_3 < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t1248) {
                        const u32 number_16 = pair_3;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 partial_19 = 0u;
                        u32 visible_18 = 0u;
                        const bool t1250 = number_16 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t1250) {
                            const u32 t1251 = number_16 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_16 = t77 + t1251;
                            f32 t1253;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1253) : "r"(from_16) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t1254;
                            asm("mov.b32 %0, %1;" : "=r"(t1254) : "f"(t1253));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_19 = t1254;
                            f32 t1255;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1255) : "r"(from_16) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t1256;
                            asm("mov.b32 %0, %1;" : "=r"(t1256) : "f"(t1255));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1257 = partial_19 | t1256;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            visible_18 = t1257;
                        } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1258 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1259 = t1258 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1260 = number_16 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1261 = 31u - t1259;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_38 = t1260 + t1261;
                            const u32 t1263 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                            const bool exists_17 = place_38 < t1263;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1265 = number_16 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1266 = 31u - t1259;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_39 = t1265 + t1266;
                            const u32 t1268 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1269 = t1268 - place_39;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 block_17 = exists_17 ? t1269 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1271 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1272 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1273 = t1272 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1274 = t1273 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1275 = visible + t1274;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1276 = (u64)first_head_19;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1277 = t1276 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1278 = t1277 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1279 = t1275 + t1278;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1280 = (u64)block_17;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1281 = t1280 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1282 = t1281 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1283 = t1279 + t1282;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1284 = t1271 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1285 = (u64)t1284 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1286 = t1283 + t1285;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            u32 bits_20;
                            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_20) : "l"(t1286) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1288 = t1271 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1289 = bits_20 >> t1288;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1290 = t1289 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const bool sees_16 = t1290 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const bool t1292 = exists_17 & sees_16;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_18 = __ballot_sync(0xffffffffu, t1292);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_19 = all_18;
                            visible_18 = all_18;
                        }
#line 112 "fa-kernels/src/attention/backward/turn_walk.rs"
                        rest_3 = visible_18;
                    }
                } else {
#line 77 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 first_head_20 = t32 * group;
                    const u32 head_11 = head_9 + 1u;
                    const u32 t1296 = first_head_20 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1297 = head_11 == t1296;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t1297) {
                        u32 bit_16;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_16) : "r"(rest_3));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t1299 = 1u << bit_16;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t1300 = rest_3 ^ t1299;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        rest_3 = t1300;
                        head_9 = first_head_20;
                    } else {
                        head_9 = head_11;
                    }
                }
#line 92 "fa-kernels/src/attention/backward/turn_walk.rs"
                u32 searches_6 = 1u;
                while (true) {
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1301 = pair_3 < all;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1302 = searches_6 != 0u;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1303 = t1301 & t1302;
                    if (!t1303) break;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t1304 = head_9;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 number_17 = pair_3;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 partial_20 = 0u;
                    u32 visible_19 = 0u;
                    const bool t1306 = number_17 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t1306) {
                        const u32 t1307 = number_17 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 from_17 = t77 + t1307;
                        f32 t1309;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1309) : "r"(from_17) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t1310;
                        asm("mov.b32 %0, %1;" : "=r"(t1310) : "f"(t1309));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_20 = t1310;
                        f32 t1311;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1311) : "r"(from_17) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t1312;
                        asm("mov.b32 %0, %1;" : "=r"(t1312) : "f"(t1311));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t1313 = partial_20 | t1312;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        visible_19 = t1313;
                    } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t1314 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t1315 = t1314 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t1316 = number_17 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t1317 = 31u - t1315;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 place_40 = t1316 + t1317;
                        const u32 t1319 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                        const bool exists_18 = place_40 < t1319;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t1321 = number_17 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t1322 = 31u - t1315;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 place_41 = t1321 + t1322;
                        const u32 t1324 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t1325 = t1324 - place_41;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 block_18 = exists_18 ? t1325 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t1327 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1328 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1329 = t1328 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1330 = t1329 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1331 = visible + t1330;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1332 = (u64)t1304;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1333 = t1332 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1334 = t1333 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1335 = t1331 + t1334;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1336 = (u64)block_18;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1337 = t1336 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1338 = t1337 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1339 = t1335 + t1338;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t1340 = t1327 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1341 = (u64)t1340 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1342 = t1339 + t1341;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        u32 bits_21;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_21) : "l"(t1342) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t1344 = t1327 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t1345 = bits_21 >> t1344;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t1346 = t1345 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const bool sees_17 = t1346 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                        const bool t1348 = exists_18 & sees_17;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 all_19 = __ballot_sync(0xffffffffu, t1348);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_20 = all_19;
                        visible_19 = all_19;
                    }
#line 95 "fa-kernels/src/attention/backward/turn_walk.rs"
                    u32 bit_17;
                    asm("bfind.u32 %0, %1;" : "=r"(bit_17) : "r"(rest_3));
#line 96 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool is_left_6 = rest_3 != 0u;
                    const u32 t1352 = bit_17 & 31u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t1353 = visible_19 >> t1352;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t1354 = t1353 & 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1355 = t1354 == 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1356 = is_left_6 & t1355;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t1356) {
                        partial_15 = partial_20;
                        searches_6 = 0u;
                    } else {
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const bool t1357 = rest_3 == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                        if (t1357) {
                            const u32 t1358 = pair_3 + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                            pair_3 = t1358;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const u32 first_head_21 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const bool t1360 = pair_3 < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                            if (t1360) {
                                const u32 number_18 = pair_3;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                                u32 partial_21 = 0u;
                                u32 visible_20 = 0u;
                                const bool t1362 = number_18 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                                if (t1362) {
                                    const u32 t1363 = number_18 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 from_18 = t77 + t1363;
                                    f32 t1365;
                                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1365) : "r"(from_18) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                    u32 t1366;
                                    asm("mov.b32 %0, %1;" : "=r"(t1366) : "f"(t1365));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                    partial_21 = t1366;
                                    f32 t1367;
                                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1367) : "r"(from_18) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                    u32 t1368;
                                    asm("mov.b32 %0, %1;" : "=r"(t1368) : "f"(t1367));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t1369 = partial_21 | t1368;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                    visible_20 = t1369;
                                } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t1370 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t1371 = t1370 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t1372 = number_18 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t1373 = 31u - t1371;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 place_42 = t1372 + t1373;
                                    const u32 t1375 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const bool exists_19 = place_42 < t1375;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t1377 = number_18 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t1378 = 31u - t1371;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 place_43 = t1377 + t1378;
                                    const u32 t1380 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t1381 = t1380 - place_43;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 block_19 = exists_19 ? t1381 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t1383 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1384 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1385 = t1384 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1386 = t1385 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1387 = visible + t1386;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1388 = (u64)first_head_21;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1389 = t1388 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1390 = t1389 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1391 = t1387 + t1390;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1392 = (u64)block_19;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1393 = t1392 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1394 = t1393 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1395 = t1391 + t1394;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t1396 = t1383 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1397 = (u64)t1396 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1398 = t1395 + t1397;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    u32 bits_22;
                                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_22) : "l"(t1398) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t1400 = t1383 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t1401 = bits_22 >> t1400;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t1402 = t1401 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const bool sees_18 = t1402 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const bool t1404 = exists_19 & sees_18;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 all_20 = __ballot_sync(0xffffffffu, t1404);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                                    partial_21 = all_20;
                                    visible_20 = all_20;
                                }
#line 112 "fa-kernels/src/attention/backward/turn_walk.rs"
                                rest_3 = visible_20;
                            }
                        } else {
#line 77 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const u32 first_head_22 = t32 * group;
                            const u32 head_12 = head_9 + 1u;
                            const u32 t1408 = first_head_22 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const bool t1409 = head_12 == t1408;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                            if (t1409) {
                                u32 bit_18;
                                asm("bfind.u32 %0, %1;" : "=r"(bit_18) : "r"(rest_3));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                                const u32 t1411 = 1u << bit_18;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                                const u32 t1412 = rest_3 ^ t1411;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                                rest_3 = t1412;
                                head_9 = first_head_22;
                            } else {
                                head_9 = head_12;
                            }
                        }
                    }
                }
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t1416 = pair_3 < all;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1417 = i_7 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1418 = t1417 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1419 = t59 + t1418;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1420 = i_7 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1421 = t1420 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1422 = t60 + t1421;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_7 & 1u;
                const u32 t1424 = slot_3 << 9u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t1424;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1426 = t1011 << 7u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1427 = t58 + t1426;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1428;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1428) : "r"(t1427));
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1429 = t1428 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1430 = t1422 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1431 = t1429 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1432 = (u64)t1431;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1433 = t1432 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1434 = t1430 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1435 = (u64)t1434;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1436 = t1435 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1437 = t1429 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1438 = (u64)t1437;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1439 = t1438 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1440 = t1430 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1441 = (u64)t1440;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1442 = t1441 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1443 = t1429 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1444 = (u64)t1443;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1445 = t1444 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1446 = t1430 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1447 = (u64)t1446;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1448 = t1447 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1449 = t1429 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1450 = (u64)t1449;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1451 = t1450 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1452 = t1430 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1453 = (u64)t1452;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1454 = t1453 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1455 = t1429 + 66560u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1456 = (u64)t1455;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1457 = t1456 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1458 = t1430 + 66048u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1459 = (u64)t1458;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1460 = t1459 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1461 = t1429 + 66562u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1462 = (u64)t1461;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1463 = t1462 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1464 = t1430 + 66050u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1465 = (u64)t1464;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1466 = t1465 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1467 = t1429 + 66564u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1468 = (u64)t1467;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1469 = t1468 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1470 = t1430 + 66052u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1471 = (u64)t1470;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1472 = t1471 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1473 = t1429 + 66566u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1474 = (u64)t1473;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1475 = t1474 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1476 = t1430 + 66054u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1477 = (u64)t1476;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1478 = t1477 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1433), "l"(t1436), "l"(t1439), "l"(t1442), "l"(t1445), "l"(t1448), "l"(t1451), "l"(t1454), "l"(t1457), "l"(t1460), "l"(t1463), "l"(t1466), "l"(t1469), "l"(t1472), "l"(t1475), "l"(t1478) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1479 = t1240 << 6u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t1244) {
                    const u32 t1480 = t1010 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1481 = t1011 + t1480;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1482 = t30 + t1481;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1483 = t1234 / group;
#line 17 "src/functions/sequences.rs"
                    const u64 t1_2 = (u64)batch_2;
#line 17 "src/functions/sequences.rs"
                    const u64 t2_2 = t1_2 * argument1_stride0;
#line 17 "src/functions/sequences.rs"
                    const u64 t3_2 = t2_2 * 4ull;
#line 17 "src/functions/sequences.rs"
                    const u64 t4_2 = argument1 + t3_2;
                    const u32 t5_2 = (u32)argument1_stride1;
#line 18 "src/functions/sequences.rs"
                    const u32 t6_2 = t5_2 << 2u;
                    const u64 t10_2 = (u64)batch_2;
#line 19 "src/functions/sequences.rs"
                    const u64 t11_2 = t10_2 * argument0_stride0;
#line 19 "src/functions/sequences.rs"
                    const u64 t12_2 = t11_2 * 4ull;
#line 19 "src/functions/sequences.rs"
                    const u64 t13_2 = argument0 + t12_2;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1494 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1495 = t1482 + t1494;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1496 = seq_k - 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1497 = t1495 < t1496 ? t1495 : t1496;
#line 18 "src/functions/sequences.rs"
                    const u64 t7_2 = (u64)t1497 * t6_2;
#line 18 "src/functions/sequences.rs"
                    const u64 t8_2 = t4_2 + t7_2;
#line 18 "src/functions/sequences.rs"
                    u32 of_key;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key) : "l"(t8_2));
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1501 = t1495 + 8u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1502 = t1501 < t1496 ? t1501 : t1496;
#line 18 "src/functions/sequences.rs"
                    const u64 t7_3 = (u64)t1502 * t6_2;
#line 18 "src/functions/sequences.rs"
                    const u64 t8_3 = t4_2 + t7_3;
#line 18 "src/functions/sequences.rs"
                    u32 of_key_2;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_2) : "l"(t8_3));
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1506 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1507 = t1506 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1508 = t1479 + t1507;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1509 = seq_q - 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1510 = t1508 < t1509 ? t1508 : t1509;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_2 = (u64)t1510;
#line 19 "src/functions/sequences.rs"
                    const u64 t15_2 = t14_2 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
                    const u64 t16_2 = t15_2 * 4ull;
#line 19 "src/functions/sequences.rs"
                    const u64 t17_2 = t13_2 + t16_2;
#line 19 "src/functions/sequences.rs"
                    u32 t18_2;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_2) : "l"(t17_2));
#line 19 "src/functions/sequences.rs"
                    const bool t19_2 = t18_2 == of_key;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1517 = t19_2 ? s : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s = t1517;
#line 19 "src/functions/sequences.rs"
                    const bool t19_3 = t18_2 == of_key_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1519 = t19_3 ? s_3 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_3 = t1519;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1520 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1521 = t1520 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1522 = t1479 + t1521;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1523 = t1522 + 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1524 = seq_q - 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1525 = t1523 < t1524 ? t1523 : t1524;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_3 = (u64)t1525;
#line 19 "src/functions/sequences.rs"
                    const u64 t15_3 = t14_3 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
                    const u64 t16_3 = t15_3 * 4ull;
#line 19 "src/functions/sequences.rs"
                    const u64 t17_3 = t13_2 + t16_3;
#line 19 "src/functions/sequences.rs"
                    u32 t18_3;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_3) : "l"(t17_3));
#line 19 "src/functions/sequences.rs"
                    const bool t19_4 = t18_3 == of_key;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1532 = t19_4 ? s_2 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_2 = t1532;
#line 19 "src/functions/sequences.rs"
                    const bool t19_5 = t18_3 == of_key_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1534 = t19_5 ? s_4 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_4 = t1534;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1535 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1536 = t1535 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1537 = t1479 + t1536;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1538 = t1537 + 8u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1539 = seq_q - 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1540 = t1538 < t1539 ? t1538 : t1539;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_4 = (u64)t1540;
#line 19 "src/functions/sequences.rs"
                    const u64 t15_4 = t14_4 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
                    const u64 t16_4 = t15_4 * 4ull;
#line 19 "src/functions/sequences.rs"
                    const u64 t17_4 = t13_2 + t16_4;
#line 19 "src/functions/sequences.rs"
                    u32 t18_4;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_4) : "l"(t17_4));
#line 19 "src/functions/sequences.rs"
                    const bool t19_6 = t18_4 == of_key;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1547 = t19_6 ? s_5 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_5 = t1547;
#line 19 "src/functions/sequences.rs"
                    const bool t19_7 = t18_4 == of_key_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1549 = t19_7 ? s_7 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_7 = t1549;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1550 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1551 = t1550 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1552 = t1479 + t1551;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1553 = t1552 + 9u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1554 = seq_q - 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1555 = t1553 < t1554 ? t1553 : t1554;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_5 = (u64)t1555;
#line 19 "src/functions/sequences.rs"
                    const u64 t15_5 = t14_5 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
                    const u64 t16_5 = t15_5 * 4ull;
#line 19 "src/functions/sequences.rs"
                    const u64 t17_5 = t13_2 + t16_5;
#line 19 "src/functions/sequences.rs"
                    u32 t18_5;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_5) : "l"(t17_5));
#line 19 "src/functions/sequences.rs"
                    const bool t19_8 = t18_5 == of_key;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1562 = t19_8 ? s_6 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_6 = t1562;
#line 19 "src/functions/sequences.rs"
                    const bool t19_9 = t18_5 == of_key_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1564 = t19_9 ? s_8 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_8 = t1564;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1565 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1566 = t1565 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1567 = t1479 + t1566;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1568 = t1567 + 16u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1569 = seq_q - 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1570 = t1568 < t1569 ? t1568 : t1569;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_6 = (u64)t1570;
#line 19 "src/functions/sequences.rs"
                    const u64 t15_6 = t14_6 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
                    const u64 t16_6 = t15_6 * 4ull;
#line 19 "src/functions/sequences.rs"
                    const u64 t17_6 = t13_2 + t16_6;
#line 19 "src/functions/sequences.rs"
                    u32 t18_6;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_6) : "l"(t17_6));
#line 19 "src/functions/sequences.rs"
                    const bool t19_10 = t18_6 == of_key;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1577 = t19_10 ? s_9 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_9 = t1577;
#line 19 "src/functions/sequences.rs"
                    const bool t19_11 = t18_6 == of_key_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1579 = t19_11 ? s_11 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_11 = t1579;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1580 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1581 = t1580 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1582 = t1479 + t1581;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1583 = t1582 + 17u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1584 = seq_q - 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1585 = t1583 < t1584 ? t1583 : t1584;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_7 = (u64)t1585;
#line 19 "src/functions/sequences.rs"
                    const u64 t15_7 = t14_7 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
                    const u64 t16_7 = t15_7 * 4ull;
#line 19 "src/functions/sequences.rs"
                    const u64 t17_7 = t13_2 + t16_7;
#line 19 "src/functions/sequences.rs"
                    u32 t18_7;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_7) : "l"(t17_7));
#line 19 "src/functions/sequences.rs"
                    const bool t19_12 = t18_7 == of_key;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1592 = t19_12 ? s_10 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_10 = t1592;
#line 19 "src/functions/sequences.rs"
                    const bool t19_13 = t18_7 == of_key_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1594 = t19_13 ? s_12 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_12 = t1594;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1595 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1596 = t1595 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1597 = t1479 + t1596;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1598 = t1597 + 24u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1599 = seq_q - 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1600 = t1598 < t1599 ? t1598 : t1599;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_8 = (u64)t1600;
#line 19 "src/functions/sequences.rs"
                    const u64 t15_8 = t14_8 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
                    const u64 t16_8 = t15_8 * 4ull;
#line 19 "src/functions/sequences.rs"
                    const u64 t17_8 = t13_2 + t16_8;
#line 19 "src/functions/sequences.rs"
                    u32 t18_8;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_8) : "l"(t17_8));
#line 19 "src/functions/sequences.rs"
                    const bool t19_14 = t18_8 == of_key;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1607 = t19_14 ? s_13 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_13 = t1607;
#line 19 "src/functions/sequences.rs"
                    const bool t19_15 = t18_8 == of_key_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1609 = t19_15 ? s_15 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_15 = t1609;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1610 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1611 = t1610 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1612 = t1479 + t1611;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1613 = t1612 + 25u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1614 = seq_q - 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1615 = t1613 < t1614 ? t1613 : t1614;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_9 = (u64)t1615;
#line 19 "src/functions/sequences.rs"
                    const u64 t15_9 = t14_9 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
                    const u64 t16_9 = t15_9 * 4ull;
#line 19 "src/functions/sequences.rs"
                    const u64 t17_9 = t13_2 + t16_9;
#line 19 "src/functions/sequences.rs"
                    u32 t18_9;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_9) : "l"(t17_9));
#line 19 "src/functions/sequences.rs"
                    const bool t19_16 = t18_9 == of_key;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1622 = t19_16 ? s_14 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_14 = t1622;
#line 19 "src/functions/sequences.rs"
                    const bool t19_17 = t18_9 == of_key_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1624 = t19_17 ? s_16 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_16 = t1624;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1625 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1626 = t1625 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1627 = t1479 + t1626;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1628 = t1627 + 32u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1629 = seq_q - 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1630 = t1628 < t1629 ? t1628 : t1629;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_10 = (u64)t1630;
#line 19 "src/functions/sequences.rs"
                    const u64 t15_10 = t14_10 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
                    const u64 t16_10 = t15_10 * 4ull;
#line 19 "src/functions/sequences.rs"
                    const u64 t17_10 = t13_2 + t16_10;
#line 19 "src/functions/sequences.rs"
                    u32 t18_10;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_10) : "l"(t17_10));
#line 19 "src/functions/sequences.rs"
                    const bool t19_18 = t18_10 == of_key;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1637 = t19_18 ? s_17 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_17 = t1637;
#line 19 "src/functions/sequences.rs"
                    const bool t19_19 = t18_10 == of_key_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1639 = t19_19 ? s_19 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_19 = t1639;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1640 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1641 = t1640 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1642 = t1479 + t1641;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1643 = t1642 + 33u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1644 = seq_q - 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1645 = t1643 < t1644 ? t1643 : t1644;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_11 = (u64)t1645;
#line 19 "src/functions/sequences.rs"
                    const u64 t15_11 = t14_11 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
                    const u64 t16_11 = t15_11 * 4ull;
#line 19 "src/functions/sequences.rs"
                    const u64 t17_11 = t13_2 + t16_11;
#line 19 "src/functions/sequences.rs"
                    u32 t18_11;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_11) : "l"(t17_11));
#line 19 "src/functions/sequences.rs"
                    const bool t19_20 = t18_11 == of_key;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1652 = t19_20 ? s_18 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_18 = t1652;
#line 19 "src/functions/sequences.rs"
                    const bool t19_21 = t18_11 == of_key_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1654 = t19_21 ? s_20 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_20 = t1654;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1655 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1656 = t1655 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1657 = t1479 + t1656;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1658 = t1657 + 40u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1659 = seq_q - 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1660 = t1658 < t1659 ? t1658 : t1659;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_12 = (u64)t1660;
#line 19 "src/functions/sequences.rs"
                    const u64 t15_12 = t14_12 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
                    const u64 t16_12 = t15_12 * 4ull;
#line 19 "src/functions/sequences.rs"
                    const u64 t17_12 = t13_2 + t16_12;
#line 19 "src/functions/sequences.rs"
                    u32 t18_12;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_12) : "l"(t17_12));
#line 19 "src/functions/sequences.rs"
                    const bool t19_22 = t18_12 == of_key;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1667 = t19_22 ? s_21 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_21 = t1667;
#line 19 "src/functions/sequences.rs"
                    const bool t19_23 = t18_12 == of_key_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1669 = t19_23 ? s_23 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_23 = t1669;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1670 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1671 = t1670 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1672 = t1479 + t1671;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1673 = t1672 + 41u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1674 = seq_q - 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1675 = t1673 < t1674 ? t1673 : t1674;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_13 = (u64)t1675;
#line 19 "src/functions/sequences.rs"
                    const u64 t15_13 = t14_13 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
                    const u64 t16_13 = t15_13 * 4ull;
#line 19 "src/functions/sequences.rs"
                    const u64 t17_13 = t13_2 + t16_13;
#line 19 "src/functions/sequences.rs"
                    u32 t18_13;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_13) : "l"(t17_13));
#line 19 "src/functions/sequences.rs"
                    const bool t19_24 = t18_13 == of_key;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1682 = t19_24 ? s_22 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_22 = t1682;
#line 19 "src/functions/sequences.rs"
                    const bool t19_25 = t18_13 == of_key_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1684 = t19_25 ? s_24 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_24 = t1684;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1685 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1686 = t1685 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1687 = t1479 + t1686;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1688 = t1687 + 48u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1689 = seq_q - 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1690 = t1688 < t1689 ? t1688 : t1689;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_14 = (u64)t1690;
#line 19 "src/functions/sequences.rs"
                    const u64 t15_14 = t14_14 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
                    const u64 t16_14 = t15_14 * 4ull;
#line 19 "src/functions/sequences.rs"
                    const u64 t17_14 = t13_2 + t16_14;
#line 19 "src/functions/sequences.rs"
                    u32 t18_14;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_14) : "l"(t17_14));
#line 19 "src/functions/sequences.rs"
                    const bool t19_26 = t18_14 == of_key;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1697 = t19_26 ? s_25 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_25 = t1697;
#line 19 "src/functions/sequences.rs"
                    const bool t19_27 = t18_14 == of_key_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1699 = t19_27 ? s_27 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_27 = t1699;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1700 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1701 = t1700 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1702 = t1479 + t1701;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1703 = t1702 + 49u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1704 = seq_q - 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1705 = t1703 < t1704 ? t1703 : t1704;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_15 = (u64)t1705;
#line 19 "src/functions/sequences.rs"
                    const u64 t15_15 = t14_15 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
                    const u64 t16_15 = t15_15 * 4ull;
#line 19 "src/functions/sequences.rs"
                    const u64 t17_15 = t13_2 + t16_15;
#line 19 "src/functions/sequences.rs"
                    u32 t18_15;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_15) : "l"(t17_15));
#line 19 "src/functions/sequences.rs"
                    const bool t19_28 = t18_15 == of_key;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1712 = t19_28 ? s_26 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_26 = t1712;
#line 19 "src/functions/sequences.rs"
                    const bool t19_29 = t18_15 == of_key_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1714 = t19_29 ? s_28 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_28 = t1714;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1715 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1716 = t1715 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1717 = t1479 + t1716;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1718 = t1717 + 56u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1719 = seq_q - 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1720 = t1718 < t1719 ? t1718 : t1719;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_16 = (u64)t1720;
#line 19 "src/functions/sequences.rs"
                    const u64 t15_16 = t14_16 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
                    const u64 t16_16 = t15_16 * 4ull;
#line 19 "src/functions/sequences.rs"
                    const u64 t17_16 = t13_2 + t16_16;
#line 19 "src/functions/sequences.rs"
                    u32 t18_16;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_16) : "l"(t17_16));
#line 19 "src/functions/sequences.rs"
                    const bool t19_30 = t18_16 == of_key;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1727 = t19_30 ? s_29 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_29 = t1727;
#line 19 "src/functions/sequences.rs"
                    const bool t19_31 = t18_16 == of_key_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1729 = t19_31 ? s_31 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_31 = t1729;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1730 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1731 = t1730 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1732 = t1479 + t1731;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1733 = t1732 + 57u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1734 = seq_q - 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1735 = t1733 < t1734 ? t1733 : t1734;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_17 = (u64)t1735;
#line 19 "src/functions/sequences.rs"
                    const u64 t15_17 = t14_17 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
                    const u64 t16_17 = t15_17 * 4ull;
#line 19 "src/functions/sequences.rs"
                    const u64 t17_17 = t13_2 + t16_17;
#line 19 "src/functions/sequences.rs"
                    u32 t18_17;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_17) : "l"(t17_17));
#line 19 "src/functions/sequences.rs"
                    const bool t19_32 = t18_17 == of_key;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1742 = t19_32 ? s_30 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_30 = t1742;
#line 19 "src/functions/sequences.rs"
                    const bool t19_33 = t18_17 == of_key_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1744 = t19_33 ? s_32 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_32 = t1744;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1745 = t1010 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1746 = t1011 + t1745;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1747 = t30 + t1746;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1748 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = t1747 + t1748;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1750 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1751 = t1750 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1752 = t1479 + t1751;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1753 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1754 = t1753 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1755 = t1479 + t1754;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1756 = t1755 + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1757 = t1752 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_5 = t1757 + 1u;
                    const u32 t1759 = end_5 > seq_q ? end_5 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1760 = t1759 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_6 = t1760 < seq_k ? t1760 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1762 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_7 = t1762 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1765 = visible_21 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1765;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1767 = visible_22 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1767;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1768 = t1756 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_8 = t1768 + 1u;
                    const u32 t1770 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1771 = t1770 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_9 = t1771 < seq_k ? t1771 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1773 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_10 = t1773 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1776 = visible_23 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1776;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1778 = visible_24 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1778;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1779 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1780 = t1779 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1781 = t1479 + t1780;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1782 = t1781 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1783 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1784 = t1783 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1785 = t1479 + t1784;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1786 = t1785 + 9u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1787 = t1782 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_11 = t1787 + 1u;
                    const u32 t1789 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1790 = t1789 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_12 = t1790 < seq_k ? t1790 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1792 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_13 = t1792 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1795 = visible_25 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1795;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1797 = visible_26 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1797;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1798 = t1786 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_14 = t1798 + 1u;
                    const u32 t1800 = end_14 > seq_q ? end_14 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1801 = t1800 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_15 = t1801 < seq_k ? t1801 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1803 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_16 = t1803 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1806 = visible_27 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1806;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1808 = visible_28 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1808;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1809 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1810 = t1809 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1811 = t1479 + t1810;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1812 = t1811 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1813 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1814 = t1813 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1815 = t1479 + t1814;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1816 = t1815 + 17u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1817 = t1812 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_17 = t1817 + 1u;
                    const u32 t1819 = end_17 > seq_q ? end_17 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1820 = t1819 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_18 = t1820 < seq_k ? t1820 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1822 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_19 = t1822 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1825 = visible_29 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1825;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1827 = visible_30 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1827;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1828 = t1816 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_20 = t1828 + 1u;
                    const u32 t1830 = end_20 > seq_q ? end_20 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1831 = t1830 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_21 = t1831 < seq_k ? t1831 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1833 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_22 = t1833 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1836 = visible_31 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1836;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1838 = visible_32 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1838;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1839 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1840 = t1839 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1841 = t1479 + t1840;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1842 = t1841 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1843 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1844 = t1843 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1845 = t1479 + t1844;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1846 = t1845 + 25u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1847 = t1842 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_23 = t1847 + 1u;
                    const u32 t1849 = end_23 > seq_q ? end_23 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1850 = t1849 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_24 = t1850 < seq_k ? t1850 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1852 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_25 = t1852 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_33 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1855 = visible_33 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1855;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_34 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1857 = visible_34 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1857;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1858 = t1846 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_26 = t1858 + 1u;
                    const u32 t1860 = end_26 > seq_q ? end_26 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1861 = t1860 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_27 = t1861 < seq_k ? t1861 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1863 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_28 = t1863 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_35 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1866 = visible_35 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1866;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_36 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1868 = visible_36 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1868;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1869 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1870 = t1869 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1871 = t1479 + t1870;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1872 = t1871 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1873 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1874 = t1873 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1875 = t1479 + t1874;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1876 = t1875 + 33u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1877 = t1872 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_29 = t1877 + 1u;
                    const u32 t1879 = end_29 > seq_q ? end_29 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1880 = t1879 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_30 = t1880 < seq_k ? t1880 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1882 = end_30 > column ? end_30 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_31 = t1882 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_37 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1885 = visible_37 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1885;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_38 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1887 = visible_38 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1887;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1888 = t1876 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_32 = t1888 + 1u;
                    const u32 t1890 = end_32 > seq_q ? end_32 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1891 = t1890 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_33 = t1891 < seq_k ? t1891 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1893 = end_33 > column ? end_33 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_34 = t1893 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_39 = 0u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1896 = visible_39 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1896;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_40 = 8u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1898 = visible_40 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1898;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1899 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1900 = t1899 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1901 = t1479 + t1900;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1902 = t1901 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1903 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1904 = t1903 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1905 = t1479 + t1904;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1906 = t1905 + 41u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1907 = t1902 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_35 = t1907 + 1u;
                    const u32 t1909 = end_35 > seq_q ? end_35 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1910 = t1909 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_36 = t1910 < seq_k ? t1910 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1912 = end_36 > column ? end_36 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_37 = t1912 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_41 = 0u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1915 = visible_41 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1915;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_42 = 8u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1917 = visible_42 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1917;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1918 = t1906 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_38 = t1918 + 1u;
                    const u32 t1920 = end_38 > seq_q ? end_38 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1921 = t1920 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_39 = t1921 < seq_k ? t1921 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1923 = end_39 > column ? end_39 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_40 = t1923 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_43 = 0u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1926 = visible_43 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1926;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_44 = 8u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1928 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1928;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1929 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1930 = t1929 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1931 = t1479 + t1930;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1932 = t1931 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1933 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1934 = t1933 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1935 = t1479 + t1934;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1936 = t1935 + 49u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1937 = t1932 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_41 = t1937 + 1u;
                    const u32 t1939 = end_41 > seq_q ? end_41 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1940 = t1939 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_42 = t1940 < seq_k ? t1940 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1942 = end_42 > column ? end_42 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_43 = t1942 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_45 = 0u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1945 = visible_45 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1945;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_46 = 8u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1947 = visible_46 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1947;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1948 = t1936 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_44 = t1948 + 1u;
                    const u32 t1950 = end_44 > seq_q ? end_44 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1951 = t1950 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_45 = t1951 < seq_k ? t1951 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1953 = end_45 > column ? end_45 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_46 = t1953 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_47 = 0u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1956 = visible_47 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1956;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_48 = 8u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1958 = visible_48 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1958;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1959 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1960 = t1959 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1961 = t1479 + t1960;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1962 = t1961 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1963 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1964 = t1963 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1965 = t1479 + t1964;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1966 = t1965 + 57u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1967 = t1962 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_47 = t1967 + 1u;
                    const u32 t1969 = end_47 > seq_q ? end_47 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1970 = t1969 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_48 = t1970 < seq_k ? t1970 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1972 = end_48 > column ? end_48 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_49 = t1972 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_49 = 0u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1975 = visible_49 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1975;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_50 = 8u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1977 = visible_50 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1977;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1978 = t1966 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_50 = t1978 + 1u;
                    const u32 t1980 = end_50 > seq_q ? end_50 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1981 = t1980 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_51 = t1981 < seq_k ? t1981 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1983 = end_51 > column ? end_51 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_52 = t1983 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_51 = 0u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1986 = visible_51 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1986;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_52 = 8u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1988 = visible_52 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1988;
                }
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1989 = lane & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1990 = t1989 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1991 = statistics_3 + t1990;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                u32 row_6;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t1991) : "memory");
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_3));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1993;
                asm("mov.b32 %0, %1;" : "=f"(t1993) : "r"(row_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_5));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1995;
                asm("mov.b32 %0, %1;" : "=f"(t1995) : "r"(row_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1996 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1997;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1997) : "f"(s), "f"(scale_log2), "f"(t1996));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1998;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1998) : "f"(t1997));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t1998;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1999 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2000;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2000) : "f"(s_2), "f"(scale_log2), "f"(t1999));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2001;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2001) : "f"(t2000));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t2001;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2002 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2003;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2003) : "f"(s_3), "f"(scale_log2), "f"(t2002));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2004;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2004) : "f"(t2003));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t2004;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2005 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2006;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2006) : "f"(s_4), "f"(scale_log2), "f"(t2005));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2007;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2007) : "f"(t2006));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t2007;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_7;
                u32 row_8;
                u32 row_9;
                u32 row_10;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t1991) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_7));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2009;
                asm("mov.b32 %0, %1;" : "=f"(t2009) : "r"(row_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_9));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2011;
                asm("mov.b32 %0, %1;" : "=f"(t2011) : "r"(row_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2012 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2013;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2013) : "f"(s_5), "f"(scale_log2), "f"(t2012));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2014;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2014) : "f"(t2013));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t2014;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2015 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2016;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2016) : "f"(s_6), "f"(scale_log2), "f"(t2015));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2017;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2017) : "f"(t2016));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t2017;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2018 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2019;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2019) : "f"(s_7), "f"(scale_log2), "f"(t2018));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2020;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2020) : "f"(t2019));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t2020;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2021 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2022;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2022) : "f"(s_8), "f"(scale_log2), "f"(t2021));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2023;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2023) : "f"(t2022));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t2023;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_11;
                u32 row_12;
                u32 row_13;
                u32 row_14;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t1991) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_11));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2025;
                asm("mov.b32 %0, %1;" : "=f"(t2025) : "r"(row_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_13));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2027;
                asm("mov.b32 %0, %1;" : "=f"(t2027) : "r"(row_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2028 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2029;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2029) : "f"(s_9), "f"(scale_log2), "f"(t2028));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2030;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2030) : "f"(t2029));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t2030;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2031 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2032;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2032) : "f"(s_10), "f"(scale_log2), "f"(t2031));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2033;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2033) : "f"(t2032));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t2033;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2034 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2035;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2035) : "f"(s_11), "f"(scale_log2), "f"(t2034));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2036;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2036) : "f"(t2035));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t2036;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2037 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2038;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2038) : "f"(s_12), "f"(scale_log2), "f"(t2037));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2039;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2039) : "f"(t2038));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t2039;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_15;
                u32 row_16;
                u32 row_17;
                u32 row_18;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t1991) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_15));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2041;
                asm("mov.b32 %0, %1;" : "=f"(t2041) : "r"(row_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_17));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2043;
                asm("mov.b32 %0, %1;" : "=f"(t2043) : "r"(row_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2044 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2045;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2045) : "f"(s_13), "f"(scale_log2), "f"(t2044));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2046;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2046) : "f"(t2045));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t2046;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2047 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2048;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2048) : "f"(s_14), "f"(scale_log2), "f"(t2047));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2049;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2049) : "f"(t2048));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t2049;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2050 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2051;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2051) : "f"(s_15), "f"(scale_log2), "f"(t2050));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2052;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2052) : "f"(t2051));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t2052;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2053 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2054;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2054) : "f"(s_16), "f"(scale_log2), "f"(t2053));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2055;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2055) : "f"(t2054));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t2055;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_19;
                u32 row_20;
                u32 row_21;
                u32 row_22;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t1991) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_19));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2057;
                asm("mov.b32 %0, %1;" : "=f"(t2057) : "r"(row_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_21));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2059;
                asm("mov.b32 %0, %1;" : "=f"(t2059) : "r"(row_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2060 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2061;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2061) : "f"(s_17), "f"(scale_log2), "f"(t2060));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2062;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2062) : "f"(t2061));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t2062;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2063 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2064;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2064) : "f"(s_18), "f"(scale_log2), "f"(t2063));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2065;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2065) : "f"(t2064));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t2065;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2066 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2067;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2067) : "f"(s_19), "f"(scale_log2), "f"(t2066));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2068;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2068) : "f"(t2067));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t2068;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2069 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2070;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2070) : "f"(s_20), "f"(scale_log2), "f"(t2069));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2071;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2071) : "f"(t2070));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t2071;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_23;
                u32 row_24;
                u32 row_25;
                u32 row_26;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t1991) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_23));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2073;
                asm("mov.b32 %0, %1;" : "=f"(t2073) : "r"(row_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_25));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2075;
                asm("mov.b32 %0, %1;" : "=f"(t2075) : "r"(row_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2076 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2077;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2077) : "f"(s_21), "f"(scale_log2), "f"(t2076));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2078;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2078) : "f"(t2077));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t2078;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2079 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2080;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2080) : "f"(s_22), "f"(scale_log2), "f"(t2079));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2081;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2081) : "f"(t2080));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t2081;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2082 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2083;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2083) : "f"(s_23), "f"(scale_log2), "f"(t2082));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2084;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2084) : "f"(t2083));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t2084;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2085 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2086;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2086) : "f"(s_24), "f"(scale_log2), "f"(t2085));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2087;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2087) : "f"(t2086));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t2087;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_27;
                u32 row_28;
                u32 row_29;
                u32 row_30;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t1991) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_27));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2089;
                asm("mov.b32 %0, %1;" : "=f"(t2089) : "r"(row_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_29));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2091;
                asm("mov.b32 %0, %1;" : "=f"(t2091) : "r"(row_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2092 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2093;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2093) : "f"(s_25), "f"(scale_log2), "f"(t2092));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2094;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2094) : "f"(t2093));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t2094;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2095 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2096;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2096) : "f"(s_26), "f"(scale_log2), "f"(t2095));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2097;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2097) : "f"(t2096));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t2097;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2098 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2099;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2099) : "f"(s_27), "f"(scale_log2), "f"(t2098));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2100;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2100) : "f"(t2099));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t2100;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2101 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2102) : "f"(s_28), "f"(scale_log2), "f"(t2101));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2103;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2103) : "f"(t2102));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t2103;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_31;
                u32 row_32;
                u32 row_33;
                u32 row_34;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t1991) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_31));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2105;
                asm("mov.b32 %0, %1;" : "=f"(t2105) : "r"(row_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_33));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2107;
                asm("mov.b32 %0, %1;" : "=f"(t2107) : "r"(row_34));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2108 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2109) : "f"(s_29), "f"(scale_log2), "f"(t2108));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2110;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2110) : "f"(t2109));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t2110;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2111 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2112;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2112) : "f"(s_30), "f"(scale_log2), "f"(t2111));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2113;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2113) : "f"(t2112));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t2113;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2114 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2115) : "f"(s_31), "f"(scale_log2), "f"(t2114));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2116;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2116) : "f"(t2115));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t2116;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2117 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2118) : "f"(s_32), "f"(scale_log2), "f"(t2117));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2119;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2119) : "f"(t2118));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t2119;
#line 98 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2120;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2120) : "f"(s), "f"(s_2));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2121;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2121) : "f"(s_3), "f"(s_4));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2122;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2122) : "f"(s_5), "f"(s_6));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2123;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2123) : "f"(s_7), "f"(s_8));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2124;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2124) : "f"(s_9), "f"(s_10));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2125;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2125) : "f"(s_11), "f"(s_12));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2126;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2126) : "f"(s_13), "f"(s_14));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2127;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2127) : "f"(s_15), "f"(s_16));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2128;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2128) : "f"(s_17), "f"(s_18));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2129;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2129) : "f"(s_19), "f"(s_20));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2130;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2130) : "f"(s_21), "f"(s_22));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2131;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2131) : "f"(s_23), "f"(s_24));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2132;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2132) : "f"(s_25), "f"(s_26));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2133;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2133) : "f"(s_27), "f"(s_28));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2134;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2134) : "f"(s_29), "f"(s_30));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2135;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2135) : "f"(s_31), "f"(s_32));
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2136 = t1422 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2137 = t2136 + 33554432u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2138 = (u64)t2137;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2139 = t2138 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2140 = t2136 + 33554560u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2141 = (u64)t2140;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2142 = t2141 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2143 = t2136 + 33554688u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2144 = (u64)t2143;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2145 = t2144 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2146 = t2136 + 33554816u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2147 = (u64)t2146;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2148 = t2147 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t2120), "r"(t2121), "r"(t2122), "r"(t2123), "l"(t2139), "r"(t2124), "r"(t2125), "r"(t2126), "r"(t2127), "l"(t2142), "r"(t2128), "r"(t2129), "r"(t2130), "r"(t2131), "l"(t2145), "r"(t2132), "r"(t2133), "r"(t2134), "r"(t2135), "l"(t2148) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2149 = lane & 3u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2150 = t2149 << 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2151 = statistics_3 + t2150;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                u32 row_38;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t2151) : "memory");
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2152;
                asm("mov.b32 %0, %1;" : "=f"(t2152) : "r"(row_35));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2153;
                asm("mov.b32 %0, %1;" : "=f"(t2153) : "r"(row_36));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2154;
                asm("mov.b32 %0, %1;" : "=f"(t2154) : "r"(row_37));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2155;
                asm("mov.b32 %0, %1;" : "=f"(t2155) : "r"(row_38));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2156 = dp - t2153;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2157 = s * t2156;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t2157;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2158 = dp_2 - t2155;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2159 = s_2 * t2158;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t2159;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2160 = dp_3 - t2153;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2161 = s_3 * t2160;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t2161;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2162 = dp_4 - t2155;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2163 = s_4 * t2162;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t2163;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_39;
                u32 row_40;
                u32 row_41;
                u32 row_42;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t2151) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2164;
                asm("mov.b32 %0, %1;" : "=f"(t2164) : "r"(row_39));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2165;
                asm("mov.b32 %0, %1;" : "=f"(t2165) : "r"(row_40));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2166;
                asm("mov.b32 %0, %1;" : "=f"(t2166) : "r"(row_41));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2167;
                asm("mov.b32 %0, %1;" : "=f"(t2167) : "r"(row_42));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2168 = dp_5 - t2165;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2169 = s_5 * t2168;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t2169;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2170 = dp_6 - t2167;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2171 = s_6 * t2170;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t2171;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2172 = dp_7 - t2165;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2173 = s_7 * t2172;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t2173;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2174 = dp_8 - t2167;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2175 = s_8 * t2174;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t2175;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_43;
                u32 row_44;
                u32 row_45;
                u32 row_46;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t2151) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2176;
                asm("mov.b32 %0, %1;" : "=f"(t2176) : "r"(row_43));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2177;
                asm("mov.b32 %0, %1;" : "=f"(t2177) : "r"(row_44));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2178;
                asm("mov.b32 %0, %1;" : "=f"(t2178) : "r"(row_45));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2179;
                asm("mov.b32 %0, %1;" : "=f"(t2179) : "r"(row_46));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2180 = dp_9 - t2177;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2181 = s_9 * t2180;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t2181;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2182 = dp_10 - t2179;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2183 = s_10 * t2182;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t2183;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2184 = dp_11 - t2177;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2185 = s_11 * t2184;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t2185;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2186 = dp_12 - t2179;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2187 = s_12 * t2186;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t2187;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_47;
                u32 row_48;
                u32 row_49;
                u32 row_50;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t2151) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2188;
                asm("mov.b32 %0, %1;" : "=f"(t2188) : "r"(row_47));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2189;
                asm("mov.b32 %0, %1;" : "=f"(t2189) : "r"(row_48));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2190;
                asm("mov.b32 %0, %1;" : "=f"(t2190) : "r"(row_49));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2191;
                asm("mov.b32 %0, %1;" : "=f"(t2191) : "r"(row_50));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2192 = dp_13 - t2189;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2193 = s_13 * t2192;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t2193;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2194 = dp_14 - t2191;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2195 = s_14 * t2194;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t2195;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2196 = dp_15 - t2189;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2197 = s_15 * t2196;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t2197;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2198 = dp_16 - t2191;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2199 = s_16 * t2198;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t2199;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_51;
                u32 row_52;
                u32 row_53;
                u32 row_54;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t2151) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2200;
                asm("mov.b32 %0, %1;" : "=f"(t2200) : "r"(row_51));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2201;
                asm("mov.b32 %0, %1;" : "=f"(t2201) : "r"(row_52));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2202;
                asm("mov.b32 %0, %1;" : "=f"(t2202) : "r"(row_53));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2203;
                asm("mov.b32 %0, %1;" : "=f"(t2203) : "r"(row_54));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2204 = dp_17 - t2201;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2205 = s_17 * t2204;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t2205;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2206 = dp_18 - t2203;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2207 = s_18 * t2206;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t2207;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2208 = dp_19 - t2201;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2209 = s_19 * t2208;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t2209;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2210 = dp_20 - t2203;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2211 = s_20 * t2210;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t2211;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_55;
                u32 row_56;
                u32 row_57;
                u32 row_58;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t2151) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2212;
                asm("mov.b32 %0, %1;" : "=f"(t2212) : "r"(row_55));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2213;
                asm("mov.b32 %0, %1;" : "=f"(t2213) : "r"(row_56));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2214;
                asm("mov.b32 %0, %1;" : "=f"(t2214) : "r"(row_57));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2215;
                asm("mov.b32 %0, %1;" : "=f"(t2215) : "r"(row_58));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2216 = dp_21 - t2213;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2217 = s_21 * t2216;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t2217;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2218 = dp_22 - t2215;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2219 = s_22 * t2218;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t2219;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2220 = dp_23 - t2213;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2221 = s_23 * t2220;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t2221;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2222 = dp_24 - t2215;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2223 = s_24 * t2222;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t2223;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_59;
                u32 row_60;
                u32 row_61;
                u32 row_62;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t2151) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2224;
                asm("mov.b32 %0, %1;" : "=f"(t2224) : "r"(row_59));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2225;
                asm("mov.b32 %0, %1;" : "=f"(t2225) : "r"(row_60));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2226;
                asm("mov.b32 %0, %1;" : "=f"(t2226) : "r"(row_61));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2227;
                asm("mov.b32 %0, %1;" : "=f"(t2227) : "r"(row_62));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2228 = dp_25 - t2225;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2229 = s_25 * t2228;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t2229;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2230 = dp_26 - t2227;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2231 = s_26 * t2230;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t2231;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2232 = dp_27 - t2225;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2233 = s_27 * t2232;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t2233;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2234 = dp_28 - t2227;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2235 = s_28 * t2234;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t2235;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_63;
                u32 row_64;
                u32 row_65;
                u32 row_66;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t2151) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2236;
                asm("mov.b32 %0, %1;" : "=f"(t2236) : "r"(row_63));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2237;
                asm("mov.b32 %0, %1;" : "=f"(t2237) : "r"(row_64));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2238;
                asm("mov.b32 %0, %1;" : "=f"(t2238) : "r"(row_65));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2239;
                asm("mov.b32 %0, %1;" : "=f"(t2239) : "r"(row_66));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2240 = dp_29 - t2237;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2241 = s_29 * t2240;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t2241;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2242 = dp_30 - t2239;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2243 = s_30 * t2242;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t2243;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2244 = dp_31 - t2237;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2245 = s_31 * t2244;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t2245;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2246 = dp_32 - t2239;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2247 = s_32 * t2246;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t2247;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2248 = i_7 & 1u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2249 = t2248 << 14u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2250 = after + t2249;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2251 = t1010 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2252 = t1011 + t2251;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2253;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2253) : "f"(dp), "f"(dp_2));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2254;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2254) : "f"(dp_3), "f"(dp_4));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2255;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2255) : "f"(dp_5), "f"(dp_6));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2256;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2256) : "f"(dp_7), "f"(dp_8));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2257;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2257) : "f"(dp_9), "f"(dp_10));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2258;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2258) : "f"(dp_11), "f"(dp_12));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2259;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2259) : "f"(dp_13), "f"(dp_14));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2260;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2260) : "f"(dp_15), "f"(dp_16));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2261;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2261) : "f"(dp_17), "f"(dp_18));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2262;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2262) : "f"(dp_19), "f"(dp_20));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2263;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2263) : "f"(dp_21), "f"(dp_22));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2264;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2264) : "f"(dp_23), "f"(dp_24));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2265;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2265) : "f"(dp_25), "f"(dp_26));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2266;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2266) : "f"(dp_27), "f"(dp_28));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2267;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2267) : "f"(dp_29), "f"(dp_30));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2268;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2268) : "f"(dp_31), "f"(dp_32));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2269 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2270 = t2252 + t2269;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2271 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2272 = t2270 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2273 = t2271 ^ t2272;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2274 = t2270 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2275 = t2273 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2276 = t2274 + t2275;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2277 = t2250 + t2276;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2277), "r"(t2253), "r"(t2254), "r"(t2255), "r"(t2256) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2278 = t2276 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2279 = t2250 + t2278;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2279), "r"(t2257), "r"(t2258), "r"(t2259), "r"(t2260) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2280 = t2276 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2281 = t2250 + t2280;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2281), "r"(t2261), "r"(t2262), "r"(t2263), "r"(t2264) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2282 = t2276 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2283 = t2250 + t2282;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2283), "r"(t2265), "r"(t2266), "r"(t2267), "r"(t2268) : "memory");
                u32 t2284;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2284) : "f"(dp), "f"(dp_2));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2285;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2285) : "f"(dp_3), "f"(dp_4));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2286;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2286) : "f"(dp_5), "f"(dp_6));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2287;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2287) : "f"(dp_7), "f"(dp_8));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2288;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2288) : "f"(dp_9), "f"(dp_10));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2289;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2289) : "f"(dp_11), "f"(dp_12));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2290;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2290) : "f"(dp_13), "f"(dp_14));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2291;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2291) : "f"(dp_15), "f"(dp_16));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2292;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2292) : "f"(dp_17), "f"(dp_18));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2293;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2293) : "f"(dp_19), "f"(dp_20));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2294;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2294) : "f"(dp_21), "f"(dp_22));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2295;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2295) : "f"(dp_23), "f"(dp_24));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2296;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2296) : "f"(dp_25), "f"(dp_26));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2297;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2297) : "f"(dp_27), "f"(dp_28));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2298;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2298) : "f"(dp_29), "f"(dp_30));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2299;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2299) : "f"(dp_31), "f"(dp_32));
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t2284;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t2285;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t2286;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t2287;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t2288;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t2289;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t2290;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t2291;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t2292;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t2293;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t2294;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t2295;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t2296;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t2297;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t2298;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t2299;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2300 = index_2 << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2301 = smem_1 + t2300;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2302;
                asm volatile("mov.b32 %0, %1;" : "=r"(t2302) : "r"(t2301));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2303 = t2250 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2304 = t2302 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2305 = t2303 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2306 = (u64)t2305;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2307 = t2306 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2308 = t2304 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2309 = (u64)t2308;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2310 = t2309 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2311 = t2303 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2312 = (u64)t2311;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2313 = t2312 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2314 = t2304 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2315 = (u64)t2314;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2316 = t2315 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2317 = t2303 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2318 = (u64)t2317;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2319 = t2318 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2320 = t2304 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2321 = (u64)t2320;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2322 = t2321 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2323 = t2303 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2324 = (u64)t2323;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2325 = t2324 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2326 = t2304 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2327 = (u64)t2326;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2328 = t2327 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2329 = t2303 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2330 = (u64)t2329;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2331 = t2330 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2332 = t2304 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2333 = (u64)t2332;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2334 = t2333 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2335 = t2303 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2336 = (u64)t2335;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2337 = t2336 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2338 = t2304 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2339 = (u64)t2338;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2340 = t2339 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2341 = t2303 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2342 = (u64)t2341;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2343 = t2342 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2344 = t2304 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2345 = (u64)t2344;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2346 = t2345 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2347 = t2303 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2348 = (u64)t2347;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2349 = t2348 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2350 = t2304 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2351 = (u64)t2350;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2352 = t2351 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32), "=&f"(dq_33) : "l"(t2307), "l"(t2310), "l"(t2313), "l"(t2316), "l"(t2319), "l"(t2322), "l"(t2325), "l"(t2328), "l"(t2331), "l"(t2334), "l"(t2337), "l"(t2340), "l"(t2343), "l"(t2346), "l"(t2349), "l"(t2352) : "memory");
#line 140 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2353 = t1419 >> 4u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2354 = t2353 + 33554432u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2355 = (u64)t2354;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2356 = t2355 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2357 = t2353 + 33554560u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2358 = (u64)t2357;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2359 = t2358 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2360 = t2353 + 33554688u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2361 = (u64)t2360;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2362 = t2361 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2363 = t2353 + 33554816u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2364 = (u64)t2363;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2365 = t2364 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t2356), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t2359), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t2362), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t2365) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2366 = i_7 + 1u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t1416 ? t2366 : i_7;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32), "+f"(dq_33) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t2120), "r"(t2121), "r"(t2122), "r"(t2123) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t2124), "r"(t2125), "r"(t2126), "r"(t2127) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t2128), "r"(t2129), "r"(t2130), "r"(t2131) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t2132), "r"(t2133), "r"(t2134), "r"(t2135) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_7 & 1u;
                const u32 t2369 = slot_4 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2370 = t2369 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2371 = p + t2370;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2372 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2372) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2371) : "memory");
                }
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2373 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2374 = t2373 + t1234;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2375 = t2374 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2376 = t1240 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_67 = t2375 + t2376;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2378 = t1010 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_68 = row_67 + t2378;
                const u64 t2380 = (u64)row_68;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2381 = t2380 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2382 = t2381 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2383 = sums + t2382;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2384 = index_2 << 10u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2385 = (u64)t2384 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 address = t2383 + t2385;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2387 = index_2 << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2388 = t2387 + t1010;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2389 = t2388 << 12u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place_44 = p + t2389;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2391 = p + 80u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2392 = i_7 & 1u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2391), "r"(t2392) : "memory");
#line 147 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t2393 = (u32)__cvta_generic_to_shared(smem);
#line 147 "fa-kernels/src/attention/backward/turns.rs"
                const u32 place_45 = t2393 + 165984u;
                f32 t2395;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t2395) : "r"(place_45) : "memory");
#line 148 "fa-kernels/src/attention/backward/turns.rs"
                u32 t2396;
                asm("mov.b32 %0, %1;" : "=r"(t2396) : "f"(t2395));
#line 148 "fa-kernels/src/attention/backward/turns.rs"
                const bool t2397 = t2396 != 0u;
#line 148 "fa-kernels/src/attention/backward/turns.rs"
                f32 t2398;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t2398) : "r"(place_45) : "memory");
#line 148 "fa-kernels/src/attention/backward/turns.rs"
                u32 t2399;
                asm("mov.b32 %0, %1;" : "=r"(t2399) : "f"(t2398));
#line 148 "fa-kernels/src/attention/backward/turns.rs"
                const bool t2400 = t2399 != 0u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2400) {
#line 293 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2401 = !t2397;
#line 293 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2401) {
                        const u32 t2402 = lane << 2u;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2403 = (u64)t2402 * 4u;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2404 = address + t2403;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t2404) : "memory");
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2405;
                        asm("mov.b32 %0, %1;" : "=f"(t2405) : "r"(chunk));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2406;
                        asm("mov.b32 %0, %1;" : "=f"(t2406) : "r"(chunk_2));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2407;
                        asm("mov.b32 %0, %1;" : "=f"(t2407) : "r"(chunk_3));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2408;
                        asm("mov.b32 %0, %1;" : "=f"(t2408) : "r"(chunk_4));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2409 = dq_2 + t2405;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_2 = t2409;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2410 = dq_3 + t2406;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_3 = t2410;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2411 = dq_4 + t2407;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_4 = t2411;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2412 = dq_5 + t2408;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_5 = t2412;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t2404) : "memory");
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2413;
                        asm("mov.b32 %0, %1;" : "=f"(t2413) : "r"(chunk_5));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2414;
                        asm("mov.b32 %0, %1;" : "=f"(t2414) : "r"(chunk_6));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2415;
                        asm("mov.b32 %0, %1;" : "=f"(t2415) : "r"(chunk_7));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2416;
                        asm("mov.b32 %0, %1;" : "=f"(t2416) : "r"(chunk_8));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2417 = dq_6 + t2413;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_6 = t2417;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2418 = dq_7 + t2414;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_7 = t2418;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2419 = dq_8 + t2415;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_8 = t2419;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2420 = dq_9 + t2416;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_9 = t2420;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        u32 chunk_9;
                        u32 chunk_10;
                        u32 chunk_11;
                        u32 chunk_12;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t2404) : "memory");
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2421;
                        asm("mov.b32 %0, %1;" : "=f"(t2421) : "r"(chunk_9));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2422;
                        asm("mov.b32 %0, %1;" : "=f"(t2422) : "r"(chunk_10));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2423;
                        asm("mov.b32 %0, %1;" : "=f"(t2423) : "r"(chunk_11));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2424;
                        asm("mov.b32 %0, %1;" : "=f"(t2424) : "r"(chunk_12));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2425 = dq_10 + t2421;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_10 = t2425;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2426 = dq_11 + t2422;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_11 = t2426;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2427 = dq_12 + t2423;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_12 = t2427;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2428 = dq_13 + t2424;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_13 = t2428;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        u32 chunk_13;
                        u32 chunk_14;
                        u32 chunk_15;
                        u32 chunk_16;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t2404) : "memory");
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2429;
                        asm("mov.b32 %0, %1;" : "=f"(t2429) : "r"(chunk_13));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2430;
                        asm("mov.b32 %0, %1;" : "=f"(t2430) : "r"(chunk_14));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2431;
                        asm("mov.b32 %0, %1;" : "=f"(t2431) : "r"(chunk_15));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2432;
                        asm("mov.b32 %0, %1;" : "=f"(t2432) : "r"(chunk_16));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2433 = dq_14 + t2429;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_14 = t2433;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2434 = dq_15 + t2430;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_15 = t2434;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2435 = dq_16 + t2431;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_16 = t2435;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2436 = dq_17 + t2432;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_17 = t2436;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        u32 chunk_17;
                        u32 chunk_18;
                        u32 chunk_19;
                        u32 chunk_20;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t2404) : "memory");
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2437;
                        asm("mov.b32 %0, %1;" : "=f"(t2437) : "r"(chunk_17));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2438;
                        asm("mov.b32 %0, %1;" : "=f"(t2438) : "r"(chunk_18));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2439;
                        asm("mov.b32 %0, %1;" : "=f"(t2439) : "r"(chunk_19));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2440;
                        asm("mov.b32 %0, %1;" : "=f"(t2440) : "r"(chunk_20));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2441 = dq_18 + t2437;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_18 = t2441;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2442 = dq_19 + t2438;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_19 = t2442;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2443 = dq_20 + t2439;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_20 = t2443;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2444 = dq_21 + t2440;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_21 = t2444;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        u32 chunk_21;
                        u32 chunk_22;
                        u32 chunk_23;
                        u32 chunk_24;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t2404) : "memory");
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2445;
                        asm("mov.b32 %0, %1;" : "=f"(t2445) : "r"(chunk_21));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2446;
                        asm("mov.b32 %0, %1;" : "=f"(t2446) : "r"(chunk_22));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2447;
                        asm("mov.b32 %0, %1;" : "=f"(t2447) : "r"(chunk_23));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2448;
                        asm("mov.b32 %0, %1;" : "=f"(t2448) : "r"(chunk_24));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2449 = dq_22 + t2445;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_22 = t2449;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2450 = dq_23 + t2446;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_23 = t2450;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2451 = dq_24 + t2447;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_24 = t2451;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2452 = dq_25 + t2448;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_25 = t2452;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        u32 chunk_25;
                        u32 chunk_26;
                        u32 chunk_27;
                        u32 chunk_28;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t2404) : "memory");
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2453;
                        asm("mov.b32 %0, %1;" : "=f"(t2453) : "r"(chunk_25));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2454;
                        asm("mov.b32 %0, %1;" : "=f"(t2454) : "r"(chunk_26));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2455;
                        asm("mov.b32 %0, %1;" : "=f"(t2455) : "r"(chunk_27));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2456;
                        asm("mov.b32 %0, %1;" : "=f"(t2456) : "r"(chunk_28));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2457 = dq_26 + t2453;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_26 = t2457;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2458 = dq_27 + t2454;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_27 = t2458;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2459 = dq_28 + t2455;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_28 = t2459;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2460 = dq_29 + t2456;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_29 = t2460;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        u32 chunk_29;
                        u32 chunk_30;
                        u32 chunk_31;
                        u32 chunk_32;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t2404) : "memory");
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2461;
                        asm("mov.b32 %0, %1;" : "=f"(t2461) : "r"(chunk_29));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2462;
                        asm("mov.b32 %0, %1;" : "=f"(t2462) : "r"(chunk_30));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2463;
                        asm("mov.b32 %0, %1;" : "=f"(t2463) : "r"(chunk_31));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2464;
                        asm("mov.b32 %0, %1;" : "=f"(t2464) : "r"(chunk_32));
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2465 = dq_30 + t2461;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_30 = t2465;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2466 = dq_31 + t2462;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_31 = t2466;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2467 = dq_32 + t2463;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_32 = t2467;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2468 = dq_33 + t2464;
#line 294 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_33 = t2468;
                    }
#line 311 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2469 = t1240 << 6u;
#line 311 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2470 = t1010 << 4u;
#line 311 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 first_query = t2469 + t2470;
                    const u32 first_column = index_2 << 6u;
                    const u32 t2473 = lane >> 2u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_69 = first_query + t2473;
#line 316 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2475 = row_69 < seq_q;
#line 316 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2475) {
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2476 = (u64)batch_2;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2477 = t2476 * dq_stride0;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2478 = t2477 * 2ull;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2479 = dq + t2478;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2480 = (u64)row_69;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2481 = t2480 * dq_stride1;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2482 = t2481 * 2ull;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2483 = t2479 + t2482;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2484 = (u64)t1234;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2485 = t2484 * dq_stride2;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2486 = t2485 * 2ull;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2487 = t2483 + t2486;
                        const u32 t2488 = lane & 3u;
#line 319 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u32 t2489 = t2488 << 1u;
#line 319 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u32 t2490 = first_column + t2489;
#line 319 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2491 = (u64)t2490 * 2u;
#line 319 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2492 = t2487 + t2491;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_4 = dq_2;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_5 = dq_3;
                        const bool t2493 = first_column < head_dim;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2493) {
                            const f32 t2494 = pair_4 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2495 = pair_5 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2496;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2496) : "f"(t2494), "f"(t2495));
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(t2492), "r"(t2496) : "memory");
                        }
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_6 = dq_6;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_7 = dq_7;
                        const u32 t2497 = first_column + 8u;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2498 = t2497 < head_dim;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2498) {
                            const f32 t2499 = pair_6 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2500 = pair_7 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2501;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2501) : "f"(t2499), "f"(t2500));
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(t2492), "r"(t2501) : "memory");
                        }
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_8 = dq_10;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_9 = dq_11;
                        const u32 t2502 = first_column + 16u;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2503 = t2502 < head_dim;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2503) {
                            const f32 t2504 = pair_8 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2505 = pair_9 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2506;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2506) : "f"(t2504), "f"(t2505));
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(t2492), "r"(t2506) : "memory");
                        }
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_10 = dq_14;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_11 = dq_15;
                        const u32 t2507 = first_column + 24u;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2508 = t2507 < head_dim;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2508) {
                            const f32 t2509 = pair_10 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2510 = pair_11 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2511;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2511) : "f"(t2509), "f"(t2510));
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(t2492), "r"(t2511) : "memory");
                        }
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_12 = dq_18;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_13 = dq_19;
                        const u32 t2512 = first_column + 32u;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2513 = t2512 < head_dim;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2513) {
                            const f32 t2514 = pair_12 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2515 = pair_13 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2516;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2516) : "f"(t2514), "f"(t2515));
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(t2492), "r"(t2516) : "memory");
                        }
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_14 = dq_22;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_15 = dq_23;
                        const u32 t2517 = first_column + 40u;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2518 = t2517 < head_dim;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2518) {
                            const f32 t2519 = pair_14 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2520 = pair_15 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2521;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2521) : "f"(t2519), "f"(t2520));
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(t2492), "r"(t2521) : "memory");
                        }
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_16 = dq_26;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_17 = dq_27;
                        const u32 t2522 = first_column + 48u;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2523 = t2522 < head_dim;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2523) {
                            const f32 t2524 = pair_16 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2525 = pair_17 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2526;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2526) : "f"(t2524), "f"(t2525));
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(t2492), "r"(t2526) : "memory");
                        }
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_18 = dq_30;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_19 = dq_31;
                        const u32 t2527 = first_column + 56u;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2528 = t2527 < head_dim;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2528) {
                            const f32 t2529 = pair_18 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2530 = pair_19 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2531;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2531) : "f"(t2529), "f"(t2530));
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(t2492), "r"(t2531) : "memory");
                        }
                    }
#line 315 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 query_3 = row_69 + 8u;
                    const bool t2533 = query_3 < seq_q;
#line 316 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2533) {
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2534 = (u64)batch_2;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2535 = t2534 * dq_stride0;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2536 = t2535 * 2ull;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2537 = dq + t2536;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2538 = (u64)query_3;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2539 = t2538 * dq_stride1;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2540 = t2539 * 2ull;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2541 = t2537 + t2540;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2542 = (u64)t1234;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2543 = t2542 * dq_stride2;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2544 = t2543 * 2ull;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2545 = t2541 + t2544;
                        const u32 t2546 = lane & 3u;
#line 319 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u32 t2547 = t2546 << 1u;
#line 319 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u32 t2548 = first_column + t2547;
#line 319 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2549 = (u64)t2548 * 2u;
#line 319 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2550 = t2545 + t2549;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_20 = dq_4;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_21 = dq_5;
                        const bool t2551 = first_column < head_dim;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2551) {
                            const f32 t2552 = pair_20 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2553 = pair_21 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2554;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2554) : "f"(t2552), "f"(t2553));
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(t2550), "r"(t2554) : "memory");
                        }
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_22 = dq_8;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_23 = dq_9;
                        const u32 t2555 = first_column + 8u;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2556 = t2555 < head_dim;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2556) {
                            const f32 t2557 = pair_22 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2558 = pair_23 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2559;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2559) : "f"(t2557), "f"(t2558));
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(t2550), "r"(t2559) : "memory");
                        }
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_24 = dq_12;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_25 = dq_13;
                        const u32 t2560 = first_column + 16u;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2561 = t2560 < head_dim;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2561) {
                            const f32 t2562 = pair_24 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2563 = pair_25 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2564;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2564) : "f"(t2562), "f"(t2563));
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(t2550), "r"(t2564) : "memory");
                        }
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_26 = dq_16;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_27 = dq_17;
                        const u32 t2565 = first_column + 24u;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2566 = t2565 < head_dim;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2566) {
                            const f32 t2567 = pair_26 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2568 = pair_27 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2569;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2569) : "f"(t2567), "f"(t2568));
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(t2550), "r"(t2569) : "memory");
                        }
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_28 = dq_20;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_29 = dq_21;
                        const u32 t2570 = first_column + 32u;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2571 = t2570 < head_dim;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2571) {
                            const f32 t2572 = pair_28 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2573 = pair_29 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2574;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2574) : "f"(t2572), "f"(t2573));
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(t2550), "r"(t2574) : "memory");
                        }
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_30 = dq_24;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_31 = dq_25;
                        const u32 t2575 = first_column + 40u;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2576 = t2575 < head_dim;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2576) {
                            const f32 t2577 = pair_30 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2578 = pair_31 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2579;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2579) : "f"(t2577), "f"(t2578));
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(t2550), "r"(t2579) : "memory");
                        }
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_32 = dq_28;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_33 = dq_29;
                        const u32 t2580 = first_column + 48u;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2581 = t2580 < head_dim;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2581) {
                            const f32 t2582 = pair_32 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2583 = pair_33 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2584;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2584) : "f"(t2582), "f"(t2583));
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(t2550), "r"(t2584) : "memory");
                        }
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_34 = dq_32;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_35 = dq_33;
                        const u32 t2585 = first_column + 56u;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2586 = t2585 < head_dim;
#line 322 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2586) {
                            const f32 t2587 = pair_34 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2588 = pair_35 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2589;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2589) : "f"(t2587), "f"(t2588));
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(t2550), "r"(t2589) : "memory");
                        }
                    }
                } else {
#line 81 "fa-kernels/src/attention/backward/sums.rs"
                    if (t2397) {
                        const u32 t2590 = lane << 2u;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        const u64 t2591 = (u64)t2590 * 4u;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        const u64 t2592 = address + t2591;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2593;
                        asm("mov.b32 %0, %1;" : "=r"(t2593) : "f"(dq_2));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2594;
                        asm("mov.b32 %0, %1;" : "=r"(t2594) : "f"(dq_3));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2595;
                        asm("mov.b32 %0, %1;" : "=r"(t2595) : "f"(dq_4));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2596;
                        asm("mov.b32 %0, %1;" : "=r"(t2596) : "f"(dq_5));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2592), "r"(t2593), "r"(t2594), "r"(t2595), "r"(t2596) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2597;
                        asm("mov.b32 %0, %1;" : "=r"(t2597) : "f"(dq_6));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2598;
                        asm("mov.b32 %0, %1;" : "=r"(t2598) : "f"(dq_7));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2599;
                        asm("mov.b32 %0, %1;" : "=r"(t2599) : "f"(dq_8));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2600;
                        asm("mov.b32 %0, %1;" : "=r"(t2600) : "f"(dq_9));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2592), "r"(t2597), "r"(t2598), "r"(t2599), "r"(t2600) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2601;
                        asm("mov.b32 %0, %1;" : "=r"(t2601) : "f"(dq_10));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2602;
                        asm("mov.b32 %0, %1;" : "=r"(t2602) : "f"(dq_11));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2603;
                        asm("mov.b32 %0, %1;" : "=r"(t2603) : "f"(dq_12));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2604;
                        asm("mov.b32 %0, %1;" : "=r"(t2604) : "f"(dq_13));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t2592), "r"(t2601), "r"(t2602), "r"(t2603), "r"(t2604) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2605;
                        asm("mov.b32 %0, %1;" : "=r"(t2605) : "f"(dq_14));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2606;
                        asm("mov.b32 %0, %1;" : "=r"(t2606) : "f"(dq_15));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2607;
                        asm("mov.b32 %0, %1;" : "=r"(t2607) : "f"(dq_16));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2608;
                        asm("mov.b32 %0, %1;" : "=r"(t2608) : "f"(dq_17));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t2592), "r"(t2605), "r"(t2606), "r"(t2607), "r"(t2608) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2609;
                        asm("mov.b32 %0, %1;" : "=r"(t2609) : "f"(dq_18));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2610;
                        asm("mov.b32 %0, %1;" : "=r"(t2610) : "f"(dq_19));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2611;
                        asm("mov.b32 %0, %1;" : "=r"(t2611) : "f"(dq_20));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2612;
                        asm("mov.b32 %0, %1;" : "=r"(t2612) : "f"(dq_21));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t2592), "r"(t2609), "r"(t2610), "r"(t2611), "r"(t2612) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2613;
                        asm("mov.b32 %0, %1;" : "=r"(t2613) : "f"(dq_22));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2614;
                        asm("mov.b32 %0, %1;" : "=r"(t2614) : "f"(dq_23));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2615;
                        asm("mov.b32 %0, %1;" : "=r"(t2615) : "f"(dq_24));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2616;
                        asm("mov.b32 %0, %1;" : "=r"(t2616) : "f"(dq_25));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t2592), "r"(t2613), "r"(t2614), "r"(t2615), "r"(t2616) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2617;
                        asm("mov.b32 %0, %1;" : "=r"(t2617) : "f"(dq_26));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2618;
                        asm("mov.b32 %0, %1;" : "=r"(t2618) : "f"(dq_27));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2619;
                        asm("mov.b32 %0, %1;" : "=r"(t2619) : "f"(dq_28));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2620;
                        asm("mov.b32 %0, %1;" : "=r"(t2620) : "f"(dq_29));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t2592), "r"(t2617), "r"(t2618), "r"(t2619), "r"(t2620) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2621;
                        asm("mov.b32 %0, %1;" : "=r"(t2621) : "f"(dq_30));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2622;
                        asm("mov.b32 %0, %1;" : "=r"(t2622) : "f"(dq_31));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2623;
                        asm("mov.b32 %0, %1;" : "=r"(t2623) : "f"(dq_32));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2624;
                        asm("mov.b32 %0, %1;" : "=r"(t2624) : "f"(dq_33));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t2592), "r"(t2621), "r"(t2622), "r"(t2623), "r"(t2624) : "memory");
                    } else {
                        const u32 t2625 = lane << 2u;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        const u64 t2626 = (u64)t2625 * 4u;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        const u64 t2627 = address + t2626;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2627), "f"(dq_2), "f"(dq_3), "f"(dq_4), "f"(dq_5) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2627), "f"(dq_6), "f"(dq_7), "f"(dq_8), "f"(dq_9) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t2627), "f"(dq_10), "f"(dq_11), "f"(dq_12), "f"(dq_13) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t2627), "f"(dq_14), "f"(dq_15), "f"(dq_16), "f"(dq_17) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t2627), "f"(dq_18), "f"(dq_19), "f"(dq_20), "f"(dq_21) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t2627), "f"(dq_22), "f"(dq_23), "f"(dq_24), "f"(dq_25) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t2627), "f"(dq_26), "f"(dq_27), "f"(dq_28), "f"(dq_29) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t2627), "f"(dq_30), "f"(dq_31), "f"(dq_32), "f"(dq_33) : "memory");
                    }
                }
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2628 = p + 80u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2629 = t2628 + 8u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2630 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2630) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2629) : "memory");
                }
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2631 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2632 = t2631 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2633 = t2632 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2634 = p + t2633;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2635 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2636 = t2635 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2634), "r"(t2636) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2637 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2638 = t2637 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2639 = t2638 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2640 = p + t2639;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2641 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2642 = t2641 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2640), "r"(t2642) : "memory");
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2643 = next & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2644 = t2643 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2645 = t59 + t2644;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2646 = t1011 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2647 = smem_1 + t2646;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2648;
                asm volatile("mov.b32 %0, %1;" : "=r"(t2648) : "r"(t2647));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2649 = t2648 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2650 = t2645 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2651 = t2649 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2652 = (u64)t2651;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2653 = t2652 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2654 = t2650 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2655 = (u64)t2654;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2656 = t2655 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2657 = t2649 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2658 = (u64)t2657;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2659 = t2658 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2660 = t2650 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2661 = (u64)t2660;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2662 = t2661 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2663 = t2649 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2664 = (u64)t2663;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2665 = t2664 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2666 = t2650 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2667 = (u64)t2666;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2668 = t2667 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2669 = t2649 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2670 = (u64)t2669;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2671 = t2670 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2672 = t2650 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2673 = (u64)t2672;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2674 = t2673 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2675 = t2649 + 66560u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2676 = (u64)t2675;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2677 = t2676 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2678 = t2650 + 66048u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2679 = (u64)t2678;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2680 = t2679 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2681 = t2649 + 66562u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2682 = (u64)t2681;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2683 = t2682 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2684 = t2650 + 66050u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2685 = (u64)t2684;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2686 = t2685 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2687 = t2649 + 66564u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2688 = (u64)t2687;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2689 = t2688 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2690 = t2650 + 66052u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2691 = (u64)t2690;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2692 = t2691 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2693 = t2649 + 66566u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2694 = (u64)t2693;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2695 = t2694 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2696 = t2650 + 66054u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2697 = (u64)t2696;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2698 = t2697 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t2653), "l"(t2656), "l"(t2659), "l"(t2662), "l"(t2665), "l"(t2668), "l"(t2671), "l"(t2674), "l"(t2677), "l"(t2680), "l"(t2683), "l"(t2686), "l"(t2689), "l"(t2692), "l"(t2695), "l"(t2698) : "memory");
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
                const u32 slot_5 = i_7 & 1u;
                const u32 t2700 = slot_5 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2701 = t2700 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2702 = p + t2701;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2703 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2703) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2702) : "memory");
                }
#line 66 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t2704 = i_7 + 1u;
#line 66 "fa-kernels/src/attention/backward/turn_walk.rs"
                i_7 = t2704;
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
        const f32 t2706 = dk_2 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t2706;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2707 = dk_3 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t2707;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2708 = dk_4 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t2708;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2709 = dk_5 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t2709;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2710 = dk_6 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t2710;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2711 = dk_7 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t2711;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2712 = dk_8 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t2712;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2713 = dk_9 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t2713;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2714 = dk_10 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t2714;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2715 = dk_11 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t2715;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2716 = dk_12 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t2716;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2717 = dk_13 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t2717;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2718 = dk_14 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t2718;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2719 = dk_15 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t2719;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2720 = dk_16 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t2720;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2721 = dk_17 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t2721;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2722 = dk_18 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t2722;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2723 = dk_19 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t2723;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2724 = dk_20 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t2724;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2725 = dk_21 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t2725;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2726 = dk_22 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t2726;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2727 = dk_23 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t2727;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2728 = dk_24 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t2728;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2729 = dk_25 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t2729;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2730 = dk_26 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t2730;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2731 = dk_27 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t2731;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2732 = dk_28 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t2732;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2733 = dk_29 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t2733;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2734 = dk_30 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t2734;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2735 = dk_31 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t2735;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2736 = dk_32 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t2736;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2737 = dk_33 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t2737;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2738 = dk_34 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t2738;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2739 = dk_35 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t2739;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2740 = dk_36 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t2740;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2741 = dk_37 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t2741;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2742 = dk_38 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t2742;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2743 = dk_39 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t2743;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2744 = dk_40 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t2744;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2745 = dk_41 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t2745;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2746 = dk_42 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t2746;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2747 = dk_43 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t2747;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2748 = dk_44 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t2748;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2749 = dk_45 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t2749;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2750 = dk_46 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t2750;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2751 = dk_47 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t2751;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2752 = dk_48 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t2752;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2753 = dk_49 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t2753;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2754 = dk_50 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t2754;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2755 = dk_51 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t2755;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2756 = dk_52 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t2756;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2757 = dk_53 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t2757;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2758 = dk_54 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t2758;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2759 = dk_55 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t2759;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2760 = dk_56 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t2760;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2761 = dk_57 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t2761;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2762 = dk_58 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t2762;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2763 = dk_59 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t2763;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2764 = dk_60 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t2764;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2765 = dk_61 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t2765;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2766 = dk_62 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t2766;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2767 = dk_63 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t2767;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2768 = dk_64 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t2768;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2769 = dk_65 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t2769;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2770 = smem_1 + 16384u;
        const u32 t2771 = t1010 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2772 = t1011 + t2771;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2773;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2773) : "f"(dk_2), "f"(dk_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2774;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2774) : "f"(dk_4), "f"(dk_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2775;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2775) : "f"(dk_6), "f"(dk_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2776;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2776) : "f"(dk_8), "f"(dk_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2777;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2777) : "f"(dk_10), "f"(dk_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2778;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2778) : "f"(dk_12), "f"(dk_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2779;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2779) : "f"(dk_14), "f"(dk_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2780;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2780) : "f"(dk_16), "f"(dk_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2781;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2781) : "f"(dk_18), "f"(dk_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2782;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2782) : "f"(dk_20), "f"(dk_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2783;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2783) : "f"(dk_22), "f"(dk_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2784;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2784) : "f"(dk_24), "f"(dk_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2785;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2785) : "f"(dk_26), "f"(dk_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2786;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2786) : "f"(dk_28), "f"(dk_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2787;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2787) : "f"(dk_30), "f"(dk_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2788;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2788) : "f"(dk_32), "f"(dk_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2789;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2789) : "f"(dk_34), "f"(dk_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2790;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2790) : "f"(dk_36), "f"(dk_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2791;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2791) : "f"(dk_38), "f"(dk_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2792;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2792) : "f"(dk_40), "f"(dk_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2793;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2793) : "f"(dk_42), "f"(dk_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2794;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2794) : "f"(dk_44), "f"(dk_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2795;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2795) : "f"(dk_46), "f"(dk_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2796;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2796) : "f"(dk_48), "f"(dk_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2797;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2797) : "f"(dk_50), "f"(dk_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2798;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2798) : "f"(dk_52), "f"(dk_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2799;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2799) : "f"(dk_54), "f"(dk_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2800;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2800) : "f"(dk_56), "f"(dk_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2801;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2801) : "f"(dk_58), "f"(dk_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2802;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2802) : "f"(dk_60), "f"(dk_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2803;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2803) : "f"(dk_62), "f"(dk_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2804;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2804) : "f"(dk_64), "f"(dk_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2805 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2806 = t2772 + t2805;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2807 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2808 = t2806 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2809 = t2807 ^ t2808;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2810 = t2806 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2811 = t2809 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2812 = t2810 + t2811;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2813 = smem_1 + t2812;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2813), "r"(t2773), "r"(t2774), "r"(t2775), "r"(t2776) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2814 = t2812 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2815 = smem_1 + t2814;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2815), "r"(t2777), "r"(t2778), "r"(t2779), "r"(t2780) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2816 = t2812 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2817 = smem_1 + t2816;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2817), "r"(t2781), "r"(t2782), "r"(t2783), "r"(t2784) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2818 = t2812 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2819 = smem_1 + t2818;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2819), "r"(t2785), "r"(t2786), "r"(t2787), "r"(t2788) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2820 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2821 = t2772 + t2820;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2822 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2823 = t2821 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2824 = t2822 ^ t2823;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2825 = t2821 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2826 = t2824 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2827 = t2825 + t2826;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2828 = t2770 + t2827;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2828), "r"(t2789), "r"(t2790), "r"(t2791), "r"(t2792) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2829 = t2827 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2830 = t2770 + t2829;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2830), "r"(t2793), "r"(t2794), "r"(t2795), "r"(t2796) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2831 = t2827 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2832 = t2770 + t2831;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2832), "r"(t2797), "r"(t2798), "r"(t2799), "r"(t2800) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2833 = t2827 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2834 = t2770 + t2833;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2834), "r"(t2801), "r"(t2802), "r"(t2803), "r"(t2804) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2835 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2836 = t2835 * dk_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2837 = t2836 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2838 = dk + t2837;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2839 = (u64)t30;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2840 = t2839 * dk_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2841 = t2840 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2842 = t2838 + t2841;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2843 = (u64)t32;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2844 = t2843 * dk_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2845 = t2844 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2846 = t2842 + t2845;
        const u32 t2847 = seq_k - t30;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2848 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2849 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2850 = t2849 << 1u;
        const u32 t2851 = t1010 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2852 = t1011 + t2851;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2853 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2854 = t2852 + t2853;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2855 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2856 = t2854 < t2847;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2857 = t2855 < t2848;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2858 = t2856 & t2857;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2858) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2859 = t2854 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2860 = t2855 ^ t2859;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2861 = t2854 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2862 = t2860 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2863 = t2861 + t2862;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2864 = smem_1 + t2863;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_70;
            u32 row_71;
            u32 row_72;
            u32 row_73;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_70), "=r"(row_71), "=r"(row_72), "=r"(row_73) : "r"(t2864) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2865 = (u64)t2854 * t2850;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2866 = t2846 + t2865;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2867 = (u64)t2855 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2868 = t2866 + t2867;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2868), "r"(row_70), "r"(row_71), "r"(row_72), "r"(row_73) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2869 = t2854 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2870 = t2869 < t2847;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2871 = t2855 < t2848;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2872 = t2870 & t2871;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2872) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2873 = t2869 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2874 = t2855 ^ t2873;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2875 = t2869 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2876 = t2874 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2877 = t2875 + t2876;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2878 = smem_1 + t2877;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_74;
            u32 row_75;
            u32 row_76;
            u32 row_77;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_74), "=r"(row_75), "=r"(row_76), "=r"(row_77) : "r"(t2878) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2879 = (u64)t2869 * t2850;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2880 = t2846 + t2879;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2881 = (u64)t2855 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2882 = t2880 + t2881;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2882), "r"(row_74), "r"(row_75), "r"(row_76), "r"(row_77) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2883 = t2854 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2884 = t2883 < t2847;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2885 = t2855 < t2848;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2886 = t2884 & t2885;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2886) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2887 = t2883 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2888 = t2855 ^ t2887;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2889 = t2883 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2890 = t2888 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2891 = t2889 + t2890;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2892 = smem_1 + t2891;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_78;
            u32 row_79;
            u32 row_80;
            u32 row_81;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_78), "=r"(row_79), "=r"(row_80), "=r"(row_81) : "r"(t2892) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2893 = (u64)t2883 * t2850;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2894 = t2846 + t2893;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2895 = (u64)t2855 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2896 = t2894 + t2895;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2896), "r"(row_78), "r"(row_79), "r"(row_80), "r"(row_81) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2897 = t2854 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2898 = t2897 < t2847;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2899 = t2855 < t2848;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2900 = t2898 & t2899;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2900) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2901 = t2897 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2902 = t2855 ^ t2901;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2903 = t2897 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2904 = t2902 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2905 = t2903 + t2904;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2906 = smem_1 + t2905;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_82;
            u32 row_83;
            u32 row_84;
            u32 row_85;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_82), "=r"(row_83), "=r"(row_84), "=r"(row_85) : "r"(t2906) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2907 = (u64)t2897 * t2850;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2908 = t2846 + t2907;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2909 = (u64)t2855 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2910 = t2908 + t2909;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2910), "r"(row_82), "r"(row_83), "r"(row_84), "r"(row_85) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2911 = smem_1 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2912 = t2854 < t2847;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2913 = t2855 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2914 = t2913 < t2848;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2915 = t2912 & t2914;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2915) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2916 = t2854 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2917 = t2855 ^ t2916;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2918 = t2854 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2919 = t2917 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2920 = t2918 + t2919;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2921 = t2911 + t2920;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_86;
            u32 row_87;
            u32 row_88;
            u32 row_89;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_86), "=r"(row_87), "=r"(row_88), "=r"(row_89) : "r"(t2921) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2922 = (u64)t2854 * t2850;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2923 = t2846 + t2922;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2924 = (u64)t2855 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2925 = t2923 + t2924;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2925), "r"(row_86), "r"(row_87), "r"(row_88), "r"(row_89) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2926 = t2854 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2927 = t2926 < t2847;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2928 = t2855 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2929 = t2928 < t2848;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2930 = t2927 & t2929;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2930) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2931 = t2926 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2932 = t2855 ^ t2931;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2933 = t2926 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2934 = t2932 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2935 = t2933 + t2934;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2936 = t2911 + t2935;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_90;
            u32 row_91;
            u32 row_92;
            u32 row_93;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_90), "=r"(row_91), "=r"(row_92), "=r"(row_93) : "r"(t2936) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2937 = (u64)t2926 * t2850;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2938 = t2846 + t2937;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2939 = (u64)t2855 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2940 = t2938 + t2939;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2940), "r"(row_90), "r"(row_91), "r"(row_92), "r"(row_93) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2941 = t2854 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2942 = t2941 < t2847;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2943 = t2855 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2944 = t2943 < t2848;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2945 = t2942 & t2944;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2945) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2946 = t2941 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2947 = t2855 ^ t2946;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2948 = t2941 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2949 = t2947 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2950 = t2948 + t2949;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2951 = t2911 + t2950;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_94;
            u32 row_95;
            u32 row_96;
            u32 row_97;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_94), "=r"(row_95), "=r"(row_96), "=r"(row_97) : "r"(t2951) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2952 = (u64)t2941 * t2850;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2953 = t2846 + t2952;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2954 = (u64)t2855 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2955 = t2953 + t2954;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2955), "r"(row_94), "r"(row_95), "r"(row_96), "r"(row_97) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2956 = t2854 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2957 = t2956 < t2847;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2958 = t2855 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2959 = t2958 < t2848;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2960 = t2957 & t2959;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2960) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2961 = t2956 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2962 = t2855 ^ t2961;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2963 = t2956 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2964 = t2962 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2965 = t2963 + t2964;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2966 = t2911 + t2965;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_98;
            u32 row_99;
            u32 row_100;
            u32 row_101;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_98), "=r"(row_99), "=r"(row_100), "=r"(row_101) : "r"(t2966) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2967 = (u64)t2956 * t2850;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2968 = t2846 + t2967;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2969 = (u64)t2855 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2970 = t2968 + t2969;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2970), "r"(row_98), "r"(row_99), "r"(row_100), "r"(row_101) : "memory");
        }
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2971 = t58 + 16384u;
        const u32 t2972 = t1010 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2973 = t1011 + t2972;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2974;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2974) : "f"(dv_2), "f"(dv_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2975;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2975) : "f"(dv_4), "f"(dv_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2976;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2976) : "f"(dv_6), "f"(dv_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2977;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2977) : "f"(dv_8), "f"(dv_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2978;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2978) : "f"(dv_10), "f"(dv_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2979;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2979) : "f"(dv_12), "f"(dv_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2980;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2980) : "f"(dv_14), "f"(dv_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2981;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2981) : "f"(dv_16), "f"(dv_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2982;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2982) : "f"(dv_18), "f"(dv_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2983;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2983) : "f"(dv_20), "f"(dv_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2984;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2984) : "f"(dv_22), "f"(dv_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2985;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2985) : "f"(dv_24), "f"(dv_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2986;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2986) : "f"(dv_26), "f"(dv_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2987;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2987) : "f"(dv_28), "f"(dv_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2988;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2988) : "f"(dv_30), "f"(dv_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2989;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2989) : "f"(dv_32), "f"(dv_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2990;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2990) : "f"(dv_34), "f"(dv_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2991;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2991) : "f"(dv_36), "f"(dv_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2992;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2992) : "f"(dv_38), "f"(dv_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2993;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2993) : "f"(dv_40), "f"(dv_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2994;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2994) : "f"(dv_42), "f"(dv_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2995;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2995) : "f"(dv_44), "f"(dv_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2996;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2996) : "f"(dv_46), "f"(dv_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2997;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2997) : "f"(dv_48), "f"(dv_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2998;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2998) : "f"(dv_50), "f"(dv_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2999;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2999) : "f"(dv_52), "f"(dv_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3000;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3000) : "f"(dv_54), "f"(dv_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3001;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3001) : "f"(dv_56), "f"(dv_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3002;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3002) : "f"(dv_58), "f"(dv_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3003;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3003) : "f"(dv_60), "f"(dv_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3004;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3004) : "f"(dv_62), "f"(dv_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3005;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3005) : "f"(dv_64), "f"(dv_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3006 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3007 = t2973 + t3006;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3008 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3009 = t3007 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3010 = t3008 ^ t3009;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3011 = t3007 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3012 = t3010 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3013 = t3011 + t3012;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3014 = t58 + t3013;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3014), "r"(t2974), "r"(t2975), "r"(t2976), "r"(t2977) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3015 = t3013 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3016 = t58 + t3015;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3016), "r"(t2978), "r"(t2979), "r"(t2980), "r"(t2981) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3017 = t3013 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3018 = t58 + t3017;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3018), "r"(t2982), "r"(t2983), "r"(t2984), "r"(t2985) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3019 = t3013 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3020 = t58 + t3019;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3020), "r"(t2986), "r"(t2987), "r"(t2988), "r"(t2989) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3021 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3022 = t2973 + t3021;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3023 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3024 = t3022 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3025 = t3023 ^ t3024;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3026 = t3022 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3027 = t3025 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3028 = t3026 + t3027;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3029 = t2971 + t3028;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3029), "r"(t2990), "r"(t2991), "r"(t2992), "r"(t2993) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3030 = t3028 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3031 = t2971 + t3030;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3031), "r"(t2994), "r"(t2995), "r"(t2996), "r"(t2997) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3032 = t3028 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3033 = t2971 + t3032;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3033), "r"(t2998), "r"(t2999), "r"(t3000), "r"(t3001) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3034 = t3028 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3035 = t2971 + t3034;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3035), "r"(t3002), "r"(t3003), "r"(t3004), "r"(t3005) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3036 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3037 = t3036 * dv_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3038 = t3037 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3039 = dv + t3038;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3040 = (u64)t30;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3041 = t3040 * dv_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3042 = t3041 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3043 = t3039 + t3042;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3044 = (u64)t32;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3045 = t3044 * dv_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3046 = t3045 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3047 = t3043 + t3046;
        const u32 t3048 = seq_k - t30;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3049 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3050 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3051 = t3050 << 1u;
        const u32 t3052 = t1010 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3053 = t1011 + t3052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3054 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3055 = t3053 + t3054;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3056 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3057 = t3055 < t3048;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3058 = t3056 < t3049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3059 = t3057 & t3058;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3059) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3060 = t3055 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3061 = t3056 ^ t3060;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3062 = t3055 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3063 = t3061 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3064 = t3062 + t3063;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3065 = t58 + t3064;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_102;
            u32 row_103;
            u32 row_104;
            u32 row_105;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_102), "=r"(row_103), "=r"(row_104), "=r"(row_105) : "r"(t3065) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3066 = (u64)t3055 * t3051;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3067 = t3047 + t3066;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3068 = (u64)t3056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3069 = t3067 + t3068;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3069), "r"(row_102), "r"(row_103), "r"(row_104), "r"(row_105) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3070 = t3055 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3071 = t3070 < t3048;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3072 = t3056 < t3049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3073 = t3071 & t3072;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3073) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3074 = t3070 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3075 = t3056 ^ t3074;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3076 = t3070 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3077 = t3075 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3078 = t3076 + t3077;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3079 = t58 + t3078;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_106;
            u32 row_107;
            u32 row_108;
            u32 row_109;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_106), "=r"(row_107), "=r"(row_108), "=r"(row_109) : "r"(t3079) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3080 = (u64)t3070 * t3051;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3081 = t3047 + t3080;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3082 = (u64)t3056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3083 = t3081 + t3082;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3083), "r"(row_106), "r"(row_107), "r"(row_108), "r"(row_109) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3084 = t3055 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3085 = t3084 < t3048;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3086 = t3056 < t3049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3087 = t3085 & t3086;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3087) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3088 = t3084 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3089 = t3056 ^ t3088;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3090 = t3084 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3091 = t3089 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3092 = t3090 + t3091;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3093 = t58 + t3092;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_110;
            u32 row_111;
            u32 row_112;
            u32 row_113;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_110), "=r"(row_111), "=r"(row_112), "=r"(row_113) : "r"(t3093) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3094 = (u64)t3084 * t3051;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3095 = t3047 + t3094;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3096 = (u64)t3056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3097 = t3095 + t3096;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3097), "r"(row_110), "r"(row_111), "r"(row_112), "r"(row_113) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3098 = t3055 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3099 = t3098 < t3048;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3100 = t3056 < t3049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3101 = t3099 & t3100;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3101) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3102 = t3098 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3103 = t3056 ^ t3102;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3104 = t3098 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3105 = t3103 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3106 = t3104 + t3105;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3107 = t58 + t3106;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_114;
            u32 row_115;
            u32 row_116;
            u32 row_117;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_114), "=r"(row_115), "=r"(row_116), "=r"(row_117) : "r"(t3107) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3108 = (u64)t3098 * t3051;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3109 = t3047 + t3108;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3110 = (u64)t3056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3111 = t3109 + t3110;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3111), "r"(row_114), "r"(row_115), "r"(row_116), "r"(row_117) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3112 = t58 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3113 = t3055 < t3048;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3114 = t3056 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3115 = t3114 < t3049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3116 = t3113 & t3115;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3116) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3117 = t3055 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3118 = t3056 ^ t3117;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3119 = t3055 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3120 = t3118 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3121 = t3119 + t3120;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3122 = t3112 + t3121;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_118;
            u32 row_119;
            u32 row_120;
            u32 row_121;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_118), "=r"(row_119), "=r"(row_120), "=r"(row_121) : "r"(t3122) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3123 = (u64)t3055 * t3051;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3124 = t3047 + t3123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3125 = (u64)t3056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3126 = t3124 + t3125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3126), "r"(row_118), "r"(row_119), "r"(row_120), "r"(row_121) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3127 = t3055 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3128 = t3127 < t3048;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3129 = t3056 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3130 = t3129 < t3049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3131 = t3128 & t3130;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3131) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3132 = t3127 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3133 = t3056 ^ t3132;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3134 = t3127 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3135 = t3133 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3136 = t3134 + t3135;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3137 = t3112 + t3136;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_122;
            u32 row_123;
            u32 row_124;
            u32 row_125;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_122), "=r"(row_123), "=r"(row_124), "=r"(row_125) : "r"(t3137) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3138 = (u64)t3127 * t3051;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3139 = t3047 + t3138;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3140 = (u64)t3056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3141 = t3139 + t3140;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3141), "r"(row_122), "r"(row_123), "r"(row_124), "r"(row_125) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3142 = t3055 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3143 = t3142 < t3048;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3144 = t3056 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3145 = t3144 < t3049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3146 = t3143 & t3145;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3146) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3147 = t3142 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3148 = t3056 ^ t3147;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3149 = t3142 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3150 = t3148 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3151 = t3149 + t3150;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3152 = t3112 + t3151;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_126;
            u32 row_127;
            u32 row_128;
            u32 row_129;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_126), "=r"(row_127), "=r"(row_128), "=r"(row_129) : "r"(t3152) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3153 = (u64)t3142 * t3051;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3154 = t3047 + t3153;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3155 = (u64)t3056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3156 = t3154 + t3155;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3156), "r"(row_126), "r"(row_127), "r"(row_128), "r"(row_129) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3157 = t3055 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3158 = t3157 < t3048;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3159 = t3056 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3160 = t3159 < t3049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3161 = t3158 & t3160;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3161) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3162 = t3157 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3163 = t3056 ^ t3162;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3164 = t3157 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3165 = t3163 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3166 = t3164 + t3165;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3167 = t3112 + t3166;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_130;
            u32 row_131;
            u32 row_132;
            u32 row_133;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_130), "=r"(row_131), "=r"(row_132), "=r"(row_133) : "r"(t3167) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3168 = (u64)t3157 * t3051;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3169 = t3047 + t3168;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3170 = (u64)t3056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3171 = t3169 + t3170;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3171), "r"(row_130), "r"(row_131), "r"(row_132), "r"(row_133) : "memory");
        }
    }
}
