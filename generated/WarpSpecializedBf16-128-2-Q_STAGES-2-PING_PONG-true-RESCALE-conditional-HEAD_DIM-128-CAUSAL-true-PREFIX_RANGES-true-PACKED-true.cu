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
#line 224 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 65536u;
    const u32 t10 = t9 + 65536u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 32u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 16u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 96u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 104u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 112u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 120u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 128u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t27 + 8u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t28) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t29 = t10 + 128u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t30 = warpgroup == 0u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t30) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t31 = warp == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t31) {
#line 26 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t32 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t32) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
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
#line 28 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t36;
            while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t37 = index != 4294967295u;
                if (!t37) break;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t29 + 16u;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t39;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t39) : "r"(from) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t40;
                asm("mov.b32 %0, %1;" : "=r"(t40) : "f"(t39));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t41;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t41) : "r"(t40));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t42;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t42) : "r"(from) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t43;
                asm("mov.b32 %0, %1;" : "=r"(t43) : "f"(t42));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 at;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(at) : "r"(t43));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t45;
                asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t45) : "r"(from) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t46;
                asm("mov.b32 %0, %1;" : "=r"(t46) : "f"(t45));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t47;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t47) : "r"(t46));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t48;
                asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t48) : "r"(from) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t49;
                asm("mov.b32 %0, %1;" : "=r"(t49) : "f"(t48));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t50;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t50) : "r"(t49));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t51;
                asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t51) : "r"(from) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t52;
                asm("mov.b32 %0, %1;" : "=r"(t52) : "f"(t51));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t53;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t53) : "r"(t52));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t54;
                asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t54) : "r"(from) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t55;
                asm("mov.b32 %0, %1;" : "=r"(t55) : "f"(t54));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t56;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t56) : "r"(t55));
#line 175 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t57;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t57) : );
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t58 = t57 == 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t58) {
                    const u32 t59 = t29 + 8u;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t59) : "memory");
                }
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t60 = t41 + t56;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t60 + 1u;
                const u32 t62 = end > t53 ? end : t53;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last = t89 < t56 ? t89 : t56;
                    const bool is_range = t77 < last;
                    const u32 t92 = t77 + t53;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t93 = t92 <= position;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t94 = last + t53;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t95 = position < t94;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside = t93 & t95;
                    const bool t97 = is_range & is_inside;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t97) {
                        const u32 t98 = begin < t77 ? begin : t77;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin = t98;
                        const u32 t99 = end_3 > last ? end_3 : last;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_3 = t99;
                    }
                }
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t100 = t41 + 127u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t101 = t100 + t56;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_4 = t101 + 1u;
                const u32 t103 = end_4 > t53 ? end_4 : t53;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t104 = t103 - t53;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_5 = t104 < t56 ? t104 : t56;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position_2 = t100 + t56;
                u32 begin_2 = 0u;
                u32 end_6 = end_5;
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < prefix_range_count; i_2 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t107 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t108 = t107 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t109 = t108 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t110 = prefix_ranges + t109;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t111 = (u64)i_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t112 = t111 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t113 = t112 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t114 = t110 + t113;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t115 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t116 = t115 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t117 = t114 + t116;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t118;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t118) : "l"(t117) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t119 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t120 = t119 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t121 = t120 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t122 = prefix_ranges + t121;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t123 = (u64)i_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t124 = t123 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t125 = t124 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t126 = t122 + t125;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t127 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t128 = t127 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t129 = t126 + t128;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t130;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t130) : "l"(t129) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last_2 = t130 < t56 ? t130 : t56;
                    const bool is_range_2 = t118 < last_2;
                    const u32 t133 = t118 + t53;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t134 = t133 <= position_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t135 = last_2 + t53;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t136 = position_2 < t135;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside_2 = t134 & t136;
                    const bool t138 = is_range_2 & is_inside_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t138) {
                        const u32 t139 = begin_2 < t118 ? begin_2 : t118;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin_2 = t139;
                        const u32 t140 = end_6 > last_2 ? end_6 : last_2;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_6 = t140;
                    }
                }
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t141 = end_6 + 127u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t142 = t141 >> 7u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_7 = t142 > 1u ? t142 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t144 = end_3 >> 7u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t144 < end_7 ? t144 : end_7;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t146 = end_7 - whole;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 masked_right = t146 < end_7 ? t146 : end_7;
#line 31 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t148 = index / group;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t149 = tile << 1u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t149 & 3u;
                const u32 t151 = slot + 12u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t152 = t151 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t153 = t10 + t152;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t154 = t149 >> 2u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t155 = t154 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t156 = t155 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t153), "r"(t156) : "memory");
                const u32 t157 = slot + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t158 = t157 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t159 = t10 + t158;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t160 = slot << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t161 = smem_1 + t160;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t162;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t162) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t163 = t162 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t163) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t159) : "memory");
                    const u32 t164 = 1073741824u - t53;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t165 = t164 + t41;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t166 = t47 + t53;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t161), "l"(q), "r"(t159), "r"(0u), "r"(index), "r"(t165), "r"(t166), "r"(1073741824u) : "memory");
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t167 = t161 + 8192u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t167), "l"(q), "r"(t159), "r"(64u), "r"(index), "r"(t165), "r"(t166), "r"(1073741824u) : "memory");
                }
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t168 = tile << 1u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t169 = t168 + 1u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t169 & 3u;
                const u32 t171 = slot_2 + 12u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t172 = t171 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t173 = t10 + t172;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t174 = t169 >> 2u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t175 = t174 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t176 = t175 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t173), "r"(t176) : "memory");
                const u32 t177 = slot_2 + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t178 = t177 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t179 = t10 + t178;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t180 = t41 + 64u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t181 = slot_2 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t182 = smem_1 + t181;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t183;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t183) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t184 = t183 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t184) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t179) : "memory");
                    const u32 t185 = 1073741824u - t53;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t186 = t185 + t180;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t187 = t47 + t53;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t182), "l"(q), "r"(t179), "r"(0u), "r"(index), "r"(t186), "r"(t187), "r"(1073741824u) : "memory");
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t188 = t182 + 8192u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t188), "l"(q), "r"(t179), "r"(64u), "r"(index), "r"(t186), "r"(t187), "r"(1073741824u) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed & 1u;
                const u32 t190 = slot_3 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t191 = t10 + t190;
                const u32 t192 = slot_3 + 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t193 = t192 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t194 = t10 + t193;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t195 = passed >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t196 = t195 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t197 = t196 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t194), "r"(t197) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t198 = end_7 - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t199 = t198 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t200 = slot_3 << 15u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t201 = t8 + t200;
                u32 t202;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t202) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t203 = t202 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t203) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t191) : "memory");
                    const u32 t204 = 1073741824u - t56;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t205 = t204 + t199;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t206 = t50 + t56;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t201), "l"(k), "r"(t191), "r"(0u), "r"(t148), "r"(t205), "r"(t206), "r"(1073741824u) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t207 = t201 + 16384u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t207), "l"(k), "r"(t191), "r"(64u), "r"(t148), "r"(t205), "r"(t206), "r"(1073741824u) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t209 = slot_4 + 4u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t210 = t209 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t211 = t10 + t210;
                const u32 t212 = slot_4 + 6u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t213 = t212 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t214 = t10 + t213;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t215 = passed >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t216 = t215 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t217 = t216 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t214), "r"(t217) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t218 = end_7 - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t219 = t218 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t220 = slot_4 << 15u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t221 = t9 + t220;
                u32 t222;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t222) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t223 = t222 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t223) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t211) : "memory");
                    const u32 t224 = 1073741824u - t56;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t225 = t224 + t219;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t226 = t50 + t56;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t221), "l"(v), "r"(t211), "r"(0u), "r"(t148), "r"(t225), "r"(t226), "r"(1073741824u) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t227 = t221 + 16384u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t227), "l"(v), "r"(t211), "r"(64u), "r"(t148), "r"(t225), "r"(t226), "r"(1073741824u) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i_3 = 1u; i_3 < end_7; i_3 += 1u) {
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t228 = passed + i_3;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t228 & 1u;
                    const u32 t230 = slot_5 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t231 = t10 + t230;
                    const u32 t232 = slot_5 + 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t233 = t232 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t234 = t10 + t233;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t235 = t228 >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t236 = t235 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t237 = t236 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t234), "r"(t237) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t238 = end_7 - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t239 = t238 - i_3;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t240 = t239 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t241 = slot_5 << 15u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t242 = t8 + t241;
                    u32 t243;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t243) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t244 = t243 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t244) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t231) : "memory");
                        const u32 t245 = 1073741824u - t56;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t246 = t245 + t240;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t247 = t50 + t56;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t242), "l"(k), "r"(t231), "r"(0u), "r"(t148), "r"(t246), "r"(t247), "r"(1073741824u) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t248 = t242 + 16384u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t248), "l"(k), "r"(t231), "r"(64u), "r"(t148), "r"(t246), "r"(t247), "r"(1073741824u) : "memory");
                    }
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t249 = passed + i_3;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t249 & 1u;
                    const u32 t251 = slot_6 + 4u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t252 = t251 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t253 = t10 + t252;
                    const u32 t254 = slot_6 + 6u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t255 = t254 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t256 = t10 + t255;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t257 = t249 >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t258 = t257 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t259 = t258 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t256), "r"(t259) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t260 = end_7 - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t261 = t260 - i_3;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t262 = t261 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t263 = slot_6 << 15u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t264 = t9 + t263;
                    u32 t265;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t265) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t266 = t265 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t266) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t253) : "memory");
                        const u32 t267 = 1073741824u - t56;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t268 = t267 + t262;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t269 = t50 + t56;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t264), "l"(v), "r"(t253), "r"(0u), "r"(t148), "r"(t268), "r"(t269), "r"(1073741824u) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t270 = t264 + 16384u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t270), "l"(v), "r"(t253), "r"(64u), "r"(t148), "r"(t268), "r"(t269), "r"(1073741824u) : "memory");
                    }
                }
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t271 = passed + end_7;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t271;
                const u32 t272 = tile + 1u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t272;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t273 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t273) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t274 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t275;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t275) : "r"(t274) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t276;
                asm("mov.b32 %0, %1;" : "=r"(t276) : "f"(t275));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t277;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t277) : "r"(t276));
#line 56 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t277;
            }
        }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t279 = warp == 1u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t279) {
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 count = 0u;
            #pragma unroll 1
            for (u32 i_4 = 0u; i_4 < batch; i_4 += 32u) {
#line 133 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 batch_2 = i_4 + lane;
                const u32 t281 = batch - 1u;
#line 134 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t282 = batch_2 < t281 ? batch_2 : t281;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u32 next = t282 + 1u;
                const u64 t284 = (u64)t282;
#line 143 "fa-kernels/src/attention/options/packed.rs"
                const u64 t285 = t284 * cu_seqlens_q_stride0;
#line 143 "fa-kernels/src/attention/options/packed.rs"
                const u64 t286 = t285 * 4ull;
#line 143 "fa-kernels/src/attention/options/packed.rs"
                const u64 t287 = cu_seqlens_q + t286;
#line 143 "fa-kernels/src/attention/options/packed.rs"
                u32 first_query;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t287) : "memory");
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const u64 t289 = (u64)next;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const u64 t290 = t289 * cu_seqlens_q_stride0;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const u64 t291 = t290 * 4ull;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const u64 t292 = cu_seqlens_q + t291;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                u32 t293;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t293) : "l"(t292) : "memory");
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const u32 queries = t293 - first_query;
#line 146 "fa-kernels/src/attention/options/packed.rs"
                const bool t295 = least_queries <= queries;
#line 146 "fa-kernels/src/attention/options/packed.rs"
                const bool t296 = queries <= most_queries;
#line 146 "fa-kernels/src/attention/options/packed.rs"
                const bool t297 = t295 & t296;
#line 146 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_q_2 = t297 ? queries : 0u;
#line 149 "fa-kernels/src/attention/options/packed.rs"
                const u64 t299 = (u64)t282;
#line 149 "fa-kernels/src/attention/options/packed.rs"
                const u64 t300 = t299 * cu_seqlens_k_stride0;
#line 149 "fa-kernels/src/attention/options/packed.rs"
                const u64 t301 = t300 * 4ull;
#line 149 "fa-kernels/src/attention/options/packed.rs"
                const u64 t302 = cu_seqlens_k + t301;
#line 149 "fa-kernels/src/attention/options/packed.rs"
                u32 first;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first) : "l"(t302) : "memory");
#line 150 "fa-kernels/src/attention/options/packed.rs"
                const u64 t304 = (u64)next;
#line 150 "fa-kernels/src/attention/options/packed.rs"
                const u64 t305 = t304 * cu_seqlens_k_stride0;
#line 150 "fa-kernels/src/attention/options/packed.rs"
                const u64 t306 = t305 * 4ull;
#line 150 "fa-kernels/src/attention/options/packed.rs"
                const u64 t307 = cu_seqlens_k + t306;
#line 150 "fa-kernels/src/attention/options/packed.rs"
                u32 t308;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t308) : "l"(t307) : "memory");
