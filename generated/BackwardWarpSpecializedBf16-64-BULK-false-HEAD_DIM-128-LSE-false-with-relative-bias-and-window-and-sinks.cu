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
#line 56 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t6 / kv_heads;
#line 62 "fa-kernels/src/attention/backward/work.rs"
    const u32 t10 = t6 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t11 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t11 >> 6u;
#line 178 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t15 = thread >> 5u;
#line 180 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t15));
#line 181 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t25 = thread == 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 107 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
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
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 188 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t130 = warpgroup == 0u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t130) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t131 = warp == 0u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t131) {
#line 171 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 first_head_2 = t10 * group;
            const bool t133 = all == 0u;
#line 172 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t134 = first_head_2 + group;
#line 172 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 head = t133 ? t134 : first_head_2;
#line 177 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 head_2 = head;
#line 177 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 pair = 0u;
#line 177 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 partial = 0u;
#line 177 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 rest = 0u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t136 = t10 + 1u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t137 = t136 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t138 = head_2 < t137;
#line 237 "fa-kernels/src/attention/backward/query_walk.rs"
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
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                partial = partial_2;
                rest = visible_2;
            }
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
            while (true) {
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t152 = rest == 0u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t153 = t10 + 1u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t154 = t153 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t155 = head_2 < t154;
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t156 = t152 & t155;
                if (!t156) break;
#line 225 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 pair_3 = pair + 1u;
                const bool wraps = pair_3 == all;
                const u32 t159 = head_2 + 1u;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t160 = wraps ? t159 : head_2;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
                head_2 = t160;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t161 = wraps ? 0u : pair_3;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
                pair = t161;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t162 = t10 + 1u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t163 = t162 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t164 = head_2 < t163;
#line 237 "fa-kernels/src/attention/backward/query_walk.rs"
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
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial = partial_3;
                    rest = visible_3;
                }
            }
#line 210 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 i_2 = 0u;
            while (true) {
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t183 = t10 + 1u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t184 = t183 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t185 = head_2 < t184;
                if (!t185) break;
#line 199 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit;
                asm("bfind.u32 %0, %1;" : "=r"(bit) : "r"(rest));
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t187 = head_2;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t188 = pair;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t189 = t188 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t190 = 31u - bit;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_3 = t189 + t190;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t192 = bit & 31u;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t193 = partial >> t192;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t194 = t193 & 1u;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t195 = t194 == 1u;
#line 213 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit_2;
                asm("bfind.u32 %0, %1;" : "=r"(bit_2) : "r"(rest));
#line 214 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t197 = 1u << bit_2;
#line 214 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t198 = rest ^ t197;
#line 214 "fa-kernels/src/attention/backward/query_walk.rs"
                rest = t198;
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                while (true) {
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t199 = rest == 0u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t200 = t10 + 1u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t201 = t200 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t202 = head_2 < t201;
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t203 = t199 & t202;
                    if (!t203) break;
#line 225 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 pair_5 = pair + 1u;
                    const bool wraps_2 = pair_5 == all;
                    const u32 t206 = head_2 + 1u;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t207 = wraps_2 ? t206 : head_2;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
                    head_2 = t207;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t208 = wraps_2 ? 0u : pair_5;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
                    pair = t208;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t209 = t10 + 1u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t210 = t209 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t211 = head_2 < t210;
#line 237 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t211) {
                        const u32 head_5 = head_2;
                        const u32 pair_6 = pair;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 partial_4 = 0u;
                        u32 visible_4 = 0u;
                        const bool t212 = pair_6 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t212) {
                            const u32 t213 = pair_6 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_3 = t35 + t213;
                            f32 t215;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t215) : "r"(from_3) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t216;
                            asm("mov.b32 %0, %1;" : "=r"(t216) : "f"(t215));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_4 = t216;
                            f32 t217;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t217) : "r"(from_3) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t218;
                            asm("mov.b32 %0, %1;" : "=r"(t218) : "f"(t217));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t219 = partial_4 | t218;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            visible_4 = t219;
                        } else {
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t220 = pair_6 << 5u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t221 = count - t220;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 left_3 = t221 < 32u ? t221 : 32u;
                            const u32 t223 = 32u - left_3;
#line 118 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_4 = 4294967295u << t223;
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_4 = all_4;
                            visible_4 = all_4;
                        }
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial = partial_4;
                        rest = visible_4;
                    }
                }
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t230 = t10 + 1u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t231 = t230 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t232 = head_2 < t231;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t233 = i_2 == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t233) {
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t234;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t234) : );
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t235 = t234 == 1u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t235) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t236 = smem_1 + 16384u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t236), "l"(k), "r"(p), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i_2 & 1u;
                const u32 t238 = slot + 4u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t239 = t238 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t240 = p + t239;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t241 = i_2 >> 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t242 = t241 & 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t243 = t242 ^ 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t240), "r"(t243) : "memory");
                const u32 t244 = slot + 2u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t245 = t244 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t246 = p + t245;
                const u32 t247 = slot << 14u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t248 = t20 + t247;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t249 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t250 = t249 + t187;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t251 = t250 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t252 = place_3 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t251 + t252;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t254 = row >> 4u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = place_3 << 6u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t256;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t256) : );
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t257 = t256 == 1u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t257) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t246) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t248), "l"(q), "r"(t246), "r"(0u), "r"(t187), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t258 = t248 + 8192u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t258), "l"(q), "r"(t246), "r"(64u), "r"(t187), "r"(query), "r"(batch_2) : "memory");
                    const u32 t259 = slot << 9u;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t260 = statistics_2 + t259;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t260), "l"(statistics), "r"(t246), "r"(0u), "r"(0u), "r"(t254), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t261 = i_2 == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t261) {
#line 61 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t262 = p + 8u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t263;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t263) : );
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t264 = t263 == 1u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t264) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t262) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t19), "l"(v), "r"(t262), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t265 = t19 + 16384u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t265), "l"(v), "r"(t262), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i_2 & 1u;
                const u32 t267 = slot_2 + 8u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t268 = t267 << 3u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t269 = p + t268;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t270 = i_2 >> 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t271 = t270 & 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t272 = t271 ^ 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t269), "r"(t272) : "memory");
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t273 = slot_2 + 6u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t274 = t273 << 3u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t275 = p + t274;
                const u32 t276 = slot_2 << 14u;
#line 126 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t277 = t21 + t276;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = place_3 << 6u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t279;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t279) : );
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t280 = t279 == 1u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t280) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t275) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t277), "l"(d_o), "r"(t275), "r"(0u), "r"(t187), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t281 = t277 + 8192u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t281), "l"(d_o), "r"(t275), "r"(64u), "r"(t187), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t282 = i_2 + 1u;
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                i_2 = t282;
            }
        }
    } else {
#line 200 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 225 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t287 = warp & 3u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t288 = index << 6u;
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
#line 171 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 first_head_3 = t10 * group;
        const bool t290 = all == 0u;
#line 172 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t291 = first_head_3 + group;
#line 172 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 head_6 = t290 ? t291 : first_head_3;
#line 177 "fa-kernels/src/attention/backward/query_walk.rs"
        u32 head_7 = head_6;
#line 177 "fa-kernels/src/attention/backward/query_walk.rs"
        u32 pair_7 = 0u;
#line 177 "fa-kernels/src/attention/backward/query_walk.rs"
        u32 partial_5 = 0u;
#line 177 "fa-kernels/src/attention/backward/query_walk.rs"
        u32 rest_2 = 0u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t293 = t10 + 1u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t294 = t293 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t295 = head_7 < t294;
#line 237 "fa-kernels/src/attention/backward/query_walk.rs"
        if (t295) {
            const u32 head_8 = head_7;
            const u32 pair_8 = pair_7;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 partial_6 = 0u;
            u32 visible_5 = 0u;
            const bool t296 = pair_8 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t296) {
                const u32 t297 = pair_8 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 from_4 = t35 + t297;
                f32 t299;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t299) : "r"(from_4) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t300;
                asm("mov.b32 %0, %1;" : "=r"(t300) : "f"(t299));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_6 = t300;
                f32 t301;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t301) : "r"(from_4) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t302;
                asm("mov.b32 %0, %1;" : "=r"(t302) : "f"(t301));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t303 = partial_6 | t302;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                visible_5 = t303;
            } else {
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t304 = pair_8 << 5u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t305 = count - t304;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 left_4 = t305 < 32u ? t305 : 32u;
                const u32 t307 = 32u - left_4;
#line 118 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 all_5 = 4294967295u << t307;
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_6 = all_5;
                visible_5 = all_5;
            }
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
            partial_5 = partial_6;
            rest_2 = visible_5;
        }
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
        while (true) {
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t309 = rest_2 == 0u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t310 = t10 + 1u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t311 = t310 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t312 = head_7 < t311;
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t313 = t309 & t312;
            if (!t313) break;
#line 225 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 pair_9 = pair_7 + 1u;
            const bool wraps_3 = pair_9 == all;
            const u32 t316 = head_7 + 1u;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t317 = wraps_3 ? t316 : head_7;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
            head_7 = t317;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t318 = wraps_3 ? 0u : pair_9;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
            pair_7 = t318;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t319 = t10 + 1u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t320 = t319 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t321 = head_7 < t320;
#line 237 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t321) {
                const u32 head_9 = head_7;
                const u32 pair_10 = pair_7;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 partial_7 = 0u;
                u32 visible_6 = 0u;
                const bool t322 = pair_10 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t322) {
                    const u32 t323 = pair_10 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 from_5 = t35 + t323;
                    f32 t325;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t325) : "r"(from_5) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t326;
                    asm("mov.b32 %0, %1;" : "=r"(t326) : "f"(t325));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_7 = t326;
                    f32 t327;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t327) : "r"(from_5) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t328;
                    asm("mov.b32 %0, %1;" : "=r"(t328) : "f"(t327));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t329 = partial_7 | t328;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    visible_6 = t329;
                } else {
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t330 = pair_10 << 5u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t331 = count - t330;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 left_5 = t331 < 32u ? t331 : 32u;
                    const u32 t333 = 32u - left_5;
#line 118 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 all_6 = 4294967295u << t333;
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_7 = all_6;
                    visible_6 = all_6;
                }
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_5 = partial_7;
                rest_2 = visible_6;
            }
        }
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t340 = t10 + 1u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t341 = t340 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t342 = head_7 < t341;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t342) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t343 = p + 16u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t343), "r"(0u) : "memory");
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t344 = t288 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t345 = smem_1 + t344;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            u32 t346;
            asm volatile("mov.b32 %0, %1;" : "=r"(t346) : "r"(t345));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t347 = t346 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t348 = t20 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t349 = t347 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t350 = (u64)t349;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t351 = t350 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t352 = t348 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t353 = (u64)t352;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t354 = t353 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t355 = t347 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t356 = (u64)t355;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t357 = t356 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t358 = t348 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t359 = (u64)t358;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t360 = t359 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t361 = t347 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t362 = (u64)t361;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t363 = t362 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t364 = t348 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t365 = (u64)t364;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t366 = t365 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t367 = t347 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t368 = (u64)t367;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t369 = t368 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t370 = t348 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t371 = (u64)t370;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t372 = t371 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t373 = t347 + 66560u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t374 = (u64)t373;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t375 = t374 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t376 = t348 + 66048u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t377 = (u64)t376;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t378 = t377 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t379 = t347 + 66562u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t380 = (u64)t379;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t381 = t380 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t382 = t348 + 66050u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t383 = (u64)t382;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t384 = t383 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t385 = t347 + 66564u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t386 = (u64)t385;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t387 = t386 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t388 = t348 + 66052u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t389 = (u64)t388;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t390 = t389 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t391 = t347 + 66566u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t392 = (u64)t391;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t393 = t392 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t394 = t348 + 66054u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t395 = (u64)t394;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t396 = t395 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t351), "l"(t354), "l"(t357), "l"(t360), "l"(t363), "l"(t366), "l"(t369), "l"(t372), "l"(t375), "l"(t378), "l"(t381), "l"(t384), "l"(t387), "l"(t390), "l"(t393), "l"(t396) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
            const u32 t397 = p + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t397), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t398 = p + 48u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t398), "r"(0u) : "memory");
