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
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t57 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t58 = t56 < t57 ? t56 : t57;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t59 = first_head / group;
#line 19 "src/functions/windows.rs"
        const u32 t2_2 = argument0_2 < 2147483648u ? argument0_2 : 2147483648u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t61 = t8 <= t58;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t62 = t61 ? t8 : 0u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t63 = t61 ? t58 : 4294967295u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t64 = t63 < argument1_2;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t65 = t62 < argument1_2;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t66 = t2_2 - 2147483648u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t67 = t2_2 - 2147483648u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t68 = t66 <= t67;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t69 = 0u > t67 ? 0u : t67;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t70 = t68 ? t69 : 4294967295u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t71 = 2147483648u - t2_2;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t72 = 2147483648u - t2_2;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t73 = t71 <= t72;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t74 = 0u > t72 ? 0u : t72;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t75 = t73 ? t74 : 4294967295u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t76 = t70 <= t75;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t77 = t76 ? 2147483648u : t2_2;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t78 = t70 < t75 ? t70 : t75;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t79 = t77 + t78;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t80 = t65 ? t77 : t2_2;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t81 = t64 ? 2147483648u : t80;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t82 = t65 ? t79 : t2_2;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t83 = t64 ? 2147483648u : t82;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t84 = t50 + seq_k;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t85 = t54 - t50;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t86 = t84 + t85;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t87 = t85 <= t85;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t88 = t87 ? t84 : 0u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t89 = t87 ? t86 : 4294967295u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t90 = t88 - seq_q;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t91 = t89 - t88;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t92 = t90 + t91;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t93 = t91 <= t91;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t94 = t93 ? t90 : 0u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t95 = t93 ? t92 : 4294967295u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t96 = t94 - t58;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t97 = t95 - t94;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t98 = t58 - t8;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t99 = t97 + t98;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t100 = t96 + t99;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t101 = t97 <= t99;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t102 = t101 ? t96 : 0u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t103 = t101 ? t100 : 4294967295u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t104 = t102 <= t103;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t105 = t104 ? t102 : 0u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t106 = t104 ? t103 : 4294967295u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t107 = t81 <= t83;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t108 = t107 ? t81 : 0u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t109 = t107 ? t83 : 4294967295u;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t110 = t106 < t108;
#line 117 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t111 = t105 < t109;
#line 93 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t112 = block_2 << 6u;
        const u32 t113 = t8 + 128u;
#line 127 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = seq_k < t113;
#line 76 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool inside = !right;
        const bool t116 = exists & t111;
#line 77 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 visible = __ballot_sync(0xffffffffu, t116);
        const bool t118 = exists & inside;
#line 78 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t119 = t118 & t111;
#line 78 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t120 = t119 & t110;
#line 78 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 whole = __ballot_sync(0xffffffffu, t120);
        const bool t122 = t39 == 0u;
#line 79 "fa-kernels/src/attention/backward/query_walk.rs"
        if (t122) {
            const u32 t123 = i << 3u;
#line 80 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 to = t35 + t123;
            const u32 t125 = visible ^ whole;
#line 81 "fa-kernels/src/attention/backward/query_walk.rs"
            f32 t126;
            asm("mov.b32 %0, %1;" : "=f"(t126) : "r"(t125));
#line 81 "fa-kernels/src/attention/backward/query_walk.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t126) : "memory");
            f32 t127;
            asm("mov.b32 %0, %1;" : "=f"(t127) : "r"(whole));
#line 82 "fa-kernels/src/attention/backward/query_walk.rs"
            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t127) : "memory");
        }
    }
#line 159 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t128 = warpgroup == 0u;
#line 160 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t128) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t129 = warp == 0u;
#line 162 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t129) {
#line 171 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 first_head_2 = t10 * group;
            const bool t131 = all == 0u;
#line 172 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t132 = first_head_2 + group;
#line 172 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 head = t131 ? t132 : first_head_2;
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
            const u32 t134 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t135 = t134 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t136 = head_2 < t135;
#line 249 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t136) {
                const bool t137 = number < 128u;
#line 250 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t137) {
                    const u32 t138 = number << 3u;
#line 251 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 from = t35 + t138;
                    f32 t140;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t140) : "r"(from) : "memory");
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t141;
                    asm("mov.b32 %0, %1;" : "=r"(t141) : "f"(t140));
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial = t141;
                    f32 t142;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t142) : "r"(from) : "memory");
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t143;
                    asm("mov.b32 %0, %1;" : "=r"(t143) : "f"(t142));
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t144 = partial | t143;
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                    rest = t144;
                } else {
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t145 = pair << 5u;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t146 = count - t145;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 left = t146 < 32u ? t146 : 32u;
                    const u32 t148 = 32u - left;
#line 257 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 all_2 = 4294967295u << t148;
                    partial = all_2;
                    rest = all_2;
                }
            }
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
            while (true) {
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t150 = rest == 0u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t151 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t152 = t151 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t153 = head_2 < t152;
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t154 = t150 & t153;
                if (!t154) break;
#line 225 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 pair_2 = pair + 1u;
                const bool wraps = pair_2 == all;
                const u32 t157 = head_2 + 1u;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t158 = wraps ? t157 : head_2;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
                head_2 = t158;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t159 = wraps ? 0u : pair_2;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
                pair = t159;
#line 247 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 number_2 = pair;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t160 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t161 = t160 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t162 = head_2 < t161;
#line 249 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t162) {
                    const bool t163 = number_2 < 128u;
#line 250 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t163) {
                        const u32 t164 = number_2 << 3u;
#line 251 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 from_2 = t35 + t164;
                        f32 t166;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t166) : "r"(from_2) : "memory");
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t167;
                        asm("mov.b32 %0, %1;" : "=r"(t167) : "f"(t166));
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial = t167;
                        f32 t168;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t168) : "r"(from_2) : "memory");
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t169;
                        asm("mov.b32 %0, %1;" : "=r"(t169) : "f"(t168));
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t170 = partial | t169;
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                        rest = t170;
                    } else {
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t171 = pair << 5u;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t172 = count - t171;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 left_2 = t172 < 32u ? t172 : 32u;
                        const u32 t174 = 32u - left_2;
#line 257 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 all_3 = 4294967295u << t174;
                        partial = all_3;
                        rest = all_3;
                    }
                }
            }
#line 210 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 i_2 = 0u;
            while (true) {
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t181 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t182 = t181 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t183 = head_2 < t182;
                if (!t183) break;
#line 199 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit;
                asm("bfind.u32 %0, %1;" : "=r"(bit) : "r"(rest));
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t185 = head_2;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t186 = pair << 5u;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t187 = 31u - bit;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t188 = t186 + t187;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t189 = partial >> bit;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t190 = t189 & 1u;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t191 = t190 == 1u;
#line 213 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit_2;
                asm("bfind.u32 %0, %1;" : "=r"(bit_2) : "r"(rest));
#line 214 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t193 = 1u << bit_2;
#line 214 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t194 = rest ^ t193;
#line 214 "fa-kernels/src/attention/backward/query_walk.rs"
                rest = t194;
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                while (true) {
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t195 = rest == 0u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t196 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t197 = t196 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t198 = head_2 < t197;
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t199 = t195 & t198;
                    if (!t199) break;
#line 225 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 pair_3 = pair + 1u;
                    const bool wraps_2 = pair_3 == all;
                    const u32 t202 = head_2 + 1u;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t203 = wraps_2 ? t202 : head_2;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
                    head_2 = t203;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t204 = wraps_2 ? 0u : pair_3;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
                    pair = t204;
#line 247 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 number_3 = pair;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t205 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t206 = t205 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t207 = head_2 < t206;
#line 249 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t207) {
                        const bool t208 = number_3 < 128u;
#line 250 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t208) {
                            const u32 t209 = number_3 << 3u;
#line 251 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_3 = t35 + t209;
                            f32 t211;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t211) : "r"(from_3) : "memory");
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t212;
                            asm("mov.b32 %0, %1;" : "=r"(t212) : "f"(t211));
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial = t212;
                            f32 t213;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t213) : "r"(from_3) : "memory");
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t214;
                            asm("mov.b32 %0, %1;" : "=r"(t214) : "f"(t213));
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t215 = partial | t214;
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                            rest = t215;
                        } else {
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t216 = pair << 5u;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t217 = count - t216;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 left_3 = t217 < 32u ? t217 : 32u;
                            const u32 t219 = 32u - left_3;
#line 257 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_4 = 4294967295u << t219;
                            partial = all_4;
                            rest = all_4;
                        }
                    }
                }
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t226 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t227 = t226 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t228 = head_2 < t227;
#line 25 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t229 = i_2 == 0u;
#line 25 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t229) {
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t230;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t230) : );
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t231 = t230 == 1u;
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t231) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t232 = smem_1 + 16384u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t232), "l"(k), "r"(p), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 77 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i_2 & 1u;
                const u32 t234 = slot + 4u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t235 = t234 << 3u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t236 = p + t235;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t237 = i_2 >> 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t238 = t237 & 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t239 = t238 ^ 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t236), "r"(t239) : "memory");
                const u32 t240 = slot + 2u;
#line 79 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t241 = t240 << 3u;
#line 79 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t242 = p + t241;
                const u32 t243 = slot << 14u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t244 = t20 + t243;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t245 = batch_2 * heads;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t246 = t245 + t185;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t247 = t246 * padded;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t248 = t188 << 6u;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t247 + t248;
#line 84 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t250 = row >> 4u;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = t188 << 6u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t252;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t252) : );
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t253 = t252 == 1u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t253) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t242) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t244), "l"(q), "r"(t242), "r"(0u), "r"(t185), "r"(query), "r"(batch_2) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t254 = t244 + 8192u;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t254), "l"(q), "r"(t242), "r"(64u), "r"(t185), "r"(query), "r"(batch_2) : "memory");
                    const u32 t255 = slot << 9u;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t256 = statistics_2 + t255;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t256), "l"(statistics), "r"(t242), "r"(0u), "r"(0u), "r"(t250), "r"(0u) : "memory");
                }
#line 29 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t257 = i_2 == 0u;
#line 29 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t257) {
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t258 = p + 8u;
                    u32 t259;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t259) : );
