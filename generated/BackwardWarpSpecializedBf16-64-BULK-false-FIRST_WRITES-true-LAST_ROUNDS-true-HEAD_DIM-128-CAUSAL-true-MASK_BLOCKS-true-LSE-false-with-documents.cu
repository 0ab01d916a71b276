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
#line 55 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t28 / kv_heads;
#line 57 "fa-kernels/src/attention/backward/work.rs"
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
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t42 = t41 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t42 + 1u;
        const u32 t44 = end > seq_q ? end : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 166 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t54 = thread >> 5u;
#line 168 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t54));
#line 169 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t64 = thread == 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 103 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
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
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 160 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t113 = (u64)batch_2;
#line 160 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t114 = t113 * mask_blocks_stride0;
#line 160 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t115 = t114 * 4ull;
#line 160 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t116 = mask_blocks + t115;
#line 160 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t117 = (u64)first_head;
#line 160 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t118 = t117 * mask_blocks_stride1;
#line 160 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t119 = t118 * 4ull;
#line 160 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t120 = t116 + t119;
#line 160 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t121 = (u64)i_2;
#line 160 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t122 = t121 * mask_blocks_stride2;
#line 160 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t123 = t122 * 4ull;
#line 160 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t124 = t120 + t123;
#line 174 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u32 t125 = i_3 >> 5u;
#line 174 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t126 = (u64)t125 * 8u;
#line 174 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t127 = t124 + t126;
#line 176 "fa-kernels/src/attention/options/mask_blocks.rs"
                u32 bits;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits) : "l"(t127) : "memory");
#line 177 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u32 t129 = i_3 & 31u;
#line 177 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u32 t130 = bits >> t129;
#line 177 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u32 t131 = t130 & 1u;
#line 177 "fa-kernels/src/attention/options/mask_blocks.rs"
                const bool t132 = t131 == 1u;
#line 176 "fa-kernels/src/attention/options/mask_blocks.rs"
                u32 bits_2;
                asm volatile("ld.global.u32 %0, [%1+4];" : "=r"(bits_2) : "l"(t127) : "memory");
#line 177 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u32 t134 = i_3 & 31u;
#line 177 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u32 t135 = bits_2 >> t134;
#line 177 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u32 t136 = t135 & 1u;
#line 177 "fa-kernels/src/attention/options/mask_blocks.rs"
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
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t143 = t142 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t143 + 1u;
        const u32 t145 = end_3 > seq_q ? end_3 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 176 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t184 = warpgroup == 0u;
#line 177 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t184) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t185 = warp == 0u;
#line 179 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t358 = partial >> bit_3;
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t359 = t358 & 1u;
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t360 = t359 == 1u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t361 = rest == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                if (t361) {
                    const u32 t362 = pair + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                    pair = t362;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 first_head_5 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t364 = pair < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t364) {
                        const u32 number_4 = pair;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 partial_5 = 0u;
                        u32 visible_6 = 0u;
                        const bool t366 = number_4 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t366) {
                            const u32 t367 = number_4 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_4 = t77 + t367;
                            f32 t369;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t369) : "r"(from_4) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t370;
                            asm("mov.b32 %0, %1;" : "=r"(t370) : "f"(t369));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_5 = t370;
                            f32 t371;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t371) : "r"(from_4) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t372;
                            asm("mov.b32 %0, %1;" : "=r"(t372) : "f"(t371));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t373 = partial_5 | t372;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            visible_6 = t373;
                        } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t374 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t375 = t374 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t376 = number_4 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t377 = 31u - t375;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_11 = t376 + t377;
                            const u32 t379 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                            const bool exists_5 = place_11 < t379;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t381 = number_4 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t382 = 31u - t375;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_12 = t381 + t382;
                            const u32 t384 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t385 = t384 - place_12;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 block_5 = exists_5 ? t385 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t387 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t388 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t389 = t388 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t390 = t389 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t391 = visible + t390;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t392 = (u64)first_head_5;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t393 = t392 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t394 = t393 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t395 = t391 + t394;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t396 = (u64)block_5;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t397 = t396 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t398 = t397 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t399 = t395 + t398;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t400 = t387 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t401 = (u64)t400 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t402 = t399 + t401;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            u32 bits_7;
                            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_7) : "l"(t402) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t404 = t387 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t405 = bits_7 >> t404;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t406 = t405 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const bool sees_4 = t406 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const bool t408 = exists_5 & sees_4;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_5 = __ballot_sync(0xffffffffu, t408);
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
                    const u32 t412 = first_head_6 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t413 = head_3 == t412;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t413) {
                        u32 bit_4;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_4) : "r"(rest));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t415 = 1u << bit_4;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t416 = rest ^ t415;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        rest = t416;
                        head = first_head_6;
                    } else {
                        head = head_3;
                    }
                }
#line 92 "fa-kernels/src/attention/backward/turn_walk.rs"
                u32 searches_2 = 1u;
                while (true) {
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t417 = pair < all;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t418 = searches_2 != 0u;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t419 = t417 & t418;
                    if (!t419) break;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t420 = head;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 number_5 = pair;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 partial_6 = 0u;
                    u32 visible_7 = 0u;
                    const bool t422 = number_5 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t422) {
                        const u32 t423 = number_5 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 from_5 = t77 + t423;
                        f32 t425;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t425) : "r"(from_5) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t426;
                        asm("mov.b32 %0, %1;" : "=r"(t426) : "f"(t425));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_6 = t426;
                        f32 t427;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t427) : "r"(from_5) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t428;
                        asm("mov.b32 %0, %1;" : "=r"(t428) : "f"(t427));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t429 = partial_6 | t428;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        visible_7 = t429;
                    } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t430 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t431 = t430 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t432 = number_5 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t433 = 31u - t431;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 place_13 = t432 + t433;
                        const u32 t435 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                        const bool exists_6 = place_13 < t435;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t437 = number_5 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t438 = 31u - t431;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 place_14 = t437 + t438;
                        const u32 t440 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t441 = t440 - place_14;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 block_6 = exists_6 ? t441 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t443 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t444 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t445 = t444 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t446 = t445 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t447 = visible + t446;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t448 = (u64)t420;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t449 = t448 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t450 = t449 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t451 = t447 + t450;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t452 = (u64)block_6;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t453 = t452 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t454 = t453 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t455 = t451 + t454;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t456 = t443 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t457 = (u64)t456 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t458 = t455 + t457;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        u32 bits_8;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_8) : "l"(t458) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t460 = t443 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t461 = bits_8 >> t460;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t462 = t461 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const bool sees_5 = t462 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                        const bool t464 = exists_6 & sees_5;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 all_6 = __ballot_sync(0xffffffffu, t464);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_6 = all_6;
                        visible_7 = all_6;
                    }
#line 95 "fa-kernels/src/attention/backward/turn_walk.rs"
                    u32 bit_5;
                    asm("bfind.u32 %0, %1;" : "=r"(bit_5) : "r"(rest));
#line 96 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool is_left_2 = rest != 0u;
                    const u32 t468 = bit_5 & 31u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t469 = visible_7 >> t468;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t470 = t469 & 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t471 = t470 == 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t472 = is_left_2 & t471;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t472) {
                        partial = partial_6;
                        searches_2 = 0u;
                    } else {
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const bool t473 = rest == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                        if (t473) {
                            const u32 t474 = pair + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                            pair = t474;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const u32 first_head_7 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const bool t476 = pair < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                            if (t476) {
                                const u32 number_6 = pair;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                                u32 partial_7 = 0u;
                                u32 visible_8 = 0u;
                                const bool t478 = number_6 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                                if (t478) {
                                    const u32 t479 = number_6 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 from_6 = t77 + t479;
                                    f32 t481;
                                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t481) : "r"(from_6) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                    u32 t482;
                                    asm("mov.b32 %0, %1;" : "=r"(t482) : "f"(t481));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                    partial_7 = t482;
                                    f32 t483;
                                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t483) : "r"(from_6) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                    u32 t484;
                                    asm("mov.b32 %0, %1;" : "=r"(t484) : "f"(t483));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t485 = partial_7 | t484;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                    visible_8 = t485;
                                } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t486 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t487 = t486 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t488 = number_6 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t489 = 31u - t487;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 place_15 = t488 + t489;
                                    const u32 t491 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const bool exists_7 = place_15 < t491;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t493 = number_6 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t494 = 31u - t487;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 place_16 = t493 + t494;
                                    const u32 t496 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t497 = t496 - place_16;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 block_7 = exists_7 ? t497 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t499 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t500 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t501 = t500 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t502 = t501 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t503 = visible + t502;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t504 = (u64)first_head_7;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t505 = t504 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t506 = t505 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t507 = t503 + t506;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t508 = (u64)block_7;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t509 = t508 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t510 = t509 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t511 = t507 + t510;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t512 = t499 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t513 = (u64)t512 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t514 = t511 + t513;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    u32 bits_9;
                                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_9) : "l"(t514) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t516 = t499 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t517 = bits_9 >> t516;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t518 = t517 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const bool sees_6 = t518 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const bool t520 = exists_7 & sees_6;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 all_7 = __ballot_sync(0xffffffffu, t520);
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
                            const u32 t524 = first_head_8 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const bool t525 = head_4 == t524;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                            if (t525) {
                                u32 bit_6;
                                asm("bfind.u32 %0, %1;" : "=r"(bit_6) : "r"(rest));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                                const u32 t527 = 1u << bit_6;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                                const u32 t528 = rest ^ t527;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                                rest = t528;
                                head = first_head_8;
                            } else {
                                head = head_4;
                            }
                        }
                    }
                }
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t532 = pair < all;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t533 = i_4 == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t533) {
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t534;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t534) : );
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t535 = t534 == 1u;
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t535) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t536 = smem_1 + 16384u;
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t536), "l"(k), "r"(p), "r"(64u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
                    }
                }
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i_4 & 1u;
                const u32 t538 = slot + 4u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t539 = t538 << 3u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t540 = p + t539;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t541 = i_4 >> 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t542 = t541 & 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t543 = t542 ^ 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t540), "r"(t543) : "memory");
                const u32 t544 = slot + 2u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t545 = t544 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t546 = p + t545;
                const u32 t547 = slot << 14u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t548 = t59 + t547;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t549 = batch_2 * heads;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t550 = t549 + t351;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t551 = t550 * padded;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t552 = t357 << 6u;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t551 + t552;
#line 106 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t554 = row >> 4u;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = t357 << 6u;
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t556;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t556) : );
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t557 = t556 == 1u;
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t557) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t546) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t548), "l"(q), "r"(t546), "r"(0u), "r"(t351), "r"(query), "r"(batch_2) : "memory");
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t558 = t548 + 8192u;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t558), "l"(q), "r"(t546), "r"(64u), "r"(t351), "r"(query), "r"(batch_2) : "memory");
                    const u32 t559 = slot << 9u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t560 = statistics_2 + t559;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t560), "l"(statistics), "r"(t546), "r"(0u), "r"(0u), "r"(t554), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t561 = i_4 == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t561) {
#line 60 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t562 = p + 8u;
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t563;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t563) : );
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t564 = t563 == 1u;
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t564) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t562) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t58), "l"(v), "r"(t562), "r"(0u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t565 = t58 + 16384u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t565), "l"(v), "r"(t562), "r"(64u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
                    }
                }
#line 120 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i_4 & 1u;
                const u32 t567 = slot_2 + 8u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t568 = t567 << 3u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t569 = p + t568;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t570 = i_4 >> 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t571 = t570 & 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t572 = t571 ^ 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t569), "r"(t572) : "memory");
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t573 = slot_2 + 6u;
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t574 = t573 << 3u;
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t575 = p + t574;
                const u32 t576 = slot_2 << 14u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t577 = t60 + t576;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = t357 << 6u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t579;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t579) : );
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t580 = t579 == 1u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t580) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t575) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t577), "l"(d_o), "r"(t575), "r"(0u), "r"(t351), "r"(query_2), "r"(batch_2) : "memory");
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t581 = t577 + 8192u;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t581), "l"(d_o), "r"(t575), "r"(64u), "r"(t351), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 66 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t582 = i_4 + 1u;
#line 66 "fa-kernels/src/attention/backward/turn_walk.rs"
                i_4 = t582;
            }
        }
#line 183 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t584 = warp == 1u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t584) {
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 t585 = t32 * group;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 head_5 = t585;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 pair_2 = 0u;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 rest_2 = 0u;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 partial_8 = 0u;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 first_head_9 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t587 = pair_2 < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
            if (t587) {
                const u32 number_7 = pair_2;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 partial_9 = 0u;
                u32 visible_9 = 0u;
                const bool t589 = number_7 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t589) {
                    const u32 t590 = number_7 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 from_7 = t77 + t590;
                    f32 t592;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t592) : "r"(from_7) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t593;
                    asm("mov.b32 %0, %1;" : "=r"(t593) : "f"(t592));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_9 = t593;
                    f32 t594;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t594) : "r"(from_7) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t595;
                    asm("mov.b32 %0, %1;" : "=r"(t595) : "f"(t594));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t596 = partial_9 | t595;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    visible_9 = t596;
                } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t597 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t598 = t597 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t599 = number_7 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t600 = 31u - t598;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 place_17 = t599 + t600;
                    const u32 t602 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool exists_8 = place_17 < t602;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t604 = number_7 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t605 = 31u - t598;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 place_18 = t604 + t605;
                    const u32 t607 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t608 = t607 - place_18;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 block_8 = exists_8 ? t608 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t610 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t611 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t612 = t611 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t613 = t612 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t614 = visible + t613;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t615 = (u64)first_head_9;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t616 = t615 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t617 = t616 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t618 = t614 + t617;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t619 = (u64)block_8;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t620 = t619 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t621 = t620 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t622 = t618 + t621;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t623 = t610 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t624 = (u64)t623 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t625 = t622 + t624;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    u32 bits_10;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_10) : "l"(t625) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t627 = t610 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t628 = bits_10 >> t627;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t629 = t628 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const bool sees_7 = t629 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t631 = exists_8 & sees_7;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 all_8 = __ballot_sync(0xffffffffu, t631);
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
                const bool t633 = pair_2 < all;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t634 = searches_3 != 0u;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t635 = t633 & t634;
                if (!t635) break;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t636 = head_5;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 number_8 = pair_2;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 partial_10 = 0u;
                u32 visible_10 = 0u;
                const bool t638 = number_8 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t638) {
                    const u32 t639 = number_8 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 from_8 = t77 + t639;
                    f32 t641;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t641) : "r"(from_8) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t642;
                    asm("mov.b32 %0, %1;" : "=r"(t642) : "f"(t641));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_10 = t642;
                    f32 t643;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t643) : "r"(from_8) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t644;
                    asm("mov.b32 %0, %1;" : "=r"(t644) : "f"(t643));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t645 = partial_10 | t644;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    visible_10 = t645;
                } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t646 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t647 = t646 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t648 = number_8 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t649 = 31u - t647;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 place_19 = t648 + t649;
                    const u32 t651 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool exists_9 = place_19 < t651;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t653 = number_8 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t654 = 31u - t647;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 place_20 = t653 + t654;
                    const u32 t656 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t657 = t656 - place_20;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 block_9 = exists_9 ? t657 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t659 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t660 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t661 = t660 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t662 = t661 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t663 = visible + t662;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t664 = (u64)t636;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t665 = t664 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t666 = t665 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t667 = t663 + t666;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t668 = (u64)block_9;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t669 = t668 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t670 = t669 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t671 = t667 + t670;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t672 = t659 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t673 = (u64)t672 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t674 = t671 + t673;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    u32 bits_11;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_11) : "l"(t674) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t676 = t659 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t677 = bits_11 >> t676;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t678 = t677 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const bool sees_8 = t678 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t680 = exists_9 & sees_8;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 all_9 = __ballot_sync(0xffffffffu, t680);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_10 = all_9;
                    visible_10 = all_9;
                }
#line 95 "fa-kernels/src/attention/backward/turn_walk.rs"
                u32 bit_7;
                asm("bfind.u32 %0, %1;" : "=r"(bit_7) : "r"(rest_2));
