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
#line 137 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t15 = thread >> 5u;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t15));
#line 140 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 143 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t25 = thread == 0u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 147 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t122 = warpgroup == 0u;
#line 148 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t122) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t123 = warp == 0u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t239 = batch_2 * heads;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t240 = t239 + t179;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t241 = t240 * padded;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t242 = t182 << 6u;
#line 227 "fa-kernels/src/attention/backward/work.rs"
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
#line 159 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 182 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t277 = warp & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t278 = index << 6u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_2 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_3 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_4 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_5 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_6 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_7 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_8 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_9 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_10 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_11 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_12 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_13 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_14 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_15 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_16 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_17 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_18 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_19 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_20 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_21 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_22 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_23 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_24 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_25 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_26 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_27 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_28 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_29 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_30 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_31 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_32 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_2 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_3 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_4 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_5 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_6 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_7 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_8 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_9 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_10 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_11 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_12 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_13 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_14 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_15 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_16 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_17 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_18 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_19 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_20 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_21 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_22 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_23 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_24 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_25 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_26 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_27 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_28 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_29 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_30 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_31 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_32 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_2 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_3 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_4 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_5 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_6 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_7 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_8 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_9 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_10 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_11 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_12 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_13 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_14 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_15 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_16 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_17 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_18 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_19 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_20 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_21 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_22 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_23 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_24 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_25 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_26 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_27 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_28 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_29 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_30 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_31 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_32 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_2 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_3 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_4 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_5 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_6 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_7 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_8 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_9 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_10 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_11 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_12 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_13 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_14 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_15 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_16 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_17 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_18 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_19 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_20 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_21 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_22 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_23 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_24 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_25 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_26 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_27 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_28 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_29 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_30 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_31 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_32 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_33 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_34 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_35 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_36 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_37 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_38 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_39 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_40 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_41 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_42 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_43 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_44 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_45 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_46 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_47 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_48 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_49 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_50 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_51 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_52 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_53 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_54 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_55 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_56 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_57 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_58 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_59 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_60 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_61 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_62 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_63 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_64 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_65 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_2 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_3 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_4 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_5 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_6 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_7 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_8 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_9 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_10 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_11 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_12 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_13 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_14 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_15 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_16 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_17 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_18 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_19 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_20 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_21 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_22 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_23 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_24 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_25 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_26 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_27 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_28 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_29 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_30 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_31 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_32 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_33 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_34 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_35 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_36 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_37 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_38 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_39 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_40 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_41 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_42 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_43 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_44 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_45 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_46 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_47 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_48 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_49 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_50 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_51 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_52 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_53 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_54 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_55 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_56 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_57 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_58 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_59 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_60 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_61 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_62 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_63 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_64 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_65 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_2 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_3 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_4 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_5 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_6 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_7 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_8 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_9 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_10 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_11 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_12 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_13 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_14 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_15 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t333 = p + 16u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
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
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t388 = p + 48u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
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
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t437 = i_3 & 1u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t438 = t437 << 14u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t439 = t20 + t438;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t440 = i_3 & 1u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t441 = t440 << 14u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t442 = t21 + t441;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_3 & 1u;
                const u32 t444 = slot_3 << 9u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
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
#line 109 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t499 = t396 << 6u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t500 = t277 << 4u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t501 = t278 + t500;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t502 = t8 + t501;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t503 = t393 / group;
#line 26 "src/functions/bias.rs"
                const u32 t5_2 = 0u - argument1;
                const u64 t8_2 = (u64)t393;
#line 27 "src/functions/bias.rs"
                const u64 t9_2 = t8_2 * argument0_stride0;
#line 27 "src/functions/bias.rs"
                const u64 t10_2 = t9_2 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t11_2 = argument0 + t10_2;
                const u32 t12_2 = (u32)argument0_stride1;
#line 28 "src/functions/bias.rs"
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
#line 26 "src/functions/bias.rs"
                const u32 t1_2 = t522 + seq_k;
#line 26 "src/functions/bias.rs"
                const u32 t2_2 = t1_2 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t525 = s * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_2 = t2_2 - t514;
#line 26 "src/functions/bias.rs"
                const u32 t4_2 = (int)t3_2 < (int)argument1 ? t3_2 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_2 = (int)t4_2 > (int)t5_2 ? t4_2 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place = t6_2 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_2 = (u64)place * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_2 = t11_2 + t14_2;
#line 28 "src/functions/bias.rs"
                f32 t16_2;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_2) : "l"(t15_2));
#line 28 "src/functions/bias.rs"
                const f32 t17_2 = t525 + t16_2;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t534 = t520 ? t17_2 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s = t534;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t535 = s_3 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_3 = t2_2 - t516;
#line 26 "src/functions/bias.rs"
                const u32 t4_3 = (int)t3_3 < (int)argument1 ? t3_3 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_3 = (int)t4_3 > (int)t5_2 ? t4_3 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_2 = t6_3 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_3 = (u64)place_2 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_3 = t11_2 + t14_3;
#line 28 "src/functions/bias.rs"
                f32 t16_3;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_3) : "l"(t15_3));
#line 28 "src/functions/bias.rs"
                const f32 t17_3 = t535 + t16_3;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t544 = t520 ? t17_3 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_3 = t544;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t545 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t546 = t545 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t547 = t499 + t546;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t548 = t547 + 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t549 = t548 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t550 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t551 = t548 < t550 ? t548 : t550;
#line 26 "src/functions/bias.rs"
                const u32 t1_3 = t551 + seq_k;
#line 26 "src/functions/bias.rs"
                const u32 t2_3 = t1_3 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t554 = s_2 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_4 = t2_3 - t514;
#line 26 "src/functions/bias.rs"
                const u32 t4_4 = (int)t3_4 < (int)argument1 ? t3_4 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_4 = (int)t4_4 > (int)t5_2 ? t4_4 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_3 = t6_4 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_4 = (u64)place_3 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_4 = t11_2 + t14_4;
#line 28 "src/functions/bias.rs"
                f32 t16_4;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_4) : "l"(t15_4));
#line 28 "src/functions/bias.rs"
                const f32 t17_4 = t554 + t16_4;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t563 = t549 ? t17_4 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_2 = t563;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t564 = s_4 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_5 = t2_3 - t516;
#line 26 "src/functions/bias.rs"
                const u32 t4_5 = (int)t3_5 < (int)argument1 ? t3_5 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_5 = (int)t4_5 > (int)t5_2 ? t4_5 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_4 = t6_5 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_5 = (u64)place_4 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_5 = t11_2 + t14_5;
#line 28 "src/functions/bias.rs"
                f32 t16_5;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_5) : "l"(t15_5));
#line 28 "src/functions/bias.rs"
                const f32 t17_5 = t564 + t16_5;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t573 = t549 ? t17_5 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_4 = t573;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t574 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t575 = t574 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t576 = t499 + t575;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t577 = t576 + 8u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t578 = t577 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t579 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t580 = t577 < t579 ? t577 : t579;
#line 26 "src/functions/bias.rs"
                const u32 t1_4 = t580 + seq_k;
#line 26 "src/functions/bias.rs"
                const u32 t2_4 = t1_4 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t583 = s_5 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_6 = t2_4 - t514;
#line 26 "src/functions/bias.rs"
                const u32 t4_6 = (int)t3_6 < (int)argument1 ? t3_6 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_6 = (int)t4_6 > (int)t5_2 ? t4_6 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_5 = t6_6 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_6 = (u64)place_5 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_6 = t11_2 + t14_6;
#line 28 "src/functions/bias.rs"
                f32 t16_6;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_6) : "l"(t15_6));
#line 28 "src/functions/bias.rs"
                const f32 t17_6 = t583 + t16_6;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t592 = t578 ? t17_6 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_5 = t592;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t593 = s_7 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_7 = t2_4 - t516;
#line 26 "src/functions/bias.rs"
                const u32 t4_7 = (int)t3_7 < (int)argument1 ? t3_7 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_7 = (int)t4_7 > (int)t5_2 ? t4_7 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_6 = t6_7 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_7 = (u64)place_6 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_7 = t11_2 + t14_7;
#line 28 "src/functions/bias.rs"
                f32 t16_7;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_7) : "l"(t15_7));
#line 28 "src/functions/bias.rs"
                const f32 t17_7 = t593 + t16_7;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t602 = t578 ? t17_7 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_7 = t602;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t603 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t604 = t603 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t605 = t499 + t604;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t606 = t605 + 9u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t607 = t606 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t608 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t609 = t606 < t608 ? t606 : t608;
#line 26 "src/functions/bias.rs"
                const u32 t1_5 = t609 + seq_k;
#line 26 "src/functions/bias.rs"
                const u32 t2_5 = t1_5 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t612 = s_6 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_8 = t2_5 - t514;
#line 26 "src/functions/bias.rs"
                const u32 t4_8 = (int)t3_8 < (int)argument1 ? t3_8 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_8 = (int)t4_8 > (int)t5_2 ? t4_8 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_7 = t6_8 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_8 = (u64)place_7 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_8 = t11_2 + t14_8;
#line 28 "src/functions/bias.rs"
                f32 t16_8;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_8) : "l"(t15_8));
#line 28 "src/functions/bias.rs"
                const f32 t17_8 = t612 + t16_8;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t621 = t607 ? t17_8 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_6 = t621;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t622 = s_8 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_9 = t2_5 - t516;
#line 26 "src/functions/bias.rs"
                const u32 t4_9 = (int)t3_9 < (int)argument1 ? t3_9 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_9 = (int)t4_9 > (int)t5_2 ? t4_9 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_8 = t6_9 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_9 = (u64)place_8 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_9 = t11_2 + t14_9;
#line 28 "src/functions/bias.rs"
                f32 t16_9;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_9) : "l"(t15_9));
#line 28 "src/functions/bias.rs"
                const f32 t17_9 = t622 + t16_9;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t631 = t607 ? t17_9 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_8 = t631;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t632 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t633 = t632 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t634 = t499 + t633;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t635 = t634 + 16u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t636 = t635 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t637 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t638 = t635 < t637 ? t635 : t637;
#line 26 "src/functions/bias.rs"
                const u32 t1_6 = t638 + seq_k;
#line 26 "src/functions/bias.rs"
                const u32 t2_6 = t1_6 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t641 = s_9 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_10 = t2_6 - t514;
#line 26 "src/functions/bias.rs"
                const u32 t4_10 = (int)t3_10 < (int)argument1 ? t3_10 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_10 = (int)t4_10 > (int)t5_2 ? t4_10 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_9 = t6_10 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_10 = (u64)place_9 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_10 = t11_2 + t14_10;
#line 28 "src/functions/bias.rs"
                f32 t16_10;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_10) : "l"(t15_10));
#line 28 "src/functions/bias.rs"
                const f32 t17_10 = t641 + t16_10;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t650 = t636 ? t17_10 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_9 = t650;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t651 = s_11 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_11 = t2_6 - t516;
#line 26 "src/functions/bias.rs"
                const u32 t4_11 = (int)t3_11 < (int)argument1 ? t3_11 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_11 = (int)t4_11 > (int)t5_2 ? t4_11 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_10 = t6_11 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_11 = (u64)place_10 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_11 = t11_2 + t14_11;
#line 28 "src/functions/bias.rs"
                f32 t16_11;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_11) : "l"(t15_11));
#line 28 "src/functions/bias.rs"
                const f32 t17_11 = t651 + t16_11;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t660 = t636 ? t17_11 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_11 = t660;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t661 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t662 = t661 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t663 = t499 + t662;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t664 = t663 + 17u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t665 = t664 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t666 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t667 = t664 < t666 ? t664 : t666;
#line 26 "src/functions/bias.rs"
                const u32 t1_7 = t667 + seq_k;
#line 26 "src/functions/bias.rs"
                const u32 t2_7 = t1_7 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t670 = s_10 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_12 = t2_7 - t514;
#line 26 "src/functions/bias.rs"
                const u32 t4_12 = (int)t3_12 < (int)argument1 ? t3_12 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_12 = (int)t4_12 > (int)t5_2 ? t4_12 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_11 = t6_12 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_12 = (u64)place_11 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_12 = t11_2 + t14_12;
#line 28 "src/functions/bias.rs"
                f32 t16_12;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_12) : "l"(t15_12));
#line 28 "src/functions/bias.rs"
                const f32 t17_12 = t670 + t16_12;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t679 = t665 ? t17_12 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_10 = t679;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t680 = s_12 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_13 = t2_7 - t516;
