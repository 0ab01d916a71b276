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
#line 39 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 127u;
#line 39 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 7u;
    const u32 t3 = blockIdx.x;
#line 40 "fa-kernels/src/attention/backward/work.rs"
    const u32 t4 = t3 % blocks;
#line 40 "fa-kernels/src/attention/backward/work.rs"
    const u32 t5 = blockIdx.x;
#line 40 "fa-kernels/src/attention/backward/work.rs"
    const u32 t6 = t5 / blocks;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t8 = t4 << 7u;
#line 50 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t6 / kv_heads;
#line 52 "fa-kernels/src/attention/backward/work.rs"
    const u32 t10 = t6 % kv_heads;
#line 41 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t11 = seq_q + 63u;
#line 41 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t11 >> 6u;
#line 149 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t15 = thread >> 5u;
#line 151 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t15));
#line 152 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 155 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t25 = thread == 0u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 77 "fa-kernels/src/attention/backward/work.rs"
    const u32 t35 = p + 80u;
#line 47 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t36 = count + 31u;
#line 47 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 all = t36 >> 5u;
#line 58 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t39 = thread_2 & 31u;
#line 59 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t40 = thread_2 >> 5u;
#line 59 "fa-kernels/src/attention/backward/query_walk.rs"
    u32 t41;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t41) : "r"(t40));
#line 60 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 first_head = t10 * group;
#line 66 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t43 = all < 128u ? all : 128u;
#line 66 "fa-kernels/src/attention/backward/query_walk.rs"
    #pragma unroll 1
    for (u32 i = t41; i < t43; i += 12u) {
#line 72 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t44 = i << 5u;
#line 72 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t45 = 31u - t39;
#line 72 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 block = t44 + t45;
        const bool exists = block < count;
        const u32 t48 = count - 1u;
#line 74 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 block_2 = block < t48 ? block : t48;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t50 = block_2 << 6u;
#line 107 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t51 = block_2 << 6u;
#line 107 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t52 = t51 + 63u;
#line 107 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t53 = seq_q - 1u;
#line 107 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t54 = t52 < t53 ? t52 : t53;
#line 110 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t55 = t8 >> 7u;
#line 110 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t56 = t8 + 127u;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t57 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t58 = t56 < t57 ? t56 : t57;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t59 = first_head / group;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t60 = t50 + seq_k;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t61 = t54 - t50;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t62 = t60 + t61;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t63 = t61 <= t61;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t64 = t63 ? t60 : 0u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t65 = t63 ? t62 : 4294967295u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t66 = t64 - seq_q;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t67 = t65 - t64;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t68 = t66 + t67;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t69 = t67 <= t67;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t70 = t69 ? t66 : 0u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t71 = t69 ? t68 : 4294967295u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t72 = t70 - t58;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t73 = t71 - t70;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t74 = t58 - t8;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t75 = t73 + t74;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t76 = t72 + t75;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t77 = t73 <= t75;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t78 = t77 ? t72 : 0u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t79 = t77 ? t76 : 4294967295u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t80 = (int)t78 <= (int)t79;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t81 = t80 ? t78 : 2147483648u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t82 = t80 ? t79 : 2147483647u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t83 = (int)0u <= (int)t81;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t84 = (int)0u <= (int)t82;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t85 = (int)t78 <= (int)t79;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t86 = t85 ? t78 : 2147483648u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t87 = t85 ? t79 : 2147483647u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t88 = (int)t87 < (int)argument0_2;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t89 = (int)t86 < (int)argument0_2;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t90 = t83 & t88;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t91 = t84 & t89;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t92 = t8 <= t58;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t93 = t92 ? t8 : 0u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t94 = t92 ? t58 : 4294967295u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t95 = t94 < argument1_2;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t96 = t93 < argument1_2;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t97 = (int)t78 <= (int)t79;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t98 = t97 ? t78 : 2147483648u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t99 = t97 ? t79 : 2147483647u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t100 = (int)0u <= (int)t98;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t101 = (int)0u <= (int)t99;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t102 = t95 & t100;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t103 = t96 & t101;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t104 = t90 | t102;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t105 = t91 | t103;
#line 93 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t106 = block_2 << 6u;
        const u32 t107 = t8 + 128u;
#line 127 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = seq_k < t107;
#line 76 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool inside = !right;
        const bool t110 = exists & t105;
#line 77 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 visible = __ballot_sync(0xffffffffu, t110);
        const bool t112 = exists & inside;
#line 78 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t113 = t112 & t105;
#line 78 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t114 = t113 & t104;
#line 78 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 whole = __ballot_sync(0xffffffffu, t114);
        const bool t116 = t39 == 0u;
#line 79 "fa-kernels/src/attention/backward/query_walk.rs"
        if (t116) {
            const u32 t117 = i << 3u;
#line 80 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 to = t35 + t117;
            const u32 t119 = visible ^ whole;
#line 81 "fa-kernels/src/attention/backward/query_walk.rs"
            f32 t120;
            asm("mov.b32 %0, %1;" : "=f"(t120) : "r"(t119));
#line 81 "fa-kernels/src/attention/backward/query_walk.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t120) : "memory");
            f32 t121;
            asm("mov.b32 %0, %1;" : "=f"(t121) : "r"(whole));
#line 82 "fa-kernels/src/attention/backward/query_walk.rs"
            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t121) : "memory");
        }
    }
#line 159 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t122 = warpgroup == 0u;
#line 160 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t122) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t123 = warp == 0u;
#line 162 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t123) {
#line 171 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 first_head_2 = t10 * group;
            const bool t125 = all == 0u;
#line 172 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t126 = first_head_2 + group;
#line 172 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 head = t125 ? t126 : first_head_2;
#line 177 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 head_2 = head;
#line 177 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 pair = 0u;
#line 177 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 partial = 0u;
#line 177 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 rest = 0u;
#line 247 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 number = pair;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t128 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t129 = t128 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t130 = head_2 < t129;
#line 249 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t130) {
                const bool t131 = number < 128u;
#line 250 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t131) {
                    const u32 t132 = number << 3u;
#line 251 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 from = t35 + t132;
                    f32 t134;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t134) : "r"(from) : "memory");
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t135;
                    asm("mov.b32 %0, %1;" : "=r"(t135) : "f"(t134));
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial = t135;
                    f32 t136;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t136) : "r"(from) : "memory");
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t137;
                    asm("mov.b32 %0, %1;" : "=r"(t137) : "f"(t136));
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t138 = partial | t137;
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                    rest = t138;
                } else {
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t139 = pair << 5u;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t140 = count - t139;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 left = t140 < 32u ? t140 : 32u;
                    const u32 t142 = 32u - left;
#line 257 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 all_2 = 4294967295u << t142;
                    partial = all_2;
                    rest = all_2;
                }
            }
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
            while (true) {
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t144 = rest == 0u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t145 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t146 = t145 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t147 = head_2 < t146;
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t148 = t144 & t147;
                if (!t148) break;
#line 225 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 pair_2 = pair + 1u;
                const bool wraps = pair_2 == all;
                const u32 t151 = head_2 + 1u;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t152 = wraps ? t151 : head_2;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
                head_2 = t152;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t153 = wraps ? 0u : pair_2;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
                pair = t153;
#line 247 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 number_2 = pair;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t154 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t155 = t154 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t156 = head_2 < t155;
#line 249 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t156) {
                    const bool t157 = number_2 < 128u;
#line 250 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t157) {
                        const u32 t158 = number_2 << 3u;
#line 251 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 from_2 = t35 + t158;
                        f32 t160;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t160) : "r"(from_2) : "memory");
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t161;
                        asm("mov.b32 %0, %1;" : "=r"(t161) : "f"(t160));
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial = t161;
                        f32 t162;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t162) : "r"(from_2) : "memory");
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t163;
                        asm("mov.b32 %0, %1;" : "=r"(t163) : "f"(t162));
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t164 = partial | t163;
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                        rest = t164;
                    } else {
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t165 = pair << 5u;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t166 = count - t165;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 left_2 = t166 < 32u ? t166 : 32u;
                        const u32 t168 = 32u - left_2;
#line 257 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 all_3 = 4294967295u << t168;
                        partial = all_3;
                        rest = all_3;
                    }
                }
            }
#line 210 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 i_2 = 0u;
            while (true) {
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t175 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t176 = t175 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t177 = head_2 < t176;
                if (!t177) break;
#line 199 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit;
                asm("bfind.u32 %0, %1;" : "=r"(bit) : "r"(rest));
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t179 = head_2;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t180 = pair << 5u;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t181 = 31u - bit;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t182 = t180 + t181;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t183 = partial >> bit;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t184 = t183 & 1u;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t185 = t184 == 1u;
#line 213 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit_2;
                asm("bfind.u32 %0, %1;" : "=r"(bit_2) : "r"(rest));
#line 214 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t187 = 1u << bit_2;
#line 214 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t188 = rest ^ t187;
#line 214 "fa-kernels/src/attention/backward/query_walk.rs"
                rest = t188;
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                while (true) {
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t189 = rest == 0u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t190 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t191 = t190 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t192 = head_2 < t191;
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t193 = t189 & t192;
                    if (!t193) break;
#line 225 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 pair_3 = pair + 1u;
                    const bool wraps_2 = pair_3 == all;
                    const u32 t196 = head_2 + 1u;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t197 = wraps_2 ? t196 : head_2;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
                    head_2 = t197;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t198 = wraps_2 ? 0u : pair_3;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
                    pair = t198;
#line 247 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 number_3 = pair;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t199 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t200 = t199 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t201 = head_2 < t200;
#line 249 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t201) {
                        const bool t202 = number_3 < 128u;
#line 250 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t202) {
                            const u32 t203 = number_3 << 3u;
#line 251 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_3 = t35 + t203;
                            f32 t205;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t205) : "r"(from_3) : "memory");
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t206;
                            asm("mov.b32 %0, %1;" : "=r"(t206) : "f"(t205));
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial = t206;
                            f32 t207;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t207) : "r"(from_3) : "memory");
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t208;
                            asm("mov.b32 %0, %1;" : "=r"(t208) : "f"(t207));
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t209 = partial | t208;
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                            rest = t209;
                        } else {
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t210 = pair << 5u;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t211 = count - t210;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 left_3 = t211 < 32u ? t211 : 32u;
                            const u32 t213 = 32u - left_3;
#line 257 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_4 = 4294967295u << t213;
                            partial = all_4;
                            rest = all_4;
                        }
                    }
                }
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t220 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t221 = t220 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t222 = head_2 < t221;
#line 25 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t223 = i_2 == 0u;
#line 25 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t223) {
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t224;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t224) : );
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t225 = t224 == 1u;
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t225) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t226 = smem_1 + 16384u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t226), "l"(k), "r"(p), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 77 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i_2 & 1u;
                const u32 t228 = slot + 4u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t229 = t228 << 3u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t230 = p + t229;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t231 = i_2 >> 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t232 = t231 & 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t233 = t232 ^ 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t230), "r"(t233) : "memory");
                const u32 t234 = slot + 2u;
#line 79 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t235 = t234 << 3u;
#line 79 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t236 = p + t235;
                const u32 t237 = slot << 14u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t238 = t20 + t237;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t239 = batch_2 * heads;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t240 = t239 + t179;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t241 = t240 * padded;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t242 = t182 << 6u;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t241 + t242;
#line 84 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t244 = row >> 4u;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = t182 << 6u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t246;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t246) : );
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t247 = t246 == 1u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t247) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t236) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t238), "l"(q), "r"(t236), "r"(0u), "r"(t179), "r"(query), "r"(batch_2) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t248 = t238 + 8192u;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t248), "l"(q), "r"(t236), "r"(64u), "r"(t179), "r"(query), "r"(batch_2) : "memory");
                    const u32 t249 = slot << 9u;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t250 = statistics_2 + t249;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t250), "l"(statistics), "r"(t236), "r"(0u), "r"(0u), "r"(t244), "r"(0u) : "memory");
                }
#line 29 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t251 = i_2 == 0u;
#line 29 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t251) {
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t252 = p + 8u;
                    u32 t253;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t253) : );