#line 96 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool is_left_3 = rest_2 != 0u;
                const u32 t684 = bit_7 & 31u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t685 = visible_10 >> t684;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t686 = t685 & 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t687 = t686 == 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t688 = is_left_3 & t687;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                if (t688) {
                    partial_8 = partial_10;
                    searches_3 = 0u;
                } else {
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t689 = rest_2 == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t689) {
                        const u32 t690 = pair_2 + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                        pair_2 = t690;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 first_head_10 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const bool t692 = pair_2 < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                        if (t692) {
                            const u32 number_9 = pair_2;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 partial_11 = 0u;
                            u32 visible_11 = 0u;
                            const bool t694 = number_9 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                            if (t694) {
                                const u32 t695 = number_9 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 from_9 = t77 + t695;
                                f32 t697;
                                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t697) : "r"(from_9) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                u32 t698;
                                asm("mov.b32 %0, %1;" : "=r"(t698) : "f"(t697));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                partial_11 = t698;
                                f32 t699;
                                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t699) : "r"(from_9) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                u32 t700;
                                asm("mov.b32 %0, %1;" : "=r"(t700) : "f"(t699));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t701 = partial_11 | t700;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                visible_11 = t701;
                            } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t702 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t703 = t702 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t704 = number_9 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t705 = 31u - t703;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 place_21 = t704 + t705;
                                const u32 t707 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                                const bool exists_10 = place_21 < t707;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t709 = number_9 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t710 = 31u - t703;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 place_22 = t709 + t710;
                                const u32 t712 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t713 = t712 - place_22;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 block_10 = exists_10 ? t713 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t715 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t716 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t717 = t716 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t718 = t717 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t719 = visible + t718;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t720 = (u64)first_head_10;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t721 = t720 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t722 = t721 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t723 = t719 + t722;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t724 = (u64)block_10;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t725 = t724 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t726 = t725 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t727 = t723 + t726;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u32 t728 = t715 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t729 = (u64)t728 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t730 = t727 + t729;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                u32 bits_12;
                                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_12) : "l"(t730) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u32 t732 = t715 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u32 t733 = bits_12 >> t732;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u32 t734 = t733 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const bool sees_9 = t734 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                const bool t736 = exists_10 & sees_9;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 all_10 = __ballot_sync(0xffffffffu, t736);
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
                        const u32 t740 = first_head_11 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const bool t741 = head_6 == t740;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                        if (t741) {
                            u32 bit_8;
                            asm("bfind.u32 %0, %1;" : "=r"(bit_8) : "r"(rest_2));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const u32 t743 = 1u << bit_8;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const u32 t744 = rest_2 ^ t743;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                            rest_2 = t744;
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
                const bool t748 = pair_2 < all;
                if (!t748) break;
#line 49 "fa-kernels/src/attention/backward/turn_walk.rs"
                u32 bit_9;
                asm("bfind.u32 %0, %1;" : "=r"(bit_9) : "r"(rest_2));
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t750 = head_5;
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t751 = pair_2;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t752 = t751 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t753 = 31u - bit_9;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_23 = t752 + t753;
                const u32 t755 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t756 = t755 - place_23;
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t757 = partial_8 >> bit_9;
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t758 = t757 & 1u;
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t759 = t758 == 1u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t760 = rest_2 == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                if (t760) {
                    const u32 t761 = pair_2 + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                    pair_2 = t761;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 first_head_12 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t763 = pair_2 < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t763) {
                        const u32 number_10 = pair_2;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 partial_12 = 0u;
                        u32 visible_12 = 0u;
                        const bool t765 = number_10 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t765) {
                            const u32 t766 = number_10 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_10 = t77 + t766;
                            f32 t768;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t768) : "r"(from_10) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t769;
                            asm("mov.b32 %0, %1;" : "=r"(t769) : "f"(t768));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_12 = t769;
                            f32 t770;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t770) : "r"(from_10) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t771;
                            asm("mov.b32 %0, %1;" : "=r"(t771) : "f"(t770));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t772 = partial_12 | t771;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            visible_12 = t772;
                        } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t773 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t774 = t773 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t775 = number_10 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t776 = 31u - t774;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_24 = t775 + t776;
                            const u32 t778 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                            const bool exists_11 = place_24 < t778;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t780 = number_10 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t781 = 31u - t774;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_25 = t780 + t781;
                            const u32 t783 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t784 = t783 - place_25;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 block_11 = exists_11 ? t784 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t786 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t787 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t788 = t787 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t789 = t788 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t790 = visible + t789;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t791 = (u64)first_head_12;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t792 = t791 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t793 = t792 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t794 = t790 + t793;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t795 = (u64)block_11;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t796 = t795 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t797 = t796 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t798 = t794 + t797;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t799 = t786 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t800 = (u64)t799 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t801 = t798 + t800;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            u32 bits_13;
                            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_13) : "l"(t801) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t803 = t786 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t804 = bits_13 >> t803;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t805 = t804 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const bool sees_10 = t805 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const bool t807 = exists_11 & sees_10;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_11 = __ballot_sync(0xffffffffu, t807);
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
                    const u32 t811 = first_head_13 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t812 = head_7 == t811;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t812) {
                        u32 bit_10;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_10) : "r"(rest_2));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t814 = 1u << bit_10;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t815 = rest_2 ^ t814;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        rest_2 = t815;
                        head_5 = first_head_13;
                    } else {
                        head_5 = head_7;
                    }
                }
#line 92 "fa-kernels/src/attention/backward/turn_walk.rs"
                u32 searches_4 = 1u;
                while (true) {
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t816 = pair_2 < all;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t817 = searches_4 != 0u;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t818 = t816 & t817;
                    if (!t818) break;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t819 = head_5;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 number_11 = pair_2;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 partial_13 = 0u;
                    u32 visible_13 = 0u;
                    const bool t821 = number_11 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t821) {
                        const u32 t822 = number_11 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 from_11 = t77 + t822;
                        f32 t824;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t824) : "r"(from_11) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t825;
                        asm("mov.b32 %0, %1;" : "=r"(t825) : "f"(t824));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_13 = t825;
                        f32 t826;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t826) : "r"(from_11) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t827;
                        asm("mov.b32 %0, %1;" : "=r"(t827) : "f"(t826));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t828 = partial_13 | t827;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        visible_13 = t828;
                    } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t829 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t830 = t829 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t831 = number_11 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t832 = 31u - t830;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 place_26 = t831 + t832;
                        const u32 t834 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                        const bool exists_12 = place_26 < t834;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t836 = number_11 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t837 = 31u - t830;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 place_27 = t836 + t837;
                        const u32 t839 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t840 = t839 - place_27;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 block_12 = exists_12 ? t840 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t842 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t843 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t844 = t843 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t845 = t844 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t846 = visible + t845;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t847 = (u64)t819;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t848 = t847 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t849 = t848 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t850 = t846 + t849;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t851 = (u64)block_12;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t852 = t851 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t853 = t852 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t854 = t850 + t853;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t855 = t842 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t856 = (u64)t855 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t857 = t854 + t856;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        u32 bits_14;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_14) : "l"(t857) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t859 = t842 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t860 = bits_14 >> t859;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t861 = t860 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const bool sees_11 = t861 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                        const bool t863 = exists_12 & sees_11;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 all_12 = __ballot_sync(0xffffffffu, t863);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_13 = all_12;
                        visible_13 = all_12;
                    }
#line 95 "fa-kernels/src/attention/backward/turn_walk.rs"
                    u32 bit_11;
                    asm("bfind.u32 %0, %1;" : "=r"(bit_11) : "r"(rest_2));
#line 96 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool is_left_4 = rest_2 != 0u;
                    const u32 t867 = bit_11 & 31u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t868 = visible_13 >> t867;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t869 = t868 & 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t870 = t869 == 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t871 = is_left_4 & t870;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t871) {
                        partial_8 = partial_13;
                        searches_4 = 0u;
                    } else {
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const bool t872 = rest_2 == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                        if (t872) {
                            const u32 t873 = pair_2 + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                            pair_2 = t873;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const u32 first_head_14 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const bool t875 = pair_2 < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                            if (t875) {
                                const u32 number_12 = pair_2;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                                u32 partial_14 = 0u;
                                u32 visible_14 = 0u;
                                const bool t877 = number_12 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                                if (t877) {
                                    const u32 t878 = number_12 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 from_12 = t77 + t878;
                                    f32 t880;
                                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t880) : "r"(from_12) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                    u32 t881;
                                    asm("mov.b32 %0, %1;" : "=r"(t881) : "f"(t880));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                    partial_14 = t881;
                                    f32 t882;
                                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t882) : "r"(from_12) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                    u32 t883;
                                    asm("mov.b32 %0, %1;" : "=r"(t883) : "f"(t882));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t884 = partial_14 | t883;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                    visible_14 = t884;
                                } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t885 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t886 = t885 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t887 = number_12 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t888 = 31u - t886;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 place_28 = t887 + t888;
                                    const u32 t890 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const bool exists_13 = place_28 < t890;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t892 = number_12 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t893 = 31u - t886;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 place_29 = t892 + t893;
                                    const u32 t895 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t896 = t895 - place_29;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 block_13 = exists_13 ? t896 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t898 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t899 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t900 = t899 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t901 = t900 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t902 = visible + t901;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t903 = (u64)first_head_14;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t904 = t903 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t905 = t904 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t906 = t902 + t905;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t907 = (u64)block_13;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t908 = t907 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t909 = t908 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t910 = t906 + t909;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t911 = t898 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t912 = (u64)t911 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t913 = t910 + t912;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    u32 bits_15;
                                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_15) : "l"(t913) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t915 = t898 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t916 = bits_15 >> t915;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t917 = t916 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const bool sees_12 = t917 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const bool t919 = exists_13 & sees_12;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 all_13 = __ballot_sync(0xffffffffu, t919);
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
                            const u32 t923 = first_head_15 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const bool t924 = head_8 == t923;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                            if (t924) {
                                u32 bit_12;
                                asm("bfind.u32 %0, %1;" : "=r"(bit_12) : "r"(rest_2));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                                const u32 t926 = 1u << bit_12;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                                const u32 t927 = rest_2 ^ t926;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                                rest_2 = t927;
                                head_5 = first_head_15;
                            } else {
                                head_5 = head_8;
                            }
                        }
                    }
                }
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t931 = pair_2 < all;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t932 = batch_2 * heads;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t933 = t932 + t750;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t934 = t933 * padded;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t935 = t756 << 6u;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_2 = t934 + t935;
#line 361 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t937 = row_2 >> 6u;
#line 361 "fa-kernels/src/attention/backward/turns.rs"
                const u32 index = t937 + 1u;
                const u64 t939 = (u64)index;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t940 = t939 * turns_stride0;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t941 = t940 * 4ull;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t942 = turns + t941;
#line 371 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t943 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t944 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t945 = t944 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t946 = t945 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t947 = visible + t946;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t948 = (u64)t750;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t949 = t948 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t950 = t949 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t951 = t947 + t950;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t952 = (u64)t756;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t953 = t952 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t954 = t953 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t955 = t951 + t954;
#line 152 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 own = t943 >> 5u;
                const u32 t957 = t943 & 31u;
#line 153 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t958 = 1u << t957;
#line 153 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 below = t958 - 1u;
                u32 before = 0u;
                u32 all_14 = 0u;
                const u32 t960 = seq_k + 127u;
#line 156 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 blocks_2 = t960 >> 7u;
                const u32 t962 = blocks_2 + 31u;
#line 157 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t963 = t962 >> 5u;
#line 157 "fa-kernels/src/attention/backward/visible_blocks.rs"
                #pragma unroll 1
                for (u32 i_6 = 0u; i_6 < t963; i_6 += 1u) {
#line 158 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t964 = (u64)i_6 * 4u;
#line 158 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t965 = t955 + t964;
#line 158 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    u32 bits_16;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_16) : "l"(t965) : "memory");
#line 159 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const bool t967 = i_6 < own;
#line 159 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const bool t968 = i_6 == own;
#line 159 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t969 = t968 ? below : 0u;
#line 159 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 earlier = t967 ? 4294967295u : t969;
                    const u32 t971 = bits_16 & earlier;
#line 160 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    u32 t972;
                    asm("popc.b32 %0, %1;" : "=r"(t972) : "r"(t971));
#line 160 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t973 = before + t972;
#line 160 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    before = t973;
                    u32 t974;
                    asm("popc.b32 %0, %1;" : "=r"(t974) : "r"(bits_16));
#line 161 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t975 = all_14 + t974;
#line 161 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    all_14 = t975;
                }
#line 372 "fa-kernels/src/attention/backward/turns.rs"
                const bool t976 = before == 0u;
#line 372 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t977 = before + 1u;
#line 372 "fa-kernels/src/attention/backward/turns.rs"
                const bool t978 = t977 == all_14;
#line 210 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t979 = all_14 - 1u;
#line 242 "fa-kernels/src/attention/backward/turns.rs"
                const u32 least = t978 ? t979 : 1u;
                while (true) {
#line 243 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t981 = !t976;
#line 243 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t982;
                    asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t982) : "l"(t942) : "memory");
#line 243 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t983 = t982 < least;
#line 243 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t984 = t981 & t983;
                    if (!t984) break;
                }
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                u32 t989;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t989) : );
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const bool t990 = t989 == 1u;
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                if (t990) {
#line 139 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 t991 = (u32)__cvta_generic_to_shared(smem);
#line 139 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 place_30 = t991 + 165984u;
                    const u32 t993 = t976 ? 1u : 0u;
#line 140 "fa-kernels/src/attention/backward/turns.rs"
                    f32 t994;
                    asm("mov.b32 %0, %1;" : "=f"(t994) : "r"(t993));
#line 140 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(place_30), "f"(t994) : "memory");
                    const u32 t995 = t978 ? 1u : 0u;
#line 141 "fa-kernels/src/attention/backward/turns.rs"
                    f32 t996;
                    asm("mov.b32 %0, %1;" : "=f"(t996) : "r"(t995));
#line 141 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(place_30), "f"(t996) : "memory");
#line 20 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                    const u32 t997 = p + 80u;
#line 20 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t997) : "memory");
                }
                const u32 t998 = p + 80u;
#line 22 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const u32 t999 = t998 + 8u;
#line 22 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const u32 t1000 = i_5 & 1u;
#line 22 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t999), "r"(t1000) : "memory");
                u32 t1001;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1001) : );
#line 23 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const bool t1002 = t1001 == 1u;
#line 23 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                if (t1002) {
#line 263 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t1003 = t976 | t978;
#line 263 "fa-kernels/src/attention/backward/turns.rs"
                    if (t1003) {
                        const u32 t1004 = t978 ? 0u : 1u;
#line 264 "fa-kernels/src/attention/backward/turns.rs"
                        asm volatile("st.release.gpu.global.u32 [%0+0], %1;" :  : "l"(t942), "r"(t1004) : "memory");
                    } else {
                        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t942), "r"(1u) : "memory");
                    }
                }
#line 66 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t1005 = i_5 + 1u;
#line 66 "fa-kernels/src/attention/backward/turn_walk.rs"
                i_5 = t1005;
            }
        }
    } else {
#line 188 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t1008 = warp & 3u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t1009 = index_2 << 6u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_2 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_3 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_4 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_5 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_6 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_7 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_8 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_9 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_10 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_11 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_12 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_13 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_14 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_15 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_16 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_17 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_18 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_19 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_20 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_21 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_22 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_23 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_24 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_25 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_26 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_27 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_28 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_29 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_30 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_31 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_32 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_2 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_3 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_4 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_5 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_6 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_7 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_8 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_9 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_10 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_11 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_12 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_13 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_14 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_15 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_16 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_17 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_18 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_19 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_20 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_21 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_22 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_23 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_24 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_25 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_26 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_27 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_28 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_29 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_30 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_31 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_32 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_2 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_3 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_4 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_5 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_6 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_7 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_8 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_9 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_10 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_11 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_12 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_13 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_14 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_15 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_16 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_17 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_18 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_19 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_20 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_21 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_22 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_23 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_24 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_25 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_26 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_27 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_28 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_29 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_30 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_31 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_32 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_33 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_2 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_3 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_4 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_5 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_6 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_7 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_8 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_9 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_10 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_11 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_12 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_13 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_14 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_15 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_16 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_17 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_18 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_19 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_20 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_21 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_22 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_23 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_24 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_25 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_26 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_27 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_28 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_29 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_30 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_31 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_32 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_33 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_34 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_35 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_36 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_37 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_38 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_39 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_40 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_41 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_42 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_43 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_44 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_45 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_46 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_47 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_48 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_49 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_50 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_51 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_52 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_53 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_54 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_55 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_56 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_57 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_58 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_59 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_60 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_61 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_62 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_63 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_64 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_65 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_2 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_3 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_4 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_5 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_6 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_7 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_8 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_9 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_10 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_11 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_12 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_13 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_14 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_15 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_16 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_17 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_18 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_19 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_20 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_21 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_22 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_23 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_24 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_25 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_26 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_27 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_28 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_29 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_30 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_31 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_32 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_33 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_34 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_35 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_36 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_37 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_38 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_39 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_40 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_41 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_42 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_43 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_44 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_45 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_46 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_47 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_48 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_49 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_50 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_51 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_52 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_53 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_54 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_55 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_56 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_57 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_58 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_59 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_60 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_61 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_62 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_63 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_64 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_65 = 0.0f;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept = 0u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_2 = 0u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_3 = 0u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_4 = 0u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_5 = 0u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_6 = 0u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_7 = 0u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_8 = 0u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_9 = 0u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_10 = 0u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_11 = 0u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_12 = 0u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_13 = 0u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_14 = 0u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_15 = 0u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_16 = 0u;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
        const u32 t1010 = t32 * group;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
        u32 head_9 = t1010;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
        u32 pair_3 = 0u;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
        u32 rest_3 = 0u;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
        u32 partial_15 = 0u;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
        const u32 first_head_16 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
        const bool t1012 = pair_3 < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
        if (t1012) {
            const u32 number_13 = pair_3;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 partial_16 = 0u;
            u32 visible_15 = 0u;
            const bool t1014 = number_13 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t1014) {
                const u32 t1015 = number_13 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 from_13 = t77 + t1015;
                f32 t1017;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1017) : "r"(from_13) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t1018;
                asm("mov.b32 %0, %1;" : "=r"(t1018) : "f"(t1017));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_16 = t1018;
                f32 t1019;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1019) : "r"(from_13) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t1020;
                asm("mov.b32 %0, %1;" : "=r"(t1020) : "f"(t1019));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1021 = partial_16 | t1020;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                visible_15 = t1021;
            } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1022 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1023 = t1022 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1024 = number_13 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1025 = 31u - t1023;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_31 = t1024 + t1025;
                const u32 t1027 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool exists_14 = place_31 < t1027;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1029 = number_13 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1030 = 31u - t1023;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_32 = t1029 + t1030;
                const u32 t1032 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1033 = t1032 - place_32;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 block_14 = exists_14 ? t1033 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1035 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1036 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1037 = t1036 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1038 = t1037 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1039 = visible + t1038;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1040 = (u64)first_head_16;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1041 = t1040 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1042 = t1041 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1043 = t1039 + t1042;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1044 = (u64)block_14;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1045 = t1044 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1046 = t1045 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1047 = t1043 + t1046;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t1048 = t1035 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1049 = (u64)t1048 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1050 = t1047 + t1049;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                u32 bits_17;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_17) : "l"(t1050) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t1052 = t1035 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t1053 = bits_17 >> t1052;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t1054 = t1053 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const bool sees_13 = t1054 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t1056 = exists_14 & sees_13;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 all_15 = __ballot_sync(0xffffffffu, t1056);
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
            const bool t1058 = pair_3 < all;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t1059 = searches_5 != 0u;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t1060 = t1058 & t1059;
            if (!t1060) break;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 t1061 = head_9;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 number_14 = pair_3;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 partial_17 = 0u;
            u32 visible_16 = 0u;
            const bool t1063 = number_14 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t1063) {
                const u32 t1064 = number_14 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 from_14 = t77 + t1064;
                f32 t1066;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1066) : "r"(from_14) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t1067;
                asm("mov.b32 %0, %1;" : "=r"(t1067) : "f"(t1066));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_17 = t1067;
                f32 t1068;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1068) : "r"(from_14) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t1069;
                asm("mov.b32 %0, %1;" : "=r"(t1069) : "f"(t1068));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1070 = partial_17 | t1069;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                visible_16 = t1070;
            } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1071 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1072 = t1071 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1073 = number_14 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1074 = 31u - t1072;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_33 = t1073 + t1074;
                const u32 t1076 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool exists_15 = place_33 < t1076;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1078 = number_14 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1079 = 31u - t1072;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_34 = t1078 + t1079;
                const u32 t1081 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1082 = t1081 - place_34;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 block_15 = exists_15 ? t1082 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1084 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1085 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1086 = t1085 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1087 = t1086 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1088 = visible + t1087;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1089 = (u64)t1061;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1090 = t1089 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1091 = t1090 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1092 = t1088 + t1091;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1093 = (u64)block_15;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1094 = t1093 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1095 = t1094 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1096 = t1092 + t1095;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t1097 = t1084 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1098 = (u64)t1097 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t1099 = t1096 + t1098;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                u32 bits_18;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_18) : "l"(t1099) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t1101 = t1084 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t1102 = bits_18 >> t1101;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t1103 = t1102 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const bool sees_14 = t1103 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t1105 = exists_15 & sees_14;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 all_16 = __ballot_sync(0xffffffffu, t1105);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_17 = all_16;
                visible_16 = all_16;
            }
