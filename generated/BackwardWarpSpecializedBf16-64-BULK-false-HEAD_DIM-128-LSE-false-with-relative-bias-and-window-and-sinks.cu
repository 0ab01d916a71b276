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
#line 55 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t6 / kv_heads;
#line 57 "fa-kernels/src/attention/backward/work.rs"
    const u32 t10 = t6 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t11 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t11 >> 6u;
#line 166 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t15 = thread >> 5u;
#line 168 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t15));
#line 169 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t25 = thread == 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 45 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t36 = count + 31u;
#line 45 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 all = t36 >> 5u;
#line 56 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t39 = thread_2 & 31u;
#line 57 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t40 = thread_2 >> 5u;
#line 57 "fa-kernels/src/attention/backward/query_walk.rs"
    u32 t41;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t41) : "r"(t40));
#line 58 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 first_head = t10 * group;
#line 64 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t43 = all < 128u ? all : 128u;
#line 64 "fa-kernels/src/attention/backward/query_walk.rs"
    #pragma unroll 1
    for (u32 i = t41; i < t43; i += 12u) {
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t44 = i << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t45 = 31u - t39;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 place = t44 + t45;
        const bool exists = place < count;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t48 = i << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t49 = 31u - t39;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 place_2 = t48 + t49;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 block = exists ? place_2 : 0u;
#line 20 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t52 = block << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t53 = block << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t54 = t53 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t55 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t56 = t54 < t55 ? t54 : t55;
#line 28 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t57 = t8 >> 7u;
#line 28 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t58 = t8 + 127u;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t59 = seq_k - 1u;
#line 28 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t60 = t58 < t59 ? t58 : t59;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t61 = first_head / group;
#line 19 "src/functions/windows.rs"
        const u32 t2_2 = argument0_2 < 2147483648u ? argument0_2 : 2147483648u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t63 = t8 <= t60;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t64 = t63 ? t8 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t65 = t63 ? t60 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t66 = t65 < argument1_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t67 = t64 < argument1_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t68 = t2_2 - 2147483648u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t69 = t2_2 - 2147483648u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t70 = t68 <= t69;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t71 = 0u > t69 ? 0u : t69;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t72 = t70 ? t71 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t73 = 2147483648u - t2_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t74 = 2147483648u - t2_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t75 = t73 <= t74;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t76 = 0u > t74 ? 0u : t74;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t77 = t75 ? t76 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t78 = t72 <= t77;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t79 = t78 ? 2147483648u : t2_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t80 = t72 < t77 ? t72 : t77;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t81 = t79 + t80;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t82 = t67 ? t79 : t2_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t83 = t66 ? 2147483648u : t82;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t84 = t67 ? t81 : t2_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t85 = t66 ? 2147483648u : t84;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t86 = t52 + seq_k;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t87 = t56 - t52;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t88 = t86 + t87;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t89 = t87 <= t87;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t90 = t89 ? t86 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t91 = t89 ? t88 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t92 = t90 - seq_q;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t93 = t91 - t90;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t94 = t92 + t93;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t95 = t93 <= t93;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t96 = t95 ? t92 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t97 = t95 ? t94 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t98 = t96 - t60;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t99 = t97 - t96;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t100 = t60 - t8;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t101 = t99 + t100;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t102 = t98 + t101;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t103 = t99 <= t101;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t104 = t103 ? t98 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t105 = t103 ? t102 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t106 = t104 <= t105;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t107 = t106 ? t104 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t108 = t106 ? t105 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t109 = t83 <= t85;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t110 = t109 ? t83 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t111 = t109 ? t85 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t112 = t108 < t110;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool ever = t107 < t111;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t114 = block << 6u;
        const u32 t115 = t8 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = seq_k < t115;
#line 73 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool inside = !right;
#line 78 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t118 = exists & ever;
#line 78 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 visible = __ballot_sync(0xffffffffu, t118);
        const bool t120 = exists & inside;
#line 79 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t121 = t120 & ever;
#line 79 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t122 = t121 & t112;
#line 79 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 whole = __ballot_sync(0xffffffffu, t122);
        const bool t124 = t39 == 0u;
#line 80 "fa-kernels/src/attention/backward/query_walk.rs"
        if (t124) {
            const u32 t125 = i << 3u;
#line 81 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 to = t35 + t125;
            const u32 t127 = visible ^ whole;
#line 82 "fa-kernels/src/attention/backward/query_walk.rs"
            f32 t128;
            asm("mov.b32 %0, %1;" : "=f"(t128) : "r"(t127));
#line 82 "fa-kernels/src/attention/backward/query_walk.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t128) : "memory");
            f32 t129;
            asm("mov.b32 %0, %1;" : "=f"(t129) : "r"(whole));
#line 83 "fa-kernels/src/attention/backward/query_walk.rs"
            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t129) : "memory");
        }
    }
#line 176 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t130 = warpgroup == 0u;
#line 177 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t130) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t131 = warp == 0u;
#line 179 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t131) {
#line 165 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 first_head_2 = t10 * group;
            const bool t133 = all == 0u;
#line 166 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t134 = first_head_2 + group;
#line 166 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 head = t133 ? t134 : first_head_2;
#line 171 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 head_2 = head;
#line 171 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 pair = 0u;
#line 171 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 partial = 0u;
#line 171 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 rest = 0u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t136 = t10 + 1u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t137 = t136 * group;
#line 187 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t138 = head_2 < t137;
#line 231 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t138) {
                const u32 head_3 = head_2;
                const u32 pair_2 = pair;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 partial_2 = 0u;
                u32 visible_2 = 0u;
                const bool t139 = pair_2 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t139) {
                    const u32 t140 = pair_2 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 from = t35 + t140;
                    f32 t142;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t142) : "r"(from) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t143;
                    asm("mov.b32 %0, %1;" : "=r"(t143) : "f"(t142));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_2 = t143;
                    f32 t144;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t144) : "r"(from) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t145;
                    asm("mov.b32 %0, %1;" : "=r"(t145) : "f"(t144));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t146 = partial_2 | t145;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    visible_2 = t146;
                } else {
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t147 = pair_2 << 5u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t148 = count - t147;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 left = t148 < 32u ? t148 : 32u;
                    const u32 t150 = 32u - left;
#line 118 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 all_2 = 4294967295u << t150;
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_2 = all_2;
                    visible_2 = all_2;
                }
#line 235 "fa-kernels/src/attention/backward/query_walk.rs"
                partial = partial_2;
                rest = visible_2;
            }
#line 218 "fa-kernels/src/attention/backward/query_walk.rs"
            while (true) {
#line 218 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t152 = rest == 0u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t153 = t10 + 1u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t154 = t153 * group;
#line 187 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t155 = head_2 < t154;
#line 218 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t156 = t152 & t155;
                if (!t156) break;
#line 219 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 pair_3 = pair + 1u;
                const bool wraps = pair_3 == all;
                const u32 t159 = head_2 + 1u;
#line 221 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t160 = wraps ? t159 : head_2;
#line 221 "fa-kernels/src/attention/backward/query_walk.rs"
                head_2 = t160;
#line 223 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t161 = wraps ? 0u : pair_3;
#line 223 "fa-kernels/src/attention/backward/query_walk.rs"
                pair = t161;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t162 = t10 + 1u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t163 = t162 * group;
#line 187 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t164 = head_2 < t163;
#line 231 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t164) {
                    const u32 head_4 = head_2;
                    const u32 pair_4 = pair;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 partial_3 = 0u;
                    u32 visible_3 = 0u;
                    const bool t165 = pair_4 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t165) {
                        const u32 t166 = pair_4 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 from_2 = t35 + t166;
                        f32 t168;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t168) : "r"(from_2) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t169;
                        asm("mov.b32 %0, %1;" : "=r"(t169) : "f"(t168));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_3 = t169;
                        f32 t170;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t170) : "r"(from_2) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t171;
                        asm("mov.b32 %0, %1;" : "=r"(t171) : "f"(t170));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t172 = partial_3 | t171;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        visible_3 = t172;
                    } else {
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t173 = pair_4 << 5u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t174 = count - t173;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 left_2 = t174 < 32u ? t174 : 32u;
                        const u32 t176 = 32u - left_2;
#line 118 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 all_3 = 4294967295u << t176;
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_3 = all_3;
                        visible_3 = all_3;
                    }
#line 235 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial = partial_3;
                    rest = visible_3;
                }
            }
#line 204 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 i_2 = 0u;
            while (true) {
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t183 = t10 + 1u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t184 = t183 * group;
#line 187 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t185 = head_2 < t184;
                if (!t185) break;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit;
                asm("bfind.u32 %0, %1;" : "=r"(bit) : "r"(rest));
#line 194 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t187 = head_2;
#line 194 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t188 = pair;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t189 = t188 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t190 = 31u - bit;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_3 = t189 + t190;
#line 194 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t192 = partial >> bit;
#line 194 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t193 = t192 & 1u;
#line 194 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t194 = t193 == 1u;
#line 207 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit_2;
                asm("bfind.u32 %0, %1;" : "=r"(bit_2) : "r"(rest));
#line 208 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t196 = 1u << bit_2;
#line 208 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t197 = rest ^ t196;
#line 208 "fa-kernels/src/attention/backward/query_walk.rs"
                rest = t197;
#line 218 "fa-kernels/src/attention/backward/query_walk.rs"
                while (true) {
#line 218 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t198 = rest == 0u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t199 = t10 + 1u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t200 = t199 * group;
#line 187 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t201 = head_2 < t200;
#line 218 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t202 = t198 & t201;
                    if (!t202) break;
#line 219 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 pair_5 = pair + 1u;
                    const bool wraps_2 = pair_5 == all;
                    const u32 t205 = head_2 + 1u;
#line 221 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t206 = wraps_2 ? t205 : head_2;
#line 221 "fa-kernels/src/attention/backward/query_walk.rs"
                    head_2 = t206;
#line 223 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t207 = wraps_2 ? 0u : pair_5;
#line 223 "fa-kernels/src/attention/backward/query_walk.rs"
                    pair = t207;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t208 = t10 + 1u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t209 = t208 * group;
#line 187 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t210 = head_2 < t209;
#line 231 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t210) {
                        const u32 head_5 = head_2;
                        const u32 pair_6 = pair;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 partial_4 = 0u;
                        u32 visible_4 = 0u;
                        const bool t211 = pair_6 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t211) {
                            const u32 t212 = pair_6 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_3 = t35 + t212;
                            f32 t214;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t214) : "r"(from_3) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t215;
                            asm("mov.b32 %0, %1;" : "=r"(t215) : "f"(t214));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_4 = t215;
                            f32 t216;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t216) : "r"(from_3) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t217;
                            asm("mov.b32 %0, %1;" : "=r"(t217) : "f"(t216));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t218 = partial_4 | t217;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            visible_4 = t218;
                        } else {
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t219 = pair_6 << 5u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t220 = count - t219;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 left_3 = t220 < 32u ? t220 : 32u;
                            const u32 t222 = 32u - left_3;
#line 118 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_4 = 4294967295u << t222;
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_4 = all_4;
                            visible_4 = all_4;
                        }
#line 235 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial = partial_4;
                        rest = visible_4;
                    }
                }
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t229 = t10 + 1u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t230 = t229 * group;
#line 187 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t231 = head_2 < t230;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t232 = i_2 == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t232) {
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t233;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t233) : );
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t234 = t233 == 1u;
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t234) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t235 = smem_1 + 16384u;
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t235), "l"(k), "r"(p), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i_2 & 1u;
                const u32 t237 = slot + 4u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t238 = t237 << 3u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t239 = p + t238;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t240 = i_2 >> 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t241 = t240 & 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t242 = t241 ^ 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t239), "r"(t242) : "memory");
                const u32 t243 = slot + 2u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t244 = t243 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t245 = p + t244;
                const u32 t246 = slot << 14u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t247 = t20 + t246;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t248 = batch_2 * heads;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t249 = t248 + t187;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t250 = t249 * padded;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t251 = place_3 << 6u;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t250 + t251;
#line 106 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t253 = row >> 4u;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = place_3 << 6u;
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t255;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t255) : );
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t256 = t255 == 1u;
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t256) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t245) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t247), "l"(q), "r"(t245), "r"(0u), "r"(t187), "r"(query), "r"(batch_2) : "memory");
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t257 = t247 + 8192u;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t257), "l"(q), "r"(t245), "r"(64u), "r"(t187), "r"(query), "r"(batch_2) : "memory");
                    const u32 t258 = slot << 9u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t259 = statistics_2 + t258;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t259), "l"(statistics), "r"(t245), "r"(0u), "r"(0u), "r"(t253), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t260 = i_2 == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t260) {
#line 60 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t261 = p + 8u;
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t262;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t262) : );
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t263 = t262 == 1u;
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t263) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t261) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t19), "l"(v), "r"(t261), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t264 = t19 + 16384u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t264), "l"(v), "r"(t261), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 120 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i_2 & 1u;
                const u32 t266 = slot_2 + 8u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t267 = t266 << 3u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t268 = p + t267;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t269 = i_2 >> 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t270 = t269 & 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t271 = t270 ^ 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t268), "r"(t271) : "memory");
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t272 = slot_2 + 6u;
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t273 = t272 << 3u;
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t274 = p + t273;
                const u32 t275 = slot_2 << 14u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t276 = t21 + t275;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = place_3 << 6u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t278;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t278) : );
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t279 = t278 == 1u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t279) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t274) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t276), "l"(d_o), "r"(t274), "r"(0u), "r"(t187), "r"(query_2), "r"(batch_2) : "memory");
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t280 = t276 + 8192u;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t280), "l"(d_o), "r"(t274), "r"(64u), "r"(t187), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 211 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t281 = i_2 + 1u;
#line 211 "fa-kernels/src/attention/backward/query_walk.rs"
                i_2 = t281;
            }
        }
    } else {
#line 188 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t286 = warp & 3u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t287 = index << 6u;
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
        f32 dq = 0.0f;
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
#line 165 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 first_head_3 = t10 * group;
        const bool t289 = all == 0u;
#line 166 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t290 = first_head_3 + group;
#line 166 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 head_6 = t289 ? t290 : first_head_3;
#line 171 "fa-kernels/src/attention/backward/query_walk.rs"
        u32 head_7 = head_6;
#line 171 "fa-kernels/src/attention/backward/query_walk.rs"
        u32 pair_7 = 0u;
#line 171 "fa-kernels/src/attention/backward/query_walk.rs"
        u32 partial_5 = 0u;
#line 171 "fa-kernels/src/attention/backward/query_walk.rs"
        u32 rest_2 = 0u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t292 = t10 + 1u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t293 = t292 * group;
#line 187 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t294 = head_7 < t293;
#line 231 "fa-kernels/src/attention/backward/query_walk.rs"
        if (t294) {
            const u32 head_8 = head_7;
            const u32 pair_8 = pair_7;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 partial_6 = 0u;
            u32 visible_5 = 0u;
            const bool t295 = pair_8 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t295) {
                const u32 t296 = pair_8 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 from_4 = t35 + t296;
                f32 t298;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t298) : "r"(from_4) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t299;
                asm("mov.b32 %0, %1;" : "=r"(t299) : "f"(t298));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_6 = t299;
                f32 t300;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t300) : "r"(from_4) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t301;
                asm("mov.b32 %0, %1;" : "=r"(t301) : "f"(t300));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t302 = partial_6 | t301;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                visible_5 = t302;
            } else {
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t303 = pair_8 << 5u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t304 = count - t303;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 left_4 = t304 < 32u ? t304 : 32u;
                const u32 t306 = 32u - left_4;
#line 118 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 all_5 = 4294967295u << t306;
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_6 = all_5;
                visible_5 = all_5;
            }