#line 56 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t254 = t253 == 1u;
#line 56 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t254) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t252) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t19), "l"(v), "r"(t252), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t255 = t19 + 16384u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t255), "l"(v), "r"(t252), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 98 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i_2 & 1u;
                const u32 t257 = slot_2 + 8u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t258 = t257 << 3u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t259 = p + t258;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t260 = i_2 >> 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t261 = t260 & 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t262 = t261 ^ 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t259), "r"(t262) : "memory");
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t263 = slot_2 + 6u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t264 = t263 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t265 = p + t264;
                const u32 t266 = slot_2 << 14u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t267 = t21 + t266;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = t182 << 6u;
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t269;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t269) : );
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t270 = t269 == 1u;
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t270) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t265) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t267), "l"(d_o), "r"(t265), "r"(0u), "r"(t179), "r"(query_2), "r"(batch_2) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t271 = t267 + 8192u;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t271), "l"(d_o), "r"(t265), "r"(64u), "r"(t179), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t272 = i_2 + 1u;
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                i_2 = t272;
            }
        }
    } else {
#line 171 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t277 = warp & 3u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t278 = index << 6u;
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
#line 171 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 first_head_3 = t10 * group;
        const bool t280 = all == 0u;
#line 172 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t281 = first_head_3 + group;
#line 172 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 head_3 = t280 ? t281 : first_head_3;
#line 177 "fa-kernels/src/attention/backward/query_walk.rs"
        u32 head_4 = head_3;
#line 177 "fa-kernels/src/attention/backward/query_walk.rs"
        u32 pair_4 = 0u;
#line 177 "fa-kernels/src/attention/backward/query_walk.rs"
        u32 partial_2 = 0u;
#line 177 "fa-kernels/src/attention/backward/query_walk.rs"
        u32 rest_2 = 0u;
#line 247 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 number_4 = pair_4;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t283 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t284 = t283 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t285 = head_4 < t284;
#line 249 "fa-kernels/src/attention/backward/query_walk.rs"
        if (t285) {
            const bool t286 = number_4 < 128u;
#line 250 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t286) {
                const u32 t287 = number_4 << 3u;
#line 251 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 from_4 = t35 + t287;
                f32 t289;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t289) : "r"(from_4) : "memory");
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t290;
                asm("mov.b32 %0, %1;" : "=r"(t290) : "f"(t289));
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_2 = t290;
                f32 t291;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t291) : "r"(from_4) : "memory");
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t292;
                asm("mov.b32 %0, %1;" : "=r"(t292) : "f"(t291));
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t293 = partial_2 | t292;
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                rest_2 = t293;
            } else {
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t294 = pair_4 << 5u;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t295 = count - t294;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 left_4 = t295 < 32u ? t295 : 32u;
                const u32 t297 = 32u - left_4;
#line 257 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 all_5 = 4294967295u << t297;
                partial_2 = all_5;
                rest_2 = all_5;
            }
        }
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
        while (true) {
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t299 = rest_2 == 0u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t300 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t301 = t300 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t302 = head_4 < t301;
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t303 = t299 & t302;
            if (!t303) break;
#line 225 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 pair_5 = pair_4 + 1u;
            const bool wraps_3 = pair_5 == all;
            const u32 t306 = head_4 + 1u;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t307 = wraps_3 ? t306 : head_4;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
            head_4 = t307;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t308 = wraps_3 ? 0u : pair_5;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
            pair_4 = t308;
#line 247 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 number_5 = pair_4;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t309 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t310 = t309 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t311 = head_4 < t310;
#line 249 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t311) {
                const bool t312 = number_5 < 128u;
#line 250 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t312) {
                    const u32 t313 = number_5 << 3u;
#line 251 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 from_5 = t35 + t313;
                    f32 t315;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t315) : "r"(from_5) : "memory");
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t316;
                    asm("mov.b32 %0, %1;" : "=r"(t316) : "f"(t315));
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_2 = t316;
                    f32 t317;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t317) : "r"(from_5) : "memory");
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t318;
                    asm("mov.b32 %0, %1;" : "=r"(t318) : "f"(t317));
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t319 = partial_2 | t318;
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                    rest_2 = t319;
                } else {
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t320 = pair_4 << 5u;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t321 = count - t320;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 left_5 = t321 < 32u ? t321 : 32u;
                    const u32 t323 = 32u - left_5;
#line 257 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 all_6 = 4294967295u << t323;
                    partial_2 = all_6;
                    rest_2 = all_6;
                }
            }
        }
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t330 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t331 = t330 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t332 = head_4 < t331;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t332) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t333 = p + 16u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t333), "r"(0u) : "memory");
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t334 = t278 << 7u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t335 = smem_1 + t334;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            u32 t336;
            asm volatile("mov.b32 %0, %1;" : "=r"(t336) : "r"(t335));
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t337 = t336 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t338 = t20 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t339 = t337 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t340 = (u64)t339;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t341 = t340 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t342 = t338 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t343 = (u64)t342;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t344 = t343 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t345 = t337 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t346 = (u64)t345;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t347 = t346 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t348 = t338 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t349 = (u64)t348;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t350 = t349 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t351 = t337 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t352 = (u64)t351;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t353 = t352 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t354 = t338 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t355 = (u64)t354;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t356 = t355 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t357 = t337 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t358 = (u64)t357;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t359 = t358 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t360 = t338 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t361 = (u64)t360;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t362 = t361 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t363 = t337 + 66560u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t364 = (u64)t363;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t365 = t364 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t366 = t338 + 66048u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t367 = (u64)t366;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t368 = t367 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t369 = t337 + 66562u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t370 = (u64)t369;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t371 = t370 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t372 = t338 + 66050u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t373 = (u64)t372;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t374 = t373 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t375 = t337 + 66564u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t376 = (u64)t375;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t377 = t376 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t378 = t338 + 66052u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t379 = (u64)t378;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t380 = t379 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t381 = t337 + 66566u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t382 = (u64)t381;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t383 = t382 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t384 = t338 + 66054u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t385 = (u64)t384;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t386 = t385 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t341), "l"(t344), "l"(t347), "l"(t350), "l"(t353), "l"(t356), "l"(t359), "l"(t362), "l"(t365), "l"(t368), "l"(t371), "l"(t374), "l"(t377), "l"(t380), "l"(t383), "l"(t386) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
            const u32 t387 = p + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t387), "r"(0u) : "memory");
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t388 = p + 48u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t388), "r"(0u) : "memory");
#line 210 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 i_3 = 0u;
            while (true) {
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t389 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t390 = t389 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t391 = head_4 < t390;
                if (!t391) break;
#line 199 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit_3;
                asm("bfind.u32 %0, %1;" : "=r"(bit_3) : "r"(rest_2));
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t393 = head_4;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t394 = pair_4 << 5u;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t395 = 31u - bit_3;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t396 = t394 + t395;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t397 = partial_2 >> bit_3;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t398 = t397 & 1u;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t399 = t398 == 1u;
#line 213 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit_4;
                asm("bfind.u32 %0, %1;" : "=r"(bit_4) : "r"(rest_2));
#line 214 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t401 = 1u << bit_4;
#line 214 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t402 = rest_2 ^ t401;
#line 214 "fa-kernels/src/attention/backward/query_walk.rs"
                rest_2 = t402;
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                while (true) {
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t403 = rest_2 == 0u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t404 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t405 = t404 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t406 = head_4 < t405;
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t407 = t403 & t406;
                    if (!t407) break;
#line 225 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 pair_6 = pair_4 + 1u;
                    const bool wraps_4 = pair_6 == all;
                    const u32 t410 = head_4 + 1u;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t411 = wraps_4 ? t410 : head_4;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
                    head_4 = t411;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t412 = wraps_4 ? 0u : pair_6;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
                    pair_4 = t412;
#line 247 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 number_6 = pair_4;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t413 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t414 = t413 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t415 = head_4 < t414;
#line 249 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t415) {
                        const bool t416 = number_6 < 128u;
#line 250 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t416) {
                            const u32 t417 = number_6 << 3u;
#line 251 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_6 = t35 + t417;
                            f32 t419;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t419) : "r"(from_6) : "memory");
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t420;
                            asm("mov.b32 %0, %1;" : "=r"(t420) : "f"(t419));
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_2 = t420;
                            f32 t421;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t421) : "r"(from_6) : "memory");
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t422;
                            asm("mov.b32 %0, %1;" : "=r"(t422) : "f"(t421));
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t423 = partial_2 | t422;
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                            rest_2 = t423;
                        } else {
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t424 = pair_4 << 5u;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t425 = count - t424;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 left_6 = t425 < 32u ? t425 : 32u;
                            const u32 t427 = 32u - left_6;
#line 257 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_7 = 4294967295u << t427;
                            partial_2 = all_7;
                            rest_2 = all_7;
                        }
                    }
                }
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t434 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t435 = t434 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t436 = head_4 < t435;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t437 = i_3 & 1u;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t438 = t437 << 14u;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t439 = t20 + t438;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t440 = i_3 & 1u;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t441 = t440 << 14u;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t442 = t21 + t441;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_3 & 1u;
                const u32 t444 = slot_3 << 9u;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t444;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t446 = t278 << 7u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t447 = t19 + t446;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t448;
                asm volatile("mov.b32 %0, %1;" : "=r"(t448) : "r"(t447));
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t449 = t448 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t450 = t442 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t451 = t449 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t452 = (u64)t451;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t453 = t452 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t454 = t450 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t455 = (u64)t454;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t456 = t455 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t457 = t449 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t458 = (u64)t457;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t459 = t458 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t460 = t450 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t461 = (u64)t460;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t462 = t461 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t463 = t449 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t464 = (u64)t463;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t465 = t464 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t466 = t450 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t467 = (u64)t466;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t468 = t467 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t469 = t449 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t470 = (u64)t469;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t471 = t470 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t472 = t450 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t473 = (u64)t472;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t474 = t473 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t475 = t449 + 66560u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t476 = (u64)t475;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t477 = t476 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t478 = t450 + 66048u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t479 = (u64)t478;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t480 = t479 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t481 = t449 + 66562u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t482 = (u64)t481;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t483 = t482 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t484 = t450 + 66050u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t485 = (u64)t484;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t486 = t485 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t487 = t449 + 66564u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t488 = (u64)t487;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t489 = t488 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t490 = t450 + 66052u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t491 = (u64)t490;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t492 = t491 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t493 = t449 + 66566u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t494 = (u64)t493;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t495 = t494 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t496 = t450 + 66054u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t497 = (u64)t496;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t498 = t497 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t453), "l"(t456), "l"(t459), "l"(t462), "l"(t465), "l"(t468), "l"(t471), "l"(t474), "l"(t477), "l"(t480), "l"(t483), "l"(t486), "l"(t489), "l"(t492), "l"(t495), "l"(t498) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t499 = t396 << 6u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t500 = t277 << 4u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t501 = t278 + t500;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t502 = t8 + t501;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t503 = t393 / group;
#line 28 "src/functions/bias.rs"
                const u32 t6_2 = argument1 * 2u;
                const u64 t8_2 = (u64)t393;
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
                const u32 t511 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t512 = t502 + t511;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t513 = seq_k - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t514 = t512 < t513 ? t512 : t513;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t515 = t512 + 8u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t516 = t515 < t513 ? t515 : t513;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t517 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t518 = t517 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t519 = t499 + t518;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t520 = t519 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t521 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t522 = t519 < t521 ? t519 : t521;
#line 27 "src/functions/bias.rs"
                const u32 t1_2 = t522 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_2 = t1_2 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first = t2_2 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t526 = s * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_2 = first - t514;
#line 28 "src/functions/bias.rs"
                const u32 t5_2 = (int)t4_2 > (int)0u ? t4_2 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place = (int)t5_2 < (int)t6_2 ? t5_2 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_2 = (u64)place * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_2 = t11_2 + t14_2;
#line 30 "src/functions/bias.rs"
                f32 t16_2;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_2) : "l"(t15_2));
#line 30 "src/functions/bias.rs"
                const f32 t17_2 = t526 + t16_2;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t534 = t520 ? t17_2 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s = t534;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t535 = s_3 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_3 = first - t516;
#line 28 "src/functions/bias.rs"
                const u32 t5_3 = (int)t4_3 > (int)0u ? t4_3 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_2 = (int)t5_3 < (int)t6_2 ? t5_3 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_3 = (u64)place_2 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_3 = t11_2 + t14_3;
#line 30 "src/functions/bias.rs"
                f32 t16_3;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_3) : "l"(t15_3));
#line 30 "src/functions/bias.rs"
                const f32 t17_3 = t535 + t16_3;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t543 = t520 ? t17_3 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_3 = t543;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t544 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t545 = t544 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t546 = t499 + t545;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t547 = t546 + 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t548 = t547 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t549 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t550 = t547 < t549 ? t547 : t549;
#line 27 "src/functions/bias.rs"
                const u32 t1_3 = t550 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_3 = t1_3 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_2 = t2_3 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t554 = s_2 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_4 = first_2 - t514;
#line 28 "src/functions/bias.rs"
                const u32 t5_4 = (int)t4_4 > (int)0u ? t4_4 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_3 = (int)t5_4 < (int)t6_2 ? t5_4 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_4 = (u64)place_3 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_4 = t11_2 + t14_4;
#line 30 "src/functions/bias.rs"
                f32 t16_4;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_4) : "l"(t15_4));
#line 30 "src/functions/bias.rs"
                const f32 t17_4 = t554 + t16_4;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t562 = t548 ? t17_4 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_2 = t562;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t563 = s_4 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_5 = first_2 - t516;
#line 28 "src/functions/bias.rs"
                const u32 t5_5 = (int)t4_5 > (int)0u ? t4_5 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_4 = (int)t5_5 < (int)t6_2 ? t5_5 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_5 = (u64)place_4 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_5 = t11_2 + t14_5;
#line 30 "src/functions/bias.rs"
                f32 t16_5;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_5) : "l"(t15_5));
#line 30 "src/functions/bias.rs"
                const f32 t17_5 = t563 + t16_5;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t571 = t548 ? t17_5 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_4 = t571;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t572 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t573 = t572 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t574 = t499 + t573;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t575 = t574 + 8u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t576 = t575 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t577 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t578 = t575 < t577 ? t575 : t577;
#line 27 "src/functions/bias.rs"
                const u32 t1_4 = t578 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_4 = t1_4 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_3 = t2_4 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t582 = s_5 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_6 = first_3 - t514;
#line 28 "src/functions/bias.rs"
                const u32 t5_6 = (int)t4_6 > (int)0u ? t4_6 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_5 = (int)t5_6 < (int)t6_2 ? t5_6 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_6 = (u64)place_5 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_6 = t11_2 + t14_6;
#line 30 "src/functions/bias.rs"
                f32 t16_6;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_6) : "l"(t15_6));
#line 30 "src/functions/bias.rs"
                const f32 t17_6 = t582 + t16_6;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t590 = t576 ? t17_6 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_5 = t590;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t591 = s_7 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_7 = t591 + t16_2;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t593 = t576 ? t17_7 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_7 = t593;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t594 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t595 = t594 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t596 = t499 + t595;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t597 = t596 + 9u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t598 = t597 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t599 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t600 = t597 < t599 ? t597 : t599;
#line 27 "src/functions/bias.rs"
                const u32 t1_5 = t600 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_5 = t1_5 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_4 = t2_5 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t604 = s_6 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_7 = first_4 - t514;
#line 28 "src/functions/bias.rs"
                const u32 t5_7 = (int)t4_7 > (int)0u ? t4_7 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_6 = (int)t5_7 < (int)t6_2 ? t5_7 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_7 = (u64)place_6 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_7 = t11_2 + t14_7;
#line 30 "src/functions/bias.rs"
                f32 t16_7;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_7) : "l"(t15_7));
