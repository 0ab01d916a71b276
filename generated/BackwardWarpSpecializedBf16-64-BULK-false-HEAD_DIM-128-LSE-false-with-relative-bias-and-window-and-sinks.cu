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
    const u32 argument0_2,
    const u32 argument1_2,
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
#line 54 "fa-kernels/src/attention/backward/work.rs"
    const u32 t10 = t6 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t11 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t11 >> 6u;
#line 152 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t15 = thread >> 5u;
#line 154 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t15));
#line 155 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 t19 = smem_1 + 32768u;
    const u32 t20 = t19 + 32768u;
    const u32 t21 = t20 + 32768u;
    const u32 after = t21 + 32768u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 32768u;
    const u32 p = statistics_2 + 1024u;
#line 158 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t25 = thread == 0u;
#line 158 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t25) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(p) : "memory");
        const u32 t26 = p + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t26) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t27 = p + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = p + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t28) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t29 = p + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = p + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t30) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t31 = p + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = p + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t32) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t33 = p + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
        const u32 t34 = p + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t34) : "memory");
#line 103 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 17 "fa-kernels/src/attention/backward/walk.rs"
    const u32 t35 = p + 80u;
#line 44 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t36 = count + 31u;
#line 44 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 all = t36 >> 5u;
#line 55 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t39 = thread_2 & 31u;
#line 56 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t40 = thread_2 >> 5u;
#line 56 "fa-kernels/src/attention/backward/query_walk.rs"
    u32 t41;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t41) : "r"(t40));
#line 57 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 first_head = t10 * group;
#line 63 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t43 = all < 128u ? all : 128u;
#line 63 "fa-kernels/src/attention/backward/query_walk.rs"
    #pragma unroll 1
    for (u32 i = t41; i < t43; i += 12u) {
#line 140 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t44 = i << 5u;
#line 140 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t45 = 31u - t39;
#line 140 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 place = t44 + t45;
        const bool exists = place < count;
#line 130 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t48 = i << 5u;
#line 130 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t49 = 31u - t39;
#line 130 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 place_2 = t48 + t49;
#line 142 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 block = exists ? place_2 : 0u;
#line 28 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t52 = block << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t53 = block << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t54 = t53 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t55 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t56 = t54 < t55 ? t54 : t55;
#line 36 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t57 = t8 >> 7u;
#line 36 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t58 = t8 + 127u;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t59 = seq_k - 1u;
#line 36 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t60 = t58 < t59 ? t58 : t59;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t61 = first_head / group;
#line 19 "src/functions/windows.rs"
        const u32 t2_2 = argument0_2 < 2147483648u ? argument0_2 : 2147483648u;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t63 = t8 <= t60;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t64 = t63 ? t8 : 0u;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t65 = t63 ? t60 : 4294967295u;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t66 = t65 < argument1_2;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t67 = t64 < argument1_2;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t68 = t2_2 - 2147483648u;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t69 = t2_2 - 2147483648u;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t70 = t68 <= t69;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t71 = 0u > t69 ? 0u : t69;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t72 = t70 ? t71 : 4294967295u;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t73 = 2147483648u - t2_2;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t74 = 2147483648u - t2_2;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t75 = t73 <= t74;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t76 = 0u > t74 ? 0u : t74;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t77 = t75 ? t76 : 4294967295u;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t78 = t72 <= t77;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t79 = t78 ? 2147483648u : t2_2;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t80 = t72 < t77 ? t72 : t77;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t81 = t79 + t80;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t82 = t67 ? t79 : t2_2;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t83 = t66 ? 2147483648u : t82;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t84 = t67 ? t81 : t2_2;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t85 = t66 ? 2147483648u : t84;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t86 = t52 + seq_k;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t87 = t56 - t52;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t88 = t86 + t87;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t89 = t87 <= t87;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t90 = t89 ? t86 : 0u;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t91 = t89 ? t88 : 4294967295u;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t92 = t90 - seq_q;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t93 = t91 - t90;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t94 = t92 + t93;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t95 = t93 <= t93;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t96 = t95 ? t92 : 0u;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t97 = t95 ? t94 : 4294967295u;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t98 = t96 - t60;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t99 = t97 - t96;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t100 = t60 - t8;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t101 = t99 + t100;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t102 = t98 + t101;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t103 = t99 <= t101;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t104 = t103 ? t98 : 0u;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t105 = t103 ? t102 : 4294967295u;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t106 = t104 <= t105;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t107 = t106 ? t104 : 0u;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t108 = t106 ? t105 : 4294967295u;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t109 = t83 <= t85;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t110 = t109 ? t83 : 0u;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t111 = t109 ? t85 : 4294967295u;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t112 = t108 < t110;
#line 43 "fa-kernels/src/attention/backward/block_class.rs"
        const bool ever = t107 < t111;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t114 = block << 6u;
        const u32 t115 = t8 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = seq_k < t115;
#line 72 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool inside = !right;
#line 77 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t118 = exists & ever;
#line 77 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 visible = __ballot_sync(0xffffffffu, t118);
        const bool t120 = exists & inside;
#line 78 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t121 = t120 & ever;
#line 78 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t122 = t121 & t112;
#line 78 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 whole = __ballot_sync(0xffffffffu, t122);
        const bool t124 = t39 == 0u;
#line 79 "fa-kernels/src/attention/backward/query_walk.rs"
        if (t124) {
            const u32 t125 = i << 3u;
#line 80 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 to = t35 + t125;
            const u32 t127 = visible ^ whole;
#line 81 "fa-kernels/src/attention/backward/query_walk.rs"
            f32 t128;
            asm("mov.b32 %0, %1;" : "=f"(t128) : "r"(t127));
#line 81 "fa-kernels/src/attention/backward/query_walk.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t128) : "memory");
            f32 t129;
            asm("mov.b32 %0, %1;" : "=f"(t129) : "r"(whole));
#line 82 "fa-kernels/src/attention/backward/query_walk.rs"
            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t129) : "memory");
        }
    }
#line 162 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t130 = warpgroup == 0u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t130) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t131 = warp == 0u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t131) {
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 first_head_2 = t10 * group;
            const bool t133 = all == 0u;
#line 165 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t134 = first_head_2 + group;
#line 165 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 head = t133 ? t134 : first_head_2;
#line 170 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 head_2 = head;
#line 170 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 pair = 0u;
#line 170 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 partial = 0u;
#line 170 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 rest = 0u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t136 = t10 + 1u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t137 = t136 * group;
#line 186 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t138 = head_2 < t137;
#line 230 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t138) {
                const u32 head_3 = head_2;
                const u32 pair_2 = pair;
#line 96 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 partial_2 = 0u;
                u32 visible_2 = 0u;
                const bool t139 = pair_2 < 128u;
#line 98 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t139) {
                    const u32 t140 = pair_2 << 3u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 from = t35 + t140;
                    f32 t142;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t142) : "r"(from) : "memory");
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t143;
                    asm("mov.b32 %0, %1;" : "=r"(t143) : "f"(t142));
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_2 = t143;
                    f32 t144;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t144) : "r"(from) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t145;
                    asm("mov.b32 %0, %1;" : "=r"(t145) : "f"(t144));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t146 = partial_2 | t145;
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    visible_2 = t146;
                } else {
#line 116 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t147 = pair_2 << 5u;
#line 116 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t148 = count - t147;
#line 116 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 left = t148 < 32u ? t148 : 32u;
                    const u32 t150 = 32u - left;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 all_2 = 4294967295u << t150;
#line 104 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_2 = all_2;
                    visible_2 = all_2;
                }
#line 234 "fa-kernels/src/attention/backward/query_walk.rs"
                partial = partial_2;
                rest = visible_2;
            }
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
            while (true) {
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t152 = rest == 0u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t153 = t10 + 1u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t154 = t153 * group;
#line 186 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t155 = head_2 < t154;
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t156 = t152 & t155;
                if (!t156) break;
#line 218 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 pair_3 = pair + 1u;
                const bool wraps = pair_3 == all;
                const u32 t159 = head_2 + 1u;
#line 220 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t160 = wraps ? t159 : head_2;
#line 220 "fa-kernels/src/attention/backward/query_walk.rs"
                head_2 = t160;
#line 222 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t161 = wraps ? 0u : pair_3;
#line 222 "fa-kernels/src/attention/backward/query_walk.rs"
                pair = t161;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t162 = t10 + 1u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t163 = t162 * group;
#line 186 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t164 = head_2 < t163;
#line 230 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t164) {
                    const u32 head_4 = head_2;
                    const u32 pair_4 = pair;
#line 96 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 partial_3 = 0u;
                    u32 visible_3 = 0u;
                    const bool t165 = pair_4 < 128u;
#line 98 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t165) {
                        const u32 t166 = pair_4 << 3u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 from_2 = t35 + t166;
                        f32 t168;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t168) : "r"(from_2) : "memory");
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t169;
                        asm("mov.b32 %0, %1;" : "=r"(t169) : "f"(t168));
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_3 = t169;
                        f32 t170;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t170) : "r"(from_2) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t171;
                        asm("mov.b32 %0, %1;" : "=r"(t171) : "f"(t170));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t172 = partial_3 | t171;
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        visible_3 = t172;
                    } else {
#line 116 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t173 = pair_4 << 5u;
#line 116 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t174 = count - t173;
#line 116 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 left_2 = t174 < 32u ? t174 : 32u;
                        const u32 t176 = 32u - left_2;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 all_3 = 4294967295u << t176;
#line 104 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_3 = all_3;
                        visible_3 = all_3;
                    }
#line 234 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial = partial_3;
                    rest = visible_3;
                }
            }
#line 203 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 i_2 = 0u;
            while (true) {
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t183 = t10 + 1u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t184 = t183 * group;
#line 186 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t185 = head_2 < t184;
                if (!t185) break;
#line 192 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit;
                asm("bfind.u32 %0, %1;" : "=r"(bit) : "r"(rest));
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t187 = head_2;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t188 = pair;
#line 130 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t189 = t188 << 5u;
#line 130 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t190 = 31u - bit;
#line 130 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_3 = t189 + t190;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t192 = partial >> bit;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t193 = t192 & 1u;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t194 = t193 == 1u;
#line 206 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit_2;
                asm("bfind.u32 %0, %1;" : "=r"(bit_2) : "r"(rest));
#line 207 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t196 = 1u << bit_2;
#line 207 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t197 = rest ^ t196;
#line 207 "fa-kernels/src/attention/backward/query_walk.rs"
                rest = t197;
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                while (true) {
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t198 = rest == 0u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t199 = t10 + 1u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t200 = t199 * group;
#line 186 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t201 = head_2 < t200;
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t202 = t198 & t201;
                    if (!t202) break;
#line 218 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 pair_5 = pair + 1u;
                    const bool wraps_2 = pair_5 == all;
                    const u32 t205 = head_2 + 1u;
#line 220 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t206 = wraps_2 ? t205 : head_2;
#line 220 "fa-kernels/src/attention/backward/query_walk.rs"
                    head_2 = t206;
#line 222 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t207 = wraps_2 ? 0u : pair_5;
#line 222 "fa-kernels/src/attention/backward/query_walk.rs"
                    pair = t207;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t208 = t10 + 1u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t209 = t208 * group;
#line 186 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t210 = head_2 < t209;
#line 230 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t210) {
                        const u32 head_5 = head_2;
                        const u32 pair_6 = pair;
#line 96 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 partial_4 = 0u;
                        u32 visible_4 = 0u;
                        const bool t211 = pair_6 < 128u;
#line 98 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t211) {
                            const u32 t212 = pair_6 << 3u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_3 = t35 + t212;
                            f32 t214;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t214) : "r"(from_3) : "memory");
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t215;
                            asm("mov.b32 %0, %1;" : "=r"(t215) : "f"(t214));
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_4 = t215;
                            f32 t216;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t216) : "r"(from_3) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t217;
                            asm("mov.b32 %0, %1;" : "=r"(t217) : "f"(t216));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t218 = partial_4 | t217;
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            visible_4 = t218;
                        } else {
#line 116 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t219 = pair_6 << 5u;
#line 116 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t220 = count - t219;
#line 116 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 left_3 = t220 < 32u ? t220 : 32u;
                            const u32 t222 = 32u - left_3;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_4 = 4294967295u << t222;
#line 104 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_4 = all_4;
                            visible_4 = all_4;
                        }
