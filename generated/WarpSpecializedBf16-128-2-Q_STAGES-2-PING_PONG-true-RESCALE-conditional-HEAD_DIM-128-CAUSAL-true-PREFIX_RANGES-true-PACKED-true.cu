typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(384, 1)
warp_specialized_bf16(
    const __grid_constant__ tensor_map q_map /* bf16 */,
    const __grid_constant__ tensor_map k_map /* bf16 */,
    const __grid_constant__ tensor_map v_map /* bf16 */,
    const __grid_constant__ tensor_map o_map /* bf16, written */,
    const u64 lse /* f32, written */,
    const u64 lse_stride0,
    const u64 lse_stride1,
    const u64 lse_stride2,
    const u64 lse_stride3,
    const f32 scale_log2,
    const u32 seq_q,
    const u32 seq_k,
    const u32 heads,
    const u32 group,
    const u32 batch,
    const u64 prefix_ranges /* u32 */,
    const u64 prefix_ranges_stride0,
    const u64 prefix_ranges_stride1,
    const u64 prefix_ranges_stride2,
    const u64 prefix_ranges_stride3,
    const u32 prefix_range_count,
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
    const u32 heads_per_section,
    const u64 claims /* u32, counters */,
    const u64 claims_stride0,
    const u64 claims_stride1,
    const u64 claims_stride2,
    const u64 claims_stride3)
{
    const u64 q = (u64)&q_map;
    const u64 k = (u64)&k_map;
    const u64 v = (u64)&v_map;
    const u64 o = (u64)&o_map;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 43 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t3));
#line 44 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 233 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 65536u;
    const u32 t10 = t9 + 65536u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 32u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 16u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 96u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 104u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 112u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 120u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 128u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t27 + 8u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t28) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t29 = t10 + 128u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t30 = warpgroup == 0u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t30) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t31 = warp == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t31) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t32 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t32) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t33 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t34;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t34) : "r"(t33) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t35;
            asm("mov.b32 %0, %1;" : "=r"(t35) : "f"(t34));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t36;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t36) : "r"(t35));
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t36;
            while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t37 = index != 4294967295u;
                if (!t37) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t29 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t39;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t39) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t40;
                asm("mov.b32 %0, %1;" : "=r"(t40) : "f"(t39));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t41;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t41) : "r"(t40));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t42;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t42) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t43;
                asm("mov.b32 %0, %1;" : "=r"(t43) : "f"(t42));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 at;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(at) : "r"(t43));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t45;
                asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t45) : "r"(from) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t46;
                asm("mov.b32 %0, %1;" : "=r"(t46) : "f"(t45));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t47;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t47) : "r"(t46));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t48;
                asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t48) : "r"(from) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t49;
                asm("mov.b32 %0, %1;" : "=r"(t49) : "f"(t48));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t50;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t50) : "r"(t49));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t51;
                asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t51) : "r"(from) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t52;
                asm("mov.b32 %0, %1;" : "=r"(t52) : "f"(t51));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t53;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t53) : "r"(t52));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t54;
                asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t54) : "r"(from) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t55;
                asm("mov.b32 %0, %1;" : "=r"(t55) : "f"(t54));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t56;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t56) : "r"(t55));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t57;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t57) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t58 = t57 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t58) {
                    const u32 t59 = t29 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t59) : "memory");
                }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t60 = t41 + t56;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t60 + 1u;
                const u32 t62 = end > t53 ? end : t53;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t63 = t62 - t53;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t63 < t56 ? t63 : t56;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position = t41 + t56;
                u32 begin = 0u;
                u32 end_3 = end_2;
                #pragma unroll 1
                for (u32 i = 0u; i < prefix_range_count; i += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t66 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t67 = t66 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t68 = t67 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t69 = prefix_ranges + t68;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t70 = (u64)i;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t71 = t70 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t72 = t71 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t73 = t69 + t72;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t74 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t75 = t74 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t76 = t73 + t75;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t77;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t77) : "l"(t76) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t78 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t79 = t78 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t80 = t79 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t81 = prefix_ranges + t80;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t82 = (u64)i;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t83 = t82 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t84 = t83 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t85 = t81 + t84;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t86 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t87 = t86 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t88 = t85 + t87;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t89;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t89) : "l"(t88) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t90 = (int)t89 > (int)0u ? t89 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last = t90 < t56 ? t90 : t56;
                    const bool is_range = t77 < last;
                    const u32 t93 = t77 + t53;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t94 = t93 <= position;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t95 = last + t53;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t96 = position < t95;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside = t94 & t96;
                    const bool t98 = is_range & is_inside;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t98) {
                        const u32 t99 = begin < t77 ? begin : t77;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin = t99;
                        const u32 t100 = end_3 > last ? end_3 : last;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_3 = t100;
                    }
                }
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t101 = t41 + 127u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t102 = t101 + t56;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_4 = t102 + 1u;
                const u32 t104 = end_4 > t53 ? end_4 : t53;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t105 = t104 - t53;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_5 = t105 < t56 ? t105 : t56;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position_2 = t101 + t56;
                u32 begin_2 = 0u;
                u32 end_6 = end_5;
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < prefix_range_count; i_2 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t108 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t109 = t108 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t110 = t109 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t111 = prefix_ranges + t110;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t112 = (u64)i_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t113 = t112 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t114 = t113 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t115 = t111 + t114;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t116 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t117 = t116 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t118 = t115 + t117;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t119;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t119) : "l"(t118) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t120 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t121 = t120 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t122 = t121 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t123 = prefix_ranges + t122;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t124 = (u64)i_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t125 = t124 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t126 = t125 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t127 = t123 + t126;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t128 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t129 = t128 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t130 = t127 + t129;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t131;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t131) : "l"(t130) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t132 = (int)t131 > (int)0u ? t131 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last_2 = t132 < t56 ? t132 : t56;
                    const bool is_range_2 = t119 < last_2;
                    const u32 t135 = t119 + t53;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t136 = t135 <= position_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t137 = last_2 + t53;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t138 = position_2 < t137;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside_2 = t136 & t138;
                    const bool t140 = is_range_2 & is_inside_2;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t140) {
                        const u32 t141 = begin_2 < t119 ? begin_2 : t119;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin_2 = t141;
                        const u32 t142 = end_6 > last_2 ? end_6 : last_2;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_6 = t142;
                    }
                }
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t143 = end_6 + 127u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t144 = t143 >> 7u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_7 = t144 > 1u ? t144 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t146 = end_3 >> 7u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t146 < end_7 ? t146 : end_7;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t148 = end_7 - whole;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t148 < end_7 ? t148 : end_7;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t150 = index / group;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t151 = tile << 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t151 & 3u;
                const u32 t153 = slot + 12u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t154 = t153 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t155 = t10 + t154;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t156 = t151 >> 2u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t157 = t156 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t158 = t157 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t155), "r"(t158) : "memory");
                const u32 t159 = slot + 8u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t160 = t159 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t161 = t10 + t160;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t162 = slot << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t163 = smem_1 + t162;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t164;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t164) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t165 = t164 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t165) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t161) : "memory");
                    const u32 t166 = 1073741824u - t53;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t167 = t166 + t41;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t168 = t47 + t53;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t163), "l"(q), "r"(t161), "r"(0u), "r"(index), "r"(t167), "r"(t168), "r"(1073741824u) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = t163 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t169), "l"(q), "r"(t161), "r"(64u), "r"(index), "r"(t167), "r"(t168), "r"(1073741824u) : "memory");
                }
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t170 = tile << 1u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t171 = t170 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t171 & 3u;
                const u32 t173 = slot_2 + 12u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t174 = t173 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t175 = t10 + t174;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t176 = t171 >> 2u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t177 = t176 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t178 = t177 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t175), "r"(t178) : "memory");
                const u32 t179 = slot_2 + 8u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t180 = t179 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t181 = t10 + t180;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t182 = t41 + 64u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t183 = slot_2 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t184 = smem_1 + t183;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t185;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t185) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t186 = t185 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t186) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t181) : "memory");
                    const u32 t187 = 1073741824u - t53;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t188 = t187 + t182;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t189 = t47 + t53;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t184), "l"(q), "r"(t181), "r"(0u), "r"(index), "r"(t188), "r"(t189), "r"(1073741824u) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t190 = t184 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t190), "l"(q), "r"(t181), "r"(64u), "r"(index), "r"(t188), "r"(t189), "r"(1073741824u) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed & 1u;
                const u32 t192 = slot_3 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t193 = t10 + t192;
                const u32 t194 = slot_3 + 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t195 = t194 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t196 = t10 + t195;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t197 = passed >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t198 = t197 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t199 = t198 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t196), "r"(t199) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t200 = end_7 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t201 = t200 << 7u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t202 = slot_3 << 15u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t203 = t8 + t202;
                u32 t204;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t204) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t205 = t204 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t205) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t193) : "memory");
                    const u32 t206 = 1073741824u - t56;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t207 = t206 + t201;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t208 = t50 + t56;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t203), "l"(k), "r"(t193), "r"(0u), "r"(t150), "r"(t207), "r"(t208), "r"(1073741824u) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t209 = t203 + 16384u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t209), "l"(k), "r"(t193), "r"(64u), "r"(t150), "r"(t207), "r"(t208), "r"(1073741824u) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t211 = slot_4 + 4u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t212 = t211 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t213 = t10 + t212;
                const u32 t214 = slot_4 + 6u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t215 = t214 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t216 = t10 + t215;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t217 = passed >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t218 = t217 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t219 = t218 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t216), "r"(t219) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t220 = end_7 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t221 = t220 << 7u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t222 = slot_4 << 15u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t223 = t9 + t222;
                u32 t224;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t224) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t225 = t224 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t225) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t213) : "memory");
                    const u32 t226 = 1073741824u - t56;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t227 = t226 + t221;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t228 = t50 + t56;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t223), "l"(v), "r"(t213), "r"(0u), "r"(t150), "r"(t227), "r"(t228), "r"(1073741824u) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t229 = t223 + 16384u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t229), "l"(v), "r"(t213), "r"(64u), "r"(t150), "r"(t227), "r"(t228), "r"(1073741824u) : "memory");
                }
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i_3 = 1u; i_3 < end_7; i_3 += 1u) {
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t230 = passed + i_3;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t230 & 1u;
                    const u32 t232 = slot_5 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t233 = t10 + t232;
                    const u32 t234 = slot_5 + 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t235 = t234 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t236 = t10 + t235;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t237 = t230 >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t238 = t237 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t239 = t238 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t236), "r"(t239) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t240 = end_7 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t241 = t240 - i_3;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t242 = t241 << 7u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t243 = slot_5 << 15u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t244 = t8 + t243;
                    u32 t245;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t245) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t246 = t245 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t246) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t233) : "memory");
                        const u32 t247 = 1073741824u - t56;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t248 = t247 + t242;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t249 = t50 + t56;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t244), "l"(k), "r"(t233), "r"(0u), "r"(t150), "r"(t248), "r"(t249), "r"(1073741824u) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t250 = t244 + 16384u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t250), "l"(k), "r"(t233), "r"(64u), "r"(t150), "r"(t248), "r"(t249), "r"(1073741824u) : "memory");
                    }
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t251 = passed + i_3;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t251 & 1u;
                    const u32 t253 = slot_6 + 4u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t254 = t253 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t255 = t10 + t254;
                    const u32 t256 = slot_6 + 6u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t257 = t256 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t258 = t10 + t257;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t259 = t251 >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t260 = t259 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t261 = t260 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t258), "r"(t261) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t262 = end_7 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t263 = t262 - i_3;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t264 = t263 << 7u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t265 = slot_6 << 15u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t266 = t9 + t265;
                    u32 t267;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t267) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t268 = t267 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t268) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t255) : "memory");
                        const u32 t269 = 1073741824u - t56;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t270 = t269 + t264;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t271 = t50 + t56;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t266), "l"(v), "r"(t255), "r"(0u), "r"(t150), "r"(t270), "r"(t271), "r"(1073741824u) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t272 = t266 + 16384u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t272), "l"(v), "r"(t255), "r"(64u), "r"(t150), "r"(t270), "r"(t271), "r"(1073741824u) : "memory");
                    }
                }
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t273 = passed + end_7;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t273;
                const u32 t274 = tile + 1u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t274;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t275 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t275) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t276 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t277;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t277) : "r"(t276) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t278;
                asm("mov.b32 %0, %1;" : "=r"(t278) : "f"(t277));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t279;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t279) : "r"(t278));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t279;
            }
        }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t281 = warp == 1u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t281) {
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 count = 0u;
            #pragma unroll 1
            for (u32 i_4 = 0u; i_4 < batch; i_4 += 32u) {
#line 133 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 batch_2 = i_4 + lane;
                const u32 t283 = batch - 1u;
#line 134 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t284 = batch_2 < t283 ? batch_2 : t283;
#line 140 "fa-kernels/src/attention/options/packed.rs"
                const u32 next = t284 + 1u;
                const u64 t286 = (u64)t284;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t287 = t286 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t288 = t287 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t289 = cu_seqlens_q + t288;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                u32 first_query;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t289) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t291 = (u64)next;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t292 = t291 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t293 = t292 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t294 = cu_seqlens_q + t293;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                u32 t295;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t295) : "l"(t294) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u32 queries = t295 - first_query;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t297 = least_queries <= queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t298 = queries <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t299 = t297 & t298;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_q_2 = t299 ? queries : 0u;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t301 = (u64)t284;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t302 = t301 * cu_seqlens_k_stride0;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t303 = t302 * 4ull;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t304 = cu_seqlens_k + t303;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                u32 first;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first) : "l"(t304) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t306 = (u64)next;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t307 = t306 * cu_seqlens_k_stride0;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t308 = t307 * 4ull;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t309 = cu_seqlens_k + t308;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                u32 t310;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t310) : "l"(t309) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_k_2 = t310 - first;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t312 = seq_q_2 + 127u;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 of_head = t312 >> 7u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t314 = batch_2 < batch;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t315 = t314 ? of_head : 0u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t316 = count + t315;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                count = t316;
            }
            f32 t317;
            asm("mov.b32 %0, %1;" : "=f"(t317) : "r"(count));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t318;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t318) : "f"(t317));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t319;
            asm("mov.b32 %0, %1;" : "=r"(t319) : "f"(t318));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t320 = lane & 1u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t321 = t320 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t322 = t321 ? t319 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t323 = count + t322;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t324 = count + t319;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t325;
            asm("mov.b32 %0, %1;" : "=f"(t325) : "r"(t324));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t326;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t326) : "f"(t325));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t327;
            asm("mov.b32 %0, %1;" : "=r"(t327) : "f"(t326));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t328 = lane & 2u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t329 = t328 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t330 = t329 ? t327 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t331 = t323 + t330;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t332 = t324 + t327;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t333;
            asm("mov.b32 %0, %1;" : "=f"(t333) : "r"(t332));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t334;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t334) : "f"(t333));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t335;
            asm("mov.b32 %0, %1;" : "=r"(t335) : "f"(t334));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t336 = lane & 4u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t337 = t336 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t338 = t337 ? t335 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t339 = t331 + t338;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t340 = t332 + t335;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t341;
            asm("mov.b32 %0, %1;" : "=f"(t341) : "r"(t340));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t342;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t342) : "f"(t341));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t343;
            asm("mov.b32 %0, %1;" : "=r"(t343) : "f"(t342));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t344 = lane & 8u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t345 = t344 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t346 = t345 ? t343 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t347 = t339 + t346;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t348 = t340 + t343;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t349;
            asm("mov.b32 %0, %1;" : "=f"(t349) : "r"(t348));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t350;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t350) : "f"(t349));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t351;
            asm("mov.b32 %0, %1;" : "=r"(t351) : "f"(t350));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t352 = lane & 16u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t353 = t352 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t354 = t353 ? t351 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t355 = t347 + t354;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t356 = t348 + t351;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t357;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t357) : "r"(t356));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t357 * heads;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round = 0u;
            const u32 t359 = blockIdx.x;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t359;