#line 56 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t260 = t259 == 1u;
#line 56 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t260) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t258) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t19), "l"(v), "r"(t258), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t261 = t19 + 16384u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t261), "l"(v), "r"(t258), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 98 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i_2 & 1u;
                const u32 t263 = slot_2 + 8u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t264 = t263 << 3u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t265 = p + t264;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t266 = i_2 >> 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t267 = t266 & 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t268 = t267 ^ 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t265), "r"(t268) : "memory");
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t269 = slot_2 + 6u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t270 = t269 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t271 = p + t270;
                const u32 t272 = slot_2 << 14u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t273 = t21 + t272;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = t188 << 6u;
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t275;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t275) : );
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t276 = t275 == 1u;
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t276) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t271) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t273), "l"(d_o), "r"(t271), "r"(0u), "r"(t185), "r"(query_2), "r"(batch_2) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t277 = t273 + 8192u;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t277), "l"(d_o), "r"(t271), "r"(64u), "r"(t185), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t278 = i_2 + 1u;
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                i_2 = t278;
            }
        }
    } else {
#line 171 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t283 = warp & 3u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t284 = index << 6u;
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
        const bool t286 = all == 0u;
#line 172 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t287 = first_head_3 + group;
#line 172 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 head_3 = t286 ? t287 : first_head_3;
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
        const u32 t289 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t290 = t289 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t291 = head_4 < t290;
#line 249 "fa-kernels/src/attention/backward/query_walk.rs"
        if (t291) {
            const bool t292 = number_4 < 128u;
#line 250 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t292) {
                const u32 t293 = number_4 << 3u;
#line 251 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 from_4 = t35 + t293;
                f32 t295;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t295) : "r"(from_4) : "memory");
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t296;
                asm("mov.b32 %0, %1;" : "=r"(t296) : "f"(t295));
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_2 = t296;
                f32 t297;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t297) : "r"(from_4) : "memory");
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t298;
                asm("mov.b32 %0, %1;" : "=r"(t298) : "f"(t297));
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t299 = partial_2 | t298;
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                rest_2 = t299;
            } else {
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t300 = pair_4 << 5u;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t301 = count - t300;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 left_4 = t301 < 32u ? t301 : 32u;
                const u32 t303 = 32u - left_4;
#line 257 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 all_5 = 4294967295u << t303;
                partial_2 = all_5;
                rest_2 = all_5;
            }
        }
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
        while (true) {
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t305 = rest_2 == 0u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t306 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t307 = t306 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t308 = head_4 < t307;
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t309 = t305 & t308;
            if (!t309) break;
#line 225 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 pair_5 = pair_4 + 1u;
            const bool wraps_3 = pair_5 == all;
            const u32 t312 = head_4 + 1u;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t313 = wraps_3 ? t312 : head_4;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
            head_4 = t313;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t314 = wraps_3 ? 0u : pair_5;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
            pair_4 = t314;
#line 247 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 number_5 = pair_4;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t315 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t316 = t315 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t317 = head_4 < t316;
#line 249 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t317) {
                const bool t318 = number_5 < 128u;
#line 250 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t318) {
                    const u32 t319 = number_5 << 3u;
#line 251 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 from_5 = t35 + t319;
                    f32 t321;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t321) : "r"(from_5) : "memory");
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t322;
                    asm("mov.b32 %0, %1;" : "=r"(t322) : "f"(t321));
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_2 = t322;
                    f32 t323;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t323) : "r"(from_5) : "memory");
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t324;
                    asm("mov.b32 %0, %1;" : "=r"(t324) : "f"(t323));
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t325 = partial_2 | t324;
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                    rest_2 = t325;
                } else {
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t326 = pair_4 << 5u;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t327 = count - t326;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 left_5 = t327 < 32u ? t327 : 32u;
                    const u32 t329 = 32u - left_5;
#line 257 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 all_6 = 4294967295u << t329;
                    partial_2 = all_6;
                    rest_2 = all_6;
                }
            }
        }
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t336 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t337 = t336 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t338 = head_4 < t337;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t338) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t339 = p + 16u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t339), "r"(0u) : "memory");
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t340 = t284 << 7u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t341 = smem_1 + t340;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            u32 t342;
            asm volatile("mov.b32 %0, %1;" : "=r"(t342) : "r"(t341));
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t343 = t342 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t344 = t20 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t345 = t343 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t346 = (u64)t345;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t347 = t346 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t348 = t344 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t349 = (u64)t348;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t350 = t349 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t351 = t343 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t352 = (u64)t351;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t353 = t352 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t354 = t344 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t355 = (u64)t354;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t356 = t355 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t357 = t343 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t358 = (u64)t357;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t359 = t358 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t360 = t344 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t361 = (u64)t360;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t362 = t361 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t363 = t343 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t364 = (u64)t363;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t365 = t364 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t366 = t344 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t367 = (u64)t366;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t368 = t367 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t369 = t343 + 66560u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t370 = (u64)t369;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t371 = t370 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t372 = t344 + 66048u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t373 = (u64)t372;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t374 = t373 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t375 = t343 + 66562u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t376 = (u64)t375;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t377 = t376 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t378 = t344 + 66050u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t379 = (u64)t378;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t380 = t379 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t381 = t343 + 66564u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t382 = (u64)t381;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t383 = t382 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t384 = t344 + 66052u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t385 = (u64)t384;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t386 = t385 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t387 = t343 + 66566u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t388 = (u64)t387;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t389 = t388 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t390 = t344 + 66054u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t391 = (u64)t390;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t392 = t391 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t347), "l"(t350), "l"(t353), "l"(t356), "l"(t359), "l"(t362), "l"(t365), "l"(t368), "l"(t371), "l"(t374), "l"(t377), "l"(t380), "l"(t383), "l"(t386), "l"(t389), "l"(t392) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
            const u32 t393 = p + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t393), "r"(0u) : "memory");
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t394 = p + 48u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t394), "r"(0u) : "memory");
#line 210 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 i_3 = 0u;
            while (true) {
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t395 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t396 = t395 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t397 = head_4 < t396;
                if (!t397) break;
#line 199 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit_3;
                asm("bfind.u32 %0, %1;" : "=r"(bit_3) : "r"(rest_2));
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t399 = head_4;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t400 = pair_4 << 5u;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t401 = 31u - bit_3;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t402 = t400 + t401;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t403 = partial_2 >> bit_3;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t404 = t403 & 1u;
#line 200 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t405 = t404 == 1u;
#line 213 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 bit_4;
                asm("bfind.u32 %0, %1;" : "=r"(bit_4) : "r"(rest_2));
#line 214 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t407 = 1u << bit_4;
#line 214 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t408 = rest_2 ^ t407;
#line 214 "fa-kernels/src/attention/backward/query_walk.rs"
                rest_2 = t408;
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                while (true) {
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t409 = rest_2 == 0u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t410 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t411 = t410 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t412 = head_4 < t411;
#line 224 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t413 = t409 & t412;
                    if (!t413) break;
#line 225 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 pair_6 = pair_4 + 1u;
                    const bool wraps_4 = pair_6 == all;
                    const u32 t416 = head_4 + 1u;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t417 = wraps_4 ? t416 : head_4;
#line 227 "fa-kernels/src/attention/backward/query_walk.rs"
                    head_4 = t417;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t418 = wraps_4 ? 0u : pair_6;
#line 229 "fa-kernels/src/attention/backward/query_walk.rs"
                    pair_4 = t418;
#line 247 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 number_6 = pair_4;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t419 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t420 = t419 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t421 = head_4 < t420;
#line 249 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t421) {
                        const bool t422 = number_6 < 128u;
#line 250 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t422) {
                            const u32 t423 = number_6 << 3u;
#line 251 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_6 = t35 + t423;
                            f32 t425;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t425) : "r"(from_6) : "memory");
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t426;
                            asm("mov.b32 %0, %1;" : "=r"(t426) : "f"(t425));
#line 252 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_2 = t426;
                            f32 t427;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t427) : "r"(from_6) : "memory");
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t428;
                            asm("mov.b32 %0, %1;" : "=r"(t428) : "f"(t427));
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t429 = partial_2 | t428;
#line 253 "fa-kernels/src/attention/backward/query_walk.rs"
                            rest_2 = t429;
                        } else {
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t430 = pair_4 << 5u;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t431 = count - t430;
#line 256 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 left_6 = t431 < 32u ? t431 : 32u;
                            const u32 t433 = 32u - left_6;
#line 257 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_7 = 4294967295u << t433;
                            partial_2 = all_7;
                            rest_2 = all_7;
                        }
                    }
                }
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t440 = t10 + 1u;
#line 270 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t441 = t440 * group;
#line 193 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t442 = head_4 < t441;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t443 = i_3 & 1u;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t444 = t443 << 14u;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t445 = t20 + t444;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t446 = i_3 & 1u;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t447 = t446 << 14u;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t448 = t21 + t447;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_3 & 1u;
                const u32 t450 = slot_3 << 9u;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t450;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t452 = t284 << 7u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t453 = t19 + t452;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t454;
                asm volatile("mov.b32 %0, %1;" : "=r"(t454) : "r"(t453));
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t455 = t454 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t456 = t448 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t457 = t455 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t458 = (u64)t457;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t459 = t458 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t460 = t456 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t461 = (u64)t460;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t462 = t461 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t463 = t455 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t464 = (u64)t463;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t465 = t464 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t466 = t456 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t467 = (u64)t466;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t468 = t467 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t469 = t455 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t470 = (u64)t469;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t471 = t470 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t472 = t456 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t473 = (u64)t472;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t474 = t473 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t475 = t455 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t476 = (u64)t475;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t477 = t476 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t478 = t456 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t479 = (u64)t478;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t480 = t479 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t481 = t455 + 66560u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t482 = (u64)t481;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t483 = t482 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t484 = t456 + 66048u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t485 = (u64)t484;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t486 = t485 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t487 = t455 + 66562u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t488 = (u64)t487;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t489 = t488 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t490 = t456 + 66050u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t491 = (u64)t490;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t492 = t491 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t493 = t455 + 66564u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t494 = (u64)t493;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t495 = t494 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t496 = t456 + 66052u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t497 = (u64)t496;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t498 = t497 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t499 = t455 + 66566u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t500 = (u64)t499;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t501 = t500 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t502 = t456 + 66054u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t503 = (u64)t502;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t504 = t503 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t459), "l"(t462), "l"(t465), "l"(t468), "l"(t471), "l"(t474), "l"(t477), "l"(t480), "l"(t483), "l"(t486), "l"(t489), "l"(t492), "l"(t495), "l"(t498), "l"(t501), "l"(t504) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t505 = t402 << 6u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t506 = t283 << 4u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t507 = t284 + t506;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t508 = t8 + t507;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t509 = t399 / group;
#line 28 "src/functions/bias.rs"
                const u32 t6_2 = argument1 * 2u;
                const u64 t8_2 = (u64)t399;
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
                const u32 t517 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t518 = t508 + t517;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t519 = seq_k - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t520 = t518 < t519 ? t518 : t519;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t521 = t518 + 8u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t522 = t521 < t519 ? t521 : t519;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t523 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t524 = t523 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t525 = t505 + t524;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t526 = t525 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t527 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t528 = t525 < t527 ? t525 : t527;
#line 27 "src/functions/bias.rs"
                const u32 t1_2 = t528 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_3 = t1_2 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first = t2_3 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t532 = s * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_2 = first - t520;
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
                const f32 t17_2 = t532 + t16_2;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t540 = t526 ? t17_2 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s = t540;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t541 = s_3 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_3 = first - t522;
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
                const f32 t17_3 = t541 + t16_3;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t549 = t526 ? t17_3 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_3 = t549;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t550 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t551 = t550 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t552 = t505 + t551;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t553 = t552 + 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t554 = t553 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t555 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t556 = t553 < t555 ? t553 : t555;
#line 27 "src/functions/bias.rs"
                const u32 t1_3 = t556 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_4 = t1_3 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_2 = t2_4 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t560 = s_2 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_4 = first_2 - t520;
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
                const f32 t17_4 = t560 + t16_4;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t568 = t554 ? t17_4 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_2 = t568;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t569 = s_4 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_5 = first_2 - t522;
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
                const f32 t17_5 = t569 + t16_5;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t577 = t554 ? t17_5 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_4 = t577;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t578 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t579 = t578 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t580 = t505 + t579;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t581 = t580 + 8u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t582 = t581 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t583 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t584 = t581 < t583 ? t581 : t583;