#line 235 "fa-kernels/src/attention/backward/query_walk.rs"
            partial_5 = partial_6;
            rest_2 = visible_5;
        }
#line 218 "fa-kernels/src/attention/backward/query_walk.rs"
        while (true) {
#line 218 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t308 = rest_2 == 0u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t309 = t10 + 1u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t310 = t309 * group;
#line 187 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t311 = head_7 < t310;
#line 218 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t312 = t308 & t311;
            if (!t312) break;
#line 219 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 pair_9 = pair_7 + 1u;
            const bool wraps_3 = pair_9 == all;
            const u32 t315 = head_7 + 1u;
#line 221 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t316 = wraps_3 ? t315 : head_7;
#line 221 "fa-kernels/src/attention/backward/query_walk.rs"
            head_7 = t316;
#line 223 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t317 = wraps_3 ? 0u : pair_9;
#line 223 "fa-kernels/src/attention/backward/query_walk.rs"
            pair_7 = t317;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t318 = t10 + 1u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t319 = t318 * group;
#line 187 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t320 = head_7 < t319;
#line 231 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t320) {
                const u32 head_9 = head_7;
                const u32 pair_10 = pair_7;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 partial_7 = 0u;
                u32 visible_6 = 0u;
                const bool t321 = pair_10 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t321) {
                    const u32 t322 = pair_10 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 from_5 = t35 + t322;
                    f32 t324;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t324) : "r"(from_5) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t325;
                    asm("mov.b32 %0, %1;" : "=r"(t325) : "f"(t324));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_7 = t325;
                    f32 t326;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t326) : "r"(from_5) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t327;
                    asm("mov.b32 %0, %1;" : "=r"(t327) : "f"(t326));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t328 = partial_7 | t327;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    visible_6 = t328;
                } else {
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t329 = pair_10 << 5u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t330 = count - t329;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 left_5 = t330 < 32u ? t330 : 32u;
                    const u32 t332 = 32u - left_5;
#line 118 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 all_6 = 4294967295u << t332;
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_7 = all_6;
                    visible_6 = all_6;
                }
#line 235 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_5 = partial_7;
                rest_2 = visible_6;
            }
        }
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t339 = t10 + 1u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t340 = t339 * group;
#line 187 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t341 = head_7 < t340;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t341) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t342 = p + 16u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t342), "r"(0u) : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t343 = t287 << 7u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t344 = smem_1 + t343;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            u32 t345;
            asm volatile("mov.b32 %0, %1;" : "=r"(t345) : "r"(t344));
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t346 = t345 >> 4u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t347 = t20 >> 4u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t348 = t346 + 65536u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t349 = (u64)t348;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t350 = t349 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t351 = t347 + 65536u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t352 = (u64)t351;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t353 = t352 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t354 = t346 + 65538u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t355 = (u64)t354;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t356 = t355 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t357 = t347 + 65538u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t358 = (u64)t357;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t359 = t358 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t360 = t346 + 65540u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t361 = (u64)t360;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t362 = t361 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t363 = t347 + 65540u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t364 = (u64)t363;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t365 = t364 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t366 = t346 + 65542u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t367 = (u64)t366;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t368 = t367 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t369 = t347 + 65542u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t370 = (u64)t369;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t371 = t370 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t372 = t346 + 66560u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t373 = (u64)t372;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t374 = t373 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t375 = t347 + 66048u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t376 = (u64)t375;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t377 = t376 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t378 = t346 + 66562u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t379 = (u64)t378;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t380 = t379 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t381 = t347 + 66050u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t382 = (u64)t381;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t383 = t382 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t384 = t346 + 66564u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t385 = (u64)t384;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t386 = t385 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t387 = t347 + 66052u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t388 = (u64)t387;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t389 = t388 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t390 = t346 + 66566u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t391 = (u64)t390;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t392 = t391 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t393 = t347 + 66054u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t394 = (u64)t393;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t395 = t394 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t350), "l"(t353), "l"(t356), "l"(t359), "l"(t362), "l"(t365), "l"(t368), "l"(t371), "l"(t374), "l"(t377), "l"(t380), "l"(t383), "l"(t386), "l"(t389), "l"(t392), "l"(t395) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
            const u32 t396 = p + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t396), "r"(0u) : "memory");
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t397 = p + 48u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t397), "r"(0u) : "memory");
#line 204 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 i_3 = 0u;
            while (true) {
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t398 = t10 + 1u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t399 = t398 * group;
#line 187 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t400 = head_7 < t399;
                if (!t400) break;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit_3;
                asm("bfind.u32 %0, %1;" : "=r"(bit_3) : "r"(rest_2));
#line 194 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t402 = head_7;
#line 194 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t403 = pair_7;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t404 = t403 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t405 = 31u - bit_3;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_4 = t404 + t405;
#line 194 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t407 = partial_5 >> bit_3;
#line 194 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t408 = t407 & 1u;
#line 194 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t409 = t408 == 1u;
#line 207 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit_4;
                asm("bfind.u32 %0, %1;" : "=r"(bit_4) : "r"(rest_2));
#line 208 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t411 = 1u << bit_4;
#line 208 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t412 = rest_2 ^ t411;
#line 208 "fa-kernels/src/attention/backward/query_walk.rs"
                rest_2 = t412;
#line 218 "fa-kernels/src/attention/backward/query_walk.rs"
                while (true) {
#line 218 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t413 = rest_2 == 0u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t414 = t10 + 1u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t415 = t414 * group;
#line 187 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t416 = head_7 < t415;
#line 218 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t417 = t413 & t416;
                    if (!t417) break;
#line 219 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 pair_11 = pair_7 + 1u;
                    const bool wraps_4 = pair_11 == all;
                    const u32 t420 = head_7 + 1u;
#line 221 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t421 = wraps_4 ? t420 : head_7;
#line 221 "fa-kernels/src/attention/backward/query_walk.rs"
                    head_7 = t421;
#line 223 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t422 = wraps_4 ? 0u : pair_11;
#line 223 "fa-kernels/src/attention/backward/query_walk.rs"
                    pair_7 = t422;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t423 = t10 + 1u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t424 = t423 * group;
#line 187 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t425 = head_7 < t424;
#line 231 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t425) {
                        const u32 head_10 = head_7;
                        const u32 pair_12 = pair_7;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 partial_8 = 0u;
                        u32 visible_7 = 0u;
                        const bool t426 = pair_12 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t426) {
                            const u32 t427 = pair_12 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_6 = t35 + t427;
                            f32 t429;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t429) : "r"(from_6) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t430;
                            asm("mov.b32 %0, %1;" : "=r"(t430) : "f"(t429));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_8 = t430;
                            f32 t431;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t431) : "r"(from_6) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t432;
                            asm("mov.b32 %0, %1;" : "=r"(t432) : "f"(t431));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t433 = partial_8 | t432;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            visible_7 = t433;
                        } else {
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t434 = pair_12 << 5u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t435 = count - t434;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 left_6 = t435 < 32u ? t435 : 32u;
                            const u32 t437 = 32u - left_6;
#line 118 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_7 = 4294967295u << t437;
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_8 = all_7;
                            visible_7 = all_7;
                        }
#line 235 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_5 = partial_8;
                        rest_2 = visible_7;
                    }
                }
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t444 = t10 + 1u;
#line 242 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t445 = t444 * group;
#line 187 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t446 = head_7 < t445;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t447 = i_3 & 1u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t448 = t447 << 14u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t449 = t20 + t448;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t450 = i_3 & 1u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t451 = t450 << 14u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t452 = t21 + t451;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_3 & 1u;
                const u32 t454 = slot_3 << 9u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t454;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t456 = t287 << 7u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t457 = t19 + t456;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t458;
                asm volatile("mov.b32 %0, %1;" : "=r"(t458) : "r"(t457));
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t459 = t458 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t460 = t452 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t461 = t459 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t462 = (u64)t461;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t463 = t462 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t464 = t460 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t465 = (u64)t464;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t466 = t465 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t467 = t459 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t468 = (u64)t467;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t469 = t468 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t470 = t460 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t471 = (u64)t470;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t472 = t471 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t473 = t459 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t474 = (u64)t473;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t475 = t474 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t476 = t460 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t477 = (u64)t476;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t478 = t477 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t479 = t459 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t480 = (u64)t479;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t481 = t480 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t482 = t460 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t483 = (u64)t482;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t484 = t483 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t485 = t459 + 66560u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t486 = (u64)t485;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t487 = t486 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t488 = t460 + 66048u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t489 = (u64)t488;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t490 = t489 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t491 = t459 + 66562u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t492 = (u64)t491;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t493 = t492 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t494 = t460 + 66050u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t495 = (u64)t494;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t496 = t495 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t497 = t459 + 66564u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t498 = (u64)t497;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t499 = t498 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t500 = t460 + 66052u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t501 = (u64)t500;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t502 = t501 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t503 = t459 + 66566u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t504 = (u64)t503;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t505 = t504 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t506 = t460 + 66054u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t507 = (u64)t506;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t508 = t507 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t463), "l"(t466), "l"(t469), "l"(t472), "l"(t475), "l"(t478), "l"(t481), "l"(t484), "l"(t487), "l"(t490), "l"(t493), "l"(t496), "l"(t499), "l"(t502), "l"(t505), "l"(t508) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 113 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t509 = place_4 << 6u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t510 = t286 << 4u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t511 = t287 + t510;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t512 = t8 + t511;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t513 = t402 / group;
#line 30 "src/functions/bias.rs"
                const u32 t6_2 = argument1 * 2u;
                const u64 t8_2 = (u64)t402;
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
                const u32 t521 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t522 = t512 + t521;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t523 = seq_k - 1u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t524 = t522 < t523 ? t522 : t523;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t525 = t522 + 8u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t526 = t525 < t523 ? t525 : t523;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t527 = t509 + 63u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t528 = t512 + 15u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t529 = t509 + seq_k;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t530 = t527 - t509;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t531 = t529 + t530;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const bool t532 = t530 <= t530;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t533 = t532 ? t529 : 0u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t534 = t532 ? t531 : 4294967295u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t535 = t533 - seq_q;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t536 = t534 - t533;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t537 = t535 + t536;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const bool t538 = t536 <= t536;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t539 = t538 ? t535 : 0u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t540 = t538 ? t537 : 4294967295u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t541 = t539 + argument1;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t542 = t540 - t539;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t543 = t541 + t542;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const bool t544 = t542 <= t542;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t545 = t544 ? t541 : 0u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t546 = t544 ? t543 : 4294967295u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t547 = t545 - t528;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t548 = t546 - t545;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t549 = t528 - t512;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t550 = t548 + t549;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t551 = t547 + t550;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const bool t552 = t548 <= t550;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t553 = t552 ? t547 : 0u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t554 = t552 ? t551 : 4294967295u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const bool t555 = (int)t553 <= (int)t554;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t556 = t555 ? t553 : 2147483648u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t557 = t555 ? t554 : 2147483647u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t558 = (int)t556 > (int)0u ? t556 : 0u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t559 = (int)t557 > (int)0u ? t557 : 0u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const bool t560 = (int)t558 <= (int)t559;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t561 = t560 ? t558 : 2147483648u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t562 = t560 ? t559 : 2147483647u;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t563 = (int)t561 < (int)t6_2 ? t561 : t6_2;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const u32 t564 = (int)t562 < (int)t6_2 ? t562 : t6_2;
#line 178 "fa-kernels/src/attention/backward/work.rs"
                const bool t565 = t563 == t564;
#line 95 "fa-kernels/src/attention/options/functions/uniform.rs"
                if (t565) {
                    const u32 t566 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t567 = t566 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t568 = t509 + t567;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t569 = t568 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t570 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t571 = t568 < t570 ? t568 : t570;
#line 29 "src/functions/bias.rs"
                    const u32 t1_2 = t571 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_3 = t1_2 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first = t2_3 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t575 = s * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_2 = first - t524;
#line 30 "src/functions/bias.rs"
                    const u32 t5_2 = (int)t4_2 > (int)0u ? t4_2 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_5 = (int)t5_2 < (int)t6_2 ? t5_2 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_2 = (u64)place_5 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_2 = t11_2 + t14_2;
#line 32 "src/functions/bias.rs"
                    f32 t16_2;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_2) : "l"(t15_2));
#line 32 "src/functions/bias.rs"
                    const f32 t17_2 = t575 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t583 = t569 ? t17_2 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s = t583;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t584 = s_3 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_3 = t584 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t586 = t569 ? t17_3 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_3 = t586;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t587 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t588 = t587 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t589 = t509 + t588;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t590 = t589 + 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t591 = t590 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t592 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t593 = t590 < t592 ? t590 : t592;