#line 26 "src/functions/bias.rs"
                const u32 t4_13 = (int)t3_13 < (int)argument1 ? t3_13 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_13 = (int)t4_13 > (int)t5_2 ? t4_13 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_12 = t6_13 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_13 = (u64)place_12 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_13 = t11_2 + t14_13;
#line 28 "src/functions/bias.rs"
                f32 t16_13;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_13) : "l"(t15_13));
#line 28 "src/functions/bias.rs"
                const f32 t17_13 = t680 + t16_13;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t689 = t665 ? t17_13 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_12 = t689;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t690 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t691 = t690 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t692 = t499 + t691;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t693 = t692 + 24u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t694 = t693 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t695 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t696 = t693 < t695 ? t693 : t695;
#line 26 "src/functions/bias.rs"
                const u32 t1_8 = t696 + seq_k;
#line 26 "src/functions/bias.rs"
                const u32 t2_8 = t1_8 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t699 = s_13 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_14 = t2_8 - t514;
#line 26 "src/functions/bias.rs"
                const u32 t4_14 = (int)t3_14 < (int)argument1 ? t3_14 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_14 = (int)t4_14 > (int)t5_2 ? t4_14 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_13 = t6_14 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_14 = (u64)place_13 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_14 = t11_2 + t14_14;
#line 28 "src/functions/bias.rs"
                f32 t16_14;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_14) : "l"(t15_14));
#line 28 "src/functions/bias.rs"
                const f32 t17_14 = t699 + t16_14;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t708 = t694 ? t17_14 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_13 = t708;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t709 = s_15 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_15 = t2_8 - t516;
#line 26 "src/functions/bias.rs"
                const u32 t4_15 = (int)t3_15 < (int)argument1 ? t3_15 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_15 = (int)t4_15 > (int)t5_2 ? t4_15 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_14 = t6_15 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_15 = (u64)place_14 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_15 = t11_2 + t14_15;
#line 28 "src/functions/bias.rs"
                f32 t16_15;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_15) : "l"(t15_15));
#line 28 "src/functions/bias.rs"
                const f32 t17_15 = t709 + t16_15;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t718 = t694 ? t17_15 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_15 = t718;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t719 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t720 = t719 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t721 = t499 + t720;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t722 = t721 + 25u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t723 = t722 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t724 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t725 = t722 < t724 ? t722 : t724;
#line 26 "src/functions/bias.rs"
                const u32 t1_9 = t725 + seq_k;
#line 26 "src/functions/bias.rs"
                const u32 t2_9 = t1_9 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t728 = s_14 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_16 = t2_9 - t514;
#line 26 "src/functions/bias.rs"
                const u32 t4_16 = (int)t3_16 < (int)argument1 ? t3_16 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_16 = (int)t4_16 > (int)t5_2 ? t4_16 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_15 = t6_16 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_16 = (u64)place_15 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_16 = t11_2 + t14_16;
#line 28 "src/functions/bias.rs"
                f32 t16_16;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_16) : "l"(t15_16));
#line 28 "src/functions/bias.rs"
                const f32 t17_16 = t728 + t16_16;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t737 = t723 ? t17_16 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_14 = t737;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t738 = s_16 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_17 = t2_9 - t516;
#line 26 "src/functions/bias.rs"
                const u32 t4_17 = (int)t3_17 < (int)argument1 ? t3_17 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_17 = (int)t4_17 > (int)t5_2 ? t4_17 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_16 = t6_17 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_17 = (u64)place_16 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_17 = t11_2 + t14_17;
#line 28 "src/functions/bias.rs"
                f32 t16_17;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_17) : "l"(t15_17));
#line 28 "src/functions/bias.rs"
                const f32 t17_17 = t738 + t16_17;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t747 = t723 ? t17_17 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_16 = t747;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t748 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t749 = t748 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t750 = t499 + t749;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t751 = t750 + 32u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t752 = t751 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t753 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t754 = t751 < t753 ? t751 : t753;
#line 26 "src/functions/bias.rs"
                const u32 t1_10 = t754 + seq_k;
#line 26 "src/functions/bias.rs"
                const u32 t2_10 = t1_10 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t757 = s_17 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_18 = t2_10 - t514;
#line 26 "src/functions/bias.rs"
                const u32 t4_18 = (int)t3_18 < (int)argument1 ? t3_18 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_18 = (int)t4_18 > (int)t5_2 ? t4_18 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_17 = t6_18 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_18 = (u64)place_17 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_18 = t11_2 + t14_18;
#line 28 "src/functions/bias.rs"
                f32 t16_18;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_18) : "l"(t15_18));
#line 28 "src/functions/bias.rs"
                const f32 t17_18 = t757 + t16_18;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t766 = t752 ? t17_18 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_17 = t766;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t767 = s_19 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_19 = t2_10 - t516;
#line 26 "src/functions/bias.rs"
                const u32 t4_19 = (int)t3_19 < (int)argument1 ? t3_19 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_19 = (int)t4_19 > (int)t5_2 ? t4_19 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_18 = t6_19 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_19 = (u64)place_18 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_19 = t11_2 + t14_19;
#line 28 "src/functions/bias.rs"
                f32 t16_19;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_19) : "l"(t15_19));
#line 28 "src/functions/bias.rs"
                const f32 t17_19 = t767 + t16_19;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t776 = t752 ? t17_19 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_19 = t776;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t777 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t778 = t777 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t779 = t499 + t778;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t780 = t779 + 33u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t781 = t780 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t782 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t783 = t780 < t782 ? t780 : t782;
#line 26 "src/functions/bias.rs"
                const u32 t1_11 = t783 + seq_k;
#line 26 "src/functions/bias.rs"
                const u32 t2_11 = t1_11 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t786 = s_18 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_20 = t2_11 - t514;
#line 26 "src/functions/bias.rs"
                const u32 t4_20 = (int)t3_20 < (int)argument1 ? t3_20 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_20 = (int)t4_20 > (int)t5_2 ? t4_20 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_19 = t6_20 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_20 = (u64)place_19 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_20 = t11_2 + t14_20;
#line 28 "src/functions/bias.rs"
                f32 t16_20;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_20) : "l"(t15_20));
#line 28 "src/functions/bias.rs"
                const f32 t17_20 = t786 + t16_20;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t795 = t781 ? t17_20 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_18 = t795;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t796 = s_20 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_21 = t2_11 - t516;
#line 26 "src/functions/bias.rs"
                const u32 t4_21 = (int)t3_21 < (int)argument1 ? t3_21 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_21 = (int)t4_21 > (int)t5_2 ? t4_21 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_20 = t6_21 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_21 = (u64)place_20 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_21 = t11_2 + t14_21;
#line 28 "src/functions/bias.rs"
                f32 t16_21;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_21) : "l"(t15_21));
#line 28 "src/functions/bias.rs"
                const f32 t17_21 = t796 + t16_21;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t805 = t781 ? t17_21 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_20 = t805;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t806 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t807 = t806 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t808 = t499 + t807;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t809 = t808 + 40u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t810 = t809 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t811 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t812 = t809 < t811 ? t809 : t811;
#line 26 "src/functions/bias.rs"
                const u32 t1_12 = t812 + seq_k;
#line 26 "src/functions/bias.rs"
                const u32 t2_12 = t1_12 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t815 = s_21 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_22 = t2_12 - t514;
#line 26 "src/functions/bias.rs"
                const u32 t4_22 = (int)t3_22 < (int)argument1 ? t3_22 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_22 = (int)t4_22 > (int)t5_2 ? t4_22 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_21 = t6_22 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_22 = (u64)place_21 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_22 = t11_2 + t14_22;
#line 28 "src/functions/bias.rs"
                f32 t16_22;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_22) : "l"(t15_22));
#line 28 "src/functions/bias.rs"
                const f32 t17_22 = t815 + t16_22;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t824 = t810 ? t17_22 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_21 = t824;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t825 = s_23 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_23 = t2_12 - t516;
#line 26 "src/functions/bias.rs"
                const u32 t4_23 = (int)t3_23 < (int)argument1 ? t3_23 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_23 = (int)t4_23 > (int)t5_2 ? t4_23 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_22 = t6_23 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_23 = (u64)place_22 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_23 = t11_2 + t14_23;
#line 28 "src/functions/bias.rs"
                f32 t16_23;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_23) : "l"(t15_23));
#line 28 "src/functions/bias.rs"
                const f32 t17_23 = t825 + t16_23;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t834 = t810 ? t17_23 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_23 = t834;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t835 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t836 = t835 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t837 = t499 + t836;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t838 = t837 + 41u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t839 = t838 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t840 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t841 = t838 < t840 ? t838 : t840;
#line 26 "src/functions/bias.rs"
                const u32 t1_13 = t841 + seq_k;
#line 26 "src/functions/bias.rs"
                const u32 t2_13 = t1_13 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t844 = s_22 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_24 = t2_13 - t514;
#line 26 "src/functions/bias.rs"
                const u32 t4_24 = (int)t3_24 < (int)argument1 ? t3_24 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_24 = (int)t4_24 > (int)t5_2 ? t4_24 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_23 = t6_24 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_24 = (u64)place_23 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_24 = t11_2 + t14_24;
#line 28 "src/functions/bias.rs"
                f32 t16_24;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_24) : "l"(t15_24));
#line 28 "src/functions/bias.rs"
                const f32 t17_24 = t844 + t16_24;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t853 = t839 ? t17_24 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_22 = t853;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t854 = s_24 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_25 = t2_13 - t516;
#line 26 "src/functions/bias.rs"
                const u32 t4_25 = (int)t3_25 < (int)argument1 ? t3_25 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_25 = (int)t4_25 > (int)t5_2 ? t4_25 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_24 = t6_25 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_25 = (u64)place_24 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_25 = t11_2 + t14_25;
#line 28 "src/functions/bias.rs"
                f32 t16_25;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_25) : "l"(t15_25));
#line 28 "src/functions/bias.rs"
                const f32 t17_25 = t854 + t16_25;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t863 = t839 ? t17_25 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_24 = t863;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t864 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t865 = t864 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t866 = t499 + t865;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t867 = t866 + 48u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t868 = t867 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t869 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t870 = t867 < t869 ? t867 : t869;
#line 26 "src/functions/bias.rs"
                const u32 t1_14 = t870 + seq_k;
#line 26 "src/functions/bias.rs"
                const u32 t2_14 = t1_14 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t873 = s_25 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_26 = t2_14 - t514;
#line 26 "src/functions/bias.rs"
                const u32 t4_26 = (int)t3_26 < (int)argument1 ? t3_26 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_26 = (int)t4_26 > (int)t5_2 ? t4_26 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_25 = t6_26 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_26 = (u64)place_25 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_26 = t11_2 + t14_26;
#line 28 "src/functions/bias.rs"
                f32 t16_26;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_26) : "l"(t15_26));
#line 28 "src/functions/bias.rs"
                const f32 t17_26 = t873 + t16_26;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t882 = t868 ? t17_26 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_25 = t882;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t883 = s_27 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_27 = t2_14 - t516;
#line 26 "src/functions/bias.rs"
                const u32 t4_27 = (int)t3_27 < (int)argument1 ? t3_27 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_27 = (int)t4_27 > (int)t5_2 ? t4_27 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_26 = t6_27 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_27 = (u64)place_26 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_27 = t11_2 + t14_27;
#line 28 "src/functions/bias.rs"
                f32 t16_27;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_27) : "l"(t15_27));
#line 28 "src/functions/bias.rs"
                const f32 t17_27 = t883 + t16_27;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t892 = t868 ? t17_27 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_27 = t892;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t893 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t894 = t893 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t895 = t499 + t894;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t896 = t895 + 49u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t897 = t896 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t898 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t899 = t896 < t898 ? t896 : t898;
#line 26 "src/functions/bias.rs"
                const u32 t1_15 = t899 + seq_k;
#line 26 "src/functions/bias.rs"
                const u32 t2_15 = t1_15 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t902 = s_26 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_28 = t2_15 - t514;
#line 26 "src/functions/bias.rs"
                const u32 t4_28 = (int)t3_28 < (int)argument1 ? t3_28 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_28 = (int)t4_28 > (int)t5_2 ? t4_28 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_27 = t6_28 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_28 = (u64)place_27 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_28 = t11_2 + t14_28;
#line 28 "src/functions/bias.rs"
                f32 t16_28;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_28) : "l"(t15_28));
#line 28 "src/functions/bias.rs"
                const f32 t17_28 = t902 + t16_28;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t911 = t897 ? t17_28 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_26 = t911;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t912 = s_28 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_29 = t2_15 - t516;