#line 27 "src/functions/bias.rs"
                const u32 t1_4 = t584 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_5 = t1_4 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_3 = t2_5 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t588 = s_5 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_6 = first_3 - t520;
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
                const f32 t17_6 = t588 + t16_6;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t596 = t582 ? t17_6 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_5 = t596;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t597 = s_7 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_7 = t597 + t16_2;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t599 = t582 ? t17_7 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_7 = t599;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t600 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t601 = t600 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t602 = t505 + t601;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t603 = t602 + 9u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t604 = t603 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t605 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t606 = t603 < t605 ? t603 : t605;
#line 27 "src/functions/bias.rs"
                const u32 t1_5 = t606 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_6 = t1_5 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_4 = t2_6 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t610 = s_6 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_7 = first_4 - t520;
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
                const f32 t17_8 = t610 + t16_7;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t618 = t604 ? t17_8 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_6 = t618;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t619 = s_8 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_9 = t619 + t16_4;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t621 = t604 ? t17_9 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_8 = t621;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t622 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t623 = t622 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t624 = t505 + t623;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t625 = t624 + 16u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t626 = t625 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t627 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t628 = t625 < t627 ? t625 : t627;
#line 27 "src/functions/bias.rs"
                const u32 t1_6 = t628 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_7 = t1_6 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_5 = t2_7 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t632 = s_9 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_8 = first_5 - t520;
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
                const f32 t17_10 = t632 + t16_8;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t640 = t626 ? t17_10 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_9 = t640;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t641 = s_11 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_11 = t641 + t16_6;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t643 = t626 ? t17_11 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_11 = t643;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t644 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t645 = t644 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t646 = t505 + t645;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t647 = t646 + 17u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t648 = t647 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t649 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t650 = t647 < t649 ? t647 : t649;
#line 27 "src/functions/bias.rs"
                const u32 t1_7 = t650 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_8 = t1_7 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_6 = t2_8 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t654 = s_10 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_9 = first_6 - t520;
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
                const f32 t17_12 = t654 + t16_9;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t662 = t648 ? t17_12 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_10 = t662;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t663 = s_12 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_13 = t663 + t16_7;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t665 = t648 ? t17_13 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_12 = t665;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t666 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t667 = t666 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t668 = t505 + t667;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t669 = t668 + 24u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t670 = t669 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t671 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t672 = t669 < t671 ? t669 : t671;
#line 27 "src/functions/bias.rs"
                const u32 t1_8 = t672 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_9 = t1_8 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_7 = t2_9 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t676 = s_13 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_10 = first_7 - t520;
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
                const f32 t17_14 = t676 + t16_10;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t684 = t670 ? t17_14 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_13 = t684;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t685 = s_15 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_15 = t685 + t16_8;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t687 = t670 ? t17_15 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_15 = t687;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t688 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t689 = t688 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t690 = t505 + t689;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t691 = t690 + 25u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t692 = t691 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t693 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t694 = t691 < t693 ? t691 : t693;
#line 27 "src/functions/bias.rs"
                const u32 t1_9 = t694 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_10 = t1_9 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_8 = t2_10 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t698 = s_14 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_11 = first_8 - t520;
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
                const f32 t17_16 = t698 + t16_11;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t706 = t692 ? t17_16 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_14 = t706;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t707 = s_16 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_17 = t707 + t16_9;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t709 = t692 ? t17_17 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_16 = t709;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t710 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t711 = t710 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t712 = t505 + t711;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t713 = t712 + 32u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t714 = t713 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t715 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t716 = t713 < t715 ? t713 : t715;
#line 27 "src/functions/bias.rs"
                const u32 t1_10 = t716 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_11 = t1_10 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_9 = t2_11 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t720 = s_17 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_12 = first_9 - t520;
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
                const f32 t17_18 = t720 + t16_12;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t728 = t714 ? t17_18 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_17 = t728;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t729 = s_19 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_19 = t729 + t16_10;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t731 = t714 ? t17_19 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_19 = t731;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t732 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t733 = t732 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t734 = t505 + t733;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t735 = t734 + 33u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t736 = t735 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t737 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t738 = t735 < t737 ? t735 : t737;
#line 27 "src/functions/bias.rs"
                const u32 t1_11 = t738 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_12 = t1_11 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_10 = t2_12 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t742 = s_18 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_13 = first_10 - t520;
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
                const f32 t17_20 = t742 + t16_13;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t750 = t736 ? t17_20 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_18 = t750;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t751 = s_20 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_21 = t751 + t16_11;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t753 = t736 ? t17_21 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_20 = t753;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t754 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t755 = t754 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t756 = t505 + t755;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t757 = t756 + 40u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t758 = t757 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t759 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t760 = t757 < t759 ? t757 : t759;
#line 27 "src/functions/bias.rs"
                const u32 t1_12 = t760 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_13 = t1_12 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_11 = t2_13 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t764 = s_21 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_14 = first_11 - t520;
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
                const f32 t17_22 = t764 + t16_14;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t772 = t758 ? t17_22 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_21 = t772;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t773 = s_23 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_23 = t773 + t16_12;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t775 = t758 ? t17_23 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_23 = t775;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t776 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t777 = t776 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t778 = t505 + t777;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t779 = t778 + 41u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t780 = t779 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t781 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t782 = t779 < t781 ? t779 : t781;
#line 27 "src/functions/bias.rs"
                const u32 t1_13 = t782 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_14 = t1_13 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_12 = t2_14 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t786 = s_22 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_15 = first_12 - t520;
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
                const f32 t17_24 = t786 + t16_15;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t794 = t780 ? t17_24 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_22 = t794;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t795 = s_24 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_25 = t795 + t16_13;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t797 = t780 ? t17_25 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_24 = t797;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t798 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t799 = t798 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t800 = t505 + t799;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t801 = t800 + 48u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t802 = t801 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t803 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t804 = t801 < t803 ? t801 : t803;
#line 27 "src/functions/bias.rs"
                const u32 t1_14 = t804 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_15 = t1_14 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_13 = t2_15 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t808 = s_25 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_16 = first_13 - t520;
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
                const f32 t17_26 = t808 + t16_16;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t816 = t802 ? t17_26 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_25 = t816;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t817 = s_27 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_27 = t817 + t16_14;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t819 = t802 ? t17_27 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_27 = t819;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t820 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t821 = t820 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t822 = t505 + t821;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t823 = t822 + 49u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t824 = t823 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t825 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t826 = t823 < t825 ? t823 : t825;
#line 27 "src/functions/bias.rs"
                const u32 t1_15 = t826 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_16 = t1_15 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_14 = t2_16 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t830 = s_26 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_17 = first_14 - t520;
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
                const f32 t17_28 = t830 + t16_17;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t838 = t824 ? t17_28 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_26 = t838;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t839 = s_28 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_29 = t839 + t16_15;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t841 = t824 ? t17_29 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_28 = t841;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t842 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t843 = t842 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t844 = t505 + t843;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t845 = t844 + 56u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t846 = t845 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t847 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t848 = t845 < t847 ? t845 : t847;
#line 27 "src/functions/bias.rs"
                const u32 t1_16 = t848 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_17 = t1_16 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_15 = t2_17 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t852 = s_29 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_18 = first_15 - t520;
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
                const f32 t17_30 = t852 + t16_18;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t860 = t846 ? t17_30 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_29 = t860;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t861 = s_31 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_31 = t861 + t16_16;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t863 = t846 ? t17_31 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_31 = t863;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t864 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t865 = t864 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t866 = t505 + t865;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t867 = t866 + 57u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const bool t868 = t867 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t869 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t870 = t867 < t869 ? t867 : t869;
#line 27 "src/functions/bias.rs"
                const u32 t1_17 = t870 + seq_k;
#line 27 "src/functions/bias.rs"
                const u32 t2_18 = t1_17 - seq_q;
#line 27 "src/functions/bias.rs"
                const u32 first_16 = t2_18 + argument1;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t874 = s_30 * score_scale;
#line 28 "src/functions/bias.rs"
                const u32 t4_19 = first_16 - t520;
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
                const f32 t17_32 = t874 + t16_19;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t882 = t868 ? t17_32 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_30 = t882;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t883 = s_32 * score_scale;