#line 29 "src/functions/bias.rs"
                    const u32 t1_3 = t593 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_4 = t1_3 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_2 = t2_4 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t597 = s_2 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_4 = t597 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t599 = t591 ? t17_4 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_2 = t599;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t600 = s_4 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_5 = t600 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t602 = t591 ? t17_5 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_4 = t602;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t603 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t604 = t603 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t605 = t509 + t604;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t606 = t605 + 8u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t607 = t606 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t608 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t609 = t606 < t608 ? t606 : t608;
#line 29 "src/functions/bias.rs"
                    const u32 t1_4 = t609 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_5 = t1_4 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_3 = t2_5 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t613 = s_5 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_6 = t613 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t615 = t607 ? t17_6 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_5 = t615;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t616 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_7 = t616 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t618 = t607 ? t17_7 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_7 = t618;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t619 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t620 = t619 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t621 = t509 + t620;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t622 = t621 + 9u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t623 = t622 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t624 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t625 = t622 < t624 ? t622 : t624;
#line 29 "src/functions/bias.rs"
                    const u32 t1_5 = t625 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_6 = t1_5 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_4 = t2_6 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t629 = s_6 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_8 = t629 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t631 = t623 ? t17_8 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_6 = t631;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t632 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_9 = t632 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t634 = t623 ? t17_9 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_8 = t634;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t635 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t636 = t635 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t637 = t509 + t636;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t638 = t637 + 16u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t639 = t638 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t640 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t641 = t638 < t640 ? t638 : t640;
#line 29 "src/functions/bias.rs"
                    const u32 t1_6 = t641 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_7 = t1_6 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_5 = t2_7 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t645 = s_9 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_10 = t645 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t647 = t639 ? t17_10 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_9 = t647;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t648 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_11 = t648 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t650 = t639 ? t17_11 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_11 = t650;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t651 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t652 = t651 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t653 = t509 + t652;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t654 = t653 + 17u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t655 = t654 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t656 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t657 = t654 < t656 ? t654 : t656;
#line 29 "src/functions/bias.rs"
                    const u32 t1_7 = t657 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_8 = t1_7 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_6 = t2_8 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t661 = s_10 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_12 = t661 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t663 = t655 ? t17_12 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_10 = t663;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t664 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_13 = t664 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t666 = t655 ? t17_13 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_12 = t666;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t667 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t668 = t667 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t669 = t509 + t668;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t670 = t669 + 24u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t671 = t670 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t672 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t673 = t670 < t672 ? t670 : t672;
#line 29 "src/functions/bias.rs"
                    const u32 t1_8 = t673 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_9 = t1_8 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_7 = t2_9 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t677 = s_13 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_14 = t677 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t679 = t671 ? t17_14 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_13 = t679;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t680 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_15 = t680 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t682 = t671 ? t17_15 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_15 = t682;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t683 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t684 = t683 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t685 = t509 + t684;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t686 = t685 + 25u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t687 = t686 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t688 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t689 = t686 < t688 ? t686 : t688;
#line 29 "src/functions/bias.rs"
                    const u32 t1_9 = t689 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_10 = t1_9 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_8 = t2_10 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t693 = s_14 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_16 = t693 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t695 = t687 ? t17_16 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_14 = t695;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t696 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_17 = t696 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t698 = t687 ? t17_17 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_16 = t698;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t699 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t700 = t699 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t701 = t509 + t700;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t702 = t701 + 32u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t703 = t702 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t704 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t705 = t702 < t704 ? t702 : t704;
#line 29 "src/functions/bias.rs"
                    const u32 t1_10 = t705 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_11 = t1_10 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_9 = t2_11 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t709 = s_17 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_18 = t709 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t711 = t703 ? t17_18 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_17 = t711;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t712 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_19 = t712 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t714 = t703 ? t17_19 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_19 = t714;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t715 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t716 = t715 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t717 = t509 + t716;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t718 = t717 + 33u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t719 = t718 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t720 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t721 = t718 < t720 ? t718 : t720;
#line 29 "src/functions/bias.rs"
                    const u32 t1_11 = t721 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_12 = t1_11 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_10 = t2_12 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t725 = s_18 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_20 = t725 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t727 = t719 ? t17_20 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_18 = t727;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t728 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_21 = t728 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t730 = t719 ? t17_21 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_20 = t730;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t731 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t732 = t731 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t733 = t509 + t732;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t734 = t733 + 40u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t735 = t734 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t736 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t737 = t734 < t736 ? t734 : t736;
#line 29 "src/functions/bias.rs"
                    const u32 t1_12 = t737 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_13 = t1_12 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_11 = t2_13 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t741 = s_21 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_22 = t741 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t743 = t735 ? t17_22 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_21 = t743;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t744 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_23 = t744 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t746 = t735 ? t17_23 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_23 = t746;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t747 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t748 = t747 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t749 = t509 + t748;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t750 = t749 + 41u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t751 = t750 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t752 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t753 = t750 < t752 ? t750 : t752;
#line 29 "src/functions/bias.rs"
                    const u32 t1_13 = t753 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_14 = t1_13 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_12 = t2_14 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t757 = s_22 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_24 = t757 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t759 = t751 ? t17_24 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_22 = t759;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t760 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_25 = t760 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t762 = t751 ? t17_25 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_24 = t762;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t763 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t764 = t763 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t765 = t509 + t764;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t766 = t765 + 48u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t767 = t766 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t768 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t769 = t766 < t768 ? t766 : t768;
#line 29 "src/functions/bias.rs"
                    const u32 t1_14 = t769 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_15 = t1_14 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_13 = t2_15 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t773 = s_25 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_26 = t773 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t775 = t767 ? t17_26 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_25 = t775;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t776 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_27 = t776 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t778 = t767 ? t17_27 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_27 = t778;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t779 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t780 = t779 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t781 = t509 + t780;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t782 = t781 + 49u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t783 = t782 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t784 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t785 = t782 < t784 ? t782 : t784;
#line 29 "src/functions/bias.rs"
                    const u32 t1_15 = t785 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_16 = t1_15 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_14 = t2_16 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t789 = s_26 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_28 = t789 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t791 = t783 ? t17_28 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_26 = t791;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t792 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_29 = t792 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t794 = t783 ? t17_29 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_28 = t794;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t795 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t796 = t795 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t797 = t509 + t796;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t798 = t797 + 56u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t799 = t798 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t800 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t801 = t798 < t800 ? t798 : t800;
#line 29 "src/functions/bias.rs"
                    const u32 t1_16 = t801 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_17 = t1_16 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_15 = t2_17 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t805 = s_29 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_30 = t805 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t807 = t799 ? t17_30 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_29 = t807;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t808 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_31 = t808 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t810 = t799 ? t17_31 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_31 = t810;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t811 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t812 = t811 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t813 = t509 + t812;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t814 = t813 + 57u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t815 = t814 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t816 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t817 = t814 < t816 ? t814 : t816;
#line 29 "src/functions/bias.rs"
                    const u32 t1_17 = t817 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_18 = t1_17 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_16 = t2_18 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t821 = s_30 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_32 = t821 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t823 = t815 ? t17_32 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_30 = t823;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t824 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_33 = t824 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t826 = t815 ? t17_33 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_32 = t826;
                } else {
                    const u32 t827 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t828 = t827 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t829 = t509 + t828;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t830 = t829 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t831 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t832 = t829 < t831 ? t829 : t831;
#line 29 "src/functions/bias.rs"
                    const u32 t1_18 = t832 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_19 = t1_18 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_17 = t2_19 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t836 = s * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_3 = first_17 - t524;
#line 30 "src/functions/bias.rs"
                    const u32 t5_3 = (int)t4_3 > (int)0u ? t4_3 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_6 = (int)t5_3 < (int)t6_2 ? t5_3 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_3 = (u64)place_6 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_3 = t11_2 + t14_3;
#line 32 "src/functions/bias.rs"
                    f32 t16_3;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_3) : "l"(t15_3));
#line 32 "src/functions/bias.rs"
                    const f32 t17_34 = t836 + t16_3;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t844 = t830 ? t17_34 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s = t844;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t845 = s_3 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_4 = first_17 - t526;
#line 30 "src/functions/bias.rs"
                    const u32 t5_4 = (int)t4_4 > (int)0u ? t4_4 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_7 = (int)t5_4 < (int)t6_2 ? t5_4 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_4 = (u64)place_7 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_4 = t11_2 + t14_4;
#line 32 "src/functions/bias.rs"
                    f32 t16_4;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_4) : "l"(t15_4));
#line 32 "src/functions/bias.rs"
                    const f32 t17_35 = t845 + t16_4;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t853 = t830 ? t17_35 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_3 = t853;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t854 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t855 = t854 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t856 = t509 + t855;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t857 = t856 + 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t858 = t857 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t859 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t860 = t857 < t859 ? t857 : t859;
#line 29 "src/functions/bias.rs"
                    const u32 t1_19 = t860 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_20 = t1_19 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_18 = t2_20 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t864 = s_2 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_5 = first_18 - t524;
#line 30 "src/functions/bias.rs"
                    const u32 t5_5 = (int)t4_5 > (int)0u ? t4_5 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_8 = (int)t5_5 < (int)t6_2 ? t5_5 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_5 = (u64)place_8 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_5 = t11_2 + t14_5;
#line 32 "src/functions/bias.rs"
                    f32 t16_5;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_5) : "l"(t15_5));
#line 32 "src/functions/bias.rs"
                    const f32 t17_36 = t864 + t16_5;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t872 = t858 ? t17_36 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_2 = t872;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t873 = s_4 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_6 = first_18 - t526;
#line 30 "src/functions/bias.rs"
                    const u32 t5_6 = (int)t4_6 > (int)0u ? t4_6 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_9 = (int)t5_6 < (int)t6_2 ? t5_6 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_6 = (u64)place_9 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_6 = t11_2 + t14_6;
#line 32 "src/functions/bias.rs"
                    f32 t16_6;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_6) : "l"(t15_6));
#line 32 "src/functions/bias.rs"
                    const f32 t17_37 = t873 + t16_6;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t881 = t858 ? t17_37 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_4 = t881;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t882 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t883 = t882 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t884 = t509 + t883;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t885 = t884 + 8u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t886 = t885 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t887 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t888 = t885 < t887 ? t885 : t887;
#line 29 "src/functions/bias.rs"
                    const u32 t1_20 = t888 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_21 = t1_20 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_19 = t2_21 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t892 = s_5 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_7 = first_19 - t524;
#line 30 "src/functions/bias.rs"
                    const u32 t5_7 = (int)t4_7 > (int)0u ? t4_7 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_10 = (int)t5_7 < (int)t6_2 ? t5_7 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_7 = (u64)place_10 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_7 = t11_2 + t14_7;
#line 32 "src/functions/bias.rs"
                    f32 t16_7;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_7) : "l"(t15_7));
#line 32 "src/functions/bias.rs"
                    const f32 t17_38 = t892 + t16_7;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t900 = t886 ? t17_38 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_5 = t900;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t901 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_39 = t901 + t16_3;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t903 = t886 ? t17_39 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_7 = t903;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t904 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t905 = t904 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t906 = t509 + t905;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t907 = t906 + 9u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t908 = t907 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t909 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t910 = t907 < t909 ? t907 : t909;
#line 29 "src/functions/bias.rs"
                    const u32 t1_21 = t910 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_22 = t1_21 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_20 = t2_22 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t914 = s_6 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_8 = first_20 - t524;
#line 30 "src/functions/bias.rs"
                    const u32 t5_8 = (int)t4_8 > (int)0u ? t4_8 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_11 = (int)t5_8 < (int)t6_2 ? t5_8 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_8 = (u64)place_11 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_8 = t11_2 + t14_8;
#line 32 "src/functions/bias.rs"
                    f32 t16_8;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_8) : "l"(t15_8));
#line 32 "src/functions/bias.rs"
                    const f32 t17_40 = t914 + t16_8;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t922 = t908 ? t17_40 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_6 = t922;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t923 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_41 = t923 + t16_5;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t925 = t908 ? t17_41 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_8 = t925;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t926 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t927 = t926 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t928 = t509 + t927;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t929 = t928 + 16u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t930 = t929 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t931 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t932 = t929 < t931 ? t929 : t931;
#line 29 "src/functions/bias.rs"
                    const u32 t1_22 = t932 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_23 = t1_22 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_21 = t2_23 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t936 = s_9 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_9 = first_21 - t524;
#line 30 "src/functions/bias.rs"
                    const u32 t5_9 = (int)t4_9 > (int)0u ? t4_9 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_12 = (int)t5_9 < (int)t6_2 ? t5_9 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_9 = (u64)place_12 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_9 = t11_2 + t14_9;
#line 32 "src/functions/bias.rs"
                    f32 t16_9;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_9) : "l"(t15_9));
#line 32 "src/functions/bias.rs"
                    const f32 t17_42 = t936 + t16_9;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t944 = t930 ? t17_42 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_9 = t944;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t945 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_43 = t945 + t16_7;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t947 = t930 ? t17_43 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_11 = t947;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t948 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t949 = t948 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t950 = t509 + t949;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t951 = t950 + 17u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t952 = t951 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t953 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t954 = t951 < t953 ? t951 : t953;
#line 29 "src/functions/bias.rs"
                    const u32 t1_23 = t954 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_24 = t1_23 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_22 = t2_24 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t958 = s_10 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_10 = first_22 - t524;
#line 30 "src/functions/bias.rs"
                    const u32 t5_10 = (int)t4_10 > (int)0u ? t4_10 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_13 = (int)t5_10 < (int)t6_2 ? t5_10 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_10 = (u64)place_13 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_10 = t11_2 + t14_10;
#line 32 "src/functions/bias.rs"
                    f32 t16_10;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_10) : "l"(t15_10));
#line 32 "src/functions/bias.rs"
                    const f32 t17_44 = t958 + t16_10;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t966 = t952 ? t17_44 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_10 = t966;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t967 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_45 = t967 + t16_8;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t969 = t952 ? t17_45 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_12 = t969;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t970 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t971 = t970 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t972 = t509 + t971;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t973 = t972 + 24u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t974 = t973 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t975 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t976 = t973 < t975 ? t973 : t975;