#line 95 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 bit_13;
            asm("bfind.u32 %0, %1;" : "=r"(bit_13) : "r"(rest_3));
#line 96 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool is_left_5 = rest_3 != 0u;
            const u32 t1109 = bit_13 & 31u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 t1110 = visible_16 >> t1109;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 t1111 = t1110 & 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t1112 = t1111 == 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t1113 = is_left_5 & t1112;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
            if (t1113) {
                partial_15 = partial_17;
                searches_5 = 0u;
            } else {
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t1114 = rest_3 == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                if (t1114) {
                    const u32 t1115 = pair_3 + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                    pair_3 = t1115;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 first_head_17 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1117 = pair_3 < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t1117) {
                        const u32 number_15 = pair_3;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 partial_18 = 0u;
                        u32 visible_17 = 0u;
                        const bool t1119 = number_15 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t1119) {
                            const u32 t1120 = number_15 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_15 = t77 + t1120;
                            f32 t1122;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1122) : "r"(from_15) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t1123;
                            asm("mov.b32 %0, %1;" : "=r"(t1123) : "f"(t1122));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_18 = t1123;
                            f32 t1124;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1124) : "r"(from_15) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t1125;
                            asm("mov.b32 %0, %1;" : "=r"(t1125) : "f"(t1124));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1126 = partial_18 | t1125;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            visible_17 = t1126;
                        } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1127 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1128 = t1127 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1129 = number_15 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1130 = 31u - t1128;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_35 = t1129 + t1130;
                            const u32 t1132 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                            const bool exists_16 = place_35 < t1132;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1134 = number_15 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1135 = 31u - t1128;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_36 = t1134 + t1135;
                            const u32 t1137 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1138 = t1137 - place_36;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 block_16 = exists_16 ? t1138 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1140 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1141 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1142 = t1141 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1143 = t1142 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1144 = visible + t1143;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1145 = (u64)first_head_17;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1146 = t1145 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1147 = t1146 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1148 = t1144 + t1147;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1149 = (u64)block_16;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1150 = t1149 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1151 = t1150 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1152 = t1148 + t1151;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1153 = t1140 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1154 = (u64)t1153 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1155 = t1152 + t1154;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            u32 bits_19;
                            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_19) : "l"(t1155) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1157 = t1140 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1158 = bits_19 >> t1157;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1159 = t1158 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const bool sees_15 = t1159 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const bool t1161 = exists_16 & sees_15;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_17 = __ballot_sync(0xffffffffu, t1161);
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
                    const u32 t1165 = first_head_18 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1166 = head_10 == t1165;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t1166) {
                        u32 bit_14;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_14) : "r"(rest_3));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t1168 = 1u << bit_14;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t1169 = rest_3 ^ t1168;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        rest_3 = t1169;
                        head_9 = first_head_18;
                    } else {
                        head_9 = head_10;
                    }
                }
            }
        }
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
        const bool t1173 = pair_3 < all;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t1173) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1174 = p + 16u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1174), "r"(0u) : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t1175 = t1009 << 7u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1176 = smem_1 + t1175;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            u32 t1177;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1177) : "r"(t1176));
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1178 = t1177 >> 4u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1179 = t59 >> 4u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1180 = t1178 + 65536u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1181 = (u64)t1180;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1182 = t1181 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1183 = t1179 + 65536u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1184 = (u64)t1183;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1185 = t1184 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1186 = t1178 + 65538u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1187 = (u64)t1186;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1188 = t1187 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1189 = t1179 + 65538u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1190 = (u64)t1189;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1191 = t1190 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1192 = t1178 + 65540u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1193 = (u64)t1192;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1194 = t1193 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1195 = t1179 + 65540u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1196 = (u64)t1195;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1197 = t1196 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1198 = t1178 + 65542u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1199 = (u64)t1198;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1200 = t1199 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1201 = t1179 + 65542u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1202 = (u64)t1201;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1203 = t1202 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1204 = t1178 + 66560u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1205 = (u64)t1204;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1206 = t1205 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1207 = t1179 + 66048u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1208 = (u64)t1207;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1209 = t1208 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1210 = t1178 + 66562u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1211 = (u64)t1210;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1212 = t1211 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1213 = t1179 + 66050u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1214 = (u64)t1213;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1215 = t1214 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1216 = t1178 + 66564u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1217 = (u64)t1216;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1218 = t1217 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1219 = t1179 + 66052u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1220 = (u64)t1219;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1221 = t1220 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1222 = t1178 + 66566u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1223 = (u64)t1222;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1224 = t1223 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t1225 = t1179 + 66054u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1226 = (u64)t1225;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t1227 = t1226 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1182), "l"(t1185), "l"(t1188), "l"(t1191), "l"(t1194), "l"(t1197), "l"(t1200), "l"(t1203), "l"(t1206), "l"(t1209), "l"(t1212), "l"(t1215), "l"(t1218), "l"(t1221), "l"(t1224), "l"(t1227) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
            const u32 t1228 = p + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1228), "r"(0u) : "memory");
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1229 = p + 48u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1229), "r"(0u) : "memory");
#line 60 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 i_7 = 0u;
            while (true) {
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t1230 = pair_3 < all;
                if (!t1230) break;
#line 49 "fa-kernels/src/attention/backward/turn_walk.rs"
                u32 bit_15;
                asm("bfind.u32 %0, %1;" : "=r"(bit_15) : "r"(rest_3));
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t1232 = head_9;
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t1233 = pair_3;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1234 = t1233 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1235 = 31u - bit_15;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_37 = t1234 + t1235;
                const u32 t1237 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1238 = t1237 - place_37;
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t1239 = partial_15 >> bit_15;
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t1240 = t1239 & 1u;
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t1241 = t1240 == 1u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t1242 = rest_3 == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                if (t1242) {
                    const u32 t1243 = pair_3 + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                    pair_3 = t1243;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 first_head_19 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1245 = pair_3 < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t1245) {
                        const u32 number_16 = pair_3;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 partial_19 = 0u;
                        u32 visible_18 = 0u;
                        const bool t1247 = number_16 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t1247) {
                            const u32 t1248 = number_16 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_16 = t77 + t1248;
                            f32 t1250;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1250) : "r"(from_16) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t1251;
                            asm("mov.b32 %0, %1;" : "=r"(t1251) : "f"(t1250));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_19 = t1251;
                            f32 t1252;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1252) : "r"(from_16) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t1253;
                            asm("mov.b32 %0, %1;" : "=r"(t1253) : "f"(t1252));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1254 = partial_19 | t1253;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            visible_18 = t1254;
                        } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1255 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1256 = t1255 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1257 = number_16 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1258 = 31u - t1256;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_38 = t1257 + t1258;
                            const u32 t1260 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                            const bool exists_17 = place_38 < t1260;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1262 = number_16 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1263 = 31u - t1256;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_39 = t1262 + t1263;
                            const u32 t1265 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1266 = t1265 - place_39;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 block_17 = exists_17 ? t1266 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1268 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1269 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1270 = t1269 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1271 = t1270 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1272 = visible + t1271;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1273 = (u64)first_head_19;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1274 = t1273 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1275 = t1274 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1276 = t1272 + t1275;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1277 = (u64)block_17;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1278 = t1277 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1279 = t1278 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1280 = t1276 + t1279;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1281 = t1268 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1282 = (u64)t1281 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1283 = t1280 + t1282;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            u32 bits_20;
                            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_20) : "l"(t1283) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1285 = t1268 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1286 = bits_20 >> t1285;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1287 = t1286 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const bool sees_16 = t1287 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const bool t1289 = exists_17 & sees_16;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_18 = __ballot_sync(0xffffffffu, t1289);
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
                    const u32 t1293 = first_head_20 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1294 = head_11 == t1293;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t1294) {
                        u32 bit_16;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_16) : "r"(rest_3));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t1296 = 1u << bit_16;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t1297 = rest_3 ^ t1296;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        rest_3 = t1297;
                        head_9 = first_head_20;
                    } else {
                        head_9 = head_11;
                    }
                }
#line 92 "fa-kernels/src/attention/backward/turn_walk.rs"
                u32 searches_6 = 1u;
                while (true) {
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1298 = pair_3 < all;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1299 = searches_6 != 0u;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1300 = t1298 & t1299;
                    if (!t1300) break;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t1301 = head_9;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 number_17 = pair_3;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 partial_20 = 0u;
                    u32 visible_19 = 0u;
                    const bool t1303 = number_17 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t1303) {
                        const u32 t1304 = number_17 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 from_17 = t77 + t1304;
                        f32 t1306;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1306) : "r"(from_17) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t1307;
                        asm("mov.b32 %0, %1;" : "=r"(t1307) : "f"(t1306));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_20 = t1307;
                        f32 t1308;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1308) : "r"(from_17) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t1309;
                        asm("mov.b32 %0, %1;" : "=r"(t1309) : "f"(t1308));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t1310 = partial_20 | t1309;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        visible_19 = t1310;
                    } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t1311 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t1312 = t1311 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t1313 = number_17 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t1314 = 31u - t1312;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 place_40 = t1313 + t1314;
                        const u32 t1316 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                        const bool exists_18 = place_40 < t1316;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t1318 = number_17 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t1319 = 31u - t1312;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 place_41 = t1318 + t1319;
                        const u32 t1321 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t1322 = t1321 - place_41;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 block_18 = exists_18 ? t1322 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t1324 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1325 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1326 = t1325 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1327 = t1326 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1328 = visible + t1327;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1329 = (u64)t1301;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1330 = t1329 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1331 = t1330 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1332 = t1328 + t1331;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1333 = (u64)block_18;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1334 = t1333 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1335 = t1334 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1336 = t1332 + t1335;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t1337 = t1324 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1338 = (u64)t1337 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t1339 = t1336 + t1338;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        u32 bits_21;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_21) : "l"(t1339) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t1341 = t1324 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t1342 = bits_21 >> t1341;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t1343 = t1342 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const bool sees_17 = t1343 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                        const bool t1345 = exists_18 & sees_17;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 all_19 = __ballot_sync(0xffffffffu, t1345);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_20 = all_19;
                        visible_19 = all_19;
                    }
#line 95 "fa-kernels/src/attention/backward/turn_walk.rs"
                    u32 bit_17;
                    asm("bfind.u32 %0, %1;" : "=r"(bit_17) : "r"(rest_3));
#line 96 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool is_left_6 = rest_3 != 0u;
                    const u32 t1349 = bit_17 & 31u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t1350 = visible_19 >> t1349;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t1351 = t1350 & 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1352 = t1351 == 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1353 = is_left_6 & t1352;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t1353) {
                        partial_15 = partial_20;
                        searches_6 = 0u;
                    } else {
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const bool t1354 = rest_3 == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                        if (t1354) {
                            const u32 t1355 = pair_3 + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                            pair_3 = t1355;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const u32 first_head_21 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const bool t1357 = pair_3 < all;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                            if (t1357) {
                                const u32 number_18 = pair_3;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                                u32 partial_21 = 0u;
                                u32 visible_20 = 0u;
                                const bool t1359 = number_18 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                                if (t1359) {
                                    const u32 t1360 = number_18 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 from_18 = t77 + t1360;
                                    f32 t1362;
                                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1362) : "r"(from_18) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                    u32 t1363;
                                    asm("mov.b32 %0, %1;" : "=r"(t1363) : "f"(t1362));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                    partial_21 = t1363;
                                    f32 t1364;
                                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1364) : "r"(from_18) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                    u32 t1365;
                                    asm("mov.b32 %0, %1;" : "=r"(t1365) : "f"(t1364));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t1366 = partial_21 | t1365;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                    visible_20 = t1366;
                                } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t1367 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t1368 = t1367 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t1369 = number_18 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t1370 = 31u - t1368;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 place_42 = t1369 + t1370;
                                    const u32 t1372 = count - first_2;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const bool exists_19 = place_42 < t1372;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t1374 = number_18 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t1375 = 31u - t1368;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 place_43 = t1374 + t1375;
                                    const u32 t1377 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t1378 = t1377 - place_43;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 block_19 = exists_19 ? t1378 : first_2;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 t1380 = t30 >> 7u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1381 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1382 = t1381 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1383 = t1382 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1384 = visible + t1383;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1385 = (u64)first_head_21;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1386 = t1385 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1387 = t1386 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1388 = t1384 + t1387;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1389 = (u64)block_19;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1390 = t1389 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1391 = t1390 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1392 = t1388 + t1391;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t1393 = t1380 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1394 = (u64)t1393 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u64 t1395 = t1392 + t1394;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    u32 bits_22;
                                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_22) : "l"(t1395) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t1397 = t1380 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t1398 = bits_22 >> t1397;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const u32 t1399 = t1398 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                    const bool sees_18 = t1399 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const bool t1401 = exists_19 & sees_18;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                    const u32 all_20 = __ballot_sync(0xffffffffu, t1401);
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
                            const u32 t1405 = first_head_22 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const bool t1406 = head_12 == t1405;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                            if (t1406) {
                                u32 bit_18;
                                asm("bfind.u32 %0, %1;" : "=r"(bit_18) : "r"(rest_3));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                                const u32 t1408 = 1u << bit_18;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                                const u32 t1409 = rest_3 ^ t1408;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                                rest_3 = t1409;
                                head_9 = first_head_22;
                            } else {
                                head_9 = head_12;
                            }
                        }
                    }
                }
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t1413 = pair_3 < all;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1414 = i_7 & 1u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1415 = t1414 << 14u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1416 = t59 + t1415;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1417 = i_7 & 1u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1418 = t1417 << 14u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1419 = t60 + t1418;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_7 & 1u;
                const u32 t1421 = slot_3 << 9u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t1421;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1423 = t1009 << 7u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1424 = t58 + t1423;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1425;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1425) : "r"(t1424));
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1426 = t1425 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1427 = t1419 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1428 = t1426 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1429 = (u64)t1428;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1430 = t1429 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1431 = t1427 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1432 = (u64)t1431;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1433 = t1432 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1434 = t1426 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1435 = (u64)t1434;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1436 = t1435 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1437 = t1427 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1438 = (u64)t1437;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1439 = t1438 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1440 = t1426 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1441 = (u64)t1440;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1442 = t1441 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1443 = t1427 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1444 = (u64)t1443;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1445 = t1444 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1446 = t1426 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1447 = (u64)t1446;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1448 = t1447 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1449 = t1427 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1450 = (u64)t1449;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1451 = t1450 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1452 = t1426 + 66560u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1453 = (u64)t1452;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1454 = t1453 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1455 = t1427 + 66048u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1456 = (u64)t1455;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1457 = t1456 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1458 = t1426 + 66562u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1459 = (u64)t1458;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1460 = t1459 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1461 = t1427 + 66050u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1462 = (u64)t1461;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1463 = t1462 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1464 = t1426 + 66564u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1465 = (u64)t1464;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1466 = t1465 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1467 = t1427 + 66052u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1468 = (u64)t1467;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1469 = t1468 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1470 = t1426 + 66566u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1471 = (u64)t1470;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1472 = t1471 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1473 = t1427 + 66054u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1474 = (u64)t1473;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1475 = t1474 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1430), "l"(t1433), "l"(t1436), "l"(t1439), "l"(t1442), "l"(t1445), "l"(t1448), "l"(t1451), "l"(t1454), "l"(t1457), "l"(t1460), "l"(t1463), "l"(t1466), "l"(t1469), "l"(t1472), "l"(t1475) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 113 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1476 = t1238 << 6u;
#line 495 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1241) {
                    const u32 t1477 = t1008 << 4u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1478 = t1009 + t1477;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1479 = t30 + t1478;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1480 = t1232 / group;
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
                    const u32 t1491 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1492 = t1479 + t1491;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1493 = seq_k - 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1494 = t1492 < t1493 ? t1492 : t1493;