#line 210 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 i_3 = 0u;
            while (true) {
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t399 = t10 + 1u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t400 = t399 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t401 = head_7 < t400;
                if (!t401) break;
#line 199 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit_3;
                asm("bfind.u32 %0, %1;" : "=r"(bit_3) : "r"(rest_2));
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t403 = head_7;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t404 = pair_7;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t405 = t404 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t406 = 31u - bit_3;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_4 = t405 + t406;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t408 = bit_3 & 31u;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t409 = partial_5 >> t408;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t410 = t409 & 1u;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t411 = t410 == 1u;
#line 213 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit_4;
                asm("bfind.u32 %0, %1;" : "=r"(bit_4) : "r"(rest_2));
#line 214 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t413 = 1u << bit_4;
#line 214 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t414 = rest_2 ^ t413;
#line 214 "fa-kernels/src/attention/backward/query_walk.rs"
                rest_2 = t414;
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                while (true) {
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t415 = rest_2 == 0u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t416 = t10 + 1u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t417 = t416 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t418 = head_7 < t417;
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t419 = t415 & t418;
                    if (!t419) break;
#line 225 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 pair_11 = pair_7 + 1u;
                    const bool wraps_4 = pair_11 == all;
                    const u32 t422 = head_7 + 1u;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t423 = wraps_4 ? t422 : head_7;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
                    head_7 = t423;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t424 = wraps_4 ? 0u : pair_11;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
                    pair_7 = t424;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t425 = t10 + 1u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t426 = t425 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t427 = head_7 < t426;
#line 237 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t427) {
                        const u32 head_10 = head_7;
                        const u32 pair_12 = pair_7;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 partial_8 = 0u;
                        u32 visible_7 = 0u;
                        const bool t428 = pair_12 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t428) {
                            const u32 t429 = pair_12 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_6 = t35 + t429;
                            f32 t431;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t431) : "r"(from_6) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t432;
                            asm("mov.b32 %0, %1;" : "=r"(t432) : "f"(t431));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_8 = t432;
                            f32 t433;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t433) : "r"(from_6) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t434;
                            asm("mov.b32 %0, %1;" : "=r"(t434) : "f"(t433));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t435 = partial_8 | t434;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            visible_7 = t435;
                        } else {
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t436 = pair_12 << 5u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t437 = count - t436;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 left_6 = t437 < 32u ? t437 : 32u;
                            const u32 t439 = 32u - left_6;
#line 118 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_7 = 4294967295u << t439;
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_8 = all_7;
                            visible_7 = all_7;
                        }
#line 241 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_5 = partial_8;
                        rest_2 = visible_7;
                    }
                }
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t446 = t10 + 1u;
#line 248 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t447 = t446 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t448 = head_7 < t447;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t449 = i_3 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t450 = t449 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t451 = t20 + t450;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t452 = i_3 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t453 = t452 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t454 = t21 + t453;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_3 & 1u;
                const u32 t456 = slot_3 << 9u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t456;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t458 = t288 << 7u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t459 = t19 + t458;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t460;
                asm volatile("mov.b32 %0, %1;" : "=r"(t460) : "r"(t459));
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t461 = t460 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t462 = t454 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t463 = t461 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t464 = (u64)t463;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t465 = t464 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t466 = t462 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t467 = (u64)t466;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t468 = t467 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t469 = t461 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t470 = (u64)t469;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t471 = t470 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t472 = t462 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t473 = (u64)t472;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t474 = t473 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t475 = t461 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t476 = (u64)t475;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t477 = t476 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t478 = t462 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t479 = (u64)t478;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t480 = t479 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t481 = t461 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t482 = (u64)t481;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t483 = t482 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t484 = t462 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t485 = (u64)t484;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t486 = t485 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t487 = t461 + 66560u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t488 = (u64)t487;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t489 = t488 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t490 = t462 + 66048u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t491 = (u64)t490;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t492 = t491 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t493 = t461 + 66562u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t494 = (u64)t493;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t495 = t494 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t496 = t462 + 66050u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t497 = (u64)t496;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t498 = t497 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t499 = t461 + 66564u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t500 = (u64)t499;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t501 = t500 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t502 = t462 + 66052u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t503 = (u64)t502;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t504 = t503 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t505 = t461 + 66566u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t506 = (u64)t505;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t507 = t506 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t508 = t462 + 66054u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t509 = (u64)t508;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t510 = t509 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t465), "l"(t468), "l"(t471), "l"(t474), "l"(t477), "l"(t480), "l"(t483), "l"(t486), "l"(t489), "l"(t492), "l"(t495), "l"(t498), "l"(t501), "l"(t504), "l"(t507), "l"(t510) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t511 = place_4 << 6u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t512 = t287 << 4u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t513 = t288 + t512;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t514 = t8 + t513;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t515 = t403 / group;
#line 30 "src/functions/bias.rs"
                const u32 t6_2 = argument1 * 2u;
                const u64 t8_2 = (u64)t403;
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
                const u32 t523 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t524 = t514 + t523;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t525 = seq_k - 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t526 = t524 < t525 ? t524 : t525;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t527 = t524 + 8u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t528 = t527 < t525 ? t527 : t525;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t529 = t511 + 63u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t530 = t514 + 15u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t531 = t511 + seq_k;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t532 = t529 - t511;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t533 = t531 + t532;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const bool t534 = t532 <= t532;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t535 = t534 ? t531 : 0u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t536 = t534 ? t533 : 4294967295u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t537 = t535 - seq_q;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t538 = t536 - t535;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t539 = t537 + t538;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const bool t540 = t538 <= t538;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t541 = t540 ? t537 : 0u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t542 = t540 ? t539 : 4294967295u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t543 = t541 + argument1;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t544 = t542 - t541;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t545 = t543 + t544;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const bool t546 = t544 <= t544;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t547 = t546 ? t543 : 0u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t548 = t546 ? t545 : 4294967295u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t549 = t547 - t530;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t550 = t548 - t547;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t551 = t530 - t514;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t552 = t550 + t551;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t553 = t549 + t552;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const bool t554 = t550 <= t552;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t555 = t554 ? t549 : 0u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t556 = t554 ? t553 : 4294967295u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const bool t557 = (int)t555 <= (int)t556;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t558 = t557 ? t555 : 2147483648u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t559 = t557 ? t556 : 2147483647u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t560 = (int)t558 > (int)0u ? t558 : 0u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t561 = (int)t559 > (int)0u ? t559 : 0u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const bool t562 = (int)t560 <= (int)t561;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t563 = t562 ? t560 : 2147483648u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t564 = t562 ? t561 : 2147483647u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t565 = (int)t563 < (int)t6_2 ? t563 : t6_2;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t566 = (int)t564 < (int)t6_2 ? t564 : t6_2;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const bool t567 = t565 == t566;