#line 29 "src/functions/bias.rs"
                    const u32 t1_24 = t976 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_25 = t1_24 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_23 = t2_25 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t980 = s_13 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_11 = first_23 - t524;
#line 30 "src/functions/bias.rs"
                    const u32 t5_11 = (int)t4_11 > (int)0u ? t4_11 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_14 = (int)t5_11 < (int)t6_2 ? t5_11 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_11 = (u64)place_14 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_11 = t11_2 + t14_11;
#line 32 "src/functions/bias.rs"
                    f32 t16_11;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_11) : "l"(t15_11));
#line 32 "src/functions/bias.rs"
                    const f32 t17_46 = t980 + t16_11;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t988 = t974 ? t17_46 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_13 = t988;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t989 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_47 = t989 + t16_9;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t991 = t974 ? t17_47 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_15 = t991;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t992 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t993 = t992 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t994 = t509 + t993;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t995 = t994 + 25u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t996 = t995 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t997 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t998 = t995 < t997 ? t995 : t997;
#line 29 "src/functions/bias.rs"
                    const u32 t1_25 = t998 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_26 = t1_25 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_24 = t2_26 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1002 = s_14 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_12 = first_24 - t524;
#line 30 "src/functions/bias.rs"
                    const u32 t5_12 = (int)t4_12 > (int)0u ? t4_12 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_15 = (int)t5_12 < (int)t6_2 ? t5_12 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_12 = (u64)place_15 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_12 = t11_2 + t14_12;
#line 32 "src/functions/bias.rs"
                    f32 t16_12;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_12) : "l"(t15_12));
#line 32 "src/functions/bias.rs"
                    const f32 t17_48 = t1002 + t16_12;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1010 = t996 ? t17_48 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_14 = t1010;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1011 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_49 = t1011 + t16_10;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1013 = t996 ? t17_49 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_16 = t1013;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1014 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1015 = t1014 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1016 = t509 + t1015;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1017 = t1016 + 32u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1018 = t1017 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1019 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1020 = t1017 < t1019 ? t1017 : t1019;
#line 29 "src/functions/bias.rs"
                    const u32 t1_26 = t1020 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_27 = t1_26 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_25 = t2_27 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1024 = s_17 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_13 = first_25 - t524;
#line 30 "src/functions/bias.rs"
                    const u32 t5_13 = (int)t4_13 > (int)0u ? t4_13 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_16 = (int)t5_13 < (int)t6_2 ? t5_13 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_13 = (u64)place_16 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_13 = t11_2 + t14_13;
#line 32 "src/functions/bias.rs"
                    f32 t16_13;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_13) : "l"(t15_13));
#line 32 "src/functions/bias.rs"
                    const f32 t17_50 = t1024 + t16_13;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1032 = t1018 ? t17_50 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_17 = t1032;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1033 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_51 = t1033 + t16_11;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1035 = t1018 ? t17_51 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_19 = t1035;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1036 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1037 = t1036 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1038 = t509 + t1037;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1039 = t1038 + 33u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1040 = t1039 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1041 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1042 = t1039 < t1041 ? t1039 : t1041;
#line 29 "src/functions/bias.rs"
                    const u32 t1_27 = t1042 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_28 = t1_27 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_26 = t2_28 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1046 = s_18 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_14 = first_26 - t524;
#line 30 "src/functions/bias.rs"
                    const u32 t5_14 = (int)t4_14 > (int)0u ? t4_14 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_17 = (int)t5_14 < (int)t6_2 ? t5_14 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_14 = (u64)place_17 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_14 = t11_2 + t14_14;
#line 32 "src/functions/bias.rs"
                    f32 t16_14;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_14) : "l"(t15_14));
#line 32 "src/functions/bias.rs"
                    const f32 t17_52 = t1046 + t16_14;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1054 = t1040 ? t17_52 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_18 = t1054;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1055 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_53 = t1055 + t16_12;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1057 = t1040 ? t17_53 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_20 = t1057;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1058 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1059 = t1058 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1060 = t509 + t1059;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1061 = t1060 + 40u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1062 = t1061 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1063 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1064 = t1061 < t1063 ? t1061 : t1063;
#line 29 "src/functions/bias.rs"
                    const u32 t1_28 = t1064 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_29 = t1_28 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_27 = t2_29 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1068 = s_21 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_15 = first_27 - t524;
#line 30 "src/functions/bias.rs"
                    const u32 t5_15 = (int)t4_15 > (int)0u ? t4_15 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_18 = (int)t5_15 < (int)t6_2 ? t5_15 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_15 = (u64)place_18 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_15 = t11_2 + t14_15;
#line 32 "src/functions/bias.rs"
                    f32 t16_15;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_15) : "l"(t15_15));
#line 32 "src/functions/bias.rs"
                    const f32 t17_54 = t1068 + t16_15;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1076 = t1062 ? t17_54 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_21 = t1076;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1077 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_55 = t1077 + t16_13;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1079 = t1062 ? t17_55 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_23 = t1079;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1080 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1081 = t1080 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1082 = t509 + t1081;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1083 = t1082 + 41u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1084 = t1083 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1085 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1086 = t1083 < t1085 ? t1083 : t1085;
#line 29 "src/functions/bias.rs"
                    const u32 t1_29 = t1086 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_30 = t1_29 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_28 = t2_30 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1090 = s_22 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_16 = first_28 - t524;
#line 30 "src/functions/bias.rs"
                    const u32 t5_16 = (int)t4_16 > (int)0u ? t4_16 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_19 = (int)t5_16 < (int)t6_2 ? t5_16 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_16 = (u64)place_19 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_16 = t11_2 + t14_16;
#line 32 "src/functions/bias.rs"
                    f32 t16_16;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_16) : "l"(t15_16));
#line 32 "src/functions/bias.rs"
                    const f32 t17_56 = t1090 + t16_16;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1098 = t1084 ? t17_56 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_22 = t1098;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1099 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_57 = t1099 + t16_14;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1101 = t1084 ? t17_57 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_24 = t1101;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1102 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1103 = t1102 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1104 = t509 + t1103;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1105 = t1104 + 48u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1106 = t1105 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1107 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1108 = t1105 < t1107 ? t1105 : t1107;
#line 29 "src/functions/bias.rs"
                    const u32 t1_30 = t1108 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_31 = t1_30 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_29 = t2_31 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1112 = s_25 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_17 = first_29 - t524;
#line 30 "src/functions/bias.rs"
                    const u32 t5_17 = (int)t4_17 > (int)0u ? t4_17 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_20 = (int)t5_17 < (int)t6_2 ? t5_17 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_17 = (u64)place_20 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_17 = t11_2 + t14_17;
#line 32 "src/functions/bias.rs"
                    f32 t16_17;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_17) : "l"(t15_17));
#line 32 "src/functions/bias.rs"
                    const f32 t17_58 = t1112 + t16_17;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1120 = t1106 ? t17_58 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_25 = t1120;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1121 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_59 = t1121 + t16_15;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1123 = t1106 ? t17_59 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_27 = t1123;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1124 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1125 = t1124 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1126 = t509 + t1125;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1127 = t1126 + 49u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1128 = t1127 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1129 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1130 = t1127 < t1129 ? t1127 : t1129;
#line 29 "src/functions/bias.rs"
                    const u32 t1_31 = t1130 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_32 = t1_31 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_30 = t2_32 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1134 = s_26 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_18 = first_30 - t524;
#line 30 "src/functions/bias.rs"
                    const u32 t5_18 = (int)t4_18 > (int)0u ? t4_18 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_21 = (int)t5_18 < (int)t6_2 ? t5_18 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_18 = (u64)place_21 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_18 = t11_2 + t14_18;
#line 32 "src/functions/bias.rs"
                    f32 t16_18;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_18) : "l"(t15_18));
#line 32 "src/functions/bias.rs"
                    const f32 t17_60 = t1134 + t16_18;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1142 = t1128 ? t17_60 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_26 = t1142;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1143 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_61 = t1143 + t16_16;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1145 = t1128 ? t17_61 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_28 = t1145;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1146 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1147 = t1146 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1148 = t509 + t1147;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1149 = t1148 + 56u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1150 = t1149 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1151 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1152 = t1149 < t1151 ? t1149 : t1151;
#line 29 "src/functions/bias.rs"
                    const u32 t1_32 = t1152 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_33 = t1_32 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_31 = t2_33 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1156 = s_29 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_19 = first_31 - t524;
#line 30 "src/functions/bias.rs"
                    const u32 t5_19 = (int)t4_19 > (int)0u ? t4_19 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_22 = (int)t5_19 < (int)t6_2 ? t5_19 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_19 = (u64)place_22 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_19 = t11_2 + t14_19;
#line 32 "src/functions/bias.rs"
                    f32 t16_19;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_19) : "l"(t15_19));
#line 32 "src/functions/bias.rs"
                    const f32 t17_62 = t1156 + t16_19;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1164 = t1150 ? t17_62 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_29 = t1164;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1165 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_63 = t1165 + t16_17;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1167 = t1150 ? t17_63 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_31 = t1167;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1168 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1169 = t1168 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1170 = t509 + t1169;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1171 = t1170 + 57u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1172 = t1171 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1173 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1174 = t1171 < t1173 ? t1171 : t1173;
#line 29 "src/functions/bias.rs"
                    const u32 t1_33 = t1174 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_34 = t1_33 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_32 = t2_34 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1178 = s_30 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_20 = first_32 - t524;
#line 30 "src/functions/bias.rs"
                    const u32 t5_20 = (int)t4_20 > (int)0u ? t4_20 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_23 = (int)t5_20 < (int)t6_2 ? t5_20 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_20 = (u64)place_23 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_20 = t11_2 + t14_20;
#line 32 "src/functions/bias.rs"
                    f32 t16_20;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_20) : "l"(t15_20));
#line 32 "src/functions/bias.rs"
                    const f32 t17_64 = t1178 + t16_20;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1186 = t1172 ? t17_64 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_30 = t1186;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1187 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_65 = t1187 + t16_18;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1189 = t1172 ? t17_65 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_32 = t1189;
                }