#line 30 "src/functions/bias.rs"
                const f32 t17_8 = t604 + t16_7;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t612 = t598 ? t17_8 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_6 = t612;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t613 = s_8 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_9 = t613 + t16_4;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t615 = t598 ? t17_9 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_8 = t615;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t616 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t617 = t616 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t618 = t499 + t617;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t619 = t618 + 16u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t620 = t619 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t621 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t622 = t619 < t621 ? t619 : t621;
#line 27 "src/functions/bias.rs"
                const u32 t1_6 = t622 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_6 = t1_6 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_5 = t2_6 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t626 = s_9 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_8 = first_5 - t514;
#line 28 "src/functions/bias.rs"
                const u32 t5_8 = (int)t4_8 > (int)0u ? t4_8 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_7 = (int)t5_8 < (int)t6_2 ? t5_8 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_8 = (u64)place_7 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_8 = t11_2 + t14_8;
#line 30 "src/functions/bias.rs"
                f32 t16_8;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_8) : "l"(t15_8));
#line 30 "src/functions/bias.rs"
                const f32 t17_10 = t626 + t16_8;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t634 = t620 ? t17_10 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_9 = t634;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t635 = s_11 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_11 = t635 + t16_6;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t637 = t620 ? t17_11 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_11 = t637;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t638 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t639 = t638 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t640 = t499 + t639;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t641 = t640 + 17u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t642 = t641 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t643 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t644 = t641 < t643 ? t641 : t643;
#line 27 "src/functions/bias.rs"
                const u32 t1_7 = t644 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_7 = t1_7 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_6 = t2_7 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t648 = s_10 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_9 = first_6 - t514;
#line 28 "src/functions/bias.rs"
                const u32 t5_9 = (int)t4_9 > (int)0u ? t4_9 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_8 = (int)t5_9 < (int)t6_2 ? t5_9 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_9 = (u64)place_8 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_9 = t11_2 + t14_9;
#line 30 "src/functions/bias.rs"
                f32 t16_9;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_9) : "l"(t15_9));
#line 30 "src/functions/bias.rs"
                const f32 t17_12 = t648 + t16_9;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t656 = t642 ? t17_12 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_10 = t656;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t657 = s_12 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_13 = t657 + t16_7;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t659 = t642 ? t17_13 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_12 = t659;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t660 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t661 = t660 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t662 = t499 + t661;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t663 = t662 + 24u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t664 = t663 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t665 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t666 = t663 < t665 ? t663 : t665;
#line 27 "src/functions/bias.rs"
                const u32 t1_8 = t666 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_8 = t1_8 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_7 = t2_8 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t670 = s_13 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_10 = first_7 - t514;
#line 28 "src/functions/bias.rs"
                const u32 t5_10 = (int)t4_10 > (int)0u ? t4_10 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_9 = (int)t5_10 < (int)t6_2 ? t5_10 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_10 = (u64)place_9 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_10 = t11_2 + t14_10;
#line 30 "src/functions/bias.rs"
                f32 t16_10;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_10) : "l"(t15_10));
#line 30 "src/functions/bias.rs"
                const f32 t17_14 = t670 + t16_10;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t678 = t664 ? t17_14 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_13 = t678;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t679 = s_15 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_15 = t679 + t16_8;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t681 = t664 ? t17_15 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_15 = t681;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t682 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t683 = t682 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t684 = t499 + t683;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t685 = t684 + 25u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t686 = t685 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t687 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t688 = t685 < t687 ? t685 : t687;
#line 27 "src/functions/bias.rs"
                const u32 t1_9 = t688 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_9 = t1_9 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_8 = t2_9 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t692 = s_14 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_11 = first_8 - t514;
#line 28 "src/functions/bias.rs"
                const u32 t5_11 = (int)t4_11 > (int)0u ? t4_11 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_10 = (int)t5_11 < (int)t6_2 ? t5_11 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_11 = (u64)place_10 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_11 = t11_2 + t14_11;
#line 30 "src/functions/bias.rs"
                f32 t16_11;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_11) : "l"(t15_11));
#line 30 "src/functions/bias.rs"
                const f32 t17_16 = t692 + t16_11;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t700 = t686 ? t17_16 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_14 = t700;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t701 = s_16 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_17 = t701 + t16_9;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t703 = t686 ? t17_17 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_16 = t703;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t704 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t705 = t704 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t706 = t499 + t705;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t707 = t706 + 32u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t708 = t707 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t709 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t710 = t707 < t709 ? t707 : t709;
#line 27 "src/functions/bias.rs"
                const u32 t1_10 = t710 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_10 = t1_10 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_9 = t2_10 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t714 = s_17 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_12 = first_9 - t514;
#line 28 "src/functions/bias.rs"
                const u32 t5_12 = (int)t4_12 > (int)0u ? t4_12 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_11 = (int)t5_12 < (int)t6_2 ? t5_12 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_12 = (u64)place_11 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_12 = t11_2 + t14_12;
#line 30 "src/functions/bias.rs"
                f32 t16_12;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_12) : "l"(t15_12));
#line 30 "src/functions/bias.rs"
                const f32 t17_18 = t714 + t16_12;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t722 = t708 ? t17_18 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_17 = t722;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t723 = s_19 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_19 = t723 + t16_10;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t725 = t708 ? t17_19 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_19 = t725;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t726 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t727 = t726 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t728 = t499 + t727;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t729 = t728 + 33u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t730 = t729 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t731 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t732 = t729 < t731 ? t729 : t731;
#line 27 "src/functions/bias.rs"
                const u32 t1_11 = t732 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_11 = t1_11 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_10 = t2_11 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t736 = s_18 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_13 = first_10 - t514;
#line 28 "src/functions/bias.rs"
                const u32 t5_13 = (int)t4_13 > (int)0u ? t4_13 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_12 = (int)t5_13 < (int)t6_2 ? t5_13 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_13 = (u64)place_12 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_13 = t11_2 + t14_13;
#line 30 "src/functions/bias.rs"
                f32 t16_13;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_13) : "l"(t15_13));
#line 30 "src/functions/bias.rs"
                const f32 t17_20 = t736 + t16_13;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t744 = t730 ? t17_20 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_18 = t744;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t745 = s_20 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_21 = t745 + t16_11;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t747 = t730 ? t17_21 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_20 = t747;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t748 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t749 = t748 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t750 = t499 + t749;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t751 = t750 + 40u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t752 = t751 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t753 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t754 = t751 < t753 ? t751 : t753;
#line 27 "src/functions/bias.rs"
                const u32 t1_12 = t754 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_12 = t1_12 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_11 = t2_12 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t758 = s_21 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_14 = first_11 - t514;
#line 28 "src/functions/bias.rs"
                const u32 t5_14 = (int)t4_14 > (int)0u ? t4_14 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_13 = (int)t5_14 < (int)t6_2 ? t5_14 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_14 = (u64)place_13 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_14 = t11_2 + t14_14;
#line 30 "src/functions/bias.rs"
                f32 t16_14;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_14) : "l"(t15_14));
#line 30 "src/functions/bias.rs"
                const f32 t17_22 = t758 + t16_14;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t766 = t752 ? t17_22 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_21 = t766;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t767 = s_23 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_23 = t767 + t16_12;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t769 = t752 ? t17_23 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_23 = t769;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t770 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t771 = t770 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t772 = t499 + t771;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t773 = t772 + 41u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t774 = t773 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t775 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t776 = t773 < t775 ? t773 : t775;
#line 27 "src/functions/bias.rs"
                const u32 t1_13 = t776 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_13 = t1_13 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_12 = t2_13 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t780 = s_22 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_15 = first_12 - t514;
#line 28 "src/functions/bias.rs"
                const u32 t5_15 = (int)t4_15 > (int)0u ? t4_15 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_14 = (int)t5_15 < (int)t6_2 ? t5_15 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_15 = (u64)place_14 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_15 = t11_2 + t14_15;
#line 30 "src/functions/bias.rs"
                f32 t16_15;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_15) : "l"(t15_15));
#line 30 "src/functions/bias.rs"
                const f32 t17_24 = t780 + t16_15;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t788 = t774 ? t17_24 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_22 = t788;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t789 = s_24 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_25 = t789 + t16_13;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t791 = t774 ? t17_25 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_24 = t791;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t792 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t793 = t792 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t794 = t499 + t793;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t795 = t794 + 48u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t796 = t795 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t797 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t798 = t795 < t797 ? t795 : t797;
#line 27 "src/functions/bias.rs"
                const u32 t1_14 = t798 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_14 = t1_14 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_13 = t2_14 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t802 = s_25 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_16 = first_13 - t514;
#line 28 "src/functions/bias.rs"
                const u32 t5_16 = (int)t4_16 > (int)0u ? t4_16 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_15 = (int)t5_16 < (int)t6_2 ? t5_16 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_16 = (u64)place_15 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_16 = t11_2 + t14_16;
#line 30 "src/functions/bias.rs"
                f32 t16_16;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_16) : "l"(t15_16));
#line 30 "src/functions/bias.rs"
                const f32 t17_26 = t802 + t16_16;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t810 = t796 ? t17_26 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_25 = t810;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t811 = s_27 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_27 = t811 + t16_14;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t813 = t796 ? t17_27 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_27 = t813;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t814 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t815 = t814 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t816 = t499 + t815;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t817 = t816 + 49u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t818 = t817 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t819 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t820 = t817 < t819 ? t817 : t819;
#line 27 "src/functions/bias.rs"
                const u32 t1_15 = t820 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_15 = t1_15 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_14 = t2_15 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t824 = s_26 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_17 = first_14 - t514;
#line 28 "src/functions/bias.rs"
                const u32 t5_17 = (int)t4_17 > (int)0u ? t4_17 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_16 = (int)t5_17 < (int)t6_2 ? t5_17 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_17 = (u64)place_16 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_17 = t11_2 + t14_17;
#line 30 "src/functions/bias.rs"
                f32 t16_17;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_17) : "l"(t15_17));
#line 30 "src/functions/bias.rs"
                const f32 t17_28 = t824 + t16_17;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t832 = t818 ? t17_28 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_26 = t832;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t833 = s_28 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_29 = t833 + t16_15;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t835 = t818 ? t17_29 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_28 = t835;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t836 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t837 = t836 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t838 = t499 + t837;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t839 = t838 + 56u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t840 = t839 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t841 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t842 = t839 < t841 ? t839 : t841;
#line 27 "src/functions/bias.rs"
                const u32 t1_16 = t842 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_16 = t1_16 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_15 = t2_16 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t846 = s_29 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_18 = first_15 - t514;
#line 28 "src/functions/bias.rs"
                const u32 t5_18 = (int)t4_18 > (int)0u ? t4_18 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_17 = (int)t5_18 < (int)t6_2 ? t5_18 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_18 = (u64)place_17 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_18 = t11_2 + t14_18;
#line 30 "src/functions/bias.rs"
                f32 t16_18;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_18) : "l"(t15_18));
#line 30 "src/functions/bias.rs"
                const f32 t17_30 = t846 + t16_18;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t854 = t840 ? t17_30 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_29 = t854;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t855 = s_31 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_31 = t855 + t16_16;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t857 = t840 ? t17_31 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_31 = t857;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t858 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t859 = t858 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t860 = t499 + t859;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t861 = t860 + 57u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t862 = t861 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t863 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t864 = t861 < t863 ? t861 : t863;
#line 27 "src/functions/bias.rs"
                const u32 t1_17 = t864 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_17 = t1_17 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_16 = t2_17 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t868 = s_30 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_19 = first_16 - t514;
#line 28 "src/functions/bias.rs"
                const u32 t5_19 = (int)t4_19 > (int)0u ? t4_19 : 0u;
#line 28 "src/functions/bias.rs"
                const u32 place_18 = (int)t5_19 < (int)t6_2 ? t5_19 : t6_2;
#line 30 "src/functions/bias.rs"
                const u64 t14_19 = (u64)place_18 * t13_2;
#line 30 "src/functions/bias.rs"
                const u64 t15_19 = t11_2 + t14_19;
#line 30 "src/functions/bias.rs"
                f32 t16_19;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_19) : "l"(t15_19));
#line 30 "src/functions/bias.rs"
                const f32 t17_32 = t868 + t16_19;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t876 = t862 ? t17_32 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_30 = t876;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t877 = s_32 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_33 = t877 + t16_17;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t879 = t862 ? t17_33 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_32 = t879;
