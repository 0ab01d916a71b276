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
#line 43 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t3));
#line 46 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 65536u;
    const u32 t10 = t9 + 65536u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 32u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 16u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 96u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 104u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 112u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 120u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 128u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t27 + 8u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t28) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t29 = t10 + 128u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t30 = warpgroup == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t30) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t31 = warp == 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
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
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
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
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
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
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t143 = end_6 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t144 = t143 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_7 = t144 > 1u ? t144 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t146 = end_3 + 127u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t147 = t146 >> 7u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 seen = t147 < end_7 ? t147 : end_7;
                const u32 t149 = end_7 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t150 = t149 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t150 < end_7 ? t150 : end_7;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t152 = index / group;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t153 = tile << 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t153 & 3u;
                const u32 t155 = slot + 12u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t156 = t155 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t157 = t10 + t156;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t158 = t153 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t159 = t158 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t160 = t159 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t157), "r"(t160) : "memory");
                const u32 t161 = slot + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t162 = t161 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t163 = t10 + t162;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t164 = slot << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t165 = smem_1 + t164;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t166;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t166) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t167 = t166 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t167) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t163) : "memory");
                    const u32 t168 = 1073741824u - t53;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = t168 + t41;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = t47 + t53;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t165), "l"(q), "r"(t163), "r"(0u), "r"(index), "r"(t169), "r"(t170), "r"(1073741824u) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t171 = t165 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t171), "l"(q), "r"(t163), "r"(64u), "r"(index), "r"(t169), "r"(t170), "r"(1073741824u) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t172 = tile << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t173 = t172 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t173 & 3u;
                const u32 t175 = slot_2 + 12u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t176 = t175 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t177 = t10 + t176;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t178 = t173 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t179 = t178 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t180 = t179 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t177), "r"(t180) : "memory");
                const u32 t181 = slot_2 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t182 = t181 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t183 = t10 + t182;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t184 = t41 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t185 = slot_2 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t186 = smem_1 + t185;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t187;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t187) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t188 = t187 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t188) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t183) : "memory");
                    const u32 t189 = 1073741824u - t53;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t190 = t189 + t184;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t191 = t47 + t53;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t186), "l"(q), "r"(t183), "r"(0u), "r"(index), "r"(t190), "r"(t191), "r"(1073741824u) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t192 = t186 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t192), "l"(q), "r"(t183), "r"(64u), "r"(index), "r"(t190), "r"(t191), "r"(1073741824u) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed & 1u;
                const u32 t194 = slot_3 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t195 = t10 + t194;
                const u32 t196 = slot_3 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t197 = t196 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t198 = t10 + t197;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t199 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t200 = t199 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t201 = t200 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t198), "r"(t201) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t202 = end_7 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t203 = t202 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t204 = slot_3 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t205 = t8 + t204;
                u32 t206;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t206) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t207 = t206 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t207) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t195) : "memory");
                    const u32 t208 = 1073741824u - t56;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t209 = t208 + t203;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t210 = t50 + t56;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t205), "l"(k), "r"(t195), "r"(0u), "r"(t152), "r"(t209), "r"(t210), "r"(1073741824u) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t211 = t205 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t211), "l"(k), "r"(t195), "r"(64u), "r"(t152), "r"(t209), "r"(t210), "r"(1073741824u) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t213 = slot_4 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t214 = t213 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t215 = t10 + t214;
                const u32 t216 = slot_4 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t217 = t216 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t218 = t10 + t217;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t219 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t220 = t219 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t221 = t220 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t218), "r"(t221) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t222 = end_7 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t223 = t222 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t224 = slot_4 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t225 = t9 + t224;
                u32 t226;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t226) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t227 = t226 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t227) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t215) : "memory");
                    const u32 t228 = 1073741824u - t56;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t229 = t228 + t223;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t230 = t50 + t56;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t225), "l"(v), "r"(t215), "r"(0u), "r"(t152), "r"(t229), "r"(t230), "r"(1073741824u) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t231 = t225 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t231), "l"(v), "r"(t215), "r"(64u), "r"(t152), "r"(t229), "r"(t230), "r"(1073741824u) : "memory");
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i_3 = 1u; i_3 < end_7; i_3 += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t232 = passed + i_3;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t232 & 1u;
                    const u32 t234 = slot_5 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t235 = t10 + t234;
                    const u32 t236 = slot_5 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t237 = t236 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t238 = t10 + t237;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t239 = t232 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t240 = t239 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t241 = t240 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t238), "r"(t241) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t242 = end_7 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t243 = t242 - i_3;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t244 = t243 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t245 = slot_5 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t246 = t8 + t245;
                    u32 t247;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t247) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t248 = t247 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t248) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t235) : "memory");
                        const u32 t249 = 1073741824u - t56;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t250 = t249 + t244;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t251 = t50 + t56;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t246), "l"(k), "r"(t235), "r"(0u), "r"(t152), "r"(t250), "r"(t251), "r"(1073741824u) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t252 = t246 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t252), "l"(k), "r"(t235), "r"(64u), "r"(t152), "r"(t250), "r"(t251), "r"(1073741824u) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t253 = passed + i_3;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t253 & 1u;
                    const u32 t255 = slot_6 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t256 = t255 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t257 = t10 + t256;
                    const u32 t258 = slot_6 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t259 = t258 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t260 = t10 + t259;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t261 = t253 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t262 = t261 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t263 = t262 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t260), "r"(t263) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t264 = end_7 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t265 = t264 - i_3;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t266 = t265 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t267 = slot_6 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t268 = t9 + t267;
                    u32 t269;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t269) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t270 = t269 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t270) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t257) : "memory");
                        const u32 t271 = 1073741824u - t56;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t272 = t271 + t266;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t273 = t50 + t56;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t268), "l"(v), "r"(t257), "r"(0u), "r"(t152), "r"(t272), "r"(t273), "r"(1073741824u) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t274 = t268 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t274), "l"(v), "r"(t257), "r"(64u), "r"(t152), "r"(t272), "r"(t273), "r"(1073741824u) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t275 = passed + end_7;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t275;
                const u32 t276 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t276;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t277 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t277) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t278 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t279;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t279) : "r"(t278) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t280;
                asm("mov.b32 %0, %1;" : "=r"(t280) : "f"(t279));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t281;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t281) : "r"(t280));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t281;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t283 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t283) {
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 count = 0u;
            #pragma unroll 1
            for (u32 i_4 = 0u; i_4 < batch; i_4 += 32u) {
#line 133 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 batch_2 = i_4 + lane;
                const u32 t285 = batch - 1u;
#line 134 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t286 = batch_2 < t285 ? batch_2 : t285;
#line 140 "fa-kernels/src/attention/options/packed.rs"
                const u32 next = t286 + 1u;
                const u64 t288 = (u64)t286;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t289 = t288 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t290 = t289 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t291 = cu_seqlens_q + t290;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                u32 first_query;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t291) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t293 = (u64)next;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t294 = t293 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t295 = t294 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t296 = cu_seqlens_q + t295;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                u32 t297;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t297) : "l"(t296) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u32 queries = t297 - first_query;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t299 = least_queries <= queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t300 = queries <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t301 = t299 & t300;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_q_2 = t301 ? queries : 0u;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t303 = (u64)t286;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t304 = t303 * cu_seqlens_k_stride0;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t305 = t304 * 4ull;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t306 = cu_seqlens_k + t305;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                u32 first;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first) : "l"(t306) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t308 = (u64)next;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t309 = t308 * cu_seqlens_k_stride0;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t310 = t309 * 4ull;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t311 = cu_seqlens_k + t310;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                u32 t312;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t312) : "l"(t311) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_k_2 = t312 - first;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t314 = seq_q_2 + 127u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 of_head = t314 >> 7u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t316 = batch_2 < batch;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t317 = t316 ? of_head : 0u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t318 = count + t317;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                count = t318;
            }
            f32 t319;
            asm("mov.b32 %0, %1;" : "=f"(t319) : "r"(count));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t320;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t320) : "f"(t319));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t321;
            asm("mov.b32 %0, %1;" : "=r"(t321) : "f"(t320));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t322 = lane & 1u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t323 = t322 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t324 = t323 ? t321 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t325 = count + t324;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t326 = count + t321;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t327;
            asm("mov.b32 %0, %1;" : "=f"(t327) : "r"(t326));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t328;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t328) : "f"(t327));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t329;
            asm("mov.b32 %0, %1;" : "=r"(t329) : "f"(t328));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t330 = lane & 2u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t331 = t330 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t332 = t331 ? t329 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t333 = t325 + t332;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t334 = t326 + t329;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t335;
            asm("mov.b32 %0, %1;" : "=f"(t335) : "r"(t334));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t336;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t336) : "f"(t335));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t337;
            asm("mov.b32 %0, %1;" : "=r"(t337) : "f"(t336));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t338 = lane & 4u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t339 = t338 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t340 = t339 ? t337 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t341 = t333 + t340;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t342 = t334 + t337;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t343;
            asm("mov.b32 %0, %1;" : "=f"(t343) : "r"(t342));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t344;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t344) : "f"(t343));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t345;
            asm("mov.b32 %0, %1;" : "=r"(t345) : "f"(t344));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t346 = lane & 8u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t347 = t346 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t348 = t347 ? t345 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t349 = t341 + t348;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t350 = t342 + t345;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t351;
            asm("mov.b32 %0, %1;" : "=f"(t351) : "r"(t350));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t352;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t352) : "f"(t351));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t353;
            asm("mov.b32 %0, %1;" : "=r"(t353) : "f"(t352));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t354 = lane & 16u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t355 = t354 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t356 = t355 ? t353 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t357 = t349 + t356;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t358 = t350 + t353;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t359;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t359) : "r"(t358));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t359 * heads;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round = 0u;
            const u32 t361 = blockIdx.x;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t361;
#line 97 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 before = 0u;
            const u32 t362 = seq_k + 1u;
#line 98 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 most = t362;
            while (true) {
#line 99 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t363 = most != 0u;
                if (!t363) break;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t364 = most + 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t365 = t364 >> 2u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least = most - t365;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t367 = least < 128u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least_2 = t367 ? 0u : least;
#line 101 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                #pragma unroll 1
                for (u32 i_5 = 0u; i_5 < batch; i_5 += 32u) {
#line 102 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 batch_3 = i_5 + lane;
                    const u32 t370 = batch - 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t371 = batch_3 < t370 ? batch_3 : t370;
#line 140 "fa-kernels/src/attention/options/packed.rs"
                    const u32 next_2 = t371 + 1u;
                    const u64 t373 = (u64)t371;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t374 = t373 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t375 = t374 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t376 = cu_seqlens_q + t375;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_query_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query_2) : "l"(t376) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t378 = (u64)next_2;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t379 = t378 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t380 = t379 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t381 = cu_seqlens_q + t380;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    u32 t382;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t382) : "l"(t381) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u32 queries_2 = t382 - first_query_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t384 = least_queries <= queries_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t385 = queries_2 <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t386 = t384 & t385;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_q_3 = t386 ? queries_2 : 0u;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t388 = (u64)t371;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t389 = t388 * cu_seqlens_k_stride0;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t390 = t389 * 4ull;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t391 = cu_seqlens_k + t390;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_2) : "l"(t391) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t393 = (u64)next_2;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t394 = t393 * cu_seqlens_k_stride0;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t395 = t394 * 4ull;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t396 = cu_seqlens_k + t395;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    u32 t397;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t397) : "l"(t396) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_k_3 = t397 - first_2;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 seq_k_4 = seq_k_3 < seq_k ? seq_k_3 : seq_k;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t400 = seq_q_3 + 127u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles = t400 >> 7u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t402 = least_2 + seq_q_3;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t403 = seq_k_4 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t404 = t402 > t403 ? t402 : t403;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t405 = seq_k_4 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t406 = t404 - t405;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_3 = t406 >> 7u;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t408 = seq_k_4 < least_2;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching = t408 ? tiles : first_3;
                    const bool t410 = least_2 == 0u;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t411 = t410 ? 0u : reaching;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_4 = t411 < tiles ? t411 : tiles;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t413 = seq_q_3 + 127u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles_2 = t413 >> 7u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t415 = most + seq_q_3;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t416 = seq_k_4 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t417 = t415 > t416 ? t415 : t416;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t418 = seq_k_4 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t419 = t417 - t418;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_5 = t419 >> 7u;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t421 = seq_k_4 < most;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching_2 = t421 ? tiles_2 : first_5;
                    const bool t423 = most == 0u;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t424 = t423 ? 0u : reaching_2;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 end_8 = t424 < tiles_2 ? t424 : tiles_2;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t426 = batch_3 < batch;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t427 = end_8 - first_4;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 of_head_2 = t426 ? t427 : 0u;
                    const u32 t429 = of_head_2 * heads;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t430;
                    asm("mov.b32 %0, %1;" : "=f"(t430) : "r"(t429));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t431;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t431) : "f"(t430));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t432;
                    asm("mov.b32 %0, %1;" : "=r"(t432) : "f"(t431));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t433 = lane & 1u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t434 = t433 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t435 = t434 ? t432 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t436 = t429 + t435;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t437 = t429 + t432;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t438;
                    asm("mov.b32 %0, %1;" : "=f"(t438) : "r"(t437));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t439;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t439) : "f"(t438));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t440;
                    asm("mov.b32 %0, %1;" : "=r"(t440) : "f"(t439));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t441 = lane & 2u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t442 = t441 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t443 = t442 ? t440 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t444 = t436 + t443;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t445 = t437 + t440;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t446;
                    asm("mov.b32 %0, %1;" : "=f"(t446) : "r"(t445));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t447;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t447) : "f"(t446));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t448;
                    asm("mov.b32 %0, %1;" : "=r"(t448) : "f"(t447));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t449 = lane & 4u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t450 = t449 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t451 = t450 ? t448 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t452 = t444 + t451;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t453 = t445 + t448;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t454;
                    asm("mov.b32 %0, %1;" : "=f"(t454) : "r"(t453));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t455;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t455) : "f"(t454));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t456;
                    asm("mov.b32 %0, %1;" : "=r"(t456) : "f"(t455));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t457 = lane & 8u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t458 = t457 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t459 = t458 ? t456 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t460 = t452 + t459;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t461 = t453 + t456;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t462;
                    asm("mov.b32 %0, %1;" : "=f"(t462) : "r"(t461));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t463;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t463) : "f"(t462));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t464;
                    asm("mov.b32 %0, %1;" : "=r"(t464) : "f"(t463));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t465 = lane & 16u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t466 = t465 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t467 = t466 ? t464 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t468 = t460 + t467;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t469 = t461 + t464;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t470;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t470) : "r"(t469));