#line 97 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 before = 0u;
            const u32 t360 = seq_k + 1u;
#line 98 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 most = t360;
            while (true) {
#line 99 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t361 = most != 0u;
                if (!t361) break;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t362 = most + 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t363 = t362 >> 2u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least = most - t363;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t365 = least < 128u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least_2 = t365 ? 0u : least;
#line 101 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                #pragma unroll 1
                for (u32 i_5 = 0u; i_5 < batch; i_5 += 32u) {
#line 102 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 batch_3 = i_5 + lane;
                    const u32 t368 = batch - 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t369 = batch_3 < t368 ? batch_3 : t368;
#line 140 "fa-kernels/src/attention/options/packed.rs"
                    const u32 next_2 = t369 + 1u;
                    const u64 t371 = (u64)t369;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t372 = t371 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t373 = t372 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t374 = cu_seqlens_q + t373;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_query_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query_2) : "l"(t374) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t376 = (u64)next_2;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t377 = t376 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t378 = t377 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t379 = cu_seqlens_q + t378;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    u32 t380;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t380) : "l"(t379) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u32 queries_2 = t380 - first_query_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t382 = least_queries <= queries_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t383 = queries_2 <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t384 = t382 & t383;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_q_3 = t384 ? queries_2 : 0u;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t386 = (u64)t369;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t387 = t386 * cu_seqlens_k_stride0;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t388 = t387 * 4ull;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t389 = cu_seqlens_k + t388;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_2) : "l"(t389) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t391 = (u64)next_2;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t392 = t391 * cu_seqlens_k_stride0;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t393 = t392 * 4ull;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t394 = cu_seqlens_k + t393;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    u32 t395;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t395) : "l"(t394) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_k_3 = t395 - first_2;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 seq_k_4 = seq_k_3 < seq_k ? seq_k_3 : seq_k;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t398 = seq_q_3 + 127u;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles = t398 >> 7u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t400 = least_2 + seq_q_3;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t401 = seq_k_4 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t402 = t400 > t401 ? t400 : t401;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t403 = seq_k_4 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t404 = t402 - t403;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_3 = t404 >> 7u;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t406 = seq_k_4 < least_2;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching = t406 ? tiles : first_3;
                    const bool t408 = least_2 == 0u;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t409 = t408 ? 0u : reaching;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_4 = t409 < tiles ? t409 : tiles;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t411 = seq_q_3 + 127u;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles_2 = t411 >> 7u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t413 = most + seq_q_3;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t414 = seq_k_4 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t415 = t413 > t414 ? t413 : t414;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t416 = seq_k_4 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t417 = t415 - t416;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_5 = t417 >> 7u;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t419 = seq_k_4 < most;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching_2 = t419 ? tiles_2 : first_5;
                    const bool t421 = most == 0u;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t422 = t421 ? 0u : reaching_2;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 end_8 = t422 < tiles_2 ? t422 : tiles_2;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t424 = batch_3 < batch;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t425 = end_8 - first_4;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 of_head_2 = t424 ? t425 : 0u;
                    const u32 t427 = of_head_2 * heads;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t428;
                    asm("mov.b32 %0, %1;" : "=f"(t428) : "r"(t427));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t429;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t429) : "f"(t428));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t430;
                    asm("mov.b32 %0, %1;" : "=r"(t430) : "f"(t429));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t431 = lane & 1u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t432 = t431 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t433 = t432 ? t430 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t434 = t427 + t433;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t435 = t427 + t430;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t436;
                    asm("mov.b32 %0, %1;" : "=f"(t436) : "r"(t435));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t437;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t437) : "f"(t436));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t438;
                    asm("mov.b32 %0, %1;" : "=r"(t438) : "f"(t437));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t439 = lane & 2u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t440 = t439 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t441 = t440 ? t438 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t442 = t434 + t441;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t443 = t435 + t438;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t444;
                    asm("mov.b32 %0, %1;" : "=f"(t444) : "r"(t443));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t445;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t445) : "f"(t444));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t446;
                    asm("mov.b32 %0, %1;" : "=r"(t446) : "f"(t445));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t447 = lane & 4u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t448 = t447 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t449 = t448 ? t446 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t450 = t442 + t449;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t451 = t443 + t446;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t452;
                    asm("mov.b32 %0, %1;" : "=f"(t452) : "r"(t451));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t453;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t453) : "f"(t452));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t454;
                    asm("mov.b32 %0, %1;" : "=r"(t454) : "f"(t453));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t455 = lane & 8u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t456 = t455 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t457 = t456 ? t454 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t458 = t450 + t457;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t459 = t451 + t454;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t460;
                    asm("mov.b32 %0, %1;" : "=f"(t460) : "r"(t459));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t461;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t461) : "f"(t460));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t462;
                    asm("mov.b32 %0, %1;" : "=r"(t462) : "f"(t461));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t463 = lane & 16u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t464 = t463 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t465 = t464 ? t462 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t466 = t458 + t465;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t467 = t459 + t462;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t468;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t468) : "r"(t467));
#line 106 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 end_9 = before + t468;
                    while (true) {
#line 107 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t470 = index_2 < end_9;
                        if (!t470) break;
                        const u32 t471 = index_2 - before;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t472 = t466 - t427;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 nth = t471 - t472;
                        const bool t474 = nth < t427;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t474) {
#line 260 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 from_last = nth % of_head_2;
                            const u32 t476 = of_head_2 - 1u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t477 = t476 - from_last;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t478 = first_4 + t477;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words_2 = t478 << 7u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words = nth / of_head_2;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 to = t29 + 16u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t482;
                            asm("mov.b32 %0, %1;" : "=f"(t482) : "r"(words));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t482) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t483;
                            asm("mov.b32 %0, %1;" : "=f"(t483) : "r"(words_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t483) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t484;
                            asm("mov.b32 %0, %1;" : "=f"(t484) : "r"(batch_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t484) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t485;
                            asm("mov.b32 %0, %1;" : "=f"(t485) : "r"(first_query_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(to), "f"(t485) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t486;
                            asm("mov.b32 %0, %1;" : "=f"(t486) : "r"(first_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(to), "f"(t486) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t487;
                            asm("mov.b32 %0, %1;" : "=f"(t487) : "r"(seq_q_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(to), "f"(t487) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t488;
                            asm("mov.b32 %0, %1;" : "=f"(t488) : "r"(seq_k_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(to), "f"(t488) : "memory");
                        }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        u32 t489;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t489) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t490 = t489 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t490) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
                        }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t491 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 round_2 = t491;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t492 = t29 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t493 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t494 = t493 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t492), "r"(t494) : "memory");
#line 115 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t495 = lane == 0u;
                        u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t495) {
                            const u32 t496 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            u32 t497;
                            asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t497) : "l"(claims), "r"(t496) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            merged = t497;
                        } else {
                            merged = 0u;
                        }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t498 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 t499;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t499) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t500 = t498 + t499;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        index_2 = t500;
                    }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    before = end_9;
                }