#line 430 "fa-kernels/src/attention/kernel_problem.rs"
                if (t399) {
                    const u32 t880 = t277 << 4u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t881 = t278 + t880;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t882 = t8 + t881;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t883 = t393 / group;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t884 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t885 = t882 + t884;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t886 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
                    const bool t7_2 = t885 < argument1_2;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t888 = t885 + 8u;
#line 19 "src/functions/windows.rs"
                    const bool t7_3 = t888 < argument1_2;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t890 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t891 = t890 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t892 = t499 + t891;
#line 17 "src/functions/windows.rs"
                    const u32 t1_18 = t892 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_18 = t1_18 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance = t2_18 - t885;
                    const bool t4_20 = (int)0u <= (int)distance;
#line 18 "src/functions/windows.rs"
                    const bool t5_20 = (int)distance < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near = t4_20 & t5_20;
                    const bool t8_3 = (int)0u <= (int)distance;
#line 19 "src/functions/windows.rs"
                    const bool t9_3 = t7_2 & t8_3;
#line 19 "src/functions/windows.rs"
                    const bool t10_3 = near | t9_3;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t902 = t10_3 ? s : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s = t902;
#line 17 "src/functions/windows.rs"
                    const u32 distance_2 = t2_18 - t888;
                    const bool t4_21 = (int)0u <= (int)distance_2;
#line 18 "src/functions/windows.rs"
                    const bool t5_21 = (int)distance_2 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_2 = t4_21 & t5_21;
                    const bool t8_4 = (int)0u <= (int)distance_2;
#line 19 "src/functions/windows.rs"
                    const bool t9_4 = t7_3 & t8_4;
#line 19 "src/functions/windows.rs"
                    const bool t10_4 = near_2 | t9_4;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t910 = t10_4 ? s_3 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_3 = t910;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t911 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t912 = t911 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t913 = t499 + t912;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t914 = t913 + 1u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_19 = t914 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_19 = t1_19 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_3 = t2_19 - t885;
                    const bool t4_22 = (int)0u <= (int)distance_3;
#line 18 "src/functions/windows.rs"
                    const bool t5_22 = (int)distance_3 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_3 = t4_22 & t5_22;
                    const bool t8_5 = (int)0u <= (int)distance_3;
#line 19 "src/functions/windows.rs"
                    const bool t9_5 = t7_2 & t8_5;
#line 19 "src/functions/windows.rs"
                    const bool t10_5 = near_3 | t9_5;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t924 = t10_5 ? s_2 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_2 = t924;
#line 17 "src/functions/windows.rs"
                    const u32 distance_4 = t2_19 - t888;
                    const bool t4_23 = (int)0u <= (int)distance_4;
#line 18 "src/functions/windows.rs"
                    const bool t5_23 = (int)distance_4 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_4 = t4_23 & t5_23;
                    const bool t8_6 = (int)0u <= (int)distance_4;
#line 19 "src/functions/windows.rs"
                    const bool t9_6 = t7_3 & t8_6;
#line 19 "src/functions/windows.rs"
                    const bool t10_6 = near_4 | t9_6;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t932 = t10_6 ? s_4 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_4 = t932;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t933 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t934 = t933 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t935 = t499 + t934;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t936 = t935 + 8u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_20 = t936 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_20 = t1_20 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_5 = t2_20 - t885;
                    const bool t4_24 = (int)0u <= (int)distance_5;
#line 18 "src/functions/windows.rs"
                    const bool t5_24 = (int)distance_5 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_5 = t4_24 & t5_24;
                    const bool t8_7 = (int)0u <= (int)distance_5;
#line 19 "src/functions/windows.rs"
                    const bool t9_7 = t7_2 & t8_7;
#line 19 "src/functions/windows.rs"
                    const bool t10_7 = near_5 | t9_7;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t946 = t10_7 ? s_5 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_5 = t946;
#line 17 "src/functions/windows.rs"
                    const u32 distance_6 = t2_20 - t888;
                    const bool t4_25 = (int)0u <= (int)distance_6;
#line 18 "src/functions/windows.rs"
                    const bool t5_25 = (int)distance_6 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_6 = t4_25 & t5_25;
                    const bool t8_8 = (int)0u <= (int)distance_6;
#line 19 "src/functions/windows.rs"
                    const bool t9_8 = t7_3 & t8_8;
#line 19 "src/functions/windows.rs"
                    const bool t10_8 = near_6 | t9_8;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t954 = t10_8 ? s_7 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_7 = t954;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t955 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t956 = t955 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t957 = t499 + t956;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t958 = t957 + 9u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_21 = t958 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_21 = t1_21 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_7 = t2_21 - t885;
                    const bool t4_26 = (int)0u <= (int)distance_7;
#line 18 "src/functions/windows.rs"
                    const bool t5_26 = (int)distance_7 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_7 = t4_26 & t5_26;
                    const bool t8_9 = (int)0u <= (int)distance_7;
#line 19 "src/functions/windows.rs"
                    const bool t9_9 = t7_2 & t8_9;
#line 19 "src/functions/windows.rs"
                    const bool t10_9 = near_7 | t9_9;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t968 = t10_9 ? s_6 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_6 = t968;
#line 17 "src/functions/windows.rs"
                    const u32 distance_8 = t2_21 - t888;
                    const bool t4_27 = (int)0u <= (int)distance_8;
#line 18 "src/functions/windows.rs"
                    const bool t5_27 = (int)distance_8 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_8 = t4_27 & t5_27;
                    const bool t8_10 = (int)0u <= (int)distance_8;
#line 19 "src/functions/windows.rs"
                    const bool t9_10 = t7_3 & t8_10;
#line 19 "src/functions/windows.rs"
                    const bool t10_10 = near_8 | t9_10;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t976 = t10_10 ? s_8 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_8 = t976;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t977 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t978 = t977 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t979 = t499 + t978;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t980 = t979 + 16u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_22 = t980 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_22 = t1_22 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_9 = t2_22 - t885;
                    const bool t4_28 = (int)0u <= (int)distance_9;
#line 18 "src/functions/windows.rs"
                    const bool t5_28 = (int)distance_9 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_9 = t4_28 & t5_28;
                    const bool t8_11 = (int)0u <= (int)distance_9;
#line 19 "src/functions/windows.rs"
                    const bool t9_11 = t7_2 & t8_11;
#line 19 "src/functions/windows.rs"
                    const bool t10_11 = near_9 | t9_11;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t990 = t10_11 ? s_9 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_9 = t990;
#line 17 "src/functions/windows.rs"
                    const u32 distance_10 = t2_22 - t888;
                    const bool t4_29 = (int)0u <= (int)distance_10;
#line 18 "src/functions/windows.rs"
                    const bool t5_29 = (int)distance_10 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_10 = t4_29 & t5_29;
                    const bool t8_12 = (int)0u <= (int)distance_10;
#line 19 "src/functions/windows.rs"
                    const bool t9_12 = t7_3 & t8_12;
#line 19 "src/functions/windows.rs"
                    const bool t10_12 = near_10 | t9_12;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t998 = t10_12 ? s_11 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_11 = t998;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t999 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1000 = t999 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1001 = t499 + t1000;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1002 = t1001 + 17u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_23 = t1002 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_23 = t1_23 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_11 = t2_23 - t885;
                    const bool t4_30 = (int)0u <= (int)distance_11;
#line 18 "src/functions/windows.rs"
                    const bool t5_30 = (int)distance_11 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_11 = t4_30 & t5_30;
                    const bool t8_13 = (int)0u <= (int)distance_11;
#line 19 "src/functions/windows.rs"
                    const bool t9_13 = t7_2 & t8_13;
#line 19 "src/functions/windows.rs"
                    const bool t10_13 = near_11 | t9_13;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1012 = t10_13 ? s_10 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_10 = t1012;
#line 17 "src/functions/windows.rs"
                    const u32 distance_12 = t2_23 - t888;
                    const bool t4_31 = (int)0u <= (int)distance_12;
#line 18 "src/functions/windows.rs"
                    const bool t5_31 = (int)distance_12 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_12 = t4_31 & t5_31;
                    const bool t8_14 = (int)0u <= (int)distance_12;
#line 19 "src/functions/windows.rs"
                    const bool t9_14 = t7_3 & t8_14;
#line 19 "src/functions/windows.rs"
                    const bool t10_14 = near_12 | t9_14;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1020 = t10_14 ? s_12 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_12 = t1020;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1021 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1022 = t1021 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1023 = t499 + t1022;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1024 = t1023 + 24u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_24 = t1024 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_24 = t1_24 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_13 = t2_24 - t885;
                    const bool t4_32 = (int)0u <= (int)distance_13;
#line 18 "src/functions/windows.rs"
                    const bool t5_32 = (int)distance_13 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_13 = t4_32 & t5_32;
                    const bool t8_15 = (int)0u <= (int)distance_13;
#line 19 "src/functions/windows.rs"
                    const bool t9_15 = t7_2 & t8_15;
#line 19 "src/functions/windows.rs"
                    const bool t10_15 = near_13 | t9_15;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1034 = t10_15 ? s_13 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_13 = t1034;
#line 17 "src/functions/windows.rs"
                    const u32 distance_14 = t2_24 - t888;
                    const bool t4_33 = (int)0u <= (int)distance_14;
#line 18 "src/functions/windows.rs"
                    const bool t5_33 = (int)distance_14 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_14 = t4_33 & t5_33;
                    const bool t8_16 = (int)0u <= (int)distance_14;
#line 19 "src/functions/windows.rs"
                    const bool t9_16 = t7_3 & t8_16;
#line 19 "src/functions/windows.rs"
                    const bool t10_16 = near_14 | t9_16;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1042 = t10_16 ? s_15 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_15 = t1042;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1043 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1044 = t1043 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1045 = t499 + t1044;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1046 = t1045 + 25u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_25 = t1046 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_25 = t1_25 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_15 = t2_25 - t885;
                    const bool t4_34 = (int)0u <= (int)distance_15;
#line 18 "src/functions/windows.rs"
                    const bool t5_34 = (int)distance_15 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_15 = t4_34 & t5_34;
                    const bool t8_17 = (int)0u <= (int)distance_15;
#line 19 "src/functions/windows.rs"
                    const bool t9_17 = t7_2 & t8_17;
#line 19 "src/functions/windows.rs"
                    const bool t10_17 = near_15 | t9_17;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1056 = t10_17 ? s_14 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_14 = t1056;
#line 17 "src/functions/windows.rs"
                    const u32 distance_16 = t2_25 - t888;
                    const bool t4_35 = (int)0u <= (int)distance_16;
#line 18 "src/functions/windows.rs"
                    const bool t5_35 = (int)distance_16 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_16 = t4_35 & t5_35;
                    const bool t8_18 = (int)0u <= (int)distance_16;
#line 19 "src/functions/windows.rs"
                    const bool t9_18 = t7_3 & t8_18;
#line 19 "src/functions/windows.rs"
                    const bool t10_18 = near_16 | t9_18;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1064 = t10_18 ? s_16 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_16 = t1064;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1065 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1066 = t1065 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1067 = t499 + t1066;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1068 = t1067 + 32u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_26 = t1068 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_26 = t1_26 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_17 = t2_26 - t885;
                    const bool t4_36 = (int)0u <= (int)distance_17;
#line 18 "src/functions/windows.rs"
                    const bool t5_36 = (int)distance_17 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_17 = t4_36 & t5_36;
                    const bool t8_19 = (int)0u <= (int)distance_17;
#line 19 "src/functions/windows.rs"
                    const bool t9_19 = t7_2 & t8_19;
#line 19 "src/functions/windows.rs"
                    const bool t10_19 = near_17 | t9_19;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1078 = t10_19 ? s_17 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_17 = t1078;
#line 17 "src/functions/windows.rs"
                    const u32 distance_18 = t2_26 - t888;
                    const bool t4_37 = (int)0u <= (int)distance_18;
#line 18 "src/functions/windows.rs"
                    const bool t5_37 = (int)distance_18 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_18 = t4_37 & t5_37;
                    const bool t8_20 = (int)0u <= (int)distance_18;
#line 19 "src/functions/windows.rs"
                    const bool t9_20 = t7_3 & t8_20;
#line 19 "src/functions/windows.rs"
                    const bool t10_20 = near_18 | t9_20;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1086 = t10_20 ? s_19 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_19 = t1086;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1087 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1088 = t1087 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1089 = t499 + t1088;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1090 = t1089 + 33u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_27 = t1090 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_27 = t1_27 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_19 = t2_27 - t885;
                    const bool t4_38 = (int)0u <= (int)distance_19;
#line 18 "src/functions/windows.rs"
                    const bool t5_38 = (int)distance_19 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_19 = t4_38 & t5_38;
                    const bool t8_21 = (int)0u <= (int)distance_19;
#line 19 "src/functions/windows.rs"
                    const bool t9_21 = t7_2 & t8_21;
#line 19 "src/functions/windows.rs"
                    const bool t10_21 = near_19 | t9_21;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1100 = t10_21 ? s_18 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_18 = t1100;
#line 17 "src/functions/windows.rs"
                    const u32 distance_20 = t2_27 - t888;
                    const bool t4_39 = (int)0u <= (int)distance_20;
#line 18 "src/functions/windows.rs"
                    const bool t5_39 = (int)distance_20 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_20 = t4_39 & t5_39;
                    const bool t8_22 = (int)0u <= (int)distance_20;
#line 19 "src/functions/windows.rs"
                    const bool t9_22 = t7_3 & t8_22;
#line 19 "src/functions/windows.rs"
                    const bool t10_22 = near_20 | t9_22;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1108 = t10_22 ? s_20 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_20 = t1108;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1109 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1110 = t1109 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1111 = t499 + t1110;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1112 = t1111 + 40u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_28 = t1112 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_28 = t1_28 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_21 = t2_28 - t885;
                    const bool t4_40 = (int)0u <= (int)distance_21;
#line 18 "src/functions/windows.rs"
                    const bool t5_40 = (int)distance_21 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_21 = t4_40 & t5_40;
                    const bool t8_23 = (int)0u <= (int)distance_21;
#line 19 "src/functions/windows.rs"
                    const bool t9_23 = t7_2 & t8_23;
#line 19 "src/functions/windows.rs"
                    const bool t10_23 = near_21 | t9_23;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1122 = t10_23 ? s_21 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_21 = t1122;
#line 17 "src/functions/windows.rs"
                    const u32 distance_22 = t2_28 - t888;
                    const bool t4_41 = (int)0u <= (int)distance_22;
#line 18 "src/functions/windows.rs"
                    const bool t5_41 = (int)distance_22 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_22 = t4_41 & t5_41;
                    const bool t8_24 = (int)0u <= (int)distance_22;
#line 19 "src/functions/windows.rs"
                    const bool t9_24 = t7_3 & t8_24;
#line 19 "src/functions/windows.rs"
                    const bool t10_24 = near_22 | t9_24;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1130 = t10_24 ? s_23 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_23 = t1130;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1131 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1132 = t1131 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1133 = t499 + t1132;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1134 = t1133 + 41u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_29 = t1134 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_29 = t1_29 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_23 = t2_29 - t885;
                    const bool t4_42 = (int)0u <= (int)distance_23;
#line 18 "src/functions/windows.rs"
                    const bool t5_42 = (int)distance_23 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_23 = t4_42 & t5_42;
                    const bool t8_25 = (int)0u <= (int)distance_23;
#line 19 "src/functions/windows.rs"
                    const bool t9_25 = t7_2 & t8_25;
#line 19 "src/functions/windows.rs"
                    const bool t10_25 = near_23 | t9_25;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1144 = t10_25 ? s_22 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_22 = t1144;
#line 17 "src/functions/windows.rs"
                    const u32 distance_24 = t2_29 - t888;
                    const bool t4_43 = (int)0u <= (int)distance_24;
#line 18 "src/functions/windows.rs"
                    const bool t5_43 = (int)distance_24 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_24 = t4_43 & t5_43;
                    const bool t8_26 = (int)0u <= (int)distance_24;
#line 19 "src/functions/windows.rs"
                    const bool t9_26 = t7_3 & t8_26;
#line 19 "src/functions/windows.rs"
                    const bool t10_26 = near_24 | t9_26;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1152 = t10_26 ? s_24 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_24 = t1152;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1153 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1154 = t1153 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1155 = t499 + t1154;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1156 = t1155 + 48u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_30 = t1156 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_30 = t1_30 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_25 = t2_30 - t885;
                    const bool t4_44 = (int)0u <= (int)distance_25;
#line 18 "src/functions/windows.rs"
                    const bool t5_44 = (int)distance_25 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_25 = t4_44 & t5_44;
                    const bool t8_27 = (int)0u <= (int)distance_25;
#line 19 "src/functions/windows.rs"
                    const bool t9_27 = t7_2 & t8_27;
#line 19 "src/functions/windows.rs"
                    const bool t10_27 = near_25 | t9_27;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1166 = t10_27 ? s_25 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_25 = t1166;
#line 17 "src/functions/windows.rs"
                    const u32 distance_26 = t2_30 - t888;
                    const bool t4_45 = (int)0u <= (int)distance_26;
#line 18 "src/functions/windows.rs"
                    const bool t5_45 = (int)distance_26 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_26 = t4_45 & t5_45;
                    const bool t8_28 = (int)0u <= (int)distance_26;
#line 19 "src/functions/windows.rs"
                    const bool t9_28 = t7_3 & t8_28;
#line 19 "src/functions/windows.rs"
                    const bool t10_28 = near_26 | t9_28;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1174 = t10_28 ? s_27 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_27 = t1174;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1175 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1176 = t1175 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1177 = t499 + t1176;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1178 = t1177 + 49u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_31 = t1178 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_31 = t1_31 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_27 = t2_31 - t885;
                    const bool t4_46 = (int)0u <= (int)distance_27;
#line 18 "src/functions/windows.rs"
                    const bool t5_46 = (int)distance_27 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_27 = t4_46 & t5_46;
                    const bool t8_29 = (int)0u <= (int)distance_27;
#line 19 "src/functions/windows.rs"
                    const bool t9_29 = t7_2 & t8_29;
#line 19 "src/functions/windows.rs"
                    const bool t10_29 = near_27 | t9_29;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1188 = t10_29 ? s_26 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_26 = t1188;
#line 17 "src/functions/windows.rs"
                    const u32 distance_28 = t2_31 - t888;
                    const bool t4_47 = (int)0u <= (int)distance_28;
#line 18 "src/functions/windows.rs"
                    const bool t5_47 = (int)distance_28 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_28 = t4_47 & t5_47;
                    const bool t8_30 = (int)0u <= (int)distance_28;
#line 19 "src/functions/windows.rs"
                    const bool t9_30 = t7_3 & t8_30;
#line 19 "src/functions/windows.rs"
                    const bool t10_30 = near_28 | t9_30;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1196 = t10_30 ? s_28 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_28 = t1196;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1197 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1198 = t1197 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1199 = t499 + t1198;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1200 = t1199 + 56u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_32 = t1200 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_32 = t1_32 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_29 = t2_32 - t885;
                    const bool t4_48 = (int)0u <= (int)distance_29;
#line 18 "src/functions/windows.rs"
                    const bool t5_48 = (int)distance_29 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_29 = t4_48 & t5_48;
                    const bool t8_31 = (int)0u <= (int)distance_29;
#line 19 "src/functions/windows.rs"
                    const bool t9_31 = t7_2 & t8_31;
#line 19 "src/functions/windows.rs"
                    const bool t10_31 = near_29 | t9_31;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1210 = t10_31 ? s_29 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_29 = t1210;
#line 17 "src/functions/windows.rs"
                    const u32 distance_30 = t2_32 - t888;
                    const bool t4_49 = (int)0u <= (int)distance_30;
#line 18 "src/functions/windows.rs"
                    const bool t5_49 = (int)distance_30 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_30 = t4_49 & t5_49;
                    const bool t8_32 = (int)0u <= (int)distance_30;
#line 19 "src/functions/windows.rs"
                    const bool t9_32 = t7_3 & t8_32;
#line 19 "src/functions/windows.rs"
                    const bool t10_32 = near_30 | t9_32;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1218 = t10_32 ? s_31 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_31 = t1218;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1219 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1220 = t1219 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1221 = t499 + t1220;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1222 = t1221 + 57u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_33 = t1222 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_33 = t1_33 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_31 = t2_33 - t885;
                    const bool t4_50 = (int)0u <= (int)distance_31;
#line 18 "src/functions/windows.rs"
                    const bool t5_50 = (int)distance_31 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_31 = t4_50 & t5_50;
                    const bool t8_33 = (int)0u <= (int)distance_31;
#line 19 "src/functions/windows.rs"
                    const bool t9_33 = t7_2 & t8_33;
#line 19 "src/functions/windows.rs"
                    const bool t10_33 = near_31 | t9_33;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1232 = t10_33 ? s_30 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_30 = t1232;
#line 17 "src/functions/windows.rs"
                    const u32 distance_32 = t2_33 - t888;
                    const bool t4_51 = (int)0u <= (int)distance_32;
#line 18 "src/functions/windows.rs"
                    const bool t5_51 = (int)distance_32 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_32 = t4_51 & t5_51;
                    const bool t8_34 = (int)0u <= (int)distance_32;
#line 19 "src/functions/windows.rs"
                    const bool t9_34 = t7_3 & t8_34;
#line 19 "src/functions/windows.rs"
                    const bool t10_34 = near_32 | t9_34;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1240 = t10_34 ? s_32 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_32 = t1240;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1241 = t277 << 4u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1242 = t278 + t1241;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1243 = t8 + t1242;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1244 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = t1243 + t1244;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1246 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1247 = t1246 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1248 = t499 + t1247;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1249 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1250 = t1249 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1251 = t499 + t1250;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1252 = t1251 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1253 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end = t1253 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1256 = visible_2 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1256;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1258 = visible_3 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1258;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1259 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_2 = t1259 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1262 = visible_4 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1262;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1264 = visible_5 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1264;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1265 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1266 = t1265 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1267 = t499 + t1266;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1268 = t1267 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1269 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1270 = t1269 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1271 = t499 + t1270;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1272 = t1271 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1273 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_3 = t1273 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1276 = visible_6 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1276;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1278 = visible_7 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1278;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1279 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_4 = t1279 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1282 = visible_8 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1282;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1284 = visible_9 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1284;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1285 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1286 = t1285 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1287 = t499 + t1286;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1288 = t1287 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1289 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1290 = t1289 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1291 = t499 + t1290;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1292 = t1291 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1293 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_5 = t1293 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1296 = visible_10 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1296;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1298 = visible_11 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1298;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1299 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_6 = t1299 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1302 = visible_12 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1302;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1304 = visible_13 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1304;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1305 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1306 = t1305 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1307 = t499 + t1306;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1308 = t1307 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1309 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1310 = t1309 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1311 = t499 + t1310;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1312 = t1311 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1313 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_7 = t1313 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1316 = visible_14 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1316;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1318 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1318;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1319 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_8 = t1319 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1322 = visible_16 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1322;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1324 = visible_17 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1324;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1325 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1326 = t1325 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1327 = t499 + t1326;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1328 = t1327 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1329 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1330 = t1329 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1331 = t499 + t1330;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1332 = t1331 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1333 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_9 = t1333 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1336 = visible_18 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1336;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1338 = visible_19 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1338;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1339 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_10 = t1339 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1342 = visible_20 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1342;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1344 = visible_21 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1344;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1345 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1346 = t1345 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1347 = t499 + t1346;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1348 = t1347 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1349 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1350 = t1349 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1351 = t499 + t1350;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1352 = t1351 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1353 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_11 = t1353 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1356 = visible_22 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1356;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1358 = visible_23 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1358;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1359 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_12 = t1359 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1362 = visible_24 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1362;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1364 = visible_25 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1364;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1365 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1366 = t1365 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1367 = t499 + t1366;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1368 = t1367 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1369 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1370 = t1369 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1371 = t499 + t1370;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1372 = t1371 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1373 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_13 = t1373 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1376 = visible_26 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1376;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1378 = visible_27 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1378;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1379 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_14 = t1379 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1382 = visible_28 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1382;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1384 = visible_29 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1384;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1385 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1386 = t1385 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1387 = t499 + t1386;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1388 = t1387 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1389 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1390 = t1389 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1391 = t499 + t1390;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1392 = t1391 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1393 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_15 = t1393 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1396 = visible_30 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1396;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1398 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1398;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1399 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_16 = t1399 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1402 = visible_32 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1402;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_33 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1404 = visible_33 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1404;
                }