#line 234 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial = partial_4;
                        rest = visible_4;
                    }
                }
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t229 = t10 + 1u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t230 = t229 * group;
#line 186 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t231 = head_2 < t230;
#line 25 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t232 = i_2 == 0u;
#line 25 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t232) {
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t233;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t233) : );
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t234 = t233 == 1u;
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t234) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t235 = smem_1 + 16384u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t235), "l"(k), "r"(p), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 77 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i_2 & 1u;
                const u32 t237 = slot + 4u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t238 = t237 << 3u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t239 = p + t238;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t240 = i_2 >> 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t241 = t240 & 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t242 = t241 ^ 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t239), "r"(t242) : "memory");
                const u32 t243 = slot + 2u;
#line 79 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t244 = t243 << 3u;
#line 79 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t245 = p + t244;
                const u32 t246 = slot << 14u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t247 = t20 + t246;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t248 = batch_2 * heads;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t249 = t248 + t187;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t250 = t249 * padded;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t251 = place_3 << 6u;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t250 + t251;
#line 84 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t253 = row >> 4u;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = place_3 << 6u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t255;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t255) : );
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t256 = t255 == 1u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t256) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t245) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t247), "l"(q), "r"(t245), "r"(0u), "r"(t187), "r"(query), "r"(batch_2) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t257 = t247 + 8192u;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t257), "l"(q), "r"(t245), "r"(64u), "r"(t187), "r"(query), "r"(batch_2) : "memory");
                    const u32 t258 = slot << 9u;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t259 = statistics_2 + t258;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t259), "l"(statistics), "r"(t245), "r"(0u), "r"(0u), "r"(t253), "r"(0u) : "memory");
                }
#line 29 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t260 = i_2 == 0u;
#line 29 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t260) {
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t261 = p + 8u;
                    u32 t262;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t262) : );
#line 56 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t263 = t262 == 1u;
#line 56 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t263) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t261) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t19), "l"(v), "r"(t261), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t264 = t19 + 16384u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t264), "l"(v), "r"(t261), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 98 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i_2 & 1u;
                const u32 t266 = slot_2 + 8u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t267 = t266 << 3u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t268 = p + t267;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t269 = i_2 >> 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t270 = t269 & 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t271 = t270 ^ 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t268), "r"(t271) : "memory");
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t272 = slot_2 + 6u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t273 = t272 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t274 = p + t273;
                const u32 t275 = slot_2 << 14u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t276 = t21 + t275;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = place_3 << 6u;
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t278;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t278) : );
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t279 = t278 == 1u;
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t279) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t274) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t276), "l"(d_o), "r"(t274), "r"(0u), "r"(t187), "r"(query_2), "r"(batch_2) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t280 = t276 + 8192u;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t280), "l"(d_o), "r"(t274), "r"(64u), "r"(t187), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 210 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t281 = i_2 + 1u;
#line 210 "fa-kernels/src/attention/backward/query_walk.rs"
                i_2 = t281;
            }
        }
    } else {
#line 174 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 197 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t286 = warp & 3u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t287 = index << 6u;
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
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 first_head_3 = t10 * group;
        const bool t289 = all == 0u;
#line 165 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t290 = first_head_3 + group;
#line 165 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 head_6 = t289 ? t290 : first_head_3;
#line 170 "fa-kernels/src/attention/backward/query_walk.rs"
        u32 head_7 = head_6;
#line 170 "fa-kernels/src/attention/backward/query_walk.rs"
        u32 pair_7 = 0u;
#line 170 "fa-kernels/src/attention/backward/query_walk.rs"
        u32 partial_5 = 0u;
#line 170 "fa-kernels/src/attention/backward/query_walk.rs"
        u32 rest_2 = 0u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t292 = t10 + 1u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t293 = t292 * group;
#line 186 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t294 = head_7 < t293;
#line 230 "fa-kernels/src/attention/backward/query_walk.rs"
        if (t294) {
            const u32 head_8 = head_7;
            const u32 pair_8 = pair_7;
#line 96 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 partial_6 = 0u;
            u32 visible_5 = 0u;
            const bool t295 = pair_8 < 128u;
#line 98 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t295) {
                const u32 t296 = pair_8 << 3u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 from_4 = t35 + t296;
                f32 t298;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t298) : "r"(from_4) : "memory");
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t299;
                asm("mov.b32 %0, %1;" : "=r"(t299) : "f"(t298));
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_6 = t299;
                f32 t300;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t300) : "r"(from_4) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t301;
                asm("mov.b32 %0, %1;" : "=r"(t301) : "f"(t300));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t302 = partial_6 | t301;
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                visible_5 = t302;
            } else {
#line 116 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t303 = pair_8 << 5u;
#line 116 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t304 = count - t303;
#line 116 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 left_4 = t304 < 32u ? t304 : 32u;
                const u32 t306 = 32u - left_4;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 all_5 = 4294967295u << t306;
#line 104 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_6 = all_5;
                visible_5 = all_5;
            }
#line 234 "fa-kernels/src/attention/backward/query_walk.rs"
            partial_5 = partial_6;
            rest_2 = visible_5;
        }
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
        while (true) {
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t308 = rest_2 == 0u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t309 = t10 + 1u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t310 = t309 * group;
#line 186 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t311 = head_7 < t310;
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t312 = t308 & t311;
            if (!t312) break;
#line 218 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 pair_9 = pair_7 + 1u;
            const bool wraps_3 = pair_9 == all;
            const u32 t315 = head_7 + 1u;
#line 220 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t316 = wraps_3 ? t315 : head_7;
#line 220 "fa-kernels/src/attention/backward/query_walk.rs"
            head_7 = t316;
#line 222 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t317 = wraps_3 ? 0u : pair_9;
#line 222 "fa-kernels/src/attention/backward/query_walk.rs"
            pair_7 = t317;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t318 = t10 + 1u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t319 = t318 * group;
#line 186 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t320 = head_7 < t319;
#line 230 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t320) {
                const u32 head_9 = head_7;
                const u32 pair_10 = pair_7;
#line 96 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 partial_7 = 0u;
                u32 visible_6 = 0u;
                const bool t321 = pair_10 < 128u;
#line 98 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t321) {
                    const u32 t322 = pair_10 << 3u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 from_5 = t35 + t322;
                    f32 t324;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t324) : "r"(from_5) : "memory");
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t325;
                    asm("mov.b32 %0, %1;" : "=r"(t325) : "f"(t324));
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_7 = t325;
                    f32 t326;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t326) : "r"(from_5) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t327;
                    asm("mov.b32 %0, %1;" : "=r"(t327) : "f"(t326));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t328 = partial_7 | t327;
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    visible_6 = t328;
                } else {
#line 116 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t329 = pair_10 << 5u;
#line 116 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t330 = count - t329;
#line 116 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 left_5 = t330 < 32u ? t330 : 32u;
                    const u32 t332 = 32u - left_5;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 all_6 = 4294967295u << t332;
#line 104 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_7 = all_6;
                    visible_6 = all_6;
                }
#line 234 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_5 = partial_7;
                rest_2 = visible_6;
            }
        }
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t339 = t10 + 1u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t340 = t339 * group;
#line 186 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t341 = head_7 < t340;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t341) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t342 = p + 16u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t342), "r"(0u) : "memory");
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t343 = t287 << 7u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t344 = smem_1 + t343;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            u32 t345;
            asm volatile("mov.b32 %0, %1;" : "=r"(t345) : "r"(t344));
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t346 = t345 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t347 = t20 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t348 = t346 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t349 = (u64)t348;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t350 = t349 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t351 = t347 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t352 = (u64)t351;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t353 = t352 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t354 = t346 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t355 = (u64)t354;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t356 = t355 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t357 = t347 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t358 = (u64)t357;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t359 = t358 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t360 = t346 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t361 = (u64)t360;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t362 = t361 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t363 = t347 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t364 = (u64)t363;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t365 = t364 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t366 = t346 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t367 = (u64)t366;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t368 = t367 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t369 = t347 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t370 = (u64)t369;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t371 = t370 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t372 = t346 + 66560u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t373 = (u64)t372;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t374 = t373 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t375 = t347 + 66048u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t376 = (u64)t375;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t377 = t376 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t378 = t346 + 66562u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t379 = (u64)t378;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t380 = t379 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t381 = t347 + 66050u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t382 = (u64)t381;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t383 = t382 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t384 = t346 + 66564u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t385 = (u64)t384;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t386 = t385 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t387 = t347 + 66052u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t388 = (u64)t387;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t389 = t388 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t390 = t346 + 66566u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t391 = (u64)t390;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t392 = t391 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t393 = t347 + 66054u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t394 = (u64)t393;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t395 = t394 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t350), "l"(t353), "l"(t356), "l"(t359), "l"(t362), "l"(t365), "l"(t368), "l"(t371), "l"(t374), "l"(t377), "l"(t380), "l"(t383), "l"(t386), "l"(t389), "l"(t392), "l"(t395) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
            const u32 t396 = p + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t396), "r"(0u) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t397 = p + 48u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t397), "r"(0u) : "memory");
#line 203 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 i_3 = 0u;
            while (true) {
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t398 = t10 + 1u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t399 = t398 * group;
#line 186 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t400 = head_7 < t399;
                if (!t400) break;
#line 192 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit_3;
                asm("bfind.u32 %0, %1;" : "=r"(bit_3) : "r"(rest_2));
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t402 = head_7;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t403 = pair_7;
#line 130 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t404 = t403 << 5u;
#line 130 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t405 = 31u - bit_3;
#line 130 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_4 = t404 + t405;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t407 = partial_5 >> bit_3;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t408 = t407 & 1u;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t409 = t408 == 1u;
#line 206 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit_4;
                asm("bfind.u32 %0, %1;" : "=r"(bit_4) : "r"(rest_2));
#line 207 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t411 = 1u << bit_4;
#line 207 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t412 = rest_2 ^ t411;
#line 207 "fa-kernels/src/attention/backward/query_walk.rs"
                rest_2 = t412;
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                while (true) {
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t413 = rest_2 == 0u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t414 = t10 + 1u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t415 = t414 * group;
#line 186 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t416 = head_7 < t415;
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t417 = t413 & t416;
                    if (!t417) break;
#line 218 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 pair_11 = pair_7 + 1u;
                    const bool wraps_4 = pair_11 == all;
                    const u32 t420 = head_7 + 1u;
#line 220 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t421 = wraps_4 ? t420 : head_7;
#line 220 "fa-kernels/src/attention/backward/query_walk.rs"
                    head_7 = t421;
#line 222 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t422 = wraps_4 ? 0u : pair_11;
#line 222 "fa-kernels/src/attention/backward/query_walk.rs"
                    pair_7 = t422;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t423 = t10 + 1u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t424 = t423 * group;
#line 186 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t425 = head_7 < t424;
#line 230 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t425) {
                        const u32 head_10 = head_7;
                        const u32 pair_12 = pair_7;
#line 96 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 partial_8 = 0u;
                        u32 visible_7 = 0u;
                        const bool t426 = pair_12 < 128u;
#line 98 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t426) {
                            const u32 t427 = pair_12 << 3u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_6 = t35 + t427;
                            f32 t429;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t429) : "r"(from_6) : "memory");
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t430;
                            asm("mov.b32 %0, %1;" : "=r"(t430) : "f"(t429));
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_8 = t430;
                            f32 t431;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t431) : "r"(from_6) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t432;
                            asm("mov.b32 %0, %1;" : "=r"(t432) : "f"(t431));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t433 = partial_8 | t432;
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            visible_7 = t433;
                        } else {
#line 116 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t434 = pair_12 << 5u;
#line 116 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t435 = count - t434;
#line 116 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 left_6 = t435 < 32u ? t435 : 32u;
                            const u32 t437 = 32u - left_6;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_7 = 4294967295u << t437;
#line 104 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_8 = all_7;
                            visible_7 = all_7;
                        }