#line 495 "fa-kernels/src/attention/kernel_problem.rs"
                if (t409) {
                    const u32 t1190 = t286 << 4u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1191 = t287 + t1190;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1192 = t8 + t1191;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1193 = t402 / group;
#line 19 "src/functions/windows.rs"
                    const u32 t2_35 = argument0_2 < 2147483648u ? argument0_2 : 2147483648u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1195 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1196 = t1192 + t1195;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1197 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
                    const bool t1_34 = t1196 < argument1_2;
#line 19 "src/functions/windows.rs"
                    const u32 reach = t1_34 ? 2147483648u : t2_35;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1200 = t1196 + 8u;
#line 19 "src/functions/windows.rs"
                    const bool t1_35 = t1200 < argument1_2;
#line 19 "src/functions/windows.rs"
                    const u32 reach_2 = t1_35 ? 2147483648u : t2_35;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1203 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1204 = t1203 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1205 = t509 + t1204;
#line 20 "src/functions/windows.rs"
                    const u32 t4_21 = t1205 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_21 = t4_21 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_3 = t5_21 - t1196;
#line 20 "src/functions/windows.rs"
                    const bool t7_2 = t6_3 < reach;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1210 = t7_2 ? s : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s = t1210;
#line 20 "src/functions/windows.rs"
                    const u32 t6_4 = t5_21 - t1200;
#line 20 "src/functions/windows.rs"
                    const bool t7_3 = t6_4 < reach_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1213 = t7_3 ? s_3 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_3 = t1213;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1214 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1215 = t1214 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1216 = t509 + t1215;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1217 = t1216 + 1u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_22 = t1217 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_22 = t4_22 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_5 = t5_22 - t1196;
#line 20 "src/functions/windows.rs"
                    const bool t7_4 = t6_5 < reach;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1222 = t7_4 ? s_2 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_2 = t1222;
#line 20 "src/functions/windows.rs"
                    const u32 t6_6 = t5_22 - t1200;
#line 20 "src/functions/windows.rs"
                    const bool t7_5 = t6_6 < reach_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1225 = t7_5 ? s_4 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_4 = t1225;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1226 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1227 = t1226 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1228 = t509 + t1227;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1229 = t1228 + 8u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_23 = t1229 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_23 = t4_23 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_7 = t5_23 - t1196;
#line 20 "src/functions/windows.rs"
                    const bool t7_6 = t6_7 < reach;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1234 = t7_6 ? s_5 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_5 = t1234;
#line 20 "src/functions/windows.rs"
                    const u32 t6_8 = t5_23 - t1200;
#line 20 "src/functions/windows.rs"
                    const bool t7_7 = t6_8 < reach_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1237 = t7_7 ? s_7 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_7 = t1237;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1238 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1239 = t1238 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1240 = t509 + t1239;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1241 = t1240 + 9u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_24 = t1241 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_24 = t4_24 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_9 = t5_24 - t1196;
#line 20 "src/functions/windows.rs"
                    const bool t7_8 = t6_9 < reach;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1246 = t7_8 ? s_6 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_6 = t1246;
#line 20 "src/functions/windows.rs"
                    const u32 t6_10 = t5_24 - t1200;
#line 20 "src/functions/windows.rs"
                    const bool t7_9 = t6_10 < reach_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1249 = t7_9 ? s_8 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_8 = t1249;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1250 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1251 = t1250 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1252 = t509 + t1251;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1253 = t1252 + 16u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_25 = t1253 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_25 = t4_25 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_11 = t5_25 - t1196;
#line 20 "src/functions/windows.rs"
                    const bool t7_10 = t6_11 < reach;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1258 = t7_10 ? s_9 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_9 = t1258;
#line 20 "src/functions/windows.rs"
                    const u32 t6_12 = t5_25 - t1200;
#line 20 "src/functions/windows.rs"
                    const bool t7_11 = t6_12 < reach_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1261 = t7_11 ? s_11 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_11 = t1261;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1262 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1263 = t1262 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1264 = t509 + t1263;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1265 = t1264 + 17u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_26 = t1265 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_26 = t4_26 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_13 = t5_26 - t1196;
#line 20 "src/functions/windows.rs"
                    const bool t7_12 = t6_13 < reach;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1270 = t7_12 ? s_10 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_10 = t1270;
#line 20 "src/functions/windows.rs"
                    const u32 t6_14 = t5_26 - t1200;
#line 20 "src/functions/windows.rs"
                    const bool t7_13 = t6_14 < reach_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1273 = t7_13 ? s_12 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_12 = t1273;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1274 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1275 = t1274 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1276 = t509 + t1275;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1277 = t1276 + 24u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_27 = t1277 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_27 = t4_27 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_15 = t5_27 - t1196;
#line 20 "src/functions/windows.rs"
                    const bool t7_14 = t6_15 < reach;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1282 = t7_14 ? s_13 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_13 = t1282;
#line 20 "src/functions/windows.rs"
                    const u32 t6_16 = t5_27 - t1200;
#line 20 "src/functions/windows.rs"
                    const bool t7_15 = t6_16 < reach_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1285 = t7_15 ? s_15 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_15 = t1285;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1286 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1287 = t1286 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1288 = t509 + t1287;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1289 = t1288 + 25u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_28 = t1289 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_28 = t4_28 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_17 = t5_28 - t1196;
#line 20 "src/functions/windows.rs"
                    const bool t7_16 = t6_17 < reach;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1294 = t7_16 ? s_14 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_14 = t1294;
#line 20 "src/functions/windows.rs"
                    const u32 t6_18 = t5_28 - t1200;
#line 20 "src/functions/windows.rs"
                    const bool t7_17 = t6_18 < reach_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1297 = t7_17 ? s_16 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_16 = t1297;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1298 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1299 = t1298 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1300 = t509 + t1299;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1301 = t1300 + 32u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_29 = t1301 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_29 = t4_29 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_19 = t5_29 - t1196;
#line 20 "src/functions/windows.rs"
                    const bool t7_18 = t6_19 < reach;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1306 = t7_18 ? s_17 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_17 = t1306;
#line 20 "src/functions/windows.rs"
                    const u32 t6_20 = t5_29 - t1200;
#line 20 "src/functions/windows.rs"
                    const bool t7_19 = t6_20 < reach_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1309 = t7_19 ? s_19 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_19 = t1309;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1310 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1311 = t1310 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1312 = t509 + t1311;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1313 = t1312 + 33u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_30 = t1313 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_30 = t4_30 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_21 = t5_30 - t1196;
#line 20 "src/functions/windows.rs"
                    const bool t7_20 = t6_21 < reach;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1318 = t7_20 ? s_18 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_18 = t1318;
#line 20 "src/functions/windows.rs"
                    const u32 t6_22 = t5_30 - t1200;
#line 20 "src/functions/windows.rs"
                    const bool t7_21 = t6_22 < reach_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1321 = t7_21 ? s_20 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_20 = t1321;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1322 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1323 = t1322 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1324 = t509 + t1323;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1325 = t1324 + 40u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_31 = t1325 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_31 = t4_31 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_23 = t5_31 - t1196;
#line 20 "src/functions/windows.rs"
                    const bool t7_22 = t6_23 < reach;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1330 = t7_22 ? s_21 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_21 = t1330;
#line 20 "src/functions/windows.rs"
                    const u32 t6_24 = t5_31 - t1200;
#line 20 "src/functions/windows.rs"
                    const bool t7_23 = t6_24 < reach_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1333 = t7_23 ? s_23 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_23 = t1333;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1334 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1335 = t1334 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1336 = t509 + t1335;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1337 = t1336 + 41u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_32 = t1337 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_32 = t4_32 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_25 = t5_32 - t1196;
#line 20 "src/functions/windows.rs"
                    const bool t7_24 = t6_25 < reach;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1342 = t7_24 ? s_22 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_22 = t1342;
#line 20 "src/functions/windows.rs"
                    const u32 t6_26 = t5_32 - t1200;
#line 20 "src/functions/windows.rs"
                    const bool t7_25 = t6_26 < reach_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1345 = t7_25 ? s_24 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_24 = t1345;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1346 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1347 = t1346 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1348 = t509 + t1347;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1349 = t1348 + 48u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_33 = t1349 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_33 = t4_33 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_27 = t5_33 - t1196;
#line 20 "src/functions/windows.rs"
                    const bool t7_26 = t6_27 < reach;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1354 = t7_26 ? s_25 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_25 = t1354;
#line 20 "src/functions/windows.rs"
                    const u32 t6_28 = t5_33 - t1200;
#line 20 "src/functions/windows.rs"
                    const bool t7_27 = t6_28 < reach_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1357 = t7_27 ? s_27 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_27 = t1357;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1358 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1359 = t1358 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1360 = t509 + t1359;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1361 = t1360 + 49u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_34 = t1361 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_34 = t4_34 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_29 = t5_34 - t1196;
#line 20 "src/functions/windows.rs"
                    const bool t7_28 = t6_29 < reach;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1366 = t7_28 ? s_26 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_26 = t1366;
#line 20 "src/functions/windows.rs"
                    const u32 t6_30 = t5_34 - t1200;
#line 20 "src/functions/windows.rs"
                    const bool t7_29 = t6_30 < reach_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1369 = t7_29 ? s_28 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_28 = t1369;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1370 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1371 = t1370 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1372 = t509 + t1371;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1373 = t1372 + 56u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_35 = t1373 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_35 = t4_35 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_31 = t5_35 - t1196;
#line 20 "src/functions/windows.rs"
                    const bool t7_30 = t6_31 < reach;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1378 = t7_30 ? s_29 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_29 = t1378;
#line 20 "src/functions/windows.rs"
                    const u32 t6_32 = t5_35 - t1200;
#line 20 "src/functions/windows.rs"
                    const bool t7_31 = t6_32 < reach_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1381 = t7_31 ? s_31 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_31 = t1381;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1382 = lane & 3u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1383 = t1382 << 1u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1384 = t509 + t1383;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1385 = t1384 + 57u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_36 = t1385 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_36 = t4_36 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_33 = t5_36 - t1196;
#line 20 "src/functions/windows.rs"
                    const bool t7_32 = t6_33 < reach;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1390 = t7_32 ? s_30 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_30 = t1390;
#line 20 "src/functions/windows.rs"
                    const u32 t6_34 = t5_36 - t1200;
#line 20 "src/functions/windows.rs"
                    const bool t7_33 = t6_34 < reach_2;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1393 = t7_33 ? s_32 : __uint_as_float(0xff800000u);
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    s_32 = t1393;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1394 = t286 << 4u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1395 = t287 + t1394;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1396 = t8 + t1395;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1397 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = t1396 + t1397;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1399 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1400 = t1399 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1401 = t509 + t1400;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1402 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1403 = t1402 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1404 = t509 + t1403;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1405 = t1404 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1406 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end = t1406 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1409 = visible_8 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1409;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1411 = visible_9 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1411;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1412 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_2 = t1412 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1415 = visible_10 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1415;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1417 = visible_11 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1417;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1418 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1419 = t1418 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1420 = t509 + t1419;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1421 = t1420 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1422 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1423 = t1422 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1424 = t509 + t1423;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1425 = t1424 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1426 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_3 = t1426 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1429 = visible_12 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1429;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1431 = visible_13 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1431;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1432 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_4 = t1432 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1435 = visible_14 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1435;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1437 = visible_15 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1437;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1438 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1439 = t1438 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1440 = t509 + t1439;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1441 = t1440 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1442 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1443 = t1442 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1444 = t509 + t1443;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1445 = t1444 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1446 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_5 = t1446 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1449 = visible_16 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1449;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1451 = visible_17 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1451;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1452 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_6 = t1452 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1455 = visible_18 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1455;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1457 = visible_19 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1457;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1458 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1459 = t1458 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1460 = t509 + t1459;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1461 = t1460 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1462 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1463 = t1462 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1464 = t509 + t1463;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1465 = t1464 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1466 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_7 = t1466 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1469 = visible_20 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1469;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1471 = visible_21 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1471;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1472 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_8 = t1472 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1475 = visible_22 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1475;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1477 = visible_23 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1477;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1478 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1479 = t1478 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1480 = t509 + t1479;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1481 = t1480 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1482 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1483 = t1482 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1484 = t509 + t1483;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1485 = t1484 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1486 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_9 = t1486 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1489 = visible_24 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1489;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1491 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1491;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1492 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_10 = t1492 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1495 = visible_26 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1495;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1497 = visible_27 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1497;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1498 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1499 = t1498 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1500 = t509 + t1499;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1501 = t1500 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1502 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1503 = t1502 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1504 = t509 + t1503;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1505 = t1504 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1506 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_11 = t1506 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1509 = visible_28 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1509;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1511 = visible_29 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1511;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1512 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_12 = t1512 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1515 = visible_30 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1515;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1517 = visible_31 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1517;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1518 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1519 = t1518 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1520 = t509 + t1519;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1521 = t1520 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1522 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1523 = t1522 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1524 = t509 + t1523;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1525 = t1524 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1526 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_13 = t1526 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1529 = visible_32 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1529;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_33 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1531 = visible_33 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1531;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1532 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_14 = t1532 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_34 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1535 = visible_34 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1535;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_35 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1537 = visible_35 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1537;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1538 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1539 = t1538 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1540 = t509 + t1539;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1541 = t1540 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1542 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1543 = t1542 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1544 = t509 + t1543;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1545 = t1544 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1546 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_15 = t1546 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_36 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1549 = visible_36 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1549;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_37 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1551 = visible_37 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1551;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1552 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_16 = t1552 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_38 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1555 = visible_38 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1555;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_39 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1557 = visible_39 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1557;
                }
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1558 = lane & 3u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1559 = t1558 << 4u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1560 = statistics_3 + t1559;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t1560) : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1562;
                asm("mov.b32 %0, %1;" : "=f"(t1562) : "r"(row_3));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1564;
                asm("mov.b32 %0, %1;" : "=f"(t1564) : "r"(row_5));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1565 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1566;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1566) : "f"(s), "f"(1.442695f), "f"(t1565));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1567;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1567) : "f"(t1566));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t1567;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1568 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1569;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1569) : "f"(s_2), "f"(1.442695f), "f"(t1568));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1570;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1570) : "f"(t1569));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t1570;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1571 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1572;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1572) : "f"(s_3), "f"(1.442695f), "f"(t1571));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1573;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1573) : "f"(t1572));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t1573;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1574 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1575;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1575) : "f"(s_4), "f"(1.442695f), "f"(t1574));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1576;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1576) : "f"(t1575));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t1576;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_6;
                u32 row_7;
                u32 row_8;
                u32 row_9;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t1560) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1578;
                asm("mov.b32 %0, %1;" : "=f"(t1578) : "r"(row_7));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1580;
                asm("mov.b32 %0, %1;" : "=f"(t1580) : "r"(row_9));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1581 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1582;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1582) : "f"(s_5), "f"(1.442695f), "f"(t1581));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1583;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1583) : "f"(t1582));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t1583;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1584 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1585;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1585) : "f"(s_6), "f"(1.442695f), "f"(t1584));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1586;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1586) : "f"(t1585));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t1586;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1587 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1588;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1588) : "f"(s_7), "f"(1.442695f), "f"(t1587));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1589;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1589) : "f"(t1588));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t1589;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1590 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1591;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1591) : "f"(s_8), "f"(1.442695f), "f"(t1590));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1592;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1592) : "f"(t1591));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t1592;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_10;
                u32 row_11;
                u32 row_12;
                u32 row_13;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t1560) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1594;
                asm("mov.b32 %0, %1;" : "=f"(t1594) : "r"(row_11));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1596;
                asm("mov.b32 %0, %1;" : "=f"(t1596) : "r"(row_13));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1597 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1598;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1598) : "f"(s_9), "f"(1.442695f), "f"(t1597));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1599;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1599) : "f"(t1598));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t1599;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1600 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1601;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1601) : "f"(s_10), "f"(1.442695f), "f"(t1600));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1602;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1602) : "f"(t1601));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t1602;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1603 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1604;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1604) : "f"(s_11), "f"(1.442695f), "f"(t1603));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1605;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1605) : "f"(t1604));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t1605;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1606 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1607;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1607) : "f"(s_12), "f"(1.442695f), "f"(t1606));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1608;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1608) : "f"(t1607));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t1608;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_14;
                u32 row_15;
                u32 row_16;
                u32 row_17;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t1560) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1610;
                asm("mov.b32 %0, %1;" : "=f"(t1610) : "r"(row_15));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1612;
                asm("mov.b32 %0, %1;" : "=f"(t1612) : "r"(row_17));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1613 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1614;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1614) : "f"(s_13), "f"(1.442695f), "f"(t1613));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1615;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1615) : "f"(t1614));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t1615;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1616 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1617;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1617) : "f"(s_14), "f"(1.442695f), "f"(t1616));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1618;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1618) : "f"(t1617));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t1618;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1619 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1620;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1620) : "f"(s_15), "f"(1.442695f), "f"(t1619));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1621;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1621) : "f"(t1620));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t1621;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1622 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1623;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1623) : "f"(s_16), "f"(1.442695f), "f"(t1622));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1624;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1624) : "f"(t1623));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t1624;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t1560) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1626;
                asm("mov.b32 %0, %1;" : "=f"(t1626) : "r"(row_19));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1628;
                asm("mov.b32 %0, %1;" : "=f"(t1628) : "r"(row_21));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1629 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1630;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1630) : "f"(s_17), "f"(1.442695f), "f"(t1629));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1631;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1631) : "f"(t1630));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t1631;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1632 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1633;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1633) : "f"(s_18), "f"(1.442695f), "f"(t1632));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1634;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1634) : "f"(t1633));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t1634;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1635 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1636;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1636) : "f"(s_19), "f"(1.442695f), "f"(t1635));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1637;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1637) : "f"(t1636));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t1637;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1638 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1639;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1639) : "f"(s_20), "f"(1.442695f), "f"(t1638));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1640;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1640) : "f"(t1639));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t1640;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t1560) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1642;
                asm("mov.b32 %0, %1;" : "=f"(t1642) : "r"(row_23));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1644;
                asm("mov.b32 %0, %1;" : "=f"(t1644) : "r"(row_25));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1645 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1646;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1646) : "f"(s_21), "f"(1.442695f), "f"(t1645));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1647;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1647) : "f"(t1646));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t1647;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1648 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1649;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1649) : "f"(s_22), "f"(1.442695f), "f"(t1648));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1650;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1650) : "f"(t1649));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t1650;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1651 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1652;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1652) : "f"(s_23), "f"(1.442695f), "f"(t1651));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1653;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1653) : "f"(t1652));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t1653;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1654 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1655;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1655) : "f"(s_24), "f"(1.442695f), "f"(t1654));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1656;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1656) : "f"(t1655));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t1656;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t1560) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1658;
                asm("mov.b32 %0, %1;" : "=f"(t1658) : "r"(row_27));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1660;
                asm("mov.b32 %0, %1;" : "=f"(t1660) : "r"(row_29));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1661 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1662;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1662) : "f"(s_25), "f"(1.442695f), "f"(t1661));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1663;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1663) : "f"(t1662));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t1663;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1664 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1665;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1665) : "f"(s_26), "f"(1.442695f), "f"(t1664));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1666;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1666) : "f"(t1665));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t1666;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1667 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1668;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1668) : "f"(s_27), "f"(1.442695f), "f"(t1667));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1669;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1669) : "f"(t1668));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t1669;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1670 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1671;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1671) : "f"(s_28), "f"(1.442695f), "f"(t1670));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1672;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1672) : "f"(t1671));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t1672;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_30;
                u32 row_31;
                u32 row_32;
                u32 row_33;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t1560) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1674;
                asm("mov.b32 %0, %1;" : "=f"(t1674) : "r"(row_31));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1676;
                asm("mov.b32 %0, %1;" : "=f"(t1676) : "r"(row_33));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1677 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1678;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1678) : "f"(s_29), "f"(1.442695f), "f"(t1677));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1679;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1679) : "f"(t1678));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t1679;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1680 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1681;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1681) : "f"(s_30), "f"(1.442695f), "f"(t1680));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1682;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1682) : "f"(t1681));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t1682;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1683 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1684;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1684) : "f"(s_31), "f"(1.442695f), "f"(t1683));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1685;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1685) : "f"(t1684));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t1685;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1686 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1687;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1687) : "f"(s_32), "f"(1.442695f), "f"(t1686));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1688;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1688) : "f"(t1687));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t1688;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1689;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1689) : "f"(s), "f"(s_2));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1690;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1690) : "f"(s_3), "f"(s_4));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1691;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1691) : "f"(s_5), "f"(s_6));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1692;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1692) : "f"(s_7), "f"(s_8));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1693;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1693) : "f"(s_9), "f"(s_10));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1694;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1694) : "f"(s_11), "f"(s_12));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1695;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1695) : "f"(s_13), "f"(s_14));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1696;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1696) : "f"(s_15), "f"(s_16));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1697;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1697) : "f"(s_17), "f"(s_18));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1698;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1698) : "f"(s_19), "f"(s_20));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1699;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1699) : "f"(s_21), "f"(s_22));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1700;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1700) : "f"(s_23), "f"(s_24));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1701;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1701) : "f"(s_25), "f"(s_26));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1702;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1702) : "f"(s_27), "f"(s_28));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1703;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1703) : "f"(s_29), "f"(s_30));