#line 30 "src/functions/bias.rs"
                const f32 t17_33 = t883 + t16_17;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t885 = t868 ? t17_33 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                s_32 = t885;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
                if (t405) {
                    const u32 t886 = t283 << 4u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t887 = t284 + t886;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t888 = t8 + t887;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t889 = t399 / group;
#line 19 "src/functions/windows.rs"
                    const u32 t2_19 = argument0_2 < 2147483648u ? argument0_2 : 2147483648u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t891 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t892 = t888 + t891;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t893 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
                    const bool t1_18 = t892 < argument1_2;
#line 19 "src/functions/windows.rs"
                    const u32 reach = t1_18 ? 2147483648u : t2_19;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t896 = t892 + 8u;
#line 19 "src/functions/windows.rs"
                    const bool t1_19 = t896 < argument1_2;
#line 19 "src/functions/windows.rs"
                    const u32 reach_2 = t1_19 ? 2147483648u : t2_19;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t899 = lane & 3u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t900 = t899 << 1u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t901 = t505 + t900;
#line 20 "src/functions/windows.rs"
                    const u32 t4_20 = t901 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_20 = t4_20 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_3 = t5_20 - t892;
#line 20 "src/functions/windows.rs"
                    const bool t7_2 = t6_3 < reach;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t906 = t7_2 ? s : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s = t906;
#line 20 "src/functions/windows.rs"
                    const u32 t6_4 = t5_20 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_3 = t6_4 < reach_2;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t909 = t7_3 ? s_3 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_3 = t909;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t910 = lane & 3u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t911 = t910 << 1u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t912 = t505 + t911;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t913 = t912 + 1u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_21 = t913 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_21 = t4_21 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_5 = t5_21 - t892;
#line 20 "src/functions/windows.rs"
                    const bool t7_4 = t6_5 < reach;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t918 = t7_4 ? s_2 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_2 = t918;
#line 20 "src/functions/windows.rs"
                    const u32 t6_6 = t5_21 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_5 = t6_6 < reach_2;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t921 = t7_5 ? s_4 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_4 = t921;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t922 = lane & 3u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t923 = t922 << 1u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t924 = t505 + t923;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t925 = t924 + 8u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_22 = t925 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_22 = t4_22 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_7 = t5_22 - t892;
#line 20 "src/functions/windows.rs"
                    const bool t7_6 = t6_7 < reach;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t930 = t7_6 ? s_5 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_5 = t930;
#line 20 "src/functions/windows.rs"
                    const u32 t6_8 = t5_22 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_7 = t6_8 < reach_2;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t933 = t7_7 ? s_7 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_7 = t933;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t934 = lane & 3u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t935 = t934 << 1u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t936 = t505 + t935;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t937 = t936 + 9u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_23 = t937 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_23 = t4_23 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_9 = t5_23 - t892;
#line 20 "src/functions/windows.rs"
                    const bool t7_8 = t6_9 < reach;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t942 = t7_8 ? s_6 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_6 = t942;
#line 20 "src/functions/windows.rs"
                    const u32 t6_10 = t5_23 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_9 = t6_10 < reach_2;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t945 = t7_9 ? s_8 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_8 = t945;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t946 = lane & 3u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t947 = t946 << 1u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t948 = t505 + t947;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t949 = t948 + 16u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_24 = t949 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_24 = t4_24 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_11 = t5_24 - t892;
#line 20 "src/functions/windows.rs"
                    const bool t7_10 = t6_11 < reach;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t954 = t7_10 ? s_9 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_9 = t954;
#line 20 "src/functions/windows.rs"
                    const u32 t6_12 = t5_24 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_11 = t6_12 < reach_2;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t957 = t7_11 ? s_11 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_11 = t957;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t958 = lane & 3u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t959 = t958 << 1u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t960 = t505 + t959;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t961 = t960 + 17u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_25 = t961 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_25 = t4_25 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_13 = t5_25 - t892;
#line 20 "src/functions/windows.rs"
                    const bool t7_12 = t6_13 < reach;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t966 = t7_12 ? s_10 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_10 = t966;
#line 20 "src/functions/windows.rs"
                    const u32 t6_14 = t5_25 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_13 = t6_14 < reach_2;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t969 = t7_13 ? s_12 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_12 = t969;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t970 = lane & 3u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t971 = t970 << 1u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t972 = t505 + t971;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t973 = t972 + 24u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_26 = t973 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_26 = t4_26 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_15 = t5_26 - t892;
#line 20 "src/functions/windows.rs"
                    const bool t7_14 = t6_15 < reach;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t978 = t7_14 ? s_13 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_13 = t978;
#line 20 "src/functions/windows.rs"
                    const u32 t6_16 = t5_26 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_15 = t6_16 < reach_2;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t981 = t7_15 ? s_15 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_15 = t981;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t982 = lane & 3u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t983 = t982 << 1u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t984 = t505 + t983;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t985 = t984 + 25u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_27 = t985 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_27 = t4_27 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_17 = t5_27 - t892;
#line 20 "src/functions/windows.rs"
                    const bool t7_16 = t6_17 < reach;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t990 = t7_16 ? s_14 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_14 = t990;
#line 20 "src/functions/windows.rs"
                    const u32 t6_18 = t5_27 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_17 = t6_18 < reach_2;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t993 = t7_17 ? s_16 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_16 = t993;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t994 = lane & 3u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t995 = t994 << 1u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t996 = t505 + t995;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t997 = t996 + 32u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_28 = t997 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_28 = t4_28 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_19 = t5_28 - t892;
#line 20 "src/functions/windows.rs"
                    const bool t7_18 = t6_19 < reach;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1002 = t7_18 ? s_17 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_17 = t1002;
#line 20 "src/functions/windows.rs"
                    const u32 t6_20 = t5_28 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_19 = t6_20 < reach_2;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1005 = t7_19 ? s_19 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_19 = t1005;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1006 = lane & 3u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1007 = t1006 << 1u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1008 = t505 + t1007;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1009 = t1008 + 33u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_29 = t1009 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_29 = t4_29 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_21 = t5_29 - t892;
#line 20 "src/functions/windows.rs"
                    const bool t7_20 = t6_21 < reach;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1014 = t7_20 ? s_18 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_18 = t1014;
#line 20 "src/functions/windows.rs"
                    const u32 t6_22 = t5_29 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_21 = t6_22 < reach_2;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1017 = t7_21 ? s_20 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_20 = t1017;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1018 = lane & 3u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1019 = t1018 << 1u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1020 = t505 + t1019;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1021 = t1020 + 40u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_30 = t1021 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_30 = t4_30 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_23 = t5_30 - t892;
#line 20 "src/functions/windows.rs"
                    const bool t7_22 = t6_23 < reach;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1026 = t7_22 ? s_21 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_21 = t1026;
#line 20 "src/functions/windows.rs"
                    const u32 t6_24 = t5_30 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_23 = t6_24 < reach_2;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1029 = t7_23 ? s_23 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_23 = t1029;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1030 = lane & 3u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1031 = t1030 << 1u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1032 = t505 + t1031;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1033 = t1032 + 41u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_31 = t1033 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_31 = t4_31 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_25 = t5_31 - t892;
#line 20 "src/functions/windows.rs"
                    const bool t7_24 = t6_25 < reach;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1038 = t7_24 ? s_22 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_22 = t1038;
#line 20 "src/functions/windows.rs"
                    const u32 t6_26 = t5_31 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_25 = t6_26 < reach_2;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1041 = t7_25 ? s_24 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_24 = t1041;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1042 = lane & 3u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1043 = t1042 << 1u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1044 = t505 + t1043;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1045 = t1044 + 48u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_32 = t1045 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_32 = t4_32 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_27 = t5_32 - t892;
#line 20 "src/functions/windows.rs"
                    const bool t7_26 = t6_27 < reach;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1050 = t7_26 ? s_25 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_25 = t1050;
#line 20 "src/functions/windows.rs"
                    const u32 t6_28 = t5_32 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_27 = t6_28 < reach_2;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1053 = t7_27 ? s_27 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_27 = t1053;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1054 = lane & 3u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1055 = t1054 << 1u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1056 = t505 + t1055;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1057 = t1056 + 49u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_33 = t1057 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_33 = t4_33 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_29 = t5_33 - t892;
#line 20 "src/functions/windows.rs"
                    const bool t7_28 = t6_29 < reach;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1062 = t7_28 ? s_26 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_26 = t1062;
#line 20 "src/functions/windows.rs"
                    const u32 t6_30 = t5_33 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_29 = t6_30 < reach_2;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1065 = t7_29 ? s_28 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_28 = t1065;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1066 = lane & 3u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1067 = t1066 << 1u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1068 = t505 + t1067;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1069 = t1068 + 56u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_34 = t1069 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_34 = t4_34 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_31 = t5_34 - t892;
#line 20 "src/functions/windows.rs"
                    const bool t7_30 = t6_31 < reach;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1074 = t7_30 ? s_29 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_29 = t1074;
#line 20 "src/functions/windows.rs"
                    const u32 t6_32 = t5_34 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_31 = t6_32 < reach_2;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1077 = t7_31 ? s_31 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_31 = t1077;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1078 = lane & 3u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1079 = t1078 << 1u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1080 = t505 + t1079;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1081 = t1080 + 57u;
#line 20 "src/functions/windows.rs"
                    const u32 t4_35 = t1081 + seq_k;
#line 20 "src/functions/windows.rs"
                    const u32 t5_35 = t4_35 - seq_q;
#line 20 "src/functions/windows.rs"
                    const u32 t6_33 = t5_35 - t892;
#line 20 "src/functions/windows.rs"
                    const bool t7_32 = t6_33 < reach;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1086 = t7_32 ? s_30 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_30 = t1086;
#line 20 "src/functions/windows.rs"
                    const u32 t6_34 = t5_35 - t896;
#line 20 "src/functions/windows.rs"
                    const bool t7_33 = t6_34 < reach_2;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const f32 t1089 = t7_33 ? s_32 : __uint_as_float(0xff800000u);
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    s_32 = t1089;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1090 = t283 << 4u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1091 = t284 + t1090;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1092 = t8 + t1091;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1093 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = t1092 + t1093;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1095 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1096 = t1095 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1097 = t505 + t1096;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1098 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1099 = t1098 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1100 = t505 + t1099;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1101 = t1100 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1102 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end = t1102 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1105 = visible_2 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1105;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1107 = visible_3 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1107;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1108 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_2 = t1108 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1111 = visible_4 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1111;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1113 = visible_5 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1113;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1114 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1115 = t1114 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1116 = t505 + t1115;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1117 = t1116 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1118 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1119 = t1118 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1120 = t505 + t1119;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1121 = t1120 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1122 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_3 = t1122 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1125 = visible_6 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1125;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1127 = visible_7 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1127;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1128 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_4 = t1128 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1131 = visible_8 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1131;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1133 = visible_9 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1133;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1134 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1135 = t1134 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1136 = t505 + t1135;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1137 = t1136 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1138 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1139 = t1138 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1140 = t505 + t1139;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1141 = t1140 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1142 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_5 = t1142 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1145 = visible_10 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1145;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1147 = visible_11 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1147;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1148 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_6 = t1148 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1151 = visible_12 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1151;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1153 = visible_13 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1153;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1154 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1155 = t1154 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1156 = t505 + t1155;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1157 = t1156 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1158 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1159 = t1158 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1160 = t505 + t1159;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1161 = t1160 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1162 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_7 = t1162 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1165 = visible_14 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1165;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1167 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1167;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1168 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_8 = t1168 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1171 = visible_16 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1171;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1173 = visible_17 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1173;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1174 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1175 = t1174 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1176 = t505 + t1175;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1177 = t1176 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1178 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1179 = t1178 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1180 = t505 + t1179;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1181 = t1180 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1182 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_9 = t1182 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1185 = visible_18 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1185;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1187 = visible_19 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1187;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1188 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_10 = t1188 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1191 = visible_20 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1191;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1193 = visible_21 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1193;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1194 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1195 = t1194 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1196 = t505 + t1195;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1197 = t1196 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1198 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1199 = t1198 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1200 = t505 + t1199;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1201 = t1200 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1202 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_11 = t1202 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1205 = visible_22 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1205;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1207 = visible_23 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1207;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1208 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_12 = t1208 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1211 = visible_24 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1211;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1213 = visible_25 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1213;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1214 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1215 = t1214 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1216 = t505 + t1215;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1217 = t1216 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1218 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1219 = t1218 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1220 = t505 + t1219;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1221 = t1220 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1222 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_13 = t1222 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1225 = visible_26 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1225;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1227 = visible_27 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1227;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1228 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_14 = t1228 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1231 = visible_28 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1231;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1233 = visible_29 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1233;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1234 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1235 = t1234 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1236 = t505 + t1235;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1237 = t1236 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1238 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1239 = t1238 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1240 = t505 + t1239;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1241 = t1240 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1242 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_15 = t1242 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1245 = visible_30 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1245;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1247 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1247;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1248 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_16 = t1248 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1251 = visible_32 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1251;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_33 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1253 = visible_33 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1253;
                }
#line 139 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1254 = lane & 3u;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1255 = t1254 << 4u;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1256 = statistics_3 + t1255;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t1256) : "memory");
#line 140 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 140 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1258;
                asm("mov.b32 %0, %1;" : "=f"(t1258) : "r"(row_3));