#line 234 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_5 = partial_8;
                        rest_2 = visible_7;
                    }
                }
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t444 = t10 + 1u;
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t445 = t444 * group;
#line 186 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t446 = head_7 < t445;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t447 = i_3 & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t448 = t447 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t449 = t20 + t448;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t450 = i_3 & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t451 = t450 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t452 = t21 + t451;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_3 & 1u;
                const u32 t454 = slot_3 << 9u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t454;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t456 = t287 << 7u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t457 = t19 + t456;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t458;
                asm volatile("mov.b32 %0, %1;" : "=r"(t458) : "r"(t457));
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t459 = t458 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t460 = t452 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t461 = t459 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t462 = (u64)t461;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t463 = t462 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t464 = t460 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t465 = (u64)t464;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t466 = t465 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t467 = t459 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t468 = (u64)t467;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t469 = t468 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t470 = t460 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t471 = (u64)t470;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t472 = t471 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t473 = t459 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t474 = (u64)t473;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t475 = t474 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t476 = t460 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t477 = (u64)t476;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t478 = t477 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t479 = t459 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t480 = (u64)t479;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t481 = t480 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t482 = t460 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t483 = (u64)t482;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t484 = t483 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t485 = t459 + 66560u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t486 = (u64)t485;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t487 = t486 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t488 = t460 + 66048u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t489 = (u64)t488;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t490 = t489 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t491 = t459 + 66562u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t492 = (u64)t491;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t493 = t492 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t494 = t460 + 66050u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t495 = (u64)t494;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t496 = t495 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t497 = t459 + 66564u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t498 = (u64)t497;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t499 = t498 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t500 = t460 + 66052u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t501 = (u64)t500;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t502 = t501 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t503 = t459 + 66566u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t504 = (u64)t503;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t505 = t504 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t506 = t460 + 66054u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t507 = (u64)t506;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t508 = t507 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t463), "l"(t466), "l"(t469), "l"(t472), "l"(t475), "l"(t478), "l"(t481), "l"(t484), "l"(t487), "l"(t490), "l"(t493), "l"(t496), "l"(t499), "l"(t502), "l"(t505), "l"(t508) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 113 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t509 = place_4 << 6u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t510 = t286 << 4u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t511 = t287 + t510;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t512 = t8 + t511;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t513 = t402 / group;
#line 28 "src/functions/bias.rs"
                const u32 t6_2 = argument1 * 2u;
                const u64 t8_2 = (u64)t402;
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
                const u32 t521 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t522 = t512 + t521;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t523 = seq_k - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t524 = t522 < t523 ? t522 : t523;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t525 = t522 + 8u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t526 = t525 < t523 ? t525 : t523;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t527 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t528 = t527 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t529 = t509 + t528;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t530 = t529 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t531 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t532 = t529 < t531 ? t529 : t531;
#line 27 "src/functions/bias.rs"
                const u32 t1_2 = t532 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_3 = t1_2 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first = t2_3 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t536 = s * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_2 = first - t524;
#line 28 "src/functions/bias.rs"
                const u32 t5_2 = (int)t4_2 > (int)0u ? t4_2 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_5 = (int)t5_2 < (int)t6_2 ? t5_2 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2 = (u64)place_5 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2 = t11_2 + t14_2;
#line 30 "src/functions/bias.rs"
                f32 t16_2;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_2) : "l"(t15_2));
#line 30 "src/functions/bias.rs"
                const f32 t17_2 = t536 + t16_2;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t544 = t530 ? t17_2 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s = t544;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t545 = s_3 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_3 = first - t526;
#line 28 "src/functions/bias.rs"
                const u32 t5_3 = (int)t4_3 > (int)0u ? t4_3 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_6 = (int)t5_3 < (int)t6_2 ? t5_3 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_3 = (u64)place_6 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_3 = t11_2 + t14_3;
#line 30 "src/functions/bias.rs"
                f32 t16_3;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_3) : "l"(t15_3));
#line 30 "src/functions/bias.rs"
                const f32 t17_3 = t545 + t16_3;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t553 = t530 ? t17_3 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_3 = t553;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t554 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t555 = t554 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t556 = t509 + t555;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t557 = t556 + 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t558 = t557 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t559 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t560 = t557 < t559 ? t557 : t559;
#line 27 "src/functions/bias.rs"
                const u32 t1_3 = t560 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_4 = t1_3 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_2 = t2_4 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t564 = s_2 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_4 = first_2 - t524;
#line 28 "src/functions/bias.rs"
                const u32 t5_4 = (int)t4_4 > (int)0u ? t4_4 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_7 = (int)t5_4 < (int)t6_2 ? t5_4 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_4 = (u64)place_7 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_4 = t11_2 + t14_4;
#line 30 "src/functions/bias.rs"
                f32 t16_4;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_4) : "l"(t15_4));
#line 30 "src/functions/bias.rs"
                const f32 t17_4 = t564 + t16_4;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t572 = t558 ? t17_4 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_2 = t572;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t573 = s_4 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_5 = first_2 - t526;
#line 28 "src/functions/bias.rs"
                const u32 t5_5 = (int)t4_5 > (int)0u ? t4_5 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_8 = (int)t5_5 < (int)t6_2 ? t5_5 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_5 = (u64)place_8 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_5 = t11_2 + t14_5;
#line 30 "src/functions/bias.rs"
                f32 t16_5;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_5) : "l"(t15_5));
#line 30 "src/functions/bias.rs"
                const f32 t17_5 = t573 + t16_5;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t581 = t558 ? t17_5 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_4 = t581;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t582 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t583 = t582 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t584 = t509 + t583;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t585 = t584 + 8u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t586 = t585 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t587 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t588 = t585 < t587 ? t585 : t587;
#line 27 "src/functions/bias.rs"
                const u32 t1_4 = t588 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_5 = t1_4 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_3 = t2_5 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t592 = s_5 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_6 = first_3 - t524;
#line 28 "src/functions/bias.rs"
                const u32 t5_6 = (int)t4_6 > (int)0u ? t4_6 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_9 = (int)t5_6 < (int)t6_2 ? t5_6 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_6 = (u64)place_9 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_6 = t11_2 + t14_6;
#line 30 "src/functions/bias.rs"
                f32 t16_6;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_6) : "l"(t15_6));
#line 30 "src/functions/bias.rs"
                const f32 t17_6 = t592 + t16_6;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t600 = t586 ? t17_6 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_5 = t600;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t601 = s_7 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_7 = t601 + t16_2;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t603 = t586 ? t17_7 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_7 = t603;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t604 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t605 = t604 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t606 = t509 + t605;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t607 = t606 + 9u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t608 = t607 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t609 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t610 = t607 < t609 ? t607 : t609;
#line 27 "src/functions/bias.rs"
                const u32 t1_5 = t610 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_6 = t1_5 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_4 = t2_6 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t614 = s_6 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_7 = first_4 - t524;
#line 28 "src/functions/bias.rs"
                const u32 t5_7 = (int)t4_7 > (int)0u ? t4_7 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_10 = (int)t5_7 < (int)t6_2 ? t5_7 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_7 = (u64)place_10 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_7 = t11_2 + t14_7;
#line 30 "src/functions/bias.rs"
                f32 t16_7;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_7) : "l"(t15_7));
#line 30 "src/functions/bias.rs"
                const f32 t17_8 = t614 + t16_7;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t622 = t608 ? t17_8 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_6 = t622;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t623 = s_8 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_9 = t623 + t16_4;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t625 = t608 ? t17_9 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_8 = t625;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t626 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t627 = t626 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t628 = t509 + t627;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t629 = t628 + 16u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t630 = t629 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t631 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t632 = t629 < t631 ? t629 : t631;
#line 27 "src/functions/bias.rs"
                const u32 t1_6 = t632 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_7 = t1_6 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_5 = t2_7 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t636 = s_9 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_8 = first_5 - t524;
#line 28 "src/functions/bias.rs"
                const u32 t5_8 = (int)t4_8 > (int)0u ? t4_8 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_11 = (int)t5_8 < (int)t6_2 ? t5_8 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_8 = (u64)place_11 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_8 = t11_2 + t14_8;
#line 30 "src/functions/bias.rs"
                f32 t16_8;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_8) : "l"(t15_8));
#line 30 "src/functions/bias.rs"
                const f32 t17_10 = t636 + t16_8;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t644 = t630 ? t17_10 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_9 = t644;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t645 = s_11 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_11 = t645 + t16_6;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t647 = t630 ? t17_11 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_11 = t647;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t648 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t649 = t648 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t650 = t509 + t649;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t651 = t650 + 17u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t652 = t651 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t653 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t654 = t651 < t653 ? t651 : t653;
#line 27 "src/functions/bias.rs"
                const u32 t1_7 = t654 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_8 = t1_7 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_6 = t2_8 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t658 = s_10 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_9 = first_6 - t524;
#line 28 "src/functions/bias.rs"
                const u32 t5_9 = (int)t4_9 > (int)0u ? t4_9 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_12 = (int)t5_9 < (int)t6_2 ? t5_9 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_9 = (u64)place_12 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_9 = t11_2 + t14_9;
#line 30 "src/functions/bias.rs"
                f32 t16_9;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_9) : "l"(t15_9));
#line 30 "src/functions/bias.rs"
                const f32 t17_12 = t658 + t16_9;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t666 = t652 ? t17_12 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_10 = t666;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t667 = s_12 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_13 = t667 + t16_7;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t669 = t652 ? t17_13 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_12 = t669;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t670 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t671 = t670 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t672 = t509 + t671;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t673 = t672 + 24u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t674 = t673 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t675 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t676 = t673 < t675 ? t673 : t675;
#line 27 "src/functions/bias.rs"
                const u32 t1_8 = t676 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_9 = t1_8 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_7 = t2_9 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t680 = s_13 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_10 = first_7 - t524;
#line 28 "src/functions/bias.rs"
                const u32 t5_10 = (int)t4_10 > (int)0u ? t4_10 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_13 = (int)t5_10 < (int)t6_2 ? t5_10 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_10 = (u64)place_13 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_10 = t11_2 + t14_10;
#line 30 "src/functions/bias.rs"
                f32 t16_10;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_10) : "l"(t15_10));
#line 30 "src/functions/bias.rs"
                const f32 t17_14 = t680 + t16_10;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t688 = t674 ? t17_14 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_13 = t688;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t689 = s_15 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_15 = t689 + t16_8;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t691 = t674 ? t17_15 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_15 = t691;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t692 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t693 = t692 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t694 = t509 + t693;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t695 = t694 + 25u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t696 = t695 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t697 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t698 = t695 < t697 ? t695 : t697;
#line 27 "src/functions/bias.rs"
                const u32 t1_9 = t698 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_10 = t1_9 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_8 = t2_10 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t702 = s_14 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_11 = first_8 - t524;
#line 28 "src/functions/bias.rs"
                const u32 t5_11 = (int)t4_11 > (int)0u ? t4_11 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_14 = (int)t5_11 < (int)t6_2 ? t5_11 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_11 = (u64)place_14 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_11 = t11_2 + t14_11;
#line 30 "src/functions/bias.rs"
                f32 t16_11;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_11) : "l"(t15_11));
#line 30 "src/functions/bias.rs"
                const f32 t17_16 = t702 + t16_11;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t710 = t696 ? t17_16 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_14 = t710;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t711 = s_16 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_17 = t711 + t16_9;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t713 = t696 ? t17_17 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_16 = t713;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t714 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t715 = t714 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t716 = t509 + t715;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t717 = t716 + 32u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t718 = t717 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t719 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t720 = t717 < t719 ? t717 : t719;
#line 27 "src/functions/bias.rs"
                const u32 t1_10 = t720 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_11 = t1_10 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_9 = t2_11 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t724 = s_17 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_12 = first_9 - t524;
#line 28 "src/functions/bias.rs"
                const u32 t5_12 = (int)t4_12 > (int)0u ? t4_12 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_15 = (int)t5_12 < (int)t6_2 ? t5_12 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_12 = (u64)place_15 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_12 = t11_2 + t14_12;
#line 30 "src/functions/bias.rs"
                f32 t16_12;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_12) : "l"(t15_12));
#line 30 "src/functions/bias.rs"
                const f32 t17_18 = t724 + t16_12;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t732 = t718 ? t17_18 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_17 = t732;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t733 = s_19 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_19 = t733 + t16_10;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t735 = t718 ? t17_19 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_19 = t735;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t736 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t737 = t736 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t738 = t509 + t737;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t739 = t738 + 33u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t740 = t739 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t741 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t742 = t739 < t741 ? t739 : t741;
#line 27 "src/functions/bias.rs"
                const u32 t1_11 = t742 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_12 = t1_11 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_10 = t2_12 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t746 = s_18 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_13 = first_10 - t524;
#line 28 "src/functions/bias.rs"
                const u32 t5_13 = (int)t4_13 > (int)0u ? t4_13 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_16 = (int)t5_13 < (int)t6_2 ? t5_13 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_13 = (u64)place_16 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_13 = t11_2 + t14_13;
#line 30 "src/functions/bias.rs"
                f32 t16_13;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_13) : "l"(t15_13));
#line 30 "src/functions/bias.rs"
                const f32 t17_20 = t746 + t16_13;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t754 = t740 ? t17_20 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_18 = t754;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t755 = s_20 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_21 = t755 + t16_11;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t757 = t740 ? t17_21 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_20 = t757;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t758 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t759 = t758 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t760 = t509 + t759;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t761 = t760 + 40u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t762 = t761 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t763 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t764 = t761 < t763 ? t761 : t763;