#line 18 "src/functions/sequences.rs"
                    const u64 t7_2 = (u64)t1494 * t6_2;
#line 18 "src/functions/sequences.rs"
                    const u64 t8_2 = t4_2 + t7_2;
#line 18 "src/functions/sequences.rs"
                    u32 of_key;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key) : "l"(t8_2));
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1498 = t1492 + 8u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1499 = t1498 < t1493 ? t1498 : t1493;
#line 18 "src/functions/sequences.rs"
                    const u64 t7_3 = (u64)t1499 * t6_2;
#line 18 "src/functions/sequences.rs"
                    const u64 t8_3 = t4_2 + t7_3;
#line 18 "src/functions/sequences.rs"
                    u32 of_key_2;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_2) : "l"(t8_3));
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1503 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1504 = t1503 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1505 = t1476 + t1504;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1506 = seq_q - 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1507 = t1505 < t1506 ? t1505 : t1506;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_2 = (u64)t1507;
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
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1514 = t19_2 ? s : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s = t1514;
#line 19 "src/functions/sequences.rs"
                    const bool t19_3 = t18_2 == of_key_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1516 = t19_3 ? s_3 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_3 = t1516;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1517 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1518 = t1517 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1519 = t1476 + t1518;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1520 = t1519 + 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1521 = seq_q - 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1522 = t1520 < t1521 ? t1520 : t1521;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_3 = (u64)t1522;
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
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1529 = t19_4 ? s_2 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_2 = t1529;
#line 19 "src/functions/sequences.rs"
                    const bool t19_5 = t18_3 == of_key_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1531 = t19_5 ? s_4 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_4 = t1531;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1532 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1533 = t1532 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1534 = t1476 + t1533;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1535 = t1534 + 8u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1536 = seq_q - 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1537 = t1535 < t1536 ? t1535 : t1536;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_4 = (u64)t1537;
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
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1544 = t19_6 ? s_5 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_5 = t1544;
#line 19 "src/functions/sequences.rs"
                    const bool t19_7 = t18_4 == of_key_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1546 = t19_7 ? s_7 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_7 = t1546;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1547 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1548 = t1547 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1549 = t1476 + t1548;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1550 = t1549 + 9u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1551 = seq_q - 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1552 = t1550 < t1551 ? t1550 : t1551;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_5 = (u64)t1552;
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
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1559 = t19_8 ? s_6 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_6 = t1559;
#line 19 "src/functions/sequences.rs"
                    const bool t19_9 = t18_5 == of_key_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1561 = t19_9 ? s_8 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_8 = t1561;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1562 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1563 = t1562 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1564 = t1476 + t1563;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1565 = t1564 + 16u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1566 = seq_q - 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1567 = t1565 < t1566 ? t1565 : t1566;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_6 = (u64)t1567;
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
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1574 = t19_10 ? s_9 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_9 = t1574;
#line 19 "src/functions/sequences.rs"
                    const bool t19_11 = t18_6 == of_key_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1576 = t19_11 ? s_11 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_11 = t1576;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1577 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1578 = t1577 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1579 = t1476 + t1578;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1580 = t1579 + 17u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1581 = seq_q - 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1582 = t1580 < t1581 ? t1580 : t1581;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_7 = (u64)t1582;
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
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1589 = t19_12 ? s_10 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_10 = t1589;
#line 19 "src/functions/sequences.rs"
                    const bool t19_13 = t18_7 == of_key_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1591 = t19_13 ? s_12 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_12 = t1591;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1592 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1593 = t1592 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1594 = t1476 + t1593;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1595 = t1594 + 24u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1596 = seq_q - 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1597 = t1595 < t1596 ? t1595 : t1596;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_8 = (u64)t1597;
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
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1604 = t19_14 ? s_13 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_13 = t1604;
#line 19 "src/functions/sequences.rs"
                    const bool t19_15 = t18_8 == of_key_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1606 = t19_15 ? s_15 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_15 = t1606;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1607 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1608 = t1607 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1609 = t1476 + t1608;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1610 = t1609 + 25u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1611 = seq_q - 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1612 = t1610 < t1611 ? t1610 : t1611;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_9 = (u64)t1612;
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
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1619 = t19_16 ? s_14 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_14 = t1619;
#line 19 "src/functions/sequences.rs"
                    const bool t19_17 = t18_9 == of_key_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1621 = t19_17 ? s_16 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_16 = t1621;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1622 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1623 = t1622 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1624 = t1476 + t1623;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1625 = t1624 + 32u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1626 = seq_q - 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1627 = t1625 < t1626 ? t1625 : t1626;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_10 = (u64)t1627;
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
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1634 = t19_18 ? s_17 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_17 = t1634;
#line 19 "src/functions/sequences.rs"
                    const bool t19_19 = t18_10 == of_key_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1636 = t19_19 ? s_19 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_19 = t1636;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1637 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1638 = t1637 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1639 = t1476 + t1638;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1640 = t1639 + 33u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1641 = seq_q - 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1642 = t1640 < t1641 ? t1640 : t1641;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_11 = (u64)t1642;
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
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1649 = t19_20 ? s_18 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_18 = t1649;
#line 19 "src/functions/sequences.rs"
                    const bool t19_21 = t18_11 == of_key_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1651 = t19_21 ? s_20 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_20 = t1651;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1652 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1653 = t1652 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1654 = t1476 + t1653;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1655 = t1654 + 40u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1656 = seq_q - 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1657 = t1655 < t1656 ? t1655 : t1656;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_12 = (u64)t1657;
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
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1664 = t19_22 ? s_21 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_21 = t1664;
#line 19 "src/functions/sequences.rs"
                    const bool t19_23 = t18_12 == of_key_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1666 = t19_23 ? s_23 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_23 = t1666;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1667 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1668 = t1667 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1669 = t1476 + t1668;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1670 = t1669 + 41u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1671 = seq_q - 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1672 = t1670 < t1671 ? t1670 : t1671;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_13 = (u64)t1672;
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
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1679 = t19_24 ? s_22 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_22 = t1679;
#line 19 "src/functions/sequences.rs"
                    const bool t19_25 = t18_13 == of_key_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1681 = t19_25 ? s_24 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_24 = t1681;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1682 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1683 = t1682 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1684 = t1476 + t1683;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1685 = t1684 + 48u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1686 = seq_q - 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1687 = t1685 < t1686 ? t1685 : t1686;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_14 = (u64)t1687;
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
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1694 = t19_26 ? s_25 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_25 = t1694;
#line 19 "src/functions/sequences.rs"
                    const bool t19_27 = t18_14 == of_key_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1696 = t19_27 ? s_27 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_27 = t1696;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1697 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1698 = t1697 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1699 = t1476 + t1698;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1700 = t1699 + 49u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1701 = seq_q - 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1702 = t1700 < t1701 ? t1700 : t1701;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_15 = (u64)t1702;
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
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1709 = t19_28 ? s_26 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_26 = t1709;
#line 19 "src/functions/sequences.rs"
                    const bool t19_29 = t18_15 == of_key_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1711 = t19_29 ? s_28 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_28 = t1711;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1712 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1713 = t1712 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1714 = t1476 + t1713;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1715 = t1714 + 56u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1716 = seq_q - 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1717 = t1715 < t1716 ? t1715 : t1716;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_16 = (u64)t1717;
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
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1724 = t19_30 ? s_29 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_29 = t1724;
#line 19 "src/functions/sequences.rs"
                    const bool t19_31 = t18_16 == of_key_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1726 = t19_31 ? s_31 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_31 = t1726;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1727 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1728 = t1727 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1729 = t1476 + t1728;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1730 = t1729 + 57u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1731 = seq_q - 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1732 = t1730 < t1731 ? t1730 : t1731;
#line 19 "src/functions/sequences.rs"
                    const u64 t14_17 = (u64)t1732;
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
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1739 = t19_32 ? s_30 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_30 = t1739;
#line 19 "src/functions/sequences.rs"
                    const bool t19_33 = t18_17 == of_key_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1741 = t19_33 ? s_32 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_32 = t1741;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1742 = t1008 << 4u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1743 = t1009 + t1742;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1744 = t30 + t1743;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1745 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = t1744 + t1745;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1747 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1748 = t1747 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1749 = t1476 + t1748;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1750 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1751 = t1750 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1752 = t1476 + t1751;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1753 = t1752 + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1754 = t1749 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_5 = t1754 + 1u;
                    const u32 t1756 = end_5 > seq_q ? end_5 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1757 = t1756 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_6 = t1757 < seq_k ? t1757 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1759 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_7 = t1759 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1762 = visible_21 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1762;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1764 = visible_22 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1764;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1765 = t1753 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_8 = t1765 + 1u;
                    const u32 t1767 = end_8 > seq_q ? end_8 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1768 = t1767 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_9 = t1768 < seq_k ? t1768 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1770 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_10 = t1770 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1773 = visible_23 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1773;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1775 = visible_24 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1775;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1776 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1777 = t1776 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1778 = t1476 + t1777;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1779 = t1778 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1780 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1781 = t1780 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1782 = t1476 + t1781;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1783 = t1782 + 9u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1784 = t1779 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_11 = t1784 + 1u;
                    const u32 t1786 = end_11 > seq_q ? end_11 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1787 = t1786 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_12 = t1787 < seq_k ? t1787 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1789 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_13 = t1789 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1792 = visible_25 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1792;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1794 = visible_26 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1794;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1795 = t1783 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_14 = t1795 + 1u;
                    const u32 t1797 = end_14 > seq_q ? end_14 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1798 = t1797 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_15 = t1798 < seq_k ? t1798 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1800 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_16 = t1800 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1803 = visible_27 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1803;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1805 = visible_28 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1805;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1806 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1807 = t1806 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1808 = t1476 + t1807;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1809 = t1808 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1810 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1811 = t1810 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1812 = t1476 + t1811;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1813 = t1812 + 17u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1814 = t1809 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_17 = t1814 + 1u;
                    const u32 t1816 = end_17 > seq_q ? end_17 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1817 = t1816 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_18 = t1817 < seq_k ? t1817 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1819 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_19 = t1819 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1822 = visible_29 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1822;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1824 = visible_30 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1824;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1825 = t1813 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_20 = t1825 + 1u;
                    const u32 t1827 = end_20 > seq_q ? end_20 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1828 = t1827 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_21 = t1828 < seq_k ? t1828 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1830 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_22 = t1830 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1833 = visible_31 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1833;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1835 = visible_32 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1835;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1836 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1837 = t1836 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1838 = t1476 + t1837;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1839 = t1838 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1840 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1841 = t1840 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1842 = t1476 + t1841;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1843 = t1842 + 25u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1844 = t1839 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_23 = t1844 + 1u;
                    const u32 t1846 = end_23 > seq_q ? end_23 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1847 = t1846 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_24 = t1847 < seq_k ? t1847 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1849 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_25 = t1849 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_33 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1852 = visible_33 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1852;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_34 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1854 = visible_34 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1854;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1855 = t1843 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_26 = t1855 + 1u;
                    const u32 t1857 = end_26 > seq_q ? end_26 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1858 = t1857 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_27 = t1858 < seq_k ? t1858 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1860 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_28 = t1860 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_35 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1863 = visible_35 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1863;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_36 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1865 = visible_36 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1865;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1866 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1867 = t1866 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1868 = t1476 + t1867;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1869 = t1868 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1870 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1871 = t1870 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1872 = t1476 + t1871;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1873 = t1872 + 33u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1874 = t1869 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_29 = t1874 + 1u;
                    const u32 t1876 = end_29 > seq_q ? end_29 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1877 = t1876 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_30 = t1877 < seq_k ? t1877 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1879 = end_30 > column ? end_30 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_31 = t1879 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_37 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1882 = visible_37 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1882;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_38 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1884 = visible_38 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1884;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1885 = t1873 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_32 = t1885 + 1u;
                    const u32 t1887 = end_32 > seq_q ? end_32 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1888 = t1887 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_33 = t1888 < seq_k ? t1888 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1890 = end_33 > column ? end_33 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_34 = t1890 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_39 = 0u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1893 = visible_39 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1893;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_40 = 8u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1895 = visible_40 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1895;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1896 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1897 = t1896 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1898 = t1476 + t1897;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1899 = t1898 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1900 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1901 = t1900 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1902 = t1476 + t1901;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1903 = t1902 + 41u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1904 = t1899 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_35 = t1904 + 1u;
                    const u32 t1906 = end_35 > seq_q ? end_35 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1907 = t1906 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_36 = t1907 < seq_k ? t1907 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1909 = end_36 > column ? end_36 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_37 = t1909 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_41 = 0u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1912 = visible_41 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1912;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_42 = 8u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1914 = visible_42 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1914;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1915 = t1903 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_38 = t1915 + 1u;
                    const u32 t1917 = end_38 > seq_q ? end_38 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1918 = t1917 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_39 = t1918 < seq_k ? t1918 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1920 = end_39 > column ? end_39 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_40 = t1920 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_43 = 0u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1923 = visible_43 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1923;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_44 = 8u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1925 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1925;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1926 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1927 = t1926 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1928 = t1476 + t1927;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1929 = t1928 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1930 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1931 = t1930 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1932 = t1476 + t1931;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1933 = t1932 + 49u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1934 = t1929 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_41 = t1934 + 1u;
                    const u32 t1936 = end_41 > seq_q ? end_41 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1937 = t1936 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_42 = t1937 < seq_k ? t1937 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1939 = end_42 > column ? end_42 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_43 = t1939 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_45 = 0u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1942 = visible_45 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1942;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_46 = 8u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1944 = visible_46 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1944;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1945 = t1933 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_44 = t1945 + 1u;
                    const u32 t1947 = end_44 > seq_q ? end_44 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1948 = t1947 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_45 = t1948 < seq_k ? t1948 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1950 = end_45 > column ? end_45 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_46 = t1950 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_47 = 0u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1953 = visible_47 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1953;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_48 = 8u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1955 = visible_48 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1955;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1956 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1957 = t1956 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1958 = t1476 + t1957;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1959 = t1958 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1960 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1961 = t1960 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1962 = t1476 + t1961;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1963 = t1962 + 57u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1964 = t1959 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_47 = t1964 + 1u;
                    const u32 t1966 = end_47 > seq_q ? end_47 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1967 = t1966 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_48 = t1967 < seq_k ? t1967 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1969 = end_48 > column ? end_48 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_49 = t1969 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_49 = 0u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1972 = visible_49 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1972;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_50 = 8u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1974 = visible_50 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1974;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1975 = t1963 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_50 = t1975 + 1u;
                    const u32 t1977 = end_50 > seq_q ? end_50 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1978 = t1977 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_51 = t1978 < seq_k ? t1978 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1980 = end_51 > column ? end_51 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_52 = t1980 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_51 = 0u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1983 = visible_51 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1983;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_52 = 8u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1985 = visible_52 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1985;
                }
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1986 = lane & 3u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1987 = t1986 << 4u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1988 = statistics_3 + t1987;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                u32 row_6;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t1988) : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_3));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1990;
                asm("mov.b32 %0, %1;" : "=f"(t1990) : "r"(row_4));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_5));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1992;
                asm("mov.b32 %0, %1;" : "=f"(t1992) : "r"(row_6));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1993 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1994;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1994) : "f"(s), "f"(scale_log2), "f"(t1993));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1995;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1995) : "f"(t1994));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t1995;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1996 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1997;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1997) : "f"(s_2), "f"(scale_log2), "f"(t1996));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1998;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1998) : "f"(t1997));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t1998;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1999 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2000;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2000) : "f"(s_3), "f"(scale_log2), "f"(t1999));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2001;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2001) : "f"(t2000));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t2001;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2002 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2003;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2003) : "f"(s_4), "f"(scale_log2), "f"(t2002));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2004;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2004) : "f"(t2003));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t2004;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_7;
                u32 row_8;
                u32 row_9;
                u32 row_10;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t1988) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_7));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2006;
                asm("mov.b32 %0, %1;" : "=f"(t2006) : "r"(row_8));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_9));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2008;
                asm("mov.b32 %0, %1;" : "=f"(t2008) : "r"(row_10));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2009 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2010;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2010) : "f"(s_5), "f"(scale_log2), "f"(t2009));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2011;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2011) : "f"(t2010));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t2011;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2012 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2013;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2013) : "f"(s_6), "f"(scale_log2), "f"(t2012));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2014;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2014) : "f"(t2013));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t2014;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2015 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2016;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2016) : "f"(s_7), "f"(scale_log2), "f"(t2015));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2017;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2017) : "f"(t2016));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t2017;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2018 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2019;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2019) : "f"(s_8), "f"(scale_log2), "f"(t2018));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2020;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2020) : "f"(t2019));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t2020;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_11;
                u32 row_12;
                u32 row_13;
                u32 row_14;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t1988) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_11));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2022;
                asm("mov.b32 %0, %1;" : "=f"(t2022) : "r"(row_12));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_13));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2024;
                asm("mov.b32 %0, %1;" : "=f"(t2024) : "r"(row_14));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2025 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2026;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2026) : "f"(s_9), "f"(scale_log2), "f"(t2025));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2027;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2027) : "f"(t2026));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t2027;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2028 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2029;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2029) : "f"(s_10), "f"(scale_log2), "f"(t2028));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2030;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2030) : "f"(t2029));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t2030;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2031 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2032;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2032) : "f"(s_11), "f"(scale_log2), "f"(t2031));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2033;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2033) : "f"(t2032));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t2033;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2034 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2035;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2035) : "f"(s_12), "f"(scale_log2), "f"(t2034));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2036;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2036) : "f"(t2035));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t2036;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_15;
                u32 row_16;
                u32 row_17;
                u32 row_18;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t1988) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_15));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2038;
                asm("mov.b32 %0, %1;" : "=f"(t2038) : "r"(row_16));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_17));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2040;
                asm("mov.b32 %0, %1;" : "=f"(t2040) : "r"(row_18));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2041 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2042;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2042) : "f"(s_13), "f"(scale_log2), "f"(t2041));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2043;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2043) : "f"(t2042));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t2043;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2044 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2045;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2045) : "f"(s_14), "f"(scale_log2), "f"(t2044));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2046;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2046) : "f"(t2045));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t2046;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2047 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2048;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2048) : "f"(s_15), "f"(scale_log2), "f"(t2047));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2049;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2049) : "f"(t2048));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t2049;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2050 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2051;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2051) : "f"(s_16), "f"(scale_log2), "f"(t2050));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2052;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2052) : "f"(t2051));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t2052;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_19;
                u32 row_20;
                u32 row_21;
                u32 row_22;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t1988) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_19));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2054;
                asm("mov.b32 %0, %1;" : "=f"(t2054) : "r"(row_20));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_21));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2056;
                asm("mov.b32 %0, %1;" : "=f"(t2056) : "r"(row_22));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2057 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2058;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2058) : "f"(s_17), "f"(scale_log2), "f"(t2057));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2059;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2059) : "f"(t2058));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t2059;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2060 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2061;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2061) : "f"(s_18), "f"(scale_log2), "f"(t2060));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2062;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2062) : "f"(t2061));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t2062;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2063 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2064;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2064) : "f"(s_19), "f"(scale_log2), "f"(t2063));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2065;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2065) : "f"(t2064));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t2065;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2066 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2067;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2067) : "f"(s_20), "f"(scale_log2), "f"(t2066));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2068;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2068) : "f"(t2067));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t2068;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_23;
                u32 row_24;
                u32 row_25;
                u32 row_26;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t1988) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_23));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2070;
                asm("mov.b32 %0, %1;" : "=f"(t2070) : "r"(row_24));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_25));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2072;
                asm("mov.b32 %0, %1;" : "=f"(t2072) : "r"(row_26));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2073 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2074;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2074) : "f"(s_21), "f"(scale_log2), "f"(t2073));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2075;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2075) : "f"(t2074));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t2075;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2076 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2077;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2077) : "f"(s_22), "f"(scale_log2), "f"(t2076));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2078;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2078) : "f"(t2077));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t2078;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2079 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2080;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2080) : "f"(s_23), "f"(scale_log2), "f"(t2079));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2081;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2081) : "f"(t2080));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t2081;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2082 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2083;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2083) : "f"(s_24), "f"(scale_log2), "f"(t2082));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2084;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2084) : "f"(t2083));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t2084;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_27;
                u32 row_28;
                u32 row_29;
                u32 row_30;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t1988) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_27));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2086;
                asm("mov.b32 %0, %1;" : "=f"(t2086) : "r"(row_28));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_29));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2088;
                asm("mov.b32 %0, %1;" : "=f"(t2088) : "r"(row_30));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2089 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2090;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2090) : "f"(s_25), "f"(scale_log2), "f"(t2089));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2091;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2091) : "f"(t2090));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t2091;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2092 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2093;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2093) : "f"(s_26), "f"(scale_log2), "f"(t2092));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2094;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2094) : "f"(t2093));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t2094;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2095 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2096;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2096) : "f"(s_27), "f"(scale_log2), "f"(t2095));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2097;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2097) : "f"(t2096));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t2097;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2098 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2099;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2099) : "f"(s_28), "f"(scale_log2), "f"(t2098));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2100;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2100) : "f"(t2099));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t2100;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_31;
                u32 row_32;
                u32 row_33;
                u32 row_34;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t1988) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_31));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2102;
                asm("mov.b32 %0, %1;" : "=f"(t2102) : "r"(row_32));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_33));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2104;
                asm("mov.b32 %0, %1;" : "=f"(t2104) : "r"(row_34));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2105 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2106;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2106) : "f"(s_29), "f"(scale_log2), "f"(t2105));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2107;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2107) : "f"(t2106));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t2107;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2108 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2109) : "f"(s_30), "f"(scale_log2), "f"(t2108));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2110;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2110) : "f"(t2109));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t2110;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2111 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2112;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2112) : "f"(s_31), "f"(scale_log2), "f"(t2111));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2113;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2113) : "f"(t2112));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t2113;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2114 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2115) : "f"(s_32), "f"(scale_log2), "f"(t2114));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2116;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2116) : "f"(t2115));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t2116;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2117;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2117) : "f"(s), "f"(s_2));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2118;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2118) : "f"(s_3), "f"(s_4));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2119;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2119) : "f"(s_5), "f"(s_6));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2120;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2120) : "f"(s_7), "f"(s_8));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2121;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2121) : "f"(s_9), "f"(s_10));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2122;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2122) : "f"(s_11), "f"(s_12));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2123;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2123) : "f"(s_13), "f"(s_14));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2124;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2124) : "f"(s_15), "f"(s_16));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2125;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2125) : "f"(s_17), "f"(s_18));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2126;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2126) : "f"(s_19), "f"(s_20));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2127;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2127) : "f"(s_21), "f"(s_22));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2128;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2128) : "f"(s_23), "f"(s_24));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2129;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2129) : "f"(s_25), "f"(s_26));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2130;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2130) : "f"(s_27), "f"(s_28));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2131;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2131) : "f"(s_29), "f"(s_30));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2132;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2132) : "f"(s_31), "f"(s_32));