#line 26 "src/functions/bias.rs"
                const u32 t4_29 = (int)t3_29 < (int)argument1 ? t3_29 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_29 = (int)t4_29 > (int)t5_2 ? t4_29 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_28 = t6_29 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_29 = (u64)place_28 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_29 = t11_2 + t14_29;
#line 28 "src/functions/bias.rs"
                f32 t16_29;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_29) : "l"(t15_29));
#line 28 "src/functions/bias.rs"
                const f32 t17_29 = t912 + t16_29;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t921 = t897 ? t17_29 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_28 = t921;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t922 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t923 = t922 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t924 = t499 + t923;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t925 = t924 + 56u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t926 = t925 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t927 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t928 = t925 < t927 ? t925 : t927;
#line 26 "src/functions/bias.rs"
                const u32 t1_16 = t928 + seq_k;
#line 26 "src/functions/bias.rs"
                const u32 t2_16 = t1_16 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t931 = s_29 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_30 = t2_16 - t514;
#line 26 "src/functions/bias.rs"
                const u32 t4_30 = (int)t3_30 < (int)argument1 ? t3_30 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_30 = (int)t4_30 > (int)t5_2 ? t4_30 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_29 = t6_30 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_30 = (u64)place_29 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_30 = t11_2 + t14_30;
#line 28 "src/functions/bias.rs"
                f32 t16_30;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_30) : "l"(t15_30));
#line 28 "src/functions/bias.rs"
                const f32 t17_30 = t931 + t16_30;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t940 = t926 ? t17_30 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_29 = t940;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t941 = s_31 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_31 = t2_16 - t516;
#line 26 "src/functions/bias.rs"
                const u32 t4_31 = (int)t3_31 < (int)argument1 ? t3_31 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_31 = (int)t4_31 > (int)t5_2 ? t4_31 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_30 = t6_31 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_31 = (u64)place_30 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_31 = t11_2 + t14_31;
#line 28 "src/functions/bias.rs"
                f32 t16_31;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_31) : "l"(t15_31));
#line 28 "src/functions/bias.rs"
                const f32 t17_31 = t941 + t16_31;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t950 = t926 ? t17_31 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_31 = t950;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t951 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t952 = t951 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t953 = t499 + t952;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t954 = t953 + 57u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t955 = t954 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t956 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t957 = t954 < t956 ? t954 : t956;
#line 26 "src/functions/bias.rs"
                const u32 t1_17 = t957 + seq_k;
#line 26 "src/functions/bias.rs"
                const u32 t2_17 = t1_17 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t960 = s_30 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_32 = t2_17 - t514;
#line 26 "src/functions/bias.rs"
                const u32 t4_32 = (int)t3_32 < (int)argument1 ? t3_32 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_32 = (int)t4_32 > (int)t5_2 ? t4_32 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_31 = t6_32 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_32 = (u64)place_31 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_32 = t11_2 + t14_32;
#line 28 "src/functions/bias.rs"
                f32 t16_32;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_32) : "l"(t15_32));
#line 28 "src/functions/bias.rs"
                const f32 t17_32 = t960 + t16_32;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t969 = t955 ? t17_32 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_30 = t969;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t970 = s_32 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_33 = t2_17 - t516;
#line 26 "src/functions/bias.rs"
                const u32 t4_33 = (int)t3_33 < (int)argument1 ? t3_33 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_33 = (int)t4_33 > (int)t5_2 ? t4_33 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_32 = t6_33 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_33 = (u64)place_32 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_33 = t11_2 + t14_33;
#line 28 "src/functions/bias.rs"
                f32 t16_33;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_33) : "l"(t15_33));
#line 28 "src/functions/bias.rs"
                const f32 t17_33 = t970 + t16_33;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t979 = t955 ? t17_33 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_32 = t979;