#line 140 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 140 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1260;
                asm("mov.b32 %0, %1;" : "=f"(t1260) : "r"(row_5));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1261 = -lse;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1262;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1262) : "f"(s), "f"(scale_log2), "f"(t1261));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1263;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1263) : "f"(t1262));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t1263;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1264 = -lse_2;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1265;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1265) : "f"(s_2), "f"(scale_log2), "f"(t1264));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1266;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1266) : "f"(t1265));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t1266;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1267 = -lse;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1268;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1268) : "f"(s_3), "f"(scale_log2), "f"(t1267));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1269;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1269) : "f"(t1268));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t1269;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1270 = -lse_2;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1271;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1271) : "f"(s_4), "f"(scale_log2), "f"(t1270));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1272;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1272) : "f"(t1271));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t1272;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_6;
                u32 row_7;
                u32 row_8;
                u32 row_9;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t1256) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1274;
                asm("mov.b32 %0, %1;" : "=f"(t1274) : "r"(row_7));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1276;
                asm("mov.b32 %0, %1;" : "=f"(t1276) : "r"(row_9));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1277 = -lse_3;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1278;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1278) : "f"(s_5), "f"(scale_log2), "f"(t1277));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1279;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1279) : "f"(t1278));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t1279;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1280 = -lse_4;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1281;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1281) : "f"(s_6), "f"(scale_log2), "f"(t1280));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1282;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1282) : "f"(t1281));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t1282;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1283 = -lse_3;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1284;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1284) : "f"(s_7), "f"(scale_log2), "f"(t1283));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1285;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1285) : "f"(t1284));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t1285;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1286 = -lse_4;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1287;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1287) : "f"(s_8), "f"(scale_log2), "f"(t1286));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1288;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1288) : "f"(t1287));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t1288;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_10;
                u32 row_11;
                u32 row_12;
                u32 row_13;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t1256) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1290;
                asm("mov.b32 %0, %1;" : "=f"(t1290) : "r"(row_11));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1292;
                asm("mov.b32 %0, %1;" : "=f"(t1292) : "r"(row_13));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1293 = -lse_5;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1294;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1294) : "f"(s_9), "f"(scale_log2), "f"(t1293));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1295;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1295) : "f"(t1294));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t1295;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1296 = -lse_6;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1297;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1297) : "f"(s_10), "f"(scale_log2), "f"(t1296));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1298;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1298) : "f"(t1297));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t1298;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1299 = -lse_5;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1300;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1300) : "f"(s_11), "f"(scale_log2), "f"(t1299));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1301;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1301) : "f"(t1300));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t1301;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1302 = -lse_6;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1303;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1303) : "f"(s_12), "f"(scale_log2), "f"(t1302));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1304;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1304) : "f"(t1303));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t1304;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_14;
                u32 row_15;
                u32 row_16;
                u32 row_17;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t1256) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1306;
                asm("mov.b32 %0, %1;" : "=f"(t1306) : "r"(row_15));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1308;
                asm("mov.b32 %0, %1;" : "=f"(t1308) : "r"(row_17));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1309 = -lse_7;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1310;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1310) : "f"(s_13), "f"(scale_log2), "f"(t1309));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1311;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1311) : "f"(t1310));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t1311;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1312 = -lse_8;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1313;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1313) : "f"(s_14), "f"(scale_log2), "f"(t1312));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1314;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1314) : "f"(t1313));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t1314;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1315 = -lse_7;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1316;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1316) : "f"(s_15), "f"(scale_log2), "f"(t1315));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1317;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1317) : "f"(t1316));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t1317;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1318 = -lse_8;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1319;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1319) : "f"(s_16), "f"(scale_log2), "f"(t1318));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1320;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1320) : "f"(t1319));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t1320;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t1256) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1322;
                asm("mov.b32 %0, %1;" : "=f"(t1322) : "r"(row_19));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1324;
                asm("mov.b32 %0, %1;" : "=f"(t1324) : "r"(row_21));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1325 = -lse_9;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1326;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1326) : "f"(s_17), "f"(scale_log2), "f"(t1325));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1327;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1327) : "f"(t1326));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t1327;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1328 = -lse_10;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1329;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1329) : "f"(s_18), "f"(scale_log2), "f"(t1328));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1330;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1330) : "f"(t1329));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t1330;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1331 = -lse_9;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1332;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1332) : "f"(s_19), "f"(scale_log2), "f"(t1331));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1333;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1333) : "f"(t1332));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t1333;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1334 = -lse_10;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1335;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1335) : "f"(s_20), "f"(scale_log2), "f"(t1334));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1336;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1336) : "f"(t1335));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t1336;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t1256) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1338;
                asm("mov.b32 %0, %1;" : "=f"(t1338) : "r"(row_23));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1340;
                asm("mov.b32 %0, %1;" : "=f"(t1340) : "r"(row_25));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1341 = -lse_11;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1342;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1342) : "f"(s_21), "f"(scale_log2), "f"(t1341));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1343;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1343) : "f"(t1342));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t1343;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1344 = -lse_12;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1345;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1345) : "f"(s_22), "f"(scale_log2), "f"(t1344));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1346;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1346) : "f"(t1345));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t1346;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1347 = -lse_11;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1348;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1348) : "f"(s_23), "f"(scale_log2), "f"(t1347));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1349;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1349) : "f"(t1348));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t1349;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1350 = -lse_12;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1351;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1351) : "f"(s_24), "f"(scale_log2), "f"(t1350));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1352;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1352) : "f"(t1351));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t1352;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t1256) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1354;
                asm("mov.b32 %0, %1;" : "=f"(t1354) : "r"(row_27));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1356;
                asm("mov.b32 %0, %1;" : "=f"(t1356) : "r"(row_29));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1357 = -lse_13;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1358;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1358) : "f"(s_25), "f"(scale_log2), "f"(t1357));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1359;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1359) : "f"(t1358));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t1359;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1360 = -lse_14;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1361;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1361) : "f"(s_26), "f"(scale_log2), "f"(t1360));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1362;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1362) : "f"(t1361));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t1362;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1363 = -lse_13;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1364;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1364) : "f"(s_27), "f"(scale_log2), "f"(t1363));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1365;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1365) : "f"(t1364));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t1365;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1366 = -lse_14;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1367;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1367) : "f"(s_28), "f"(scale_log2), "f"(t1366));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1368;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1368) : "f"(t1367));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t1368;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_30;
                u32 row_31;
                u32 row_32;
                u32 row_33;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t1256) : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1370;
                asm("mov.b32 %0, %1;" : "=f"(t1370) : "r"(row_31));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1372;
                asm("mov.b32 %0, %1;" : "=f"(t1372) : "r"(row_33));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1373 = -lse_15;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1374;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1374) : "f"(s_29), "f"(scale_log2), "f"(t1373));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1375;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1375) : "f"(t1374));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t1375;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1376 = -lse_16;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1377;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1377) : "f"(s_30), "f"(scale_log2), "f"(t1376));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1378;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1378) : "f"(t1377));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t1378;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1379 = -lse_15;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1380;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1380) : "f"(s_31), "f"(scale_log2), "f"(t1379));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1381;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1381) : "f"(t1380));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t1381;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1382 = -lse_16;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1383;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1383) : "f"(s_32), "f"(scale_log2), "f"(t1382));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1384;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1384) : "f"(t1383));