#line 150 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_k_2 = t308 - first;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t310 = seq_q_2 + 127u;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 of_head = t310 >> 7u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t312 = batch_2 < batch;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t313 = t312 ? of_head : 0u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t314 = count + t313;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                count = t314;
            }
            f32 t315;
            asm("mov.b32 %0, %1;" : "=f"(t315) : "r"(count));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t316;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t316) : "f"(t315));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t317;
            asm("mov.b32 %0, %1;" : "=r"(t317) : "f"(t316));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t318 = lane & 1u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t319 = t318 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t320 = t319 ? t317 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t321 = count + t320;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t322 = count + t317;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t323;
            asm("mov.b32 %0, %1;" : "=f"(t323) : "r"(t322));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t324;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t324) : "f"(t323));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t325;
            asm("mov.b32 %0, %1;" : "=r"(t325) : "f"(t324));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t326 = lane & 2u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t327 = t326 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t328 = t327 ? t325 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t329 = t321 + t328;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t330 = t322 + t325;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t331;
            asm("mov.b32 %0, %1;" : "=f"(t331) : "r"(t330));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t332;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t332) : "f"(t331));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t333;
            asm("mov.b32 %0, %1;" : "=r"(t333) : "f"(t332));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t334 = lane & 4u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t335 = t334 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t336 = t335 ? t333 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t337 = t329 + t336;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t338 = t330 + t333;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t339;
            asm("mov.b32 %0, %1;" : "=f"(t339) : "r"(t338));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t340;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t340) : "f"(t339));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t341;
            asm("mov.b32 %0, %1;" : "=r"(t341) : "f"(t340));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t342 = lane & 8u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t343 = t342 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t344 = t343 ? t341 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t345 = t337 + t344;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t346 = t338 + t341;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t347;
            asm("mov.b32 %0, %1;" : "=f"(t347) : "r"(t346));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t348;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t348) : "f"(t347));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t349;
            asm("mov.b32 %0, %1;" : "=r"(t349) : "f"(t348));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t350 = lane & 16u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t351 = t350 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t352 = t351 ? t349 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t353 = t345 + t352;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t354 = t346 + t349;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t355;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t355) : "r"(t354));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t355 * heads;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round = 0u;
            const u32 t357 = blockIdx.x;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t357;
#line 97 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 before = 0u;
            const u32 t358 = seq_k + 1u;
#line 98 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 most = t358;
            while (true) {
#line 99 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t359 = most != 0u;
                if (!t359) break;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t360 = most + 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t361 = t360 >> 2u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least = most - t361;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t363 = least < 128u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least_2 = t363 ? 0u : least;
#line 101 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                #pragma unroll 1
                for (u32 i_5 = 0u; i_5 < batch; i_5 += 32u) {
#line 102 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 batch_3 = i_5 + lane;
                    const u32 t366 = batch - 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t367 = batch_3 < t366 ? batch_3 : t366;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u32 next_2 = t367 + 1u;
                    const u64 t369 = (u64)t367;
#line 143 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t370 = t369 * cu_seqlens_q_stride0;
#line 143 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t371 = t370 * 4ull;
#line 143 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t372 = cu_seqlens_q + t371;
#line 143 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_query_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query_2) : "l"(t372) : "memory");
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t374 = (u64)next_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t375 = t374 * cu_seqlens_q_stride0;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t376 = t375 * 4ull;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t377 = cu_seqlens_q + t376;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    u32 t378;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t378) : "l"(t377) : "memory");
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u32 queries_2 = t378 - first_query_2;
#line 146 "fa-kernels/src/attention/options/packed.rs"
                    const bool t380 = least_queries <= queries_2;
#line 146 "fa-kernels/src/attention/options/packed.rs"
                    const bool t381 = queries_2 <= most_queries;
#line 146 "fa-kernels/src/attention/options/packed.rs"
                    const bool t382 = t380 & t381;
#line 146 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_q_3 = t382 ? queries_2 : 0u;
#line 149 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t384 = (u64)t367;
#line 149 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t385 = t384 * cu_seqlens_k_stride0;
#line 149 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t386 = t385 * 4ull;
#line 149 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t387 = cu_seqlens_k + t386;
#line 149 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_2) : "l"(t387) : "memory");
#line 150 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t389 = (u64)next_2;
#line 150 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t390 = t389 * cu_seqlens_k_stride0;
#line 150 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t391 = t390 * 4ull;
#line 150 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t392 = cu_seqlens_k + t391;
#line 150 "fa-kernels/src/attention/options/packed.rs"
                    u32 t393;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t393) : "l"(t392) : "memory");
#line 150 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_k_3 = t393 - first_2;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 seq_k_4 = seq_k_3 < seq_k ? seq_k_3 : seq_k;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t396 = seq_q_3 + 127u;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles = t396 >> 7u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t398 = least_2 + seq_q_3;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t399 = seq_k_4 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t400 = t398 > t399 ? t398 : t399;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t401 = seq_k_4 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t402 = t400 - t401;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_3 = t402 >> 7u;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t404 = seq_k_4 < least_2;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching = t404 ? tiles : first_3;
                    const bool t406 = least_2 == 0u;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t407 = t406 ? 0u : reaching;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_4 = t407 < tiles ? t407 : tiles;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t409 = seq_q_3 + 127u;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles_2 = t409 >> 7u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t411 = most + seq_q_3;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t412 = seq_k_4 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t413 = t411 > t412 ? t411 : t412;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t414 = seq_k_4 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t415 = t413 - t414;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_5 = t415 >> 7u;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t417 = seq_k_4 < most;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching_2 = t417 ? tiles_2 : first_5;
                    const bool t419 = most == 0u;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t420 = t419 ? 0u : reaching_2;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 end_8 = t420 < tiles_2 ? t420 : tiles_2;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t422 = batch_3 < batch;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t423 = end_8 - first_4;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 of_head_2 = t422 ? t423 : 0u;
                    const u32 t425 = of_head_2 * heads;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t426;
                    asm("mov.b32 %0, %1;" : "=f"(t426) : "r"(t425));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t427;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t427) : "f"(t426));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t428;
                    asm("mov.b32 %0, %1;" : "=r"(t428) : "f"(t427));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t429 = lane & 1u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t430 = t429 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t431 = t430 ? t428 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t432 = t425 + t431;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t433 = t425 + t428;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t434;
                    asm("mov.b32 %0, %1;" : "=f"(t434) : "r"(t433));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t435;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t435) : "f"(t434));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t436;
                    asm("mov.b32 %0, %1;" : "=r"(t436) : "f"(t435));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t437 = lane & 2u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t438 = t437 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t439 = t438 ? t436 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t440 = t432 + t439;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t441 = t433 + t436;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t442;
                    asm("mov.b32 %0, %1;" : "=f"(t442) : "r"(t441));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t443;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t443) : "f"(t442));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t444;
                    asm("mov.b32 %0, %1;" : "=r"(t444) : "f"(t443));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t445 = lane & 4u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t446 = t445 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t447 = t446 ? t444 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t448 = t440 + t447;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t449 = t441 + t444;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t450;
                    asm("mov.b32 %0, %1;" : "=f"(t450) : "r"(t449));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t451;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t451) : "f"(t450));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t452;
                    asm("mov.b32 %0, %1;" : "=r"(t452) : "f"(t451));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t453 = lane & 8u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t454 = t453 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t455 = t454 ? t452 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t456 = t448 + t455;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t457 = t449 + t452;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t458;
                    asm("mov.b32 %0, %1;" : "=f"(t458) : "r"(t457));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t459;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t459) : "f"(t458));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t460;
                    asm("mov.b32 %0, %1;" : "=r"(t460) : "f"(t459));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t461 = lane & 16u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t462 = t461 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t463 = t462 ? t460 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t464 = t456 + t463;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t465 = t457 + t460;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t466;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t466) : "r"(t465));
#line 106 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 end_9 = before + t466;
                    while (true) {
#line 107 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t468 = index_2 < end_9;
                        if (!t468) break;
                        const u32 t469 = index_2 - before;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t470 = t464 - t425;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 nth = t469 - t470;
                        const bool t472 = nth < t425;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t472) {
#line 260 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 from_last = nth % of_head_2;
                            const u32 t474 = of_head_2 - 1u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t475 = t474 - from_last;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t476 = first_4 + t475;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words_2 = t476 << 7u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words = nth / of_head_2;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 to = t29 + 16u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t480;
                            asm("mov.b32 %0, %1;" : "=f"(t480) : "r"(words));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t480) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t481;
                            asm("mov.b32 %0, %1;" : "=f"(t481) : "r"(words_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t481) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t482;
                            asm("mov.b32 %0, %1;" : "=f"(t482) : "r"(batch_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t482) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t483;
                            asm("mov.b32 %0, %1;" : "=f"(t483) : "r"(first_query_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(to), "f"(t483) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t484;
                            asm("mov.b32 %0, %1;" : "=f"(t484) : "r"(first_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(to), "f"(t484) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t485;
                            asm("mov.b32 %0, %1;" : "=f"(t485) : "r"(seq_q_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(to), "f"(t485) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t486;
                            asm("mov.b32 %0, %1;" : "=f"(t486) : "r"(seq_k_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(to), "f"(t486) : "memory");
                        }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        u32 t487;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t487) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t488 = t487 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t488) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
                        }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t489 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 round_2 = t489;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t490 = t29 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t491 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t492 = t491 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t490), "r"(t492) : "memory");
#line 115 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t493 = lane == 0u;
                        u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t493) {
                            const u32 t494 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            u32 t495;
                            asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t495) : "l"(claims), "r"(t494) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            merged = t495;
                        } else {
                            merged = 0u;
                        }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t496 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 t497;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t497) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t498 = t496 + t497;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        index_2 = t498;
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
            u32 t501;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t501) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t502 = t501 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t502) {
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t503 = t29 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t503), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t504;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t504) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t505 = t504 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t505) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t507 = index_3 << 14u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t508 = t7 + t507;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t509 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t510 = t509 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t511 = index_3 << 6u;
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
        const u32 t512 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t512) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t513 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t514;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t514) : "r"(t513) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t515;
        asm("mov.b32 %0, %1;" : "=r"(t515) : "f"(t514));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t516;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t516) : "r"(t515));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t516;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t517 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t517) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t518 = index_4 != 4294967295u;
            if (!t518) break;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t29 + 16u;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t520;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t520) : "r"(from_2) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t521;
            asm("mov.b32 %0, %1;" : "=r"(t521) : "f"(t520));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t522;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t522) : "r"(t521));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t523;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t523) : "r"(from_2) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t524;
            asm("mov.b32 %0, %1;" : "=r"(t524) : "f"(t523));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 at_2;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(at_2) : "r"(t524));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t526;
            asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t526) : "r"(from_2) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t527;
            asm("mov.b32 %0, %1;" : "=r"(t527) : "f"(t526));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t528;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t528) : "r"(t527));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t529;
            asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t529) : "r"(from_2) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t530;
            asm("mov.b32 %0, %1;" : "=r"(t530) : "f"(t529));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t531;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t531) : "r"(t530));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t532;
            asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t532) : "r"(from_2) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t533;
            asm("mov.b32 %0, %1;" : "=r"(t533) : "f"(t532));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t534;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t534) : "r"(t533));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t535;
            asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t535) : "r"(from_2) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t536;
            asm("mov.b32 %0, %1;" : "=r"(t536) : "f"(t535));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t537;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t537) : "r"(t536));