#line 139 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1405 = lane & 3u;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1406 = t1405 << 4u;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1407 = statistics_3 + t1406;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t1407) : "memory");
#line 140 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 140 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1409;
                asm("mov.b32 %0, %1;" : "=f"(t1409) : "r"(row_3));
#line 140 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 140 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1411;
                asm("mov.b32 %0, %1;" : "=f"(t1411) : "r"(row_5));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1412 = -lse;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1413;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1413) : "f"(s), "f"(scale_log2), "f"(t1412));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1414;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1414) : "f"(t1413));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t1414;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1415 = -lse_2;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1416;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1416) : "f"(s_2), "f"(scale_log2), "f"(t1415));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1417;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1417) : "f"(t1416));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t1417;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1418 = -lse;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1419;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1419) : "f"(s_3), "f"(scale_log2), "f"(t1418));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1420;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1420) : "f"(t1419));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t1420;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1421 = -lse_2;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1422;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1422) : "f"(s_4), "f"(scale_log2), "f"(t1421));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1423;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1423) : "f"(t1422));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t1423;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_6;
                u32 row_7;
                u32 row_8;
                u32 row_9;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t1407) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1425;
                asm("mov.b32 %0, %1;" : "=f"(t1425) : "r"(row_7));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1427;
                asm("mov.b32 %0, %1;" : "=f"(t1427) : "r"(row_9));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1428 = -lse_3;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1429;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1429) : "f"(s_5), "f"(scale_log2), "f"(t1428));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1430;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1430) : "f"(t1429));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t1430;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1431 = -lse_4;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1432;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1432) : "f"(s_6), "f"(scale_log2), "f"(t1431));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1433;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1433) : "f"(t1432));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t1433;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1434 = -lse_3;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1435;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1435) : "f"(s_7), "f"(scale_log2), "f"(t1434));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1436;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1436) : "f"(t1435));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t1436;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1437 = -lse_4;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1438;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1438) : "f"(s_8), "f"(scale_log2), "f"(t1437));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1439;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1439) : "f"(t1438));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t1439;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_10;
                u32 row_11;
                u32 row_12;
                u32 row_13;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t1407) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1441;
                asm("mov.b32 %0, %1;" : "=f"(t1441) : "r"(row_11));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1443;
                asm("mov.b32 %0, %1;" : "=f"(t1443) : "r"(row_13));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1444 = -lse_5;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1445;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1445) : "f"(s_9), "f"(scale_log2), "f"(t1444));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1446;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1446) : "f"(t1445));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t1446;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1447 = -lse_6;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1448;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1448) : "f"(s_10), "f"(scale_log2), "f"(t1447));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1449;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1449) : "f"(t1448));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t1449;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1450 = -lse_5;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1451;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1451) : "f"(s_11), "f"(scale_log2), "f"(t1450));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1452;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1452) : "f"(t1451));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t1452;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1453 = -lse_6;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1454;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1454) : "f"(s_12), "f"(scale_log2), "f"(t1453));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1455;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1455) : "f"(t1454));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t1455;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_14;
                u32 row_15;
                u32 row_16;
                u32 row_17;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t1407) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1457;
                asm("mov.b32 %0, %1;" : "=f"(t1457) : "r"(row_15));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1459;
                asm("mov.b32 %0, %1;" : "=f"(t1459) : "r"(row_17));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1460 = -lse_7;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1461;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1461) : "f"(s_13), "f"(scale_log2), "f"(t1460));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1462;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1462) : "f"(t1461));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t1462;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1463 = -lse_8;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1464;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1464) : "f"(s_14), "f"(scale_log2), "f"(t1463));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1465;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1465) : "f"(t1464));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t1465;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1466 = -lse_7;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1467;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1467) : "f"(s_15), "f"(scale_log2), "f"(t1466));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1468;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1468) : "f"(t1467));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t1468;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1469 = -lse_8;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1470;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1470) : "f"(s_16), "f"(scale_log2), "f"(t1469));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1471;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1471) : "f"(t1470));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t1471;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t1407) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1473;
                asm("mov.b32 %0, %1;" : "=f"(t1473) : "r"(row_19));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1475;
                asm("mov.b32 %0, %1;" : "=f"(t1475) : "r"(row_21));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1476 = -lse_9;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1477;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1477) : "f"(s_17), "f"(scale_log2), "f"(t1476));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1478;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1478) : "f"(t1477));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t1478;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1479 = -lse_10;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1480;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1480) : "f"(s_18), "f"(scale_log2), "f"(t1479));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1481;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1481) : "f"(t1480));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t1481;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1482 = -lse_9;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1483;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1483) : "f"(s_19), "f"(scale_log2), "f"(t1482));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1484;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1484) : "f"(t1483));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t1484;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1485 = -lse_10;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1486;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1486) : "f"(s_20), "f"(scale_log2), "f"(t1485));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1487;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1487) : "f"(t1486));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t1487;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t1407) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1489;
                asm("mov.b32 %0, %1;" : "=f"(t1489) : "r"(row_23));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1491;
                asm("mov.b32 %0, %1;" : "=f"(t1491) : "r"(row_25));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1492 = -lse_11;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1493;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1493) : "f"(s_21), "f"(scale_log2), "f"(t1492));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1494;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1494) : "f"(t1493));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t1494;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1495 = -lse_12;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1496;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1496) : "f"(s_22), "f"(scale_log2), "f"(t1495));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1497;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1497) : "f"(t1496));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t1497;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1498 = -lse_11;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1499;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1499) : "f"(s_23), "f"(scale_log2), "f"(t1498));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1500;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1500) : "f"(t1499));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t1500;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1501 = -lse_12;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1502;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1502) : "f"(s_24), "f"(scale_log2), "f"(t1501));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1503;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1503) : "f"(t1502));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t1503;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t1407) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1505;
                asm("mov.b32 %0, %1;" : "=f"(t1505) : "r"(row_27));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1507;
                asm("mov.b32 %0, %1;" : "=f"(t1507) : "r"(row_29));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1508 = -lse_13;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1509;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1509) : "f"(s_25), "f"(scale_log2), "f"(t1508));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1510;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1510) : "f"(t1509));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t1510;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1511 = -lse_14;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1512;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1512) : "f"(s_26), "f"(scale_log2), "f"(t1511));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1513;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1513) : "f"(t1512));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t1513;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1514 = -lse_13;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1515;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1515) : "f"(s_27), "f"(scale_log2), "f"(t1514));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1516;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1516) : "f"(t1515));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t1516;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1517 = -lse_14;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1518;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1518) : "f"(s_28), "f"(scale_log2), "f"(t1517));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1519;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1519) : "f"(t1518));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t1519;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_30;
                u32 row_31;
                u32 row_32;
                u32 row_33;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t1407) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1521;
                asm("mov.b32 %0, %1;" : "=f"(t1521) : "r"(row_31));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1523;
                asm("mov.b32 %0, %1;" : "=f"(t1523) : "r"(row_33));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1524 = -lse_15;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1525;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1525) : "f"(s_29), "f"(scale_log2), "f"(t1524));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1526;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1526) : "f"(t1525));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t1526;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1527 = -lse_16;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1528;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1528) : "f"(s_30), "f"(scale_log2), "f"(t1527));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1529;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1529) : "f"(t1528));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t1529;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1530 = -lse_15;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1531;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1531) : "f"(s_31), "f"(scale_log2), "f"(t1530));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1532;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1532) : "f"(t1531));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t1532;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1533 = -lse_16;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1534;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1534) : "f"(s_32), "f"(scale_log2), "f"(t1533));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1535;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1535) : "f"(t1534));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t1535;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1536;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1536) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1537;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1537) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1538;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1538) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1539;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1539) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1540;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1540) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1541;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1541) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1542;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1542) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1543;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1543) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1544;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1544) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1545;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1545) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1546;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1546) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1547;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1547) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1548;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1548) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1549;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1549) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1550;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1550) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1551;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1551) : "f"(s_31), "f"(s_32));
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1552 = t442 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1553 = t1552 + 33554432u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1554 = (u64)t1553;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1555 = t1554 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1556 = t1552 + 33554560u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1557 = (u64)t1556;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1558 = t1557 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1559 = t1552 + 33554688u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1560 = (u64)t1559;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1561 = t1560 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1562 = t1552 + 33554816u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1563 = (u64)t1562;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1564 = t1563 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t1536), "r"(t1537), "r"(t1538), "r"(t1539), "l"(t1555), "r"(t1540), "r"(t1541), "r"(t1542), "r"(t1543), "l"(t1558), "r"(t1544), "r"(t1545), "r"(t1546), "r"(t1547), "l"(t1561), "r"(t1548), "r"(t1549), "r"(t1550), "r"(t1551), "l"(t1564) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 161 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1565 = lane & 3u;
#line 161 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1566 = t1565 << 4u;
#line 161 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1567 = statistics_3 + t1566;
                u32 row_34;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t1567) : "memory");
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1568;
                asm("mov.b32 %0, %1;" : "=f"(t1568) : "r"(row_34));
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1569;
                asm("mov.b32 %0, %1;" : "=f"(t1569) : "r"(row_35));
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1570;
                asm("mov.b32 %0, %1;" : "=f"(t1570) : "r"(row_36));
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1571;
                asm("mov.b32 %0, %1;" : "=f"(t1571) : "r"(row_37));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1572 = dp - t1569;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1573 = s * t1572;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t1573;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1574 = dp_2 - t1571;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1575 = s_2 * t1574;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t1575;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1576 = dp_3 - t1569;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1577 = s_3 * t1576;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t1577;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1578 = dp_4 - t1571;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1579 = s_4 * t1578;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t1579;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_38;
                u32 row_39;
                u32 row_40;
                u32 row_41;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t1567) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1580;
                asm("mov.b32 %0, %1;" : "=f"(t1580) : "r"(row_38));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1581;
                asm("mov.b32 %0, %1;" : "=f"(t1581) : "r"(row_39));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1582;
                asm("mov.b32 %0, %1;" : "=f"(t1582) : "r"(row_40));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1583;
                asm("mov.b32 %0, %1;" : "=f"(t1583) : "r"(row_41));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1584 = dp_5 - t1581;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1585 = s_5 * t1584;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t1585;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1586 = dp_6 - t1583;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1587 = s_6 * t1586;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t1587;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1588 = dp_7 - t1581;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1589 = s_7 * t1588;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t1589;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1590 = dp_8 - t1583;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1591 = s_8 * t1590;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t1591;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_42;
                u32 row_43;
                u32 row_44;
                u32 row_45;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t1567) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1592;
                asm("mov.b32 %0, %1;" : "=f"(t1592) : "r"(row_42));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1593;
                asm("mov.b32 %0, %1;" : "=f"(t1593) : "r"(row_43));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1594;
                asm("mov.b32 %0, %1;" : "=f"(t1594) : "r"(row_44));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1595;
                asm("mov.b32 %0, %1;" : "=f"(t1595) : "r"(row_45));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1596 = dp_9 - t1593;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1597 = s_9 * t1596;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t1597;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1598 = dp_10 - t1595;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1599 = s_10 * t1598;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t1599;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1600 = dp_11 - t1593;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1601 = s_11 * t1600;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t1601;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1602 = dp_12 - t1595;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1603 = s_12 * t1602;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t1603;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_46;
                u32 row_47;
                u32 row_48;
                u32 row_49;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t1567) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1604;
                asm("mov.b32 %0, %1;" : "=f"(t1604) : "r"(row_46));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1605;
                asm("mov.b32 %0, %1;" : "=f"(t1605) : "r"(row_47));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1606;
                asm("mov.b32 %0, %1;" : "=f"(t1606) : "r"(row_48));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1607;
                asm("mov.b32 %0, %1;" : "=f"(t1607) : "r"(row_49));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1608 = dp_13 - t1605;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1609 = s_13 * t1608;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t1609;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1610 = dp_14 - t1607;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1611 = s_14 * t1610;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t1611;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1612 = dp_15 - t1605;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1613 = s_15 * t1612;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t1613;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1614 = dp_16 - t1607;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1615 = s_16 * t1614;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t1615;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_50;
                u32 row_51;
                u32 row_52;
                u32 row_53;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t1567) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1616;
                asm("mov.b32 %0, %1;" : "=f"(t1616) : "r"(row_50));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1617;
                asm("mov.b32 %0, %1;" : "=f"(t1617) : "r"(row_51));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1618;
                asm("mov.b32 %0, %1;" : "=f"(t1618) : "r"(row_52));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1619;
                asm("mov.b32 %0, %1;" : "=f"(t1619) : "r"(row_53));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1620 = dp_17 - t1617;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1621 = s_17 * t1620;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t1621;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1622 = dp_18 - t1619;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1623 = s_18 * t1622;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t1623;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1624 = dp_19 - t1617;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1625 = s_19 * t1624;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t1625;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1626 = dp_20 - t1619;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1627 = s_20 * t1626;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t1627;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_54;
                u32 row_55;
                u32 row_56;
                u32 row_57;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t1567) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1628;
                asm("mov.b32 %0, %1;" : "=f"(t1628) : "r"(row_54));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1629;
                asm("mov.b32 %0, %1;" : "=f"(t1629) : "r"(row_55));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1630;
                asm("mov.b32 %0, %1;" : "=f"(t1630) : "r"(row_56));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1631;
                asm("mov.b32 %0, %1;" : "=f"(t1631) : "r"(row_57));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1632 = dp_21 - t1629;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1633 = s_21 * t1632;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t1633;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1634 = dp_22 - t1631;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1635 = s_22 * t1634;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t1635;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1636 = dp_23 - t1629;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1637 = s_23 * t1636;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t1637;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1638 = dp_24 - t1631;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1639 = s_24 * t1638;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t1639;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_58;
                u32 row_59;
                u32 row_60;
                u32 row_61;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t1567) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1640;
                asm("mov.b32 %0, %1;" : "=f"(t1640) : "r"(row_58));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1641;
                asm("mov.b32 %0, %1;" : "=f"(t1641) : "r"(row_59));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1642;
                asm("mov.b32 %0, %1;" : "=f"(t1642) : "r"(row_60));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1643;
                asm("mov.b32 %0, %1;" : "=f"(t1643) : "r"(row_61));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1644 = dp_25 - t1641;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1645 = s_25 * t1644;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t1645;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1646 = dp_26 - t1643;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1647 = s_26 * t1646;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t1647;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1648 = dp_27 - t1641;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1649 = s_27 * t1648;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t1649;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1650 = dp_28 - t1643;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1651 = s_28 * t1650;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t1651;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_62;
                u32 row_63;
                u32 row_64;
                u32 row_65;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t1567) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1652;
                asm("mov.b32 %0, %1;" : "=f"(t1652) : "r"(row_62));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1653;
                asm("mov.b32 %0, %1;" : "=f"(t1653) : "r"(row_63));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1654;
                asm("mov.b32 %0, %1;" : "=f"(t1654) : "r"(row_64));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1655;
                asm("mov.b32 %0, %1;" : "=f"(t1655) : "r"(row_65));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1656 = dp_29 - t1653;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1657 = s_29 * t1656;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t1657;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1658 = dp_30 - t1655;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1659 = s_30 * t1658;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t1659;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1660 = dp_31 - t1653;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1661 = s_31 * t1660;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t1661;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1662 = dp_32 - t1655;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1663 = s_32 * t1662;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t1663;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1664 = i_3 & 1u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1665 = t1664 << 14u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1666 = after + t1665;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1667 = t277 << 4u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1668 = t278 + t1667;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1669;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1669) : "f"(dp), "f"(dp_2));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1670;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1670) : "f"(dp_3), "f"(dp_4));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1671;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1671) : "f"(dp_5), "f"(dp_6));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1672;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1672) : "f"(dp_7), "f"(dp_8));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1673;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1673) : "f"(dp_9), "f"(dp_10));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1674;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1674) : "f"(dp_11), "f"(dp_12));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1675;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1675) : "f"(dp_13), "f"(dp_14));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1676;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1676) : "f"(dp_15), "f"(dp_16));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1677;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1677) : "f"(dp_17), "f"(dp_18));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1678;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1678) : "f"(dp_19), "f"(dp_20));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1679;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1679) : "f"(dp_21), "f"(dp_22));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1680;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1680) : "f"(dp_23), "f"(dp_24));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1681;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1681) : "f"(dp_25), "f"(dp_26));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1682;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1682) : "f"(dp_27), "f"(dp_28));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1683;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1683) : "f"(dp_29), "f"(dp_30));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1684;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1684) : "f"(dp_31), "f"(dp_32));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1685 = lane & 15u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1686 = t1668 + t1685;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1687 = lane >> 4u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1688 = t1686 & 7u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1689 = t1687 ^ t1688;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1690 = t1686 << 7u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1691 = t1689 << 4u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1692 = t1690 + t1691;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1693 = t1666 + t1692;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1693), "r"(t1669), "r"(t1670), "r"(t1671), "r"(t1672) : "memory");
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1694 = t1692 ^ 32u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1695 = t1666 + t1694;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1695), "r"(t1673), "r"(t1674), "r"(t1675), "r"(t1676) : "memory");
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1696 = t1692 ^ 64u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1697 = t1666 + t1696;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1697), "r"(t1677), "r"(t1678), "r"(t1679), "r"(t1680) : "memory");
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1698 = t1692 ^ 96u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1699 = t1666 + t1698;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1699), "r"(t1681), "r"(t1682), "r"(t1683), "r"(t1684) : "memory");
                u32 t1700;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1700) : "f"(dp), "f"(dp_2));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1701;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1701) : "f"(dp_3), "f"(dp_4));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1702;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1702) : "f"(dp_5), "f"(dp_6));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1703;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1703) : "f"(dp_7), "f"(dp_8));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1704;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1704) : "f"(dp_9), "f"(dp_10));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1705;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1705) : "f"(dp_11), "f"(dp_12));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1706;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1706) : "f"(dp_13), "f"(dp_14));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1707;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1707) : "f"(dp_15), "f"(dp_16));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1708;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1708) : "f"(dp_17), "f"(dp_18));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1709;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1709) : "f"(dp_19), "f"(dp_20));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1710;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1710) : "f"(dp_21), "f"(dp_22));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1711;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1711) : "f"(dp_23), "f"(dp_24));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1712;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1712) : "f"(dp_25), "f"(dp_26));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1713;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1713) : "f"(dp_27), "f"(dp_28));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1714;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1714) : "f"(dp_29), "f"(dp_30));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1715;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1715) : "f"(dp_31), "f"(dp_32));
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t1700;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t1701;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t1702;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t1703;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t1704;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t1705;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t1706;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t1707;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t1708;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t1709;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t1710;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t1711;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t1712;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t1713;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t1714;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t1715;
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 189 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1716 = index << 14u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1717 = smem_1 + t1716;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1718;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1718) : "r"(t1717));
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1719 = t1666 >> 4u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1720 = t1718 >> 4u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1721 = t1719 + 67108864u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1722 = (u64)t1721;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1723 = t1722 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1724 = t1720 + 67108864u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1725 = (u64)t1724;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1726 = t1725 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1727 = t1719 + 67108992u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1728 = (u64)t1727;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1729 = t1728 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1730 = t1720 + 67108992u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1731 = (u64)t1730;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1732 = t1731 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1733 = t1719 + 67109120u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1734 = (u64)t1733;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1735 = t1734 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1736 = t1720 + 67109120u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1737 = (u64)t1736;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1738 = t1737 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1739 = t1719 + 67109248u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1740 = (u64)t1739;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1741 = t1740 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1742 = t1720 + 67109248u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1743 = (u64)t1742;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1744 = t1743 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1745 = t1719 + 67109376u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1746 = (u64)t1745;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1747 = t1746 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1748 = t1720 + 67109376u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1749 = (u64)t1748;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1750 = t1749 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1751 = t1719 + 67109504u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1752 = (u64)t1751;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1753 = t1752 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1754 = t1720 + 67109504u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1755 = (u64)t1754;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1756 = t1755 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1757 = t1719 + 67109632u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1758 = (u64)t1757;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1759 = t1758 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1760 = t1720 + 67109632u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1761 = (u64)t1760;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1762 = t1761 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1763 = t1719 + 67109760u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1764 = (u64)t1763;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1765 = t1764 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1766 = t1720 + 67109760u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1767 = (u64)t1766;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1768 = t1767 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t1723), "l"(t1726), "l"(t1729), "l"(t1732), "l"(t1735), "l"(t1738), "l"(t1741), "l"(t1744), "l"(t1747), "l"(t1750), "l"(t1753), "l"(t1756), "l"(t1759), "l"(t1762), "l"(t1765), "l"(t1768) : "memory");
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1769 = t439 >> 4u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1770 = t1769 + 33554432u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1771 = (u64)t1770;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1772 = t1771 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1773 = t1769 + 33554560u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1774 = (u64)t1773;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1775 = t1774 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1776 = t1769 + 33554688u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1777 = (u64)t1776;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1778 = t1777 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1779 = t1769 + 33554816u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1780 = (u64)t1779;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1781 = t1780 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t1772), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t1775), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t1778), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t1781) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1782 = i_3 + 1u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t436 ? t1782 : i_3;
#line 147 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1536), "r"(t1537), "r"(t1538), "r"(t1539) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1540), "r"(t1541), "r"(t1542), "r"(t1543) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1544), "r"(t1545), "r"(t1546), "r"(t1547) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1548), "r"(t1549), "r"(t1550), "r"(t1551) : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_3 & 1u;
                const u32 t1785 = slot_4 + 8u;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1786 = t1785 << 3u;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1787 = p + t1786;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1788 = lane == 0u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1788) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1787) : "memory");
                }
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1789 = batch_2 * heads;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1790 = t1789 + t393;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1791 = t1790 * padded;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1792 = t396 << 6u;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_66 = t1791 + t1792;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1794 = t277 << 4u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_67 = row_66 + t1794;
                const u64 t1796 = (u64)row_67;