#line 143 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t1384;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1385;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1385) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1386;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1386) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1387;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1387) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1388;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1388) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1389;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1389) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1390;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1390) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1391;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1391) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1392;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1392) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1393;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1393) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1394;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1394) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1395;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1395) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1396;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1396) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1397;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1397) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1398;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1398) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1399;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1399) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1400;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1400) : "f"(s_31), "f"(s_32));
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1401 = t448 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1402 = t1401 + 33554432u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1403 = (u64)t1402;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1404 = t1403 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1405 = t1401 + 33554560u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1406 = (u64)t1405;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1407 = t1406 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1408 = t1401 + 33554688u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1409 = (u64)t1408;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1410 = t1409 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1411 = t1401 + 33554816u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1412 = (u64)t1411;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1413 = t1412 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t1385), "r"(t1386), "r"(t1387), "r"(t1388), "l"(t1404), "r"(t1389), "r"(t1390), "r"(t1391), "r"(t1392), "l"(t1407), "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "l"(t1410), "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "l"(t1413) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 161 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1414 = lane & 3u;
#line 161 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1415 = t1414 << 4u;
#line 161 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1416 = statistics_3 + t1415;
                u32 row_34;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t1416) : "memory");
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1417;
                asm("mov.b32 %0, %1;" : "=f"(t1417) : "r"(row_34));
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1418;
                asm("mov.b32 %0, %1;" : "=f"(t1418) : "r"(row_35));
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1419;
                asm("mov.b32 %0, %1;" : "=f"(t1419) : "r"(row_36));
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1420;
                asm("mov.b32 %0, %1;" : "=f"(t1420) : "r"(row_37));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1421 = dp - t1418;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1422 = s * t1421;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t1422;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1423 = dp_2 - t1420;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1424 = s_2 * t1423;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t1424;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1425 = dp_3 - t1418;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1426 = s_3 * t1425;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t1426;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1427 = dp_4 - t1420;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1428 = s_4 * t1427;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t1428;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_38;
                u32 row_39;
                u32 row_40;
                u32 row_41;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t1416) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1429;
                asm("mov.b32 %0, %1;" : "=f"(t1429) : "r"(row_38));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1430;
                asm("mov.b32 %0, %1;" : "=f"(t1430) : "r"(row_39));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1431;
                asm("mov.b32 %0, %1;" : "=f"(t1431) : "r"(row_40));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1432;
                asm("mov.b32 %0, %1;" : "=f"(t1432) : "r"(row_41));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1433 = dp_5 - t1430;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1434 = s_5 * t1433;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t1434;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1435 = dp_6 - t1432;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1436 = s_6 * t1435;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t1436;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1437 = dp_7 - t1430;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1438 = s_7 * t1437;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t1438;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1439 = dp_8 - t1432;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1440 = s_8 * t1439;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t1440;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_42;
                u32 row_43;
                u32 row_44;
                u32 row_45;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t1416) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1441;
                asm("mov.b32 %0, %1;" : "=f"(t1441) : "r"(row_42));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1442;
                asm("mov.b32 %0, %1;" : "=f"(t1442) : "r"(row_43));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1443;
                asm("mov.b32 %0, %1;" : "=f"(t1443) : "r"(row_44));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1444;
                asm("mov.b32 %0, %1;" : "=f"(t1444) : "r"(row_45));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1445 = dp_9 - t1442;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1446 = s_9 * t1445;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t1446;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1447 = dp_10 - t1444;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1448 = s_10 * t1447;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t1448;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1449 = dp_11 - t1442;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1450 = s_11 * t1449;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t1450;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1451 = dp_12 - t1444;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1452 = s_12 * t1451;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t1452;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_46;
                u32 row_47;
                u32 row_48;
                u32 row_49;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t1416) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1453;
                asm("mov.b32 %0, %1;" : "=f"(t1453) : "r"(row_46));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1454;
                asm("mov.b32 %0, %1;" : "=f"(t1454) : "r"(row_47));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1455;
                asm("mov.b32 %0, %1;" : "=f"(t1455) : "r"(row_48));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1456;
                asm("mov.b32 %0, %1;" : "=f"(t1456) : "r"(row_49));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1457 = dp_13 - t1454;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1458 = s_13 * t1457;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t1458;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1459 = dp_14 - t1456;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1460 = s_14 * t1459;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t1460;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1461 = dp_15 - t1454;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1462 = s_15 * t1461;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t1462;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1463 = dp_16 - t1456;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1464 = s_16 * t1463;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t1464;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_50;
                u32 row_51;
                u32 row_52;
                u32 row_53;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t1416) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1465;
                asm("mov.b32 %0, %1;" : "=f"(t1465) : "r"(row_50));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1466;
                asm("mov.b32 %0, %1;" : "=f"(t1466) : "r"(row_51));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1467;
                asm("mov.b32 %0, %1;" : "=f"(t1467) : "r"(row_52));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1468;
                asm("mov.b32 %0, %1;" : "=f"(t1468) : "r"(row_53));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1469 = dp_17 - t1466;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1470 = s_17 * t1469;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t1470;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1471 = dp_18 - t1468;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1472 = s_18 * t1471;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t1472;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1473 = dp_19 - t1466;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1474 = s_19 * t1473;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t1474;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1475 = dp_20 - t1468;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1476 = s_20 * t1475;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t1476;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_54;
                u32 row_55;
                u32 row_56;
                u32 row_57;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t1416) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1477;
                asm("mov.b32 %0, %1;" : "=f"(t1477) : "r"(row_54));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1478;
                asm("mov.b32 %0, %1;" : "=f"(t1478) : "r"(row_55));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1479;
                asm("mov.b32 %0, %1;" : "=f"(t1479) : "r"(row_56));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1480;
                asm("mov.b32 %0, %1;" : "=f"(t1480) : "r"(row_57));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1481 = dp_21 - t1478;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1482 = s_21 * t1481;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t1482;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1483 = dp_22 - t1480;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1484 = s_22 * t1483;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t1484;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1485 = dp_23 - t1478;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1486 = s_23 * t1485;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t1486;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1487 = dp_24 - t1480;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1488 = s_24 * t1487;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t1488;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_58;
                u32 row_59;
                u32 row_60;
                u32 row_61;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t1416) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1489;
                asm("mov.b32 %0, %1;" : "=f"(t1489) : "r"(row_58));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1490;
                asm("mov.b32 %0, %1;" : "=f"(t1490) : "r"(row_59));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1491;
                asm("mov.b32 %0, %1;" : "=f"(t1491) : "r"(row_60));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1492;
                asm("mov.b32 %0, %1;" : "=f"(t1492) : "r"(row_61));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1493 = dp_25 - t1490;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1494 = s_25 * t1493;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t1494;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1495 = dp_26 - t1492;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1496 = s_26 * t1495;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t1496;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1497 = dp_27 - t1490;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1498 = s_27 * t1497;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t1498;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1499 = dp_28 - t1492;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1500 = s_28 * t1499;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t1500;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_62;
                u32 row_63;
                u32 row_64;
                u32 row_65;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t1416) : "memory");
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1501;
                asm("mov.b32 %0, %1;" : "=f"(t1501) : "r"(row_62));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1502;
                asm("mov.b32 %0, %1;" : "=f"(t1502) : "r"(row_63));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1503;
                asm("mov.b32 %0, %1;" : "=f"(t1503) : "r"(row_64));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1504;
                asm("mov.b32 %0, %1;" : "=f"(t1504) : "r"(row_65));
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1505 = dp_29 - t1502;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1506 = s_29 * t1505;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t1506;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1507 = dp_30 - t1504;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1508 = s_30 * t1507;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t1508;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1509 = dp_31 - t1502;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1510 = s_31 * t1509;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t1510;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1511 = dp_32 - t1504;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1512 = s_32 * t1511;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t1512;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1513 = i_3 & 1u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1514 = t1513 << 14u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1515 = after + t1514;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1516 = t283 << 4u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1517 = t284 + t1516;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1518;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1518) : "f"(dp), "f"(dp_2));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1519;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1519) : "f"(dp_3), "f"(dp_4));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1520;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1520) : "f"(dp_5), "f"(dp_6));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1521;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1521) : "f"(dp_7), "f"(dp_8));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1522;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1522) : "f"(dp_9), "f"(dp_10));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1523;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1523) : "f"(dp_11), "f"(dp_12));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1524;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1524) : "f"(dp_13), "f"(dp_14));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1525;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1525) : "f"(dp_15), "f"(dp_16));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1526;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1526) : "f"(dp_17), "f"(dp_18));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1527;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1527) : "f"(dp_19), "f"(dp_20));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1528;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1528) : "f"(dp_21), "f"(dp_22));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1529;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1529) : "f"(dp_23), "f"(dp_24));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1530;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(dp_25), "f"(dp_26));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1531;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1531) : "f"(dp_27), "f"(dp_28));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1532;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1532) : "f"(dp_29), "f"(dp_30));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1533;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1533) : "f"(dp_31), "f"(dp_32));
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1534 = lane & 15u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1535 = t1517 + t1534;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1536 = lane >> 4u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1537 = t1535 & 7u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1538 = t1536 ^ t1537;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1539 = t1535 << 7u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1540 = t1538 << 4u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1541 = t1539 + t1540;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1542 = t1515 + t1541;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1542), "r"(t1518), "r"(t1519), "r"(t1520), "r"(t1521) : "memory");
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1543 = t1541 ^ 32u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1544 = t1515 + t1543;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1544), "r"(t1522), "r"(t1523), "r"(t1524), "r"(t1525) : "memory");
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1545 = t1541 ^ 64u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1546 = t1515 + t1545;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1546), "r"(t1526), "r"(t1527), "r"(t1528), "r"(t1529) : "memory");
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1547 = t1541 ^ 96u;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1548 = t1515 + t1547;
#line 174 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1548), "r"(t1530), "r"(t1531), "r"(t1532), "r"(t1533) : "memory");
                u32 t1549;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1549) : "f"(dp), "f"(dp_2));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1550;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1550) : "f"(dp_3), "f"(dp_4));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1551;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1551) : "f"(dp_5), "f"(dp_6));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1552;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1552) : "f"(dp_7), "f"(dp_8));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1553;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1553) : "f"(dp_9), "f"(dp_10));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1554;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1554) : "f"(dp_11), "f"(dp_12));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1555;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1555) : "f"(dp_13), "f"(dp_14));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1556;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1556) : "f"(dp_15), "f"(dp_16));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1557;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1557) : "f"(dp_17), "f"(dp_18));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1558;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1558) : "f"(dp_19), "f"(dp_20));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1559;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1559) : "f"(dp_21), "f"(dp_22));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1560;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1560) : "f"(dp_23), "f"(dp_24));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1561;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1561) : "f"(dp_25), "f"(dp_26));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1562;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1562) : "f"(dp_27), "f"(dp_28));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1563;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1563) : "f"(dp_29), "f"(dp_30));
#line 175 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1564;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1564) : "f"(dp_31), "f"(dp_32));
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t1549;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t1550;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t1551;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t1552;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t1553;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t1554;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t1555;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t1556;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t1557;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t1558;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t1559;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t1560;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t1561;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t1562;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t1563;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t1564;
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 189 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1565 = index << 14u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1566 = smem_1 + t1565;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1567;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1567) : "r"(t1566));
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1568 = t1515 >> 4u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1569 = t1567 >> 4u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1570 = t1568 + 67108864u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1571 = (u64)t1570;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1572 = t1571 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1573 = t1569 + 67108864u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1574 = (u64)t1573;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1575 = t1574 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1576 = t1568 + 67108992u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1577 = (u64)t1576;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1578 = t1577 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1579 = t1569 + 67108992u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1580 = (u64)t1579;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1581 = t1580 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1582 = t1568 + 67109120u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1583 = (u64)t1582;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1584 = t1583 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1585 = t1569 + 67109120u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1586 = (u64)t1585;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1587 = t1586 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1588 = t1568 + 67109248u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1589 = (u64)t1588;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1590 = t1589 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1591 = t1569 + 67109248u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1592 = (u64)t1591;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1593 = t1592 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1594 = t1568 + 67109376u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1595 = (u64)t1594;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1596 = t1595 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1597 = t1569 + 67109376u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1598 = (u64)t1597;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1599 = t1598 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1600 = t1568 + 67109504u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1601 = (u64)t1600;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1602 = t1601 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1603 = t1569 + 67109504u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1604 = (u64)t1603;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1605 = t1604 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1606 = t1568 + 67109632u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1607 = (u64)t1606;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1608 = t1607 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1609 = t1569 + 67109632u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1610 = (u64)t1609;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1611 = t1610 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1612 = t1568 + 67109760u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1613 = (u64)t1612;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1614 = t1613 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1615 = t1569 + 67109760u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1616 = (u64)t1615;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1617 = t1616 + 4611686293305294848ull;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t1572), "l"(t1575), "l"(t1578), "l"(t1581), "l"(t1584), "l"(t1587), "l"(t1590), "l"(t1593), "l"(t1596), "l"(t1599), "l"(t1602), "l"(t1605), "l"(t1608), "l"(t1611), "l"(t1614), "l"(t1617) : "memory");
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1618 = t445 >> 4u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1619 = t1618 + 33554432u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1620 = (u64)t1619;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1621 = t1620 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1622 = t1618 + 33554560u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1623 = (u64)t1622;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1624 = t1623 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1625 = t1618 + 33554688u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1626 = (u64)t1625;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1627 = t1626 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1628 = t1618 + 33554816u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1629 = (u64)t1628;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1630 = t1629 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t1621), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t1624), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t1627), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t1630) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1631 = i_3 + 1u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t442 ? t1631 : i_3;
#line 147 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1385), "r"(t1386), "r"(t1387), "r"(t1388) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1389), "r"(t1390), "r"(t1391), "r"(t1392) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400) : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_3 & 1u;
                const u32 t1634 = slot_4 + 8u;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1635 = t1634 << 3u;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1636 = p + t1635;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1637 = lane == 0u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1637) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1636) : "memory");
                }
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1638 = batch_2 * heads;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1639 = t1638 + t399;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1640 = t1639 * padded;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1641 = t402 << 6u;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_66 = t1640 + t1641;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1643 = t283 << 4u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_67 = row_66 + t1643;
                const u64 t1645 = (u64)row_67;
#line 212 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1646 = t1645 * sums_stride0;
#line 212 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1647 = t1646 * 4ull;
#line 212 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1648 = sums + t1647;
#line 212 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1649 = index << 10u;
#line 212 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1650 = (u64)t1649 * 4u;
#line 212 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1651 = t1648 + t1650;
                const u32 t1652 = index << 2u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1653 = t1652 + t283;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1654 = t1653 << 12u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place_19 = p + t1654;