#line 430 "fa-kernels/src/attention/kernel_problem.rs"
                if (t399) {
                    const u32 t980 = t277 << 4u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t981 = t278 + t980;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t982 = t8 + t981;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t983 = t393 / group;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t984 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t985 = t982 + t984;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t986 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
                    const bool t7_2 = t985 < argument1_2;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t988 = t985 + 8u;
#line 19 "src/functions/windows.rs"
                    const bool t7_3 = t988 < argument1_2;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t990 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t991 = t990 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t992 = t499 + t991;
#line 17 "src/functions/windows.rs"
                    const u32 t1_18 = t992 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_18 = t1_18 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance = t2_18 - t985;
                    const bool t4_34 = (int)0u <= (int)distance;
#line 18 "src/functions/windows.rs"
                    const bool t5_3 = (int)distance < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near = t4_34 & t5_3;
                    const bool t8_3 = (int)0u <= (int)distance;
#line 19 "src/functions/windows.rs"
                    const bool t9_3 = t7_2 & t8_3;
#line 19 "src/functions/windows.rs"
                    const bool t10_3 = near | t9_3;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1002 = t10_3 ? s : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s = t1002;
#line 17 "src/functions/windows.rs"
                    const u32 distance_2 = t2_18 - t988;
                    const bool t4_35 = (int)0u <= (int)distance_2;
#line 18 "src/functions/windows.rs"
                    const bool t5_4 = (int)distance_2 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_2 = t4_35 & t5_4;
                    const bool t8_4 = (int)0u <= (int)distance_2;
#line 19 "src/functions/windows.rs"
                    const bool t9_4 = t7_3 & t8_4;
#line 19 "src/functions/windows.rs"
                    const bool t10_4 = near_2 | t9_4;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1010 = t10_4 ? s_3 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_3 = t1010;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1011 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1012 = t1011 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1013 = t499 + t1012;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1014 = t1013 + 1u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_19 = t1014 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_19 = t1_19 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_3 = t2_19 - t985;
                    const bool t4_36 = (int)0u <= (int)distance_3;
#line 18 "src/functions/windows.rs"
                    const bool t5_5 = (int)distance_3 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_3 = t4_36 & t5_5;
                    const bool t8_5 = (int)0u <= (int)distance_3;
#line 19 "src/functions/windows.rs"
                    const bool t9_5 = t7_2 & t8_5;
#line 19 "src/functions/windows.rs"
                    const bool t10_5 = near_3 | t9_5;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1024 = t10_5 ? s_2 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_2 = t1024;
#line 17 "src/functions/windows.rs"
                    const u32 distance_4 = t2_19 - t988;
                    const bool t4_37 = (int)0u <= (int)distance_4;
#line 18 "src/functions/windows.rs"
                    const bool t5_6 = (int)distance_4 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_4 = t4_37 & t5_6;
                    const bool t8_6 = (int)0u <= (int)distance_4;
#line 19 "src/functions/windows.rs"
                    const bool t9_6 = t7_3 & t8_6;
#line 19 "src/functions/windows.rs"
                    const bool t10_6 = near_4 | t9_6;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1032 = t10_6 ? s_4 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_4 = t1032;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1033 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1034 = t1033 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1035 = t499 + t1034;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1036 = t1035 + 8u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_20 = t1036 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_20 = t1_20 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_5 = t2_20 - t985;
                    const bool t4_38 = (int)0u <= (int)distance_5;
#line 18 "src/functions/windows.rs"
                    const bool t5_7 = (int)distance_5 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_5 = t4_38 & t5_7;
                    const bool t8_7 = (int)0u <= (int)distance_5;
#line 19 "src/functions/windows.rs"
                    const bool t9_7 = t7_2 & t8_7;
#line 19 "src/functions/windows.rs"
                    const bool t10_7 = near_5 | t9_7;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1046 = t10_7 ? s_5 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_5 = t1046;
#line 17 "src/functions/windows.rs"
                    const u32 distance_6 = t2_20 - t988;
                    const bool t4_39 = (int)0u <= (int)distance_6;
#line 18 "src/functions/windows.rs"
                    const bool t5_8 = (int)distance_6 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_6 = t4_39 & t5_8;
                    const bool t8_8 = (int)0u <= (int)distance_6;
#line 19 "src/functions/windows.rs"
                    const bool t9_8 = t7_3 & t8_8;
#line 19 "src/functions/windows.rs"
                    const bool t10_8 = near_6 | t9_8;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1054 = t10_8 ? s_7 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_7 = t1054;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1055 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1056 = t1055 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1057 = t499 + t1056;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1058 = t1057 + 9u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_21 = t1058 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_21 = t1_21 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_7 = t2_21 - t985;
                    const bool t4_40 = (int)0u <= (int)distance_7;
#line 18 "src/functions/windows.rs"
                    const bool t5_9 = (int)distance_7 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_7 = t4_40 & t5_9;
                    const bool t8_9 = (int)0u <= (int)distance_7;
#line 19 "src/functions/windows.rs"
                    const bool t9_9 = t7_2 & t8_9;
#line 19 "src/functions/windows.rs"
                    const bool t10_9 = near_7 | t9_9;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1068 = t10_9 ? s_6 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_6 = t1068;
#line 17 "src/functions/windows.rs"
                    const u32 distance_8 = t2_21 - t988;
                    const bool t4_41 = (int)0u <= (int)distance_8;
#line 18 "src/functions/windows.rs"
                    const bool t5_10 = (int)distance_8 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_8 = t4_41 & t5_10;
                    const bool t8_10 = (int)0u <= (int)distance_8;
#line 19 "src/functions/windows.rs"
                    const bool t9_10 = t7_3 & t8_10;
#line 19 "src/functions/windows.rs"
                    const bool t10_10 = near_8 | t9_10;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1076 = t10_10 ? s_8 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_8 = t1076;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1077 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1078 = t1077 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1079 = t499 + t1078;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1080 = t1079 + 16u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_22 = t1080 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_22 = t1_22 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_9 = t2_22 - t985;
                    const bool t4_42 = (int)0u <= (int)distance_9;
#line 18 "src/functions/windows.rs"
                    const bool t5_11 = (int)distance_9 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_9 = t4_42 & t5_11;
                    const bool t8_11 = (int)0u <= (int)distance_9;
#line 19 "src/functions/windows.rs"
                    const bool t9_11 = t7_2 & t8_11;
#line 19 "src/functions/windows.rs"
                    const bool t10_11 = near_9 | t9_11;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1090 = t10_11 ? s_9 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_9 = t1090;
#line 17 "src/functions/windows.rs"
                    const u32 distance_10 = t2_22 - t988;
                    const bool t4_43 = (int)0u <= (int)distance_10;
#line 18 "src/functions/windows.rs"
                    const bool t5_12 = (int)distance_10 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_10 = t4_43 & t5_12;
                    const bool t8_12 = (int)0u <= (int)distance_10;
#line 19 "src/functions/windows.rs"
                    const bool t9_12 = t7_3 & t8_12;
#line 19 "src/functions/windows.rs"
                    const bool t10_12 = near_10 | t9_12;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1098 = t10_12 ? s_11 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_11 = t1098;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1099 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1100 = t1099 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1101 = t499 + t1100;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1102 = t1101 + 17u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_23 = t1102 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_23 = t1_23 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_11 = t2_23 - t985;
                    const bool t4_44 = (int)0u <= (int)distance_11;
#line 18 "src/functions/windows.rs"
                    const bool t5_13 = (int)distance_11 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_11 = t4_44 & t5_13;
                    const bool t8_13 = (int)0u <= (int)distance_11;
#line 19 "src/functions/windows.rs"
                    const bool t9_13 = t7_2 & t8_13;
#line 19 "src/functions/windows.rs"
                    const bool t10_13 = near_11 | t9_13;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1112 = t10_13 ? s_10 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_10 = t1112;
#line 17 "src/functions/windows.rs"
                    const u32 distance_12 = t2_23 - t988;
                    const bool t4_45 = (int)0u <= (int)distance_12;
#line 18 "src/functions/windows.rs"
                    const bool t5_14 = (int)distance_12 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_12 = t4_45 & t5_14;
                    const bool t8_14 = (int)0u <= (int)distance_12;
#line 19 "src/functions/windows.rs"
                    const bool t9_14 = t7_3 & t8_14;
#line 19 "src/functions/windows.rs"
                    const bool t10_14 = near_12 | t9_14;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1120 = t10_14 ? s_12 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_12 = t1120;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1121 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1122 = t1121 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1123 = t499 + t1122;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1124 = t1123 + 24u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_24 = t1124 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_24 = t1_24 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_13 = t2_24 - t985;
                    const bool t4_46 = (int)0u <= (int)distance_13;
#line 18 "src/functions/windows.rs"
                    const bool t5_15 = (int)distance_13 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_13 = t4_46 & t5_15;
                    const bool t8_15 = (int)0u <= (int)distance_13;
#line 19 "src/functions/windows.rs"
                    const bool t9_15 = t7_2 & t8_15;
#line 19 "src/functions/windows.rs"
                    const bool t10_15 = near_13 | t9_15;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1134 = t10_15 ? s_13 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_13 = t1134;
#line 17 "src/functions/windows.rs"
                    const u32 distance_14 = t2_24 - t988;
                    const bool t4_47 = (int)0u <= (int)distance_14;
#line 18 "src/functions/windows.rs"
                    const bool t5_16 = (int)distance_14 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_14 = t4_47 & t5_16;
                    const bool t8_16 = (int)0u <= (int)distance_14;
#line 19 "src/functions/windows.rs"
                    const bool t9_16 = t7_3 & t8_16;
#line 19 "src/functions/windows.rs"
                    const bool t10_16 = near_14 | t9_16;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1142 = t10_16 ? s_15 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_15 = t1142;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1143 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1144 = t1143 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1145 = t499 + t1144;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1146 = t1145 + 25u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_25 = t1146 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_25 = t1_25 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_15 = t2_25 - t985;
                    const bool t4_48 = (int)0u <= (int)distance_15;
#line 18 "src/functions/windows.rs"
                    const bool t5_17 = (int)distance_15 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_15 = t4_48 & t5_17;
                    const bool t8_17 = (int)0u <= (int)distance_15;
#line 19 "src/functions/windows.rs"
                    const bool t9_17 = t7_2 & t8_17;
#line 19 "src/functions/windows.rs"
                    const bool t10_17 = near_15 | t9_17;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1156 = t10_17 ? s_14 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_14 = t1156;
#line 17 "src/functions/windows.rs"
                    const u32 distance_16 = t2_25 - t988;
                    const bool t4_49 = (int)0u <= (int)distance_16;
#line 18 "src/functions/windows.rs"
                    const bool t5_18 = (int)distance_16 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_16 = t4_49 & t5_18;
                    const bool t8_18 = (int)0u <= (int)distance_16;
#line 19 "src/functions/windows.rs"
                    const bool t9_18 = t7_3 & t8_18;
#line 19 "src/functions/windows.rs"
                    const bool t10_18 = near_16 | t9_18;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1164 = t10_18 ? s_16 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_16 = t1164;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1165 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1166 = t1165 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1167 = t499 + t1166;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1168 = t1167 + 32u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_26 = t1168 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_26 = t1_26 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_17 = t2_26 - t985;
                    const bool t4_50 = (int)0u <= (int)distance_17;
#line 18 "src/functions/windows.rs"
                    const bool t5_19 = (int)distance_17 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_17 = t4_50 & t5_19;
                    const bool t8_19 = (int)0u <= (int)distance_17;
#line 19 "src/functions/windows.rs"
                    const bool t9_19 = t7_2 & t8_19;
#line 19 "src/functions/windows.rs"
                    const bool t10_19 = near_17 | t9_19;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1178 = t10_19 ? s_17 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_17 = t1178;
#line 17 "src/functions/windows.rs"
                    const u32 distance_18 = t2_26 - t988;
                    const bool t4_51 = (int)0u <= (int)distance_18;
#line 18 "src/functions/windows.rs"
                    const bool t5_20 = (int)distance_18 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_18 = t4_51 & t5_20;
                    const bool t8_20 = (int)0u <= (int)distance_18;
#line 19 "src/functions/windows.rs"
                    const bool t9_20 = t7_3 & t8_20;
#line 19 "src/functions/windows.rs"
                    const bool t10_20 = near_18 | t9_20;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1186 = t10_20 ? s_19 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_19 = t1186;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1187 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1188 = t1187 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1189 = t499 + t1188;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1190 = t1189 + 33u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_27 = t1190 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_27 = t1_27 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_19 = t2_27 - t985;
                    const bool t4_52 = (int)0u <= (int)distance_19;
#line 18 "src/functions/windows.rs"
                    const bool t5_21 = (int)distance_19 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_19 = t4_52 & t5_21;
                    const bool t8_21 = (int)0u <= (int)distance_19;
#line 19 "src/functions/windows.rs"
                    const bool t9_21 = t7_2 & t8_21;
#line 19 "src/functions/windows.rs"
                    const bool t10_21 = near_19 | t9_21;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1200 = t10_21 ? s_18 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_18 = t1200;
#line 17 "src/functions/windows.rs"
                    const u32 distance_20 = t2_27 - t988;
                    const bool t4_53 = (int)0u <= (int)distance_20;
#line 18 "src/functions/windows.rs"
                    const bool t5_22 = (int)distance_20 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_20 = t4_53 & t5_22;
                    const bool t8_22 = (int)0u <= (int)distance_20;
#line 19 "src/functions/windows.rs"
                    const bool t9_22 = t7_3 & t8_22;
#line 19 "src/functions/windows.rs"
                    const bool t10_22 = near_20 | t9_22;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1208 = t10_22 ? s_20 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_20 = t1208;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1209 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1210 = t1209 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1211 = t499 + t1210;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1212 = t1211 + 40u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_28 = t1212 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_28 = t1_28 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_21 = t2_28 - t985;
                    const bool t4_54 = (int)0u <= (int)distance_21;
#line 18 "src/functions/windows.rs"
                    const bool t5_23 = (int)distance_21 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_21 = t4_54 & t5_23;
                    const bool t8_23 = (int)0u <= (int)distance_21;
#line 19 "src/functions/windows.rs"
                    const bool t9_23 = t7_2 & t8_23;
#line 19 "src/functions/windows.rs"
                    const bool t10_23 = near_21 | t9_23;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1222 = t10_23 ? s_21 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_21 = t1222;
#line 17 "src/functions/windows.rs"
                    const u32 distance_22 = t2_28 - t988;
                    const bool t4_55 = (int)0u <= (int)distance_22;
#line 18 "src/functions/windows.rs"
                    const bool t5_24 = (int)distance_22 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_22 = t4_55 & t5_24;
                    const bool t8_24 = (int)0u <= (int)distance_22;
#line 19 "src/functions/windows.rs"
                    const bool t9_24 = t7_3 & t8_24;
#line 19 "src/functions/windows.rs"
                    const bool t10_24 = near_22 | t9_24;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1230 = t10_24 ? s_23 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_23 = t1230;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1231 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1232 = t1231 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1233 = t499 + t1232;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1234 = t1233 + 41u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_29 = t1234 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_29 = t1_29 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_23 = t2_29 - t985;
                    const bool t4_56 = (int)0u <= (int)distance_23;
#line 18 "src/functions/windows.rs"
                    const bool t5_25 = (int)distance_23 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_23 = t4_56 & t5_25;
                    const bool t8_25 = (int)0u <= (int)distance_23;
#line 19 "src/functions/windows.rs"
                    const bool t9_25 = t7_2 & t8_25;
#line 19 "src/functions/windows.rs"
                    const bool t10_25 = near_23 | t9_25;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1244 = t10_25 ? s_22 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_22 = t1244;
#line 17 "src/functions/windows.rs"
                    const u32 distance_24 = t2_29 - t988;
                    const bool t4_57 = (int)0u <= (int)distance_24;
#line 18 "src/functions/windows.rs"
                    const bool t5_26 = (int)distance_24 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_24 = t4_57 & t5_26;
                    const bool t8_26 = (int)0u <= (int)distance_24;
#line 19 "src/functions/windows.rs"
                    const bool t9_26 = t7_3 & t8_26;
#line 19 "src/functions/windows.rs"
                    const bool t10_26 = near_24 | t9_26;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1252 = t10_26 ? s_24 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_24 = t1252;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1253 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1254 = t1253 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1255 = t499 + t1254;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1256 = t1255 + 48u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_30 = t1256 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_30 = t1_30 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_25 = t2_30 - t985;
                    const bool t4_58 = (int)0u <= (int)distance_25;
#line 18 "src/functions/windows.rs"
                    const bool t5_27 = (int)distance_25 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_25 = t4_58 & t5_27;
                    const bool t8_27 = (int)0u <= (int)distance_25;
#line 19 "src/functions/windows.rs"
                    const bool t9_27 = t7_2 & t8_27;
#line 19 "src/functions/windows.rs"
                    const bool t10_27 = near_25 | t9_27;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1266 = t10_27 ? s_25 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_25 = t1266;
#line 17 "src/functions/windows.rs"
                    const u32 distance_26 = t2_30 - t988;
                    const bool t4_59 = (int)0u <= (int)distance_26;
#line 18 "src/functions/windows.rs"
                    const bool t5_28 = (int)distance_26 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_26 = t4_59 & t5_28;
                    const bool t8_28 = (int)0u <= (int)distance_26;
#line 19 "src/functions/windows.rs"
                    const bool t9_28 = t7_3 & t8_28;
#line 19 "src/functions/windows.rs"
                    const bool t10_28 = near_26 | t9_28;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1274 = t10_28 ? s_27 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_27 = t1274;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1275 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1276 = t1275 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1277 = t499 + t1276;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1278 = t1277 + 49u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_31 = t1278 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_31 = t1_31 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_27 = t2_31 - t985;
                    const bool t4_60 = (int)0u <= (int)distance_27;
#line 18 "src/functions/windows.rs"
                    const bool t5_29 = (int)distance_27 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_27 = t4_60 & t5_29;
                    const bool t8_29 = (int)0u <= (int)distance_27;
#line 19 "src/functions/windows.rs"
                    const bool t9_29 = t7_2 & t8_29;
#line 19 "src/functions/windows.rs"
                    const bool t10_29 = near_27 | t9_29;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1288 = t10_29 ? s_26 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_26 = t1288;
#line 17 "src/functions/windows.rs"
                    const u32 distance_28 = t2_31 - t988;
                    const bool t4_61 = (int)0u <= (int)distance_28;
#line 18 "src/functions/windows.rs"
                    const bool t5_30 = (int)distance_28 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_28 = t4_61 & t5_30;
                    const bool t8_30 = (int)0u <= (int)distance_28;
#line 19 "src/functions/windows.rs"
                    const bool t9_30 = t7_3 & t8_30;
#line 19 "src/functions/windows.rs"
                    const bool t10_30 = near_28 | t9_30;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1296 = t10_30 ? s_28 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_28 = t1296;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1297 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1298 = t1297 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1299 = t499 + t1298;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1300 = t1299 + 56u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_32 = t1300 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_32 = t1_32 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_29 = t2_32 - t985;
                    const bool t4_62 = (int)0u <= (int)distance_29;
#line 18 "src/functions/windows.rs"
                    const bool t5_31 = (int)distance_29 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_29 = t4_62 & t5_31;
                    const bool t8_31 = (int)0u <= (int)distance_29;
#line 19 "src/functions/windows.rs"
                    const bool t9_31 = t7_2 & t8_31;
#line 19 "src/functions/windows.rs"
                    const bool t10_31 = near_29 | t9_31;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1310 = t10_31 ? s_29 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_29 = t1310;
#line 17 "src/functions/windows.rs"
                    const u32 distance_30 = t2_32 - t988;
                    const bool t4_63 = (int)0u <= (int)distance_30;
#line 18 "src/functions/windows.rs"
                    const bool t5_32 = (int)distance_30 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_30 = t4_63 & t5_32;
                    const bool t8_32 = (int)0u <= (int)distance_30;
#line 19 "src/functions/windows.rs"
                    const bool t9_32 = t7_3 & t8_32;
#line 19 "src/functions/windows.rs"
                    const bool t10_32 = near_30 | t9_32;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1318 = t10_32 ? s_31 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_31 = t1318;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1319 = lane & 3u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1320 = t1319 << 1u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1321 = t499 + t1320;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1322 = t1321 + 57u;
#line 17 "src/functions/windows.rs"
                    const u32 t1_33 = t1322 + seq_k;
#line 17 "src/functions/windows.rs"
                    const u32 t2_33 = t1_33 - seq_q;
#line 17 "src/functions/windows.rs"
                    const u32 distance_31 = t2_33 - t985;
                    const bool t4_64 = (int)0u <= (int)distance_31;
#line 18 "src/functions/windows.rs"
                    const bool t5_33 = (int)distance_31 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_31 = t4_64 & t5_33;
                    const bool t8_33 = (int)0u <= (int)distance_31;
#line 19 "src/functions/windows.rs"
                    const bool t9_33 = t7_2 & t8_33;
#line 19 "src/functions/windows.rs"
                    const bool t10_33 = near_31 | t9_33;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1332 = t10_33 ? s_30 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_30 = t1332;
#line 17 "src/functions/windows.rs"
                    const u32 distance_32 = t2_33 - t988;
                    const bool t4_65 = (int)0u <= (int)distance_32;
#line 18 "src/functions/windows.rs"
                    const bool t5_34 = (int)distance_32 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
                    const bool near_32 = t4_65 & t5_34;
                    const bool t8_34 = (int)0u <= (int)distance_32;
#line 19 "src/functions/windows.rs"
                    const bool t9_34 = t7_3 & t8_34;
#line 19 "src/functions/windows.rs"
                    const bool t10_34 = near_32 | t9_34;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1340 = t10_34 ? s_32 : __uint_as_float(0xff800000u);
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    s_32 = t1340;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1341 = t277 << 4u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1342 = t278 + t1341;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1343 = t8 + t1342;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1344 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = t1343 + t1344;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1346 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1347 = t1346 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1348 = t499 + t1347;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1349 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1350 = t1349 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1351 = t499 + t1350;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1352 = t1351 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1353 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end = t1353 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1356 = visible_2 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1356;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1358 = visible_3 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1358;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1359 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_2 = t1359 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1362 = visible_4 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1362;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1364 = visible_5 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1364;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1365 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1366 = t1365 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1367 = t499 + t1366;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1368 = t1367 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1369 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1370 = t1369 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1371 = t499 + t1370;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1372 = t1371 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1373 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_3 = t1373 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1376 = visible_6 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1376;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1378 = visible_7 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1378;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1379 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_4 = t1379 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1382 = visible_8 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1382;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1384 = visible_9 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1384;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1385 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1386 = t1385 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1387 = t499 + t1386;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1388 = t1387 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1389 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1390 = t1389 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1391 = t499 + t1390;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1392 = t1391 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1393 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_5 = t1393 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1396 = visible_10 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1396;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1398 = visible_11 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1398;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1399 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_6 = t1399 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1402 = visible_12 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1402;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1404 = visible_13 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1404;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1405 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1406 = t1405 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1407 = t499 + t1406;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1408 = t1407 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1409 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1410 = t1409 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1411 = t499 + t1410;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1412 = t1411 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1413 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_7 = t1413 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1416 = visible_14 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1416;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1418 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1418;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1419 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_8 = t1419 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1422 = visible_16 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1422;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1424 = visible_17 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1424;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1425 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1426 = t1425 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1427 = t499 + t1426;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1428 = t1427 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1429 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1430 = t1429 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1431 = t499 + t1430;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1432 = t1431 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1433 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_9 = t1433 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1436 = visible_18 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1436;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1438 = visible_19 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1438;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1439 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_10 = t1439 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1442 = visible_20 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1442;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1444 = visible_21 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1444;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1445 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1446 = t1445 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1447 = t499 + t1446;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1448 = t1447 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1449 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1450 = t1449 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1451 = t499 + t1450;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1452 = t1451 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1453 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_11 = t1453 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1456 = visible_22 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1456;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1458 = visible_23 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1458;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1459 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_12 = t1459 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1462 = visible_24 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1462;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1464 = visible_25 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1464;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1465 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1466 = t1465 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1467 = t499 + t1466;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1468 = t1467 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1469 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1470 = t1469 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1471 = t499 + t1470;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1472 = t1471 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1473 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_13 = t1473 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1476 = visible_26 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1476;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1478 = visible_27 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1478;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1479 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_14 = t1479 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1482 = visible_28 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1482;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1484 = visible_29 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1484;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1485 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1486 = t1485 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1487 = t499 + t1486;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1488 = t1487 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1489 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1490 = t1489 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1491 = t499 + t1490;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1492 = t1491 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1493 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_15 = t1493 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1496 = visible_30 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1496;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1498 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1498;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1499 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_16 = t1499 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1502 = visible_32 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1502;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_33 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1504 = visible_33 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1504;
                }