#line 115 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2133 = t1419 >> 4u;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2134 = t2133 + 33554432u;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2135 = (u64)t2134;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2136 = t2135 + 4611686293305294848ull;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2137 = t2133 + 33554560u;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2138 = (u64)t2137;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2139 = t2138 + 4611686293305294848ull;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2140 = t2133 + 33554688u;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2141 = (u64)t2140;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2142 = t2141 + 4611686293305294848ull;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2143 = t2133 + 33554816u;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2144 = (u64)t2143;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2145 = t2144 + 4611686293305294848ull;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t2117), "r"(t2118), "r"(t2119), "r"(t2120), "l"(t2136), "r"(t2121), "r"(t2122), "r"(t2123), "r"(t2124), "l"(t2139), "r"(t2125), "r"(t2126), "r"(t2127), "r"(t2128), "l"(t2142), "r"(t2129), "r"(t2130), "r"(t2131), "r"(t2132), "l"(t2145) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2146 = lane & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2147 = t2146 << 4u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2148 = statistics_3 + t2147;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                u32 row_38;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t2148) : "memory");
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2149;
                asm("mov.b32 %0, %1;" : "=f"(t2149) : "r"(row_35));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2150;
                asm("mov.b32 %0, %1;" : "=f"(t2150) : "r"(row_36));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2151;
                asm("mov.b32 %0, %1;" : "=f"(t2151) : "r"(row_37));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2152;
                asm("mov.b32 %0, %1;" : "=f"(t2152) : "r"(row_38));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2153 = dp - t2150;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2154 = s * t2153;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t2154;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2155 = dp_2 - t2152;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2156 = s_2 * t2155;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t2156;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2157 = dp_3 - t2150;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2158 = s_3 * t2157;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t2158;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2159 = dp_4 - t2152;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2160 = s_4 * t2159;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t2160;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_39;
                u32 row_40;
                u32 row_41;
                u32 row_42;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t2148) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2161;
                asm("mov.b32 %0, %1;" : "=f"(t2161) : "r"(row_39));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2162;
                asm("mov.b32 %0, %1;" : "=f"(t2162) : "r"(row_40));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2163;
                asm("mov.b32 %0, %1;" : "=f"(t2163) : "r"(row_41));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2164;
                asm("mov.b32 %0, %1;" : "=f"(t2164) : "r"(row_42));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2165 = dp_5 - t2162;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2166 = s_5 * t2165;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t2166;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2167 = dp_6 - t2164;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2168 = s_6 * t2167;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t2168;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2169 = dp_7 - t2162;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2170 = s_7 * t2169;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t2170;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2171 = dp_8 - t2164;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2172 = s_8 * t2171;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t2172;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_43;
                u32 row_44;
                u32 row_45;
                u32 row_46;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t2148) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2173;
                asm("mov.b32 %0, %1;" : "=f"(t2173) : "r"(row_43));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2174;
                asm("mov.b32 %0, %1;" : "=f"(t2174) : "r"(row_44));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2175;
                asm("mov.b32 %0, %1;" : "=f"(t2175) : "r"(row_45));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2176;
                asm("mov.b32 %0, %1;" : "=f"(t2176) : "r"(row_46));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2177 = dp_9 - t2174;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2178 = s_9 * t2177;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t2178;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2179 = dp_10 - t2176;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2180 = s_10 * t2179;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t2180;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2181 = dp_11 - t2174;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2182 = s_11 * t2181;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t2182;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2183 = dp_12 - t2176;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2184 = s_12 * t2183;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t2184;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_47;
                u32 row_48;
                u32 row_49;
                u32 row_50;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t2148) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2185;
                asm("mov.b32 %0, %1;" : "=f"(t2185) : "r"(row_47));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2186;
                asm("mov.b32 %0, %1;" : "=f"(t2186) : "r"(row_48));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2187;
                asm("mov.b32 %0, %1;" : "=f"(t2187) : "r"(row_49));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2188;
                asm("mov.b32 %0, %1;" : "=f"(t2188) : "r"(row_50));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2189 = dp_13 - t2186;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2190 = s_13 * t2189;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t2190;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2191 = dp_14 - t2188;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2192 = s_14 * t2191;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t2192;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2193 = dp_15 - t2186;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2194 = s_15 * t2193;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t2194;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2195 = dp_16 - t2188;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2196 = s_16 * t2195;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t2196;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_51;
                u32 row_52;
                u32 row_53;
                u32 row_54;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t2148) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2197;
                asm("mov.b32 %0, %1;" : "=f"(t2197) : "r"(row_51));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2198;
                asm("mov.b32 %0, %1;" : "=f"(t2198) : "r"(row_52));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2199;
                asm("mov.b32 %0, %1;" : "=f"(t2199) : "r"(row_53));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2200;
                asm("mov.b32 %0, %1;" : "=f"(t2200) : "r"(row_54));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2201 = dp_17 - t2198;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2202 = s_17 * t2201;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t2202;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2203 = dp_18 - t2200;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2204 = s_18 * t2203;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t2204;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2205 = dp_19 - t2198;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2206 = s_19 * t2205;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t2206;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2207 = dp_20 - t2200;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2208 = s_20 * t2207;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t2208;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_55;
                u32 row_56;
                u32 row_57;
                u32 row_58;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t2148) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2209;
                asm("mov.b32 %0, %1;" : "=f"(t2209) : "r"(row_55));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2210;
                asm("mov.b32 %0, %1;" : "=f"(t2210) : "r"(row_56));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2211;
                asm("mov.b32 %0, %1;" : "=f"(t2211) : "r"(row_57));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2212;
                asm("mov.b32 %0, %1;" : "=f"(t2212) : "r"(row_58));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2213 = dp_21 - t2210;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2214 = s_21 * t2213;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t2214;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2215 = dp_22 - t2212;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2216 = s_22 * t2215;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t2216;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2217 = dp_23 - t2210;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2218 = s_23 * t2217;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t2218;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2219 = dp_24 - t2212;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2220 = s_24 * t2219;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t2220;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_59;
                u32 row_60;
                u32 row_61;
                u32 row_62;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t2148) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2221;
                asm("mov.b32 %0, %1;" : "=f"(t2221) : "r"(row_59));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2222;
                asm("mov.b32 %0, %1;" : "=f"(t2222) : "r"(row_60));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2223;
                asm("mov.b32 %0, %1;" : "=f"(t2223) : "r"(row_61));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2224;
                asm("mov.b32 %0, %1;" : "=f"(t2224) : "r"(row_62));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2225 = dp_25 - t2222;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2226 = s_25 * t2225;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t2226;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2227 = dp_26 - t2224;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2228 = s_26 * t2227;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t2228;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2229 = dp_27 - t2222;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2230 = s_27 * t2229;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t2230;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2231 = dp_28 - t2224;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2232 = s_28 * t2231;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t2232;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_63;
                u32 row_64;
                u32 row_65;
                u32 row_66;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t2148) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2233;
                asm("mov.b32 %0, %1;" : "=f"(t2233) : "r"(row_63));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2234;
                asm("mov.b32 %0, %1;" : "=f"(t2234) : "r"(row_64));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2235;
                asm("mov.b32 %0, %1;" : "=f"(t2235) : "r"(row_65));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t2236;
                asm("mov.b32 %0, %1;" : "=f"(t2236) : "r"(row_66));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2237 = dp_29 - t2234;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2238 = s_29 * t2237;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t2238;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2239 = dp_30 - t2236;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2240 = s_30 * t2239;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t2240;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2241 = dp_31 - t2234;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2242 = s_31 * t2241;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t2242;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2243 = dp_32 - t2236;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t2244 = s_32 * t2243;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t2244;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2245 = i_7 & 1u;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2246 = t2245 << 14u;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2247 = after + t2246;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2248 = t1008 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2249 = t1009 + t2248;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2250;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2250) : "f"(dp), "f"(dp_2));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2251;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2251) : "f"(dp_3), "f"(dp_4));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2252;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2252) : "f"(dp_5), "f"(dp_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2253;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2253) : "f"(dp_7), "f"(dp_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2254;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2254) : "f"(dp_9), "f"(dp_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2255;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2255) : "f"(dp_11), "f"(dp_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2256;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2256) : "f"(dp_13), "f"(dp_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2257;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2257) : "f"(dp_15), "f"(dp_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2258;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2258) : "f"(dp_17), "f"(dp_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2259;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2259) : "f"(dp_19), "f"(dp_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2260;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2260) : "f"(dp_21), "f"(dp_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2261;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2261) : "f"(dp_23), "f"(dp_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2262;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2262) : "f"(dp_25), "f"(dp_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2263;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2263) : "f"(dp_27), "f"(dp_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2264;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2264) : "f"(dp_29), "f"(dp_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2265;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2265) : "f"(dp_31), "f"(dp_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2266 = lane & 15u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2267 = t2249 + t2266;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2268 = lane >> 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2269 = t2267 & 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2270 = t2268 ^ t2269;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2271 = t2267 << 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2272 = t2270 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2273 = t2271 + t2272;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2274 = t2247 + t2273;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2274), "r"(t2250), "r"(t2251), "r"(t2252), "r"(t2253) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2275 = t2273 ^ 32u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2276 = t2247 + t2275;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2276), "r"(t2254), "r"(t2255), "r"(t2256), "r"(t2257) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2277 = t2273 ^ 64u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2278 = t2247 + t2277;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2278), "r"(t2258), "r"(t2259), "r"(t2260), "r"(t2261) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2279 = t2273 ^ 96u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2280 = t2247 + t2279;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2280), "r"(t2262), "r"(t2263), "r"(t2264), "r"(t2265) : "memory");
                u32 t2281;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2281) : "f"(dp), "f"(dp_2));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2282;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2282) : "f"(dp_3), "f"(dp_4));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2283;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2283) : "f"(dp_5), "f"(dp_6));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2284;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2284) : "f"(dp_7), "f"(dp_8));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2285;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2285) : "f"(dp_9), "f"(dp_10));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2286;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2286) : "f"(dp_11), "f"(dp_12));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2287;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2287) : "f"(dp_13), "f"(dp_14));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2288;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2288) : "f"(dp_15), "f"(dp_16));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2289;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2289) : "f"(dp_17), "f"(dp_18));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2290;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2290) : "f"(dp_19), "f"(dp_20));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2291;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2291) : "f"(dp_21), "f"(dp_22));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2292;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2292) : "f"(dp_23), "f"(dp_24));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2293;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2293) : "f"(dp_25), "f"(dp_26));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2294;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2294) : "f"(dp_27), "f"(dp_28));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2295;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2295) : "f"(dp_29), "f"(dp_30));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2296;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2296) : "f"(dp_31), "f"(dp_32));
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t2281;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t2282;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t2283;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t2284;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t2285;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t2286;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t2287;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t2288;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t2289;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t2290;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t2291;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t2292;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t2293;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t2294;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t2295;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t2296;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2297 = index_2 << 14u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2298 = smem_1 + t2297;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2299;
                asm volatile("mov.b32 %0, %1;" : "=r"(t2299) : "r"(t2298));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2300 = t2247 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2301 = t2299 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2302 = t2300 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2303 = (u64)t2302;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2304 = t2303 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2305 = t2301 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2306 = (u64)t2305;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2307 = t2306 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2308 = t2300 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2309 = (u64)t2308;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2310 = t2309 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2311 = t2301 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2312 = (u64)t2311;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2313 = t2312 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2314 = t2300 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2315 = (u64)t2314;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2316 = t2315 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2317 = t2301 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2318 = (u64)t2317;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2319 = t2318 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2320 = t2300 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2321 = (u64)t2320;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2322 = t2321 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2323 = t2301 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2324 = (u64)t2323;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2325 = t2324 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2326 = t2300 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2327 = (u64)t2326;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2328 = t2327 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2329 = t2301 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2330 = (u64)t2329;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2331 = t2330 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2332 = t2300 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2333 = (u64)t2332;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2334 = t2333 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2335 = t2301 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2336 = (u64)t2335;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2337 = t2336 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2338 = t2300 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2339 = (u64)t2338;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2340 = t2339 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2341 = t2301 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2342 = (u64)t2341;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2343 = t2342 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2344 = t2300 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2345 = (u64)t2344;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2346 = t2345 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2347 = t2301 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2348 = (u64)t2347;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2349 = t2348 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32), "=&f"(dq_33) : "l"(t2304), "l"(t2307), "l"(t2310), "l"(t2313), "l"(t2316), "l"(t2319), "l"(t2322), "l"(t2325), "l"(t2328), "l"(t2331), "l"(t2334), "l"(t2337), "l"(t2340), "l"(t2343), "l"(t2346), "l"(t2349) : "memory");