#line 277 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t1656 = lane << 2u;
#line 277 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t1657 = (u64)t1656 * 4u;
#line 277 "fa-kernels/src/attention/backward/turns.rs"
                const u64 address = t1651 + t1657;
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
                const u32 t1659 = next & 1u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1660 = t1659 + 2u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1661 = t1660 << 3u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1662 = p + t1661;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1663 = next >> 1u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1664 = t1663 & 1u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1662), "r"(t1664) : "memory");
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1665 = next & 1u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1666 = t1665 + 6u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1667 = t1666 << 3u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1668 = p + t1667;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1669 = next >> 1u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1670 = t1669 & 1u;
#line 370 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1668), "r"(t1670) : "memory");
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1671 = next & 1u;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1672 = t1671 << 14u;
#line 362 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1673 = t20 + t1672;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1674 = t284 << 7u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1675 = smem_1 + t1674;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1676;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1676) : "r"(t1675));
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1677 = t1676 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1678 = t1673 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1679 = t1677 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1680 = (u64)t1679;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1681 = t1680 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1682 = t1678 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1683 = (u64)t1682;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1684 = t1683 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1685 = t1677 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1686 = (u64)t1685;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1687 = t1686 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1688 = t1678 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1689 = (u64)t1688;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1690 = t1689 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1691 = t1677 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1692 = (u64)t1691;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1693 = t1692 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1694 = t1678 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1695 = (u64)t1694;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1696 = t1695 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1697 = t1677 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1698 = (u64)t1697;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1699 = t1698 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1700 = t1678 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1701 = (u64)t1700;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1702 = t1701 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1703 = t1677 + 66560u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1704 = (u64)t1703;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1705 = t1704 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1706 = t1678 + 66048u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1707 = (u64)t1706;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1708 = t1707 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1709 = t1677 + 66562u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1710 = (u64)t1709;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1711 = t1710 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1712 = t1678 + 66050u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1713 = (u64)t1712;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1714 = t1713 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1715 = t1677 + 66564u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1716 = (u64)t1715;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1717 = t1716 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1718 = t1678 + 66052u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1719 = (u64)t1718;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1720 = t1719 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1721 = t1677 + 66566u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1722 = (u64)t1721;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1723 = t1722 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1724 = t1678 + 66054u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1725 = (u64)t1724;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1726 = t1725 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1681), "l"(t1684), "l"(t1687), "l"(t1690), "l"(t1693), "l"(t1696), "l"(t1699), "l"(t1702), "l"(t1705), "l"(t1708), "l"(t1711), "l"(t1714), "l"(t1717), "l"(t1720), "l"(t1723), "l"(t1726) : "memory");
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
                const u32 t1728 = slot_5 + 4u;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1729 = t1728 << 3u;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1730 = p + t1729;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1731 = lane == 0u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1731) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1730) : "memory");
                }
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t1732 = i_3 + 1u;
#line 217 "fa-kernels/src/attention/backward/query_walk.rs"
                i_3 = t1732;
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
        const f32 t1736 = dk_2 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t1736;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1737 = dk_3 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t1737;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1738 = dk_4 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t1738;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1739 = dk_5 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t1739;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1740 = dk_6 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t1740;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1741 = dk_7 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t1741;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1742 = dk_8 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t1742;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1743 = dk_9 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t1743;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1744 = dk_10 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t1744;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1745 = dk_11 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t1745;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1746 = dk_12 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t1746;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1747 = dk_13 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t1747;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1748 = dk_14 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t1748;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1749 = dk_15 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t1749;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1750 = dk_16 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t1750;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1751 = dk_17 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t1751;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1752 = dk_18 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t1752;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1753 = dk_19 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t1753;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1754 = dk_20 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t1754;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1755 = dk_21 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t1755;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1756 = dk_22 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t1756;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1757 = dk_23 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t1757;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1758 = dk_24 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t1758;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1759 = dk_25 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t1759;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1760 = dk_26 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t1760;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1761 = dk_27 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t1761;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1762 = dk_28 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t1762;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1763 = dk_29 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t1763;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1764 = dk_30 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t1764;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1765 = dk_31 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t1765;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1766 = dk_32 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t1766;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1767 = dk_33 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t1767;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1768 = dk_34 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t1768;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1769 = dk_35 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t1769;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1770 = dk_36 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t1770;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1771 = dk_37 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t1771;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1772 = dk_38 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t1772;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1773 = dk_39 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t1773;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1774 = dk_40 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t1774;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1775 = dk_41 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t1775;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1776 = dk_42 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t1776;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1777 = dk_43 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t1777;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1778 = dk_44 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t1778;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1779 = dk_45 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t1779;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1780 = dk_46 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t1780;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1781 = dk_47 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t1781;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1782 = dk_48 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t1782;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1783 = dk_49 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t1783;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1784 = dk_50 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t1784;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1785 = dk_51 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t1785;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1786 = dk_52 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t1786;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1787 = dk_53 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t1787;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1788 = dk_54 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t1788;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1789 = dk_55 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t1789;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1790 = dk_56 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t1790;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1791 = dk_57 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t1791;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1792 = dk_58 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t1792;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1793 = dk_59 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t1793;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1794 = dk_60 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t1794;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1795 = dk_61 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t1795;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1796 = dk_62 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t1796;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1797 = dk_63 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t1797;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1798 = dk_64 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t1798;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1799 = dk_65 * scale;
#line 323 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t1799;
#line 326 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1800 = smem_1 + 16384u;
        const u32 t1801 = t283 << 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1802 = t284 + t1801;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1803;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1803) : "f"(dk_2), "f"(dk_3));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1804;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1804) : "f"(dk_4), "f"(dk_5));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1805;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1805) : "f"(dk_6), "f"(dk_7));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1806;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1806) : "f"(dk_8), "f"(dk_9));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1807;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1807) : "f"(dk_10), "f"(dk_11));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1808;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1808) : "f"(dk_12), "f"(dk_13));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1809;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1809) : "f"(dk_14), "f"(dk_15));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1810;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1810) : "f"(dk_16), "f"(dk_17));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1811;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1811) : "f"(dk_18), "f"(dk_19));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1812;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1812) : "f"(dk_20), "f"(dk_21));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1813;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1813) : "f"(dk_22), "f"(dk_23));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1814;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1814) : "f"(dk_24), "f"(dk_25));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1815;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1815) : "f"(dk_26), "f"(dk_27));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1816;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1816) : "f"(dk_28), "f"(dk_29));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1817;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1817) : "f"(dk_30), "f"(dk_31));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1818;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1818) : "f"(dk_32), "f"(dk_33));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1819;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1819) : "f"(dk_34), "f"(dk_35));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1820;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1820) : "f"(dk_36), "f"(dk_37));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1821;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1821) : "f"(dk_38), "f"(dk_39));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1822;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1822) : "f"(dk_40), "f"(dk_41));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1823;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1823) : "f"(dk_42), "f"(dk_43));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1824;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1824) : "f"(dk_44), "f"(dk_45));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1825;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1825) : "f"(dk_46), "f"(dk_47));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1826;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1826) : "f"(dk_48), "f"(dk_49));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1827;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1827) : "f"(dk_50), "f"(dk_51));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1828;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1828) : "f"(dk_52), "f"(dk_53));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1829;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1829) : "f"(dk_54), "f"(dk_55));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1830;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1830) : "f"(dk_56), "f"(dk_57));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1831;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1831) : "f"(dk_58), "f"(dk_59));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1832;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1832) : "f"(dk_60), "f"(dk_61));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1833;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1833) : "f"(dk_62), "f"(dk_63));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1834;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1834) : "f"(dk_64), "f"(dk_65));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1835 = lane & 15u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1836 = t1802 + t1835;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1837 = lane >> 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1838 = t1836 & 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1839 = t1837 ^ t1838;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1840 = t1836 << 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1841 = t1839 << 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1842 = t1840 + t1841;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1843 = smem_1 + t1842;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1843), "r"(t1803), "r"(t1804), "r"(t1805), "r"(t1806) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1844 = t1842 ^ 32u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1845 = smem_1 + t1844;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1845), "r"(t1807), "r"(t1808), "r"(t1809), "r"(t1810) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1846 = t1842 ^ 64u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1847 = smem_1 + t1846;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1847), "r"(t1811), "r"(t1812), "r"(t1813), "r"(t1814) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1848 = t1842 ^ 96u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1849 = smem_1 + t1848;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1849), "r"(t1815), "r"(t1816), "r"(t1817), "r"(t1818) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1850 = lane & 15u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1851 = t1802 + t1850;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1852 = lane >> 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1853 = t1851 & 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1854 = t1852 ^ t1853;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1855 = t1851 << 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1856 = t1854 << 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1857 = t1855 + t1856;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1858 = t1800 + t1857;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1858), "r"(t1819), "r"(t1820), "r"(t1821), "r"(t1822) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1859 = t1857 ^ 32u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1860 = t1800 + t1859;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1860), "r"(t1823), "r"(t1824), "r"(t1825), "r"(t1826) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1861 = t1857 ^ 64u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1862 = t1800 + t1861;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1862), "r"(t1827), "r"(t1828), "r"(t1829), "r"(t1830) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1863 = t1857 ^ 96u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1864 = t1800 + t1863;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1864), "r"(t1831), "r"(t1832), "r"(t1833), "r"(t1834) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1865 = (u64)batch_2;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1866 = t1865 * dk_stride0;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1867 = t1866 * 2ull;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1868 = dk + t1867;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1869 = (u64)t8;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1870 = t1869 * dk_stride1;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1871 = t1870 * 2ull;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1872 = t1868 + t1871;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1873 = (u64)t10;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1874 = t1873 * dk_stride2;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1875 = t1874 * 2ull;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1876 = t1872 + t1875;
        const u32 t1877 = seq_k - t8;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1878 = head_dim >> 3u;
#line 340 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1879 = (u32)dk_stride1;
#line 340 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1880 = t1879 << 1u;
        const u32 t1881 = t283 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1882 = t284 + t1881;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1883 = lane >> 3u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1884 = t1882 + t1883;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1885 = lane & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1886 = t1884 < t1877;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1887 = t1885 < t1878;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1888 = t1886 & t1887;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1888) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1889 = t1884 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1890 = t1885 ^ t1889;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1891 = t1884 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1892 = t1890 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1893 = t1891 + t1892;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1894 = smem_1 + t1893;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_68;
            u32 row_69;
            u32 row_70;
            u32 row_71;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1894) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1895 = (u64)t1884 * t1880;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1896 = t1876 + t1895;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1897 = (u64)t1885 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1898 = t1896 + t1897;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1898), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1899 = t1884 + 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1900 = t1899 < t1877;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1901 = t1885 < t1878;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1902 = t1900 & t1901;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1902) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1903 = t1899 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1904 = t1885 ^ t1903;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1905 = t1899 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1906 = t1904 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1907 = t1905 + t1906;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1908 = smem_1 + t1907;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_72;
            u32 row_73;
            u32 row_74;
            u32 row_75;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1908) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1909 = (u64)t1899 * t1880;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1910 = t1876 + t1909;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1911 = (u64)t1885 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1912 = t1910 + t1911;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1912), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1913 = t1884 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1914 = t1913 < t1877;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1915 = t1885 < t1878;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1916 = t1914 & t1915;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1916) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1917 = t1913 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1918 = t1885 ^ t1917;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1919 = t1913 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1920 = t1918 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1921 = t1919 + t1920;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1922 = smem_1 + t1921;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_76;
            u32 row_77;
            u32 row_78;
            u32 row_79;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1922) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1923 = (u64)t1913 * t1880;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1924 = t1876 + t1923;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1925 = (u64)t1885 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1926 = t1924 + t1925;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1926), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1927 = t1884 + 12u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1928 = t1927 < t1877;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1929 = t1885 < t1878;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1930 = t1928 & t1929;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1930) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1931 = t1927 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1932 = t1885 ^ t1931;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1933 = t1927 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1934 = t1932 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1935 = t1933 + t1934;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1936 = smem_1 + t1935;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_80;
            u32 row_81;
            u32 row_82;
            u32 row_83;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1936) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1937 = (u64)t1927 * t1880;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1938 = t1876 + t1937;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1939 = (u64)t1885 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1940 = t1938 + t1939;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1940), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1941 = smem_1 + 16384u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1942 = t1884 < t1877;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1943 = t1885 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1944 = t1943 < t1878;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1945 = t1942 & t1944;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1945) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1946 = t1884 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1947 = t1885 ^ t1946;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1948 = t1884 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1949 = t1947 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1950 = t1948 + t1949;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1951 = t1941 + t1950;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_84;
            u32 row_85;
            u32 row_86;
            u32 row_87;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t1951) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1952 = (u64)t1884 * t1880;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1953 = t1876 + t1952;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1954 = (u64)t1885 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1955 = t1953 + t1954;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1955), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1956 = t1884 + 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1957 = t1956 < t1877;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1958 = t1885 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1959 = t1958 < t1878;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1960 = t1957 & t1959;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1960) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1961 = t1956 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1962 = t1885 ^ t1961;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1963 = t1956 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1964 = t1962 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1965 = t1963 + t1964;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1966 = t1941 + t1965;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_88;
            u32 row_89;
            u32 row_90;
            u32 row_91;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t1966) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1967 = (u64)t1956 * t1880;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1968 = t1876 + t1967;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1969 = (u64)t1885 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1970 = t1968 + t1969;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1970), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1971 = t1884 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1972 = t1971 < t1877;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1973 = t1885 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1974 = t1973 < t1878;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1975 = t1972 & t1974;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1975) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1976 = t1971 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1977 = t1885 ^ t1976;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1978 = t1971 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1979 = t1977 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1980 = t1978 + t1979;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1981 = t1941 + t1980;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_92;
            u32 row_93;
            u32 row_94;
            u32 row_95;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t1981) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1982 = (u64)t1971 * t1880;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1983 = t1876 + t1982;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1984 = (u64)t1885 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1985 = t1983 + t1984;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1985), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1986 = t1884 + 12u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1987 = t1986 < t1877;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1988 = t1885 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1989 = t1988 < t1878;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1990 = t1987 & t1989;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1990) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1991 = t1986 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1992 = t1885 ^ t1991;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1993 = t1986 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1994 = t1992 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1995 = t1993 + t1994;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1996 = t1941 + t1995;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_96;
            u32 row_97;
            u32 row_98;
            u32 row_99;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t1996) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1997 = (u64)t1986 * t1880;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1998 = t1876 + t1997;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1999 = (u64)t1885 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2000 = t1998 + t1999;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2000), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
        }