#line 95 "fa-kernels/src/attention/options/functions/uniform.rs"
                if (t567) {
                    const u32 t568 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t569 = t568 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t570 = t511 + t569;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t571 = t570 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t572 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t573 = t570 < t572 ? t570 : t572;
#line 29 "src/functions/bias.rs"
                    const u32 t1_2 = t573 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_3 = t1_2 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first = t2_3 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t577 = s * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_2 = first - t526;
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
                    const f32 t17_2 = t577 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t585 = t571 ? t17_2 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s = t585;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t586 = s_3 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_3 = t586 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t588 = t571 ? t17_3 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_3 = t588;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t589 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t590 = t589 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t591 = t511 + t590;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t592 = t591 + 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t593 = t592 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t594 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t595 = t592 < t594 ? t592 : t594;
#line 29 "src/functions/bias.rs"
                    const u32 t1_3 = t595 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_4 = t1_3 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_2 = t2_4 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t599 = s_2 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_4 = t599 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t601 = t593 ? t17_4 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_2 = t601;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t602 = s_4 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_5 = t602 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t604 = t593 ? t17_5 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_4 = t604;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t605 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t606 = t605 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t607 = t511 + t606;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t608 = t607 + 8u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t609 = t608 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t610 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t611 = t608 < t610 ? t608 : t610;
#line 29 "src/functions/bias.rs"
                    const u32 t1_4 = t611 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_5 = t1_4 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_3 = t2_5 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t615 = s_5 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_6 = t615 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t617 = t609 ? t17_6 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_5 = t617;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t618 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_7 = t618 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t620 = t609 ? t17_7 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_7 = t620;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t621 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t622 = t621 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t623 = t511 + t622;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t624 = t623 + 9u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t625 = t624 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t626 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t627 = t624 < t626 ? t624 : t626;
#line 29 "src/functions/bias.rs"
                    const u32 t1_5 = t627 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_6 = t1_5 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_4 = t2_6 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t631 = s_6 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_8 = t631 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t633 = t625 ? t17_8 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_6 = t633;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t634 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_9 = t634 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t636 = t625 ? t17_9 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_8 = t636;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t637 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t638 = t637 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t639 = t511 + t638;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t640 = t639 + 16u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t641 = t640 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t642 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t643 = t640 < t642 ? t640 : t642;
#line 29 "src/functions/bias.rs"
                    const u32 t1_6 = t643 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_7 = t1_6 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_5 = t2_7 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t647 = s_9 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_10 = t647 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t649 = t641 ? t17_10 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_9 = t649;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t650 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_11 = t650 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t652 = t641 ? t17_11 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_11 = t652;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t653 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t654 = t653 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t655 = t511 + t654;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t656 = t655 + 17u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t657 = t656 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t658 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t659 = t656 < t658 ? t656 : t658;
#line 29 "src/functions/bias.rs"
                    const u32 t1_7 = t659 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_8 = t1_7 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_6 = t2_8 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t663 = s_10 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_12 = t663 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t665 = t657 ? t17_12 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_10 = t665;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t666 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_13 = t666 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t668 = t657 ? t17_13 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_12 = t668;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t669 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t670 = t669 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t671 = t511 + t670;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t672 = t671 + 24u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t673 = t672 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t674 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t675 = t672 < t674 ? t672 : t674;
#line 29 "src/functions/bias.rs"
                    const u32 t1_8 = t675 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_9 = t1_8 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_7 = t2_9 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t679 = s_13 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_14 = t679 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t681 = t673 ? t17_14 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_13 = t681;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t682 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_15 = t682 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t684 = t673 ? t17_15 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_15 = t684;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t685 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t686 = t685 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t687 = t511 + t686;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t688 = t687 + 25u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t689 = t688 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t690 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t691 = t688 < t690 ? t688 : t690;
#line 29 "src/functions/bias.rs"
                    const u32 t1_9 = t691 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_10 = t1_9 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_8 = t2_10 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t695 = s_14 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_16 = t695 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t697 = t689 ? t17_16 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_14 = t697;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t698 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_17 = t698 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t700 = t689 ? t17_17 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_16 = t700;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t701 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t702 = t701 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t703 = t511 + t702;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t704 = t703 + 32u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t705 = t704 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t706 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t707 = t704 < t706 ? t704 : t706;
#line 29 "src/functions/bias.rs"
                    const u32 t1_10 = t707 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_11 = t1_10 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_9 = t2_11 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t711 = s_17 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_18 = t711 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t713 = t705 ? t17_18 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_17 = t713;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t714 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_19 = t714 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t716 = t705 ? t17_19 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_19 = t716;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t717 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t718 = t717 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t719 = t511 + t718;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t720 = t719 + 33u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t721 = t720 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t722 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t723 = t720 < t722 ? t720 : t722;
#line 29 "src/functions/bias.rs"
                    const u32 t1_11 = t723 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_12 = t1_11 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_10 = t2_12 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t727 = s_18 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_20 = t727 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t729 = t721 ? t17_20 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_18 = t729;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t730 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_21 = t730 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t732 = t721 ? t17_21 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_20 = t732;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t733 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t734 = t733 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t735 = t511 + t734;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t736 = t735 + 40u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t737 = t736 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t738 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t739 = t736 < t738 ? t736 : t738;
#line 29 "src/functions/bias.rs"
                    const u32 t1_12 = t739 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_13 = t1_12 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_11 = t2_13 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t743 = s_21 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_22 = t743 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t745 = t737 ? t17_22 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_21 = t745;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t746 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_23 = t746 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t748 = t737 ? t17_23 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_23 = t748;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t749 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t750 = t749 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t751 = t511 + t750;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t752 = t751 + 41u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t753 = t752 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t754 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t755 = t752 < t754 ? t752 : t754;
#line 29 "src/functions/bias.rs"
                    const u32 t1_13 = t755 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_14 = t1_13 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_12 = t2_14 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t759 = s_22 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_24 = t759 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t761 = t753 ? t17_24 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_22 = t761;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t762 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_25 = t762 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t764 = t753 ? t17_25 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_24 = t764;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t765 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t766 = t765 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t767 = t511 + t766;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t768 = t767 + 48u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t769 = t768 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t770 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t771 = t768 < t770 ? t768 : t770;
#line 29 "src/functions/bias.rs"
                    const u32 t1_14 = t771 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_15 = t1_14 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_13 = t2_15 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t775 = s_25 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_26 = t775 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t777 = t769 ? t17_26 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_25 = t777;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t778 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_27 = t778 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t780 = t769 ? t17_27 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_27 = t780;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t781 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t782 = t781 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t783 = t511 + t782;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t784 = t783 + 49u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t785 = t784 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t786 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t787 = t784 < t786 ? t784 : t786;
#line 29 "src/functions/bias.rs"
                    const u32 t1_15 = t787 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_16 = t1_15 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_14 = t2_16 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t791 = s_26 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_28 = t791 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t793 = t785 ? t17_28 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_26 = t793;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t794 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_29 = t794 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t796 = t785 ? t17_29 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_28 = t796;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t797 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t798 = t797 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t799 = t511 + t798;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t800 = t799 + 56u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t801 = t800 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t802 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t803 = t800 < t802 ? t800 : t802;
#line 29 "src/functions/bias.rs"
                    const u32 t1_16 = t803 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_17 = t1_16 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_15 = t2_17 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t807 = s_29 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_30 = t807 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t809 = t801 ? t17_30 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_29 = t809;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t810 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_31 = t810 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t812 = t801 ? t17_31 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_31 = t812;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t813 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t814 = t813 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t815 = t511 + t814;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t816 = t815 + 57u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t817 = t816 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t818 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t819 = t816 < t818 ? t816 : t818;
#line 29 "src/functions/bias.rs"
                    const u32 t1_17 = t819 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_18 = t1_17 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_16 = t2_18 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t823 = s_30 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_32 = t823 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t825 = t817 ? t17_32 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_30 = t825;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t826 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_33 = t826 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t828 = t817 ? t17_33 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_32 = t828;
                } else {
                    const u32 t829 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t830 = t829 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t831 = t511 + t830;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t832 = t831 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t833 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t834 = t831 < t833 ? t831 : t833;
#line 29 "src/functions/bias.rs"
                    const u32 t1_18 = t834 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_19 = t1_18 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_17 = t2_19 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t838 = s * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_3 = first_17 - t526;
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
                    const f32 t17_34 = t838 + t16_3;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t846 = t832 ? t17_34 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s = t846;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t847 = s_3 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_4 = first_17 - t528;
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
                    const f32 t17_35 = t847 + t16_4;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t855 = t832 ? t17_35 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_3 = t855;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t856 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t857 = t856 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t858 = t511 + t857;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t859 = t858 + 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t860 = t859 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t861 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t862 = t859 < t861 ? t859 : t861;
#line 29 "src/functions/bias.rs"
                    const u32 t1_19 = t862 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_20 = t1_19 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_18 = t2_20 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t866 = s_2 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_5 = first_18 - t526;
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
                    const f32 t17_36 = t866 + t16_5;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t874 = t860 ? t17_36 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_2 = t874;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t875 = s_4 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_6 = first_18 - t528;
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
                    const f32 t17_37 = t875 + t16_6;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t883 = t860 ? t17_37 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_4 = t883;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t884 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t885 = t884 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t886 = t511 + t885;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t887 = t886 + 8u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t888 = t887 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t889 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t890 = t887 < t889 ? t887 : t889;
#line 29 "src/functions/bias.rs"
                    const u32 t1_20 = t890 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_21 = t1_20 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_19 = t2_21 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t894 = s_5 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_7 = first_19 - t526;
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
                    const f32 t17_38 = t894 + t16_7;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t902 = t888 ? t17_38 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_5 = t902;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t903 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_39 = t903 + t16_3;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t905 = t888 ? t17_39 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_7 = t905;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t906 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t907 = t906 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t908 = t511 + t907;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t909 = t908 + 9u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t910 = t909 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t911 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t912 = t909 < t911 ? t909 : t911;
#line 29 "src/functions/bias.rs"
                    const u32 t1_21 = t912 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_22 = t1_21 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_20 = t2_22 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t916 = s_6 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_8 = first_20 - t526;
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
                    const f32 t17_40 = t916 + t16_8;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t924 = t910 ? t17_40 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_6 = t924;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t925 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_41 = t925 + t16_5;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t927 = t910 ? t17_41 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_8 = t927;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t928 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t929 = t928 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t930 = t511 + t929;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t931 = t930 + 16u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t932 = t931 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t933 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t934 = t931 < t933 ? t931 : t933;
#line 29 "src/functions/bias.rs"
                    const u32 t1_22 = t934 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_23 = t1_22 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_21 = t2_23 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t938 = s_9 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_9 = first_21 - t526;
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
                    const f32 t17_42 = t938 + t16_9;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t946 = t932 ? t17_42 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_9 = t946;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t947 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_43 = t947 + t16_7;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t949 = t932 ? t17_43 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_11 = t949;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t950 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t951 = t950 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t952 = t511 + t951;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t953 = t952 + 17u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t954 = t953 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t955 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t956 = t953 < t955 ? t953 : t955;
#line 29 "src/functions/bias.rs"
                    const u32 t1_23 = t956 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_24 = t1_23 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_22 = t2_24 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t960 = s_10 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_10 = first_22 - t526;
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
                    const f32 t17_44 = t960 + t16_10;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t968 = t954 ? t17_44 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_10 = t968;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t969 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_45 = t969 + t16_8;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t971 = t954 ? t17_45 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_12 = t971;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t972 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t973 = t972 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t974 = t511 + t973;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t975 = t974 + 24u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t976 = t975 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t977 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t978 = t975 < t977 ? t975 : t977;
#line 29 "src/functions/bias.rs"
                    const u32 t1_24 = t978 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_25 = t1_24 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_23 = t2_25 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t982 = s_13 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_11 = first_23 - t526;
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
                    const f32 t17_46 = t982 + t16_11;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t990 = t976 ? t17_46 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_13 = t990;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t991 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_47 = t991 + t16_9;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t993 = t976 ? t17_47 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_15 = t993;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t994 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t995 = t994 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t996 = t511 + t995;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t997 = t996 + 25u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t998 = t997 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t999 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1000 = t997 < t999 ? t997 : t999;
#line 29 "src/functions/bias.rs"
                    const u32 t1_25 = t1000 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_26 = t1_25 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_24 = t2_26 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1004 = s_14 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_12 = first_24 - t526;
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
                    const f32 t17_48 = t1004 + t16_12;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1012 = t998 ? t17_48 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_14 = t1012;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1013 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_49 = t1013 + t16_10;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1015 = t998 ? t17_49 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_16 = t1015;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1016 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1017 = t1016 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1018 = t511 + t1017;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1019 = t1018 + 32u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1020 = t1019 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1021 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1022 = t1019 < t1021 ? t1019 : t1021;
#line 29 "src/functions/bias.rs"
                    const u32 t1_26 = t1022 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_27 = t1_26 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_25 = t2_27 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1026 = s_17 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_13 = first_25 - t526;
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
                    const f32 t17_50 = t1026 + t16_13;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1034 = t1020 ? t17_50 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_17 = t1034;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1035 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_51 = t1035 + t16_11;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1037 = t1020 ? t17_51 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_19 = t1037;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1038 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1039 = t1038 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1040 = t511 + t1039;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1041 = t1040 + 33u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1042 = t1041 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1043 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1044 = t1041 < t1043 ? t1041 : t1043;
#line 29 "src/functions/bias.rs"
                    const u32 t1_27 = t1044 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_28 = t1_27 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_26 = t2_28 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1048 = s_18 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_14 = first_26 - t526;
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
                    const f32 t17_52 = t1048 + t16_14;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1056 = t1042 ? t17_52 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_18 = t1056;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1057 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_53 = t1057 + t16_12;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1059 = t1042 ? t17_53 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_20 = t1059;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1060 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1061 = t1060 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1062 = t511 + t1061;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1063 = t1062 + 40u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1064 = t1063 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1065 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1066 = t1063 < t1065 ? t1063 : t1065;
#line 29 "src/functions/bias.rs"
                    const u32 t1_28 = t1066 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_29 = t1_28 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_27 = t2_29 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1070 = s_21 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_15 = first_27 - t526;
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
                    const f32 t17_54 = t1070 + t16_15;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1078 = t1064 ? t17_54 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_21 = t1078;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1079 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_55 = t1079 + t16_13;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1081 = t1064 ? t17_55 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_23 = t1081;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1082 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1083 = t1082 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1084 = t511 + t1083;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1085 = t1084 + 41u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1086 = t1085 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1087 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1088 = t1085 < t1087 ? t1085 : t1087;
#line 29 "src/functions/bias.rs"
                    const u32 t1_29 = t1088 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_30 = t1_29 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_28 = t2_30 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1092 = s_22 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_16 = first_28 - t526;
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
                    const f32 t17_56 = t1092 + t16_16;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1100 = t1086 ? t17_56 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_22 = t1100;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1101 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_57 = t1101 + t16_14;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1103 = t1086 ? t17_57 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_24 = t1103;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1104 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1105 = t1104 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1106 = t511 + t1105;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1107 = t1106 + 48u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1108 = t1107 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1109 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1110 = t1107 < t1109 ? t1107 : t1109;
#line 29 "src/functions/bias.rs"
                    const u32 t1_30 = t1110 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_31 = t1_30 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_29 = t2_31 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1114 = s_25 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_17 = first_29 - t526;
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
                    const f32 t17_58 = t1114 + t16_17;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1122 = t1108 ? t17_58 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_25 = t1122;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1123 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_59 = t1123 + t16_15;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1125 = t1108 ? t17_59 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_27 = t1125;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1126 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1127 = t1126 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1128 = t511 + t1127;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1129 = t1128 + 49u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1130 = t1129 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1131 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1132 = t1129 < t1131 ? t1129 : t1131;
#line 29 "src/functions/bias.rs"
                    const u32 t1_31 = t1132 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_32 = t1_31 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_30 = t2_32 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1136 = s_26 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_18 = first_30 - t526;
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
                    const f32 t17_60 = t1136 + t16_18;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1144 = t1130 ? t17_60 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_26 = t1144;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1145 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_61 = t1145 + t16_16;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1147 = t1130 ? t17_61 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_28 = t1147;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1148 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1149 = t1148 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1150 = t511 + t1149;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1151 = t1150 + 56u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1152 = t1151 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1153 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1154 = t1151 < t1153 ? t1151 : t1153;
#line 29 "src/functions/bias.rs"
                    const u32 t1_32 = t1154 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_33 = t1_32 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_31 = t2_33 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1158 = s_29 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_19 = first_31 - t526;
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
                    const f32 t17_62 = t1158 + t16_19;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1166 = t1152 ? t17_62 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_29 = t1166;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1167 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_63 = t1167 + t16_17;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1169 = t1152 ? t17_63 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_31 = t1169;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1170 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1171 = t1170 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1172 = t511 + t1171;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1173 = t1172 + 57u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1174 = t1173 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1175 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1176 = t1173 < t1175 ? t1173 : t1175;
#line 29 "src/functions/bias.rs"
                    const u32 t1_33 = t1176 + seq_k;
#line 29 "src/functions/bias.rs"
                    const u32 t2_34 = t1_33 - seq_q;
#line 29 "src/functions/bias.rs"
                    const u32 first_32 = t2_34 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1180 = s_30 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_20 = first_32 - t526;
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
                    const f32 t17_64 = t1180 + t16_20;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1188 = t1174 ? t17_64 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_30 = t1188;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1189 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_65 = t1189 + t16_18;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t1191 = t1174 ? t17_65 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_32 = t1191;
                }
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t411) {
                    const u32 t1192 = t287 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1193 = t288 + t1192;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1194 = t8 + t1193;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1195 = t403 / group;
#line 19 "src/functions/windows.rs"
                    const u32 t2_35 = argument0_2 < 2147483648u ? argument0_2 : 2147483648u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1197 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1198 = t1194 + t1197;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1199 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
                    const bool t1_34 = t1198 < argument1_2;
#line 19 "src/functions/windows.rs"
                    const u32 reach = t1_34 ? 2147483648u : t2_35;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1202 = t1198 + 8u;
#line 19 "src/functions/windows.rs"
                    const bool t1_35 = t1202 < argument1_2;
#line 19 "src/functions/windows.rs"
                    const u32 reach_2 = t1_35 ? 2147483648u : t2_35;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1205 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1206 = t1205 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1207 = t511 + t1206;
#line 20 "src/functions/windows.rs"
                    const u32 t4_21 = t1207 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_21 = t4_21 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_3 = t5_21 - t1198;
#line 20 "src/functions/windows.rs"
                    const bool t7_2 = t6_3 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1212 = t7_2 ? s : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s = t1212;
#line 20 "src/functions/windows.rs"
                    const u32 t6_4 = t5_21 - t1202;
#line 20 "src/functions/windows.rs"
                    const bool t7_3 = t6_4 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1215 = t7_3 ? s_3 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_3 = t1215;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1216 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1217 = t1216 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1218 = t511 + t1217;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1219 = t1218 + 1u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_22 = t1219 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_22 = t4_22 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_5 = t5_22 - t1198;
#line 20 "src/functions/windows.rs"
                    const bool t7_4 = t6_5 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1224 = t7_4 ? s_2 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_2 = t1224;
#line 20 "src/functions/windows.rs"
                    const u32 t6_6 = t5_22 - t1202;
#line 20 "src/functions/windows.rs"
                    const bool t7_5 = t6_6 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1227 = t7_5 ? s_4 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_4 = t1227;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1228 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1229 = t1228 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1230 = t511 + t1229;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1231 = t1230 + 8u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_23 = t1231 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_23 = t4_23 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_7 = t5_23 - t1198;
#line 20 "src/functions/windows.rs"
                    const bool t7_6 = t6_7 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1236 = t7_6 ? s_5 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_5 = t1236;
#line 20 "src/functions/windows.rs"
                    const u32 t6_8 = t5_23 - t1202;
#line 20 "src/functions/windows.rs"
                    const bool t7_7 = t6_8 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1239 = t7_7 ? s_7 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_7 = t1239;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1240 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1241 = t1240 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1242 = t511 + t1241;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1243 = t1242 + 9u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_24 = t1243 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_24 = t4_24 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_9 = t5_24 - t1198;
#line 20 "src/functions/windows.rs"
                    const bool t7_8 = t6_9 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1248 = t7_8 ? s_6 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_6 = t1248;
#line 20 "src/functions/windows.rs"
                    const u32 t6_10 = t5_24 - t1202;
#line 20 "src/functions/windows.rs"
                    const bool t7_9 = t6_10 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1251 = t7_9 ? s_8 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_8 = t1251;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1252 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1253 = t1252 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1254 = t511 + t1253;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1255 = t1254 + 16u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_25 = t1255 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_25 = t4_25 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_11 = t5_25 - t1198;
#line 20 "src/functions/windows.rs"
                    const bool t7_10 = t6_11 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1260 = t7_10 ? s_9 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_9 = t1260;
#line 20 "src/functions/windows.rs"
                    const u32 t6_12 = t5_25 - t1202;
#line 20 "src/functions/windows.rs"
                    const bool t7_11 = t6_12 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1263 = t7_11 ? s_11 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_11 = t1263;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1264 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1265 = t1264 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1266 = t511 + t1265;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1267 = t1266 + 17u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_26 = t1267 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_26 = t4_26 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_13 = t5_26 - t1198;
#line 20 "src/functions/windows.rs"
                    const bool t7_12 = t6_13 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1272 = t7_12 ? s_10 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_10 = t1272;
#line 20 "src/functions/windows.rs"
                    const u32 t6_14 = t5_26 - t1202;
#line 20 "src/functions/windows.rs"
                    const bool t7_13 = t6_14 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1275 = t7_13 ? s_12 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_12 = t1275;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1276 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1277 = t1276 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1278 = t511 + t1277;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1279 = t1278 + 24u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_27 = t1279 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_27 = t4_27 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_15 = t5_27 - t1198;
#line 20 "src/functions/windows.rs"
                    const bool t7_14 = t6_15 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1284 = t7_14 ? s_13 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_13 = t1284;
#line 20 "src/functions/windows.rs"
                    const u32 t6_16 = t5_27 - t1202;
#line 20 "src/functions/windows.rs"
                    const bool t7_15 = t6_16 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1287 = t7_15 ? s_15 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_15 = t1287;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1288 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1289 = t1288 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1290 = t511 + t1289;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1291 = t1290 + 25u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_28 = t1291 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_28 = t4_28 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_17 = t5_28 - t1198;
#line 20 "src/functions/windows.rs"
                    const bool t7_16 = t6_17 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1296 = t7_16 ? s_14 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_14 = t1296;
#line 20 "src/functions/windows.rs"
                    const u32 t6_18 = t5_28 - t1202;
#line 20 "src/functions/windows.rs"
                    const bool t7_17 = t6_18 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1299 = t7_17 ? s_16 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_16 = t1299;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1300 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1301 = t1300 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1302 = t511 + t1301;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1303 = t1302 + 32u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_29 = t1303 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_29 = t4_29 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_19 = t5_29 - t1198;
#line 20 "src/functions/windows.rs"
                    const bool t7_18 = t6_19 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1308 = t7_18 ? s_17 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_17 = t1308;
#line 20 "src/functions/windows.rs"
                    const u32 t6_20 = t5_29 - t1202;
#line 20 "src/functions/windows.rs"
                    const bool t7_19 = t6_20 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1311 = t7_19 ? s_19 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_19 = t1311;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1312 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1313 = t1312 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1314 = t511 + t1313;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1315 = t1314 + 33u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_30 = t1315 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_30 = t4_30 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_21 = t5_30 - t1198;
#line 20 "src/functions/windows.rs"
                    const bool t7_20 = t6_21 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1320 = t7_20 ? s_18 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_18 = t1320;
#line 20 "src/functions/windows.rs"
                    const u32 t6_22 = t5_30 - t1202;
#line 20 "src/functions/windows.rs"
                    const bool t7_21 = t6_22 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1323 = t7_21 ? s_20 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_20 = t1323;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1324 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1325 = t1324 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1326 = t511 + t1325;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1327 = t1326 + 40u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_31 = t1327 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_31 = t4_31 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_23 = t5_31 - t1198;
#line 20 "src/functions/windows.rs"
                    const bool t7_22 = t6_23 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1332 = t7_22 ? s_21 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_21 = t1332;
#line 20 "src/functions/windows.rs"
                    const u32 t6_24 = t5_31 - t1202;
#line 20 "src/functions/windows.rs"
                    const bool t7_23 = t6_24 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1335 = t7_23 ? s_23 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_23 = t1335;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1336 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1337 = t1336 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1338 = t511 + t1337;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1339 = t1338 + 41u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_32 = t1339 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_32 = t4_32 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_25 = t5_32 - t1198;
#line 20 "src/functions/windows.rs"
                    const bool t7_24 = t6_25 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1344 = t7_24 ? s_22 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_22 = t1344;
#line 20 "src/functions/windows.rs"
                    const u32 t6_26 = t5_32 - t1202;
#line 20 "src/functions/windows.rs"
                    const bool t7_25 = t6_26 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1347 = t7_25 ? s_24 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_24 = t1347;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1348 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1349 = t1348 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1350 = t511 + t1349;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1351 = t1350 + 48u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_33 = t1351 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_33 = t4_33 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_27 = t5_33 - t1198;
#line 20 "src/functions/windows.rs"
                    const bool t7_26 = t6_27 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1356 = t7_26 ? s_25 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_25 = t1356;
#line 20 "src/functions/windows.rs"
                    const u32 t6_28 = t5_33 - t1202;
#line 20 "src/functions/windows.rs"
                    const bool t7_27 = t6_28 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1359 = t7_27 ? s_27 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_27 = t1359;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1360 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1361 = t1360 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1362 = t511 + t1361;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1363 = t1362 + 49u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_34 = t1363 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_34 = t4_34 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_29 = t5_34 - t1198;
#line 20 "src/functions/windows.rs"
                    const bool t7_28 = t6_29 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1368 = t7_28 ? s_26 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_26 = t1368;
#line 20 "src/functions/windows.rs"
                    const u32 t6_30 = t5_34 - t1202;
#line 20 "src/functions/windows.rs"
                    const bool t7_29 = t6_30 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1371 = t7_29 ? s_28 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_28 = t1371;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1372 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1373 = t1372 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1374 = t511 + t1373;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1375 = t1374 + 56u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_35 = t1375 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_35 = t4_35 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_31 = t5_35 - t1198;
#line 20 "src/functions/windows.rs"
                    const bool t7_30 = t6_31 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1380 = t7_30 ? s_29 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_29 = t1380;
#line 20 "src/functions/windows.rs"
                    const u32 t6_32 = t5_35 - t1202;
#line 20 "src/functions/windows.rs"
                    const bool t7_31 = t6_32 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1383 = t7_31 ? s_31 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_31 = t1383;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1384 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1385 = t1384 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1386 = t511 + t1385;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1387 = t1386 + 57u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_36 = t1387 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_36 = t4_36 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_33 = t5_36 - t1198;
#line 20 "src/functions/windows.rs"
                    const bool t7_32 = t6_33 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1392 = t7_32 ? s_30 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_30 = t1392;
#line 20 "src/functions/windows.rs"
                    const u32 t6_34 = t5_36 - t1202;
#line 20 "src/functions/windows.rs"
                    const bool t7_33 = t6_34 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const f32 t1395 = t7_33 ? s_32 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    s_32 = t1395;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1396 = t287 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1397 = t288 + t1396;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1398 = t8 + t1397;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1399 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = t1398 + t1399;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1401 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1402 = t1401 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1403 = t511 + t1402;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1404 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1405 = t1404 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1406 = t511 + t1405;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1407 = t1406 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1408 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end = t1408 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1411 = visible_8 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1411;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1413 = visible_9 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1413;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1414 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_2 = t1414 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1417 = visible_10 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1417;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1419 = visible_11 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1419;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1420 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1421 = t1420 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1422 = t511 + t1421;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1423 = t1422 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1424 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1425 = t1424 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1426 = t511 + t1425;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1427 = t1426 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1428 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_3 = t1428 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1431 = visible_12 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1431;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1433 = visible_13 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1433;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1434 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_4 = t1434 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1437 = visible_14 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1437;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1439 = visible_15 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1439;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1440 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1441 = t1440 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1442 = t511 + t1441;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1443 = t1442 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1444 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1445 = t1444 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1446 = t511 + t1445;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1447 = t1446 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1448 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_5 = t1448 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1451 = visible_16 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1451;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1453 = visible_17 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1453;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1454 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_6 = t1454 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1457 = visible_18 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1457;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1459 = visible_19 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1459;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1460 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1461 = t1460 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1462 = t511 + t1461;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1463 = t1462 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1464 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1465 = t1464 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1466 = t511 + t1465;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1467 = t1466 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1468 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_7 = t1468 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1471 = visible_20 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1471;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1473 = visible_21 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1473;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1474 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_8 = t1474 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1477 = visible_22 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1477;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1479 = visible_23 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1479;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1480 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1481 = t1480 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1482 = t511 + t1481;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1483 = t1482 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1484 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1485 = t1484 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1486 = t511 + t1485;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1487 = t1486 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1488 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_9 = t1488 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1491 = visible_24 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1491;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1493 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1493;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1494 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_10 = t1494 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1497 = visible_26 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1497;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1499 = visible_27 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1499;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1500 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1501 = t1500 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1502 = t511 + t1501;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1503 = t1502 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1504 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1505 = t1504 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1506 = t511 + t1505;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1507 = t1506 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1508 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_11 = t1508 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1511 = visible_28 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1511;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1513 = visible_29 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1513;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1514 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_12 = t1514 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1517 = visible_30 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1517;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1519 = visible_31 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1519;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1520 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1521 = t1520 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1522 = t511 + t1521;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1523 = t1522 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1524 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1525 = t1524 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1526 = t511 + t1525;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1527 = t1526 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1528 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_13 = t1528 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1531 = visible_32 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1531;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_33 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1533 = visible_33 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1533;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1534 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_14 = t1534 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_34 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1537 = visible_34 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1537;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_35 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1539 = visible_35 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1539;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1540 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1541 = t1540 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1542 = t511 + t1541;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1543 = t1542 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1544 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1545 = t1544 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1546 = t511 + t1545;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1547 = t1546 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1548 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_15 = t1548 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_36 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1551 = visible_36 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1551;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_37 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1553 = visible_37 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1553;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1554 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_16 = t1554 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_38 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1557 = visible_38 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1557;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_39 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1559 = visible_39 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1559;
                }
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1560 = lane & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1561 = t1560 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1562 = statistics_3 + t1561;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t1562) : "memory");
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1564;
                asm("mov.b32 %0, %1;" : "=f"(t1564) : "r"(row_3));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1566;
                asm("mov.b32 %0, %1;" : "=f"(t1566) : "r"(row_5));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1567 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1568;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1568) : "f"(s), "f"(1.442695f), "f"(t1567));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1569;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1569) : "f"(t1568));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t1569;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1570 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1571;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1571) : "f"(s_2), "f"(1.442695f), "f"(t1570));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1572;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1572) : "f"(t1571));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t1572;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1573 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1574;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1574) : "f"(s_3), "f"(1.442695f), "f"(t1573));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1575;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1575) : "f"(t1574));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t1575;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1576 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1577;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1577) : "f"(s_4), "f"(1.442695f), "f"(t1576));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1578;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1578) : "f"(t1577));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t1578;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_6;
                u32 row_7;
                u32 row_8;
                u32 row_9;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t1562) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1580;
                asm("mov.b32 %0, %1;" : "=f"(t1580) : "r"(row_7));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1582;
                asm("mov.b32 %0, %1;" : "=f"(t1582) : "r"(row_9));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1583 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1584;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1584) : "f"(s_5), "f"(1.442695f), "f"(t1583));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1585;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1585) : "f"(t1584));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t1585;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1586 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1587;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1587) : "f"(s_6), "f"(1.442695f), "f"(t1586));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1588;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1588) : "f"(t1587));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t1588;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1589 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1590;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1590) : "f"(s_7), "f"(1.442695f), "f"(t1589));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1591;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1591) : "f"(t1590));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t1591;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1592 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1593;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1593) : "f"(s_8), "f"(1.442695f), "f"(t1592));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1594;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1594) : "f"(t1593));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t1594;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_10;
                u32 row_11;
                u32 row_12;
                u32 row_13;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t1562) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1596;
                asm("mov.b32 %0, %1;" : "=f"(t1596) : "r"(row_11));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1598;
                asm("mov.b32 %0, %1;" : "=f"(t1598) : "r"(row_13));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1599 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1600;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1600) : "f"(s_9), "f"(1.442695f), "f"(t1599));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1601;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1601) : "f"(t1600));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t1601;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1602 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1603;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1603) : "f"(s_10), "f"(1.442695f), "f"(t1602));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1604;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1604) : "f"(t1603));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t1604;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1605 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1606;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1606) : "f"(s_11), "f"(1.442695f), "f"(t1605));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1607;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1607) : "f"(t1606));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t1607;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1608 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1609;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1609) : "f"(s_12), "f"(1.442695f), "f"(t1608));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1610;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1610) : "f"(t1609));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t1610;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_14;
                u32 row_15;
                u32 row_16;
                u32 row_17;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t1562) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1612;
                asm("mov.b32 %0, %1;" : "=f"(t1612) : "r"(row_15));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1614;
                asm("mov.b32 %0, %1;" : "=f"(t1614) : "r"(row_17));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1615 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1616;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1616) : "f"(s_13), "f"(1.442695f), "f"(t1615));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1617;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1617) : "f"(t1616));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t1617;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1618 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1619;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1619) : "f"(s_14), "f"(1.442695f), "f"(t1618));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1620;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1620) : "f"(t1619));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t1620;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1621 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1622;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1622) : "f"(s_15), "f"(1.442695f), "f"(t1621));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1623;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1623) : "f"(t1622));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t1623;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1624 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1625;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1625) : "f"(s_16), "f"(1.442695f), "f"(t1624));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1626;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1626) : "f"(t1625));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t1626;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t1562) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1628;
                asm("mov.b32 %0, %1;" : "=f"(t1628) : "r"(row_19));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1630;
                asm("mov.b32 %0, %1;" : "=f"(t1630) : "r"(row_21));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1631 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1632;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1632) : "f"(s_17), "f"(1.442695f), "f"(t1631));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1633;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1633) : "f"(t1632));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t1633;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1634 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1635;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1635) : "f"(s_18), "f"(1.442695f), "f"(t1634));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1636;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1636) : "f"(t1635));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t1636;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1637 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1638;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1638) : "f"(s_19), "f"(1.442695f), "f"(t1637));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1639;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1639) : "f"(t1638));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t1639;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1640 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1641;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1641) : "f"(s_20), "f"(1.442695f), "f"(t1640));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1642;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1642) : "f"(t1641));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t1642;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t1562) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1644;
                asm("mov.b32 %0, %1;" : "=f"(t1644) : "r"(row_23));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1646;
                asm("mov.b32 %0, %1;" : "=f"(t1646) : "r"(row_25));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1647 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1648;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1648) : "f"(s_21), "f"(1.442695f), "f"(t1647));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1649;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1649) : "f"(t1648));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t1649;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1650 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1651;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1651) : "f"(s_22), "f"(1.442695f), "f"(t1650));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1652;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1652) : "f"(t1651));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t1652;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1653 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1654;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1654) : "f"(s_23), "f"(1.442695f), "f"(t1653));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1655;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1655) : "f"(t1654));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t1655;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1656 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1657;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1657) : "f"(s_24), "f"(1.442695f), "f"(t1656));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1658;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1658) : "f"(t1657));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t1658;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t1562) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1660;
                asm("mov.b32 %0, %1;" : "=f"(t1660) : "r"(row_27));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1662;
                asm("mov.b32 %0, %1;" : "=f"(t1662) : "r"(row_29));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1663 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1664;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1664) : "f"(s_25), "f"(1.442695f), "f"(t1663));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1665;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1665) : "f"(t1664));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t1665;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1666 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1667;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1667) : "f"(s_26), "f"(1.442695f), "f"(t1666));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1668;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1668) : "f"(t1667));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t1668;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1669 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1670;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1670) : "f"(s_27), "f"(1.442695f), "f"(t1669));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1671;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1671) : "f"(t1670));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t1671;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1672 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1673;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1673) : "f"(s_28), "f"(1.442695f), "f"(t1672));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1674;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1674) : "f"(t1673));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t1674;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_30;
                u32 row_31;
                u32 row_32;
                u32 row_33;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t1562) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1676;
                asm("mov.b32 %0, %1;" : "=f"(t1676) : "r"(row_31));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1678;
                asm("mov.b32 %0, %1;" : "=f"(t1678) : "r"(row_33));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1679 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1680;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1680) : "f"(s_29), "f"(1.442695f), "f"(t1679));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1681;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1681) : "f"(t1680));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t1681;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1682 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1683;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1683) : "f"(s_30), "f"(1.442695f), "f"(t1682));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1684;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1684) : "f"(t1683));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t1684;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1685 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1686;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1686) : "f"(s_31), "f"(1.442695f), "f"(t1685));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1687;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1687) : "f"(t1686));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t1687;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1688 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1689;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1689) : "f"(s_32), "f"(1.442695f), "f"(t1688));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1690;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1690) : "f"(t1689));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t1690;