#line 138 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 140 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2350 = t1416 >> 4u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2351 = t2350 + 33554432u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2352 = (u64)t2351;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2353 = t2352 + 4611686293305294848ull;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2354 = t2350 + 33554560u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2355 = (u64)t2354;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2356 = t2355 + 4611686293305294848ull;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2357 = t2350 + 33554688u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2358 = (u64)t2357;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2359 = t2358 + 4611686293305294848ull;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2360 = t2350 + 33554816u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2361 = (u64)t2360;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2362 = t2361 + 4611686293305294848ull;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t2353), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t2356), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t2359), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t2362) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2363 = i_7 + 1u;
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t1413 ? t2363 : i_7;
#line 153 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32), "+f"(dq_33) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t2117), "r"(t2118), "r"(t2119), "r"(t2120) : "memory");
#line 154 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t2121), "r"(t2122), "r"(t2123), "r"(t2124) : "memory");
#line 154 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t2125), "r"(t2126), "r"(t2127), "r"(t2128) : "memory");
#line 154 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t2129), "r"(t2130), "r"(t2131), "r"(t2132) : "memory");
#line 400 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_7 & 1u;
                const u32 t2366 = slot_4 + 8u;
#line 401 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2367 = t2366 << 3u;
#line 401 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2368 = p + t2367;
#line 406 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2369 = lane == 0u;
#line 406 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2369) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2368) : "memory");
                }
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2370 = batch_2 * heads;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2371 = t2370 + t1232;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2372 = t2371 * padded;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2373 = t1238 << 6u;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_67 = t2372 + t2373;
#line 220 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2375 = t1008 << 4u;
#line 220 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_68 = row_67 + t2375;
                const u64 t2377 = (u64)row_68;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2378 = t2377 * sums_stride0;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2379 = t2378 * 4ull;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2380 = sums + t2379;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2381 = index_2 << 10u;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2382 = (u64)t2381 * 4u;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 address = t2380 + t2382;
#line 223 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2384 = index_2 << 2u;
#line 223 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2385 = t2384 + t1008;
#line 223 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2386 = t2385 << 12u;
#line 223 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place_44 = p + t2386;
#line 229 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2388 = p + 80u;
#line 229 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2389 = i_7 & 1u;
#line 229 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2388), "r"(t2389) : "memory");
#line 147 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t2390 = (u32)__cvta_generic_to_shared(smem);
#line 147 "fa-kernels/src/attention/backward/turns.rs"
                const u32 place_45 = t2390 + 165984u;
                f32 t2392;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t2392) : "r"(place_45) : "memory");
#line 148 "fa-kernels/src/attention/backward/turns.rs"
                u32 t2393;
                asm("mov.b32 %0, %1;" : "=r"(t2393) : "f"(t2392));
#line 148 "fa-kernels/src/attention/backward/turns.rs"
                const bool t2394 = t2393 != 0u;
#line 148 "fa-kernels/src/attention/backward/turns.rs"
                f32 t2395;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t2395) : "r"(place_45) : "memory");
#line 148 "fa-kernels/src/attention/backward/turns.rs"
                u32 t2396;
                asm("mov.b32 %0, %1;" : "=r"(t2396) : "f"(t2395));
#line 148 "fa-kernels/src/attention/backward/turns.rs"
                const bool t2397 = t2396 != 0u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2397) {
#line 262 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2398 = !t2394;
#line 262 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2398) {
                        const u32 t2399 = lane << 2u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2400 = (u64)t2399 * 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2401 = address + t2400;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t2401) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2402;
                        asm("mov.b32 %0, %1;" : "=f"(t2402) : "r"(chunk));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2403;
                        asm("mov.b32 %0, %1;" : "=f"(t2403) : "r"(chunk_2));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2404;
                        asm("mov.b32 %0, %1;" : "=f"(t2404) : "r"(chunk_3));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2405;
                        asm("mov.b32 %0, %1;" : "=f"(t2405) : "r"(chunk_4));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2406 = dq_2 + t2402;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_2 = t2406;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2407 = dq_3 + t2403;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_3 = t2407;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2408 = dq_4 + t2404;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_4 = t2408;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2409 = dq_5 + t2405;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_5 = t2409;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t2401) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2410;
                        asm("mov.b32 %0, %1;" : "=f"(t2410) : "r"(chunk_5));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2411;
                        asm("mov.b32 %0, %1;" : "=f"(t2411) : "r"(chunk_6));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2412;
                        asm("mov.b32 %0, %1;" : "=f"(t2412) : "r"(chunk_7));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2413;
                        asm("mov.b32 %0, %1;" : "=f"(t2413) : "r"(chunk_8));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2414 = dq_6 + t2410;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_6 = t2414;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2415 = dq_7 + t2411;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_7 = t2415;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2416 = dq_8 + t2412;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_8 = t2416;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2417 = dq_9 + t2413;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_9 = t2417;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        u32 chunk_9;
                        u32 chunk_10;
                        u32 chunk_11;
                        u32 chunk_12;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t2401) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2418;
                        asm("mov.b32 %0, %1;" : "=f"(t2418) : "r"(chunk_9));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2419;
                        asm("mov.b32 %0, %1;" : "=f"(t2419) : "r"(chunk_10));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2420;
                        asm("mov.b32 %0, %1;" : "=f"(t2420) : "r"(chunk_11));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2421;
                        asm("mov.b32 %0, %1;" : "=f"(t2421) : "r"(chunk_12));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2422 = dq_10 + t2418;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_10 = t2422;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2423 = dq_11 + t2419;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_11 = t2423;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2424 = dq_12 + t2420;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_12 = t2424;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2425 = dq_13 + t2421;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_13 = t2425;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        u32 chunk_13;
                        u32 chunk_14;
                        u32 chunk_15;
                        u32 chunk_16;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t2401) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2426;
                        asm("mov.b32 %0, %1;" : "=f"(t2426) : "r"(chunk_13));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2427;
                        asm("mov.b32 %0, %1;" : "=f"(t2427) : "r"(chunk_14));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2428;
                        asm("mov.b32 %0, %1;" : "=f"(t2428) : "r"(chunk_15));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2429;
                        asm("mov.b32 %0, %1;" : "=f"(t2429) : "r"(chunk_16));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2430 = dq_14 + t2426;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_14 = t2430;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2431 = dq_15 + t2427;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_15 = t2431;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2432 = dq_16 + t2428;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_16 = t2432;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2433 = dq_17 + t2429;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_17 = t2433;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        u32 chunk_17;
                        u32 chunk_18;
                        u32 chunk_19;
                        u32 chunk_20;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t2401) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2434;
                        asm("mov.b32 %0, %1;" : "=f"(t2434) : "r"(chunk_17));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2435;
                        asm("mov.b32 %0, %1;" : "=f"(t2435) : "r"(chunk_18));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2436;
                        asm("mov.b32 %0, %1;" : "=f"(t2436) : "r"(chunk_19));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2437;
                        asm("mov.b32 %0, %1;" : "=f"(t2437) : "r"(chunk_20));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2438 = dq_18 + t2434;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_18 = t2438;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2439 = dq_19 + t2435;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_19 = t2439;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2440 = dq_20 + t2436;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_20 = t2440;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2441 = dq_21 + t2437;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_21 = t2441;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        u32 chunk_21;
                        u32 chunk_22;
                        u32 chunk_23;
                        u32 chunk_24;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t2401) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2442;
                        asm("mov.b32 %0, %1;" : "=f"(t2442) : "r"(chunk_21));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2443;
                        asm("mov.b32 %0, %1;" : "=f"(t2443) : "r"(chunk_22));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2444;
                        asm("mov.b32 %0, %1;" : "=f"(t2444) : "r"(chunk_23));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2445;
                        asm("mov.b32 %0, %1;" : "=f"(t2445) : "r"(chunk_24));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2446 = dq_22 + t2442;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_22 = t2446;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2447 = dq_23 + t2443;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_23 = t2447;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2448 = dq_24 + t2444;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_24 = t2448;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2449 = dq_25 + t2445;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_25 = t2449;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        u32 chunk_25;
                        u32 chunk_26;
                        u32 chunk_27;
                        u32 chunk_28;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t2401) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2450;
                        asm("mov.b32 %0, %1;" : "=f"(t2450) : "r"(chunk_25));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2451;
                        asm("mov.b32 %0, %1;" : "=f"(t2451) : "r"(chunk_26));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2452;
                        asm("mov.b32 %0, %1;" : "=f"(t2452) : "r"(chunk_27));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2453;
                        asm("mov.b32 %0, %1;" : "=f"(t2453) : "r"(chunk_28));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2454 = dq_26 + t2450;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_26 = t2454;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2455 = dq_27 + t2451;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_27 = t2455;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2456 = dq_28 + t2452;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_28 = t2456;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2457 = dq_29 + t2453;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_29 = t2457;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        u32 chunk_29;
                        u32 chunk_30;
                        u32 chunk_31;
                        u32 chunk_32;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t2401) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2458;
                        asm("mov.b32 %0, %1;" : "=f"(t2458) : "r"(chunk_29));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2459;
                        asm("mov.b32 %0, %1;" : "=f"(t2459) : "r"(chunk_30));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2460;
                        asm("mov.b32 %0, %1;" : "=f"(t2460) : "r"(chunk_31));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        f32 t2461;
                        asm("mov.b32 %0, %1;" : "=f"(t2461) : "r"(chunk_32));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2462 = dq_30 + t2458;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_30 = t2462;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2463 = dq_31 + t2459;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_31 = t2463;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2464 = dq_32 + t2460;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_32 = t2464;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 t2465 = dq_33 + t2461;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        dq_33 = t2465;
                    }
#line 280 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2466 = t1238 << 6u;
#line 280 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2467 = t1008 << 4u;
#line 280 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 first_query = t2466 + t2467;
                    const u32 first_column = index_2 << 6u;
                    const u32 t2470 = lane >> 2u;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_69 = first_query + t2470;
#line 285 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2472 = row_69 < seq_q;
#line 285 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2472) {
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2473 = (u64)batch_2;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2474 = t2473 * dq_stride0;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2475 = t2474 * 2ull;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2476 = dq + t2475;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2477 = (u64)row_69;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2478 = t2477 * dq_stride1;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2479 = t2478 * 2ull;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2480 = t2476 + t2479;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2481 = (u64)t1232;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2482 = t2481 * dq_stride2;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2483 = t2482 * 2ull;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2484 = t2480 + t2483;
                        const u32 t2485 = lane & 3u;
#line 288 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u32 t2486 = t2485 << 1u;
#line 288 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u32 t2487 = first_column + t2486;
#line 288 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2488 = (u64)t2487 * 2u;
#line 288 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2489 = t2484 + t2488;
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_4 = dq_2;
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_5 = dq_3;
                        const bool t2490 = first_column < head_dim;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2490) {
                            const f32 t2491 = pair_4 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2492 = pair_5 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2493;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2493) : "f"(t2491), "f"(t2492));
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(t2489), "r"(t2493) : "memory");
                        }
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_6 = dq_6;
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_7 = dq_7;
                        const u32 t2494 = first_column + 8u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2495 = t2494 < head_dim;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2495) {
                            const f32 t2496 = pair_6 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2497 = pair_7 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2498;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2498) : "f"(t2496), "f"(t2497));
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(t2489), "r"(t2498) : "memory");
                        }
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_8 = dq_10;
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_9 = dq_11;
                        const u32 t2499 = first_column + 16u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2500 = t2499 < head_dim;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2500) {
                            const f32 t2501 = pair_8 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2502 = pair_9 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2503;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2503) : "f"(t2501), "f"(t2502));
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(t2489), "r"(t2503) : "memory");
                        }
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_10 = dq_14;
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_11 = dq_15;
                        const u32 t2504 = first_column + 24u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2505 = t2504 < head_dim;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2505) {
                            const f32 t2506 = pair_10 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2507 = pair_11 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2508;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2508) : "f"(t2506), "f"(t2507));
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(t2489), "r"(t2508) : "memory");
                        }
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_12 = dq_18;
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_13 = dq_19;
                        const u32 t2509 = first_column + 32u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2510 = t2509 < head_dim;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2510) {
                            const f32 t2511 = pair_12 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2512 = pair_13 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2513;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2513) : "f"(t2511), "f"(t2512));
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(t2489), "r"(t2513) : "memory");
                        }
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_14 = dq_22;
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_15 = dq_23;
                        const u32 t2514 = first_column + 40u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2515 = t2514 < head_dim;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2515) {
                            const f32 t2516 = pair_14 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2517 = pair_15 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2518;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2518) : "f"(t2516), "f"(t2517));
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(t2489), "r"(t2518) : "memory");
                        }
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_16 = dq_26;
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_17 = dq_27;
                        const u32 t2519 = first_column + 48u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2520 = t2519 < head_dim;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2520) {
                            const f32 t2521 = pair_16 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2522 = pair_17 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2523;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2523) : "f"(t2521), "f"(t2522));
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(t2489), "r"(t2523) : "memory");
                        }
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_18 = dq_30;
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_19 = dq_31;
                        const u32 t2524 = first_column + 56u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2525 = t2524 < head_dim;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2525) {
                            const f32 t2526 = pair_18 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2527 = pair_19 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2528;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2528) : "f"(t2526), "f"(t2527));
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(t2489), "r"(t2528) : "memory");
                        }
                    }
#line 284 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 query_3 = row_69 + 8u;
                    const bool t2530 = query_3 < seq_q;
#line 285 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2530) {
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2531 = (u64)batch_2;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2532 = t2531 * dq_stride0;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2533 = t2532 * 2ull;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2534 = dq + t2533;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2535 = (u64)query_3;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2536 = t2535 * dq_stride1;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2537 = t2536 * 2ull;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2538 = t2534 + t2537;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2539 = (u64)t1232;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2540 = t2539 * dq_stride2;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2541 = t2540 * 2ull;
#line 287 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2542 = t2538 + t2541;
                        const u32 t2543 = lane & 3u;