#line 104 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1704;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1704) : "f"(s_31), "f"(s_32));
#line 115 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1705 = t452 >> 4u;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1706 = t1705 + 33554432u;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1707 = (u64)t1706;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1708 = t1707 + 4611686293305294848ull;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1709 = t1705 + 33554560u;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1710 = (u64)t1709;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1711 = t1710 + 4611686293305294848ull;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1712 = t1705 + 33554688u;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1713 = (u64)t1712;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1714 = t1713 + 4611686293305294848ull;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1715 = t1705 + 33554816u;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1716 = (u64)t1715;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1717 = t1716 + 4611686293305294848ull;
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t1689), "r"(t1690), "r"(t1691), "r"(t1692), "l"(t1708), "r"(t1693), "r"(t1694), "r"(t1695), "r"(t1696), "l"(t1711), "r"(t1697), "r"(t1698), "r"(t1699), "r"(t1700), "l"(t1714), "r"(t1701), "r"(t1702), "r"(t1703), "r"(t1704), "l"(t1717) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1718 = lane & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1719 = t1718 << 4u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1720 = statistics_3 + t1719;
                u32 row_34;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t1720) : "memory");
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1721;
                asm("mov.b32 %0, %1;" : "=f"(t1721) : "r"(row_34));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1722;
                asm("mov.b32 %0, %1;" : "=f"(t1722) : "r"(row_35));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1723;
                asm("mov.b32 %0, %1;" : "=f"(t1723) : "r"(row_36));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1724;
                asm("mov.b32 %0, %1;" : "=f"(t1724) : "r"(row_37));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1725 = dp - t1722;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1726 = s * t1725;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t1726;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1727 = dp_2 - t1724;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1728 = s_2 * t1727;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t1728;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1729 = dp_3 - t1722;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1730 = s_3 * t1729;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t1730;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1731 = dp_4 - t1724;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1732 = s_4 * t1731;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t1732;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_38;
                u32 row_39;
                u32 row_40;
                u32 row_41;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t1720) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1733;
                asm("mov.b32 %0, %1;" : "=f"(t1733) : "r"(row_38));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1734;
                asm("mov.b32 %0, %1;" : "=f"(t1734) : "r"(row_39));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1735;
                asm("mov.b32 %0, %1;" : "=f"(t1735) : "r"(row_40));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1736;
                asm("mov.b32 %0, %1;" : "=f"(t1736) : "r"(row_41));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1737 = dp_5 - t1734;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1738 = s_5 * t1737;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t1738;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1739 = dp_6 - t1736;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1740 = s_6 * t1739;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t1740;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1741 = dp_7 - t1734;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1742 = s_7 * t1741;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t1742;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1743 = dp_8 - t1736;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1744 = s_8 * t1743;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t1744;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_42;
                u32 row_43;
                u32 row_44;
                u32 row_45;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t1720) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1745;
                asm("mov.b32 %0, %1;" : "=f"(t1745) : "r"(row_42));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1746;
                asm("mov.b32 %0, %1;" : "=f"(t1746) : "r"(row_43));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1747;
                asm("mov.b32 %0, %1;" : "=f"(t1747) : "r"(row_44));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1748;
                asm("mov.b32 %0, %1;" : "=f"(t1748) : "r"(row_45));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1749 = dp_9 - t1746;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1750 = s_9 * t1749;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t1750;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1751 = dp_10 - t1748;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1752 = s_10 * t1751;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t1752;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1753 = dp_11 - t1746;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1754 = s_11 * t1753;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t1754;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1755 = dp_12 - t1748;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1756 = s_12 * t1755;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t1756;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_46;
                u32 row_47;
                u32 row_48;
                u32 row_49;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t1720) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1757;
                asm("mov.b32 %0, %1;" : "=f"(t1757) : "r"(row_46));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1758;
                asm("mov.b32 %0, %1;" : "=f"(t1758) : "r"(row_47));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1759;
                asm("mov.b32 %0, %1;" : "=f"(t1759) : "r"(row_48));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1760;
                asm("mov.b32 %0, %1;" : "=f"(t1760) : "r"(row_49));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1761 = dp_13 - t1758;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1762 = s_13 * t1761;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t1762;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1763 = dp_14 - t1760;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1764 = s_14 * t1763;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t1764;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1765 = dp_15 - t1758;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1766 = s_15 * t1765;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t1766;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1767 = dp_16 - t1760;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1768 = s_16 * t1767;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t1768;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_50;
                u32 row_51;
                u32 row_52;
                u32 row_53;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t1720) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1769;
                asm("mov.b32 %0, %1;" : "=f"(t1769) : "r"(row_50));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1770;
                asm("mov.b32 %0, %1;" : "=f"(t1770) : "r"(row_51));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1771;
                asm("mov.b32 %0, %1;" : "=f"(t1771) : "r"(row_52));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1772;
                asm("mov.b32 %0, %1;" : "=f"(t1772) : "r"(row_53));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1773 = dp_17 - t1770;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1774 = s_17 * t1773;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t1774;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1775 = dp_18 - t1772;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1776 = s_18 * t1775;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t1776;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1777 = dp_19 - t1770;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1778 = s_19 * t1777;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t1778;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1779 = dp_20 - t1772;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1780 = s_20 * t1779;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t1780;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_54;
                u32 row_55;
                u32 row_56;
                u32 row_57;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t1720) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1781;
                asm("mov.b32 %0, %1;" : "=f"(t1781) : "r"(row_54));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1782;
                asm("mov.b32 %0, %1;" : "=f"(t1782) : "r"(row_55));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1783;
                asm("mov.b32 %0, %1;" : "=f"(t1783) : "r"(row_56));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1784;
                asm("mov.b32 %0, %1;" : "=f"(t1784) : "r"(row_57));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1785 = dp_21 - t1782;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1786 = s_21 * t1785;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t1786;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1787 = dp_22 - t1784;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1788 = s_22 * t1787;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t1788;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1789 = dp_23 - t1782;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1790 = s_23 * t1789;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t1790;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1791 = dp_24 - t1784;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1792 = s_24 * t1791;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t1792;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_58;
                u32 row_59;
                u32 row_60;
                u32 row_61;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t1720) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1793;
                asm("mov.b32 %0, %1;" : "=f"(t1793) : "r"(row_58));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1794;
                asm("mov.b32 %0, %1;" : "=f"(t1794) : "r"(row_59));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1795;
                asm("mov.b32 %0, %1;" : "=f"(t1795) : "r"(row_60));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1796;
                asm("mov.b32 %0, %1;" : "=f"(t1796) : "r"(row_61));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1797 = dp_25 - t1794;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1798 = s_25 * t1797;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t1798;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1799 = dp_26 - t1796;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1800 = s_26 * t1799;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t1800;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1801 = dp_27 - t1794;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1802 = s_27 * t1801;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t1802;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1803 = dp_28 - t1796;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1804 = s_28 * t1803;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t1804;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_62;
                u32 row_63;
                u32 row_64;
                u32 row_65;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t1720) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1805;
                asm("mov.b32 %0, %1;" : "=f"(t1805) : "r"(row_62));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1806;
                asm("mov.b32 %0, %1;" : "=f"(t1806) : "r"(row_63));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1807;
                asm("mov.b32 %0, %1;" : "=f"(t1807) : "r"(row_64));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1808;
                asm("mov.b32 %0, %1;" : "=f"(t1808) : "r"(row_65));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1809 = dp_29 - t1806;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1810 = s_29 * t1809;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t1810;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1811 = dp_30 - t1808;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1812 = s_30 * t1811;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t1812;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1813 = dp_31 - t1806;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1814 = s_31 * t1813;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t1814;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1815 = dp_32 - t1808;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1816 = s_32 * t1815;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t1816;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1817 = i_3 & 1u;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1818 = t1817 << 14u;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1819 = after + t1818;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1820 = t286 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1821 = t287 + t1820;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1822;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1822) : "f"(dp), "f"(dp_2));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1823;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1823) : "f"(dp_3), "f"(dp_4));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1824;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1824) : "f"(dp_5), "f"(dp_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1825;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1825) : "f"(dp_7), "f"(dp_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1826;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1826) : "f"(dp_9), "f"(dp_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1827;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1827) : "f"(dp_11), "f"(dp_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1828;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1828) : "f"(dp_13), "f"(dp_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1829;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1829) : "f"(dp_15), "f"(dp_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1830;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1830) : "f"(dp_17), "f"(dp_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1831;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1831) : "f"(dp_19), "f"(dp_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1832;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1832) : "f"(dp_21), "f"(dp_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1833;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1833) : "f"(dp_23), "f"(dp_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1834;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1834) : "f"(dp_25), "f"(dp_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1835;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1835) : "f"(dp_27), "f"(dp_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1836;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1836) : "f"(dp_29), "f"(dp_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1837;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1837) : "f"(dp_31), "f"(dp_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1838 = lane & 15u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1839 = t1821 + t1838;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1840 = lane >> 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1841 = t1839 & 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1842 = t1840 ^ t1841;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1843 = t1839 << 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1844 = t1842 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1845 = t1843 + t1844;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1846 = t1819 + t1845;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1846), "r"(t1822), "r"(t1823), "r"(t1824), "r"(t1825) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1847 = t1845 ^ 32u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1848 = t1819 + t1847;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1848), "r"(t1826), "r"(t1827), "r"(t1828), "r"(t1829) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1849 = t1845 ^ 64u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1850 = t1819 + t1849;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1850), "r"(t1830), "r"(t1831), "r"(t1832), "r"(t1833) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1851 = t1845 ^ 96u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1852 = t1819 + t1851;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1852), "r"(t1834), "r"(t1835), "r"(t1836), "r"(t1837) : "memory");
                u32 t1853;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1853) : "f"(dp), "f"(dp_2));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1854;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1854) : "f"(dp_3), "f"(dp_4));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1855;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1855) : "f"(dp_5), "f"(dp_6));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1856;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1856) : "f"(dp_7), "f"(dp_8));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1857;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1857) : "f"(dp_9), "f"(dp_10));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1858;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1858) : "f"(dp_11), "f"(dp_12));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1859;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1859) : "f"(dp_13), "f"(dp_14));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1860;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1860) : "f"(dp_15), "f"(dp_16));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1861;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1861) : "f"(dp_17), "f"(dp_18));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1862;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1862) : "f"(dp_19), "f"(dp_20));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1863;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1863) : "f"(dp_21), "f"(dp_22));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1864;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1864) : "f"(dp_23), "f"(dp_24));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1865;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1865) : "f"(dp_25), "f"(dp_26));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1866;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1866) : "f"(dp_27), "f"(dp_28));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1867;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1867) : "f"(dp_29), "f"(dp_30));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1868;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1868) : "f"(dp_31), "f"(dp_32));
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t1853;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t1854;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t1855;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t1856;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t1857;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t1858;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t1859;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t1860;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t1861;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t1862;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t1863;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t1864;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t1865;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t1866;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t1867;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t1868;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1869 = index << 14u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1870 = smem_1 + t1869;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1871;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1871) : "r"(t1870));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1872 = t1819 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1873 = t1871 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1874 = t1872 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1875 = (u64)t1874;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1876 = t1875 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1877 = t1873 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1878 = (u64)t1877;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1879 = t1878 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1880 = t1872 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1881 = (u64)t1880;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1882 = t1881 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1883 = t1873 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1884 = (u64)t1883;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1885 = t1884 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1886 = t1872 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1887 = (u64)t1886;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1888 = t1887 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1889 = t1873 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1890 = (u64)t1889;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1891 = t1890 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1892 = t1872 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1893 = (u64)t1892;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1894 = t1893 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1895 = t1873 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1896 = (u64)t1895;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1897 = t1896 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1898 = t1872 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1899 = (u64)t1898;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1900 = t1899 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1901 = t1873 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1902 = (u64)t1901;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1903 = t1902 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1904 = t1872 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1905 = (u64)t1904;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1906 = t1905 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1907 = t1873 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1908 = (u64)t1907;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1909 = t1908 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1910 = t1872 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1911 = (u64)t1910;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1912 = t1911 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1913 = t1873 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1914 = (u64)t1913;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1915 = t1914 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1916 = t1872 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1917 = (u64)t1916;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1918 = t1917 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1919 = t1873 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1920 = (u64)t1919;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1921 = t1920 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t1876), "l"(t1879), "l"(t1882), "l"(t1885), "l"(t1888), "l"(t1891), "l"(t1894), "l"(t1897), "l"(t1900), "l"(t1903), "l"(t1906), "l"(t1909), "l"(t1912), "l"(t1915), "l"(t1918), "l"(t1921) : "memory");
#line 138 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 140 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1922 = t449 >> 4u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1923 = t1922 + 33554432u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1924 = (u64)t1923;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1925 = t1924 + 4611686293305294848ull;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1926 = t1922 + 33554560u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1927 = (u64)t1926;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1928 = t1927 + 4611686293305294848ull;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1929 = t1922 + 33554688u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1930 = (u64)t1929;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1931 = t1930 + 4611686293305294848ull;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1932 = t1922 + 33554816u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1933 = (u64)t1932;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1934 = t1933 + 4611686293305294848ull;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t1925), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t1928), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t1931), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t1934) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1935 = i_3 + 1u;
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t446 ? t1935 : i_3;
#line 153 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1689), "r"(t1690), "r"(t1691), "r"(t1692) : "memory");
#line 154 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1693), "r"(t1694), "r"(t1695), "r"(t1696) : "memory");
#line 154 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1697), "r"(t1698), "r"(t1699), "r"(t1700) : "memory");
#line 154 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1701), "r"(t1702), "r"(t1703), "r"(t1704) : "memory");
#line 400 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_3 & 1u;
                const u32 t1938 = slot_4 + 8u;