#line 123 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                most = least_2;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t503;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t503) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t504 = t503 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t504) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t505 = t29 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t505), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t506;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t506) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t507 = t506 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t507) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t509 = index_3 << 14u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t510 = t7 + t509;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t511 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t512 = t511 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t513 = index_3 << 6u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_2 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_3 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_4 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_5 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_6 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_7 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_8 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_9 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_10 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_11 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_12 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_13 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_14 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_15 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_16 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_17 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_18 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_19 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_20 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_21 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_22 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_23 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_24 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_25 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_26 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_27 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_28 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_29 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_30 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_31 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_32 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_33 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_34 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_35 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_36 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_37 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_38 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_39 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_40 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_41 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_42 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_43 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_44 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_45 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_46 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_47 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_48 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_49 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_50 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_51 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_52 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_53 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_54 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_55 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_56 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_57 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_58 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_59 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_60 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_61 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_62 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_63 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_64 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_2 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_3 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_4 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_5 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_6 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_7 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_8 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_9 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_10 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_11 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_12 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_13 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_14 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_15 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_16 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_17 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_18 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_19 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_20 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_21 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_22 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_23 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_24 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_25 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_26 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_27 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_28 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_29 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_30 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_31 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_32 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_33 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_34 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_35 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_36 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_37 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_38 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_39 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_40 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_41 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_42 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_43 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_44 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_45 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_46 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_47 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_48 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_49 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_50 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_51 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_52 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_53 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_54 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_55 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_56 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_57 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_58 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_59 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_60 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_61 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_62 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_63 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_64 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_2 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_3 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_4 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_5 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_6 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_7 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_8 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_9 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_10 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_11 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_12 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_13 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_14 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_15 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_16 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_17 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_18 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_19 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_20 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_21 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_22 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_23 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_24 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_25 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_26 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_27 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_28 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_29 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_30 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_31 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_32 = 0u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 passed_2 = 0u;
        u32 count_2 = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t514 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t514) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t515 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t516;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t516) : "r"(t515) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t517;
        asm("mov.b32 %0, %1;" : "=r"(t517) : "f"(t516));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t518;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t518) : "r"(t517));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t518;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t519 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t519) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t520 = index_4 != 4294967295u;
            if (!t520) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t29 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t522;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t522) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t523;
            asm("mov.b32 %0, %1;" : "=r"(t523) : "f"(t522));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t524;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t524) : "r"(t523));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t525;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t525) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t526;
            asm("mov.b32 %0, %1;" : "=r"(t526) : "f"(t525));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 at_2;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(at_2) : "r"(t526));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t528;
            asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t528) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t529;
            asm("mov.b32 %0, %1;" : "=r"(t529) : "f"(t528));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t530;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t530) : "r"(t529));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t531;
            asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t531) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t532;
            asm("mov.b32 %0, %1;" : "=r"(t532) : "f"(t531));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t533;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t533) : "r"(t532));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t534;
            asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t534) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t535;
            asm("mov.b32 %0, %1;" : "=r"(t535) : "f"(t534));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t536;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t536) : "r"(t535));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t537;
            asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t537) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t538;
            asm("mov.b32 %0, %1;" : "=r"(t538) : "f"(t537));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t539;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t539) : "r"(t538));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t540;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t540) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t541 = t540 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t541) {
                const u32 t542 = t29 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t542) : "memory");
            }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t543 = t524 + t539;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t543 + 1u;
            const u32 t545 = end_10 > t536 ? end_10 : t536;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t546 = t545 - t536;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t546 < t539 ? t546 : t539;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_3 = t524 + t539;
            u32 begin_3 = 0u;
            u32 end_12 = end_11;
            #pragma unroll 1
            for (u32 i_6 = 0u; i_6 < prefix_range_count; i_6 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t549 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t550 = t549 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t551 = t550 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t552 = prefix_ranges + t551;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t553 = (u64)i_6;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t554 = t553 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t555 = t554 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t556 = t552 + t555;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t557 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t558 = t557 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t559 = t556 + t558;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t560;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t560) : "l"(t559) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t561 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t562 = t561 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t563 = t562 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t564 = prefix_ranges + t563;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t565 = (u64)i_6;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t566 = t565 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t567 = t566 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t568 = t564 + t567;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t569 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t570 = t569 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t571 = t568 + t570;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t572;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t572) : "l"(t571) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t573 = (int)t572 > (int)0u ? t572 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_3 = t573 < t539 ? t573 : t539;
                const bool is_range_3 = t560 < last_3;
                const u32 t576 = t560 + t536;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t577 = t576 <= position_3;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t578 = last_3 + t536;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t579 = position_3 < t578;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_3 = t577 & t579;
                const bool t581 = is_range_3 & is_inside_3;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t581) {
                    const u32 t582 = begin_3 < t560 ? begin_3 : t560;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_3 = t582;
                    const u32 t583 = end_12 > last_3 ? end_12 : last_3;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_12 = t583;
                }
            }
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t584 = t524 + 127u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t585 = t584 + t539;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t585 + 1u;
            const u32 t587 = end_13 > t536 ? end_13 : t536;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t588 = t587 - t536;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t588 < t539 ? t588 : t539;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_4 = t584 + t539;
            u32 begin_4 = 0u;
            u32 end_15 = end_14;
            #pragma unroll 1
            for (u32 i_7 = 0u; i_7 < prefix_range_count; i_7 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t591 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t592 = t591 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t593 = t592 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t594 = prefix_ranges + t593;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t595 = (u64)i_7;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t596 = t595 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t597 = t596 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t598 = t594 + t597;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t599 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t600 = t599 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t601 = t598 + t600;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t602;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t602) : "l"(t601) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t603 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t604 = t603 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t605 = t604 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t606 = prefix_ranges + t605;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t607 = (u64)i_7;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t608 = t607 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t609 = t608 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t610 = t606 + t609;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t611 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t612 = t611 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t613 = t610 + t612;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t614;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t614) : "l"(t613) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t615 = (int)t614 > (int)0u ? t614 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_4 = t615 < t539 ? t615 : t539;
                const bool is_range_4 = t602 < last_4;
                const u32 t618 = t602 + t536;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t619 = t618 <= position_4;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t620 = last_4 + t536;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t621 = position_4 < t620;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_4 = t619 & t621;
                const bool t623 = is_range_4 & is_inside_4;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t623) {
                    const u32 t624 = begin_4 < t602 ? begin_4 : t602;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_4 = t624;
                    const u32 t625 = end_15 > last_4 ? end_15 : last_4;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_15 = t625;
                }
            }
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t626 = end_15 + 127u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t627 = t626 >> 7u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_16 = t627 > 1u ? t627 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t629 = end_12 >> 7u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t629 < end_16 ? t629 : end_16;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t631 = end_16 - whole_2;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t631 < end_16 ? t631 : end_16;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_3 = t524 + t513;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t634 = first_query_3 + t539;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t634 + 1u;
            const u32 t636 = end_17 > t536 ? end_17 : t536;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t637 = t636 - t536;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_18 = t637 < t539 ? t637 : t539;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_5 = first_query_3 + t539;
            u32 begin_5 = 0u;
            u32 end_19 = end_18;
            #pragma unroll 1
            for (u32 i_8 = 0u; i_8 < prefix_range_count; i_8 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t640 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t641 = t640 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t642 = t641 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t643 = prefix_ranges + t642;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t644 = (u64)i_8;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t645 = t644 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t646 = t645 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t647 = t643 + t646;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t648 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t649 = t648 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t650 = t647 + t649;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t651;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t651) : "l"(t650) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t652 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t653 = t652 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t654 = t653 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t655 = prefix_ranges + t654;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t656 = (u64)i_8;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t657 = t656 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t658 = t657 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t659 = t655 + t658;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t660 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t661 = t660 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t662 = t659 + t661;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t663;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t663) : "l"(t662) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t664 = (int)t663 > (int)0u ? t663 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_5 = t664 < t539 ? t664 : t539;
                const bool is_range_5 = t651 < last_5;
                const u32 t667 = t651 + t536;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t668 = t667 <= position_5;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t669 = last_5 + t536;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t670 = position_5 < t669;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_5 = t668 & t670;
                const bool t672 = is_range_5 & is_inside_5;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t672) {
                    const u32 t673 = begin_5 < t651 ? begin_5 : t651;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_5 = t673;
                    const u32 t674 = end_19 > last_5 ? end_19 : last_5;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_19 = t674;
                }
            }
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t675 = first_query_3 + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t676 = t675 + t539;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_20 = t676 + 1u;
            const u32 t678 = end_20 > t536 ? end_20 : t536;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t679 = t678 - t536;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_21 = t679 < t539 ? t679 : t539;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_6 = t675 + t539;
            u32 begin_6 = 0u;
            u32 end_22 = end_21;
            #pragma unroll 1
            for (u32 i_9 = 0u; i_9 < prefix_range_count; i_9 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t682 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t683 = t682 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t684 = t683 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t685 = prefix_ranges + t684;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t686 = (u64)i_9;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t687 = t686 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t688 = t687 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t689 = t685 + t688;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t690 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t691 = t690 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t692 = t689 + t691;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t693;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t693) : "l"(t692) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t694 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t695 = t694 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t696 = t695 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t697 = prefix_ranges + t696;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t698 = (u64)i_9;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t699 = t698 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t700 = t699 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t701 = t697 + t700;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t702 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t703 = t702 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t704 = t701 + t703;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t705;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t705) : "l"(t704) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t706 = (int)t705 > (int)0u ? t705 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_6 = t706 < t539 ? t706 : t539;
                const bool is_range_6 = t693 < last_6;
                const u32 t709 = t693 + t536;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t710 = t709 <= position_6;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t711 = last_6 + t536;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t712 = position_6 < t711;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_6 = t710 & t712;
                const bool t714 = is_range_6 & is_inside_6;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t714) {
                    const u32 t715 = begin_6 < t693 ? begin_6 : t693;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_6 = t715;
                    const u32 t716 = end_22 > last_6 ? end_22 : last_6;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_22 = t716;
                }
            }
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t717 = end_22 + 127u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t718 = t717 >> 7u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_23 = t718 > 1u ? t718 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t720 = end_19 >> 7u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_3 = t720 < end_23 ? t720 : end_23;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t722 = end_23 - whole_3;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t722 < end_23 ? t722 : end_23;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t724 = end_16 - end_23;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t725 = passed_2 + t724;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t726 = count_2 << 1u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t727 = t726 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t728 = t524 + t513;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t729 = t728 < t536;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t729) {
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_sum_2 = 0.0f;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_10 = passed_2; i_10 < t725; i_10 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t730 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t730) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t731 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t732 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t731 ? 0u : t732;
                    const u32 t734 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t734) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t735 = i_10 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t736 = t735 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t737 = t10 + t736;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t738 = i_10 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t739 = t738 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t737), "r"(t739) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t740 = i_10 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t741 = t740 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t742 = t741 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t743 = t10 + t742;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t744 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t744) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t743) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t745 = i_10 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t746 = t745 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t747 = t746 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t748 = t10 + t747;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t749 = i_10 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t750 = t749 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t748), "r"(t750) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t751 = i_10 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t752 = t751 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t753 = t752 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t754 = t10 + t753;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t755 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t755) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t754) : "memory");
                    }
                }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t756 = t727 & 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t757 = t756 + 8u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t758 = t757 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t759 = t10 + t758;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t760 = t727 >> 2u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t761 = t760 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t759), "r"(t761) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t762 = t725 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t763 = t762 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t764 = t10 + t763;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t765 = t725 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t766 = t765 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t764), "r"(t766) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t767 = t727 & 3u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t768 = t767 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t769 = smem_1 + t768;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t770 = t725 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t771 = t770 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t772 = t8 + t771;
                const u32 t773 = t769 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t774 = t772 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t775 = t773 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t776 = (u64)t775;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t777 = t776 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t778 = t774 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t779 = (u64)t778;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t780 = t779 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t781 = t773 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t782 = (u64)t781;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t783 = t782 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t784 = t774 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t785 = (u64)t784;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t786 = t785 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t787 = t773 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t788 = (u64)t787;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t789 = t788 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t790 = t774 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t791 = (u64)t790;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t792 = t791 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t793 = t773 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t794 = (u64)t793;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t795 = t794 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t796 = t774 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t797 = (u64)t796;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t798 = t797 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t799 = t773 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t800 = (u64)t799;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t801 = t800 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t802 = t774 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t803 = (u64)t802;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t804 = t803 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t805 = t773 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t806 = (u64)t805;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t807 = t806 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t808 = t774 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t809 = (u64)t808;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t810 = t809 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t811 = t773 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t812 = (u64)t811;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t813 = t812 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t814 = t774 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t815 = (u64)t814;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t816 = t815 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t817 = t773 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t818 = (u64)t817;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t819 = t818 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t820 = t774 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t821 = (u64)t820;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t822 = t821 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t777), "l"(t780), "l"(t783), "l"(t786), "l"(t789), "l"(t792), "l"(t795), "l"(t798), "l"(t801), "l"(t804), "l"(t807), "l"(t810), "l"(t813), "l"(t816), "l"(t819), "l"(t822) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t823 = t725 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t824 = t823 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t825 = t824 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t826 = t10 + t825;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t827 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t827) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t826) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t828 = end_23 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t828 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t830 = t524 + t513;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_4 = t830 + t512;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t832 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t833 = t832 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t833;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t835 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t836 = first_query_4 + t835;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t837 = t836 + t539;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_24 = t837 + 1u;
                const u32 t839 = end_24 > t536 ? end_24 : t536;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t840 = t839 - t536;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_25 = t840 < t539 ? t840 : t539;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position_7 = t836 + t539;
                u32 begin_7 = 0u;
                u32 end_26 = end_25;
                #pragma unroll 1
                for (u32 i_11 = 0u; i_11 < prefix_range_count; i_11 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t843 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t844 = t843 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t845 = t844 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t846 = prefix_ranges + t845;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t847 = (u64)i_11;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t848 = t847 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t849 = t848 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t850 = t846 + t849;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t851 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t852 = t851 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t853 = t850 + t852;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t854;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t854) : "l"(t853) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t855 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t856 = t855 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t857 = t856 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t858 = prefix_ranges + t857;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t859 = (u64)i_11;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t860 = t859 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t861 = t860 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t862 = t858 + t861;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t863 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t864 = t863 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t865 = t862 + t864;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t866;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t866) : "l"(t865) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t867 = (int)t866 > (int)0u ? t866 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last_7 = t867 < t539 ? t867 : t539;
                    const bool is_range_7 = t854 < last_7;
                    const u32 t870 = t854 + t536;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t871 = t870 <= position_7;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t872 = last_7 + t536;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t873 = position_7 < t872;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside_7 = t871 & t873;
                    const bool t875 = is_range_7 & is_inside_7;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t875) {
                        const u32 t876 = begin_7 < t854 ? begin_7 : t854;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin_7 = t876;
                        const u32 t877 = end_26 > last_7 ? end_26 : last_7;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_26 = t877;
                    }
                }
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t878 = end_26 > column ? end_26 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_27 = t878 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t881 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t881;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t883 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t883;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t885 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t885;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t887 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t887;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t889 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t889;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t891 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t891;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t893 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t893;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t895 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t895;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t897 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t897;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t899 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t899;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t901 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t901;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t903 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t903;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t905 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t905;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t907 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t907;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t909 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t909;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t911 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t911;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t913 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t913;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t915 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t915;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t917 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t917;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t919 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t919;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 80u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t921 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t921;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 81u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t923 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t923;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 88u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t925 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t925;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 89u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t927 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t927;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 96u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t929 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t929;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 97u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t931 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t931;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 104u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t933 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t933;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 105u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t935 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t935;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 112u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t937 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t937;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 113u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t939 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t939;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 120u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t941 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t941;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 121u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t943 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t943;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t944 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t945 = first_query_4 + t944;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t946 = t945 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t947 = t946 + t539;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_28 = t947 + 1u;
                const u32 t949 = end_28 > t536 ? end_28 : t536;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t950 = t949 - t536;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_29 = t950 < t539 ? t950 : t539;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position_8 = t946 + t539;
                u32 begin_8 = 0u;
                u32 end_30 = end_29;
                #pragma unroll 1
                for (u32 i_12 = 0u; i_12 < prefix_range_count; i_12 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t953 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t954 = t953 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t955 = t954 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t956 = prefix_ranges + t955;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t957 = (u64)i_12;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t958 = t957 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t959 = t958 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t960 = t956 + t959;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t961 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t962 = t961 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t963 = t960 + t962;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t964;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t964) : "l"(t963) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t965 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t966 = t965 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t967 = t966 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t968 = prefix_ranges + t967;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t969 = (u64)i_12;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t970 = t969 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t971 = t970 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t972 = t968 + t971;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t973 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t974 = t973 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t975 = t972 + t974;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t976;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t976) : "l"(t975) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t977 = (int)t976 > (int)0u ? t976 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last_8 = t977 < t539 ? t977 : t539;
                    const bool is_range_8 = t964 < last_8;
                    const u32 t980 = t964 + t536;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t981 = t980 <= position_8;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t982 = last_8 + t536;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t983 = position_8 < t982;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside_8 = t981 & t983;
                    const bool t985 = is_range_8 & is_inside_8;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t985) {
                        const u32 t986 = begin_8 < t964 ? begin_8 : t964;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin_8 = t986;
                        const u32 t987 = end_30 > last_8 ? end_30 : last_8;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_30 = t987;
                    }
                }
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t988 = end_30 > column ? end_30 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_31 = t988 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t991 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t991;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t993 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t993;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t995 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t995;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t997 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t997;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t999 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t999;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1001 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t1001;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1003 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t1003;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1005 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t1005;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1007 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t1007;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1009 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1009;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1011 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1011;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1013 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1013;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1015 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1015;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1017 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1017;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1019 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1019;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1021 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1021;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 64u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1023 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1023;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 65u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1025 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1025;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 72u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1027 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1027;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 73u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1029 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1029;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 80u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1031 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1031;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 81u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1033 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1033;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 88u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1035 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1035;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 89u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1037 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1037;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 96u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1039 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1039;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 97u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1041 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1041;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 104u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1043 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1043;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 105u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1045 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1045;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 112u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1047 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1047;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 113u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1049 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1049;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 120u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1051 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1051;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 121u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1053 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1053;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1055;
                asm("max.f32 %0, %1, %2;" : "=f"(t1055) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1056;
                asm("max.f32 %0, %1, %2;" : "=f"(t1056) : "f"(t1055), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1057;
                asm("max.f32 %0, %1, %2;" : "=f"(t1057) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1058;
                asm("max.f32 %0, %1, %2;" : "=f"(t1058) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1059;
                asm("max.f32 %0, %1, %2;" : "=f"(t1059) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1060;
                asm("max.f32 %0, %1, %2;" : "=f"(t1060) : "f"(t1056), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1061;
                asm("max.f32 %0, %1, %2;" : "=f"(t1061) : "f"(t1057), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1062;
                asm("max.f32 %0, %1, %2;" : "=f"(t1062) : "f"(t1058), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1063;
                asm("max.f32 %0, %1, %2;" : "=f"(t1063) : "f"(t1059), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1064;
                asm("max.f32 %0, %1, %2;" : "=f"(t1064) : "f"(t1060), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1065;
                asm("max.f32 %0, %1, %2;" : "=f"(t1065) : "f"(t1061), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1066;
                asm("max.f32 %0, %1, %2;" : "=f"(t1066) : "f"(t1062), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1067;
                asm("max.f32 %0, %1, %2;" : "=f"(t1067) : "f"(t1063), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1068;
                asm("max.f32 %0, %1, %2;" : "=f"(t1068) : "f"(t1064), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1069;
                asm("max.f32 %0, %1, %2;" : "=f"(t1069) : "f"(t1065), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1070;
                asm("max.f32 %0, %1, %2;" : "=f"(t1070) : "f"(t1066), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1071;
                asm("max.f32 %0, %1, %2;" : "=f"(t1071) : "f"(t1067), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1072;
                asm("max.f32 %0, %1, %2;" : "=f"(t1072) : "f"(t1068), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1073;
                asm("max.f32 %0, %1, %2;" : "=f"(t1073) : "f"(t1069), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1074;
                asm("max.f32 %0, %1, %2;" : "=f"(t1074) : "f"(t1070), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1075;
                asm("max.f32 %0, %1, %2;" : "=f"(t1075) : "f"(t1071), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1076;
                asm("max.f32 %0, %1, %2;" : "=f"(t1076) : "f"(t1072), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1077;
                asm("max.f32 %0, %1, %2;" : "=f"(t1077) : "f"(t1073), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1078;
                asm("max.f32 %0, %1, %2;" : "=f"(t1078) : "f"(t1074), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1079;
                asm("max.f32 %0, %1, %2;" : "=f"(t1079) : "f"(t1075), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1080;
                asm("max.f32 %0, %1, %2;" : "=f"(t1080) : "f"(t1076), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1081;
                asm("max.f32 %0, %1, %2;" : "=f"(t1081) : "f"(t1077), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1082;
                asm("max.f32 %0, %1, %2;" : "=f"(t1082) : "f"(t1078), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1083;
                asm("max.f32 %0, %1, %2;" : "=f"(t1083) : "f"(t1079), "f"(s_62));
                f32 t1084;
                asm("max.f32 %0, %1, %2;" : "=f"(t1084) : "f"(t1080), "f"(t1081));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1085;
                asm("max.f32 %0, %1, %2;" : "=f"(t1085) : "f"(t1082), "f"(t1083));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1086;
                asm("max.f32 %0, %1, %2;" : "=f"(t1086) : "f"(t1084), "f"(t1085));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1087;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1087) : "f"(t1086));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1086), "f"(t1087));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1089;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1089) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1089));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t1092 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t1092;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1094 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1095;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1095) : "f"(old), "f"(scale_log2), "f"(t1094));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1095));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1097 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1098 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1098));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1100;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1100) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t1100;
                const f32 t1101 = t1097 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1102 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1102));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1104;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1104) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1104;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1105 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1105));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1107;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1107) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1107;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1108 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1108));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1110;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1110) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1110;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1111 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1111));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1113;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1113) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1113;
                const f32 t1114 = t1101 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1115 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1115));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1117;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1117) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1117;
                const f32 t1118 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1119 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1119));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1121;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1121) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1121;
                const f32 t1122 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1123 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1123));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1125;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1125) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1125;
                const f32 t1126 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1127 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1127));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1129;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1129) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1129;
                const f32 t1130 = t1114 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1131 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1131));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1133;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1133) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1133;
                const f32 t1134 = t1118 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1135 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1135));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1137;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1137) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1137;
                const f32 t1138 = t1122 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1139 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1139));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1141;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1141) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1141;
                const f32 t1142 = t1126 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1143 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1143));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1145;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1145) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1145;
                const f32 t1146 = t1130 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1147 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1147));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1149;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1149) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1149;
                const f32 t1150 = t1134 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1151 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1151));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1153;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1153) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1153;
                const f32 t1154 = t1138 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1155 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1155));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1157;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1157) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1157;
                const f32 t1158 = t1142 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1159 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t1159));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1161;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1161) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t1161;
                const f32 t1162 = t1146 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1163 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t1163));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1165;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1165) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t1165;
                const f32 t1166 = t1150 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1167 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t1167));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1169;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1169) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t1169;
                const f32 t1170 = t1154 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1171 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t1171));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1173;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1173) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t1173;
                const f32 t1174 = t1158 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1175 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t1175));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1177;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1177) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t1177;
                const f32 t1178 = t1162 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1179 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t1179));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1181;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1181) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t1181;
                const f32 t1182 = t1166 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1183 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t1183));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1185;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1185) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t1185;
                const f32 t1186 = t1170 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1187 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t1187));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1189;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1189) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t1189;
                const f32 t1190 = t1174 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1191 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t1191));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1193;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1193) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t1193;
                const f32 t1194 = t1178 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1195 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t1195));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1197;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1197) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t1197;
                const f32 t1198 = t1182 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1199 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t1199));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1201;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1201) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t1201;
                const f32 t1202 = t1186 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1203 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t1203));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1205;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1205) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t1205;
                const f32 t1206 = t1190 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1207 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t1207));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1209;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1209) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_57 = t1209;
                const f32 t1210 = t1194 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1211 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t1211));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1213;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1213) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_58 = t1213;
                const f32 t1214 = t1198 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1215 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t1215));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1217;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1217) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_61 = t1217;
                const f32 t1218 = t1202 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1219 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t1219));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1221;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1221) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_62 = t1221;
                const f32 t1222 = t1206 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1223 = t1210 + t1214;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1224 = t1218 + t1222;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1225 = t1223 + t1224;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1225;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1227;
                asm("max.f32 %0, %1, %2;" : "=f"(t1227) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1228;
                asm("max.f32 %0, %1, %2;" : "=f"(t1228) : "f"(t1227), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1229;
                asm("max.f32 %0, %1, %2;" : "=f"(t1229) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1230;
                asm("max.f32 %0, %1, %2;" : "=f"(t1230) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1231;
                asm("max.f32 %0, %1, %2;" : "=f"(t1231) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1232;
                asm("max.f32 %0, %1, %2;" : "=f"(t1232) : "f"(t1228), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1233;
                asm("max.f32 %0, %1, %2;" : "=f"(t1233) : "f"(t1229), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1234;
                asm("max.f32 %0, %1, %2;" : "=f"(t1234) : "f"(t1230), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1235;
                asm("max.f32 %0, %1, %2;" : "=f"(t1235) : "f"(t1231), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1236;
                asm("max.f32 %0, %1, %2;" : "=f"(t1236) : "f"(t1232), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1237;
                asm("max.f32 %0, %1, %2;" : "=f"(t1237) : "f"(t1233), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1238;
                asm("max.f32 %0, %1, %2;" : "=f"(t1238) : "f"(t1234), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1239;
                asm("max.f32 %0, %1, %2;" : "=f"(t1239) : "f"(t1235), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1240;
                asm("max.f32 %0, %1, %2;" : "=f"(t1240) : "f"(t1236), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1241;
                asm("max.f32 %0, %1, %2;" : "=f"(t1241) : "f"(t1237), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1242;
                asm("max.f32 %0, %1, %2;" : "=f"(t1242) : "f"(t1238), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1243;
                asm("max.f32 %0, %1, %2;" : "=f"(t1243) : "f"(t1239), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1244;
                asm("max.f32 %0, %1, %2;" : "=f"(t1244) : "f"(t1240), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1245;
                asm("max.f32 %0, %1, %2;" : "=f"(t1245) : "f"(t1241), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1246;
                asm("max.f32 %0, %1, %2;" : "=f"(t1246) : "f"(t1242), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1247;
                asm("max.f32 %0, %1, %2;" : "=f"(t1247) : "f"(t1243), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1248;
                asm("max.f32 %0, %1, %2;" : "=f"(t1248) : "f"(t1244), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1249;
                asm("max.f32 %0, %1, %2;" : "=f"(t1249) : "f"(t1245), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1250;
                asm("max.f32 %0, %1, %2;" : "=f"(t1250) : "f"(t1246), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1251;
                asm("max.f32 %0, %1, %2;" : "=f"(t1251) : "f"(t1247), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1252;
                asm("max.f32 %0, %1, %2;" : "=f"(t1252) : "f"(t1248), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1253;
                asm("max.f32 %0, %1, %2;" : "=f"(t1253) : "f"(t1249), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1254;
                asm("max.f32 %0, %1, %2;" : "=f"(t1254) : "f"(t1250), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1255;
                asm("max.f32 %0, %1, %2;" : "=f"(t1255) : "f"(t1251), "f"(s_64));
                f32 t1256;
                asm("max.f32 %0, %1, %2;" : "=f"(t1256) : "f"(t1252), "f"(t1253));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1257;
                asm("max.f32 %0, %1, %2;" : "=f"(t1257) : "f"(t1254), "f"(t1255));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1258;
                asm("max.f32 %0, %1, %2;" : "=f"(t1258) : "f"(t1256), "f"(t1257));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1259;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1259) : "f"(t1258));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1258), "f"(t1259));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1261;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1261) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1261));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t1264 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t1264;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1266 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1267;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1267) : "f"(old_2), "f"(scale_log2), "f"(t1266));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1267));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1269 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1270 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t1270));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1272;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1272) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1272;
                const f32 t1273 = t1269 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1274 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t1274));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1276;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1276) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1276;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1277 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t1277));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1279;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1279) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1279;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1280 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t1280));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1282;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1282) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1282;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1283 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t1283));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1285;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1285) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1285;
                const f32 t1286 = t1273 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1287 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t1287));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1289;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1289) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1289;
                const f32 t1290 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1291 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t1291));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1293;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1293) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1293;
                const f32 t1294 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1295 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t1295));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1297;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1297) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1297;
                const f32 t1298 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1299 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t1299));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1301;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1301) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1301;
                const f32 t1302 = t1286 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1303 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t1303));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1305;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1305) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1305;
                const f32 t1306 = t1290 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1307 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t1307));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1309;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1309) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1309;
                const f32 t1310 = t1294 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1311 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t1311));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1313;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1313) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1313;
                const f32 t1314 = t1298 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1315 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t1315));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1317;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1317) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1317;
                const f32 t1318 = t1302 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1319 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t1319));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1321;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1321) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1321;
                const f32 t1322 = t1306 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1323 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t1323));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1325;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1325) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1325;
                const f32 t1326 = t1310 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1327 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t1327));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1329;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1329) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1329;
                const f32 t1330 = t1314 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1331 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1331));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1333;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1333) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1333;
                const f32 t1334 = t1318 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1335 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1335));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1337;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1337) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1337;
                const f32 t1338 = t1322 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1339 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1339));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1341;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1341) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1341;
                const f32 t1342 = t1326 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1343 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1343));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1345;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1345) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1345;
                const f32 t1346 = t1330 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1347 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1347));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1349;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1349) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t1349;
                const f32 t1350 = t1334 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1351 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1351));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1353;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1353) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t1353;
                const f32 t1354 = t1338 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1355 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1355));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1357;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1357) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t1357;
                const f32 t1358 = t1342 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1359 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1359));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1361;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1361) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t1361;
                const f32 t1362 = t1346 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1363 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1363));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1365;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1365) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t1365;
                const f32 t1366 = t1350 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1367 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1367));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1369;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t1369;
                const f32 t1370 = t1354 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1371 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1371));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1373;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1373) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t1373;
                const f32 t1374 = t1358 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1375 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1375));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1377;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1377) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t1377;
                const f32 t1378 = t1362 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1379 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1379));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1381;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1381) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_59 = t1381;
                const f32 t1382 = t1366 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1383 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1383));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1385;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1385) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_60 = t1385;
                const f32 t1386 = t1370 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1387 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1387));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1389;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1389) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_63 = t1389;
                const f32 t1390 = t1374 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1391 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1391));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1393;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1393) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_64 = t1393;
                const f32 t1394 = t1378 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1395 = t1382 + t1386;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1396 = t1390 + t1394;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1397 = t1395 + t1396;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1397;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1398;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1398) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1399;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1399) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1400;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1400) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1401;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1401) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1402;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1402) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1403;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1403) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1404;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1404) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1405;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1405) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1406;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1406) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1407;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1407) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1408;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1408) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1409;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1409) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1410;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1410) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1411;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1411) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1412;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1412) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1413;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1413) : "f"(s_31), "f"(s_32));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1414;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1414) : "f"(s_33), "f"(s_34));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1415;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1415) : "f"(s_35), "f"(s_36));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1416;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1416) : "f"(s_37), "f"(s_38));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1417;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1417) : "f"(s_39), "f"(s_40));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1418;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1418) : "f"(s_41), "f"(s_42));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1419;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1419) : "f"(s_43), "f"(s_44));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1420;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1420) : "f"(s_45), "f"(s_46));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1421;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1421) : "f"(s_47), "f"(s_48));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1422;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1422) : "f"(s_49), "f"(s_50));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1423;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1423) : "f"(s_51), "f"(s_52));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1424;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1424) : "f"(s_53), "f"(s_54));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1425;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1425) : "f"(s_55), "f"(s_56));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1426;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1426) : "f"(s_57), "f"(s_58));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1427;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1427) : "f"(s_59), "f"(s_60));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1428;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1428) : "f"(s_61), "f"(s_62));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1429;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1429) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1398;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1399;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1400;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1401;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1402;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1403;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1404;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1405;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1406;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1407;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1408;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1409;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1410;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1411;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1412;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1413;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1414;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1415;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1416;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1417;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1418;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1419;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1420;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1421;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1422;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1423;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1424;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1425;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1426;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1427;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1428;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1429;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_2 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_3 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_4 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_5 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_6 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_7 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_8 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_9 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_10 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_11 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_12 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_13 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_14 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_15 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_16 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_17 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_18 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_19 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_20 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_21 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_22 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_23 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_24 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_25 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_26 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_27 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_28 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_29 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_30 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_31 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_32 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_33 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_34 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_35 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_36 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_37 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_38 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_39 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_40 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_41 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_42 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_43 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_44 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_45 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_46 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_47 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_48 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_49 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_50 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_51 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_52 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_53 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_54 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_55 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_56 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_57 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_58 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_59 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_60 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_61 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_62 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_63 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_64 = 0.0f;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 masked_right_4 = masked_right_3 > 1u ? masked_right_3 : 1u;
                const u32 masked_left = end_23 > masked_right_4 ? end_23 : masked_right_4;