#line 175 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t538;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t538) : );
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t539 = t538 == 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t539) {
                const u32 t540 = t29 + 8u;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t540) : "memory");
            }
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t541 = t522 + t537;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t541 + 1u;
            const u32 t543 = end_10 > t534 ? end_10 : t534;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t544 = t543 - t534;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t544 < t537 ? t544 : t537;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_3 = t522 + t537;
            u32 begin_3 = 0u;
            u32 end_12 = end_11;
            #pragma unroll 1
            for (u32 i_6 = 0u; i_6 < prefix_range_count; i_6 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t547 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t548 = t547 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t549 = t548 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t550 = prefix_ranges + t549;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t551 = (u64)i_6;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t552 = t551 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t553 = t552 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t554 = t550 + t553;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t555 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t556 = t555 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t557 = t554 + t556;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t558;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t558) : "l"(t557) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t559 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t560 = t559 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t561 = t560 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t562 = prefix_ranges + t561;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t563 = (u64)i_6;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t564 = t563 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t565 = t564 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t566 = t562 + t565;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t567 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t568 = t567 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t569 = t566 + t568;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t570;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t570) : "l"(t569) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_3 = t570 < t537 ? t570 : t537;
                const bool is_range_3 = t558 < last_3;
                const u32 t573 = t558 + t534;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t574 = t573 <= position_3;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t575 = last_3 + t534;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t576 = position_3 < t575;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_3 = t574 & t576;
                const bool t578 = is_range_3 & is_inside_3;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t578) {
                    const u32 t579 = begin_3 < t558 ? begin_3 : t558;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_3 = t579;
                    const u32 t580 = end_12 > last_3 ? end_12 : last_3;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_12 = t580;
                }
            }
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t581 = t522 + 127u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t582 = t581 + t537;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t582 + 1u;
            const u32 t584 = end_13 > t534 ? end_13 : t534;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t585 = t584 - t534;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t585 < t537 ? t585 : t537;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_4 = t581 + t537;
            u32 begin_4 = 0u;
            u32 end_15 = end_14;
            #pragma unroll 1
            for (u32 i_7 = 0u; i_7 < prefix_range_count; i_7 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t588 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t589 = t588 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t590 = t589 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t591 = prefix_ranges + t590;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t592 = (u64)i_7;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t593 = t592 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t594 = t593 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t595 = t591 + t594;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t596 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t597 = t596 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t598 = t595 + t597;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t599;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t599) : "l"(t598) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t600 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t601 = t600 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t602 = t601 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t603 = prefix_ranges + t602;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t604 = (u64)i_7;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t605 = t604 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t606 = t605 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t607 = t603 + t606;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t608 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t609 = t608 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t610 = t607 + t609;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t611;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t611) : "l"(t610) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_4 = t611 < t537 ? t611 : t537;
                const bool is_range_4 = t599 < last_4;
                const u32 t614 = t599 + t534;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t615 = t614 <= position_4;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t616 = last_4 + t534;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t617 = position_4 < t616;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_4 = t615 & t617;
                const bool t619 = is_range_4 & is_inside_4;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t619) {
                    const u32 t620 = begin_4 < t599 ? begin_4 : t599;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_4 = t620;
                    const u32 t621 = end_15 > last_4 ? end_15 : last_4;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_15 = t621;
                }
            }
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t622 = end_15 + 127u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t623 = t622 >> 7u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t623 > 1u ? t623 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t625 = end_12 >> 7u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t625 < end_16 ? t625 : end_16;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t627 = end_16 - whole_2;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_2 = t627 < end_16 ? t627 : end_16;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_3 = t522 + t511;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t630 = first_query_3 + t537;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t630 + 1u;
            const u32 t632 = end_17 > t534 ? end_17 : t534;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t633 = t632 - t534;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_18 = t633 < t537 ? t633 : t537;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_5 = first_query_3 + t537;
            u32 begin_5 = 0u;
            u32 end_19 = end_18;
            #pragma unroll 1
            for (u32 i_8 = 0u; i_8 < prefix_range_count; i_8 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t636 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t637 = t636 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t638 = t637 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t639 = prefix_ranges + t638;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t640 = (u64)i_8;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t641 = t640 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t642 = t641 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t643 = t639 + t642;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t644 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t645 = t644 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t646 = t643 + t645;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t647;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t647) : "l"(t646) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t648 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t649 = t648 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t650 = t649 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t651 = prefix_ranges + t650;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t652 = (u64)i_8;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t653 = t652 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t654 = t653 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t655 = t651 + t654;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t656 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t657 = t656 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t658 = t655 + t657;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t659;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t659) : "l"(t658) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_5 = t659 < t537 ? t659 : t537;
                const bool is_range_5 = t647 < last_5;
                const u32 t662 = t647 + t534;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t663 = t662 <= position_5;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t664 = last_5 + t534;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t665 = position_5 < t664;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_5 = t663 & t665;
                const bool t667 = is_range_5 & is_inside_5;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t667) {
                    const u32 t668 = begin_5 < t647 ? begin_5 : t647;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_5 = t668;
                    const u32 t669 = end_19 > last_5 ? end_19 : last_5;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_19 = t669;
                }
            }
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t670 = first_query_3 + 63u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t671 = t670 + t537;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_20 = t671 + 1u;
            const u32 t673 = end_20 > t534 ? end_20 : t534;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t674 = t673 - t534;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_21 = t674 < t537 ? t674 : t537;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_6 = t670 + t537;
            u32 begin_6 = 0u;
            u32 end_22 = end_21;
            #pragma unroll 1
            for (u32 i_9 = 0u; i_9 < prefix_range_count; i_9 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t677 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t678 = t677 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t679 = t678 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t680 = prefix_ranges + t679;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t681 = (u64)i_9;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t682 = t681 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t683 = t682 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t684 = t680 + t683;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t685 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t686 = t685 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t687 = t684 + t686;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t688;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t688) : "l"(t687) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t689 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t690 = t689 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t691 = t690 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t692 = prefix_ranges + t691;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t693 = (u64)i_9;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t694 = t693 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t695 = t694 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t696 = t692 + t695;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t697 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t698 = t697 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t699 = t696 + t698;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t700;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t700) : "l"(t699) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_6 = t700 < t537 ? t700 : t537;
                const bool is_range_6 = t688 < last_6;
                const u32 t703 = t688 + t534;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t704 = t703 <= position_6;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t705 = last_6 + t534;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t706 = position_6 < t705;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_6 = t704 & t706;
                const bool t708 = is_range_6 & is_inside_6;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t708) {
                    const u32 t709 = begin_6 < t688 ? begin_6 : t688;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_6 = t709;
                    const u32 t710 = end_22 > last_6 ? end_22 : last_6;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_22 = t710;
                }
            }
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t711 = end_22 + 127u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t712 = t711 >> 7u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t712 > 1u ? t712 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t714 = end_19 >> 7u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_3 = t714 < end_23 ? t714 : end_23;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t716 = end_23 - whole_3;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_3 = t716 < end_23 ? t716 : end_23;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t718 = end_16 - end_23;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t719 = passed_2 + t718;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t720 = count_2 << 1u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t721 = t720 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t722 = t522 + t511;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t723 = t722 < t534;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t723) {
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
                for (u32 i_10 = passed_2; i_10 < t719; i_10 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t724 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t724) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t725 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t726 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t725 ? 0u : t726;
                    const u32 t728 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t728) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t729 = i_10 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t730 = t729 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t731 = t10 + t730;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t732 = i_10 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t733 = t732 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t731), "r"(t733) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t734 = i_10 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t735 = t734 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t736 = t735 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t737 = t10 + t736;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t738 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t738) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t737) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t739 = i_10 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t740 = t739 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t741 = t740 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t742 = t10 + t741;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t743 = i_10 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t744 = t743 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t742), "r"(t744) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t745 = i_10 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t746 = t745 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t747 = t746 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t748 = t10 + t747;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t749 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t749) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t748) : "memory");
                    }
                }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t750 = t721 & 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t751 = t750 + 8u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t752 = t751 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t753 = t10 + t752;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t754 = t721 >> 2u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t755 = t754 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t753), "r"(t755) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t756 = t719 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t757 = t756 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t758 = t10 + t757;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t759 = t719 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t760 = t759 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t758), "r"(t760) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t761 = t721 & 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t762 = t761 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t763 = smem_1 + t762;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t764 = t719 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t765 = t764 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t766 = t8 + t765;
                const u32 t767 = t763 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t768 = t766 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t769 = t767 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t770 = (u64)t769;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t771 = t770 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t772 = t768 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t773 = (u64)t772;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t774 = t773 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t775 = t767 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t776 = (u64)t775;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t777 = t776 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t778 = t768 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t779 = (u64)t778;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t780 = t779 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t781 = t767 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t782 = (u64)t781;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t783 = t782 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t784 = t768 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t785 = (u64)t784;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t786 = t785 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t787 = t767 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t788 = (u64)t787;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t789 = t788 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t790 = t768 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t791 = (u64)t790;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t792 = t791 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t793 = t767 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t794 = (u64)t793;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t795 = t794 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t796 = t768 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t797 = (u64)t796;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t798 = t797 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t799 = t767 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t800 = (u64)t799;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t801 = t800 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t802 = t768 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t803 = (u64)t802;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t804 = t803 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t805 = t767 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t806 = (u64)t805;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t807 = t806 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t808 = t768 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t809 = (u64)t808;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t810 = t809 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t811 = t767 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t812 = (u64)t811;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t813 = t812 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t814 = t768 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t815 = (u64)t814;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t816 = t815 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t771), "l"(t774), "l"(t777), "l"(t780), "l"(t783), "l"(t786), "l"(t789), "l"(t792), "l"(t795), "l"(t798), "l"(t801), "l"(t804), "l"(t807), "l"(t810), "l"(t813), "l"(t816) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t817 = t719 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t818 = t817 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t819 = t818 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t820 = t10 + t819;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t821 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t821) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t820) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t822 = end_23 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t822 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t824 = t522 + t511;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_4 = t824 + t510;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t826 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t827 = t826 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t827;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t829 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t830 = first_query_4 + t829;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t831 = t830 + t537;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_24 = t831 + 1u;
                const u32 t833 = end_24 > t534 ? end_24 : t534;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t834 = t833 - t534;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_25 = t834 < t537 ? t834 : t537;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position_7 = t830 + t537;
                u32 begin_7 = 0u;
                u32 end_26 = end_25;
                #pragma unroll 1
                for (u32 i_11 = 0u; i_11 < prefix_range_count; i_11 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t837 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t838 = t837 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t839 = t838 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t840 = prefix_ranges + t839;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t841 = (u64)i_11;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t842 = t841 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t843 = t842 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t844 = t840 + t843;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t845 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t846 = t845 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t847 = t844 + t846;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t848;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t848) : "l"(t847) : "memory");
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
                    const u64 t857 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t858 = t857 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t859 = t856 + t858;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t860;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t860) : "l"(t859) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last_7 = t860 < t537 ? t860 : t537;
                    const bool is_range_7 = t848 < last_7;
                    const u32 t863 = t848 + t534;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t864 = t863 <= position_7;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t865 = last_7 + t534;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t866 = position_7 < t865;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside_7 = t864 & t866;
                    const bool t868 = is_range_7 & is_inside_7;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t868) {
                        const u32 t869 = begin_7 < t848 ? begin_7 : t848;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin_7 = t869;
                        const u32 t870 = end_26 > last_7 ? end_26 : last_7;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_26 = t870;
                    }
                }
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t871 = end_26 > column ? end_26 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_27 = t871 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t874 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t874;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t876 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t876;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t878 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t878;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t880 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t880;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t882 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t882;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t884 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t884;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t886 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t886;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t888 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t888;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t890 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t890;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t892 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t892;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t894 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t894;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t896 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t896;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t898 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t898;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t900 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t900;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t902 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t902;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t904 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t904;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t906 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t906;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t908 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t908;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t910 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t910;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t912 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t912;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 80u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t914 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t914;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 81u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t916 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t916;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 88u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t918 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t918;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 89u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t920 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t920;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 96u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t922 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t922;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 97u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t924 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t924;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 104u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t926 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t926;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 105u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t928 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t928;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 112u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t930 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t930;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 113u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t932 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t932;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 120u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t934 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t934;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 121u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t936 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t936;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t937 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t938 = first_query_4 + t937;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t939 = t938 + 8u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t940 = t939 + t537;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_28 = t940 + 1u;
                const u32 t942 = end_28 > t534 ? end_28 : t534;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t943 = t942 - t534;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_29 = t943 < t537 ? t943 : t537;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position_8 = t939 + t537;
                u32 begin_8 = 0u;
                u32 end_30 = end_29;
                #pragma unroll 1
                for (u32 i_12 = 0u; i_12 < prefix_range_count; i_12 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t946 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t947 = t946 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t948 = t947 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t949 = prefix_ranges + t948;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t950 = (u64)i_12;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t951 = t950 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t952 = t951 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t953 = t949 + t952;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t954 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t955 = t954 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t956 = t953 + t955;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t957;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t957) : "l"(t956) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t958 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t959 = t958 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t960 = t959 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t961 = prefix_ranges + t960;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t962 = (u64)i_12;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t963 = t962 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t964 = t963 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t965 = t961 + t964;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t966 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t967 = t966 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t968 = t965 + t967;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t969;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t969) : "l"(t968) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last_8 = t969 < t537 ? t969 : t537;
                    const bool is_range_8 = t957 < last_8;
                    const u32 t972 = t957 + t534;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t973 = t972 <= position_8;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t974 = last_8 + t534;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t975 = position_8 < t974;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside_8 = t973 & t975;
                    const bool t977 = is_range_8 & is_inside_8;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t977) {
                        const u32 t978 = begin_8 < t957 ? begin_8 : t957;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin_8 = t978;
                        const u32 t979 = end_30 > last_8 ? end_30 : last_8;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_30 = t979;
                    }
                }
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t980 = end_30 > column ? end_30 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_31 = t980 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t983 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t983;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t985 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t985;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t987 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t987;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t989 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t989;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t991 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t991;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t993 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t993;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t995 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t995;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t997 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t997;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t999 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t999;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1001 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1001;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1003 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1003;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1005 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1005;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1007 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1007;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1009 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1009;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1011 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1011;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1013 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1013;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 64u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1015 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1015;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 65u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1017 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1017;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 72u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1019 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1019;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 73u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1021 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1021;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 80u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1023 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1023;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 81u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1025 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1025;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 88u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1027 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1027;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 89u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1029 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1029;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 96u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1031 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1031;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 97u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1033 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1033;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 104u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1035 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1035;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 105u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1037 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1037;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 112u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1039 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1039;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 113u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1041 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1041;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 120u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1043 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1043;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 121u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1045 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1045;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1047;
                asm("max.f32 %0, %1, %2;" : "=f"(t1047) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1048;
                asm("max.f32 %0, %1, %2;" : "=f"(t1048) : "f"(t1047), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1049;
                asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1050;
                asm("max.f32 %0, %1, %2;" : "=f"(t1050) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1051;
                asm("max.f32 %0, %1, %2;" : "=f"(t1051) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1052;
                asm("max.f32 %0, %1, %2;" : "=f"(t1052) : "f"(t1048), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1053;
                asm("max.f32 %0, %1, %2;" : "=f"(t1053) : "f"(t1049), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1054;
                asm("max.f32 %0, %1, %2;" : "=f"(t1054) : "f"(t1050), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1055;
                asm("max.f32 %0, %1, %2;" : "=f"(t1055) : "f"(t1051), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1056;
                asm("max.f32 %0, %1, %2;" : "=f"(t1056) : "f"(t1052), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1057;
                asm("max.f32 %0, %1, %2;" : "=f"(t1057) : "f"(t1053), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1058;
                asm("max.f32 %0, %1, %2;" : "=f"(t1058) : "f"(t1054), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1059;
                asm("max.f32 %0, %1, %2;" : "=f"(t1059) : "f"(t1055), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1060;
                asm("max.f32 %0, %1, %2;" : "=f"(t1060) : "f"(t1056), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1061;
                asm("max.f32 %0, %1, %2;" : "=f"(t1061) : "f"(t1057), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1062;
                asm("max.f32 %0, %1, %2;" : "=f"(t1062) : "f"(t1058), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1063;
                asm("max.f32 %0, %1, %2;" : "=f"(t1063) : "f"(t1059), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1064;
                asm("max.f32 %0, %1, %2;" : "=f"(t1064) : "f"(t1060), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1065;
                asm("max.f32 %0, %1, %2;" : "=f"(t1065) : "f"(t1061), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1066;
                asm("max.f32 %0, %1, %2;" : "=f"(t1066) : "f"(t1062), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1067;
                asm("max.f32 %0, %1, %2;" : "=f"(t1067) : "f"(t1063), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1068;
                asm("max.f32 %0, %1, %2;" : "=f"(t1068) : "f"(t1064), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1069;
                asm("max.f32 %0, %1, %2;" : "=f"(t1069) : "f"(t1065), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1070;
                asm("max.f32 %0, %1, %2;" : "=f"(t1070) : "f"(t1066), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1071;
                asm("max.f32 %0, %1, %2;" : "=f"(t1071) : "f"(t1067), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1072;
                asm("max.f32 %0, %1, %2;" : "=f"(t1072) : "f"(t1068), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1073;
                asm("max.f32 %0, %1, %2;" : "=f"(t1073) : "f"(t1069), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1074;
                asm("max.f32 %0, %1, %2;" : "=f"(t1074) : "f"(t1070), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1075;
                asm("max.f32 %0, %1, %2;" : "=f"(t1075) : "f"(t1071), "f"(s_62));
                f32 t1076;
                asm("max.f32 %0, %1, %2;" : "=f"(t1076) : "f"(t1072), "f"(t1073));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1077;
                asm("max.f32 %0, %1, %2;" : "=f"(t1077) : "f"(t1074), "f"(t1075));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1078;
                asm("max.f32 %0, %1, %2;" : "=f"(t1078) : "f"(t1076), "f"(t1077));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1079;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1079) : "f"(t1078));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1078), "f"(t1079));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1081;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1081) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1081));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t1084 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t1084;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1086 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1087;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1087) : "f"(old), "f"(scale_log2), "f"(t1086));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1087));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1089 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1090 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1090));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1092;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1092) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t1092;
                const f32 t1093 = t1089 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1094 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1094));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1096;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1096) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1096;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1097 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1097));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1099;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1099) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1099;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1100 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1100));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1102;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1102) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1102;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1103 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1103));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1105;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1105) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1105;
                const f32 t1106 = t1093 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1107 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1107));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1109;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1109) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1109;
                const f32 t1110 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1111 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1111));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1113;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1113) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1113;
                const f32 t1114 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1115 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1115));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1117;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1117) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1117;
                const f32 t1118 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1119 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1119));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1121;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1121) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1121;
                const f32 t1122 = t1106 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1123 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1123));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1125;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1125) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1125;
                const f32 t1126 = t1110 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1127 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1127));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1129;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1129) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1129;
                const f32 t1130 = t1114 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1131 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1131));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1133;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1133) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1133;
                const f32 t1134 = t1118 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1135 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1135));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1137;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1137) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1137;
                const f32 t1138 = t1122 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1139 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1139));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1141;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1141) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1141;
                const f32 t1142 = t1126 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1143 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1143));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1145;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1145) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1145;
                const f32 t1146 = t1130 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1147 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1147));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1149;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1149) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1149;
                const f32 t1150 = t1134 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1151 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t1151));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1153;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1153) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t1153;
                const f32 t1154 = t1138 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1155 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t1155));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1157;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1157) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t1157;
                const f32 t1158 = t1142 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1159 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t1159));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1161;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1161) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t1161;
                const f32 t1162 = t1146 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1163 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t1163));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1165;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1165) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t1165;
                const f32 t1166 = t1150 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1167 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t1167));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1169;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1169) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t1169;
                const f32 t1170 = t1154 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1171 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t1171));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1173;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1173) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t1173;
                const f32 t1174 = t1158 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1175 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t1175));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1177;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1177) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t1177;
                const f32 t1178 = t1162 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1179 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t1179));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1181;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1181) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t1181;
                const f32 t1182 = t1166 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1183 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t1183));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1185;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1185) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t1185;
                const f32 t1186 = t1170 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1187 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t1187));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1189;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1189) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t1189;
                const f32 t1190 = t1174 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1191 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t1191));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1193;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1193) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t1193;
                const f32 t1194 = t1178 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1195 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t1195));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1197;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1197) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t1197;
                const f32 t1198 = t1182 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1199 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t1199));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1201;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1201) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_57 = t1201;
                const f32 t1202 = t1186 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1203 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t1203));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1205;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1205) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_58 = t1205;
                const f32 t1206 = t1190 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1207 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t1207));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1209;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1209) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_61 = t1209;
                const f32 t1210 = t1194 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1211 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t1211));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1213;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1213) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_62 = t1213;
                const f32 t1214 = t1198 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1215 = t1202 + t1206;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1216 = t1210 + t1214;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1217 = t1215 + t1216;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1217;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1219;
                asm("max.f32 %0, %1, %2;" : "=f"(t1219) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1220;
                asm("max.f32 %0, %1, %2;" : "=f"(t1220) : "f"(t1219), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1221;
                asm("max.f32 %0, %1, %2;" : "=f"(t1221) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1222;
                asm("max.f32 %0, %1, %2;" : "=f"(t1222) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1223;
                asm("max.f32 %0, %1, %2;" : "=f"(t1223) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1224;
                asm("max.f32 %0, %1, %2;" : "=f"(t1224) : "f"(t1220), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1225;
                asm("max.f32 %0, %1, %2;" : "=f"(t1225) : "f"(t1221), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1226;
                asm("max.f32 %0, %1, %2;" : "=f"(t1226) : "f"(t1222), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1227;
                asm("max.f32 %0, %1, %2;" : "=f"(t1227) : "f"(t1223), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1228;
                asm("max.f32 %0, %1, %2;" : "=f"(t1228) : "f"(t1224), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1229;
                asm("max.f32 %0, %1, %2;" : "=f"(t1229) : "f"(t1225), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1230;
                asm("max.f32 %0, %1, %2;" : "=f"(t1230) : "f"(t1226), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1231;
                asm("max.f32 %0, %1, %2;" : "=f"(t1231) : "f"(t1227), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1232;
                asm("max.f32 %0, %1, %2;" : "=f"(t1232) : "f"(t1228), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1233;
                asm("max.f32 %0, %1, %2;" : "=f"(t1233) : "f"(t1229), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1234;
                asm("max.f32 %0, %1, %2;" : "=f"(t1234) : "f"(t1230), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1235;
                asm("max.f32 %0, %1, %2;" : "=f"(t1235) : "f"(t1231), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1236;
                asm("max.f32 %0, %1, %2;" : "=f"(t1236) : "f"(t1232), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1237;
                asm("max.f32 %0, %1, %2;" : "=f"(t1237) : "f"(t1233), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1238;
                asm("max.f32 %0, %1, %2;" : "=f"(t1238) : "f"(t1234), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1239;
                asm("max.f32 %0, %1, %2;" : "=f"(t1239) : "f"(t1235), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1240;
                asm("max.f32 %0, %1, %2;" : "=f"(t1240) : "f"(t1236), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1241;
                asm("max.f32 %0, %1, %2;" : "=f"(t1241) : "f"(t1237), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1242;
                asm("max.f32 %0, %1, %2;" : "=f"(t1242) : "f"(t1238), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1243;
                asm("max.f32 %0, %1, %2;" : "=f"(t1243) : "f"(t1239), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1244;
                asm("max.f32 %0, %1, %2;" : "=f"(t1244) : "f"(t1240), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1245;
                asm("max.f32 %0, %1, %2;" : "=f"(t1245) : "f"(t1241), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1246;
                asm("max.f32 %0, %1, %2;" : "=f"(t1246) : "f"(t1242), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1247;
                asm("max.f32 %0, %1, %2;" : "=f"(t1247) : "f"(t1243), "f"(s_64));
                f32 t1248;
                asm("max.f32 %0, %1, %2;" : "=f"(t1248) : "f"(t1244), "f"(t1245));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1249;
                asm("max.f32 %0, %1, %2;" : "=f"(t1249) : "f"(t1246), "f"(t1247));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1250;
                asm("max.f32 %0, %1, %2;" : "=f"(t1250) : "f"(t1248), "f"(t1249));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1251;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1251) : "f"(t1250));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1250), "f"(t1251));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1253;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1253) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1253));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t1256 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t1256;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1258 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1259;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1259) : "f"(old_2), "f"(scale_log2), "f"(t1258));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1259));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1261 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1262 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t1262));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1264;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1264) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1264;
                const f32 t1265 = t1261 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1266 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t1266));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1268;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1268) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1268;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1269 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t1269));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1271;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1271) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1271;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1272 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t1272));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1274;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1274) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1274;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1275 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t1275));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1277;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1277) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1277;
                const f32 t1278 = t1265 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1279 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t1279));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1281;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1281) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1281;
                const f32 t1282 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1283 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t1283));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1285;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1285) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1285;
                const f32 t1286 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1287 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t1287));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1289;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1289) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1289;
                const f32 t1290 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1291 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t1291));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1293;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1293) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1293;
                const f32 t1294 = t1278 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1295 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t1295));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1297;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1297) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1297;
                const f32 t1298 = t1282 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1299 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t1299));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1301;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1301) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1301;
                const f32 t1302 = t1286 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1303 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t1303));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1305;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1305) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1305;
                const f32 t1306 = t1290 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1307 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t1307));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1309;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1309) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1309;
                const f32 t1310 = t1294 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1311 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t1311));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1313;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1313) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1313;
                const f32 t1314 = t1298 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1315 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t1315));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1317;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1317) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1317;
                const f32 t1318 = t1302 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1319 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t1319));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1321;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1321) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1321;
                const f32 t1322 = t1306 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1323 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1323));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1325;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1325) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1325;
                const f32 t1326 = t1310 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1327 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1327));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1329;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1329) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1329;
                const f32 t1330 = t1314 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1331 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1331));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1333;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1333) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1333;
                const f32 t1334 = t1318 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1335 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1335));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1337;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1337) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1337;
                const f32 t1338 = t1322 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1339 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1339));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1341;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1341) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t1341;
                const f32 t1342 = t1326 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1343 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1343));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1345;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1345) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t1345;
                const f32 t1346 = t1330 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1347 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1347));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1349;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1349) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t1349;
                const f32 t1350 = t1334 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1351 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1351));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1353;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1353) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t1353;
                const f32 t1354 = t1338 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1355 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1355));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1357;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1357) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t1357;
                const f32 t1358 = t1342 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1359 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1359));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1361;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1361) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t1361;
                const f32 t1362 = t1346 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1363 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1363));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1365;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1365) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t1365;
                const f32 t1366 = t1350 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1367 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1367));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1369;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t1369;
                const f32 t1370 = t1354 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1371 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1371));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1373;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1373) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_59 = t1373;
                const f32 t1374 = t1358 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1375 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1375));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1377;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1377) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_60 = t1377;
                const f32 t1378 = t1362 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1379 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1379));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1381;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1381) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_63 = t1381;
                const f32 t1382 = t1366 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1383 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1383));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1385;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1385) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_64 = t1385;
                const f32 t1386 = t1370 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1387 = t1374 + t1378;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1388 = t1382 + t1386;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1389 = t1387 + t1388;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1389;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1390;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1390) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1391;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1391) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1392;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1392) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1393;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1393) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1394;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1394) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1395;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1395) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1396;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1396) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1397;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1397) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1398;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1398) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1399;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1399) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1400;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1400) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1401;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1401) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1402;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1402) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1403;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1403) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1404;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1404) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1405;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1405) : "f"(s_31), "f"(s_32));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1406;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1406) : "f"(s_33), "f"(s_34));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1407;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1407) : "f"(s_35), "f"(s_36));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1408;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1408) : "f"(s_37), "f"(s_38));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1409;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1409) : "f"(s_39), "f"(s_40));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1410;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1410) : "f"(s_41), "f"(s_42));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1411;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1411) : "f"(s_43), "f"(s_44));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1412;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1412) : "f"(s_45), "f"(s_46));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1413;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1413) : "f"(s_47), "f"(s_48));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1414;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1414) : "f"(s_49), "f"(s_50));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1415;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1415) : "f"(s_51), "f"(s_52));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1416;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1416) : "f"(s_53), "f"(s_54));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1417;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1417) : "f"(s_55), "f"(s_56));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1418;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1418) : "f"(s_57), "f"(s_58));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1419;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1419) : "f"(s_59), "f"(s_60));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1420;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1420) : "f"(s_61), "f"(s_62));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1421;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1421) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1390;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1391;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1392;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1393;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1394;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1395;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1396;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1397;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1398;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1399;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1400;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1401;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1402;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1403;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1404;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1405;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1406;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1407;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1408;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1409;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1410;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1411;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1412;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1413;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1414;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1415;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1416;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1417;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1418;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1419;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1420;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1421;
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
                    const u32 t1424 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1424) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1425 = t719 + i_13;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1426 = t1425 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1427 = t1426 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1428 = t10 + t1427;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1429 = t1425 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1430 = t1429 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1428), "r"(t1430) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1431 = t721 & 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1432 = t1431 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1433 = smem_1 + t1432;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1434 = t1425 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1435 = t1434 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1436 = t8 + t1435;
                    const u32 t1437 = t1433 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1438 = t1436 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1439 = t1437 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1440 = (u64)t1439;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1441 = t1440 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1442 = t1438 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1443 = (u64)t1442;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1444 = t1443 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1445 = t1437 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1446 = (u64)t1445;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1447 = t1446 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1448 = t1438 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1449 = (u64)t1448;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1450 = t1449 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1451 = t1437 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1452 = (u64)t1451;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1453 = t1452 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1454 = t1438 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1455 = (u64)t1454;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1456 = t1455 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1457 = t1437 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1458 = (u64)t1457;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1459 = t1458 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1460 = t1438 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1461 = (u64)t1460;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1462 = t1461 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1463 = t1437 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1464 = (u64)t1463;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1465 = t1464 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1466 = t1438 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1467 = (u64)t1466;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1468 = t1467 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1469 = t1437 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1470 = (u64)t1469;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1471 = t1470 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1472 = t1438 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1473 = (u64)t1472;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1474 = t1473 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1475 = t1437 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1476 = (u64)t1475;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1477 = t1476 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1478 = t1438 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1479 = (u64)t1478;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1480 = t1479 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1481 = t1437 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1482 = (u64)t1481;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1483 = t1482 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1484 = t1438 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1485 = (u64)t1484;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1486 = t1485 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1441), "l"(t1444), "l"(t1447), "l"(t1450), "l"(t1453), "l"(t1456), "l"(t1459), "l"(t1462), "l"(t1465), "l"(t1468), "l"(t1471), "l"(t1474), "l"(t1477), "l"(t1480), "l"(t1483), "l"(t1486) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1487 = i_13 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1488 = t719 + t1487;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1489 = t1488 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1490 = t1489 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1491 = t1490 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1492 = t10 + t1491;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1493 = t1488 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1494 = t1493 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1492), "r"(t1494) : "memory");
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
                    const u32 t1495 = t1488 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1496 = t1495 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1497 = t9 + t1496;
                    const u32 t1498 = t1497 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1499 = t1498 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1500 = (u64)t1499;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1501 = t1500 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1502 = t1498 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1503 = (u64)t1502;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1504 = t1503 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1505 = t1498 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1506 = (u64)t1505;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1507 = t1506 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1508 = t1498 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1509 = (u64)t1508;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1510 = t1509 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1511 = t1498 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1512 = (u64)t1511;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1513 = t1512 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1514 = t1498 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1515 = (u64)t1514;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1516 = t1515 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1517 = t1498 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1518 = (u64)t1517;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1519 = t1518 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1520 = t1498 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1521 = (u64)t1520;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1522 = t1521 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1501), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1504), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1507), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1510), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1513), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1516), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1519), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1522) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1523 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1524 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t1523 ? 0u : t1524;
                    const u32 t1526 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1526) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1527 = t719 + i_13;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1528 = t1527 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1529 = t1528 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1530 = t1529 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1531 = t10 + t1530;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1532 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1532) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1531) : "memory");
                    }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1533 = end_23 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1534 = t1533 - i_13;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t1534 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1536 = t522 + t511;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_5 = t1536 + t510;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1538 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1539 = t1538 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = first_key_2 + t1539;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1541 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1542 = first_query_5 + t1541;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1543 = t1542 + t537;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_32 = t1543 + 1u;
                    const u32 t1545 = end_32 > t534 ? end_32 : t534;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1546 = t1545 - t534;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_33 = t1546 < t537 ? t1546 : t537;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 position_9 = t1542 + t537;
                    u32 begin_9 = 0u;
                    u32 end_34 = end_33;
                    #pragma unroll 1
                    for (u32 i_14 = 0u; i_14 < prefix_range_count; i_14 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1549 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1550 = t1549 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1551 = t1550 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1552 = prefix_ranges + t1551;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1553 = (u64)i_14;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1554 = t1553 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1555 = t1554 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1556 = t1552 + t1555;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1557 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1558 = t1557 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1559 = t1556 + t1558;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        u32 t1560;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1560) : "l"(t1559) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1561 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1562 = t1561 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1563 = t1562 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1564 = prefix_ranges + t1563;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1565 = (u64)i_14;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1566 = t1565 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1567 = t1566 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1568 = t1564 + t1567;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1569 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1570 = t1569 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1571 = t1568 + t1570;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        u32 t1572;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1572) : "l"(t1571) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u32 last_9 = t1572 < t537 ? t1572 : t537;
                        const bool is_range_9 = t1560 < last_9;
                        const u32 t1575 = t1560 + t534;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const bool t1576 = t1575 <= position_9;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u32 t1577 = last_9 + t534;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const bool t1578 = position_9 < t1577;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const bool is_inside_9 = t1576 & t1578;
                        const bool t1580 = is_range_9 & is_inside_9;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        if (t1580) {
                            const u32 t1581 = begin_9 < t1560 ? begin_9 : t1560;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                            begin_9 = t1581;
                            const u32 t1582 = end_34 > last_9 ? end_34 : last_9;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                            end_34 = t1582;
                        }
                    }
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1583 = end_34 > column_2 ? end_34 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_35 = t1583 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_65 = 0u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1586 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1586;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_66 = 1u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1588 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1588;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_67 = 8u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1590 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1590;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_68 = 9u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1592 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1592;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_69 = 16u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1594 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1594;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_70 = 17u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1596 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1596;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_71 = 24u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1598 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1598;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_72 = 25u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1600 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1600;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_73 = 32u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1602 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1602;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_74 = 33u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1604 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1604;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_75 = 40u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1606 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1606;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_76 = 41u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1608 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1608;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_77 = 48u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1610 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1610;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_78 = 49u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1612 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1612;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_79 = 56u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1614 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1614;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_80 = 57u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1616 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1616;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_81 = 64u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1618 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t1618;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_82 = 65u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1620 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t1620;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_83 = 72u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1622 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t1622;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_84 = 73u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1624 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t1624;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_85 = 80u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1626 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_41 = t1626;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_86 = 81u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1628 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_42 = t1628;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_87 = 88u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1630 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_45 = t1630;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_88 = 89u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1632 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_46 = t1632;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_89 = 96u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1634 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_49 = t1634;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_90 = 97u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1636 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_50 = t1636;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_91 = 104u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1638 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_53 = t1638;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_92 = 105u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1640 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_54 = t1640;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_93 = 112u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1642 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_57 = t1642;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_94 = 113u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1644 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_58 = t1644;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_95 = 120u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1646 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_61 = t1646;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_96 = 121u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1648 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_62 = t1648;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1649 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1650 = first_query_5 + t1649;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1651 = t1650 + 8u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1652 = t1651 + t537;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_36 = t1652 + 1u;
                    const u32 t1654 = end_36 > t534 ? end_36 : t534;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1655 = t1654 - t534;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_37 = t1655 < t537 ? t1655 : t537;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 position_10 = t1651 + t537;
                    u32 begin_10 = 0u;
                    u32 end_38 = end_37;
                    #pragma unroll 1
                    for (u32 i_15 = 0u; i_15 < prefix_range_count; i_15 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1658 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1659 = t1658 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1660 = t1659 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1661 = prefix_ranges + t1660;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1662 = (u64)i_15;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1663 = t1662 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1664 = t1663 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1665 = t1661 + t1664;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1666 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1667 = t1666 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1668 = t1665 + t1667;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        u32 t1669;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1669) : "l"(t1668) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1670 = (u64)at_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1671 = t1670 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1672 = t1671 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1673 = prefix_ranges + t1672;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1674 = (u64)i_15;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1675 = t1674 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1676 = t1675 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1677 = t1673 + t1676;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1678 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1679 = t1678 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u64 t1680 = t1677 + t1679;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        u32 t1681;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1681) : "l"(t1680) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u32 last_10 = t1681 < t537 ? t1681 : t537;
                        const bool is_range_10 = t1669 < last_10;
                        const u32 t1684 = t1669 + t534;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const bool t1685 = t1684 <= position_10;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const u32 t1686 = last_10 + t534;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const bool t1687 = position_10 < t1686;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        const bool is_inside_10 = t1685 & t1687;
                        const bool t1689 = is_range_10 & is_inside_10;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        if (t1689) {
                            const u32 t1690 = begin_10 < t1669 ? begin_10 : t1669;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                            begin_10 = t1690;
                            const u32 t1691 = end_38 > last_10 ? end_38 : last_10;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                            end_38 = t1691;
                        }
                    }
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1692 = end_38 > column_2 ? end_38 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_39 = t1692 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_97 = 0u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1695 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1695;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_98 = 1u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1697 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1697;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_99 = 8u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1699 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1699;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_100 = 9u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1701 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1701;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_101 = 16u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1703 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1703;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_102 = 17u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1705 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1705;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_103 = 24u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1707 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1707;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_104 = 25u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1709 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1709;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_105 = 32u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1711 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1711;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_106 = 33u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1713 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1713;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_107 = 40u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1715 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1715;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_108 = 41u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1717 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1717;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_109 = 48u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1719 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1719;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_110 = 49u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1721 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1721;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_111 = 56u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1723 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1723;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_112 = 57u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1725 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1725;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_113 = 64u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1727 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t1727;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_114 = 65u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1729 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t1729;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_115 = 72u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1731 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t1731;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_116 = 73u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1733 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t1733;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_117 = 80u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1735 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_43 = t1735;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_118 = 81u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1737 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_44 = t1737;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_119 = 88u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1739 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_47 = t1739;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_120 = 89u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1741 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_48 = t1741;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_121 = 96u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1743 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_51 = t1743;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_122 = 97u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1745 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_52 = t1745;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_123 = 104u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1747 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_55 = t1747;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_124 = 105u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1749 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_56 = t1749;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_125 = 112u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1751 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_59 = t1751;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_126 = 113u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1753 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_60 = t1753;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_127 = 120u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1755 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_63 = t1755;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_128 = 121u < end_39;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1757 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_64 = t1757;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1758;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1758) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1759;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1759) : "f"(t1758), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1760;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1760) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1761;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1761) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1762;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1762) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1763;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1763) : "f"(t1759), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1764;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1764) : "f"(t1760), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1765;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1765) : "f"(t1761), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1766;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1766) : "f"(t1762), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1767;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1767) : "f"(t1763), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1768;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1768) : "f"(t1764), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1769;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1769) : "f"(t1765), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1770;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1770) : "f"(t1766), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1771;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1771) : "f"(t1767), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1772;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1772) : "f"(t1768), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1773;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1773) : "f"(t1769), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1774;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1774) : "f"(t1770), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1775;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1775) : "f"(t1771), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1776;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1776) : "f"(t1772), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1777;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1777) : "f"(t1773), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1778;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1778) : "f"(t1774), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1779;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1779) : "f"(t1775), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1780;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1780) : "f"(t1776), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1781;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1781) : "f"(t1777), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1782;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1782) : "f"(t1778), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1783;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1783) : "f"(t1779), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1784;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1784) : "f"(t1780), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1785;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1785) : "f"(t1781), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1786;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1786) : "f"(t1782), "f"(s_62));
                    f32 t1787;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1787) : "f"(t1783), "f"(t1784));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1788;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1788) : "f"(t1785), "f"(t1786));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1789;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1789) : "f"(t1787), "f"(t1788));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1790;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1790) : "f"(t1789));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1789), "f"(t1790));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1792;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1792) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news;
                    asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1792));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1794;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1794) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1795;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1795) : "f"(t1794), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1796;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1796) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1797;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1797) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1798;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1798) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1799;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1799) : "f"(t1795), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1800;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1800) : "f"(t1796), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1801;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1801) : "f"(t1797), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1802;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1802) : "f"(t1798), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1803;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1803) : "f"(t1799), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1804;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1804) : "f"(t1800), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1805;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1805) : "f"(t1801), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1806;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1806) : "f"(t1802), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1807;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1807) : "f"(t1803), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1808;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1808) : "f"(t1804), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1809;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1809) : "f"(t1805), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1810;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1810) : "f"(t1806), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1811;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1811) : "f"(t1807), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1812;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1812) : "f"(t1808), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1813;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1813) : "f"(t1809), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1814;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1814) : "f"(t1810), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1815;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1815) : "f"(t1811), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1816;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1816) : "f"(t1812), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1817;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1817) : "f"(t1813), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1818;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1818) : "f"(t1814), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1819;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1819) : "f"(t1815), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1820;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1820) : "f"(t1816), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1821;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1821) : "f"(t1817), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1822;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1822) : "f"(t1818), "f"(s_64));
                    f32 t1823;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1823) : "f"(t1819), "f"(t1820));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1824;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1824) : "f"(t1821), "f"(t1822));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1825;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1825) : "f"(t1823), "f"(t1824));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1826;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1826) : "f"(t1825));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1825), "f"(t1826));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1828;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1828) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1828));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1830 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1831 = t1830 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1832 = 8.0f < t1831;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1833 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1834 = t1833 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1835 = 8.0f < t1834;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1836 = t1832 | t1835;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose = __any_sync(0xffffffffu, t1836);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_7 = row_max;
                    const f32 new_3 = rose ? news : old_7;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1841 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1841;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1843 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1844;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1844) : "f"(old_7), "f"(scale_log2), "f"(t1843));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1844));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1847 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1848 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1848));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1850;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1850) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1850;
                    const f32 t1851 = t1847 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1852 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1852));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1854;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1854) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1854;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1855 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t1855));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1857;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1857) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1857;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1858 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t1858));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1860;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1860) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1860;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1861 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t1861));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1863;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1863) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1863;
                    const f32 t1864 = t1851 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1865 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t1865));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1867;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1867) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1867;
                    const f32 t1868 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1869 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t1869));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1871;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1871) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1871;
                    const f32 t1872 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1873 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t1873));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1875;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1875) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1875;
                    const f32 t1876 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1877 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t1877));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1879;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1879) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1879;
                    const f32 t1880 = t1864 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1881 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t1881));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1883;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1883) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1883;
                    const f32 t1884 = t1868 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1885 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t1885));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1887;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1887) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1887;
                    const f32 t1888 = t1872 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1889 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t1889));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1891;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1891) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1891;
                    const f32 t1892 = t1876 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1893 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t1893));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1895;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1895) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1895;
                    const f32 t1896 = t1880 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1897 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t1897));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1899;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1899) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1899;
                    const f32 t1900 = t1884 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1901 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t1901));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1903;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1903) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1903;
                    const f32 t1904 = t1888 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1905 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t1905));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1907;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1907) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1907;
                    const f32 t1908 = t1892 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1909 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t1909));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1911;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1911) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1911;
                    const f32 t1912 = t1896 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1913 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t1913));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1915;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1915) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1915;
                    const f32 t1916 = t1900 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1917 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t1917));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1919;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1919) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1919;
                    const f32 t1920 = t1904 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1921 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t1921));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1923;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1923) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1923;
                    const f32 t1924 = t1908 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1925 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t1925));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1927;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1927) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t1927;
                    const f32 t1928 = t1912 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1929 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t1929));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1931;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1931) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t1931;
                    const f32 t1932 = t1916 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1933 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t1933));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1935;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1935) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t1935;
                    const f32 t1936 = t1920 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1937 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t1937));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1939;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1939) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t1939;
                    const f32 t1940 = t1924 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1941 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t1941));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1943;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1943) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t1943;
                    const f32 t1944 = t1928 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1945 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t1945));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1947;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1947) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t1947;
                    const f32 t1948 = t1932 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1949 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t1949));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1951;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1951) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t1951;
                    const f32 t1952 = t1936 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1953 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t1953));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1955;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1955) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t1955;
                    const f32 t1956 = t1940 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1957 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t1957));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1959;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1959) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t1959;
                    const f32 t1960 = t1944 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1961 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t1961));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1963;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1963) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t1963;
                    const f32 t1964 = t1948 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1965 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t1965));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1967;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1967) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t1967;
                    const f32 t1968 = t1952 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1969 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t1969));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1971;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1971) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t1971;
                    const f32 t1972 = t1956 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1973 = t1960 + t1964;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1974 = t1968 + t1972;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1975 = t1973 + t1974;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1975;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_8 = row_max_2;
                    const f32 new_4 = rose ? news_2 : old_8;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t1979 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t1979;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1981 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1982;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1982) : "f"(old_8), "f"(scale_log2), "f"(t1981));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1982));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1985 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1986 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t1986));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1988;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1988) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1988;
                    const f32 t1989 = t1985 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1990 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t1990));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1992;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1992) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1992;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1993 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t1993));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1995;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1995) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1995;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1996 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t1996));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1998;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1998) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1998;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1999 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t1999));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2001;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2001) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t2001;
                    const f32 t2002 = t1989 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2003 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t2003));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2005;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2005) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t2005;
                    const f32 t2006 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2007 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t2007));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2009;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2009) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t2009;
                    const f32 t2010 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2011 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t2011));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2013;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2013) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t2013;
                    const f32 t2014 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2015 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t2015));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2017;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2017) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t2017;
                    const f32 t2018 = t2002 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2019 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t2019));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2021;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2021) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t2021;
                    const f32 t2022 = t2006 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2023 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t2023));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2025;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2025) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t2025;
                    const f32 t2026 = t2010 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2027 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t2027));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2029;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2029) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t2029;
                    const f32 t2030 = t2014 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2031 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t2031));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2033;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2033) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t2033;
                    const f32 t2034 = t2018 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2035 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t2035));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2037;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2037) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t2037;
                    const f32 t2038 = t2022 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2039 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t2039));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2041;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2041) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t2041;
                    const f32 t2042 = t2026 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2043 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t2043));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2045;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2045) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t2045;
                    const f32 t2046 = t2030 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2047 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t2047));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2049;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2049) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t2049;
                    const f32 t2050 = t2034 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2051 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t2051));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2053;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2053) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t2053;
                    const f32 t2054 = t2038 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2055 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t2055));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2057;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2057) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t2057;
                    const f32 t2058 = t2042 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2059 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t2059));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2061;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2061) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t2061;
                    const f32 t2062 = t2046 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2063 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t2063));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2065;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2065) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t2065;
                    const f32 t2066 = t2050 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2067 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t2067));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2069;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2069) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t2069;
                    const f32 t2070 = t2054 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2071 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t2071));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2073;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2073) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t2073;
                    const f32 t2074 = t2058 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2075 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t2075));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2077;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2077) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t2077;
                    const f32 t2078 = t2062 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2079 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_121;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t2079));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2081;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2081) : "f"(exponent_121));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t2081;
                    const f32 t2082 = t2066 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2083 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_122;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t2083));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2085;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2085) : "f"(exponent_122));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t2085;
                    const f32 t2086 = t2070 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2087 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_123;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t2087));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2089;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2089) : "f"(exponent_123));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t2089;
                    const f32 t2090 = t2074 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2091 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_124;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t2091));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2093;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2093) : "f"(exponent_124));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t2093;
                    const f32 t2094 = t2078 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2095 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t2095));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2097;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2097) : "f"(exponent_125));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t2097;
                    const f32 t2098 = t2082 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2099 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_126;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t2099));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2101;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2101) : "f"(exponent_126));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t2101;
                    const f32 t2102 = t2086 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2103 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_127;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t2103));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2105;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2105) : "f"(exponent_127));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t2105;
                    const f32 t2106 = t2090 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2107 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_128;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t2107));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2109;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2109) : "f"(exponent_128));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t2109;
                    const f32 t2110 = t2094 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2111 = t2098 + t2102;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2112 = t2106 + t2110;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2113 = t2111 + t2112;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2113;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t2114 = i_13 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2115 = t719 + t2114;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2116 = t2115 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2117 = t2116 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2118 = t2117 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2119 = t10 + t2118;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2120 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2120) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2119) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2121 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t2121;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2122 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t2122;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2123 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t2123;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2124 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t2124;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2125 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t2125;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2126 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t2126;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2127 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t2127;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2128 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t2128;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2129 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t2129;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2130 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t2130;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2131 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t2131;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2132 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t2132;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2133 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t2133;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2134 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t2134;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2135 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t2135;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2136 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t2136;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2137 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t2137;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2138 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t2138;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2139 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t2139;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2140 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t2140;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2141 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t2141;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2142 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t2142;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2143 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t2143;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2144 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t2144;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2145 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t2145;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2146 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t2146;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2147 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t2147;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2148 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t2148;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2149 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t2149;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2150 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t2150;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2151 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t2151;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2152 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t2152;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2153 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t2153;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2154 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t2154;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2155 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t2155;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2156 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t2156;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2157 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t2157;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2158 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t2158;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2159 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t2159;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2160 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t2160;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2161 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t2161;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2162 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t2162;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2163 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t2163;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2164 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t2164;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2165 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t2165;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2166 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t2166;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2167 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t2167;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2168 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t2168;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2169 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t2169;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2170 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t2170;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2171 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t2171;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2172 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t2172;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2173 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t2173;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2174 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t2174;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2175 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t2175;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2176 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t2176;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2177 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t2177;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2178 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t2178;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2179 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t2179;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2180 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t2180;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2181 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t2181;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2182 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t2182;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2183 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t2183;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2184 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t2184;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2185;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2185) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2186;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2186) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2187;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2187) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2188;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2188) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2189;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2189) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2190;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2190) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2191;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2191) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2192;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2192) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2193;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2193) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2194;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2194) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2195;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2195) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2196;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2196) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2197;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2197) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2198;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2198) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2199;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2199) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2200;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2200) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2201;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2201) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2202;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2202) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2203;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2203) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2204;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2204) : "f"(s_39), "f"(s_40));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2205;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2205) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2206;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2206) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2207;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2207) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2208;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2208) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2209;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2209) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2210;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2210) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2211;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2211) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2212;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2212) : "f"(s_55), "f"(s_56));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2213;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2213) : "f"(s_57), "f"(s_58));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2214;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2214) : "f"(s_59), "f"(s_60));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2215;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2215) : "f"(s_61), "f"(s_62));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2216;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2216) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2185;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2186;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2187;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2188;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2189;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2190;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2191;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2192;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2193;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2194;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2195;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2196;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2197;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2198;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2199;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2200;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2201;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2202;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2203;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2204;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t2205;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t2206;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t2207;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t2208;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t2209;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t2210;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t2211;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t2212;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t2213;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t2214;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t2215;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t2216;
                }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_16 = masked_right_4; i_16 < end_23; i_16 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2217 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2217) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2218 = t719 + i_16;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2219 = t2218 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2220 = t2219 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2221 = t10 + t2220;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2222 = t2218 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2223 = t2222 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2221), "r"(t2223) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t2224 = t721 & 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2225 = t2224 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2226 = smem_1 + t2225;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2227 = t2218 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2228 = t2227 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2229 = t8 + t2228;
                    const u32 t2230 = t2226 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2231 = t2229 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2232 = t2230 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2233 = (u64)t2232;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2234 = t2233 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2235 = t2231 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2236 = (u64)t2235;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2237 = t2236 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2238 = t2230 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2239 = (u64)t2238;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2240 = t2239 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2241 = t2231 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2242 = (u64)t2241;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2243 = t2242 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2244 = t2230 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2245 = (u64)t2244;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2246 = t2245 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2247 = t2231 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2248 = (u64)t2247;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2249 = t2248 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2250 = t2230 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2251 = (u64)t2250;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2252 = t2251 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2253 = t2231 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2254 = (u64)t2253;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2255 = t2254 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2256 = t2230 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2257 = (u64)t2256;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2258 = t2257 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2259 = t2231 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2260 = (u64)t2259;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2261 = t2260 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2262 = t2230 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2263 = (u64)t2262;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2264 = t2263 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2265 = t2231 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2266 = (u64)t2265;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2267 = t2266 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2268 = t2230 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2269 = (u64)t2268;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2270 = t2269 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2271 = t2231 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2272 = (u64)t2271;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2273 = t2272 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2274 = t2230 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2275 = (u64)t2274;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2276 = t2275 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2277 = t2231 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2278 = (u64)t2277;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2279 = t2278 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t2234), "l"(t2237), "l"(t2240), "l"(t2243), "l"(t2246), "l"(t2249), "l"(t2252), "l"(t2255), "l"(t2258), "l"(t2261), "l"(t2264), "l"(t2267), "l"(t2270), "l"(t2273), "l"(t2276), "l"(t2279) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2280 = i_16 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2281 = t719 + t2280;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2282 = t2281 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2283 = t2282 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2284 = t2283 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2285 = t10 + t2284;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2286 = t2281 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2287 = t2286 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2285), "r"(t2287) : "memory");
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
                    const u32 t2288 = t2281 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2289 = t2288 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2290 = t9 + t2289;
                    const u32 t2291 = t2290 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2292 = t2291 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2293 = (u64)t2292;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2294 = t2293 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2295 = t2291 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2296 = (u64)t2295;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2297 = t2296 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2298 = t2291 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2299 = (u64)t2298;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2300 = t2299 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2301 = t2291 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2302 = (u64)t2301;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2303 = t2302 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2304 = t2291 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2305 = (u64)t2304;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2306 = t2305 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2307 = t2291 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2308 = (u64)t2307;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2309 = t2308 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2310 = t2291 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2311 = (u64)t2310;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2312 = t2311 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2313 = t2291 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2314 = (u64)t2313;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2315 = t2314 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t2294), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t2297), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2300), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2303), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t2306), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t2309), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t2312), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t2315) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2316 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2317 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_5 = t2316 ? 0u : t2317;
                    const u32 t2319 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2319) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2320 = t719 + i_16;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2321 = t2320 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2322 = t2321 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2323 = t2322 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2324 = t10 + t2323;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2325 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2325) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2324) : "memory");
                    }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2326;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2326) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2327;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2327) : "f"(t2326), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2328;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2328) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2329;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2329) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2330;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2330) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2331;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2331) : "f"(t2327), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2332;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2332) : "f"(t2328), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2333;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2333) : "f"(t2329), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2334;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2334) : "f"(t2330), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2335;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2335) : "f"(t2331), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2336;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2336) : "f"(t2332), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2337;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2337) : "f"(t2333), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2338;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2338) : "f"(t2334), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2339;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2339) : "f"(t2335), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2340;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2340) : "f"(t2336), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2341;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2341) : "f"(t2337), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2342;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2342) : "f"(t2338), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2343;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2343) : "f"(t2339), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2344;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2344) : "f"(t2340), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2345;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2345) : "f"(t2341), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2346;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2346) : "f"(t2342), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2347;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2347) : "f"(t2343), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2348;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2348) : "f"(t2344), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2349;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2349) : "f"(t2345), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2350;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2350) : "f"(t2346), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2351;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2351) : "f"(t2347), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2352;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2352) : "f"(t2348), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2353;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2353) : "f"(t2349), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2354;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2354) : "f"(t2350), "f"(s_62));
                    f32 t2355;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2355) : "f"(t2351), "f"(t2352));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2356;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2356) : "f"(t2353), "f"(t2354));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2357;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2357) : "f"(t2355), "f"(t2356));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2358;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2358) : "f"(t2357));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_5;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2357), "f"(t2358));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2360;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2360) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t2360));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2362;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2362) : "f"(old_10), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2363;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2363) : "f"(t2362), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2364;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2364) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2365;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2365) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2366;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2366) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2367;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2367) : "f"(t2363), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2368;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2368) : "f"(t2364), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2369;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2369) : "f"(t2365), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2370;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2370) : "f"(t2366), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2371;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2371) : "f"(t2367), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2372;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2372) : "f"(t2368), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2373;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2373) : "f"(t2369), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2374;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2374) : "f"(t2370), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2375;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2375) : "f"(t2371), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2376;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2376) : "f"(t2372), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2377;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2377) : "f"(t2373), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2378;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2378) : "f"(t2374), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2379;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2379) : "f"(t2375), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2380;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2380) : "f"(t2376), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2381;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2381) : "f"(t2377), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2382;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2382) : "f"(t2378), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2383;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2383) : "f"(t2379), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2384;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2384) : "f"(t2380), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2385;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2385) : "f"(t2381), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2386;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2386) : "f"(t2382), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2387;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2387) : "f"(t2383), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2388;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2388) : "f"(t2384), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2389;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2389) : "f"(t2385), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2390;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2390) : "f"(t2386), "f"(s_64));
                    f32 t2391;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2391) : "f"(t2387), "f"(t2388));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2392;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2392) : "f"(t2389), "f"(t2390));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2393;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2393) : "f"(t2391), "f"(t2392));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2394;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2394) : "f"(t2393));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_6;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t2393), "f"(t2394));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2396;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2396) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t2396));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2398 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2399 = t2398 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2400 = 8.0f < t2399;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2401 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2402 = t2401 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2403 = 8.0f < t2402;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2404 = t2400 | t2403;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose_2 = __any_sync(0xffffffffu, t2404);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_13 = row_max;
                    const f32 new_5 = rose_2 ? news_3 : old_13;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                    const f32 t2409 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_5 = none_5 ? 0.0f : t2409;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2411 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t2412;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2412) : "f"(old_13), "f"(scale_log2), "f"(t2411));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t2412));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2415 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2416 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_129;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t2416));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2418;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2418) : "f"(exponent_129));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t2418;
                    const f32 t2419 = t2415 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2420 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_130;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t2420));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2422;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2422) : "f"(exponent_130));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t2422;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2423 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_131;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t2423));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2425;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2425) : "f"(exponent_131));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t2425;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2426 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_132;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t2426));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2428;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2428) : "f"(exponent_132));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t2428;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2429 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_133;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t2429));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2431;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2431) : "f"(exponent_133));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t2431;
                    const f32 t2432 = t2419 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2433 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_134;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t2433));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2435;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2435) : "f"(exponent_134));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t2435;
                    const f32 t2436 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2437 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_135;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t2437));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2439;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2439) : "f"(exponent_135));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t2439;
                    const f32 t2440 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2441 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_136;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t2441));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2443;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2443) : "f"(exponent_136));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t2443;
                    const f32 t2444 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2445 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_137;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t2445));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2447;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2447) : "f"(exponent_137));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t2447;
                    const f32 t2448 = t2432 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2449 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_138;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t2449));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2451;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2451) : "f"(exponent_138));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t2451;
                    const f32 t2452 = t2436 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2453 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_139;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t2453));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2455;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2455) : "f"(exponent_139));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t2455;
                    const f32 t2456 = t2440 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2457 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_140;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t2457));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2459;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2459) : "f"(exponent_140));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t2459;
                    const f32 t2460 = t2444 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2461 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t2461));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2463;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2463) : "f"(exponent_141));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t2463;
                    const f32 t2464 = t2448 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2465 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t2465));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2467;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2467) : "f"(exponent_142));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t2467;
                    const f32 t2468 = t2452 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2469 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_143;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t2469));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2471;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2471) : "f"(exponent_143));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t2471;
                    const f32 t2472 = t2456 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2473 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_144;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t2473));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2475;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2475) : "f"(exponent_144));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t2475;
                    const f32 t2476 = t2460 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2477 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_145;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t2477));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2479;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2479) : "f"(exponent_145));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t2479;
                    const f32 t2480 = t2464 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2481 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t2481));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2483;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2483) : "f"(exponent_146));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t2483;
                    const f32 t2484 = t2468 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2485 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_147;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t2485));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2487;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2487) : "f"(exponent_147));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t2487;
                    const f32 t2488 = t2472 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2489 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_148;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t2489));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2491;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2491) : "f"(exponent_148));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t2491;
                    const f32 t2492 = t2476 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2493 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t2493));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2495;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2495) : "f"(exponent_149));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t2495;
                    const f32 t2496 = t2480 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2497 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t2497));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2499;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2499) : "f"(exponent_150));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t2499;
                    const f32 t2500 = t2484 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2501 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_151;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t2501));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2503;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2503) : "f"(exponent_151));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t2503;
                    const f32 t2504 = t2488 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2505 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_152;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t2505));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2507;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2507) : "f"(exponent_152));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t2507;
                    const f32 t2508 = t2492 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2509 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_153;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t2509));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2511;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2511) : "f"(exponent_153));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t2511;
                    const f32 t2512 = t2496 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2513 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_154;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t2513));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2515;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2515) : "f"(exponent_154));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t2515;
                    const f32 t2516 = t2500 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2517 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_155;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t2517));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2519;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2519) : "f"(exponent_155));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t2519;
                    const f32 t2520 = t2504 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2521 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_156;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t2521));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2523;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2523) : "f"(exponent_156));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t2523;
                    const f32 t2524 = t2508 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2525 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t2525));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2527;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2527) : "f"(exponent_157));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t2527;
                    const f32 t2528 = t2512 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2529 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t2529));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2531;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2531) : "f"(exponent_158));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t2531;
                    const f32 t2532 = t2516 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2533 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_159;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t2533));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2535;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2535) : "f"(exponent_159));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t2535;
                    const f32 t2536 = t2520 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2537 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t2537));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2539;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2539) : "f"(exponent_160));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t2539;
                    const f32 t2540 = t2524 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2541 = t2528 + t2532;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2542 = t2536 + t2540;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2543 = t2541 + t2542;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t2543;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_14 = row_max_2;
                    const f32 new_6 = rose_2 ? news_4 : old_14;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                    const f32 t2547 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_6 = none_6 ? 0.0f : t2547;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2549 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t2550;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2550) : "f"(old_14), "f"(scale_log2), "f"(t2549));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t2550));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2553 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2554 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_161;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t2554));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2556;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2556) : "f"(exponent_161));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t2556;
                    const f32 t2557 = t2553 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2558 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_162;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t2558));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2560;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2560) : "f"(exponent_162));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t2560;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2561 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_163;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t2561));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2563;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2563) : "f"(exponent_163));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t2563;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2564 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_164;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t2564));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2566;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2566) : "f"(exponent_164));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t2566;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2567 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t2567));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2569;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2569) : "f"(exponent_165));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t2569;
                    const f32 t2570 = t2557 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2571 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_166;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t2571));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2573;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2573) : "f"(exponent_166));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t2573;
                    const f32 t2574 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2575 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t2575));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2577;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2577) : "f"(exponent_167));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t2577;
                    const f32 t2578 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2579 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t2579));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2581;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2581) : "f"(exponent_168));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t2581;
                    const f32 t2582 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2583 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_169;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t2583));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2585;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2585) : "f"(exponent_169));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t2585;
                    const f32 t2586 = t2570 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2587 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_170;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t2587));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2589;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2589) : "f"(exponent_170));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t2589;
                    const f32 t2590 = t2574 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2591 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t2591));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2593;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2593) : "f"(exponent_171));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t2593;
                    const f32 t2594 = t2578 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2595 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_172;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t2595));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2597;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2597) : "f"(exponent_172));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t2597;
                    const f32 t2598 = t2582 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2599 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t2599));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2601;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2601) : "f"(exponent_173));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t2601;
                    const f32 t2602 = t2586 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2603 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t2603));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2605;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2605) : "f"(exponent_174));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t2605;
                    const f32 t2606 = t2590 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2607 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t2607));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2609;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2609) : "f"(exponent_175));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t2609;
                    const f32 t2610 = t2594 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2611 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t2611));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2613;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2613) : "f"(exponent_176));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t2613;
                    const f32 t2614 = t2598 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2615 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_177;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t2615));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2617;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2617) : "f"(exponent_177));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t2617;
                    const f32 t2618 = t2602 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2619 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_178;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t2619));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2621;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2621) : "f"(exponent_178));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t2621;
                    const f32 t2622 = t2606 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2623 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t2623));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2625;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2625) : "f"(exponent_179));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t2625;
                    const f32 t2626 = t2610 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2627 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t2627));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2629;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2629) : "f"(exponent_180));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t2629;
                    const f32 t2630 = t2614 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2631 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t2631));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2633;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2633) : "f"(exponent_181));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t2633;
                    const f32 t2634 = t2618 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2635 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t2635));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2637;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2637) : "f"(exponent_182));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t2637;
                    const f32 t2638 = t2622 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2639 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t2639));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2641;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2641) : "f"(exponent_183));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t2641;
                    const f32 t2642 = t2626 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2643 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_184;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t2643));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2645;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2645) : "f"(exponent_184));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t2645;
                    const f32 t2646 = t2630 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2647 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_185;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t2647));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2649;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2649) : "f"(exponent_185));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t2649;
                    const f32 t2650 = t2634 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2651 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_186;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t2651));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2653;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2653) : "f"(exponent_186));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t2653;
                    const f32 t2654 = t2638 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2655 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_187;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t2655));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2657;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2657) : "f"(exponent_187));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t2657;
                    const f32 t2658 = t2642 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2659 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t2659));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2661;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2661) : "f"(exponent_188));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t2661;
                    const f32 t2662 = t2646 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2663 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t2663));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2665;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2665) : "f"(exponent_189));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t2665;
                    const f32 t2666 = t2650 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2667 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_190;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t2667));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2669;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2669) : "f"(exponent_190));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t2669;
                    const f32 t2670 = t2654 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2671 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t2671));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2673;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2673) : "f"(exponent_191));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t2673;
                    const f32 t2674 = t2658 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2675 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t2675));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2677;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2677) : "f"(exponent_192));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t2677;
                    const f32 t2678 = t2662 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2679 = t2666 + t2670;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2680 = t2674 + t2678;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2681 = t2679 + t2680;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2681;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t2682 = i_16 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2683 = t719 + t2682;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2684 = t2683 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2685 = t2684 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2686 = t2685 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2687 = t10 + t2686;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2688 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2688) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2687) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2689 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t2689;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2690 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t2690;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2691 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t2691;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2692 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t2692;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2693 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t2693;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2694 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t2694;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2695 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t2695;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2696 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t2696;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2697 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t2697;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2698 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t2698;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2699 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t2699;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2700 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t2700;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2701 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t2701;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2702 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t2702;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2703 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t2703;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2704 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t2704;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2705 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t2705;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2706 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t2706;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2707 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t2707;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2708 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t2708;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2709 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t2709;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2710 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t2710;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2711 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t2711;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2712 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t2712;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2713 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t2713;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2714 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t2714;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2715 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t2715;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2716 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t2716;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2717 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t2717;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2718 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t2718;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2719 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t2719;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2720 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t2720;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2721 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t2721;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2722 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t2722;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2723 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t2723;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2724 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t2724;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2725 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t2725;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2726 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t2726;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2727 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t2727;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2728 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t2728;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2729 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t2729;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2730 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t2730;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2731 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t2731;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2732 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t2732;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2733 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t2733;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2734 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t2734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2735 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t2735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2736 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t2736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2737 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t2737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2738 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t2738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2739 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t2739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2740 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t2740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2741 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t2741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2742 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t2742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2743 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t2743;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2744 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t2744;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2745 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t2745;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2746 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t2746;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2747 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t2747;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2748 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t2748;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2749 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t2749;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2750 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t2750;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2751 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t2751;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2752 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t2752;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2753;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2753) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2754;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2754) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2755;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2755) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2756;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2756) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2757;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2757) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2758;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2758) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2759;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2759) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2760;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2760) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2761;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2761) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2762;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2762) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2763;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2763) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2764;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2764) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2765;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2765) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2766;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2766) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2767;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2767) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2768;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2768) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2769;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2769) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2770;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2770) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2771;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2771) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2772;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2772) : "f"(s_39), "f"(s_40));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2773;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2773) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2774;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2774) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2775;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2775) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2776;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2776) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2777;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2777) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2778;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2778) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2779;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2779) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2780;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2780) : "f"(s_55), "f"(s_56));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2781;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2781) : "f"(s_57), "f"(s_58));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2782;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2782) : "f"(s_59), "f"(s_60));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2783;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2783) : "f"(s_61), "f"(s_62));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2784;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2784) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2753;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2754;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2755;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2756;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2757;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2758;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2759;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2760;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2761;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2762;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2763;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2764;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2765;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2766;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2767;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2768;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2769;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2770;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2771;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2772;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t2773;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t2774;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t2775;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t2776;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t2777;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t2778;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t2779;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t2780;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t2781;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t2782;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t2783;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t2784;
                }
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2785 = t721 & 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2786 = t2785 + 12u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2787 = t2786 << 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2788 = t10 + t2787;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2789 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2789) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2788) : "memory");
                }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2790 = end_23 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2791 = t719 + t2790;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2792 = t2791 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2793 = t2792 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2794 = t2793 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2795 = t10 + t2794;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2796 = t2791 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2797 = t2796 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2795), "r"(t2797) : "memory");
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
                const u32 t2798 = t2791 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2799 = t2798 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2800 = t9 + t2799;
                const u32 t2801 = t2800 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2802 = t2801 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2803 = (u64)t2802;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2804 = t2803 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2805 = t2801 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2806 = (u64)t2805;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2807 = t2806 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2808 = t2801 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2809 = (u64)t2808;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2810 = t2809 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2811 = t2801 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2812 = (u64)t2811;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2813 = t2812 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2814 = t2801 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2815 = (u64)t2814;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2816 = t2815 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2817 = t2801 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2818 = (u64)t2817;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2819 = t2818 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2820 = t2801 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2821 = (u64)t2820;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2822 = t2821 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2823 = t2801 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2824 = (u64)t2823;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2825 = t2824 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2804), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2807), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t2810), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t2813), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t2816), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t2819), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t2822), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t2825) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2826 = end_23 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2827 = t719 + t2826;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2828 = t2827 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2829 = t2828 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2830 = t2829 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2831 = t10 + t2830;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2832 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2832) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2831) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_16;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2834 = t719 + end_23;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_17 = t2834; i_17 < through; i_17 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2835 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2835) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2836 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2837 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_6 = t2836 ? 0u : t2837;
                    const u32 t2839 = next_6 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2839) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2840 = i_17 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2841 = t2840 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2842 = t10 + t2841;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2843 = i_17 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2844 = t2843 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2842), "r"(t2844) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2845 = i_17 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2846 = t2845 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2847 = t2846 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2848 = t10 + t2847;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2849 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2849) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2848) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2850 = i_17 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2851 = t2850 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2852 = t2851 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2853 = t10 + t2852;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2854 = i_17 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2855 = t2854 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2853), "r"(t2855) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2856 = i_17 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2857 = t2856 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2858 = t2857 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2859 = t10 + t2858;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2860 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2860) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2859) : "memory");
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2861;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2861) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_7 = row_sum + t2861;
                f32 t2863;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2863) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2864 = pair_7 + t2863;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2864;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2865;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2865) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_8 = row_sum_2 + t2865;
                f32 t2867;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2867) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2868 = pair_8 + t2867;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2868;