#line 401 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1939 = t1938 << 3u;
#line 401 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1940 = p + t1939;
#line 406 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1941 = lane == 0u;
#line 406 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1941) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1940) : "memory");
                }
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1942 = batch_2 * heads;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1943 = t1942 + t402;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1944 = t1943 * padded;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1945 = place_4 << 6u;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_66 = t1944 + t1945;
#line 220 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1947 = t286 << 4u;
#line 220 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_67 = row_66 + t1947;
                const u64 t1949 = (u64)row_67;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1950 = t1949 * sums_stride0;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1951 = t1950 * 4ull;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1952 = sums + t1951;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1953 = index << 10u;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1954 = (u64)t1953 * 4u;
#line 221 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1955 = t1952 + t1954;
#line 223 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1956 = index << 2u;
#line 223 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1957 = t1956 + t286;
#line 223 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1958 = t1957 << 12u;
#line 223 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place_24 = p + t1958;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                const u32 t1960 = lane << 2u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                const u64 t1961 = (u64)t1960 * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                const u64 address = t1955 + t1961;
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
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1963 = next & 1u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1964 = t1963 + 2u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1965 = t1964 << 3u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1966 = p + t1965;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1967 = next >> 1u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1968 = t1967 & 1u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1966), "r"(t1968) : "memory");
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1969 = next & 1u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1970 = t1969 + 6u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1971 = t1970 << 3u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1972 = p + t1971;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1973 = next >> 1u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1974 = t1973 & 1u;
#line 394 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1972), "r"(t1974) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1975 = next & 1u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1976 = t1975 << 14u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1977 = t20 + t1976;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1978 = t287 << 7u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1979 = smem_1 + t1978;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1980;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1980) : "r"(t1979));
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1981 = t1980 >> 4u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1982 = t1977 >> 4u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1983 = t1981 + 65536u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1984 = (u64)t1983;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1985 = t1984 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1986 = t1982 + 65536u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1987 = (u64)t1986;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1988 = t1987 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1989 = t1981 + 65538u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1990 = (u64)t1989;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1991 = t1990 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1992 = t1982 + 65538u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1993 = (u64)t1992;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1994 = t1993 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1995 = t1981 + 65540u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1996 = (u64)t1995;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1997 = t1996 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1998 = t1982 + 65540u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1999 = (u64)t1998;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2000 = t1999 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2001 = t1981 + 65542u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2002 = (u64)t2001;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2003 = t2002 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2004 = t1982 + 65542u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2005 = (u64)t2004;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2006 = t2005 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2007 = t1981 + 66560u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2008 = (u64)t2007;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2009 = t2008 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2010 = t1982 + 66048u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2011 = (u64)t2010;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2012 = t2011 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2013 = t1981 + 66562u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2014 = (u64)t2013;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2015 = t2014 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2016 = t1982 + 66050u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2017 = (u64)t2016;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2018 = t2017 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2019 = t1981 + 66564u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2020 = (u64)t2019;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2021 = t2020 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2022 = t1982 + 66052u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2023 = (u64)t2022;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2024 = t2023 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2025 = t1981 + 66566u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2026 = (u64)t2025;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2027 = t2026 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2028 = t1982 + 66054u;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2029 = (u64)t2028;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2030 = t2029 + 4611686293305294848ull;
#line 192 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1985), "l"(t1988), "l"(t1991), "l"(t1994), "l"(t1997), "l"(t2000), "l"(t2003), "l"(t2006), "l"(t2009), "l"(t2012), "l"(t2015), "l"(t2018), "l"(t2021), "l"(t2024), "l"(t2027), "l"(t2030) : "memory");
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
                const u32 slot_5 = i_3 & 1u;
                const u32 t2032 = slot_5 + 4u;
#line 401 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2033 = t2032 << 3u;
#line 401 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2034 = p + t2033;
#line 406 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2035 = lane == 0u;
#line 406 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2035) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2034) : "memory");
                }
#line 211 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t2036 = i_3 + 1u;
#line 211 "fa-kernels/src/attention/backward/query_walk.rs"
                i_3 = t2036;
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
        const f32 t2040 = dk_2 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t2040;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2041 = dk_3 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t2041;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2042 = dk_4 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t2042;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2043 = dk_5 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t2043;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2044 = dk_6 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t2044;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2045 = dk_7 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t2045;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2046 = dk_8 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t2046;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2047 = dk_9 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t2047;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2048 = dk_10 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t2048;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2049 = dk_11 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t2049;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2050 = dk_12 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t2050;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2051 = dk_13 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t2051;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2052 = dk_14 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t2052;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2053 = dk_15 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t2053;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2054 = dk_16 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t2054;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2055 = dk_17 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t2055;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2056 = dk_18 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t2056;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2057 = dk_19 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t2057;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2058 = dk_20 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t2058;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2059 = dk_21 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t2059;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2060 = dk_22 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t2060;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2061 = dk_23 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t2061;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2062 = dk_24 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t2062;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2063 = dk_25 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t2063;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2064 = dk_26 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t2064;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2065 = dk_27 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t2065;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2066 = dk_28 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t2066;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2067 = dk_29 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t2067;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2068 = dk_30 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t2068;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2069 = dk_31 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t2069;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2070 = dk_32 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t2070;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2071 = dk_33 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t2071;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2072 = dk_34 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t2072;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2073 = dk_35 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t2073;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2074 = dk_36 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t2074;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2075 = dk_37 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t2075;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2076 = dk_38 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t2076;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2077 = dk_39 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t2077;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2078 = dk_40 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t2078;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2079 = dk_41 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t2079;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2080 = dk_42 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t2080;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2081 = dk_43 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t2081;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2082 = dk_44 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t2082;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2083 = dk_45 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t2083;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2084 = dk_46 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t2084;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2085 = dk_47 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t2085;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2086 = dk_48 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t2086;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2087 = dk_49 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t2087;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2088 = dk_50 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t2088;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2089 = dk_51 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t2089;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2090 = dk_52 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t2090;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2091 = dk_53 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t2091;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2092 = dk_54 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t2092;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2093 = dk_55 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t2093;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2094 = dk_56 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t2094;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2095 = dk_57 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t2095;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2096 = dk_58 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t2096;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2097 = dk_59 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t2097;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2098 = dk_60 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t2098;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2099 = dk_61 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t2099;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2100 = dk_62 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t2100;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2101 = dk_63 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t2101;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2102 = dk_64 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t2102;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2103 = dk_65 * scale;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t2103;
#line 340 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2104 = smem_1 + 16384u;
        const u32 t2105 = t286 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2106 = t287 + t2105;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2107;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2107) : "f"(dk_2), "f"(dk_3));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2108;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2108) : "f"(dk_4), "f"(dk_5));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2109;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2109) : "f"(dk_6), "f"(dk_7));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2110;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2110) : "f"(dk_8), "f"(dk_9));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2111;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2111) : "f"(dk_10), "f"(dk_11));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2112;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2112) : "f"(dk_12), "f"(dk_13));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2113;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2113) : "f"(dk_14), "f"(dk_15));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2114;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2114) : "f"(dk_16), "f"(dk_17));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2115;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2115) : "f"(dk_18), "f"(dk_19));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2116;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2116) : "f"(dk_20), "f"(dk_21));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2117;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2117) : "f"(dk_22), "f"(dk_23));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2118;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2118) : "f"(dk_24), "f"(dk_25));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2119;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2119) : "f"(dk_26), "f"(dk_27));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2120;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2120) : "f"(dk_28), "f"(dk_29));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2121;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2121) : "f"(dk_30), "f"(dk_31));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2122;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2122) : "f"(dk_32), "f"(dk_33));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2123;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2123) : "f"(dk_34), "f"(dk_35));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2124;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2124) : "f"(dk_36), "f"(dk_37));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2125;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2125) : "f"(dk_38), "f"(dk_39));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2126;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2126) : "f"(dk_40), "f"(dk_41));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2127;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2127) : "f"(dk_42), "f"(dk_43));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2128;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2128) : "f"(dk_44), "f"(dk_45));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2129;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2129) : "f"(dk_46), "f"(dk_47));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2130;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2130) : "f"(dk_48), "f"(dk_49));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2131;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2131) : "f"(dk_50), "f"(dk_51));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2132;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2132) : "f"(dk_52), "f"(dk_53));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2133;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2133) : "f"(dk_54), "f"(dk_55));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2134;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2134) : "f"(dk_56), "f"(dk_57));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2135;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2135) : "f"(dk_58), "f"(dk_59));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2136;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2136) : "f"(dk_60), "f"(dk_61));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2137;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2137) : "f"(dk_62), "f"(dk_63));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2138;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2138) : "f"(dk_64), "f"(dk_65));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2139 = lane & 15u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2140 = t2106 + t2139;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2141 = lane >> 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2142 = t2140 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2143 = t2141 ^ t2142;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2144 = t2140 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2145 = t2143 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2146 = t2144 + t2145;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2147 = smem_1 + t2146;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2147), "r"(t2107), "r"(t2108), "r"(t2109), "r"(t2110) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2148 = t2146 ^ 32u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2149 = smem_1 + t2148;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2149), "r"(t2111), "r"(t2112), "r"(t2113), "r"(t2114) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2150 = t2146 ^ 64u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2151 = smem_1 + t2150;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2151), "r"(t2115), "r"(t2116), "r"(t2117), "r"(t2118) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2152 = t2146 ^ 96u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2153 = smem_1 + t2152;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2153), "r"(t2119), "r"(t2120), "r"(t2121), "r"(t2122) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2154 = lane & 15u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2155 = t2106 + t2154;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2156 = lane >> 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2157 = t2155 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2158 = t2156 ^ t2157;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2159 = t2155 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2160 = t2158 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2161 = t2159 + t2160;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2162 = t2104 + t2161;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2162), "r"(t2123), "r"(t2124), "r"(t2125), "r"(t2126) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2163 = t2161 ^ 32u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2164 = t2104 + t2163;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2164), "r"(t2127), "r"(t2128), "r"(t2129), "r"(t2130) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2165 = t2161 ^ 64u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2166 = t2104 + t2165;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2166), "r"(t2131), "r"(t2132), "r"(t2133), "r"(t2134) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2167 = t2161 ^ 96u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2168 = t2104 + t2167;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2168), "r"(t2135), "r"(t2136), "r"(t2137), "r"(t2138) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2169 = (u64)batch_2;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2170 = t2169 * dk_stride0;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2171 = t2170 * 2ull;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2172 = dk + t2171;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2173 = (u64)t8;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2174 = t2173 * dk_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2175 = t2174 * 2ull;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2176 = t2172 + t2175;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2177 = (u64)t10;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2178 = t2177 * dk_stride2;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2179 = t2178 * 2ull;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2180 = t2176 + t2179;
        const u32 t2181 = seq_k - t8;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2182 = head_dim >> 3u;