#line 27 "src/functions/bias.rs"
                const u32 t1_12 = t764 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_13 = t1_12 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_11 = t2_13 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t768 = s_21 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_14 = first_11 - t524;
#line 28 "src/functions/bias.rs"
                const u32 t5_14 = (int)t4_14 > (int)0u ? t4_14 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_17 = (int)t5_14 < (int)t6_2 ? t5_14 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_14 = (u64)place_17 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_14 = t11_2 + t14_14;
#line 30 "src/functions/bias.rs"
                f32 t16_14;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_14) : "l"(t15_14));
#line 30 "src/functions/bias.rs"
                const f32 t17_22 = t768 + t16_14;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t776 = t762 ? t17_22 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_21 = t776;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t777 = s_23 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_23 = t777 + t16_12;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t779 = t762 ? t17_23 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_23 = t779;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t780 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t781 = t780 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t782 = t509 + t781;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t783 = t782 + 41u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t784 = t783 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t785 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t786 = t783 < t785 ? t783 : t785;
#line 27 "src/functions/bias.rs"
                const u32 t1_13 = t786 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_14 = t1_13 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_12 = t2_14 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t790 = s_22 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_15 = first_12 - t524;
#line 28 "src/functions/bias.rs"
                const u32 t5_15 = (int)t4_15 > (int)0u ? t4_15 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_18 = (int)t5_15 < (int)t6_2 ? t5_15 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_15 = (u64)place_18 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_15 = t11_2 + t14_15;
#line 30 "src/functions/bias.rs"
                f32 t16_15;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_15) : "l"(t15_15));
#line 30 "src/functions/bias.rs"
                const f32 t17_24 = t790 + t16_15;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t798 = t784 ? t17_24 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_22 = t798;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t799 = s_24 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_25 = t799 + t16_13;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t801 = t784 ? t17_25 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_24 = t801;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t802 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t803 = t802 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t804 = t509 + t803;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t805 = t804 + 48u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t806 = t805 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t807 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t808 = t805 < t807 ? t805 : t807;
#line 27 "src/functions/bias.rs"
                const u32 t1_14 = t808 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_15 = t1_14 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_13 = t2_15 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t812 = s_25 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_16 = first_13 - t524;
#line 28 "src/functions/bias.rs"
                const u32 t5_16 = (int)t4_16 > (int)0u ? t4_16 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_19 = (int)t5_16 < (int)t6_2 ? t5_16 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_16 = (u64)place_19 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_16 = t11_2 + t14_16;
#line 30 "src/functions/bias.rs"
                f32 t16_16;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_16) : "l"(t15_16));
#line 30 "src/functions/bias.rs"
                const f32 t17_26 = t812 + t16_16;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t820 = t806 ? t17_26 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_25 = t820;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t821 = s_27 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_27 = t821 + t16_14;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t823 = t806 ? t17_27 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_27 = t823;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t824 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t825 = t824 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t826 = t509 + t825;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t827 = t826 + 49u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t828 = t827 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t829 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t830 = t827 < t829 ? t827 : t829;
#line 27 "src/functions/bias.rs"
                const u32 t1_15 = t830 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_16 = t1_15 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_14 = t2_16 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t834 = s_26 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_17 = first_14 - t524;
#line 28 "src/functions/bias.rs"
                const u32 t5_17 = (int)t4_17 > (int)0u ? t4_17 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_20 = (int)t5_17 < (int)t6_2 ? t5_17 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_17 = (u64)place_20 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_17 = t11_2 + t14_17;
#line 30 "src/functions/bias.rs"
                f32 t16_17;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_17) : "l"(t15_17));
#line 30 "src/functions/bias.rs"
                const f32 t17_28 = t834 + t16_17;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t842 = t828 ? t17_28 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_26 = t842;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t843 = s_28 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_29 = t843 + t16_15;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t845 = t828 ? t17_29 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_28 = t845;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t846 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t847 = t846 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t848 = t509 + t847;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t849 = t848 + 56u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t850 = t849 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t851 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t852 = t849 < t851 ? t849 : t851;
#line 27 "src/functions/bias.rs"
                const u32 t1_16 = t852 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_17 = t1_16 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_15 = t2_17 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t856 = s_29 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_18 = first_15 - t524;
#line 28 "src/functions/bias.rs"
                const u32 t5_18 = (int)t4_18 > (int)0u ? t4_18 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_21 = (int)t5_18 < (int)t6_2 ? t5_18 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_18 = (u64)place_21 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_18 = t11_2 + t14_18;
#line 30 "src/functions/bias.rs"
                f32 t16_18;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_18) : "l"(t15_18));
#line 30 "src/functions/bias.rs"
                const f32 t17_30 = t856 + t16_18;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t864 = t850 ? t17_30 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_29 = t864;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t865 = s_31 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_31 = t865 + t16_16;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t867 = t850 ? t17_31 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_31 = t867;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t868 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t869 = t868 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t870 = t509 + t869;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t871 = t870 + 57u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const bool t872 = t871 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t873 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t874 = t871 < t873 ? t871 : t873;
#line 27 "src/functions/bias.rs"
                const u32 t1_17 = t874 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_18 = t1_17 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_16 = t2_18 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t878 = s_30 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_19 = first_16 - t524;
#line 28 "src/functions/bias.rs"
                const u32 t5_19 = (int)t4_19 > (int)0u ? t4_19 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_22 = (int)t5_19 < (int)t6_2 ? t5_19 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_19 = (u64)place_22 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_19 = t11_2 + t14_19;
#line 30 "src/functions/bias.rs"
                f32 t16_19;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_19) : "l"(t15_19));