#line 343 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t2869 = sum == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
                f32 t2870;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2870) : "f"(sum));
#line 344 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t2869 ? 0.0f : t2870;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2872 = acc * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc = t2872;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2873 = acc_2 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t2873;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2874 = acc_5 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t2874;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2875 = acc_6 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t2875;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2876 = acc_9 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t2876;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2877 = acc_10 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t2877;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2878 = acc_13 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t2878;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2879 = acc_14 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t2879;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2880 = acc_17 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t2880;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2881 = acc_18 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t2881;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2882 = acc_21 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t2882;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2883 = acc_22 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t2883;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2884 = acc_25 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t2884;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2885 = acc_26 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t2885;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2886 = acc_29 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t2886;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2887 = acc_30 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t2887;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2888 = acc_33 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t2888;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2889 = acc_34 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t2889;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2890 = acc_37 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t2890;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2891 = acc_38 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t2891;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2892 = acc_41 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t2892;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2893 = acc_42 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t2893;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2894 = acc_45 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t2894;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2895 = acc_46 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t2895;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2896 = acc_49 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t2896;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2897 = acc_50 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t2897;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2898 = acc_53 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t2898;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2899 = acc_54 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t2899;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2900 = acc_57 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t2900;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2901 = acc_58 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t2901;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2902 = acc_61 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t2902;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2903 = acc_62 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t2903;
#line 343 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t2904 = sum_2 == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
                f32 t2905;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2905) : "f"(sum_2));