#line 354 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2183 = (u32)dk_stride1;
#line 354 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2184 = t2183 << 1u;
        const u32 t2185 = t286 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2186 = t287 + t2185;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2187 = lane >> 3u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2188 = t2186 + t2187;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2189 = lane & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2190 = t2188 < t2181;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2191 = t2189 < t2182;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2192 = t2190 & t2191;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2192) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2193 = t2188 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2194 = t2189 ^ t2193;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2195 = t2188 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2196 = t2194 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2197 = t2195 + t2196;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2198 = smem_1 + t2197;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_68;
            u32 row_69;
            u32 row_70;
            u32 row_71;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t2198) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2199 = (u64)t2188 * t2184;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2200 = t2180 + t2199;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2201 = (u64)t2189 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2202 = t2200 + t2201;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2202), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2203 = t2188 + 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2204 = t2203 < t2181;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2205 = t2189 < t2182;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2206 = t2204 & t2205;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2206) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2207 = t2203 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2208 = t2189 ^ t2207;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2209 = t2203 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2210 = t2208 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2211 = t2209 + t2210;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2212 = smem_1 + t2211;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_72;
            u32 row_73;
            u32 row_74;
            u32 row_75;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t2212) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2213 = (u64)t2203 * t2184;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2214 = t2180 + t2213;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2215 = (u64)t2189 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2216 = t2214 + t2215;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2216), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2217 = t2188 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2218 = t2217 < t2181;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2219 = t2189 < t2182;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2220 = t2218 & t2219;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2220) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2221 = t2217 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2222 = t2189 ^ t2221;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2223 = t2217 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2224 = t2222 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2225 = t2223 + t2224;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2226 = smem_1 + t2225;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_76;
            u32 row_77;
            u32 row_78;
            u32 row_79;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t2226) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2227 = (u64)t2217 * t2184;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2228 = t2180 + t2227;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2229 = (u64)t2189 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2230 = t2228 + t2229;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2230), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2231 = t2188 + 12u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2232 = t2231 < t2181;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2233 = t2189 < t2182;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2234 = t2232 & t2233;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2234) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2235 = t2231 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2236 = t2189 ^ t2235;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2237 = t2231 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2238 = t2236 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2239 = t2237 + t2238;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2240 = smem_1 + t2239;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_80;
            u32 row_81;
            u32 row_82;
            u32 row_83;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t2240) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2241 = (u64)t2231 * t2184;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2242 = t2180 + t2241;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2243 = (u64)t2189 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2244 = t2242 + t2243;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2244), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2245 = smem_1 + 16384u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2246 = t2188 < t2181;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2247 = t2189 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2248 = t2247 < t2182;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2249 = t2246 & t2248;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2249) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2250 = t2188 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2251 = t2189 ^ t2250;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2252 = t2188 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2253 = t2251 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2254 = t2252 + t2253;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2255 = t2245 + t2254;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_84;
            u32 row_85;
            u32 row_86;
            u32 row_87;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t2255) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2256 = (u64)t2188 * t2184;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2257 = t2180 + t2256;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2258 = (u64)t2189 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2259 = t2257 + t2258;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2259), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2260 = t2188 + 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2261 = t2260 < t2181;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2262 = t2189 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2263 = t2262 < t2182;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2264 = t2261 & t2263;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2264) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2265 = t2260 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2266 = t2189 ^ t2265;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2267 = t2260 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2268 = t2266 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2269 = t2267 + t2268;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2270 = t2245 + t2269;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_88;
            u32 row_89;
            u32 row_90;
            u32 row_91;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t2270) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2271 = (u64)t2260 * t2184;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2272 = t2180 + t2271;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2273 = (u64)t2189 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2274 = t2272 + t2273;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2274), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2275 = t2188 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2276 = t2275 < t2181;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2277 = t2189 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2278 = t2277 < t2182;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2279 = t2276 & t2278;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2279) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2280 = t2275 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2281 = t2189 ^ t2280;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2282 = t2275 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2283 = t2281 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2284 = t2282 + t2283;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2285 = t2245 + t2284;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_92;
            u32 row_93;
            u32 row_94;
            u32 row_95;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t2285) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2286 = (u64)t2275 * t2184;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2287 = t2180 + t2286;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2288 = (u64)t2189 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2289 = t2287 + t2288;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2289), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2290 = t2188 + 12u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2291 = t2290 < t2181;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2292 = t2189 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2293 = t2292 < t2182;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2294 = t2291 & t2293;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2294) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2295 = t2290 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2296 = t2189 ^ t2295;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2297 = t2290 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2298 = t2296 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2299 = t2297 + t2298;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2300 = t2245 + t2299;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_96;
            u32 row_97;
            u32 row_98;
            u32 row_99;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t2300) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2301 = (u64)t2290 * t2184;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2302 = t2180 + t2301;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2303 = (u64)t2189 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2304 = t2302 + t2303;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2304), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
        }
#line 340 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2305 = t19 + 16384u;
        const u32 t2306 = t286 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2307 = t287 + t2306;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2308;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2308) : "f"(dv_2), "f"(dv_3));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2309;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2309) : "f"(dv_4), "f"(dv_5));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2310;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2310) : "f"(dv_6), "f"(dv_7));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2311;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2311) : "f"(dv_8), "f"(dv_9));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2312;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2312) : "f"(dv_10), "f"(dv_11));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2313;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2313) : "f"(dv_12), "f"(dv_13));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2314;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2314) : "f"(dv_14), "f"(dv_15));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2315;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2315) : "f"(dv_16), "f"(dv_17));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2316;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2316) : "f"(dv_18), "f"(dv_19));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2317;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2317) : "f"(dv_20), "f"(dv_21));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2318;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2318) : "f"(dv_22), "f"(dv_23));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2319;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2319) : "f"(dv_24), "f"(dv_25));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2320;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2320) : "f"(dv_26), "f"(dv_27));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2321;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2321) : "f"(dv_28), "f"(dv_29));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2322;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2322) : "f"(dv_30), "f"(dv_31));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2323;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2323) : "f"(dv_32), "f"(dv_33));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2324;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2324) : "f"(dv_34), "f"(dv_35));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2325;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2325) : "f"(dv_36), "f"(dv_37));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2326;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2326) : "f"(dv_38), "f"(dv_39));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2327;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2327) : "f"(dv_40), "f"(dv_41));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2328;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2328) : "f"(dv_42), "f"(dv_43));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2329;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2329) : "f"(dv_44), "f"(dv_45));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2330;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2330) : "f"(dv_46), "f"(dv_47));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2331;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2331) : "f"(dv_48), "f"(dv_49));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2332;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2332) : "f"(dv_50), "f"(dv_51));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2333;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2333) : "f"(dv_52), "f"(dv_53));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2334;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2334) : "f"(dv_54), "f"(dv_55));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2335;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2335) : "f"(dv_56), "f"(dv_57));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2336;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2336) : "f"(dv_58), "f"(dv_59));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2337;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2337) : "f"(dv_60), "f"(dv_61));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2338;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2338) : "f"(dv_62), "f"(dv_63));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2339;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2339) : "f"(dv_64), "f"(dv_65));
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2340 = lane & 15u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2341 = t2307 + t2340;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2342 = lane >> 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2343 = t2341 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2344 = t2342 ^ t2343;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2345 = t2341 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2346 = t2344 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2347 = t2345 + t2346;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2348 = t19 + t2347;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2348), "r"(t2308), "r"(t2309), "r"(t2310), "r"(t2311) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2349 = t2347 ^ 32u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2350 = t19 + t2349;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2350), "r"(t2312), "r"(t2313), "r"(t2314), "r"(t2315) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2351 = t2347 ^ 64u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2352 = t19 + t2351;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2352), "r"(t2316), "r"(t2317), "r"(t2318), "r"(t2319) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2353 = t2347 ^ 96u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2354 = t19 + t2353;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2354), "r"(t2320), "r"(t2321), "r"(t2322), "r"(t2323) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2355 = lane & 15u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2356 = t2307 + t2355;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2357 = lane >> 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2358 = t2356 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2359 = t2357 ^ t2358;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2360 = t2356 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2361 = t2359 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2362 = t2360 + t2361;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2363 = t2305 + t2362;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2363), "r"(t2324), "r"(t2325), "r"(t2326), "r"(t2327) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2364 = t2362 ^ 32u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2365 = t2305 + t2364;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2365), "r"(t2328), "r"(t2329), "r"(t2330), "r"(t2331) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2366 = t2362 ^ 64u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2367 = t2305 + t2366;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2367), "r"(t2332), "r"(t2333), "r"(t2334), "r"(t2335) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2368 = t2362 ^ 96u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2369 = t2305 + t2368;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2369), "r"(t2336), "r"(t2337), "r"(t2338), "r"(t2339) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2370 = (u64)batch_2;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2371 = t2370 * dv_stride0;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2372 = t2371 * 2ull;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2373 = dv + t2372;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2374 = (u64)t8;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2375 = t2374 * dv_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2376 = t2375 * 2ull;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2377 = t2373 + t2376;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2378 = (u64)t10;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2379 = t2378 * dv_stride2;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2380 = t2379 * 2ull;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2381 = t2377 + t2380;
        const u32 t2382 = seq_k - t8;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2383 = head_dim >> 3u;
#line 354 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2384 = (u32)dv_stride1;
#line 354 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2385 = t2384 << 1u;
        const u32 t2386 = t286 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2387 = t287 + t2386;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2388 = lane >> 3u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2389 = t2387 + t2388;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2390 = lane & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2391 = t2389 < t2382;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2392 = t2390 < t2383;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2393 = t2391 & t2392;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2393) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2394 = t2389 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2395 = t2390 ^ t2394;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2396 = t2389 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2397 = t2395 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2398 = t2396 + t2397;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2399 = t19 + t2398;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_100;
            u32 row_101;
            u32 row_102;
            u32 row_103;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t2399) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2400 = (u64)t2389 * t2385;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2401 = t2381 + t2400;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2402 = (u64)t2390 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2403 = t2401 + t2402;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2403), "r"(row_100), "r"(row_101), "r"(row_102), "r"(row_103) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2404 = t2389 + 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2405 = t2404 < t2382;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2406 = t2390 < t2383;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2407 = t2405 & t2406;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2407) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2408 = t2404 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2409 = t2390 ^ t2408;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2410 = t2404 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2411 = t2409 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2412 = t2410 + t2411;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2413 = t19 + t2412;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_104;
            u32 row_105;
            u32 row_106;
            u32 row_107;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t2413) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2414 = (u64)t2404 * t2385;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2415 = t2381 + t2414;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2416 = (u64)t2390 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2417 = t2415 + t2416;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2417), "r"(row_104), "r"(row_105), "r"(row_106), "r"(row_107) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2418 = t2389 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2419 = t2418 < t2382;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2420 = t2390 < t2383;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2421 = t2419 & t2420;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2421) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2422 = t2418 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2423 = t2390 ^ t2422;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2424 = t2418 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2425 = t2423 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2426 = t2424 + t2425;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2427 = t19 + t2426;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_108;
            u32 row_109;
            u32 row_110;
            u32 row_111;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t2427) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2428 = (u64)t2418 * t2385;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2429 = t2381 + t2428;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2430 = (u64)t2390 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2431 = t2429 + t2430;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2431), "r"(row_108), "r"(row_109), "r"(row_110), "r"(row_111) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2432 = t2389 + 12u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2433 = t2432 < t2382;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2434 = t2390 < t2383;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2435 = t2433 & t2434;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2435) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2436 = t2432 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2437 = t2390 ^ t2436;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2438 = t2432 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2439 = t2437 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2440 = t2438 + t2439;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2441 = t19 + t2440;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_112;
            u32 row_113;
            u32 row_114;
            u32 row_115;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t2441) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2442 = (u64)t2432 * t2385;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2443 = t2381 + t2442;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2444 = (u64)t2390 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2445 = t2443 + t2444;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2445), "r"(row_112), "r"(row_113), "r"(row_114), "r"(row_115) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2446 = t19 + 16384u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2447 = t2389 < t2382;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2448 = t2390 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2449 = t2448 < t2383;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2450 = t2447 & t2449;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2450) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2451 = t2389 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2452 = t2390 ^ t2451;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2453 = t2389 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2454 = t2452 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2455 = t2453 + t2454;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2456 = t2446 + t2455;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_116;
            u32 row_117;
            u32 row_118;
            u32 row_119;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t2456) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2457 = (u64)t2389 * t2385;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2458 = t2381 + t2457;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2459 = (u64)t2390 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2460 = t2458 + t2459;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2460), "r"(row_116), "r"(row_117), "r"(row_118), "r"(row_119) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2461 = t2389 + 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2462 = t2461 < t2382;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2463 = t2390 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2464 = t2463 < t2383;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2465 = t2462 & t2464;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2465) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2466 = t2461 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2467 = t2390 ^ t2466;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2468 = t2461 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2469 = t2467 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2470 = t2468 + t2469;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2471 = t2446 + t2470;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_120;
            u32 row_121;
            u32 row_122;
            u32 row_123;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t2471) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2472 = (u64)t2461 * t2385;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2473 = t2381 + t2472;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2474 = (u64)t2390 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2475 = t2473 + t2474;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2475), "r"(row_120), "r"(row_121), "r"(row_122), "r"(row_123) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2476 = t2389 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2477 = t2476 < t2382;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2478 = t2390 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2479 = t2478 < t2383;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2480 = t2477 & t2479;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2480) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2481 = t2476 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2482 = t2390 ^ t2481;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2483 = t2476 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2484 = t2482 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2485 = t2483 + t2484;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2486 = t2446 + t2485;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_124;
            u32 row_125;
            u32 row_126;
            u32 row_127;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t2486) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2487 = (u64)t2476 * t2385;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2488 = t2381 + t2487;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2489 = (u64)t2390 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2490 = t2488 + t2489;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2490), "r"(row_124), "r"(row_125), "r"(row_126), "r"(row_127) : "memory");
        }
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2491 = t2389 + 12u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2492 = t2491 < t2382;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2493 = t2390 + 8u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2494 = t2493 < t2383;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2495 = t2492 & t2494;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2495) {
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2496 = t2491 & 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2497 = t2390 ^ t2496;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2498 = t2491 << 7u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2499 = t2497 << 4u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2500 = t2498 + t2499;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2501 = t2446 + t2500;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_128;
            u32 row_129;
            u32 row_130;
            u32 row_131;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t2501) : "memory");
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2502 = (u64)t2491 * t2385;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2503 = t2381 + t2502;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2504 = (u64)t2390 * 16u;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2505 = t2503 + t2504;
#line 355 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2505), "r"(row_128), "r"(row_129), "r"(row_130), "r"(row_131) : "memory");
        }
    }
}