#line 212 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1797 = t1796 * sums_stride0;
#line 212 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1798 = t1797 * 4ull;
#line 212 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1799 = sums + t1798;
#line 212 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1800 = index << 10u;
#line 212 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1801 = (u64)t1800 * 4u;
#line 212 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1802 = t1799 + t1801;
                const u32 t1803 = index << 2u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1804 = t1803 + t277;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1805 = t1804 << 12u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place_19 = p + t1805;
#line 277 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t1807 = lane << 2u;
#line 277 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t1808 = (u64)t1807 * 4u;
#line 277 "fa-kernels/src/attention/backward/turns.rs"
                const u64 address = t1802 + t1808;
#line 277 "fa-kernels/src/attention/backward/turns.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 277 "fa-kernels/src/attention/backward/turns.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 277 "fa-kernels/src/attention/backward/turns.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 277 "fa-kernels/src/attention/backward/turns.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 277 "fa-kernels/src/attention/backward/turns.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 277 "fa-kernels/src/attention/backward/turns.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 277 "fa-kernels/src/attention/backward/turns.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 277 "fa-kernels/src/attention/backward/turns.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1810 = next & 1u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1811 = t1810 + 2u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1812 = t1811 << 3u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1813 = p + t1812;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1814 = next >> 1u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1815 = t1814 & 1u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1813), "r"(t1815) : "memory");
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1816 = next & 1u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1817 = t1816 + 6u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1818 = t1817 << 3u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1819 = p + t1818;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1820 = next >> 1u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1821 = t1820 & 1u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1819), "r"(t1821) : "memory");
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1822 = next & 1u;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1823 = t1822 << 14u;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1824 = t20 + t1823;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1825 = t278 << 7u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1826 = smem_1 + t1825;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1827;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1827) : "r"(t1826));
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1828 = t1827 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1829 = t1824 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1830 = t1828 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1831 = (u64)t1830;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1832 = t1831 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1833 = t1829 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1834 = (u64)t1833;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1835 = t1834 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1836 = t1828 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1837 = (u64)t1836;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1838 = t1837 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1839 = t1829 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1840 = (u64)t1839;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1841 = t1840 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1842 = t1828 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1843 = (u64)t1842;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1844 = t1843 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1845 = t1829 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1846 = (u64)t1845;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1847 = t1846 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1848 = t1828 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1849 = (u64)t1848;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1850 = t1849 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1851 = t1829 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1852 = (u64)t1851;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1853 = t1852 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1854 = t1828 + 66560u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1855 = (u64)t1854;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1856 = t1855 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1857 = t1829 + 66048u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1858 = (u64)t1857;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1859 = t1858 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1860 = t1828 + 66562u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1861 = (u64)t1860;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1862 = t1861 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1863 = t1829 + 66050u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1864 = (u64)t1863;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1865 = t1864 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1866 = t1828 + 66564u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1867 = (u64)t1866;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1868 = t1867 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1869 = t1829 + 66052u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1870 = (u64)t1869;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1871 = t1870 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1872 = t1828 + 66566u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1873 = (u64)t1872;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1874 = t1873 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1875 = t1829 + 66054u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1876 = (u64)t1875;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1877 = t1876 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1832), "l"(t1835), "l"(t1838), "l"(t1841), "l"(t1844), "l"(t1847), "l"(t1850), "l"(t1853), "l"(t1856), "l"(t1859), "l"(t1862), "l"(t1865), "l"(t1868), "l"(t1871), "l"(t1874), "l"(t1877) : "memory");
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
                const u32 t1879 = slot_5 + 4u;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1880 = t1879 << 3u;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1881 = p + t1880;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1882 = lane == 0u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1882) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1881) : "memory");
                }
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1883 = i_3 + 1u;
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                i_3 = t1883;
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
        const f32 t1887 = dk_2 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t1887;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1888 = dk_3 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t1888;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1889 = dk_4 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t1889;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1890 = dk_5 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t1890;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1891 = dk_6 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t1891;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1892 = dk_7 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t1892;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1893 = dk_8 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t1893;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1894 = dk_9 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t1894;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1895 = dk_10 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t1895;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1896 = dk_11 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t1896;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1897 = dk_12 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t1897;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1898 = dk_13 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t1898;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1899 = dk_14 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t1899;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1900 = dk_15 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t1900;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1901 = dk_16 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t1901;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1902 = dk_17 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t1902;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1903 = dk_18 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t1903;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1904 = dk_19 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t1904;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1905 = dk_20 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t1905;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1906 = dk_21 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t1906;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1907 = dk_22 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t1907;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1908 = dk_23 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t1908;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1909 = dk_24 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t1909;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1910 = dk_25 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t1910;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1911 = dk_26 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t1911;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1912 = dk_27 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t1912;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1913 = dk_28 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t1913;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1914 = dk_29 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t1914;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1915 = dk_30 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t1915;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1916 = dk_31 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t1916;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1917 = dk_32 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t1917;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1918 = dk_33 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t1918;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1919 = dk_34 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t1919;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1920 = dk_35 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t1920;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1921 = dk_36 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t1921;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1922 = dk_37 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t1922;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1923 = dk_38 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t1923;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1924 = dk_39 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t1924;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1925 = dk_40 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t1925;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1926 = dk_41 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t1926;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1927 = dk_42 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t1927;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1928 = dk_43 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t1928;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1929 = dk_44 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t1929;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1930 = dk_45 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t1930;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1931 = dk_46 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t1931;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1932 = dk_47 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t1932;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1933 = dk_48 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t1933;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1934 = dk_49 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t1934;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1935 = dk_50 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t1935;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1936 = dk_51 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t1936;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1937 = dk_52 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t1937;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1938 = dk_53 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t1938;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1939 = dk_54 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t1939;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1940 = dk_55 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t1940;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1941 = dk_56 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t1941;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1942 = dk_57 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t1942;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1943 = dk_58 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t1943;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1944 = dk_59 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t1944;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1945 = dk_60 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t1945;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1946 = dk_61 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t1946;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1947 = dk_62 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t1947;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1948 = dk_63 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t1948;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1949 = dk_64 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t1949;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1950 = dk_65 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t1950;