#line 344 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t2904 ? 0.0f : t2905;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2907 = acc_3 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t2907;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2908 = acc_4 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t2908;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2909 = acc_7 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t2909;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2910 = acc_8 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t2910;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2911 = acc_11 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t2911;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2912 = acc_12 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t2912;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2913 = acc_15 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t2913;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2914 = acc_16 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t2914;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2915 = acc_19 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t2915;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2916 = acc_20 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t2916;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2917 = acc_23 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t2917;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2918 = acc_24 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t2918;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2919 = acc_27 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t2919;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2920 = acc_28 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t2920;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2921 = acc_31 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t2921;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2922 = acc_32 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t2922;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2923 = acc_35 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t2923;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2924 = acc_36 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t2924;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2925 = acc_39 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t2925;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2926 = acc_40 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t2926;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2927 = acc_43 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t2927;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2928 = acc_44 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t2928;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2929 = acc_47 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t2929;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2930 = acc_48 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t2930;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2931 = acc_51 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t2931;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2932 = acc_52 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t2932;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2933 = acc_55 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t2933;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2934 = acc_56 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t2934;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2935 = acc_59 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t2935;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2936 = acc_60 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t2936;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2937 = acc_63 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t2937;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2938 = acc_64 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t2938;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t2939 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2939) {
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                }
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2940 = t721 & 3u;
                const u32 t2941 = t508 + 8192u;
                u32 t2942;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2942) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2943;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2943) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2944;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2944) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2945;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2945) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2946;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2946) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2947;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2947) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2948;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2948) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2949;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2949) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2950;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2950) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2951;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2951) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2952;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2952) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2953;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2953) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2954;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2954) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2955;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2955) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2956;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2956) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2957;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2957) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2958;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2958) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2959;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2959) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2960;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2960) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2961;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2961) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2962;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2962) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2963;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2963) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2964;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2964) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2965;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2965) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2966;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2966) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2967;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2967) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2968;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2968) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2969;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2969) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2970;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2970) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2971;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2971) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2972;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2972) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2973;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2973) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2974 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2975 = t510 + t2974;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2976 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2977 = t2975 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2978 = t2976 ^ t2977;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2979 = t2975 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2980 = t2978 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2981 = t2979 + t2980;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2982 = t508 + t2981;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2982), "r"(t2942), "r"(t2943), "r"(t2944), "r"(t2945) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2983 = t2981 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2984 = t508 + t2983;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2984), "r"(t2946), "r"(t2947), "r"(t2948), "r"(t2949) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2985 = t2981 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2986 = t508 + t2985;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2986), "r"(t2950), "r"(t2951), "r"(t2952), "r"(t2953) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2987 = t2981 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2988 = t508 + t2987;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2988), "r"(t2954), "r"(t2955), "r"(t2956), "r"(t2957) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2989 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2990 = t510 + t2989;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2991 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2992 = t2990 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2993 = t2991 ^ t2992;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2994 = t2990 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2995 = t2993 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2996 = t2994 + t2995;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2997 = t2941 + t2996;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2997), "r"(t2958), "r"(t2959), "r"(t2960), "r"(t2961) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2998 = t2996 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2999 = t2941 + t2998;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2999), "r"(t2962), "r"(t2963), "r"(t2964), "r"(t2965) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3000 = t2996 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3001 = t2941 + t3000;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3001), "r"(t2966), "r"(t2967), "r"(t2968), "r"(t2969) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3002 = t2996 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3003 = t2941 + t3002;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3003), "r"(t2970), "r"(t2971), "r"(t2972), "r"(t2973) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t3004 = t522 + t511;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t3004 + t510;
                const bool t3006 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t3006) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3007 = 1073741824u - t534;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3008 = t3007 + first_row;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3009 = t528 + t534;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3010 = t510 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3011 = t508 + t3010;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t3011), "l"(o), "r"(0u), "r"(index_4), "r"(t3008), "r"(t3009), "r"(1073741824u) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3012 = t508 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3013 = t510 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3014 = t3012 + t3013;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t3014), "l"(o), "r"(64u), "r"(index_4), "r"(t3008), "r"(t3009), "r"(1073741824u) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3015 = 0ull * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3016 = t3015 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3017 = lse + t3016;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3018 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3019 = t3018 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3020 = t3019 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3021 = t3017 + t3020;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3022 = (u64)t528;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3023 = t3022 * lse_stride2;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3024 = t3023 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3025 = t3021 + t3024;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3026 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3027 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t3028 = t3027 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t3028) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3029 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t3029;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < t534;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t3032 = (u64)row * t3026;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3033 = t3032 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3034 = t3025 + t3033;