#line 288 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u32 t2544 = t2543 << 1u;
#line 288 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u32 t2545 = first_column + t2544;
#line 288 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2546 = (u64)t2545 * 2u;
#line 288 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u64 t2547 = t2542 + t2546;
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_20 = dq_4;
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_21 = dq_5;
                        const bool t2548 = first_column < head_dim;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2548) {
                            const f32 t2549 = pair_20 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2550 = pair_21 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2551;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2551) : "f"(t2549), "f"(t2550));
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(t2547), "r"(t2551) : "memory");
                        }
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_22 = dq_8;
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_23 = dq_9;
                        const u32 t2552 = first_column + 8u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2553 = t2552 < head_dim;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2553) {
                            const f32 t2554 = pair_22 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2555 = pair_23 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2556;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2556) : "f"(t2554), "f"(t2555));
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(t2547), "r"(t2556) : "memory");
                        }
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_24 = dq_12;
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_25 = dq_13;
                        const u32 t2557 = first_column + 16u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2558 = t2557 < head_dim;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2558) {
                            const f32 t2559 = pair_24 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2560 = pair_25 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2561;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2561) : "f"(t2559), "f"(t2560));
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(t2547), "r"(t2561) : "memory");
                        }
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_26 = dq_16;
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_27 = dq_17;
                        const u32 t2562 = first_column + 24u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2563 = t2562 < head_dim;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2563) {
                            const f32 t2564 = pair_26 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2565 = pair_27 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2566;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2566) : "f"(t2564), "f"(t2565));
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(t2547), "r"(t2566) : "memory");
                        }
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_28 = dq_20;
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_29 = dq_21;
                        const u32 t2567 = first_column + 32u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2568 = t2567 < head_dim;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2568) {
                            const f32 t2569 = pair_28 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2570 = pair_29 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2571;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2571) : "f"(t2569), "f"(t2570));
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(t2547), "r"(t2571) : "memory");
                        }
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_30 = dq_24;
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_31 = dq_25;
                        const u32 t2572 = first_column + 40u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2573 = t2572 < head_dim;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2573) {
                            const f32 t2574 = pair_30 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2575 = pair_31 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2576;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2576) : "f"(t2574), "f"(t2575));
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(t2547), "r"(t2576) : "memory");
                        }
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_32 = dq_28;
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_33 = dq_29;
                        const u32 t2577 = first_column + 48u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2578 = t2577 < head_dim;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2578) {
                            const f32 t2579 = pair_32 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2580 = pair_33 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2581;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2581) : "f"(t2579), "f"(t2580));
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(t2547), "r"(t2581) : "memory");
                        }
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_34 = dq_32;
#line 290 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const f32 pair_35 = dq_33;
                        const u32 t2582 = first_column + 56u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t2583 = t2582 < head_dim;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t2583) {
                            const f32 t2584 = pair_34 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            const f32 t2585 = pair_35 * scale;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            u32 t2586;
                            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2586) : "f"(t2584), "f"(t2585));
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                            asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(t2547), "r"(t2586) : "memory");
                        }
                    }
                } else {
#line 81 "fa-kernels/src/attention/backward/sums.rs"
                    if (t2394) {
                        const u32 t2587 = lane << 2u;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        const u64 t2588 = (u64)t2587 * 4u;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        const u64 t2589 = address + t2588;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2590;
                        asm("mov.b32 %0, %1;" : "=r"(t2590) : "f"(dq_2));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2591;
                        asm("mov.b32 %0, %1;" : "=r"(t2591) : "f"(dq_3));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2592;
                        asm("mov.b32 %0, %1;" : "=r"(t2592) : "f"(dq_4));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2593;
                        asm("mov.b32 %0, %1;" : "=r"(t2593) : "f"(dq_5));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2589), "r"(t2590), "r"(t2591), "r"(t2592), "r"(t2593) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2594;
                        asm("mov.b32 %0, %1;" : "=r"(t2594) : "f"(dq_6));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2595;
                        asm("mov.b32 %0, %1;" : "=r"(t2595) : "f"(dq_7));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2596;
                        asm("mov.b32 %0, %1;" : "=r"(t2596) : "f"(dq_8));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2597;
                        asm("mov.b32 %0, %1;" : "=r"(t2597) : "f"(dq_9));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2589), "r"(t2594), "r"(t2595), "r"(t2596), "r"(t2597) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2598;
                        asm("mov.b32 %0, %1;" : "=r"(t2598) : "f"(dq_10));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2599;
                        asm("mov.b32 %0, %1;" : "=r"(t2599) : "f"(dq_11));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2600;
                        asm("mov.b32 %0, %1;" : "=r"(t2600) : "f"(dq_12));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2601;
                        asm("mov.b32 %0, %1;" : "=r"(t2601) : "f"(dq_13));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t2589), "r"(t2598), "r"(t2599), "r"(t2600), "r"(t2601) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2602;
                        asm("mov.b32 %0, %1;" : "=r"(t2602) : "f"(dq_14));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2603;
                        asm("mov.b32 %0, %1;" : "=r"(t2603) : "f"(dq_15));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2604;
                        asm("mov.b32 %0, %1;" : "=r"(t2604) : "f"(dq_16));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2605;
                        asm("mov.b32 %0, %1;" : "=r"(t2605) : "f"(dq_17));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t2589), "r"(t2602), "r"(t2603), "r"(t2604), "r"(t2605) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2606;
                        asm("mov.b32 %0, %1;" : "=r"(t2606) : "f"(dq_18));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2607;
                        asm("mov.b32 %0, %1;" : "=r"(t2607) : "f"(dq_19));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2608;
                        asm("mov.b32 %0, %1;" : "=r"(t2608) : "f"(dq_20));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2609;
                        asm("mov.b32 %0, %1;" : "=r"(t2609) : "f"(dq_21));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t2589), "r"(t2606), "r"(t2607), "r"(t2608), "r"(t2609) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2610;
                        asm("mov.b32 %0, %1;" : "=r"(t2610) : "f"(dq_22));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2611;
                        asm("mov.b32 %0, %1;" : "=r"(t2611) : "f"(dq_23));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2612;
                        asm("mov.b32 %0, %1;" : "=r"(t2612) : "f"(dq_24));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2613;
                        asm("mov.b32 %0, %1;" : "=r"(t2613) : "f"(dq_25));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t2589), "r"(t2610), "r"(t2611), "r"(t2612), "r"(t2613) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2614;
                        asm("mov.b32 %0, %1;" : "=r"(t2614) : "f"(dq_26));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2615;
                        asm("mov.b32 %0, %1;" : "=r"(t2615) : "f"(dq_27));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2616;
                        asm("mov.b32 %0, %1;" : "=r"(t2616) : "f"(dq_28));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2617;
                        asm("mov.b32 %0, %1;" : "=r"(t2617) : "f"(dq_29));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t2589), "r"(t2614), "r"(t2615), "r"(t2616), "r"(t2617) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2618;
                        asm("mov.b32 %0, %1;" : "=r"(t2618) : "f"(dq_30));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2619;
                        asm("mov.b32 %0, %1;" : "=r"(t2619) : "f"(dq_31));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2620;
                        asm("mov.b32 %0, %1;" : "=r"(t2620) : "f"(dq_32));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t2621;
                        asm("mov.b32 %0, %1;" : "=r"(t2621) : "f"(dq_33));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t2589), "r"(t2618), "r"(t2619), "r"(t2620), "r"(t2621) : "memory");
                    } else {
                        const u32 t2622 = lane << 2u;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        const u64 t2623 = (u64)t2622 * 4u;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        const u64 t2624 = address + t2623;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2624), "f"(dq_2), "f"(dq_3), "f"(dq_4), "f"(dq_5) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2624), "f"(dq_6), "f"(dq_7), "f"(dq_8), "f"(dq_9) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t2624), "f"(dq_10), "f"(dq_11), "f"(dq_12), "f"(dq_13) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t2624), "f"(dq_14), "f"(dq_15), "f"(dq_16), "f"(dq_17) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t2624), "f"(dq_18), "f"(dq_19), "f"(dq_20), "f"(dq_21) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t2624), "f"(dq_22), "f"(dq_23), "f"(dq_24), "f"(dq_25) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t2624), "f"(dq_26), "f"(dq_27), "f"(dq_28), "f"(dq_29) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t2624), "f"(dq_30), "f"(dq_31), "f"(dq_32), "f"(dq_33) : "memory");
                    }
                }
#line 229 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 229 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2625 = p + 80u;
#line 229 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2626 = t2625 + 8u;
#line 406 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2627 = lane == 0u;
#line 406 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2627) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2626) : "memory");
                }
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2628 = next & 1u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2629 = t2628 + 2u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2630 = t2629 << 3u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2631 = p + t2630;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2632 = next >> 1u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2633 = t2632 & 1u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2631), "r"(t2633) : "memory");
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2634 = next & 1u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2635 = t2634 + 6u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2636 = t2635 << 3u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2637 = p + t2636;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2638 = next >> 1u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2639 = t2638 & 1u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2637), "r"(t2639) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2640 = next & 1u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2641 = t2640 << 14u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2642 = t59 + t2641;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2643 = t1009 << 7u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2644 = smem_1 + t2643;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2645;
                asm volatile("mov.b32 %0, %1;" : "=r"(t2645) : "r"(t2644));
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2646 = t2645 >> 4u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2647 = t2642 >> 4u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2648 = t2646 + 65536u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2649 = (u64)t2648;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2650 = t2649 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2651 = t2647 + 65536u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2652 = (u64)t2651;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2653 = t2652 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2654 = t2646 + 65538u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2655 = (u64)t2654;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2656 = t2655 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2657 = t2647 + 65538u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2658 = (u64)t2657;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2659 = t2658 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2660 = t2646 + 65540u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2661 = (u64)t2660;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2662 = t2661 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2663 = t2647 + 65540u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2664 = (u64)t2663;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2665 = t2664 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2666 = t2646 + 65542u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2667 = (u64)t2666;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2668 = t2667 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2669 = t2647 + 65542u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2670 = (u64)t2669;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2671 = t2670 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2672 = t2646 + 66560u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2673 = (u64)t2672;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2674 = t2673 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2675 = t2647 + 66048u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2676 = (u64)t2675;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2677 = t2676 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2678 = t2646 + 66562u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2679 = (u64)t2678;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2680 = t2679 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2681 = t2647 + 66050u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2682 = (u64)t2681;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2683 = t2682 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2684 = t2646 + 66564u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2685 = (u64)t2684;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2686 = t2685 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2687 = t2647 + 66052u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2688 = (u64)t2687;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2689 = t2688 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2690 = t2646 + 66566u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2691 = (u64)t2690;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2692 = t2691 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2693 = t2647 + 66054u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2694 = (u64)t2693;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2695 = t2694 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t2650), "l"(t2653), "l"(t2656), "l"(t2659), "l"(t2662), "l"(t2665), "l"(t2668), "l"(t2671), "l"(t2674), "l"(t2677), "l"(t2680), "l"(t2683), "l"(t2686), "l"(t2689), "l"(t2692), "l"(t2695) : "memory");
#line 161 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 241 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("// %0" :  : "l"(address) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 182 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4) : "memory");
#line 182 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8) : "memory");
#line 182 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12) : "memory");
#line 182 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16) : "memory");
#line 400 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_5 = i_7 & 1u;
                const u32 t2697 = slot_5 + 4u;
#line 401 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2698 = t2697 << 3u;
#line 401 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2699 = p + t2698;
#line 406 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2700 = lane == 0u;
#line 406 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2700) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2699) : "memory");
                }
#line 66 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t2701 = i_7 + 1u;
#line 66 "fa-kernels/src/attention/backward/turn_walk.rs"
                i_7 = t2701;
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
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2703 = dk_2 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t2703;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2704 = dk_3 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t2704;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2705 = dk_4 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t2705;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2706 = dk_5 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t2706;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2707 = dk_6 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t2707;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2708 = dk_7 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t2708;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2709 = dk_8 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t2709;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2710 = dk_9 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t2710;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2711 = dk_10 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t2711;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2712 = dk_11 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t2712;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2713 = dk_12 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t2713;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2714 = dk_13 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t2714;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2715 = dk_14 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t2715;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2716 = dk_15 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t2716;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2717 = dk_16 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t2717;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2718 = dk_17 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t2718;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2719 = dk_18 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t2719;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2720 = dk_19 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t2720;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2721 = dk_20 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t2721;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2722 = dk_21 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t2722;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2723 = dk_22 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t2723;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2724 = dk_23 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t2724;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2725 = dk_24 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t2725;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2726 = dk_25 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t2726;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2727 = dk_26 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t2727;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2728 = dk_27 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t2728;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2729 = dk_28 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t2729;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2730 = dk_29 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t2730;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2731 = dk_30 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t2731;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2732 = dk_31 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t2732;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2733 = dk_32 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t2733;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2734 = dk_33 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t2734;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2735 = dk_34 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t2735;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2736 = dk_35 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t2736;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2737 = dk_36 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t2737;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2738 = dk_37 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t2738;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2739 = dk_38 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t2739;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2740 = dk_39 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t2740;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2741 = dk_40 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t2741;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2742 = dk_41 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t2742;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2743 = dk_42 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t2743;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2744 = dk_43 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t2744;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2745 = dk_44 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t2745;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2746 = dk_45 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t2746;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2747 = dk_46 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t2747;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2748 = dk_47 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t2748;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2749 = dk_48 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t2749;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2750 = dk_49 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t2750;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2751 = dk_50 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t2751;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2752 = dk_51 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t2752;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2753 = dk_52 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t2753;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2754 = dk_53 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t2754;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2755 = dk_54 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t2755;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2756 = dk_55 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t2756;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2757 = dk_56 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t2757;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2758 = dk_57 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t2758;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2759 = dk_58 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t2759;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2760 = dk_59 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t2760;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2761 = dk_60 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t2761;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2762 = dk_61 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t2762;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2763 = dk_62 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t2763;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2764 = dk_63 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t2764;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2765 = dk_64 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t2765;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2766 = dk_65 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t2766;
#line 340 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2767 = smem_1 + 16384u;
        const u32 t2768 = t1008 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2769 = t1009 + t2768;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2770;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2770) : "f"(dk_2), "f"(dk_3));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2771;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2771) : "f"(dk_4), "f"(dk_5));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2772;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2772) : "f"(dk_6), "f"(dk_7));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2773;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2773) : "f"(dk_8), "f"(dk_9));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2774;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2774) : "f"(dk_10), "f"(dk_11));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2775;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2775) : "f"(dk_12), "f"(dk_13));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2776;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2776) : "f"(dk_14), "f"(dk_15));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2777;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2777) : "f"(dk_16), "f"(dk_17));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2778;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2778) : "f"(dk_18), "f"(dk_19));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2779;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2779) : "f"(dk_20), "f"(dk_21));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2780;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2780) : "f"(dk_22), "f"(dk_23));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2781;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2781) : "f"(dk_24), "f"(dk_25));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2782;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2782) : "f"(dk_26), "f"(dk_27));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2783;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2783) : "f"(dk_28), "f"(dk_29));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2784;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2784) : "f"(dk_30), "f"(dk_31));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2785;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2785) : "f"(dk_32), "f"(dk_33));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2786;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2786) : "f"(dk_34), "f"(dk_35));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2787;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2787) : "f"(dk_36), "f"(dk_37));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2788;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2788) : "f"(dk_38), "f"(dk_39));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2789;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2789) : "f"(dk_40), "f"(dk_41));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2790;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2790) : "f"(dk_42), "f"(dk_43));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2791;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2791) : "f"(dk_44), "f"(dk_45));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2792;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2792) : "f"(dk_46), "f"(dk_47));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2793;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2793) : "f"(dk_48), "f"(dk_49));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2794;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2794) : "f"(dk_50), "f"(dk_51));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2795;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2795) : "f"(dk_52), "f"(dk_53));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2796;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2796) : "f"(dk_54), "f"(dk_55));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2797;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2797) : "f"(dk_56), "f"(dk_57));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2798;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2798) : "f"(dk_58), "f"(dk_59));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2799;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2799) : "f"(dk_60), "f"(dk_61));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2800;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2800) : "f"(dk_62), "f"(dk_63));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2801;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2801) : "f"(dk_64), "f"(dk_65));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2802 = lane & 15u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2803 = t2769 + t2802;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2804 = lane >> 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2805 = t2803 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2806 = t2804 ^ t2805;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2807 = t2803 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2808 = t2806 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2809 = t2807 + t2808;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2810 = smem_1 + t2809;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2810), "r"(t2770), "r"(t2771), "r"(t2772), "r"(t2773) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2811 = t2809 ^ 32u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2812 = smem_1 + t2811;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2812), "r"(t2774), "r"(t2775), "r"(t2776), "r"(t2777) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2813 = t2809 ^ 64u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2814 = smem_1 + t2813;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2814), "r"(t2778), "r"(t2779), "r"(t2780), "r"(t2781) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2815 = t2809 ^ 96u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2816 = smem_1 + t2815;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2816), "r"(t2782), "r"(t2783), "r"(t2784), "r"(t2785) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2817 = lane & 15u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2818 = t2769 + t2817;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2819 = lane >> 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2820 = t2818 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2821 = t2819 ^ t2820;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2822 = t2818 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2823 = t2821 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2824 = t2822 + t2823;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2825 = t2767 + t2824;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2825), "r"(t2786), "r"(t2787), "r"(t2788), "r"(t2789) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2826 = t2824 ^ 32u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2827 = t2767 + t2826;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2827), "r"(t2790), "r"(t2791), "r"(t2792), "r"(t2793) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2828 = t2824 ^ 64u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2829 = t2767 + t2828;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2829), "r"(t2794), "r"(t2795), "r"(t2796), "r"(t2797) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2830 = t2824 ^ 96u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2831 = t2767 + t2830;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2831), "r"(t2798), "r"(t2799), "r"(t2800), "r"(t2801) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2832 = (u64)batch_2;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2833 = t2832 * dk_stride0;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2834 = t2833 * 2ull;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2835 = dk + t2834;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2836 = (u64)t30;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2837 = t2836 * dk_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2838 = t2837 * 2ull;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2839 = t2835 + t2838;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2840 = (u64)t32;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2841 = t2840 * dk_stride2;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2842 = t2841 * 2ull;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2843 = t2839 + t2842;
        const u32 t2844 = seq_k - t30;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2845 = head_dim >> 3u;