#line 106 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 end_9 = before + t470;
                    while (true) {
#line 107 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t472 = index_2 < end_9;
                        if (!t472) break;
                        const u32 t473 = index_2 - before;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t474 = t468 - t429;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 nth = t473 - t474;
                        const bool t476 = nth < t429;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t476) {
#line 260 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 from_last = nth % of_head_2;
                            const u32 t478 = of_head_2 - 1u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t479 = t478 - from_last;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t480 = first_4 + t479;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words_2 = t480 << 7u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words = nth / of_head_2;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 to = t29 + 16u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t484;
                            asm("mov.b32 %0, %1;" : "=f"(t484) : "r"(words));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t484) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t485;
                            asm("mov.b32 %0, %1;" : "=f"(t485) : "r"(words_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t485) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t486;
                            asm("mov.b32 %0, %1;" : "=f"(t486) : "r"(batch_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t486) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t487;
                            asm("mov.b32 %0, %1;" : "=f"(t487) : "r"(first_query_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(to), "f"(t487) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t488;
                            asm("mov.b32 %0, %1;" : "=f"(t488) : "r"(first_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(to), "f"(t488) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t489;
                            asm("mov.b32 %0, %1;" : "=f"(t489) : "r"(seq_q_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(to), "f"(t489) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t490;
                            asm("mov.b32 %0, %1;" : "=f"(t490) : "r"(seq_k_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(to), "f"(t490) : "memory");
                        }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        u32 t491;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t491) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t492 = t491 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t492) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
                        }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t493 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 round_2 = t493;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t494 = t29 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t495 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t496 = t495 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t494), "r"(t496) : "memory");
#line 115 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t497 = lane == 0u;
                        u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t497) {
                            const u32 t498 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            u32 t499;
                            asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t499) : "l"(claims), "r"(t498) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            merged = t499;
                        } else {
                            merged = 0u;
                        }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t500 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 t501;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t501) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t502 = t500 + t501;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        index_2 = t502;
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
            u32 t505;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t505) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t506 = t505 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t506) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t507 = t29 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t507), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t508;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t508) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t509 = t508 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t509) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t511 = index_3 << 14u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t512 = t7 + t511;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t513 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t514 = t513 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t515 = index_3 << 6u;
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
        const u32 t516 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t516) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t517 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t518;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t518) : "r"(t517) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t519;
        asm("mov.b32 %0, %1;" : "=r"(t519) : "f"(t518));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t520;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t520) : "r"(t519));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t520;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t521 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t521) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t522 = index_4 != 4294967295u;
            if (!t522) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t29 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t524;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t524) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t525;
            asm("mov.b32 %0, %1;" : "=r"(t525) : "f"(t524));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t526;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t526) : "r"(t525));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t527;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t527) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t528;
            asm("mov.b32 %0, %1;" : "=r"(t528) : "f"(t527));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 at_2;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(at_2) : "r"(t528));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t530;
            asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t530) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t531;
            asm("mov.b32 %0, %1;" : "=r"(t531) : "f"(t530));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t532;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t532) : "r"(t531));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t533;
            asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t533) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t534;
            asm("mov.b32 %0, %1;" : "=r"(t534) : "f"(t533));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t535;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t535) : "r"(t534));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t536;
            asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t536) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t537;
            asm("mov.b32 %0, %1;" : "=r"(t537) : "f"(t536));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t538;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t538) : "r"(t537));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t539;
            asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t539) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t540;
            asm("mov.b32 %0, %1;" : "=r"(t540) : "f"(t539));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t541;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t541) : "r"(t540));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t542;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t542) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t543 = t542 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t543) {
                const u32 t544 = t29 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t544) : "memory");
            }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t545 = t526 + t541;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t545 + 1u;
            const u32 t547 = end_10 > t538 ? end_10 : t538;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t548 = t547 - t538;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t548 < t541 ? t548 : t541;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_3 = t526 + t541;
            u32 begin_3 = 0u;
            u32 end_12 = end_11;
            #pragma unroll 1
            for (u32 i_6 = 0u; i_6 < prefix_range_count; i_6 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t551 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t552 = t551 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t553 = t552 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t554 = prefix_ranges + t553;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t555 = (u64)i_6;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t556 = t555 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t557 = t556 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t558 = t554 + t557;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t559 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t560 = t559 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t561 = t558 + t560;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t562;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t562) : "l"(t561) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t563 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t564 = t563 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t565 = t564 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t566 = prefix_ranges + t565;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t567 = (u64)i_6;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t568 = t567 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t569 = t568 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t570 = t566 + t569;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t571 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t572 = t571 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t573 = t570 + t572;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t574;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t574) : "l"(t573) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t575 = (int)t574 > (int)0u ? t574 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_3 = t575 < t541 ? t575 : t541;
                const bool is_range_3 = t562 < last_3;
                const u32 t578 = t562 + t538;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t579 = t578 <= position_3;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t580 = last_3 + t538;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t581 = position_3 < t580;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_3 = t579 & t581;
                const bool t583 = is_range_3 & is_inside_3;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t583) {
                    const u32 t584 = begin_3 < t562 ? begin_3 : t562;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_3 = t584;
                    const u32 t585 = end_12 > last_3 ? end_12 : last_3;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_12 = t585;
                }
            }
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t586 = t526 + 127u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t587 = t586 + t541;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t587 + 1u;
            const u32 t589 = end_13 > t538 ? end_13 : t538;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t590 = t589 - t538;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t590 < t541 ? t590 : t541;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_4 = t586 + t541;
            u32 begin_4 = 0u;
            u32 end_15 = end_14;
            #pragma unroll 1
            for (u32 i_7 = 0u; i_7 < prefix_range_count; i_7 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t593 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t594 = t593 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t595 = t594 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t596 = prefix_ranges + t595;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t597 = (u64)i_7;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t598 = t597 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t599 = t598 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t600 = t596 + t599;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t601 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t602 = t601 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t603 = t600 + t602;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t604;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t604) : "l"(t603) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t605 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t606 = t605 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t607 = t606 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t608 = prefix_ranges + t607;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t609 = (u64)i_7;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t610 = t609 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t611 = t610 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t612 = t608 + t611;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t613 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t614 = t613 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t615 = t612 + t614;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t616;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t616) : "l"(t615) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t617 = (int)t616 > (int)0u ? t616 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_4 = t617 < t541 ? t617 : t541;
                const bool is_range_4 = t604 < last_4;
                const u32 t620 = t604 + t538;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t621 = t620 <= position_4;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t622 = last_4 + t538;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t623 = position_4 < t622;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_4 = t621 & t623;
                const bool t625 = is_range_4 & is_inside_4;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t625) {
                    const u32 t626 = begin_4 < t604 ? begin_4 : t604;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_4 = t626;
                    const u32 t627 = end_15 > last_4 ? end_15 : last_4;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_15 = t627;
                }
            }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t628 = end_15 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t629 = t628 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_16 = t629 > 1u ? t629 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t631 = end_12 + 127u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t632 = t631 >> 7u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_2 = t632 < end_16 ? t632 : end_16;
            const u32 t634 = end_16 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t635 = t634 - seen_2;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t635 < end_16 ? t635 : end_16;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_3 = t526 + t515;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t638 = first_query_3 + t541;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t638 + 1u;
            const u32 t640 = end_17 > t538 ? end_17 : t538;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t641 = t640 - t538;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_18 = t641 < t541 ? t641 : t541;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_5 = first_query_3 + t541;
            u32 begin_5 = 0u;
            u32 end_19 = end_18;
            #pragma unroll 1
            for (u32 i_8 = 0u; i_8 < prefix_range_count; i_8 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t644 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t645 = t644 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t646 = t645 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t647 = prefix_ranges + t646;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t648 = (u64)i_8;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t649 = t648 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t650 = t649 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t651 = t647 + t650;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t652 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t653 = t652 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t654 = t651 + t653;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t655;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t655) : "l"(t654) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t656 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t657 = t656 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t658 = t657 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t659 = prefix_ranges + t658;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t660 = (u64)i_8;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t661 = t660 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t662 = t661 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t663 = t659 + t662;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t664 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t665 = t664 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t666 = t663 + t665;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t667;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t667) : "l"(t666) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t668 = (int)t667 > (int)0u ? t667 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_5 = t668 < t541 ? t668 : t541;
                const bool is_range_5 = t655 < last_5;
                const u32 t671 = t655 + t538;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t672 = t671 <= position_5;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t673 = last_5 + t538;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t674 = position_5 < t673;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_5 = t672 & t674;
                const bool t676 = is_range_5 & is_inside_5;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t676) {
                    const u32 t677 = begin_5 < t655 ? begin_5 : t655;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_5 = t677;
                    const u32 t678 = end_19 > last_5 ? end_19 : last_5;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_19 = t678;
                }
            }
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t679 = first_query_3 + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t680 = t679 + t541;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_20 = t680 + 1u;
            const u32 t682 = end_20 > t538 ? end_20 : t538;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t683 = t682 - t538;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_21 = t683 < t541 ? t683 : t541;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_6 = t679 + t541;
            u32 begin_6 = 0u;
            u32 end_22 = end_21;
            #pragma unroll 1
            for (u32 i_9 = 0u; i_9 < prefix_range_count; i_9 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t686 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t687 = t686 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t688 = t687 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t689 = prefix_ranges + t688;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t690 = (u64)i_9;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t691 = t690 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t692 = t691 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t693 = t689 + t692;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t694 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t695 = t694 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t696 = t693 + t695;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t697;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t697) : "l"(t696) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t698 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t699 = t698 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t700 = t699 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t701 = prefix_ranges + t700;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t702 = (u64)i_9;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t703 = t702 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t704 = t703 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t705 = t701 + t704;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t706 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t707 = t706 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t708 = t705 + t707;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t709;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t709) : "l"(t708) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t710 = (int)t709 > (int)0u ? t709 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_6 = t710 < t541 ? t710 : t541;
                const bool is_range_6 = t697 < last_6;
                const u32 t713 = t697 + t538;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t714 = t713 <= position_6;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t715 = last_6 + t538;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t716 = position_6 < t715;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_6 = t714 & t716;
                const bool t718 = is_range_6 & is_inside_6;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t718) {
                    const u32 t719 = begin_6 < t697 ? begin_6 : t697;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_6 = t719;
                    const u32 t720 = end_22 > last_6 ? end_22 : last_6;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_22 = t720;
                }
            }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t721 = end_22 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t722 = t721 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_23 = t722 > 1u ? t722 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t724 = end_19 + 127u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t725 = t724 >> 7u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_3 = t725 < end_23 ? t725 : end_23;
            const u32 t727 = end_23 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t728 = t727 - seen_3;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t728 < end_23 ? t728 : end_23;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t730 = end_16 - end_23;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t731 = passed_2 + t730;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t732 = count_2 << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t733 = t732 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t734 = t526 + t515;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t735 = t734 < t538;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t735) {
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_sum_2 = 0.0f;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_10 = passed_2; i_10 < t731; i_10 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t736 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t736) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t737 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t738 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t737 ? 0u : t738;
                    const u32 t740 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t740) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t741 = i_10 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t742 = t741 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t743 = t10 + t742;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t744 = i_10 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t745 = t744 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t743), "r"(t745) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t746 = i_10 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t747 = t746 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t748 = t747 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t749 = t10 + t748;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t750 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t750) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t749) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t751 = i_10 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t752 = t751 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t753 = t752 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t754 = t10 + t753;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t755 = i_10 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t756 = t755 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t754), "r"(t756) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t757 = i_10 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t758 = t757 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t759 = t758 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t760 = t10 + t759;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t761 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t761) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t760) : "memory");
                    }
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t762 = t733 & 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t763 = t762 + 8u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t764 = t763 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t765 = t10 + t764;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t766 = t733 >> 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t767 = t766 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t765), "r"(t767) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t768 = t731 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t769 = t768 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t770 = t10 + t769;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t771 = t731 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t772 = t771 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t770), "r"(t772) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t773 = t733 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t774 = t773 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t775 = smem_1 + t774;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t776 = t731 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t777 = t776 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t778 = t8 + t777;
                const u32 t779 = t775 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t780 = t778 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t781 = t779 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t782 = (u64)t781;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t783 = t782 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t784 = t780 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t785 = (u64)t784;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t786 = t785 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t787 = t779 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t788 = (u64)t787;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t789 = t788 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t790 = t780 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t791 = (u64)t790;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t792 = t791 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t793 = t779 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t794 = (u64)t793;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t795 = t794 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t796 = t780 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t797 = (u64)t796;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t798 = t797 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t799 = t779 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t800 = (u64)t799;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t801 = t800 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t802 = t780 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t803 = (u64)t802;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t804 = t803 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t805 = t779 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t806 = (u64)t805;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t807 = t806 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t808 = t780 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t809 = (u64)t808;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t810 = t809 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t811 = t779 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t812 = (u64)t811;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t813 = t812 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t814 = t780 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t815 = (u64)t814;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t816 = t815 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t817 = t779 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t818 = (u64)t817;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t819 = t818 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t820 = t780 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t821 = (u64)t820;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t822 = t821 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t823 = t779 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t824 = (u64)t823;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t825 = t824 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t826 = t780 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t827 = (u64)t826;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t828 = t827 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t783), "l"(t786), "l"(t789), "l"(t792), "l"(t795), "l"(t798), "l"(t801), "l"(t804), "l"(t807), "l"(t810), "l"(t813), "l"(t816), "l"(t819), "l"(t822), "l"(t825), "l"(t828) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t829 = t731 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t830 = t829 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t831 = t830 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t832 = t10 + t831;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t833 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t833) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t832) : "memory");
                }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t834 = end_23 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t834 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t836 = t526 + t515;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_4 = t836 + t514;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t838 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t839 = t838 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t839;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t841 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t842 = first_query_4 + t841;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t843 = t842 + t541;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_24 = t843 + 1u;
                const u32 t845 = end_24 > t538 ? end_24 : t538;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t846 = t845 - t538;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_25 = t846 < t541 ? t846 : t541;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position_7 = t842 + t541;
                u32 begin_7 = 0u;
                u32 end_26 = end_25;
                #pragma unroll 1
                for (u32 i_11 = 0u; i_11 < prefix_range_count; i_11 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t849 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t850 = t849 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t851 = t850 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t852 = prefix_ranges + t851;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t853 = (u64)i_11;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t854 = t853 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t855 = t854 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t856 = t852 + t855;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t857 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t858 = t857 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t859 = t856 + t858;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t860;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t860) : "l"(t859) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t861 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t862 = t861 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t863 = t862 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t864 = prefix_ranges + t863;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t865 = (u64)i_11;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t866 = t865 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t867 = t866 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t868 = t864 + t867;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t869 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t870 = t869 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t871 = t868 + t870;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t872;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t872) : "l"(t871) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t873 = (int)t872 > (int)0u ? t872 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last_7 = t873 < t541 ? t873 : t541;
                    const bool is_range_7 = t860 < last_7;
                    const u32 t876 = t860 + t538;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t877 = t876 <= position_7;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t878 = last_7 + t538;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t879 = position_7 < t878;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside_7 = t877 & t879;
                    const bool t881 = is_range_7 & is_inside_7;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t881) {
                        const u32 t882 = begin_7 < t860 ? begin_7 : t860;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin_7 = t882;
                        const u32 t883 = end_26 > last_7 ? end_26 : last_7;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_26 = t883;
                    }
                }
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t884 = end_26 > column ? end_26 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_27 = t884 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t887 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t887;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t889 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t889;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t891 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t891;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t893 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t893;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t895 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t895;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t897 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t897;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t899 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t899;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t901 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t901;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t903 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t903;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t905 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t905;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t907 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t907;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t909 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t909;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t911 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t911;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t913 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t913;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t915 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t915;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t917 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t917;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t919 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t919;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t921 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t921;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t923 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t923;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t925 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t925;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 80u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t927 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t927;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 81u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t929 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t929;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 88u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t931 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t931;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 89u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t933 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t933;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 96u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t935 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t935;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 97u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t937 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t937;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 104u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t939 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t939;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 105u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t941 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t941;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 112u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t943 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t943;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 113u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t945 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t945;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 120u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t947 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t947;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 121u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t949 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t949;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t950 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t951 = first_query_4 + t950;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t952 = t951 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t953 = t952 + t541;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_28 = t953 + 1u;
                const u32 t955 = end_28 > t538 ? end_28 : t538;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t956 = t955 - t538;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_29 = t956 < t541 ? t956 : t541;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position_8 = t952 + t541;
                u32 begin_8 = 0u;
                u32 end_30 = end_29;
                #pragma unroll 1
                for (u32 i_12 = 0u; i_12 < prefix_range_count; i_12 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t959 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t960 = t959 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t961 = t960 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t962 = prefix_ranges + t961;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t963 = (u64)i_12;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t964 = t963 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t965 = t964 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t966 = t962 + t965;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t967 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t968 = t967 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t969 = t966 + t968;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t970;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t970) : "l"(t969) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t971 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t972 = t971 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t973 = t972 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t974 = prefix_ranges + t973;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t975 = (u64)i_12;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t976 = t975 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t977 = t976 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t978 = t974 + t977;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t979 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t980 = t979 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t981 = t978 + t980;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t982;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t982) : "l"(t981) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t983 = (int)t982 > (int)0u ? t982 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last_8 = t983 < t541 ? t983 : t541;
                    const bool is_range_8 = t970 < last_8;
                    const u32 t986 = t970 + t538;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t987 = t986 <= position_8;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t988 = last_8 + t538;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t989 = position_8 < t988;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside_8 = t987 & t989;
                    const bool t991 = is_range_8 & is_inside_8;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t991) {
                        const u32 t992 = begin_8 < t970 ? begin_8 : t970;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin_8 = t992;
                        const u32 t993 = end_30 > last_8 ? end_30 : last_8;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_30 = t993;
                    }
                }
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t994 = end_30 > column ? end_30 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_31 = t994 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t997 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t997;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t999 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t999;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1001 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t1001;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1003 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t1003;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1005 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t1005;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1007 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t1007;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1009 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t1009;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1011 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t1011;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1013 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t1013;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1015 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1015;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1017 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1017;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1019 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1019;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1021 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1021;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1023 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1023;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1025 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1025;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1027 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1027;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 64u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1029 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1029;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 65u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1031 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1031;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 72u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1033 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1033;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 73u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1035 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1035;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 80u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1037 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1037;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 81u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1039 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1039;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 88u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1041 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1041;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 89u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1043 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1043;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 96u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1045 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1045;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 97u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1047 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1047;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 104u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1049 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1049;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 105u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1051 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1051;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 112u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1053 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1053;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 113u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1055 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1055;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 120u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1057 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1057;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 121u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1059 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1059;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1061;
                asm("max.f32 %0, %1, %2;" : "=f"(t1061) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1062;
                asm("max.f32 %0, %1, %2;" : "=f"(t1062) : "f"(t1061), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1063;
                asm("max.f32 %0, %1, %2;" : "=f"(t1063) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1064;
                asm("max.f32 %0, %1, %2;" : "=f"(t1064) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1065;
                asm("max.f32 %0, %1, %2;" : "=f"(t1065) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1066;
                asm("max.f32 %0, %1, %2;" : "=f"(t1066) : "f"(t1062), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1067;
                asm("max.f32 %0, %1, %2;" : "=f"(t1067) : "f"(t1063), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1068;
                asm("max.f32 %0, %1, %2;" : "=f"(t1068) : "f"(t1064), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1069;
                asm("max.f32 %0, %1, %2;" : "=f"(t1069) : "f"(t1065), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1070;
                asm("max.f32 %0, %1, %2;" : "=f"(t1070) : "f"(t1066), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1071;
                asm("max.f32 %0, %1, %2;" : "=f"(t1071) : "f"(t1067), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1072;
                asm("max.f32 %0, %1, %2;" : "=f"(t1072) : "f"(t1068), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1073;
                asm("max.f32 %0, %1, %2;" : "=f"(t1073) : "f"(t1069), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1074;
                asm("max.f32 %0, %1, %2;" : "=f"(t1074) : "f"(t1070), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1075;
                asm("max.f32 %0, %1, %2;" : "=f"(t1075) : "f"(t1071), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1076;
                asm("max.f32 %0, %1, %2;" : "=f"(t1076) : "f"(t1072), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1077;
                asm("max.f32 %0, %1, %2;" : "=f"(t1077) : "f"(t1073), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1078;
                asm("max.f32 %0, %1, %2;" : "=f"(t1078) : "f"(t1074), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1079;
                asm("max.f32 %0, %1, %2;" : "=f"(t1079) : "f"(t1075), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1080;
                asm("max.f32 %0, %1, %2;" : "=f"(t1080) : "f"(t1076), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1081;
                asm("max.f32 %0, %1, %2;" : "=f"(t1081) : "f"(t1077), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1082;
                asm("max.f32 %0, %1, %2;" : "=f"(t1082) : "f"(t1078), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1083;
                asm("max.f32 %0, %1, %2;" : "=f"(t1083) : "f"(t1079), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1084;
                asm("max.f32 %0, %1, %2;" : "=f"(t1084) : "f"(t1080), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1085;
                asm("max.f32 %0, %1, %2;" : "=f"(t1085) : "f"(t1081), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1086;
                asm("max.f32 %0, %1, %2;" : "=f"(t1086) : "f"(t1082), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1087;
                asm("max.f32 %0, %1, %2;" : "=f"(t1087) : "f"(t1083), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1088;
                asm("max.f32 %0, %1, %2;" : "=f"(t1088) : "f"(t1084), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1089;
                asm("max.f32 %0, %1, %2;" : "=f"(t1089) : "f"(t1085), "f"(s_62));
                f32 t1090;
                asm("max.f32 %0, %1, %2;" : "=f"(t1090) : "f"(t1086), "f"(t1087));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1091;
                asm("max.f32 %0, %1, %2;" : "=f"(t1091) : "f"(t1088), "f"(t1089));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1092;
                asm("max.f32 %0, %1, %2;" : "=f"(t1092) : "f"(t1090), "f"(t1091));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1093;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1093) : "f"(t1092));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1092), "f"(t1093));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1095;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1095) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1095));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t1098 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t1098;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1100 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1101) : "f"(old), "f"(scale_log2), "f"(t1100));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1101));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1103 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1104 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1104));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1106;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1106) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t1106;
                const f32 t1107 = t1103 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1108 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1108));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1110;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1110) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1110;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1111 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1111));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1113;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1113) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1113;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1114 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1114));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1116;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1116) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1116;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1117 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1117));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1119;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1119) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1119;
                const f32 t1120 = t1107 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1121 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1121));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1123;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1123) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1123;
                const f32 t1124 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1125 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1125));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1127;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1127) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1127;
                const f32 t1128 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1129 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1129));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1131;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1131) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1131;
                const f32 t1132 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1133 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1133));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1135;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1135) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1135;
                const f32 t1136 = t1120 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1137 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1137));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1139;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1139) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1139;
                const f32 t1140 = t1124 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1141 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1141));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1143;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1143) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1143;
                const f32 t1144 = t1128 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1145 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1145));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1147;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1147) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1147;
                const f32 t1148 = t1132 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1149 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1149));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1151;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1151) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1151;
                const f32 t1152 = t1136 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1153 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1153));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1155;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1155) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1155;
                const f32 t1156 = t1140 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1157 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1157));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1159;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1159) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1159;
                const f32 t1160 = t1144 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1161 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1161));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1163;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1163) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1163;
                const f32 t1164 = t1148 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1165 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t1165));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1167;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1167) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t1167;
                const f32 t1168 = t1152 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1169 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t1169));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1171;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1171) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t1171;
                const f32 t1172 = t1156 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1173 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t1173));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1175;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1175) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t1175;
                const f32 t1176 = t1160 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1177 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t1177));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1179;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1179) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t1179;
                const f32 t1180 = t1164 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1181 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t1181));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1183;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1183) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t1183;
                const f32 t1184 = t1168 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1185 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t1185));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1187;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1187) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t1187;
                const f32 t1188 = t1172 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1189 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t1189));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1191;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1191) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t1191;
                const f32 t1192 = t1176 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1193 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t1193));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1195;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1195) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t1195;
                const f32 t1196 = t1180 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1197 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t1197));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1199;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1199) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t1199;
                const f32 t1200 = t1184 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1201 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t1201));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1203;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1203) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t1203;
                const f32 t1204 = t1188 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1205 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t1205));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1207;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1207) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t1207;
                const f32 t1208 = t1192 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1209 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t1209));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1211;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1211) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t1211;
                const f32 t1212 = t1196 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1213 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t1213));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1215;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1215) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_57 = t1215;
                const f32 t1216 = t1200 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1217 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t1217));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1219;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1219) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_58 = t1219;
                const f32 t1220 = t1204 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1221 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t1221));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1223;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1223) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_61 = t1223;
                const f32 t1224 = t1208 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1225 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t1225));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1227;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1227) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_62 = t1227;
                const f32 t1228 = t1212 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1229 = t1216 + t1220;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1230 = t1224 + t1228;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1231 = t1229 + t1230;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1231;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1233;
                asm("max.f32 %0, %1, %2;" : "=f"(t1233) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1234;
                asm("max.f32 %0, %1, %2;" : "=f"(t1234) : "f"(t1233), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1235;
                asm("max.f32 %0, %1, %2;" : "=f"(t1235) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1236;
                asm("max.f32 %0, %1, %2;" : "=f"(t1236) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1237;
                asm("max.f32 %0, %1, %2;" : "=f"(t1237) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1238;
                asm("max.f32 %0, %1, %2;" : "=f"(t1238) : "f"(t1234), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1239;
                asm("max.f32 %0, %1, %2;" : "=f"(t1239) : "f"(t1235), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1240;
                asm("max.f32 %0, %1, %2;" : "=f"(t1240) : "f"(t1236), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1241;
                asm("max.f32 %0, %1, %2;" : "=f"(t1241) : "f"(t1237), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1242;
                asm("max.f32 %0, %1, %2;" : "=f"(t1242) : "f"(t1238), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1243;
                asm("max.f32 %0, %1, %2;" : "=f"(t1243) : "f"(t1239), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1244;
                asm("max.f32 %0, %1, %2;" : "=f"(t1244) : "f"(t1240), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1245;
                asm("max.f32 %0, %1, %2;" : "=f"(t1245) : "f"(t1241), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1246;
                asm("max.f32 %0, %1, %2;" : "=f"(t1246) : "f"(t1242), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1247;
                asm("max.f32 %0, %1, %2;" : "=f"(t1247) : "f"(t1243), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1248;
                asm("max.f32 %0, %1, %2;" : "=f"(t1248) : "f"(t1244), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1249;
                asm("max.f32 %0, %1, %2;" : "=f"(t1249) : "f"(t1245), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1250;
                asm("max.f32 %0, %1, %2;" : "=f"(t1250) : "f"(t1246), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1251;
                asm("max.f32 %0, %1, %2;" : "=f"(t1251) : "f"(t1247), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1252;
                asm("max.f32 %0, %1, %2;" : "=f"(t1252) : "f"(t1248), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1253;
                asm("max.f32 %0, %1, %2;" : "=f"(t1253) : "f"(t1249), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1254;
                asm("max.f32 %0, %1, %2;" : "=f"(t1254) : "f"(t1250), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1255;
                asm("max.f32 %0, %1, %2;" : "=f"(t1255) : "f"(t1251), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1256;
                asm("max.f32 %0, %1, %2;" : "=f"(t1256) : "f"(t1252), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1257;
                asm("max.f32 %0, %1, %2;" : "=f"(t1257) : "f"(t1253), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1258;
                asm("max.f32 %0, %1, %2;" : "=f"(t1258) : "f"(t1254), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1259;
                asm("max.f32 %0, %1, %2;" : "=f"(t1259) : "f"(t1255), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1260;
                asm("max.f32 %0, %1, %2;" : "=f"(t1260) : "f"(t1256), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1261;
                asm("max.f32 %0, %1, %2;" : "=f"(t1261) : "f"(t1257), "f"(s_64));
                f32 t1262;
                asm("max.f32 %0, %1, %2;" : "=f"(t1262) : "f"(t1258), "f"(t1259));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1263;
                asm("max.f32 %0, %1, %2;" : "=f"(t1263) : "f"(t1260), "f"(t1261));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1264;
                asm("max.f32 %0, %1, %2;" : "=f"(t1264) : "f"(t1262), "f"(t1263));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1265;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1265) : "f"(t1264));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1264), "f"(t1265));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1267;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1267) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1267));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t1270 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t1270;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1272 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1273;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1273) : "f"(old_2), "f"(scale_log2), "f"(t1272));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1273));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1275 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1276 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t1276));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1278;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1278) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1278;
                const f32 t1279 = t1275 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1280 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t1280));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1282;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1282) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1282;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1283 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t1283));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1285;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1285) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1285;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1286 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t1286));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1288;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1288) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1288;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1289 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t1289));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1291;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1291) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1291;
                const f32 t1292 = t1279 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1293 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t1293));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1295;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1295) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1295;
                const f32 t1296 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1297 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t1297));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1299;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1299) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1299;
                const f32 t1300 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1301 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t1301));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1303;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1303) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1303;
                const f32 t1304 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1305 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t1305));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1307;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1307) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1307;
                const f32 t1308 = t1292 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1309 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t1309));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1311;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1311) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1311;
                const f32 t1312 = t1296 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1313 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t1313));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1315;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1315) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1315;
                const f32 t1316 = t1300 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1317 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t1317));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1319;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1319) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1319;
                const f32 t1320 = t1304 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1321 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t1321));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1323;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1323) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1323;
                const f32 t1324 = t1308 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1325 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t1325));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1327;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1327) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1327;
                const f32 t1328 = t1312 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1329 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t1329));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1331;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1331) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1331;
                const f32 t1332 = t1316 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1333 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t1333));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1335;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1335) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1335;
                const f32 t1336 = t1320 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1337 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1337));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1339;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1339) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1339;
                const f32 t1340 = t1324 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1341 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1341));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1343;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1343) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1343;
                const f32 t1344 = t1328 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1345 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1345));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1347;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1347) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1347;
                const f32 t1348 = t1332 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1349 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1349));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1351;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1351) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1351;
                const f32 t1352 = t1336 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1353 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1353));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1355;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1355) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t1355;
                const f32 t1356 = t1340 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1357 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1357));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1359;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1359) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t1359;
                const f32 t1360 = t1344 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1361 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1361));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1363;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1363) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t1363;
                const f32 t1364 = t1348 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1365 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1365));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1367;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1367) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t1367;
                const f32 t1368 = t1352 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1369 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1369));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1371;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1371) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t1371;
                const f32 t1372 = t1356 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1373 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1373));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1375;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1375) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t1375;
                const f32 t1376 = t1360 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1377 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1377));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1379;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1379) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t1379;
                const f32 t1380 = t1364 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1381 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1381));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1383;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1383) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t1383;
                const f32 t1384 = t1368 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1385 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1385));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1387;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1387) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_59 = t1387;
                const f32 t1388 = t1372 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1389 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1389));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1391;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1391) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_60 = t1391;
                const f32 t1392 = t1376 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1393 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1393));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1395;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1395) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_63 = t1395;
                const f32 t1396 = t1380 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1397 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1397));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1399;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1399) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_64 = t1399;
                const f32 t1400 = t1384 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1401 = t1388 + t1392;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1402 = t1396 + t1400;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1403 = t1401 + t1402;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1403;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1404;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1404) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1405;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1405) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1406;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1406) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1407;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1407) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1408;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1408) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1409;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1409) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1410;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1410) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1411;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1411) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1412;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1412) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1413;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1413) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1414;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1414) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1415;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1415) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1416;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1416) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1417;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1417) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1418;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1418) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1419;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1419) : "f"(s_31), "f"(s_32));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1420;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1420) : "f"(s_33), "f"(s_34));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1421;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1421) : "f"(s_35), "f"(s_36));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1422;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1422) : "f"(s_37), "f"(s_38));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1423;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1423) : "f"(s_39), "f"(s_40));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1424;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1424) : "f"(s_41), "f"(s_42));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1425;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1425) : "f"(s_43), "f"(s_44));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1426;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1426) : "f"(s_45), "f"(s_46));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1427;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1427) : "f"(s_47), "f"(s_48));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1428;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1428) : "f"(s_49), "f"(s_50));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1429;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1429) : "f"(s_51), "f"(s_52));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1430;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1430) : "f"(s_53), "f"(s_54));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1431;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1431) : "f"(s_55), "f"(s_56));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1432;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1432) : "f"(s_57), "f"(s_58));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1433;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1433) : "f"(s_59), "f"(s_60));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1434;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1434) : "f"(s_61), "f"(s_62));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1435;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1435) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1404;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1405;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1406;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1407;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1408;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1409;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1410;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1411;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1412;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1413;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1414;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1415;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1416;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1417;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1418;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1419;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1420;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1421;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1422;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1423;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1424;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1425;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1426;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1427;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1428;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1429;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1430;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1431;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1432;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1433;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1434;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1435;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_2 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_3 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_4 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_5 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_6 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_7 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_8 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_9 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_10 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_11 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_12 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_13 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_14 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_15 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_16 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_17 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_18 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_19 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_20 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_21 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_22 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_23 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_24 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_25 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_26 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_27 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_28 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_29 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_30 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_31 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_32 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_33 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_34 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_35 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_36 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_37 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_38 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_39 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_40 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_41 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_42 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_43 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_44 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_45 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_46 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_47 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_48 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_49 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_50 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_51 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_52 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_53 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_54 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_55 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_56 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_57 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_58 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_59 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_60 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_61 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_62 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_63 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_64 = 0.0f;