#line 98 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1691;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1691) : "f"(s), "f"(s_2));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1692;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1692) : "f"(s_3), "f"(s_4));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1693;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1693) : "f"(s_5), "f"(s_6));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1694;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1694) : "f"(s_7), "f"(s_8));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1695;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1695) : "f"(s_9), "f"(s_10));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1696;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1696) : "f"(s_11), "f"(s_12));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1697;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1697) : "f"(s_13), "f"(s_14));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1698;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1698) : "f"(s_15), "f"(s_16));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1699;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1699) : "f"(s_17), "f"(s_18));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1700;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1700) : "f"(s_19), "f"(s_20));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1701;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1701) : "f"(s_21), "f"(s_22));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1702;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1702) : "f"(s_23), "f"(s_24));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1703;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1703) : "f"(s_25), "f"(s_26));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1704;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1704) : "f"(s_27), "f"(s_28));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1705;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1705) : "f"(s_29), "f"(s_30));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1706;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1706) : "f"(s_31), "f"(s_32));
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1707 = t454 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1708 = t1707 + 33554432u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1709 = (u64)t1708;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1710 = t1709 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1711 = t1707 + 33554560u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1712 = (u64)t1711;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1713 = t1712 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1714 = t1707 + 33554688u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1715 = (u64)t1714;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1716 = t1715 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1717 = t1707 + 33554816u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1718 = (u64)t1717;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1719 = t1718 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t1691), "r"(t1692), "r"(t1693), "r"(t1694), "l"(t1710), "r"(t1695), "r"(t1696), "r"(t1697), "r"(t1698), "l"(t1713), "r"(t1699), "r"(t1700), "r"(t1701), "r"(t1702), "l"(t1716), "r"(t1703), "r"(t1704), "r"(t1705), "r"(t1706), "l"(t1719) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1720 = lane & 3u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1721 = t1720 << 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1722 = statistics_3 + t1721;
                u32 row_34;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t1722) : "memory");
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1723;
                asm("mov.b32 %0, %1;" : "=f"(t1723) : "r"(row_34));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1724;
                asm("mov.b32 %0, %1;" : "=f"(t1724) : "r"(row_35));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1725;
                asm("mov.b32 %0, %1;" : "=f"(t1725) : "r"(row_36));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1726;
                asm("mov.b32 %0, %1;" : "=f"(t1726) : "r"(row_37));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1727 = dp - t1724;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1728 = s * t1727;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t1728;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1729 = dp_2 - t1726;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1730 = s_2 * t1729;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t1730;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1731 = dp_3 - t1724;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1732 = s_3 * t1731;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t1732;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1733 = dp_4 - t1726;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1734 = s_4 * t1733;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t1734;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_38;
                u32 row_39;
                u32 row_40;
                u32 row_41;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t1722) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1735;
                asm("mov.b32 %0, %1;" : "=f"(t1735) : "r"(row_38));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1736;
                asm("mov.b32 %0, %1;" : "=f"(t1736) : "r"(row_39));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1737;
                asm("mov.b32 %0, %1;" : "=f"(t1737) : "r"(row_40));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1738;
                asm("mov.b32 %0, %1;" : "=f"(t1738) : "r"(row_41));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1739 = dp_5 - t1736;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1740 = s_5 * t1739;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t1740;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1741 = dp_6 - t1738;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1742 = s_6 * t1741;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t1742;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1743 = dp_7 - t1736;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1744 = s_7 * t1743;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t1744;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1745 = dp_8 - t1738;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1746 = s_8 * t1745;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t1746;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_42;
                u32 row_43;
                u32 row_44;
                u32 row_45;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t1722) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1747;
                asm("mov.b32 %0, %1;" : "=f"(t1747) : "r"(row_42));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1748;
                asm("mov.b32 %0, %1;" : "=f"(t1748) : "r"(row_43));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1749;
                asm("mov.b32 %0, %1;" : "=f"(t1749) : "r"(row_44));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1750;
                asm("mov.b32 %0, %1;" : "=f"(t1750) : "r"(row_45));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1751 = dp_9 - t1748;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1752 = s_9 * t1751;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t1752;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1753 = dp_10 - t1750;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1754 = s_10 * t1753;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t1754;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1755 = dp_11 - t1748;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1756 = s_11 * t1755;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t1756;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1757 = dp_12 - t1750;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1758 = s_12 * t1757;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t1758;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_46;
                u32 row_47;
                u32 row_48;
                u32 row_49;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t1722) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1759;
                asm("mov.b32 %0, %1;" : "=f"(t1759) : "r"(row_46));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1760;
                asm("mov.b32 %0, %1;" : "=f"(t1760) : "r"(row_47));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1761;
                asm("mov.b32 %0, %1;" : "=f"(t1761) : "r"(row_48));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1762;
                asm("mov.b32 %0, %1;" : "=f"(t1762) : "r"(row_49));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1763 = dp_13 - t1760;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1764 = s_13 * t1763;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t1764;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1765 = dp_14 - t1762;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1766 = s_14 * t1765;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t1766;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1767 = dp_15 - t1760;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1768 = s_15 * t1767;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t1768;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1769 = dp_16 - t1762;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1770 = s_16 * t1769;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t1770;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_50;
                u32 row_51;
                u32 row_52;
                u32 row_53;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t1722) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1771;
                asm("mov.b32 %0, %1;" : "=f"(t1771) : "r"(row_50));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1772;
                asm("mov.b32 %0, %1;" : "=f"(t1772) : "r"(row_51));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1773;
                asm("mov.b32 %0, %1;" : "=f"(t1773) : "r"(row_52));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1774;
                asm("mov.b32 %0, %1;" : "=f"(t1774) : "r"(row_53));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1775 = dp_17 - t1772;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1776 = s_17 * t1775;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t1776;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1777 = dp_18 - t1774;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1778 = s_18 * t1777;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t1778;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1779 = dp_19 - t1772;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1780 = s_19 * t1779;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t1780;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1781 = dp_20 - t1774;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1782 = s_20 * t1781;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t1782;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_54;
                u32 row_55;
                u32 row_56;
                u32 row_57;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t1722) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1783;
                asm("mov.b32 %0, %1;" : "=f"(t1783) : "r"(row_54));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1784;
                asm("mov.b32 %0, %1;" : "=f"(t1784) : "r"(row_55));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1785;
                asm("mov.b32 %0, %1;" : "=f"(t1785) : "r"(row_56));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1786;
                asm("mov.b32 %0, %1;" : "=f"(t1786) : "r"(row_57));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1787 = dp_21 - t1784;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1788 = s_21 * t1787;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t1788;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1789 = dp_22 - t1786;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1790 = s_22 * t1789;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t1790;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1791 = dp_23 - t1784;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1792 = s_23 * t1791;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t1792;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1793 = dp_24 - t1786;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1794 = s_24 * t1793;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t1794;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_58;
                u32 row_59;
                u32 row_60;
                u32 row_61;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t1722) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1795;
                asm("mov.b32 %0, %1;" : "=f"(t1795) : "r"(row_58));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1796;
                asm("mov.b32 %0, %1;" : "=f"(t1796) : "r"(row_59));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1797;
                asm("mov.b32 %0, %1;" : "=f"(t1797) : "r"(row_60));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1798;
                asm("mov.b32 %0, %1;" : "=f"(t1798) : "r"(row_61));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1799 = dp_25 - t1796;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1800 = s_25 * t1799;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t1800;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1801 = dp_26 - t1798;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1802 = s_26 * t1801;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t1802;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1803 = dp_27 - t1796;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1804 = s_27 * t1803;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t1804;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1805 = dp_28 - t1798;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1806 = s_28 * t1805;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t1806;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_62;
                u32 row_63;
                u32 row_64;
                u32 row_65;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t1722) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1807;
                asm("mov.b32 %0, %1;" : "=f"(t1807) : "r"(row_62));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1808;
                asm("mov.b32 %0, %1;" : "=f"(t1808) : "r"(row_63));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1809;
                asm("mov.b32 %0, %1;" : "=f"(t1809) : "r"(row_64));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1810;
                asm("mov.b32 %0, %1;" : "=f"(t1810) : "r"(row_65));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1811 = dp_29 - t1808;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1812 = s_29 * t1811;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t1812;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1813 = dp_30 - t1810;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1814 = s_30 * t1813;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t1814;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1815 = dp_31 - t1808;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1816 = s_31 * t1815;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t1816;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1817 = dp_32 - t1810;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1818 = s_32 * t1817;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t1818;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1819 = i_3 & 1u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1820 = t1819 << 14u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1821 = after + t1820;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1822 = t287 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1823 = t288 + t1822;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1824;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1824) : "f"(dp), "f"(dp_2));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1825;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1825) : "f"(dp_3), "f"(dp_4));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1826;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1826) : "f"(dp_5), "f"(dp_6));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1827;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1827) : "f"(dp_7), "f"(dp_8));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1828;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1828) : "f"(dp_9), "f"(dp_10));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1829;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1829) : "f"(dp_11), "f"(dp_12));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1830;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1830) : "f"(dp_13), "f"(dp_14));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1831;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1831) : "f"(dp_15), "f"(dp_16));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1832;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1832) : "f"(dp_17), "f"(dp_18));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1833;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1833) : "f"(dp_19), "f"(dp_20));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1834;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1834) : "f"(dp_21), "f"(dp_22));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1835;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1835) : "f"(dp_23), "f"(dp_24));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1836;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1836) : "f"(dp_25), "f"(dp_26));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1837;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1837) : "f"(dp_27), "f"(dp_28));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1838;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1838) : "f"(dp_29), "f"(dp_30));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1839;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1839) : "f"(dp_31), "f"(dp_32));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1840 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1841 = t1823 + t1840;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1842 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1843 = t1841 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1844 = t1842 ^ t1843;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1845 = t1841 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1846 = t1844 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1847 = t1845 + t1846;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1848 = t1821 + t1847;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1848), "r"(t1824), "r"(t1825), "r"(t1826), "r"(t1827) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1849 = t1847 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1850 = t1821 + t1849;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1850), "r"(t1828), "r"(t1829), "r"(t1830), "r"(t1831) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1851 = t1847 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1852 = t1821 + t1851;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1852), "r"(t1832), "r"(t1833), "r"(t1834), "r"(t1835) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1853 = t1847 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1854 = t1821 + t1853;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1854), "r"(t1836), "r"(t1837), "r"(t1838), "r"(t1839) : "memory");
                u32 t1855;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1855) : "f"(dp), "f"(dp_2));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1856;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1856) : "f"(dp_3), "f"(dp_4));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1857;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1857) : "f"(dp_5), "f"(dp_6));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1858;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1858) : "f"(dp_7), "f"(dp_8));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1859;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1859) : "f"(dp_9), "f"(dp_10));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1860;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1860) : "f"(dp_11), "f"(dp_12));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1861;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1861) : "f"(dp_13), "f"(dp_14));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1862;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1862) : "f"(dp_15), "f"(dp_16));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1863;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1863) : "f"(dp_17), "f"(dp_18));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1864;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1864) : "f"(dp_19), "f"(dp_20));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1865;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1865) : "f"(dp_21), "f"(dp_22));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1866;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1866) : "f"(dp_23), "f"(dp_24));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1867;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1867) : "f"(dp_25), "f"(dp_26));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1868;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1868) : "f"(dp_27), "f"(dp_28));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1869;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1869) : "f"(dp_29), "f"(dp_30));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1870;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1870) : "f"(dp_31), "f"(dp_32));
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t1855;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t1856;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t1857;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t1858;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t1859;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t1860;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t1861;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t1862;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t1863;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t1864;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t1865;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t1866;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t1867;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t1868;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t1869;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t1870;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1871 = index << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1872 = smem_1 + t1871;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1873;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1873) : "r"(t1872));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1874 = t1821 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1875 = t1873 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1876 = t1874 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1877 = (u64)t1876;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1878 = t1877 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1879 = t1875 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1880 = (u64)t1879;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1881 = t1880 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1882 = t1874 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1883 = (u64)t1882;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1884 = t1883 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1885 = t1875 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1886 = (u64)t1885;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1887 = t1886 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1888 = t1874 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1889 = (u64)t1888;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1890 = t1889 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1891 = t1875 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1892 = (u64)t1891;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1893 = t1892 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1894 = t1874 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1895 = (u64)t1894;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1896 = t1895 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1897 = t1875 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1898 = (u64)t1897;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1899 = t1898 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1900 = t1874 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1901 = (u64)t1900;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1902 = t1901 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1903 = t1875 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1904 = (u64)t1903;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1905 = t1904 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1906 = t1874 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1907 = (u64)t1906;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1908 = t1907 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1909 = t1875 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1910 = (u64)t1909;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1911 = t1910 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1912 = t1874 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1913 = (u64)t1912;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1914 = t1913 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1915 = t1875 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1916 = (u64)t1915;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1917 = t1916 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1918 = t1874 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1919 = (u64)t1918;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1920 = t1919 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1921 = t1875 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1922 = (u64)t1921;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1923 = t1922 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t1878), "l"(t1881), "l"(t1884), "l"(t1887), "l"(t1890), "l"(t1893), "l"(t1896), "l"(t1899), "l"(t1902), "l"(t1905), "l"(t1908), "l"(t1911), "l"(t1914), "l"(t1917), "l"(t1920), "l"(t1923) : "memory");
#line 140 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1924 = t451 >> 4u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1925 = t1924 + 33554432u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1926 = (u64)t1925;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1927 = t1926 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1928 = t1924 + 33554560u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1929 = (u64)t1928;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1930 = t1929 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1931 = t1924 + 33554688u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1932 = (u64)t1931;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1933 = t1932 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1934 = t1924 + 33554816u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1935 = (u64)t1934;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1936 = t1935 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t1927), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t1930), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t1933), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t1936) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1937 = i_3 + 1u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t448 ? t1937 : i_3;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1691), "r"(t1692), "r"(t1693), "r"(t1694) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1695), "r"(t1696), "r"(t1697), "r"(t1698) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1699), "r"(t1700), "r"(t1701), "r"(t1702) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1703), "r"(t1704), "r"(t1705), "r"(t1706) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_3 & 1u;
                const u32 t1940 = slot_4 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1941 = t1940 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1942 = p + t1941;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1943 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1943) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1942) : "memory");
                }
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1944 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1945 = t1944 + t403;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1946 = t1945 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1947 = place_4 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_66 = t1946 + t1947;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1949 = t287 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_67 = row_66 + t1949;
                const u64 t1951 = (u64)row_67;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1952 = t1951 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1953 = t1952 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1954 = sums + t1953;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1955 = index << 10u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1956 = (u64)t1955 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1957 = t1954 + t1956;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1958 = index << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1959 = t1958 + t287;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1960 = t1959 << 12u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place_24 = p + t1960;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                const u32 t1962 = lane << 2u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                const u64 t1963 = (u64)t1962 * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                const u64 address = t1957 + t1963;
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
                const u32 t1965 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1966 = t1965 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1967 = t1966 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1968 = p + t1967;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1969 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1970 = t1969 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1968), "r"(t1970) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1971 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1972 = t1971 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1973 = t1972 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1974 = p + t1973;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1975 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1976 = t1975 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1974), "r"(t1976) : "memory");
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1977 = next & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1978 = t1977 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1979 = t20 + t1978;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1980 = t288 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1981 = smem_1 + t1980;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1982;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1982) : "r"(t1981));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1983 = t1982 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1984 = t1979 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1985 = t1983 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1986 = (u64)t1985;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1987 = t1986 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1988 = t1984 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1989 = (u64)t1988;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1990 = t1989 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1991 = t1983 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1992 = (u64)t1991;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1993 = t1992 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1994 = t1984 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1995 = (u64)t1994;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1996 = t1995 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1997 = t1983 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1998 = (u64)t1997;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1999 = t1998 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2000 = t1984 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2001 = (u64)t2000;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2002 = t2001 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2003 = t1983 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2004 = (u64)t2003;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2005 = t2004 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2006 = t1984 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2007 = (u64)t2006;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2008 = t2007 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2009 = t1983 + 66560u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2010 = (u64)t2009;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2011 = t2010 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2012 = t1984 + 66048u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2013 = (u64)t2012;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2014 = t2013 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2015 = t1983 + 66562u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2016 = (u64)t2015;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2017 = t2016 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2018 = t1984 + 66050u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2019 = (u64)t2018;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2020 = t2019 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2021 = t1983 + 66564u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2022 = (u64)t2021;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2023 = t2022 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2024 = t1984 + 66052u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2025 = (u64)t2024;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2026 = t2025 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2027 = t1983 + 66566u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2028 = (u64)t2027;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2029 = t2028 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2030 = t1984 + 66054u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2031 = (u64)t2030;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2032 = t2031 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1987), "l"(t1990), "l"(t1993), "l"(t1996), "l"(t1999), "l"(t2002), "l"(t2005), "l"(t2008), "l"(t2011), "l"(t2014), "l"(t2017), "l"(t2020), "l"(t2023), "l"(t2026), "l"(t2029), "l"(t2032) : "memory");
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
                const u32 t2034 = slot_5 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2035 = t2034 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2036 = p + t2035;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2037 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2037) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2036) : "memory");
                }
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t2038 = i_3 + 1u;
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                i_3 = t2038;
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
        const f32 t2042 = dk_2 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t2042;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2043 = dk_3 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t2043;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2044 = dk_4 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t2044;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2045 = dk_5 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t2045;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2046 = dk_6 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t2046;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2047 = dk_7 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t2047;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2048 = dk_8 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t2048;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2049 = dk_9 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t2049;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2050 = dk_10 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t2050;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2051 = dk_11 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t2051;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2052 = dk_12 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t2052;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2053 = dk_13 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t2053;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2054 = dk_14 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t2054;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2055 = dk_15 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t2055;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2056 = dk_16 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t2056;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2057 = dk_17 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t2057;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2058 = dk_18 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t2058;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2059 = dk_19 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t2059;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2060 = dk_20 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t2060;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2061 = dk_21 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t2061;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2062 = dk_22 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t2062;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2063 = dk_23 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t2063;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2064 = dk_24 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t2064;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2065 = dk_25 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t2065;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2066 = dk_26 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t2066;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2067 = dk_27 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t2067;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2068 = dk_28 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t2068;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2069 = dk_29 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t2069;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2070 = dk_30 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t2070;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2071 = dk_31 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t2071;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2072 = dk_32 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t2072;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2073 = dk_33 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t2073;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2074 = dk_34 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t2074;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2075 = dk_35 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t2075;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2076 = dk_36 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t2076;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2077 = dk_37 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t2077;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2078 = dk_38 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t2078;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2079 = dk_39 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t2079;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2080 = dk_40 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t2080;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2081 = dk_41 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t2081;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2082 = dk_42 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t2082;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2083 = dk_43 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t2083;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2084 = dk_44 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t2084;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2085 = dk_45 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t2085;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2086 = dk_46 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t2086;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2087 = dk_47 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t2087;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2088 = dk_48 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t2088;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2089 = dk_49 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t2089;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2090 = dk_50 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t2090;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2091 = dk_51 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t2091;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2092 = dk_52 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t2092;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2093 = dk_53 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t2093;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2094 = dk_54 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t2094;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2095 = dk_55 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t2095;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2096 = dk_56 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t2096;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2097 = dk_57 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t2097;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2098 = dk_58 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t2098;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2099 = dk_59 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t2099;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2100 = dk_60 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t2100;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2101 = dk_61 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t2101;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2102 = dk_62 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t2102;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2103 = dk_63 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t2103;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2104 = dk_64 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t2104;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2105 = dk_65 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t2105;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2106 = smem_1 + 16384u;
        const u32 t2107 = t287 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2108 = t288 + t2107;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2109;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2109) : "f"(dk_2), "f"(dk_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2110;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2110) : "f"(dk_4), "f"(dk_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2111;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2111) : "f"(dk_6), "f"(dk_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2112;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2112) : "f"(dk_8), "f"(dk_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2113;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2113) : "f"(dk_10), "f"(dk_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2114;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2114) : "f"(dk_12), "f"(dk_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2115;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2115) : "f"(dk_14), "f"(dk_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2116;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2116) : "f"(dk_16), "f"(dk_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2117;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2117) : "f"(dk_18), "f"(dk_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2118;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2118) : "f"(dk_20), "f"(dk_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2119;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2119) : "f"(dk_22), "f"(dk_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2120;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2120) : "f"(dk_24), "f"(dk_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2121;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2121) : "f"(dk_26), "f"(dk_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2122;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2122) : "f"(dk_28), "f"(dk_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2123;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2123) : "f"(dk_30), "f"(dk_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2124;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2124) : "f"(dk_32), "f"(dk_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2125;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2125) : "f"(dk_34), "f"(dk_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2126;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2126) : "f"(dk_36), "f"(dk_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2127;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2127) : "f"(dk_38), "f"(dk_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2128;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2128) : "f"(dk_40), "f"(dk_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2129;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2129) : "f"(dk_42), "f"(dk_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2130;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2130) : "f"(dk_44), "f"(dk_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2131;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2131) : "f"(dk_46), "f"(dk_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2132;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2132) : "f"(dk_48), "f"(dk_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2133;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2133) : "f"(dk_50), "f"(dk_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2134;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2134) : "f"(dk_52), "f"(dk_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2135;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2135) : "f"(dk_54), "f"(dk_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2136;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2136) : "f"(dk_56), "f"(dk_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2137;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2137) : "f"(dk_58), "f"(dk_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2138;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2138) : "f"(dk_60), "f"(dk_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2139;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2139) : "f"(dk_62), "f"(dk_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2140;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2140) : "f"(dk_64), "f"(dk_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2141 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2142 = t2108 + t2141;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2143 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2144 = t2142 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2145 = t2143 ^ t2144;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2146 = t2142 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2147 = t2145 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2148 = t2146 + t2147;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2149 = smem_1 + t2148;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2149), "r"(t2109), "r"(t2110), "r"(t2111), "r"(t2112) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2150 = t2148 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2151 = smem_1 + t2150;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2151), "r"(t2113), "r"(t2114), "r"(t2115), "r"(t2116) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2152 = t2148 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2153 = smem_1 + t2152;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2153), "r"(t2117), "r"(t2118), "r"(t2119), "r"(t2120) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2154 = t2148 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2155 = smem_1 + t2154;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2155), "r"(t2121), "r"(t2122), "r"(t2123), "r"(t2124) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2156 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2157 = t2108 + t2156;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2158 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2159 = t2157 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2160 = t2158 ^ t2159;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2161 = t2157 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2162 = t2160 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2163 = t2161 + t2162;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2164 = t2106 + t2163;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2164), "r"(t2125), "r"(t2126), "r"(t2127), "r"(t2128) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2165 = t2163 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2166 = t2106 + t2165;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2166), "r"(t2129), "r"(t2130), "r"(t2131), "r"(t2132) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2167 = t2163 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2168 = t2106 + t2167;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2168), "r"(t2133), "r"(t2134), "r"(t2135), "r"(t2136) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2169 = t2163 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2170 = t2106 + t2169;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2170), "r"(t2137), "r"(t2138), "r"(t2139), "r"(t2140) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2171 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2172 = t2171 * dk_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2173 = t2172 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2174 = dk + t2173;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2175 = (u64)t8;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2176 = t2175 * dk_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2177 = t2176 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2178 = t2174 + t2177;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2179 = (u64)t10;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2180 = t2179 * dk_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2181 = t2180 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2182 = t2178 + t2181;
        const u32 t2183 = seq_k - t8;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2184 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2185 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2186 = t2185 << 1u;
        const u32 t2187 = t287 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2188 = t288 + t2187;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2189 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2190 = t2188 + t2189;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2191 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2192 = t2190 < t2183;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2193 = t2191 < t2184;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2194 = t2192 & t2193;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2194) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2195 = t2190 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2196 = t2191 ^ t2195;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2197 = t2190 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2198 = t2196 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2199 = t2197 + t2198;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2200 = smem_1 + t2199;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_68;
            u32 row_69;
            u32 row_70;
            u32 row_71;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t2200) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2201 = (u64)t2190 * t2186;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2202 = t2182 + t2201;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2203 = (u64)t2191 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2204 = t2202 + t2203;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2204), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2205 = t2190 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2206 = t2205 < t2183;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2207 = t2191 < t2184;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2208 = t2206 & t2207;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2208) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2209 = t2205 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2210 = t2191 ^ t2209;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2211 = t2205 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2212 = t2210 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2213 = t2211 + t2212;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2214 = smem_1 + t2213;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_72;
            u32 row_73;
            u32 row_74;
            u32 row_75;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t2214) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2215 = (u64)t2205 * t2186;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2216 = t2182 + t2215;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2217 = (u64)t2191 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2218 = t2216 + t2217;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2218), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2219 = t2190 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2220 = t2219 < t2183;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2221 = t2191 < t2184;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2222 = t2220 & t2221;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2222) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2223 = t2219 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2224 = t2191 ^ t2223;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2225 = t2219 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2226 = t2224 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2227 = t2225 + t2226;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2228 = smem_1 + t2227;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_76;
            u32 row_77;
            u32 row_78;
            u32 row_79;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t2228) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2229 = (u64)t2219 * t2186;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2230 = t2182 + t2229;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2231 = (u64)t2191 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2232 = t2230 + t2231;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2232), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2233 = t2190 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2234 = t2233 < t2183;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2235 = t2191 < t2184;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2236 = t2234 & t2235;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2236) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2237 = t2233 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2238 = t2191 ^ t2237;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2239 = t2233 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2240 = t2238 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2241 = t2239 + t2240;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2242 = smem_1 + t2241;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_80;
            u32 row_81;
            u32 row_82;
            u32 row_83;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t2242) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2243 = (u64)t2233 * t2186;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2244 = t2182 + t2243;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2245 = (u64)t2191 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2246 = t2244 + t2245;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2246), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2247 = smem_1 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2248 = t2190 < t2183;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2249 = t2191 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2250 = t2249 < t2184;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2251 = t2248 & t2250;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2251) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2252 = t2190 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2253 = t2191 ^ t2252;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2254 = t2190 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2255 = t2253 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2256 = t2254 + t2255;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2257 = t2247 + t2256;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_84;
            u32 row_85;
            u32 row_86;
            u32 row_87;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t2257) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2258 = (u64)t2190 * t2186;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2259 = t2182 + t2258;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2260 = (u64)t2191 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2261 = t2259 + t2260;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2261), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2262 = t2190 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2263 = t2262 < t2183;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2264 = t2191 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2265 = t2264 < t2184;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2266 = t2263 & t2265;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2266) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2267 = t2262 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2268 = t2191 ^ t2267;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2269 = t2262 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2270 = t2268 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2271 = t2269 + t2270;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2272 = t2247 + t2271;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_88;
            u32 row_89;
            u32 row_90;
            u32 row_91;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t2272) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2273 = (u64)t2262 * t2186;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2274 = t2182 + t2273;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2275 = (u64)t2191 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2276 = t2274 + t2275;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2276), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2277 = t2190 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2278 = t2277 < t2183;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2279 = t2191 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2280 = t2279 < t2184;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2281 = t2278 & t2280;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2281) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2282 = t2277 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2283 = t2191 ^ t2282;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2284 = t2277 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2285 = t2283 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2286 = t2284 + t2285;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2287 = t2247 + t2286;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_92;
            u32 row_93;
            u32 row_94;
            u32 row_95;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t2287) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2288 = (u64)t2277 * t2186;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2289 = t2182 + t2288;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2290 = (u64)t2191 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2291 = t2289 + t2290;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2291), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2292 = t2190 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2293 = t2292 < t2183;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2294 = t2191 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2295 = t2294 < t2184;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2296 = t2293 & t2295;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2296) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2297 = t2292 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2298 = t2191 ^ t2297;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2299 = t2292 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2300 = t2298 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2301 = t2299 + t2300;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2302 = t2247 + t2301;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_96;
            u32 row_97;
            u32 row_98;
            u32 row_99;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t2302) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2303 = (u64)t2292 * t2186;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2304 = t2182 + t2303;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2305 = (u64)t2191 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2306 = t2304 + t2305;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2306), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
        }
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2307 = t19 + 16384u;
        const u32 t2308 = t287 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2309 = t288 + t2308;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2310;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2310) : "f"(dv_2), "f"(dv_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2311;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2311) : "f"(dv_4), "f"(dv_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2312;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2312) : "f"(dv_6), "f"(dv_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2313;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2313) : "f"(dv_8), "f"(dv_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2314;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2314) : "f"(dv_10), "f"(dv_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2315;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2315) : "f"(dv_12), "f"(dv_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2316;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2316) : "f"(dv_14), "f"(dv_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2317;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2317) : "f"(dv_16), "f"(dv_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2318;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2318) : "f"(dv_18), "f"(dv_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2319;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2319) : "f"(dv_20), "f"(dv_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2320;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2320) : "f"(dv_22), "f"(dv_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2321;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2321) : "f"(dv_24), "f"(dv_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2322;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2322) : "f"(dv_26), "f"(dv_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2323;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2323) : "f"(dv_28), "f"(dv_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2324;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2324) : "f"(dv_30), "f"(dv_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2325;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2325) : "f"(dv_32), "f"(dv_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2326;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2326) : "f"(dv_34), "f"(dv_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2327;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2327) : "f"(dv_36), "f"(dv_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2328;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2328) : "f"(dv_38), "f"(dv_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2329;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2329) : "f"(dv_40), "f"(dv_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2330;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2330) : "f"(dv_42), "f"(dv_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2331;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2331) : "f"(dv_44), "f"(dv_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2332;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2332) : "f"(dv_46), "f"(dv_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2333;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2333) : "f"(dv_48), "f"(dv_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2334;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2334) : "f"(dv_50), "f"(dv_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2335;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2335) : "f"(dv_52), "f"(dv_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2336;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2336) : "f"(dv_54), "f"(dv_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2337;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2337) : "f"(dv_56), "f"(dv_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2338;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2338) : "f"(dv_58), "f"(dv_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2339;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2339) : "f"(dv_60), "f"(dv_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2340;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2340) : "f"(dv_62), "f"(dv_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2341;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2341) : "f"(dv_64), "f"(dv_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2342 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2343 = t2309 + t2342;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2344 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2345 = t2343 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2346 = t2344 ^ t2345;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2347 = t2343 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2348 = t2346 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2349 = t2347 + t2348;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2350 = t19 + t2349;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2350), "r"(t2310), "r"(t2311), "r"(t2312), "r"(t2313) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2351 = t2349 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2352 = t19 + t2351;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2352), "r"(t2314), "r"(t2315), "r"(t2316), "r"(t2317) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2353 = t2349 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2354 = t19 + t2353;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2354), "r"(t2318), "r"(t2319), "r"(t2320), "r"(t2321) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2355 = t2349 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2356 = t19 + t2355;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2356), "r"(t2322), "r"(t2323), "r"(t2324), "r"(t2325) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2357 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2358 = t2309 + t2357;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2359 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2360 = t2358 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2361 = t2359 ^ t2360;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2362 = t2358 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2363 = t2361 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2364 = t2362 + t2363;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2365 = t2307 + t2364;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2365), "r"(t2326), "r"(t2327), "r"(t2328), "r"(t2329) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2366 = t2364 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2367 = t2307 + t2366;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2367), "r"(t2330), "r"(t2331), "r"(t2332), "r"(t2333) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2368 = t2364 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2369 = t2307 + t2368;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2369), "r"(t2334), "r"(t2335), "r"(t2336), "r"(t2337) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2370 = t2364 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2371 = t2307 + t2370;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2371), "r"(t2338), "r"(t2339), "r"(t2340), "r"(t2341) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2372 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2373 = t2372 * dv_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2374 = t2373 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2375 = dv + t2374;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2376 = (u64)t8;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2377 = t2376 * dv_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2378 = t2377 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2379 = t2375 + t2378;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2380 = (u64)t10;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2381 = t2380 * dv_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2382 = t2381 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2383 = t2379 + t2382;
        const u32 t2384 = seq_k - t8;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2385 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2386 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2387 = t2386 << 1u;
        const u32 t2388 = t287 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2389 = t288 + t2388;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2390 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2391 = t2389 + t2390;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2392 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2393 = t2391 < t2384;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2394 = t2392 < t2385;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2395 = t2393 & t2394;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2395) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2396 = t2391 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2397 = t2392 ^ t2396;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2398 = t2391 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2399 = t2397 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2400 = t2398 + t2399;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2401 = t19 + t2400;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_100;
            u32 row_101;
            u32 row_102;
            u32 row_103;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t2401) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2402 = (u64)t2391 * t2387;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2403 = t2383 + t2402;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2404 = (u64)t2392 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2405 = t2403 + t2404;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2405), "r"(row_100), "r"(row_101), "r"(row_102), "r"(row_103) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2406 = t2391 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2407 = t2406 < t2384;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2408 = t2392 < t2385;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2409 = t2407 & t2408;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2409) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2410 = t2406 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2411 = t2392 ^ t2410;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2412 = t2406 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2413 = t2411 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2414 = t2412 + t2413;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2415 = t19 + t2414;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_104;
            u32 row_105;
            u32 row_106;
            u32 row_107;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t2415) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2416 = (u64)t2406 * t2387;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2417 = t2383 + t2416;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2418 = (u64)t2392 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2419 = t2417 + t2418;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2419), "r"(row_104), "r"(row_105), "r"(row_106), "r"(row_107) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2420 = t2391 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2421 = t2420 < t2384;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2422 = t2392 < t2385;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2423 = t2421 & t2422;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2423) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2424 = t2420 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2425 = t2392 ^ t2424;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2426 = t2420 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2427 = t2425 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2428 = t2426 + t2427;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2429 = t19 + t2428;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_108;
            u32 row_109;
            u32 row_110;
            u32 row_111;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t2429) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2430 = (u64)t2420 * t2387;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2431 = t2383 + t2430;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2432 = (u64)t2392 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2433 = t2431 + t2432;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2433), "r"(row_108), "r"(row_109), "r"(row_110), "r"(row_111) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2434 = t2391 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2435 = t2434 < t2384;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2436 = t2392 < t2385;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2437 = t2435 & t2436;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2437) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2438 = t2434 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2439 = t2392 ^ t2438;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2440 = t2434 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2441 = t2439 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2442 = t2440 + t2441;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2443 = t19 + t2442;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_112;
            u32 row_113;
            u32 row_114;
            u32 row_115;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t2443) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2444 = (u64)t2434 * t2387;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2445 = t2383 + t2444;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2446 = (u64)t2392 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2447 = t2445 + t2446;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2447), "r"(row_112), "r"(row_113), "r"(row_114), "r"(row_115) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2448 = t19 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2449 = t2391 < t2384;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2450 = t2392 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2451 = t2450 < t2385;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2452 = t2449 & t2451;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2452) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2453 = t2391 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2454 = t2392 ^ t2453;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2455 = t2391 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2456 = t2454 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2457 = t2455 + t2456;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2458 = t2448 + t2457;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_116;
            u32 row_117;
            u32 row_118;
            u32 row_119;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t2458) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2459 = (u64)t2391 * t2387;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2460 = t2383 + t2459;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2461 = (u64)t2392 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2462 = t2460 + t2461;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2462), "r"(row_116), "r"(row_117), "r"(row_118), "r"(row_119) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2463 = t2391 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2464 = t2463 < t2384;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2465 = t2392 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2466 = t2465 < t2385;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2467 = t2464 & t2466;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2467) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2468 = t2463 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2469 = t2392 ^ t2468;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2470 = t2463 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2471 = t2469 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2472 = t2470 + t2471;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2473 = t2448 + t2472;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_120;
            u32 row_121;
            u32 row_122;
            u32 row_123;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t2473) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2474 = (u64)t2463 * t2387;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2475 = t2383 + t2474;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2476 = (u64)t2392 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2477 = t2475 + t2476;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2477), "r"(row_120), "r"(row_121), "r"(row_122), "r"(row_123) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2478 = t2391 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2479 = t2478 < t2384;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2480 = t2392 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2481 = t2480 < t2385;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2482 = t2479 & t2481;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2482) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2483 = t2478 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2484 = t2392 ^ t2483;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2485 = t2478 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2486 = t2484 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2487 = t2485 + t2486;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2488 = t2448 + t2487;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_124;
            u32 row_125;
            u32 row_126;
            u32 row_127;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t2488) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2489 = (u64)t2478 * t2387;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2490 = t2383 + t2489;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2491 = (u64)t2392 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2492 = t2490 + t2491;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2492), "r"(row_124), "r"(row_125), "r"(row_126), "r"(row_127) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2493 = t2391 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2494 = t2493 < t2384;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2495 = t2392 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2496 = t2495 < t2385;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2497 = t2494 & t2496;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2497) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2498 = t2493 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2499 = t2392 ^ t2498;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2500 = t2493 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2501 = t2499 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2502 = t2500 + t2501;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2503 = t2448 + t2502;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_128;
            u32 row_129;
            u32 row_130;
            u32 row_131;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t2503) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2504 = (u64)t2493 * t2387;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2505 = t2383 + t2504;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2506 = (u64)t2392 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2507 = t2505 + t2506;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2507), "r"(row_128), "r"(row_129), "r"(row_130), "r"(row_131) : "memory");
        }
    }
}