#line 137 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1505 = lane & 3u;
#line 137 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1506 = t1505 << 4u;
#line 137 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1507 = statistics_3 + t1506;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t1507) : "memory");
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1509;
                asm("mov.b32 %0, %1;" : "=f"(t1509) : "r"(row_3));
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1511;
                asm("mov.b32 %0, %1;" : "=f"(t1511) : "r"(row_5));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1512 = -lse;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1513;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1513) : "f"(s), "f"(scale_log2), "f"(t1512));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1514;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1514) : "f"(t1513));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t1514;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1515 = -lse_2;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1516;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1516) : "f"(s_2), "f"(scale_log2), "f"(t1515));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1517;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1517) : "f"(t1516));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t1517;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1518 = -lse;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1519;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1519) : "f"(s_3), "f"(scale_log2), "f"(t1518));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1520;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1520) : "f"(t1519));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t1520;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1521 = -lse_2;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1522;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1522) : "f"(s_4), "f"(scale_log2), "f"(t1521));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1523;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1523) : "f"(t1522));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t1523;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_6;
                u32 row_7;
                u32 row_8;
                u32 row_9;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t1507) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1525;
                asm("mov.b32 %0, %1;" : "=f"(t1525) : "r"(row_7));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1527;
                asm("mov.b32 %0, %1;" : "=f"(t1527) : "r"(row_9));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1528 = -lse_3;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1529;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1529) : "f"(s_5), "f"(scale_log2), "f"(t1528));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1530;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1530) : "f"(t1529));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t1530;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1531 = -lse_4;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1532;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1532) : "f"(s_6), "f"(scale_log2), "f"(t1531));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1533;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1533) : "f"(t1532));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t1533;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1534 = -lse_3;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1535;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1535) : "f"(s_7), "f"(scale_log2), "f"(t1534));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1536;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1536) : "f"(t1535));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t1536;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1537 = -lse_4;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1538;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1538) : "f"(s_8), "f"(scale_log2), "f"(t1537));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1539;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1539) : "f"(t1538));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t1539;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_10;
                u32 row_11;
                u32 row_12;
                u32 row_13;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t1507) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1541;
                asm("mov.b32 %0, %1;" : "=f"(t1541) : "r"(row_11));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1543;
                asm("mov.b32 %0, %1;" : "=f"(t1543) : "r"(row_13));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1544 = -lse_5;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1545;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1545) : "f"(s_9), "f"(scale_log2), "f"(t1544));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1546;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1546) : "f"(t1545));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t1546;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1547 = -lse_6;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1548;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1548) : "f"(s_10), "f"(scale_log2), "f"(t1547));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1549;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1549) : "f"(t1548));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t1549;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1550 = -lse_5;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1551;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1551) : "f"(s_11), "f"(scale_log2), "f"(t1550));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1552;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1552) : "f"(t1551));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t1552;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1553 = -lse_6;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1554;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1554) : "f"(s_12), "f"(scale_log2), "f"(t1553));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1555;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1555) : "f"(t1554));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t1555;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_14;
                u32 row_15;
                u32 row_16;
                u32 row_17;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t1507) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1557;
                asm("mov.b32 %0, %1;" : "=f"(t1557) : "r"(row_15));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1559;
                asm("mov.b32 %0, %1;" : "=f"(t1559) : "r"(row_17));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1560 = -lse_7;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1561;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1561) : "f"(s_13), "f"(scale_log2), "f"(t1560));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1562;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1562) : "f"(t1561));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t1562;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1563 = -lse_8;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1564;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1564) : "f"(s_14), "f"(scale_log2), "f"(t1563));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1565;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1565) : "f"(t1564));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t1565;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1566 = -lse_7;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1567;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1567) : "f"(s_15), "f"(scale_log2), "f"(t1566));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1568;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1568) : "f"(t1567));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t1568;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1569 = -lse_8;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1570;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1570) : "f"(s_16), "f"(scale_log2), "f"(t1569));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1571;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1571) : "f"(t1570));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t1571;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t1507) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1573;
                asm("mov.b32 %0, %1;" : "=f"(t1573) : "r"(row_19));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1575;
                asm("mov.b32 %0, %1;" : "=f"(t1575) : "r"(row_21));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1576 = -lse_9;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1577;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1577) : "f"(s_17), "f"(scale_log2), "f"(t1576));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1578;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1578) : "f"(t1577));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t1578;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1579 = -lse_10;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1580;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1580) : "f"(s_18), "f"(scale_log2), "f"(t1579));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1581;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1581) : "f"(t1580));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t1581;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1582 = -lse_9;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1583;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1583) : "f"(s_19), "f"(scale_log2), "f"(t1582));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1584;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1584) : "f"(t1583));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t1584;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1585 = -lse_10;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1586;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1586) : "f"(s_20), "f"(scale_log2), "f"(t1585));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1587;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1587) : "f"(t1586));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t1587;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t1507) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1589;
                asm("mov.b32 %0, %1;" : "=f"(t1589) : "r"(row_23));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1591;
                asm("mov.b32 %0, %1;" : "=f"(t1591) : "r"(row_25));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1592 = -lse_11;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1593;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1593) : "f"(s_21), "f"(scale_log2), "f"(t1592));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1594;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1594) : "f"(t1593));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t1594;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1595 = -lse_12;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1596;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1596) : "f"(s_22), "f"(scale_log2), "f"(t1595));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1597;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1597) : "f"(t1596));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t1597;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1598 = -lse_11;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1599;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1599) : "f"(s_23), "f"(scale_log2), "f"(t1598));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1600;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1600) : "f"(t1599));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t1600;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1601 = -lse_12;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1602;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1602) : "f"(s_24), "f"(scale_log2), "f"(t1601));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1603;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1603) : "f"(t1602));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t1603;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t1507) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1605;
                asm("mov.b32 %0, %1;" : "=f"(t1605) : "r"(row_27));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1607;
                asm("mov.b32 %0, %1;" : "=f"(t1607) : "r"(row_29));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1608 = -lse_13;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1609;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1609) : "f"(s_25), "f"(scale_log2), "f"(t1608));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1610;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1610) : "f"(t1609));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t1610;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1611 = -lse_14;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1612;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1612) : "f"(s_26), "f"(scale_log2), "f"(t1611));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1613;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1613) : "f"(t1612));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t1613;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1614 = -lse_13;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1615;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1615) : "f"(s_27), "f"(scale_log2), "f"(t1614));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1616;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1616) : "f"(t1615));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t1616;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1617 = -lse_14;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1618;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1618) : "f"(s_28), "f"(scale_log2), "f"(t1617));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1619;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1619) : "f"(t1618));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t1619;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_30;
                u32 row_31;
                u32 row_32;
                u32 row_33;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t1507) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1621;
                asm("mov.b32 %0, %1;" : "=f"(t1621) : "r"(row_31));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1623;
                asm("mov.b32 %0, %1;" : "=f"(t1623) : "r"(row_33));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1624 = -lse_15;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1625;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1625) : "f"(s_29), "f"(scale_log2), "f"(t1624));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1626;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1626) : "f"(t1625));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t1626;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1627 = -lse_16;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1628;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1628) : "f"(s_30), "f"(scale_log2), "f"(t1627));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1629;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1629) : "f"(t1628));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t1629;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1630 = -lse_15;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1631;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1631) : "f"(s_31), "f"(scale_log2), "f"(t1630));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1632;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1632) : "f"(t1631));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t1632;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1633 = -lse_16;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1634;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1634) : "f"(s_32), "f"(scale_log2), "f"(t1633));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1635;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1635) : "f"(t1634));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t1635;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1636;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1636) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1637;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1637) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1638;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1638) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1639;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1639) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1640;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1640) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1641;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1641) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1642;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1642) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1643;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1643) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1644;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1644) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1645;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1645) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1646;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1646) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1647;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1647) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1648;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1648) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1649;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1649) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1650;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1650) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1651;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1651) : "f"(s_31), "f"(s_32));
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1652 = t442 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1653 = t1652 + 33554432u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1654 = (u64)t1653;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1655 = t1654 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1656 = t1652 + 33554560u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1657 = (u64)t1656;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1658 = t1657 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1659 = t1652 + 33554688u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1660 = (u64)t1659;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1661 = t1660 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1662 = t1652 + 33554816u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1663 = (u64)t1662;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1664 = t1663 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t1636), "r"(t1637), "r"(t1638), "r"(t1639), "l"(t1655), "r"(t1640), "r"(t1641), "r"(t1642), "r"(t1643), "l"(t1658), "r"(t1644), "r"(t1645), "r"(t1646), "r"(t1647), "l"(t1661), "r"(t1648), "r"(t1649), "r"(t1650), "r"(t1651), "l"(t1664) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 159 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1665 = lane & 3u;
#line 159 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1666 = t1665 << 4u;
#line 159 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1667 = statistics_3 + t1666;
                u32 row_34;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t1667) : "memory");
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1668;
                asm("mov.b32 %0, %1;" : "=f"(t1668) : "r"(row_34));
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1669;
                asm("mov.b32 %0, %1;" : "=f"(t1669) : "r"(row_35));
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1670;
                asm("mov.b32 %0, %1;" : "=f"(t1670) : "r"(row_36));
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1671;
                asm("mov.b32 %0, %1;" : "=f"(t1671) : "r"(row_37));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1672 = dp - t1669;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1673 = s * t1672;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t1673;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1674 = dp_2 - t1671;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1675 = s_2 * t1674;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t1675;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1676 = dp_3 - t1669;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1677 = s_3 * t1676;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t1677;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1678 = dp_4 - t1671;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1679 = s_4 * t1678;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t1679;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_38;
                u32 row_39;
                u32 row_40;
                u32 row_41;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t1667) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1680;
                asm("mov.b32 %0, %1;" : "=f"(t1680) : "r"(row_38));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1681;
                asm("mov.b32 %0, %1;" : "=f"(t1681) : "r"(row_39));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1682;
                asm("mov.b32 %0, %1;" : "=f"(t1682) : "r"(row_40));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1683;
                asm("mov.b32 %0, %1;" : "=f"(t1683) : "r"(row_41));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1684 = dp_5 - t1681;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1685 = s_5 * t1684;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t1685;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1686 = dp_6 - t1683;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1687 = s_6 * t1686;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t1687;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1688 = dp_7 - t1681;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1689 = s_7 * t1688;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t1689;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1690 = dp_8 - t1683;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1691 = s_8 * t1690;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t1691;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_42;
                u32 row_43;
                u32 row_44;
                u32 row_45;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t1667) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1692;
                asm("mov.b32 %0, %1;" : "=f"(t1692) : "r"(row_42));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1693;
                asm("mov.b32 %0, %1;" : "=f"(t1693) : "r"(row_43));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1694;
                asm("mov.b32 %0, %1;" : "=f"(t1694) : "r"(row_44));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1695;
                asm("mov.b32 %0, %1;" : "=f"(t1695) : "r"(row_45));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1696 = dp_9 - t1693;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1697 = s_9 * t1696;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t1697;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1698 = dp_10 - t1695;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1699 = s_10 * t1698;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t1699;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1700 = dp_11 - t1693;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1701 = s_11 * t1700;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t1701;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1702 = dp_12 - t1695;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1703 = s_12 * t1702;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t1703;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_46;
                u32 row_47;
                u32 row_48;
                u32 row_49;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t1667) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1704;
                asm("mov.b32 %0, %1;" : "=f"(t1704) : "r"(row_46));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1705;
                asm("mov.b32 %0, %1;" : "=f"(t1705) : "r"(row_47));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1706;
                asm("mov.b32 %0, %1;" : "=f"(t1706) : "r"(row_48));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1707;
                asm("mov.b32 %0, %1;" : "=f"(t1707) : "r"(row_49));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1708 = dp_13 - t1705;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1709 = s_13 * t1708;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t1709;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1710 = dp_14 - t1707;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1711 = s_14 * t1710;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t1711;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1712 = dp_15 - t1705;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1713 = s_15 * t1712;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t1713;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1714 = dp_16 - t1707;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1715 = s_16 * t1714;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t1715;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_50;
                u32 row_51;
                u32 row_52;
                u32 row_53;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t1667) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1716;
                asm("mov.b32 %0, %1;" : "=f"(t1716) : "r"(row_50));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1717;
                asm("mov.b32 %0, %1;" : "=f"(t1717) : "r"(row_51));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1718;
                asm("mov.b32 %0, %1;" : "=f"(t1718) : "r"(row_52));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1719;
                asm("mov.b32 %0, %1;" : "=f"(t1719) : "r"(row_53));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1720 = dp_17 - t1717;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1721 = s_17 * t1720;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t1721;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1722 = dp_18 - t1719;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1723 = s_18 * t1722;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t1723;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1724 = dp_19 - t1717;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1725 = s_19 * t1724;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t1725;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1726 = dp_20 - t1719;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1727 = s_20 * t1726;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t1727;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_54;
                u32 row_55;
                u32 row_56;
                u32 row_57;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t1667) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1728;
                asm("mov.b32 %0, %1;" : "=f"(t1728) : "r"(row_54));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1729;
                asm("mov.b32 %0, %1;" : "=f"(t1729) : "r"(row_55));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1730;
                asm("mov.b32 %0, %1;" : "=f"(t1730) : "r"(row_56));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1731;
                asm("mov.b32 %0, %1;" : "=f"(t1731) : "r"(row_57));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1732 = dp_21 - t1729;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1733 = s_21 * t1732;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t1733;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1734 = dp_22 - t1731;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1735 = s_22 * t1734;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t1735;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1736 = dp_23 - t1729;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1737 = s_23 * t1736;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t1737;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1738 = dp_24 - t1731;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1739 = s_24 * t1738;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t1739;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_58;
                u32 row_59;
                u32 row_60;
                u32 row_61;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t1667) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1740;
                asm("mov.b32 %0, %1;" : "=f"(t1740) : "r"(row_58));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1741;
                asm("mov.b32 %0, %1;" : "=f"(t1741) : "r"(row_59));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1742;
                asm("mov.b32 %0, %1;" : "=f"(t1742) : "r"(row_60));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1743;
                asm("mov.b32 %0, %1;" : "=f"(t1743) : "r"(row_61));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1744 = dp_25 - t1741;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1745 = s_25 * t1744;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t1745;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1746 = dp_26 - t1743;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1747 = s_26 * t1746;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t1747;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1748 = dp_27 - t1741;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1749 = s_27 * t1748;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t1749;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1750 = dp_28 - t1743;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1751 = s_28 * t1750;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t1751;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_62;
                u32 row_63;
                u32 row_64;
                u32 row_65;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t1667) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1752;
                asm("mov.b32 %0, %1;" : "=f"(t1752) : "r"(row_62));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1753;
                asm("mov.b32 %0, %1;" : "=f"(t1753) : "r"(row_63));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1754;
                asm("mov.b32 %0, %1;" : "=f"(t1754) : "r"(row_64));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1755;
                asm("mov.b32 %0, %1;" : "=f"(t1755) : "r"(row_65));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1756 = dp_29 - t1753;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1757 = s_29 * t1756;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t1757;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1758 = dp_30 - t1755;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1759 = s_30 * t1758;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t1759;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1760 = dp_31 - t1753;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1761 = s_31 * t1760;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t1761;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1762 = dp_32 - t1755;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1763 = s_32 * t1762;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t1763;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1764 = i_3 & 1u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1765 = t1764 << 14u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1766 = after + t1765;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1767 = t277 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1768 = t278 + t1767;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1769;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1769) : "f"(dp), "f"(dp_2));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1770;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1770) : "f"(dp_3), "f"(dp_4));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1771;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1771) : "f"(dp_5), "f"(dp_6));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1772;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1772) : "f"(dp_7), "f"(dp_8));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1773;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1773) : "f"(dp_9), "f"(dp_10));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1774;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1774) : "f"(dp_11), "f"(dp_12));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1775;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1775) : "f"(dp_13), "f"(dp_14));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1776;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1776) : "f"(dp_15), "f"(dp_16));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1777;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1777) : "f"(dp_17), "f"(dp_18));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1778;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1778) : "f"(dp_19), "f"(dp_20));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1779;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1779) : "f"(dp_21), "f"(dp_22));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1780;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1780) : "f"(dp_23), "f"(dp_24));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1781;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1781) : "f"(dp_25), "f"(dp_26));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1782;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1782) : "f"(dp_27), "f"(dp_28));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1783;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1783) : "f"(dp_29), "f"(dp_30));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1784;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1784) : "f"(dp_31), "f"(dp_32));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1785 = lane & 15u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1786 = t1768 + t1785;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1787 = lane >> 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1788 = t1786 & 7u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1789 = t1787 ^ t1788;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1790 = t1786 << 7u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1791 = t1789 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1792 = t1790 + t1791;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1793 = t1766 + t1792;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1793), "r"(t1769), "r"(t1770), "r"(t1771), "r"(t1772) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1794 = t1792 ^ 32u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1795 = t1766 + t1794;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1795), "r"(t1773), "r"(t1774), "r"(t1775), "r"(t1776) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1796 = t1792 ^ 64u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1797 = t1766 + t1796;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1797), "r"(t1777), "r"(t1778), "r"(t1779), "r"(t1780) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1798 = t1792 ^ 96u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1799 = t1766 + t1798;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1799), "r"(t1781), "r"(t1782), "r"(t1783), "r"(t1784) : "memory");
                u32 t1800;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1800) : "f"(dp), "f"(dp_2));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1801;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1801) : "f"(dp_3), "f"(dp_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1802;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1802) : "f"(dp_5), "f"(dp_6));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1803;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1803) : "f"(dp_7), "f"(dp_8));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1804;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1804) : "f"(dp_9), "f"(dp_10));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1805;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1805) : "f"(dp_11), "f"(dp_12));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1806;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1806) : "f"(dp_13), "f"(dp_14));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1807;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1807) : "f"(dp_15), "f"(dp_16));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1808;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1808) : "f"(dp_17), "f"(dp_18));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1809;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1809) : "f"(dp_19), "f"(dp_20));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1810;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1810) : "f"(dp_21), "f"(dp_22));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1811;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1811) : "f"(dp_23), "f"(dp_24));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1812;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1812) : "f"(dp_25), "f"(dp_26));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1813;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1813) : "f"(dp_27), "f"(dp_28));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1814;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1814) : "f"(dp_29), "f"(dp_30));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1815;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1815) : "f"(dp_31), "f"(dp_32));
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t1800;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t1801;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t1802;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t1803;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t1804;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t1805;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t1806;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t1807;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t1808;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t1809;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t1810;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t1811;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t1812;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t1813;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t1814;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t1815;
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 187 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1816 = index << 14u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1817 = smem_1 + t1816;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1818;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1818) : "r"(t1817));
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1819 = t1766 >> 4u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1820 = t1818 >> 4u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1821 = t1819 + 67108864u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1822 = (u64)t1821;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1823 = t1822 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1824 = t1820 + 67108864u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1825 = (u64)t1824;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1826 = t1825 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1827 = t1819 + 67108992u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1828 = (u64)t1827;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1829 = t1828 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1830 = t1820 + 67108992u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1831 = (u64)t1830;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1832 = t1831 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1833 = t1819 + 67109120u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1834 = (u64)t1833;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1835 = t1834 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1836 = t1820 + 67109120u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1837 = (u64)t1836;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1838 = t1837 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1839 = t1819 + 67109248u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1840 = (u64)t1839;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1841 = t1840 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1842 = t1820 + 67109248u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1843 = (u64)t1842;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1844 = t1843 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1845 = t1819 + 67109376u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1846 = (u64)t1845;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1847 = t1846 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1848 = t1820 + 67109376u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1849 = (u64)t1848;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1850 = t1849 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1851 = t1819 + 67109504u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1852 = (u64)t1851;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1853 = t1852 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1854 = t1820 + 67109504u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1855 = (u64)t1854;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1856 = t1855 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1857 = t1819 + 67109632u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1858 = (u64)t1857;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1859 = t1858 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1860 = t1820 + 67109632u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1861 = (u64)t1860;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1862 = t1861 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1863 = t1819 + 67109760u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1864 = (u64)t1863;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1865 = t1864 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1866 = t1820 + 67109760u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1867 = (u64)t1866;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1868 = t1867 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t1823), "l"(t1826), "l"(t1829), "l"(t1832), "l"(t1835), "l"(t1838), "l"(t1841), "l"(t1844), "l"(t1847), "l"(t1850), "l"(t1853), "l"(t1856), "l"(t1859), "l"(t1862), "l"(t1865), "l"(t1868) : "memory");
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1869 = t439 >> 4u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1870 = t1869 + 33554432u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1871 = (u64)t1870;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1872 = t1871 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1873 = t1869 + 33554560u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1874 = (u64)t1873;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1875 = t1874 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1876 = t1869 + 33554688u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1877 = (u64)t1876;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1878 = t1877 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1879 = t1869 + 33554816u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1880 = (u64)t1879;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1881 = t1880 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t1872), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t1875), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t1878), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t1881) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1882 = i_3 + 1u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t436 ? t1882 : i_3;
#line 147 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1636), "r"(t1637), "r"(t1638), "r"(t1639) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1640), "r"(t1641), "r"(t1642), "r"(t1643) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1644), "r"(t1645), "r"(t1646), "r"(t1647) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1648), "r"(t1649), "r"(t1650), "r"(t1651) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_3 & 1u;
                const u32 t1885 = slot_4 + 8u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1886 = t1885 << 3u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1887 = p + t1886;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1888 = lane == 0u;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1888) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1887) : "memory");
                }
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1889 = batch_2 * heads;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1890 = t1889 + t393;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1891 = t1890 * padded;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1892 = t396 << 6u;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_66 = t1891 + t1892;
#line 209 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1894 = t277 << 4u;
#line 209 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_67 = row_66 + t1894;
                const u64 t1896 = (u64)row_67;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1897 = t1896 * sums_stride0;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1898 = t1897 * 4ull;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1899 = sums + t1898;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1900 = index << 10u;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1901 = (u64)t1900 * 4u;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1902 = t1899 + t1901;
                const u32 t1903 = index << 2u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1904 = t1903 + t277;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1905 = t1904 << 12u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place_33 = p + t1905;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1907 = lane << 2u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1908 = (u64)t1907 * 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 address = t1902 + t1908;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1910 = next & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1911 = t1910 + 2u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1912 = t1911 << 3u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1913 = p + t1912;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1914 = next >> 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1915 = t1914 & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1913), "r"(t1915) : "memory");
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1916 = next & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1917 = t1916 + 6u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1918 = t1917 << 3u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1919 = p + t1918;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1920 = next >> 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1921 = t1920 & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1919), "r"(t1921) : "memory");
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1922 = next & 1u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1923 = t1922 << 14u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1924 = t20 + t1923;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1925 = t278 << 7u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1926 = smem_1 + t1925;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1927;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1927) : "r"(t1926));
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1928 = t1927 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1929 = t1924 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1930 = t1928 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1931 = (u64)t1930;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1932 = t1931 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1933 = t1929 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1934 = (u64)t1933;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1935 = t1934 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1936 = t1928 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1937 = (u64)t1936;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1938 = t1937 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1939 = t1929 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1940 = (u64)t1939;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1941 = t1940 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1942 = t1928 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1943 = (u64)t1942;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1944 = t1943 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1945 = t1929 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1946 = (u64)t1945;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1947 = t1946 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1948 = t1928 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1949 = (u64)t1948;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1950 = t1949 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1951 = t1929 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1952 = (u64)t1951;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1953 = t1952 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1954 = t1928 + 66560u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1955 = (u64)t1954;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1956 = t1955 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1957 = t1929 + 66048u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1958 = (u64)t1957;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1959 = t1958 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1960 = t1928 + 66562u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1961 = (u64)t1960;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1962 = t1961 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1963 = t1929 + 66050u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1964 = (u64)t1963;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1965 = t1964 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1966 = t1928 + 66564u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1967 = (u64)t1966;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1968 = t1967 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1969 = t1929 + 66052u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1970 = (u64)t1969;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1971 = t1970 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1972 = t1928 + 66566u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1973 = (u64)t1972;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1974 = t1973 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1975 = t1929 + 66054u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1976 = (u64)t1975;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1977 = t1976 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1932), "l"(t1935), "l"(t1938), "l"(t1941), "l"(t1944), "l"(t1947), "l"(t1950), "l"(t1953), "l"(t1956), "l"(t1959), "l"(t1962), "l"(t1965), "l"(t1968), "l"(t1971), "l"(t1974), "l"(t1977) : "memory");
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
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_5 = i_3 & 1u;
                const u32 t1979 = slot_5 + 4u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1980 = t1979 << 3u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1981 = p + t1980;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1982 = lane == 0u;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1982) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1981) : "memory");
                }
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1983 = i_3 + 1u;
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                i_3 = t1983;
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
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1987 = dk_2 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t1987;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1988 = dk_3 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t1988;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1989 = dk_4 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t1989;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1990 = dk_5 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t1990;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1991 = dk_6 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t1991;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1992 = dk_7 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t1992;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1993 = dk_8 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t1993;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1994 = dk_9 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t1994;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1995 = dk_10 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t1995;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1996 = dk_11 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t1996;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1997 = dk_12 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t1997;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1998 = dk_13 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t1998;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1999 = dk_14 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t1999;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2000 = dk_15 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t2000;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2001 = dk_16 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t2001;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2002 = dk_17 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t2002;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2003 = dk_18 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t2003;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2004 = dk_19 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t2004;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2005 = dk_20 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t2005;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2006 = dk_21 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t2006;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2007 = dk_22 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t2007;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2008 = dk_23 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t2008;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2009 = dk_24 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t2009;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2010 = dk_25 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t2010;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2011 = dk_26 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t2011;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2012 = dk_27 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t2012;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2013 = dk_28 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t2013;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2014 = dk_29 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t2014;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2015 = dk_30 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t2015;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2016 = dk_31 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t2016;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2017 = dk_32 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t2017;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2018 = dk_33 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t2018;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2019 = dk_34 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t2019;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2020 = dk_35 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t2020;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2021 = dk_36 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t2021;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2022 = dk_37 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t2022;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2023 = dk_38 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t2023;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2024 = dk_39 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t2024;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2025 = dk_40 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t2025;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2026 = dk_41 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t2026;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2027 = dk_42 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t2027;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2028 = dk_43 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t2028;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2029 = dk_44 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t2029;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2030 = dk_45 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t2030;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2031 = dk_46 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t2031;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2032 = dk_47 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t2032;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2033 = dk_48 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t2033;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2034 = dk_49 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t2034;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2035 = dk_50 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t2035;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2036 = dk_51 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t2036;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2037 = dk_52 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t2037;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2038 = dk_53 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t2038;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2039 = dk_54 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t2039;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2040 = dk_55 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t2040;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2041 = dk_56 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t2041;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2042 = dk_57 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t2042;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2043 = dk_58 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t2043;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2044 = dk_59 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t2044;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2045 = dk_60 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t2045;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2046 = dk_61 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t2046;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2047 = dk_62 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t2047;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2048 = dk_63 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t2048;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2049 = dk_64 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t2049;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2050 = dk_65 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t2050;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2051 = smem_1 + 16384u;
        const u32 t2052 = t277 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2053 = t278 + t2052;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2054;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2054) : "f"(dk_2), "f"(dk_3));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2055;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2055) : "f"(dk_4), "f"(dk_5));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2056;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2056) : "f"(dk_6), "f"(dk_7));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2057;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2057) : "f"(dk_8), "f"(dk_9));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2058;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2058) : "f"(dk_10), "f"(dk_11));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2059;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2059) : "f"(dk_12), "f"(dk_13));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2060;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2060) : "f"(dk_14), "f"(dk_15));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2061;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2061) : "f"(dk_16), "f"(dk_17));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2062;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2062) : "f"(dk_18), "f"(dk_19));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2063;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2063) : "f"(dk_20), "f"(dk_21));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2064;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2064) : "f"(dk_22), "f"(dk_23));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2065;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2065) : "f"(dk_24), "f"(dk_25));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2066;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2066) : "f"(dk_26), "f"(dk_27));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2067;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2067) : "f"(dk_28), "f"(dk_29));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2068;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2068) : "f"(dk_30), "f"(dk_31));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2069;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2069) : "f"(dk_32), "f"(dk_33));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2070;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2070) : "f"(dk_34), "f"(dk_35));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2071;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2071) : "f"(dk_36), "f"(dk_37));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2072;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2072) : "f"(dk_38), "f"(dk_39));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2073;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2073) : "f"(dk_40), "f"(dk_41));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2074;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2074) : "f"(dk_42), "f"(dk_43));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2075;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2075) : "f"(dk_44), "f"(dk_45));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2076;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2076) : "f"(dk_46), "f"(dk_47));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2077;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2077) : "f"(dk_48), "f"(dk_49));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2078;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2078) : "f"(dk_50), "f"(dk_51));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2079;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2079) : "f"(dk_52), "f"(dk_53));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2080;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2080) : "f"(dk_54), "f"(dk_55));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2081;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2081) : "f"(dk_56), "f"(dk_57));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2082;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2082) : "f"(dk_58), "f"(dk_59));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2083;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2083) : "f"(dk_60), "f"(dk_61));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2084;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2084) : "f"(dk_62), "f"(dk_63));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2085;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2085) : "f"(dk_64), "f"(dk_65));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2086 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2087 = t2053 + t2086;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2088 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2089 = t2087 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2090 = t2088 ^ t2089;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2091 = t2087 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2092 = t2090 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2093 = t2091 + t2092;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2094 = smem_1 + t2093;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2094), "r"(t2054), "r"(t2055), "r"(t2056), "r"(t2057) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2095 = t2093 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2096 = smem_1 + t2095;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2096), "r"(t2058), "r"(t2059), "r"(t2060), "r"(t2061) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2097 = t2093 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2098 = smem_1 + t2097;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2098), "r"(t2062), "r"(t2063), "r"(t2064), "r"(t2065) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2099 = t2093 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2100 = smem_1 + t2099;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2100), "r"(t2066), "r"(t2067), "r"(t2068), "r"(t2069) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2101 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2102 = t2053 + t2101;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2103 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2104 = t2102 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2105 = t2103 ^ t2104;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2106 = t2102 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2107 = t2105 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2108 = t2106 + t2107;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2109 = t2051 + t2108;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2109), "r"(t2070), "r"(t2071), "r"(t2072), "r"(t2073) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2110 = t2108 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2111 = t2051 + t2110;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2111), "r"(t2074), "r"(t2075), "r"(t2076), "r"(t2077) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2112 = t2108 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2113 = t2051 + t2112;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2113), "r"(t2078), "r"(t2079), "r"(t2080), "r"(t2081) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2114 = t2108 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2115 = t2051 + t2114;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2115), "r"(t2082), "r"(t2083), "r"(t2084), "r"(t2085) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2116 = (u64)batch_2;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2117 = t2116 * dk_stride0;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2118 = t2117 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2119 = dk + t2118;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2120 = (u64)t8;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2121 = t2120 * dk_stride1;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2122 = t2121 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2123 = t2119 + t2122;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2124 = (u64)t10;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2125 = t2124 * dk_stride2;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2126 = t2125 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2127 = t2123 + t2126;
        const u32 t2128 = seq_k - t8;