#line 274 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 masked_right_4 = masked_right_3 > 1u ? masked_right_3 : 1u;
                const u32 masked_left = end_23 > masked_right_4 ? end_23 : masked_right_4;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_13 = 1u; i_13 < masked_right_4; i_13 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1438 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1438) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1439 = t731 + i_13;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1440 = t1439 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1441 = t1440 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1442 = t10 + t1441;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1443 = t1439 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1444 = t1443 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1442), "r"(t1444) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1445 = t733 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1446 = t1445 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1447 = smem_1 + t1446;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1448 = t1439 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1449 = t1448 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1450 = t8 + t1449;
                    const u32 t1451 = t1447 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1452 = t1450 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1453 = t1451 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1454 = (u64)t1453;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1455 = t1454 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1456 = t1452 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1457 = (u64)t1456;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1458 = t1457 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1459 = t1451 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1460 = (u64)t1459;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1461 = t1460 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1462 = t1452 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1463 = (u64)t1462;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1464 = t1463 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1465 = t1451 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1466 = (u64)t1465;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1467 = t1466 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1468 = t1452 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1469 = (u64)t1468;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1470 = t1469 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1471 = t1451 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1472 = (u64)t1471;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1473 = t1472 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1474 = t1452 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1475 = (u64)t1474;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1476 = t1475 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1477 = t1451 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1478 = (u64)t1477;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1479 = t1478 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1480 = t1452 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1481 = (u64)t1480;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1482 = t1481 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1483 = t1451 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1484 = (u64)t1483;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1485 = t1484 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1486 = t1452 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1487 = (u64)t1486;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1488 = t1487 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1489 = t1451 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1490 = (u64)t1489;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1491 = t1490 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1492 = t1452 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1493 = (u64)t1492;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1494 = t1493 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1495 = t1451 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1496 = (u64)t1495;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1497 = t1496 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1498 = t1452 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1499 = (u64)t1498;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1500 = t1499 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1455), "l"(t1458), "l"(t1461), "l"(t1464), "l"(t1467), "l"(t1470), "l"(t1473), "l"(t1476), "l"(t1479), "l"(t1482), "l"(t1485), "l"(t1488), "l"(t1491), "l"(t1494), "l"(t1497), "l"(t1500) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1501 = i_13 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1502 = t731 + t1501;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1503 = t1502 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1504 = t1503 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1505 = t1504 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1506 = t10 + t1505;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1507 = t1502 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1508 = t1507 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1506), "r"(t1508) : "memory");
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs = p;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_2 = p_2;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_3 = p_3;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_4 = p_4;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_5 = p_5;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_6 = p_6;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_7 = p_7;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_8 = p_8;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_9 = p_9;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_10 = p_10;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_11 = p_11;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_12 = p_12;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_13 = p_13;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_14 = p_14;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_15 = p_15;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_16 = p_16;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_17 = p_17;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_18 = p_18;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_19 = p_19;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_20 = p_20;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_21 = p_21;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_22 = p_22;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_23 = p_23;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_24 = p_24;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_25 = p_25;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_26 = p_26;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_27 = p_27;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_28 = p_28;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_29 = p_29;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_30 = p_30;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_31 = p_31;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_32 = p_32;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1509 = t1502 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1510 = t1509 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1511 = t9 + t1510;
                    const u32 t1512 = t1511 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1513 = t1512 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1514 = (u64)t1513;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1515 = t1514 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1516 = t1512 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1517 = (u64)t1516;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1518 = t1517 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1519 = t1512 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1520 = (u64)t1519;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1521 = t1520 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1522 = t1512 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1523 = (u64)t1522;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1524 = t1523 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1525 = t1512 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1526 = (u64)t1525;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1527 = t1526 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1528 = t1512 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1529 = (u64)t1528;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1530 = t1529 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1531 = t1512 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1532 = (u64)t1531;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1533 = t1532 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1534 = t1512 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1535 = (u64)t1534;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1536 = t1535 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1515), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1518), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1521), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1524), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1527), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1530), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1533), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1536) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1537 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1538 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t1537 ? 0u : t1538;
                    const u32 t1540 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1540) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1541 = t731 + i_13;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1542 = t1541 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1543 = t1542 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1544 = t1543 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1545 = t10 + t1544;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1546 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1546) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1545) : "memory");
                    }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1547 = end_23 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1548 = t1547 - i_13;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t1548 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1550 = t526 + t515;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_5 = t1550 + t514;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1552 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1553 = t1552 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = first_key_2 + t1553;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1555 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1556 = first_query_5 + t1555;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1557 = t1556 + t541;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_32 = t1557 + 1u;
                    const u32 t1559 = end_32 > t538 ? end_32 : t538;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1560 = t1559 - t538;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_33 = t1560 < t541 ? t1560 : t541;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 position_9 = t1556 + t541;
                    u32 begin_9 = 0u;
                    u32 end_34 = end_33;
                    #pragma unroll 1
                    for (u32 i_14 = 0u; i_14 < prefix_range_count; i_14 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1563 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1564 = t1563 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1565 = t1564 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1566 = prefix_ranges + t1565;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1567 = (u64)i_14;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1568 = t1567 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1569 = t1568 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1570 = t1566 + t1569;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1571 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1572 = t1571 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1573 = t1570 + t1572;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        u32 t1574;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1574) : "l"(t1573) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1575 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1576 = t1575 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1577 = t1576 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1578 = prefix_ranges + t1577;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1579 = (u64)i_14;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1580 = t1579 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1581 = t1580 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1582 = t1578 + t1581;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1583 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1584 = t1583 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1585 = t1582 + t1584;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        u32 t1586;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1586) : "l"(t1585) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u32 t1587 = (int)t1586 > (int)0u ? t1586 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u32 last_9 = t1587 < t541 ? t1587 : t541;
                        const bool is_range_9 = t1574 < last_9;
                        const u32 t1590 = t1574 + t538;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const bool t1591 = t1590 <= position_9;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u32 t1592 = last_9 + t538;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const bool t1593 = position_9 < t1592;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const bool is_inside_9 = t1591 & t1593;
                        const bool t1595 = is_range_9 & is_inside_9;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        if (t1595) {
                            const u32 t1596 = begin_9 < t1574 ? begin_9 : t1574;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                            begin_9 = t1596;
                            const u32 t1597 = end_34 > last_9 ? end_34 : last_9;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                            end_34 = t1597;
                        }
                    }
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1598 = end_34 > column_2 ? end_34 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_35 = t1598 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_65 = 0u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1601 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1601;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_66 = 1u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1603 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1603;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_67 = 8u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1605 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1605;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_68 = 9u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1607 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1607;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_69 = 16u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1609 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1609;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_70 = 17u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1611 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1611;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_71 = 24u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1613 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1613;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_72 = 25u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1615 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1615;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_73 = 32u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1617 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1617;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_74 = 33u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1619 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1619;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_75 = 40u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1621 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1621;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_76 = 41u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1623 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1623;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_77 = 48u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1625 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1625;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_78 = 49u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1627 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1627;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_79 = 56u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1629 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1629;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_80 = 57u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1631 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1631;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_81 = 64u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1633 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t1633;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_82 = 65u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1635 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t1635;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_83 = 72u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1637 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t1637;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_84 = 73u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1639 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t1639;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_85 = 80u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1641 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_41 = t1641;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_86 = 81u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1643 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_42 = t1643;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_87 = 88u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1645 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_45 = t1645;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_88 = 89u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1647 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_46 = t1647;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_89 = 96u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1649 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_49 = t1649;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_90 = 97u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1651 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_50 = t1651;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_91 = 104u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1653 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_53 = t1653;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_92 = 105u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1655 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_54 = t1655;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_93 = 112u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1657 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_57 = t1657;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_94 = 113u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1659 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_58 = t1659;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_95 = 120u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1661 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_61 = t1661;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_96 = 121u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1663 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_62 = t1663;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1664 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1665 = first_query_5 + t1664;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1666 = t1665 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1667 = t1666 + t541;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_36 = t1667 + 1u;
                    const u32 t1669 = end_36 > t538 ? end_36 : t538;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1670 = t1669 - t538;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_37 = t1670 < t541 ? t1670 : t541;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 position_10 = t1666 + t541;
                    u32 begin_10 = 0u;
                    u32 end_38 = end_37;
                    #pragma unroll 1
                    for (u32 i_15 = 0u; i_15 < prefix_range_count; i_15 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1673 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1674 = t1673 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1675 = t1674 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1676 = prefix_ranges + t1675;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1677 = (u64)i_15;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1678 = t1677 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1679 = t1678 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1680 = t1676 + t1679;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1681 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1682 = t1681 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1683 = t1680 + t1682;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        u32 t1684;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1684) : "l"(t1683) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1685 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1686 = t1685 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1687 = t1686 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1688 = prefix_ranges + t1687;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1689 = (u64)i_15;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1690 = t1689 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1691 = t1690 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1692 = t1688 + t1691;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1693 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1694 = t1693 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1695 = t1692 + t1694;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        u32 t1696;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1696) : "l"(t1695) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u32 t1697 = (int)t1696 > (int)0u ? t1696 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u32 last_10 = t1697 < t541 ? t1697 : t541;
                        const bool is_range_10 = t1684 < last_10;
                        const u32 t1700 = t1684 + t538;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const bool t1701 = t1700 <= position_10;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u32 t1702 = last_10 + t538;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const bool t1703 = position_10 < t1702;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const bool is_inside_10 = t1701 & t1703;
                        const bool t1705 = is_range_10 & is_inside_10;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        if (t1705) {
                            const u32 t1706 = begin_10 < t1684 ? begin_10 : t1684;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                            begin_10 = t1706;
                            const u32 t1707 = end_38 > last_10 ? end_38 : last_10;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                            end_38 = t1707;
                        }
                    }
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1708 = end_38 > column_2 ? end_38 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_39 = t1708 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_97 = 0u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1711 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1711;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_98 = 1u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1713 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1713;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_99 = 8u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1715 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1715;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_100 = 9u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1717 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1717;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_101 = 16u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1719 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1719;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_102 = 17u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1721 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1721;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_103 = 24u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1723 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1723;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_104 = 25u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1725 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1725;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_105 = 32u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1727 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1727;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_106 = 33u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1729 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1729;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_107 = 40u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1731 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1731;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_108 = 41u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1733 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1733;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_109 = 48u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1735 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1735;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_110 = 49u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1737 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1737;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_111 = 56u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1739 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1739;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_112 = 57u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1741 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1741;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_113 = 64u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1743 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t1743;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_114 = 65u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1745 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t1745;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_115 = 72u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1747 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t1747;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_116 = 73u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1749 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t1749;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_117 = 80u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1751 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_43 = t1751;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_118 = 81u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1753 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_44 = t1753;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_119 = 88u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1755 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_47 = t1755;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_120 = 89u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1757 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_48 = t1757;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_121 = 96u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1759 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_51 = t1759;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_122 = 97u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1761 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_52 = t1761;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_123 = 104u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1763 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_55 = t1763;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_124 = 105u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1765 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_56 = t1765;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_125 = 112u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1767 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_59 = t1767;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_126 = 113u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1769 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_60 = t1769;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_127 = 120u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1771 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_63 = t1771;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_128 = 121u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1773 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_64 = t1773;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1774;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1774) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1775;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1775) : "f"(t1774), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1776;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1776) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1777;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1777) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1778;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1778) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1779;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1779) : "f"(t1775), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1780;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1780) : "f"(t1776), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1781;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1781) : "f"(t1777), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1782;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1782) : "f"(t1778), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1783;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1783) : "f"(t1779), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1784;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1784) : "f"(t1780), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1785;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1785) : "f"(t1781), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1786;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1786) : "f"(t1782), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1787;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1787) : "f"(t1783), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1788;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1788) : "f"(t1784), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1789;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1789) : "f"(t1785), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1790;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1790) : "f"(t1786), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1791;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1791) : "f"(t1787), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1792;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1792) : "f"(t1788), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1793;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1793) : "f"(t1789), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1794;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1794) : "f"(t1790), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1795;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1795) : "f"(t1791), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1796;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1796) : "f"(t1792), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1797;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1797) : "f"(t1793), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1798;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1798) : "f"(t1794), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1799;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1799) : "f"(t1795), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1800;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1800) : "f"(t1796), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1801;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1801) : "f"(t1797), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1802;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1802) : "f"(t1798), "f"(s_62));
                    f32 t1803;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1803) : "f"(t1799), "f"(t1800));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1804;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1804) : "f"(t1801), "f"(t1802));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1805;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1805) : "f"(t1803), "f"(t1804));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1806;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1806) : "f"(t1805));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1805), "f"(t1806));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1808;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1808) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news;
                    asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1808));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1810;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1810) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1811;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1811) : "f"(t1810), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1812;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1812) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1813;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1813) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1814;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1814) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1815;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1815) : "f"(t1811), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1816;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1816) : "f"(t1812), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1817;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1817) : "f"(t1813), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1818;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1818) : "f"(t1814), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1819;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1819) : "f"(t1815), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1820;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1820) : "f"(t1816), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1821;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1821) : "f"(t1817), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1822;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1822) : "f"(t1818), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1823;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1823) : "f"(t1819), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1824;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1824) : "f"(t1820), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1825;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1825) : "f"(t1821), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1826;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1826) : "f"(t1822), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1827;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1827) : "f"(t1823), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1828;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1828) : "f"(t1824), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1829;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1829) : "f"(t1825), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1830;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1830) : "f"(t1826), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1831;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1831) : "f"(t1827), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1832;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1832) : "f"(t1828), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1833;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1833) : "f"(t1829), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1834;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1834) : "f"(t1830), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1835;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1835) : "f"(t1831), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1836;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1836) : "f"(t1832), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1837;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1837) : "f"(t1833), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1838;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1838) : "f"(t1834), "f"(s_64));
                    f32 t1839;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1839) : "f"(t1835), "f"(t1836));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1840;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1840) : "f"(t1837), "f"(t1838));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1841;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1841) : "f"(t1839), "f"(t1840));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1842;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1842) : "f"(t1841));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1841), "f"(t1842));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1844;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1844) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1844));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1846 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1847 = t1846 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1848 = 8.0f < t1847;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1849 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1850 = t1849 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1851 = 8.0f < t1850;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1852 = t1848 | t1851;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose = __any_sync(0xffffffffu, t1852);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_7 = row_max;
                    const f32 new_3 = rose ? news : old_7;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1857 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1857;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1859 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1860;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1860) : "f"(old_7), "f"(scale_log2), "f"(t1859));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1860));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1863 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1864 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1864));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1866;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1866) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1866;
                    const f32 t1867 = t1863 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1868 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1868));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1870;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1870) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1870;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1871 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t1871));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1873;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1873) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1873;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1874 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t1874));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1876;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1876) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1876;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1877 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t1877));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1879;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1879) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1879;
                    const f32 t1880 = t1867 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1881 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t1881));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1883;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1883) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1883;
                    const f32 t1884 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1885 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t1885));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1887;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1887) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1887;
                    const f32 t1888 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1889 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t1889));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1891;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1891) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1891;
                    const f32 t1892 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1893 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t1893));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1895;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1895) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1895;
                    const f32 t1896 = t1880 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1897 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t1897));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1899;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1899) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1899;
                    const f32 t1900 = t1884 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1901 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t1901));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1903;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1903) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1903;
                    const f32 t1904 = t1888 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1905 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t1905));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1907;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1907) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1907;
                    const f32 t1908 = t1892 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1909 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t1909));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1911;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1911) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1911;
                    const f32 t1912 = t1896 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1913 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t1913));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1915;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1915) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1915;
                    const f32 t1916 = t1900 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1917 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t1917));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1919;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1919) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1919;
                    const f32 t1920 = t1904 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1921 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t1921));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1923;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1923) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1923;
                    const f32 t1924 = t1908 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1925 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t1925));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1927;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1927) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1927;
                    const f32 t1928 = t1912 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1929 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t1929));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1931;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1931) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1931;
                    const f32 t1932 = t1916 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1933 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t1933));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1935;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1935) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1935;
                    const f32 t1936 = t1920 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1937 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t1937));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1939;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1939) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1939;
                    const f32 t1940 = t1924 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1941 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t1941));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1943;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1943) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t1943;
                    const f32 t1944 = t1928 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1945 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t1945));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1947;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1947) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t1947;
                    const f32 t1948 = t1932 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1949 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t1949));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1951;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1951) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t1951;
                    const f32 t1952 = t1936 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1953 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t1953));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1955;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1955) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t1955;
                    const f32 t1956 = t1940 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1957 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t1957));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1959;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1959) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t1959;
                    const f32 t1960 = t1944 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1961 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t1961));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1963;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1963) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t1963;
                    const f32 t1964 = t1948 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1965 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t1965));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1967;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1967) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t1967;
                    const f32 t1968 = t1952 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1969 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t1969));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1971;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1971) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t1971;
                    const f32 t1972 = t1956 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1973 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t1973));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1975;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1975) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t1975;
                    const f32 t1976 = t1960 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1977 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t1977));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1979;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1979) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t1979;
                    const f32 t1980 = t1964 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1981 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t1981));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1983;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1983) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t1983;
                    const f32 t1984 = t1968 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1985 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t1985));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1987;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1987) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t1987;
                    const f32 t1988 = t1972 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1989 = t1976 + t1980;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1990 = t1984 + t1988;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1991 = t1989 + t1990;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1991;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_8 = row_max_2;
                    const f32 new_4 = rose ? news_2 : old_8;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t1995 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t1995;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1997 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1998;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1998) : "f"(old_8), "f"(scale_log2), "f"(t1997));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1998));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2001 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2002 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t2002));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2004;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2004) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t2004;
                    const f32 t2005 = t2001 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2006 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t2006));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2008;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2008) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t2008;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2009 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t2009));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2011;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2011) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t2011;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2012 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t2012));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2014;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2014) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t2014;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2015 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t2015));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2017;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2017) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t2017;
                    const f32 t2018 = t2005 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2019 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t2019));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2021;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2021) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t2021;
                    const f32 t2022 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2023 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t2023));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2025;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2025) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t2025;
                    const f32 t2026 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2027 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t2027));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2029;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2029) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t2029;
                    const f32 t2030 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2031 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t2031));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2033;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2033) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t2033;
                    const f32 t2034 = t2018 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2035 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t2035));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2037;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2037) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t2037;
                    const f32 t2038 = t2022 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2039 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t2039));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2041;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2041) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t2041;
                    const f32 t2042 = t2026 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2043 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t2043));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2045;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2045) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t2045;
                    const f32 t2046 = t2030 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2047 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t2047));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2049;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2049) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t2049;
                    const f32 t2050 = t2034 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2051 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t2051));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2053;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2053) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t2053;
                    const f32 t2054 = t2038 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2055 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t2055));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2057;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2057) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t2057;
                    const f32 t2058 = t2042 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2059 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t2059));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2061;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2061) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t2061;
                    const f32 t2062 = t2046 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2063 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t2063));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2065;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2065) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t2065;
                    const f32 t2066 = t2050 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2067 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t2067));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2069;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2069) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t2069;
                    const f32 t2070 = t2054 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2071 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t2071));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2073;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2073) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t2073;
                    const f32 t2074 = t2058 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2075 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t2075));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2077;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2077) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t2077;
                    const f32 t2078 = t2062 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2079 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t2079));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2081;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2081) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t2081;
                    const f32 t2082 = t2066 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2083 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t2083));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2085;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2085) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t2085;
                    const f32 t2086 = t2070 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2087 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t2087));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2089;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2089) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t2089;
                    const f32 t2090 = t2074 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2091 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t2091));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2093;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2093) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t2093;
                    const f32 t2094 = t2078 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2095 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_121;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t2095));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2097;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2097) : "f"(exponent_121));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t2097;
                    const f32 t2098 = t2082 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2099 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_122;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t2099));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2101;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2101) : "f"(exponent_122));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t2101;
                    const f32 t2102 = t2086 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2103 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_123;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t2103));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2105;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2105) : "f"(exponent_123));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t2105;
                    const f32 t2106 = t2090 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2107 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_124;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t2107));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2109;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2109) : "f"(exponent_124));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t2109;
                    const f32 t2110 = t2094 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2111 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t2111));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2113;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2113) : "f"(exponent_125));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t2113;
                    const f32 t2114 = t2098 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2115 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_126;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t2115));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2117;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2117) : "f"(exponent_126));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t2117;
                    const f32 t2118 = t2102 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2119 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_127;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t2119));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2121;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2121) : "f"(exponent_127));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t2121;
                    const f32 t2122 = t2106 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2123 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_128;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t2123));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2125;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2125) : "f"(exponent_128));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t2125;
                    const f32 t2126 = t2110 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2127 = t2114 + t2118;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2128 = t2122 + t2126;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2129 = t2127 + t2128;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2129;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t2130 = i_13 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2131 = t731 + t2130;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2132 = t2131 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2133 = t2132 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2134 = t2133 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2135 = t10 + t2134;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2136 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2136) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2135) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2137 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t2137;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2138 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t2138;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2139 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t2139;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2140 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t2140;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2141 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t2141;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2142 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t2142;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2143 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t2143;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2144 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t2144;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2145 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t2145;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2146 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t2146;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2147 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t2147;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2148 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t2148;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2149 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t2149;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2150 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t2150;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2151 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t2151;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2152 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t2152;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2153 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t2153;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2154 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t2154;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2155 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t2155;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2156 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t2156;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2157 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t2157;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2158 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t2158;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2159 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t2159;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2160 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t2160;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2161 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t2161;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2162 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t2162;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2163 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t2163;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2164 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t2164;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2165 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t2165;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2166 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t2166;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2167 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t2167;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2168 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t2168;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2169 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t2169;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2170 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t2170;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2171 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t2171;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2172 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t2172;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2173 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t2173;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2174 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t2174;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2175 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t2175;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2176 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t2176;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2177 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t2177;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2178 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t2178;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2179 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t2179;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2180 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t2180;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2181 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t2181;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2182 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t2182;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2183 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t2183;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2184 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t2184;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2185 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t2185;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2186 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t2186;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2187 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t2187;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2188 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t2188;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2189 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t2189;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2190 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t2190;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2191 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t2191;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2192 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t2192;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2193 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t2193;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2194 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t2194;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2195 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t2195;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2196 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t2196;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2197 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t2197;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2198 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t2198;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2199 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t2199;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2200 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t2200;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2201;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2201) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2202;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2202) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2203;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2203) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2204;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2204) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2205;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2205) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2206;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2206) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2207;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2207) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2208;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2208) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2209;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2209) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2210;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2210) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2211;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2211) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2212;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2212) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2213;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2213) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2214;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2214) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2215;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2215) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2216;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2216) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2217;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2217) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2218;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2218) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2219;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2219) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2220;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2220) : "f"(s_39), "f"(s_40));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2221;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2221) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2222;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2222) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2223;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2223) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2224;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2224) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2225;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2225) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2226;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2226) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2227;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2227) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2228;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2228) : "f"(s_55), "f"(s_56));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2229;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2229) : "f"(s_57), "f"(s_58));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2230;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2230) : "f"(s_59), "f"(s_60));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2231;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2231) : "f"(s_61), "f"(s_62));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2232;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2232) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2201;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2202;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2203;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2204;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2205;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2206;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2207;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2208;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2209;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2210;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2211;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2212;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2213;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2214;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2215;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2216;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2217;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2218;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2219;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2220;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t2221;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t2222;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t2223;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t2224;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t2225;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t2226;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t2227;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t2228;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t2229;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t2230;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t2231;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t2232;
                }