#line 354 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2846 = (u32)dk_stride1;
#line 354 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2847 = t2846 << 1u;
        const u32 t2848 = t1008 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2849 = t1009 + t2848;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2850 = lane >> 3u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2851 = t2849 + t2850;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2852 = lane & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2853 = t2851 < t2844;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2854 = t2852 < t2845;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2855 = t2853 & t2854;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2855) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2856 = t2851 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2857 = t2852 ^ t2856;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2858 = t2851 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2859 = t2857 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2860 = t2858 + t2859;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2861 = smem_1 + t2860;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_70;
            u32 row_71;
            u32 row_72;
            u32 row_73;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_70), "=r"(row_71), "=r"(row_72), "=r"(row_73) : "r"(t2861) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2862 = (u64)t2851 * t2847;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2863 = t2843 + t2862;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2864 = (u64)t2852 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2865 = t2863 + t2864;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2865), "r"(row_70), "r"(row_71), "r"(row_72), "r"(row_73) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2866 = t2851 + 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2867 = t2866 < t2844;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2868 = t2852 < t2845;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2869 = t2867 & t2868;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2869) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2870 = t2866 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2871 = t2852 ^ t2870;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2872 = t2866 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2873 = t2871 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2874 = t2872 + t2873;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2875 = smem_1 + t2874;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_74;
            u32 row_75;
            u32 row_76;
            u32 row_77;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_74), "=r"(row_75), "=r"(row_76), "=r"(row_77) : "r"(t2875) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2876 = (u64)t2866 * t2847;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2877 = t2843 + t2876;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2878 = (u64)t2852 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2879 = t2877 + t2878;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2879), "r"(row_74), "r"(row_75), "r"(row_76), "r"(row_77) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2880 = t2851 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2881 = t2880 < t2844;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2882 = t2852 < t2845;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2883 = t2881 & t2882;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2883) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2884 = t2880 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2885 = t2852 ^ t2884;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2886 = t2880 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2887 = t2885 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2888 = t2886 + t2887;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2889 = smem_1 + t2888;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_78;
            u32 row_79;
            u32 row_80;
            u32 row_81;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_78), "=r"(row_79), "=r"(row_80), "=r"(row_81) : "r"(t2889) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2890 = (u64)t2880 * t2847;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2891 = t2843 + t2890;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2892 = (u64)t2852 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2893 = t2891 + t2892;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2893), "r"(row_78), "r"(row_79), "r"(row_80), "r"(row_81) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2894 = t2851 + 12u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2895 = t2894 < t2844;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2896 = t2852 < t2845;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2897 = t2895 & t2896;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2897) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2898 = t2894 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2899 = t2852 ^ t2898;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2900 = t2894 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2901 = t2899 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2902 = t2900 + t2901;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2903 = smem_1 + t2902;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_82;
            u32 row_83;
            u32 row_84;
            u32 row_85;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_82), "=r"(row_83), "=r"(row_84), "=r"(row_85) : "r"(t2903) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2904 = (u64)t2894 * t2847;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2905 = t2843 + t2904;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2906 = (u64)t2852 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2907 = t2905 + t2906;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2907), "r"(row_82), "r"(row_83), "r"(row_84), "r"(row_85) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2908 = smem_1 + 16384u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2909 = t2851 < t2844;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2910 = t2852 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2911 = t2910 < t2845;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2912 = t2909 & t2911;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2912) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2913 = t2851 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2914 = t2852 ^ t2913;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2915 = t2851 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2916 = t2914 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2917 = t2915 + t2916;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2918 = t2908 + t2917;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_86;
            u32 row_87;
            u32 row_88;
            u32 row_89;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_86), "=r"(row_87), "=r"(row_88), "=r"(row_89) : "r"(t2918) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2919 = (u64)t2851 * t2847;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2920 = t2843 + t2919;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2921 = (u64)t2852 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2922 = t2920 + t2921;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2922), "r"(row_86), "r"(row_87), "r"(row_88), "r"(row_89) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2923 = t2851 + 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2924 = t2923 < t2844;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2925 = t2852 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2926 = t2925 < t2845;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2927 = t2924 & t2926;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2927) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2928 = t2923 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2929 = t2852 ^ t2928;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2930 = t2923 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2931 = t2929 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2932 = t2930 + t2931;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2933 = t2908 + t2932;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_90;
            u32 row_91;
            u32 row_92;
            u32 row_93;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_90), "=r"(row_91), "=r"(row_92), "=r"(row_93) : "r"(t2933) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2934 = (u64)t2923 * t2847;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2935 = t2843 + t2934;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2936 = (u64)t2852 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2937 = t2935 + t2936;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2937), "r"(row_90), "r"(row_91), "r"(row_92), "r"(row_93) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2938 = t2851 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2939 = t2938 < t2844;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2940 = t2852 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2941 = t2940 < t2845;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2942 = t2939 & t2941;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2942) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2943 = t2938 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2944 = t2852 ^ t2943;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2945 = t2938 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2946 = t2944 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2947 = t2945 + t2946;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2948 = t2908 + t2947;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_94;
            u32 row_95;
            u32 row_96;
            u32 row_97;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_94), "=r"(row_95), "=r"(row_96), "=r"(row_97) : "r"(t2948) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2949 = (u64)t2938 * t2847;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2950 = t2843 + t2949;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2951 = (u64)t2852 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2952 = t2950 + t2951;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2952), "r"(row_94), "r"(row_95), "r"(row_96), "r"(row_97) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2953 = t2851 + 12u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2954 = t2953 < t2844;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2955 = t2852 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2956 = t2955 < t2845;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2957 = t2954 & t2956;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2957) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2958 = t2953 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2959 = t2852 ^ t2958;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2960 = t2953 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2961 = t2959 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2962 = t2960 + t2961;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2963 = t2908 + t2962;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_98;
            u32 row_99;
            u32 row_100;
            u32 row_101;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_98), "=r"(row_99), "=r"(row_100), "=r"(row_101) : "r"(t2963) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2964 = (u64)t2953 * t2847;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2965 = t2843 + t2964;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2966 = (u64)t2852 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2967 = t2965 + t2966;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2967), "r"(row_98), "r"(row_99), "r"(row_100), "r"(row_101) : "memory");
        }
#line 340 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2968 = t58 + 16384u;
        const u32 t2969 = t1008 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2970 = t1009 + t2969;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2971;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2971) : "f"(dv_2), "f"(dv_3));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2972;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2972) : "f"(dv_4), "f"(dv_5));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2973;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2973) : "f"(dv_6), "f"(dv_7));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2974;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2974) : "f"(dv_8), "f"(dv_9));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2975;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2975) : "f"(dv_10), "f"(dv_11));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2976;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2976) : "f"(dv_12), "f"(dv_13));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2977;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2977) : "f"(dv_14), "f"(dv_15));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2978;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2978) : "f"(dv_16), "f"(dv_17));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2979;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2979) : "f"(dv_18), "f"(dv_19));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2980;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2980) : "f"(dv_20), "f"(dv_21));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2981;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2981) : "f"(dv_22), "f"(dv_23));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2982;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2982) : "f"(dv_24), "f"(dv_25));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2983;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2983) : "f"(dv_26), "f"(dv_27));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2984;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2984) : "f"(dv_28), "f"(dv_29));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2985;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2985) : "f"(dv_30), "f"(dv_31));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2986;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2986) : "f"(dv_32), "f"(dv_33));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2987;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2987) : "f"(dv_34), "f"(dv_35));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2988;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2988) : "f"(dv_36), "f"(dv_37));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2989;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2989) : "f"(dv_38), "f"(dv_39));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2990;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2990) : "f"(dv_40), "f"(dv_41));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2991;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2991) : "f"(dv_42), "f"(dv_43));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2992;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2992) : "f"(dv_44), "f"(dv_45));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2993;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2993) : "f"(dv_46), "f"(dv_47));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2994;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2994) : "f"(dv_48), "f"(dv_49));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2995;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2995) : "f"(dv_50), "f"(dv_51));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2996;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2996) : "f"(dv_52), "f"(dv_53));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2997;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2997) : "f"(dv_54), "f"(dv_55));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2998;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2998) : "f"(dv_56), "f"(dv_57));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2999;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2999) : "f"(dv_58), "f"(dv_59));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3000;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3000) : "f"(dv_60), "f"(dv_61));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3001;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3001) : "f"(dv_62), "f"(dv_63));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t3002;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3002) : "f"(dv_64), "f"(dv_65));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3003 = lane & 15u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3004 = t2970 + t3003;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3005 = lane >> 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3006 = t3004 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3007 = t3005 ^ t3006;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3008 = t3004 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3009 = t3007 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3010 = t3008 + t3009;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3011 = t58 + t3010;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3011), "r"(t2971), "r"(t2972), "r"(t2973), "r"(t2974) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3012 = t3010 ^ 32u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3013 = t58 + t3012;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3013), "r"(t2975), "r"(t2976), "r"(t2977), "r"(t2978) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3014 = t3010 ^ 64u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3015 = t58 + t3014;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3015), "r"(t2979), "r"(t2980), "r"(t2981), "r"(t2982) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3016 = t3010 ^ 96u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3017 = t58 + t3016;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3017), "r"(t2983), "r"(t2984), "r"(t2985), "r"(t2986) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3018 = lane & 15u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3019 = t2970 + t3018;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3020 = lane >> 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3021 = t3019 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3022 = t3020 ^ t3021;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3023 = t3019 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3024 = t3022 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3025 = t3023 + t3024;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3026 = t2968 + t3025;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3026), "r"(t2987), "r"(t2988), "r"(t2989), "r"(t2990) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3027 = t3025 ^ 32u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3028 = t2968 + t3027;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3028), "r"(t2991), "r"(t2992), "r"(t2993), "r"(t2994) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3029 = t3025 ^ 64u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3030 = t2968 + t3029;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3030), "r"(t2995), "r"(t2996), "r"(t2997), "r"(t2998) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3031 = t3025 ^ 96u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3032 = t2968 + t3031;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3032), "r"(t2999), "r"(t3000), "r"(t3001), "r"(t3002) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3033 = (u64)batch_2;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3034 = t3033 * dv_stride0;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3035 = t3034 * 2ull;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3036 = dv + t3035;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3037 = (u64)t30;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3038 = t3037 * dv_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3039 = t3038 * 2ull;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3040 = t3036 + t3039;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3041 = (u64)t32;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3042 = t3041 * dv_stride2;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3043 = t3042 * 2ull;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t3044 = t3040 + t3043;
        const u32 t3045 = seq_k - t30;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3046 = head_dim >> 3u;
#line 354 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3047 = (u32)dv_stride1;
#line 354 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3048 = t3047 << 1u;
        const u32 t3049 = t1008 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3050 = t1009 + t3049;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3051 = lane >> 3u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3052 = t3050 + t3051;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3053 = lane & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3054 = t3052 < t3045;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3055 = t3053 < t3046;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3056 = t3054 & t3055;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3056) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3057 = t3052 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3058 = t3053 ^ t3057;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3059 = t3052 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3060 = t3058 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3061 = t3059 + t3060;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3062 = t58 + t3061;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_102;
            u32 row_103;
            u32 row_104;
            u32 row_105;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_102), "=r"(row_103), "=r"(row_104), "=r"(row_105) : "r"(t3062) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3063 = (u64)t3052 * t3048;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3064 = t3044 + t3063;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3065 = (u64)t3053 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3066 = t3064 + t3065;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3066), "r"(row_102), "r"(row_103), "r"(row_104), "r"(row_105) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3067 = t3052 + 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3068 = t3067 < t3045;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3069 = t3053 < t3046;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3070 = t3068 & t3069;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3070) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3071 = t3067 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3072 = t3053 ^ t3071;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3073 = t3067 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3074 = t3072 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3075 = t3073 + t3074;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3076 = t58 + t3075;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_106;
            u32 row_107;
            u32 row_108;
            u32 row_109;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_106), "=r"(row_107), "=r"(row_108), "=r"(row_109) : "r"(t3076) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3077 = (u64)t3067 * t3048;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3078 = t3044 + t3077;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3079 = (u64)t3053 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3080 = t3078 + t3079;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3080), "r"(row_106), "r"(row_107), "r"(row_108), "r"(row_109) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3081 = t3052 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3082 = t3081 < t3045;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3083 = t3053 < t3046;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3084 = t3082 & t3083;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3084) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3085 = t3081 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3086 = t3053 ^ t3085;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3087 = t3081 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3088 = t3086 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3089 = t3087 + t3088;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3090 = t58 + t3089;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_110;
            u32 row_111;
            u32 row_112;
            u32 row_113;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_110), "=r"(row_111), "=r"(row_112), "=r"(row_113) : "r"(t3090) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3091 = (u64)t3081 * t3048;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3092 = t3044 + t3091;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3093 = (u64)t3053 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3094 = t3092 + t3093;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3094), "r"(row_110), "r"(row_111), "r"(row_112), "r"(row_113) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3095 = t3052 + 12u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3096 = t3095 < t3045;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3097 = t3053 < t3046;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3098 = t3096 & t3097;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3098) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3099 = t3095 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3100 = t3053 ^ t3099;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3101 = t3095 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3102 = t3100 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3103 = t3101 + t3102;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3104 = t58 + t3103;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_114;
            u32 row_115;
            u32 row_116;
            u32 row_117;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_114), "=r"(row_115), "=r"(row_116), "=r"(row_117) : "r"(t3104) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3105 = (u64)t3095 * t3048;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3106 = t3044 + t3105;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3107 = (u64)t3053 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3108 = t3106 + t3107;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3108), "r"(row_114), "r"(row_115), "r"(row_116), "r"(row_117) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3109 = t58 + 16384u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3110 = t3052 < t3045;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3111 = t3053 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3112 = t3111 < t3046;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3113 = t3110 & t3112;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3113) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3114 = t3052 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3115 = t3053 ^ t3114;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3116 = t3052 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3117 = t3115 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3118 = t3116 + t3117;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3119 = t3109 + t3118;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_118;
            u32 row_119;
            u32 row_120;
            u32 row_121;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_118), "=r"(row_119), "=r"(row_120), "=r"(row_121) : "r"(t3119) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3120 = (u64)t3052 * t3048;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3121 = t3044 + t3120;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3122 = (u64)t3053 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3123 = t3121 + t3122;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3123), "r"(row_118), "r"(row_119), "r"(row_120), "r"(row_121) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3124 = t3052 + 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3125 = t3124 < t3045;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3126 = t3053 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3127 = t3126 < t3046;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3128 = t3125 & t3127;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3128) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3129 = t3124 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3130 = t3053 ^ t3129;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3131 = t3124 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3132 = t3130 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3133 = t3131 + t3132;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3134 = t3109 + t3133;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_122;
            u32 row_123;
            u32 row_124;
            u32 row_125;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_122), "=r"(row_123), "=r"(row_124), "=r"(row_125) : "r"(t3134) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3135 = (u64)t3124 * t3048;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3136 = t3044 + t3135;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3137 = (u64)t3053 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3138 = t3136 + t3137;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3138), "r"(row_122), "r"(row_123), "r"(row_124), "r"(row_125) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3139 = t3052 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3140 = t3139 < t3045;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3141 = t3053 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3142 = t3141 < t3046;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3143 = t3140 & t3142;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3143) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3144 = t3139 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3145 = t3053 ^ t3144;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3146 = t3139 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3147 = t3145 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3148 = t3146 + t3147;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3149 = t3109 + t3148;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_126;
            u32 row_127;
            u32 row_128;
            u32 row_129;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_126), "=r"(row_127), "=r"(row_128), "=r"(row_129) : "r"(t3149) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3150 = (u64)t3139 * t3048;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3151 = t3044 + t3150;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3152 = (u64)t3053 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3153 = t3151 + t3152;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3153), "r"(row_126), "r"(row_127), "r"(row_128), "r"(row_129) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3154 = t3052 + 12u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3155 = t3154 < t3045;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t3156 = t3053 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3157 = t3156 < t3046;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t3158 = t3155 & t3157;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t3158) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3159 = t3154 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3160 = t3053 ^ t3159;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3161 = t3154 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3162 = t3160 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3163 = t3161 + t3162;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3164 = t3109 + t3163;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_130;
            u32 row_131;
            u32 row_132;
            u32 row_133;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_130), "=r"(row_131), "=r"(row_132), "=r"(row_133) : "r"(t3164) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3165 = (u64)t3154 * t3048;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3166 = t3044 + t3165;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3167 = (u64)t3053 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3168 = t3166 + t3167;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3168), "r"(row_130), "r"(row_131), "r"(row_132), "r"(row_133) : "memory");
        }
    }
}