#line 283 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2129 = head_dim >> 3u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2130 = (u32)dk_stride1;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2131 = t2130 << 1u;
        const u32 t2132 = t277 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2133 = t278 + t2132;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2134 = lane >> 3u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2135 = t2133 + t2134;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2136 = lane & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2137 = t2135 < t2128;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2138 = t2136 < t2129;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2139 = t2137 & t2138;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2139) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2140 = t2135 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2141 = t2136 ^ t2140;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2142 = t2135 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2143 = t2141 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2144 = t2142 + t2143;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2145 = smem_1 + t2144;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_68;
            u32 row_69;
            u32 row_70;
            u32 row_71;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t2145) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2146 = (u64)t2135 * t2131;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2147 = t2127 + t2146;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2148 = (u64)t2136 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2149 = t2147 + t2148;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2149), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2150 = t2135 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2151 = t2150 < t2128;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2152 = t2136 < t2129;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2153 = t2151 & t2152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2153) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2154 = t2150 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2155 = t2136 ^ t2154;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2156 = t2150 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2157 = t2155 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2158 = t2156 + t2157;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2159 = smem_1 + t2158;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_72;
            u32 row_73;
            u32 row_74;
            u32 row_75;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t2159) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2160 = (u64)t2150 * t2131;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2161 = t2127 + t2160;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2162 = (u64)t2136 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2163 = t2161 + t2162;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2163), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2164 = t2135 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2165 = t2164 < t2128;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2166 = t2136 < t2129;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2167 = t2165 & t2166;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2167) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2168 = t2164 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2169 = t2136 ^ t2168;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2170 = t2164 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2171 = t2169 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2172 = t2170 + t2171;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2173 = smem_1 + t2172;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_76;
            u32 row_77;
            u32 row_78;
            u32 row_79;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t2173) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2174 = (u64)t2164 * t2131;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2175 = t2127 + t2174;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2176 = (u64)t2136 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2177 = t2175 + t2176;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2177), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2178 = t2135 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2179 = t2178 < t2128;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2180 = t2136 < t2129;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2181 = t2179 & t2180;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2181) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2182 = t2178 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2183 = t2136 ^ t2182;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2184 = t2178 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2185 = t2183 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2186 = t2184 + t2185;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2187 = smem_1 + t2186;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_80;
            u32 row_81;
            u32 row_82;
            u32 row_83;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t2187) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2188 = (u64)t2178 * t2131;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2189 = t2127 + t2188;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2190 = (u64)t2136 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2191 = t2189 + t2190;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2191), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2192 = smem_1 + 16384u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2193 = t2135 < t2128;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2194 = t2136 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2195 = t2194 < t2129;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2196 = t2193 & t2195;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2196) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2197 = t2135 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2198 = t2136 ^ t2197;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2199 = t2135 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2200 = t2198 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2201 = t2199 + t2200;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2202 = t2192 + t2201;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_84;
            u32 row_85;
            u32 row_86;
            u32 row_87;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t2202) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2203 = (u64)t2135 * t2131;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2204 = t2127 + t2203;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2205 = (u64)t2136 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2206 = t2204 + t2205;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2206), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2207 = t2135 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2208 = t2207 < t2128;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2209 = t2136 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2210 = t2209 < t2129;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2211 = t2208 & t2210;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2211) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2212 = t2207 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2213 = t2136 ^ t2212;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2214 = t2207 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2215 = t2213 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2216 = t2214 + t2215;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2217 = t2192 + t2216;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_88;
            u32 row_89;
            u32 row_90;
            u32 row_91;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t2217) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2218 = (u64)t2207 * t2131;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2219 = t2127 + t2218;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2220 = (u64)t2136 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2221 = t2219 + t2220;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2221), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2222 = t2135 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2223 = t2222 < t2128;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2224 = t2136 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2225 = t2224 < t2129;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2226 = t2223 & t2225;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2226) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2227 = t2222 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2228 = t2136 ^ t2227;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2229 = t2222 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2230 = t2228 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2231 = t2229 + t2230;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2232 = t2192 + t2231;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_92;
            u32 row_93;
            u32 row_94;
            u32 row_95;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t2232) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2233 = (u64)t2222 * t2131;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2234 = t2127 + t2233;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2235 = (u64)t2136 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2236 = t2234 + t2235;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2236), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2237 = t2135 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2238 = t2237 < t2128;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2239 = t2136 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2240 = t2239 < t2129;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2241 = t2238 & t2240;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2241) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2242 = t2237 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2243 = t2136 ^ t2242;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2244 = t2237 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2245 = t2243 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2246 = t2244 + t2245;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2247 = t2192 + t2246;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_96;
            u32 row_97;
            u32 row_98;
            u32 row_99;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t2247) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2248 = (u64)t2237 * t2131;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2249 = t2127 + t2248;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2250 = (u64)t2136 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2251 = t2249 + t2250;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2251), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
        }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2252 = t19 + 16384u;
        const u32 t2253 = t277 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2254 = t278 + t2253;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2255;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2255) : "f"(dv_2), "f"(dv_3));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2256;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2256) : "f"(dv_4), "f"(dv_5));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2257;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2257) : "f"(dv_6), "f"(dv_7));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2258;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2258) : "f"(dv_8), "f"(dv_9));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2259;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2259) : "f"(dv_10), "f"(dv_11));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2260;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2260) : "f"(dv_12), "f"(dv_13));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2261;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2261) : "f"(dv_14), "f"(dv_15));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2262;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2262) : "f"(dv_16), "f"(dv_17));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2263;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2263) : "f"(dv_18), "f"(dv_19));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2264;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2264) : "f"(dv_20), "f"(dv_21));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2265;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2265) : "f"(dv_22), "f"(dv_23));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2266;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2266) : "f"(dv_24), "f"(dv_25));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2267;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2267) : "f"(dv_26), "f"(dv_27));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2268;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2268) : "f"(dv_28), "f"(dv_29));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2269;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2269) : "f"(dv_30), "f"(dv_31));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2270;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2270) : "f"(dv_32), "f"(dv_33));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2271;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2271) : "f"(dv_34), "f"(dv_35));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2272;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2272) : "f"(dv_36), "f"(dv_37));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2273;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2273) : "f"(dv_38), "f"(dv_39));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2274;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2274) : "f"(dv_40), "f"(dv_41));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2275;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2275) : "f"(dv_42), "f"(dv_43));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2276;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2276) : "f"(dv_44), "f"(dv_45));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2277;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2277) : "f"(dv_46), "f"(dv_47));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2278;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2278) : "f"(dv_48), "f"(dv_49));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2279;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2279) : "f"(dv_50), "f"(dv_51));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2280;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2280) : "f"(dv_52), "f"(dv_53));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2281;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2281) : "f"(dv_54), "f"(dv_55));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2282;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2282) : "f"(dv_56), "f"(dv_57));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2283;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2283) : "f"(dv_58), "f"(dv_59));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2284;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2284) : "f"(dv_60), "f"(dv_61));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2285;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2285) : "f"(dv_62), "f"(dv_63));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2286;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2286) : "f"(dv_64), "f"(dv_65));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2287 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2288 = t2254 + t2287;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2289 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2290 = t2288 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2291 = t2289 ^ t2290;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2292 = t2288 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2293 = t2291 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2294 = t2292 + t2293;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2295 = t19 + t2294;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2295), "r"(t2255), "r"(t2256), "r"(t2257), "r"(t2258) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2296 = t2294 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2297 = t19 + t2296;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2297), "r"(t2259), "r"(t2260), "r"(t2261), "r"(t2262) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2298 = t2294 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2299 = t19 + t2298;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2299), "r"(t2263), "r"(t2264), "r"(t2265), "r"(t2266) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2300 = t2294 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2301 = t19 + t2300;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2301), "r"(t2267), "r"(t2268), "r"(t2269), "r"(t2270) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2302 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2303 = t2254 + t2302;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2304 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2305 = t2303 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2306 = t2304 ^ t2305;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2307 = t2303 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2308 = t2306 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2309 = t2307 + t2308;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2310 = t2252 + t2309;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2310), "r"(t2271), "r"(t2272), "r"(t2273), "r"(t2274) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2311 = t2309 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2312 = t2252 + t2311;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2312), "r"(t2275), "r"(t2276), "r"(t2277), "r"(t2278) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2313 = t2309 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2314 = t2252 + t2313;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2314), "r"(t2279), "r"(t2280), "r"(t2281), "r"(t2282) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2315 = t2309 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2316 = t2252 + t2315;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2316), "r"(t2283), "r"(t2284), "r"(t2285), "r"(t2286) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2317 = (u64)batch_2;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2318 = t2317 * dv_stride0;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2319 = t2318 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2320 = dv + t2319;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2321 = (u64)t8;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2322 = t2321 * dv_stride1;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2323 = t2322 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2324 = t2320 + t2323;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2325 = (u64)t10;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2326 = t2325 * dv_stride2;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2327 = t2326 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2328 = t2324 + t2327;
        const u32 t2329 = seq_k - t8;