#line 272 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_13 = 1u; i_13 < masked_right_4; i_13 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1432 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1432) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1433 = t725 + i_13;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1434 = t1433 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1435 = t1434 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1436 = t10 + t1435;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1437 = t1433 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1438 = t1437 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1436), "r"(t1438) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1439 = t727 & 3u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1440 = t1439 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1441 = smem_1 + t1440;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1442 = t1433 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1443 = t1442 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1444 = t8 + t1443;
                    const u32 t1445 = t1441 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1446 = t1444 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1447 = t1445 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1448 = (u64)t1447;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1449 = t1448 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1450 = t1446 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1451 = (u64)t1450;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1452 = t1451 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1453 = t1445 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1454 = (u64)t1453;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1455 = t1454 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1456 = t1446 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1457 = (u64)t1456;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1458 = t1457 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1459 = t1445 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1460 = (u64)t1459;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1461 = t1460 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1462 = t1446 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1463 = (u64)t1462;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1464 = t1463 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1465 = t1445 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1466 = (u64)t1465;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1467 = t1466 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1468 = t1446 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1469 = (u64)t1468;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1470 = t1469 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1471 = t1445 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1472 = (u64)t1471;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1473 = t1472 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1474 = t1446 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1475 = (u64)t1474;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1476 = t1475 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1477 = t1445 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1478 = (u64)t1477;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1479 = t1478 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1480 = t1446 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1481 = (u64)t1480;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1482 = t1481 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1483 = t1445 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1484 = (u64)t1483;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1485 = t1484 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1486 = t1446 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1487 = (u64)t1486;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1488 = t1487 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1489 = t1445 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1490 = (u64)t1489;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1491 = t1490 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1492 = t1446 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1493 = (u64)t1492;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1494 = t1493 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1449), "l"(t1452), "l"(t1455), "l"(t1458), "l"(t1461), "l"(t1464), "l"(t1467), "l"(t1470), "l"(t1473), "l"(t1476), "l"(t1479), "l"(t1482), "l"(t1485), "l"(t1488), "l"(t1491), "l"(t1494) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1495 = i_13 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1496 = t725 + t1495;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1497 = t1496 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1498 = t1497 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1499 = t1498 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1500 = t10 + t1499;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1501 = t1496 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1502 = t1501 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1500), "r"(t1502) : "memory");
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs = p;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_2 = p_2;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_3 = p_3;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_4 = p_4;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_5 = p_5;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_6 = p_6;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_7 = p_7;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_8 = p_8;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_9 = p_9;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_10 = p_10;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_11 = p_11;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_12 = p_12;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_13 = p_13;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_14 = p_14;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_15 = p_15;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_16 = p_16;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_17 = p_17;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_18 = p_18;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_19 = p_19;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_20 = p_20;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_21 = p_21;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_22 = p_22;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_23 = p_23;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_24 = p_24;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_25 = p_25;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_26 = p_26;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_27 = p_27;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_28 = p_28;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_29 = p_29;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_30 = p_30;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_31 = p_31;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_32 = p_32;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1503 = t1496 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1504 = t1503 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1505 = t9 + t1504;
                    const u32 t1506 = t1505 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1507 = t1506 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1508 = (u64)t1507;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1509 = t1508 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1510 = t1506 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1511 = (u64)t1510;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1512 = t1511 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1513 = t1506 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1514 = (u64)t1513;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1515 = t1514 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1516 = t1506 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1517 = (u64)t1516;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1518 = t1517 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1519 = t1506 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1520 = (u64)t1519;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1521 = t1520 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1522 = t1506 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1523 = (u64)t1522;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1524 = t1523 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1525 = t1506 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1526 = (u64)t1525;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1527 = t1526 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1528 = t1506 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1529 = (u64)t1528;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1530 = t1529 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1509), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1512), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1515), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1518), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1521), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1524), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1527), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1530) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1531 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1532 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t1531 ? 0u : t1532;
                    const u32 t1534 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1534) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1535 = t725 + i_13;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1536 = t1535 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1537 = t1536 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1538 = t1537 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1539 = t10 + t1538;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1540 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1540) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1539) : "memory");
                    }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1541 = end_23 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1542 = t1541 - i_13;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t1542 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1544 = t524 + t513;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_5 = t1544 + t512;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1546 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1547 = t1546 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = first_key_2 + t1547;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1549 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1550 = first_query_5 + t1549;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1551 = t1550 + t539;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_32 = t1551 + 1u;
                    const u32 t1553 = end_32 > t536 ? end_32 : t536;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1554 = t1553 - t536;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_33 = t1554 < t539 ? t1554 : t539;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 position_9 = t1550 + t539;
                    u32 begin_9 = 0u;
                    u32 end_34 = end_33;
                    #pragma unroll 1
                    for (u32 i_14 = 0u; i_14 < prefix_range_count; i_14 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1557 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1558 = t1557 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1559 = t1558 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1560 = prefix_ranges + t1559;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1561 = (u64)i_14;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1562 = t1561 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1563 = t1562 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1564 = t1560 + t1563;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1565 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1566 = t1565 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1567 = t1564 + t1566;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        u32 t1568;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1568) : "l"(t1567) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1569 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1570 = t1569 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1571 = t1570 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1572 = prefix_ranges + t1571;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1573 = (u64)i_14;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1574 = t1573 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1575 = t1574 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1576 = t1572 + t1575;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1577 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1578 = t1577 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1579 = t1576 + t1578;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        u32 t1580;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1580) : "l"(t1579) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u32 t1581 = (int)t1580 > (int)0u ? t1580 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u32 last_9 = t1581 < t539 ? t1581 : t539;
                        const bool is_range_9 = t1568 < last_9;
                        const u32 t1584 = t1568 + t536;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const bool t1585 = t1584 <= position_9;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u32 t1586 = last_9 + t536;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const bool t1587 = position_9 < t1586;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const bool is_inside_9 = t1585 & t1587;
                        const bool t1589 = is_range_9 & is_inside_9;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        if (t1589) {
                            const u32 t1590 = begin_9 < t1568 ? begin_9 : t1568;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                            begin_9 = t1590;
                            const u32 t1591 = end_34 > last_9 ? end_34 : last_9;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                            end_34 = t1591;
                        }
                    }
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1592 = end_34 > column_2 ? end_34 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_35 = t1592 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_65 = 0u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1595 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1595;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_66 = 1u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1597 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1597;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_67 = 8u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1599 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1599;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_68 = 9u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1601 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1601;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_69 = 16u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1603 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1603;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_70 = 17u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1605 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1605;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_71 = 24u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1607 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1607;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_72 = 25u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1609 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1609;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_73 = 32u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1611 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1611;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_74 = 33u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1613 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1613;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_75 = 40u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1615 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1615;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_76 = 41u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1617 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1617;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_77 = 48u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1619 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1619;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_78 = 49u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1621 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1621;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_79 = 56u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1623 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1623;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_80 = 57u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1625 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1625;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_81 = 64u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1627 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t1627;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_82 = 65u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1629 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t1629;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_83 = 72u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1631 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t1631;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_84 = 73u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1633 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t1633;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_85 = 80u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1635 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_41 = t1635;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_86 = 81u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1637 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_42 = t1637;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_87 = 88u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1639 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_45 = t1639;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_88 = 89u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1641 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_46 = t1641;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_89 = 96u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1643 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_49 = t1643;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_90 = 97u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1645 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_50 = t1645;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_91 = 104u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1647 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_53 = t1647;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_92 = 105u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1649 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_54 = t1649;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_93 = 112u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1651 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_57 = t1651;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_94 = 113u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1653 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_58 = t1653;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_95 = 120u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1655 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_61 = t1655;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_96 = 121u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1657 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_62 = t1657;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1658 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1659 = first_query_5 + t1658;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1660 = t1659 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1661 = t1660 + t539;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_36 = t1661 + 1u;
                    const u32 t1663 = end_36 > t536 ? end_36 : t536;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1664 = t1663 - t536;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_37 = t1664 < t539 ? t1664 : t539;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 position_10 = t1660 + t539;
                    u32 begin_10 = 0u;
                    u32 end_38 = end_37;
                    #pragma unroll 1
                    for (u32 i_15 = 0u; i_15 < prefix_range_count; i_15 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1667 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1668 = t1667 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1669 = t1668 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1670 = prefix_ranges + t1669;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1671 = (u64)i_15;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1672 = t1671 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1673 = t1672 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1674 = t1670 + t1673;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1675 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1676 = t1675 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1677 = t1674 + t1676;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        u32 t1678;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1678) : "l"(t1677) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1679 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1680 = t1679 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1681 = t1680 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1682 = prefix_ranges + t1681;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1683 = (u64)i_15;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1684 = t1683 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1685 = t1684 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1686 = t1682 + t1685;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1687 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1688 = t1687 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1689 = t1686 + t1688;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        u32 t1690;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1690) : "l"(t1689) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u32 t1691 = (int)t1690 > (int)0u ? t1690 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u32 last_10 = t1691 < t539 ? t1691 : t539;
                        const bool is_range_10 = t1678 < last_10;
                        const u32 t1694 = t1678 + t536;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const bool t1695 = t1694 <= position_10;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u32 t1696 = last_10 + t536;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const bool t1697 = position_10 < t1696;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const bool is_inside_10 = t1695 & t1697;
                        const bool t1699 = is_range_10 & is_inside_10;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        if (t1699) {
                            const u32 t1700 = begin_10 < t1678 ? begin_10 : t1678;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                            begin_10 = t1700;
                            const u32 t1701 = end_38 > last_10 ? end_38 : last_10;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                            end_38 = t1701;
                        }
                    }
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1702 = end_38 > column_2 ? end_38 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_39 = t1702 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_97 = 0u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1705 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1705;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_98 = 1u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1707 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1707;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_99 = 8u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1709 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1709;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_100 = 9u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1711 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1711;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_101 = 16u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1713 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1713;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_102 = 17u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1715 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1715;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_103 = 24u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1717 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1717;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_104 = 25u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1719 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1719;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_105 = 32u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1721 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1721;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_106 = 33u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1723 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1723;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_107 = 40u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1725 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1725;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_108 = 41u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1727 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1727;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_109 = 48u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1729 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1729;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_110 = 49u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1731 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1731;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_111 = 56u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1733 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1733;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_112 = 57u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1735 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1735;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_113 = 64u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1737 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t1737;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_114 = 65u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1739 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t1739;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_115 = 72u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1741 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t1741;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_116 = 73u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1743 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t1743;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_117 = 80u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1745 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_43 = t1745;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_118 = 81u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1747 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_44 = t1747;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_119 = 88u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1749 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_47 = t1749;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_120 = 89u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1751 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_48 = t1751;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_121 = 96u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1753 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_51 = t1753;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_122 = 97u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1755 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_52 = t1755;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_123 = 104u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1757 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_55 = t1757;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_124 = 105u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1759 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_56 = t1759;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_125 = 112u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1761 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_59 = t1761;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_126 = 113u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1763 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_60 = t1763;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_127 = 120u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1765 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_63 = t1765;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_128 = 121u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1767 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_64 = t1767;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1768;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1768) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1769;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1769) : "f"(t1768), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1770;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1770) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1771;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1771) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1772;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1772) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1773;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1773) : "f"(t1769), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1774;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1774) : "f"(t1770), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1775;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1775) : "f"(t1771), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1776;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1776) : "f"(t1772), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1777;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1777) : "f"(t1773), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1778;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1778) : "f"(t1774), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1779;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1779) : "f"(t1775), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1780;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1780) : "f"(t1776), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1781;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1781) : "f"(t1777), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1782;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1782) : "f"(t1778), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1783;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1783) : "f"(t1779), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1784;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1784) : "f"(t1780), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1785;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1785) : "f"(t1781), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1786;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1786) : "f"(t1782), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1787;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1787) : "f"(t1783), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1788;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1788) : "f"(t1784), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1789;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1789) : "f"(t1785), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1790;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1790) : "f"(t1786), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1791;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1791) : "f"(t1787), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1792;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1792) : "f"(t1788), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1793;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1793) : "f"(t1789), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1794;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1794) : "f"(t1790), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1795;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1795) : "f"(t1791), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1796;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1796) : "f"(t1792), "f"(s_62));
                    f32 t1797;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1797) : "f"(t1793), "f"(t1794));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1798;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1798) : "f"(t1795), "f"(t1796));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1799;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1799) : "f"(t1797), "f"(t1798));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1800;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1800) : "f"(t1799));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1799), "f"(t1800));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1802;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1802) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news;
                    asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1802));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1804;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1804) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1805;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1805) : "f"(t1804), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1806;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1806) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1807;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1807) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1808;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1808) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1809;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1809) : "f"(t1805), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1810;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1810) : "f"(t1806), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1811;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1811) : "f"(t1807), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1812;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1812) : "f"(t1808), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1813;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1813) : "f"(t1809), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1814;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1814) : "f"(t1810), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1815;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1815) : "f"(t1811), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1816;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1816) : "f"(t1812), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1817;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1817) : "f"(t1813), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1818;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1818) : "f"(t1814), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1819;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1819) : "f"(t1815), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1820;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1820) : "f"(t1816), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1821;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1821) : "f"(t1817), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1822;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1822) : "f"(t1818), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1823;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1823) : "f"(t1819), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1824;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1824) : "f"(t1820), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1825;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1825) : "f"(t1821), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1826;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1826) : "f"(t1822), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1827;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1827) : "f"(t1823), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1828;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1828) : "f"(t1824), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1829;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1829) : "f"(t1825), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1830;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1830) : "f"(t1826), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1831;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1831) : "f"(t1827), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1832;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1832) : "f"(t1828), "f"(s_64));
                    f32 t1833;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1833) : "f"(t1829), "f"(t1830));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1834;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1834) : "f"(t1831), "f"(t1832));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1835;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1835) : "f"(t1833), "f"(t1834));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1836;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1836) : "f"(t1835));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1835), "f"(t1836));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1838;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1838) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1838));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1840 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1841 = t1840 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1842 = 8.0f < t1841;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1843 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1844 = t1843 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1845 = 8.0f < t1844;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1846 = t1842 | t1845;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose = __any_sync(0xffffffffu, t1846);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_7 = row_max;
                    const f32 new_3 = rose ? news : old_7;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1851 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1851;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1853 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1854;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1854) : "f"(old_7), "f"(scale_log2), "f"(t1853));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1854));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1857 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1858 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1858));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1860;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1860) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1860;
                    const f32 t1861 = t1857 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1862 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1862));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1864;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1864) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1864;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1865 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t1865));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1867;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1867) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1867;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1868 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t1868));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1870;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1870) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1870;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1871 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t1871));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1873;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1873) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1873;
                    const f32 t1874 = t1861 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1875 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t1875));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1877;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1877) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1877;
                    const f32 t1878 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1879 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t1879));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1881;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1881) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1881;
                    const f32 t1882 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1883 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t1883));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1885;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1885) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1885;
                    const f32 t1886 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1887 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t1887));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1889;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1889) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1889;
                    const f32 t1890 = t1874 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1891 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t1891));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1893;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1893) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1893;
                    const f32 t1894 = t1878 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1895 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t1895));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1897;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1897) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1897;
                    const f32 t1898 = t1882 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1899 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t1899));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1901;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1901) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1901;
                    const f32 t1902 = t1886 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1903 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t1903));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1905;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1905) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1905;
                    const f32 t1906 = t1890 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1907 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t1907));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1909;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1909) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1909;
                    const f32 t1910 = t1894 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1911 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t1911));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1913;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1913) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1913;
                    const f32 t1914 = t1898 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1915 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t1915));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1917;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1917) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1917;
                    const f32 t1918 = t1902 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1919 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t1919));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1921;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1921) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1921;
                    const f32 t1922 = t1906 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1923 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t1923));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1925;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1925) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1925;
                    const f32 t1926 = t1910 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1927 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t1927));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1929;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1929) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1929;
                    const f32 t1930 = t1914 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1931 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t1931));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1933;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1933) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1933;
                    const f32 t1934 = t1918 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1935 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t1935));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1937;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1937) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t1937;
                    const f32 t1938 = t1922 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1939 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t1939));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1941;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1941) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t1941;
                    const f32 t1942 = t1926 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1943 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t1943));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1945;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1945) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t1945;
                    const f32 t1946 = t1930 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1947 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t1947));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1949;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1949) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t1949;
                    const f32 t1950 = t1934 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1951 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t1951));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1953;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1953) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t1953;
                    const f32 t1954 = t1938 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1955 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t1955));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1957;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1957) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t1957;
                    const f32 t1958 = t1942 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1959 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t1959));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1961;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1961) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t1961;
                    const f32 t1962 = t1946 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1963 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t1963));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1965;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1965) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t1965;
                    const f32 t1966 = t1950 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1967 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t1967));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1969;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1969) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t1969;
                    const f32 t1970 = t1954 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1971 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t1971));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1973;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1973) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t1973;
                    const f32 t1974 = t1958 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1975 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t1975));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1977;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1977) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t1977;
                    const f32 t1978 = t1962 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1979 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t1979));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1981;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1981) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t1981;
                    const f32 t1982 = t1966 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1983 = t1970 + t1974;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1984 = t1978 + t1982;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1985 = t1983 + t1984;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1985;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_8 = row_max_2;
                    const f32 new_4 = rose ? news_2 : old_8;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t1989 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t1989;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1991 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1992;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1992) : "f"(old_8), "f"(scale_log2), "f"(t1991));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1992));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1995 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1996 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t1996));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1998;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1998) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1998;
                    const f32 t1999 = t1995 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2000 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t2000));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2002;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2002) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t2002;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2003 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t2003));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2005;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2005) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t2005;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2006 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t2006));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2008;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2008) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t2008;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2009 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t2009));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2011;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2011) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t2011;
                    const f32 t2012 = t1999 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2013 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t2013));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2015;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2015) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t2015;
                    const f32 t2016 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2017 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t2017));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2019;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2019) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t2019;
                    const f32 t2020 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2021 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t2021));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2023;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2023) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t2023;
                    const f32 t2024 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2025 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t2025));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2027;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2027) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t2027;
                    const f32 t2028 = t2012 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2029 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t2029));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2031;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2031) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t2031;
                    const f32 t2032 = t2016 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2033 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t2033));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2035;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2035) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t2035;
                    const f32 t2036 = t2020 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2037 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t2037));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2039;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2039) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t2039;
                    const f32 t2040 = t2024 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2041 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t2041));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2043;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2043) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t2043;
                    const f32 t2044 = t2028 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2045 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t2045));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2047;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2047) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t2047;
                    const f32 t2048 = t2032 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2049 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t2049));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2051;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2051) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t2051;
                    const f32 t2052 = t2036 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2053 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t2053));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2055;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2055) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t2055;
                    const f32 t2056 = t2040 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2057 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t2057));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2059;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2059) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t2059;
                    const f32 t2060 = t2044 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2061 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t2061));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2063;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2063) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t2063;
                    const f32 t2064 = t2048 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2065 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t2065));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2067;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2067) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t2067;
                    const f32 t2068 = t2052 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2069 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t2069));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2071;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2071) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t2071;
                    const f32 t2072 = t2056 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2073 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t2073));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2075;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2075) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t2075;
                    const f32 t2076 = t2060 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2077 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t2077));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2079;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2079) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t2079;
                    const f32 t2080 = t2064 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2081 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t2081));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2083;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2083) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t2083;
                    const f32 t2084 = t2068 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2085 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t2085));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2087;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2087) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t2087;
                    const f32 t2088 = t2072 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2089 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_121;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t2089));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2091;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2091) : "f"(exponent_121));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t2091;
                    const f32 t2092 = t2076 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2093 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_122;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t2093));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2095;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2095) : "f"(exponent_122));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t2095;
                    const f32 t2096 = t2080 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2097 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_123;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t2097));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2099;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2099) : "f"(exponent_123));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t2099;
                    const f32 t2100 = t2084 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2101 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_124;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t2101));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2103;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2103) : "f"(exponent_124));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t2103;
                    const f32 t2104 = t2088 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2105 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t2105));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2107;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2107) : "f"(exponent_125));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t2107;
                    const f32 t2108 = t2092 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2109 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_126;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t2109));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2111;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2111) : "f"(exponent_126));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t2111;
                    const f32 t2112 = t2096 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2113 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_127;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t2113));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2115;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2115) : "f"(exponent_127));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t2115;
                    const f32 t2116 = t2100 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2117 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_128;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t2117));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2119;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2119) : "f"(exponent_128));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t2119;
                    const f32 t2120 = t2104 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2121 = t2108 + t2112;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2122 = t2116 + t2120;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2123 = t2121 + t2122;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2123;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t2124 = i_13 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2125 = t725 + t2124;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2126 = t2125 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2127 = t2126 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2128 = t2127 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2129 = t10 + t2128;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2130 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2130) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2129) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2131 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t2131;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2132 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t2132;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2133 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t2133;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2134 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t2134;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2135 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t2135;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2136 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t2136;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2137 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t2137;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2138 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t2138;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2139 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t2139;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2140 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t2140;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2141 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t2141;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2142 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t2142;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2143 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t2143;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2144 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t2144;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2145 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t2145;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2146 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t2146;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2147 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t2147;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2148 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t2148;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2149 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t2149;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2150 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t2150;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2151 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t2151;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2152 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t2152;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2153 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t2153;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2154 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t2154;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2155 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t2155;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2156 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t2156;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2157 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t2157;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2158 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t2158;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2159 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t2159;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2160 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t2160;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2161 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t2161;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2162 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t2162;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2163 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t2163;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2164 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t2164;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2165 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t2165;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2166 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t2166;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2167 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t2167;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2168 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t2168;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2169 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t2169;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2170 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t2170;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2171 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t2171;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2172 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t2172;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2173 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t2173;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2174 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t2174;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2175 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t2175;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2176 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t2176;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2177 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t2177;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2178 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t2178;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2179 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t2179;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2180 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t2180;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2181 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t2181;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2182 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t2182;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2183 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t2183;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2184 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t2184;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2185 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t2185;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2186 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t2186;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2187 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t2187;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2188 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t2188;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2189 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t2189;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2190 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t2190;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2191 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t2191;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2192 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t2192;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2193 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t2193;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2194 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t2194;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2195;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2195) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2196;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2196) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2197;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2197) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2198;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2198) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2199;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2199) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2200;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2200) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2201;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2201) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2202;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2202) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2203;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2203) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2204;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2204) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2205;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2205) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2206;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2206) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2207;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2207) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2208;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2208) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2209;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2209) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2210;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2210) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2211;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2211) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2212;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2212) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2213;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2213) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2214;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2214) : "f"(s_39), "f"(s_40));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2215;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2215) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2216;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2216) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2217;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2217) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2218;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2218) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2219;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2219) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2220;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2220) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2221;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2221) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2222;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2222) : "f"(s_55), "f"(s_56));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2223;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2223) : "f"(s_57), "f"(s_58));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2224;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2224) : "f"(s_59), "f"(s_60));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2225;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2225) : "f"(s_61), "f"(s_62));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2226;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2226) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2195;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2196;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2197;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2198;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2199;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2200;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2201;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2202;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2203;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2204;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2205;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2206;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2207;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2208;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2209;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2210;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2211;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2212;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2213;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2214;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t2215;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t2216;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t2217;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t2218;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t2219;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t2220;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t2221;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t2222;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t2223;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t2224;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t2225;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t2226;
                }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_16 = masked_right_4; i_16 < end_23; i_16 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2227 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2227) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2228 = t725 + i_16;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2229 = t2228 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2230 = t2229 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2231 = t10 + t2230;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2232 = t2228 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2233 = t2232 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2231), "r"(t2233) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t2234 = t727 & 3u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2235 = t2234 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2236 = smem_1 + t2235;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2237 = t2228 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2238 = t2237 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2239 = t8 + t2238;
                    const u32 t2240 = t2236 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2241 = t2239 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2242 = t2240 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2243 = (u64)t2242;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2244 = t2243 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2245 = t2241 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2246 = (u64)t2245;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2247 = t2246 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2248 = t2240 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2249 = (u64)t2248;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2250 = t2249 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2251 = t2241 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2252 = (u64)t2251;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2253 = t2252 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2254 = t2240 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2255 = (u64)t2254;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2256 = t2255 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2257 = t2241 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2258 = (u64)t2257;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2259 = t2258 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2260 = t2240 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2261 = (u64)t2260;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2262 = t2261 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2263 = t2241 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2264 = (u64)t2263;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2265 = t2264 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2266 = t2240 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2267 = (u64)t2266;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2268 = t2267 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2269 = t2241 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2270 = (u64)t2269;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2271 = t2270 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2272 = t2240 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2273 = (u64)t2272;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2274 = t2273 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2275 = t2241 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2276 = (u64)t2275;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2277 = t2276 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2278 = t2240 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2279 = (u64)t2278;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2280 = t2279 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2281 = t2241 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2282 = (u64)t2281;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2283 = t2282 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2284 = t2240 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2285 = (u64)t2284;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2286 = t2285 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2287 = t2241 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2288 = (u64)t2287;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2289 = t2288 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t2244), "l"(t2247), "l"(t2250), "l"(t2253), "l"(t2256), "l"(t2259), "l"(t2262), "l"(t2265), "l"(t2268), "l"(t2271), "l"(t2274), "l"(t2277), "l"(t2280), "l"(t2283), "l"(t2286), "l"(t2289) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2290 = i_16 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2291 = t725 + t2290;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2292 = t2291 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2293 = t2292 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2294 = t2293 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2295 = t10 + t2294;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2296 = t2291 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2297 = t2296 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2295), "r"(t2297) : "memory");
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_33 = p;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_34 = p_2;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_35 = p_3;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_36 = p_4;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_37 = p_5;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_38 = p_6;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_39 = p_7;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_40 = p_8;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_41 = p_9;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_42 = p_10;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_43 = p_11;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_44 = p_12;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_45 = p_13;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_46 = p_14;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_47 = p_15;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_48 = p_16;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_49 = p_17;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_50 = p_18;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_51 = p_19;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_52 = p_20;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_53 = p_21;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_54 = p_22;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_55 = p_23;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_56 = p_24;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_57 = p_25;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_58 = p_26;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_59 = p_27;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_60 = p_28;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_61 = p_29;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_62 = p_30;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_63 = p_31;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_64 = p_32;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t2298 = t2291 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2299 = t2298 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2300 = t9 + t2299;
                    const u32 t2301 = t2300 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2302 = t2301 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2303 = (u64)t2302;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2304 = t2303 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2305 = t2301 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2306 = (u64)t2305;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2307 = t2306 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2308 = t2301 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2309 = (u64)t2308;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2310 = t2309 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2311 = t2301 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2312 = (u64)t2311;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2313 = t2312 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2314 = t2301 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2315 = (u64)t2314;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2316 = t2315 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2317 = t2301 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2318 = (u64)t2317;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2319 = t2318 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2320 = t2301 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2321 = (u64)t2320;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2322 = t2321 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2323 = t2301 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2324 = (u64)t2323;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2325 = t2324 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t2304), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t2307), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2310), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2313), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t2316), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t2319), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t2322), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t2325) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2326 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2327 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_5 = t2326 ? 0u : t2327;
                    const u32 t2329 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2329) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2330 = t725 + i_16;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2331 = t2330 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2332 = t2331 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2333 = t2332 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2334 = t10 + t2333;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2335 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2335) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2334) : "memory");
                    }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2336;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2336) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2337;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2337) : "f"(t2336), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2338;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2338) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2339;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2339) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2340;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2340) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2341;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2341) : "f"(t2337), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2342;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2342) : "f"(t2338), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2343;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2343) : "f"(t2339), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2344;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2344) : "f"(t2340), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2345;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2345) : "f"(t2341), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2346;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2346) : "f"(t2342), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2347;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2347) : "f"(t2343), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2348;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2348) : "f"(t2344), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2349;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2349) : "f"(t2345), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2350;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2350) : "f"(t2346), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2351;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2351) : "f"(t2347), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2352;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2352) : "f"(t2348), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2353;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2353) : "f"(t2349), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2354;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2354) : "f"(t2350), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2355;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2355) : "f"(t2351), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2356;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2356) : "f"(t2352), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2357;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2357) : "f"(t2353), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2358;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2358) : "f"(t2354), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2359;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2359) : "f"(t2355), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2360;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2360) : "f"(t2356), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2361;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2361) : "f"(t2357), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2362;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2362) : "f"(t2358), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2363;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2363) : "f"(t2359), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2364;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2364) : "f"(t2360), "f"(s_62));
                    f32 t2365;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2365) : "f"(t2361), "f"(t2362));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2366;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2366) : "f"(t2363), "f"(t2364));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2367;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2367) : "f"(t2365), "f"(t2366));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2368;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2368) : "f"(t2367));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_5;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2367), "f"(t2368));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2370;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2370) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t2370));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2372;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2372) : "f"(old_10), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2373;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2373) : "f"(t2372), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2374;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2374) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2375;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2375) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2376;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2376) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2377;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2377) : "f"(t2373), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2378;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2378) : "f"(t2374), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2379;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2379) : "f"(t2375), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2380;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2380) : "f"(t2376), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2381;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2381) : "f"(t2377), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2382;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2382) : "f"(t2378), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2383;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2383) : "f"(t2379), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2384;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2384) : "f"(t2380), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2385;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2385) : "f"(t2381), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2386;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2386) : "f"(t2382), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2387;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2387) : "f"(t2383), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2388;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2388) : "f"(t2384), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2389;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2389) : "f"(t2385), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2390;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2390) : "f"(t2386), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2391;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2391) : "f"(t2387), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2392;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2392) : "f"(t2388), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2393;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2393) : "f"(t2389), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2394;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2394) : "f"(t2390), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2395;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2395) : "f"(t2391), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2396;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2396) : "f"(t2392), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2397;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2397) : "f"(t2393), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2398;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2398) : "f"(t2394), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2399;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2399) : "f"(t2395), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2400;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2400) : "f"(t2396), "f"(s_64));
                    f32 t2401;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2401) : "f"(t2397), "f"(t2398));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2402;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2402) : "f"(t2399), "f"(t2400));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2403;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2403) : "f"(t2401), "f"(t2402));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2404;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2404) : "f"(t2403));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_6;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t2403), "f"(t2404));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2406;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2406) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t2406));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2408 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2409 = t2408 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2410 = 8.0f < t2409;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2411 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2412 = t2411 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2413 = 8.0f < t2412;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2414 = t2410 | t2413;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose_2 = __any_sync(0xffffffffu, t2414);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_13 = row_max;
                    const f32 new_5 = rose_2 ? news_3 : old_13;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                    const f32 t2419 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_5 = none_5 ? 0.0f : t2419;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2421 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t2422;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2422) : "f"(old_13), "f"(scale_log2), "f"(t2421));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t2422));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2425 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2426 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_129;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t2426));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2428;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2428) : "f"(exponent_129));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t2428;
                    const f32 t2429 = t2425 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2430 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_130;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t2430));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2432;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2432) : "f"(exponent_130));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t2432;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2433 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_131;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t2433));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2435;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2435) : "f"(exponent_131));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t2435;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2436 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_132;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t2436));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2438;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2438) : "f"(exponent_132));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t2438;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2439 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_133;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t2439));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2441;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2441) : "f"(exponent_133));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t2441;
                    const f32 t2442 = t2429 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2443 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_134;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t2443));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2445;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2445) : "f"(exponent_134));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t2445;
                    const f32 t2446 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2447 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_135;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t2447));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2449;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2449) : "f"(exponent_135));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t2449;
                    const f32 t2450 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2451 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_136;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t2451));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2453;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2453) : "f"(exponent_136));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t2453;
                    const f32 t2454 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2455 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_137;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t2455));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2457;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2457) : "f"(exponent_137));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t2457;
                    const f32 t2458 = t2442 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2459 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_138;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t2459));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2461;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2461) : "f"(exponent_138));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t2461;
                    const f32 t2462 = t2446 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2463 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_139;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t2463));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2465;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2465) : "f"(exponent_139));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t2465;
                    const f32 t2466 = t2450 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2467 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_140;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t2467));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2469;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2469) : "f"(exponent_140));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t2469;
                    const f32 t2470 = t2454 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2471 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t2471));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2473;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2473) : "f"(exponent_141));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t2473;
                    const f32 t2474 = t2458 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2475 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t2475));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2477;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2477) : "f"(exponent_142));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t2477;
                    const f32 t2478 = t2462 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2479 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_143;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t2479));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2481;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2481) : "f"(exponent_143));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t2481;
                    const f32 t2482 = t2466 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2483 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_144;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t2483));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2485;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2485) : "f"(exponent_144));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t2485;
                    const f32 t2486 = t2470 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2487 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_145;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t2487));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2489;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2489) : "f"(exponent_145));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t2489;
                    const f32 t2490 = t2474 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2491 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t2491));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2493;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2493) : "f"(exponent_146));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t2493;
                    const f32 t2494 = t2478 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2495 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_147;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t2495));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2497;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2497) : "f"(exponent_147));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t2497;
                    const f32 t2498 = t2482 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2499 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_148;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t2499));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2501;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2501) : "f"(exponent_148));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t2501;
                    const f32 t2502 = t2486 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2503 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t2503));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2505;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2505) : "f"(exponent_149));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t2505;
                    const f32 t2506 = t2490 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2507 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t2507));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2509;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2509) : "f"(exponent_150));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t2509;
                    const f32 t2510 = t2494 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2511 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_151;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t2511));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2513;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2513) : "f"(exponent_151));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t2513;
                    const f32 t2514 = t2498 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2515 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_152;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t2515));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2517;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2517) : "f"(exponent_152));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t2517;
                    const f32 t2518 = t2502 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2519 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_153;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t2519));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2521;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2521) : "f"(exponent_153));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t2521;
                    const f32 t2522 = t2506 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2523 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_154;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t2523));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2525;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2525) : "f"(exponent_154));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t2525;
                    const f32 t2526 = t2510 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2527 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_155;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t2527));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2529;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2529) : "f"(exponent_155));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t2529;
                    const f32 t2530 = t2514 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2531 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_156;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t2531));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2533;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2533) : "f"(exponent_156));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t2533;
                    const f32 t2534 = t2518 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2535 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t2535));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2537;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2537) : "f"(exponent_157));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t2537;
                    const f32 t2538 = t2522 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2539 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t2539));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2541;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2541) : "f"(exponent_158));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t2541;
                    const f32 t2542 = t2526 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2543 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_159;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t2543));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2545;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2545) : "f"(exponent_159));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t2545;
                    const f32 t2546 = t2530 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2547 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t2547));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2549;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2549) : "f"(exponent_160));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t2549;
                    const f32 t2550 = t2534 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2551 = t2538 + t2542;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2552 = t2546 + t2550;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2553 = t2551 + t2552;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t2553;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_14 = row_max_2;
                    const f32 new_6 = rose_2 ? news_4 : old_14;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                    const f32 t2557 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_6 = none_6 ? 0.0f : t2557;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2559 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t2560;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2560) : "f"(old_14), "f"(scale_log2), "f"(t2559));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t2560));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2563 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2564 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_161;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t2564));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2566;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2566) : "f"(exponent_161));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t2566;
                    const f32 t2567 = t2563 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2568 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_162;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t2568));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2570;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2570) : "f"(exponent_162));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t2570;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2571 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_163;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t2571));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2573;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2573) : "f"(exponent_163));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t2573;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2574 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_164;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t2574));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2576;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2576) : "f"(exponent_164));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t2576;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2577 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t2577));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2579;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2579) : "f"(exponent_165));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t2579;
                    const f32 t2580 = t2567 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2581 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_166;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t2581));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2583;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2583) : "f"(exponent_166));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t2583;
                    const f32 t2584 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2585 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t2585));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2587;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2587) : "f"(exponent_167));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t2587;
                    const f32 t2588 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2589 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t2589));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2591;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2591) : "f"(exponent_168));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t2591;
                    const f32 t2592 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2593 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_169;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t2593));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2595;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2595) : "f"(exponent_169));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t2595;
                    const f32 t2596 = t2580 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2597 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_170;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t2597));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2599;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2599) : "f"(exponent_170));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t2599;
                    const f32 t2600 = t2584 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2601 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t2601));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2603;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2603) : "f"(exponent_171));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t2603;
                    const f32 t2604 = t2588 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2605 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_172;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t2605));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2607;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2607) : "f"(exponent_172));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t2607;
                    const f32 t2608 = t2592 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2609 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t2609));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2611;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2611) : "f"(exponent_173));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t2611;
                    const f32 t2612 = t2596 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2613 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t2613));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2615;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2615) : "f"(exponent_174));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t2615;
                    const f32 t2616 = t2600 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2617 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t2617));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2619;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2619) : "f"(exponent_175));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t2619;
                    const f32 t2620 = t2604 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2621 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t2621));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2623;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2623) : "f"(exponent_176));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t2623;
                    const f32 t2624 = t2608 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2625 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_177;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t2625));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2627;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2627) : "f"(exponent_177));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t2627;
                    const f32 t2628 = t2612 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2629 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_178;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t2629));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2631;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2631) : "f"(exponent_178));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t2631;
                    const f32 t2632 = t2616 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2633 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t2633));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2635;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2635) : "f"(exponent_179));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t2635;
                    const f32 t2636 = t2620 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2637 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t2637));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2639;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2639) : "f"(exponent_180));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t2639;
                    const f32 t2640 = t2624 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2641 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t2641));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2643;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2643) : "f"(exponent_181));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t2643;
                    const f32 t2644 = t2628 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2645 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t2645));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2647;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2647) : "f"(exponent_182));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t2647;
                    const f32 t2648 = t2632 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2649 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t2649));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2651;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2651) : "f"(exponent_183));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t2651;
                    const f32 t2652 = t2636 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2653 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_184;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t2653));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2655;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2655) : "f"(exponent_184));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t2655;
                    const f32 t2656 = t2640 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2657 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_185;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t2657));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2659;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2659) : "f"(exponent_185));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t2659;
                    const f32 t2660 = t2644 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2661 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_186;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t2661));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2663;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2663) : "f"(exponent_186));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t2663;
                    const f32 t2664 = t2648 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2665 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_187;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t2665));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2667;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2667) : "f"(exponent_187));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t2667;
                    const f32 t2668 = t2652 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2669 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t2669));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2671;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2671) : "f"(exponent_188));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t2671;
                    const f32 t2672 = t2656 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2673 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t2673));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2675;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2675) : "f"(exponent_189));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t2675;
                    const f32 t2676 = t2660 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2677 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_190;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t2677));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2679;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2679) : "f"(exponent_190));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t2679;
                    const f32 t2680 = t2664 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2681 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t2681));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2683;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2683) : "f"(exponent_191));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t2683;
                    const f32 t2684 = t2668 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2685 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t2685));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2687;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2687) : "f"(exponent_192));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t2687;
                    const f32 t2688 = t2672 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2689 = t2676 + t2680;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2690 = t2684 + t2688;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2691 = t2689 + t2690;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2691;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t2692 = i_16 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2693 = t725 + t2692;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2694 = t2693 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2695 = t2694 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2696 = t2695 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2697 = t10 + t2696;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2698 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2698) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2697) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2699 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t2699;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2700 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t2700;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2701 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t2701;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2702 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t2702;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2703 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t2703;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2704 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t2704;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2705 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t2705;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2706 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t2706;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2707 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t2707;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2708 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t2708;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2709 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t2709;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2710 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t2710;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2711 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t2711;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2712 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t2712;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2713 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t2713;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2714 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t2714;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2715 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t2715;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2716 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t2716;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2717 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t2717;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2718 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t2718;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2719 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t2719;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2720 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t2720;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2721 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t2721;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2722 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t2722;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2723 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t2723;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2724 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t2724;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2725 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t2725;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2726 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t2726;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2727 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t2727;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2728 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t2728;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2729 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t2729;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2730 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t2730;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2731 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t2731;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2732 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t2732;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2733 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t2733;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2734 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t2734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2735 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t2735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2736 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t2736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2737 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t2737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2738 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t2738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2739 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t2739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2740 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t2740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2741 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t2741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2742 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t2742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2743 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t2743;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2744 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t2744;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2745 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t2745;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2746 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t2746;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2747 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t2747;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2748 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t2748;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2749 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t2749;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2750 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t2750;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2751 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t2751;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2752 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t2752;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2753 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t2753;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2754 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t2754;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2755 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t2755;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2756 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t2756;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2757 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t2757;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2758 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t2758;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2759 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t2759;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2760 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t2760;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2761 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t2761;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2762 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t2762;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2763;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2763) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2764;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2764) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2765;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2765) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2766;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2766) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2767;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2767) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2768;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2768) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2769;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2769) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2770;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2770) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2771;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2771) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2772;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2772) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2773;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2773) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2774;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2774) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2775;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2775) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2776;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2776) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2777;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2777) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2778;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2778) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2779;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2779) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2780;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2780) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2781;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2781) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2782;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2782) : "f"(s_39), "f"(s_40));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2783;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2783) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2784;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2784) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2785;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2785) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2786;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2786) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2787;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2787) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2788;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2788) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2789;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2789) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2790;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2790) : "f"(s_55), "f"(s_56));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2791;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2791) : "f"(s_57), "f"(s_58));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2792;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2792) : "f"(s_59), "f"(s_60));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2793;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2793) : "f"(s_61), "f"(s_62));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2794;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2794) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2763;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2764;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2765;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2766;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2767;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2768;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2769;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2770;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2771;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2772;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2773;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2774;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2775;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2776;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2777;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2778;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2779;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2780;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2781;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2782;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t2783;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t2784;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t2785;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t2786;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t2787;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t2788;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t2789;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t2790;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t2791;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t2792;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t2793;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t2794;
                }
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2795 = t727 & 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2796 = t2795 + 12u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2797 = t2796 << 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2798 = t10 + t2797;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2799 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2799) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2798) : "memory");
                }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2800 = end_23 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2801 = t725 + t2800;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2802 = t2801 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2803 = t2802 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2804 = t2803 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2805 = t10 + t2804;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2806 = t2801 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2807 = t2806 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2805), "r"(t2807) : "memory");
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_65 = p;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_66 = p_2;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_67 = p_3;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_68 = p_4;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_69 = p_5;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_70 = p_6;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_71 = p_7;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_72 = p_8;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_73 = p_9;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_74 = p_10;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_75 = p_11;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_76 = p_12;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_77 = p_13;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_78 = p_14;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_79 = p_15;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_80 = p_16;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_81 = p_17;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_82 = p_18;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_83 = p_19;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_84 = p_20;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_85 = p_21;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_86 = p_22;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_87 = p_23;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_88 = p_24;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_89 = p_25;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_90 = p_26;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_91 = p_27;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_92 = p_28;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_93 = p_29;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_94 = p_30;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_95 = p_31;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_96 = p_32;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2808 = t2801 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2809 = t2808 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2810 = t9 + t2809;
                const u32 t2811 = t2810 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2812 = t2811 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2813 = (u64)t2812;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2814 = t2813 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2815 = t2811 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2816 = (u64)t2815;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2817 = t2816 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2818 = t2811 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2819 = (u64)t2818;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2820 = t2819 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2821 = t2811 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2822 = (u64)t2821;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2823 = t2822 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2824 = t2811 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2825 = (u64)t2824;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2826 = t2825 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2827 = t2811 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2828 = (u64)t2827;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2829 = t2828 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2830 = t2811 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2831 = (u64)t2830;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2832 = t2831 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2833 = t2811 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2834 = (u64)t2833;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2835 = t2834 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2814), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2817), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t2820), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t2823), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t2826), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t2829), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t2832), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t2835) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2836 = end_23 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2837 = t725 + t2836;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2838 = t2837 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2839 = t2838 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2840 = t2839 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2841 = t10 + t2840;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2842 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2842) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2841) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_16;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2844 = t725 + end_23;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_17 = t2844; i_17 < through; i_17 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2845 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2845) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2846 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2847 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_6 = t2846 ? 0u : t2847;
                    const u32 t2849 = next_6 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2849) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2850 = i_17 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2851 = t2850 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2852 = t10 + t2851;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2853 = i_17 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2854 = t2853 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2852), "r"(t2854) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2855 = i_17 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2856 = t2855 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2857 = t2856 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2858 = t10 + t2857;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2859 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2859) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2858) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2860 = i_17 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2861 = t2860 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2862 = t2861 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2863 = t10 + t2862;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2864 = i_17 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2865 = t2864 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2863), "r"(t2865) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2866 = i_17 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2867 = t2866 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2868 = t2867 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2869 = t10 + t2868;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2870 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2870) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2869) : "memory");
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2871;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2871) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_7 = row_sum + t2871;
                f32 t2873;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2873) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2874 = pair_7 + t2873;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2874;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2875;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2875) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_8 = row_sum_2 + t2875;
                f32 t2877;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2877) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2878 = pair_8 + t2877;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2878;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t2879 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2880;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2880) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t2879 ? 0.0f : t2880;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2882 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t2882;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2883 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t2883;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2884 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t2884;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2885 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t2885;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2886 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t2886;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2887 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t2887;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2888 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t2888;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2889 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t2889;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2890 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t2890;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2891 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t2891;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2892 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t2892;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2893 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t2893;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2894 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t2894;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2895 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t2895;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2896 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t2896;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2897 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t2897;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2898 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t2898;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2899 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t2899;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2900 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t2900;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2901 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t2901;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2902 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t2902;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2903 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t2903;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2904 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t2904;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2905 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t2905;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2906 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t2906;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2907 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t2907;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2908 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t2908;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2909 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t2909;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2910 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t2910;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2911 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t2911;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2912 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t2912;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2913 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t2913;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t2914 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2915;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2915) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t2914 ? 0.0f : t2915;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2917 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t2917;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2918 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t2918;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2919 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t2919;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2920 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t2920;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2921 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t2921;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2922 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t2922;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2923 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t2923;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2924 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t2924;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2925 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t2925;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2926 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t2926;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2927 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t2927;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2928 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t2928;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2929 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t2929;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2930 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t2930;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2931 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t2931;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2932 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t2932;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2933 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t2933;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2934 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t2934;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2935 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t2935;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2936 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t2936;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2937 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t2937;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2938 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t2938;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2939 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t2939;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2940 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t2940;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2941 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t2941;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2942 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t2942;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2943 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t2943;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2944 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t2944;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2945 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t2945;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2946 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t2946;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2947 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t2947;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2948 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t2948;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t2949 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2949) {
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                }
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2950 = t727 & 3u;
                const u32 t2951 = t510 + 8192u;
                u32 t2952;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2952) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2953;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2953) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2954;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2954) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2955;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2955) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2956;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2956) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2957;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2957) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2958;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2958) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2959;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2959) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2960;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2960) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2961;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2961) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2962;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2962) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2963;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2963) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2964;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2964) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2965;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2965) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2966;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2966) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2967;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2967) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2968;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2968) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2969;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2969) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2970;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2970) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2971;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2971) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2972;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2972) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2973;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2973) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2974;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2974) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2975;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2975) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2976;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2976) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2977;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2977) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2978;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2978) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2979;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2979) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2980;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2980) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2981;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2981) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2982;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2982) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2983;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2983) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2984 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2985 = t512 + t2984;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2986 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2987 = t2985 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2988 = t2986 ^ t2987;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2989 = t2985 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2990 = t2988 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2991 = t2989 + t2990;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2992 = t510 + t2991;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2992), "r"(t2952), "r"(t2953), "r"(t2954), "r"(t2955) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2993 = t2991 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2994 = t510 + t2993;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2994), "r"(t2956), "r"(t2957), "r"(t2958), "r"(t2959) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2995 = t2991 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2996 = t510 + t2995;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2996), "r"(t2960), "r"(t2961), "r"(t2962), "r"(t2963) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2997 = t2991 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2998 = t510 + t2997;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2998), "r"(t2964), "r"(t2965), "r"(t2966), "r"(t2967) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2999 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3000 = t512 + t2999;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3001 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3002 = t3000 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3003 = t3001 ^ t3002;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3004 = t3000 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3005 = t3003 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3006 = t3004 + t3005;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3007 = t2951 + t3006;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3007), "r"(t2968), "r"(t2969), "r"(t2970), "r"(t2971) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3008 = t3006 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3009 = t2951 + t3008;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3009), "r"(t2972), "r"(t2973), "r"(t2974), "r"(t2975) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3010 = t3006 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3011 = t2951 + t3010;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3011), "r"(t2976), "r"(t2977), "r"(t2978), "r"(t2979) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3012 = t3006 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3013 = t2951 + t3012;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3013), "r"(t2980), "r"(t2981), "r"(t2982), "r"(t2983) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t3014 = t524 + t513;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t3014 + t512;
                const bool t3016 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t3016) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3017 = 1073741824u - t536;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3018 = t3017 + first_row;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3019 = t530 + t536;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3020 = t512 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3021 = t510 + t3020;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t3021), "l"(o), "r"(0u), "r"(index_4), "r"(t3018), "r"(t3019), "r"(1073741824u) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3022 = t510 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3023 = t512 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3024 = t3022 + t3023;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t3024), "l"(o), "r"(64u), "r"(index_4), "r"(t3018), "r"(t3019), "r"(1073741824u) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3025 = 0ull * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3026 = t3025 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3027 = lse + t3026;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3028 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3029 = t3028 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3030 = t3029 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3031 = t3027 + t3030;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3032 = (u64)t530;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3033 = t3032 * lse_stride2;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3034 = t3033 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3035 = t3031 + t3034;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3036 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3037 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t3038 = t3037 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t3038) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3039 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t3039;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < t536;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t3042 = (u64)row * t3036;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3043 = t3042 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3044 = t3035 + t3043;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t3045;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3045) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t3046;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3046) : "f"(row_max), "f"(scale_log2), "f"(t3045));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t3046 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t3048 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3049 = t3048 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3044), "f"(t3049) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3050 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3051 = first_row + t3050;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t3051 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < t536;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t3054 = (u64)row_2 * t3036;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3055 = t3054 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3056 = t3035 + t3055;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t3057;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3057) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t3058;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3058) : "f"(row_max_2), "f"(scale_log2), "f"(t3057));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t3058 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t3060 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3061 = t3060 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3056), "f"(t3061) : "memory");
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries_3 = t727 & 3u;
                const u32 t3063 = queries_3 + 8u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3064 = t3063 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3065 = t10 + t3064;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3066 = t727 >> 2u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3067 = t3066 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3065), "r"(t3067) : "memory");
                const u32 t3068 = queries_3 + 12u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3069 = t3068 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3070 = t10 + t3069;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3071 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3071) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3070) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3072 = end_16 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last_11 = passed_2 + t3072;
                #pragma unroll 1
                for (u32 i_18 = passed_2; i_18 < last_11; i_18 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3074 = i_18 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3075 = t3074 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3076 = t10 + t3075;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3077 = i_18 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3078 = t3077 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3076), "r"(t3078) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3079 = i_18 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3080 = t3079 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3081 = t3080 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3082 = t10 + t3081;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3083 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3083) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3082) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3084 = i_18 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3085 = t3084 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3086 = t3085 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3087 = t10 + t3086;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3088 = i_18 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3089 = t3088 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3087), "r"(t3089) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3090 = i_18 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3091 = t3090 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3092 = t3091 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3093 = t10 + t3092;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3094 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3094) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3093) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t3095 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t3095) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t3096 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t3097 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_7 = t3096 ? 0u : t3097;
                    const u32 t3099 = next_7 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t3099) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3100 = last_11 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3101 = t3100 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3102 = t10 + t3101;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3103 = last_11 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3104 = t3103 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3102), "r"(t3104) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3105 = last_11 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3106 = t3105 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3107 = t3106 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3108 = t10 + t3107;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3109 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3109) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3108) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3110 = last_11 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3111 = t3110 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3112 = t3111 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3113 = t10 + t3112;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3114 = last_11 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3115 = t3114 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3113), "r"(t3115) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3116 = last_11 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3117 = t3116 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3118 = t3117 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3119 = t10 + t3118;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3120 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3120) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3119) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3121 = passed_2 + end_16;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t3121;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3122 = count_2 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_2 = t3122;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3123 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t3123) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3124 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t3125;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t3125) : "r"(t3124) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3126;
            asm("mov.b32 %0, %1;" : "=r"(t3126) : "f"(t3125));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3127;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t3127) : "r"(t3126));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t3127;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t3129 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t3129) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t3130 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t3130) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