#line 320 "fa-kernels/src/attention/softmax.rs"
                        f32 t3035;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3035) : "f"(row_sum));
#line 320 "fa-kernels/src/attention/softmax.rs"
                        f32 t3036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3036) : "f"(row_max), "f"(scale_log2), "f"(t3035));
#line 320 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t3036 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                        const bool t3038 = row_sum == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3039 = t3038 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3034), "f"(t3039) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3040 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3041 = first_row + t3040;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t3041 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < t534;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t3044 = (u64)row_2 * t3026;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3045 = t3044 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3046 = t3025 + t3045;
#line 320 "fa-kernels/src/attention/softmax.rs"
                        f32 t3047;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3047) : "f"(row_sum_2));
#line 320 "fa-kernels/src/attention/softmax.rs"
                        f32 t3048;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3048) : "f"(row_max_2), "f"(scale_log2), "f"(t3047));
#line 320 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t3048 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                        const bool t3050 = row_sum_2 == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3051 = t3050 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3046), "f"(t3051) : "memory");
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries_3 = t721 & 3u;
                const u32 t3053 = queries_3 + 8u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3054 = t3053 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3055 = t10 + t3054;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3056 = t721 >> 2u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3057 = t3056 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3055), "r"(t3057) : "memory");
                const u32 t3058 = queries_3 + 12u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3059 = t3058 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3060 = t10 + t3059;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3061 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3061) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3060) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3062 = end_16 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last_11 = passed_2 + t3062;
                #pragma unroll 1
                for (u32 i_18 = passed_2; i_18 < last_11; i_18 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3064 = i_18 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3065 = t3064 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3066 = t10 + t3065;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3067 = i_18 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3068 = t3067 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3066), "r"(t3068) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3069 = i_18 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3070 = t3069 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3071 = t3070 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3072 = t10 + t3071;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3073 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3073) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3072) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3074 = i_18 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3075 = t3074 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3076 = t3075 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3077 = t10 + t3076;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3078 = i_18 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3079 = t3078 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3077), "r"(t3079) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3080 = i_18 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3081 = t3080 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3082 = t3081 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3083 = t10 + t3082;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3084 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3084) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3083) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t3085 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t3085) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t3086 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t3087 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_7 = t3086 ? 0u : t3087;
                    const u32 t3089 = next_7 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t3089) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3090 = last_11 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3091 = t3090 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3092 = t10 + t3091;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3093 = last_11 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3094 = t3093 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3092), "r"(t3094) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3095 = last_11 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3096 = t3095 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3097 = t3096 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3098 = t10 + t3097;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3099 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3099) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3098) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3100 = last_11 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3101 = t3100 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3102 = t3101 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3103 = t10 + t3102;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3104 = last_11 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3105 = t3104 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3103), "r"(t3105) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3106 = last_11 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3107 = t3106 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3108 = t3107 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3109 = t10 + t3108;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3110 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3110) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3109) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3111 = passed_2 + end_16;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t3111;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3112 = count_2 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_2 = t3112;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3113 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t3113) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3114 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t3115;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t3115) : "r"(t3114) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3116;
            asm("mov.b32 %0, %1;" : "=r"(t3116) : "f"(t3115));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3117;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t3117) : "r"(t3116));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t3117;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t3119 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t3119) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t3120 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t3120) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