#line 30 "src/functions/bias.rs"
                const f32 t17_32 = t878 + t16_19;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t886 = t872 ? t17_32 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_30 = t886;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t887 = s_32 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_33 = t887 + t16_17;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t889 = t872 ? t17_33 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
                s_32 = t889;
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
                if (t409) {
                    const u32 t890 = t286 << 4u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t891 = t287 + t890;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t892 = t8 + t891;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t893 = t402 / group;
#line 19 "src/functions/windows.rs"
                    const u32 t2_19 = argument0_2 < 2147483648u ? argument0_2 : 2147483648u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t895 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t896 = t892 + t895;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t897 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
                    const bool t1_18 = t896 < argument1_2;
#line 19 "src/functions/windows.rs"
                    const u32 reach = t1_18 ? 2147483648u : t2_19;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t900 = t896 + 8u;
#line 19 "src/functions/windows.rs"
                    const bool t1_19 = t900 < argument1_2;
#line 19 "src/functions/windows.rs"
                    const u32 reach_2 = t1_19 ? 2147483648u : t2_19;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t903 = lane & 3u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t904 = t903 << 1u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t905 = t509 + t904;
#line 20 "src/functions/windows.rs"
                    const u32 t4_20 = t905 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_20 = t4_20 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_3 = t5_20 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_2 = t6_3 < reach;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t910 = t7_2 ? s : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s = t910;
#line 20 "src/functions/windows.rs"
                    const u32 t6_4 = t5_20 - t900;
#line 20 "src/functions/windows.rs"
                    const bool t7_3 = t6_4 < reach_2;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t913 = t7_3 ? s_3 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_3 = t913;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t914 = lane & 3u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t915 = t914 << 1u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t916 = t509 + t915;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t917 = t916 + 1u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_21 = t917 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_21 = t4_21 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_5 = t5_21 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_4 = t6_5 < reach;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t922 = t7_4 ? s_2 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_2 = t922;
#line 20 "src/functions/windows.rs"
                    const u32 t6_6 = t5_21 - t900;
#line 20 "src/functions/windows.rs"
                    const bool t7_5 = t6_6 < reach_2;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t925 = t7_5 ? s_4 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_4 = t925;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t926 = lane & 3u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t927 = t926 << 1u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t928 = t509 + t927;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t929 = t928 + 8u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_22 = t929 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_22 = t4_22 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_7 = t5_22 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_6 = t6_7 < reach;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t934 = t7_6 ? s_5 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_5 = t934;
#line 20 "src/functions/windows.rs"
                    const u32 t6_8 = t5_22 - t900;
#line 20 "src/functions/windows.rs"
                    const bool t7_7 = t6_8 < reach_2;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t937 = t7_7 ? s_7 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_7 = t937;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t938 = lane & 3u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t939 = t938 << 1u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t940 = t509 + t939;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t941 = t940 + 9u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_23 = t941 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_23 = t4_23 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_9 = t5_23 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_8 = t6_9 < reach;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t946 = t7_8 ? s_6 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_6 = t946;
#line 20 "src/functions/windows.rs"
                    const u32 t6_10 = t5_23 - t900;
#line 20 "src/functions/windows.rs"
                    const bool t7_9 = t6_10 < reach_2;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t949 = t7_9 ? s_8 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_8 = t949;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t950 = lane & 3u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t951 = t950 << 1u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t952 = t509 + t951;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t953 = t952 + 16u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_24 = t953 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_24 = t4_24 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_11 = t5_24 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_10 = t6_11 < reach;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t958 = t7_10 ? s_9 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_9 = t958;
#line 20 "src/functions/windows.rs"
                    const u32 t6_12 = t5_24 - t900;
#line 20 "src/functions/windows.rs"
                    const bool t7_11 = t6_12 < reach_2;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t961 = t7_11 ? s_11 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_11 = t961;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t962 = lane & 3u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t963 = t962 << 1u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t964 = t509 + t963;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t965 = t964 + 17u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_25 = t965 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_25 = t4_25 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_13 = t5_25 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_12 = t6_13 < reach;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t970 = t7_12 ? s_10 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_10 = t970;
#line 20 "src/functions/windows.rs"
                    const u32 t6_14 = t5_25 - t900;
#line 20 "src/functions/windows.rs"
                    const bool t7_13 = t6_14 < reach_2;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t973 = t7_13 ? s_12 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_12 = t973;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t974 = lane & 3u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t975 = t974 << 1u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t976 = t509 + t975;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t977 = t976 + 24u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_26 = t977 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_26 = t4_26 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_15 = t5_26 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_14 = t6_15 < reach;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t982 = t7_14 ? s_13 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_13 = t982;
#line 20 "src/functions/windows.rs"
                    const u32 t6_16 = t5_26 - t900;
#line 20 "src/functions/windows.rs"
                    const bool t7_15 = t6_16 < reach_2;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t985 = t7_15 ? s_15 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_15 = t985;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t986 = lane & 3u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t987 = t986 << 1u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t988 = t509 + t987;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t989 = t988 + 25u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_27 = t989 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_27 = t4_27 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_17 = t5_27 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_16 = t6_17 < reach;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t994 = t7_16 ? s_14 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_14 = t994;
#line 20 "src/functions/windows.rs"
                    const u32 t6_18 = t5_27 - t900;
#line 20 "src/functions/windows.rs"
                    const bool t7_17 = t6_18 < reach_2;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t997 = t7_17 ? s_16 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_16 = t997;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t998 = lane & 3u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t999 = t998 << 1u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1000 = t509 + t999;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1001 = t1000 + 32u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_28 = t1001 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_28 = t4_28 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_19 = t5_28 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_18 = t6_19 < reach;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1006 = t7_18 ? s_17 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_17 = t1006;
#line 20 "src/functions/windows.rs"
                    const u32 t6_20 = t5_28 - t900;
#line 20 "src/functions/windows.rs"
                    const bool t7_19 = t6_20 < reach_2;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1009 = t7_19 ? s_19 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_19 = t1009;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1010 = lane & 3u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1011 = t1010 << 1u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1012 = t509 + t1011;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1013 = t1012 + 33u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_29 = t1013 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_29 = t4_29 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_21 = t5_29 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_20 = t6_21 < reach;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1018 = t7_20 ? s_18 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_18 = t1018;
#line 20 "src/functions/windows.rs"
                    const u32 t6_22 = t5_29 - t900;
#line 20 "src/functions/windows.rs"
                    const bool t7_21 = t6_22 < reach_2;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1021 = t7_21 ? s_20 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_20 = t1021;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1022 = lane & 3u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1023 = t1022 << 1u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1024 = t509 + t1023;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1025 = t1024 + 40u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_30 = t1025 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_30 = t4_30 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_23 = t5_30 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_22 = t6_23 < reach;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1030 = t7_22 ? s_21 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_21 = t1030;
#line 20 "src/functions/windows.rs"
                    const u32 t6_24 = t5_30 - t900;
#line 20 "src/functions/windows.rs"
                    const bool t7_23 = t6_24 < reach_2;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1033 = t7_23 ? s_23 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_23 = t1033;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1034 = lane & 3u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1035 = t1034 << 1u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1036 = t509 + t1035;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1037 = t1036 + 41u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_31 = t1037 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_31 = t4_31 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_25 = t5_31 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_24 = t6_25 < reach;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1042 = t7_24 ? s_22 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_22 = t1042;
#line 20 "src/functions/windows.rs"
                    const u32 t6_26 = t5_31 - t900;
#line 20 "src/functions/windows.rs"
                    const bool t7_25 = t6_26 < reach_2;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1045 = t7_25 ? s_24 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_24 = t1045;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1046 = lane & 3u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1047 = t1046 << 1u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1048 = t509 + t1047;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1049 = t1048 + 48u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_32 = t1049 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_32 = t4_32 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_27 = t5_32 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_26 = t6_27 < reach;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1054 = t7_26 ? s_25 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_25 = t1054;
#line 20 "src/functions/windows.rs"
                    const u32 t6_28 = t5_32 - t900;
#line 20 "src/functions/windows.rs"
                    const bool t7_27 = t6_28 < reach_2;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1057 = t7_27 ? s_27 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_27 = t1057;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1058 = lane & 3u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1059 = t1058 << 1u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1060 = t509 + t1059;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1061 = t1060 + 49u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_33 = t1061 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_33 = t4_33 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_29 = t5_33 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_28 = t6_29 < reach;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1066 = t7_28 ? s_26 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_26 = t1066;
#line 20 "src/functions/windows.rs"
                    const u32 t6_30 = t5_33 - t900;
#line 20 "src/functions/windows.rs"
                    const bool t7_29 = t6_30 < reach_2;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1069 = t7_29 ? s_28 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_28 = t1069;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1070 = lane & 3u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1071 = t1070 << 1u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1072 = t509 + t1071;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1073 = t1072 + 56u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_34 = t1073 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_34 = t4_34 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_31 = t5_34 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_30 = t6_31 < reach;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1078 = t7_30 ? s_29 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_29 = t1078;
#line 20 "src/functions/windows.rs"
                    const u32 t6_32 = t5_34 - t900;
#line 20 "src/functions/windows.rs"
                    const bool t7_31 = t6_32 < reach_2;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1081 = t7_31 ? s_31 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_31 = t1081;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1082 = lane & 3u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1083 = t1082 << 1u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1084 = t509 + t1083;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1085 = t1084 + 57u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_35 = t1085 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_35 = t4_35 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_33 = t5_35 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_32 = t6_33 < reach;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1090 = t7_32 ? s_30 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_30 = t1090;
#line 20 "src/functions/windows.rs"
                    const u32 t6_34 = t5_35 - t900;
#line 20 "src/functions/windows.rs"
                    const bool t7_33 = t6_34 < reach_2;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1093 = t7_33 ? s_32 : __uint_as_float(0xff800000u);
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    s_32 = t1093;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1094 = t286 << 4u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1095 = t287 + t1094;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1096 = t8 + t1095;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1097 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = t1096 + t1097;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1099 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1100 = t1099 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1101 = t509 + t1100;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1102 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1103 = t1102 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1104 = t509 + t1103;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1105 = t1104 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1106 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end = t1106 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1109 = visible_8 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1109;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1111 = visible_9 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1111;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1112 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_2 = t1112 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1115 = visible_10 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1115;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1117 = visible_11 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1117;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1118 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1119 = t1118 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1120 = t509 + t1119;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1121 = t1120 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1122 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1123 = t1122 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1124 = t509 + t1123;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1125 = t1124 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1126 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_3 = t1126 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1129 = visible_12 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1129;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1131 = visible_13 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1131;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1132 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_4 = t1132 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1135 = visible_14 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1135;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1137 = visible_15 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1137;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1138 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1139 = t1138 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1140 = t509 + t1139;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1141 = t1140 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1142 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1143 = t1142 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1144 = t509 + t1143;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1145 = t1144 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1146 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_5 = t1146 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1149 = visible_16 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1149;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1151 = visible_17 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1151;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1152 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_6 = t1152 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1155 = visible_18 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1155;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1157 = visible_19 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1157;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1158 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1159 = t1158 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1160 = t509 + t1159;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1161 = t1160 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1162 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1163 = t1162 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1164 = t509 + t1163;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1165 = t1164 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1166 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_7 = t1166 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1169 = visible_20 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1169;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1171 = visible_21 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1171;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1172 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_8 = t1172 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1175 = visible_22 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1175;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1177 = visible_23 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1177;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1178 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1179 = t1178 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1180 = t509 + t1179;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1181 = t1180 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1182 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1183 = t1182 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1184 = t509 + t1183;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1185 = t1184 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1186 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_9 = t1186 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1189 = visible_24 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1189;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1191 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1191;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1192 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_10 = t1192 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1195 = visible_26 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1195;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1197 = visible_27 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1197;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1198 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1199 = t1198 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1200 = t509 + t1199;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1201 = t1200 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1202 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1203 = t1202 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1204 = t509 + t1203;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1205 = t1204 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1206 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_11 = t1206 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1209 = visible_28 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1209;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1211 = visible_29 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1211;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1212 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_12 = t1212 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1215 = visible_30 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1215;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1217 = visible_31 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1217;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1218 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1219 = t1218 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1220 = t509 + t1219;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1221 = t1220 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1222 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1223 = t1222 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1224 = t509 + t1223;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1225 = t1224 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1226 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_13 = t1226 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1229 = visible_32 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1229;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_33 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1231 = visible_33 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1231;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1232 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_14 = t1232 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_34 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1235 = visible_34 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1235;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_35 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1237 = visible_35 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1237;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1238 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1239 = t1238 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1240 = t509 + t1239;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1241 = t1240 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1242 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1243 = t1242 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1244 = t509 + t1243;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1245 = t1244 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1246 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_15 = t1246 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_36 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1249 = visible_36 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1249;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_37 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1251 = visible_37 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1251;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1252 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_16 = t1252 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_38 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1255 = visible_38 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1255;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_39 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1257 = visible_39 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1257;
                }
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1258 = lane & 3u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1259 = t1258 << 4u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1260 = statistics_3 + t1259;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t1260) : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1262;
                asm("mov.b32 %0, %1;" : "=f"(t1262) : "r"(row_3));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1264;
                asm("mov.b32 %0, %1;" : "=f"(t1264) : "r"(row_5));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1265 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1266;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1266) : "f"(s), "f"(1.442695f), "f"(t1265));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1267;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1267) : "f"(t1266));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t1267;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1268 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1269;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1269) : "f"(s_2), "f"(1.442695f), "f"(t1268));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1270;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1270) : "f"(t1269));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t1270;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1271 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1272;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1272) : "f"(s_3), "f"(1.442695f), "f"(t1271));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1273;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1273) : "f"(t1272));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t1273;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1274 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1275;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1275) : "f"(s_4), "f"(1.442695f), "f"(t1274));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1276;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1276) : "f"(t1275));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t1276;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_6;
                u32 row_7;
                u32 row_8;
                u32 row_9;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t1260) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1278;
                asm("mov.b32 %0, %1;" : "=f"(t1278) : "r"(row_7));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1280;
                asm("mov.b32 %0, %1;" : "=f"(t1280) : "r"(row_9));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1281 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1282;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1282) : "f"(s_5), "f"(1.442695f), "f"(t1281));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1283;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1283) : "f"(t1282));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t1283;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1284 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1285;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1285) : "f"(s_6), "f"(1.442695f), "f"(t1284));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1286;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1286) : "f"(t1285));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t1286;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1287 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1288;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1288) : "f"(s_7), "f"(1.442695f), "f"(t1287));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1289;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1289) : "f"(t1288));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t1289;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1290 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1291;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1291) : "f"(s_8), "f"(1.442695f), "f"(t1290));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1292;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1292) : "f"(t1291));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t1292;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_10;
                u32 row_11;
                u32 row_12;
                u32 row_13;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t1260) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1294;
                asm("mov.b32 %0, %1;" : "=f"(t1294) : "r"(row_11));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1296;
                asm("mov.b32 %0, %1;" : "=f"(t1296) : "r"(row_13));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1297 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1298;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1298) : "f"(s_9), "f"(1.442695f), "f"(t1297));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1299;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1299) : "f"(t1298));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t1299;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1300 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1301;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1301) : "f"(s_10), "f"(1.442695f), "f"(t1300));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1302;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1302) : "f"(t1301));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t1302;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1303 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1304;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1304) : "f"(s_11), "f"(1.442695f), "f"(t1303));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1305;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1305) : "f"(t1304));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t1305;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1306 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1307;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1307) : "f"(s_12), "f"(1.442695f), "f"(t1306));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1308;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1308) : "f"(t1307));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t1308;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_14;
                u32 row_15;
                u32 row_16;
                u32 row_17;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t1260) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1310;
                asm("mov.b32 %0, %1;" : "=f"(t1310) : "r"(row_15));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1312;
                asm("mov.b32 %0, %1;" : "=f"(t1312) : "r"(row_17));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1313 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1314;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1314) : "f"(s_13), "f"(1.442695f), "f"(t1313));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1315;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1315) : "f"(t1314));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t1315;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1316 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1317;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1317) : "f"(s_14), "f"(1.442695f), "f"(t1316));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1318;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1318) : "f"(t1317));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t1318;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1319 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1320;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1320) : "f"(s_15), "f"(1.442695f), "f"(t1319));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1321;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1321) : "f"(t1320));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t1321;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1322 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1323;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1323) : "f"(s_16), "f"(1.442695f), "f"(t1322));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1324;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1324) : "f"(t1323));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t1324;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t1260) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1326;
                asm("mov.b32 %0, %1;" : "=f"(t1326) : "r"(row_19));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1328;
                asm("mov.b32 %0, %1;" : "=f"(t1328) : "r"(row_21));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1329 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1330;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1330) : "f"(s_17), "f"(1.442695f), "f"(t1329));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1331;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1331) : "f"(t1330));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t1331;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1332 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1333;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1333) : "f"(s_18), "f"(1.442695f), "f"(t1332));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1334;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1334) : "f"(t1333));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t1334;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1335 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1336;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1336) : "f"(s_19), "f"(1.442695f), "f"(t1335));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1337;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1337) : "f"(t1336));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t1337;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1338 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1339;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1339) : "f"(s_20), "f"(1.442695f), "f"(t1338));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1340;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1340) : "f"(t1339));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t1340;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t1260) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1342;
                asm("mov.b32 %0, %1;" : "=f"(t1342) : "r"(row_23));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1344;
                asm("mov.b32 %0, %1;" : "=f"(t1344) : "r"(row_25));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1345 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1346;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1346) : "f"(s_21), "f"(1.442695f), "f"(t1345));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1347;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1347) : "f"(t1346));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t1347;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1348 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1349;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1349) : "f"(s_22), "f"(1.442695f), "f"(t1348));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1350;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1350) : "f"(t1349));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t1350;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1351 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1352;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1352) : "f"(s_23), "f"(1.442695f), "f"(t1351));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1353;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1353) : "f"(t1352));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t1353;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1354 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1355;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1355) : "f"(s_24), "f"(1.442695f), "f"(t1354));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1356;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1356) : "f"(t1355));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t1356;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t1260) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1358;
                asm("mov.b32 %0, %1;" : "=f"(t1358) : "r"(row_27));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1360;
                asm("mov.b32 %0, %1;" : "=f"(t1360) : "r"(row_29));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1361 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1362;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1362) : "f"(s_25), "f"(1.442695f), "f"(t1361));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1363;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1363) : "f"(t1362));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t1363;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1364 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1365;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1365) : "f"(s_26), "f"(1.442695f), "f"(t1364));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1366;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1366) : "f"(t1365));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t1366;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1367 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1368;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1368) : "f"(s_27), "f"(1.442695f), "f"(t1367));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1369;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(t1368));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t1369;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1370 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1371;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1371) : "f"(s_28), "f"(1.442695f), "f"(t1370));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1372;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1372) : "f"(t1371));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t1372;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_30;
                u32 row_31;
                u32 row_32;
                u32 row_33;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t1260) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1374;
                asm("mov.b32 %0, %1;" : "=f"(t1374) : "r"(row_31));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1376;
                asm("mov.b32 %0, %1;" : "=f"(t1376) : "r"(row_33));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1377 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1378;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1378) : "f"(s_29), "f"(1.442695f), "f"(t1377));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1379;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1379) : "f"(t1378));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t1379;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1380 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1381;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1381) : "f"(s_30), "f"(1.442695f), "f"(t1380));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1382;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1382) : "f"(t1381));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t1382;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1383 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1384;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1384) : "f"(s_31), "f"(1.442695f), "f"(t1383));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1385;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1385) : "f"(t1384));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t1385;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1386 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1387;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1387) : "f"(s_32), "f"(1.442695f), "f"(t1386));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1388;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1388) : "f"(t1387));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t1388;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1389;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1389) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1390;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1390) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1391;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1391) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1392;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1392) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1393;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1393) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1394;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1394) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1395;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1395) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1396;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1396) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1397;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1397) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1398;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1398) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1399;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1399) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1400;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1400) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1401;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1401) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1402;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1402) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1403;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1403) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1404;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1404) : "f"(s_31), "f"(s_32));
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1405 = t452 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1406 = t1405 + 33554432u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1407 = (u64)t1406;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1408 = t1407 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1409 = t1405 + 33554560u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1410 = (u64)t1409;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1411 = t1410 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1412 = t1405 + 33554688u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1413 = (u64)t1412;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1414 = t1413 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1415 = t1405 + 33554816u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1416 = (u64)t1415;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1417 = t1416 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t1389), "r"(t1390), "r"(t1391), "r"(t1392), "l"(t1408), "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "l"(t1411), "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "l"(t1414), "r"(t1401), "r"(t1402), "r"(t1403), "r"(t1404), "l"(t1417) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1418 = lane & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1419 = t1418 << 4u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1420 = statistics_3 + t1419;
                u32 row_34;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t1420) : "memory");
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1421;
                asm("mov.b32 %0, %1;" : "=f"(t1421) : "r"(row_34));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1422;
                asm("mov.b32 %0, %1;" : "=f"(t1422) : "r"(row_35));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1423;
                asm("mov.b32 %0, %1;" : "=f"(t1423) : "r"(row_36));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1424;
                asm("mov.b32 %0, %1;" : "=f"(t1424) : "r"(row_37));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1425 = dp - t1422;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1426 = s * t1425;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t1426;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1427 = dp_2 - t1424;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1428 = s_2 * t1427;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t1428;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1429 = dp_3 - t1422;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1430 = s_3 * t1429;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t1430;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1431 = dp_4 - t1424;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1432 = s_4 * t1431;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t1432;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_38;
                u32 row_39;
                u32 row_40;
                u32 row_41;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t1420) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1433;
                asm("mov.b32 %0, %1;" : "=f"(t1433) : "r"(row_38));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1434;
                asm("mov.b32 %0, %1;" : "=f"(t1434) : "r"(row_39));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1435;
                asm("mov.b32 %0, %1;" : "=f"(t1435) : "r"(row_40));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1436;
                asm("mov.b32 %0, %1;" : "=f"(t1436) : "r"(row_41));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1437 = dp_5 - t1434;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1438 = s_5 * t1437;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t1438;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1439 = dp_6 - t1436;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1440 = s_6 * t1439;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t1440;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1441 = dp_7 - t1434;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1442 = s_7 * t1441;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t1442;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1443 = dp_8 - t1436;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1444 = s_8 * t1443;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t1444;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_42;
                u32 row_43;
                u32 row_44;
                u32 row_45;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t1420) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1445;
                asm("mov.b32 %0, %1;" : "=f"(t1445) : "r"(row_42));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1446;
                asm("mov.b32 %0, %1;" : "=f"(t1446) : "r"(row_43));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1447;
                asm("mov.b32 %0, %1;" : "=f"(t1447) : "r"(row_44));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1448;
                asm("mov.b32 %0, %1;" : "=f"(t1448) : "r"(row_45));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1449 = dp_9 - t1446;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1450 = s_9 * t1449;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t1450;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1451 = dp_10 - t1448;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1452 = s_10 * t1451;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t1452;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1453 = dp_11 - t1446;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1454 = s_11 * t1453;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t1454;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1455 = dp_12 - t1448;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1456 = s_12 * t1455;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t1456;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_46;
                u32 row_47;
                u32 row_48;
                u32 row_49;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t1420) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1457;
                asm("mov.b32 %0, %1;" : "=f"(t1457) : "r"(row_46));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1458;
                asm("mov.b32 %0, %1;" : "=f"(t1458) : "r"(row_47));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1459;
                asm("mov.b32 %0, %1;" : "=f"(t1459) : "r"(row_48));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1460;
                asm("mov.b32 %0, %1;" : "=f"(t1460) : "r"(row_49));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1461 = dp_13 - t1458;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1462 = s_13 * t1461;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t1462;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1463 = dp_14 - t1460;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1464 = s_14 * t1463;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t1464;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1465 = dp_15 - t1458;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1466 = s_15 * t1465;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t1466;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1467 = dp_16 - t1460;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1468 = s_16 * t1467;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t1468;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_50;
                u32 row_51;
                u32 row_52;
                u32 row_53;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t1420) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1469;
                asm("mov.b32 %0, %1;" : "=f"(t1469) : "r"(row_50));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1470;
                asm("mov.b32 %0, %1;" : "=f"(t1470) : "r"(row_51));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1471;
                asm("mov.b32 %0, %1;" : "=f"(t1471) : "r"(row_52));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1472;
                asm("mov.b32 %0, %1;" : "=f"(t1472) : "r"(row_53));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1473 = dp_17 - t1470;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1474 = s_17 * t1473;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t1474;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1475 = dp_18 - t1472;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1476 = s_18 * t1475;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t1476;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1477 = dp_19 - t1470;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1478 = s_19 * t1477;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t1478;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1479 = dp_20 - t1472;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1480 = s_20 * t1479;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t1480;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_54;
                u32 row_55;
                u32 row_56;
                u32 row_57;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t1420) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1481;
                asm("mov.b32 %0, %1;" : "=f"(t1481) : "r"(row_54));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1482;
                asm("mov.b32 %0, %1;" : "=f"(t1482) : "r"(row_55));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1483;
                asm("mov.b32 %0, %1;" : "=f"(t1483) : "r"(row_56));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1484;
                asm("mov.b32 %0, %1;" : "=f"(t1484) : "r"(row_57));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1485 = dp_21 - t1482;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1486 = s_21 * t1485;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t1486;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1487 = dp_22 - t1484;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1488 = s_22 * t1487;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t1488;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1489 = dp_23 - t1482;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1490 = s_23 * t1489;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t1490;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1491 = dp_24 - t1484;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1492 = s_24 * t1491;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t1492;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_58;
                u32 row_59;
                u32 row_60;
                u32 row_61;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t1420) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1493;
                asm("mov.b32 %0, %1;" : "=f"(t1493) : "r"(row_58));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1494;
                asm("mov.b32 %0, %1;" : "=f"(t1494) : "r"(row_59));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1495;
                asm("mov.b32 %0, %1;" : "=f"(t1495) : "r"(row_60));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1496;
                asm("mov.b32 %0, %1;" : "=f"(t1496) : "r"(row_61));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1497 = dp_25 - t1494;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1498 = s_25 * t1497;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t1498;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1499 = dp_26 - t1496;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1500 = s_26 * t1499;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t1500;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1501 = dp_27 - t1494;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1502 = s_27 * t1501;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t1502;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1503 = dp_28 - t1496;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1504 = s_28 * t1503;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t1504;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_62;
                u32 row_63;
                u32 row_64;
                u32 row_65;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t1420) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1505;
                asm("mov.b32 %0, %1;" : "=f"(t1505) : "r"(row_62));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1506;
                asm("mov.b32 %0, %1;" : "=f"(t1506) : "r"(row_63));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1507;
                asm("mov.b32 %0, %1;" : "=f"(t1507) : "r"(row_64));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1508;
                asm("mov.b32 %0, %1;" : "=f"(t1508) : "r"(row_65));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1509 = dp_29 - t1506;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1510 = s_29 * t1509;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t1510;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1511 = dp_30 - t1508;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1512 = s_30 * t1511;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t1512;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1513 = dp_31 - t1506;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1514 = s_31 * t1513;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t1514;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1515 = dp_32 - t1508;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1516 = s_32 * t1515;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t1516;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1517 = i_3 & 1u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1518 = t1517 << 14u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1519 = after + t1518;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1520 = t286 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1521 = t287 + t1520;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1522;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1522) : "f"(dp), "f"(dp_2));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1523;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1523) : "f"(dp_3), "f"(dp_4));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1524;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1524) : "f"(dp_5), "f"(dp_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1525;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1525) : "f"(dp_7), "f"(dp_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1526;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1526) : "f"(dp_9), "f"(dp_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1527;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1527) : "f"(dp_11), "f"(dp_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1528;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1528) : "f"(dp_13), "f"(dp_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1529;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1529) : "f"(dp_15), "f"(dp_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1530;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(dp_17), "f"(dp_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1531;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1531) : "f"(dp_19), "f"(dp_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1532;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1532) : "f"(dp_21), "f"(dp_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1533;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1533) : "f"(dp_23), "f"(dp_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1534;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1534) : "f"(dp_25), "f"(dp_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1535;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1535) : "f"(dp_27), "f"(dp_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1536;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1536) : "f"(dp_29), "f"(dp_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1537;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1537) : "f"(dp_31), "f"(dp_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1538 = lane & 15u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1539 = t1521 + t1538;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1540 = lane >> 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1541 = t1539 & 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1542 = t1540 ^ t1541;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1543 = t1539 << 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1544 = t1542 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1545 = t1543 + t1544;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1546 = t1519 + t1545;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1546), "r"(t1522), "r"(t1523), "r"(t1524), "r"(t1525) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1547 = t1545 ^ 32u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1548 = t1519 + t1547;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1548), "r"(t1526), "r"(t1527), "r"(t1528), "r"(t1529) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1549 = t1545 ^ 64u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1550 = t1519 + t1549;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1550), "r"(t1530), "r"(t1531), "r"(t1532), "r"(t1533) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1551 = t1545 ^ 96u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1552 = t1519 + t1551;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1552), "r"(t1534), "r"(t1535), "r"(t1536), "r"(t1537) : "memory");
                u32 t1553;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1553) : "f"(dp), "f"(dp_2));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1554;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1554) : "f"(dp_3), "f"(dp_4));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1555;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1555) : "f"(dp_5), "f"(dp_6));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1556;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1556) : "f"(dp_7), "f"(dp_8));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1557;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1557) : "f"(dp_9), "f"(dp_10));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1558;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1558) : "f"(dp_11), "f"(dp_12));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1559;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1559) : "f"(dp_13), "f"(dp_14));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1560;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1560) : "f"(dp_15), "f"(dp_16));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1561;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1561) : "f"(dp_17), "f"(dp_18));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1562;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1562) : "f"(dp_19), "f"(dp_20));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1563;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1563) : "f"(dp_21), "f"(dp_22));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1564;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1564) : "f"(dp_23), "f"(dp_24));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1565;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1565) : "f"(dp_25), "f"(dp_26));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1566;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1566) : "f"(dp_27), "f"(dp_28));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1567;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1567) : "f"(dp_29), "f"(dp_30));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1568;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1568) : "f"(dp_31), "f"(dp_32));
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t1553;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t1554;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t1555;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t1556;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t1557;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t1558;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t1559;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t1560;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t1561;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t1562;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t1563;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t1564;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t1565;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t1566;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t1567;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t1568;
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1569 = index << 14u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1570 = smem_1 + t1569;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1571;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1571) : "r"(t1570));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1572 = t1519 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1573 = t1571 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1574 = t1572 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1575 = (u64)t1574;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1576 = t1575 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1577 = t1573 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1578 = (u64)t1577;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1579 = t1578 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1580 = t1572 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1581 = (u64)t1580;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1582 = t1581 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1583 = t1573 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1584 = (u64)t1583;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1585 = t1584 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1586 = t1572 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1587 = (u64)t1586;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1588 = t1587 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1589 = t1573 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1590 = (u64)t1589;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1591 = t1590 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1592 = t1572 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1593 = (u64)t1592;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1594 = t1593 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1595 = t1573 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1596 = (u64)t1595;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1597 = t1596 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1598 = t1572 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1599 = (u64)t1598;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1600 = t1599 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1601 = t1573 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1602 = (u64)t1601;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1603 = t1602 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1604 = t1572 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1605 = (u64)t1604;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1606 = t1605 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1607 = t1573 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1608 = (u64)t1607;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1609 = t1608 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1610 = t1572 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1611 = (u64)t1610;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1612 = t1611 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1613 = t1573 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1614 = (u64)t1613;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1615 = t1614 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1616 = t1572 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1617 = (u64)t1616;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1618 = t1617 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1619 = t1573 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1620 = (u64)t1619;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1621 = t1620 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t1576), "l"(t1579), "l"(t1582), "l"(t1585), "l"(t1588), "l"(t1591), "l"(t1594), "l"(t1597), "l"(t1600), "l"(t1603), "l"(t1606), "l"(t1609), "l"(t1612), "l"(t1615), "l"(t1618), "l"(t1621) : "memory");
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1622 = t449 >> 4u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1623 = t1622 + 33554432u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1624 = (u64)t1623;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1625 = t1624 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1626 = t1622 + 33554560u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1627 = (u64)t1626;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1628 = t1627 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1629 = t1622 + 33554688u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1630 = (u64)t1629;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1631 = t1630 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1632 = t1622 + 33554816u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1633 = (u64)t1632;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1634 = t1633 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t1625), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t1628), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t1631), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t1634) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1635 = i_3 + 1u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t446 ? t1635 : i_3;
#line 147 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1389), "r"(t1390), "r"(t1391), "r"(t1392) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1401), "r"(t1402), "r"(t1403), "r"(t1404) : "memory");
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_3 & 1u;
                const u32 t1638 = slot_4 + 8u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1639 = t1638 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1640 = p + t1639;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1641 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1641) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1640) : "memory");
                }
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1642 = batch_2 * heads;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1643 = t1642 + t402;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1644 = t1643 * padded;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1645 = place_4 << 6u;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_66 = t1644 + t1645;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1647 = t286 << 4u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_67 = row_66 + t1647;
                const u64 t1649 = (u64)row_67;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1650 = t1649 * sums_stride0;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1651 = t1650 * 4ull;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1652 = sums + t1651;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1653 = index << 10u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1654 = (u64)t1653 * 4u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1655 = t1652 + t1654;
                const u32 t1656 = index << 2u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1657 = t1656 + t286;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1658 = t1657 << 12u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place_23 = p + t1658;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                const u32 t1660 = lane << 2u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                const u64 t1661 = (u64)t1660 * 4u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                const u64 address = t1655 + t1661;
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
                const u32 t1663 = next & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1664 = t1663 + 2u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1665 = t1664 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1666 = p + t1665;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1667 = next >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1668 = t1667 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1666), "r"(t1668) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1669 = next & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1670 = t1669 + 6u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1671 = t1670 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1672 = p + t1671;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1673 = next >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1674 = t1673 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1672), "r"(t1674) : "memory");
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1675 = next & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1676 = t1675 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1677 = t20 + t1676;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1678 = t287 << 7u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1679 = smem_1 + t1678;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1680;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1680) : "r"(t1679));
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1681 = t1680 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1682 = t1677 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1683 = t1681 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1684 = (u64)t1683;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1685 = t1684 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1686 = t1682 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1687 = (u64)t1686;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1688 = t1687 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1689 = t1681 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1690 = (u64)t1689;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1691 = t1690 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1692 = t1682 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1693 = (u64)t1692;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1694 = t1693 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1695 = t1681 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1696 = (u64)t1695;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1697 = t1696 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1698 = t1682 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1699 = (u64)t1698;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1700 = t1699 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1701 = t1681 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1702 = (u64)t1701;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1703 = t1702 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1704 = t1682 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1705 = (u64)t1704;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1706 = t1705 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1707 = t1681 + 66560u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1708 = (u64)t1707;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1709 = t1708 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1710 = t1682 + 66048u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1711 = (u64)t1710;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1712 = t1711 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1713 = t1681 + 66562u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1714 = (u64)t1713;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1715 = t1714 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1716 = t1682 + 66050u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1717 = (u64)t1716;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1718 = t1717 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1719 = t1681 + 66564u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1720 = (u64)t1719;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1721 = t1720 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1722 = t1682 + 66052u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1723 = (u64)t1722;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1724 = t1723 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1725 = t1681 + 66566u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1726 = (u64)t1725;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1727 = t1726 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1728 = t1682 + 66054u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1729 = (u64)t1728;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1730 = t1729 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1685), "l"(t1688), "l"(t1691), "l"(t1694), "l"(t1697), "l"(t1700), "l"(t1703), "l"(t1706), "l"(t1709), "l"(t1712), "l"(t1715), "l"(t1718), "l"(t1721), "l"(t1724), "l"(t1727), "l"(t1730) : "memory");
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
                const u32 t1732 = slot_5 + 4u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1733 = t1732 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1734 = p + t1733;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1735 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1735) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1734) : "memory");
                }