#line 326 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1951 = smem_1 + 16384u;
        const u32 t1952 = t277 << 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1953 = t278 + t1952;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1954;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1954) : "f"(dk_2), "f"(dk_3));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1955;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1955) : "f"(dk_4), "f"(dk_5));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1956;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1956) : "f"(dk_6), "f"(dk_7));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1957;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1957) : "f"(dk_8), "f"(dk_9));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1958;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1958) : "f"(dk_10), "f"(dk_11));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1959;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1959) : "f"(dk_12), "f"(dk_13));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1960;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1960) : "f"(dk_14), "f"(dk_15));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1961;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1961) : "f"(dk_16), "f"(dk_17));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1962;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1962) : "f"(dk_18), "f"(dk_19));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1963;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1963) : "f"(dk_20), "f"(dk_21));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1964;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1964) : "f"(dk_22), "f"(dk_23));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1965;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1965) : "f"(dk_24), "f"(dk_25));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1966;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1966) : "f"(dk_26), "f"(dk_27));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1967;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1967) : "f"(dk_28), "f"(dk_29));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1968;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1968) : "f"(dk_30), "f"(dk_31));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1969;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1969) : "f"(dk_32), "f"(dk_33));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1970;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1970) : "f"(dk_34), "f"(dk_35));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1971;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1971) : "f"(dk_36), "f"(dk_37));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1972;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1972) : "f"(dk_38), "f"(dk_39));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1973;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1973) : "f"(dk_40), "f"(dk_41));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1974;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1974) : "f"(dk_42), "f"(dk_43));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1975;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1975) : "f"(dk_44), "f"(dk_45));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1976;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1976) : "f"(dk_46), "f"(dk_47));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1977;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1977) : "f"(dk_48), "f"(dk_49));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1978;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1978) : "f"(dk_50), "f"(dk_51));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1979;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1979) : "f"(dk_52), "f"(dk_53));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1980;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1980) : "f"(dk_54), "f"(dk_55));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1981;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1981) : "f"(dk_56), "f"(dk_57));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1982;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1982) : "f"(dk_58), "f"(dk_59));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1983;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1983) : "f"(dk_60), "f"(dk_61));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1984;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1984) : "f"(dk_62), "f"(dk_63));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1985;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1985) : "f"(dk_64), "f"(dk_65));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1986 = lane & 15u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1987 = t1953 + t1986;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1988 = lane >> 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1989 = t1987 & 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1990 = t1988 ^ t1989;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1991 = t1987 << 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1992 = t1990 << 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1993 = t1991 + t1992;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1994 = smem_1 + t1993;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1994), "r"(t1954), "r"(t1955), "r"(t1956), "r"(t1957) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1995 = t1993 ^ 32u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1996 = smem_1 + t1995;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1996), "r"(t1958), "r"(t1959), "r"(t1960), "r"(t1961) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1997 = t1993 ^ 64u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1998 = smem_1 + t1997;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1998), "r"(t1962), "r"(t1963), "r"(t1964), "r"(t1965) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1999 = t1993 ^ 96u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2000 = smem_1 + t1999;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2000), "r"(t1966), "r"(t1967), "r"(t1968), "r"(t1969) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2001 = lane & 15u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2002 = t1953 + t2001;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2003 = lane >> 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2004 = t2002 & 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2005 = t2003 ^ t2004;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2006 = t2002 << 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2007 = t2005 << 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2008 = t2006 + t2007;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2009 = t1951 + t2008;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2009), "r"(t1970), "r"(t1971), "r"(t1972), "r"(t1973) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2010 = t2008 ^ 32u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2011 = t1951 + t2010;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2011), "r"(t1974), "r"(t1975), "r"(t1976), "r"(t1977) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2012 = t2008 ^ 64u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2013 = t1951 + t2012;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2013), "r"(t1978), "r"(t1979), "r"(t1980), "r"(t1981) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2014 = t2008 ^ 96u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2015 = t1951 + t2014;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2015), "r"(t1982), "r"(t1983), "r"(t1984), "r"(t1985) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2016 = (u64)batch_2;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2017 = t2016 * dk_stride0;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2018 = t2017 * 2ull;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2019 = dk + t2018;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2020 = (u64)t8;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2021 = t2020 * dk_stride1;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2022 = t2021 * 2ull;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2023 = t2019 + t2022;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2024 = (u64)t10;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2025 = t2024 * dk_stride2;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2026 = t2025 * 2ull;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2027 = t2023 + t2026;
        const u32 t2028 = seq_k - t8;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2029 = head_dim >> 3u;