#line 306 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_16 = masked_right_4; i_16 < end_23; i_16 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2233 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2233) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2234 = t731 + i_16;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2235 = t2234 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2236 = t2235 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2237 = t10 + t2236;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2238 = t2234 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2239 = t2238 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2237), "r"(t2239) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t2240 = t733 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2241 = t2240 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2242 = smem_1 + t2241;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2243 = t2234 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2244 = t2243 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2245 = t8 + t2244;
                    const u32 t2246 = t2242 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2247 = t2245 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2248 = t2246 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2249 = (u64)t2248;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2250 = t2249 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2251 = t2247 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2252 = (u64)t2251;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2253 = t2252 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2254 = t2246 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2255 = (u64)t2254;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2256 = t2255 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2257 = t2247 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2258 = (u64)t2257;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2259 = t2258 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2260 = t2246 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2261 = (u64)t2260;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2262 = t2261 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2263 = t2247 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2264 = (u64)t2263;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2265 = t2264 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2266 = t2246 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2267 = (u64)t2266;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2268 = t2267 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2269 = t2247 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2270 = (u64)t2269;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2271 = t2270 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2272 = t2246 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2273 = (u64)t2272;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2274 = t2273 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2275 = t2247 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2276 = (u64)t2275;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2277 = t2276 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2278 = t2246 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2279 = (u64)t2278;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2280 = t2279 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2281 = t2247 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2282 = (u64)t2281;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2283 = t2282 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2284 = t2246 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2285 = (u64)t2284;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2286 = t2285 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2287 = t2247 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2288 = (u64)t2287;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2289 = t2288 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2290 = t2246 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2291 = (u64)t2290;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2292 = t2291 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2293 = t2247 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2294 = (u64)t2293;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2295 = t2294 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t2250), "l"(t2253), "l"(t2256), "l"(t2259), "l"(t2262), "l"(t2265), "l"(t2268), "l"(t2271), "l"(t2274), "l"(t2277), "l"(t2280), "l"(t2283), "l"(t2286), "l"(t2289), "l"(t2292), "l"(t2295) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2296 = i_16 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2297 = t731 + t2296;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2298 = t2297 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2299 = t2298 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2300 = t2299 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2301 = t10 + t2300;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2302 = t2297 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2303 = t2302 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2301), "r"(t2303) : "memory");
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_33 = p;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_34 = p_2;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_35 = p_3;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_36 = p_4;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_37 = p_5;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_38 = p_6;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_39 = p_7;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_40 = p_8;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_41 = p_9;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_42 = p_10;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_43 = p_11;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_44 = p_12;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_45 = p_13;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_46 = p_14;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_47 = p_15;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_48 = p_16;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_49 = p_17;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_50 = p_18;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_51 = p_19;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_52 = p_20;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_53 = p_21;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_54 = p_22;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_55 = p_23;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_56 = p_24;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_57 = p_25;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_58 = p_26;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_59 = p_27;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_60 = p_28;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_61 = p_29;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_62 = p_30;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_63 = p_31;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_64 = p_32;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t2304 = t2297 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2305 = t2304 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2306 = t9 + t2305;
                    const u32 t2307 = t2306 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2308 = t2307 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2309 = (u64)t2308;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2310 = t2309 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2311 = t2307 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2312 = (u64)t2311;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2313 = t2312 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2314 = t2307 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2315 = (u64)t2314;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2316 = t2315 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2317 = t2307 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2318 = (u64)t2317;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2319 = t2318 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2320 = t2307 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2321 = (u64)t2320;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2322 = t2321 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2323 = t2307 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2324 = (u64)t2323;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2325 = t2324 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2326 = t2307 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2327 = (u64)t2326;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2328 = t2327 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2329 = t2307 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2330 = (u64)t2329;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2331 = t2330 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t2310), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t2313), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2316), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2319), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t2322), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t2325), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t2328), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t2331) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2332 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2333 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_5 = t2332 ? 0u : t2333;
                    const u32 t2335 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2335) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2336 = t731 + i_16;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2337 = t2336 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2338 = t2337 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2339 = t2338 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2340 = t10 + t2339;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2341 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2341) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2340) : "memory");
                    }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2342;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2342) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2343;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2343) : "f"(t2342), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2344;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2344) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2345;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2345) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2346;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2346) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2347;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2347) : "f"(t2343), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2348;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2348) : "f"(t2344), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2349;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2349) : "f"(t2345), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2350;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2350) : "f"(t2346), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2351;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2351) : "f"(t2347), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2352;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2352) : "f"(t2348), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2353;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2353) : "f"(t2349), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2354;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2354) : "f"(t2350), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2355;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2355) : "f"(t2351), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2356;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2356) : "f"(t2352), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2357;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2357) : "f"(t2353), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2358;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2358) : "f"(t2354), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2359;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2359) : "f"(t2355), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2360;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2360) : "f"(t2356), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2361;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2361) : "f"(t2357), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2362;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2362) : "f"(t2358), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2363;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2363) : "f"(t2359), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2364;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2364) : "f"(t2360), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2365;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2365) : "f"(t2361), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2366;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2366) : "f"(t2362), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2367;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2367) : "f"(t2363), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2368;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2368) : "f"(t2364), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2369;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2369) : "f"(t2365), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2370;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2370) : "f"(t2366), "f"(s_62));
                    f32 t2371;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2371) : "f"(t2367), "f"(t2368));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2372;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2372) : "f"(t2369), "f"(t2370));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2373;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2373) : "f"(t2371), "f"(t2372));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2374;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2374) : "f"(t2373));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_5;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2373), "f"(t2374));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2376;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2376) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t2376));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2378;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2378) : "f"(old_10), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2379;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2379) : "f"(t2378), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2380;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2380) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2381;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2381) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2382;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2382) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2383;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2383) : "f"(t2379), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2384;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2384) : "f"(t2380), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2385;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2385) : "f"(t2381), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2386;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2386) : "f"(t2382), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2387;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2387) : "f"(t2383), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2388;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2388) : "f"(t2384), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2389;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2389) : "f"(t2385), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2390;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2390) : "f"(t2386), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2391;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2391) : "f"(t2387), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2392;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2392) : "f"(t2388), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2393;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2393) : "f"(t2389), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2394;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2394) : "f"(t2390), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2395;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2395) : "f"(t2391), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2396;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2396) : "f"(t2392), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2397;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2397) : "f"(t2393), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2398;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2398) : "f"(t2394), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2399;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2399) : "f"(t2395), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2400;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2400) : "f"(t2396), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2401;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2401) : "f"(t2397), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2402;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2402) : "f"(t2398), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2403;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2403) : "f"(t2399), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2404;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2404) : "f"(t2400), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2405;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2405) : "f"(t2401), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2406;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2406) : "f"(t2402), "f"(s_64));
                    f32 t2407;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2407) : "f"(t2403), "f"(t2404));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2408;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2408) : "f"(t2405), "f"(t2406));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2409;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2409) : "f"(t2407), "f"(t2408));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2410;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2410) : "f"(t2409));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_6;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t2409), "f"(t2410));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2412;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2412) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t2412));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2414 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2415 = t2414 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2416 = 8.0f < t2415;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2417 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2418 = t2417 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2419 = 8.0f < t2418;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2420 = t2416 | t2419;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose_2 = __any_sync(0xffffffffu, t2420);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_13 = row_max;
                    const f32 new_5 = rose_2 ? news_3 : old_13;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                    const f32 t2425 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_5 = none_5 ? 0.0f : t2425;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2427 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t2428;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2428) : "f"(old_13), "f"(scale_log2), "f"(t2427));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t2428));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2431 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2432 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_129;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t2432));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2434;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2434) : "f"(exponent_129));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t2434;
                    const f32 t2435 = t2431 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2436 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_130;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t2436));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2438;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2438) : "f"(exponent_130));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t2438;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2439 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_131;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t2439));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2441;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2441) : "f"(exponent_131));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t2441;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2442 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_132;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t2442));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2444;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2444) : "f"(exponent_132));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t2444;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2445 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_133;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t2445));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2447;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2447) : "f"(exponent_133));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t2447;
                    const f32 t2448 = t2435 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2449 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_134;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t2449));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2451;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2451) : "f"(exponent_134));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t2451;
                    const f32 t2452 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2453 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_135;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t2453));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2455;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2455) : "f"(exponent_135));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t2455;
                    const f32 t2456 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2457 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_136;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t2457));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2459;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2459) : "f"(exponent_136));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t2459;
                    const f32 t2460 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2461 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_137;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t2461));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2463;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2463) : "f"(exponent_137));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t2463;
                    const f32 t2464 = t2448 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2465 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_138;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t2465));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2467;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2467) : "f"(exponent_138));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t2467;
                    const f32 t2468 = t2452 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2469 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_139;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t2469));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2471;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2471) : "f"(exponent_139));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t2471;
                    const f32 t2472 = t2456 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2473 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_140;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t2473));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2475;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2475) : "f"(exponent_140));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t2475;
                    const f32 t2476 = t2460 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2477 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t2477));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2479;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2479) : "f"(exponent_141));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t2479;
                    const f32 t2480 = t2464 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2481 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t2481));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2483;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2483) : "f"(exponent_142));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t2483;
                    const f32 t2484 = t2468 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2485 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_143;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t2485));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2487;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2487) : "f"(exponent_143));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t2487;
                    const f32 t2488 = t2472 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2489 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_144;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t2489));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2491;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2491) : "f"(exponent_144));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t2491;
                    const f32 t2492 = t2476 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2493 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_145;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t2493));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2495;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2495) : "f"(exponent_145));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t2495;
                    const f32 t2496 = t2480 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2497 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t2497));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2499;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2499) : "f"(exponent_146));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t2499;
                    const f32 t2500 = t2484 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2501 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_147;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t2501));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2503;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2503) : "f"(exponent_147));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t2503;
                    const f32 t2504 = t2488 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2505 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_148;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t2505));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2507;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2507) : "f"(exponent_148));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t2507;
                    const f32 t2508 = t2492 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2509 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t2509));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2511;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2511) : "f"(exponent_149));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t2511;
                    const f32 t2512 = t2496 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2513 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t2513));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2515;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2515) : "f"(exponent_150));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t2515;
                    const f32 t2516 = t2500 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2517 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_151;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t2517));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2519;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2519) : "f"(exponent_151));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t2519;
                    const f32 t2520 = t2504 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2521 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_152;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t2521));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2523;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2523) : "f"(exponent_152));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t2523;
                    const f32 t2524 = t2508 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2525 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_153;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t2525));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2527;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2527) : "f"(exponent_153));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t2527;
                    const f32 t2528 = t2512 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2529 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_154;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t2529));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2531;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2531) : "f"(exponent_154));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t2531;
                    const f32 t2532 = t2516 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2533 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_155;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t2533));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2535;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2535) : "f"(exponent_155));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t2535;
                    const f32 t2536 = t2520 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2537 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_156;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t2537));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2539;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2539) : "f"(exponent_156));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t2539;
                    const f32 t2540 = t2524 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2541 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t2541));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2543;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2543) : "f"(exponent_157));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t2543;
                    const f32 t2544 = t2528 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2545 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t2545));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2547;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2547) : "f"(exponent_158));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t2547;
                    const f32 t2548 = t2532 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2549 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_159;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t2549));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2551;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2551) : "f"(exponent_159));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t2551;
                    const f32 t2552 = t2536 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2553 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t2553));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2555;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2555) : "f"(exponent_160));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t2555;
                    const f32 t2556 = t2540 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2557 = t2544 + t2548;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2558 = t2552 + t2556;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2559 = t2557 + t2558;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t2559;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_14 = row_max_2;
                    const f32 new_6 = rose_2 ? news_4 : old_14;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                    const f32 t2563 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_6 = none_6 ? 0.0f : t2563;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2565 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t2566;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2566) : "f"(old_14), "f"(scale_log2), "f"(t2565));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t2566));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2569 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2570 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_161;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t2570));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2572;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2572) : "f"(exponent_161));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t2572;
                    const f32 t2573 = t2569 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2574 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_162;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t2574));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2576;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2576) : "f"(exponent_162));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t2576;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2577 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_163;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t2577));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2579;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2579) : "f"(exponent_163));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t2579;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2580 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_164;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t2580));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2582;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2582) : "f"(exponent_164));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t2582;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2583 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t2583));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2585;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2585) : "f"(exponent_165));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t2585;
                    const f32 t2586 = t2573 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2587 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_166;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t2587));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2589;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2589) : "f"(exponent_166));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t2589;
                    const f32 t2590 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2591 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t2591));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2593;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2593) : "f"(exponent_167));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t2593;
                    const f32 t2594 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2595 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t2595));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2597;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2597) : "f"(exponent_168));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t2597;
                    const f32 t2598 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2599 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_169;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t2599));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2601;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2601) : "f"(exponent_169));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t2601;
                    const f32 t2602 = t2586 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2603 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_170;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t2603));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2605;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2605) : "f"(exponent_170));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t2605;
                    const f32 t2606 = t2590 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2607 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t2607));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2609;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2609) : "f"(exponent_171));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t2609;
                    const f32 t2610 = t2594 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2611 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_172;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t2611));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2613;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2613) : "f"(exponent_172));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t2613;
                    const f32 t2614 = t2598 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2615 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t2615));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2617;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2617) : "f"(exponent_173));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t2617;
                    const f32 t2618 = t2602 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2619 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t2619));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2621;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2621) : "f"(exponent_174));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t2621;
                    const f32 t2622 = t2606 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2623 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t2623));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2625;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2625) : "f"(exponent_175));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t2625;
                    const f32 t2626 = t2610 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2627 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t2627));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2629;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2629) : "f"(exponent_176));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t2629;
                    const f32 t2630 = t2614 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2631 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_177;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t2631));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2633;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2633) : "f"(exponent_177));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t2633;
                    const f32 t2634 = t2618 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2635 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_178;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t2635));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2637;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2637) : "f"(exponent_178));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t2637;
                    const f32 t2638 = t2622 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2639 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t2639));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2641;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2641) : "f"(exponent_179));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t2641;
                    const f32 t2642 = t2626 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2643 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t2643));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2645;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2645) : "f"(exponent_180));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t2645;
                    const f32 t2646 = t2630 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2647 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t2647));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2649;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2649) : "f"(exponent_181));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t2649;
                    const f32 t2650 = t2634 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2651 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t2651));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2653;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2653) : "f"(exponent_182));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t2653;
                    const f32 t2654 = t2638 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2655 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t2655));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2657;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2657) : "f"(exponent_183));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t2657;
                    const f32 t2658 = t2642 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2659 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_184;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t2659));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2661;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2661) : "f"(exponent_184));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t2661;
                    const f32 t2662 = t2646 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2663 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_185;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t2663));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2665;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2665) : "f"(exponent_185));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t2665;
                    const f32 t2666 = t2650 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2667 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_186;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t2667));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2669;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2669) : "f"(exponent_186));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t2669;
                    const f32 t2670 = t2654 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2671 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_187;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t2671));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2673;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2673) : "f"(exponent_187));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t2673;
                    const f32 t2674 = t2658 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2675 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t2675));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2677;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2677) : "f"(exponent_188));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t2677;
                    const f32 t2678 = t2662 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2679 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t2679));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2681;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2681) : "f"(exponent_189));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t2681;
                    const f32 t2682 = t2666 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2683 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_190;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t2683));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2685;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2685) : "f"(exponent_190));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t2685;
                    const f32 t2686 = t2670 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2687 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t2687));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2689;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2689) : "f"(exponent_191));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t2689;
                    const f32 t2690 = t2674 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2691 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t2691));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2693;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2693) : "f"(exponent_192));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t2693;
                    const f32 t2694 = t2678 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2695 = t2682 + t2686;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2696 = t2690 + t2694;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2697 = t2695 + t2696;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2697;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t2698 = i_16 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2699 = t731 + t2698;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2700 = t2699 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2701 = t2700 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2702 = t2701 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2703 = t10 + t2702;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2704 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2704) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2703) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2705 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t2705;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2706 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t2706;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2707 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t2707;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2708 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t2708;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2709 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t2709;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2710 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t2710;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2711 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t2711;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2712 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t2712;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2713 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t2713;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2714 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t2714;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2715 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t2715;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2716 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t2716;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2717 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t2717;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2718 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t2718;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2719 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t2719;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2720 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t2720;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2721 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t2721;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2722 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t2722;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2723 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t2723;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2724 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t2724;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2725 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t2725;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2726 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t2726;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2727 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t2727;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2728 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t2728;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2729 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t2729;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2730 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t2730;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2731 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t2731;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2732 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t2732;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2733 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t2733;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2734 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t2734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2735 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t2735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2736 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t2736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2737 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t2737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2738 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t2738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2739 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t2739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2740 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t2740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2741 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t2741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2742 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t2742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2743 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t2743;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2744 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t2744;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2745 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t2745;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2746 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t2746;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2747 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t2747;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2748 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t2748;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2749 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t2749;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2750 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t2750;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2751 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t2751;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2752 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t2752;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2753 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t2753;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2754 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t2754;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2755 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t2755;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2756 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t2756;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2757 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t2757;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2758 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t2758;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2759 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t2759;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2760 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t2760;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2761 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t2761;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2762 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t2762;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2763 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t2763;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2764 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t2764;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2765 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t2765;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2766 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t2766;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2767 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t2767;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2768 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t2768;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2769;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2769) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2770;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2770) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2771;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2771) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2772;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2772) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2773;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2773) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2774;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2774) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2775;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2775) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2776;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2776) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2777;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2777) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2778;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2778) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2779;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2779) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2780;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2780) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2781;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2781) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2782;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2782) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2783;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2783) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2784;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2784) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2785;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2785) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2786;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2786) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2787;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2787) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2788;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2788) : "f"(s_39), "f"(s_40));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2789;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2789) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2790;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2790) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2791;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2791) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2792;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2792) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2793;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2793) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2794;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2794) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2795;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2795) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2796;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2796) : "f"(s_55), "f"(s_56));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2797;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2797) : "f"(s_57), "f"(s_58));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2798;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2798) : "f"(s_59), "f"(s_60));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2799;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2799) : "f"(s_61), "f"(s_62));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2800;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2800) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2769;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2770;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2771;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2772;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2773;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2774;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2775;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2776;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2777;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2778;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2779;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2780;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2781;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2782;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2783;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2784;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2785;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2786;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2787;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2788;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t2789;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t2790;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t2791;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t2792;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t2793;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t2794;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t2795;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t2796;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t2797;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t2798;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t2799;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t2800;
                }
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2801 = t733 & 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2802 = t2801 + 12u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2803 = t2802 << 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2804 = t10 + t2803;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2805 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2805) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2804) : "memory");
                }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2806 = end_23 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2807 = t731 + t2806;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2808 = t2807 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2809 = t2808 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2810 = t2809 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2811 = t10 + t2810;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2812 = t2807 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2813 = t2812 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2811), "r"(t2813) : "memory");
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_65 = p;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_66 = p_2;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_67 = p_3;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_68 = p_4;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_69 = p_5;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_70 = p_6;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_71 = p_7;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_72 = p_8;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_73 = p_9;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_74 = p_10;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_75 = p_11;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_76 = p_12;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_77 = p_13;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_78 = p_14;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_79 = p_15;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_80 = p_16;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_81 = p_17;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_82 = p_18;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_83 = p_19;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_84 = p_20;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_85 = p_21;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_86 = p_22;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_87 = p_23;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_88 = p_24;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_89 = p_25;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_90 = p_26;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_91 = p_27;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_92 = p_28;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_93 = p_29;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_94 = p_30;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_95 = p_31;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_96 = p_32;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2814 = t2807 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2815 = t2814 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2816 = t9 + t2815;
                const u32 t2817 = t2816 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2818 = t2817 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2819 = (u64)t2818;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2820 = t2819 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2821 = t2817 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2822 = (u64)t2821;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2823 = t2822 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2824 = t2817 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2825 = (u64)t2824;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2826 = t2825 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2827 = t2817 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2828 = (u64)t2827;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2829 = t2828 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2830 = t2817 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2831 = (u64)t2830;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2832 = t2831 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2833 = t2817 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2834 = (u64)t2833;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2835 = t2834 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2836 = t2817 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2837 = (u64)t2836;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2838 = t2837 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2839 = t2817 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2840 = (u64)t2839;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2841 = t2840 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2820), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2823), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t2826), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t2829), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t2832), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t2835), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t2838), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t2841) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2842 = end_23 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2843 = t731 + t2842;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2844 = t2843 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2845 = t2844 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2846 = t2845 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2847 = t10 + t2846;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2848 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2848) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2847) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_16;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2850 = t731 + end_23;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_17 = t2850; i_17 < through; i_17 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2851 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2851) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2852 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2853 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_6 = t2852 ? 0u : t2853;
                    const u32 t2855 = next_6 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2855) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2856 = i_17 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2857 = t2856 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2858 = t10 + t2857;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2859 = i_17 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2860 = t2859 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2858), "r"(t2860) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2861 = i_17 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2862 = t2861 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2863 = t2862 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2864 = t10 + t2863;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2865 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2865) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2864) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2866 = i_17 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2867 = t2866 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2868 = t2867 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2869 = t10 + t2868;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2870 = i_17 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2871 = t2870 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2869), "r"(t2871) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2872 = i_17 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2873 = t2872 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2874 = t2873 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2875 = t10 + t2874;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2876 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2876) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2875) : "memory");
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2877;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2877) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_7 = row_sum + t2877;
                f32 t2879;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2879) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2880 = pair_7 + t2879;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2880;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2881;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2881) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_8 = row_sum_2 + t2881;
                f32 t2883;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2883) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2884 = pair_8 + t2883;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2884;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t2885 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2886;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2886) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t2885 ? 0.0f : t2886;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2888 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t2888;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2889 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t2889;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2890 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t2890;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2891 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t2891;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2892 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t2892;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2893 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t2893;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2894 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t2894;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2895 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t2895;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2896 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t2896;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2897 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t2897;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2898 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t2898;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2899 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t2899;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2900 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t2900;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2901 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t2901;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2902 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t2902;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2903 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t2903;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2904 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t2904;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2905 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t2905;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2906 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t2906;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2907 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t2907;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2908 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t2908;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2909 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t2909;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2910 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t2910;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2911 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t2911;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2912 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t2912;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2913 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t2913;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2914 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t2914;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2915 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t2915;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2916 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t2916;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2917 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t2917;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2918 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t2918;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2919 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t2919;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t2920 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2921;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2921) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t2920 ? 0.0f : t2921;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2923 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t2923;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2924 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t2924;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2925 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t2925;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2926 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t2926;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2927 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t2927;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2928 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t2928;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2929 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t2929;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2930 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t2930;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2931 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t2931;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2932 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t2932;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2933 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t2933;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2934 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t2934;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2935 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t2935;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2936 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t2936;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2937 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t2937;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2938 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t2938;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2939 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t2939;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2940 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t2940;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2941 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t2941;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2942 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t2942;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2943 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t2943;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2944 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t2944;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2945 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t2945;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2946 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t2946;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2947 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t2947;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2948 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t2948;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2949 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t2949;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2950 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t2950;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2951 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t2951;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2952 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t2952;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2953 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t2953;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2954 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t2954;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t2955 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2955) {
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                }
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2956 = t733 & 3u;
                const u32 t2957 = t512 + 8192u;
                u32 t2958;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2958) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2959;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2959) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2960;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2960) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2961;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2961) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2962;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2962) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2963;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2963) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2964;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2964) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2965;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2965) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2966;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2966) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2967;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2967) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2968;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2968) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2969;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2969) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2970;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2970) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2971;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2971) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2972;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2972) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2973;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2973) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2974;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2974) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2975;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2975) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2976;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2976) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2977;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2977) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2978;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2978) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2979;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2979) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2980;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2980) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2981;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2981) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2982;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2982) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2983;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2983) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2984;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2984) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2985;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2985) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2986;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2986) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2987;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2987) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2988;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2988) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2989;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2989) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2990 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2991 = t514 + t2990;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2992 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2993 = t2991 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2994 = t2992 ^ t2993;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2995 = t2991 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2996 = t2994 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2997 = t2995 + t2996;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2998 = t512 + t2997;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2998), "r"(t2958), "r"(t2959), "r"(t2960), "r"(t2961) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2999 = t2997 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3000 = t512 + t2999;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3000), "r"(t2962), "r"(t2963), "r"(t2964), "r"(t2965) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3001 = t2997 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3002 = t512 + t3001;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3002), "r"(t2966), "r"(t2967), "r"(t2968), "r"(t2969) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3003 = t2997 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3004 = t512 + t3003;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3004), "r"(t2970), "r"(t2971), "r"(t2972), "r"(t2973) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3005 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3006 = t514 + t3005;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3007 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3008 = t3006 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3009 = t3007 ^ t3008;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3010 = t3006 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3011 = t3009 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3012 = t3010 + t3011;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3013 = t2957 + t3012;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3013), "r"(t2974), "r"(t2975), "r"(t2976), "r"(t2977) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3014 = t3012 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3015 = t2957 + t3014;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3015), "r"(t2978), "r"(t2979), "r"(t2980), "r"(t2981) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3016 = t3012 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3017 = t2957 + t3016;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3017), "r"(t2982), "r"(t2983), "r"(t2984), "r"(t2985) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3018 = t3012 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3019 = t2957 + t3018;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3019), "r"(t2986), "r"(t2987), "r"(t2988), "r"(t2989) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t3020 = t526 + t515;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t3020 + t514;
                const bool t3022 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t3022) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3023 = 1073741824u - t538;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3024 = t3023 + first_row;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3025 = t532 + t538;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3026 = t514 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3027 = t512 + t3026;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t3027), "l"(o), "r"(0u), "r"(index_4), "r"(t3024), "r"(t3025), "r"(1073741824u) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3028 = t512 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3029 = t514 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3030 = t3028 + t3029;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t3030), "l"(o), "r"(64u), "r"(index_4), "r"(t3024), "r"(t3025), "r"(1073741824u) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3031 = 0ull * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3032 = t3031 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3033 = lse + t3032;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3034 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3035 = t3034 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3036 = t3035 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3037 = t3033 + t3036;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3038 = (u64)t532;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3039 = t3038 * lse_stride2;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3040 = t3039 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3041 = t3037 + t3040;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3042 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3043 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t3044 = t3043 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t3044) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3045 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t3045;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < t538;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t3048 = (u64)row * t3042;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3049 = t3048 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3050 = t3041 + t3049;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t3051;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3051) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t3052;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3052) : "f"(row_max), "f"(scale_log2), "f"(t3051));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t3052 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t3054 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3055 = t3054 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3050), "f"(t3055) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3056 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3057 = first_row + t3056;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t3057 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < t538;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t3060 = (u64)row_2 * t3042;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3061 = t3060 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3062 = t3041 + t3061;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t3063;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3063) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t3064;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3064) : "f"(row_max_2), "f"(scale_log2), "f"(t3063));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t3064 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t3066 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3067 = t3066 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3062), "f"(t3067) : "memory");
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries_3 = t733 & 3u;
                const u32 t3069 = queries_3 + 8u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3070 = t3069 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3071 = t10 + t3070;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3072 = t733 >> 2u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3073 = t3072 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3071), "r"(t3073) : "memory");
                const u32 t3074 = queries_3 + 12u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3075 = t3074 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3076 = t10 + t3075;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3077 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3077) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3076) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3078 = end_16 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last_11 = passed_2 + t3078;
                #pragma unroll 1
                for (u32 i_18 = passed_2; i_18 < last_11; i_18 += 1u) {
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3080 = i_18 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3081 = t3080 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3082 = t10 + t3081;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3083 = i_18 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3084 = t3083 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3082), "r"(t3084) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3085 = i_18 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3086 = t3085 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3087 = t3086 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3088 = t10 + t3087;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3089 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3089) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3088) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3090 = i_18 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3091 = t3090 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3092 = t3091 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3093 = t10 + t3092;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3094 = i_18 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3095 = t3094 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3093), "r"(t3095) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3096 = i_18 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3097 = t3096 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3098 = t3097 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3099 = t10 + t3098;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3100 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3100) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3099) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t3101 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t3101) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t3102 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t3103 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_7 = t3102 ? 0u : t3103;
                    const u32 t3105 = next_7 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t3105) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3106 = last_11 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3107 = t3106 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3108 = t10 + t3107;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3109 = last_11 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3110 = t3109 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3108), "r"(t3110) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3111 = last_11 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3112 = t3111 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3113 = t3112 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3114 = t10 + t3113;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3115 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3115) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3114) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3116 = last_11 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3117 = t3116 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3118 = t3117 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3119 = t10 + t3118;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3120 = last_11 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3121 = t3120 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3119), "r"(t3121) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3122 = last_11 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3123 = t3122 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3124 = t3123 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3125 = t10 + t3124;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3126 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3126) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3125) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3127 = passed_2 + end_16;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t3127;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3128 = count_2 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_2 = t3128;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3129 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t3129) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3130 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t3131;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t3131) : "r"(t3130) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3132;
            asm("mov.b32 %0, %1;" : "=r"(t3132) : "f"(t3131));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3133;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t3133) : "r"(t3132));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t3133;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t3135 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t3135) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t3136 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t3136) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