#line 210 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1736 = i_3 + 1u;
#line 210 "fa-kernels/src/attention/backward/query_walk.rs"
                i_3 = t1736;
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
        const f32 t1740 = dk_2 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t1740;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1741 = dk_3 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t1741;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1742 = dk_4 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t1742;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1743 = dk_5 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t1743;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1744 = dk_6 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t1744;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1745 = dk_7 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t1745;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1746 = dk_8 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t1746;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1747 = dk_9 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t1747;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1748 = dk_10 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t1748;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1749 = dk_11 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t1749;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1750 = dk_12 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t1750;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1751 = dk_13 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t1751;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1752 = dk_14 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t1752;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1753 = dk_15 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t1753;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1754 = dk_16 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t1754;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1755 = dk_17 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t1755;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1756 = dk_18 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t1756;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1757 = dk_19 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t1757;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1758 = dk_20 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t1758;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1759 = dk_21 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t1759;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1760 = dk_22 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t1760;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1761 = dk_23 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t1761;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1762 = dk_24 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t1762;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1763 = dk_25 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t1763;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1764 = dk_26 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t1764;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1765 = dk_27 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t1765;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1766 = dk_28 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t1766;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1767 = dk_29 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t1767;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1768 = dk_30 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t1768;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1769 = dk_31 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t1769;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1770 = dk_32 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t1770;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1771 = dk_33 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t1771;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1772 = dk_34 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t1772;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1773 = dk_35 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t1773;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1774 = dk_36 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t1774;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1775 = dk_37 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t1775;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1776 = dk_38 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t1776;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1777 = dk_39 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t1777;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1778 = dk_40 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t1778;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1779 = dk_41 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t1779;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1780 = dk_42 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t1780;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1781 = dk_43 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t1781;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1782 = dk_44 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t1782;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1783 = dk_45 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t1783;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1784 = dk_46 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t1784;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1785 = dk_47 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t1785;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1786 = dk_48 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t1786;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1787 = dk_49 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t1787;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1788 = dk_50 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t1788;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1789 = dk_51 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t1789;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1790 = dk_52 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t1790;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1791 = dk_53 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t1791;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1792 = dk_54 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t1792;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1793 = dk_55 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t1793;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1794 = dk_56 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t1794;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1795 = dk_57 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t1795;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1796 = dk_58 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t1796;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1797 = dk_59 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t1797;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1798 = dk_60 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t1798;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1799 = dk_61 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t1799;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1800 = dk_62 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t1800;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1801 = dk_63 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t1801;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1802 = dk_64 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t1802;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1803 = dk_65 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t1803;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1804 = smem_1 + 16384u;
        const u32 t1805 = t286 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1806 = t287 + t1805;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1807;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1807) : "f"(dk_2), "f"(dk_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1808;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1808) : "f"(dk_4), "f"(dk_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1809;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1809) : "f"(dk_6), "f"(dk_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1810;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1810) : "f"(dk_8), "f"(dk_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1811;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1811) : "f"(dk_10), "f"(dk_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1812;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1812) : "f"(dk_12), "f"(dk_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1813;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1813) : "f"(dk_14), "f"(dk_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1814;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1814) : "f"(dk_16), "f"(dk_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1815;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1815) : "f"(dk_18), "f"(dk_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1816;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1816) : "f"(dk_20), "f"(dk_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1817;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1817) : "f"(dk_22), "f"(dk_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1818;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1818) : "f"(dk_24), "f"(dk_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1819;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1819) : "f"(dk_26), "f"(dk_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1820;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1820) : "f"(dk_28), "f"(dk_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1821;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1821) : "f"(dk_30), "f"(dk_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1822;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1822) : "f"(dk_32), "f"(dk_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1823;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1823) : "f"(dk_34), "f"(dk_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1824;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1824) : "f"(dk_36), "f"(dk_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1825;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1825) : "f"(dk_38), "f"(dk_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1826;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1826) : "f"(dk_40), "f"(dk_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1827;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1827) : "f"(dk_42), "f"(dk_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1828;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1828) : "f"(dk_44), "f"(dk_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1829;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1829) : "f"(dk_46), "f"(dk_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1830;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1830) : "f"(dk_48), "f"(dk_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1831;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1831) : "f"(dk_50), "f"(dk_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1832;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1832) : "f"(dk_52), "f"(dk_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1833;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1833) : "f"(dk_54), "f"(dk_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1834;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1834) : "f"(dk_56), "f"(dk_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1835;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1835) : "f"(dk_58), "f"(dk_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1836;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1836) : "f"(dk_60), "f"(dk_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1837;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1837) : "f"(dk_62), "f"(dk_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1838;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1838) : "f"(dk_64), "f"(dk_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1839 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1840 = t1806 + t1839;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1841 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1842 = t1840 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1843 = t1841 ^ t1842;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1844 = t1840 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1845 = t1843 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1846 = t1844 + t1845;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1847 = smem_1 + t1846;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1847), "r"(t1807), "r"(t1808), "r"(t1809), "r"(t1810) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1848 = t1846 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1849 = smem_1 + t1848;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1849), "r"(t1811), "r"(t1812), "r"(t1813), "r"(t1814) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1850 = t1846 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1851 = smem_1 + t1850;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1851), "r"(t1815), "r"(t1816), "r"(t1817), "r"(t1818) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1852 = t1846 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1853 = smem_1 + t1852;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1853), "r"(t1819), "r"(t1820), "r"(t1821), "r"(t1822) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1854 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1855 = t1806 + t1854;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1856 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1857 = t1855 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1858 = t1856 ^ t1857;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1859 = t1855 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1860 = t1858 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1861 = t1859 + t1860;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1862 = t1804 + t1861;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1862), "r"(t1823), "r"(t1824), "r"(t1825), "r"(t1826) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1863 = t1861 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1864 = t1804 + t1863;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1864), "r"(t1827), "r"(t1828), "r"(t1829), "r"(t1830) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1865 = t1861 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1866 = t1804 + t1865;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1866), "r"(t1831), "r"(t1832), "r"(t1833), "r"(t1834) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1867 = t1861 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1868 = t1804 + t1867;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1868), "r"(t1835), "r"(t1836), "r"(t1837), "r"(t1838) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1869 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1870 = t1869 * dk_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1871 = t1870 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1872 = dk + t1871;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1873 = (u64)t8;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1874 = t1873 * dk_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1875 = t1874 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1876 = t1872 + t1875;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1877 = (u64)t10;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1878 = t1877 * dk_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1879 = t1878 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1880 = t1876 + t1879;
        const u32 t1881 = seq_k - t8;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1882 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1883 = (u32)dk_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1884 = t1883 << 1u;
        const u32 t1885 = t286 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1886 = t287 + t1885;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1887 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1888 = t1886 + t1887;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1889 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1890 = t1888 < t1881;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1891 = t1889 < t1882;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1892 = t1890 & t1891;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1892) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1893 = t1888 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1894 = t1889 ^ t1893;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1895 = t1888 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1896 = t1894 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1897 = t1895 + t1896;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1898 = smem_1 + t1897;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_68;
            u32 row_69;
            u32 row_70;
            u32 row_71;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1898) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1899 = (u64)t1888 * t1884;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1900 = t1880 + t1899;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1901 = (u64)t1889 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1902 = t1900 + t1901;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1902), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1903 = t1888 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1904 = t1903 < t1881;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1905 = t1889 < t1882;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1906 = t1904 & t1905;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1906) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1907 = t1903 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1908 = t1889 ^ t1907;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1909 = t1903 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1910 = t1908 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1911 = t1909 + t1910;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1912 = smem_1 + t1911;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_72;
            u32 row_73;
            u32 row_74;
            u32 row_75;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1912) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1913 = (u64)t1903 * t1884;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1914 = t1880 + t1913;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1915 = (u64)t1889 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1916 = t1914 + t1915;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1916), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1917 = t1888 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1918 = t1917 < t1881;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1919 = t1889 < t1882;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1920 = t1918 & t1919;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1920) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1921 = t1917 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1922 = t1889 ^ t1921;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1923 = t1917 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1924 = t1922 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1925 = t1923 + t1924;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1926 = smem_1 + t1925;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_76;
            u32 row_77;
            u32 row_78;
            u32 row_79;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1926) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1927 = (u64)t1917 * t1884;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1928 = t1880 + t1927;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1929 = (u64)t1889 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1930 = t1928 + t1929;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1930), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1931 = t1888 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1932 = t1931 < t1881;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1933 = t1889 < t1882;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1934 = t1932 & t1933;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1934) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1935 = t1931 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1936 = t1889 ^ t1935;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1937 = t1931 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1938 = t1936 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1939 = t1937 + t1938;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1940 = smem_1 + t1939;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_80;
            u32 row_81;
            u32 row_82;
            u32 row_83;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1940) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1941 = (u64)t1931 * t1884;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1942 = t1880 + t1941;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1943 = (u64)t1889 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1944 = t1942 + t1943;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1944), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1945 = smem_1 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1946 = t1888 < t1881;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1947 = t1889 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1948 = t1947 < t1882;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1949 = t1946 & t1948;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1949) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1950 = t1888 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1951 = t1889 ^ t1950;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1952 = t1888 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1953 = t1951 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1954 = t1952 + t1953;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1955 = t1945 + t1954;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_84;
            u32 row_85;
            u32 row_86;
            u32 row_87;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t1955) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1956 = (u64)t1888 * t1884;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1957 = t1880 + t1956;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1958 = (u64)t1889 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1959 = t1957 + t1958;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1959), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1960 = t1888 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1961 = t1960 < t1881;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1962 = t1889 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1963 = t1962 < t1882;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1964 = t1961 & t1963;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1964) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1965 = t1960 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1966 = t1889 ^ t1965;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1967 = t1960 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1968 = t1966 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1969 = t1967 + t1968;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1970 = t1945 + t1969;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_88;
            u32 row_89;
            u32 row_90;
            u32 row_91;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t1970) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1971 = (u64)t1960 * t1884;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1972 = t1880 + t1971;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1973 = (u64)t1889 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1974 = t1972 + t1973;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1974), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1975 = t1888 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1976 = t1975 < t1881;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1977 = t1889 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1978 = t1977 < t1882;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1979 = t1976 & t1978;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1979) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1980 = t1975 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1981 = t1889 ^ t1980;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1982 = t1975 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1983 = t1981 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1984 = t1982 + t1983;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1985 = t1945 + t1984;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_92;
            u32 row_93;
            u32 row_94;
            u32 row_95;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t1985) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1986 = (u64)t1975 * t1884;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1987 = t1880 + t1986;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1988 = (u64)t1889 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1989 = t1987 + t1988;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1989), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1990 = t1888 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1991 = t1990 < t1881;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1992 = t1889 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1993 = t1992 < t1882;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1994 = t1991 & t1993;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1994) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1995 = t1990 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1996 = t1889 ^ t1995;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1997 = t1990 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1998 = t1996 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1999 = t1997 + t1998;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2000 = t1945 + t1999;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_96;
            u32 row_97;
            u32 row_98;
            u32 row_99;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t2000) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2001 = (u64)t1990 * t1884;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2002 = t1880 + t2001;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2003 = (u64)t1889 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2004 = t2002 + t2003;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2004), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
        }
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2005 = t19 + 16384u;
        const u32 t2006 = t286 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2007 = t287 + t2006;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2008;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2008) : "f"(dv_2), "f"(dv_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2009;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2009) : "f"(dv_4), "f"(dv_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2010;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2010) : "f"(dv_6), "f"(dv_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2011;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2011) : "f"(dv_8), "f"(dv_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2012;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2012) : "f"(dv_10), "f"(dv_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2013;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2013) : "f"(dv_12), "f"(dv_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2014;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2014) : "f"(dv_14), "f"(dv_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2015;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2015) : "f"(dv_16), "f"(dv_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2016;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2016) : "f"(dv_18), "f"(dv_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2017;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2017) : "f"(dv_20), "f"(dv_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2018;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2018) : "f"(dv_22), "f"(dv_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2019;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2019) : "f"(dv_24), "f"(dv_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2020;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2020) : "f"(dv_26), "f"(dv_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2021;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2021) : "f"(dv_28), "f"(dv_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2022;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2022) : "f"(dv_30), "f"(dv_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2023;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2023) : "f"(dv_32), "f"(dv_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2024;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2024) : "f"(dv_34), "f"(dv_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2025;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2025) : "f"(dv_36), "f"(dv_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2026;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2026) : "f"(dv_38), "f"(dv_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2027;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2027) : "f"(dv_40), "f"(dv_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2028;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2028) : "f"(dv_42), "f"(dv_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2029;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2029) : "f"(dv_44), "f"(dv_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2030;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2030) : "f"(dv_46), "f"(dv_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2031;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2031) : "f"(dv_48), "f"(dv_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2032;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2032) : "f"(dv_50), "f"(dv_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2033;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2033) : "f"(dv_52), "f"(dv_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2034;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2034) : "f"(dv_54), "f"(dv_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2035;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2035) : "f"(dv_56), "f"(dv_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2036;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2036) : "f"(dv_58), "f"(dv_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2037;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2037) : "f"(dv_60), "f"(dv_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2038;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2038) : "f"(dv_62), "f"(dv_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2039;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2039) : "f"(dv_64), "f"(dv_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2040 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2041 = t2007 + t2040;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2042 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2043 = t2041 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2044 = t2042 ^ t2043;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2045 = t2041 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2046 = t2044 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2047 = t2045 + t2046;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2048 = t19 + t2047;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2048), "r"(t2008), "r"(t2009), "r"(t2010), "r"(t2011) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2049 = t2047 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2050 = t19 + t2049;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2050), "r"(t2012), "r"(t2013), "r"(t2014), "r"(t2015) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2051 = t2047 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2052 = t19 + t2051;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2052), "r"(t2016), "r"(t2017), "r"(t2018), "r"(t2019) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2053 = t2047 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2054 = t19 + t2053;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2054), "r"(t2020), "r"(t2021), "r"(t2022), "r"(t2023) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2055 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2056 = t2007 + t2055;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2057 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2058 = t2056 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2059 = t2057 ^ t2058;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2060 = t2056 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2061 = t2059 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2062 = t2060 + t2061;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2063 = t2005 + t2062;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2063), "r"(t2024), "r"(t2025), "r"(t2026), "r"(t2027) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2064 = t2062 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2065 = t2005 + t2064;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2065), "r"(t2028), "r"(t2029), "r"(t2030), "r"(t2031) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2066 = t2062 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2067 = t2005 + t2066;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2067), "r"(t2032), "r"(t2033), "r"(t2034), "r"(t2035) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2068 = t2062 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2069 = t2005 + t2068;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2069), "r"(t2036), "r"(t2037), "r"(t2038), "r"(t2039) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2070 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2071 = t2070 * dv_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2072 = t2071 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2073 = dv + t2072;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2074 = (u64)t8;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2075 = t2074 * dv_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2076 = t2075 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2077 = t2073 + t2076;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2078 = (u64)t10;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2079 = t2078 * dv_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2080 = t2079 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2081 = t2077 + t2080;
        const u32 t2082 = seq_k - t8;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2083 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2084 = (u32)dv_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2085 = t2084 << 1u;
        const u32 t2086 = t286 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2087 = t287 + t2086;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2088 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2089 = t2087 + t2088;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2090 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2091 = t2089 < t2082;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2092 = t2090 < t2083;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2093 = t2091 & t2092;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2093) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2094 = t2089 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2095 = t2090 ^ t2094;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2096 = t2089 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2097 = t2095 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2098 = t2096 + t2097;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2099 = t19 + t2098;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_100;
            u32 row_101;
            u32 row_102;
            u32 row_103;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t2099) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2100 = (u64)t2089 * t2085;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2101 = t2081 + t2100;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2102 = (u64)t2090 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2103 = t2101 + t2102;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2103), "r"(row_100), "r"(row_101), "r"(row_102), "r"(row_103) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2104 = t2089 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2105 = t2104 < t2082;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2106 = t2090 < t2083;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2107 = t2105 & t2106;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2107) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2108 = t2104 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2109 = t2090 ^ t2108;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2110 = t2104 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2111 = t2109 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2112 = t2110 + t2111;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2113 = t19 + t2112;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_104;
            u32 row_105;
            u32 row_106;
            u32 row_107;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t2113) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2114 = (u64)t2104 * t2085;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2115 = t2081 + t2114;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2116 = (u64)t2090 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2117 = t2115 + t2116;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2117), "r"(row_104), "r"(row_105), "r"(row_106), "r"(row_107) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2118 = t2089 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2119 = t2118 < t2082;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2120 = t2090 < t2083;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2121 = t2119 & t2120;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2121) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2122 = t2118 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2123 = t2090 ^ t2122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2124 = t2118 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2125 = t2123 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2126 = t2124 + t2125;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2127 = t19 + t2126;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_108;
            u32 row_109;
            u32 row_110;
            u32 row_111;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t2127) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2128 = (u64)t2118 * t2085;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2129 = t2081 + t2128;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2130 = (u64)t2090 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2131 = t2129 + t2130;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2131), "r"(row_108), "r"(row_109), "r"(row_110), "r"(row_111) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2132 = t2089 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2133 = t2132 < t2082;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2134 = t2090 < t2083;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2135 = t2133 & t2134;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2135) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2136 = t2132 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2137 = t2090 ^ t2136;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2138 = t2132 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2139 = t2137 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2140 = t2138 + t2139;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2141 = t19 + t2140;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_112;
            u32 row_113;
            u32 row_114;
            u32 row_115;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t2141) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2142 = (u64)t2132 * t2085;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2143 = t2081 + t2142;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2144 = (u64)t2090 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2145 = t2143 + t2144;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2145), "r"(row_112), "r"(row_113), "r"(row_114), "r"(row_115) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2146 = t19 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2147 = t2089 < t2082;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2148 = t2090 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2149 = t2148 < t2083;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2150 = t2147 & t2149;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2150) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2151 = t2089 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2152 = t2090 ^ t2151;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2153 = t2089 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2154 = t2152 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2155 = t2153 + t2154;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2156 = t2146 + t2155;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_116;
            u32 row_117;
            u32 row_118;
            u32 row_119;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t2156) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2157 = (u64)t2089 * t2085;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2158 = t2081 + t2157;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2159 = (u64)t2090 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2160 = t2158 + t2159;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2160), "r"(row_116), "r"(row_117), "r"(row_118), "r"(row_119) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2161 = t2089 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2162 = t2161 < t2082;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2163 = t2090 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2164 = t2163 < t2083;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2165 = t2162 & t2164;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2165) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2166 = t2161 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2167 = t2090 ^ t2166;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2168 = t2161 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2169 = t2167 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2170 = t2168 + t2169;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2171 = t2146 + t2170;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_120;
            u32 row_121;
            u32 row_122;
            u32 row_123;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t2171) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2172 = (u64)t2161 * t2085;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2173 = t2081 + t2172;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2174 = (u64)t2090 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2175 = t2173 + t2174;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2175), "r"(row_120), "r"(row_121), "r"(row_122), "r"(row_123) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2176 = t2089 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2177 = t2176 < t2082;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2178 = t2090 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2179 = t2178 < t2083;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2180 = t2177 & t2179;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2180) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2181 = t2176 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2182 = t2090 ^ t2181;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2183 = t2176 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2184 = t2182 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2185 = t2183 + t2184;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2186 = t2146 + t2185;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_124;
            u32 row_125;
            u32 row_126;
            u32 row_127;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t2186) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2187 = (u64)t2176 * t2085;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2188 = t2081 + t2187;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2189 = (u64)t2090 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2190 = t2188 + t2189;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2190), "r"(row_124), "r"(row_125), "r"(row_126), "r"(row_127) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2191 = t2089 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2192 = t2191 < t2082;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2193 = t2090 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2194 = t2193 < t2083;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2195 = t2192 & t2194;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2195) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2196 = t2191 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2197 = t2090 ^ t2196;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2198 = t2191 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2199 = t2197 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2200 = t2198 + t2199;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2201 = t2146 + t2200;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_128;
            u32 row_129;
            u32 row_130;
            u32 row_131;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t2201) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2202 = (u64)t2191 * t2085;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2203 = t2081 + t2202;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2204 = (u64)t2090 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2205 = t2203 + t2204;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2205), "r"(row_128), "r"(row_129), "r"(row_130), "r"(row_131) : "memory");
        }
    }
}