#line 340 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2030 = (u32)dk_stride1;
#line 340 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2031 = t2030 << 1u;
        const u32 t2032 = t277 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2033 = t278 + t2032;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2034 = lane >> 3u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2035 = t2033 + t2034;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2036 = lane & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2037 = t2035 < t2028;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2038 = t2036 < t2029;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2039 = t2037 & t2038;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2039) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2040 = t2035 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2041 = t2036 ^ t2040;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2042 = t2035 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2043 = t2041 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2044 = t2042 + t2043;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2045 = smem_1 + t2044;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_68;
            u32 row_69;
            u32 row_70;
            u32 row_71;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t2045) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2046 = (u64)t2035 * t2031;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2047 = t2027 + t2046;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2048 = (u64)t2036 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2049 = t2047 + t2048;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2049), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2050 = t2035 + 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2051 = t2050 < t2028;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2052 = t2036 < t2029;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2053 = t2051 & t2052;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2053) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2054 = t2050 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2055 = t2036 ^ t2054;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2056 = t2050 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2057 = t2055 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2058 = t2056 + t2057;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2059 = smem_1 + t2058;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_72;
            u32 row_73;
            u32 row_74;
            u32 row_75;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t2059) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2060 = (u64)t2050 * t2031;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2061 = t2027 + t2060;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2062 = (u64)t2036 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2063 = t2061 + t2062;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2063), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2064 = t2035 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2065 = t2064 < t2028;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2066 = t2036 < t2029;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2067 = t2065 & t2066;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2067) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2068 = t2064 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2069 = t2036 ^ t2068;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2070 = t2064 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2071 = t2069 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2072 = t2070 + t2071;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2073 = smem_1 + t2072;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_76;
            u32 row_77;
            u32 row_78;
            u32 row_79;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t2073) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2074 = (u64)t2064 * t2031;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2075 = t2027 + t2074;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2076 = (u64)t2036 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2077 = t2075 + t2076;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2077), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2078 = t2035 + 12u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2079 = t2078 < t2028;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2080 = t2036 < t2029;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2081 = t2079 & t2080;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2081) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2082 = t2078 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2083 = t2036 ^ t2082;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2084 = t2078 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2085 = t2083 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2086 = t2084 + t2085;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2087 = smem_1 + t2086;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_80;
            u32 row_81;
            u32 row_82;
            u32 row_83;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t2087) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2088 = (u64)t2078 * t2031;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2089 = t2027 + t2088;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2090 = (u64)t2036 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2091 = t2089 + t2090;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2091), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2092 = smem_1 + 16384u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2093 = t2035 < t2028;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2094 = t2036 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2095 = t2094 < t2029;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2096 = t2093 & t2095;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2096) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2097 = t2035 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2098 = t2036 ^ t2097;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2099 = t2035 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2100 = t2098 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2101 = t2099 + t2100;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2102 = t2092 + t2101;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_84;
            u32 row_85;
            u32 row_86;
            u32 row_87;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t2102) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2103 = (u64)t2035 * t2031;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2104 = t2027 + t2103;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2105 = (u64)t2036 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2106 = t2104 + t2105;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2106), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2107 = t2035 + 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2108 = t2107 < t2028;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2109 = t2036 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2110 = t2109 < t2029;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2111 = t2108 & t2110;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2111) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2112 = t2107 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2113 = t2036 ^ t2112;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2114 = t2107 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2115 = t2113 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2116 = t2114 + t2115;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2117 = t2092 + t2116;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_88;
            u32 row_89;
            u32 row_90;
            u32 row_91;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t2117) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2118 = (u64)t2107 * t2031;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2119 = t2027 + t2118;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2120 = (u64)t2036 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2121 = t2119 + t2120;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2121), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2122 = t2035 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2123 = t2122 < t2028;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2124 = t2036 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2125 = t2124 < t2029;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2126 = t2123 & t2125;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2126) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2127 = t2122 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2128 = t2036 ^ t2127;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2129 = t2122 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2130 = t2128 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2131 = t2129 + t2130;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2132 = t2092 + t2131;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_92;
            u32 row_93;
            u32 row_94;
            u32 row_95;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t2132) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2133 = (u64)t2122 * t2031;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2134 = t2027 + t2133;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2135 = (u64)t2036 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2136 = t2134 + t2135;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2136), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2137 = t2035 + 12u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2138 = t2137 < t2028;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2139 = t2036 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2140 = t2139 < t2029;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2141 = t2138 & t2140;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2141) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2142 = t2137 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2143 = t2036 ^ t2142;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2144 = t2137 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2145 = t2143 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2146 = t2144 + t2145;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2147 = t2092 + t2146;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_96;
            u32 row_97;
            u32 row_98;
            u32 row_99;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t2147) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2148 = (u64)t2137 * t2031;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2149 = t2027 + t2148;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2150 = (u64)t2036 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2151 = t2149 + t2150;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2151), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
        }
#line 326 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2152 = t19 + 16384u;
        const u32 t2153 = t277 << 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2154 = t278 + t2153;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2155;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2155) : "f"(dv_2), "f"(dv_3));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2156;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2156) : "f"(dv_4), "f"(dv_5));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2157;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2157) : "f"(dv_6), "f"(dv_7));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2158;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2158) : "f"(dv_8), "f"(dv_9));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2159;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2159) : "f"(dv_10), "f"(dv_11));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2160;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2160) : "f"(dv_12), "f"(dv_13));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2161;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2161) : "f"(dv_14), "f"(dv_15));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2162;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2162) : "f"(dv_16), "f"(dv_17));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2163;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2163) : "f"(dv_18), "f"(dv_19));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2164;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2164) : "f"(dv_20), "f"(dv_21));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2165;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2165) : "f"(dv_22), "f"(dv_23));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2166;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2166) : "f"(dv_24), "f"(dv_25));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2167;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2167) : "f"(dv_26), "f"(dv_27));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2168;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2168) : "f"(dv_28), "f"(dv_29));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2169;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2169) : "f"(dv_30), "f"(dv_31));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2170;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2170) : "f"(dv_32), "f"(dv_33));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2171;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2171) : "f"(dv_34), "f"(dv_35));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2172;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2172) : "f"(dv_36), "f"(dv_37));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2173;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2173) : "f"(dv_38), "f"(dv_39));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2174;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2174) : "f"(dv_40), "f"(dv_41));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2175;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2175) : "f"(dv_42), "f"(dv_43));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2176;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2176) : "f"(dv_44), "f"(dv_45));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2177;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2177) : "f"(dv_46), "f"(dv_47));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2178;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2178) : "f"(dv_48), "f"(dv_49));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2179;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2179) : "f"(dv_50), "f"(dv_51));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2180;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2180) : "f"(dv_52), "f"(dv_53));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2181;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2181) : "f"(dv_54), "f"(dv_55));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2182;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2182) : "f"(dv_56), "f"(dv_57));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2183;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2183) : "f"(dv_58), "f"(dv_59));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2184;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2184) : "f"(dv_60), "f"(dv_61));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2185;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2185) : "f"(dv_62), "f"(dv_63));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2186;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2186) : "f"(dv_64), "f"(dv_65));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2187 = lane & 15u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2188 = t2154 + t2187;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2189 = lane >> 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2190 = t2188 & 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2191 = t2189 ^ t2190;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2192 = t2188 << 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2193 = t2191 << 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2194 = t2192 + t2193;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2195 = t19 + t2194;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2195), "r"(t2155), "r"(t2156), "r"(t2157), "r"(t2158) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2196 = t2194 ^ 32u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2197 = t19 + t2196;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2197), "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2198 = t2194 ^ 64u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2199 = t19 + t2198;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2199), "r"(t2163), "r"(t2164), "r"(t2165), "r"(t2166) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2200 = t2194 ^ 96u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2201 = t19 + t2200;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2201), "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2202 = lane & 15u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2203 = t2154 + t2202;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2204 = lane >> 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2205 = t2203 & 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2206 = t2204 ^ t2205;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2207 = t2203 << 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2208 = t2206 << 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2209 = t2207 + t2208;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2210 = t2152 + t2209;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2210), "r"(t2171), "r"(t2172), "r"(t2173), "r"(t2174) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2211 = t2209 ^ 32u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2212 = t2152 + t2211;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2212), "r"(t2175), "r"(t2176), "r"(t2177), "r"(t2178) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2213 = t2209 ^ 64u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2214 = t2152 + t2213;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2214), "r"(t2179), "r"(t2180), "r"(t2181), "r"(t2182) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2215 = t2209 ^ 96u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2216 = t2152 + t2215;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2216), "r"(t2183), "r"(t2184), "r"(t2185), "r"(t2186) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2217 = (u64)batch_2;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2218 = t2217 * dv_stride0;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2219 = t2218 * 2ull;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2220 = dv + t2219;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2221 = (u64)t8;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2222 = t2221 * dv_stride1;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2223 = t2222 * 2ull;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2224 = t2220 + t2223;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2225 = (u64)t10;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2226 = t2225 * dv_stride2;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2227 = t2226 * 2ull;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2228 = t2224 + t2227;
        const u32 t2229 = seq_k - t8;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2230 = head_dim >> 3u;
#line 340 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2231 = (u32)dv_stride1;
#line 340 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2232 = t2231 << 1u;
        const u32 t2233 = t277 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2234 = t278 + t2233;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2235 = lane >> 3u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2236 = t2234 + t2235;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2237 = lane & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2238 = t2236 < t2229;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2239 = t2237 < t2230;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2240 = t2238 & t2239;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2240) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2241 = t2236 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2242 = t2237 ^ t2241;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2243 = t2236 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2244 = t2242 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2245 = t2243 + t2244;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2246 = t19 + t2245;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_100;
            u32 row_101;
            u32 row_102;
            u32 row_103;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t2246) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2247 = (u64)t2236 * t2232;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2248 = t2228 + t2247;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2249 = (u64)t2237 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2250 = t2248 + t2249;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2250), "r"(row_100), "r"(row_101), "r"(row_102), "r"(row_103) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2251 = t2236 + 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2252 = t2251 < t2229;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2253 = t2237 < t2230;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2254 = t2252 & t2253;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2254) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2255 = t2251 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2256 = t2237 ^ t2255;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2257 = t2251 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2258 = t2256 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2259 = t2257 + t2258;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2260 = t19 + t2259;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_104;
            u32 row_105;
            u32 row_106;
            u32 row_107;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t2260) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2261 = (u64)t2251 * t2232;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2262 = t2228 + t2261;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2263 = (u64)t2237 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2264 = t2262 + t2263;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2264), "r"(row_104), "r"(row_105), "r"(row_106), "r"(row_107) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2265 = t2236 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2266 = t2265 < t2229;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2267 = t2237 < t2230;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2268 = t2266 & t2267;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2268) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2269 = t2265 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2270 = t2237 ^ t2269;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2271 = t2265 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2272 = t2270 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2273 = t2271 + t2272;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2274 = t19 + t2273;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_108;
            u32 row_109;
            u32 row_110;
            u32 row_111;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t2274) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2275 = (u64)t2265 * t2232;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2276 = t2228 + t2275;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2277 = (u64)t2237 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2278 = t2276 + t2277;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2278), "r"(row_108), "r"(row_109), "r"(row_110), "r"(row_111) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2279 = t2236 + 12u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2280 = t2279 < t2229;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2281 = t2237 < t2230;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2282 = t2280 & t2281;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2282) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2283 = t2279 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2284 = t2237 ^ t2283;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2285 = t2279 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2286 = t2284 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2287 = t2285 + t2286;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2288 = t19 + t2287;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_112;
            u32 row_113;
            u32 row_114;
            u32 row_115;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t2288) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2289 = (u64)t2279 * t2232;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2290 = t2228 + t2289;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2291 = (u64)t2237 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2292 = t2290 + t2291;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2292), "r"(row_112), "r"(row_113), "r"(row_114), "r"(row_115) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2293 = t19 + 16384u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2294 = t2236 < t2229;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2295 = t2237 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2296 = t2295 < t2230;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2297 = t2294 & t2296;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2297) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2298 = t2236 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2299 = t2237 ^ t2298;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2300 = t2236 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2301 = t2299 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2302 = t2300 + t2301;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2303 = t2293 + t2302;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_116;
            u32 row_117;
            u32 row_118;
            u32 row_119;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t2303) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2304 = (u64)t2236 * t2232;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2305 = t2228 + t2304;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2306 = (u64)t2237 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2307 = t2305 + t2306;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2307), "r"(row_116), "r"(row_117), "r"(row_118), "r"(row_119) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2308 = t2236 + 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2309 = t2308 < t2229;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2310 = t2237 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2311 = t2310 < t2230;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2312 = t2309 & t2311;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2312) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2313 = t2308 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2314 = t2237 ^ t2313;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2315 = t2308 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2316 = t2314 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2317 = t2315 + t2316;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2318 = t2293 + t2317;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_120;
            u32 row_121;
            u32 row_122;
            u32 row_123;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t2318) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2319 = (u64)t2308 * t2232;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2320 = t2228 + t2319;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2321 = (u64)t2237 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2322 = t2320 + t2321;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2322), "r"(row_120), "r"(row_121), "r"(row_122), "r"(row_123) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2323 = t2236 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2324 = t2323 < t2229;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2325 = t2237 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2326 = t2325 < t2230;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2327 = t2324 & t2326;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2327) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2328 = t2323 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2329 = t2237 ^ t2328;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2330 = t2323 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2331 = t2329 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2332 = t2330 + t2331;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2333 = t2293 + t2332;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_124;
            u32 row_125;
            u32 row_126;
            u32 row_127;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t2333) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2334 = (u64)t2323 * t2232;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2335 = t2228 + t2334;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2336 = (u64)t2237 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2337 = t2335 + t2336;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2337), "r"(row_124), "r"(row_125), "r"(row_126), "r"(row_127) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2338 = t2236 + 12u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2339 = t2338 < t2229;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2340 = t2237 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2341 = t2340 < t2230;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2342 = t2339 & t2341;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2342) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2343 = t2338 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2344 = t2237 ^ t2343;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2345 = t2338 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2346 = t2344 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2347 = t2345 + t2346;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2348 = t2293 + t2347;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_128;
            u32 row_129;
            u32 row_130;
            u32 row_131;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t2348) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2349 = (u64)t2338 * t2232;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2350 = t2228 + t2349;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2351 = (u64)t2237 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2352 = t2350 + t2351;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2352), "r"(row_128), "r"(row_129), "r"(row_130), "r"(row_131) : "memory");
        }
    }
}