#line 326 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2001 = t19 + 16384u;
        const u32 t2002 = t283 << 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2003 = t284 + t2002;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2004;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2004) : "f"(dv_2), "f"(dv_3));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2005;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2005) : "f"(dv_4), "f"(dv_5));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2006;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2006) : "f"(dv_6), "f"(dv_7));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2007;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2007) : "f"(dv_8), "f"(dv_9));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2008;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2008) : "f"(dv_10), "f"(dv_11));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2009;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2009) : "f"(dv_12), "f"(dv_13));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2010;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2010) : "f"(dv_14), "f"(dv_15));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2011;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2011) : "f"(dv_16), "f"(dv_17));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2012;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2012) : "f"(dv_18), "f"(dv_19));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2013;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2013) : "f"(dv_20), "f"(dv_21));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2014;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2014) : "f"(dv_22), "f"(dv_23));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2015;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2015) : "f"(dv_24), "f"(dv_25));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2016;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2016) : "f"(dv_26), "f"(dv_27));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2017;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2017) : "f"(dv_28), "f"(dv_29));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2018;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2018) : "f"(dv_30), "f"(dv_31));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2019;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2019) : "f"(dv_32), "f"(dv_33));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2020;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2020) : "f"(dv_34), "f"(dv_35));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2021;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2021) : "f"(dv_36), "f"(dv_37));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2022;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2022) : "f"(dv_38), "f"(dv_39));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2023;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2023) : "f"(dv_40), "f"(dv_41));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2024;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2024) : "f"(dv_42), "f"(dv_43));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2025;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2025) : "f"(dv_44), "f"(dv_45));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2026;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2026) : "f"(dv_46), "f"(dv_47));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2027;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2027) : "f"(dv_48), "f"(dv_49));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2028;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2028) : "f"(dv_50), "f"(dv_51));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2029;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2029) : "f"(dv_52), "f"(dv_53));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2030;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2030) : "f"(dv_54), "f"(dv_55));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2031;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2031) : "f"(dv_56), "f"(dv_57));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2032;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2032) : "f"(dv_58), "f"(dv_59));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2033;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2033) : "f"(dv_60), "f"(dv_61));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2034;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2034) : "f"(dv_62), "f"(dv_63));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2035;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2035) : "f"(dv_64), "f"(dv_65));
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2036 = lane & 15u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2037 = t2003 + t2036;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2038 = lane >> 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2039 = t2037 & 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2040 = t2038 ^ t2039;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2041 = t2037 << 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2042 = t2040 << 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2043 = t2041 + t2042;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2044 = t19 + t2043;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2044), "r"(t2004), "r"(t2005), "r"(t2006), "r"(t2007) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2045 = t2043 ^ 32u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2046 = t19 + t2045;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2046), "r"(t2008), "r"(t2009), "r"(t2010), "r"(t2011) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2047 = t2043 ^ 64u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2048 = t19 + t2047;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2048), "r"(t2012), "r"(t2013), "r"(t2014), "r"(t2015) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2049 = t2043 ^ 96u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2050 = t19 + t2049;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2050), "r"(t2016), "r"(t2017), "r"(t2018), "r"(t2019) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2051 = lane & 15u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2052 = t2003 + t2051;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2053 = lane >> 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2054 = t2052 & 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2055 = t2053 ^ t2054;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2056 = t2052 << 7u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2057 = t2055 << 4u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2058 = t2056 + t2057;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2059 = t2001 + t2058;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2059), "r"(t2020), "r"(t2021), "r"(t2022), "r"(t2023) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2060 = t2058 ^ 32u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2061 = t2001 + t2060;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2061), "r"(t2024), "r"(t2025), "r"(t2026), "r"(t2027) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2062 = t2058 ^ 64u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2063 = t2001 + t2062;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2063), "r"(t2028), "r"(t2029), "r"(t2030), "r"(t2031) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2064 = t2058 ^ 96u;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2065 = t2001 + t2064;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2065), "r"(t2032), "r"(t2033), "r"(t2034), "r"(t2035) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2066 = (u64)batch_2;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2067 = t2066 * dv_stride0;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2068 = t2067 * 2ull;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2069 = dv + t2068;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2070 = (u64)t8;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2071 = t2070 * dv_stride1;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2072 = t2071 * 2ull;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2073 = t2069 + t2072;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2074 = (u64)t10;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2075 = t2074 * dv_stride2;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2076 = t2075 * 2ull;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2077 = t2073 + t2076;
        const u32 t2078 = seq_k - t8;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2079 = head_dim >> 3u;
#line 340 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2080 = (u32)dv_stride1;
#line 340 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2081 = t2080 << 1u;
        const u32 t2082 = t283 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2083 = t284 + t2082;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2084 = lane >> 3u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2085 = t2083 + t2084;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2086 = lane & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2087 = t2085 < t2078;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2088 = t2086 < t2079;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2089 = t2087 & t2088;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2089) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2090 = t2085 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2091 = t2086 ^ t2090;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2092 = t2085 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2093 = t2091 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2094 = t2092 + t2093;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2095 = t19 + t2094;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_100;
            u32 row_101;
            u32 row_102;
            u32 row_103;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t2095) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2096 = (u64)t2085 * t2081;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2097 = t2077 + t2096;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2098 = (u64)t2086 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2099 = t2097 + t2098;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2099), "r"(row_100), "r"(row_101), "r"(row_102), "r"(row_103) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2100 = t2085 + 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2101 = t2100 < t2078;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2102 = t2086 < t2079;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2103 = t2101 & t2102;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2103) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2104 = t2100 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2105 = t2086 ^ t2104;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2106 = t2100 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2107 = t2105 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2108 = t2106 + t2107;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2109 = t19 + t2108;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_104;
            u32 row_105;
            u32 row_106;
            u32 row_107;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t2109) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2110 = (u64)t2100 * t2081;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2111 = t2077 + t2110;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2112 = (u64)t2086 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2113 = t2111 + t2112;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2113), "r"(row_104), "r"(row_105), "r"(row_106), "r"(row_107) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2114 = t2085 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2115 = t2114 < t2078;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2116 = t2086 < t2079;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2117 = t2115 & t2116;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2117) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2118 = t2114 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2119 = t2086 ^ t2118;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2120 = t2114 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2121 = t2119 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2122 = t2120 + t2121;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2123 = t19 + t2122;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_108;
            u32 row_109;
            u32 row_110;
            u32 row_111;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t2123) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2124 = (u64)t2114 * t2081;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2125 = t2077 + t2124;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2126 = (u64)t2086 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2127 = t2125 + t2126;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2127), "r"(row_108), "r"(row_109), "r"(row_110), "r"(row_111) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2128 = t2085 + 12u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2129 = t2128 < t2078;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2130 = t2086 < t2079;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2131 = t2129 & t2130;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2131) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2132 = t2128 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2133 = t2086 ^ t2132;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2134 = t2128 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2135 = t2133 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2136 = t2134 + t2135;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2137 = t19 + t2136;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_112;
            u32 row_113;
            u32 row_114;
            u32 row_115;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t2137) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2138 = (u64)t2128 * t2081;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2139 = t2077 + t2138;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2140 = (u64)t2086 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2141 = t2139 + t2140;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2141), "r"(row_112), "r"(row_113), "r"(row_114), "r"(row_115) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2142 = t19 + 16384u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2143 = t2085 < t2078;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2144 = t2086 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2145 = t2144 < t2079;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2146 = t2143 & t2145;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2146) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2147 = t2085 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2148 = t2086 ^ t2147;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2149 = t2085 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2150 = t2148 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2151 = t2149 + t2150;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2152 = t2142 + t2151;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_116;
            u32 row_117;
            u32 row_118;
            u32 row_119;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t2152) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2153 = (u64)t2085 * t2081;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2154 = t2077 + t2153;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2155 = (u64)t2086 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2156 = t2154 + t2155;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2156), "r"(row_116), "r"(row_117), "r"(row_118), "r"(row_119) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2157 = t2085 + 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2158 = t2157 < t2078;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2159 = t2086 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2160 = t2159 < t2079;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2161 = t2158 & t2160;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2161) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2162 = t2157 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2163 = t2086 ^ t2162;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2164 = t2157 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2165 = t2163 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2166 = t2164 + t2165;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2167 = t2142 + t2166;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_120;
            u32 row_121;
            u32 row_122;
            u32 row_123;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t2167) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2168 = (u64)t2157 * t2081;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2169 = t2077 + t2168;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2170 = (u64)t2086 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2171 = t2169 + t2170;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2171), "r"(row_120), "r"(row_121), "r"(row_122), "r"(row_123) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2172 = t2085 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2173 = t2172 < t2078;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2174 = t2086 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2175 = t2174 < t2079;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2176 = t2173 & t2175;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2176) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2177 = t2172 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2178 = t2086 ^ t2177;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2179 = t2172 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2180 = t2178 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2181 = t2179 + t2180;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2182 = t2142 + t2181;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_124;
            u32 row_125;
            u32 row_126;
            u32 row_127;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t2182) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2183 = (u64)t2172 * t2081;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2184 = t2077 + t2183;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2185 = (u64)t2086 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2186 = t2184 + t2185;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2186), "r"(row_124), "r"(row_125), "r"(row_126), "r"(row_127) : "memory");
        }
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2187 = t2085 + 12u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2188 = t2187 < t2078;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2189 = t2086 + 8u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2190 = t2189 < t2079;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2191 = t2188 & t2190;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2191) {
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2192 = t2187 & 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2193 = t2086 ^ t2192;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2194 = t2187 << 7u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2195 = t2193 << 4u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2196 = t2194 + t2195;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2197 = t2142 + t2196;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_128;
            u32 row_129;
            u32 row_130;
            u32 row_131;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t2197) : "memory");
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2198 = (u64)t2187 * t2081;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2199 = t2077 + t2198;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2200 = (u64)t2086 * 16u;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2201 = t2199 + t2200;
#line 341 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2201), "r"(row_128), "r"(row_129), "r"(row_130), "r"(row_131) : "memory");
        }
    }
}