#line 283 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2330 = head_dim >> 3u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2331 = (u32)dv_stride1;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2332 = t2331 << 1u;
        const u32 t2333 = t277 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2334 = t278 + t2333;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2335 = lane >> 3u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2336 = t2334 + t2335;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2337 = lane & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2338 = t2336 < t2329;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2339 = t2337 < t2330;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2340 = t2338 & t2339;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2340) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2341 = t2336 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2342 = t2337 ^ t2341;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2343 = t2336 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2344 = t2342 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2345 = t2343 + t2344;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2346 = t19 + t2345;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_100;
            u32 row_101;
            u32 row_102;
            u32 row_103;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t2346) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2347 = (u64)t2336 * t2332;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2348 = t2328 + t2347;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2349 = (u64)t2337 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2350 = t2348 + t2349;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2350), "r"(row_100), "r"(row_101), "r"(row_102), "r"(row_103) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2351 = t2336 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2352 = t2351 < t2329;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2353 = t2337 < t2330;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2354 = t2352 & t2353;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2354) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2355 = t2351 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2356 = t2337 ^ t2355;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2357 = t2351 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2358 = t2356 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2359 = t2357 + t2358;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2360 = t19 + t2359;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_104;
            u32 row_105;
            u32 row_106;
            u32 row_107;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t2360) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2361 = (u64)t2351 * t2332;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2362 = t2328 + t2361;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2363 = (u64)t2337 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2364 = t2362 + t2363;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2364), "r"(row_104), "r"(row_105), "r"(row_106), "r"(row_107) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2365 = t2336 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2366 = t2365 < t2329;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2367 = t2337 < t2330;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2368 = t2366 & t2367;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2368) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2369 = t2365 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2370 = t2337 ^ t2369;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2371 = t2365 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2372 = t2370 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2373 = t2371 + t2372;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2374 = t19 + t2373;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_108;
            u32 row_109;
            u32 row_110;
            u32 row_111;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t2374) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2375 = (u64)t2365 * t2332;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2376 = t2328 + t2375;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2377 = (u64)t2337 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2378 = t2376 + t2377;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2378), "r"(row_108), "r"(row_109), "r"(row_110), "r"(row_111) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2379 = t2336 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2380 = t2379 < t2329;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2381 = t2337 < t2330;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2382 = t2380 & t2381;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2382) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2383 = t2379 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2384 = t2337 ^ t2383;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2385 = t2379 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2386 = t2384 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2387 = t2385 + t2386;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2388 = t19 + t2387;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_112;
            u32 row_113;
            u32 row_114;
            u32 row_115;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t2388) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2389 = (u64)t2379 * t2332;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2390 = t2328 + t2389;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2391 = (u64)t2337 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2392 = t2390 + t2391;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2392), "r"(row_112), "r"(row_113), "r"(row_114), "r"(row_115) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2393 = t19 + 16384u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2394 = t2336 < t2329;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2395 = t2337 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2396 = t2395 < t2330;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2397 = t2394 & t2396;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2397) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2398 = t2336 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2399 = t2337 ^ t2398;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2400 = t2336 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2401 = t2399 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2402 = t2400 + t2401;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2403 = t2393 + t2402;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_116;
            u32 row_117;
            u32 row_118;
            u32 row_119;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t2403) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2404 = (u64)t2336 * t2332;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2405 = t2328 + t2404;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2406 = (u64)t2337 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2407 = t2405 + t2406;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2407), "r"(row_116), "r"(row_117), "r"(row_118), "r"(row_119) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2408 = t2336 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2409 = t2408 < t2329;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2410 = t2337 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2411 = t2410 < t2330;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2412 = t2409 & t2411;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2412) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2413 = t2408 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2414 = t2337 ^ t2413;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2415 = t2408 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2416 = t2414 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2417 = t2415 + t2416;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2418 = t2393 + t2417;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_120;
            u32 row_121;
            u32 row_122;
            u32 row_123;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t2418) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2419 = (u64)t2408 * t2332;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2420 = t2328 + t2419;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2421 = (u64)t2337 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2422 = t2420 + t2421;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2422), "r"(row_120), "r"(row_121), "r"(row_122), "r"(row_123) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2423 = t2336 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2424 = t2423 < t2329;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2425 = t2337 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2426 = t2425 < t2330;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2427 = t2424 & t2426;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2427) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2428 = t2423 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2429 = t2337 ^ t2428;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2430 = t2423 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2431 = t2429 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2432 = t2430 + t2431;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2433 = t2393 + t2432;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_124;
            u32 row_125;
            u32 row_126;
            u32 row_127;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t2433) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2434 = (u64)t2423 * t2332;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2435 = t2328 + t2434;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2436 = (u64)t2337 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2437 = t2435 + t2436;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2437), "r"(row_124), "r"(row_125), "r"(row_126), "r"(row_127) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2438 = t2336 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2439 = t2438 < t2329;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2440 = t2337 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2441 = t2440 < t2330;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2442 = t2439 & t2441;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2442) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2443 = t2438 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2444 = t2337 ^ t2443;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2445 = t2438 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2446 = t2444 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2447 = t2445 + t2446;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2448 = t2393 + t2447;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_128;
            u32 row_129;
            u32 row_130;
            u32 row_131;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t2448) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2449 = (u64)t2438 * t2332;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2450 = t2328 + t2449;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2451 = (u64)t2337 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2452 = t2450 + t2451;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2452), "r"(row_128), "r"(row_129), "r"(row_130), "r"(row_131) : "memory");
        }
    }
}
